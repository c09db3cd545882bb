"""The second half of Business: buying and exchanging Favor cards, and by option hiring (R31 to R33)."""

from __future__ import annotations

from ...kernel.bits import bit, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import AIRSTRIP, ASIDE, SECOND_SOLDIER, SICILIAN, SOLDIER, STREETS, Box
from .cards import (
    can_draw,
    draw_card,
    drop_card,
    hand_size,
    in_hand,
    kinds_in_hand,
    lowest_of_kind,
    mix_hand,
    mix_pair,
    put_under,
    take_card,
)
from .events import BOUGHT, DREW, EXCHANGED, HIRED, KEPT
from .state import DISCARD, KEEP, MOVEMENT, NONE, SHOP, SICILIANS, SOLDIERS, State
from .table import ask_seat, enter, in_order, is_on, pay_bank, relocate

# --- what to do: answer 0 stops, 1 buys, 2 exchanges, 3 and 4 hire

STOP, BUY, EXCHANGE, HIRE_SOLDIER, HIRE_SICILIAN = range(5)
SHOP_ANSWERS = 5


@rule
def next_shopper(s: State, box: Box, log: Log) -> None:
    """Ask each player in order, as long as he can still do something (A15)."""
    if s.queue == s.players:
        enter(s, MOVEMENT)
        return
    seat = in_order(s, s.queue)
    if may_shop(s, box, seat) != bit(STOP):
        ask_seat(s, seat, SHOP)
    else:
        s.queue += 1


@rule
def may_shop(s: State, box: Box, seat: int) -> int:
    """Buy with $25,000, exchange with two cards, hire if the table plays with that, or stop (R31, R32, 1.11)."""
    bits = bit(STOP)
    if s.cash[seat] >= box.card_price and can_draw(s):
        bits |= bit(BUY)
    if hand_size(s, seat) >= 2:
        bits |= bit(EXCHANGE)
    if is_on(s, SOLDIERS) and s.crew[seat, ASIDE] & SOLDIER_PAIR != 0 and s.cash[seat] >= box.soldier_price:
        bits |= bit(HIRE_SOLDIER)
    if is_on(s, SICILIANS) and has(s.crew[seat, ASIDE], SICILIAN) and s.cash[seat] >= box.sicilian_price:
        bits |= bit(HIRE_SICILIAN)
    return bits


@rule
def shop(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Do one of these, again and again until stopping."""
    if answer == STOP:
        s.queue += 1
    elif answer == BUY:
        pay_bank(s, seat, box.card_price)
        tell(log, BOUGHT, 0, seat, box.card_price)
        draw_two(s, box, seat, log)
    elif answer == EXCHANGE:
        ask_seat(s, seat, DISCARD)
    else:
        hire(s, box, seat, answer, log)


# --- which two cards to lay aside: answer n is a kind


@rule
def may_discard(s: State, box: Box, seat: int) -> int:
    """Any kind in the hand; the second card may be of the same kind only if there are two."""
    kinds = kinds_in_hand(s, box, seat)
    if s.plan_card != NONE and copies(s, box, seat, s.plan_card) < 2:
        kinds &= ~bit(s.plan_card)
    return kinds


@rule
def copies(s: State, box: Box, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    held = 0
    for card in range(box.first[kind], box.first[kind + 1]):
        held += 1 if in_hand(s, seat, card) else 0
    return held


@rule
def lay_aside(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Choose one card, then another; both go face down to the discards and two are drawn (R32, A16)."""
    if s.plan_card == NONE:
        s.plan_card = answer
        ask_seat(s, seat, DISCARD)
        return
    first = s.plan_card
    s.plan_card = NONE
    mix_hand(s, seat)
    drop_card(s, seat, lowest_of_kind(s, box, seat, first))
    drop_card(s, seat, lowest_of_kind(s, box, seat, answer))
    tell(log, EXCHANGED, bit(seat), seat, first, answer)
    draw_two(s, box, seat, log)


# --- which of two drawn cards to keep: answer 0 is the first, answer 1 the second


@rule
def draw_two(s: State, box: Box, seat: int, log: Log) -> None:
    """Draw two cards to keep one; a single one is kept (R31, R32, R76)."""
    s.offered[0] = draw_card(s, log)
    s.offered[1] = draw_card(s, log)
    if s.offered[1] == NONE:
        card = s.offered[0]
        s.offered[0] = NONE
        take_card(s, seat, card)
        tell(log, DREW, bit(seat), seat, 1, box.kind[card], NONE)
        return
    s.sure[s.offered[0]] |= bit(seat)
    s.sure[s.offered[1]] |= bit(seat)
    mix_pair(s, s.offered[0], s.offered[1], bit(seat))
    tell(log, DREW, bit(seat), seat, 2, box.kind[s.offered[0]], box.kind[s.offered[1]])
    ask_seat(s, seat, KEEP)


@rule
def may_keep(s: State) -> int:
    """Either of the two."""
    return 3


@rule
def keep(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Keep one card; the other goes to the bottom of the deck, unseen by others (A17)."""
    kept = s.offered[answer]
    under = s.offered[1 - answer]
    s.offered[0] = NONE
    s.offered[1] = NONE
    take_card(s, seat, kept)
    put_under(s, under)
    tell(log, KEPT, bit(seat), seat, box.kind[kept], box.kind[under])


# --- hiring (1.11)

SOLDIER_PAIR = (1 << SOLDIER) | (1 << SECOND_SOLDIER)


@rule
def hire(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """A soldier arrives in the Streets, the Sicilian lands on the Airstrip."""
    if answer == HIRE_SOLDIER:
        arrive(s, seat, lowest(s.crew[seat, ASIDE] & SOLDIER_PAIR), STREETS, box.soldier_price, log)
    else:
        arrive(s, seat, SICILIAN, AIRSTRIP, box.sicilian_price, log)


@rule
def arrive(s: State, seat: int, gangster: int, place: int, price: int, log: Log) -> None:
    """Pay for a gangster and put him down."""
    pay_bank(s, seat, price)
    relocate(s, seat, gangster, ASIDE, place)
    tell(log, HIRED, 0, seat, gangster, price)
