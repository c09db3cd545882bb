"""What happened, as numbers with an audience; words are made later, per reader and language.

A log is one row of whole numbers: how many events were told, then the events themselves. Rules are given `None` in
its place when nobody listens, and telling is then compiled away.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from .record import Array
from .rule import rule

EVERYONE = -1  # every seat, and the public
ARGS = 7
WIDTH = 2 + ARGS  # code, who is told the secret arguments, then the arguments
ROOM = 320

Log = Any  # a log array, or None


@rule
def tell(
    log: Log, code: int, knows: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Tell everyone an event, its secret arguments only to the seats in `knows`: silence would tell something too."""
    if log is not None:
        at = 1 + log[0] * WIDTH
        log[0] += 1
        if at + WIDTH <= len(log):
            log[at] = code
            log[at + 1] = knows
            log[at + 2] = a
            log[at + 3] = b
            log[at + 4] = c
            log[at + 5] = d
            log[at + 6] = e
            log[at + 7] = f
            log[at + 8] = g


def new_log() -> Array:
    """An empty log with room for all that one answer can set off."""
    log = np.empty(1 + ROOM * WIDTH, np.int64)  # only what was told is ever read
    log[0] = 0
    return log


@dataclass(frozen=True)
class EventKind:
    """The shape of one kind of event: argument names, what they are, and which of them are secret."""

    name: str
    args: tuple[tuple[str, str], ...]  # (name, what it is); a trailing "!" marks a secret argument


class Told(NamedTuple):
    """One event as it was told."""

    code: int
    knows: int
    args: tuple[int, ...]


class Chronicle:
    """All that was told so far, in order; kept as numbers, since a long game has hundreds of events."""

    __slots__ = ("_rows", "size")

    def __init__(self) -> None:
        self._rows, self.size = array("q"), 0

    def add(self, log: Array) -> None:
        """Take the events out of a log."""
        size = int(log[0])
        if size > ROOM:
            raise OverflowError(f"{size} events in one answer, room for {ROOM}")
        self._rows.frombytes(log[1 : 1 + size * WIDTH].tobytes())
        self.size += size

    def cut(self, size: int) -> None:
        """Forget all but the first."""
        del self._rows[size * WIDTH :]
        self.size = size

    def copy(self) -> Chronicle:
        """The same events, to go on otherwise."""
        other = Chronicle()
        other._rows, other.size = self._rows[:], self.size
        return other

    def at(self, number: int) -> Told:
        """One event by its number."""
        code, knows, *args = self._rows[number * WIDTH : (number + 1) * WIDTH]
        return Told(code, knows, tuple(args))


def knows_secrets(told: Told, seat: int | None) -> bool:
    """Tell whether a viewer (None: the public) is told the secret arguments too."""
    return told.knows == EVERYONE or (seat is not None and told.knows >> seat & 1 == 1)
