"""Specialty cards of the own action turn (R61, R65; 1.7). Blackmail is played in respect tests."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import (
    CALL_IN_FAVOR,
    CROOKED_JUDGE,
    FREE,
    GANGSTERS,
    GETAWAY,
    JAIL,
    MAIN,
    SEATS,
    SHAKEDOWN,
    STREETS,
    TONY_GOLDSTEIN,
    TRUNK_TIP,
    WIRETAP,
    Box,
)
from .cards import draw_card, hand_size, play_card, see_hand, take_card
from .election import has_neighbors, neighbors
from .events import CALLED_IN, DREW, FREED, GOT_AWAY, SHOOK_DOWN, TAPPED, TIPPED
from .setup import clear_plan
from .state import CONVICT, DEST, NONE, PIECE, TIP, VICTIM, State
from .table import (
    ask_seat,
    hand_over,
    is_off_the_streets,
    is_room_anywhere,
    place_of,
    places_with_room,
    relocate,
    seats_at,
    send_agents,
)

# --- what can be used


@rule
def can_use(s: State, box: Box, seat: int, kind: int) -> bool:
    """Tell whether a Specialty card has something to do."""
    if kind == TONY_GOLDSTEIN:
        return s.crew[seat, JAIL] != 0
    if kind == CROOKED_JUDGE:
        return seats_at(s, JAIL) != 0
    if kind == TRUNK_TIP:
        return can_tip(s, seat)
    if kind == GETAWAY:
        return can_run(s, box, seat)
    if kind == SHAKEDOWN:
        return has_neighbors(s, seat)
    return kind in (WIRETAP, CALL_IN_FAVOR)


@rule
def use_specialty(s: State, box: Box, seat: int, kind: int, log: Log) -> None:
    """Choose a card; what it needs is asked next."""
    if kind == CALL_IN_FAVOR:
        call_in(s, box, seat, log)
        return
    s.plan_card = kind
    if kind in (TONY_GOLDSTEIN, GETAWAY):
        ask_seat(s, seat, PIECE)
    elif kind == CROOKED_JUDGE:
        ask_seat(s, seat, CONVICT)
    elif kind == TRUNK_TIP:
        ask_seat(s, seat, TIP)
    else:
        ask_seat(s, seat, VICTIM)


@rule
def call_in(s: State, box: Box, seat: int, log: Log) -> None:
    """Call in a Favor: draw two cards and keep both."""
    play_card(s, box, seat, CALL_IN_FAVOR)
    tell(log, CALLED_IN, 0, seat, box.favors)
    for _ in range(box.favors):
        card = draw_card(s, log)
        if card != NONE:
            take_card(s, seat, card)
            tell(log, DREW, bit(seat), seat, 1, box.kind[card], NONE)


# --- a gangster of one's own: answer n is a gangster


@rule
def can_run(s: State, box: Box, seat: int) -> bool:
    """Tell whether a Getaway can take a gangster somewhere: the Streets always have room."""
    return is_off_the_streets(s, seat) or (s.crew[seat, STREETS] != 0 and is_room_anywhere(s, box))


@rule
def runners(s: State, box: Box, seat: int) -> int:
    """The gangsters that a Getaway can take somewhere, a set."""
    room = places_with_room(s, box)
    crew = 0
    for place in range(FREE):
        if room & ~bit(place) != 0:
            crew |= s.crew[seat, place]
    return crew


@rule
def may_pick(s: State, box: Box, seat: int) -> int:
    """Tony Goldstein: a prisoner; Getaway: a gangster who has somewhere to go."""
    return s.crew[seat, JAIL] if s.plan_card == TONY_GOLDSTEIN else runners(s, box, seat)


@rule
def pick(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Free the prisoner, or ask where the gangster goes."""
    if s.plan_card == TONY_GOLDSTEIN:
        set_free(s, box, seat, seat, answer, log)
    else:
        s.plan_piece = answer
        ask_seat(s, seat, DEST)


# --- anybody's prisoner: answer 8 * seat + gangster

CONVICT_ANSWERS = SEATS * GANGSTERS


@rule
def may_free(s: State) -> int:
    """Any gangster in Jail."""
    bits = 0
    for seat in range(s.players):
        bits |= s.crew[seat, JAIL] << (GANGSTERS * seat)
    return bits


@rule
def set_free(s: State, box: Box, seat: int, owner: int, gangster: int, log: Log) -> None:
    """A prisoner walks out into the Streets, free of charge."""
    kind = s.plan_card
    clear_plan(s)
    play_card(s, box, seat, kind)
    relocate(s, owner, gangster, JAIL, STREETS)
    tell(log, FREED, 0, seat, owner, gangster, kind)


# --- Getaway: where to


@rule
def may_get_away(s: State, box: Box, seat: int) -> int:
    """Any other of the seven places with room."""
    return places_with_room(s, box) & ~bit(place_of(s, seat, s.plan_piece))


@rule
def get_away(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Move the chosen gangster."""
    gangster = s.plan_piece
    start = place_of(s, seat, gangster)
    clear_plan(s)
    play_card(s, box, seat, GETAWAY)
    relocate(s, seat, gangster, start, answer)
    tell(log, GOT_AWAY, 0, seat, gangster, start, answer)


# --- Something in the Trunk: answer n is a place


@rule
def may_tip(s: State, seat: int) -> int:
    """Main places with an opponent's gangster; none of them is closed."""
    places = 0
    for place in range(MAIN):
        if seats_at(s, place) & ~bit(seat) != 0:
            places |= bit(place)
    return places


@rule
def can_tip(s: State, seat: int) -> bool:
    """Tell whether there is such a place."""
    other = 0
    while other < s.players and (other == seat or not is_off_the_streets(s, other)):
        other += 1
    return other < s.players


@rule
def tip(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Send agents; nothing is resolved before the next Agents phase."""
    clear_plan(s)
    play_card(s, box, seat, TRUNK_TIP)
    sent = send_agents(s, answer, box.tip)
    tell(log, TIPPED, 0, seat, answer, sent)


# --- Shakedown and Wiretap: answer n is a seat


@rule
def may_choose_victim(s: State, seat: int) -> int:
    """Shakedown: who shares a place; Wiretap: any opponent."""
    return neighbors(s, seat) if s.plan_card == SHAKEDOWN else (bit(s.players) - 1) & ~bit(seat)


@rule
def choose_victim(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Take money, as far as there is any, or look at a hand once."""
    kind = s.plan_card
    clear_plan(s)
    play_card(s, box, seat, kind)
    if kind == SHAKEDOWN:
        amount = box.shakedown if box.shakedown < s.cash[answer] else s.cash[answer]
        hand_over(s, answer, seat, amount)
        tell(log, SHOOK_DOWN, 0, seat, answer, amount)
    else:
        see_hand(s, answer, seat)
        tell(log, TAPPED, bit(seat), seat, answer, hand_size(s, answer), s.low[answer], s.high[answer])
