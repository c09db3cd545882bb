"""The actions of special henchmen: R31 to R41."""

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
    all_pass,
    at_target,
    choices,
    full_row,
    holding,
    kind,
    kinds_told,
    lay,
    left,
    lost,
    of_gang,
    pile,
    play,
    row,
    told,
)

# --- when an action works


@pytest.mark.parametrize("card", [PICKPOCKET, ACCOMPLICE, SWAP, KILLER, SPY])
def test_R31_face_down_triggers_nothing(card: str) -> None:
    game = play(holding(card, rows={1: {5: "c20v", 6: "c17"}}, money=[4, 18]), "place:5:down")
    assert kinds_told(game) == ["placed"]
    assert game.to_act == (1,)
    assert game.view()["money"][0] == 3
    assert row(game, 1) == {5: "c20v", 6: "c17"}


def test_T33_a_face_down_pickpocket_takes_nothing() -> None:
    """R31."""
    game = play(holding(PICKPOCKET, money=[4, 18]), "place:5:down")
    assert (game.view()["money"][0], game.truth()["gained"]) == (3, 0)


def test_T30_a_face_down_killer_never_kills() -> None:
    """R31: not when placed, not later, not when it is turned up."""
    game = play(holding(KILLER, players=3, rows={1: {9: "c20"}, 2: {9: "c21v"}}), "place:9:down")
    assert all_pass(game).reason == "all-passed"
    assert (row(game, 1), row(game, 2)) == ({9: "c20"}, {9: "c21"})
    assert "killed" not in kinds_told(game)


@pytest.mark.parametrize(
    ("card", "refuse"), [(PICKPOCKET, "pickpocket:leave"), (KILLER, "kill:nobody"), (SPY, "spy:nothing")]
)
def test_R32_an_action_not_used_at_placement_is_lost(card: str, refuse: str) -> None:
    """A18: every action may be refused; in the next turn nothing of it is left."""
    game = play(holding(card, rows={1: {5: "c17"}}, piles={"B": "c20 c21"}, money=[4, 18]), "place:5:up", refuse)
    assert row(game, 0) == {5: card}
    assert row(game, 1) == {5: "c17"}
    assert game.view()["money"][0] == 4
    assert kinds_told(game) == ["placed"]
    assert choices(play(game, "1 recruit:pass")) == {"recruit:pass", "recruit:B"}


def test_A18_a_swap_or_accomplice_may_lie_on_a_free_target_without_acting() -> None:
    for card in (SWAP, ACCOMPLICE):
        game = play(holding(card, rows={0: {5: "c17"}}), "place:6:up")
        assert row(game, 0) == {5: "c17", 6: card}


# --- Pickpocket


def test_T32_a_pickpocket_takes_two_dollars() -> None:
    """R33."""
    game = play(holding(PICKPOCKET, money=[4, 18]), "place:5:up", "pickpocket:take")
    assert game.view()["money"] == [6, 18]
    assert told(game, "pocketed", 1) == [{"kind": "pocketed", "seat": 0, "money": 2}]


def test_R33_the_money_comes_from_the_bank() -> None:
    game = holding(PICKPOCKET, money=[4, 9])
    paid = game.truth()["paid"]
    play(game, "place:5:up", "pickpocket:take")
    assert (game.truth()["paid"], game.truth()["gained"], game.view()["money"]) == (paid, 2, [6, 9])


def test_R33_A53_the_bank_cannot_run_dry() -> None:
    game = play(holding(PICKPOCKET, money=[18, 18]), "place:5:up", "pickpocket:take")
    assert game.view()["money"] == [20, 18]


# --- Accomplice


def test_T16_accomplice_adds_its_level() -> None:
    """R25, R34, R43: own 6 at target 8, Accomplice 2 on it."""
    game = play(holding(ACCOMPLICE, rows={0: {8: "c20"}}), "place:8:up")
    assert at_target(all_pass(game), 8)["strengths"] == [8, None]


def test_T17_A19_accomplice_on_a_face_down_henchman() -> None:
    """R30: the 6 stays face-down, strength 8 at scoring."""
    game = play(holding(ACCOMPLICE, rows={0: {8: "c20v"}}), "place:8:up")
    assert row(game, 0, viewer=1) == {8: f"?v {ACCOMPLICE}"}
    assert at_target(all_pass(game), 8)["strengths"] == [8, None]


