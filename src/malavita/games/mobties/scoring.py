"""The end: cash and what the gangsters in play are worth (R72, R73)."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import AIRSTRIP, JAIL, SEATS, Box
from .events import ENDED, SCORED
from .state import ESCAPE, NONE, OVER, State
from .table import free_gangsters, is_on


@rule
def finish(s: State, box: Box, log: Log) -> None:
    """End the game and tell how it stands."""
    s.stage = OVER
    if log is not None:
        tell_scores(s, box, log)


@rule
def scoring_gangsters(s: State, seat: int) -> int:
    """The gangsters that count: those on the seven places; by option only those on the Airstrip (R72, 1.11)."""
    return s.crew[seat, AIRSTRIP] if is_on(s, ESCAPE) else free_gangsters(s, seat)


@rule
def worth_of(box: Box, crew: int) -> int:
    """What a set of gangsters counts (A41)."""
    total = 0
    while crew != 0:
        total += box.worth[lowest(crew)]
        crew &= crew - 1
    return total


@rule
def score_of(s: State, box: Box, seat: int) -> int:
    """All that a seat has in the end, in thousands."""
    return s.cash[seat] + worth_of(box, scoring_gangsters(s, seat))


@rule
def respect_in_play(s: State, box: Box, seat: int) -> int:
    """The respect of the gangsters that count, and of those in Jail, who are still in play (R53, A42)."""
    crew = scoring_gangsters(s, seat)
    return box.strength[crew if is_on(s, ESCAPE) else crew | s.crew[seat, JAIL]]


@rule
def agent_wins(s: State) -> bool:
    """Tell whether the undercover agent has reached his goal unfound (1.11)."""
    return s.agent != NONE and s.exposed == 0 and s.convicts >= 2 * s.players


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """What decides between seats: money, then respect in play, then the ring (R73, A42); the agent's goal above all."""
    ring = 1 if s.don == seat else 0
    goal = 1 << 40 if agent_wins(s) and s.agent == seat else 0
    return goal + (score_of(s, box, seat) * 256 + respect_in_play(s, box, seat)) * 2 + ring


@rule
def outcome(s: State, box: Box, scores: Any, ranks: Any) -> None:
    """Scores in dollars, and ranks."""
    for seat in range(SEATS):
        scores[seat] = 0
        ranks[seat] = 0
    for seat in range(s.players):
        scores[seat] = score_of(s, box, seat) * 1000
        ranks[seat] = 1
        mine = standing(s, box, seat)
        for other in range(s.players):
            if standing(s, box, other) > mine:
                ranks[seat] += 1


@rule
def tell_scores(s: State, box: Box, log: Log) -> None:
    """Tell everybody's money, then who has won."""
    best = 0
    seats = 0
    for seat in range(s.players):
        worth = worth_of(box, scoring_gangsters(s, seat))
        tell(log, SCORED, 0, seat, s.cash[seat], worth, s.cash[seat] + worth)
        mine = standing(s, box, seat)
        if mine >= best:
            seats = seats | bit(seat) if mine == best else bit(seat)
            best = mine
    tell(log, ENDED, 0, seats, score_of(s, box, lowest(seats)))
