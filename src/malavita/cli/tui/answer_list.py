"""Draws the list of answers: every answer in words behind its key, alike ones in columns under what they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import wrap

from ...kernel.question import Answer
from .canvas import Canvas, Spot
from .look import BONE, BRASS, INK, PAPER, SMOKE, WALNUT, ink
from .offer import Group, Offer

NARROWEST = 26  # a column of answers is at least this wide
KEY_WIDTH = 4  # "[a] "
WORTH_SHARING = 12  # so many characters in common make a heading
Speak = Callable[[Answer], str]


@dataclass(frozen=True)
class Line:
    """A piece of the list, laid out: the place of its answer (None: a heading), where it stands, its words."""

    place: int | None
    x: int
    y: int
    width: int
    words: list[str]


def draw_answers(offer: Offer, locked: Sequence[str], speak: Speak, width: int) -> Canvas:
    """The whole list; `locked` are sentences about what cannot be chosen."""
    lines, height = lay_out(offer, speak, width)
    refusals = [part for sentence in locked for part in wrap(f"✕ {sentence}", max(10, width - KEY_WIDTH))]
    canvas = Canvas(width, max(1, height + len(refusals)), ink(PAPER, WALNUT))
    for line in lines:
        draw_line(canvas, offer, line)
    for row, refusal in enumerate(refusals, height):
        canvas.put(KEY_WIDTH - 2, row, refusal, ink(SMOKE))
    return canvas


def lay_out(offer: Offer, speak: Speak, width: int) -> tuple[list[Line], int]:
    """Where each answer stands, and the height of all: in as many columns as make it lowest."""
    most = max(1, min(len(offer.groups), width // NARROWEST))
    ways = [lay_out_columns(offer.groups, speak, width, columns) for columns in range(1, most + 1)]
    return min(ways, key=lambda way: way[1])


def lay_out_columns(groups: list[Group], speak: Speak, width: int, columns: int) -> tuple[list[Line], int]:
    """Each group in the column that is lowest so far."""
    each = width // columns
    lines: list[Line] = []
    bottoms = [0] * columns
    place = 0
    for family in groups:
        column = bottoms.index(min(bottoms))
        at = (column * each, bottoms[column])
        bottoms[column] = lay_out_group(lines, [speak(answer) for answer in family], place, at, each - 1)
        place += len(family)
    return lines, max(bottoms)


def lay_out_group(lines: list[Line], texts: list[str], place: int, at: tuple[int, int], width: int) -> int:
    """Put one group below the other lines of its column, under what its answers share; returns the next free row."""
    x, y = at
    heading, items = share(texts)
    if heading:
        words = wrap(heading, width)
        lines.append(Line(None, x, y, width, words))
        y += len(words)
    for number, item in enumerate(items, place):
        words = wrap(item, max(8, width - KEY_WIDTH)) or ["…"]
        lines.append(Line(number, x, y, width, words))
        y += len(words)
    return y


def share(texts: list[str]) -> tuple[str, list[str]]:
    """Sentences that begin and end alike as one heading, with what differs; no heading where little is alike."""
    if len(texts) < 3:
        return "", texts
    split = [text.split(" ") for text in texts]  # never at a hard space
    start = alike(split)
    end = alike([words[start:][::-1] for words in split])
    middles = [" ".join(words[start : len(words) - end]) for words in split]
    before, after = " ".join(split[0][:start]), " ".join(split[0][len(split[0]) - end :]) if end else ""
    if not all(middles) or len(before) + len(after) < WORTH_SHARING:
        return "", texts
    comma = "," if all(middle.endswith(",") for middle in middles) else ""
    heading = f"{before}\u00a0…{comma} {after}".strip()
    return heading, [middle.removesuffix(",") if comma else middle for middle in middles]


def alike(sentences: list[list[str]]) -> int:
    """How many words all sentences have in common from the start."""
    count = 0
    for words in zip(*sentences, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count


def draw_line(canvas: Canvas, offer: Offer, line: Line) -> None:
    """A heading, or an answer: its key in brass, its words in paper; the one that Enter would give all on brass."""
    if line.place is None:
        for row, words in enumerate(line.words):
            canvas.put(line.x, line.y + row, words, ink(SMOKE))
        return
    answer = offer.order[line.place]
    key = offer.keys[answer.code]
    pointed = line.place == offer.chosen
    if pointed:
        canvas.fill(line.x, line.y, line.width, len(line.words), ink(INK, BRASS))
    canvas.put(line.x, line.y, f"[{key.upper()}]" if key else " · ", ink(INK if pointed else BRASS, bold=True))
    for row, words in enumerate(line.words):
        canvas.put(line.x + KEY_WIDTH, line.y + row, words, ink(INK if pointed else BONE, bold=pointed))
    canvas.spot(line.x, line.y, line.width, len(line.words), Spot(answer.args, answer.code))
