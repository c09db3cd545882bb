"""Rescue, Heat, the end and the secrets (R67 to R76)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import cash, choices, kind, lay, next_turn, play, told, until, where


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_R67_bail() -> None:
    """A37: only who has a prisoner is asked, in order, and only the owner."""
    crew = {0: "docks: capo", 1: "jail: capo associate driver", 2: "docks: driver"}
    game = lay(4, crew, stage="rescue", cash={1: 60})
    assert game.to_act == (1,) and choices(game) == {"bail:none", "bail:associate", "bail:driver"}
    refused(game, "bail:capo", "R67")
    play(game, "bail:driver")
    assert cash(game, 1) == 35 and where(game, 1, "driver") == "streets"
    play(game, "bail:associate")
    assert cash(game, 1) == 10


def seven(answer: str):
    """T7: heat 3, one prisoner of seat 2, seat 0 kills two of seat 1."""
    crew = {0: "docks: capo", 1: "docks: hit_man driver; streets: capo", 2: "jail: driver; streets: capo"}
    game = lay(3, crew, {0: "deal_gone_bad bar_brawl", 1: "pistol", 2: "pistol"}, heat=3, cash={2: 25})
    play(game, "act:deal_gone_bad", "target:docks:1", "defend:none", "lose:driver")
    play(game, "act:bar_brawl", "target:docks:1", "defend:none")
    assert game.to_act == (1,)
    play(game, "act:end", "act:end", answer)
    return game


def test_T7_R68_R70_the_end_by_heat() -> None:
    """R68, R69, R70."""
    game = seven("bail:none")
    assert game.over and game.outcome is not None and game.outcome.reason == "heat"


def test_T7_bail_prevents_it() -> None:
    """R67."""
    game = seven("bail:driver")
    assert not game.over and where(game, 2, "driver") == "streets" and game.view()["heat"] == 3


def test_T33_R68_jail_first_then_the_morgue() -> None:
    """R69, R71."""
    crew = {
        0: "jail: capo; morgue: driver associate",
        1: "morgue: driver associate",
        2: "morgue: driver",
        3: "docks: capo",
    }
    game = lay(4, crew, stage="heat")
    held = [game.view()["gangsters"][seat] for seat in range(4)]
    assert game.view()["heat"] == 2 and not any("jail" in crew for crew in held)
    assert sum(len(crew.get("morgue", [])) for crew in held) == 2


def test_T34_R69_more_prisoners_than_players() -> None:
    """A39."""
    game = lay(3, {0: "jail: capo driver", 1: "jail: capo driver", 2: "docks: capo"}, stage="heat")
    held = [game.view()["gangsters"][seat] for seat in range(3)]
    assert game.view()["heat"] == 2 and not any("jail" in crew for crew in held)
    assert sum(len(crew.get("morgue", [])) for crew in held) == 1


def test_T35_R69_two_rises_at_once() -> None:
    """A40."""
    crew = {0: "morgue: capo driver", 1: "morgue: capo driver", 2: "morgue: driver capo; docks: hit_man"}
    assert lay(3, crew, stage="heat").view()["heat"] == 3


def test_R71_who_has_left_does_not_come_back() -> None:
    game = next_turn(
        lay(3, {0: "morgue: capo driver; docks: hit_man", 1: "morgue: capo", 2: "docks: capo"}, stage="rescue")
    )
    assert where(game, 0, "capo") == "gone" and game.view()["heat"] == 2


def test_T36_R72_the_score() -> None:
    """A41: cash and what stands on the seven places; Jail and cards count nothing."""
    crew = {
        0: "streets: capo; docks: made_man; jail: hit_man; morgue: driver associate",
        1: "morgue: capo driver; streets: hit_man",
        2: "streets: capo",
    }
    game = lay(3, crew, {0: "pistol"}, stage="heat", heat=3, cash={0: 40})
    assert game.outcome is not None and game.outcome.scores[0] == 165_000


def test_R73_ties_go_to_respect_then_to_the_don() -> None:
    """A42."""
    dead = "morgue: associate driver"
    crew = {0: f"streets: hit_man; {dead}", 1: f"streets: capo; {dead}", 2: f"streets: hit_man; {dead}"}
    game = lay(3, crew, stage="heat", heat=3, cash={0: 50, 1: 25, 2: 50})
    assert game.outcome is not None and game.outcome.ranks == [2, 1, 3]


def test_R73_prisoners_are_in_play_when_the_end_is_a_tie() -> None:
    """R53, A42."""
    crew = {0: "jail: capo", 2: "morgue: driver"}
    game = lay(3, crew, stage="heat", turn_now=40, don=2, cash={0: 100, 1: 100, 2: 10})
    assert game.outcome is not None and game.outcome.scores == [100_000, 100_000, 10_000]
    assert game.outcome.ranks == [1, 2, 3]


def test_R70_a_truce_after_turn_40() -> None:
    """Section 7: a house rule that can be turned off."""
    crew = {0: "streets: capo", 1: "streets: capo", 2: "streets: capo"}
    game = lay(3, crew, stage="heat", turn_now=40)
    assert game.over and game.outcome is not None and game.outcome.reason == "truce"
    assert not lay(3, crew, stage="heat", turn_now=40, options={"truce": "off"}).over
    assert not lay(3, crew, stage="heat", turn_now=39).over


def test_R70_without_a_truce_a_game_ends_all_the_same() -> None:
    """When every place is closed and nobody holds a card, nothing may ever happen again."""
    crew = {0: "streets: capo", 1: "streets: capo", 2: "streets: capo"}
    game = lay(3, crew, stage="heat", turn_now=400, options={"truce": "off"})
    assert game.outcome is not None and game.outcome.reason == "truce"
    assert not lay(3, crew, stage="heat", turn_now=399, options={"truce": "off"}).over


def test_A43_a_player_without_gangsters_stays() -> None:
    """He may still buy, and win."""
    game = lay(3, {0: "docks: capo", 1: "docks: capo"}, stage="shopping", cash={2: 500})
    assert game.to_act == (2,)
    play(game, "shop:stop")
    until(game, "talk", "give", "keep", "ballot")
    assert not game.over


# --- cards and information


def test_R74_hands_are_secret() -> None:
    game = lay(3, {0: "docks: capo"}, {0: "pistol", 1: "car_bomb"})
    assert game.view(0)["hand"] == ["pistol"] and game.view()["hand"] is None
    assert "car_bomb" not in str({key: value for key, value in game.view(0).items() if key != "rackets"})


def test_R75_no_answer_gives_a_hand_card_away() -> None:
    """A44: the only card that changes hands is the Don's gift."""
    from malavita.games.mobties import SPEC

    assert [kind.name for kind in SPEC.kinds if kind.name == "give"] == ["give"]
    game = lay(3, {0: "docks: capo", 1: "docks: capo"}, {0: "pistol"})
    assert all(not code.startswith("give") for code in choices(game))


