"""The end: R42 to R52."""

from __future__ import annotations

import pytest

from malavita.kernel.edition import parse

from .helpers import (
    ACCOMPLICE,
    BOSS,
    STANDARD_TEXT,
    all_pass,
    at_target,
    deck,
    kinds_told,
    lay,
    of_gang,
    play,
    row,
    scored,
    told,
)

# --- targets


def test_R42_all_face_down_henchmen_are_turned_up() -> None:
    game = lay(rows={0: {2: "c20v", 9: f"c17v {ACCOMPLICE}"}, 1: {9: "c21v"}})
    all_pass(game)
    assert row(game, 0, viewer=None) == {2: "c20", 9: f"c17 {ACCOMPLICE}"}
    assert row(game, 1, viewer=None) == {9: "c21"}
    assert [(event["seat"], event["target"], event["card"]) for event in told(game, "revealed")] == [
        (0, 2, "c20"), (0, 9, "c17"), (1, 9, "c21"),
    ]  # fmt: skip


def test_R42_nothing_is_turned_up_before_all_have_passed() -> None:
    game = play(lay(3, rows={0: {2: "c20v"}}), "recruit:pass", "recruit:pass")
    assert row(game, 0, viewer=None) == {2: "?v"}


def test_T2_the_example_of_tommaso_and_piero() -> None:
    """R43, R44, R45: target 6, 7(+2) against 8(-1): Piero gets 7."""
    outcome = scored({0: {6: "c26"}, 1: {6: "c28"}})
    assert at_target(outcome, 6)["points"] == [0, 7]


def test_R43_strength_is_the_sum_of_the_levels() -> None:
    outcome = scored({0: {6: f"c20 {ACCOMPLICE}"}, 1: {6: "c24"}, 2: {9: BOSS}}, players=3)
    assert at_target(outcome, 6)["strengths"] == [8, 7, None]


def test_R43_who_has_nobody_there_does_not_compete() -> None:
    outcome = scored({0: {6: "c07"}, 1: {9: "c17"}})
    assert at_target(outcome, 6)["strengths"] == [2, None]
    assert at_target(outcome, 6)["points"] == [0, 0]  # 6 - 6
    assert at_target(outcome, 9)["points"] == [0, 9]


def test_R43_faces_do_not_matter() -> None:
    assert at_target(scored({0: {6: "c24v"}, 1: {6: "c20"}}), 6)["points"] == [6, 0]


@pytest.mark.parametrize(("loser", "points"), [("c22", 7), ("c23", 8), ("c07", 0), ("c01", 4), ("c20", 6)])
def test_R44_the_losers_modifier_counts_too(loser: str, points: int) -> None:
    assert at_target(scored({0: {6: loser}, 1: {6: "c27"}}), 6)["points"] == [0, points]


def test_R44_face_down_and_buried_modifiers_count() -> None:
    """+3 under an Accomplice, +3 face-down, -1 of the winner."""
    outcome = scored({0: {6: f"c12v {ACCOMPLICE}"}, 1: {6: "c13v"}, 2: {6: "c28"}}, players=3)
    assert at_target(outcome, 6)["worth"] == 6 + 3 + 3 - 1
    assert at_target(outcome, 6)["points"] == [0, 0, 11]


def test_R44_modifiers_work_at_their_own_target_only() -> None:
    outcome = scored({0: {6: "c16", 7: "c20"}})
    assert (at_target(outcome, 6)["worth"], at_target(outcome, 7)["worth"]) == (9, 7)


def test_T36_A42_no_target_is_worth_less_than_nothing() -> None:
    """R44: 2(-6) alone at target 3."""
    entry = at_target(scored({0: {3: "c07"}}), 3)
    assert (entry["worth"], entry["points"]) == (0, [0, 0])


def test_A42_the_clamp_comes_after_all_modifiers() -> None:
    """3 - 6 + 3 + 3 = 3, not 0 + 6."""
    outcome = scored({0: {3: "c07"}, 1: {3: "c12"}, 2: {3: "c13"}, 3: {3: "c30"}}, players=4)
    assert at_target(outcome, 3)["worth"] == 3


def test_R45_the_strongest_takes_all() -> None:
    outcome = scored({0: {7: "c27"}, 1: {7: "c24"}, 2: {7: "c03"}}, players=3)
    assert at_target(outcome, 7)["points"] == [7, 0, 0]


def test_R45_the_sum_beats_the_single_highest_card() -> None:
    """7 + 2 against 8."""
    assert at_target(scored({0: {8: f"c24 {ACCOMPLICE}"}, 1: {8: "c27"}}), 8)["points"] == [8, 0]


