"""Laying out tables for deals, writing terms in short words, and dealing at random.

Seats are numbers, money is in thousands, a crew is written as "docks: capo driver; streets: hit_man". Gangsters that are
not spoken of stand on the Airstrip, where they take part in nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

import malavita
from malavita.games import registry
from malavita.games.mobties import SPEC
from malavita.games.mobties.box import GANGSTER_NAMES, PLACE_NAMES
from malavita.games.mobties.codes import card, fed_kind
from malavita.kernel.errors import BadDeal

Term = dict[str, Any]
BOTH = ("honor", "all_bets")


# --- tables


def lay(
    crew: Mapping[int, str],
    stage: str,
    players: int = 4,
    hands: Mapping[int, str] | None = None,
    terms: str = "honor",
    cash: int | list[int] = 100,
    feds: str = "",
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> malavita.Game:
    """A table at the beginning of a stage of turn 2, with seat 0 as Don unless said otherwise."""
    laid: dict[str, Any] = {"players": players, "turn_now": 2, "don": 0, "stage": stage, **fields}
    laid["crew"] = [places(crew.get(seat, "")) for seat in range(players)]
    laid["cash"] = [cash] * players if isinstance(cash, int) else cash
    taken: set[int] = set()
    held = [take(hands.get(seat, ""), taken) if hands else [] for seat in range(players)]
    laid["low"] = [[code(n) for n in hand if n < 50] for hand in held]
    laid["high"] = [[code(n) for n in hand if n >= 50] for hand in held]
    if feds:
        laid["feds"] = agent_deck(feds.split())
    return malavita.position("mobties", laid, engine="python", options={"terms": terms, **(options or {})})


def places(text: str) -> list[list[str]]:
    """A crew by place."""
    found: list[list[str]] = [[] for _ in PLACE_NAMES]
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        place, _, gangsters = part.partition(":")
        found[PLACE_NAMES.index(place.strip())] = gangsters.split()
    spoken = {gangster for crew in found for gangster in crew}
    found[PLACE_NAMES.index("airstrip")] += [name for name in GANGSTER_NAMES[:5] if name not in spoken]
    return found


@cache
def box() -> Any:
    """The standard box."""
    return SPEC.read_box(registry.read_edition("mobties"))


@cache
def code(number: int) -> str:
    """The code of a Favor card."""
    return card(box(), number)


def take(kinds: str, taken: set[int]) -> list[int]:
    """Favor cards of these kinds, none of them twice."""
    cards = []
    for kind in kinds.split():
        number = next(n for n in range(100) if code(n).split(".")[0] == kind and n not in taken)
        taken.add(number)
        cards.append(number)
    return cards


def agent_deck(kinds: list[str]) -> list[str]:
    """Agent cards of these kinds, the first one drawn first."""
    found: list[int] = []
    for kind in kinds:
        found.append(next(n for n in range(50) if fed_kind(box(), n) == kind and n not in found))
    return [f"{fed_kind(box(), n)}.{n + 1}" for n in found[::-1]]


# --- terms in short words


def pay(who: int, whom: int, amount: int, when: str = "now", **more: Any) -> Term:
    return {"term": "pay", "who": who, "whom": whom, "amount": amount * 1000, "when": when, **more}


def share(who: int, whom: int, place: str, amount: int, **more: Any) -> Term:
    return {"term": "share", "who": who, "whom": whom, "place": place, "amount": amount * 1000, **more}


def split(place: str, parts: Mapping[int, int], **more: Any) -> Term:
    return {"term": "split", "place": place, "parts": {str(n): k * 1000 for n, k in parts.items()}, **more}


def vote(who: int, whom: int, test: str = "election", place: str = "mansion", **more: Any) -> Term:
    return {"term": "vote", "who": who, "whom": whom, "test": test, "place": place, **more}


def tiebreak(who: int, whom: int, test: str = "election", place: str = "mansion", **more: Any) -> Term:
    return {"term": "tiebreak", "who": who, "whom": whom, "test": test, "place": place, **more}


def gift(who: int, whom: int, chooser: str = "don", **more: Any) -> Term:
    return {"term": "gift", "who": who, "whom": whom, "chooser": chooser, **more}


def peace(who: int, whom: int, **more: Any) -> Term:
    return {"term": "peace", "who": who, "whom": whom, **more}


def attack(who: int, whom: int, place: str | None = None, **more: Any) -> Term:
    return {"term": "attack", "who": who, "whom": whom, **({"place": place} if place else {}), **more}


def shoot(who: int, place: str, **more: Any) -> Term:
    return {"term": "shoot", "who": who, "place": place, **more}


def move(who: int, way: str, place: str, **more: Any) -> Term:
    return {"term": "move", "who": who, "way": way, "place": place, **more}


def tell(who: int, whom: int, **more: Any) -> Term:
    return {"term": "tell", "who": who, "whom": whom, **more}


def word(who: int, text: str = "trust me", **more: Any) -> Term:
    return {"term": "word", "who": who, "text": text, **more}


# --- dealing


def seal(game: malavita.Game, seat: int, *terms: Term, to: tuple[int, ...] = ()) -> int:
    """Offer a deal and let all others accept."""
    number = game.offer(seat, list(terms), to)
    deal = next(deal for deal in game.deals() if deal["deal"] == number)
    for party in deal["parties"]:
        if party not in deal["agreed"]:
            game.accept(party, number)
    return number


def refused(game: malavita.Game, key: str, rule: str, act: Any, *args: Any, **more: Any) -> None:
    """What was said is refused for this reason, in words, and changes nothing."""
    before = (game.digest(), len(game.events()), game.deals())
    with pytest.raises(BadDeal) as caught:
        act(*args, **more)
    assert (caught.value.key, caught.value.rule) == (f"deal-{key}", rule)
    assert str(caught.value) and "refusal" not in str(caught.value)
    assert before == (game.digest(), len(game.events()), game.deals())


def cannot_seal(game: malavita.Game, key: str, rule: str, seat: int, *terms: Term) -> None:
    """The offer can be made, but whoever agrees last is refused."""
    number = game.offer(seat, list(terms))
    deal = next(deal for deal in game.deals() if deal["deal"] == number)
    waiting = [party for party in deal["parties"] if party not in deal["agreed"]]
    for party in waiting[:-1]:
        game.accept(party, number)
    refused(game, key, rule, game.accept, waiting[-1], number)


def deal_of(game: malavita.Game, number: int) -> dict[str, Any] | None:
    """A deal on the table, or none."""
    return next((deal for deal in game.deals() if deal["deal"] == number), None)


def fates(game: malavita.Game, number: int) -> dict[int, str]:
    """What has become of the terms of a deal that have ended."""
    return {event["number"]: event["fate"] for event in told(game, "term-ended") if event["deal"] == number}


def end_of(game: malavita.Game, number: int) -> str | None:
    """How a deal has ended, if it has."""
    return next((event["fate"] for event in told(game, "deal-ended") if event["deal"] == number), None)


# --- playing


def choices(game: malavita.Game, seat: int | None = None) -> set[str]:
    """The codes that a seat, by default the first that is asked, may answer now."""
    question = game.question(game.to_act[0] if seat is None else seat)
    return set() if question is None else {answer.code for answer in question.answers}


def kind(game: malavita.Game, seat: int | None = None) -> str | None:
    """What kind of question is asked now."""
    if game.over:
        return None
    question = game.question(game.to_act[0] if seat is None else seat)
    return question and question.kind


def play(game: malavita.Game, *answers: str) -> malavita.Game:
    """Give these answers for whoever is asked first and may give them."""
    for answer in answers:
        seat = next((seat for seat in game.to_act if answer in choices(game, seat)), game.to_act[0])
        game.play(seat, answer)
    return game


def ready(game: malavita.Game) -> malavita.Game:
    """Let everybody be ready to vote."""
    while kind(game) == "talk":
        game.play(game.to_act[0], "talk:ready")
    return game


def cast(game: malavita.Game, votes: Mapping[int, int | str]) -> malavita.Game:
    """Let everybody be ready and vote."""
    ready(game)
    for seat, choice in votes.items():
        game.play(seat, f"ballot:{choice}")
    return game


def until(game: malavita.Game, *kinds: str, seat: int | None = None) -> malavita.Game:
    """Let everybody answer as if out of time until one of these questions is asked (of a seat), or the game is over."""
    for _ in range(2000):
        if game.over or (kind(game) in kinds and seat in (None, game.to_act[0])):
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


def cash(game: malavita.Game, *seats: int) -> Any:
    """Money in thousands: of one seat, or of several."""
    held = [int(game.view(seat)["cash"][seat]) // 1000 for seat in seats]
    return held[0] if len(held) == 1 else held


def told(game: malavita.Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind, as a seat was told them."""
    return [event for event in game.events(seat) if event["kind"] == kind]


