"""What a seat sees as numbers, for learning: own seat first, the others clockwise; `LAYOUT` names every slice.

Scales are powers of two, so that sums are exact and every engine writes the same bytes.
"""

from __future__ import annotations

from typing import Any

from ...kernel.bits import has
from ...kernel.rule import rule
from .box import AIRSTRIP, CARDS, FREE, GANGSTERS, KINDS, MAIN, SEATS, Box
from .cards import hand_size, in_hand
from .deals import locked_vote
from .flow import asked, in_conversation
from .knowledge import in_pile
from .state import BALLOT, CASH_HIDDEN, DEALS, HAWK, NONE, SECRET_BALLOTS, STAGES, TERMS_OF_DEAL, State
from .table import is_on
from .terms import OFFERED as OFFERED_DEAL
from .terms import SEALED

SPOTS = FREE + 3  # the seven places, Jail, Morgue, Airstrip
SEAT_SIZE = 8 + SPOTS * GANGSTERS + KINDS
PLACE_SIZE = 4
QUESTIONS = HAWK + 1
VOTES = SEATS + 1
TERM_SIZE = 7 + 2 * SEATS
DEAL_HEAD = 4 + 2 * SEATS
DEAL_SIZE = DEAL_HEAD + TERMS_OF_DEAL * TERM_SIZE
PEEK = 3

LAYOUT = (
    ("seats", (SEATS, SEAT_SIZE)),  # plays, money, hand, Don, acting, present, pressed, tied; gangsters; known cards
    ("places", (MAIN, PLACE_SIZE)),  # agents, closed, test here, raided
    ("hand", (KINDS,)),  # own Favor cards by kind
    ("discards", (KINDS,)),  # Favor cards known to be discarded
    ("agent cards", (PEEK, 8)),  # what was looked at: where the next cards send agents
    ("offered", (2, KINDS)),  # cards to choose from
    ("ballots", (SEATS, VOTES)),  # votes cast, as far as this seat knows them
    ("turn", (8,)),  # turn, heat, direction, terms, cards in the decks, agents, first kill
    ("stage", (len(STAGES),)),
    ("question", (QUESTIONS,)),  # the kind of question this seat is asked
    ("plan", (KINDS + GANGSTERS + SEATS,)),  # what was chosen in this conversation
    ("attack", (KINDS + SEATS + SPOTS,)),  # the card, the victim, the place
    ("deals", (DEALS, DEAL_SIZE)),  # offered, sealed, binding, asked about; parties, who agreed; terms
)

PLACES_AT = SEATS * SEAT_SIZE
HAND = PLACES_AT + MAIN * PLACE_SIZE
DISCARDS = HAND + KINDS
PEEKED = DISCARDS + KINDS
OFFERED = PEEKED + PEEK * 8
BALLOTS = OFFERED + 2 * KINDS
TURN = BALLOTS + SEATS * VOTES
STAGE = TURN + 8
QUESTION = STAGE + len(STAGES)
PLAN = QUESTION + QUESTIONS
ATTACKED = PLAN + KINDS + GANGSTERS + SEATS
DEALS_AT = ATTACKED + KINDS + SEATS + SPOTS


@rule
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    """Write all that a seat may know."""
    for n in range(len(out)):
        out[n] = 0
    for other in range(s.players):
        write_seat(s, seat, other, out)
    write_places(s, out)
    write_cards(s, box, seat, out)
    write_feds(s, box, seat, out)
    write_ballots(s, seat, out)
    write_turn(s, out)
    if has(asked(s, box), seat):
        write_question(s, out)
    write_attack(s, seat, out)
    if s.on_table != 0:
        for d in range(DEALS):
            if has(s.on_table, d):
                write_deal(s, seat, d, out)


