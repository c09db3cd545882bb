"""A sheet of coloured characters to draw on, which remembers what lies where for the mouse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


@dataclass(frozen=True)
class Spot:
    """Something on the sheet: what it means as arguments of an answer, the answer it stands for, and its name.

    `code` serves only to be refused with a reason, when no answer has this meaning.
    """

    meaning: Mapping[str, Any] = field(default_factory=dict)
    code: str = ""
    about: str = ""


class Canvas:
    """Rows of characters, each with a style; and spots, the last drawn on top."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self.ground = ground
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[ground] * width for _ in range(height)]
        self._spots: list[tuple[int, int, int, int, Spot]] = []

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write text over what is there; returns the column after it. What falls off the sheet is lost."""
        if 0 <= y < self.height:
            for column, char in enumerate(text, x):
                if 0 <= column < self.width:
                    self._chars[y][column] = char
                    self._styles[y][column] += style
        return x + len(text)

    def right(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text that ends just before column x."""
        self.put(x - len(text), y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        """Paint a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, char * width, style)

    def spot(self, x: int, y: int, width: int, height: int, spot: Spot) -> None:
        """Say what lies in a rectangle."""
        self._spots.append((x, y, width, height, spot))

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What lies under a character."""
        for left, top, width, height, spot in reversed(self._spots):
            if left <= x < left + width and top <= y < top + height:
                return spot
        return None

    @property
    def spots(self) -> list[Spot]:
        """Everything that was named."""
        return [spot for *_, spot in self._spots]

    def where(self, **meaning: Any) -> tuple[int, int] | None:
        """The first character of the topmost thing with this meaning."""
        for left, top, _, _, spot in reversed(self._spots):
            if spot.meaning and all(spot.meaning.get(key) == value for key, value in meaning.items()):
                return left, top
        return None

    def strip(self, y: int) -> Strip:
        """One row for the screen."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        start = 0
        styles, chars = self._styles[y], self._chars[y]
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] != styles[start]:
                segments.append(Segment("".join(chars[start:column]), styles[start]))
                start = column
        return Strip(segments, self.width)

    @property
    def text(self) -> str:
        """The characters alone."""
        return "\n".join("".join(row).rstrip() for row in self._chars)
