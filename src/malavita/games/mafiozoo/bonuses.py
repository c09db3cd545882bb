"""The four locations that place a gem during the Bribery phase, each once a round (R30 to R32)."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import ADVISORS, BARBER, DISTILLER, FORGER, LIEUTENANT, MASSAGE_PARLOR, MAYOR, PIZZERIA, PRISON
from .events import BONUS_PLACED
from .state import INFORMING, WINDOW, State
from .table import gems_at_hand, place_bonus_gem, seat_at, works

# Bonus 0 is the Pizzeria's, 1 the Massage Parlor's, 2 the Barber's, 3 + n the Prison's onto advisor n.
OF_PIZZERIA, OF_PARLOR, OF_BARBER, OF_PRISON = range(4)
ALL_BONUSES = OF_PRISON + ADVISORS
DONE = ALL_BONUSES  # the answer that ends the last window


@rule
def bonus_location(bonus: int) -> int:
    """The location that gives a bonus."""
    if bonus >= OF_PRISON:
        return PRISON
    if bonus == OF_BARBER:
        return BARBER
    return PIZZERIA if bonus == OF_PIZZERIA else MASSAGE_PARLOR


@rule
def ready(s: State, seat: int, location: int) -> bool:
    """Tell whether the placement of a location works and was not used this round (R30)."""
    return works(s, seat, location) and not has(s.used[seat], location)


@rule
def usable_bonuses(s: State, seat: int) -> int:
    """The placements a seat can make now, a set: the Godfather decides where (R32), a gem must be at hand (R31)."""
    if s.working[seat] == 0 or gems_at_hand(s, seat) == 0:
        return 0
    bits = 0
    if ready(s, seat, PIZZERIA) and s.visited in (DISTILLER, MAYOR):
        bits |= bit(OF_PIZZERIA)
    if ready(s, seat, MASSAGE_PARLOR):
        bits |= bit(OF_PARLOR)
    if ready(s, seat, BARBER) and s.visited in (FORGER, LIEUTENANT):
        bits |= bit(OF_BARBER)
    if ready(s, seat, PRISON):
        bits |= ((bit(ADVISORS) - 1) & ~bit(s.visited)) << OF_PRISON
    return bits


@rule
def place_bonus(s: State, seat: int, bonus: int, log: Log) -> None:
    """Place the gem of one location; it is not moved on (A32)."""
    location = bonus_location(bonus)
    photo = bonus - OF_PRISON if bonus >= OF_PRISON else s.visited
    s.used[seat] |= bit(location)
    tell(log, BONUS_PLACED, 0, seat, location, photo, place_bonus_gem(s, seat, photo))


# --- the last window, after all cards and before the favors (A31)


@rule
def next_window(s: State) -> None:
    """Ask the next player in turn order who still has a placement; then the favors begin."""
    if s.queue == s.players:
        s.person = 0
        s.queue = 0
        s.stage = INFORMING
        return
    s.turn = seat_at(s, s.queue)
    if usable_bonuses(s, s.turn) != 0:
        s.ask = WINDOW
    else:
        s.queue += 1


@rule
def may_use_window(s: State, seat: int) -> int:
    """One of the placements left, or none of them."""
    return usable_bonuses(s, seat) | bit(DONE)


@rule
def use_window(s: State, seat: int, answer: int, log: Log) -> None:
    """Place a gem, or let the rest go."""
    if answer == DONE:
        s.queue += 1
    else:
        place_bonus(s, seat, answer, log)
