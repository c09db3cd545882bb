"""The menu of offers: the bargains that matter most at each moment, small enough for programs to choose from.

An offer from the menu is an ordinary deal; what it differs in is only that its parties are asked for a reply at once.
People may offer anything else at any time (dealbook.py). Each seat makes one offer of the menu in a test, a tie or an
action turn, so that talk comes to an end.
"""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.events import Log
from ...kernel.rule import rule
from .bargain import lay_down
from .box import MANSION, SEATS, Box
from .state import BUSINESS, COURT, ELECTION, HAWK, NONE, SIEGE, State
from .table import ask_seat, decider
from .terms import (
    AFTER,
    BREAKS_TIE,
    GIFTS,
    HITS,
    IF_ARRESTED,
    IF_ELECTED,
    NOW,
    PAYS,
    PEACE,
    RECEIVER_CHOOSES,
    SHARES,
    SPLITS,
    TELLS,
    VOTES,
    add_term,
    open_slot,
    parties_of,
    set_when,
    test_of,
)

TIERS = 3  # how many prices there are


@rule
def price(s: State, tier: int) -> int:
    """What a vote costs; to go to Jail for somebody costs more."""
    if s.stage == SIEGE:
        return 10 * (tier + 1)
    return 5 if tier == 0 else 10 if tier == 1 else 25


@rule
def offer(s: State, seat: int, d: int, log: Log) -> None:
    """Put the draft in a slot on the table and ask its parties; the menu holds only what can be offered."""
    s.deal_parties[d] = parties_of(s, d) | bit(seat)
    lay_down(s, seat, d, log)
    s.replying = d


# --- at a test: buy a vote, sell the own, or (at the election) for the pick of the Don's two cards

BUY = 2
SELL = BUY + TIERS * SEATS
BUY_WITH_CARD = SELL + TIERS * SEATS
SELL_FOR_CARD = BUY_WITH_CARD + SEATS
TALK_ANSWERS = SELL_FOR_CARD + SEATS
CARD_PRICE = 25  # what a vote costs together with a card


@rule
def may_bargain(s: State, seat: int) -> int:
    """The offers a seat may make in the talk before a test: to anybody present, once (R77)."""
    if s.turn_now == 0 or has(s.bargained, seat) or open_slot(s) == NONE:
        return 0
    tiers = 0
    for tier in range(TIERS):
        if s.cash[seat] >= price(s, tier):
            tiers |= bit(tier)
    bits = 0
    for other in range(s.players):
        if other != seat and has(s.present, other):
            bits |= tiers << (BUY + TIERS * other)
            bits |= (bit(TIERS) - 1) << (SELL + TIERS * other)
            if s.stage == ELECTION:
                bits |= bit(SELL_FOR_CARD + other)
                if s.cash[seat] >= CARD_PRICE:
                    bits |= bit(BUY_WITH_CARD + other)
    return bits


@rule
def bargain(s: State, seat: int, answer: int, log: Log) -> None:
    """Make an offer in the talk before a test."""
    s.bargained |= bit(seat)
    d = open_slot(s)
    if answer < BUY_WITH_CARD:
        sells = answer >= SELL
        number = answer - SELL if sells else answer - BUY
        other, amount = number // TIERS, price(s, number % TIERS)
        draft_vote(s, d, seat if sells else other, other if sells else seat, amount)
    elif answer < SELL_FOR_CARD:
        draft_vote_for_card(s, d, answer - BUY_WITH_CARD, seat)
        pay = add_term(s, d, PAYS, seat, answer - BUY_WITH_CARD, NONE, CARD_PRICE)
        set_when(s, d, pay, IF_ELECTED, seat, NONE)
    else:
        draft_vote_for_card(s, d, seat, answer - SELL_FOR_CARD)
    offer(s, seat, d, log)


