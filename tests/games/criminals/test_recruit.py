"""Turns and recruiting: R8 to R21."""

from __future__ import annotations

import pytest

import malavita

from .helpers import (
    ACCOMPLICE,
    BOSS,
    KILLER,
    PICKPOCKET,
    SPY,
    SWAP,
    choices,
    deck,
    full_row,
    kind,
    kinds_told,
    lay,
    left,
    new,
    pile,
    play,
    row,
    told,
)

# --- turns


def test_R8_turns_go_clockwise() -> None:
    game = lay(3, piles={"A": "c17 c20", "B": "c21 c24", "C": "c25 c27"}, turn=1)
    play(game, "1 recruit:A", "1 hire:c17", "1 place:2:up")
    assert game.to_act == (2,)
    play(game, "2 recruit:B", "2 hire:c21", "2 place:2:up")
    assert game.to_act == (0,)
    play(game, "0 recruit:C", "0 hire:c25", "0 place:2:up")
    assert game.to_act == (1,)


def test_R8_those_who_passed_are_skipped() -> None:
    game = lay(4, piles={"A": "c17 c20"}, turn=0, passed=[1, 2])
    play(game, "0 recruit:A", "0 hire:c17", "0 place:2:up")
    assert game.to_act == (3,)


def test_R9_a_turn_is_a_pass_or_a_recruiting() -> None:
    game = lay(piles={"A": "c17 c20", "C": "c21"})
    assert choices(game) == {"recruit:pass", "recruit:A", "recruit:C"}
    assert kind(game, 1) is None


def test_R9_a_recruiting_ends_with_the_robbery() -> None:
    game = play(lay(piles={"A": "c17"}), "recruit:A")
    assert kind(game) == "hire"
    assert kind(play(game, "hire:c17")) == "place"
    assert game.to_act == (0,)
    assert play(game, "place:5:up").to_act == (1,)


def test_R10_passing_is_permanent() -> None:
    game = lay(3, piles={"A": "c17 c20", "B": "c21 c24"})
    play(game, "0 recruit:pass")
    assert game.view()["passed"] == [True, False, False]
    for answer in ("1 recruit:A", "1 hire:c17", "1 place:2:up", "2 recruit:A", "2 hire:c20", "2 place:2:up"):
        assert game.question(0) is None
        play(game, answer)
    assert game.to_act == (1,)


def test_T45_the_last_player_takes_turns_in_a_row() -> None:
    """R10, A38: A passes, B plays on alone; A is never asked again."""
    game = play(lay(piles={"A": "c17 c20", "B": "c21"}), "0 recruit:pass")
    for answer in ("recruit:A", "hire:c17", "place:2:up", "recruit:A", "hire:c20", "place:3:up", "recruit:B"):
        assert game.to_act == (1,)
        play(game, answer)
    assert game.question(0) is None


def test_R10_money_of_who_passed_stays() -> None:
    game = play(lay(piles={"A": "c17"}, money=[7, 18]), "0 recruit:pass")
    assert game.view()["money"] == [7, 18]
    assert told(game, "passed") == [{"kind": "passed", "seat": 0, "money": 7}]


def test_T8_too_poor_for_every_pile_must_pass() -> None:
    """R11: $2 against piles of 3 and 4."""
    game = lay(piles={"C": "c17 c20 c21", "D": "c24 c25 c27 c30"}, money=[2, 18])
    assert choices(game) == {"recruit:pass"}


def test_T9_only_what_the_purse_can_pay() -> None:
    """R12, R14: $2 against piles of 2 and 4."""
    game = lay(piles={"A": "c17 c20", "D": "c24 c25 c27 c30"}, money=[2, 18])
    assert choices(game) == {"recruit:pass", "recruit:A"}


def test_R11_A5_with_all_hideouts_empty_everybody_must_pass() -> None:
    game = lay(3, piles={})
    for seat in range(3):
        assert choices(game, seat) == {"recruit:pass"}
        play(game, f"{seat} recruit:pass")
    assert game.over


