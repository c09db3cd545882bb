"""Setting up, and the order of phases (R1 to R11)."""

from __future__ import annotations

import pytest

import malavita
from malavita.kernel.errors import BadPlayers, IllegalAnswer

from .helpers import box, choices, kind, lay, new, next_turn, play, told, until


@pytest.mark.parametrize(("players", "cards", "docks"), [(3, 5, 25), (4, 6, 30), (5, 7, 35), (6, 8, 40)])
def test_hands_rackets_and_cash(players: int, cards: int, docks: int) -> None:
    """R1, R2, R3, R4: table 1.3 and $25,000 each."""
    game = new(players)
    view = game.view(0)
    assert view["hand_sizes"] == [cards] * players and view["cash"] == [25_000] * players
    assert view["rackets"]["docks"] == docks * 1000 and view["rackets"]["mansion"] == 0
    assert view["heat"] == 1 and set(view["agents"].values()) == {0} and view["deck"] == 100 - cards * players
    assert view["gangsters"][0]["aside"][:5] == ["capo", "hit_man", "made_man", "associate", "driver"]


@pytest.mark.parametrize("players", [2, 7])
def test_R1_three_to_six(players: int) -> None:
    with pytest.raises(BadPlayers):
        new(players)


@pytest.mark.parametrize(("terms", "name"), [("honor", "honor"), ("all_bets", "all_bets")])
def test_R5_the_table_chooses_the_terms(terms: str, name: str) -> None:
    assert new(options={"terms": terms}).view()["terms"] == name


def test_R6_chance_names_the_start_player() -> None:
    assert {new(4, seed).view()["start"] for seed in range(30)} == {0, 1, 2, 3}
    game = new(4, 3)
    assert game.to_act == (game.view()["start"],)


def test_R7_one_gangster_at_a_time_in_six_places() -> None:
    game = new(3, 2)
    start = game.view()["start"]
    assert len(choices(game)) == 30 and not any("streets" in code for code in choices(game))
    play(game, "place:capo:docks")
    assert game.to_act == ((start + 1) % 3,)
    play(game, "place:capo:docks", "place:capo:docks", "place:driver:docks", "place:driver:docks")
    with pytest.raises(IllegalAnswer) as caught:
        play(game, "place:driver:docks")
    assert caught.value.rule == "R7"
    with pytest.raises(IllegalAnswer):
        play(game, "place:capo:kittys")
    until(game, "talk", "tie", "give", "keep")
    assert len(told(game, "placed")) == 15 and game.view()["turn"] == 1


def test_R8_the_bank_has_no_limit() -> None:
    game = lay(crew={0: "docks: capo"}, stage="business", bank=-50, cash={0: 2630})
    assert not game.faults()
    assert box().bank == 2580


def test_T11_the_first_turn_has_no_business_and_no_movement() -> None:
    """R9, R10, R33, A53."""
    for seed in range(5):
        game, kinds = new(3, seed), set()
        while not game.over and game.view()["turn"] <= 1:
            kinds.add((game.view()["turn"], kind(game)))
            question = game.question(game.to_act[0])
            assert question is not None
            game.play(question.seat, question.default)
        assert not {(1, "shop"), (1, "move"), (1, "bribe")} & kinds
        stages = [event["kind"] for event in game.events() if event["kind"] in ("elected", "fed-drawn", "paid")]
        assert stages[:2] == ["elected", "fed-drawn"]


def test_R9_seven_phases_in_order() -> None:
    game = lay(3, {n: "docks: capo; mansion: driver" for n in range(3)}, stage="election", cash={0: 25, 1: 25, 2: 25})
    phases: list[str] = []
    while game.view()["turn"] == 2 and not game.over:
        if not phases or phases[-1] != game.view()["phase"]:
            phases.append(game.view()["phase"])
        question = game.question(game.to_act[0])
        assert question is not None
        game.play(question.seat, question.default)
    order = ["election", "business", "movement", "agents", "action", "rescue", "heat"]
    assert phases == [phase for phase in order if phase in phases] and len(phases) >= 4


def test_R11_in_order_begins_with_the_don() -> None:
    game = lay(4, {n: "docks: capo; streets: driver" for n in range(4)}, stage="movement", don=2)
    asked = []
    while kind(game) == "move":
        asked.append(game.to_act[0])
        play(game, "move:stay")
    assert asked == [2, 3, 0, 1]


def test_positions_come_back_from_their_fields() -> None:
    game = until(new(5, 4), "act")
    again = malavita.position("mobties", game.truth())
    assert again.digest() == game.digest()


def test_turns_go_on_until_the_end() -> None:
    game = new(3, 8)
    for _ in range(60):
        if game.over:
            break
        next_turn(game)
    assert game.over and game.outcome is not None and game.outcome.reason in ("heat", "truce")
