"""Records: declared once, aligned for every engine, checked when interpreted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import malavita
from malavita.games import registry
from malavita.kernel import record
from malavita.kernel.errors import RangeError
from malavita.kernel.record import OWNER, PUBLIC, SECRET, Frozen, Record, Row, Rows, field, field_table, same_bytes
from malavita.kernel.rule import Workshop, rule


class Crew(Record):
    """Small, and with padding between and after its fields."""

    rank: int = field("i1", "a rank", -1, 9, PUBLIC)
    purse: int = field("i8", "a purse", 0, 500, PUBLIC)
    loot: Row = field("i2", "loot by seat", 0, 30, OWNER, (3,))
    grid: Row = field("u1", "a grid", 0, 200, SECRET, (2, 3))
    key: int = field("u8", "a word", 0, (1 << 64) - 1, SECRET)


def declare(**fields: Any) -> type[Record]:
    return type("Declared", (Record,), fields)


# --- the declaration


def test_fields_lie_aligned_with_padding_between_them() -> None:
    assert Crew.dtype.isalignedstruct
    assert Crew.dtype.fields is not None
    offsets = {name: Crew.dtype.fields[name][1] for name in Crew.fields}
    assert offsets == {"rank": 0, "purse": 8, "loot": 16, "grid": 22, "key": 32}
    assert Crew.dtype.itemsize == 40


class Moved(Record, first=("key", "rank")):
    rank: int = field("i1", "a rank", 0, 5, PUBLIC)
    loot: Row = field("i2", "loot", -9, 99, PUBLIC, (3,))
    key: int = field("u8", "a word", 0, (1 << 64) - 1, SECRET)


def test_fields_that_come_first_lie_first_in_whole_lines_of_a_cache() -> None:
    assert Moved.dtype.isalignedstruct and Moved.dtype.fields is not None
    assert {name: Moved.dtype.fields[name][1] for name in Moved.fields} == {"rank": 8, "loot": 10, "key": 0}
    assert list(Moved.fields) == ["rank", "loot", "key"] and Moved.dtype.itemsize == 128


def test_where_fields_lie_changes_neither_their_values_nor_their_digest() -> None:
    class Declared(Record):
        rank: int = Moved.fields["rank"]  # type: ignore[assignment]
        loot: Row = Moved.fields["loot"]  # type: ignore[assignment]
        key: int = Moved.fields["key"]  # type: ignore[assignment]

    moved, declared = Moved(), Declared()
    for one in (moved, declared):
        one.rank, one.key = 3, 1 << 63
        one.loot[2] = -7
    assert moved.digest() == declared.digest() and moved.values() == declared.values()
    assert (moved.frozen().rank, moved.frozen().loot, moved.frozen().key) == (3, (0, 0, -7), 1 << 63)
    moved.loot[0] = 1
    assert moved.digest() != declared.digest()


@pytest.mark.parametrize("name", registry.names())
def test_every_state_is_aligned_and_small(name: str) -> None:
    spec = registry.find(name)
    assert spec.state.dtype.isalignedstruct and spec.box.dtype.isalignedstruct
    assert spec.state.dtype.itemsize <= {"criminals": 512, "mafiozoo": 1024, "mobties": 2048}[name]


@pytest.mark.parametrize(
    "name", ["round", "take", "data", "size", "sort", "copy", "shape", "fill", "item", "max", "min", "all", "any", "sum",
             "put", "view", "base", "flat", "dtype", "block", "rows", "values", "digest", "fields"],
)  # fmt: skip
def test_a_name_that_numpy_shadows_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"'{name}' is shadowed"):
        declare(**{name: field("i1", "x", 0, 1, PUBLIC)})


def test_a_shadowed_name_would_really_be_misread() -> None:
    """Why they are refused: on a NumPy record such a field reads as a method."""
    element = np.zeros(1, [("round", "i1")]).view(np.recarray)[0]
    assert callable(element.round)


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [("i1", -129, 0), ("i1", 0, 128), ("u1", -1, 5), ("u1", 0, 256), ("i2", 0, 1 << 15), ("u4", 0, 1 << 32), ("i8", 0, 1 << 63),
     ("u8", 0, 1 << 64), ("i4", 5, 4)],
)  # fmt: skip
def test_a_range_that_does_not_fit_its_kind_is_refused(kind: str, low: int, high: int) -> None:
    with pytest.raises(TypeError, match="does not fit"):
        field(kind, "x", low, high, PUBLIC)


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [("i1", -128, 127), ("u1", 0, 255), ("i8", -(1 << 63), (1 << 63) - 1), ("u8", 0, (1 << 64) - 1)],
)
def test_the_whole_range_of_a_kind_may_be_used(kind: str, low: int, high: int) -> None:
    kept = declare(value=field(kind, "x", low, high, PUBLIC))()
    for value in (low, high):
        kept.value = value
        assert kept.value == value


@pytest.mark.parametrize("kind", ["f4", "i3", "int", "", "?", "U3"])
def test_an_unknown_kind_is_refused(kind: str) -> None:
    with pytest.raises(TypeError, match="unknown kind"):
        field(kind, "x", 0, 1, PUBLIC)


@pytest.mark.parametrize(("meaning", "audience"), [("", PUBLIC), ("x", ""), ("", "")])
def test_a_field_needs_a_meaning_and_an_audience(meaning: str, audience: str) -> None:
    with pytest.raises(TypeError, match="needs a meaning and an audience"):
        field("i1", meaning, 0, 1, audience)


def test_the_table_of_fields_tells_all_of_them() -> None:
    rows = field_table(Crew)
    assert [row[0] for row in rows] == list(Crew.fields)
    assert rows[3] == ("grid", "u1[2x3]", "0..200", "secret", "a grid")


# --- reading and writing


@pytest.mark.parametrize(
    ("value", "name"), [(-2, "rank"), (10, "rank"), (501, "purse"), (-1, "purse"), (1 << 64, "key")]
)
def test_a_number_outside_its_range_is_refused_and_not_written(value: int, name: str) -> None:
    crew = Crew()
    with pytest.raises(RangeError, match=f"{name} = {value} is outside"):
        setattr(crew, name, value)
    assert crew == Crew()


def test_a_row_entry_outside_its_range_is_refused_and_not_written() -> None:
    crew = Crew()
    for index, value in [(0, 31), (2, -1)]:
        with pytest.raises(RangeError, match="loot"):
            crew.loot[index] = value
    with pytest.raises(RangeError, match="grid"):
        crew.grid[1, 2] = 201  # type: ignore[index]
    assert crew == Crew()


@pytest.mark.parametrize("index", [-1, 3, 100])
def test_no_negative_and_no_other_wrong_index(index: int) -> None:
    crew = Crew()
    with pytest.raises(RangeError, match=r"outside 0\.\.2"):
        crew.loot[index]
    with pytest.raises(RangeError, match=r"outside 0\.\.2"):
        crew.loot[index] = 1
    assert crew == Crew()


@pytest.mark.parametrize("index", [(2, 0), (0, 3), (-1, 0), (0, -1), 0, (0, 0, 0)])
def test_a_grid_wants_two_indices_in_range(index: Any) -> None:
    with pytest.raises(RangeError):
        Crew().grid[index]


def test_plain_whole_numbers_come_out() -> None:
    """NumPy scalars would overflow in silence, or turn into floats."""
    crew = Crew()
    crew.purse, crew.key = 500, (1 << 64) - 1
    crew.loot[1], crew.grid[0, 2] = 30, 200  # type: ignore[index]
    found = [crew.purse, crew.key, crew.rank, crew.loot[1], crew.grid[0, 2], *crew.loot, *crew.grid]  # type: ignore[index]
    assert found == [500, (1 << 64) - 1, 0, 30, 200, 0, 30, 0, 0, 0, 200, 0, 0, 0]
    assert {type(value) for value in found} == {int}
    assert len(crew.loot) == 3
    assert crew.values() == {
        "rank": 0,
        "purse": 500,
        "loot": [0, 30, 0],
        "grid": [[0, 0, 200], [0, 0, 0]],
        "key": (1 << 64) - 1,
    }


@rule
def fill(crews: Any) -> None:
    crew = crews[0]
    crew.rank = -1
    crew.purse = crew.purse + 321
    crew.key = 7
    for n in range(3):
        crew.loot[n] = 10 + n
        crew.grid[1, n] = 100 + n


def test_the_same_bytes_interpreted_compiled_and_as_a_numpy_record() -> None:
    ours, theirs, plain = Crew(), np.zeros(1, Crew.dtype), np.zeros(1, Crew.dtype)
    fill(Rows(Crew, ours.block))
    folders = (Path(record.__file__).parent, Path(__file__).parent)
    Workshop("cpu", {}, folders).entry(fill)(theirs)
    plain["rank"], plain["purse"], plain["key"], plain["loot"], plain["grid"] = (
        -1,
        321,
        7,
        [10, 11, 12],
        [[0] * 3, [100, 101, 102]],
    )
    assert ours.block.tobytes() == theirs.tobytes() == plain.tobytes()


def test_a_record_over_an_array_writes_into_that_array() -> None:
    blocks = np.zeros(3, Crew.dtype)
    rows = Rows(Crew, blocks)
    rows[1].purse = 5
    rows[2].loot[0] = 6
    assert len(rows) == 3 and rows[1] is rows[1]
    assert blocks["purse"].tolist() == [0, 5, 0] and blocks["loot"][2].tolist() == [6, 0, 0]


# --- copies and digests


def test_a_copy_keeps_the_padding_too() -> None:
    block = np.zeros(1, Crew.dtype)
    block.view(np.uint8)[:] = np.arange(Crew.dtype.itemsize)
    assert same_bytes(block).tobytes() == block.tobytes()
    assert Crew(block).copied().block.tobytes() == block.tobytes()


def test_a_copy_is_equal_and_independent() -> None:
    crew = Crew()
    crew.loot[1] = 3
    copy = crew.copied()
    assert copy == crew and copy.digest() == crew.digest()
    copy.loot[1] = 4
    assert copy != crew and crew.loot[1] == 3


def test_the_digest_names_the_exact_values() -> None:
    digests = set()
    for n in range(30):
        crew = Crew()
        crew.purse = n
        digests.add(crew.digest())
    assert len(digests) == 30 and all(len(digest) == 16 for digest in digests)


def test_records_have_no_hash_because_they_change() -> None:
    with pytest.raises(TypeError):
        hash(Crew())
    assert Crew() != malavita.new("criminals", 2, seed=1, engine="python").state


# --- moments


@pytest.mark.parametrize("name", registry.names())
def test_moments_that_share_what_did_not_change_are_the_moments_themselves(name: str) -> None:
    """All along a game: what is read out after the moment before is what is read out alone."""
    game, luck = malavita.new(name, registry.find(name).seats[-1], seed=11), np.random.default_rng(11)
    state, before, shared = registry.find(name).state, None, 0
    for _ in range(60):
        if game.over:
            break
        data = game.state.block.tobytes()
        now, alone = Frozen(state, data, before), Frozen(state, data)
        assert now.__dict__ == alone.__dict__
        if before is not None:
            shared += sum(now.__dict__[key] is before.__dict__[key] for key, f in state.fields.items() if f.shape)
        before = now
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        game.play(seat, question.answers[luck.integers(len(question.answers))])
    assert shared > 60, "most rows are the very same"


def test_a_moment_knows_a_change_in_any_byte() -> None:
    crew = Crew()
    before = crew.frozen()
    for name, index in (("loot", 2), ("grid", (1, 2))):
        crew.block[name][0][index] = 7
    crew.block["rank"], crew.block["key"] = -1, (1 << 64) - 1
    now = Frozen(Crew, crew.block.tobytes(), before)
    assert (now.rank, now.purse, now.loot, now.grid[1, 2], now.key) == (-1, 0, (0, 0, 7), 7, (1 << 64) - 1)  # type: ignore[attr-defined]
    assert (before.rank, before.loot, before.grid[1, 2]) == (0, (0, 0, 0), 0)
