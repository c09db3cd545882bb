"""What a seat sees as numbers, for learning: own seat first, the others clockwise; `LAYOUT` names every slice.

Scales are powers of two, so that sums are exact and every engine writes the same bytes.
"""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, has, lowest
from ...kernel.rule import rule
from .box import ALL_CARDS, CARDS, GANGS, HIDEOUTS, SEATS, TARGETS, Box
from .knowledge import certain, stamp
from .state import NONE, OVER, State

LAYOUT = (
    ("cells", (SEATS, TARGETS, 4)),  # known strength, known modifiers, unknown cards, face-down cards
    ("seats", (SEATS, 7)),  # plays, money, has passed, is on turn, known members of each gang
    ("piles", (HIDEOUTS, 3)),  # cards, is being paid for, cards that may lie there as far as this seat saw
    ("chance", (HIDEOUTS, CARDS)),  # how likely a card this seat saw there lies there still
    ("unseen", (CARDS,)),  # cards this seat has never seen
    ("hand", (CARDS,)),  # the card in this seat's hand
    ("question", (7,)),  # the kind of question this seat is asked
    ("target", (TARGETS,)),  # the target chosen for the card in hand
)

CELLS = 0
SEAT_PARTS = CELLS + SEATS * TARGETS * 4
PILES = SEAT_PARTS + SEATS * 7
CHANCE = PILES + HIDEOUTS * 3
UNSEEN = CHANCE + HIDEOUTS * CARDS
HAND = UNSEEN + CARDS
QUESTION = HAND + CARDS
TARGET = QUESTION + 7


@rule
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    """Write down everything this seat knows."""
    for n in range(len(out)):
        out[n] = 0
    write_seats(s, seat, out)
    write_table(s, box, seat, out)
    write_piles(s, seat, out)
    write_memory(s, seat, out)
    if s.turn == seat and s.ask != OVER:
        write_conversation(s, out)


@rule
def from_here(s: State, seat: int, other: int) -> int:
    """How many places clockwise another seat is."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def write_seats(s: State, seat: int, out: Any) -> None:
    """What is open about every player."""
    for other in range(s.players):
        at = SEAT_PARTS + from_here(s, seat, other) * 7
        out[at] = 1
        out[at + 1] = s.money[other] / 16
        out[at + 2] = (s.passed >> other) & 1
        out[at + 3] = 1 if s.turn == other and s.ask != OVER else 0


@rule
def write_table(s: State, box: Box, seat: int, out: Any) -> None:
    """What lies at the targets, as far as this seat knows it."""
    known = certain(s, seat)
    for card in range(CARDS):
        spot = s.spot[card]
        if spot >= 0:
            row = from_here(s, seat, spot // TARGETS)
            cell = CELLS + (row * TARGETS + spot % TARGETS) * 4
            if has(known, card):
                out[cell] += box.level[card] / 8
                out[cell + 1] += box.modifier[card] / 8
                write_gangs(box.gangs[card], SEAT_PARTS + row * 7 + 4, out)
            else:
                out[cell + 2] += 1
            if not has(s.shown, card):
                out[cell + 3] += 1


@rule
def write_gangs(gangs: int, at: int, out: Any) -> None:
    """Count a henchman for its gangs."""
    for gang in range(GANGS):
        out[at + gang] += ((gangs >> gang) & 1) / 4


@rule
def write_piles(s: State, seat: int, out: Any) -> None:
    """What is open about every hideout."""
    for hideout in range(HIDEOUTS):
        out[PILES + hideout * 3] = s.left[hideout] / 4
    if s.at != NONE:
        out[PILES + s.at * 3 + 1] = 1


@rule
def write_memory(s: State, seat: int, out: Any) -> None:
    """What this seat remembers of its looks: how likely each card lies where it was seen last."""
    recent = 0  # cards this seat saw at its last look into a hideout that still has cards
    unsure = ALL_CARDS & ~certain(s, seat)
    while unsure != 0:
        card = lowest(unsure)
        unsure &= unsure - 1
        look = stamp(s, seat, card)
        if look == 0:
            out[UNSEEN + card] = 1
        else:
            hideout = s.origin[card]
            if s.left[hideout] > 0 and look == stamp(s, seat, lowest(s.pile[hideout])):
                recent |= bit(card)
                out[PILES + hideout * 3 + 2] += 1
    while recent != 0:
        card = lowest(recent)
        recent &= recent - 1
        hideout = s.origin[card]
        out[CHANCE + hideout * CARDS + card] = s.left[hideout] / out[PILES + hideout * 3 + 2]


@rule
def write_conversation(s: State, out: Any) -> None:
    """What this seat is asked, and what it has chosen so far in this turn."""
    out[QUESTION + s.ask] = 1
    if s.hand != NONE:
        out[HAND + s.hand] = 1
    if s.target != NONE:
        out[TARGET + s.target] = 1
