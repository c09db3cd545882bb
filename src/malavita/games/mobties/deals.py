"""Where deals touch the rules: what they lock, forbid and demand, and the moments they wait for (section 4).

Neutral for now: nothing is locked, nothing forbidden, nobody owes anything.
"""

from __future__ import annotations

from ...kernel.events import Log
from ...kernel.rule import rule
from .box import Box
from .state import NONE, State

# --- what deals decide


@rule
def locked_vote(s: State, seat: int) -> int:
    """The ballot that a binding deal casts for a seat, or none."""
    return NONE


@rule
def locked_tiebreak(s: State) -> int:
    """The seat that the decider is bound to choose, or none."""
    return NONE


@rule
def locked_split(s: State, box: Box, log: Log) -> bool:
    """Pay a tied racket out as a binding deal splits it; tells whether there was one (R27)."""
    return False


@rule
def locked_receiver(s: State) -> int:
    """The seat to which the Don is bound to give a card, or none."""
    return NONE


@rule
def locked_chooser(s: State) -> int:
    """The seat that a deal lets choose which card is given, or none: then it is the Don (R23, A9)."""
    return NONE


@rule
def forbids_attack(s: State, seat: int, victim: int) -> bool:
    """Tell whether a binding deal keeps a seat from attacking another."""
    return False


@rule
def forbids_move(s: State, seat: int, place: int) -> bool:
    """Tell whether a binding deal keeps a seat from moving to a place."""
    return False


@rule
def owes(s: State, box: Box, seat: int) -> bool:
    """Tell whether a seat has a duty that it is able to do now: then it cannot end, stop, stay or pass."""
    return False


# --- the moments


@rule
def at_test_opens(s: State, box: Box, log: Log) -> None:
    """A respect test begins, with two or more present."""


@rule
def at_ballots_revealed(s: State, box: Box, log: Log) -> None:
    """All ballots are on the table."""


@rule
def at_test_won(s: State, box: Box, kind: int, place: int, winner: int, log: Log) -> None:
    """A respect test is decided: its kind is the stage it belongs to; with arrests, the winner is the loser."""


@rule
def at_payout(s: State, box: Box, place: int, seat: int, amount: int, log: Log) -> None:
    """A racket was paid, or was given up for the bribe (amount 0)."""


@rule
def at_gift(s: State, box: Box, receiver: int, log: Log) -> None:
    """The Don has given a card, or none (receiver NONE)."""


@rule
def at_peek(s: State, box: Box, seat: int, log: Log) -> None:
    """A seat has looked at the top Agent cards."""


@rule
def at_moved(s: State, box: Box, seat: int, gangster: int, start: int, goal: int, log: Log) -> None:
    """A gangster has moved in the Movement phase."""


@rule
def at_shot(s: State, box: Box, seat: int, place: int, before: int, after: int, log: Log) -> None:
    """A weapon was played."""


@rule
def at_attack(s: State, box: Box, seat: int, victim: int, place: int, log: Log) -> None:
    """An attack was declared: normal, Shanked, or one shot of a Drive-By."""


@rule
def at_kill(s: State, box: Box, seat: int, victim: int, log: Log) -> None:
    """A gangster was killed."""


@rule
def at_arrest(s: State, box: Box, seat: int, place: int, log: Log) -> None:
    """A gangster was arrested."""


@rule
def at_phase_ends(s: State, box: Box, stage: int, log: Log) -> None:
    """A phase, or a part of it, is over."""


@rule
def at_turn_ends(s: State, box: Box, log: Log) -> None:
    """A turn is over."""
