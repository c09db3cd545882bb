"""Action: attacks, defences, special cards and the Driver (R54 to R66)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import agents, cash, choices, kind, lay, play, told, where


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_R54_any_number_of_cards_or_pass() -> None:
    crew = {0: "docks: capo", 1: "docks: capo driver hit_man"}
    game = lay(3, crew, {0: "deal_gone_bad deal_gone_bad bar_brawl"})
    play(game, "act:deal_gone_bad", "target:docks:1", "defend:none", "lose:driver")
    play(game, "act:bar_brawl", "target:docks:1", "defend:none", "lose:hit_man", "act:end")
    assert game.view()["hand_sizes"][0] == 1 and len(told(game, "killed")) == 2


def test_T5_R57_a_defence_of_equal_or_higher_level() -> None:
    """R55, R59."""
    crew = {0: "butcher: made_man", 1: "butcher: associate"}
    game = lay(3, crew, {0: "car_bomb", 1: "gang_doctor"})
    play(game, "act:car_bomb", "target:butcher:1", "defend:gang_doctor")
    assert where(game, 1, "associate") == "butcher" and sorted(game.view()["discards"]) == ["car_bomb", "gang_doctor"]


def test_T6_R58_the_victim_chooses() -> None:
    crew = {0: "butcher: made_man", 1: "butcher: associate hit_man"}
    game = lay(3, crew, {0: "deal_gone_bad"})
    play(game, "act:deal_gone_bad", "target:butcher:1")
    assert choices(game) == {"defend:none"}  # always asked
    play(game, "defend:none")
    assert choices(game) == {"lose:associate", "lose:hit_man"}
    play(game, "lose:associate")
    assert where(game, 1, "associate") == "morgue" and where(game, 1, "hit_man") == "butcher"


def test_a_target_is_secret_and_may_be_taken_back_until_it_is_named() -> None:
    game = lay(3, {0: "docks: capo", 1: "docks: capo"}, {0: "car_bomb"})
    play(game, "act:car_bomb")
    assert game.view(1)["asking"] == "act" and game.view(1)["plan"] is None and not told(game, "attacked")
    game.undo(0)
    assert kind(game) == "act"


def test_R55_both_must_be_there() -> None:
    crew = {0: "docks: capo", 1: "kittys: capo", 2: "docks: driver"}
    game = play(lay(3, crew, {0: "car_bomb"}), "act:car_bomb")
    assert choices(game) == {"target:docks:2"}
    refused(game, "target:kittys:1", "R55")
    refused(lay(3, {0: "docks: capo", 1: "kittys: capo"}, {0: "car_bomb"}), "act:car_bomb", "R55")


def test_T29_R56_an_associate_uses_plain_attacks_only() -> None:
    crew = {0: "docks: associate", 1: "docks: capo"}
    game = lay(3, crew, {0: "broken_legs little_league car_bomb"})
    assert choices(game) == {"act:end", "act:car_bomb"}
    refused(game, "act:broken_legs", "R55")


@pytest.mark.parametrize(
    ("gangster", "kinds"),
    [
        ("capo", {"broken_legs", "little_league", "car_bomb"}),
        ("hit_man", {"little_league", "car_bomb"}),
        ("made_man", {"broken_legs", "car_bomb"}),
    ],
)
def test_R56_classes_by_gangster(gangster: str, kinds: set[str]) -> None:
    game = lay(3, {0: f"docks: {gangster}", 1: "docks: capo"}, {0: "broken_legs little_league car_bomb"})
    assert choices(game) == {"act:end", *(f"act:{kind}" for kind in kinds)}


def test_R56_the_user_must_be_at_that_place() -> None:
    crew = {0: "docks: capo; kittys: driver", 1: "docks: capo; kittys: hit_man"}
    game = play(lay(3, crew, {0: "broken_legs"}), "act:broken_legs")
    refused(game, "target:kittys:1", "R56")


def test_T30_R57_too_weak_a_defence() -> None:
    crew = {0: "docks: capo", 1: "docks: capo"}
    game = lay(3, crew, {0: "car_bomb", 1: "hit_the_floor bodyguard"})
    play(game, "act:car_bomb", "target:docks:1")
    refused(game, "defend:hit_the_floor", "R57")
    play(game, "defend:bodyguard")
    assert kind(game) != "defend" and game.view()["hand_sizes"][1] == 1  # one card, and no second


def test_R59_failed_cards_are_discarded_too() -> None:
    game = lay(3, {0: "docks: capo", 1: "docks: capo"}, {0: "piano_wire", 1: "gang_doctor"})
    play(game, "act:piano_wire", "target:docks:1", "defend:gang_doctor")
    assert game.view()["discards"] == ["piano_wire", "gang_doctor"]


def test_R60_attacks_in_the_streets_but_not_in_jail() -> None:
    crew = {0: "streets: capo; jail: driver", 1: "streets: capo; jail: driver"}
    game = play(lay(3, crew, {0: "car_bomb"}), "act:car_bomb")
    assert choices(game) == {"target:streets:1"}
    refused(game, "target:jail:1", "R60")


def test_T10_R61_drive_by() -> None:
    """A26, section 7: one at a time, owners in Action order, Capo first."""
    crew = {0: "docks: capo; streets: driver", 1: "streets: capo driver", 2: "docks: capo"}
    game = lay(3, crew, {0: "drive_by", 1: "hit_the_floor"})
    play(game, "act:drive_by", "defend:none")
    assert where(game, 0, "driver") == "morgue"  # the own ones too
    assert game.to_act == (1,) and game.view()["attack"]["gangster"] == "capo"
    play(game, "defend:hit_the_floor", "defend:none")
    assert (
        where(game, 1, "capo") == "streets" and where(game, 1, "driver") == "morgue" and len(told(game, "killed")) == 2
    )


def test_drive_by_may_spare_the_own() -> None:
    """A26, turned."""
    crew = {0: "docks: capo; streets: driver", 1: "streets: capo"}
    game = play(lay(3, crew, {0: "drive_by"}, options={"drive_by_spares_own": "on"}), "act:drive_by")
    assert game.to_act == (1,)


def test_R61_drive_by_needs_an_opponent_in_the_streets() -> None:
    refused(lay(3, {0: "streets: capo", 1: "docks: capo"}, {0: "drive_by"}), "act:drive_by", "R61")


def test_T31_shanked_has_no_defence() -> None:
    """A27, R60: E unchanged, no longer bailable."""
    crew = {0: "docks: capo", 1: "jail: capo driver; docks: hit_man", 2: "docks: driver"}
    game = lay(3, crew, {0: "shanked", 1: "gang_doctor"})
    play(game, "act:shanked", "target:jail:1")
    assert kind(game) == "lose" and game.to_act == (1,)
    play(game, "lose:driver")
    assert where(game, 1, "driver") == "morgue" and where(game, 1, "capo") == "jail"
    assert game.view()["hand_sizes"][1] == 1


def test_shanked_may_need_an_inmate() -> None:
    """A27, turned."""
    crew = {0: "docks: capo", 1: "jail: capo"}
    assert "act:shanked" in choices(lay(3, crew, {0: "shanked"}))
    assert "act:shanked" not in choices(lay(3, crew, {0: "shanked"}, options={"shanked_needs_inmate": "on"}))


def test_T32_R62_the_first_kill_of_turn_1() -> None:
    """A35."""
    crew = {0: "docks: capo", 1: "docks: capo driver hit_man"}
    game = lay(3, crew, {0: "deal_gone_bad bar_brawl"}, turn_now=1, cash={})
    play(game, "act:deal_gone_bad", "target:docks:1", "defend:none", "lose:driver")
    assert cash(game, 0) == 25
    play(game, "act:bar_brawl", "target:docks:1", "defend:none", "lose:hit_man")
    assert cash(game, 0) == 25
    later = lay(3, crew, {0: "deal_gone_bad"}, cash={})
    play(later, "act:deal_gone_bad", "target:docks:1", "defend:none", "lose:driver")
    assert cash(later, 0) == 0


def test_T8_R64_hit_and_run() -> None:
    """R63, R64: before, between or after attacks."""
    crew = {0: "kittys: driver", 1: "kittys: capo hit_man"}
    game = lay(3, crew, {0: "deal_gone_bad", 1: "car_bomb"})
    play(
        game, "act:deal_gone_bad", "target:kittys:1", "defend:none", "lose:hit_man", "act:drive", "drive:streets:alone"
    )
    if kind(game) == "act" and game.to_act == (0,):
        play(game, "act:end")
    assert game.to_act == (1,) and choices(game) == {"act:end"}


def test_T8_reverse_the_driver_stays() -> None:
    """R63."""
    crew = {0: "streets: driver", 1: "kittys: capo"}
    game = lay(3, crew, {0: "deal_gone_bad", 1: "gang_doctor car_bomb"})
    play(game, "act:drive", "drive:kittys:alone", "act:deal_gone_bad", "target:kittys:1", "defend:gang_doctor")
    assert game.to_act == (1,) and "act:car_bomb" in choices(game)


@pytest.mark.parametrize(("there", "alone", "two"), [(3, True, True), (4, True, False), (5, False, False)])
def test_T9_R63_room_for_the_driver(there: int, alone: bool, two: bool) -> None:
    others = " ".join(["capo", "hit_man", "made_man", "associate", "driver"][:there])
    game = lay(3, {0: "streets: driver capo", 1: f"docks: {others}"}, closed=["kittys"])
    play(game, "act:drive")
    assert ("drive:docks:alone" in choices(game), "drive:docks:capo" in choices(game)) == (alone, two)
    refused(game, "drive:kittys:alone", "R45")
    refused(game, "drive:streets:alone", "R63")


def test_R63_once_a_turn_and_never_from_jail() -> None:
    """A36: with a passenger of the same family from the same place."""
    game = lay(3, {0: "docks: driver capo", 1: "docks: capo"}, {0: "pistol"})
    play(game, "act:drive")
    assert choices(game) == {"drive:streets:alone", "drive:streets:capo"}
    play(game, "drive:streets:capo")
    assert where(game, 0, "capo") == "streets" and "act:drive" not in choices(game)
    refused(game, "act:drive", "R63")
    refused(lay(3, {0: "jail: driver; docks: capo"}, {0: "pistol"}), "act:drive", "R63")


def test_R65_blackmail_is_not_for_the_action_turn() -> None:
    refused(lay(3, {0: "docks: capo"}, {0: "blackmail"}), "act:blackmail", "R65")
    refused(lay(3, {0: "docks: capo"}, {0: "pistol"}), "act:pistol", "R54")


def test_R66_without_a_gangster_no_attack_but_specialties() -> None:
    game = lay(
        3,
        {0: "jail: capo", 1: "docks: capo; jail: driver; streets: hit_man"},
        {0: "shanked drive_by car_bomb tony_goldstein"},
    )
    assert choices(game) == {"act:end", "act:tony_goldstein"}
    refused(game, "act:car_bomb", "R66")


# --- Specialty cards (1.7)


def test_R61_tony_goldstein() -> None:
    game = lay(3, {0: "jail: capo driver"}, {0: "tony_goldstein"})
    play(game, "act:tony_goldstein", "piece:capo")
    assert where(game, 0, "capo") == "streets" and where(game, 0, "driver") == "jail"


def test_crooked_judge_frees_anybody() -> None:
    game = lay(3, {0: "docks: capo", 2: "jail: driver"}, {0: "crooked_judge"})
    play(game, "act:crooked_judge", "free:2:driver")
    assert where(game, 2, "driver") == "streets"


def test_something_in_the_trunk() -> None:
    """Nothing is resolved before the next Agents phase; without supply it does nothing."""
    crew = {0: "docks: capo", 1: "kittys: capo"}
    game = lay(3, crew, {0: "trunk_tip trunk_tip"}, agents={"kittys": 3})
    play(game, "act:trunk_tip")
    refused(game, "tip:docks", "R61")
    play(game, "tip:kittys")
    assert agents(game, "kittys") == 5 and not told(game, "surrounded")


def test_trunk_without_supply() -> None:
    """Section 7."""
    crew = {0: "streets: capo", 1: "kittys: capo"}
    game = lay(3, crew, {0: "trunk_tip"}, agents={"kittys": 48})
    play(game, "act:trunk_tip", "tip:kittys")
    assert told(game, "tipped")[0]["count"] == 0


def test_getaway() -> None:
    crew = {0: "docks: capo", 1: "kittys: capo hit_man made_man associate driver"}
    game = lay(3, crew, {0: "getaway"}, closed=["mansion"])
    play(game, "act:getaway", "piece:capo")
    assert choices(game) == {"to:little_italy", "to:butcher", "to:restaurant", "to:streets"}
    play(game, "to:butcher")
    assert where(game, 0, "capo") == "butcher"


def test_shakedown_takes_what_is_there() -> None:
    """Section 7: legal without cash."""
    crew = {0: "docks: capo", 1: "docks: driver", 2: "kittys: capo"}
    game = lay(3, crew, {0: "shakedown shakedown"}, cash={1: 14})
    play(game, "act:shakedown")
    refused(game, "victim:2", "R61")
    play(game, "victim:1", "act:shakedown", "victim:1")
    assert cash(game, 0) == 14 and cash(game, 1) == 0


def test_wiretap_shows_a_hand_once() -> None:
    game = lay(3, {0: "docks: capo"}, {0: "wiretap", 2: "pistol car_bomb"})
    play(game, "act:wiretap", "victim:2")
    assert game.view(0)["known_hands"][2] == ["car_bomb", "pistol"] and game.view(1)["known_hands"][2] == []
    assert told(game, "tapped", 0)[0]["low"] == ["car_bomb"] and told(game, "tapped", 1)[0]["low"] is None


def test_call_in_a_favor() -> None:
    game = play(lay(3, {0: "docks: capo"}, {0: "call_in_favor"}), "act:call_in_favor")
    assert game.view()["hand_sizes"][0] == 2