# --- dealing at random


def any_term(dice: random.Random, players: int, turn: int) -> Term:
    """A term that somebody might write, possible or not."""
    a, b, c = (dice.randrange(players) for _ in range(3))
    place = dice.choice(PLACE_NAMES[:7])
    test = dice.choice(("election", "racket", "arrest"))
    more = {"turn": max(1, turn + dice.choice((0, 0, 1)))} if dice.random() < 0.5 else {}
    when: dict[str, Any] = dice.choice(
        (
            {},
            {"when": "now"},
            {"when": "after", "after": dice.randrange(2)},
            {"when": "elected", "seat": c},
            {"when": "won", "seat": c, "place": place},
            {"when": "arrested", "seat": c, **({"place": place} if dice.random() < 0.5 else {})},
            {"when": "killed", "seat": c, "victim": dice.randrange(players)},
        )
    )
    money = dice.choice((1, 2, 5, 10, 25, 40))
    return {
        "pay": lambda: {**pay(a, b, money), **when},
        "share": lambda: share(a, b, place, money),
        "split": lambda: split(place, {a: money, b: racket(place, players) - money}),
        "vote": lambda: vote(a, b, test, "mansion" if test == "election" else place),
        "tiebreak": lambda: tiebreak(a, b, test, "mansion" if test == "election" else place),
        "gift": lambda: gift(a, b, dice.choice(("don", "receiver"))),
        "peace": lambda: peace(a, b),
        "attack": lambda: attack(a, b, dice.choice((None, place, "jail"))),
        "shoot": lambda: shoot(a, place),
        "move": lambda: move(a, dice.choice(("to", "out", "not_to")), place),
        "tell": lambda: tell(a, b),
        "word": lambda: word(a, dice.choice(("ciao", "by my mother", "you will see"))),
    }[dice.choice(tuple(SHARES_OF_TERMS) + ("pay",) * 4)]() | more


