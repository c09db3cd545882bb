"""Questions, answers, and the one numbering of all answers."""

from __future__ import annotations

import pytest

import malavita
from malavita.games import registry
from malavita.kernel.question import MOST, Answer, Kind
from malavita.kernel.space import ActionSpace


def kind(name: str, size: int) -> Kind:
    return Kind(name, size, lambda box, n: f"{name}:{n}", lambda box, n: {"n": n})


SPACE = ActionSpace((kind("hire", 5), kind("place", 62), kind("kill", 1)))


@pytest.mark.parametrize("size", [0, -1, MOST + 1])
def test_a_question_has_1_to_62_answers(size: int) -> None:
    with pytest.raises(TypeError, match="1 to 62 fit"):
        kind("x", size)
    assert kind("x", MOST).size == 62


def test_numbers_and_answers_there_and_back() -> None:
    assert (SPACE.size, SPACE.offsets) == (68, [0, 5, 67])
    assert [SPACE.number(*SPACE.split(number)) for number in range(68)] == list(range(68))
    assert [SPACE.split(number) for number in (4, 5, 66, 67)] == [(0, 4), (1, 0), (1, 61), (2, 0)]


@pytest.mark.parametrize("number", [-1, 68, 1000])
def test_a_number_beyond_the_space_is_refused(number: int) -> None:
    with pytest.raises(IndexError):
        SPACE.split(number)


def test_every_answer_has_its_code() -> None:
    assert SPACE.code(None, 66) == "place:61"
    assert len(set(SPACE.codes(None))) == 68


@pytest.mark.parametrize("name", registry.names())
def test_the_codes_of_every_game_are_distinct(name: str) -> None:
    spec = registry.find(name)
    codes = spec.space.codes(malavita.new(name, spec.seats[0], seed=1, engine="python").box)
    assert len(set(codes)) == len(codes) == spec.space.size
    assert all(code.isascii() and " " not in code for code in codes)


def test_an_answer_is_known_by_number_and_code() -> None:
    assert Answer(3, "hire:3", {"n": 3}) == Answer(3, "hire:3")
    assert Answer(3, "hire:3") != Answer(3, "hire:4")
    assert Answer(3, "hire:3").text("it") == "hire:3", "without words the code has to do"
    assert (
        Answer(3, "hire:3", {}, lambda language, names: f"{language} {dict(names)}").text("it", {0: "Al"})
        == "it {0: 'Al'}"
    )


def test_a_question_speaks_of_its_moment() -> None:
    """Its words stay true when the game has gone on."""
    game = malavita.new("criminals", 2, seed=1, engine="python")
    seat = game.to_act[0]
    question = game.question(seat)
    assert question is not None
    before = [question.text(language) for language in ("en", "it", "fr")] + [a.text("fr") for a in question.answers]
    game.play(seat, question.answers[1])
    assert before == [question.text(language) for language in ("en", "it", "fr")] + [
        a.text("fr") for a in question.answers
    ]
    assert len(set(before)) == len(before)
