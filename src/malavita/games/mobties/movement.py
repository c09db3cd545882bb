"""Phase 3, Movement: in order, one gangster each from any of the seven places to any other (R34 to R37)."""

from __future__ import annotations

from ...kernel.bits import bit, count
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import AIRSTRIP, FREE, GANGSTERS, SICILIAN, Box
from .deals import owed_pieces, owed_places
from .events import MOVED, STAYED
from .moments import at_moved
from .setup import clear_plan
from .state import AGENTS, DEST, ESCAPE, LONE_MUST_MOVE, MOVE, MOVEMENT_MANDATORY, State
from .table import ask_seat, enter, free_gangsters, gangsters_at, in_order, is_on, place_of, places_with_room, relocate

# --- whose turn


@rule
def next_mover(s: State, box: Box, log: Log) -> None:
    """Ask each player in order who has a gangster to move."""
    if s.queue == s.players:
        enter(s, AGENTS)
        return
    seat = in_order(s, s.queue)
    if movable(s, box, seat) != 0:
        ask_seat(s, seat, MOVE)
    else:
        s.queue += 1


# --- which gangster: answer n is a gangster, answer 8 stays

STAY = GANGSTERS


@rule
def movable(s: State, box: Box, seat: int) -> int:
    """The gangsters that have somewhere to go, a set; the Sicilian comes from the Airstrip (R37, 1.11)."""
    room = open_to(s, box, seat)
    crew = 0
    for place in range(FREE):
        if room & ~bit(place) != 0:
            crew |= s.crew[seat, place]
    if room & ~bit(TO_AIRSTRIP) != 0:
        crew |= s.crew[seat, AIRSTRIP] & bit(SICILIAN)
    return crew


@rule
def must_move(s: State, seat: int) -> bool:
    """Tell whether a player has to move: two or more gangsters all in one place, or by option always (R36, A18)."""
    if is_on(s, MOVEMENT_MANDATORY):
        return True
    crew = free_gangsters(s, seat)
    if count(crew) < 2 and not is_on(s, LONE_MUST_MOVE):
        return False
    for place in range(FREE):
        if s.crew[seat, place] != 0:
            return s.crew[seat, place] == crew
    return False


@rule
def may_move(s: State, box: Box, seat: int) -> int:
    """Any gangster with somewhere to go, or none unless one must (R34, R36)."""
    bits = movable(s, box, seat)
    owed = bits & owed_pieces(s, box, seat)
    if owed != 0:
        return owed
    if must_move(s, seat) and bits & free_gangsters(s, seat) != 0:
        return bits & free_gangsters(s, seat)
    return bits | bit(STAY)


@rule
def move(s: State, seat: int, answer: int, log: Log) -> None:
    """Choose a gangster, or stay."""
    if answer == STAY:
        tell(log, STAYED, 0, seat)
        s.queue += 1
    else:
        s.plan_piece = answer
        ask_seat(s, seat, DEST)


# --- where to: answer n is one of the seven places, answer 7 the Airstrip

TO_AIRSTRIP = 7
DEST_ANSWERS = 8


@rule
def open_to(s: State, box: Box, seat: int) -> int:
    """Where a gangster can go: open, not full, not forbidden by a deal (R35); by option the Airstrip (1.11)."""
    places = places_with_room(s, box) & ~s.shut[seat]
    if is_on(s, ESCAPE) and s.heat >= 3 and gangsters_at(s, AIRSTRIP) < 2 * s.players:
        places |= bit(TO_AIRSTRIP)
    return places


@rule
def may_go(s: State, box: Box, seat: int) -> int:
    """Any place that the chosen gangster can go to, but not where he is."""
    start = place_of(s, seat, s.plan_piece)
    places = open_to(s, box, seat) & ~bit(start if start < FREE else TO_AIRSTRIP)
    return owed_places(s, box, seat, places)


@rule
def go(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Move the chosen gangster."""
    gangster = s.plan_piece
    clear_plan(s)
    start = place_of(s, seat, gangster)
    goal = AIRSTRIP if answer == TO_AIRSTRIP else answer
    relocate(s, seat, gangster, start, goal)
    tell(log, MOVED, 0, seat, gangster, start, goal)
    at_moved(s, seat, start, goal, log)
    s.queue += 1
