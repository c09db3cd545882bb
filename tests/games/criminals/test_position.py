"""Laying out a position: what was not said follows, what cannot be is refused with a reason."""

from __future__ import annotations

import random
from typing import Any

import pytest

import malavita

from .helpers import (
    ACCOMPLICE,
    BOSS,
    CARDS,
    KILLER,
    SPY,
    SWAP,
    choices,
    full_row,
    holding,
    kind,
    lay,
    left,
    new,
    play,
    random_play,
    row,
)


def position(**fields: Any) -> malavita.Game:
    return malavita.position("criminals", fields, engine="python")


# --- what follows


def test_an_empty_position_is_an_opening() -> None:
    game = position()
    assert left(game) == dict(A=2, B=2, C=3, D=4, E=5)
    assert (game.view()["money"], kind(game, game.to_act[0])) == ([18, 18], "recruit")


def test_R5_cards_laid_out_leave_the_opening_piles() -> None:
    for seed in range(4):
        game = malavita.position("criminals", {"spot": {"c20": "0@7"}}, seed=seed, engine="python")
        assert all("c20" not in cards for cards in game.truth()["pile"])
        assert "c20" not in game.truth()["left_out"]


def test_R5_with_piles_given_the_rest_is_left_out() -> None:
    game = position(pile={"A": ["c17"], "B": ["c20"]})
    assert game.truth()["left_out"] == [card for card in CARDS if card not in ("c17", "c20")]
    assert left(game) == dict(A=1, B=1, C=0, D=0, E=0)


def test_cards_lie_face_up_unless_shown_says_otherwise() -> None:
    assert row(position(spot={"c20": "0@7", "c21": "0@8"}), 0, viewer=1) == {7: "c20", 8: "c21"}
    assert row(position(spot={"c20": "0@7", "c21": "0@8"}, shown=["c21"]), 0, viewer=1) == {7: "?v", 8: "c21"}


def test_stacks_follow_the_numbers_of_placing() -> None:
    game = position(spot={"c05": "0@7", "c20": "0@7"}, placed={"c20": 1, "c05": 2})
    assert row(game, 0) == {7: "c20 c05"}


def test_R29_owners_know_their_face_down_cards() -> None:
    game = position(spot={"c20": "1@7"}, shown=[])
    assert row(game, 1, viewer=1) == {7: "c20v"}
    assert row(game, 1, viewer=0) == {7: "?v"}


def test_T50_missing_money_was_paid_and_surplus_was_gained() -> None:
    assert [lay(money=[5, 18]).truth()[key] for key in ("paid", "gained")] == [13, 0]
    assert [lay(money=[20, 18]).truth()[key] for key in ("paid", "gained")] == [0, 2]


def test_R16_who_has_paid_for_a_pile_has_seen_it() -> None:
    game = lay(piles={"A": "c17 c20"}, at="A")
    assert kind(game) == "hire"
    assert game.view(0)["pile"] == ["c17", "c20"]
    assert game.view(0)["notebook"]["looks"][0]["cards"] == ["c17", "c20"]
    assert game.view(1)["notebook"]["looks"] == []


def test_R21_a_hand_means_that_a_card_is_being_placed() -> None:
    game = holding("c20")
    assert (kind(game), game.view(0)["hand"]["card"]) == ("place", "c20")


def test_a_turn_can_be_laid_out_at_the_action() -> None:
    game = lay(rows={1: {9: "c20"}}, at="A", hand=KILLER, target=9, ask="kill")
    assert choices(game) == {"kill:1", "kill:nobody"}
    assert row(play(game, "kill:1"), 1) == {}


