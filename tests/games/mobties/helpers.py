"""Laying out tables for rulings: short words in, games out.

Seats are 0 to 5, seat 0 is the Don. Crews are written as "docks: capo driver; streets: hit_man", hands as kinds of cards,
money in thousands. Gangsters that are not spoken of are out of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import malavita
from malavita.games import registry
from malavita.games.mobties import SPEC
from malavita.games.mobties.box import PLACE_NAMES
from malavita.games.mobties.codes import card, fed_kind


def new(players: int = 3, seed: int = 1, **more: Any) -> malavita.Game:
    """A fresh game on the interpreted engine."""
    return malavita.new("mobties", players, seed=seed, engine="python", **more)


@cache
def box() -> Any:
    """The standard box."""
    return SPEC.read_box(registry.read_edition("mobties"))


def lay(
    players: int = 4,
    crew: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    stage: str = "action",
    feds: Sequence[str] = (),
    discards: str = "",
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> malavita.Game:
    """A table at the beginning of a stage; turn 2 unless said otherwise."""
    laid: dict[str, Any] = {"players": players, "turn_now": 2, "don": 0, "stage": stage, **fields}
    laid["crew"] = [places((crew or {}).get(seat, "")) for seat in range(players)]
    taken: set[int] = set()
    held = [take_cards((hands or {}).get(seat, ""), taken) for seat in range(players)]
    laid["low"] = [[name(n) for n in hand if n < 50] for hand in held]
    laid["high"] = [[name(n) for n in hand if n >= 50] for hand in held]
    pile = take_cards(discards, taken)
    laid["pile_low"] = [name(n) for n in pile if n < 50]
    laid["pile_high"] = [name(n) for n in pile if n >= 50]
    if feds:
        laid["feds"] = [f"{fed_kind(box(), n)}.{n + 1}" for n in take_feds(feds)]
    return malavita.position("mobties", laid, engine="python", options=options or {})


def places(text: str) -> list[list[str]]:
    """A crew by place."""
    found: list[list[str]] = [[] for _ in PLACE_NAMES]
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        place, _, gangsters = part.partition(":")
        found[PLACE_NAMES.index(place.strip())] = gangsters.split()
    return found


def take_cards(kinds: str, taken: set[int]) -> list[int]:
    """Cards of these kinds, none of them twice."""
    cards = []
    for kind in kinds.split():
        number = next(n for n in range(100) if name(n).split(".")[0] == kind and n not in taken)
        taken.add(number)
        cards.append(number)
    return cards


def name(number: int) -> str:
    """The code of a Favor card."""
    return card(box(), number)


def take_feds(kinds: Sequence[str]) -> list[int]:
    """Agent cards of these kinds in the order in which they are drawn, as a deck from the bottom up."""
    found: list[int] = []
    for kind in kinds:
        found.append(next(n for n in range(50) if fed_kind(box(), n) == kind and n not in found))
    return found[::-1]


def play(game: malavita.Game, *answers: str) -> malavita.Game:
    """Give these answers for whoever is asked first and may give them."""
    for answer in answers:
        seat = next((seat for seat in game.to_act if answer in choices(game, seat)), game.to_act[0])
        game.play(seat, answer)
    return game


def choices(game: malavita.Game, seat: int | None = None) -> set[str]:
    """The codes that a seat, by default the first that is asked, may answer now; offers are left out."""
    question = game.question(game.to_act[0] if seat is None else seat)
    codes = set() if question is None else {answer.code for answer in question.answers}
    return {code for code in codes if code != "act:offer" and not code.startswith(("talk:buy", "talk:sell"))}


def kind(game: malavita.Game, seat: int | None = None) -> str | None:
    """What kind of question is asked now."""
    if game.over:
        return None
    question = game.question(game.to_act[0] if seat is None else seat)
    return question and question.kind


def cast(game: malavita.Game, votes: Mapping[int, int | str]) -> malavita.Game:
    """Let everybody be ready and vote."""
    while kind(game) == "talk":
        game.play(game.to_act[0], "talk:ready")
    for seat, vote in votes.items():
        game.play(seat, f"ballot:{vote}")
    return no_offers(game)


def no_offers(game: malavita.Game) -> malavita.Game:
    """Let nobody offer anything at a tie, or for what was seen."""
    while kind(game) in ("court", "hawk"):
        game.play(game.to_act[0], f"{kind(game)}:none")
    return game


def where(game: malavita.Game, seat: int, gangster: str) -> str:
    """Where a gangster is."""
    return next(place for place, crew in game.view()["gangsters"][seat].items() if gangster in crew)


def cash(game: malavita.Game, seat: int) -> int:
    """A seat's money in thousands."""
    return int(game.view(seat)["cash"][seat]) // 1000


def agents(game: malavita.Game, place: str) -> int:
    """Agents at a place."""
    return int(game.view()["agents"][place])


def told(game: malavita.Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind, as a seat was told them."""
    return [event for event in game.events(seat) if event["kind"] == kind]


def until(game: malavita.Game, *kinds: str) -> malavita.Game:
    """Let everybody answer as if out of time until one of these questions is asked, or the game is over."""
    for _ in range(2000):
        if game.over or kind(game) in kinds:
            return game
        question = game.question(game.to_act[0])
        assert question is not None
        game.play(question.seat, question.default)
    raise AssertionError("never asked")


def next_turn(game: malavita.Game) -> malavita.Game:
    """Let everybody answer as if out of time until the next turn has begun, or the game is over."""
    turn = game.view()["turn"]
    while not game.over and game.view()["turn"] == turn:
        question = game.question(game.to_act[0])
        assert question is not None
        game.play(question.seat, question.default)
    return game
