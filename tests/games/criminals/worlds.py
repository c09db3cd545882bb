"""All worlds a seat cannot tell apart, found the long way: deal every deal, play every hidden pick, keep what fits.

This knows nothing of blocks and stamps. It takes the opening position and what the seat was told (`Game.events`), deals
the hidden cards in every possible way, lets opponents take face-down whatever the rules allowed them, and drops a world
as soon as the seat would have seen something else. What is left is the set that section 4 speaks of; each world is one
deal with one list of hidden picks, so all are equally likely when choices say nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import malavita

Piles = dict[str, frozenset[str]]
World = tuple[Any, ...]
LETTERS = "ABCDEFGHI"


def world_of(game: malavita.Game) -> World:
    """The hidden part of a position: piles, face-down cards by token, the hand, the cards left out."""
    truth = game.truth()
    cards = [f"c{n:02}" for n in range(1, 33)]
    tokens = {truth["placed"][n]: card for n, card in enumerate(cards) if truth["placed"][n] and card not in truth["shown"]}
    piles = {LETTERS[n]: frozenset(pile) for n, pile in enumerate(truth["pile"])}
    return _world(piles, tokens, truth["hand"], frozenset(truth["left_out"]))


def _world(piles: Piles, tokens: dict[int, str], hand: str | None, left_out: frozenset[str]) -> World:
    return tuple(piles[letter] for letter in LETTERS), tuple(sorted(tokens.items())), hand, left_out


def sampled(game: malavita.Game, seat: int | None, times: int, first: int = 0) -> Counter[World]:
    """How often each world was drawn."""
    return Counter(world_of(game.resample(seat, seed=first + n)) for n in range(times))


def worlds(start: malavita.Game, now: malavita.Game, seat: int | None) -> set[World]:
    """Every world that fits what this seat (None: the public) was told between two moments of one game.

    At the start all cards on the table must lie face-up, and nobody may have looked anywhere.
    """
    return set(_Search(start, now, seat).run())


class _Search:
    def __init__(self, start: malavita.Game, now: malavita.Game, seat: int | None) -> None:
        self.seat = seat
        self.kinds = {card: entry["special"] for card, entry in start.catalogue["cards"].items()}
        truth = start.truth()
        self.sizes = {LETTERS[n]: len(pile) for n, pile in enumerate(truth["pile"])}
        self.hidden = sorted(card for pile in [*truth["pile"], truth["left_out"]] for card in pile)
        self.rows: dict[int, dict[int, int]] = {
            owner: {target: len(stack) for target, stack in zip(view_targets(start), row, strict=True) if stack}
            for owner, row in enumerate(start.view()["rows"])
        }
        self.events = now.events(seat)
        self.view = now.view(seat)

    def run(self) -> Iterator[World]:
        for piles, left_out in self.deals(LETTERS, self.hidden):
            for end, tokens, hand in self.play(piles, {}, {}, 0, {s: dict(r) for s, r in self.rows.items()}):
                yield _world(end, tokens, hand, left_out)

    def deals(self, letters: str, cards: list[str]) -> Iterator[tuple[Piles, frozenset[str]]]:
        """Every way to deal these cards to these hideouts."""
        if not letters:
            yield {}, frozenset(cards)
            return
        for pile in combinations(cards, self.sizes[letters[0]]):
            rest = [card for card in cards if card not in pile]
            for piles, left_out in self.deals(letters[1:], rest):
                yield {letters[0]: frozenset(pile), **piles}, left_out

    def play(
        self, piles: Piles, tokens: dict[int, str], places: dict[int, tuple[int, int]], at: int, rows: Any
    ) -> Iterator[tuple[Piles, dict[int, str], str | None]]:
        """Play the story from event number `at` on, with every hidden pick."""
        while at < len(self.events):
            event = self.events[at]
            at += 1
            if event["kind"] == "placed":
                for card in self.picks(event, piles, rows):
                    yield from self.placed(event, card, piles, tokens, places, at, rows)
                return
            if not self.fits(event, piles, tokens, places, rows):
                return
        yield from self.ending(piles, tokens, rows)

    def placed(
        self, event: Any, card: str, piles: Piles, tokens: dict[int, str], places: Any, at: int, rows: Any
    ) -> Iterator[Any]:
        """Go on after one card has been placed."""
        after = {**piles, event["hideout"]: piles[event["hideout"]] - {card}}
        owner, target = event["seat"], event["target"]
        rows = {s: dict(r) for s, r in rows.items()}
        rows[owner][target] = rows[owner].get(target, 0) + 1
        if event["face"] == "down":
            tokens = {**tokens, event["token"]: card}
            places = {**places, event["token"]: (owner, target)}
        yield from self.play(after, tokens, places, at, rows)

    def picks(self, event: Any, piles: Piles, rows: Any) -> list[str]:
        """Which cards can this have been?"""
        able = self.choosable(event["seat"], piles[event["hideout"]], self.before(event, rows))
        if event["face"] == "down":
            able = [card for card in able if self.kinds[card] != "boss"]
        return able if event["card"] is None else [card for card in able if card == event["card"]]

    def before(self, event: Any, rows: Any) -> Any:
        """The rows as they were when the card was chosen: a Killer or Swap told of the old stack first."""
        return self.rows_at_look if self.rows_at_look is not None else rows

    rows_at_look: Any = None

    def choosable(self, seat: int, pile: frozenset[str], rows: Any) -> list[str]:
        """R18 and R19."""
        able = [card for card in pile if self.kinds[card] != "boss" or len(pile) == 1]
        if len(rows[seat]) == 8:
            able = [card for card in able if self.kinds[card] in ("accomplice", "killer")]
        return able

    def fits(self, event: Any, piles: Piles, tokens: dict[int, str], places: Any, rows: Any) -> bool:
        """Whether this seat would have been told just this in this world."""
        kind, mine = event["kind"], event.get("seat") == self.seat
        if kind == "looked":
            self.rows_at_look = {s: dict(r) for s, r in rows.items()}
            return not mine or set(event["cards"]) == piles[event["hideout"]]
        if kind == "hired-nobody":
            return not self.choosable(event["seat"], piles[event["hideout"]], rows)
        if kind == "spied-hideout":
            return not mine or set(event["cards"]) == piles[event["hideout"]]
        if kind == "spied-target":
            there = {tokens[token] for token, (_, target) in places.items() if target == event["target"]}
            return not mine or set(event["cards"]) == there
        if kind == "killed":
            del rows[event["victim"]][event["target"]]
            for token, place in list(places.items()):
                if place == (event["victim"], event["target"]):
                    del places[token]
        if kind == "moved":
            rows[event["seat"]][event["to"]] = rows[event["seat"]].pop(event["target"])
            for token, place in list(places.items()):
                if place == (event["seat"], event["target"]):
                    places[token] = (event["seat"], event["to"])
        return True

    def ending(self, piles: Piles, tokens: dict[int, str], rows: Any) -> Iterator[Any]:
        """A turn that is not over: a pile being looked at, or a card in somebody's hand."""
        view = self.view
        if view["phase"] in ("recruiting", "over"):
            yield piles, tokens, None
            return
        able = self.choosable(view["turn"], piles[view["at"]], rows)
        if view["phase"] == "choosing":
            if able:
                yield piles, tokens, None
            return
        for card in able:
            if view["turn"] != self.seat or card == view["hand"]["card"]:
                yield {**piles, view["at"]: piles[view["at"]] - {card}}, tokens, card


def view_targets(game: malavita.Game) -> list[int]:
    """The printed values of the targets, in order."""
    return list(game.view()["targets"])


def chi_square(counts: Counter[World], expected: set[World]) -> float:
    """How far the counts are from equal."""
    each = sum(counts.values()) / len(expected)
    return sum((counts[world] - each) ** 2 for world in expected) / each


def assert_uniform(counts: Counter[World], expected: set[World]) -> None:
    """Every expected world was drawn, no other, and about equally often (a bound no fair sampler breaks in practice)."""
    assert set(counts) <= expected, f"{len(set(counts) - expected)} worlds that cannot be"
    assert set(counts) == expected, f"{len(expected - set(counts))} of {len(expected)} worlds never drawn"
    free = len(expected) - 1
    assert chi_square(counts, expected) <= free + 5 * (2 * free) ** 0.5 + 10
