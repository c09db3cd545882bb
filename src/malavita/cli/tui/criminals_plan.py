"""The measures of the table of Criminals, and the sign for what can be chosen on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .canvas import Canvas
from .look import BRASS, INK, ink
from .scene import Scene

TARGETS = 8
CODES = {"place": "place:{}:up", "move": "move:{}", "spy": "spy:target:{}"}  # what a target stands for, by question


@dataclass(frozen=True)
class Plan:
    """The measures of the sheet, from the room there is."""

    width: int
    plate: int  # width of a seat's plate
    column: int  # width of a target's column, the mark before it included
    row: int  # height of a seat's row
    top: int  # height of the targets
    seats: int

    @property
    def hideouts(self) -> int:
        """The row where the hideouts begin."""
        return self.top + self.seats * self.row

    @property
    def lines(self) -> int:
        """The height of a card: its row less the gap, if there is room for one."""
        return max(2, self.row - 1)

    @property
    def height(self) -> int:
        """The height of the whole sheet."""
        return self.hideouts + self.top

    def x(self, place: int) -> int:
        """Where a target's column begins."""
        return self.plate + place * self.column


def measure(width: int, height: int, seats: int) -> Plan:
    """The most generous measures that fit; the smallest where none do, and then the sheet must be scrolled."""
    plate = 14 if width < 96 else 18
    column = max(8, min(14, (width - plate) // TARGETS))
    for row, top in ((5, 3), (4, 3), (3, 3)):
        if seats * row + 2 * top <= height:
            return Plan(width, plate, column, row, top, seats)
    return Plan(width, plate, column, 2, 2, seats)


def draw_keys(
    canvas: Canvas, scene: Scene, at: tuple[int, int, int], meaning: Mapping[str, Any], pointed: bool
) -> None:
    """The keys that choose this: ▲ for face-up, ▼ for face-down, or the only one."""
    x, y, width = at
    canvas.put(x - 1, y, "▶", ink(BRASS, bold=True))
    up, down = (scene.offer.key_of({**meaning, "face": face}) for face in ("up", "down"))
    label = (f"▲{up} " if up else "") + (f"▼{down}" if down else "")
    label = (label.strip() or scene.offer.key_of(meaning)).upper()
    style = ink(INK if pointed else BRASS, BRASS if pointed else INK, bold=True)
    canvas.right(x + width, y, f"[{label}]"[:width], style)