SHARES_OF_TERMS = (
    "pay", "share", "split", "vote", "tiebreak", "gift", "peace", "attack", "shoot", "move", "tell", "word",
)  # fmt: skip


def racket(place: str, players: int) -> int:
    """What a place pays, in thousands."""
    return int(box().racket[players, PLACE_NAMES.index(place)]) if place in PLACE_NAMES[:6] else 0


def bargain_at_random(game: malavita.Game, dice: random.Random) -> bool:
    """Let somebody say something about a deal; tells whether it could be."""
    deals = game.deals()
    seat = dice.randrange(game.players)
    act = dice.choice(
        ("offer", "offer", "accept", "accept", "accept", "accept", "decline", "counter", "withdraw", "release")
    )
    said: dict[str, Any] = {"act": act}
    if act in ("offer", "counter"):
        said["terms"] = [any_term(dice, game.players, game.view()["turn"]) for _ in range(dice.choice((1, 2, 2, 3)))]
    if act != "offer":
        if not deals:
            return False
        deal = dice.choice(deals)
        said["deal"] = deal["deal"]
        if act == "accept":
            seat = dice.choice([party for party in deal["parties"] if party not in deal["agreed"]] or [seat])
        elif dice.random() < 0.8:
            seat = dice.choice(deal["parties"])
    try:
        game.bargain(seat, said)
    except BadDeal as error:
        assert str(error) and error.rule, error
        return False
    return True
