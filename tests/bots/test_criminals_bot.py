"""The greedy bot of Criminals: legal, fair, repeatable, quick, and much better than chance."""

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
from malavita.bots.criminals import Plan, Table, expected_best, plans
from malavita.kernel.question import Answer, Question

GREEDY = make("greedy", "criminals")
TARGETS = [2, 3, 4, 5, 6, 7, 8, 9]
OPTIONS = [{}, {"notebook": "off"}, {"accompliceLimit": "one", "revealKilled": "on", "noLegalCard": "passOut"}]


def new(players: int, seed: int, **more: Any) -> malavita.Game:
    return malavita.new("criminals", players, seed=seed, engine="cpu", **more)


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


def lay(rows: dict[str, str], piles: dict[str, list[str]], money: list[int], **more: Any) -> malavita.Game:
    """A table with these henchmen face-up, as `seat@target`, and these piles."""
    laid = {"players": len(money), "spot": rows, "pile": piles, "money": money, "turn": 0, "start": 0, **more}
    return malavita.position("criminals", laid, engine="python")


def answer_of(game: malavita.Game, luck: int = 0) -> str:
    return GREEDY.choose(look_at(game, game.to_act[0]), Random(luck)).code


# --- it plays by the rules, on what it sees alone


def test_it_is_found_by_name() -> None:
    assert "greedy" in names("criminals")
    assert GREEDY.name == "greedy"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_are_legal_against_itself_and_against_chance(players: int, options: dict[str, str]) -> None:
    for seed, bots in enumerate([[GREEDY] * players, mixed(players, 0), mixed(players, players - 1)]):
        for seen, answer in decisions(new(players, seed, options=options), bots, Random(seed)):
            assert answer in seen.question.answers


def test_every_kind_of_question_comes_up() -> None:
    asked: Counter[str] = Counter()
    for seed in range(5):
        asked.update(seen.question.kind for seen, _ in decisions(new(4, seed), [GREEDY] * 4, Random(seed)))
    assert set(asked) == {"recruit", "hire", "place", "pickpocket", "kill", "spy", "move"}


def test_the_same_sight_and_luck_give_the_same_answer() -> None:
    for seen, answer in decisions(new(3, 7), [GREEDY] * 3, Random(0)):
        again = copy.deepcopy(seen.view), copy.deepcopy(seen.catalogue)
        first, second = (make("greedy", "criminals").choose(seen, Random(5)) for _ in range(2))
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


def test_it_buys_a_boss_that_it_knows_to_be_alone() -> None:
    game = lay({"c20": "1@9"}, {"A": ["c32"], "B": ["c31"], "C": ["c01", "c02", "c03"]}, [10, 10])
    looked = look_at(game, 0)
    page = {"look": 1, "hideout": "A", "cards": ["c32"], "left": 1, "tokens": [], "in_hand": False}
    looked.view["notebook"]["unseen"].remove("c32")
    looked.view["notebook"]["looks"] = [page]
    assert GREEDY.choose(looked, Random(0)).code == "recruit:A"


def test_it_passes_when_its_row_is_full_and_nothing_can_be_added() -> None:
    row = ["c03", "c06", "c09", "c12", "c13", "c16", "c17", "c20"]
    game = lay({card: f"0@{t}" for card, t in zip(row, TARGETS, strict=True)}, {"A": ["c01"], "B": ["c21"]}, [9, 9])
    seen = look_at(game, 0)
    specials = {code for code, facts in seen.catalogue["cards"].items() if facts["special"] != "plain"}
    seen.view["notebook"]["unseen"] = [code for code in seen.view["notebook"]["unseen"] if code not in specials]
    assert GREEDY.choose(seen, Random(0)).code == "recruit:pass"


def test_the_last_dollar_fills_the_last_place() -> None:
    row = {card: f"0@{t}" for card, t in zip(["c03", "c06", "c09", "c12", "c13", "c16", "c17"], TARGETS, strict=False)}
    assert answer_of(lay(row, {"A": ["c20"], "B": ["c21", "c22"]}, [1, 0])) == "recruit:A"


def test_it_keeps_the_money_a_pickpocket_finds() -> None:
    game = lay({}, {"B": ["c20"]}, [5, 5], at="A", hand="c04")
    game.play(0, "place:2:up")
    assert answer_of(game) == "pickpocket:take"


def test_it_kills_who_holds_the_dearest_target() -> None:
    game = lay({"c29": "1@9", "c01": "1@2"}, {"B": ["c20"]}, [0, 0], at="A", hand="c10")
    assert answer_of(game) == "place:9:up"
    game.play(0, "place:9:up")
    assert answer_of(game) == "kill:1"


def test_it_spoils_a_target_of_the_rival_and_sweetens_its_own() -> None:
    spoiler = lay({"c30": "1@9", "c27": "1@3"}, {}, [0, 0], at="A", hand="c07")
    assert answer_of(spoiler) == "place:9:up"
    bait = lay({"c30": "1@9", "c27": "1@8", "c24": "1@7", "c25": "1@6", "c28": "1@5", "c31": "1@4", "c01": "1@3", "c29": "1@2"},
               {}, [0, 0], at="A", hand="c13")  # fmt: skip
    assert answer_of(bait) == "place:3:up"


def test_an_accomplice_decides_a_close_race() -> None:
    rows = {"c24": "0@9", "c27": "1@9"} | {
        card: f"0@{t}" for card, t in zip(["c17", "c18", "c19"], [2, 3, 4], strict=True)
    }
    assert answer_of(lay(rows, {}, [0, 0], at="A", hand="c05")) == "place:9:up"


def test_a_losing_henchman_is_moved_to_where_it_wins() -> None:
    rows = {"c24": "0@9", "c30": "1@9"}
    game = lay(rows, {}, [0, 0], at="A", hand="c14")
    assert answer_of(game) == "place:9:up"
    game.play(0, "place:9:up")
    assert answer_of(game) == "move:8"


def test_money_is_spent_and_targets_are_fought_for() -> None:
    unspent, contested = [], []
    for players in (2, 3, 4):
        for seed in range(4):
            game = finish(new(players, seed), [GREEDY] * players, Random(seed))
            unspent += game.view()["money"]
            rows = game.view()["rows"]
            contested += [sum(bool(row[n]) for row in rows) > 1 for n in range(len(TARGETS))]
    assert sum(unspent) / len(unspent) < 2
    assert sum(contested) / len(contested) > 0.6


def test_the_best_of_some_cards() -> None:
    assert expected_best([3.0, 1.0, 2.0], 3) == 3.0
    assert expected_best([3.0, 1.0, 2.0], 1) == 2.0
    assert expected_best([3.0, 1.0, 2.0], 2) == pytest.approx((3 + 3 + 2) / 3)


@pytest.mark.parametrize("card", [f"c{n:02}" for n in range(1, 33)])
def test_its_plans_are_the_legal_placements(card: str) -> None:
    rows = {
        code: spot for code, spot in {"c20": "0@9", "c21": "0@2", "c22": "1@9", "c23": "1@5"}.items() if code != card
    }
    game = lay(rows, {}, [3, 3], at="A", hand=card)
    seen = look_at(game, 0)
    table = Table(seen)
    found: list[Plan] = list(plans(table, table.cards[card], 3))
    assert {f"place:{TARGETS[p.target]}:{p.face}" for p in found} == {answer.code for answer in seen.question.answers}


# --- how well, and how fast


def test_it_beats_chance_clearly() -> None:
    won = games = 0.0
    for players in (2, 3, 4):
        for seed in range(20):
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