def test_T37_a_tie_is_split_rounded_down() -> None:
    """R46: target 7, two tied."""
    assert at_target(scored({0: {7: "c24"}, 1: {7: "c25"}}), 7)["points"] == [3, 3]


def test_T38_A41_three_tied_and_a_fourth_weaker() -> None:
    """R46: target 8."""
    rows = {0: {8: "c20"}, 1: {8: "c21"}, 2: {8: "c14 c05"}, 3: {8: "c17"}}
    assert at_target(scored(rows, players=4), 8)["points"] == [2, 2, 2, 0]


def test_T39_the_split_comes_after_the_modifiers() -> None:
    """R46, A42: target 2 with -1, two tied: floor(1/2) = 0."""
    entry = at_target(scored({0: {2: "c28"}, 1: {2: "c27"}}), 2)
    assert (entry["worth"], entry["points"]) == (1, [0, 0])


def test_R46_four_tied() -> None:
    rows = {0: {9: "c20"}, 1: {9: "c21"}, 2: {9: "c14 c05"}, 3: {9: "c17 c02"}}
    assert at_target(scored(rows, players=4), 9)["points"] == [2, 2, 2, 2]


def test_T40_A39_a_target_with_nobody_is_nobodys() -> None:
    """R47."""
    outcome = scored({0: {8: "c20"}})
    assert at_target(outcome, 9)["points"] == [0, 0]
    assert at_target(outcome, 9)["strengths"] == [None, None]


def test_T41_A40_alone_even_the_weakest_wins() -> None:
    """R45: a level-1 card at target 4."""
    assert at_target(scored({0: {4: "c03"}}), 4)["points"] == [4, 0]


def test_R45_targets_are_scored_from_the_lowest_up() -> None:
    game = lay(rows={0: {2: "c20"}})
    all_pass(game)
    assert [event["target"] for event in told(game, "target-scored")] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert kinds_told(game)[-4:] == ["gang-scored"] * 3 + ["ended"]


# --- gangs

NORTH = ["c01", "c04", "c20", "c27", "c26"]
WEST = ["c05", "c08", "c17", "c24", "c22"]


def members(cards: list[str]) -> dict[int, str]:
    return {target: card for target, card in zip(range(2, 10), cards, strict=False)}


def test_T3_three_two_none() -> None:
    """R49: Northside 3, 2, 0 with three players: 4 points for the first."""
    outcome = scored({0: members(NORTH[:3]), 1: members(NORTH[3:5])}, players=3)
    assert of_gang(outcome, "northside")["members"] == [3, 2, 0]
    assert of_gang(outcome, "northside")["points"] == [4, 0, 0]


def test_T4_two_one_two() -> None:
    """R50: Westside 2, 1, 2: nobody."""
    outcome = scored({0: members(WEST[:2]), 1: members(WEST[2:3]), 2: members(WEST[3:5])}, players=3)
    assert of_gang(outcome, "westside")["members"] == [2, 1, 2]
    assert of_gang(outcome, "westside")["points"] == [0, 0, 0]


def test_T42_a_henchman_of_two_gangs_counts_for_both() -> None:
    """R48, R49: one card [N, W], two players: 5 and 5, and nobody Outfit."""
    outcome = scored({0: {2: "c09"}})
    assert of_gang(outcome, "northside")["points"] == [5, 0]
    assert of_gang(outcome, "westside")["points"] == [5, 0]
    assert of_gang(outcome, "outfit")["points"] == [0, 0]
    assert outcome.scores == [12, 0]


def test_T43_A43_a_gang_without_members_is_nobodys() -> None:
    """R49: at least one member is needed."""
    outcome = scored({0: {2: "c20"}, 1: {2: "c24"}})
    assert of_gang(outcome, "outfit") == {"gang": "outfit", "members": [0, 0], "points": [0, 0], "rule": "R50"}


def test_T44_a_member_under_an_accomplice_face_down_counts() -> None:
    """R48."""
    outcome = scored({0: {8: f"c20v {ACCOMPLICE}"}})
    assert of_gang(outcome, "northside")["members"] == [1, 0]
    assert of_gang(outcome, "northside")["points"] == [5, 0]


@pytest.mark.parametrize(("players", "award"), [(2, 5), (3, 4), (4, 3)])
def test_R49_the_award_depends_on_the_players(players: int, award: int) -> None:
    outcome = scored({0: {2: "c20"}}, players=players)
    assert of_gang(outcome, "northside")["points"] == [award] + [0] * (players - 1)