def test_T19_A20_a_second_accomplice() -> None:
    """R34: 6 + 2 + 1 = 9; all three cards count for gangs and modifiers."""
    game = play(holding(ACCOMPLICE_1, rows={0: {8: f"c23 {ACCOMPLICE}"}}), "place:8:up")
    assert row(game, 0) == {8: f"c23 {ACCOMPLICE} {ACCOMPLICE_1}"}
    outcome = all_pass(game)
    assert at_target(outcome, 8)["strengths"] == [9, None]
    assert at_target(outcome, 8)["worth"] == 10  # 8, and +2 of the 6 below
    assert of_gang(outcome, "outfit")["members"] == [2, 0]
    assert of_gang(outcome, "westside")["members"] == [1, 0]


# --- Swap


def test_T21_swap_moves_a_face_down_henchman() -> None:
    """R26, R35: own 9 face-down at 2, Swap there, the 9 goes to target 9 and stays face-down."""
    game = play(holding(SWAP, rows={0: {2: "c30v"}}), "place:2:up", "move:9")
    assert row(game, 0) == {2: SWAP, 9: "c30v"}
    assert row(game, 0, viewer=1) == {2: SWAP, 9: "?v"}


def test_T22_swap_moves_a_stack_in_order_and_nobody_acts_again() -> None:
    """R35, A24, A27: Pickpocket with an Accomplice on top, from 3 to 7."""
    game = holding(SWAP, rows={0: {3: f"{PICKPOCKET} {ACCOMPLICE}"}}, money=[5, 18])
    play(game, "place:3:up", "move:7")
    assert row(game, 0) == {3: SWAP, 7: f"{PICKPOCKET} {ACCOMPLICE}"}
    assert game.view()["money"][0] == 5
    assert kinds_told(game) == ["moved", "placed"]


@pytest.mark.parametrize("moved", [KILLER, SPY, PICKPOCKET])
def test_A27_no_moved_henchman_acts(moved: str) -> None:
    """R35."""
    game = play(holding(SWAP, rows={0: {3: moved}, 1: {7: "c17v"}}), "place:3:up", "move:7")
    assert game.to_act == (1,)
    assert row(game, 1) == {7: "c17v"}
    assert kinds_told(game) == ["moved", "placed"]


def test_T23_A25_no_swap_on_a_full_row() -> None:
    """R26: no free destination, so the Swap cannot be chosen at all."""
    game = play(lay(rows={0: full_row()}, piles={"A": f"{SWAP} {KILLER}"}), "recruit:A")
    assert choices(game) == {f"hire:{KILLER}"}


def test_A23_the_stack_goes_to_a_free_own_target_only() -> None:
    """R26; section 6: a moved Accomplice cannot land on an own stack either."""
    game = play(holding(SWAP, rows={0: {3: ACCOMPLICE, 5: "c17", 6: "c20v"}, 1: {9: "c21"}}), "place:3:up")
    assert choices(game) == {"move:2", "move:4", "move:7", "move:8", "move:9"}


def test_A26_swap_may_move_a_boss_who_stays_face_up() -> None:
    game = play(holding(SWAP, rows={0: {3: BOSS}}), "place:3:up", "move:9")
    assert row(game, 0, viewer=1) == {3: SWAP, 9: BOSS}


def test_R35_the_move_is_public() -> None:
    game = play(holding(SWAP, rows={0: {3: f"c17v {ACCOMPLICE}"}}), "place:3:up", "move:7")
    assert told(game, "moved", 1) == [{"kind": "moved", "seat": 0, "target": 3, "to": 7, "count": 2}]


def test_R35_swap_leaves_other_rows_alone() -> None:
    game = play(holding(SWAP, rows={0: {3: "c17"}, 1: {3: "c20", 7: "c21"}}), "place:3:up", "move:7")
    assert row(game, 1) == {3: "c20", 7: "c21"}


# --- Killer


def test_T26_A28_killer_removes_all_of_one_player() -> None:
    """R36: B has two cards at 9, C one; kill B."""
    game = holding(KILLER, players=3, rows={1: {9: f"c17v {ACCOMPLICE}", 8: "c20"}, 2: {9: "c21"}})
    play(game, "place:9:up")
    assert choices(game) == {"kill:1", "kill:2", "kill:nobody"}
    play(game, "kill:1")
    assert row(game, 0) == {9: KILLER}
    assert row(game, 1) == {8: "c20"}
    assert row(game, 2) == {9: "c21"}
    assert lost(game, 1) == f"c17v {ACCOMPLICE}"


