"""Who is told of an answer: whoever may see that something changed, and nobody else.

A seat's unfinished conversation is its secret. An answer that tells no event and changes nothing in sight is told to
the seat that gave it, and to a seat that is now asked something else; for all others nothing has happened.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, cast

from ...kernel.game import Game


def everyone(players: int) -> int:
    """The set of all viewers: every seat, and the public as the last."""
    return (1 << (players + 1)) - 1


def told_by(before: Game, after: Game, actor: int) -> int:
    """The set of viewers that are told when one position follows another."""
    if after.event_count != before.event_count or before.seen() != after.seen():
        return everyone(after.players)
    told = 1 << actor
    for seat in range(after.players):
        if seat != actor and before.asked_of(seat) != after.asked_of(seat):
            told |= 1 << seat
    return told


def moments(game: Game) -> Iterator[tuple[int | None, int, Game]]:
    """The opening and every position after it, on one board: who answered, the set of viewers told, the position."""
    past = game.beginning()
    yield None, everyone(game.players), past
    for seat, given in game.answers_given:
        before = past.copy()
        past.again(seat, given)
        yield seat, told_by(before, past, seat), past


def reseated(told: int, before: int, players: int) -> int:
    """A set of viewers after the number of seats was changed: whoever sits in a new one was the public until then."""
    had = everyone(players) if told >> before & 1 else 0
    kept = (1 << min(before, players)) - 1
    return told & kept | had & ~kept


class Marks:
    """For every entry of a log: who was told, and how many events and news there were afterwards."""

    def __init__(self, players: int) -> None:
        self.versions = [0] * (players + 1)
        self._told = array("B")
        self._events = array("I")
        self._news = array("I")
        self._latest = [(0, 0)] * (players + 1)  # what `since` tells of each viewer's version, and of the one before
        self._before = [(0, 0)] * (players + 1)

    def seat(self, players: int) -> None:
        """Another number of seats, before the game began: a seat that is new has been told what the public was."""
        public = len(self.versions) - 1
        for kept in (self.versions, self._latest, self._before):
            _seat(cast(list[Any], kept), players)
        self._told = array("B", [reseated(told, public, players) for told in self._told])

    def add(self, told: int, events: int, news: int) -> None:
        """One more entry."""
        self._told.append(told)
        self._events.append(events)
        self._news.append(news)
        for viewer, (had, heard) in enumerate(self._latest):
            if told >> viewer & 1:
                self.versions[viewer] += 1
                self._before[viewer] = (min(had, events), heard)
                self._latest[viewer] = (events, news)
            elif events < had:  # taken back, and this viewer had heard of it
                self._latest[viewer] = (events, heard)
                self._before[viewer] = (min(events, self._before[viewer][0]), self._before[viewer][1])

    def __len__(self) -> int:
        return len(self._told)

    def rows(self) -> list[tuple[int, int, int]]:
        """All that was added."""
        return list(zip(self._told, self._events, self._news, strict=True))

    def version_at(self, viewer: int, entry: int) -> int:
        """A viewer's version just after an entry, counted from 0."""
        if entry + 1 == len(self):
            return self.versions[viewer]
        return self.versions[viewer] - sum(told >> viewer & 1 for told in self._told[entry + 1 :])

    def since(self, viewer: int, version: int) -> tuple[int, int]:
        """How many events a viewer of that version still has right, and how many news it has heard."""
        if version == self.versions[viewer] - 1:
            return self._before[viewer]
        entry = self._entry_of(viewer, version)
        if entry < 0:
            return 0, 0
        return min(self._events[entry:]), self._news[entry]

    def _entry_of(self, viewer: int, version: int) -> int:
        """The entry that brought a viewer to a version; looked for from the end, where it mostly is."""
        if version <= 0:
            return -1
        seen = self.versions[viewer]
        for entry in range(len(self._told) - 1, -1, -1):
            if self._told[entry] >> viewer & 1:
                if seen == version:
                    return entry
                seen -= 1
        return -1


def _seat(kept: list[Any], players: int) -> None:
    """What is kept for each viewer, the public last, after the number of seats was changed."""
    public = kept.pop()
    kept[:] = [*kept[:players], *[public] * (players - len(kept)), public]
