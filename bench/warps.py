"""How well games fill a GPU's warps, without a GPU: which lines of rules 32 games run that do the same thing next.

    python -m bench.warps mobties --players 5 --games 100 [--paths 20]

Games are played interpreted and traced. Each step gives its lines, each with the way of calls that led to it. Steps of
one kind (kernel.spec.Pace) are put into warps of 32; a warp takes as long as the union of its lines, the longest count
of each. Efficiency is the share of that in which a thread is at work. Short branches cost a GPU less than this says.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import malavita
from malavita.games import registry
from malavita.kernel.bits import lowest
from malavita.kernel.record import same_bytes
from malavita.kernel.sets import members
from malavita.kernel.spec import DOING, FINISHED, GameSpec

WARP = 32
Line = tuple[int, int]  # a way of calls, and a line of the last function on it
Site = tuple[int, CodeType, int, int]  # from which way, which function, from which line, for which time


class Ways:
    """Ways of calls by number, with the function each of them ends in."""

    def __init__(self) -> None:
        self.numbers: dict[Site, int] = {}
        self.names: dict[int, tuple[str, int]] = {}

    def number(self, site: Site) -> int:
        """The number of a way that is one call longer."""
        if site not in self.numbers:
            self.numbers[site] = len(self.numbers) + 1
            self.names[self.numbers[site]] = (site[1].co_name, site[0])
        return self.numbers[site]

    def told(self, way: int, most: int = 5) -> str:
        """The last functions of a way."""
        found = []
        while way and len(found) < most:
            name, way = self.names[way]
            found.append(name)
        return " < ".join(found)


class Tracer:
    """Counts the lines of the rules that run between two calls of `sys.settrace`."""

    def __init__(self, ways: Ways) -> None:
        self.ways, self.lines = ways, Counter[Line]()
        self._stack: list[tuple[int, Counter[Any]]] = [(0, Counter())]

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        """A function is called."""
        file = Path(frame.f_code.co_filename)
        if file.parent.parent.name != "games" and file.name not in ("bits.py", "dice.py"):
            return None
        way, calls = self._stack[-1]
        where = (frame.f_code, frame.f_back.f_lineno if frame.f_back else 0)
        number = self.ways.number((way, *where, calls[where]))
        calls[where] += 1
        self._stack.append((number, Counter()))
        return self._line

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.lines[self._stack[-1][0], frame.f_lineno] += 1
        elif event == "return":
            self._stack.pop()
        return self._line


def steps_of(spec: GameSpec, players: int, seed: int, ways: Ways) -> list[tuple[int, Counter[Line]]]:
    """Every step of one random game: its kind, and its lines."""
    game, luck = malavita.new(spec.name, players, seed, engine="python"), random.Random(seed)
    s, box, steps = spec.state(same_bytes(game._block)), game.box, []
    assert spec.pace is not None
    while (moment := spec.pace.moment(s)) != FINISHED:
        tracer = Tracer(ways)
        sys.settrace(tracer)
        if seats := spec.asked(s, box):
            seat = lowest(seats)
            answers = spec.answers(s, box, seat)
            sys.settrace(None)
            answer = luck.choice(list(members(answers)))
            sys.settrace(tracer)
            spec.pace.hear(s, box, seat, answer, None)
        else:
            spec.pace.run_once(s, box, None)
        sys.settrace(None)
        steps.append((moment & DOING, tracer.lines))
    return steps


def together(steps: list[Counter[Line]]) -> tuple[Counter[Line], Counter[Line]]:
    """What warps of such steps run, and what their threads would run alone."""
    union, alone = Counter[Line](), Counter[Line]()
    random.shuffle(steps)
    for first in range(0, len(steps), WARP):
        longest: dict[Line, int] = {}
        for lines in steps[first : first + WARP]:
            alone.update(lines)
            for line, times in lines.items():
                longest[line] = max(times, longest.get(line, 0))
        union.update(longest)
    return union, alone


def main() -> None:
    """Trace, and tell kind by kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--paths", type=int, default=0, help="for each kind, show the ways of calls that cost most")
    given = parser.parse_args()
    spec, ways, kinds = registry.find(given.game), Ways(), defaultdict(list)
    if spec.pace is None:
        sys.exit(f"{given.game} has no steps of its own: each thread plays on by itself")
    for seed in range(given.games):
        for kind, lines in steps_of(spec, given.players, seed, ways):
            kinds[kind].append(lines)
    found = {kind: together(steps) for kind, steps in kinds.items()}
    total = sum(union.total() for union, _ in found.values())
    work = sum(alone.total() for _, alone in found.values())
    print(f"{total:,} lines in step, efficiency {work / WARP / total:.1%}")
    for kind, (union, alone) in sorted(found.items(), key=lambda item: -item[1][0].total()):
        size, share = len(kinds[kind]), union.total() / total
        efficiency = alone.total() / WARP / union.total()
        print(
            f"kind {kind:3}: {share:5.1%} of all, {size / given.games:6.1f} steps a game, efficiency {efficiency:.0%}"
        )
        by_way = Counter[str]()
        for (way, _), times in union.items():
            by_way[ways.told(way)] += times
        for way, times in by_way.most_common(given.paths):
            print(f"    {times / union.total():5.1%} {way}")


if __name__ == "__main__":
    main()
