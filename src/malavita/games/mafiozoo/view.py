"""What a viewer may see of a position, and the rules for what is neither open to all nor closed to all."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import count
from ...kernel.sets import has, members
from ...kernel.view import Sight
from . import codes
from .box import (
    AGENDA,
    BRIBERY_CARDS,
    CHARACTERS,
    CONDITIONS,
    FAVOR_NAMES,
    FAVORS,
    GODFATHER_CARDS,
    HIGHEST,
    INFORMANTS,
    LOCATIONS,
    NEIGHBORHOOD_NAMES,
    NEIGHBORHOODS,
    SEATS,
    TARGETED_CARDS,
    TOKENS,
    Box,
)
from .cards import certain
from .favors import condition_of
from .flow import in_conversation
from .knowledge import seen_tokens
from .state import INFORM, NONE, NOTHING, OVER, PAYMENT, State
from .table import colors, type_of

PHASES = (
    "revenue", "revenue", "bribery", "bribery", "favors", "favors", "favors", "favors", "favors", "influence",
    "influence", "influence", "over",
)  # fmt: skip


def asked(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """Who is asked what; nobody is told for whom an Informant waits (R34), or how far a conversation has come."""
    if s.ask == NOTHING:
        return {"turn": None, "asking": None}
    if s.ask == INFORM:
        return {"turn": seat if s.turn == seat else None, "asking": "inform"}
    kind = s.ask
    if in_conversation(s) and seat != s.turn:
        return {"turn": s.turn, "asking": "goon" if kind == PAYMENT else "bribe"}
    return {"turn": s.turn, "asking": codes.QUESTION_NAMES[kind]}


def plan(s: State, box: Box, seat: int | None) -> dict[str, Any] | None:
    """How far the conversation of this turn has come, for its owner alone."""
    if seat != s.turn or not in_conversation(s):
        return None
    way = [(s.plan_photo[n], s.plan_stays[n]) for n in range(s.plan_length)]
    return {
        "card": None if s.plan_card == NONE else codes.card_type(box, type_of(s.plan_card)),
        "gems": s.plan_gems,
        "way": [{"character": codes.character(box, photo), "gems": gems} for photo, gems in way],
        "location": None if s.plan_goon == NONE else codes.location(box, s.plan_goon),
    }


def hands(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """How many cards everybody has, and which ones the viewer has."""
    mine = None if seat is None else sorted(type_of(card) for card in members(s.hand[seat]))
    informants = None if seat is None else members(s.contacts[seat])
    return {
        "hand_sizes": [count(s.hand[n]) for n in range(s.players)],
        "hand": None if mine is None else [codes.card_type(box, kind) for kind in mine],
        "informant_sizes": [count(s.contacts[n]) for n in range(s.players)],
        "informants": None if informants is None else [codes.character(box, card) for card in informants],
    }


def discards(s: State, box: Box, seat: int | None) -> list[dict[str, Any]]:
    """The Bribery discards from the bottom up: the type for who saw it, the kind where it was shown."""
    known = certain(s, -1 if seat is None else seat)
    pile = []
    for card in [s.discards[n] for n in range(s.discarded)]:
        kind_seen = has(known | s.sorted_out, card)
        face = ("targeted" if card < TARGETED_CARDS else "secret") if kind_seen else None
        pile.append({"card": codes.card_type(box, type_of(card)) if has(known, card) else None, "face": face})
    return pile


def tokens(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """The Agenda, and everybody's tokens: by kind as far as the viewer knows them, and how many are hidden from it."""
    seen = seen_tokens(s, -1 if seat is None else seat)
    owned: list[list[int]] = [[] for _ in range(s.players)]
    for n, owner in enumerate(s.taker):
        if 0 <= owner < s.players:
            owned[owner].append(n)
    held = []
    for other, places in enumerate(owned):
        known = [s.tokens[n] for n in places if has(seen, n)]
        by_kind = {NEIGHBORHOOD_NAMES[kind]: known.count(kind) for kind in range(NEIGHBORHOODS)}
        held.append({"known": by_kind, "hidden": len(places) - len(known), "blank": s.blanks[other]})
    agenda = [None if s.agenda[n] == NONE else NEIGHBORHOOD_NAMES[s.tokens[s.agenda[n]]] for n in range(AGENDA)]
    return {"agenda": agenda, "tokens": held}


def past_cards(s: State, box: Box, seat: int | None) -> list[str]:
    """The Godfather cards revealed so far."""
    return [f"G{s.godfather[n] + 1}" for n in range(s.round_now)]


