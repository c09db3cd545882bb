"""The rules of a game as one engine runs them: interpreted, or compiled for the CPU.

The functions below are written against names (`deal`, `answers`, `play`, …) that stand for a game's own rules; a
`Workshop` links them to one game. They work on rows of an array of records; `loops` has those that run many games.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .bits import lowest
from .errors import NoDevice
from .events import new_log
from .record import Array, Rows
from .rule import Workshop, numba_available, rule
from .spec import GameSpec

# Stand-ins for the rules of a game; a Workshop puts the real ones in their place.
deal: Any = None
begin: Any = None
asked: Any = None
question_kind: Any = None
answers: Any = None
play: Any = None
outcome: Any = None
observe: Any = None
resample: Any = None
broken: Any = None


@rule
def open_game(states: Any, i: int, boxes: Any, players: int, options: int, key0: int, key1: int, log: Any) -> None:
    """Deal the opening position of one game and run on to its first question."""
    s = states[i]
    s.key[0] = key0
    s.key[1] = key1
    s.drawn = 0
    deal(s, boxes[0], players, options)
    begin(s, boxes[0], log)


@rule
def who_is_asked(states: Any, i: int, boxes: Any) -> int:
    """The set of seats that are asked something now."""
    return asked(states[i], boxes[0])  # type: ignore[no-any-return]


@rule
def what_kind(states: Any, i: int, boxes: Any, seat: int) -> int:
    """The kind of question that this seat is asked now."""
    return question_kind(states[i], boxes[0], seat)  # type: ignore[no-any-return]


@rule
def legal(states: Any, i: int, boxes: Any, seat: int) -> int:
    """The set of answers that this seat may give now."""
    return answers(states[i], boxes[0], seat)  # type: ignore[no-any-return]


@rule
def give(states: Any, i: int, boxes: Any, seat: int, answer: int, log: Any) -> None:
    """Apply a legal answer and run on to the next question."""
    play(states[i], boxes[0], seat, answer, log)


@rule
def settle(states: Any, i: int, boxes: Any, scores: Any, ranks: Any) -> None:
    """Write down scores and ranks of a game that is over."""
    outcome(states[i], boxes[0], scores, ranks)


@rule
def look(states: Any, i: int, boxes: Any, seat: int, out: Any) -> None:
    """Write down what a seat sees, as numbers."""
    observe(states[i], boxes[0], seat, out)


@rule
def imagine(states: Any, i: int, boxes: Any, seat: int, key0: int, key1: int, renamed: Any) -> None:
    """Replace a state by another that this seat (-1: the public) cannot tell apart."""
    resample(states[i], boxes[0], seat, key0, key1, renamed)


@rule
def inspect(states: Any, i: int, boxes: Any) -> int:
    """The set of invariants that a state breaks."""
    return broken(states[i], boxes[0])  # type: ignore[no-any-return]


class Engine:
    """A game's rules on one engine; all positions it handles are rows of an array of states."""

    def __init__(self, spec: GameSpec, name: str) -> None:
        self.spec = spec
        self.name = name
        self.takes_blocks = name != "python"  # its rules work on bare arrays
        kernel = Path(__file__).parent
        self.workshop = Workshop(name, rules_of(spec), (kernel, spec.folder), repr(spec.space.offsets))
        self._ready = False
        for entry in ENTRIES:
            setattr(self, entry.__name__, self.workshop.entry(entry))

    open_game: Any
    who_is_asked: Any
    what_kind: Any
    legal: Any
    give: Any
    settle: Any
    look: Any
    imagine: Any
    inspect: Any

    def entry(self, function: Any) -> Any:
        """Another function over this game's rules, as this engine runs it."""
        return self.workshop.entry(function)

    def rows(self, blocks: Array, kind: str = "state") -> Any:
        """An array of records in the form that this engine's rules take."""
        if self.takes_blocks:
            return blocks
        return Rows(self.spec.state if kind == "state" else self.spec.box, blocks)

    def key(self, value: int) -> Any:
        """Half a dice key in the form that this engine's rules take."""
        return value if self.name == "python" else np.uint64(value)

    def warm(self, box: Array) -> float:
        """Compile what single games need, or read it from the cache; returns the seconds it took."""
        blocks = np.zeros(1, self.spec.state.dtype)
        states, boxes, log = self.rows(blocks), self.rows(box, "box"), new_log()
        zero = self.key(0)
        players, wide = self.spec.seats[0], self.spec.most_seats
        scores, ranks = np.zeros(wide, np.int64), np.zeros(wide, np.int64)
        out = np.zeros(self.spec.observation_size, np.float32)
        renamed = np.zeros(self.spec.hidden_things, np.int64)

        def first_answer() -> None:
            seat = lowest(int(self.who_is_asked(states, 0, boxes)))
            self.give(states, 0, boxes, seat, lowest(int(self.legal(states, 0, boxes, seat))), log)

        jobs = [
            ("setting up", lambda: self.open_game(states, 0, boxes, players, 0, zero, zero, log)),
            ("questions", lambda: self.what_kind(states, 0, boxes, 0)),
            ("answers", first_answer),
            ("checks", lambda: self.inspect(states, 0, boxes)),
            ("scoring", lambda: self.settle(states, 0, boxes, scores, ranks)),
            ("observations", lambda: self.look(states, 0, boxes, 0, out)),
            ("hidden worlds", lambda: self.imagine(states, 0, boxes, 0, zero, zero, renamed)),
        ]
        spent = self.workshop.prepare(jobs, self.spec.name, imagine)
        for entry in ENTRIES:
            setattr(self, entry.__name__, self.workshop.door(entry))
        return spent

    def ready(self, box: Array) -> None:
        """See to it that single games can be played without a pause; the first time ever this compiles."""
        if self.name != "python" and not self._ready:
            self._ready = True
            self.warm(box)

    def first(self, function: Any, name: str, call: Callable[[], object]) -> None:
        """Make the first call of another entry, telling the listeners if it must be compiled."""
        self.workshop.prepare([(name, call)], self.spec.name, function)


ENTRIES = (open_game, who_is_asked, what_kind, legal, give, settle, look, imagine, inspect)


def rules_of(spec: GameSpec) -> dict[str, Any]:
    """The parts of a game under the names that the kernel's functions use."""
    parts = {
        "deal": spec.deal,
        "begin": spec.begin,
        "asked": spec.asked,
        "question_kind": spec.question_kind,
        "answers": spec.answers,
        "play": spec.play,
        "outcome": spec.outcome,
        "observe": spec.observe,
        "resample": spec.resample,
        "broken": spec.broken,
        "action_offset": _offsets_rule(tuple(spec.space.offsets)),
    }
    if spec.pace is not None:
        parts |= {"hear": spec.pace.hear, "run_once": spec.pace.run_once, "moment": spec.pace.moment}
    return parts


def _offsets_rule(values: tuple[int, ...]) -> Any:
    offsets = np.array(values, np.int64)  # compiled as a constant; a tuple would be copied at every look

    @rule
    def action_offset(kind: int) -> Any:
        return offsets[kind]

    return action_offset


@cache
def engine_for(spec: GameSpec, name: str) -> Engine:
    """The engine of a game, made once."""
    return Engine(spec, name)


def preferred() -> str:
    """The engine that single games run on: MALAVITA_ENGINE, or the CPU's where Numba is installed."""
    wanted = os.environ.get("MALAVITA_ENGINE", "")
    if wanted not in ("", "python", "cpu"):
        raise NoDevice(f"MALAVITA_ENGINE cannot be {wanted!r}: use python or cpu")
    return wanted or ("cpu" if numba_available() else "python")
