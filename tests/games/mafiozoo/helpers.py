"""Laying out tables for rulings: short words in, games out.

Seats are 0 to 3; gems are given as `{photo: (gems of seat 0, of seat 1, ...)}` with the printed numbers of the photos.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import malavita

FAVORS = ("booze", "permit", "jewelry", "weapons", "godfather")
ALL_GOLDEN = [1, 2, 3, 4, 6, 8]


def new(players: int = 3, seed: int = 1, **more: Any) -> malavita.Game:
    """A fresh game on the interpreted engine."""
    return malavita.new("mafiozoo", players, seed=seed, engine="python", **more)


def lay(
    players: int = 3,
    gems: Mapping[int, Sequence[int]] | None = None,
    favors: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    goons: Mapping[int, str] | None = None,
    golden: Sequence[int] = (),
    visited: int | None = None,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> malavita.Game:
    """A table where seat 0 is first; hands and favors are written as words, goons as codes of locations."""
    laid: dict[str, Any] = {"players": players, "first": 0, "round_now": 2, "golden": list(golden), **fields}
    photos = gems or {}
    laid["gems"] = [[gem_of(photos.get(n + 1, ()), seat) for n in range(12)] for seat in range(4)]
    laid["visited"] = visited or 4
    if favors is not None:
        laid["favors"] = [[favors.get(seat, "").split().count(name) for name in FAVORS] for seat in range(4)]
    laid["hand"] = [cards((hands or {}).get(seat, "")) for seat in range(4)]
    used: set[str] = set()
    for hand in laid["hand"]:  # two hands with the same type hold different copies
        for n, card in enumerate(hand):
            while hand[n] in used:
                hand[n] = hand[n][:-1] + chr(ord(hand[n][-1]) + 1)
            used.add(hand[n])
    if goons is not None:
        laid["goons"] = [goons.get(seat, "").split() for seat in range(4)]
    return malavita.position("mafiozoo", laid, engine="python", options=options or {})


def gem_of(row: Sequence[int], seat: int) -> int:
    """The gems of a seat in a short row."""
    return row[seat] if seat < len(row) else 0


def cards(types: str) -> list[str]:
    """Types of cards as cards."""
    return [f"{kind}a" for kind in types.split()]


def bribing(cards_of_0: str = "12 1 2", **table: Any) -> malavita.Game:
    """A table in the Bribery phase where seat 0 is on turn with these cards, and the others have some as well."""
    players = table.get("players", 3)
    rest = {1: "3 5", 2: "6 8", 3: "9 10"}
    hands = {0: cards_of_0} | {seat: rest[seat] for seat in range(1, players)}
    return lay(hands=hands, stage="bribery", **table)


def evaluated(person: int, **table: Any) -> malavita.Game:
    """A table where this character is just being evaluated."""
    return lay(stage="evaluating", person=person, **table)


def play(game: malavita.Game, *answers: str) -> malavita.Game:
    """Give these answers for whoever is asked."""
    for answer in answers:
        game.play(game.to_act[0], answer)
    return game


def choices(game: malavita.Game, seat: int | None = None) -> set[str]:
    """The codes that a seat, by default the one that is asked, may answer now."""
    question = game.question(game.to_act[0] if seat is None else seat)
    return set() if question is None else {answer.code for answer in question.answers}


def kind(game: malavita.Game, seat: int | None = None) -> str | None:
    """What kind of question is asked now."""
    question = game.question(game.to_act[0] if seat is None else seat)
    return question and question.kind


def on(game: malavita.Game, photo: int) -> list[int]:
    """The gems on a photo, by color."""
    gems: list[int] = game.view()["photos"][photo - 1]["gems"]
    return gems


def favors(game: malavita.Game, seat: int) -> list[str]:
    """The favors of a seat."""
    held = game.view()["favors"][seat]
    return [name for name in FAVORS for _ in range(held[name])]


def told(game: malavita.Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind, as a seat was told them."""
    return [event for event in game.events(seat) if event["kind"] == kind]


def finish(game: malavita.Game, seed: int = 0) -> malavita.Game:
    """Play on at random to the end."""
    import random

    dice = random.Random(seed)
    while not game.over:
        question = game.question(game.to_act[0])
        assert question is not None
        game.play(question.seat, dice.choice(question.answers))
    return game
