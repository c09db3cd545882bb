"""Phase 3: Informants, the three conditions, the Godfather's character, and what the characters give (R33 to R53)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import choices, evaluated, favors, kind, lay, on, play, told


def slush(game) -> list[int]:
    return game.view()["slush"]


def reserve(game) -> list[int]:
    return game.view()["reserve"]


START = {"slush": [8, 8, 8], "contacts": [[], [], []]}


def test_T9_the_highest_bidder_gains_and_spends() -> None:
    """R37, R36: the others get their gems back."""
    game = evaluated(5, golden=[5], gems={5: (3, 2)}, **START)
    assert favors(game, 0) == ["godfather"] and favors(game, 1) == []
    assert reserve(game)[0] == 8 and slush(game)[:2] == [8, 10] and on(game, 5) == [0, 0, 0]


def test_T10_the_second_may_pay_the_judge() -> None:
    """R39: Yellow draws for nothing, Green pays 3Z."""
    game = evaluated(11, gems={11: (2, 1)}, money=[5, 5, 5], **START)
    assert game.to_act == (1,) and choices(game) == {"pay:no", "pay:yes"}
    assert game.view()["hand_sizes"] == [1, 0, 0] and slush(game)[1] == 9 and reserve(game)[0] == 8
    play(game, "pay:yes")
    assert told(game, "gained")[0] == {"kind": "gained", "seat": 1, "character": 11, "how": "paid", "price": 3}


def test_T11_who_has_the_means_gains() -> None:
    """R42: all gems go back to the Slush Funds."""
    game = evaluated(7, gems={7: (3, 2, 1)}, money=[0, 0, 0], golden=[], **START)
    assert slush(game) == [11, 10, 9]
    money = game.view()["money"]
    assert [purse - money[2] for purse in money] == [5, 5, 0], "whatever the next round brought to all"


def test_T17_a_tie_for_most_gives_nothing() -> None:
    """R38."""
    game = evaluated(5, golden=[5], gems={5: (2, 2, 1)}, **START)
    assert slush(game) == [10, 10, 9] and favors(game, 0) == favors(game, 1) == []


def test_T18_in_a_tie_all_may_pay_who_can() -> None:
    """R40."""
    game = evaluated(11, gems={11: (2, 2)}, money=[3, 2, 0], **START)
    assert game.to_act == (0,) and kind(game) == "pay"
    play(game, "pay:no")
    assert kind(game) != "pay"


def test_T19_the_courthouse_lowers_the_price() -> None:
    """R41, A47."""
    game = evaluated(11, gems={11: (2, 2)}, money=[0, 2, 0], goons={1: "L44"}, **START)
    assert game.to_act == (1,)
    play(game, "pay:yes")
    assert told(game, "gained")[0]["price"] == 2


def test_T20_first_and_second_at_the_godfathers_character() -> None:
    """R43, R45, R46."""
    game = evaluated(2, golden=[2], visited=2, gems={2: (3, 2, 1)}, **START)
    assert favors(game, 0) == ["permit", "godfather"] and favors(game, 1) == ["permit"] and favors(game, 2) == []
    assert reserve(game)[0] == 8 and slush(game) == [8, 10, 9]


def test_T21_a_tie_for_first_at_the_godfathers_character() -> None:
    """R44, A24: all gain, no Godfather's Favor, no second."""
    game = evaluated(2, golden=[2], visited=2, gems={2: (3, 3, 1)}, **START)
    assert favors(game, 0) == favors(game, 1) == ["permit"] and favors(game, 2) == []
    assert slush(game) == [8, 8, 9]


def test_T22_a_tie_for_second_may_pay() -> None:
    """R43, R45, R46, A25."""
    game = evaluated(2, visited=2, gems={2: (3, 1, 1)}, money=[9, 9, 9], **START)
    assert favors(game, 0) == ["permit", "godfather"] and game.to_act == (1,) and kind(game) == "pay"
    play(game, "pay:yes")
    assert game.to_act == (2,) and favors(game, 1) == ["permit"] and game.view()["money"][1] == 6


