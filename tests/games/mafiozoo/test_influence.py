"""Phase 4: goons, roads, payment, and the surplus of favors (R54 to R59)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import choices, favors, kind, lay, play, told

RICH = {0: "booze permit jewelry weapons godfather godfather godfather godfather"}


def influence(**table):
    return lay(stage="influence", **table)


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_T14_which_places_are_open() -> None:
    """R55, with the reconstructed roads."""
    game = influence(favors=RICH, goons={0: "L11 L13 L14 L24 L33 L34 L44"})
    assert choices(game) - {"goon:done"} == {f"goon:{n}" for n in ["L12", "L21", "L31", "L41", "L23", "L32", "L43"]}


def test_T36_the_dock_takes_a_godfathers_favor() -> None:
    """R56: both favors go back to the supply."""
    game = influence(favors={0: "booze godfather", 1: "booze permit"})
    play(game, "goon:L14")
    assert favors(game, 0) == [] and game.view()["goons"][0] == ["L14"]


def test_T37_a_godfather_icon_needs_a_godfathers_favor() -> None:
    """R56."""
    refused(influence(favors={0: "booze weapons"}), "goon:L14", "R56")


def test_T38_godfathers_favors_stand_for_anything() -> None:
    """R56."""
    game = play(influence(favors={0: "godfather godfather", 1: "booze permit"}, goons={0: "L12"}), "goon:L22")
    assert game.view()["goons"][0] == ["L12", "L22"]


def test_T39_no_road_no_goon() -> None:
    """R55."""
    refused(influence(favors={0: "jewelry weapons"}), "goon:L33", "R55")


def test_T40_a_goon_placed_a_moment_ago_opens_roads() -> None:
    """R54, R55."""
    game = influence(favors={0: "booze booze weapons jewelry", 1: "booze permit"})
    play(game, "goon:L12", "goon:L22")
    assert game.view()["goons"][0] == ["L12", "L22"]


def test_T41_a_surplus_becomes_tokens() -> None:
    """R59, A35, R5, A36."""
    game = lay(stage="surplus", favors={0: "booze permit weapons"})
    assert choices(game) == {"keep:booze", "keep:permit", "keep:weapons"}
    play(game, "keep:permit", "token:1", "token:unseen")
    held = game.view(0)["tokens"][0]
    assert sum(held["known"].values()) == 2 and game.view(1)["tokens"][0]["hidden"] == 1
    assert None not in game.view()["agenda"] and favors(game, 0) == ["permit"]


def test_T42_a_bonus_works_from_the_next_round() -> None:
    """R58, A33, R18."""
    game = influence(favors={0: "booze weapons", 1: "booze permit"}, money=[0, 0, 0], working=[[], [], [], []])
    play(game, "goon:L12")
    assert game.view()["working"][0] == [] and game.view()["money"][0] == 0
    play(game, "goon:done") if kind(game) == "goon" else None
    while game.view()["round"] == 2:
        play(game, min(choices(game)))
    assert game.view()["working"][0] == ["L12"]
    assert [e["money"] for e in told(game, "earned") if e["location"] == "L12"] == [2]


def test_R57_one_goon_of_a_color_at_a_location() -> None:
    """A34: others may be there too."""
    game = influence(favors={0: "booze weapons", 1: "booze weapons"}, goons={0: "L12"})
    refused(game, "goon:L12", "R57") if game.to_act == (0,) else None
    assert "goon:L12" in choices(game, 1) or "goon:L12" in choices(play(game, "goon:done"), 1)


def test_R56_how_to_pay_is_asked_only_when_there_is_more_than_one_way() -> None:
    game = play(influence(favors={0: "weapons booze permit", 1: "booze permit"}), "goon:L11")
    assert choices(game) == {"payment:booze:weapons", "payment:permit:weapons"}
    game.undo(0)
    assert kind(game) == "goon"
    play(game, "goon:L11", "payment:permit:weapons")
    assert favors(game, 0) == ["booze"]


def test_R54_who_can_place_nothing_is_not_asked() -> None:
    game = influence(favors={0: "booze", 2: "booze weapons"})
    assert game.to_act == (2,)
