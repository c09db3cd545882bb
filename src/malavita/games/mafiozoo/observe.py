"""What a seat sees as numbers, for learning: own seat first, the others clockwise; `LAYOUT` names every slice.

Scales are powers of two, so that sums are exact and every engine writes the same bytes.
"""

from __future__ import annotations

from typing import Any

from ...kernel.bits import count, has, lowest
from ...kernel.rule import rule
from .box import (
    AGENDA,
    CHARACTERS,
    FAVORS,
    HIGHEST,
    INFORMANTS,
    LOCATIONS,
    MEANS,
    NEIGHBORHOODS,
    PAY,
    SEATS,
    TOKENS,
    TYPES,
    Box,
)
from .cards import certain
from .favors import condition_of
from .flow import in_conversation
from .knowledge import seen_tokens
from .state import KEEP, NONE, NOTHING, State
from .table import colors, type_of

SEAT_SIZE = 8 + FAVORS + NEIGHBORHOODS + 3 * LOCATIONS
PHOTO_SIZE = SEATS + 6
QUESTIONS = KEEP + 1

LAYOUT = (
    ("seats", (SEATS, SEAT_SIZE)),  # plays, money, Reserve, Slush Fund, hand, Informants, hidden tokens, first;
    # favors; known tokens by kind; goons, working, used
    ("photos", (CHARACTERS, PHOTO_SIZE)),  # gems of each color; highest, pay, means, needed, visited, evaluated now
    ("hand", (TYPES,)),  # own Bribery cards by type
    ("informants", (INFORMANTS,)),  # own Informants
    ("discards", (TYPES,)),  # Bribery cards known to be discarded
    ("played", (INFORMANTS,)),  # Informants in the discard pile
    ("agenda", (AGENDA, NEIGHBORHOODS)),  # what lies open
    ("round", (4,)),  # the round, rounds left, cards in the deck, tokens in the supply
    ("owed", (3,)),  # tokens, extra gem, producer
    ("question", (QUESTIONS,)),  # the kind of question this seat is asked
    ("plan", (TYPES + 1 + CHARACTERS + LOCATIONS,)),  # chosen card, gems, gems on the way, location
)

PHOTOS = SEATS * SEAT_SIZE
HAND = PHOTOS + CHARACTERS * PHOTO_SIZE
OWN_INFORMANTS = HAND + TYPES
DISCARDS = OWN_INFORMANTS + INFORMANTS
PLAYED = DISCARDS + TYPES
OPEN_TOKENS = PLAYED + INFORMANTS
ROUND = OPEN_TOKENS + AGENDA * NEIGHBORHOODS
OWED = ROUND + 4
QUESTION = OWED + 3
PLAN = QUESTION + QUESTIONS


@rule
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    """Write all that a seat may know."""
    for n in range(len(out)):
        out[n] = 0
    for other in range(s.players):
        write_seat(s, seat, other, out)
    write_tokens(s, seat, out)
    write_photos(s, box, seat, out)
    write_cards(s, seat, out)
    write_round(s, box, out)
    if s.turn == seat and s.ask != NOTHING:
        write_question(s, out)


@rule
def from_here(s: State, seat: int, other: int) -> int:
    """How many places clockwise another seat is; the strawman sits behind the players."""
    if other >= s.players:
        return other
    return other - seat if other >= seat else other - seat + s.players


@rule
def write_seat(s: State, seat: int, other: int, out: Any) -> None:
    """What is open about a player."""
    at = from_here(s, seat, other) * SEAT_SIZE
    out[at] = 1
    out[at + 1] = s.money[other] / 16
    out[at + 2] = s.reserve[other] / 16
    out[at + 3] = s.slush[other] / 16
    out[at + 4] = count(s.hand[other]) / 8
    out[at + 5] = count(s.contacts[other]) / 4
    out[at + 6] = s.blanks[other] / 8
    out[at + 7] = 1 if s.first == other else 0
    for favor in range(FAVORS):
        out[at + 8 + favor] = s.favors[other, favor] / 4
    at += 8 + FAVORS + NEIGHBORHOODS
    for place in range(LOCATIONS):
        out[at + place] = (s.goons[other] >> place) & 1
        out[at + LOCATIONS + place] = (s.working[other] >> place) & 1
        out[at + 2 * LOCATIONS + place] = (s.used[other] >> place) & 1


@rule
def write_tokens(s: State, seat: int, out: Any) -> None:
    """Everybody's tokens, by kind where this seat knows it, and what lies on the Agenda."""
    seen = seen_tokens(s, seat)
    for place in range(s.supply):
        if s.taker[place] != NONE:
            at = from_here(s, seat, s.taker[place]) * SEAT_SIZE
            if has(seen, place):
                out[at + 8 + FAVORS + s.tokens[place]] += 0.125
            else:
                out[at + 6] += 0.125
    for n in range(AGENDA):
        if s.agenda[n] != NONE:
            out[OPEN_TOKENS + n * NEIGHBORHOODS + s.tokens[s.agenda[n]]] = 1


@rule
def write_photos(s: State, box: Box, seat: int, out: Any) -> None:
    """Gems and tiles."""
    for person in range(CHARACTERS):
        at = PHOTOS + person * PHOTO_SIZE
        for color in range(colors(s)):
            out[at + from_here(s, seat, color)] = s.gems[color, person] / 4
        condition = condition_of(s, box, person)
        out[at + SEATS] = 1 if condition == HIGHEST else 0
        out[at + SEATS + 1] = 1 if condition == PAY else 0
        out[at + SEATS + 2] = 1 if condition == MEANS else 0
        out[at + SEATS + 3] = 0 if condition == HIGHEST else box.needed[person] / 4
        out[at + SEATS + 4] = 1 if s.visited == person else 0
        out[at + SEATS + 5] = 1 if s.person == person else 0


@rule
def write_cards(s: State, seat: int, out: Any) -> None:
    """Own cards, and the discards as far as this seat knows them."""
    cards = s.hand[seat]
    while cards != 0:
        out[HAND + type_of(lowest(cards))] += 0.5
        cards &= cards - 1
    for card in range(INFORMANTS):
        out[OWN_INFORMANTS + card] = (s.contacts[seat] >> card) & 1
    known = certain(s, seat) & ~s.hand[seat]
    while known != 0:
        out[DISCARDS + type_of(lowest(known))] += 0.5
        known &= known - 1
    for n in range(s.played_size):
        out[PLAYED + s.played[n]] = 1


@rule
def write_round(s: State, box: Box, out: Any) -> None:
    """How far the game has come, and what is owed to the seat on turn."""
    out[ROUND] = s.round_now / 8
    out[ROUND + 1] = (box.rounds[s.players] - s.round_now) / 8
    out[ROUND + 2] = s.deck_left / 32
    out[ROUND + 3] = (TOKENS - s.supply) / 64
    out[OWED] = s.due_tokens / 4
    out[OWED + 1] = s.due_extra
    out[OWED + 2] = s.due_produce


@rule
def write_question(s: State, out: Any) -> None:
    """What this seat is asked, and what it has planned so far in this turn."""
    out[QUESTION + s.ask] = 1
    if not in_conversation(s):
        return
    if s.plan_card != NONE:
        out[PLAN + type_of(s.plan_card)] = 1
    out[PLAN + TYPES] = s.plan_gems / 4
    for n in range(s.plan_length):
        out[PLAN + TYPES + 1 + s.plan_photo[n]] = s.plan_stays[n] / 4
    if s.plan_goon != NONE:
        out[PLAN + TYPES + 1 + CHARACTERS + s.plan_goon] = 1
