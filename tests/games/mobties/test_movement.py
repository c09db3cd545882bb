"""Movement (R34 to R37)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import choices, kind, lay, play, told, where

FULL = "docks: {}; kittys: {}; mansion: {}; little_italy: {}; butcher: {}"


def moving(crew, **more):
    return lay(crew=crew, stage="movement", **more)


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_R34_any_gangster_to_any_other_place_or_none() -> None:
    """A18, A21."""
    game = moving({0: "docks: capo; streets: driver", 1: "docks: capo"})
    assert choices(game) == {"move:capo", "move:driver", "move:stay"}
    play(game, "move:capo")
    assert choices(game) == {
        f"to:{p}" for p in ("kittys", "mansion", "little_italy", "butcher", "restaurant", "streets")
    }
    refused(game, "to:docks", "R34")
    play(game, "to:streets")
    assert where(game, 0, "capo") == "streets" and told(game, "moved")[0]["from"] == "docks"


def test_a_move_is_secret_and_may_be_taken_back_until_it_is_made() -> None:
    game = moving({0: "docks: capo; streets: driver", 1: "docks: capo"})
    play(game, "move:capo")
    assert game.view(0)["plan"]["gangster"] == "capo" and game.view(1)["plan"] is None
    assert game.view(1)["asking"] == "move" and game.view(0)["asking"] == "to"
    game.undo(0)
    assert kind(game) == "move"


def test_R35_not_into_a_closed_or_full_place() -> None:
    """A20."""
    crew = {0: "streets: capo driver; docks: made_man", 1: "kittys: capo hit_man made_man associate driver"}
    game = moving(crew, closed=["mansion"])
    play(game, "move:capo")
    refused(game, "to:kittys", "R35")
    refused(game, "to:mansion", "R45")


def test_T19_R36_all_in_one_place_one_must_move() -> None:
    game = moving({0: "docks: capo hit_man made_man associate; jail: driver", 1: "streets: capo"})
    assert choices(game) == {"move:capo", "move:hit_man", "move:made_man", "move:associate"}
    refused(game, "move:stay", "R36")


def test_T20_if_all_is_full_to_the_streets() -> None:
    """R35, R36."""
    crew = {0: "docks: capo hit_man made_man associate; jail: driver"}
    for seat, place in enumerate(("kittys", "mansion", "little_italy", "butcher", "restaurant"), 1):
        crew[seat] = f"{place}: capo hit_man made_man associate driver"
    game = moving(crew, players=6)
    play(game, "move:associate")
    assert choices(game) == {"to:streets"}


def test_T21_a_lone_gangster_may_stay() -> None:
    """A19; by option he must move."""
    assert "move:stay" in choices(moving({0: "docks: capo", 1: "streets: capo"}))
    assert "move:stay" not in choices(moving({0: "docks: capo", 1: "streets: capo"}, options={"lone_must_move": "on"}))


def test_movement_can_be_made_mandatory() -> None:
    """A18, turned."""
    crew = {0: "docks: capo; streets: driver", 1: "streets: capo"}
    assert "move:stay" not in choices(moving(crew, options={"movement_mandatory": "on"}))


def test_R37_prisoners_do_not_move() -> None:
    game = moving({0: "jail: capo", 1: "docks: capo; jail: driver"})
    assert game.to_act == (1,)  # nothing to ask of who has nobody to move
    refused(game, "move:driver", "R37")
