"""Colours and marks of the house (shared/look): dark ink, warm paper, brass for what may be chosen."""

from __future__ import annotations

from functools import cache

from rich.style import Style

INK = "#14110f"
WALNUT = "#221b16"
LEATHER = "#33271f"
PAPER = "#efe3c8"
BONE = "#d8c9a8"
SMOKE = "#8c8069"
BRASS = "#d0a64a"
BRASS_DARK = "#4a3a18"
BLOOD = "#c0392b"
FELT = "#15302a"
SLOT = "#11261f"
GREEN = "#1f5e4c"
MINT = "#7ec8a9"
ROSE = "#f08a80"

# A seat always shows its mark and its name as well as its colour.
SEAT_COLOURS = ("#e6a532", "#5aa9e6", "#ef6f6c", "#49b88a", "#b48ae0", "#e9e6df")
SEAT_MARKS = "♠♦♥♣★●"


@cache
def ink(colour: str = "", ground: str = "", bold: bool = False, strike: bool = False, under: bool = False) -> Style:
    """A style from a text colour and a ground colour; what is not given shows through from below."""
    return Style(
        color=colour or None,
        bgcolor=ground or None,
        bold=bold or None,
        strike=strike or None,
        underline=under or None,
    )


def seat_mark(seat: int) -> str:
    """The mark of a seat."""
    return SEAT_MARKS[seat % len(SEAT_MARKS)]


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def fit(text: str, width: int) -> str:
    """The text cut to a width, with a sign that it was cut."""
    if len(text) <= width:
        return text
    return text[: max(0, width - 1)].rstrip() + "…" if width > 0 else ""