@rule
def draft_vote(s: State, d: int, voter: int, payer: int, amount: int) -> None:
    """A vote for the payer; at an arrest the voter takes the fall and is paid when he goes to Jail."""
    fall = s.stage == SIEGE
    vote = add_term(s, d, VOTES, voter, voter if fall else payer, s.place, 0)
    set_when(s, d, vote, test_of(s.stage), NONE, NONE)
    pay = add_term(s, d, PAYS, payer, voter, s.place if fall else NONE, amount)
    if fall:
        set_when(s, d, pay, IF_ARRESTED, voter, NONE)
    else:
        set_when(s, d, pay, AFTER, vote, NONE)


@rule
def draft_vote_for_card(s: State, d: int, voter: int, candidate: int) -> None:
    """A vote for the candidate, and for the voter the pick of the Don's two cards (T1)."""
    vote = add_term(s, d, VOTES, voter, candidate, MANSION, 0)
    set_when(s, d, vote, test_of(s.stage), NONE, NONE)
    gift = add_term(s, d, GIFTS, candidate, voter, NONE, 0)
    set_when(s, d, gift, NONE, RECEIVER_CHOOSES, NONE)


# --- at a tie: answer 0 says nothing, then prices for each choice of the decider, then an even split (R27, R28)

SAY_NOTHING = 0
FOR_CHOICE = 1
EVEN_SPLIT = FOR_CHOICE + TIERS * SEATS
COURT_ANSWERS = EVEN_SPLIT + 1


@rule
def next_suitor(s: State) -> bool:
    """Let each of the tied make the decider an offer, once; tells whether somebody is asked."""
    suitors = s.tied & ~bit(decider(s)) & ~s.courted
    if suitors == 0 or open_slot(s) == NONE:
        return False
    for seat in range(s.players):
        if has(suitors, seat):
            s.courted |= bit(seat)
            ask_seat(s, seat, COURT)
            return True
    return False


@rule
def may_court(s: State, seat: int) -> int:
    """Offer the decider something to be chosen (not to be chosen, at an arrest), or the other tied a split."""
    bits = bit(SAY_NOTHING)
    if open_slot(s) == NONE:
        return bits
    choices = s.tied & ~bit(seat) if s.stage == SIEGE else bit(seat)
    for choice in range(s.players):
        if has(choices, choice):
            for tier in range(TIERS):
                if s.stage == BUSINESS or s.cash[seat] >= price(s, tier):
                    bits |= bit(FOR_CHOICE + TIERS * choice + tier)
    if s.stage == BUSINESS and count(s.tied) <= 5:
        bits |= bit(EVEN_SPLIT)
    return bits


