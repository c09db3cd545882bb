"""The parts of `malavita join` that need no house: keys, addresses, columns, views from the wire."""

from __future__ import annotations

import json
import stat
from functools import partial
from pathlib import Path
from random import Random

import pytest

import malavita
from malavita.cli.join.coming import read_address
from malavita.cli.join.keys import Key, Keys
from malavita.cli.join.seen import keyed
from malavita.cli.join.teller import in_columns
from malavita.cli.tui.offer import Offer
from malavita.cli.tui.scene import Scene, find_board
from malavita.games import registry
from malavita.kernel.errors import MalavitaError

HOUSE = "http://house:8000"


def test_keys_are_found_by_house_and_name_the_last_used_first(tmp_path: Path) -> None:
    keys = Keys(tmp_path)
    assert keys.find(HOUSE) is None
    for key in (Key("Tom", "one"), Key("Ada", "two"), Key("Tom", "three")):
        keys.keep(HOUSE, key)
    keys.keep("http://elsewhere", Key("Leo", "four"))
    assert keys.find(HOUSE) == Key("Tom", "three") and keys.find(HOUSE, "Ada") == Key("Ada", "two")
    assert keys.find(HOUSE, "Leo") is None and "one" not in (tmp_path / "guests.json").read_text("utf-8")


def test_nobody_else_can_read_the_keys_and_a_broken_file_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "guests.json"
    for broken in ("{", "[]"):
        file.write_text(broken, "utf-8")
        file.chmod(0o644)
        assert Keys(tmp_path).find(HOUSE) is None
        Keys(tmp_path).keep(HOUSE, Key("Tom", "one"))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600 and Keys(tmp_path).find(HOUSE) == Key("Tom", "one")
    assert [path.name for path in tmp_path.iterdir()] == ["guests.json"]


@pytest.mark.parametrize(
    ("text", "house", "code"),
    [
        ("http://house:8000", HOUSE, ""), ("house:8000/", HOUSE, ""), ("http://house:8000/t/abcdef", HOUSE, "abcdef"),
        ("https://play.example.org/t/ABCDEF/", "https://play.example.org", "ABCDEF"),
    ],
)  # fmt: skip
def test_an_address_is_a_house_or_the_link_of_a_table(text: str, house: str, code: str) -> None:
    assert read_address(text) == (house, code)


@pytest.mark.parametrize("text", ["", "ftp://house", "http://"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(MalavitaError):
        read_address(text)


def test_many_answers_stand_in_columns_to_be_read_downwards() -> None:
    lines = [f"  {number}  one" for number in range(1, 31)]
    assert in_columns(lines, 0) == lines and in_columns(lines[:12], 100) == lines[:12]
    wide = in_columns(lines, 33)
    assert len(wide) == 10 and wide[0].split() == ["1", "one", "11", "one", "21", "one"]
    assert all(len(line) <= 33 for line in wide) and sum(line.count("one") for line in wide) == 30
    assert in_columns([], 80) == []


@pytest.mark.parametrize("game", malavita.games())
def test_a_view_from_the_wire_is_drawn_as_the_game_itself_draws_it(game: str) -> None:
    table, luck, board = malavita.new(game, 3, seed=4, engine="python"), Random(4), find_board(game)
    while not table.over:
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.play(seat, luck.choice(question.answers))
    say = partial(registry.words(game).say, "en")
    drawn = []
    for view, catalogue in (
        (table.view(0), table.catalogue),
        (keyed(json.loads(json.dumps(table.view(0)))), keyed(json.loads(json.dumps(table.catalogue)))),
    ):
        scene = Scene(view, catalogue, {0: "Ada", 1: "Leo", 2: "Tom"}, say, 0, "", Offer())
        hand = board.hand(scene, 100)
        notes = [text.plain for text in board.notebook(scene)]
        drawn.append((board.draw(scene, 100, 60).text, hand and hand.text, notes, board.score(scene, [])))
    assert drawn[0] == drawn[1]
