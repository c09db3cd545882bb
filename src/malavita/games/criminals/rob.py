"""Robbing: where the hired henchman goes, and whether face-up or face-down (R22 to R30)."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .actions import kill_own, rivals_there
from .box import ACCOMPLICE, BOSS, KILLER, PICKPOCKET, SPY, SWAP, TARGETS, Box
from .events import PLACED
from .state import KILL, MOVE, PICK_POCKET, SPY_ON, State
from .table import free_targets, next_turn, put_down, put_face_up, stackable

FACE_DOWN_PRICE = 1

# Answer n places face-up at target n, answer 8 + n face-down.


@rule
def may_place(s: State, box: Box, seat: int) -> int:
    """Where the card in hand may go; on an own occupied target nothing but what is listed here (R28)."""
    free = free_targets(s, seat)
    kind = box.special[s.hand]
    face_up = free  # R23
    if kind == ACCOMPLICE:
        face_up |= stackable(s, seat)  # R25
    elif kind == SWAP and free != 0:
        face_up |= s.occupied[seat]  # R26
    elif kind == KILLER:
        face_up |= s.occupied[seat]  # R27
    face_down = 0
    if kind != BOSS and s.money[seat] >= FACE_DOWN_PRICE:
        face_down = free  # R24
    return face_up | (face_down << TARGETS)


@rule
def place(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Place the card, or first ask what its action needs to know."""
    if answer >= TARGETS:
        place_face_down(s, box, seat, answer - TARGETS, log)
        return
    s.target = answer
    kind = box.special[s.hand]
    own_stack = has(s.occupied[seat], answer)
    if kind == SWAP and own_stack:
        s.ask = MOVE
    elif kind == KILLER and own_stack:
        kill_own(s, box, seat, log)
    elif kind == KILLER and rivals_there(s, seat) != 0:
        s.ask = KILL
    elif kind == PICKPOCKET:
        s.ask = PICK_POCKET
    elif kind == SPY:
        s.ask = SPY_ON
    else:
        place_face_up(s, box, seat, log)


@rule
def place_face_down(s: State, box: Box, seat: int, target: int, log: Log) -> None:
    """Pay a dollar now and lay the card face-down: it does nothing (R24, R31), only its owner may look (R29)."""
    s.money[seat] -= FACE_DOWN_PRICE
    s.paid += FACE_DOWN_PRICE
    card = put_down(s, seat, target)
    tell(log, PLACED, bit(seat), seat, s.at, target, 0, s.placements, card)
    next_turn(s, box, log)


@rule
def place_face_up(s: State, box: Box, seat: int, log: Log) -> None:
    """Lay the card face-up: without an action (R23), or as an Accomplice on top of the own stack (R25)."""
    put_face_up(s, seat, log)
    next_turn(s, box, log)
