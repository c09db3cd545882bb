"""Phase 4, Influence: goons for favors (R54 to R58), then the surplus of favors for tokens (R59)."""

from __future__ import annotations

from ...kernel.bits import bit, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import ALL_LOCATIONS, ANY, FAVORS, GODFATHER, LOCATIONS, Box
from .events import EXCHANGED, GOON_PLACED
from .state import GOON, KEEP, NONE, PAYMENT, ROUND_END, SURPLUS, State
from .table import seat_at

# --- goons: answer n is location n, answer 16 ends the turn

DONE = LOCATIONS


@rule
def next_influence(s: State, box: Box) -> None:
    """Ask the next player in turn order who can place a goon (R54); then the surplus."""
    if s.queue == s.players:
        s.queue = 0
        s.stage = SURPLUS
        return
    s.turn = seat_at(s, s.queue)
    if open_locations(s, box, s.turn) != 0:
        s.ask = GOON
    else:
        s.queue += 1


@rule
def accessible(s: State, box: Box, seat: int) -> int:
    """The outer locations, and those on a road from an own goon (R55), but none where an own goon stands (R57)."""
    places = box.outside
    mine = s.goons[seat]
    while mine != 0:
        places |= box.roads[lowest(mine)]
        mine &= mine - 1
    return places & ~s.goons[seat] & ALL_LOCATIONS


@rule
def favors_held(s: State, seat: int) -> int:
    """How many favors a seat has, of all kinds."""
    total = 0
    for favor in range(FAVORS):
        total += s.favors[seat, favor]
    return total


@rule
def open_locations(s: State, box: Box, seat: int) -> int:
    """The accessible locations that a seat can pay (R56)."""
    if favors_held(s, seat) < 2:
        return 0
    places = accessible(s, box, seat)
    found = 0
    while places != 0:
        location = lowest(places)
        if ways_to_pay(s, box, seat, location) != 0:
            found |= bit(location)
        places &= places - 1
    return found


@rule
def may_place_goon(s: State, box: Box, seat: int) -> int:
    """Any location that can be reached and paid, or no more."""
    return open_locations(s, box, seat) | bit(DONE)


@rule
def place_goon(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Choose a location; how to pay is asked only if there is more than one way."""
    if answer == DONE:
        s.queue += 1
        return
    s.plan_goon = answer
    ways = ways_to_pay(s, box, seat, answer)
    if ways & (ways - 1) != 0:
        s.ask = PAYMENT
    else:
        pay_goon(s, seat, lowest(ways), log)


# --- paying: answer n is the n-th pair of favors, (0, 0) (0, 1) ... (0, 4) (1, 1) ... (4, 4)

PAIRS = 15
PAIR_ONE = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
PAIR_TWO = (0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4)


@rule
def serves(favor: int, icon: int) -> bool:
    """Tell whether a favor pays an icon: itself, any for a "?", and a Godfather's Favor for every icon (R56)."""
    return icon in (favor, ANY) or favor == GODFATHER


@rule
def ways_to_pay(s: State, box: Box, seat: int, location: int) -> int:
    """The pairs of favors in hand that pay a location, a set."""
    one = box.cost[location, 0]
    two = box.cost[location, 1]
    ways = 0
    pair = 0
    for favor in range(FAVORS):
        for other in range(favor, FAVORS):
            held = s.favors[seat, favor] > (1 if favor == other else 0) and s.favors[seat, other] > 0
            if held and ((serves(favor, one) and serves(other, two)) or (serves(other, one) and serves(favor, two))):
                ways |= bit(pair)
            pair += 1
    return ways


@rule
def may_choose_payment(s: State, box: Box, seat: int) -> int:
    """Every pair of favors that pays the chosen location."""
    return ways_to_pay(s, box, seat, s.plan_goon)


@rule
def pay_goon(s: State, seat: int, pair: int, log: Log) -> None:
    """Return two favors to the supply and put a goon on the location (R54, R56); others may stand there too (R57)."""
    location = s.plan_goon
    s.plan_goon = NONE
    one = PAIR_ONE[pair]
    two = PAIR_TWO[pair]
    s.favors[seat, one] -= 1
    s.favors[seat, two] -= 1
    s.goons[seat] |= bit(location)
    tell(log, GOON_PLACED, 0, seat, location, one, two)


# --- the surplus: answer n keeps favor n


@rule
def next_surplus(s: State, log: Log) -> None:
    """The next player in turn order with more than one favor keeps one and exchanges the others (R59, A35)."""
    if s.queue == s.players:
        s.stage = ROUND_END
        return
    s.turn = seat_at(s, s.queue)
    if favors_held(s, s.turn) < 2:
        s.queue += 1
        return
    kinds = may_keep(s, s.turn)
    if kinds & (kinds - 1) != 0:
        s.ask = KEEP
    else:
        keep(s, s.turn, lowest(kinds), log)


@rule
def may_keep(s: State, seat: int) -> int:
    """Any kind of favor that the seat has."""
    kinds = 0
    for favor in range(FAVORS):
        if s.favors[seat, favor] > 0:
            kinds |= bit(favor)
    return kinds


@rule
def keep(s: State, seat: int, kept: int, log: Log) -> None:
    """Keep one favor; every other becomes a Neighborhood token."""
    s.due_tokens = favors_held(s, seat) - 1
    tell(log, EXCHANGED, 0, seat, kept, s.due_tokens)
    for favor in range(FAVORS):
        s.favors[seat, favor] = 1 if favor == kept else 0
