"""What a viewer may see of a position, and the rules for what is neither open to all nor closed to all."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.bits import bit
from ...kernel.sets import has, members
from ...kernel.view import Sight
from . import codes
from .box import (
    AGENT_CARDS,
    CLASS_NAMES,
    FIRST_DEFENSE,
    FIRST_SPECIALTY,
    FIRST_WEAPON,
    GANGSTER_NAMES,
    GANGSTERS,
    HALF,
    KIND_NAMES,
    KINDS,
    MAIN,
    PLACE_NAMES,
    PLACES,
    TOKENS,
    Box,
)
from .codes import THOUSAND
from .dealbook import show
from .dealforms import described
from .deals import locked_vote
from .flow import asked as seats_asked
from .flow import in_conversation
from .state import (
    ACTION,
    BALLOT,
    CASH_HIDDEN,
    DEALS,
    GIFT,
    MOVEMENT,
    NONE,
    OVER,
    PUBLIC_EYE,
    SECRET_BALLOTS,
    STAGES,
    TERMS_OF_DEAL,
    State,
)
from .table import is_on
from .terms import FREE_SLOT

PHASES = (
    "setup", "election", "election", "business", "business", "movement", "agents", "agents", "agents", "action",
    "rescue", "heat", "over",
)  # fmt: skip


def asked(s: State, box: Box, seat: int | None) -> list[int]:
    """Who is asked."""
    return members(seats_asked(s, box))


def asking(s: State, box: Box, seat: int | None) -> str:
    """What they are asked; how far a conversation has come is told to its owner alone."""
    return codes.QUESTION_NAMES[open_question(s, seat)]


def open_question(s: State, seat: int | None) -> int:
    """The question as a viewer knows it: for others, the one that began the conversation."""
    if not in_conversation(s) or seat == s.turn:
        return s.ask
    first = {ACTION: "act", MOVEMENT: "move", GIFT: "give"}.get(s.stage, "shop")
    return codes.QUESTION_NAMES.index(first)


def plan(s: State, box: Box, seat: int | None) -> dict[str, Any] | None:
    """How far the conversation has come, for its owner alone."""
    if seat != s.turn or not in_conversation(s):
        return None
    return {
        "card": None if s.plan_card == NONE else KIND_NAMES[s.plan_card],
        "gangster": None if s.plan_piece == NONE else GANGSTER_NAMES[s.plan_piece],
        "seat": None if s.plan_seat == NONE else s.plan_seat,
    }


def purses(s: State, box: Box, seat: int | None) -> list[int | None]:
    """Money in dollars: open, or by option only one's own until the end (A47)."""
    hidden = is_on(s, CASH_HIDDEN) and s.stage != OVER
    return [None if hidden and n != seat else s.cash[n] * THOUSAND for n in range(s.players)]


def ballots(s: State, box: Box, seat: int | None) -> list[Any]:
    """The votes cast: one's own, those a deal has cast, and all once they are open; who still votes is in `asked`."""
    shown = s.ask != BALLOT or is_on(s, SECRET_BALLOTS)
    known = [shown or n == seat or locked_vote(s, n) != NONE for n in range(s.players)]
    return [codes.vote(box, s.ballot[n]) if s.ballot[n] != NONE and known[n] else None for n in range(s.players)]


def eye_of(seat: int | None) -> int:
    """A viewer among those who know cards."""
    return PUBLIC_EYE if seat is None else seat


