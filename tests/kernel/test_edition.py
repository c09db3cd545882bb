"""Edition files: every value with its provenance, every fault named."""

from __future__ import annotations

from typing import Any

import pytest

from malavita.games import registry
from malavita.kernel.edition import SOURCES, Datum, Edition, as_given, from_plain, parse
from malavita.kernel.errors import BadEdition, MalavitaError

HEAD = 'game = "chess"\nedition = "old"\ntitle = "Old chess"\n'
GOOD = """
[board]
size = 8
names = ["a", "b"]
from = { names = "public: a page", rest = "rulebook" }

[players.2]
men = 16
from = { rest = "reconstructed" }

[[card]]
id = "c1"
level = 3
from = { rest = "owner" }

[[card]]
level = 4
from = { level = "derived" }
"""


def faults(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        parse(HEAD + text).refuse_faults()
    return str(caught.value)


def test_every_value_is_listed_with_its_place_and_provenance() -> None:
    edition = parse(HEAD + GOOD)
    assert (edition.game, edition.name, edition.title, edition.faults) == ("chess", "old", "Old chess", [])
    assert edition.data() == [
        Datum("board.size", 8, "rulebook"),
        Datum("board.names", ["a", "b"], "public: a page"),
        Datum("players.2.men", 16, "reconstructed"),
        Datum("card.c1.level", 3, "owner"),
        Datum("card.2.level", 4, "derived"),
    ]
    edition.refuse_faults()


def test_the_values_alone_are_for_save_files() -> None:
    plain = parse(HEAD + GOOD).plain()
    assert plain == {
        "board": {"size": 8, "names": ["a", "b"]},
        "players": {"2": {"men": 16}},
        "card": [{"id": "c1", "level": 3}, {"level": 4}],
    }
    again = from_plain("chess", "old", plain)
    assert (again.game, again.name, again.plain(), again.faults) == ("chess", "old", plain, [])


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "[",
        "a = ",
        '"',
        "a = 1\na = 2",
        "\x00",
        "a = " + "[" * 5000,
        "a = " + "9" * 5000,
        "a = 1e",
        "\ud800",
        "<html>",
    ],
)
def test_a_file_that_is_not_toml(text: str) -> None:
    with pytest.raises(BadEdition, match=r"^mine\.toml is not TOML: "):
        parse(text, "mine.toml")


@pytest.mark.parametrize("text", [None, b"game = 1", 5, ["game"]])
def test_what_is_not_even_text(text: Any) -> None:
    with pytest.raises(BadEdition, match=r"mine\.toml is not text"):
        parse(text, "mine.toml")


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("", "game, edition, title"),
        ('game = "x"', "edition, title"),
        ('game = 3\nedition = "x"\ntitle = ["x"]', "game, title"),
    ],
)
def test_the_head_must_be_there(text: str, missing: str) -> None:
    with pytest.raises(BadEdition, match=f"edition file: {missing} must be given as text"):
        parse(text)


@pytest.mark.parametrize(
    "sources", ["", "from = {}", 'from = { rest = "hearsay" }', "from = { size = 3 }", "from = 3", 'from = "rulebook"']
)
def test_a_value_without_provenance_is_a_fault(sources: str) -> None:
    told = faults(f"[board]\nsize = 8\n{sources}")
    assert "board.size has no provenance" in told
    assert all(source in told for source in SOURCES), "it says what would be right"


def test_one_value_without_provenance_among_others() -> None:
    told = faults('[board]\nsize = 8\nname = "x"\nfrom = { name = "rulebook" }')
    assert "board.size has no provenance" in told and "board.name" not in told


@pytest.mark.parametrize("value", ["2020-01-01", "1.5", "nan", "10:00:00", "[[1, 2020-01-01]]", "[1, { a = 1 }]"])
def test_only_text_and_whole_numbers_can_be_saved(value: str) -> None:
    assert "board.size must be text, a whole number or a list" in faults(
        f'[board]\nsize = {value}\nfrom = {{ rest = "owner" }}'
    )


def test_values_are_found_however_deep_they_lie() -> None:
    told = faults('[[card]]\nid = "c1"\n[card.extra.deep]\nday = 2020-01-01\n')
    assert "card.c1.extra.deep.day has no provenance" in told and "card.c1.extra.deep.day must be" in told


def test_a_number_in_range_or_a_fault() -> None:
    edition = parse(HEAD + GOOD)
    table = {"men": 16, "big": 99, "text": "16", "yes": True}
    assert edition.number(table, "p", "men", 1, 20) == 16 and edition.faults == []
    for key in ("big", "text", "yes", "none"):
        assert edition.number(table, "p", key, 1, 20) == 1
    assert edition.faults == [
        "p: big is 99, but must be a whole number from 1 to 20",
        "p: text is '16', but must be a whole number from 1 to 20",
        "p: yes is True, but must be a whole number from 1 to 20",
        "p: none is missing",
    ]


def test_all_faults_come_in_one_line_and_each_once() -> None:
    edition = parse(HEAD)
    for fault in ("one", "two", "one"):
        edition.need(False, fault)
    edition.need(True, "three")
    with pytest.raises(BadEdition) as caught:
        edition.refuse_faults()
    assert str(caught.value) == "edition old: one; two"


@pytest.mark.parametrize("edition", [5, b"x", ["standard"], {"game": "chess"}])
def test_what_is_given_as_an_edition_must_be_one(edition: Any) -> None:
    with pytest.raises(BadEdition, match="not as"):
        as_given(edition, "chess")


def test_an_edition_of_another_game_is_refused() -> None:
    edition = parse(HEAD)
    assert as_given(edition, "chess") is edition
    with pytest.raises(BadEdition, match="edition old is one of chess, not of criminals"):
        as_given(edition, "criminals")


@pytest.mark.parametrize("name", registry.names())
def test_every_edition_that_is_shipped_is_complete(name: str) -> None:
    spec = registry.find(name)
    assert spec.default_edition in registry.editions(name)
    for edition in registry.editions(name):
        found = registry.read_edition(name, edition)
        spec.read_box(found)
        assert found.data() and not found.faults and found.name == edition
        plain = from_plain(name, edition, found.plain())
        assert spec.read_box(plain) == spec.read_box(found), "a save file brings back the same box"


def test_bad_editions_are_mistakes_of_the_caller() -> None:
    assert issubclass(BadEdition, MalavitaError) and isinstance(parse(HEAD), Edition)
