"""What deals are made of: up to six deals lie on the table at once, of up to eight terms each (4.2).

A term says who does what for whom: `who` is bound by it, `whom` is the other. What else it needs stands in `place`,
`amount` (thousands), `when`, `arg` and `other`; `turn` is the turn in which it comes due, or until which it holds.
"""

from __future__ import annotations

from ...kernel.bits import bit, count
from ...kernel.rule import rule
from .box import MAIN, MANSION
from .state import (
    ACTION,
    BUSINESS,
    DEALS,
    ELECTION,
    GIFT,
    HEAT,
    MOVEMENT,
    NONE,
    SIEGE,
    TERMS_OF_DEAL,
    State,
)

# What a term promises.
PAYS, SHARES, SPLITS, VOTES, BREAKS_TIE, GIFTS, PEACE, HITS, SHOOTS, MOVES, TELLS, WORD = range(12)
TERM_NAMES = (
    "pay", "share", "split", "vote", "tiebreak", "gift", "peace", "attack", "shoot", "move", "tell", "word",
)  # fmt: skip

# When somebody pays: at once, after another term (`arg`) of the deal is kept, or if something happens.
NOW, AFTER, IF_ELECTED, IF_WON, IF_ARRESTED, IF_KILLED = range(6)
WHEN_NAMES = ("now", "after", "elected", "won", "arrested", "killed")

# Which respect test a vote or a tie belongs to.
AT_ELECTION, AT_RACKET, AT_ARREST = range(3)
TEST_NAMES = ("election", "racket", "arrest")

# How somebody moves.
GO_TO, GO_OUT, STAY_OUT = range(3)
MOVE_NAMES = ("to", "out", "not_to")

# Who chooses which of the Don's two cards is given.
DON_CHOOSES, RECEIVER_CHOOSES = range(2)
CHOOSER_NAMES = ("don", "receiver")

# The life of a deal, and the fate of a term. HELD: the money lies in escrow, or the promise was confirmed just now.
FREE_SLOT, OFFERED, SEALED = range(3)
LIFE_NAMES = ("free", "offered", "sealed")
WAITING, HELD, DUE, KEPT, BROKEN, LAPSED = range(6)
FATE_NAMES = ("waiting", "held", "due", "kept", "broken", "lapsed")

MOST_AMOUNT = 9_999  # thousands
MOST_DEALS = 32_000  # in one game


# --- the slots


@rule
def clear_deals(s: State) -> None:
    """No deal lies on the table."""
    s.deals = 0
    s.on_table = 0
    s.swept = 0
    s.promise = NONE
    s.dues = 0
    s.replying = NONE
    s.bargained = 0
    s.courted = 0
    for d in range(DEALS):
        s.deal_size[d] = TERMS_OF_DEAL  # whatever lay there before
        free_slot(s, d)
    for seat in range(len(s.truces)):
        s.truces[seat] = 0
        s.shut[seat] = 0


@rule
def free_slot(s: State, d: int) -> None:
    """Take a deal off the table."""
    for i in range(s.deal_size[d]):
        put_term(s, d, i, NONE, NONE, NONE, NONE, 0)
        s.term_turn[d, i] = 0
    s.on_table &= ~bit(d)
    s.deal_life[d] = FREE_SLOT
    s.deal_number[d] = 0
    s.deal_from[d] = NONE
    s.deal_parties[d] = 0
    s.deal_agreed[d] = 0
    s.deal_released[d] = 0
    s.deal_binding[d] = 0
    s.deal_size[d] = 0


@rule
def open_slot(s: State) -> int:
    """A slot for another deal, or none."""
    if s.deals >= MOST_DEALS:
        return NONE
    for d in range(DEALS):
        if s.deal_life[d] == FREE_SLOT:
            return d
    return NONE


@rule
def slot_of(s: State, number: int) -> int:
    """Where the deal of a number lies, or none."""
    for d in range(DEALS):
        if s.deal_life[d] != FREE_SLOT and s.deal_number[d] == number:
            return d
    return NONE


# --- writing terms


@rule
def put_term(s: State, d: int, i: int, kind: int, who: int, whom: int, place: int, amount: int) -> None:
    """Write the main part of a term; the rest is empty."""
    s.term_kind[d, i] = kind
    s.term_who[d, i] = who
    s.term_whom[d, i] = whom
    s.term_place[d, i] = place
    s.term_amount[d, i] = amount
    s.term_when[d, i] = NONE
    s.term_arg[d, i] = NONE
    s.term_other[d, i] = NONE
    s.term_fate[d, i] = WAITING


@rule
def add_term(s: State, d: int, kind: int, who: int, whom: int, place: int, amount: int) -> int:
    """Add a term for this turn to a draft; returns its number in the deal."""
    i = s.deal_size[d]
    put_term(s, d, i, kind, who, whom, place, amount)
    s.term_turn[d, i] = s.turn_now
    s.deal_size[d] += 1
    return i


