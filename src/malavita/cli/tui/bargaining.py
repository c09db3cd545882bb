"""Deals between people and bots: which bots have an offer to answer, what they say, and who keeps promises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...kernel.errors import IllegalAnswer
from .table import Table

Deal = Mapping[str, Any]
SAYINGS = ("accept", "decline", "wait")


def bots_asked(table: Table) -> Iterator[tuple[int, Deal]]:
    """Every bot that has not answered an offer yet, but for the offer that the game itself asks about."""
    deals = table.game.deals()
    asked = table.game.view(None)["replying"] if deals else None
    for deal in deals:
        if deal["life"] == "offered" and deal["deal"] != asked:
            yield from ((seat, deal) for seat in deal["parties"] if is_open(table, seat, deal))


def is_open(table: Table, seat: int, deal: Deal) -> bool:
    """Tell whether a seat is a bot that has not agreed."""
    return seat not in deal["agreed"] and not table.is_human(seat)


def verdict(table: Table, seat: int, deal: Deal) -> str:
    """What a bot says to an offer; one that does not bargain declines."""
    consider = getattr(table.player, "consider", None)
    said = consider(table.game.view(seat), seat, deal) if consider else "decline"
    return said if said in SAYINGS else "wait"


def speak(table: Table, seat: int, deal: Deal) -> bool:
    """Let a bot answer an offer, and decline what cannot be sealed; tells whether it said anything."""
    said = verdict(table, seat, deal)
    if said == "accept":
        try:
            table.game.accept(seat, deal["deal"])
        except IllegalAnswer:
            said = "decline"
    if said == "decline":
        table.game.decline(seat, deal["deal"])
    return said != "wait"


def let_bots_speak(table: Table) -> None:
    """Let every bot answer every offer that waits for it, at once."""
    waited: set[tuple[int, int]] = set()
    while (one := next_speaker(table, waited)) is not None:
        seat, deal = one
        if not speak(table, seat, deal):
            waited.add((seat, deal["deal"]))


def next_speaker(table: Table, waited: set[tuple[int, int]]) -> tuple[int, Deal] | None:
    """The next bot with an offer to answer, but for those that wait."""
    if table.game.over:
        return None
    found = ((seat, deal) for seat, deal in bots_asked(table) if (seat, deal["deal"]) not in waited)
    return next(found, None)


def ledger(table: Table) -> list[tuple[int, int]]:
    """How many promises each seat has kept and broken."""
    found = [[0, 0] for _ in range(table.game.players)]
    for event in table.game.events(None):
        if event["kind"] == "term-ended" and event["fate"] in ("kept", "broken"):
            found[event["seat"]][event["fate"] == "broken"] += 1
    return [(kept, broken) for kept, broken in found]


def latest(table: Table, count: int) -> list[str]:
    """The last sentences about deals."""
    kinds = ("deal-offered", "deal-answered", "deal-sealed", "deal-paid", "term-ended", "deal-ended", "told")
    events = [event for event in table.game.events(table.viewer) if event["kind"] in kinds]
    return [table.game.say(event, table.language, table.names) for event in events[-count:]]
