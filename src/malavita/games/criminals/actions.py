"""The actions of special henchmen, only when placed face-up from the hand, at once or never (R31 to R41).

An action is asked for before the card goes down, so that a slip can be taken back until the last answer.
"""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import HIDEOUTS, SEATS, TARGETS, Box
from .events import KILLED, MOVED, POCKETED, SPIED_HIDEOUT, SPIED_TARGET
from .knowledge import look_at_hideout, look_at_target
from .state import NONE, REVEAL_KILLED, State
from .table import free_targets, next_turn, put_face_up, show, stack_at

# --- Pickpocket: take two dollars from the bank (R33)

TAKE, LEAVE = 0, 1
POCKET_MONEY = 2


@rule
def may_pick_pocket(s: State, box: Box, seat: int) -> int:
    """Take the money, or leave it: every action is optional (A18)."""
    return bit(TAKE) | bit(LEAVE)


@rule
def pick_pocket(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Lay down the Pickpocket and take the money, or not."""
    put_face_up(s, seat, log)
    if answer == TAKE:
        s.money[seat] += POCKET_MONEY
        s.gained += POCKET_MONEY
        tell(log, POCKETED, 0, seat, POCKET_MONEY)
    next_turn(s, box, log)


# --- Killer: all henchmen of one player at this target leave the game (R27, R36 to R38)

NOBODY = SEATS  # answer n kills at the row of seat n


@rule
def rivals_there(s: State, seat: int) -> int:
    """The other seats with henchmen at the chosen target."""
    seats = 0
    for other in range(SEATS):
        if other != seat and has(s.occupied[other], s.target):
            seats |= bit(other)
    return seats


@rule
def may_kill(s: State, box: Box, seat: int) -> int:
    """One other player with henchmen there, or nobody (R36, A18)."""
    return rivals_there(s, seat) | bit(NOBODY)


@rule
def kill(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Lay down the Killer and remove one rival's stack."""
    target = s.target
    put_face_up(s, seat, log)
    if answer != NOBODY:
        remove_stack(s, seat, answer, target, log)
    next_turn(s, box, log)


@rule
def kill_own(s: State, box: Box, seat: int, log: Log) -> None:
    """A Killer on an own occupied target replaces the own stack and hits nobody else (R27, A29)."""
    remove_stack(s, seat, seat, s.target, log)
    put_face_up(s, seat, log)
    next_turn(s, box, log)


@rule
def remove_stack(s: State, seat: int, victim: int, target: int, log: Log) -> None:
    """Send a whole stack back to the box; face-down cards go unseen (R37, R38)."""
    stack = stack_at(s, victim, target)
    rest = stack
    while rest != 0:
        s.spot[lowest(rest)] = NONE
        rest &= rest - 1
    s.killed[victim] |= stack
    s.occupied[victim] &= ~bit(target)
    if chosen(s.options, REVEAL_KILLED) != 0:
        show(s, stack)
    hidden = stack & ~s.shown
    tell(log, KILLED, bit(victim), seat, victim, target, stack & s.shown, count(hidden), stack)


# --- Spy: look at the hidden cards of one target, or at one hideout (R40, R41)

NOTHING = TARGETS + HIDEOUTS  # answer n looks at target n, answer 8 + n at hideout n


@rule
def may_spy(s: State, box: Box, seat: int) -> int:
    """Any target, any hideout with cards, or nothing (A34 to A36)."""
    bits = (bit(TARGETS) - 1) | bit(NOTHING)
    for hideout in range(HIDEOUTS):
        if s.left[hideout] > 0:
            bits |= bit(TARGETS + hideout)
    return bits


@rule
def spy(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Lay down the Spy and look; where is public, what was seen is not (R41)."""
    put_face_up(s, seat, log)
    if answer < TARGETS:
        cards = look_at_target(s, seat, answer)
        tell(log, SPIED_TARGET, bit(seat), seat, answer, count(cards), cards)
    elif answer < NOTHING:
        hideout = answer - TARGETS
        look_at_hideout(s, seat, hideout)
        tell(log, SPIED_HIDEOUT, bit(seat), seat, hideout, s.looks, s.pile[hideout])
    next_turn(s, box, log)


# --- Swap: take the place of the own stack, which moves to a free own target (R26, R35)


@rule
def may_move(s: State, box: Box, seat: int) -> int:
    """Any own free target (A23)."""
    return free_targets(s, seat)


@rule
def move(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Move the whole stack, faces and order kept, nothing acts again; then lay the Swap down in its place."""
    stack = stack_at(s, seat, s.target)
    rest = stack
    while rest != 0:
        s.spot[lowest(rest)] = seat * TARGETS + answer
        rest &= rest - 1
    s.occupied[seat] ^= bit(s.target) | bit(answer)
    tell(log, MOVED, 0, seat, s.target, answer, count(stack))
    put_face_up(s, seat, log)
    next_turn(s, box, log)