def test_R13_the_end_can_be_laid_out() -> None:
    game = lay(rows={0: {9: "c30"}}, passed=[0, 1], ask=None)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.scores == [9, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_truth_laid_out_again_is_the_same_truth(players: int) -> None:
    """At every kind of moment, and the game goes on alike."""
    game = new(players, seed=players)
    dice = random.Random(players)
    for n, _ in enumerate(random_play(game, dice)):
        if n % 4 == 0:
            again = malavita.position("criminals", game.truth(), engine="python")
            assert again.truth() == game.truth()
            assert [again.view(seat) for seat in range(players)] == [game.view(seat) for seat in range(players)]
    again = malavita.position("criminals", game.truth(), engine="python")
    assert again.outcome == game.outcome


def test_rows_may_be_given_as_lists_or_by_name() -> None:
    listed = position(money=[7, 8], spot=[None] * 19 + ["0@7"])
    named = position(money={0: 7, 1: 8}, spot={"c20": "0@7"})
    assert listed.truth() == named.truth()


def test_a_record_that_begins_in_mid_turn_can_be_written_down() -> None:
    """Laid out with a card in hand, or drawn anew while somebody chooses."""
    game = play(holding("c20"), "place:2:up")
    assert "0 ... c20@2" in game.notation()
    game = play(lay(piles={"A": "c20 c21"}), "recruit:A").resample(0, seed=1)
    assert "0 ... c20@2" in play(game, "hire:c20", "place:2:up").notation()


# --- what cannot be


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        (dict(pile={"A": ["c17"]}, spot={"c17": "0@7"}), "T49"),
        (dict(pile={"A": ["c17"], "B": ["c17"]}), "T49"),
        (dict(pile={"A": ["c17"]}, left_out=["c17"]), "T49"),
        (dict(pile={"A": ["c17"]}, left_out=[]), "T49"),
        (dict(killed={0: ["c17"], 1: ["c17"]}), "T49"),
        (dict(killed={0: ["c17"]}, hand="c17", at="A", turn=0), "T49"),
        (dict(money=[3, 3], paid=1), "T50"),
        (dict(money=[3, 3], gained=2), "T50"),
        (dict(pile={"A": ["c17"]}, left={"A": 2}), "pile sizes"),
        (dict(spot={BOSS: "0@7"}, shown=[]), "R39"),
        (dict(killed={1: [BOSS]}, shown=[]), "R39"),
        (dict(hand="c17"), "R21"),
        (dict(at="A", hand="c17", ask="hire"), "R21"),
        (dict(at="A", ask="recruit"), "R21"),
        (dict(at="A", hand=KILLER, ask="kill"), "R21"),
        (dict(at="A", hand="c17", target=5), "R21"),
        (dict(passed=[0], turn=0), "R10"),
        (dict(passed=[0, 1], turn=0), "R13"),
        (dict(passed=[0], ask=None), "R13"),
        (dict(turn=2), "R1"),
        (dict(start=3), "R1"),
        (dict(passed=[3]), "R1"),
        (dict(spot={"c17": "2@7"}), "R1"),
        (dict(killed={3: ["c17"]}), "R1"),
        (dict(money=[9, 9, 9]), "R1"),
        (dict(pile={"F": ["c17"]}), "R4"),
        (dict(spot={"c17": "0@7", "c20": "0@8"}, placed={"c17": 1, "c20": 1}), "numbered once"),
        (dict(spot={"c17": "0@7", "c20": "0@8"}, placed={"c17": 1, "c20": 3}), "numbered once"),
        (dict(spot={"c17": "0@7", "c20": "0@8"}, placed={"c17": 1}), "numbered once"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(malavita.BadPosition, match=reason):
        position(**fields)


@pytest.mark.parametrize("card", ["c20", SWAP, SPY, BOSS])
def test_R19_a_hand_that_fits_nowhere_is_refused(card: str) -> None:
    with pytest.raises(malavita.BadPosition, match="R19"):
        holding(card, rows={0: full_row()})
    assert holding(ACCOMPLICE, rows={0: full_row()}).to_act == (0,)


def test_R20_a_pile_that_leaves_no_choice_is_refused() -> None:
    with pytest.raises(malavita.BadPosition, match="R20"):
        lay(rows={0: full_row()}, piles={"A": "c20 c21"}, at="A")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        (dict(moneys=[1, 2]), "no field 'moneys'"),
        (dict(money=[-1, 3]), "outside 0..250"),
        (dict(money=[1.5, 3]), "not a whole number"),
        (dict(money=["3", 3]), "not a whole number"),
        (dict(money=[True, 3]), "not a whole number"),
        (dict(money=7), "must be a list"),
        (dict(money=[1, 2, 3, 4, 5]), "at most 4"),
        (dict(turn=4), "not a seat"),
        (dict(turn="0"), "not a seat"),
        (dict(turn=True), "not a seat"),
        (dict(pile={"A": "c17"}), "not a list of cards"),
        (dict(pile={"A": ["c99"]}), "not a card"),
        (dict(pile={"J": ["c17"]}), "not a hideout"),
        (dict(pile=3), "must be a list"),
        (dict(spot={"c17": "0@1"}), "not a spot"),
        (dict(spot={"c17": 7}), "not a spot"),
        (dict(spot={"king": "0@7"}), "not a card"),
        (dict(ask="sing"), "not a kind"),
        (dict(turns=0), "outside 1..400"),
        (dict(hand=17), "not a card"),
    ],
)
def test_a_field_that_makes_no_sense_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(malavita.BadPosition, match=reason):
        position(**fields)


@pytest.mark.parametrize("players", [0, 1, 5, "3", None])
def test_R1_players_of_a_position(players: Any) -> None:
    with pytest.raises(malavita.BadPlayers):
        position(players=players)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(malavita.BadPosition):
        position(money={9: 3})


def test_R28_a_stack_without_an_accomplice_is_refused() -> None:
    with pytest.raises(malavita.BadPosition):
        lay(rows={0: {5: "c17 c20"}})


def test_R31_an_action_that_the_card_does_not_have_is_refused() -> None:
    with pytest.raises(malavita.BadPosition):
        lay(at="A", hand="c20", target=5, ask="spy")
