"""The options of a table, each with both its values."""

from __future__ import annotations

import pytest

import malavita

from .helpers import (
    ACCOMPLICE,
    ACCOMPLICE_1,
    BOSS,
    KILLER,
    SPY,
    SWAP,
    all_pass,
    choices,
    deck,
    full_row,
    holding,
    lay,
    lost,
    new,
    pile,
    play,
    row,
    scored,
    told,
)

DEFAULTS = {
    "noLegalCard": "loseTurn",
    "accompliceLimit": "none",
    "revealKilled": "off",
    "finalTie": "shared",
    "notebook": "on",
}


def test_the_recommended_readings_are_the_defaults() -> None:
    assert new().options == DEFAULTS
    assert new().view()["options"] == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("noLegalCard", "passOut"),
        ("accompliceLimit", "one"),
        ("revealKilled", "on"),
        ("finalTie", "moreTargets"),
        ("notebook", "off"),
    ],
)
def test_one_option_turns_nothing_else(name: str, value: str) -> None:
    assert new(options={name: value}).options == {**DEFAULTS, name: value}


@pytest.mark.parametrize(
    "options", [{"nolegalcard": "passOut"}, {"noLegalCard": "maybe"}, {"revealKilled": 2}, ["notebook"]]
)
def test_an_unknown_option_or_value_is_refused(options: object) -> None:
    with pytest.raises(malavita.BadOption):
        new(options=options)


@pytest.mark.parametrize(("value", "text"), [(True, "on"), (False, "off"), ("on", "on"), ("off", "off")])
def test_on_and_off_may_be_given_as_truth_values(value: object, text: str) -> None:
    assert new(options={"revealKilled": value}).options["revealKilled"] == text


# --- noLegalCard (A9, A12, R20)


@pytest.mark.parametrize(("value", "passed"), [("loseTurn", False), ("passOut", True)])
def test_A12_noLegalCard_with_a_full_row(value: str, passed: bool) -> None:
    """R20: the money is lost either way."""
    game = lay(rows={0: full_row()}, piles={"A": f"c20 {SPY}"}, options={"noLegalCard": value})
    play(game, "recruit:A")
    assert game.view()["passed"] == [passed, False]
    assert (game.view()["money"], pile(game, "A"), game.to_act) == ([16, 18], {"c20", SPY}, (1,))
    assert len(told(game, "hired-nobody")) == 1
    assert len(told(game, "passed")) == passed


@pytest.mark.parametrize(("value", "passed"), [("loseTurn", False), ("passOut", True)])
def test_A9_noLegalCard_with_a_pile_of_bosses(value: str, passed: bool) -> None:
    game = lay(piles={"A": f"c31 {BOSS}"}, options={"noLegalCard": value}, edition=deck(c31={"special": "boss"}))
    assert play(game, "recruit:A").view()["passed"] == [passed, False]


def test_R13_noLegalCard_passOut_can_end_the_game() -> None:
    game = lay(rows={0: full_row()}, piles={"A": "c20"}, passed=[1], options={"noLegalCard": "passOut"})
    play(game, "recruit:A")
    assert game.over
    assert game.view()["money"][0] == 17


# --- accompliceLimit (A20)


@pytest.mark.parametrize(("value", "allowed"), [("none", True), ("one", False)])
def test_A20_accompliceLimit_on_a_stack_with_an_accomplice(value: str, allowed: bool) -> None:
    game = holding(ACCOMPLICE_1, rows={0: {8: f"c20 {ACCOMPLICE}", 5: "c17"}}, options={"accompliceLimit": value})
    assert ("place:8:up" in choices(game)) is allowed
    assert "place:5:up" in choices(game)


@pytest.mark.parametrize(("value", "able"), [("none", {"hire:c02", "hire:c10"}), ("one", {"hire:c10"})])
def test_A20_accompliceLimit_and_a_row_full_of_stacks(value: str, able: set[str]) -> None:
    """R19: with no stack to join, an Accomplice is not choosable against a full row; eight Accomplices in this box."""
    helpers = ["c05", "c20", "c21", "c22", "c23", "c24", "c25", "c26"]
    edition = deck(**{card: {"special": "accomplice"} for card in helpers})
    stacks = {target: f"{under} {top}" for (target, under), top in zip(full_row().items(), helpers, strict=True)}
    game = lay(rows={0: stacks}, piles={"A": "c02 c10"}, options={"accompliceLimit": value}, edition=edition)
    assert choices(play(game, "recruit:A")) == able


def test_D7_accompliceLimit_one_and_stacks_everywhere() -> None:
    """Who hired nobody then shows only that there was no Killer; an Accomplice may lie there."""
    helpers = ["c05", "c20", "c21", "c22", "c23", "c24", "c25", "c26"]
    edition = deck(**{card: {"special": "accomplice"} for card in helpers})
    stacks = {target: f"{under} {top}" for (target, under), top in zip(full_row().items(), helpers, strict=True)}
    table = dict(rows={1: stacks}, piles={"A": "c02"}, out=f"{KILLER} c27", turn=1)
    game = play(lay(**table, options={"accompliceLimit": "one"}, edition=edition), "recruit:A")
    drawn = {game.resample(0, seed=n).truth()["pile"][0][0] for n in range(40)}
    assert drawn == {"c02", "c27"}


