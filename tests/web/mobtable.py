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
FEW_OFFERS = ("talk", "act")  # asked so often that a game of chance would be nothing but offers


@cache
def played_to(question: str, players: int, rich: bool, options: tuple[tuple[str, str], ...]) -> tuple[int, tuple[Given, ...]]:
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
    """A racket's test in which Livia votes last: one vote is bound by a deal, one was promised to her for nothing."""

    code: str
    bound: int
    false: int


def at_bargained_test(page: Page, house: OpenHouse) -> Bargained:
    """Livia's table in that test, asked for her ballot."""
    seed, answers, bound, false = bargained_test()
    code = sit_down_at(page, house, malavita.new("mobties", 5, seed=seed), answers)
    page.wait_for_selector(".asked")
    return Bargained(code, bound, false)


@cache
def bargained_test() -> tuple[int, tuple[Given, ...], int, int]:
    """Its seed, the answers up to Livia's ballot, who is bound, and who will break his word."""
    for seed in range(TRIES):
        game, luck = malavita.new("mobties", 5, seed=seed), Random(seed)
        given: list[Given] = []
        while not game.over and len(given) < MOST:
            test = game.view()["test"]
            if is_fit(game.view()):
                bound, false = [seat for seat in test["present"] if seat != LIVIA][:2]
                given += bargain(game, test["place"], bound, false)
                return seed, tuple(given), bound, false
            seat = luck.choice(game.to_act)
            given.append((seat, chosen(game.question(seat), luck)))
            game.play(*given[-1])
    raise AssertionError(f"no such test in {TRIES} games")


def is_fit(view: Mapping[str, Any]) -> bool:
    """Whether four talk about a racket, Livia among them, where promises with money bind, and nothing was said yet."""
    test = view["test"]
    fresh = view["asking"] == "talk" and view["terms"] == "honor" and not view["deals"]
    return bool(fresh and test["kind"] == "racket" and LIVIA in test["present"] and view["asked"] == test["present"] and len(test["present"]) == 4)


def bargain(game: malavita.Game, place: str, bound: int, false: int) -> list[Given]:
    """Two deals are struck, all are ready, and all but Livia vote: the bound one as he must, the false one for himself."""
    vote = {"term": "vote", "whom": LIVIA, "test": "racket", "place": place}
    paid = [{**vote, "who": bound}, {"term": "pay", "who": LIVIA, "whom": bound, "amount": 8000, "when": "after", "after": 0}]
    said: list[Given] = []
    for seat, terms in ((bound, paid), (false, [{**vote, "who": false}])):
        deal = game.offer(LIVIA, terms, to=[seat])
        game.accept(seat, deal)
        said += [(LIVIA, {"act": "offer", "terms": terms, "to": [seat]}), (seat, {"act": "accept", "deal": deal})]
    while game.to_act != (LIVIA,) or game.question(LIVIA).kind != "ballot":
        seat = next(each for each in game.to_act if each != LIVIA or game.question(each).kind != "ballot")
        code = "talk:ready" if game.question(seat).kind == "talk" else f"ballot:{seat}"
        game.play(seat, code)
        said.append((seat, code))
    return said
