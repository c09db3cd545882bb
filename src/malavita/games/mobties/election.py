"""Phase 1, Election: who wears the ring, and the Don's two cards (R19 to R24)."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import FREE, MANSION, Box
from .cards import draw_card, mix_pair, take_card
from .deals import locked_chooser, locked_receiver, must_confirm_gift
from .events import DREW, ELECTED, GAVE, KEPT, NO_ELECTION, TERMS_SET
from .moments import at_gift, at_test_won
from .respect import break_tie, end_test, hold_test
from .setup import clear_plan
from .state import (
    AGENTS,
    BUSINESS,
    DON_SETS_TERMS,
    ELECTION,
    GIFT,
    GIVE,
    KEEP,
    NONE,
    TERMS,
    State,
)
from .table import ask_seat, enter, is_on, seats_at

# --- the election


@rule
def next_election(s: State, box: Box, log: Log) -> None:
    """Hold the election, or settle it."""
    if s.verdict != NONE:
        elect(s, box, s.verdict, log)
    elif s.tied != 0:
        break_tie(s, log)
    elif has(s.closed, MANSION):
        after_election(s, box, log)  # R24
    elif seats_at(s, MANSION) != 0:
        hold_test(s, box, MANSION, log)
    elif s.turn_now == 1:
        s.tied = bit(s.players) - 1  # A7: the last placer names anybody
        s.tests += 1
    else:
        tell(log, NO_ELECTION, 0, s.don)
        after_election(s, box, log)


@rule
def elect(s: State, box: Box, seat: int, log: Log) -> None:
    """Put the ring on; by option its wearer may turn the negotiation token (R19, 1.11)."""
    s.don = seat
    tell(log, ELECTED, 0, seat)
    at_test_won(s, ELECTION, MANSION, seat, log)
    end_test(s)
    enter(s, GIFT)
    if is_on(s, DON_SETS_TERMS):
        ask_seat(s, seat, TERMS)


@rule
def after_election(s: State, box: Box, log: Log) -> None:
    """Go on to Business; the first turn goes on to the Agents (R10)."""
    enter(s, BUSINESS if s.turn_now > 1 else AGENTS)


# --- the negotiation token: answer 0 leaves it, answer 1 turns it

LEAVE_TERMS, TURN_TERMS = 0, 1


@rule
def may_set_terms(s: State) -> int:
    """Leave the terms, or turn them."""
    return bit(LEAVE_TERMS) | bit(TURN_TERMS)


@rule
def set_terms(s: State, seat: int, answer: int, log: Log) -> None:
    """Set the terms for the deals to come."""
    if answer == TURN_TERMS:
        s.terms = 1 - s.terms
    tell(log, TERMS_SET, 0, seat, s.terms)


# --- the Don's cards


@rule
def neighbors(s: State, seat: int) -> int:
    """The other seats that share one of the seven places with a seat, a set (R21, A8)."""
    seats = 0
    for place in range(FREE):
        if s.crew[seat, place] != 0:
            seats |= seats_at(s, place)
    return seats & ~bit(seat)


@rule
def has_neighbors(s: State, seat: int) -> bool:
    """Tell whether there are any."""
    place = 0
    while place < FREE and (s.crew[seat, place] == 0 or seats_at(s, place) == bit(seat)):
        place += 1
    return place < FREE


@rule
def next_gift(s: State, box: Box, log: Log) -> None:
    """Draw two cards, or one if there is nobody to give one to (R21, R22)."""
    if s.queue > 0:
        after_election(s, box, log)
        return
    receivers = neighbors(s, s.don)
    if must_confirm_gift(s, receivers):
        return
    s.queue = 1
    s.offered[0] = draw_card(s, log)
    s.offered[1] = draw_card(s, log) if receivers != 0 else NONE
    if s.offered[1] == NONE:
        keep_only_card(s, box, log)
        return
    s.sure[s.offered[0]] |= bit(s.don)
    s.sure[s.offered[1]] |= bit(s.don)
    mix_pair(s, s.offered[0], s.offered[1], bit(s.don))
    tell(log, DREW, bit(s.don), s.don, 2, box.kind[s.offered[0]], box.kind[s.offered[1]])
    bound = locked_receiver(s)
    if bound != NONE and has(receivers, bound):
        choose_gift(s, bound)
    elif count(receivers) == 1:
        choose_gift(s, lowest(receivers))
    else:
        ask_seat(s, s.don, GIVE)


@rule
def keep_only_card(s: State, box: Box, log: Log) -> None:
    """One card or none was drawn: the Don keeps it and gives nothing (R22, R76)."""
    card = s.offered[0]
    s.offered[0] = NONE
    if card != NONE:
        take_card(s, s.don, card)
    tell(log, DREW, bit(s.don), s.don, 1 if card != NONE else 0, NONE if card == NONE else box.kind[card], NONE)
    at_gift(s, NONE, log)


# --- to whom: answer n is a seat


@rule
def may_give(s: State) -> int:
    """Anybody who shares a place with the Don; giving is compulsory (R21, A8)."""
    return neighbors(s, s.don)


@rule
def give(s: State, answer: int) -> None:
    """Choose who gets a card."""
    choose_gift(s, answer)


@rule
def choose_gift(s: State, receiver: int) -> None:
    """Ask which card is kept: the Don, or the receiver if a deal says so, who then sees both (R23, A9)."""
    s.plan_seat = receiver
    chooser = locked_chooser(s)
    if chooser == receiver:
        s.sure[s.offered[0]] |= bit(receiver)
        s.sure[s.offered[1]] |= bit(receiver)
        ask_seat(s, receiver, KEEP)
    else:
        ask_seat(s, s.don, KEEP)


@rule
def share_gift(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """The chooser keeps one card, the other of the two gets the other."""
    receiver = s.plan_seat
    mine = s.offered[answer]
    other = s.offered[1 - answer]
    given = mine if seat == receiver else other
    kept = other if seat == receiver else mine
    s.offered[0] = NONE
    s.offered[1] = NONE
    clear_plan(s)
    take_card(s, s.don, kept)
    take_card(s, receiver, given)
    tell_gift(s, box, receiver, given, kept, log)
    at_gift(s, receiver, log)


@rule
def tell_gift(s: State, box: Box, receiver: int, given: int, kept: int, log: Log) -> None:
    """The Don knows both cards, the receiver his own, or both if he has chosen."""
    s.sure[given] |= bit(s.don)
    both = s.sure[kept] & bit(receiver) != 0
    tell(log, GAVE, bit(s.don) | bit(receiver), s.don, receiver, box.kind[given])
    if both:
        tell(log, KEPT, bit(s.don) | bit(receiver), s.don, box.kind[kept], NONE)
    else:
        tell(log, KEPT, bit(s.don), s.don, box.kind[kept], NONE)
