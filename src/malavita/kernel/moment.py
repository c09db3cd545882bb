"""The values of a record at one moment, read out of its bytes."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

DATA = ""  # under this name, which no field has, the bytes themselves are kept


class Stretch(NamedTuple):
    """Some fields of a record that lie side by side."""

    start: int
    end: int
    layout: struct.Struct  # its bytes for Python, which reads all their numbers at once
    names: list[str]
    parts: list[int | slice]  # of each field by its name: one of the numbers, or a row of them
    grids: list[tuple[str, int]]  # fields of two indices, and how many numbers a row of them has


def read_out(values: dict[str, Any], stretches: list[Stretch], data: bytes, before: dict[str, Any]) -> None:
    """Put the values of a moment into a dict; what has the same bytes as before is taken from there."""
    values.update(before)
    old: bytes = before.get(DATA, b"")
    for start, end, layout, names, parts, grids in stretches:
        if data[start:end] != old[start:end]:
            numbers = layout.unpack_from(data, start)
            for n, name in enumerate(names):  # a strict `zip` takes longer than all the rest
                values[name] = numbers[parts[n]]
            for name, width in grids:
                values[name] = Grid(values[name], width)
    values[DATA] = data


class Grid:
    """A frozen field of two indices."""

    __slots__ = ("_cells", "_width")

    def __init__(self, cells: tuple[int, ...], width: int) -> None:
        self._cells, self._width = cells, width

    def __getitem__(self, index: int | tuple[int, int]) -> Any:
        if isinstance(index, tuple):
            return self._cells[index[0] * self._width + index[1]]
        return list(self._cells[index * self._width : (index + 1) * self._width])

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self._cells == other._cells

    __hash__ = None  # type: ignore[assignment]
