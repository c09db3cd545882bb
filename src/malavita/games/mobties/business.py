"""Phase 2, Business: five rackets in turn, and the bribe at the Restaurant (R25 to R30). Shopping follows."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import MAIN, MANSION, RESTAURANT, Box
from .deals import keep_split, must_confirm_split, part_of, pay_split, single_heir, split_of
from .events import BRIBED, NOT_PAID, PAID, PEEKED
from .feds import look_at_top, refill_for_look
from .menu import ask_hawker
from .moments import at_payout, at_peek, at_test_won
from .respect import break_tie, end_test, hold_test
from .state import BRIBE, BUSINESS, NONE, SHOPPING, State
from .table import ask_seat, enter, receive, seats_at

# --- racket by racket, in the order of the places


@rule
def next_racket(s: State, box: Box, log: Log) -> None:
    """Hold the test of the next racket, or settle it (R25)."""
    if s.verdict != NONE:
        win_racket(s, box, s.verdict, log)
    elif s.tied != 0:
        share_or_break(s, box, log)
    elif s.queue == MAIN:
        enter(s, SHOPPING)
    else:
        open_racket(s, box, box.order[s.queue], log)


@rule
def open_racket(s: State, box: Box, place: int, log: Log) -> None:
    """Closed places and the Mansion have no racket; an empty one pays nothing (R24, R26)."""
    if place == MANSION or has(s.closed, place):
        s.queue += 1
    elif seats_at(s, place) == 0:
        tell(log, NOT_PAID, 0, place)
        s.queue += 1
    else:
        hold_test(s, box, place, log)


@rule
def share_or_break(s: State, box: Box, log: Log) -> None:
    """The tied may have agreed on a split; otherwise the Don picks one of them (R27, A14)."""
    d = split_of(s)
    if d == NONE:
        break_tie(s, log)
    elif not must_confirm_split(s, d):
        split(s, d, log)


@rule
def split(s: State, d: int, log: Log) -> None:
    """Pay a racket out as the tied have agreed; who gets all of it has won it."""
    heir = single_heir(s, d)
    if heir == NONE:
        pay_split(s, d, log)
        for seat in range(s.players):
            at_payout(s, s.place, seat, part_of(s, d, seat), log)
    keep_split(s, d, log)
    s.tied = 0
    if heir == NONE:
        next_place(s)
    else:
        s.verdict = heir


@rule
def win_racket(s: State, box: Box, seat: int, log: Log) -> None:
    """The winner is paid; at the Restaurant he may bribe the cop instead (R25, R29)."""
    at_test_won(s, BUSINESS, s.place, seat, log)
    if s.place == RESTAURANT:
        s.verdict = NONE
        ask_seat(s, seat, BRIBE)
    else:
        pay_racket(s, box, seat, log)


@rule
def pay_racket(s: State, box: Box, seat: int, log: Log) -> None:
    """The bank pays a racket (R25)."""
    amount = box.racket[s.players, s.place]
    receive(s, seat, amount)
    tell(log, PAID, 0, seat, s.place, amount)
    at_payout(s, s.place, seat, amount, log)
    next_place(s)


@rule
def next_place(s: State) -> None:
    """This racket is settled."""
    end_test(s)
    s.queue += 1


# --- the bribe: answer 0 takes the cash, answer 1 looks at the Agent cards

CASH, LOOK = 0, 1


@rule
def may_bribe(s: State) -> int:
    """Cash, or a look (R29)."""
    return bit(CASH) | bit(LOOK)


@rule
def bribe(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Be paid, or give up the racket to see as many Agent cards as will be drawn (R29, A13)."""
    if answer == CASH:
        pay_racket(s, box, seat, log)
        return
    tell(log, BRIBED, 0, seat, box.racket[s.players, RESTAURANT])
    refill_for_look(s, s.heat, log)
    seen = s.heat if s.heat < s.feds_left else s.feds_left
    look_at_top(s, seat, seen)
    tell(log, PEEKED, bit(seat), seat, seen, top(s, 0, seen), top(s, 1, seen), top(s, 2, seen))
    at_payout(s, RESTAURANT, seat, 0, log)
    at_peek(s, box, seat, log)
    next_place(s)
    ask_hawker(s, seat)


@rule
def top(s: State, depth: int, seen: int) -> int:
    """One of the seen Agent cards, or none."""
    return s.feds[s.feds_left - 1 - depth] if depth < seen else NONE
