"""The measures of the table of Mafiozoo, its marks, and what a click on each thing would answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .canvas import Spot
from .look import BLOOD, INK, PAPER, fit
from .scene import Scene

CELLS = {
    6: (0, 1), 7: (0, 3), 5: (1, 0), 1: (1, 2), 8: (1, 4), 4: (2, 1), 2: (2, 3), 12: (3, 0), 3: (3, 2), 9: (3, 4),
    11: (4, 1), 10: (4, 3),
}  # fmt: skip
FAVORS = {
    "booze": ("B", "#e8b98a", INK), "permit": ("P", "#b9d4b4", INK), "jewelry": ("J", "#c9bfe8", INK),
    "weapons": ("W", "#c4c8cc", INK), "godfather": ("G", BLOOD, PAPER), "?": ("?", INK, PAPER),
}  # fmt: skip
TOKEN, GEM, CARD, INFORMANT, GODFATHER = "⬢", "◇", "▮", "◉", "♚"
GIVES = {
    1: "B", 2: "P", 3: "J", 4: "W", 5: "G", 6: TOKEN + GEM, 7: "5Z", 8: GEM * 2, 9: "G", 10: TOKEN * 2, 11: CARD,
    12: INFORMANT + TOKEN,
}  # fmt: skip
SIZES = ((29, 4, 2, 3, 1, 3), (20, 3, 1, 2, 1, 2), (0, 3, 0, 2, 0, 2))  # from this height on: the lines of everything
STACKED = 78  # under this width the city lies below the blotter


@dataclass(frozen=True)
class Plan:
    """The measures of the sheet, from the room there is."""

    width: int
    room: int
    photo: int  # width of a photo
    column: int  # from one column of photos to the next
    lines: int  # height of a photo
    gap: int  # rows for the strings
    plot: int  # height of a location
    road: int  # rows between locations
    plate: int  # height of a seat's plate, the gap included
    plates: int  # how many there are

    @property
    def blotter(self) -> tuple[int, int]:
        """Width and height of the blotter."""
        return 4 * self.column + self.photo, 5 * self.lines + 4 * self.gap

    @property
    def city(self) -> tuple[int, int, int]:
        """Where the city begins, and how wide it may be."""
        wide, high = self.blotter
        return (0, high + 2, self.width) if self.width < STACKED else (wide + 1, 1 + self.avenue, self.width - wide - 1)

    @property
    def avenue(self) -> int:
        """One row for the avenue over the city, where there is room to spare."""
        return int(1 + 4 * self.plot + 3 * self.road + self.plate * self.plates < self.room and self.width >= STACKED)

    @property
    def cell(self) -> int:
        """From one location to the next."""
        return min(17, (self.city[2] - 1) // 4)

    @property
    def seats(self) -> int:
        """The row where the plates begin."""
        return self.city[1] + 4 * self.plot + 3 * self.road

    @property
    def height(self) -> int:
        """The height of the whole sheet."""
        return max(1 + self.blotter[1], self.seats + self.plate * self.plates)

    def corner(self, number: int) -> tuple[int, int]:
        """The upper left corner of a photo."""
        row, column = CELLS[number]
        return column * self.column, 1 + row * (self.lines + self.gap)


def measure(scene: Scene, width: int, height: int) -> Plan:
    """The most generous measures that fit; the smallest where none do, and then the sheet must be scrolled."""
    photo, column = (16, 10) if width >= 114 else (13, 8) if width >= 96 else (11, 7)
    _, lines, gap, plot, road, plate = next(size for size in SIZES if size[0] <= height)
    plates = len(scene.names) + (scene.view["strawman"] is not None)
    return Plan(width, height, photo, column, lines, gap, plot, road, plate, plates)


# --- words that must fit


def name_of(scene: Scene, number: int, width: int) -> str:
    """A character's name, in short if it must be."""
    full = scene.say(f"character-{number}")
    return full if len(full) <= width else fit(scene.say("tui-character", number=number), width)


def place_of(scene: Scene, code: str, width: int) -> str:
    """A location's name, in short if it must be."""
    full = scene.say(f"location-{code}")
    return full if len(full) <= width else fit(scene.say("tui-location", code=code), width)


def squeeze(pairs: Iterable[tuple[str, object]], room: int) -> str:
    """Labels with their values on one line, the labels cut as far as they must be."""
    pairs = list(pairs)
    for most in (99, 9, 7, 5, 4, 3, 2):
        text = "  ".join(f"{fit(label, most)} {value}" for label, value in pairs)
        if len(text) <= room:
            break
    return text


# --- what may be chosen


def most(scene: Scene, word: str) -> dict[str, Any]:
    """The largest number that may be answered by this word."""
    found = [answer.args[word] for answer in scene.offer.answers if word in answer.args]
    return {word: max(found)} if found else {}


def photo_spot(scene: Scene, number: int, about: str) -> Spot:
    """What a click on a photo would mean in this question."""
    kind, person = scene.kind, {"character": number}
    if kind == "bribe" and (scene.offer.matching({"card": str(number)}) or not scene.offer.matching(person)):
        return Spot({"card": str(number)}, f"bribe:{number}", about)
    if kind in ("photo", "extra"):
        return Spot(person, f"{kind}:{number}", about)
    if kind in ("onward", "bribe", "window"):
        return Spot(person, f"onward:1:{number}" if kind == "onward" else "", about)
    if kind == "use" and scene.view["plan"] and scene.view["plan"]["card"] == str(number):
        return Spot(most(scene, "place"), "use:place:1", about)
    if kind == "pay" and scene.view["character"] == number:
        return Spot({"yes": True}, "pay:yes", about)
    return Spot(about=about)


def place_spot(scene: Scene, code: str, about: str) -> Spot:
    """What a click on a location would mean."""
    if scene.kind in ("goon", "bribe", "window"):
        return Spot({"location": code}, f"{scene.kind}:{code}", about)
    return Spot(about=about)