@rule
def set_when(s: State, d: int, i: int, when: int, arg: int, other: int) -> None:
    """Say when a term comes due, or which way it is meant."""
    s.term_when[d, i] = when
    s.term_arg[d, i] = arg
    s.term_other[d, i] = other


# --- who is in it, and with how much money


@rule
def obliged(s: State, d: int, i: int) -> int:
    """The seats a term obliges or gives something to, a set; the target of a vote or an attack need not agree."""
    kind = s.term_kind[d, i]
    seats = bit(s.term_who[d, i])
    if kind in (PAYS, SHARES, GIFTS, TELLS):
        seats |= bit(s.term_whom[d, i])
    return seats


@rule
def parties_of(s: State, d: int) -> int:
    """All whom the terms of a deal concern, a set."""
    seats = 0
    for i in range(s.deal_size[d]):
        seats |= obliged(s, d, i)
    return seats


@rule
def has_money(s: State, d: int) -> bool:
    """Tell whether money passes in a deal, so that it binds under Honor Among Thieves (R78, R80)."""
    shares = 0
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] in (PAYS, SHARES):
            return True
        if s.term_kind[d, i] == SPLITS and s.term_amount[d, i] > 0:
            shares |= bit(s.term_who[d, i])
    return count(shares) > 1


@rule
def escrow(s: State, d: int) -> int:
    """The money that lies aside for a deal."""
    total = 0
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == PAYS and s.term_fate[d, i] == HELD:
            total += s.term_amount[d, i]
    return total


@rule
def money_aside(s: State) -> int:
    """All money in escrow."""
    total = 0
    if s.on_table != 0:
        for d in range(DEALS):
            total += escrow(s, d)
    return total


# --- time


@rule
def test_of(stage: int) -> int:
    """Which respect test belongs to a stage."""
    if stage == ELECTION:
        return AT_ELECTION
    return AT_RACKET if stage == BUSINESS else AT_ARREST


@rule
def stage_of_test(test: int) -> int:
    """The stage in which a respect test is held."""
    if test == AT_ELECTION:
        return ELECTION
    return BUSINESS if test == AT_RACKET else SIEGE


@rule
def last_stage(s: State, d: int, i: int) -> int:
    """The stage of its turn after which a term can no longer come due."""
    kind = s.term_kind[d, i]
    if kind in (VOTES, BREAKS_TIE):
        return stage_of_test(s.term_when[d, i])
    if kind in (SHARES, SPLITS):
        return BUSINESS
    if kind == GIFTS:
        return GIFT
    if kind == MOVES:
        return MOVEMENT
    if kind == TELLS:
        return MOVEMENT
    if kind == SHOOTS:
        return SIEGE
    if kind == HITS:
        return ACTION
    return last_stage_of_pay(s.term_when[d, i]) if kind == PAYS else HEAT


@rule
def last_stage_of_pay(when: int) -> int:
    """The same for a payment."""
    if when == IF_ELECTED:
        return ELECTION
    if when == IF_WON:
        return BUSINESS
    if when == IF_KILLED:
        return ACTION
    return SIEGE if when == IF_ARRESTED else HEAT


@rule
def has_place(s: State, d: int, i: int) -> bool:
    """Tell whether a term belongs to the test at one place, so that it passes with it."""
    kind, when = s.term_kind[d, i], s.term_when[d, i]
    if kind in (VOTES, BREAKS_TIE):
        return when != AT_ELECTION
    if kind == PAYS:
        return when in (IF_WON, IF_ARRESTED) and s.term_place[d, i] != NONE
    return kind in (SHARES, SPLITS, SHOOTS)


@rule
def needs_open(s: State, d: int, i: int) -> int:
    """The main place without which a term can never come due, or none: a closed place stays closed (R45)."""
    kind, when, place = s.term_kind[d, i], s.term_when[d, i], s.term_place[d, i]
    if kind == GIFTS or (kind == PAYS and when == IF_ELECTED):
        return MANSION
    never_due = kind == MOVES and s.term_arg[d, i] == STAY_OUT
    return place if 0 <= place < MAIN and not never_due else NONE


@rule
def covers(spot: int, place: int) -> bool:
    """Tell whether a term that names a spot, or none, speaks of a place."""
    if spot == NONE:
        return True
    return spot == place


@rule
def is_live(s: State, d: int, i: int) -> bool:
    """Tell whether the fate of a term is still open."""
    return s.term_fate[d, i] <= DUE


@rule
def packed_term(s: State, d: int, i: int) -> int:
    """A term as one number, for the record (dealbook.unpack)."""
    packed = s.term_kind[d, i] * 8 + s.term_who[d, i]
    packed = (packed * 8 + s.term_whom[d, i] + 1) * 16 + s.term_place[d, i] + 1
    packed = (packed * 16384 + s.term_amount[d, i]) * 8 + s.term_when[d, i] + 1
    packed = (packed * 16 + s.term_arg[d, i] + 1) * 8 + s.term_other[d, i] + 1
    return packed * 16384 + s.term_turn[d, i]
