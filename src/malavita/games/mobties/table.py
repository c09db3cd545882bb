"""Things every phase does: orders of play, who stands where, and money that changes hands."""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import FREE, MAIN, STREETS, TOKENS, Box
from .state import NONE, State

# --- orders


@rule
def is_on(s: State, option: int) -> bool:
    """Tell whether an option is turned away from the recommended reading."""
    return chosen(s.options, option) != 0


@rule
def seat_from(s: State, first: int, place: int) -> int:
    """The seat so many places clockwise of another."""
    seat = first + place
    return seat if seat < s.players else seat - s.players


@rule
def in_order(s: State, place: int) -> int:
    """The seat at a place of the order of play, which begins with the Don (R11)."""
    return seat_from(s, s.don, place)


@rule
def in_action_order(s: State, place: int) -> int:
    """The same in the Action phase, where the order may be reversed (R42, A31)."""
    return in_order(s, s.players - 1 - place if s.backward == 1 else place)


@rule
def last_placer(s: State) -> int:
    """Who placed the last gangster: the player to the right of the start player (A6)."""
    return seat_from(s, s.start, s.players - 1)


@rule
def decider(s: State) -> int:
    """Who decides ties: the Don, or before there is one the last placer (R15, R16)."""
    return last_placer(s) if s.don == NONE else s.don


# --- who stands where


@rule
def seats_at(s: State, place: int) -> int:
    """The seats with a gangster at a place, a set."""
    seats = 0
    for seat in range(s.players):
        if s.crew[seat, place] != 0:
            seats |= bit(seat)
    return seats


@rule
def gangsters_at(s: State, place: int) -> int:
    """How many gangsters of all families stand at a place."""
    total = 0
    for seat in range(s.players):
        total += count(s.crew[seat, place])
    return total


@rule
def respect_at(s: State, box: Box, place: int) -> int:
    """The respect of all families at a place (R40)."""
    total = 0
    for seat in range(s.players):
        total += box.strength[s.crew[seat, place]]
    return total


@rule
def free_gangsters(s: State, seat: int) -> int:
    """The gangsters of a seat on the seven places, a set (R53)."""
    crew = 0
    for place in range(FREE):
        crew |= s.crew[seat, place]
    return crew


@rule
def place_of(s: State, seat: int, gangster: int) -> int:
    """Where a gangster is."""
    place = 0
    while not has(s.crew[seat, place], gangster):
        place += 1
    return place


@rule
def relocate(s: State, seat: int, gangster: int, start: int, goal: int) -> None:
    """Move a gangster."""
    s.crew[seat, start] &= ~bit(gangster)
    s.crew[seat, goal] |= bit(gangster)


@rule
def has_room(s: State, box: Box, place: int, arriving: int) -> bool:
    """Tell whether so many gangsters can enter: the Streets always, an open place up to its capacity (R35)."""
    if place == STREETS:
        return True
    return not has(s.closed, place) and gangsters_at(s, place) + arriving <= box.capacity


@rule
def places_with_room(s: State, box: Box) -> int:
    """All of the seven places that one gangster can enter, a set."""
    places = bit(STREETS)
    for place in range(MAIN):
        if has_room(s, box, place, 1):
            places |= bit(place)
    return places


@rule
def is_room_anywhere(s: State, box: Box) -> bool:
    """Tell whether one gangster can leave the Streets for some open place."""
    place = 0
    while place < MAIN and not has_room(s, box, place, 1):
        place += 1
    return place < MAIN


@rule
def is_off_the_streets(s: State, seat: int) -> bool:
    """Tell whether a seat has a gangster at a main place."""
    place = 0
    while place < MAIN and s.crew[seat, place] == 0:
        place += 1
    return place < MAIN


# --- agents


@rule
def agents_in_supply(s: State) -> int:
    """The agents that are not on the board."""
    left = TOKENS
    for place in range(MAIN):
        left -= s.agents[place]
    return left


@rule
def send_agents(s: State, place: int, wanted: int) -> int:
    """Put agents on a place, as many as are left (A49); returns how many."""
    left = agents_in_supply(s)
    sent = wanted if wanted < left else left
    s.agents[place] += sent
    return sent


@rule
def surrounded(s: State, box: Box, place: int) -> bool:
    """Tell whether a place is surrounded (R43)."""
    return s.agents[place] >= box.surround_at


# --- money


@rule
def pay_bank(s: State, seat: int, amount: int) -> None:
    """A player pays the bank."""
    s.cash[seat] -= amount
    s.bank += amount


@rule
def receive(s: State, seat: int, amount: int) -> None:
    """The bank pays a player."""
    s.cash[seat] += amount
    s.bank -= amount


@rule
def hand_over(s: State, giver: int, taker: int, amount: int) -> None:
    """A player pays another."""
    s.cash[giver] -= amount
    s.cash[taker] += amount


# --- questions


@rule
def ask_seat(s: State, seat: int, question: int) -> None:
    """Ask one seat."""
    s.turn = seat
    s.ask = question


@rule
def enter(s: State, stage: int) -> None:
    """Go on to another stage, from its beginning."""
    s.stage = stage
    s.queue = 0
