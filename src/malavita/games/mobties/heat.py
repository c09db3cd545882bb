"""Phase 7, Heat: the count of the eliminated, the rises, and the end (R68 to R71)."""

from __future__ import annotations

from ...kernel.bits import bit, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import GONE, HEAT_END, JAIL, MORGUE, SEATS, Box
from .events import ACCUSED, CLEARED, HEAT_ROSE
from .moments import close_books
from .scoring import finish
from .setup import begin_turn
from .state import ACCUSE, TRUCE, UNDERCOVER, State
from .table import ask_seat, gangsters_at, in_order, is_on, pay_bank, relocate

LAST_TURN = 400  # of a table that wants no truce: when every place is closed, nobody may ever meet anybody again


@rule
def next_heat(s: State, box: Box, log: Log) -> None:
    """First the accusations, if there is an undercover agent; then the count."""
    if is_on(s, UNDERCOVER) and s.queue < s.players:
        next_accuser(s, box)
    else:
        count_heat(s, box, log)


@rule
def eliminated(s: State) -> int:
    """How many gangsters count for the next rise (R68)."""
    return gangsters_at(s, JAIL) + gangsters_at(s, MORGUE)


@rule
def count_heat(s: State, box: Box, log: Log) -> None:
    """Raise the heat while enough gangsters are eliminated; end the game, or begin another turn (R68 to R70)."""
    while s.heat < HEAT_END and eliminated(s) >= s.players:
        s.heat += 1
        tell(log, HEAT_ROSE, 0, s.heat)
        clear_eliminated(s, log)
    truce = LAST_TURN if is_on(s, TRUCE) else box.truce_after
    if s.heat == HEAT_END or s.turn_now >= truce:
        close_books(s, log)
        finish(s, box, log)
    else:
        begin_turn(s, log)


@rule
def clear_eliminated(s: State, log: Log) -> None:
    """As many gangsters as players leave the game, Jail first; who is left in Jail then is laid in the Morgue (A39)."""
    jail = gangsters_at(s, JAIL)
    left = s.players
    s.convicts += jail
    left = empty(s, JAIL, GONE, left)
    empty(s, JAIL, MORGUE, jail)
    left = empty(s, MORGUE, GONE, left)
    tell(log, CLEARED, 0, jail, gangsters_at(s, MORGUE))


@rule
def empty(s: State, start: int, goal: int, most: int) -> int:
    """Move up to so many gangsters of all families; returns how many more could have been moved."""
    for seat in range(s.players):
        while most > 0 and s.crew[seat, start] != 0:
            relocate(s, seat, lowest(s.crew[seat, start]), start, goal)
            most -= 1
    return most


# --- the undercover agent (1.11): answer n is a seat, answer 6 accuses nobody

NO_ACCUSATION = SEATS


@rule
def next_accuser(s: State, box: Box) -> None:
    """Ask each player who has not accused anybody yet and can pay, until the agent is found."""
    seat = in_order(s, s.queue)
    if s.exposed == 0 and not has(s.accusers, seat) and s.cash[seat] >= box.accuse_price:
        ask_seat(s, seat, ACCUSE)
    else:
        s.queue += 1


@rule
def may_accuse(s: State, seat: int) -> int:
    """Any opponent not accused in vain before, or nobody."""
    return ((bit(s.players) - 1) & ~bit(seat) & ~s.cleared) | bit(NO_ACCUSATION)


@rule
def accuse(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Pay for an accusation; a found agent can only win as everybody else."""
    s.queue += 1
    if answer == NO_ACCUSATION:
        return
    pay_bank(s, seat, box.accuse_price)
    s.accusers |= bit(seat)
    if s.agent == answer:
        s.exposed = 1
    else:
        s.cleared |= bit(answer)
    tell(log, ACCUSED, 0, seat, answer, s.exposed, box.accuse_price)
