"""Recruiting, first half: pass, or pay for a hideout and look at its pile (R9 to R16, R20)."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import lowest, rule
from .box import HIDEOUTS, Box
from .events import HIRED_NOBODY, LOOKED, PASSED
from .hire import choosable_kinds, may_hire
from .knowledge import look_at_hideout
from .state import HIRE, NO_LEGAL_CARD, State
from .table import next_turn

PASS = 0  # answer 0 passes; answer 1 + n pays for hideout n


@rule
def may_recruit(s: State, box: Box, seat: int) -> int:
    """Pass (R12), or any hideout with cards that the purse can pay (R14); without such a hideout only pass (R11)."""
    money = s.money[seat]
    bits = bit(PASS)
    for hideout in range(HIDEOUTS):
        if 0 < s.left[hideout] <= money:
            bits |= bit(1 + hideout)
    return bits


@rule
def recruit(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Pass for good (R10), or pay first and then look at the whole pile (R15, R16)."""
    if answer == PASS:
        pass_out(s, box, seat, log)
        return
    hideout = answer - 1
    price = s.left[hideout]
    s.money[seat] -= price
    s.paid += price
    s.at = hideout
    look_at_hideout(s, seat, hideout)
    tell(log, LOOKED, bit(seat), seat, hideout, price, s.looks, s.pile[hideout])
    if may_hire(s, box, seat) != 0:
        s.ask = HIRE
    else:
        hire_nobody(s, box, seat, log)


@rule
def pass_out(s: State, box: Box, seat: int, log: Log) -> None:
    """Leave the game until scoring (R10)."""
    s.passed |= bit(seat)
    tell(log, PASSED, 0, seat, s.money[seat])
    next_turn(s, box, log)


@rule
def hire_nobody(s: State, box: Box, seat: int, log: Log) -> None:
    """No card of the pile may be chosen: the money is lost, the pile stays, the turn is over (R20).

    Everybody has learnt something: none of the kinds that could have been chosen lies there (D7).
    """
    kinds = choosable_kinds(s, box, seat, s.left[s.at])
    cards = s.pile[s.at]
    while cards != 0:
        s.barred[lowest(cards)] |= kinds
        cards &= cards - 1
    tell(log, HIRED_NOBODY, 0, seat, s.at)
    if chosen(s.options, NO_LEGAL_CARD) == 0:
        next_turn(s, box, log)
    else:
        pass_out(s, box, seat, log)
