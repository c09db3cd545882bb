"""Phase 5, Action: in order each player plays as many cards as he likes, and drives once (R54, R65).

A card that needs more is a conversation: which card, then on whom or where. It is its owner's secret until it happens.
"""

from __future__ import annotations

from ...kernel.bits import bit, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .attack import armed, can_drive_by, can_shank, drive_by, next_in_volley
from .box import ALL_ATTACKS, DRIVE_BY, FIRST_DEFENSE, FIRST_SPECIALTY, KINDS, SHANKED, Box
from .cards import hand_size, kinds_in_hand
from .deals import owes
from .driver import can_drive
from .events import PASSED
from .menu import may_make_offers
from .specialties import can_use, use_specialty
from .state import ACT, DRIVE, HIRE, NONE, RESCUE, TARGET, State
from .table import ask_seat, enter, in_action_order

# --- whose turn


@rule
def next_actor(s: State, box: Box, log: Log) -> None:
    """Ask each player in order as long as he has a card to play or a Driver to move (R54)."""
    if s.strike != NONE:
        next_in_volley(s, box, log)
    elif s.queue == s.players:
        enter(s, RESCUE)
    else:
        seat = in_action_order(s, s.queue)
        if hand_size(s, seat) > 0 or can_drive(s, box, seat):
            ask_seat(s, seat, ACT)
        else:
            end_action(s)


@rule
def end_action(s: State) -> None:
    """The next player acts."""
    s.queue += 1
    s.driven = 0
    s.bargained = 0


# --- what to do: answer 0 ends, answer 1 drives, answer 2 + n plays a card of kind n, answer 30 offers a deal

END, GO_DRIVE, PLAY_KIND = 0, 1, 2
MAKE_OFFER = PLAY_KIND + KINDS
ACT_ANSWERS = MAKE_OFFER + 1


@rule
def may_act(s: State, box: Box, seat: int) -> int:
    """Any card that can be used now, a drive, or the end of the turn unless something is owed (R54)."""
    bits = 0 if owes(s, box, seat) else bit(END)
    if can_drive(s, box, seat):
        bits |= bit(GO_DRIVE)
    if may_make_offers(s, seat):
        bits |= bit(MAKE_OFFER)
    held = kinds_in_hand(s, box, seat)
    return bits | (may_attack(s, box, seat, held) | may_use(s, box, seat, held)) << PLAY_KIND


@rule
def may_attack(s: State, box: Box, seat: int, held: int) -> int:
    """The kinds of attack cards in a hand that can be played now, a set (R55, R56)."""
    kinds = held & ALL_ATTACKS & ~(bit(DRIVE_BY) | bit(SHANKED))
    ready = armed(s, seat) if kinds != 0 else 0
    usable = 0
    while kinds != 0:
        kind = lowest(kinds)
        if ready & box.users[box.class_of[kind]] != 0:
            usable |= bit(kind)
        kinds &= kinds - 1
    if has(held, DRIVE_BY) and can_drive_by(s, seat):
        usable |= bit(DRIVE_BY)
    if has(held, SHANKED) and can_shank(s, seat):
        usable |= bit(SHANKED)
    return usable


@rule
def may_use(s: State, box: Box, seat: int, held: int) -> int:
    """The kinds of Specialty cards in a hand that have something to do, a set."""
    usable = 0
    for kind in range(FIRST_SPECIALTY, KINDS):  # in this order for all: a GPU looks at each kind once
        if has(held, kind) and can_use(s, box, seat, kind):
            usable |= bit(kind)
    return usable


@rule
def act(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """End the turn, drive, or choose a card."""
    kind = answer - PLAY_KIND
    if answer == END:
        tell(log, PASSED, 0, seat)
        end_action(s)
    elif answer == GO_DRIVE:
        ask_seat(s, seat, DRIVE)
    elif answer == MAKE_OFFER:
        s.bargained |= bit(seat)
        ask_seat(s, seat, HIRE)
    elif kind == DRIVE_BY:
        drive_by(s, box, seat, log)
    elif kind < FIRST_DEFENSE:
        s.plan_card = kind
        ask_seat(s, seat, TARGET)
    else:
        use_specialty(s, box, seat, kind, log)
