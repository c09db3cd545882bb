"""Things every phase does on the table: put a card down, see where one can be stacked, pass the turn on."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import EVERYONE, Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import ALL_TARGETS, CARDS, SEATS, TARGETS, Box
from .events import PLACED
from .scoring import finish
from .state import ACCOMPLICE_LIMIT, NONE, RECRUIT, State


@rule
def free_targets(s: State, seat: int) -> int:
    """The targets where this seat has no henchman."""
    return ALL_TARGETS & ~s.occupied[seat]


@rule
def put_down(s: State, seat: int, target: int) -> int:
    """Lay the card in hand on top of the own stack at a target (R22); returns the card."""
    card = s.hand
    s.hand = NONE
    s.placements += 1
    s.placed[card] = s.placements
    s.spot[card] = seat * TARGETS + target
    s.occupied[seat] |= bit(target)
    return card


@rule
def put_face_up(s: State, seat: int, log: Log) -> None:
    """Lay the card in hand face-up at the target chosen for it."""
    card = put_down(s, seat, s.target)
    show(s, bit(card))
    tell(log, PLACED, EVERYONE, seat, s.at, s.target, 1, s.placements, card)


@rule
def show(s: State, cards: int) -> None:
    """Let everybody see these cards."""
    s.shown |= cards


@rule
def stack_at(s: State, seat: int, target: int) -> int:
    """The cards of one seat at one target, a set."""
    spot = seat * TARGETS + target
    cards = 0
    for card in range(CARDS):
        if s.spot[card] == spot:
            cards |= bit(card)
    return cards


@rule
def stackable(s: State, seat: int) -> int:
    """The own occupied targets where an Accomplice may go on top (R25); by option only one a stack (A20)."""
    if chosen(s.options, ACCOMPLICE_LIMIT) == 0:
        return s.occupied[seat]
    once = 0
    twice = 0
    for card in range(CARDS):
        if s.spot[card] >= 0 and s.spot[card] // TARGETS == seat:
            here = bit(s.spot[card] % TARGETS)
            twice |= once & here
            once |= here
    return once & ~twice


@rule
def next_turn(s: State, box: Box, log: Log) -> None:
    """The next player clockwise who has not passed (R8, A38); when all have passed the game ends (R13)."""
    s.at = NONE
    s.target = NONE
    if s.passed == bit(s.players) - 1:
        finish(s, box, log)
        return
    s.turns += 1
    s.ask = RECRUIT
    seat = s.turn
    for _ in range(SEATS):
        seat = seat + 1 if seat + 1 < s.players else 0
        if not has(s.passed, seat):
            break
    s.turn = seat
