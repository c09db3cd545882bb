"""Deals at random between random answers: nothing breaks, no money is lost, and the menu offers only what can be."""

from __future__ import annotations

import random
from typing import Any

import pytest

import malavita
from malavita.games.mobties.bargain import FINE, wrong_with
from malavita.kernel.errors import IllegalAnswer

from .deals_helpers import BOTH, bargain_at_random, lay

GAMES = 30  # for each number of players and each of the terms
ANSWERS = 55
MENU_KINDS = ("talk", "court", "hire", "hawk")


def started(players: int, terms: str, dice: random.Random) -> malavita.Game:
    """A game whose gangsters stand at random, at the beginning of some stage."""
    spots = ["docks", "kittys", "mansion", "little_italy", "butcher", "restaurant"] * 5
    dice.shuffle(spots)
    spots = ["streets" if dice.random() < 0.2 else spot for spot in spots]
    crew = {}
    for seat in range(players):
        where: dict[str, list[str]] = {}
        for gangster in ("capo", "hit_man", "made_man", "associate", "driver"):
            where.setdefault(spots.pop(), []).append(gangster)
        crew[seat] = "; ".join(f"{place}: {' '.join(gangsters)}" for place, gangsters in where.items())
    deck = ["car_bomb", "bar_brawl", "drive_by", "shanked", "cement_shoes", "piano_wire", "pistol", "shotgun"]
    deck += ["gang_doctor", "bodyguard", "getaway", "shakedown", "call_in_favor", "blackmail", "tommy_gun", *deck[:4]]
    dice.shuffle(deck)
    hands = {seat: " ".join(deck.pop() for _ in range(3)) for seat in range(players)}
    return lay(
        crew,
        dice.choice(("election", "business", "movement", "agents", "action")),
        players=players,
        hands=hands,
        terms=terms,
        cash=[dice.choice((0, 5, 25, 60)) for _ in range(players)],
        agents={place: dice.choice((0, 0, 2, 4)) for place in ("docks", "kittys", "mansion", "restaurant")},
        options=dice.choice(({}, {}, {"don_sets_terms": "on"}, {"secret_ballots": "off"}, {"close_immediately": "on"})),
    )


def all_money(game: malavita.Game) -> int:
    """The money in purses, in the bank and in escrow, in thousands."""
    held = [term for deal in game.deals() for term in deal["terms"] if term["term"] == "pay" and term["fate"] == "held"]
    return sum(game.state.cash) + game.state.bank + sum(term["amount"] for term in held) // 1000


@pytest.mark.parametrize("terms", BOTH)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_R8_deals_at_random_keep_every_invariant(players: int, terms: str) -> None:
    """R77 to R80: free-form offers and answers at any moment, between random answers of anybody who is asked."""
    made = ended = 0
    for seed in range(GAMES):
        dice = random.Random(100 * players + seed)
        game = started(players, terms, dice)
        money = all_money(game)
        for step in range(ANSWERS):
            for _ in range(dice.choice((0, 1, 1, 2))):
                made += bargain_at_random(game, dice) if not game.over else 0
            if game.over:
                break
            question = game.question(dice.choice(game.to_act))
            assert question is not None and question.default in question.answers
            game.play(question.seat, dice.choice(question.answers))
            assert all_money(game) == money
            if step % 8 == 0:
                assert game.faults() == []
        assert game.faults() == []
        ended += sum(event["kind"] == "term-ended" for event in game.events())
    assert made > 5 * GAMES and ended > 2 * GAMES


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_offer_of_the_menu_can_be_made(players: int) -> None:
    """An answer that is legal is an offer that lies on the table; none is refused."""
    offers = refused = 0
    for seed in range(12):
        dice = random.Random(1000 * players + seed)
        game = started(players, BOTH[seed % 2], dice)
        for _ in range(ANSWERS):
            if game.over:
                break
            if dice.random() < 0.2:
                bargain_at_random(game, dice)
            question = game.question(dice.choice(game.to_act))
            assert question is not None
            if question.kind in MENU_KINDS:
                for answer in question.answers:
                    if is_offer(answer.code):
                        offers += 1
                        refused += not is_made(game, question.seat, answer.code)
            game.play(question.seat, dice.choice(question.answers))
    assert offers > 300 and refused == 0


def is_offer(code: str) -> bool:
    """Tell whether an answer makes an offer of the menu."""
    return code.split(":")[1] not in ("ready", "blackmail", "none")


def is_made(game: malavita.Game, seat: int, code: str) -> bool:
    """Tell whether an answer puts an offer on the table and asks somebody about it."""
    other = game.copy()
    other.play(seat, code)
    slot = other.state.replying
    laid = other.truth()["deals"] == game.truth()["deals"] + 1 and other.view()["replying"] is not None
    return laid and wrong_with(other.state, other.box, slot) == FINE


def test_whatever_cannot_be_answered_is_refused_with_a_reason() -> None:
    """The menu included: every answer of the kind that is asked is either legal or refused in words."""
    seen = set()
    for seed in range(8):
        dice = random.Random(seed)
        game = started(3 + seed % 4, BOTH[seed % 2], dice)
        for _ in range(30):
            if game.over:
                break
            bargain_at_random(game, dice)
            question = game.question(dice.choice(game.to_act))
            assert question is not None
            if question.kind not in seen or question.kind in (*MENU_KINDS, "act", "reply", "promise"):
                refuse_all(game, question)
                seen.add(question.kind)
            game.play(question.seat, dice.choice(question.answers))
    assert seen >= {"talk", "court", "hire", "act", "reply", "promise"}


def refuse_all(game: malavita.Game, question: Any) -> None:
    """Give every answer of the kind that is asked and that is not legal."""
    legal = {answer.code for answer in question.answers}
    for code in game._setting.codes:
        if code.split(":")[0] == question.kind and code not in legal:
            with pytest.raises(IllegalAnswer) as caught:
                game.play(question.seat, code)
            assert caught.value.rule and "refusal" not in str(caught.value)


def test_worlds_with_deals_cannot_be_told_apart() -> None:
    """Deals are open to all: whatever is drawn, the views agree and the deals stay."""
    for seed in range(4):
        dice = random.Random(seed)
        game = started(3 + seed % 4, BOTH[seed % 2], dice)
        for step in range(40):
            if game.over:
                break
            bargain_at_random(game, dice)
            question = game.question(dice.choice(game.to_act))
            assert question is not None
            game.play(question.seat, dice.choice(question.answers))
            if step % 8 == 0:
                for seat in (*range(game.players), None):
                    world = game.resample(seat, step)
                    assert world.view(seat) == game.view(seat) and world.faults() == []
                    assert [plain(deal) for deal in world.deals()] == [plain(deal) for deal in game.deals()]


def plain(deal: dict[str, Any]) -> dict[str, Any]:
    """A deal without the words that only its past knows."""
    return {**deal, "terms": [{key: v for key, v in term.items() if key != "text"} for term in deal["terms"]]}