def test_T27_killer_on_an_own_target_hits_nobody_else() -> None:
    """R27, A29: own 3 and B's 8 at 9; the only victim is oneself."""
    game = play(holding(KILLER, rows={0: {9: "c09"}, 1: {9: "c27"}}), "place:9:up")
    assert game.to_act == (1,)  # nobody was asked for a victim
    assert row(game, 0) == {9: KILLER}
    assert row(game, 1) == {9: "c27"}
    assert (lost(game, 0), lost(game, 1)) == ("c09", "")


def test_R36_only_players_with_henchmen_there_can_be_killed() -> None:
    game = play(holding(KILLER, players=4, rows={1: {8: "c17"}, 2: {9: "c20"}}), "place:9:up")
    assert choices(game) == {"kill:2", "kill:nobody"}


def test_R36_with_nobody_there_no_question_is_asked() -> None:
    game = play(holding(KILLER, rows={1: {8: "c17"}}), "place:9:up")
    assert game.to_act == (1,)
    assert kinds_told(game) == ["placed"]


def test_A30_a_killer_may_hit_a_boss() -> None:
    game = play(holding(KILLER, rows={1: {9: BOSS}}), "place:9:up", "kill:1")
    assert row(game, 1) == {}
    assert lost(game, 1) == BOSS


def test_T29_A32_after_a_kill_the_victim_may_place_there_again() -> None:
    game = play(holding(KILLER, rows={1: {9: "c20"}}, piles={"B": "c17"}), "place:9:up", "kill:1")
    play(game, "1 recruit:B", "1 hire:c17")
    assert {"place:9:up", "place:9:down"} <= choices(game, 1)
    assert row(play(game, "place:9:up"), 1) == {9: "c17"}


def test_T28_A33_a_killed_henchman_has_no_modifier_left() -> None:
    """R37, R44: B's 7(+2) killed at 6, A's 8(-1) there: 5 points."""
    game = holding(KILLER, players=3, rows={1: {6: "c26"}, 2: {6: "c28"}})
    outcome = all_pass(play(game, "place:6:up", "kill:1"))
    assert at_target(outcome, 6)["worth"] == 5
    assert at_target(outcome, 6)["strengths"] == [3, None, 8]


def test_R37_a_killed_henchman_counts_for_no_gang() -> None:
    game = play(holding(KILLER, rows={1: {9: "c20", 8: "c27"}}), "place:9:up", "kill:1")
    assert of_gang(all_pass(game), "northside")["members"] == [0, 1]


def test_R38_A31_killed_face_down_henchmen_are_shown_to_nobody() -> None:
    """Everybody is told how many there were; only the victim which."""
    game = holding(KILLER, players=3, rows={1: {9: f"c20v {ACCOMPLICE}"}})
    play(game, "place:9:up", "kill:1")
    for viewer in (0, 2, None):
        event = told(game, "killed", viewer)[0]
        assert (event["shown"], event["hidden"], event["cards"]) == ([ACCOMPLICE], 1, None)
        assert lost(game, 1, viewer) == f"?v {ACCOMPLICE}"
    assert told(game, "killed", 1)[0]["cards"] == [ACCOMPLICE, "c20"]
    assert lost(game, 1) == f"c20v {ACCOMPLICE}"


def test_R38_not_even_at_the_end() -> None:
    """R42 turns up what lies at the targets; the box stays closed."""
    game = play(holding(KILLER, players=3, rows={1: {9: "c20v"}}), "place:9:up", "kill:1")
    all_pass(game)
    assert [lost(game, 1, viewer) for viewer in (0, 2, None)] == ["?v"] * 3
    assert told(game, "revealed") == []


def test_R38_killing_oneself_shows_nothing_either() -> None:
    game = play(holding(KILLER, rows={0: {9: "c20v"}}), "place:9:up")
    assert lost(game, 0, viewer=1) == "?v"
    assert lost(game, 0) == "c20v"


# --- Boss


def test_R39_the_boss_has_no_other_effect() -> None:
    """Placed without a question, nobody else is touched."""
    game = play(holding(BOSS, rows={1: {9: "c20"}}, money=[5, 18]), "place:9:up")
    assert game.to_act == (1,)
    assert kinds_told(game) == ["placed"]
    assert (row(game, 1), game.view()["money"]) == ({9: "c20"}, [5, 18])


# --- Spy


