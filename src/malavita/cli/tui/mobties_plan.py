"""The measures of the table of Mob Ties, its marks, and what a click on each thing would answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .canvas import Spot
from .look import fit
from .scene import Say, Scene

CARD, RING, RESPECT, AGENT, NO_AGENT = "▮", "◈", "♛", "◉", "○"
FREE, LIT, UNLIT, DONE, WAITS = "·", "●", "○", "✓", "…"
MAIN = ("docks", "kittys", "mansion", "little_italy", "butcher", "restaurant")
FAMILY = ("capo", "hit_man", "made_man", "associate", "driver")
HIRED = ("soldier", "second_soldier", "sicilian")
PLACE_OF = {
    "heat": (0, 0), "docks": (0, 1), "kittys": (0, 2), "decks": (0, 3), "restaurant": (1, 0), "streets": (1, 1),
    "mansion": (1, 3), "jail": (2, 0), "butcher": (2, 1), "little_italy": (2, 2), "morgue": (2, 3),
}  # fmt: skip
STACKED = 78  # under this width the plates lie below the town
NARROWEST = 13  # a column of the town
ABOUT_PLACES = ("to", "raid", "tip", "place", "shoot", "drive")
ABOUT_SEATS = ("ballot", "tie", "give", "victim", "accuse", "talk", "court", "hire", "hawk")
ABOUT_OWN = ("move", "piece", "bail", "lose")
WITH_SEAT_ALONE = ABOUT_SEATS[:5]


@dataclass(frozen=True)
class Plan:
    """The measures of the sheet, from the room there is."""

    width: int
    rail: int  # width of the plates at the left; 0 where they lie below
    column: int  # from one column of the town to the next
    lines: int  # height of a place
    gap: int  # rows between places
    plate: int  # height of a plate
    seats: int

    @property
    def bottom(self) -> int:
        """The row after the town."""
        return 2 + 3 * self.lines + 2 * self.gap

    @property
    def height(self) -> int:
        """The height of the whole sheet."""
        plates = self.plate * self.seats
        return max(self.bottom, 2 + plates) if self.rail else self.bottom + plates

    def box(self, name: str) -> tuple[int, int, int]:
        """Where a part of the town lies: column, row and width; the Streets are two columns wide."""
        row, column = PLACE_OF[name]
        wide = 2 if name == "streets" else 1
        return self.rail + column * self.column, 2 + row * (self.lines + self.gap), wide * self.column - 1

    def plate_at(self, number: int) -> tuple[int, int, int]:
        """Where a plate lies: column, row and width."""
        y = (2 if self.rail else self.bottom) + number * self.plate
        return 0, y, (self.rail or self.width) - 1


def measure(width: int, height: int, seats: int) -> Plan:
    """The most generous measures that fit; the smallest where none do, and then the sheet must be scrolled."""
    rail = 0 if width < STACKED else 22 if width < 96 else 26
    width = max(width, 4 * NARROWEST)
    column = min(25, (width - rail) // 4)
    for lines, gap, plate in ((5, 1, 4), (5, 1, 3), (4, 1, 3), (4, 1, 2)):
        plan = Plan(width, rail, column, lines, gap, plate, seats)
        if plan.height <= height:
            return plan
    return Plan(width, rail, column, 4, 0, 2, seats)


# --- words that must fit


def place_name(scene: Scene, place: str, width: int) -> str:
    """The name of a place, in short if it must be."""
    full = scene.say(f"place-{place}")
    return full if len(full) <= width or place not in MAIN else fit(scene.say("tui-place", place=place), width)


def money(scene: Scene, dollars: int | None) -> str:
    """An amount of money; a sign where it is hidden."""
    if dollars is None:
        return "?"
    return scene.say("money", thousands=dollars // 1000) if dollars else scene.say("money-none")


def letters(say: Say) -> dict[str, str]:
    """One letter for each gangster: the first of the name that no other has."""
    found: dict[str, str] = {}
    for kind in (*FAMILY, *HIRED):
        name = [char for char in say(f"gangster-{kind}").upper() if char.isalpha()]
        found[kind] = next((char for char in name if char not in found.values()), name[0])
    return found


# --- who stands where


def everybody(scene: Scene, place: str) -> list[tuple[int, str]]:
    """All gangsters at a place, seat by seat."""
    crews = enumerate(scene.view["gangsters"])
    return [(seat, gangster) for seat, crew in crews for gangster in crew.get(place, ())]


def respect_of(scene: Scene, seat: int) -> int:
    """The respect that a seat has on the seven places."""
    crew, facts = scene.view["gangsters"][seat], scene.catalogue["gangsters"]
    return sum(facts[one]["respect"] for place in (*MAIN, "streets") for one in crew.get(place, ()))


# --- what may be chosen


def place_spot(scene: Scene, place: str, about: str = "") -> Spot:
    """What a click on a place would mean in this question."""
    if scene.kind in ABOUT_PLACES:
        code = f"{scene.kind}:{place}" if scene.kind in ("to", "raid", "tip") else ""
        return Spot({"place": place}, code, about)
    return Spot(about=about)


def seat_spot(scene: Scene, seat: int, about: str = "") -> Spot:
    """What a click on a player would mean."""
    if scene.kind in ABOUT_SEATS:
        return Spot({"seat": seat}, f"{scene.kind}:{seat}" if scene.kind in WITH_SEAT_ALONE else "", about)
    return Spot(about=about)


def piece_spot(scene: Scene, seat: int, gangster: str, place: str) -> Spot:
    """What a click on a gangster would mean: he himself, his boss, or where he stands."""
    kind, own, about = scene.kind, seat == scene.seat, about_piece(scene, seat, gangster)
    if kind == "target":
        return Spot({"place": place, "seat": seat}, f"target:{place}:{seat}", about)
    if kind == "free":
        return Spot({"seat": seat, "gangster": gangster}, f"free:{seat}:{gangster}", about)
    if own and kind in ABOUT_OWN:
        return Spot({"gangster": gangster}, f"{kind}:{gangster}", about)
    if own and kind == "act" and gangster == "driver":
        return Spot({"drive": True}, "act:drive", about)
    if own and kind == "drive" and gangster != "driver":
        return Spot({"gangster": gangster}, "", about)
    return seat_spot(scene, seat, about) if kind in ABOUT_SEATS else place_spot(scene, place, about)


def about_piece(scene: Scene, seat: int, gangster: str) -> str:
    """A gangster in words, for the mouse."""
    facts: dict[str, Any] = scene.catalogue["gangsters"][gangster]
    may = ", ".join(scene.say(f"class-{name}") for name in facts["may"])
    name = f"{scene.names[seat]}: {scene.say(f'gangster-{gangster}')}"
    respect = scene.say("tui-respect-count", count=facts["respect"])
    return f"{name}\n{respect} · {scene.say('tui-bail', amount=money(scene, facts['bail']))}\n{may}"
