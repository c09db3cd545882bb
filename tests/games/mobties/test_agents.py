"""Agents: cards, raids, weapons, arrests and closed places (R38 to R53)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import agents, cast, choices, kind, lay, next_turn, play, told, until, where

THREE = {0: "little_italy: made_man", 1: "little_italy: hit_man", 2: "little_italy: capo"}


def drawing(crew, feds, **more):
    return lay(crew=crew, stage="agents", feds=feds, **more)


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_R38_as_many_cards_as_the_heat() -> None:
    game = drawing({0: "streets: capo"}, ["docks+3", "kittys+2", "butcher+1"], heat=2)
    assert agents(game, "docks") == 3 and agents(game, "kittys") == 2 and agents(game, "butcher") == 0
    assert game.view()["agent_discards"] == ["docks+3", "kittys+2"]


def test_T22_R39_a_card_for_a_closed_place_is_void() -> None:
    game = drawing({0: "streets: capo"}, ["docks+3", "kittys+2"], closed=["docks"])
    assert agents(game, "docks") == agents(game, "kittys") == 0 and game.view()["agent_deck"] == 49


def test_R40_the_raid_goes_where_most_respect_is() -> None:
    crew = {0: "docks: capo", 1: "docks: driver; kittys: hit_man", 2: "kittys: associate"}
    assert agents(drawing(crew, ["fbi_raid"]), "docks") == 4


def test_R40_no_raid_on_an_empty_board() -> None:
    """A30."""
    assert sum(drawing({0: "streets: capo"}, ["fbi_raid"]).view()["agents"].values()) == 0


def test_T23_R41_tied_raids() -> None:
    """A30: the Don picks, the second Raid hits the other."""
    crew = {0: "docks: capo hit_man made_man", 1: "kittys: capo hit_man made_man", 2: "streets: capo"}
    game = drawing(crew, ["fbi_raid", "fbi_raid"], heat=2)
    assert kind(game) == "raid" and choices(game) == {"raid:docks", "raid:kittys"}
    refused(game, "raid:mansion", "R40")
    play(game, "raid:docks")
    assert agents(game, "docks") == 4 and agents(game, "kittys") == 4


def test_R41_a_third_raid_on_two_tied_places_is_chosen_again() -> None:
    """Section 7."""
    crew = {0: "docks: capo", 1: "kittys: capo", 2: "streets: capo"}
    game = drawing(crew, ["fbi_raid"] * 3, heat=3)
    play(game, "raid:docks")
    assert kind(game) == "raid" and choices(game) == {"raid:docks", "raid:kittys"}


def test_R41_without_a_tie_the_same_place_again() -> None:
    """A30; by option never."""
    crew = {0: "docks: capo", 1: "kittys: driver", 2: "streets: capo"}
    assert agents(drawing(crew, ["fbi_raid"] * 2, heat=2), "docks") == 8
    game = drawing(crew, ["fbi_raid"] * 2, heat=2, options={"raid_never_same_place_twice": "on"})
    assert agents(game, "docks") == 4 and agents(game, "kittys") == 4


def action_order(game) -> list[int]:
    until(game, "act")
    seats = []
    while kind(game) == "act":
        seats.append(game.to_act[0])
        play(game, "act:end")
    return seats


HANDS = {n: "pistol" for n in range(4)}


def test_T24_R42_two_turns_around_cancel_out() -> None:
    game = drawing({n: "streets: capo" for n in range(4)}, ["turn_things_around"] * 2, heat=2, hands=HANDS)
    assert action_order(game) == [0, 1, 2, 3]


def test_T25_R42_one_reverses_the_order() -> None:
    """A31: D, C, B, A."""
    game = drawing({n: "streets: capo" for n in range(4)}, ["turn_things_around"], hands=HANDS)
    assert action_order(game) == [3, 2, 1, 0]
    assert next_turn(game).view()["backward"] is False


def test_T4_saved_by_a_shotgun() -> None:
    """R43, R46 to R49, R51."""
    game = lay(3, THREE, {2: "shotgun"}, stage="siege", agents={"little_italy": 5})
    cast(game, {0: 2, 1: 2, 2: 0})
    assert game.to_act == (2,) and choices(game) == {"shoot:hold", "shoot:shotgun:little_italy"}
    play(game, "shoot:shotgun:little_italy")
    assert agents(game, "little_italy") == 3 and not told(game, "arrested") and told(game, "saved")
    assert agents(next_turn(game), "little_italy") >= 3 and where(game, 2, "capo") != "jail"


def test_R44_clockwise_from_the_docks_once_each() -> None:
    crew = {0: "restaurant: capo; docks: driver", 1: "kittys: capo"}
    game = lay(3, crew, stage="window", agents={"restaurant": 4, "docks": 4, "kittys": 4, "mansion": 4})
    until(game, "act", "bail")
    assert [event["place"] for event in told(game, "surrounded")] == ["docks", "kittys", "mansion", "restaurant"]
    assert where(game, 0, "driver") == where(game, 1, "capo") == where(game, 0, "capo") == "jail"


def test_R45_an_empty_surrounded_place_is_closed() -> None:
    """A29: a marker card from the discards, the agents go back."""
    crew = {0: "docks: capo"}
    game = lay(3, crew, stage="window", agents={"butcher": 4, "docks": 1}, spent=["docks+1.1", "docks+1.2"])
    play(game, "shoot:hold")
    assert game.view()["closed"] == ["butcher"] and agents(game, "butcher") == 0 and game.view()["supply"] == 47
    assert told(game, "closed")[0]["card"] == "docks+1" and game.truth()["marker"][4] == "docks+1.2"


def test_R45_without_discards_there_is_no_marker() -> None:
    """Section 7."""
    game = lay(3, {0: "docks: capo"}, stage="window", agents={"butcher": 4, "docks": 1})
    play(game, "shoot:hold")
    assert game.view()["closed"] == ["butcher"] and game.truth()["marker"][4] is None


def test_R46_R47_the_loser_gives_up_a_gangster() -> None:
    game = lay(3, {0: "docks: capo driver", 1: "docks: hit_man"}, stage="siege", agents={"docks": 4})
    cast(game, {0: 1, 1: 0})
    assert kind(game) == "shoot"  # 3 + 1 votes against seat 1
    play(game, "shoot:hold")
    assert where(game, 1, "hit_man") == "jail" and agents(game, "docks") == 4


def test_R47_the_loser_chooses_whom() -> None:
    game = lay(3, {0: "docks: capo driver"}, stage="siege", agents={"docks": 4})
    play(game, "shoot:hold")
    assert kind(game) == "lose" and choices(game) == {"lose:capo", "lose:driver"}
    refused(game, "lose:hit_man", "R47")
    play(game, "lose:driver")
    assert where(game, 0, "driver") == "jail"


def test_R48_everybody_beside_agents_may_shoot() -> None:
    """Section 7: surrounded or not; by option only there."""
    crew = {0: "docks: capo; streets: driver", 1: "kittys: capo", 2: "streets: capo"}
    table = {"stage": "window", "agents": {"docks": 1, "kittys": 5}, "hands": {0: "pistol", 1: "tommy_gun"}}
    game = lay(3, crew, **table)
    assert game.to_act == (0, 1)
    refused(game, "shoot:pistol:kittys", "R48")
    play(game, "shoot:pistol:docks")
    assert agents(game, "docks") == 0 and game.to_act == (1,)
    assert lay(3, crew, options={"weapons_window": "surrounded"}, **table).to_act == (1,)


def test_the_window_is_offered_without_weapons() -> None:
    """Section 5: time must not tell what is in a hand."""
    game = lay(3, {0: "docks: capo"}, stage="window", agents={"docks": 1})
    assert game.to_act == (0,) and choices(game) == {"shoot:hold"}


def test_R49_three_agents_before_the_vote_no_arrest() -> None:
    game = lay(3, THREE, {0: "pistol"}, stage="window", agents={"little_italy": 4})
    play(game, "shoot:pistol:little_italy")
    until(game, "act", "bail", "move", "shop", "talk")
    assert agents(game, "little_italy") >= 3 and not told(game, "arrested")


def test_T27_R50_a_weapon_that_does_not_suffice_is_spent() -> None:
    game = lay(3, {0: "docks: capo", 1: "streets: capo"}, {0: "pistol"}, stage="siege", agents={"docks": 6})
    play(game, "shoot:pistol:docks", "shoot:hold")
    assert agents(game, "docks") == 5 and where(game, 0, "capo") == "jail" and game.view()["hand_sizes"][0] == 0


def test_T28_R51_agents_stay_and_arrest_again() -> None:
    """R52: once a turn."""
    crew = {0: "docks: capo hit_man; streets: driver", 1: "streets: capo"}
    game = lay(3, crew, stage="siege", agents={"docks": 4}, feds=["turn_things_around", "turn_things_around"])
    play(game, "shoot:hold", "lose:hit_man")
    assert agents(game, "docks") == 4
    next_turn(game)
    until(game, "lose", "bail")
    assert len(told(game, "arrested")) == 2


def test_A28_a_place_emptied_by_an_arrest_stays_open() -> None:
    """By option it closes at once."""
    crew = {0: "docks: capo", 1: "streets: capo"}
    for value, closed in (("off", []), ("on", ["docks"])):
        game = lay(3, crew, stage="siege", agents={"docks": 4}, options={"close_immediately": value})
        play(game, "shoot:hold")
        assert game.view()["closed"] == closed


def test_A49_too_few_agents_place_what_is_left() -> None:
    crew = {0: "kittys: capo; butcher: driver"}
    game = drawing(crew, ["docks+3"], agents={"kittys": 24, "butcher": 23})
    assert game.view()["supply"] == 0 and agents(game, "docks") == 1
