"""Where every point came from, for the end of the game."""

from __future__ import annotations

from typing import Any

from ...kernel.sets import members
from . import codes
from .box import GANG_NAMES, GANGS, TARGETS, Box
from .scoring import controls, crew_at, on_table, points, strength, strongest
from .scoring import members as members_of_seat
from .state import State


def breakdown(s: State, box: Box) -> list[dict[str, Any]]:
    """One entry for each target from the lowest up, then one for each gang."""
    return [of_target(s, box, n) for n in range(TARGETS)] + [of_gang(s, box, n) for n in range(GANGS)]


def of_target(s: State, box: Box, target: int) -> dict[str, Any]:
    """Strengths, modifiers and who gets how much (R43 to R47)."""
    crew = crew_at(s, on_table(s), target)
    seats = members(strongest(s, box, crew))
    worth = points(box, target, crew)
    each = worth // len(seats) if seats else 0
    strengths = [strength(s, box, seat, crew) for seat in range(s.players)]
    return {
        "target": codes.target(box, target),
        "value": box.value[target],
        "modifiers": sum(box.modifier[card] for card in members(crew)),
        "worth": worth,
        "strengths": [None if mine < 0 else mine for mine in strengths],
        "points": [each if seat in seats else 0 for seat in range(s.players)],
        "rule": "R47" if not seats else "R45" if len(seats) == 1 else "R46",
    }


def of_gang(s: State, box: Box, gang: int) -> dict[str, Any]:
    """Members and who controls the gang (R48 to R50)."""
    crew = on_table(s) & box.of_gang[gang]
    winner = members(controls(s, crew))
    award = box.award[s.players]
    return {
        "gang": GANG_NAMES[gang],
        "members": [members_of_seat(s, seat, crew) for seat in range(s.players)],
        "points": [award if seat in winner else 0 for seat in range(s.players)],
        "rule": "R49" if winner else "R50",
    }


def reason(s: State, box: Box) -> str:
    """Why the game is over: all have passed (R13); there is no other way."""
    return "all-passed"
