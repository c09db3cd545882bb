"""Tic-tac-toe, only to be measured against a server that plays nothing heavier."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from malavita.kernel.bits import bit, has
from malavita.kernel.edition import Edition
from malavita.kernel.events import EventKind, Log, tell
from malavita.kernel.question import Kind
from malavita.kernel.record import PUBLIC, SECRET, Record, Row, field
from malavita.kernel.rule import rule
from malavita.kernel.sets import members
from malavita.kernel.spec import GameSpec, Refusal
from malavita.kernel.view import Sight

SEATS, CELLS, FULL = 2, 9, 511
PLACED = 0


class Box(Record):
    """An empty box."""

    cells: int = field("i2", "how many cells", 9, 9, PUBLIC)


class State(Record):
    """The board."""

    players: int = field("i1", "how many play", 2, 2, PUBLIC)
    turn: int = field("i1", "the seat that is asked", 0, 1, PUBLIC)
    over: int = field("i1", "whether it has ended", 0, 1, PUBLIC)
    winner: int = field("i1", "who has won, or -1", -1, 1, PUBLIC)
    marks: Row = field("i2", "each seat's cells, a set", 0, FULL, PUBLIC, (SEATS,), "cells", "seat")
    key: Row = field("u8", "the key of all chance", 0, (1 << 64) - 1, SECRET, (2,))
    drawn: int = field("u4", "how often the dice were used", 0, (1 << 32) - 1, SECRET)


@rule
def deal(s: State, box: Box, players: int, options: int) -> None:
    """An empty board."""
    s.players, s.turn, s.over, s.winner = players, 0, 0, -1
    s.marks[0] = 0
    s.marks[1] = 0


@rule
def asked(s: State, box: Box) -> int:
    """Whose turn it is."""
    return 0 if s.over == 1 else bit(s.turn)


@rule
def question_kind(s: State, box: Box, seat: int) -> int:
    """There is one kind."""
    return 0


@rule
def answers(s: State, box: Box, seat: int) -> int:
    """The free cells."""
    return FULL & ~(s.marks[0] | s.marks[1]) if has(asked(s, box), seat) else 0


@rule
def three(marks: int) -> bool:
    """Three in a row."""
    for line in (7, 56, 448, 73, 146, 292, 273, 84):
        if marks & line == line:
            return True
    return False


@rule
def play(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Mark a cell."""
    s.marks[seat] |= bit(answer)
    tell(log, PLACED, 0, seat, answer)
    if three(s.marks[seat]):
        s.over = 1
        s.winner = seat
    elif s.marks[0] | s.marks[1] == FULL:
        s.over = 1
    s.turn = 1 - seat


@rule
def outcome(s: State, box: Box, scores: Any, ranks: Any) -> None:
    """One for the winner."""
    for seat in range(SEATS):
        scores[seat] = 1 if s.winner == seat else 0
        ranks[seat] = 1 if s.winner in (seat, -1) else 2


@rule
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    """The board."""
    for cell in range(CELLS):
        out[cell] = (s.marks[seat] >> cell) & 1
        out[CELLS + cell] = (s.marks[1 - seat] >> cell) & 1


@rule
def resample(s: State, box: Box, seat: int, key0: int, key1: int, renamed: Any) -> None:
    """Nothing is hidden."""
    s.key[0] = key0
    s.key[1] = key1


@rule
def broken(s: State, box: Box) -> int:
    """Nothing can break."""
    return 0


def read_box(edition: Edition) -> Box:
    """The box."""
    box = Box()
    box.cells = CELLS
    return box


def view(sight: Sight, box: Box) -> dict[str, Any]:
    """The board, open to all."""
    crosses, noughts = sight.row("marks")
    marks = {"crosses": members(crosses), "noughts": members(noughts)}
    return {**marks, "turn": sight.number("turn"), "winner": sight.number("winner")}


SPEC = GameSpec(
    name="tictactoe", folder=Path(__file__).parent, rules_version=1, seats=(2,), most_seats=2, state=State, box=Box,
    kinds=(Kind("cell", CELLS, lambda box, n: f"cell:{n}", lambda box, n: {"cell": n}),),
    events=(EventKind("placed", (("seat", "seat"), ("cell", "cell"))),), options=(),
    units={"seat": lambda box, n: n, "cell": lambda box, n: n}, sizes={"seat": 2, "cell": CELLS}, most_answers=10,
    turn_rule="", end_rule="", observation=(("board", (18,)),),
    deal=deal, asked=asked, question_kind=question_kind, answers=answers, play=play, outcome=outcome, observe=observe,
    resample=resample, broken=broken, can_take_back=lambda s, box, seat: False, read_box=read_box,
    catalogue=lambda box: {}, sights={}, view=view, refusal=lambda *about: Refusal("taken", ""),
    breakdown=lambda s, box: [], reason=lambda s, box: "end", complete=lambda s, box, given: None,
    rename=lambda s, box, renamed: None, rename_answer=lambda s, seat, kind, answer, renamed: answer,
    notation=lambda events, box: [], wording=lambda *about: "", invariants=("none",), dealt_only=0,
)  # fmt: skip
