"""Setting up the table: R1 to R8."""

from __future__ import annotations

from ...kernel.bits import bit, lowest
from ...kernel.dice import DEAL, roll, shuffle
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import (
    AGENT_CARDS,
    ASIDE,
    BASIC,
    CARDS,
    MAIN,
    PLACES,
    SEATS,
    WHOLE_FAMILY,
    Box,
)
from .cards import take_card
from .events import DEALT, PLACED, ROLE_DEALT, STARTED, TURN_BEGAN
from .state import ELECTION, NONE, NOTHING, PLACE, SETUP, TERMS_OF_TABLE, UNDERCOVER, State
from .table import ask_seat, enter, has_room, is_on, relocate, seat_from
from .terms import clear_deals


@rule
def deal(s: State, box: Box, players: int, options: int) -> None:
    """Set up the opening position, before the first gangster is placed."""
    clear_table(s, players, options)
    s.start = roll(s, DEAL, players)  # R6
    for seat in range(players):
        s.cash[seat] = box.start_cash  # R4
        s.crew[seat, ASIDE] = WHOLE_FAMILY  # R2
    s.bank = box.bank - players * box.start_cash
    shuffle_cards(s)
    deal_hands(s, box)
    if is_on(s, UNDERCOVER):
        s.agent = roll(s, DEAL, players)


@rule
def clear_table(s: State, players: int, options: int) -> None:
    """An empty table for so many players."""
    s.players = players
    s.options = options
    s.terms = chosen(options, TERMS_OF_TABLE)  # R5
    s.turn_now = 0
    s.stage = SETUP
    s.queue = 0
    s.don = NONE
    s.heat = 1  # R3
    s.backward = 0
    s.driven = 0
    s.blooded = 0
    s.closed = 0
    s.raided = 0
    s.ask = NOTHING
    s.turn = 0
    s.waiting = 0
    clear_test(s)
    clear_deals(s)
    s.tests = 0
    clear_plan(s)
    clear_attack(s)
    s.offered[0] = NONE
    s.offered[1] = NONE
    s.agent = NONE
    s.accusers = 0
    s.cleared = 0
    s.exposed = 0
    s.convicts = 0
    for place in range(MAIN):
        s.agents[place] = 0  # A52
        s.marker[place] = NONE
    for seat in range(SEATS):
        clear_seat(s, seat)


@rule
def clear_seat(s: State, seat: int) -> None:
    """A player with nothing yet."""
    s.cash[seat] = 0
    s.low[seat] = 0
    s.high[seat] = 0
    for place in range(PLACES):
        s.crew[seat, place] = 0


@rule
def clear_test(s: State) -> None:
    """No respect test is held."""
    s.place = NONE
    s.present = 0
    s.pressed = 0
    s.tied = 0
    s.verdict = NONE
    s.talking = 0
    s.bargained = 0
    s.courted = 0
    for seat in range(SEATS):
        s.ballot[seat] = NONE


@rule
def clear_plan(s: State) -> None:
    """Forget what was said in a conversation."""
    s.plan_card = NONE
    s.plan_piece = NONE
    s.plan_seat = NONE


@rule
def clear_attack(s: State) -> None:
    """Nobody is attacked."""
    s.strike = NONE
    s.victim = NONE
    s.scene = NONE
    s.volley = 0
    s.mark = NONE


@rule
def shuffle_cards(s: State) -> None:
    """Two decks (R3)."""
    for card in range(CARDS):
        s.deck[card] = card
        s.sure[card] = 0
        s.loose[card] = 0
        s.group[card] = 0
        s.barred[card] = 0
    s.deck_top = 0
    s.deck_left = CARDS
    s.pile_low = 0
    s.pile_high = 0
    s.mixes = 0
    shuffle(s, DEAL, s.deck, CARDS)
    for card in range(AGENT_CARDS):
        s.feds[card] = card
        s.spent[card] = NONE
        s.peeked[card] = 0
        s.batch[card] = 0
    s.feds_left = AGENT_CARDS
    s.spent_size = 0
    shuffle(s, DEAL, s.feds, AGENT_CARDS)


@rule
def deal_hands(s: State, box: Box) -> None:
    """Everybody's first cards (R4)."""
    for _ in range(box.start_cards[s.players]):
        for seat in range(s.players):
            take_card(s, seat, s.deck[s.deck_top])
            s.deck[s.deck_top] = NONE
            s.deck_top += 1
            s.deck_left -= 1


@rule
def begin(s: State, box: Box, log: Log) -> None:
    """Tell what was dealt, and ask for the first gangster."""
    tell(log, STARTED, 0, s.start, s.terms)
    for seat in range(s.players):
        tell(log, DEALT, bit(seat), seat, box.start_cards[s.players], s.low[seat], s.high[seat])
        if s.agent != NONE:
            tell(log, ROLE_DEALT, bit(seat), seat, 1 if s.agent == seat else 0)
    next_placement(s, log)


# --- placing gangsters (R7): answer 6 * gangster + place


@rule
def next_placement(s: State, log: Log) -> None:
    """Ask the next player for one gangster; when all have placed five, the first turn begins."""
    seat = seat_from(s, s.start, s.queue % s.players)
    if s.crew[seat, ASIDE] & BASIC != 0:
        ask_seat(s, seat, PLACE)
    else:
        begin_turn(s, log)


@rule
def may_place(s: State, box: Box, seat: int) -> int:
    """Any gangster not placed yet, on any main place with room; never the Streets (R7)."""
    room = 0
    for place in range(MAIN):
        if has_room(s, box, place, 1):
            room |= bit(place)
    bits = 0
    crew = s.crew[seat, ASIDE] & BASIC
    while crew != 0:
        bits |= room << (MAIN * lowest(crew))
        crew &= crew - 1
    return bits


@rule
def place(s: State, seat: int, answer: int, log: Log) -> None:
    """Put a gangster on a place."""
    gangster = answer // MAIN
    goal = answer % MAIN
    relocate(s, seat, gangster, ASIDE, goal)
    tell(log, PLACED, 0, seat, gangster, goal)
    s.queue += 1


@rule
def begin_turn(s: State, log: Log) -> None:
    """Another turn, from the election on (R9)."""
    s.turn_now += 1
    s.backward = 0
    s.raided = 0
    enter(s, ELECTION)
    tell(log, TURN_BEGAN, 0, s.turn_now)


PLACE_ANSWERS = 5 * MAIN