def test_R11_no_money_at_all_means_pass() -> None:
    assert choices(lay(piles={"A": "c17"}, money=[0, 18])) == {"recruit:pass"}


def test_R12_A37_the_rich_may_pass_too() -> None:
    game = play(lay(piles={"A": "c17"}), "0 recruit:pass")
    assert game.view()["passed"] == [True, False]
    assert pile(game, "A") == {"c17"}


def test_R13_the_game_ends_when_all_have_passed() -> None:
    game = play(lay(3, piles={"A": "c17"}), "recruit:pass", "recruit:pass")
    assert not game.over
    assert game.outcome is None
    play(game, "recruit:pass")
    assert game.over
    assert game.to_act == ()
    assert game.outcome is not None
    assert game.outcome.reason == "all-passed"
    assert [game.question(seat) for seat in range(3)] == [None] * 3


# --- paying and looking


def test_T1_three_cards_cost_three_dollars() -> None:
    """R14, R15, R16, R17: the rulebook's example at hideout D."""
    game = play(lay(3, piles={"D": "c17 c20 c21"}), "recruit:D")
    assert game.view()["money"] == [15, 18, 18]
    assert game.view(0)["pile"] == ["c17", "c20", "c21"]
    play(game, "hire:c20")
    assert left(game)["D"] == 2
    assert pile(game, "D") == {"c17", "c21"}
    assert game.view(0)["hand"]["card"] == "c20"


def test_T14_A4_an_empty_hideout_cannot_be_chosen() -> None:
    """R14: it would be a pass for nothing."""
    game = lay(piles={"A": "", "B": "c17"})
    assert choices(game) == {"recruit:pass", "recruit:B"}


@pytest.mark.parametrize(("players", "letters"), [(2, "ABCDE"), (3, "ABCDEFG"), (4, "ABCDEFGHI")])
def test_R14_only_hideouts_in_use_are_offered(players: int, letters: str) -> None:
    game = new(players)
    assert choices(game, game.to_act[0]) == {"recruit:pass", *(f"recruit:{letter}" for letter in letters)}


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_R14_the_last_dollar_may_be_spent(size: int) -> None:
    cards = ["c17", "c20", "c21", "c24", "c25"][:size]
    game = lay(piles={"E": " ".join(cards)}, money=[size, 18])
    assert "recruit:E" in choices(game)
    assert play(game, "recruit:E").view()["money"][0] == 0
    assert "recruit:E" not in choices(lay(piles={"E": " ".join(cards)}, money=[size - 1, 18]))


def test_R15_the_price_is_the_present_size_of_the_pile() -> None:
    game = lay(piles={"D": "c17 c20 c21"}, money=[18, 18])
    play(game, "recruit:D", "hire:c17", "place:2:up", "recruit:D", "hire:c20", "place:2:up", "recruit:D")
    assert [event["price"] for event in told(game, "looked")] == [3, 2, 1]
    assert game.view()["money"] == [14, 16]


def test_R15_the_money_is_gone_before_anything_is_chosen() -> None:
    game = play(lay(piles={"D": "c17 c20 c21"}), "recruit:D")
    assert (kind(game), game.view()["money"][0], game.truth()["paid"]) == ("hire", 15, 3)


def test_R16_only_the_payer_sees_the_pile() -> None:
    game = play(lay(3, piles={"D": "c17 c20 c21"}), "recruit:D")
    assert game.view(0)["pile"] == ["c17", "c20", "c21"]
    assert [game.view(viewer)["pile"] for viewer in (1, 2, None)] == [None] * 3
    assert told(game, "looked", 0)[0]["cards"] == ["c17", "c20", "c21"]
    assert [told(game, "looked", viewer)[0]["cards"] for viewer in (1, 2, None)] == [None] * 3