def test_R50_a_tie_at_the_top_pays_nobody_not_even_the_third() -> None:
    outcome = scored({0: {2: "c20"}, 1: {3: "c27"}}, players=3)
    assert of_gang(outcome, "northside")["points"] == [0, 0, 0]


def test_A52_some_henchmen_have_no_gang() -> None:
    outcome = scored({0: {2: "c30"}})
    assert [of_gang(outcome, gang)["members"] for gang in ("northside", "westside", "outfit")] == [[0, 0]] * 3


# --- the winner


def test_R51_targets_and_gangs_add_up() -> None:
    """7 for target 7, 5 for the Northside; seat 1 has target 9."""
    outcome = scored({0: {7: "c20"}, 1: {9: "c30"}})
    assert outcome.scores == [12, 9]
    assert outcome.ranks == [1, 2]
    assert outcome.winners == [0]


def test_R51_money_is_not_points() -> None:
    outcome = scored({0: {2: "c30"}, 1: {3: "c31"}}, money=[18, 0])
    assert outcome.scores == [2, 0]
    outcome = scored({0: {2: "c30"}}, players=2, money=[0, 18])
    assert (outcome.scores, outcome.winners) == ([2, 0], [0])


def test_T46_equal_scores_more_money_wins() -> None:
    """R52."""
    outcome = scored({}, money=[2, 1])
    assert (outcome.scores, outcome.ranks) == ([0, 0], [1, 2])


def test_T47_A44_equal_scores_and_money_share() -> None:
    """R52."""
    outcome = scored({}, money=[3, 3])
    assert (outcome.ranks, outcome.winners) == ([1, 1], [0, 1])


def test_R52_money_breaks_ties_only() -> None:
    """Scores 9, 9, 8: the third is third however rich."""
    outcome = scored({0: {9: "c30"}, 1: {4: "c10", 5: "c11"}, 2: {8: "c15"}}, players=3, money=[1, 2, 18])
    assert (outcome.scores, outcome.ranks) == ([9, 9, 8], [2, 1, 3])


def test_R52_ranks_after_a_shared_place() -> None:
    outcome = scored({3: {9: "c30"}}, players=4, money=[5, 5, 7, 0])
    assert outcome.ranks == [3, 3, 2, 1]


def test_R51_the_end_is_told_with_the_winners_and_their_score() -> None:
    game = lay(3, rows={0: {9: "c30"}, 1: {4: "c10", 5: "c11"}}, money=[4, 4, 9])
    all_pass(game)
    assert told(game, "ended") == [{"kind": "ended", "seats": [0, 1], "score": 9}]


def test_R51_a_score_beyond_a_thousand() -> None:
    """An owner's edition may have large targets and awards; the events must still add up."""
    text = STANDARD_TEXT.replace("[2, 3, 4, 5, 6, 7, 8, 9]", "[92, 93, 94, 95, 96, 97, 98, 99]")
    text = text.replace("award = 5", "award = 99")
    rows = dict(zip(range(92, 100), ["c16", "c12", "c13", "c26", "c23", "c22", "c20", "c21"], strict=True))
    game = lay(rows={0: rows}, edition=parse(text), money=[0, 18])
    outcome = all_pass(game)
    assert outcome.scores[0] == sum(range(92, 100)) + 14 + 3 * 99
    assert told(game, "ended")[0] == {"kind": "ended", "seats": [0], "score": outcome.scores[0]}


# --- the account


def test_R51_the_breakdown_adds_up_to_the_scores() -> None:
    rows = {
        0: {2: "c16", 5: f"c20v {ACCOMPLICE}", 9: "c24"},
        1: {2: "c17", 5: "c27", 9: "c25"},
        2: {3: "c09", 4: "c22"},
    }
    outcome = scored(rows, players=3)
    columns = zip(*(entry["points"] for entry in outcome.breakdown), strict=True)
    assert [sum(column) for column in columns] == outcome.scores
    assert [entry["rule"] for entry in outcome.breakdown] == [
        "R46", "R45", "R45", "R46", "R47", "R47", "R47", "R46", "R49", "R50", "R49",
    ]  # fmt: skip


def test_R49_cards_with_modifiers_and_gangs_of_our_own() -> None:
    """A card [N, W] 10(+9) from a changed deck is scored as printed."""
    edition = deck(c09={"level": 10, "modifier": 9})
    outcome = scored({0: {2: "c09"}, 1: {2: "c30"}}, edition=edition)
    assert outcome.scores == [11 + 5 + 5, 0]
