"""The contract of the public interface, on Criminals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import malavita
from malavita.games.registry import edition_path

LANGUAGES = ("en", "it", "fr")


def new(players: int = 3, seed: int | None = 7, **more: Any) -> malavita.Game:
    return malavita.new("criminals", players, **{"seed": seed, "engine": "python", **more})


def ask(game: malavita.Game) -> tuple[int, malavita.Question]:
    seat = game.to_act[0]
    question = game.question(seat)
    assert question is not None
    return seat, question


def play(game: malavita.Game, luck: Random | None = None, steps: int = 10_000) -> malavita.Game:
    """Give some answers: random ones, or always the last, which keeps the table busy."""
    while not game.over and steps:
        seat, question = ask(game)
        game.play(seat, luck.choice(question.answers) if luck else question.answers[-1])
        steps -= 1
    return game


# --- starting


def test_the_example_of_the_design_reads_as_written() -> None:
    """On the engine that anybody gets who asks for none."""
    game = malavita.new("criminals", players=3, seed=7)
    assert game.over is False
    assert isinstance(game.to_act, tuple) and len(game.to_act) == 1
    question = game.question(game.to_act[0])
    assert question is not None
    assert isinstance(question.kind, str) and isinstance(question.answers, list)
    answer = question.answers[0]
    assert (type(answer.id), type(answer.code), type(answer.args)) == (int, str, dict)
    assert isinstance(question.text("it"), str)
    game.play(game.to_act[0], answer)
    interpreted = new()
    interpreted.play(interpreted.to_act[0], answer.id)
    assert interpreted.digest() == game.digest() and interpreted.save() == game.save()


def test_the_games_on_the_shelf() -> None:
    assert "criminals" in malavita.games()
    assert list(malavita.games()) == sorted(malavita.games())


def test_what_a_table_says_of_itself() -> None:
    game = new(options={"revealKilled": True, "finalTie": "moreTargets"})
    assert (game.name, game.players, game.edition, game.rules_version) == ("criminals", 3, "standard", 1)
    assert game.options == {
        "noLegalCard": "loseTurn",
        "accompliceLimit": "none",
        "revealKilled": "on",
        "finalTie": "moreTargets",
        "notebook": "on",
    }
    assert game.catalogue["targets"] == [2, 3, 4, 5, 6, 7, 8, 9]


def test_seeds_reproduce_and_differ() -> None:
    assert new(seed=7).save() == new(seed=7).save()
    assert len({new(seed=seed).digest() for seed in range(20)}) == 20
    assert new(seed=None).commitment != new(seed=None).commitment
    assert new(seed=10**40).digest() != new(seed=0).digest()


@pytest.mark.parametrize("game", ["chess", "", "Criminals", None, 5, ["criminals"], "../criminals"])
def test_an_unknown_game(game: Any) -> None:
    for act in (malavita.new, malavita.playout):
        with pytest.raises(malavita.UnknownGame, match="there are criminals"):
            act(game, players=2, **({"games": 1} if act is malavita.playout else {}))
    with pytest.raises(malavita.UnknownGame):
        malavita.position(game, {})


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100, "3", 3.0, None, True, [3]])
def test_impossible_players(players: Any) -> None:
    with pytest.raises(malavita.BadPlayers, match="criminals is played by 2, 3, 4 players, not by") as caught:
        new(players)
    assert repr(players) in str(caught.value)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"revealKiled": "on"}, "unknown option 'revealKiled': there are noLegalCard, accompliceLimit"),
        ({"revealKilled": "maybe"}, "option revealKilled cannot be 'maybe': use one of off, on"),
        ({"finalTie": True}, "option finalTie cannot be True: use one of shared, moreTargets"),
        ({5: 5}, "unknown option 5"),
        (["revealKilled"], "by name and value"),
        ("revealKilled", "by name and value"),
        (7, "by name and value"),
    ],
)
def test_impossible_options(options: Any, told: str) -> None:
    with pytest.raises(malavita.BadOption, match=told):
        new(options=options)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, [], b"7", float("nan")])
def test_impossible_seeds(seed: Any) -> None:
    with pytest.raises(malavita.BadSeed, match="whole number from 0 upwards"):
        new(seed=seed)
    with pytest.raises(malavita.BadSeed):
        new().resample(0, seed=seed)


@pytest.mark.parametrize(
    "edition", ["nowhere", "nowhere.toml", "../standard", 5, b"standard", ["standard"], "a\0.toml"]
)
def test_impossible_editions(edition: Any) -> None:
    with pytest.raises(malavita.BadEdition):
        new(edition=edition)


def test_an_edition_by_name_or_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = edition_path("criminals", "standard").read_text("utf-8")
    path.write_text(
        text.replace('edition = "standard"', 'edition = "mine"').replace("money = 18", "money = 9"), "utf-8"
    )
    assert new(edition="standard").digest() == new().digest()
    mine = new(edition=str(path))
    assert mine.edition == "mine" and mine.view()["money"] == [9, 9, 9]
    path.unlink()
    assert malavita.load(mine.save(), engine="python").view() == mine.view(), "a save keeps its box"


@pytest.mark.parametrize("engine", ["gpu", "", 5, "cuda"])
def test_impossible_engines(engine: Any) -> None:
    for act in (lambda: new(engine=engine), lambda: malavita.load(new().save(), engine=engine)):
        with pytest.raises(malavita.NoDevice, match="runs on engine python or cpu"):
            act()


# --- asking and answering


def test_a_question_and_its_answers_in_three_languages() -> None:
    game = new()
    while not game.over:
        seat, question = ask(game)
        assert question.seat == seat
        for language in LANGUAGES:
            texts = [question.text(language), *(answer.text(language) for answer in question.answers)]
            assert all(texts) and len(set(texts)) == len(texts)
        assert len({question.text(language) for language in LANGUAGES}) == 3
        json.dumps([answer.args for answer in question.answers])
        game.play(seat, question.answers[-1])


def test_an_answer_may_be_given_in_three_ways() -> None:
    ways = []
    for way in (lambda answer: answer, lambda answer: answer.id, lambda answer: answer.code):
        game = new()
        for _ in range(12):
            seat, question = ask(game)
            game.play(seat, way(question.answers[-1]))
        ways.append(game.save())
    assert len(set(ways)) == 1


def test_only_who_is_asked_has_a_question() -> None:
    game = new()
    for _ in range(15):
        for seat in range(3):
            assert (game.question(seat) is not None) == (seat in game.to_act)
        play(game, steps=1)
    play(game)
    assert game.over and game.to_act == ()
    assert [game.question(seat) for seat in range(3)] == [None] * 3


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", 0.0, None, True, [0]])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    game = new()
    before = game.save()
    acts = [
        lambda: game.play(seat, 0),
        lambda: game.question(seat),
        lambda: game.undo(seat),
        lambda: game.observation(seat),
    ]
    if seat is not None:
        acts += [
            lambda: game.view(seat),
            lambda: game.events(seat),
            lambda: game.notation(seat),
            lambda: game.resample(seat),
        ]
    for act in acts:
        with pytest.raises(malavita.BadSeat, match="seats run from 0 to 2"):
            act()
    assert game.save() == before


@pytest.mark.parametrize(
    "answer", ["", "sing", "recruit", "recruit:Z", "RECRUIT:A", "recruit:A ", "place:1:up", -1, 10_000, 1.0, True, None, [], {}, b"recruit:A",
               malavita.Answer(0, "sing")],
)  # fmt: skip
def test_a_malformed_answer(answer: Any) -> None:
    game = new()
    before = game.save()
    with pytest.raises(malavita.MalformedAnswer) as caught:
        game.play(game.to_act[0], answer)
    error = caught.value
    assert isinstance(error, malavita.IllegalAnswer)
    assert error.reason and error.key == "malformed"
    assert len({error.text(language) for language in LANGUAGES}) == 3
    assert game.save() == before


def test_an_illegal_answer_says_why_and_names_the_rule() -> None:
    game = new(2)
    seat = game.to_act[0]
    before = game.save(), game.events(seat)
    for answer, rule, word in [("recruit:F", "R4", "F"), ("hire:c01", "R9", ""), ("place:7:up", "R9", "")]:
        with pytest.raises(malavita.IllegalAnswer) as caught:
            game.play(seat, answer)
        error = caught.value
        assert type(error) is malavita.IllegalAnswer
        assert error.rule == rule and word in error.reason
        assert str(error) == f"{error.reason} [{rule}]"
        assert error.text("en") == error.text() == error.reason
        assert len({error.text(language) for language in LANGUAGES}) == 3
    assert (game.save(), game.events(seat)) == before


def test_an_answer_out_of_turn_and_after_the_end() -> None:
    game = new(2)
    other = 1 - game.to_act[0]
    with pytest.raises(malavita.NotAsked) as caught:
        game.play(other, "recruit:A")
    assert (caught.value.rule, isinstance(caught.value, malavita.IllegalAnswer)) == ("R8", True)
    play(game)
    for seat in (0, 1):
        with pytest.raises(malavita.NotAsked) as caught:
            game.play(seat, "recruit:pass")
        assert caught.value.rule == "R13" and caught.value.text("it") != caught.value.text("fr")


def test_an_unknown_language() -> None:
    game = new()
    _, question = ask(game)
    with pytest.raises(malavita.MalavitaError, match="no words in 'de': there are en, it, fr"):
        question.text("de")
    with pytest.raises(malavita.IllegalAnswer) as caught:
        game.play(game.to_act[0], "hire:c01")
    with pytest.raises(malavita.MalavitaError):
        caught.value.text("de")


# --- views, events, notation


def test_views_are_plain_data_and_say_whose_they_are() -> None:
    game = new()
    while True:
        for seat in (0, 1, 2, None):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert (view["game"], view["seat"], view["over"], view["players"]) == ("criminals", seat, game.over, 3)
        if game.over:
            break
        play(game, steps=1)
    assert game.view() == game.view(None)


def test_a_view_is_a_copy() -> None:
    game = new()
    before = game.view(0)
    game.view(0)["money"][0] = 99
    game.options["notebook"] = "off"
    assert game.view(0) == before


def test_events_since() -> None:
    game, luck = new(), Random(3)
    heard: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in (0, 1, 2, None)}
    while not game.over:
        play(game, luck, steps=1)
        for seat, events in heard.items():
            events += game.events(seat, since=len(events))
    for seat, events in heard.items():
        assert events == game.events(seat) == game.events(seat, since=-5)
        assert game.events(seat, since=len(events)) == game.events(seat, since=10_000) == []
        assert json.loads(json.dumps(events)) == events
        for event in events:
            assert len({game.say(event, language) for language in LANGUAGES}) >= 2
    assert heard[None][-1]["kind"] == "ended"


def test_players_are_called_by_their_names() -> None:
    game = play(new(), steps=4)
    event = game.events()[0]
    assert "Ada" in game.say(event, "en", {seat: "Ada" for seat in range(3)})
    assert "Ada" not in game.say(event, "en")


def test_the_looks_of_others_are_told_without_what_was_seen() -> None:
    game = new()
    seat, question = ask(game)
    game.play(seat, question.answers[-1])
    mine, theirs, public = (game.events(viewer)[0] for viewer in (seat, (seat + 1) % 3, None))
    assert mine["kind"] == "looked" and len(mine["cards"]) > 1
    assert theirs == public == {**mine, "cards": None}


def cards_in(told: Any) -> set[str]:
    return set(re.findall(r"\bc\d\d\b", told if isinstance(told, str) else json.dumps(told)))


@pytest.mark.parametrize("seed", range(4))
def test_a_card_hidden_from_the_public_never_appears(seed: int) -> None:
    """Not in its view, its events, its notation nor in words, until the card has been shown."""
    game, luck, shown, hidden = new(seed=seed), Random(seed), set[str](), 0
    while not game.over:
        seat, question = ask(game)
        down = [answer for answer in question.answers if answer.code.endswith(":down")]
        game.play(seat, luck.choice(down or question.answers[len(question.answers) // 2 :]))
        shown |= set(game.truth()["shown"])
        words = " ".join(game.say(event, language) for event in game.events() for language in LANGUAGES)
        for told in (game.view(), game.events(), game.notation(), words):
            assert cards_in(told) <= shown
        hidden += "?@" in game.notation()
        if not game.over:
            asked = game.to_act[0]
            others = [game.notation(other) for other in range(3) if other != asked]
            hand = game.truth()["hand"]
            assert not any(f" {hand}@" in text for text in others)
    assert hidden, "something was hidden"
    assert "?@" in game.notation() and cards_in(game.notation()) >= shown


def test_notation_is_for_people_and_names_the_table() -> None:
    game = play(new(options={"revealKilled": "on"}))
    head, first, *_ = game.notation().splitlines()
    assert head == "criminals · 3 players · edition standard · rules 1 · revealKilled=on"
    assert first.startswith("1. ")
    assert "won by" in game.notation().splitlines()[-1]
    assert game.notation().endswith("\n")


def test_observations_are_numbers_of_one_size() -> None:
    game = new()
    seen = [game.observation(seat) for seat in range(3)]
    assert {(array.dtype, array.shape) for array in seen} == {(np.dtype(np.float32), seen[0].shape)}
    assert np.isfinite(seen).all()


# --- taking back, copying, keeping


def test_undo_within_a_conversation() -> None:
    game = new()
    seat, question = ask(game)
    game.play(seat, question.answers[-1])
    before = game.save(), game.events(seat), game.view(seat)
    game.play(seat, ask(game)[1].answers[0])
    assert (game.save(), game.events(seat), game.view(seat)) != before
    game.undo(seat)
    assert (game.save(), game.events(seat), game.view(seat)) == before


def test_undo_where_it_is_not_fair() -> None:
    game = new()
    seat, question = ask(game)
    for nobody in range(3):  # nothing to take back yet
        with pytest.raises(malavita.CannotUndo):
            game.undo(nobody)
    game.play(seat, question.answers[-1])
    before = game.save()
    with pytest.raises(malavita.CannotUndo):  # the pile was seen
        game.undo(seat)
    game.play(seat, ask(game)[1].answers[0])
    after = game.save()
    with pytest.raises(malavita.CannotUndo):  # not one's own answer
        game.undo((seat + 1) % 3)
    assert game.save() == after != before


def test_a_copy_goes_its_own_way() -> None:
    game = play(new(), steps=6)
    before, copy = (game.save(), game.events(0), game.view(0)), game.copy()
    assert (copy.save(), copy.events(0), copy.view(0)) == before
    play(copy)
    assert copy.over and not game.over
    assert (game.save(), game.events(0), game.view(0)) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_save_and_load_bring_everything_back(players: int) -> None:
    game = new(players, options={"accompliceLimit": "one"})
    luck = Random(players)
    while True:
        text = game.save()
        assert isinstance(text, str)
        again = malavita.load(text, engine="python")
        assert (again.save(), again.options, again.commitment) == (text, game.options, game.commitment)
        for viewer in (*range(players), None):
            assert again.view(viewer) == game.view(viewer) and again.events(viewer) == game.events(viewer)
        if game.over:
            assert again.outcome == game.outcome
            break
        play(game, luck, steps=5)


def test_a_loaded_game_goes_on_alike() -> None:
    game = play(new(), steps=9)
    again = malavita.load(game.save(), engine="python")
    assert play(again, Random(1)).save() == play(game, Random(1)).save()


def test_a_loaded_game_can_still_take_back() -> None:
    game = play(new(), steps=1)
    before = game.save()
    seat, question = ask(game)
    game.play(seat, question.answers[0])
    again = malavita.load(game.save(), engine="python")
    again.undo(seat)
    assert again.save() == before


# --- the end


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outcome(players: int) -> None:
    game = new(players)
    assert game.outcome is None
    outcome = play(game, Random(5)).outcome
    assert outcome is not None
    assert isinstance(outcome.reason, str) and outcome.reason
    assert len(outcome.scores) == len(outcome.ranks) == players
    assert {type(number) for number in outcome.scores + outcome.ranks} == {int}
    assert outcome.winners == [seat for seat in range(players) if outcome.ranks[seat] == 1] != []
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert [sum(entry["points"][seat] for entry in outcome.breakdown) for seat in range(players)] == outcome.scores
    assert json.loads(json.dumps(outcome.__dict__)) == outcome.__dict__


# --- the whole truth


def test_the_truth_is_plain_and_can_be_laid_out_again() -> None:
    game = play(new(), steps=11)
    told = game.truth()
    assert json.loads(json.dumps(told)) == told
    assert {"key", "pile", "left_out", "hand", "options"} <= set(told)
    again = malavita.position("criminals", told, engine="python")
    assert again.digest() == game.digest()
    assert play(again, Random(2)).outcome == play(game, Random(2)).outcome


def test_a_position_takes_opening_values_for_what_is_missing() -> None:
    game = malavita.position("criminals", {"players": 3, "money": [5, 6, 7]}, engine="python", seed=4)
    assert game.view()["money"] == [5, 6, 7] and game.view()["turns"] == 1
    assert game.truth()["pile"] == new(3, seed=4).truth()["pile"]
    assert malavita.load(game.save(), engine="python").truth() == game.truth()


@pytest.mark.parametrize(
    ("fields", "kind", "reason"),
    [
        ({"money": [5, 6], "paid": 1}, malavita.BadPosition, r"impossible: money is conserved \(T50\)"),
        ({"spot": {"c01": "0@7"}, "pile": {"A": ["c01"]}}, malavita.BadPosition, "exactly one place"),
        ({"purse": 5}, malavita.BadPosition, "no field 'purse': there are players"),
        ({"money": [5, -6]}, malavita.BadPosition, "outside 0..250"),
        ({"money": {9: 1}}, malavita.BadPosition, "no seat 9"),
        ({"players": 9}, malavita.BadPlayers, "not by 9"),
        ({"options": {"x": 1}}, malavita.BadOption, "unknown option"),
        ({"options": 5}, malavita.BadOption, "by name and value"),
        (None, malavita.BadPosition, "by field name and value"),
        ([("money", [5, 6])], malavita.BadPosition, "by field name and value"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(fields: Any, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        malavita.position("criminals", fields, engine="python")


def test_another_world_looks_the_same_to_its_seat() -> None:
    game = play(new(), steps=8)
    for seat in (0, 1, 2, None):
        world = game.resample(seat, seed=1)
        assert world.view(seat) == game.view(seat)
        assert world.truth()["pile"] != game.truth()["pile"]
        assert world.digest() == game.resample(seat, seed=1).digest()
    assert game.truth()["key"] != game.resample(0).truth()["key"], "the dice are never handed on"


def test_the_default_engine_can_be_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MALAVITA_ENGINE", "python")
    assert malavita.new("criminals", 2, seed=1)._engine.name == "python"
    monkeypatch.setenv("MALAVITA_ENGINE", "steam")
    with pytest.raises(malavita.NoDevice, match="cannot be 'steam': use python or cpu"):
        malavita.new("criminals", 2, seed=1)


@pytest.mark.parametrize(("name", "players"), [("criminals", 3), ("mafiozoo", 4), ("mobties", 4)])
def test_what_is_made_once_for_all_is_the_same_for_each(name: str, players: int) -> None:
    game, luck = malavita.new(name, players, seed=3), Random(3)
    for _ in range(200):
        if game.over:
            break
        for viewer in (None, *range(players)):
            assert game.seen(viewer) == game.view(viewer)
            assert game.heard(viewer, 0) == game.events(viewer)
        assert game.view(0)["options"] is not game.view(1)["options"], "what one caller changes, another must not see"
        seat, question = ask(game)
        game.play(seat, luck.choice(question.answers))
        if luck.random() < 0.3:
            game.rest()


# --- nothing that was given out leads back into the game, and mistakes are told


def test_what_was_given_out_may_be_changed() -> None:
    game = malavita.new("mafiozoo", 3, seed=3)
    play(game, Random(3), 60)
    before = json.dumps([game.events(), game.catalogue])
    for event in game.events():
        for value in event.values():
            if isinstance(value, list):
                value.append("mine")
    game.catalogue.clear()
    next(value for value in game.catalogue.values() if isinstance(value, (list, dict))).clear()
    assert json.dumps([game.events(), game.catalogue]) == before
    play(game, Random(4))
    assert game.outcome is not None
    scores = list(game.outcome.scores)
    game.outcome.scores.append(99)
    game.outcome.ranks.clear()
    game.outcome.breakdown[0].clear()
    assert game.outcome.scores == scores and game.outcome.winners and game.outcome.breakdown[0]


@pytest.mark.parametrize("name", malavita.games())
def test_what_is_shown_is_the_same_after_a_journey_as_json(name: str) -> None:
    game, luck = malavita.new(name, 3, seed=5), Random(5)
    while not game.over and len(game.answers_given) < 400:
        play(game, luck, 20)
        for seat in (None, *range(3)):
            shown = [game.view(seat), game.events(seat), game.truth()]
            assert json.loads(json.dumps(shown)) == shown


def test_numbers_of_arrays_are_answers_too() -> None:
    game = new()
    seat, question = ask(game)
    game.play(seat, np.int64(question.answers[0].id))
    assert game.answers_given == [(seat, question.answers[0].id)] and malavita.load(game.save()).answers_given


def test_an_answer_that_there_is_not_names_a_rule() -> None:
    game = new()
    with pytest.raises(malavita.MalformedAnswer) as caught:
        game.play(game.to_act[0], "zzz")
    assert caught.value.reason and caught.value.rule


@pytest.mark.parametrize("engine", ["python", "cpu"])
@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("mafiozoo", {"players": 3, "stage": "bribery", "round_now": 2, "visited": None, "goons": [["L42"]]}),
        ("mafiozoo", {"players": 3, "discarded": 3}),
        ("mafiozoo", {"players": 3, "round_now": 5, "stage": "bribery"}),
        ("mafiozoo", {"players": 3, "stage": "evaluating"}),
        ("mobties", {"players": 3, "deal_size": [1]}),
        ("mobties", {"players": 3, "stage": "action"}),
        ("mobties", {"players": 3, "place": "docks"}),
        ("criminals", {"players": 2, "turn": 0, "pile": {"A": ["c20", "c21"]}, "shown": ["c20"]}),
    ],
)
def test_positions_that_cannot_be_are_refused_with_a_reason(name: str, fields: dict[str, Any], engine: str) -> None:
    with pytest.raises(malavita.BadPosition):
        malavita.position(name, fields, engine=engine)


def test_too_much_is_refused_before_it_is_tried() -> None:
    with pytest.raises(malavita.BadSeed):
        new(seed=10**5000)
    with pytest.raises(malavita.MalavitaError, match="memory"):
        malavita.batch("criminals", games=10**12, players=2)