def hands(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """How many cards everybody has, one's own, and what one knows of the others' and of the deck, from the top."""
    known = known_cards(tuple(s.sure), eye_of(seat))
    owned = [whole(s.low[n], s.high[n]) for n in range(s.players)]
    held = [[codes.kind_of_card(box, card) for card in members(cards & known)] for cards in owned]
    return {
        "hand_sizes": [cards.bit_count() for cards in owned],
        "hand": None if seat is None else held[seat],
        "known_hands": [[] if n == seat else held[n] for n in range(s.players)],
        "known_deck": known_deck(s, box, known & ~sum(owned)),  # no card is in two hands
    }


@lru_cache(1 << 8)
def known_cards(sure: tuple[int, ...], eye: int) -> int:
    """The Favor cards whose place a viewer knows, a set."""
    mark = bit(eye)
    return int("".join(["1" if eyes & mark else "0" for eyes in reversed(sure)]), 2)


def known_deck(s: State, box: Box, known: int) -> list[list[Any]]:
    """Of these cards those in the deck, with their places from the top."""
    if not known & ~whole(s.pile_low, s.pile_high):
        return []
    return [[n + 1, codes.kind_of_card(box, card)] for n, card in enumerate(deck(s)) if known >> card & 1]


def whole(low: int, high: int) -> int:
    """A set of Favor cards from its two halves."""
    return low | high << HALF


def deck(s: State) -> list[int]:
    """The Favor cards of the deck, from the top."""
    ring = list(s.deck)
    return (ring[s.deck_top :] + ring[: s.deck_top])[: s.deck_left]


def discards(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """The discarded Favor cards that this viewer knows, and how many it does not."""
    pile = whole(s.pile_low, s.pile_high)
    seen = [codes.kind_of_card(box, card) for card in members(pile & known_cards(tuple(s.sure), eye_of(seat)))]
    return {"discards": seen, "discards_hidden": pile.bit_count() - len(seen)}


def offered(s: State, box: Box, seat: int | None) -> list[str] | None:
    """The two cards to choose from, for who has drawn them and who chooses."""
    if s.offered[0] == NONE or seat is None or not has(s.sure[s.offered[0]], seat):
        return None
    return [codes.kind_of_card(box, s.offered[n]) for n in range(2)]


def agent_cards(s: State, box: Box, seat: int | None) -> list[str]:
    """The next Agent cards, as far as this viewer has looked at them."""
    top = reversed(list(s.feds)[: s.feds_left])
    return [] if seat is None else [codes.fed_kind(box, card) for card in top if s.peeked[card] >> seat & 1]


def roles(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """One's own hidden role; the agent is told when found, and at the end (1.11)."""
    if s.agent == NONE:
        return {"role": None, "agent": None}
    mine = None if seat is None else "agent" if s.agent == seat else "gangster"
    return {"role": mine, "agent": s.agent if s.exposed or s.stage == OVER else None}


def table(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """Who stands where, place by place."""
    crews = [[s.crew[n, place] for place in range(PLACES)] for n in range(s.players)]
    return {
        "gangsters": [{PLACE_NAMES[n]: gangsters(those) for n, those in enumerate(crew) if those} for crew in crews],
        "strength": {PLACE_NAMES[n]: [box.strength[crew[n]] for crew in crews] for n in range(MAIN)},
    }


def gangsters(crew: int) -> list[str]:
    """A set of gangsters by name."""
    return [GANGSTER_NAMES[n] for n in members(crew)]


def deals(s: State, box: Box, seat: int | None) -> list[dict[str, Any]]:
    """The deals on the table, open to all."""
    return [show(s, d) for d in range(DEALS) if s.deal_life[d] != FREE_SLOT]


def promise(sight: Sight) -> dict[str, int] | None:
    """The promise that its owner is asked about: the deal, and which of its terms."""
    number = sight.number("promise")
    if number == NONE:
        return None
    d, term = divmod(number, TERMS_OF_DEAL)
    return {"deal": sight.row("deal_number")[d], "term": term}


SIGHTS = {
    "deals": deals,
    "asked": asked,
    "asking": asking,
    "plan": plan,
    "purses": purses,
    "ballots": ballots,
    "hands": hands,
    "discards": discards,
    "offered": offered,
    "agent cards": agent_cards,
    "roles": roles,
    "table": table,
}


def view(sight: Sight, box: Box) -> dict[str, Any]:
    """The table as everybody sees it; money in dollars."""
    players = sight.number("players")
    don = sight.number("don")
    seats = sight.by_rule("asked")
    return {
        "players": players,
        "terms": codes.TERM_NAMES[sight.number("terms")],
        "turn": sight.number("turn_now"),
        "phase": PHASES[sight.number("stage")],
        "stage": STAGES[sight.number("stage")],
        "start": sight.number("start"),
        "don": None if don == NONE else don,
        "heat": sight.number("heat"),
        "backward": bool(sight.number("backward")),
        "asked": seats,
        "asking": sight.by_rule("asking") if seats else None,
        "plan": sight.by_rule("plan"),
        "cash": sight.by_rule("purses"),
        "rackets": {PLACE_NAMES[n]: box.racket[players, n] * THOUSAND for n in range(MAIN)},
        **sight.lasting("table"),
        "agents": {PLACE_NAMES[n]: agents for n, agents in enumerate(sight.row("agents"))},
        "supply": TOKENS - sum(sight.row("agents")),
        "closed": [PLACE_NAMES[n] for n in members(sight.number("closed"))],
        "test": test(sight),
        "ballots": sight.by_rule("ballots"),
        "deals": sight.lasting("deals"),
        "replying": None if sight.number("replying") == NONE else sight.row("deal_number")[sight.number("replying")],
        "promise": promise(sight),
        "attack": attack(sight),
        **sight.lasting("hands"),
        **sight.lasting("discards"),
        "offered": sight.by_rule("offered"),
        "deck": sight.number("deck_left"),
        "agent_deck": sight.number("feds_left"),
        "agent_cards": sight.lasting("agent cards"),
        "agent_discards": [codes.fed_kind(box, card) for card in sight.row("spent") if card != NONE],
        **sight.by_rule("roles"),
        "convicts": sight.number("convicts"),
    }


def own_view(sight: Sight, box: Box) -> dict[str, Any]:
    """What a seat sees in the place of some of it: its plan, its purse, its ballot, its cards and its role."""
    return {
        "asking": sight.by_rule("asking") if sight.public["asked"] else None,
        "plan": sight.by_rule("plan"),
        "cash": sight.by_rule("purses"),
        "ballots": sight.by_rule("ballots"),
        **sight.lasting("hands"),
        **sight.lasting("discards"),
        "offered": sight.by_rule("offered"),
        "agent_cards": sight.lasting("agent cards"),
        **sight.by_rule("roles"),
    }


def test(sight: Sight) -> dict[str, Any] | None:
    """The respect test that is held."""
    place = sight.number("place")
    if place == NONE and not sight.number("tied"):
        return None
    return {
        "kind": codes.TESTS[sight.number("stage")],
        "place": None if place == NONE else PLACE_NAMES[place],
        "present": members(sight.number("present")),
        "pressed": members(sight.number("pressed")),
        "tied": members(sight.number("tied")),
    }


def attack(sight: Sight) -> dict[str, Any] | None:
    """The attack that waits for an answer."""
    strike = sight.number("strike")
    if strike == NONE:
        return None
    mark = sight.number("mark")
    return {
        "card": KIND_NAMES[strike],
        "victim": sight.number("victim"),
        "place": PLACE_NAMES[sight.number("scene")],
        "gangster": None if mark == NONE else GANGSTER_NAMES[mark],
    }


def catalogue(box: Box) -> dict[str, Any]:
    """What lies in the box, for whoever draws or describes it; money in dollars."""
    return {
        "places": {PLACE_NAMES[n]: {"capacity": box.capacity if n < MAIN else None} for n in range(PLACES)},
        "clockwise": [PLACE_NAMES[box.order[n]] for n in range(MAIN)],
        "surround_at": box.surround_at,
        "gangsters": {
            GANGSTER_NAMES[n]: {
                "respect": box.respect[n],
                "worth": box.worth[n] * THOUSAND,
                "bail": box.bail[n] * THOUSAND,
                "may": [CLASS_NAMES[kind] for kind in range(3) if has(box.users[kind], n)],
            }
            for n in range(GANGSTERS)
        },
        "cards": {
            KIND_NAMES[n]: {
                "group": group_of(n),
                "class": CLASS_NAMES[box.class_of[n]] if n < FIRST_DEFENSE else group_of(n),
                "level": box.level[n],
                "count": box.first[n + 1] - box.first[n],
            }
            for n in range(KINDS)
        },
        "agent_cards": [codes.fed_kind(box, n) for n in range(AGENT_CARDS)],
        "card_price": box.card_price * THOUSAND,
        "first_kill": box.kill_bonus * THOUSAND,
        "blackmail": box.pressure,
        "truce_after": box.truce_after,
        "agents": TOKENS,
        "deals": described(),
    }


def group_of(kind: int) -> str:
    """The group of a kind of card."""
    if kind < FIRST_WEAPON:
        return "attack" if kind < FIRST_DEFENSE else "defense"
    return "weapon" if kind < FIRST_SPECIALTY else "specialty"