def test_R16_the_others_see_where_and_for_how_much() -> None:
    game = play(lay(3, piles={"D": "c17 c20 c21"}), "recruit:D")
    event = told(game, "looked", 2)[0]
    assert (event["seat"], event["hideout"], event["price"]) == (0, "D", 3)


def test_A50_a_pile_is_not_open_after_the_turn() -> None:
    game = play(lay(piles={"D": "c17 c20 c21"}), "recruit:D", "hire:c20", "place:2:up")
    assert game.view(0)["pile"] is None


# --- choosing


def test_R17_any_card_of_the_pile_but_only_of_this_pile() -> None:
    game = play(lay(piles={"D": "c17 c20 c21", "A": "c24"}), "recruit:D")
    assert choices(game) == {"hire:c17", "hire:c20", "hire:c21"}


def test_R17_A3_looking_and_taking_nothing_is_not_offered() -> None:
    game = play(lay(piles={"D": "c17 c20 c21"}), "recruit:D")
    assert "recruit:pass" not in choices(game)
    assert all(code.startswith("hire:") for code in choices(game))


def test_R17_the_choice_is_secret_until_placed() -> None:
    game = play(lay(3, piles={"D": "c17 c20 c21"}), "recruit:D", "hire:c20")
    assert kinds_told(game) == ["looked"]
    assert [game.view(viewer)["hand"]["card"] for viewer in (1, 2, None)] == [None] * 3
    assert game.view(1)["hand"]["holding"] is True


def test_T12_the_boss_in_company_is_not_choosable() -> None:
    """R18: pile of Boss and a 5."""
    game = play(lay(piles={"A": f"{BOSS} c17"}), "recruit:A")
    assert choices(game) == {"hire:c17"}


def test_R18_boss_only_when_alone() -> None:
    game = play(lay(piles={"A": BOSS}), "recruit:A")
    assert game.view()["money"][0] == 17
    assert choices(game) == {f"hire:{BOSS}"}


def test_R18_the_boss_left_alone_becomes_choosable() -> None:
    game = lay(piles={"A": f"{BOSS} c17"})
    play(game, "recruit:A", "hire:c17", "place:2:up", "1 recruit:A")
    assert choices(game, 1) == {f"hire:{BOSS}"}


def test_A6_a_boss_does_not_bar_the_pile_it_lies_in() -> None:
    game = play(lay(piles={"C": f"{BOSS} c17 c20"}), "recruit:C")
    assert choices(game) == {"hire:c17", "hire:c20"}


def test_A7_the_only_affordable_pile_holds_the_boss_and_others() -> None:
    game = lay(piles={"A": f"{BOSS} c17", "C": "c20 c21 c24"}, money=[2, 18])
    assert choices(game) == {"recruit:pass", "recruit:A"}
    assert choices(play(game, "recruit:A")) == {"hire:c17"}


def test_A8_the_boss_alone_costs_one_dollar_and_lies_face_up() -> None:
    game = play(lay(piles={"A": BOSS}, money=[1, 18]), "recruit:A", f"hire:{BOSS}", "place:9:up")
    assert game.view()["money"][0] == 0
    assert row(game, 0, viewer=1) == {9: BOSS}


def test_A9_a_pile_of_bosses_only_gives_nobody() -> None:
    """R20, with two Bosses in the box: money lost, pile unchanged, turn over, not a pass."""
    game = lay(piles={"A": "c31 c32"}, edition=deck(c31={"special": "boss"}))
    play(game, "recruit:A")
    assert game.view()["money"] == [16, 18]
    assert pile(game, "A") == {"c31", "c32"}
    assert game.to_act == (1,)
    assert game.view()["passed"] == [False, False]


def test_R19_with_a_free_target_every_kind_is_choosable() -> None:
    """A13: any henchman may go face-up on a free target."""
    cards = f"{PICKPOCKET} {ACCOMPLICE} {KILLER} {SPY} {SWAP}"
    rows = full_row()
    del rows[9]
    game = play(lay(rows={0: rows}, piles={"E": cards}), "recruit:E")
    assert choices(game) == {f"hire:{card}" for card in cards.split()}


