"""The order of play: who is asked, what, and where each answer goes. One turn is recruit, hire, rob, act."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log
from ...kernel.rule import rule
from .actions import (
    kill,
    may_kill,
    may_move,
    may_pick_pocket,
    may_spy,
    move,
    pick_pocket,
    spy,
)
from .box import Box
from .hire import hire, may_hire
from .recruit import may_recruit, recruit
from .rob import may_place, place
from .state import HIRE, KILL, MOVE, OVER, PICK_POCKET, PLACE, RECRUIT, SPY_ON, State


@rule
def asked(s: State, box: Box) -> int:
    """The seats that are asked something now, a set."""
    return 0 if s.ask == OVER else bit(s.turn)


@rule
def question_kind(s: State, box: Box, seat: int) -> int:
    """The kind of question that this seat is asked."""
    return s.ask


@rule
def can_take_back(s: State, box: Box, seat: int) -> bool:
    """The choice of card and place may be taken back until the last answer of the turn; a look never."""
    return s.ask >= PLACE and s.turn == seat


@rule
def answers(s: State, box: Box, seat: int) -> int:
    """What this seat may answer now, a set; empty when it is asked nothing."""
    if s.ask == OVER or s.turn != seat:
        return 0
    if s.ask == RECRUIT:
        return may_recruit(s, box, seat)
    if s.ask == HIRE:
        return may_hire(s, box, seat)
    if s.ask == PLACE:
        return may_place(s, box, seat)
    if s.ask == PICK_POCKET:
        return may_pick_pocket(s, box, seat)
    if s.ask == KILL:
        return may_kill(s, box, seat)
    if s.ask == SPY_ON:
        return may_spy(s, box, seat)
    return may_move(s, box, seat)


@rule
def play(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Apply a legal answer and run on to the next question."""
    if s.ask == RECRUIT:
        recruit(s, box, seat, answer, log)
    elif s.ask == HIRE:
        hire(s, box, seat, answer, log)
    elif s.ask == PLACE:
        place(s, box, seat, answer, log)
    elif s.ask == PICK_POCKET:
        pick_pocket(s, box, seat, answer, log)
    elif s.ask == KILL:
        kill(s, box, seat, answer, log)
    elif s.ask == SPY_ON:
        spy(s, box, seat, answer, log)
    elif s.ask == MOVE:
        move(s, box, seat, answer, log)
