"""Telling what the bribed cop has shown (R29, R30; the term TELL)."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import Box
from .events import TOLD
from .feds import look_at_top
from .state import AGENTS, NONE, State


@rule
def can_tell(s: State, seat: int) -> bool:
    """Tell whether a seat has looked at the Agent cards that come next."""
    return s.stage < AGENTS and s.feds_left > 0 and has(s.peeked[s.feds[s.feds_left - 1]], seat)


@rule
def seen_by(s: State, seat: int) -> int:
    """How many of the next Agent cards a seat has seen."""
    seen = 0
    while seen < s.heat and seen < s.feds_left and has(s.peeked[s.feds[s.feds_left - 1 - seen]], seat):
        seen += 1
    return seen


@rule
def tell_truth(s: State, box: Box, seat: int, listener: int, log: Log) -> None:
    """Tell another seat the true list, not the cards (4.3)."""
    seen = seen_by(s, seat)
    look_at_top(s, listener, seen)
    both = bit(seat) | bit(listener)
    tell(log, TOLD, both, seat, listener, seen, from_top(s, 0, seen), from_top(s, 1, seen), from_top(s, 2, seen))


@rule
def from_top(s: State, depth: int, seen: int) -> int:
    """One of the seen Agent cards, or none."""
    return s.feds[s.feds_left - 1 - depth] if depth < seen else NONE