def test_A20_accompliceLimit_one_lets_a_stack_move_and_be_killed() -> None:
    game = holding(SWAP, rows={0: {8: f"c20 {ACCOMPLICE}"}}, options={"accompliceLimit": "one"})
    assert row(play(game, "place:8:up", "move:9"), 0) == {8: SWAP, 9: f"c20 {ACCOMPLICE}"}


# --- revealKilled (A31, R38)


def test_A31_revealKilled_off() -> None:
    game = play(holding(KILLER, rows={1: {9: f"c20v {ACCOMPLICE}"}}), "place:9:up", "kill:1")
    assert lost(game, 1, viewer=None) == f"?v {ACCOMPLICE}"


def test_A31_revealKilled_on() -> None:
    """Everybody sees them as they leave, and knows them from then on."""
    game = holding(KILLER, players=3, rows={1: {9: f"c20v {ACCOMPLICE}", 8: "c21v"}}, options={"revealKilled": "on"})
    play(game, "place:9:up", "kill:1")
    for viewer in (0, 1, 2, None):
        assert lost(game, 1, viewer) == f"c20 {ACCOMPLICE}"
        assert told(game, "killed", viewer)[0]["shown"] == [ACCOMPLICE, "c20"]
        assert told(game, "killed", viewer)[0]["hidden"] == 0
    assert row(game, 1, viewer=0) == {8: "?v"}
    assert all(game.resample(viewer, seed=1).truth()["killed"][1] == [ACCOMPLICE, "c20"] for viewer in (0, 2, None))


def test_A31_revealKilled_on_shows_own_victims_too() -> None:
    game = play(holding(KILLER, rows={0: {9: "c20v"}}, options={"revealKilled": "on"}), "place:9:up")
    assert lost(game, 0, viewer=1) == "c20"


# --- finalTie (A44, R52)

TIED = {0: {9: "c30"}, 1: {4: "c10", 5: "c11"}}  # nine points each, one target against two


@pytest.mark.parametrize(("value", "winners"), [("shared", [0, 1]), ("moreTargets", [1])])
def test_A44_finalTie(value: str, winners: list[int]) -> None:
    outcome = scored(TIED, money=[3, 3], options={"finalTie": value})
    assert (outcome.scores, outcome.winners) == ([9, 9], winners)


def test_A44_finalTie_moreTargets_comes_after_the_money() -> None:
    outcome = scored(TIED, money=[4, 3], options={"finalTie": "moreTargets"})
    assert outcome.winners == [0]


def test_A44_finalTie_moreTargets_may_still_be_shared() -> None:
    outcome = scored({}, money=[4, 4], options={"finalTie": "moreTargets"})
    assert outcome.winners == [0, 1]


@pytest.mark.parametrize(("value", "winners"), [("shared", [0, 1]), ("moreTargets", [1])])
def test_A44_finalTie_the_end_is_told_alike(value: str, winners: list[int]) -> None:
    game = lay(rows=TIED, money=[3, 3], options={"finalTie": value})
    assert all_pass(game).winners == winners
    assert told(game, "ended")[0]["seats"] == winners


# --- notebook (A50)


def spied(value: str) -> malavita.Game:
    game = holding(SPY, rows={0: {8: "c17v"}, 1: {5: "c20v"}}, piles={"B": "c21 c24"}, options={"notebook": value})
    return play(game, "place:2:up", "spy:target:5", "1 recruit:B", "1 hire:c21", "1 place:6:up")


def test_A50_notebook_on_keeps_what_was_seen() -> None:
    game = spied("on")
    assert row(game, 1, viewer=0) == {5: "c20v", 6: "c21"}
    assert game.view(1)["notebook"]["looks"][0]["cards"] == ["c24"]


def test_A50_notebook_off_shows_only_what_may_be_looked_at_again() -> None:
    """R29: own face-down henchmen always."""
    game = spied("off")
    assert row(game, 1, viewer=0) == {5: "?v", 6: "c21"}
    assert row(game, 0, viewer=0) == {2: SPY, 8: "c17v"}
    assert game.view(0)["notebook"] is game.view(1)["notebook"] is None


def test_A50_notebook_off_still_shows_the_pile_being_chosen_from() -> None:
    """R16."""
    game = play(lay(piles={"B": "c21 c24"}, options={"notebook": "off"}), "recruit:B")
    assert game.view(0)["pile"] == ["c21", "c24"]


def test_A50_notebook_off_does_not_make_programs_forget() -> None:
    """Bots have perfect recall: worlds are drawn from all that was seen."""
    game = spied("off")
    assert {game.resample(0, seed=n).truth()["spot"].index("1@5") for n in range(12)} == {19}  # c20


def test_options_travel_with_a_position() -> None:
    game = malavita.position("criminals", {"players": 3, "options": {"revealKilled": "on"}}, engine="python")
    assert game.options["revealKilled"] == "on"
    assert malavita.position("criminals", game.truth(), engine="python").options == game.options
