"""Where every dollar came from, for the end of the game."""

from __future__ import annotations

from typing import Any

from .box import GANGSTER_NAMES, GANGSTERS, HEAT_END, Box
from .codes import THOUSAND
from .scoring import agent_wins, scoring_gangsters
from .state import State


def breakdown(s: State, box: Box) -> list[dict[str, Any]]:
    """Cash, then every gangster that counts (R72)."""
    seats = range(s.players)
    entries: list[dict[str, Any]] = [{"source": "cash", "rule": "R72", "points": [s.cash[n] * THOUSAND for n in seats]}]
    crews = [scoring_gangsters(s, seat) for seat in seats]
    for gangster in range(GANGSTERS):
        points = [box.worth[gangster] * THOUSAND if crew >> gangster & 1 else 0 for crew in crews]
        if any(points):
            line = {"source": "gangster", "rule": "R72", "gangster": GANGSTER_NAMES[gangster], "points": points}
            entries.append(line)
    return entries


def reason(s: State, box: Box) -> str:
    """Why the game is over: the third rise of the heat (R70), or the truce; the agent's goal comes first (1.11)."""
    if agent_wins(s):
        return "undercover"
    return "heat" if s.heat == HEAT_END else "truce"
