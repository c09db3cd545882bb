"""Things every phase does: turn order, bonuses that work, and gems that go to and fro."""

from __future__ import annotations

from ...kernel.bits import has
from ...kernel.rule import rule
from .box import SECRET_TYPE, TARGETED_CARDS
from .events import FROM_RESERVE, FROM_SLUSH
from .state import State


@rule
def seat_at(s: State, place: int) -> int:
    """The seat at a place of the turn order, which begins with the first player (A30)."""
    seat = s.first + place
    return seat if seat < s.players else seat - s.players


@rule
def colors(s: State) -> int:
    """How many colors have gems: every player's and, with two players, the strawman's (R69)."""
    return 3 if s.players == 2 else s.players


@rule
def works(s: State, seat: int, location: int) -> bool:
    """Tell whether a seat has the bonus of a location this round (R58)."""
    return has(s.working[seat], location)


@rule
def type_of(card: int) -> int:
    """What is printed on a Bribery card: one of 12 characters, or nothing on a secret one."""
    return card >> 1 if card < TARGETED_CARDS else SECRET_TYPE


@rule
def gems_at_hand(s: State, seat: int) -> int:
    """Gems of a seat that do not lie on photos."""
    return s.reserve[seat] + s.slush[seat]


@rule
def collect(s: State, seat: int, gems: int) -> int:
    """Move gems from the Reserve to the Slush Fund, as many as are left (R19); returns how many."""
    moved = gems if gems < s.reserve[seat] else s.reserve[seat]
    s.reserve[seat] -= moved
    s.slush[seat] += moved
    return moved


@rule
def place_bonus_gem(s: State, seat: int, photo: int) -> int:
    """Put one gem on a photo from the Reserve or, if that is empty, from the Slush Fund (R31, R49, A11)."""
    s.gems[seat, photo] += 1
    if s.reserve[seat] > 0:
        s.reserve[seat] -= 1
        return FROM_RESERVE
    s.slush[seat] -= 1
    return FROM_SLUSH
