"""Placing the hired henchman: R22 to R30."""

from __future__ import annotations

import pytest

from .helpers import (
    ACCOMPLICE,
    ACCOMPLICE_1,
    BOSS,
    KILLER,
    PICKPOCKET,
    SPY,
    SWAP,
    TARGETS,
    choices,
    full_row,
    holding,
    kind,
    lay,
    play,
    row,
    told,
)

UP = {f"place:{target}:up" for target in TARGETS}
DOWN = {f"place:{target}:down" for target in TARGETS}


def but_one(target: int) -> dict[int, str]:
    """A row with henchmen at all targets but one."""
    rows = full_row()
    del rows[target]
    return rows


def test_R22_the_card_goes_to_the_own_row() -> None:
    game = play(holding("c20", rows={1: {5: "c17"}}), "place:5:up")
    assert row(game, 0) == {5: "c20"}
    assert row(game, 1) == {5: "c17"}


@pytest.mark.parametrize("card", ["c20", PICKPOCKET, ACCOMPLICE, SWAP, KILLER, SPY, BOSS])
def test_R23_face_up_on_any_free_target(card: str) -> None:
    assert choices(holding(card)) >= UP


def test_R23_an_opponents_henchman_does_not_close_a_target() -> None:
    game = holding("c20", rows={1: full_row()})
    assert choices(game) == UP | DOWN


def test_R23_face_up_is_free_of_charge_and_seen_by_all() -> None:
    game = play(holding("c20", money=[3, 18]), "place:8:up")
    assert game.view()["money"][0] == 3
    assert [row(game, 0, viewer) for viewer in (0, 1, None)] == [{8: "c20"}] * 3
    assert told(game, "placed")[0] == {
        "kind": "placed", "seat": 0, "hideout": "A", "target": 8, "face": "up", "token": 1, "card": "c20",
    }  # fmt: skip


@pytest.mark.parametrize("card", ["c20", PICKPOCKET, ACCOMPLICE, SWAP, KILLER, SPY])
def test_R24_face_down_on_any_free_target(card: str) -> None:
    game = holding(card, rows={0: {4: "c17"}})
    assert choices(game) & DOWN == DOWN - {"place:4:down"}


def test_R24_face_down_costs_one_dollar_paid_at_once() -> None:
    """A14: decided at placement, paid then."""
    game = holding("c20", money=[3, 18])
    before = game.truth()["paid"]
    play(game, "place:8:down")
    assert game.view()["money"][0] == 2
    assert game.truth()["paid"] == before + 1


def test_T10_no_money_left_for_face_down() -> None:
    """R24: a pile of 2 for $2."""
    game = play(lay(piles={"A": "c17 c20"}, money=[2, 18]), "recruit:A", "hire:c17")
    assert choices(game) == UP


def test_T11_the_last_dollar_buys_face_down() -> None:
    """R15, R24: a pile of 2 for $3."""
    game = play(lay(piles={"A": "c17 c20"}, money=[3, 18]), "recruit:A", "hire:c17")
    assert choices(game) == UP | DOWN
    assert play(game, "place:9:down").view()["money"][0] == 0


def test_A14_nothing_is_reserved_for_face_down() -> None:
    """A pile that takes the whole purse may be paid; face-down is then out."""
    game = lay(piles={"A": "c17 c20"}, money=[2, 18])
    assert "recruit:A" in choices(game)
    assert not choices(play(game, "recruit:A", "hire:c17")) & DOWN


def test_T13_A17_the_boss_goes_face_up_only() -> None:
    """R18, R24, R39: alone for $1, although $2 remain."""
    game = play(lay(piles={"A": BOSS}, money=[3, 18]), "recruit:A", f"hire:{BOSS}")
    assert game.view()["money"][0] == 2
    assert choices(game) == UP


def test_A15_a_pickpocket_cannot_pay_his_own_hiding() -> None:
    """R24: with no money left he lies face-up or not at all."""
    assert choices(holding(PICKPOCKET, money=[0, 18])) == UP


@pytest.mark.parametrize("card", ["c20", PICKPOCKET, SPY, BOSS])
def test_T15_R28_an_own_occupied_target_takes_no_second_henchman(card: str) -> None:
    game = holding(card, rows={0: {5: "c17"}})
    assert not choices(game) & {"place:5:up", "place:5:down"}


@pytest.mark.parametrize("under", ["c17", "c17v", f"c17 {ACCOMPLICE_1}"])
def test_R25_an_accomplice_goes_on_top_of_the_own_stack(under: str) -> None:
    game = play(holding(ACCOMPLICE, rows={0: {5: under}}), "place:5:up")
    assert row(game, 0) == {5: f"{under} {ACCOMPLICE}"}


@pytest.mark.parametrize("card", [ACCOMPLICE, SWAP, KILLER])
def test_T18_A16_no_action_face_down_on_an_own_stack(card: str) -> None:
    """R28: face-down means no action, so one henchman a target holds."""
    game = holding(card, rows={0: {8: "c20"}})
    assert "place:8:up" in choices(game)
    assert "place:8:down" not in choices(game)


