"""Where every point came from, for the end of the game."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import count
from ...kernel.sets import members
from . import codes
from .box import LOCATIONS, NEIGHBORHOOD_NAMES, NEIGHBORHOODS, Box
from .influence import favors_held
from .scoring import complete_sets, face_up, gems_on_photos, majority_of, of_kind, tokens_of
from .state import State


def breakdown(s: State, box: Box) -> list[dict[str, Any]]:
    """Tokens, what else brought one, sets, then every kind and every location."""
    seats = range(s.players)
    tokens = [tokens_of(s, seat) for seat in seats]
    entries = [
        entry("tokens", "R62", [face_up(tokens[seat]) + s.blanks[seat] for seat in seats]),
        entry("cards", "R61", [count(s.hand[seat]) for seat in seats]),
        entry("informants", "R61", [count(s.contacts[seat]) for seat in seats]),
        entry("favors", "R61", [favors_held(s, seat) for seat in seats]),
        entry("gems", "R61", [gems_on_photos(s, seat) for seat in seats]),
        entry("money", "R61", [s.money[seat] // 3 for seat in seats]),
        entry("sets", "R63", [complete_sets(tokens[seat]) for seat in seats]),
    ]
    entries += [of_neighborhood(s, kind, tokens) for kind in range(NEIGHBORHOODS)]
    return entries + [of_location(s, box, place) for place in range(LOCATIONS)]


def entry(source: str, rule: str, points: list[int]) -> dict[str, Any]:
    """One line of the count."""
    return {"source": source, "rule": rule, "points": points}


def of_neighborhood(s: State, kind: int, tokens: list[int]) -> dict[str, Any]:
    """Who has most tokens of one kind (R64)."""
    winners = members(majority_of(s, kind))
    line = entry("majority", "R64", [1 if seat in winners else 0 for seat in range(s.players)])
    return {**line, "neighborhood": NEIGHBORHOOD_NAMES[kind], "tokens": [of_kind(held, kind) for held in tokens]}


def of_location(s: State, box: Box, place: int) -> dict[str, Any]:
    """Who has a goon at one location (R65)."""
    points = [box.points[place] if s.goons[seat] >> place & 1 else 0 for seat in range(s.players)]
    return {**entry("location", "R65", points), "location": codes.location(box, place)}


def reason(s: State, box: Box) -> str:
    """Why the game is over: all rounds are played (R12, R67); there is no other way."""
    return "rounds-played"
