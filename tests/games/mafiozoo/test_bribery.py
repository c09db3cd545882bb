"""Phase 2: cards, chains of gems, and the four placements (R21 to R32)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import CannotUndo, IllegalAnswer

from .helpers import bribing, choices, kind, lay, new, on, play, told


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_T1_three_gems_walk_over_three_photos() -> None:
    """R25, R26, R27, R28: 3 on 12, 2 on to 4, 1 on to 3; the card is discarded (R22)."""
    game = bribing(slush=[11, 11, 10])
    play(game, "bribe:12", "use:place:3", "onward:2:4", "onward:1:3")
    assert [on(game, n)[0] for n in (12, 4, 3)] == [1, 1, 1]
    assert game.view()["slush"][0] == 8 and game.view()["reserve"][0] == 5
    assert game.view()["discards"] == [{"card": "12", "face": "targeted"}]


def test_T2_a_secret_card_goes_anywhere() -> None:
    """R25, R28."""
    game = play(bribing("S 1 2"), "bribe:S", "use:place:2", "photo:4", "onward:1:3")
    assert (on(game, 4)[0], on(game, 3)[0]) == (1, 1)


def test_T3_gems_do_not_fork() -> None:
    """R29: after 1 went on to 4, the plan is done; a second target is never asked for."""
    game = play(bribing(), "bribe:12", "use:place:3", "onward:1:4")
    assert kind(game) == "bribe" and game.to_act == (1,)
    assert (on(game, 12)[0], on(game, 4)[0], on(game, 11)[0]) == (2, 1, 0)


def test_T4_one_gem_must_stay() -> None:
    """R28."""
    refused(play(bribing(), "bribe:12", "use:place:3"), "onward:3:4", "R28")


def test_T5_no_string_no_way() -> None:
    """R27."""
    refused(play(bribing(), "bribe:12", "use:place:3"), "onward:1:1", "R27")


def test_T6_the_newspaper_joins_whole_diagonals() -> None:
    """R27, A46."""
    game = play(bribing(goons={0: "L34"}), "bribe:12", "use:place:3")
    assert {code.split(":")[2] for code in choices(game) if code != "onward:stop"} == {"4", "11", "1", "7"}


def test_T7_with_the_newspaper_one_goes_on_to_9() -> None:
    """R27, R28."""
    game = play(bribing(goons={0: "L34"}), "bribe:12", "use:place:3", "onward:2:1", "onward:1:9")
    assert [on(game, n)[0] for n in (12, 1, 9)] == [1, 1, 1]


def test_T8_targets_from_1_with_the_newspaper() -> None:
    """R27; and no photo twice in one chain (section 6)."""
    game = play(bribing(goons={0: "L34"}), "bribe:12", "use:place:3", "onward:2:1")
    targets = {code.split(":")[2] for code in choices(game) if code != "onward:stop"}
    assert targets >= {"2", "6", "7", "9"} and "12" not in targets


def test_T30_hands_of_5_6_and_5_play_4_5_and_4_cards() -> None:
    """R21: the player with six plays last alone."""
    game = lay(hands={0: "1 2 3 4 5", 1: "6 7 8 9 10 11", 2: "12 S 1 2 3"}, stage="bribery", gems={10: (3,)})
    order = []
    while kind(game) == "bribe":
        seat = game.to_act[0]
        order.append(seat)
        card = min(code for code in choices(game) if code.startswith("bribe"))
        play(game, card)
        if kind(game) == "use":
            play(game, "use:take:0")
    assert order == [0, 1, 2] * 4 + [1]
    assert game.view()["hand_sizes"] == [0, 0, 0] and len(told(game, "last-card")) == 3


def test_T31_the_town_hall_places_four() -> None:
    """R25, R28, A10."""
    game = play(bribing(goons={0: "L43 L34"}), "bribe:12", "use:place:4", "onward:3:4", "onward:2:1", "onward:1:7")
    assert [on(game, n)[0] for n in (12, 4, 1, 7)] == [1, 1, 1, 1]


def test_T32_the_town_hall_does_not_help_secret_cards() -> None:
    """R23, R24, A9."""
    game = play(bribing("S 1 2", goons={0: "L43"}), "bribe:S")
    refused(game, "use:take:3", "R23")
    assert {"use:take:2", "use:place:2"} <= choices(game)


def test_T33_pizzeria_and_massage_parlor_follow_the_godfather() -> None:
    """R30, R32: once a round each."""
    game = bribing(goons={0: "L31 L32"}, visited=1)
    play(game, "bribe:L31", "bribe:L32")
    assert on(game, 1)[0] == 2 and not [code for code in choices(game) if ":L" in code]
    refused(game, "bribe:L31", "R30")


def test_T34_the_pizzeria_is_idle_when_the_godfather_is_at_3() -> None:
    """R32."""
    refused(bribing(goons={0: "L31"}, visited=3), "bribe:L31", "R32")


def test_T35_the_prison_avoids_the_godfather() -> None:
    """R32."""
    game = bribing(goons={0: "L42"}, visited=2)
    refused(game, "bribe:L42:2", "R32")
    assert on(play(game, "bribe:L42:4"), 4)[0] == 1


def test_T52_without_any_gem_a_card_is_still_played() -> None:
    """R21, R23, A16."""
    gems = {n: (2,) for n in range(1, 9)}
    game = play(bribing(gems=gems, slush=[0, 11, 10], reserve=[0, 5, 6]), "bribe:12")
    assert told(game, "took")[0]["gems"] == 0 and game.to_act == (1,)


def test_R31_bonus_gems_come_from_the_slush_fund_when_the_reserve_is_empty() -> None:
    """A11; they do not go on (A32)."""
    game = bribing(goons={0: "L32"}, slush=[16, 11, 10], visited=2)
    play(game, "bribe:L32")
    assert game.view()["slush"][0] == 15 and kind(game) == "bribe"


def test_R30_a_last_window_opens_before_the_favors() -> None:
    """A31: only for who has a placement left, in turn order."""
    game = lay(stage="window", goons={1: "L32"}, visited=2, golden=[1, 2, 3, 4])
    assert game.to_act == (1,) and choices(game) == {"window:L32", "window:done"}


def test_a_turn_is_secret_until_its_last_answer_and_can_be_taken_back() -> None:
    game = bribing()
    before = game.view(1)
    play(game, "bribe:12", "use:place:3", "onward:2:4")
    assert game.view(1) == before and not game.events(1)
    assert game.view(0)["plan"]["way"] == [{"character": 12, "gems": 1}, {"character": 4, "gems": 2}]
    game.undo(0)
    game.undo(0)
    game.undo(0)
    assert kind(game) == "bribe"
    play(game, "bribe:12", "use:take:1")
    with pytest.raises(CannotUndo):
        game.undo(0)


def test_A17_a_card_discarded_for_gems_shows_its_kind_alone() -> None:
    """R22; by option its face."""
    game = play(bribing(), "bribe:12", "use:take:3")
    assert told(game, "took", 1)[0]["card"] is None and told(game, "took", 0)[0]["card"] == "12"
    assert game.view(1)["discards"] == [{"card": None, "face": "targeted"}]
    shown = play(bribing(options={"revealDiscards": "on"}), "bribe:12", "use:take:3")
    assert shown.view(1)["discards"] == [{"card": "12", "face": "targeted"}]


def test_R24_the_town_hall_takes_four() -> None:
    assert "use:take:4" in choices(play(bribing(goons={0: "L43"}, slush=[5, 5, 5]), "bribe:12"))


def test_A15_at_least_one_gem_is_placed() -> None:
    assert not any(code == "use:place:0" for code in choices(play(bribing(), "bribe:12")))


def test_R29_gems_that_lay_there_before_stay() -> None:
    game = play(bribing(gems={12: (2,)}), "bribe:12", "use:place:2", "onward:1:4")
    assert on(game, 12)[0] == 3 and on(game, 4)[0] == 1


def test_R11_nobody_takes_from_an_empty_reserve() -> None:
    refused(play(bribing(slush=[16, 11, 10]), "bribe:12"), "use:take:1", "R11")


def test_A18_the_last_card_is_known_to_its_owner_alone() -> None:
    game = play(bribing("12 1"), "bribe:12", "use:take:0")
    assert told(game, "last-card", 0)[0]["card"] == "1" and told(game, "last-card", 1)[0]["card"] is None
    assert game.view(1)["discards"][-1] == {"card": None, "face": None}
    assert new(2).players == 2
