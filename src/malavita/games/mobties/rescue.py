"""Phase 6, Rescue: bail (R67)."""

from __future__ import annotations

from ...kernel.bits import bit, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import GANGSTERS, JAIL, STREETS, Box
from .events import BAILED
from .state import BAIL, HEAT, State
from .table import ask_seat, enter, in_order, pay_bank, relocate

# Answer n is a gangster, answer 8 is nobody.
NOBODY = GANGSTERS


@rule
def next_rescue(s: State, box: Box, log: Log) -> None:
    """Ask each player in order who has a gangster in Jail (A37)."""
    if s.queue == s.players:
        enter(s, HEAT)
        return
    seat = in_order(s, s.queue)
    if s.crew[seat, JAIL] != 0:
        ask_seat(s, seat, BAIL)
    else:
        s.queue += 1


@rule
def may_bail(s: State, box: Box, seat: int) -> int:
    """Any prisoner of one's own whose bail can be paid, or nobody."""
    bits = bit(NOBODY)
    crew = s.crew[seat, JAIL]
    while crew != 0:
        if s.cash[seat] >= box.bail[lowest(crew)]:
            bits |= bit(lowest(crew))
        crew &= crew - 1
    return bits


@rule
def bail(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Pay; the gangster is in the Streets at once."""
    if answer == NOBODY:
        s.queue += 1
        return
    pay_bank(s, seat, box.bail[answer])
    relocate(s, seat, answer, JAIL, STREETS)
    tell(log, BAILED, 0, seat, answer, box.bail[answer])
