"""The greedy bot of Mafiozoo: legal, fair, repeatable, quick, and much better than chance."""

from __future__ import annotations

import copy
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import malavita
from malavita.bots.base import Bot, RandomBot, Seen, look_at, make, names
from malavita.bots.mafiozoo_table import Table, added, leads_to, ways
from malavita.kernel.question import Answer, Question

GREEDY = make("greedy", "mafiozoo")
KINDS = {
    "bribe", "use", "photo", "onward", "window", "inform", "pay", "token", "extra", "producer", "goon", "payment",
    "keep", "dock",
}  # fmt: skip
OPTIONS = [{}, {"bonusGems": "compulsory"}, {"informantWindow": "everyone"}, {"secondPlaceTie": "all"}]


def new(players: int, seed: int, **more: Any) -> malavita.Game:
    return malavita.new("mafiozoo", players, seed=seed, engine="cpu", **more)


def decisions(game: malavita.Game, bots: list[Bot], luck: Random) -> Iterator[tuple[Seen, Answer]]:
    """Play a game to its end; every decision is told before it is played."""
    while not game.over:
        seat = game.to_act[0]
        seen = look_at(game, seat)
        answer = bots[seat].choose(seen, luck)
        yield seen, answer
        game.play(seat, answer)


def finish(game: malavita.Game, bots: list[Bot], luck: Random) -> malavita.Game:
    for _ in decisions(game, bots, luck):
        pass
    return game


def mixed(players: int, seat: int) -> list[Bot]:
    """Greedy at one seat, random at the others."""
    return [GREEDY if n == seat else RandomBot() for n in range(players)]


# --- it plays by the rules, on what it sees alone


def test_it_is_found_by_name() -> None:
    assert "greedy" in names("mafiozoo")
    assert GREEDY.name == "greedy"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_are_legal_against_itself_and_against_chance(players: int, options: dict[str, str]) -> None:
    for seed, bots in enumerate([[GREEDY] * players, mixed(players, 0), mixed(players, players - 1)]):
        for seen, answer in decisions(new(players, seed, options=options), bots, Random(seed)):
            assert answer in seen.question.answers


def test_every_kind_of_question_comes_up() -> None:
    asked: Counter[str] = Counter()
    for seed in range(6):
        asked.update(seen.question.kind for seen, _ in decisions(new(4, seed), [GREEDY] * 4, Random(seed)))
    assert set(asked) == KINDS


def test_the_same_sight_and_luck_give_the_same_answer() -> None:
    for seen, answer in decisions(new(3, 7), [GREEDY] * 3, Random(0)):
        again = copy.deepcopy(seen.view), copy.deepcopy(seen.catalogue)
        first, second = (make("greedy", "mafiozoo").choose(seen, Random(5)) for _ in range(2))
        assert first == second
        assert (seen.view, seen.catalogue) == again, "what is shown must not be touched"
        assert answer in seen.question.answers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_it_cannot_see_does_not_matter(players: int) -> None:
    game = new(players, 11)
    for number, (seen, _) in enumerate(decisions(game, [GREEDY] * players, Random(1))):
        elsewhere = look_at(game.resample(seen.seat, number), seen.seat)
        assert GREEDY.choose(elsewhere, Random(number)) == GREEDY.choose(seen, Random(number))


def test_it_never_asks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, luck = new(3, 4), Random(4)
    while not game.over:
        seen = look_at(game, game.to_act[0])
        bare = Question(
            seen.seat, seen.question.kind, [Answer(a.id, a.code, a.args) for a in seen.question.answers], str
        )
        with monkeypatch.context() as closed:
            for name in [name for name in vars(malavita.Game) if not name.startswith("__")]:
                closed.setattr(malavita.Game, name, property(lambda game: pytest.fail("the bot asked the game")))
            answer = GREEDY.choose(Seen(seen.seat, seen.view, bare, seen.catalogue), luck)
        game.play(seen.seat, answer.id)


# --- it plays with sense


def test_goons_are_bought_whenever_it_can() -> None:
    for seen, answer in decisions(new(3, 21), [GREEDY] * 3, Random(2)):
        if seen.question.kind == "goon" and seen.view["round"] == seen.view["rounds"]:
            assert answer.code != "goon:done"


def test_in_the_last_round_gems_are_left_where_they_are_points() -> None:
    for seed in range(4):
        for seen, answer in decisions(new(2, seed), [GREEDY] * 2, Random(seed)):
            if seen.question.kind == "producer" and seen.view["round"] == seen.view["rounds"]:
                assert answer.args["gems"] == max(a.args["gems"] for a in seen.question.answers)


def test_it_takes_what_was_planned() -> None:
    """A way is chosen as a whole: each answer of the conversation leads to the best that was seen at its first."""
    promised = 0.0
    for seen, answer in decisions(new(4, 3), [GREEDY] * 4, Random(3)):
        if seen.question.kind == "bribe" and "card" in answer.args:
            promised = Table(seen).cards[answer.args["card"]]
        if seen.question.kind == "onward" and "stop" in answer.args:
            way = tuple((step["character"], step["gems"]) for step in seen.view["plan"]["way"])
            assert Table(seen).gain(way) == pytest.approx(promised)


def test_ways_keep_a_gem_on_every_photo() -> None:
    links = ((), (2,), (1, 3), (2,))
    found = set(ways(3, 1, links))
    assert found == {((1, 3),), ((1, 2), (2, 1)), ((1, 1), (2, 2)), ((1, 1), (2, 1), (3, 1))}
    assert leads_to(((1, 1), (2, 1), (3, 1)), ((1, 1), (2, 2)))
    assert not leads_to(((1, 2), (2, 1)), ((1, 1), (2, 2)))


def test_chances_add_up() -> None:
    for cards in range(7):
        assert sum(added(cards)) == pytest.approx(1)
    game = new(4, 1)
    table = Table(look_at(game, game.to_act[0]))
    for person in table.photos:
        assert all(0 <= chance <= 1 for gems in range(6) for chance in table.places(person, gems))
        assert table.places(person, 3)[0] > table.places(person, 1)[0]


# --- how well, and how fast


def test_it_beats_chance_clearly() -> None:
    won = games = 0.0
    for players in (2, 3, 4):
        for seed in range(10):
            seat = seed % players
            outcome = finish(new(players, 300 + seed), mixed(players, seat), Random(seed)).outcome
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
            games += 1
    assert won >= 0.85 * games


def test_it_decides_quickly() -> None:
    spent, number = 0.0, 0
    for players in (2, 4):
        game, luck = new(players, 6), Random(6)
        while not game.over:
            seen = look_at(game, game.to_act[0])
            start = time.process_time()
            answer = GREEDY.choose(seen, luck)
            spent += time.process_time() - start
            number += 1
            game.play(seen.seat, answer)
    assert spent / number < 0.03  # a few milliseconds; the rest is for slow machines
