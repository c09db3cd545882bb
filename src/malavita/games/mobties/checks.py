"""What must hold in every position: one bit for each invariant that is broken."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.rule import rule
from .agents import shooters
from .box import (
    AGENT_CARDS,
    ASIDE,
    BASIC,
    CARDS,
    GONE,
    HALF,
    HALF_DECK,
    MAIN,
    PLACES,
    SEATS,
    WHOLE_FAMILY,
    Box,
)
from .cards import in_hand
from .flow import answers, asked
from .knowledge import in_pile
from .state import (
    BALLOT,
    DEALS,
    DEFEND,
    DEST,
    DISCARD,
    GIFT,
    GIVE,
    KEEP,
    LOSE,
    NONE,
    NOTHING,
    OVER,
    PROMISE,
    SETUP,
    SHOOT,
    SIEGE,
    WINDOW,
    State,
)
from .table import agents_in_supply, gangsters_at
from .terms import DUE, FREE_SLOT, money_aside, parties_of

INVARIANTS = (
    "money is conserved to the dollar, the bank included (R8)",
    "every gangster is in exactly one place (R2)",
    "no main place holds more than its capacity (R35)",
    "closed places are empty of gangsters and agents (R45)",
    "there are 48 agents, none too many on the board",
    "every Favor card lies in exactly one place",
    "every Agent card lies in exactly one place",
    "the heat is what the eliminated gangsters make it (R68)",
    "what is known of a card agrees with where it lies",
    "seats that do not play have nothing (R1)",
    "ballots are cast only in a test",
    "a plan exactly while a conversation is held",
    "the game is over exactly when nobody is asked",
    "whoever is asked can answer",
    "deals lie on the table as they were written, and as many promises are due as are counted",
)
(
    MONEY, PIECES, CROWDS, SHUT, TOKENS_LOST, CARDS_LOST, FEDS_LOST, HEATED, KNOWING, ABSENT, BALLOTS, PLANS, ENDING,
    STUCK, BARGAINS,
) = range(15)  # fmt: skip


@rule
def broken(s: State, box: Box) -> int:
    """The invariants that a position breaks."""
    faults = flag(not money_right(s, box), MONEY)
    faults |= flag(not pieces_right(s), PIECES)
    faults |= flag(not crowds_right(s, box), CROWDS)
    faults |= flag(not shut_right(s), SHUT)
    faults |= flag(agents_in_supply(s) < 0, TOKENS_LOST)
    faults |= flag(not cards_right(s), CARDS_LOST)
    faults |= flag(not feds_right(s), FEDS_LOST)
    faults |= flag(not heat_right(s), HEATED)
    faults |= flag(not knowledge_right(s, box), KNOWING)
    faults |= flag(not absent_right(s), ABSENT)
    faults |= flag(not ballots_right(s), BALLOTS)
    faults |= flag(not plans_right(s), PLANS)
    faults |= flag((s.ask == NOTHING) != (s.stage == OVER), ENDING)
    faults |= flag(not deals_right(s), BARGAINS)
    if faults == 0:
        faults |= flag(not questions_right(s, box), STUCK)
    return faults


@rule
def flag(fault: bool, place: int) -> int:
    """The bit of a fault, or nothing."""
    return bit(place) if fault else 0


@rule
def money_right(s: State, box: Box) -> bool:
    """All purses and the bank make what was in the box."""
    total = s.bank + money_aside(s)
    for seat in range(SEATS):
        total += s.cash[seat]
    return total == box.bank


@rule
def pieces_right(s: State) -> bool:
    """Each family has its eight gangsters, each in one place."""
    right = True
    for seat in range(s.players):
        family = 0
        total = 0
        for place in range(PLACES):
            family |= s.crew[seat, place]
            total += count(s.crew[seat, place])
        right = right and family == WHOLE_FAMILY and total == 8
        right = right and (s.stage == SETUP or s.crew[seat, ASIDE] & BASIC == 0)
    return right


@rule
def crowds_right(s: State, box: Box) -> bool:
    """Five at most."""
    right = True
    for place in range(MAIN):
        right = right and gangsters_at(s, place) <= box.capacity
    return right


@rule
def shut_right(s: State) -> bool:
    """Nothing is left in a closed place; only closed places have marker cards."""
    right = True
    for place in range(MAIN):
        if has(s.closed, place):
            right = right and s.agents[place] == 0 and gangsters_at(s, place) == 0
        else:
            right = right and s.marker[place] == NONE
    return right


@rule
def cards_right(s: State) -> bool:
    """Each Favor card is in the deck, the discards, a hand, or offered."""
    low = s.pile_low
    high = s.pile_high
    total = s.deck_left + count(s.pile_low) + count(s.pile_high)
    for n in range(CARDS):
        card = s.deck[n]
        inside = n - s.deck_top if n >= s.deck_top else n - s.deck_top + CARDS
        if (inside < s.deck_left) != (card != NONE):
            return False
        if card != NONE:
            low |= bit(card) if card < HALF else 0
            high |= bit(card - HALF) if card >= HALF else 0
    for n in range(2):
        card = s.offered[n]
        if card != NONE:
            total += 1
            low |= bit(card) if card < HALF else 0
            high |= bit(card - HALF) if card >= HALF else 0
    for seat in range(SEATS):
        low |= s.low[seat]
        high |= s.high[seat]
        total += count(s.low[seat]) + count(s.high[seat])
    return low == HALF_DECK and high == HALF_DECK and total == CARDS


@rule
def feds_right(s: State) -> bool:
    """Each Agent card is in the deck, the discards or on a closed place."""
    union = 0
    total = s.feds_left + s.spent_size
    for n in range(AGENT_CARDS):
        if (n < s.feds_left) != (s.feds[n] != NONE) or (n < s.spent_size) != (s.spent[n] != NONE):
            return False
        union |= (bit(s.feds[n]) if n < s.feds_left else 0) | (bit(s.spent[n]) if n < s.spent_size else 0)
    for place in range(MAIN):
        if s.marker[place] != NONE:
            union |= bit(s.marker[place])
            total += 1
    return union == bit(AGENT_CARDS) - 1 and total == AGENT_CARDS


@rule
def heat_right(s: State) -> bool:
    """Every rise has cleared as many gangsters as there are players (R68, R71)."""
    return gangsters_at(s, GONE) == (s.heat - 1) * s.players


@rule
def knowledge_right(s: State, box: Box) -> bool:
    """Who holds a card knows it; groups have been formed; no card is what it is known not to be; the deck is open."""
    right = True
    for card in range(CARDS):
        held = in_pile(s, card)
        right = right and not has(s.barred[card], box.class_of[box.kind[card]])
        for seat in range(s.players):
            if in_hand(s, seat, card):
                held = True
                right = right and has(s.sure[card], seat)
        right = right and s.group[card] <= s.mixes
        right = right and (held or s.barred[card] == 0)
    return right


@rule
def absent_right(s: State) -> bool:
    """Seats beyond the players have nothing."""
    right = s.turn < s.players and s.start < s.players and s.don < s.players
    for seat in range(s.players, SEATS):
        held = s.cash[seat] + s.low[seat] + s.high[seat]
        for place in range(PLACES):
            held += s.crew[seat, place]
        right = right and held == 0
    return right


@rule
def ballots_right(s: State) -> bool:
    """Ballots only until a test is settled; seats wait only for what is asked of several at once."""
    right = True
    for seat in range(SEATS):
        if s.ballot[seat] != NONE:
            right = right and s.place != NONE and has(s.present, seat)
    return (
        right
        and (s.place != NONE) == (s.present != 0)
        and (s.waiting == 0 or s.talking == 1 or s.ask in (BALLOT, SHOOT))
    )


@rule
def plans_right(s: State) -> bool:
    """A gangster is chosen while a destination is asked, a receiver while the Don keeps; an attack waits."""
    offered = s.ask in (KEEP, GIVE)
    right = (s.offered[0] != NONE) == offered and (s.offered[1] != NONE) == offered
    right = right and (s.plan_piece != NONE) == (s.ask == DEST)
    right = right and (s.plan_seat != NONE) == (s.ask == KEEP and s.stage == GIFT)
    struck = s.ask == DEFEND or (s.ask == LOSE and s.stage != SIEGE)
    between = s.ask == PROMISE and s.strike != NONE  # shots of a Drive-By
    right = right and (between or ((s.strike != NONE) == struck and (s.victim != NONE) == struck))
    return right and (s.plan_card == NONE or s.ask >= DISCARD)


@rule
def questions_right(s: State, box: Box) -> bool:
    """Everybody who is asked has an answer; weapons are asked of who stands beside agents."""
    right = True
    seats = asked(s, box)
    right = right and seats & ~(bit(s.players) - 1) == 0
    while seats != 0:
        right = right and answers(s, box, lowest(seats)) != 0
        seats &= seats - 1
    if s.ask == SHOOT and s.stage == WINDOW:
        right = right and s.waiting & ~shooters(s, box) == 0
    return right


@rule
def deals_right(s: State) -> bool:
    """Slots in use are marked; parties cover the terms; due promises are counted; nothing is left at the end."""
    right = s.stage != OVER or s.on_table == 0
    dues = 0
    for d in range(DEALS):
        used = s.deal_life[d] != FREE_SLOT
        right = right and has(s.on_table, d) == used
        right = right and parties_of(s, d) & ~s.deal_parties[d] == 0 and s.deal_agreed[d] & ~s.deal_parties[d] == 0
        for i in range(s.deal_size[d]):
            dues += 1 if s.term_fate[d, i] == DUE else 0
    return right and dues == s.dues
