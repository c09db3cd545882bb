"""Draws the list of answers: every answer in words behind its key, alike ones in columns where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from .canvas import Canvas, Spot
from .look import BONE, BRASS, INK, PAPER, SMOKE, WALNUT, ink
from .offer import Group, Offer

NARROWEST = 26  # a column of answers is at least this wide
KEY_WIDTH = 4  # "[a] "


@dataclass(frozen=True)
class Line:
    """One answer, laid out: where it stands and its words in lines."""

    place: int
    x: int
    y: int
    width: int
    words: list[str]


def draw_answers(offer: Offer, locked: Sequence[str], language: str, width: int) -> Canvas:
    """The whole list; `locked` are sentences about what cannot be chosen."""
    lines, height = lay_out(offer, language, width)
    refusals = [part for sentence in locked for part in wrap(sentence, max(10, width - KEY_WIDTH))]
    canvas = Canvas(width, max(1, height + len(refusals)), ink(PAPER, WALNUT))
    for line in lines:
        draw_answer(canvas, offer, line)
    for row, refusal in enumerate(refusals, height):
        canvas.put(0, row, f"  ✕ {refusal}" if row == height else f"    {refusal}", ink(SMOKE))
    return canvas


def lay_out(offer: Offer, language: str, width: int) -> tuple[list[Line], int]:
    """Where each answer stands, and the height of all."""
    columns = min(len(offer.groups), max(1, width // NARROWEST))
    if columns < len(offer.groups):
        columns = 1
    each = width // max(1, columns)
    lines: list[Line] = []
    bottoms = [0] * max(1, columns)
    for number, family in enumerate(offer.groups):
        column = number if columns > 1 else 0
        bottoms[column] = lay_out_group(lines, family, language, column * each, bottoms[column], each - 1)
    return lines, max(bottoms)


def lay_out_group(lines: list[Line], family: Group, language: str, x: int, y: int, width: int) -> int:
    """Put one group below the other lines of its column; returns the next free row."""
    for answer in family:
        words = wrap(answer.text(language), max(8, width - KEY_WIDTH)) or [answer.code]
        lines.append(Line(len(lines), x, y, width, words))
        y += len(words)
    return y


def draw_answer(canvas: Canvas, offer: Offer, line: Line) -> None:
    """One answer: its key in brass, its words in paper; the one that Enter would give on brass, with an arrow."""
    answer = offer.order[line.place]
    key = offer.keys[answer.code]
    pointed = line.place == offer.chosen
    if pointed:
        canvas.fill(line.x, line.y, line.width, len(line.words), ink(INK, BRASS))
    style = ink(INK if pointed else BONE, bold=pointed)
    canvas.put(line.x, line.y, f"[{key.upper()}]" if key else " · ", ink(INK if pointed else BRASS, bold=True))
    for row, words in enumerate(line.words):
        canvas.put(line.x + KEY_WIDTH, line.y + row, words, style)
    canvas.spot(line.x, line.y, line.width, len(line.words), Spot(answer.args, answer.code, answer.text("en")))
