"""All that was told in a game, one event after the other, and who may know what of each."""

from __future__ import annotations

import struct
from array import array

from .events import EVERYONE, ROOM, WIDTH, new_log
from .record import Array

SPARE: list[Array] = []  # logs that nobody writes on
EVENT = struct.Struct(f"={WIDTH}q")  # quicker than a slice of an array


def blank_log() -> Array:
    """An empty log: one that has been used, if there is one, since they are large."""
    try:
        log = SPARE.pop()
    except IndexError:
        return new_log()
    log[0] = 0
    return log


def lay_aside(log: Array) -> None:
    """All was taken out of a log: another answer may be written on it."""
    SPARE.append(log)


class Told:
    """One event as it was told: its code, who knows its secrets, and its arguments."""

    __slots__ = ("args", "code", "knows")

    def __init__(self, code: int, knows: int, args: tuple[int, ...]) -> None:
        self.code, self.knows, self.args = code, knows, args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and (self.code, self.knows, self.args) == (other.code, other.knows, other.args)

    __hash__ = None  # type: ignore[assignment]


class Chronicle:
    """All that was told so far, in order; kept as numbers, since a long game has hundreds of events.

    A copy shares the numbers until the two go on otherwise: only the first one to go on may write behind them.
    """

    __slots__ = ("_rows", "size")

    def __init__(self) -> None:
        self._rows, self.size = array("q"), 0

    def add(self, log: Array) -> None:
        """Take the events out of a log."""
        size = int(log[0])
        if size > ROOM:
            raise OverflowError(f"{size} events in one answer, room for {ROOM}")
        if len(self._rows) != self.size * WIDTH:  # another has gone on from here, or these were taken back
            self._rows = self._rows[: self.size * WIDTH]
        self._rows.frombytes(log[1 : 1 + size * WIDTH].tobytes())
        self.size += size

    def cut(self, size: int) -> None:
        """Forget all but the first."""
        self.size = size

    def copy(self) -> Chronicle:
        """The same events, to go on otherwise."""
        other = Chronicle()
        other._rows, other.size = self._rows, self.size
        return other

    def at(self, number: int) -> Told:
        """One event by its number."""
        numbers = EVENT.unpack_from(self._rows, number * EVENT.size)
        return Told(numbers[0], numbers[1], numbers[2:])


def knows_secrets(told: Told, seat: int | None) -> bool:
    """Tell whether a viewer (None: the public) is told the secret arguments too."""
    return told.knows == EVERYONE or (seat is not None and told.knows >> seat & 1 == 1)
