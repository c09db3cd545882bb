"""What a seat sees but may not choose is told with its reason, and is never a legal answer."""

from __future__ import annotations

from random import Random

from malavita.api import new


def test_a_boss_in_company_is_locked_and_says_why() -> None:
    for seed in range(200):
        game = new("criminals", 4, seed=seed)
        seat = game.to_act[0]
        for answer in game.question(seat).answers:
            tried = game.copy()
            tried.play(seat, answer)
            view = tried.view(seat)
            if "c32" in (view["pile"] or []) and len(view["pile"]) > 1:
                locked = {each.code: each for each in tried.locked(seat)}
                assert locked["hire:c32"].reason == "boss-not-alone"
                assert locked["hire:c32"].rule == "R18"
                assert "alone" in locked["hire:c32"].say("en")
                assert locked["hire:c32"].say("it") != locked["hire:c32"].say("en")
                return
    raise AssertionError("no deal had the Boss in company")


def test_locked_and_legal_never_meet_and_locked_things_are_in_sight() -> None:
    luck = Random(4)
    for seed in range(30):
        game = new("criminals", 3, seed=seed)
        while not game.over:
            seat = game.to_act[0]
            question = game.question(seat)
            legal = {answer.code for answer in question.answers}
            view = game.view(seat)
            for locked in game.locked(seat):
                assert locked.code not in legal
                assert locked.args.get("card") in (None, *(view["pile"] or []))
            game.play(seat, luck.choice(question.answers))


def test_a_game_without_shown_refusals_locks_nothing() -> None:
    game = new("mafiozoo", 2, seed=1)
    assert game.locked(game.to_act[0]) == []


def test_nobody_who_is_not_asked_has_anything_locked() -> None:
    game = new("criminals", 2, seed=1)
    other = 1 - game.to_act[0]
    assert game.locked(other) == []


def test_the_standing_at_the_end_is_the_score() -> None:
    luck = Random(9)
    for name in ("criminals", "mafiozoo"):
        game = new(name, 2, seed=5)
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, luck.choice(game.question(seat).answers))
        assert game.standing() == game.outcome.scores