@rule
def from_here(s: State, seat: int, other: int) -> int:
    """How many places clockwise another seat is."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def spot(place: int) -> int:
    """A place by its number in the observation; Jail, Morgue and Airstrip come after the seven places."""
    return place if place <= AIRSTRIP else AIRSTRIP


@rule
def write_seat(s: State, seat: int, other: int, out: Any) -> None:
    """What is open about a player; money may be hidden (A47)."""
    at = from_here(s, seat, other) * SEAT_SIZE
    out[at] = 1
    if other == seat or not is_on(s, CASH_HIDDEN):
        out[at + 1] = s.cash[other] / 128
    out[at + 2] = hand_size(s, other) / 8
    out[at + 3] = 1 if s.don == other else 0
    out[at + 4] = 1 if s.turn == other else 0
    out[at + 5] = 1 if has(s.present, other) else 0
    out[at + 6] = 1 if has(s.pressed, other) else 0
    out[at + 7] = 1 if has(s.tied, other) else 0
    at += 8
    for place in range(SPOTS):
        crew = s.crew[other, place]
        for gangster in range(GANGSTERS):
            out[at + place * GANGSTERS + gangster] = (crew >> gangster) & 1


@rule
def write_places(s: State, out: Any) -> None:
    """Agents and closed places."""
    for place in range(MAIN):
        at = PLACES_AT + place * PLACE_SIZE
        out[at] = s.agents[place] / 4
        out[at + 1] = (s.closed >> place) & 1
        out[at + 2] = 1 if s.place == place else 0
        out[at + 3] = (s.raided >> place) & 1


@rule
def write_cards(s: State, box: Box, seat: int, out: Any) -> None:
    """Own cards, those known in other hands and in the discards, and those to choose from."""
    for card in range(CARDS):
        if has(s.sure[card], seat):
            write_card(s, seat, card, box.kind[card], out)
    if s.offered[0] != NONE and has(s.sure[s.offered[0]], seat):
        out[OFFERED + box.kind[s.offered[0]]] = 1
        out[OFFERED + KINDS + box.kind[s.offered[1]]] = 1


@rule
def write_card(s: State, seat: int, card: int, kind: int, out: Any) -> None:
    """A card that this seat knows, where it lies."""
    if in_hand(s, seat, card):
        out[HAND + kind] += 0.5
    elif in_pile(s, card):
        out[DISCARDS + kind] += 0.125
    else:
        for other in range(s.players):
            if in_hand(s, other, card):
                out[from_here(s, seat, other) * SEAT_SIZE + 8 + SPOTS * GANGSTERS + kind] += 0.5


@rule
def write_feds(s: State, box: Box, seat: int, out: Any) -> None:
    """The next Agent cards, if this seat has looked at them."""
    for depth in range(PEEK):
        if depth < s.feds_left:
            card = s.feds[s.feds_left - 1 - depth]
            if has(s.peeked[card], seat):
                out[PEEKED + depth * 8 + box.target[card]] = (1 + box.agents[card]) / 4


@rule
def write_ballots(s: State, seat: int, out: Any) -> None:
    """The own ballot; those of others once they are open, or if a deal has cast them."""
    for other in range(s.players):
        vote = s.ballot[other]
        known = other == seat or s.ask != BALLOT or is_on(s, SECRET_BALLOTS)
        if vote != NONE and (known or locked_vote(s, other) != NONE):
            voted = vote if vote == SEATS else from_here(s, seat, vote)
            out[BALLOTS + from_here(s, seat, other) * VOTES + voted] = 1


@rule
def write_turn(s: State, out: Any) -> None:
    """How far the game has come."""
    out[TURN] = s.turn_now / 16
    out[TURN + 1] = s.heat / 4
    out[TURN + 2] = s.backward
    out[TURN + 3] = s.terms
    out[TURN + 4] = s.deck_left / 128
    out[TURN + 5] = s.feds_left / 64
    out[TURN + 6] = s.driven
    out[TURN + 7] = s.blooded
    out[STAGE + s.stage] = 1


@rule
def write_question(s: State, out: Any) -> None:
    """What this seat is asked, and what it has chosen so far."""
    out[QUESTION + s.ask] = 1
    if not in_conversation(s):
        return
    if s.plan_card != NONE:
        out[PLAN + s.plan_card] = 1
    if s.plan_piece != NONE:
        out[PLAN + KINDS + s.plan_piece] = 1


@rule
def write_attack(s: State, seat: int, out: Any) -> None:
    """The attack that waits for an answer."""
    if s.strike != NONE:
        out[ATTACKED + s.strike] = 1
    if s.victim != NONE:
        out[ATTACKED + KINDS + from_here(s, seat, s.victim)] = 1
    if s.scene != NONE:
        out[ATTACKED + KINDS + SEATS + spot(s.scene)] = 1


@rule
def write_deal(s: State, seat: int, d: int, out: Any) -> None:
    """A deal on the table, open to all."""
    at = DEALS_AT + d * DEAL_SIZE
    out[at] = 1 if s.deal_life[d] == OFFERED_DEAL else 0
    out[at + 1] = 1 if s.deal_life[d] == SEALED else 0
    out[at + 2] = s.deal_binding[d]
    out[at + 3] = 1 if s.replying == d else 0
    for other in range(s.players):
        place = at + 4 + from_here(s, seat, other)
        out[place] = (s.deal_parties[d] >> other) & 1
        out[place + SEATS] = (s.deal_agreed[d] >> other) & 1
    for i in range(s.deal_size[d]):
        write_term(s, seat, d, i, at + DEAL_HEAD + i * TERM_SIZE, out)


@rule
def write_term(s: State, seat: int, d: int, i: int, at: int, out: Any) -> None:
    """A term of a deal: what, where, how much, when, which way, in which turn, with what fate; who and whom."""
    out[at] = (s.term_kind[d, i] + 1) / 8
    out[at + 1] = (s.term_place[d, i] + 1) / 8
    out[at + 2] = s.term_amount[d, i] / 32
    out[at + 3] = (s.term_when[d, i] + 1) / 4
    out[at + 4] = (s.term_arg[d, i] + 1) / 8
    out[at + 5] = s.term_turn[d, i] - s.turn_now
    out[at + 6] = s.term_fate[d, i] / 4
    out[at + 7 + from_here(s, seat, s.term_who[d, i])] = 1
    if s.term_whom[d, i] != NONE:
        out[at + 7 + SEATS + from_here(s, seat, s.term_whom[d, i])] = 1
