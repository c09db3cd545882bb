"""Livia's table of Mob Ties at any question: a game of chance, played as far as the first time she is asked it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page

import malavita

from .house import OpenHouse
from .picture import LIVIA, Given, sit_down_at

TRIES = 400
MOST = 4000
PRICE = 8000  # of a vote, in dollars
FEW_OFFERS = ("talk", "act")  # asked so often that a game of chance would be nothing but offers


@cache
def played_to(
    question: str, players: int, rich: bool, options: tuple[tuple[str, str], ...]
) -> tuple[int, tuple[Given, ...]]:
    """The seed of a game, and its answers up to this question of Livia's alone; rich: with several answers."""
    for seed in range(TRIES):
        game, luck = malavita.new("mobties", players, seed=seed, options=dict(options)), Random(seed)
        given: list[Given] = []
        while not game.over and len(given) < MOST:
            seat = luck.choice(game.to_act)
            asked = game.question(seat)
            alone = game.to_act == (LIVIA,)  # the bots wait for her, so the question stays
            if alone and asked.kind == question and (not rich or len(asked.answers) > 1):
                return seed, tuple(given)
            code = chosen(asked, luck)
            game.play(seat, code)
            given.append((seat, code))
        if question == "over" and game.over:
            return seed, tuple(given)
    raise AssertionError(f"{question} was not asked in {TRIES} games")


def chosen(asked: malavita.Question, luck: Random) -> str:
    """An answer by chance; seldom an offer."""
    codes = [answer.code for answer in asked.answers]
    plain = [answer.code for answer in asked.answers if "seat" not in answer.args]
    return luck.choice(plain if asked.kind in FEW_OFFERS and plain and luck.random() < 0.9 else codes)


def at_question(
    page: Page, house: OpenHouse, question: str, players: int = 5, rich: bool = True, options: Mapping[str, str] = {}
) -> str:
    """Livia's table at one of her questions; returns its code."""
    settings = tuple(sorted(options.items()))
    seed, given = played_to(question, players, rich, settings)
    code = sit_down_at(page, house, malavita.new("mobties", players, seed=seed, options=dict(options)), given)
    page.wait_for_selector("dialog .places" if question == "over" else ".asked")
    return code


@dataclass(frozen=True)
class Bargained:
    """A racket's test of four in which Livia votes last: one vote is hers by a deal, one was promised for nothing."""

    code: str
    racket: str
    deal: int
    weights: tuple[int, int]


def at_bargained_test(page: Page, house: OpenHouse) -> Bargained:
    """Livia's table in that test, asked for her ballot; if she votes for herself, she alone is asked next."""
    seed, given = bargained_test()
    opening = malavita.new("mobties", 5, seed=seed)
    code = sit_down_at(page, house, opening, given)
    page.wait_for_selector(".asked")
    for seat, said in given:
        opening.play(seat, said) if isinstance(said, str) else opening.bargain(seat, said)
    view = opening.view()
    test, deals = view["test"], view["deals"]
    respect = view["strength"][test["place"]]
    racket = f"${view['rackets'][test['place']]:,}"
    return Bargained(code, racket, deals[0]["deal"], (respect[test["present"][1]], respect[test["present"][2]]))


@cache
def bargained_test() -> tuple[int, tuple[Given, ...]]:
    """Its seed, and the answers up to Livia's ballot."""
    for seed in range(TRIES):
        game, luck = malavita.new("mobties", 5, seed=seed), Random(seed)
        given: list[Given] = []
        while not game.over and len(given) < MOST:
            if is_fit(game.view()):
                given += bargain(game, game.view()["test"])
                if wins(game):
                    return seed, tuple(given)
                break
            seat = luck.choice(game.to_act)
            code = chosen(game.question(seat), luck)
            game.play(seat, code)
            given.append((seat, code))
    raise AssertionError(f"no such test in {TRIES} games")


def is_fit(view: Mapping[str, Any]) -> bool:
    """Whether four begin to talk about a racket, Livia the first of them, with money in her purse and no deals about."""
    test = view["test"]
    talking = view["asking"] == "talk" and view["terms"] == "honor" and test["kind"] == "racket"
    if not talking or view["deals"] or test["pressed"] or len(test["present"]) != 4:
        return False
    return bool(LIVIA in test["present"] and view["asked"] == test["present"] and view["cash"][LIVIA] >= PRICE)


def wins(game: malavita.Game) -> bool:
    """Whether Livia's own vote pays her at once, and then nobody else is asked, so that nothing moves on without her."""
    later, told = after(game, f"ballot:{LIVIA}")
    return [event["seat"] for event in told if event["kind"] == "paid"] == [LIVIA] and later.to_act == (LIVIA,)


def after(game: malavita.Game, code: str) -> tuple[malavita.Game, list[dict[str, Any]]]:
    """The game after Livia's answer, and what that told."""
    later = malavita.load(game.save())
    told = len(later.events())
    later.play(LIVIA, code)
    return later, later.events()[told:]


def bargain(game: malavita.Game, test: Mapping[str, Any]) -> list[Given]:
    """Two deals are struck, all are ready, and all but Livia vote: who is bound as he must, the others for themselves."""
    _, bound, false, _ = test["present"]
    vote = {"term": "vote", "whom": LIVIA, "test": "racket", "place": test["place"]}
    price = {"term": "pay", "who": LIVIA, "whom": bound, "amount": PRICE, "when": "after", "after": 0}
    said: list[Given] = []
    for seat, terms in ((bound, [{**vote, "who": bound}, price]), (false, [{**vote, "who": false}])):
        deal = game.offer(LIVIA, terms, to=[seat])
        game.accept(seat, deal)
        said += [(LIVIA, {"act": "offer", "terms": terms, "to": [seat]}), (seat, {"act": "accept", "deal": deal})]
    while (asked := [(seat, game.question(seat).kind) for seat in game.to_act]) != [(LIVIA, "ballot")]:
        seat, kind = next(each for each in asked if each != (LIVIA, "ballot"))
        code = "talk:ready" if kind == "talk" else f"ballot:{seat}"
        game.play(seat, code)
        said.append((seat, code))
    return said


def at_last_racket(page: Page, house: OpenHouse) -> None:
    """Livia's ballot, the last one of the last racket: if she abstains, a bot is asked, and she later in the turn."""
    seed, given = last_racket()
    sit_down_at(page, house, malavita.new("mobties", 5, seed=seed), given)
    page.wait_for_selector(".asked")


@cache
def last_racket() -> tuple[int, tuple[Given, ...]]:
    """Its seed, and the answers up to there."""
    for seed in range(TRIES):
        game, luck = malavita.new("mobties", 5, seed=seed), Random(seed)
        given: list[Given] = []
        while not game.over and len(given) < MOST:
            seat = luck.choice(game.to_act)
            asked = game.question(seat)
            if game.to_act == (LIVIA,) and asked.kind == "ballot":
                later, _ = after(game, "ballot:abstain")
                if later.view()["asking"] == "bribe" and LIVIA not in later.to_act:
                    return seed, tuple(given)
            code = chosen(asked, luck)
            game.play(seat, code)
            given.append((seat, code))
    raise AssertionError(f"no such test in {TRIES} games")