def test_T20_A21_a_lone_accomplice_does_not_invite_others() -> None:
    """R28: the exception belongs to the card being placed."""
    game = holding("c20", rows={0: {4: ACCOMPLICE}})
    assert not choices(game) & {"place:4:up", "place:4:down"}


def test_A22_an_accomplice_on_a_free_target_is_a_plain_henchman() -> None:
    """R23."""
    game = play(holding(ACCOMPLICE, rows={0: {5: "c17"}}), "place:4:up")
    assert row(game, 0) == {4: ACCOMPLICE, 5: "c17"}


def test_R26_swap_on_an_own_stack_asks_for_the_new_target() -> None:
    game = play(holding(SWAP, rows={0: {5: "c17", 6: "c20"}}), "place:5:up")
    assert kind(game) == "move"
    assert choices(game) == {f"move:{target}" for target in (2, 3, 4, 7, 8, 9)}


def test_R26_with_one_free_target_the_stack_can_only_go_there() -> None:
    game = play(holding(SWAP, rows={0: but_one(3)}), "place:9:up")
    assert choices(game) == {"move:3"}


def test_R26_swap_on_a_free_target_moves_nobody() -> None:
    game = play(holding(SWAP, rows={0: {5: "c17"}}), "place:6:up")
    assert row(game, 0) == {5: "c17", 6: SWAP}
    assert game.to_act == (1,)


def test_R27_a_killer_on_the_own_stack_kills_exactly_that() -> None:
    """No question is asked: the victim can only be oneself."""
    game = play(holding(KILLER, rows={0: {5: f"c17 {ACCOMPLICE}"}, 1: {5: "c20"}}), "place:5:up")
    assert row(game, 0) == {5: KILLER}
    assert row(game, 1) == {5: "c20"}
    assert game.to_act == (1,)


def test_R28_the_whole_list_of_placements_of_a_plain_card() -> None:
    game = holding("c20", rows={0: {5: "c17", 9: "c21v"}})
    free = [2, 3, 4, 6, 7, 8]
    assert choices(game) == {f"place:{target}:{face}" for target in free for face in ("up", "down")}


@pytest.mark.parametrize(
    ("card", "stacked"),
    [("c20", False), (PICKPOCKET, False), (SPY, False), (ACCOMPLICE, True), (KILLER, True), (SWAP, True)],
)
def test_R28_who_may_go_on_an_own_stack(card: str, stacked: bool) -> None:
    game = holding(card, rows={0: but_one(9)})
    on_stacks = UP - {"place:9:up"}
    assert choices(game) == {"place:9:up", "place:9:down"} | (on_stacks if stacked else set())


@pytest.mark.parametrize("card", [ACCOMPLICE, KILLER])
def test_R28_full_row_face_up_on_the_own_stacks_only(card: str) -> None:
    """A11."""
    assert choices(holding(card, rows={0: full_row()})) == UP


def test_R29_the_owner_sees_own_face_down_henchmen_nobody_else() -> None:
    game = play(holding("c20", players=3), "place:8:down")
    assert row(game, 0, viewer=0) == {8: "c20v"}
    assert [row(game, 0, viewer) for viewer in (1, 2, None)] == [{8: "?v"}] * 3
    assert [told(game, "placed", viewer)[0]["card"] for viewer in (0, 1, 2, None)] == ["c20", None, None, None]


def test_R29_the_owner_may_look_at_any_time() -> None:
    game = play(lay(rows={0: {8: "c20v"}}, piles={"A": "c17"}, turn=1), "recruit:A")
    assert row(game, 0, viewer=0) == {8: "c20v"}
    play(game, "hire:c17", "place:2:up", "recruit:pass")
    assert row(game, 0, viewer=0) == {8: "c20v"}


def test_R30_face_down_henchmen_stay_so_until_scoring() -> None:
    """Not turned up by an Accomplice on top, by a Swap, by a Spy; only at the end."""
    rows = {0: {8: "c20v"}}
    piles = {"A": ACCOMPLICE, "B": SWAP, "C": SPY, "D": "c17"}
    game = play(lay(rows=rows, piles=piles, passed=[1]), "recruit:A", f"hire:{ACCOMPLICE}", "place:8:up")
    play(game, "recruit:B", f"hire:{SWAP}", "place:8:up", "move:9")
    play(game, "recruit:C", f"hire:{SPY}", "place:2:up", "spy:target:9")
    assert row(game, 0, viewer=1) == {2: SPY, 8: SWAP, 9: f"?v {ACCOMPLICE}"}
    play(game, "recruit:pass")
    assert row(game, 0, viewer=1) == {2: SPY, 8: SWAP, 9: f"c20 {ACCOMPLICE}"}


def test_A49_everybody_knows_which_pile_a_card_came_from() -> None:
    game = lay(3, piles={"D": "c17 c20 c21", "F": "c24 c25"})
    play(game, "recruit:D", "hire:c20", "place:8:down", "recruit:F", "hire:c24", "place:8:up")
    view = game.view(2)
    assert [view["rows"][seat][6][0]["from"] for seat in (0, 1)] == ["D", "F"]
    assert told(game, "placed", 2)[0]["hideout"] == "D"
