"""What numbers are called outside, and back; whole positions by field name."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import malavita
from malavita.games import registry
from malavita.kernel.errors import BadPosition
from malavita.kernel.sets import of
from malavita.kernel.units import NONE, namer, number_of, put, truth

SPEC = registry.find("criminals")


def middle_game(name: str, players: int, steps: int = 17) -> malavita.Game:
    game, luck = malavita.new(name, players, seed=3, engine="python"), Random(players)
    for _ in range(steps):
        if game.over:
            break
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        game.play(seat, luck.choice(question.answers[-4:]))
    return game


GAME = middle_game("criminals", 3)
BOX = GAME.box


@pytest.mark.parametrize("name", registry.names())
def test_every_number_of_every_unit_has_a_name_of_its_own(name: str) -> None:
    spec = registry.find(name)
    box = middle_game(name, spec.seats[0], 0).box
    for unit, size in spec.sizes.items():
        names = list(map(namer(spec, box, unit), range(size)))
        assert len(set(names)) == size
        assert [number_of(spec, box, unit, outside) for outside in names] == list(range(size))


def test_nothing_and_plain_numbers() -> None:
    assert namer(SPEC, BOX, "card")(NONE) is None and number_of(SPEC, BOX, "card", None) == NONE
    assert namer(SPEC, BOX, "")(42) == 42 == number_of(SPEC, BOX, "", 42)


def test_sets_are_lists_of_names() -> None:
    assert namer(SPEC, BOX, "cards")(of([0, 4, 31])) == ["c01", "c05", "c32"]
    assert number_of(SPEC, BOX, "cards", ["c32", "c01", "c05", "c05"]) == of([0, 4, 31])
    assert namer(SPEC, BOX, "seats")(0) == [] and number_of(SPEC, BOX, "seats", ()) == 0


@pytest.mark.parametrize(
    ("unit", "value"),
    [("", "3"), ("", 3.0), ("", True), ("", None), ("card", "c33"), ("card", 3), ("card", ["c01"]), ("seat", "0"),
     ("seat", True), ("seat", 4), ("cards", "c01"), ("cards", {"c01": 1}), ("cards", ["c99"]), ("target", 1), ("face", 0)],
)  # fmt: skip
def test_what_is_no_name_is_refused(unit: str, value: Any) -> None:
    with pytest.raises(BadPosition):
        number_of(SPEC, BOX, unit, value)


@pytest.mark.parametrize("players", SPEC.seats)
def test_a_truth_is_plain_data_and_lays_out_the_same_position(players: int) -> None:
    game = middle_game("criminals", players)
    fields = truth(SPEC, game.state, game.box)
    assert list(fields) == list(SPEC.state.fields)
    assert json.loads(json.dumps(fields)) == fields
    again = SPEC.state()
    for name, value in json.loads(json.dumps(fields)).items():
        put(SPEC, again, game.box, name, value)
    assert again == game.state


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [("purse", 3, "there is no field 'purse'"), ("money", {9: 3}, "there is no seat 9"), ("money", {"9": 3}, "there is no seat '9'"),
     ("money", {-1: 3}, "not a seat"), ("money", {"²": 3}, "money: "), ("money", [1] * 5, "at most 4"), ("money", "12", "must be a list"),
     ("money", [251], "outside 0..250"), ("pile", {"Z": []}, "not a hideout"), ("key", {0: 1}, "must be a list"),
     ("passed", [None], "passed: "), ("turn", 4, "turn: 4 is not a seat"), ("turn", None, "turn: turn = -1 is outside")],
)  # fmt: skip
def test_a_field_is_refused_with_its_name_and_a_reason(name: str, value: Any, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        put(SPEC, SPEC.state(), BOX, name, value)
    assert reason in str(caught.value)


def test_entries_that_are_not_given_are_empty() -> None:
    s = SPEC.state()
    put(SPEC, s, BOX, "money", [7, 8, 9, 10])
    put(SPEC, s, BOX, "money", {1: 5})
    put(SPEC, s, BOX, "spot", {"c02": "1@9"})
    assert list(s.money) == [0, 5, 0, 0]
    assert list(s.spot) == [NONE, 15] + [NONE] * 30
