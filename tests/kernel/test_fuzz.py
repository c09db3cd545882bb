"""Whatever comes in at the outer doors, only a MalavitaError comes out, and nothing was changed."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import malavita
from malavita.games import registry
from malavita.kernel.edition import parse
from malavita.kernel.replay import read_save, write_save

MANY = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck), database=None)
SOME = settings(MANY, max_examples=150)

SPEC = registry.find("criminals")
EDITION = registry.edition_path("criminals", "standard").read_text("utf-8")


def started(seed: int = 9, answers: int = 7) -> malavita.Game:
    game = malavita.new("criminals", 2, seed=seed, engine="python")
    for _ in range(answers):
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        game.play(seat, question.answers[-1])
    return game


GAME = started()
TEXT = GAME.save()
CONTENT = read_save(TEXT)
TRUTH = json.loads(json.dumps(GAME.truth()))
NAMES = [
    "c01",
    "c32",
    "A",
    "Z",
    "0@7",
    "recruit:A",
    "hire:c01",
    "standard",
    "players",
    "from",
    "rest",
    "rulebook",
    "0",
    "9",
    "²",
]

PLAIN = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 40)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(NAMES)
)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip


@st.composite
def mutated_text(draw: Any, text: str) -> str:
    """A text with a few pieces cut out, doubled, replaced or moved."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 30)))
        piece = draw(
            st.text(max_size=6)
            | st.sampled_from(['"', "\n", "{", "]", "= ", "[[x]]\n", "\\", "9" * 30, "\ud800", "\x00"])
        )
        text = text[:at] + piece + text[draw(st.sampled_from([at, end])) :]
    return text


@st.composite
def mutated_content(draw: Any, content: dict[str, Any]) -> dict[str, Any]:
    """Plain data of which some part, at any depth, was replaced, taken away or added."""
    content = json.loads(json.dumps(content))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = content
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if not isinstance(place[key], (dict, list)) or draw(st.booleans()):
                if draw(st.integers(0, 4)) == 0:
                    del place[key]
                else:
                    place[key] = draw(VALUES)
                break
            place = place[key]
        if draw(st.integers(0, 5)) == 0:
            content[draw(st.sampled_from(NAMES))] = draw(VALUES)
    return content


def only_our_errors(act: Any) -> Any:
    """What an act gives, or None if it was refused with words in one line."""
    try:
        return act()
    except malavita.MalavitaError as error:
        assert str(error)
        return None


@MANY
@given(mutated_text(TEXT))
def test_damaged_saves(text: str) -> None:
    found = only_our_errors(lambda: malavita.load(text, engine="python"))
    assert found is None or found.save() == TEXT


@MANY
@given(st.text() | st.binary() | VALUES)
def test_what_was_never_a_save(text: Any) -> None:
    assert only_our_errors(lambda: malavita.load(text, engine="python")) is None


@SOME
@given(mutated_content(CONTENT))
def test_saves_that_were_forged_and_sealed_again(content: dict[str, Any]) -> None:
    found = only_our_errors(lambda: malavita.load(write_save(content), engine="python"))
    if found is not None:
        assert not found.faults()
        assert malavita.load(found.save(), engine="python").digest() == found.digest()


@MANY
@given(mutated_text(EDITION))
@example(EDITION.replace("ones = 31", "ones = 2020-01-01"))
@example(EDITION.replace('from = { rest = "rulebook" }', "from = 3"))
def test_damaged_editions(text: str) -> None:
    def read() -> Any:
        edition = parse(text)
        return SPEC.read_box(edition) and edition

    edition = only_our_errors(read)
    if edition is not None and edition.game == "criminals":
        game = malavita.new("criminals", 3, seed=1, edition=edition, engine="python")
        assert not game.faults()
        assert malavita.load(game.save(), engine="python").digest() == game.digest()


@MANY
@given(st.text() | st.binary() | PLAIN)
def test_what_was_never_an_edition(text: Any) -> None:
    assert only_our_errors(lambda: SPEC.read_box(parse(text))) is None


@MANY
@given(VALUES | st.integers(-1, 120) | st.sampled_from(SPEC.space.codes(GAME.box)), VALUES | st.integers(0, 1))
def test_any_answer_of_any_seat(answer: Any, seat: Any) -> None:
    game = GAME.copy()
    before = game.digest(), game.save(), game.events(0)
    try:
        game.play(seat, answer)
    except malavita.IllegalAnswer as error:
        assert error.reason and error.text("it") and error.text("fr")
    except malavita.BadSeat as error:
        assert str(error)
    else:
        assert game.digest() != before[0] and len(game.answers_given) == len(GAME.answers_given) + 1
        return
    assert (game.digest(), game.save(), game.events(0)) == before
    assert GAME.save() == TEXT


@SOME
@given(mutated_content(TRUTH))
def test_positions_that_were_changed(fields: dict[str, Any]) -> None:
    found = only_our_errors(lambda: malavita.position("criminals", fields, engine="python"))
    assert GAME.save() == TEXT
    if found is not None:
        assert not found.faults()
        again = malavita.position("criminals", found.truth(), engine="python")
        assert again.truth() == found.truth()
        for seat in (*range(found.players), None):
            json.dumps(found.view(seat))
        if not found.over:
            question = found.question(found.to_act[0])
            assert question is not None and question.text("fr")


@SOME
@given(
    st.dictionaries(st.sampled_from([*SPEC.state.fields, "options"]) | st.text(max_size=5), VALUES, max_size=5) | VALUES
)
def test_positions_out_of_nowhere(fields: Any) -> None:
    found = only_our_errors(lambda: malavita.position("criminals", fields, engine="python"))
    assert found is None or not found.faults()


@SOME
@given(VALUES, VALUES, VALUES, VALUES, VALUES)
def test_tables_out_of_nowhere(players: Any, seed: Any, edition: Any, options: Any, name: Any) -> None:
    for given_name in ("criminals", name):
        for many in (players, 3):
            only_our_errors(lambda: malavita.new(given_name, many, seed, edition, options, "python"))
            only_our_errors(lambda: malavita.playout(given_name, 1, many, seed, "python", options, edition))
