"""Recruiting, second half: choose one henchman of the pile just paid for (R17 to R19, R21)."""

from __future__ import annotations

from ...kernel.bits import bit, lowest
from ...kernel.events import Log
from ...kernel.rule import rule
from .box import ACCOMPLICE, ALL_TARGETS, BOSS, KILLER, KINDS, Box
from .state import PLACE, State
from .table import stackable

EVERY_KIND = (1 << len(KINDS)) - 1


@rule
def choosable_kinds(s: State, box: Box, seat: int, size: int) -> int:
    """The kinds of henchmen that may be chosen from a pile of this size.

    The Boss only when alone (R18). With all own targets occupied, only who can still be placed: a Killer over the own
    stack, an Accomplice on top of one (R19, A11).
    """
    kinds = EVERY_KIND
    if s.occupied[seat] == ALL_TARGETS:
        kinds = bit(KILLER)
        if stackable(s, seat) != 0:
            kinds |= bit(ACCOMPLICE)
    if size > 1:
        kinds &= ~bit(BOSS)
    return kinds


@rule
def may_hire(s: State, box: Box, seat: int) -> int:
    """The cards of the pile that may be chosen (R17 to R19)."""
    cards = s.pile[s.at]
    kinds = choosable_kinds(s, box, seat, s.left[s.at])
    barred = EVERY_KIND & ~kinds
    while barred != 0:
        cards &= ~box.of_kind[lowest(barred)]
        barred &= barred - 1
    return cards


@rule
def hire(s: State, box: Box, seat: int, card: int, log: Log) -> None:
    """Take the chosen card in hand; the others go back face-down (R17). Nobody is told which."""
    s.hand = card
    s.pile[s.at] &= ~bit(card)
    s.left[s.at] -= 1
    s.known[seat] |= bit(card)
    s.ask = PLACE