@rule
def court(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Make an offer at a tie."""
    if answer == SAY_NOTHING:
        return
    d = open_slot(s)
    if answer == EVEN_SPLIT:
        draft_split(s, box, d)
    else:
        draft_choice(s, box, seat, d, (answer - FOR_CHOICE) // TIERS, (answer - FOR_CHOICE) % TIERS)
    offer(s, seat, d, log)


@rule
def draft_choice(s: State, box: Box, seat: int, d: int, choice: int, tier: int) -> None:
    """The decider chooses somebody; he gets a part of the racket, or money."""
    don = decider(s)
    place = MANSION if s.stage == ELECTION else s.place
    tie = add_term(s, d, BREAKS_TIE, don, choice, place, 0)
    set_when(s, d, tie, test_of(s.stage), NONE, NONE)
    if s.stage == BUSINESS:
        part = box.racket[s.players, s.place] * (tier + 1) // 4
        add_term(s, d, SHARES, seat, don, s.place, part)
    else:
        pay = add_term(s, d, PAYS, seat, don, NONE, price(s, tier))
        set_when(s, d, pay, AFTER, tie, NONE)


@rule
def draft_split(s: State, box: Box, d: int) -> None:
    """An even split in whole thousands; the first get what is left over (A11)."""
    racket = box.racket[s.players, s.place]
    parts = count(s.tied)
    left = racket % parts
    for seat in range(s.players):
        if has(s.tied, seat):
            add_term(s, d, SPLITS, seat, NONE, s.place, racket // parts + (1 if left > 0 else 0))
            left -= 1


# --- in an action turn: answer 0 goes back, then peace for money, an attack for money, money for peace

GO_BACK = 0
SELL_PEACE = 1
PEACE_PRICES = 2
SELL_HIT = SELL_PEACE + PEACE_PRICES * SEATS
BUY_PEACE = SELL_HIT + SEATS * SEATS
HIRE_ANSWERS = BUY_PEACE + SEATS
HIT_PRICE = 10


@rule
def may_make_offers(s: State, seat: int) -> bool:
    """Tell whether a seat may still make an offer in this action turn."""
    return not has(s.bargained, seat) and open_slot(s) != NONE


@rule
def may_hire(s: State, seat: int) -> int:
    """Peace with anybody, or an attack on one for another, while both have gangsters to lose (R77)."""
    bits = bit(GO_BACK)
    if open_slot(s) == NONE:
        return bits
    for other in range(s.players):
        if other != seat and not has(s.truces[seat], other):
            bits |= (bit(PEACE_PRICES) - 1) << (SELL_PEACE + PEACE_PRICES * other)
            for payer in range(s.players):
                if payer != seat and payer != other:  # noqa: PLR1714 (compiled)
                    bits |= bit(SELL_HIT + SEATS * payer + other)
        if other != seat and not has(s.truces[other], seat) and s.cash[seat] >= HIT_PRICE:
            bits |= bit(BUY_PEACE + other)
    return bits


@rule
def hire(s: State, seat: int, answer: int, log: Log) -> None:
    """Make an offer in the own action turn."""
    if answer == GO_BACK:
        return
    d = open_slot(s)
    if answer < SELL_HIT:
        amount = 10 if (answer - SELL_PEACE) % PEACE_PRICES == 0 else 25
        draft_peace(s, d, seat, (answer - SELL_PEACE) // PEACE_PRICES, amount)
    elif answer < BUY_PEACE:
        payer, victim = (answer - SELL_HIT) // SEATS, (answer - SELL_HIT) % SEATS
        hit = add_term(s, d, HITS, seat, victim, NONE, 0)
        pay = add_term(s, d, PAYS, payer, seat, NONE, HIT_PRICE)
        set_when(s, d, pay, AFTER, hit, NONE)
    else:
        draft_peace(s, d, answer - BUY_PEACE, seat, HIT_PRICE)
    offer(s, seat, d, log)


@rule
def draft_peace(s: State, d: int, seat: int, payer: int, amount: int) -> None:
    """A seat does not attack another until the end of the next turn, for money now."""
    peace = add_term(s, d, PEACE, seat, payer, NONE, 0)
    s.term_turn[d, peace] = s.turn_now + 1
    pay = add_term(s, d, PAYS, payer, seat, NONE, amount)
    set_when(s, d, pay, NOW, NONE, NONE)


# --- after a look at the Agent cards: answer 0 says nothing, then prices for each listener (R30)

PEEK_PRICES = 2
HAWK_ANSWERS = 1 + PEEK_PRICES * SEATS


@rule
def ask_hawker(s: State, seat: int) -> None:
    """Let who has seen the Agent cards sell what he knows."""
    if open_slot(s) != NONE:
        ask_seat(s, seat, HAWK)


@rule
def may_hawk(s: State, seat: int) -> int:
    """Tell anybody, for money."""
    bits = bit(SAY_NOTHING)
    for other in range(s.players):
        if other != seat and open_slot(s) != NONE:
            bits |= (bit(PEEK_PRICES) - 1) << (1 + PEEK_PRICES * other)
    return bits


@rule
def hawk(s: State, seat: int, answer: int, log: Log) -> None:
    """Offer to tell."""
    if answer == SAY_NOTHING:
        return
    d = open_slot(s)
    other, amount = (answer - 1) // PEEK_PRICES, 5 * (1 + (answer - 1) % PEEK_PRICES)
    pay = add_term(s, d, PAYS, other, seat, NONE, amount)
    set_when(s, d, pay, NOW, NONE, NONE)
    add_term(s, d, TELLS, seat, other, NONE, 0)
    offer(s, seat, d, log)
