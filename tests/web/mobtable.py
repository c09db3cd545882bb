"""Livia's table of Mob Ties at any question: a game of chance, played as far as the first time she is asked it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

from playwright.sync_api import Page

import malavita

from .house import OpenHouse
from .picture import LIVIA, sit_down_at

TRIES = 400
MOST = 4000
FEW_OFFERS = ("talk", "act")  # asked so often that a game of chance would be nothing but offers
Given = tuple[tuple[int, str], ...]


@cache
def played_to(question: str, players: int, rich: bool, options: tuple[tuple[str, str], ...]) -> tuple[int, Given]:
    """The seed of a game, and its answers up to this question of Livia's alone; rich: with several answers."""
    for seed in range(TRIES):
        game, luck, given = malavita.new("mobties", players, seed=seed, options=dict(options)), Random(seed), []
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