def test_R76_an_empty_deck_is_filled_with_the_discards() -> None:
    """Section 7: only when a card is needed."""
    game = lay(3, {0: "docks: capo"}, stage="shopping", cash={0: 50})
    s = game.state
    for n in range(1, 100):
        card = s.deck[n]
        s.deck[n] = -1
        s.sure[card] = 127
        if card < 50:
            s.pile_low |= 1 << card
        else:
            s.pile_high |= 1 << (card - 50)
    s.deck_left = 1
    assert not game.faults()
    play(game, "shop:buy")
    assert game.view()["deck"] == 98 and told(game, "reshuffled")[0]["count"] == 99 and kind(game) == "keep"


def test_R76_without_any_card_buying_is_illegal() -> None:
    """Section 7."""
    everything = {seat: "" for seat in range(3)}
    game = lay(3, {0: "docks: capo"}, everything, stage="shopping", cash={0: 50})
    s = game.state
    for n in range(100):
        card = s.deck[n]
        s.deck[n] = -1
        s.sure[card] = 2
        if card < 50:
            s.low[1] |= 1 << card
        else:
            s.high[1] |= 1 << (card - 50)
    s.deck_left = 0
    refused(game, "shop:buy", "R76")


# --- defaults


def test_defaults_follow_the_decision_table() -> None:
    game = lay(3, {0: "docks: capo hit_man driver", 1: "docks: made_man"}, stage="siege", agents={"docks": 4})
    while kind(game) == "talk":
        game.play(game.to_act[0], "talk:ready")
    question = game.question(0)
    assert question is not None and question.default.code == "ballot:1"
    game.play(0, "ballot:0")
    game.play(1, "ballot:0")
    play(game, "shoot:hold")
    question = game.question(0)
    assert question is not None and question.default.code == "lose:driver"


def test_default_placement_is_the_best_racket() -> None:
    from .helpers import new

    game = new(3)
    question = game.question(game.to_act[0])
    assert question is not None and question.default.code == "place:capo:docks"