def test_A25_by_option_all_seconds_gain() -> None:
    game = evaluated(2, golden=[2], visited=2, gems={2: (3, 1, 1)}, options={"secondPlaceTie": "all"}, **START)
    assert favors(game, 1) == favors(game, 2) == ["permit"]


def test_T23_elsewhere_there_is_no_second_place() -> None:
    """R39."""
    game = evaluated(2, visited=1, gems={2: (3, 2)}, money=[9, 9, 9], **START)
    assert favors(game, 0) == ["permit"] and game.to_act == (1,) and kind(game) == "pay"


def test_T24_an_informant_may_be_the_first_gem() -> None:
    """R34, R35: the card is discarded."""
    game = lay(stage="informing", person=7, contacts=[[], [7], []], slush=[8, 2, 8], money=[0, 0, 0])
    assert game.to_act == (1,) and kind(game) == "inform"
    play(game, "inform:slush:2")
    assert told(game, "gained")[0]["how"] == "means" and slush(game)[1] == 2
    assert game.view()["informants_played"] == [7]


def test_T25_the_police_station_places_three_from_the_slush_fund() -> None:
    """R34, A5 to A7: never mixed."""
    table = {"stage": "informing", "person": 7, "contacts": [[], [7], []], "slush": [8, 5, 8]}
    game = lay(goons={1: "L33"}, **table)
    assert choices(game) == {"inform:keep", "inform:reserve:1", "inform:slush:1", "inform:slush:2", "inform:slush:3"}
    with pytest.raises(IllegalAnswer) as caught:
        play(lay(**table), "inform:slush:3")
    assert caught.value.rule == "R34"


def test_T26_the_syndicate_takes_from_the_slush_fund_when_the_reserve_is_empty() -> None:
    """R49: on 9 it counts this round."""
    game = evaluated(6, gems={6: (2,), 1: (11,)}, slush=[3, 8, 8], contacts=[[], [], []])
    play(game, "token:unseen", "extra:9")
    assert told(game, "extra-placed")[0]["source"] == "slush"
    assert favors(game, 0) == ["godfather"], "the gem on 9 has won alone"


def test_T27_gems_on_evaluated_characters_stay() -> None:
    """R53, A14."""
    game = evaluated(6, gems={6: (2,)}, **START)
    play(game, "token:unseen", "extra:3")
    assert on(game, 3)[0] == 1 and game.view()["round"] == 3, "nothing else lies on the photos: the next round began"


def test_T28_the_producer_fills_up_from_the_slush_fund() -> None:
    """R50, R51, A13."""
    game = evaluated(8, gems={8: (2,), 1: (8,)}, slush=[4, 8, 8], reserve=[2, 8, 8], contacts=[[], [], []])
    assert choices(game) == {"producer:0", "producer:1", "producer:2"}
    play(game, "producer:2")
    event = told(game, "produced")[0]
    assert (event["taken"], event["gems"], event["reserve"]) == (1, 2, 1)
    assert on(game, 5)[0] == 2 and reserve(game)[0] == 0 and slush(game)[0] == 4 + 2, "and the two from photo 8"


def test_T29_the_judges_card_stays_for_the_next_round() -> None:
    """R52, A19, R21."""
    game = evaluated(11, gems={11: (2,)}, **START)
    assert game.view()["round"] == 3 and sorted(game.view()["hand_sizes"]) == [5, 5, 6]


def test_T48_the_strawman_blocks_and_gains_nothing() -> None:
    """R71, R72, A41, A42."""
    game = evaluated(9, players=2, golden=[9], gems={9: (1, 0, 2), 10: (3,)}, slush=[8, 8], contacts=[[], []])
    assert favors(game, 0) == [] and slush(game)[0] == 9 and reserve(game)[2] == 16


