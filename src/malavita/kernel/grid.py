"""A field of two indices at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


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
