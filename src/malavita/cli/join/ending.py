"""The end of a game in lines: who has won, and where every point came from."""

from __future__ import annotations

from collections.abc import Iterator

from ..tui.look import seat_mark
from ..tui.scene import ScoreLine
from .seen import Seen

WIDEST = 34  # of what a line of points is for


async def final_score(seen: Seen) -> list[str]:
    """All about the end."""
    end, say = seen.update["end"], seen.say
    lines = seen.board.score(await seen.scene(), end["breakdown"])
    order = sorted(seen.names, key=lambda seat: end["ranks"][seat])
    places = [f"  {end['ranks'][seat]}. {seat_mark(seat)} {seen.name(seat)}  {end['scores'][seat]:,}" for seat in order]
    key = f"reason-{end['reason']}"
    reason = [say(key)] if seen.words.has(seen.language, key) else []
    return ["", *reason, f"{say('tui-final-score')}: {winners(seen)}", *places, "", *points(seen, lines, order)]


def winners(seen: Seen) -> str:
    """Who has won, in words."""
    names = [name for seat, name in seen.names.items() if seen.update["end"]["ranks"][seat] == 1]
    if len(names) == 1:
        return seen.say("tui-winner", seat=names[0])
    return seen.say("tui-winners", seats=seen.say("list", first=", ".join(names[:-1]), last=names[-1]))


def points(seen: Seen, lines: list[ScoreLine], order: list[int]) -> Iterator[str]:
    """A row for everything that points came from, a column for each player."""
    what = min(WIDEST, max((len(line.what) for line in lines), default=0))
    rows = [([cell(line, seat) for seat in order], line) for line in lines]
    heads = [f"{seat_mark(seat)} {seen.name(seat)}" for seat in order]
    widths = [max(len(head), *(len(cells[n]) for cells, _ in rows), 0) for n, head in enumerate(heads)]
    yield "  ".join([" " * (what + 2), *(head.rjust(width) for head, width in zip(heads, widths, strict=True))])
    for cells, line in rows:
        columns = [text.rjust(width) for text, width in zip(cells, widths, strict=True)]
        yield "  ".join([f"  {line.what:{what}}", *columns, *filter(None, [line.rule, line.why])])


def cell(line: ScoreLine, seat: int) -> str:
    """What a player had, and the points it brought."""
    brought = f"+{line.points[seat]:,}" if line.points[seat] else ""
    return " ".join(filter(None, [line.had[seat], brought])) or "·"