def test_T24_full_row_only_the_accomplice_is_choosable() -> None:
    """R19, A11: all eight occupied, pile of a plain card and an Accomplice."""
    game = play(lay(rows={0: full_row()}, piles={"A": f"c20 {ACCOMPLICE}"}), "recruit:A")
    assert choices(game) == {f"hire:{ACCOMPLICE}"}


def test_A11_full_row_takes_accomplice_and_killer_and_no_other() -> None:
    """R19."""
    cards = f"{PICKPOCKET} {ACCOMPLICE} {KILLER} {SPY} {SWAP}"
    game = play(lay(rows={0: full_row()}, piles={"E": cards}), "recruit:E")
    assert choices(game) == {f"hire:{ACCOMPLICE}", f"hire:{KILLER}"}


def test_T25_full_row_and_nobody_to_place_loses_the_money() -> None:
    """R20: pile of a plain card and a Spy for $2."""
    game = play(lay(rows={0: full_row()}, piles={"A": f"c20 {SPY}"}), "recruit:A")
    assert game.view()["money"] == [16, 18]
    assert pile(game, "A") == {"c20", SPY}
    assert left(game)["A"] == 2
    assert game.to_act == (1,)
    assert game.view()["passed"] == [False, False]


def test_R20_who_hired_nobody_is_still_in_the_game() -> None:
    """A12."""
    game = play(lay(rows={0: full_row()}, piles={"A": f"c20 {SPY}"}), "0 recruit:A", "1 recruit:pass")
    assert game.to_act == (0,)
    assert choices(game) == {"recruit:pass", "recruit:A"}


def test_R20_everybody_is_told_that_nobody_was_hired() -> None:
    game = play(lay(3, rows={0: full_row()}, piles={"A": f"c20 {SPY}"}), "recruit:A")
    for viewer in (0, 1, 2, None):
        assert told(game, "hired-nobody", viewer) == [{"kind": "hired-nobody", "seat": 0, "hideout": "A"}]
    assert told(game, "looked", 0)[0]["cards"] == [SPY, "c20"]
    assert told(game, "looked", 1)[0]["cards"] is None


def test_R20_full_row_and_a_lone_boss() -> None:
    """Section 6: the Boss alone cannot be placed either."""
    game = play(lay(rows={0: full_row()}, piles={"A": BOSS}), "recruit:A")
    assert (game.view()["money"], pile(game, "A"), game.to_act) == ([17, 18], {BOSS}, (1,))


def test_A10_no_check_is_made_before_looking() -> None:
    """R14: with a full row every pile that can be paid is offered, whatever lies in it."""
    game = lay(rows={0: full_row()}, piles={"A": f"c20 {SPY}", "B": f"c21 {KILLER}"})
    assert choices(game) == {"recruit:pass", "recruit:A", "recruit:B"}


def test_R21_the_hand_is_empty_between_turns() -> None:
    game = lay(piles={"A": "c17 c20"})
    assert game.view(0)["hand"] == {"holding": False, "card": None, "target": None}
    play(game, "recruit:A", "hire:c17")
    assert game.view(0)["hand"] == {"holding": True, "card": "c17", "target": None}
    play(game, "place:2:up")
    assert game.view(0)["hand"] == {"holding": False, "card": None, "target": None}


def test_R21_nobody_can_lay_out_a_hand_between_turns() -> None:
    with pytest.raises(malavita.BadPosition, match="R21"):
        lay(piles={"A": "c17"}, hand="c20")


def test_A46_A47_money_and_pile_sizes_are_public() -> None:
    game = play(lay(piles={"C": "c17 c20 c21"}), "recruit:C", "hire:c17", "place:2:down")
    assert game.view()["money"] == game.view(1)["money"] == [14, 18]
    assert left(game)["C"] == 2
