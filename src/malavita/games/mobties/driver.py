"""The Driver's move: once per own action turn, between a place and the Streets, with or without a passenger (R63)."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import DRIVER, FREE, GANGSTERS, MAIN, STREETS, Box
from .events import DROVE
from .state import NONE, State
from .table import has_room, is_room_anywhere, place_of, relocate

# Answer 8 * place + passenger; the Driver as his own passenger rides alone.
ALONE = DRIVER
DRIVE_ANSWERS = GANGSTERS * FREE


@rule
def can_drive(s: State, box: Box, seat: int) -> bool:
    """Tell whether a Driver on the seven places can still drive somewhere (R63, A36)."""
    if s.driven == 1:
        return False
    for place in range(MAIN):
        if has(s.crew[seat, place], DRIVER):
            return True
    return has(s.crew[seat, STREETS], DRIVER) and is_room_anywhere(s, box)


@rule
def may_drive(s: State, box: Box, seat: int) -> int:
    """To the Streets, or from there to an open place with room for all (R63)."""
    start = place_of(s, seat, DRIVER)
    riders = s.crew[seat, start]
    if start != STREETS:
        return riders << (GANGSTERS * STREETS)
    bits = 0
    for place in range(MAIN):
        if has_room(s, box, place, 2):
            bits |= riders << (GANGSTERS * place)
        elif has_room(s, box, place, 1):
            bits |= bit(GANGSTERS * place + ALONE)
    return bits


@rule
def drive(s: State, seat: int, answer: int, log: Log) -> None:
    """Drive, and take somebody of the same family along."""
    goal = answer // GANGSTERS
    passenger = answer % GANGSTERS
    start = place_of(s, seat, DRIVER)
    relocate(s, seat, DRIVER, start, goal)
    if passenger != ALONE:
        relocate(s, seat, passenger, start, goal)
    s.driven = 1
    tell(log, DROVE, 0, seat, start, goal, NONE if passenger == ALONE else passenger)