def test_R40_any_target_any_hideout_with_cards_or_nothing() -> None:
    """A34, A35, A36: one choice, of all targets and the hideouts that are not empty."""
    game = play(holding(SPY, piles={"B": "c17 c20", "D": "c21"}), "place:2:up")
    targets = {f"spy:target:{target}" for target in TARGETS}
    assert choices(game) == targets | {"spy:hideout:B", "spy:hideout:D", "spy:nothing"}


def test_T34_A34_spy_on_a_target() -> None:
    """R40, R41: face-down cards of B and C at 5, one under an Accomplice; others learn only that 5 was looked at."""
    game = holding(SPY, players=4, rows={1: {5: f"c17v {ACCOMPLICE}"}, 2: {5: "c20v", 6: "c21v"}})
    play(game, "place:2:up", "spy:target:5")
    assert row(game, 1, viewer=0) == {5: f"c17v {ACCOMPLICE}"}
    assert row(game, 2, viewer=0) == {5: "c20v", 6: "?v"}
    assert told(game, "spied-target", 0)[0]["cards"] == ["c17", "c20"]
    for viewer in (1, 2, 3, None):
        event = told(game, "spied-target", viewer)[0]
        assert (event["target"], event["count"], event["cards"]) == (5, 2, None)
    assert row(game, 1, viewer=3) == {5: f"?v {ACCOMPLICE}"}
    assert row(game, 2, viewer=1) == {5: "?v", 6: "?v"}


def test_T35_A35_spy_on_a_hideout() -> None:
    """R40: no payment, four cards stay four, the owner knows them."""
    game = play(holding(SPY, piles={"D": "c17 c20 c21 c24"}, money=[0, 18]), "place:2:up", "spy:hideout:D")
    assert game.view()["money"] == [0, 18]
    assert left(game)["D"] == 4
    assert pile(game, "D") == {"c17", "c20", "c21", "c24"}
    assert game.view(0)["notebook"]["looks"][0]["cards"] == ["c17", "c20", "c21", "c24"]
    assert game.view(1)["notebook"]["looks"] == []


def test_R40_nothing_moves_when_spying() -> None:
    game = holding(SPY, rows={1: {5: "c17v"}}, piles={"D": "c20 c21"})
    play(game, "place:2:up", "spy:target:5")
    assert row(game, 1) == {5: "c17v"}
    assert row(game, 1, viewer=None) == {5: "?v"}


def test_R40_the_spy_sees_only_the_one_target() -> None:
    game = play(holding(SPY, rows={1: {5: "c17v", 6: "c20v"}}), "place:2:up", "spy:target:6")
    assert row(game, 1, viewer=0) == {5: "?v", 6: "c20v"}


def test_R40_a_target_without_face_down_cards_may_be_looked_at() -> None:
    game = play(holding(SPY), "place:2:up", "spy:target:9")
    assert told(game, "spied-target", 0)[0]["cards"] == []


def test_A36_not_both() -> None:
    """One answer ends the turn."""
    game = play(holding(SPY, rows={1: {5: "c17v"}}, piles={"D": "c20"}), "place:2:up", "spy:hideout:D")
    assert game.to_act == (1,)
    assert row(game, 1, viewer=0) == {5: "?v"}


def test_R41_where_the_spy_looked_is_public_what_he_saw_is_not() -> None:
    game = play(holding(SPY, players=3, piles={"D": "c17 c20"}), "place:2:up", "spy:hideout:D")
    for viewer in (1, 2, None):
        event = told(game, "spied-hideout", viewer)[0]
        assert (event["seat"], event["hideout"], event["cards"]) == (0, "D", None)
    assert told(game, "spied-hideout", 0)[0]["cards"] == ["c17", "c20"]


def test_R40_the_spy_may_look_at_the_rest_of_his_own_pile() -> None:
    game = play(lay(piles={"C": f"{SPY} c17 c20"}), "recruit:C", f"hire:{SPY}", "place:2:up", "spy:hideout:C")
    assert told(game, "spied-hideout", 0)[0]["cards"] == ["c17", "c20"]


def test_R31_an_action_is_asked_before_the_card_lies() -> None:
    """Until its owner has answered, the others see nothing on the table."""
    game = play(holding(PICKPOCKET), "place:5:up")
    assert kind(game) == "pickpocket"
    assert row(game, 0, viewer=1) == {}
    assert game.view(1)["hand"] == {"holding": True, "card": None, "target": None}
    assert game.view(0)["hand"] == {"holding": True, "card": PICKPOCKET, "target": 5}
