"""All worlds a seat cannot tell apart, found the long way: deal every deal, play every hidden pick, keep what fits.

This knows nothing of blocks and stamps. It takes the opening position and what the seat was told (`Game.events`), deals
the hidden cards in every possible way, lets opponents take face-down whatever the rules allowed them, and drops a world
as soon as the seat would have seen something else. What is left is the set that section 4 speaks of; each world is one
deal with one list of hidden picks, so all are equally likely when choices say nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import malavita

from .helpers import CARDS

World = tuple[Any, ...]
Event = dict[str, Any]
LETTERS = "ABCDEFGHI"


def world_of(game: malavita.Game) -> World:
    """The hidden part of a position: piles, face-down cards by token, the hand, the cards left out."""
    truth = game.truth()
    placed = {number: card for number, card in zip(truth["placed"], CARDS, strict=True) if number}
    tokens = {number: card for number, card in placed.items() if card not in truth["shown"]}
    piles = {letter: set(pile) for letter, pile in zip(LETTERS, truth["pile"], strict=True)}
    return frozen(piles, tokens, truth["hand"], truth["left_out"])


def frozen(piles: dict[str, set[str]], tokens: dict[int, str], hand: str | None, left_out: Any) -> World:
    """A world as one value."""
    return tuple(frozenset(piles[x]) for x in LETTERS), frozenset(tokens.items()), hand, frozenset(left_out)


def sampled(game: malavita.Game, seat: int | None, times: int) -> Counter[World]:
    """How often each world was drawn."""
    return Counter(world_of(game.resample(seat, seed=n)) for n in range(times))


def worlds(start: malavita.Game, now: malavita.Game, seat: int | None) -> set[World]:
    """Every world that fits what this seat (None: the public) was told between two moments of one game.

    At the start all cards on the table must lie face-up, and nobody may have looked anywhere.
    """
    kinds = {card: entry["special"] for card, entry in start.catalogue["cards"].items()}
    truth = start.truth()
    hidden = sorted(card for pile in [*truth["pile"], truth["left_out"]] for card in pile)
    events, view, rows = now.events(seat), now.view(seat), occupied(start)
    found = []
    for piles, left_out in deals([len(pile) for pile in truth["pile"]], hidden):
        tale = Tale(kinds, seat, view, dict(zip(LETTERS, piles, strict=True)), rows).copy()
        found += [frozen(end.piles, end.tokens, end.hand, left_out) for end in tale.told(events)]
    assert len(found) == len(set(found)), "a world is one deal with one list of picks"
    return set(found)


def occupied(game: malavita.Game) -> dict[int, set[int]]:
    """The targets where each seat has henchmen."""
    view = game.view()
    pairs = [zip(view["targets"], row, strict=True) for row in view["rows"]]
    return {seat: {target for target, stack in row if stack} for seat, row in enumerate(pairs)}


def deals(sizes: list[int], cards: list[str]) -> Iterator[tuple[list[set[str]], list[str]]]:
    """Every way to deal cards into piles of these sizes, with what is left out."""
    if not sizes:
        yield [], cards
        return
    for pile in combinations(cards, sizes[0]):
        for piles, left_out in deals(sizes[1:], [card for card in cards if card not in pile]):
            yield [set(pile), *piles], left_out


@dataclass
class Tale:
    """One world as it unfolds."""

    kinds: dict[str, str]
    seat: int | None
    view: dict[str, Any]
    piles: dict[str, set[str]]
    rows: dict[int, set[int]]
    tokens: dict[int, str] = field(default_factory=dict)
    places: dict[int, tuple[int, int]] = field(default_factory=dict)
    able: set[str] = field(default_factory=set)  # what the last buyer could choose
    hand: str | None = None

    def told(self, events: list[Event]) -> Iterator[Tale]:
        """All ways in which this world can have led to these events."""
        for n, event in enumerate(events):
            if event["kind"] == "placed":
                for card in self.picks(event):
                    branch = self.copy()
                    branch.place(event, card)
                    yield from branch.told(events[n + 1 :])
                return
            if not self.fits(event):
                return
        yield from self.unfinished()

    def copy(self) -> Tale:
        piles = {hideout: set(pile) for hideout, pile in self.piles.items()}
        rows = {seat: set(targets) for seat, targets in self.rows.items()}
        return Tale(self.kinds, self.seat, self.view, piles, rows, dict(self.tokens), dict(self.places))

    def choosable(self, seat: int, pile: set[str]) -> set[str]:
        """R18 and R19."""
        able = {card for card in pile if self.kinds[card] != "boss" or len(pile) == 1}
        if len(self.rows[seat]) == 8:
            able = {card for card in able if self.kinds[card] in ("accomplice", "killer")}
        return able

    def picks(self, event: Event) -> list[str]:
        """Which cards can this have been?"""
        hidden = event["face"] == "down"
        able = [card for card in self.able if not (hidden and self.kinds[card] == "boss")]
        return able if event["card"] is None else [card for card in able if card == event["card"]]

    def place(self, event: Event, card: str) -> None:
        self.piles[event["hideout"]].discard(card)
        self.rows[event["seat"]].add(event["target"])
        if event["face"] == "down":
            self.tokens[event["token"]] = card
            self.places[event["token"]] = (event["seat"], event["target"])

    def fits(self, event: Event) -> bool:
        """Whether the seat would have been told just this, here; things that move are moved."""
        kind, seen = event["kind"], event.get("cards")
        if kind in ("looked", "hired-nobody"):
            self.able = self.choosable(event["seat"], self.piles[event["hideout"]])
        if kind == "hired-nobody":
            return not self.able
        if kind in ("looked", "spied-hideout"):
            return seen is None or set(seen) == self.piles[event["hideout"]]
        if kind == "spied-target":
            there = {self.tokens[token] for token, (_, target) in self.places.items() if target == event["target"]}
            return event["count"] == len(there) and (seen is None or set(seen) == there)
        if kind == "killed":
            self.rows[event["victim"]].discard(event["target"])
            self.moved((event["victim"], event["target"]), (-1, -1))
        if kind == "moved":
            self.rows[event["seat"]] ^= {event["target"], event["to"]}
            self.moved((event["seat"], event["target"]), (event["seat"], event["to"]))
        return True

    def moved(self, origin: tuple[int, int], goal: tuple[int, int]) -> None:
        self.places = {token: goal if place == origin else place for token, place in self.places.items()}

    def unfinished(self) -> Iterator[Tale]:
        """A turn that is not over: a pile being looked at, or a card in somebody's hand."""
        phase = self.view["phase"]
        if phase in ("recruiting", "over") or (phase == "choosing" and self.able):
            yield self
        if phase != "placing":
            return
        for card in self.able:
            if self.view["turn"] != self.seat or card == self.view["hand"]["card"]:
                branch = self.copy()
                branch.hand = card
                branch.piles[self.view["at"]].discard(card)
                yield branch


def chi_square(counts: Counter[World], expected: set[World]) -> float:
    """How far the counts are from equal."""
    each = sum(counts.values()) / len(expected)
    return sum((counts[world] - each) ** 2 for world in expected) / each


def assert_uniform(counts: Counter[World], expected: set[World]) -> None:
    """Every expected world was drawn, no other, and all about equally often: five sigma and a little."""
    assert set(counts) <= expected, f"{len(set(counts) - expected)} worlds drawn that cannot be"
    assert set(counts) == expected, f"{len(expected - set(counts))} of {len(expected)} worlds never drawn"
    free = len(expected) - 1
    assert chi_square(counts, expected) <= free + 5 * (2 * free) ** 0.5 + 10