def tiles(s: State, box: Box, seat: int | None) -> list[dict[str, Any]]:
    """What each tile asks for, with all gems on its photo."""
    found = []
    for person in range(CHARACTERS):
        condition = condition_of(s, box, person)
        found.append(
            {
                "character": codes.character(box, person),
                "golden": has(s.golden, person),
                "condition": CONDITIONS[condition],
                "needed": None if condition == HIGHEST else box.needed[person],
                "gems": [s.gems[color, person] for color in range(colors(s))],
            }
        )
    return found


SIGHTS = {
    "asked": asked,
    "plan": plan,
    "hands": hands,
    "discards": discards,
    "tokens": tokens,
    "past cards": past_cards,
    "tiles": tiles,
}


def view(sight: Sight, box: Box) -> dict[str, Any]:
    """The table as everybody sees it."""
    players = sight.number("players")
    person, visited, stage = sight.number("person"), sight.number("visited"), sight.number("stage")
    favors = sight.row("favors")
    return {
        "players": players,
        "strawman": 2 if players == 2 else None,
        "round": sight.number("round_now"),
        "rounds": box.rounds[players],
        "first": sight.number("first"),
        "phase": PHASES[stage],
        **sight.by_rule("asked"),
        "plan": None,
        "character": None if person == NONE or stage == OVER else codes.character(box, person),
        "godfather": None if visited == NONE else codes.character(box, visited),
        "godfather_cards": sight.lasting("past cards"),
        "photos": sight.lasting("tiles"),
        "money": sight.row("money")[:players],
        "reserve": sight.row("reserve")[: players + (players == 2)],
        "slush": sight.row("slush")[:players],
        "favors": [dict(zip(FAVOR_NAMES, favors[n * FAVORS : (n + 1) * FAVORS], strict=True)) for n in range(players)],
        "goons": locations(sight, box, "goons"),
        "working": locations(sight, box, "working"),
        "used": locations(sight, box, "used"),
        **sight.lasting("hands"),
        "deck": sight.number("deck_left"),
        "discards": sight.lasting("discards"),
        "informant_deck": sight.number("informers_left"),
        "informants_played": [codes.character(box, n) for n in sight.row("played") if n != NONE],
        **sight.lasting("tokens"),
        "supply": TOKENS - sight.number("supply"),
        "owed": {name: sight.number(f"due_{name}") for name in ("tokens", "extra", "produce")},
    }


def own_view(sight: Sight, box: Box) -> dict[str, Any]:
    """What a seat sees in the place of some of it: its plan, its hand, and what it knows of cards and tokens."""
    return {
        **sight.by_rule("asked"),
        "plan": sight.by_rule("plan"),
        **sight.lasting("hands"),
        "discards": sight.lasting("discards"),
        **sight.lasting("tokens"),
    }


def locations(sight: Sight, box: Box, name: str) -> list[list[str]]:
    """A set of locations of every seat."""
    places = sight.row(name)[: sight.number("players")]
    return [[codes.location(box, n) for n in members(those)] for those in places]


def catalogue(box: Box) -> dict[str, Any]:
    """What lies in the box, for whoever draws or describes it."""
    return {
        "characters": {
            codes.character(box, n): {
                "strings": [codes.character(box, m) for m in members(box.strings[n])],
                "lines": [codes.character(box, m) for m in members(box.lines[n])],
                "condition": CONDITIONS[box.condition[n]],
                "needed": box.needed[n],
            }
            for n in range(CHARACTERS)
        },
        "locations": {
            codes.location(box, n): {
                "cost": [(*FAVOR_NAMES, "?")[box.cost[n, slot]] for slot in range(2)],
                "points": box.points[n],
                "roads": [codes.location(box, m) for m in members(box.roads[n])],
                "outside": has(box.outside, n),
                "phase": phase_of(n),
            }
            for n in range(LOCATIONS)
        },
        "godfather_cards": {
            f"G{n + 1}": {"character": codes.character(box, box.advisor[n]), "money": box.income[n]}
            for n in range(GODFATHER_CARDS)
        },
        "rounds": {n: box.rounds[n] for n in range(2, SEATS + 1)},
        "limits": {"targeted": box.targeted_limit, "secret": box.secret_limit, "town_hall": box.town_hall_limit},
        "favors": list(FAVOR_NAMES),
        "neighborhoods": list(NEIGHBORHOOD_NAMES),
        "cards": {"bribery": BRIBERY_CARDS, "targeted": TARGETED_CARDS, "informants": INFORMANTS, "tokens": TOKENS},
    }


def phase_of(place: int) -> int:
    """The phase in which a location's bonus works (A8)."""
    if place < 8:
        return 1
    return 3 if place in (10, 15) else 2