def test_T49_the_second_behind_the_strawman_gains() -> None:
    """R45, R71."""
    game = evaluated(1, players=2, golden=[1], visited=1, gems={1: (1, 0, 2), 10: (3,)}, slush=[8, 8])
    assert favors(game, 0) == ["booze"] and slush(game)[0] == 9


def test_T50_a_tie_with_the_strawman_at_the_godfathers_character() -> None:
    """R44, R71."""
    game = evaluated(1, players=2, golden=[1], visited=1, gems={1: (2, 1, 2), 10: (3,)}, slush=[8, 8])
    assert favors(game, 0) == ["booze"] and favors(game, 1) == [] and slush(game) == [8, 9]


def test_R33_characters_are_evaluated_in_order() -> None:
    """R47 and R48: each completely, in turn order."""
    game = evaluated(1, golden=[1, 2, 3], visited=4, gems={1: (1,), 2: (0, 1), 3: (0, 0, 1), 10: (3, 3)}, **START)
    assert [favors(game, seat) for seat in range(3)] == [["booze"], ["permit"], ["jewelry"]]
    assert game.to_act == (0,) and kind(game) == "token"
    play(game, "token:1", "token:unseen")
    assert game.to_act == (1,)


def test_R34_nobody_is_told_for_whom_the_table_waits() -> None:
    game = lay(stage="informing", person=7, contacts=[[], [7], []], slush=[8, 2, 8])
    assert game.view(None)["turn"] is None and game.view(0)["turn"] is None and game.view(1)["turn"] == 1
    play(game, "inform:keep")
    assert game.events(0)[0]["kind"] == "round-began", "not a word of the Informant that was kept"


def test_R34_by_option_everyone_is_asked() -> None:
    game = lay(
        stage="informing", person=7, contacts=[[], [7], []], slush=[8, 2, 8], options={"informantWindow": "everyone"}
    )
    assert game.to_act == (0,) and choices(game) == {"inform:keep"}
    play(game, "inform:keep")
    assert game.to_act == (1,) and "inform:slush:2" in choices(game)


def test_A12_by_option_the_gems_must_be_placed() -> None:
    game = evaluated(6, gems={6: (2,)}, options={"bonusGems": "compulsory"}, **START)
    play(game, "token:1")
    assert "extra:none" not in choices(game)
    assert on(evaluated(8, gems={8: (2,), 10: (3,)}, options={"bonusGems": "compulsory"}, **START), 5)[0] == 2


def test_favors_come_first_and_by_option_the_gems() -> None:
    """R37, R39, R42 (section 6): it matters for the Syndicate with an empty Reserve."""
    table = {"golden": [6], "gems": {6: (2,), 1: (11,)}, "slush": [3, 8, 8], "contacts": [[], [], []]}
    first = play(evaluated(6, **table), "token:1", "extra:1")
    assert told(first, "extra-placed")[0]["source"] == "slush"
    other = play(evaluated(6, options={"favorFirst": "off"}, **table), "token:1", "extra:1")
    assert told(other, "extra-placed")[0]["source"] == "reserve"


def test_A48_the_syndicate_never_places_on_itself() -> None:
    """R49."""
    game = play(evaluated(6, gems={6: (2,)}, **START), "token:1")
    assert "extra:6" not in choices(game)


def test_A22_informants_run_out() -> None:
    """R6: the played ones are shuffled; if there are none, no card."""
    everyone = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    game = evaluated(12, gems={12: (3,)}, slush=[8, 8, 8], contacts=everyone)
    assert kind(game) == "token" and game.view()["informant_sizes"] == [4, 4, 4]
    again = evaluated(12, gems={12: (3,)}, slush=[8, 8, 8], contacts=[[1, 2, 3], *everyone[1:]], played=[4])
    assert again.view()["informant_sizes"] == [4, 4, 4] and again.view(0)["informants"] == [1, 2, 3, 4]
