"""The box as data: the properties of the standard deck (1.4), an owner's corrections, and faults named."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import malavita
from malavita.kernel.edition import parse

from .helpers import STANDARD_TEXT, at_target, changed, deck, lay, new, play, scored

CATALOGUE = new(2).catalogue
DECK: dict[str, dict[str, Any]] = CATALOGUE["cards"]


def those(**wanted: Any) -> list[dict[str, Any]]:
    """The henchmen with these values."""
    return [card for card in DECK.values() if all(card[key] == value for key, value in wanted.items())]


# --- section 1.4, line by line


def test_R5_there_are_32_henchmen_all_distinct() -> None:
    """F13."""
    assert len(DECK) == 32
    assert len({(c["level"], c["modifier"], tuple(c["gangs"]), c["special"]) for c in DECK.values()}) == 32


def test_cards_per_level() -> None:
    levels = Counter(card["level"] for card in DECK.values())
    assert [levels[level] for level in range(1, 11)] == [3, 4, 4, 4, 4, 4, 3, 3, 2, 1]
    assert sum(card["level"] for card in DECK.values()) == 156


def test_specials() -> None:
    """F2, F3, F4, F5."""
    assert Counter(card["special"] for card in DECK.values()) == {
        "plain": 21, "pickpocket": 2, "accomplice": 2, "swap": 2, "killer": 2, "spy": 2, "boss": 1,
    }  # fmt: skip


def test_special_levels() -> None:
    """The acting cards are weak: Accomplices lowest, Killers below Spies, Swaps highest."""
    levels = {kind: sorted(c["level"] for c in those(special=kind)) for kind in ("accomplice", "killer", "spy", "swap")}
    assert levels == {"accomplice": [1, 2], "killer": [3, 4], "spy": [3, 5], "swap": [4, 5]}
    assert [card["level"] for card in those(special="boss")] == [10]


def test_modifiers() -> None:
    found = {(card["level"], card["modifier"]) for card in DECK.values() if card["modifier"]}
    assert found == {(2, -6), (1, -2), (4, 3), (5, 3), (6, 1), (6, 2), (7, 2), (8, -1), (8, -2), (9, -3)}
    assert len([card for card in DECK.values() if card["modifier"]]) == 11
    assert sum(card["modifier"] for card in DECK.values()) == 0
    assert sum(card["modifier"] for card in DECK.values() if card["modifier"] > 0) == 14
    assert not [card for card in DECK.values() if card["modifier"] and card["special"] != "plain"]


@pytest.mark.parametrize(("level", "modifier"), [(7, 2), (8, -1), (2, -6)])
def test_the_attested_cards_are_there(level: int, modifier: int) -> None:
    """F7, F8."""
    assert len(those(level=level, modifier=modifier)) == 1


@pytest.mark.parametrize("gang", ["northside", "westside", "outfit"])
def test_each_gang_is_like_the_others(gang: str) -> None:
    """F11: nine members (seven of it alone), levels 39, modifiers +3 from three cards, two specials, one 7 and one 8."""
    members = [card for card in DECK.values() if gang in card["gangs"]]
    assert len(members) == 9
    assert len([card for card in members if card["gangs"] == [gang]]) == 7
    assert sum(card["level"] for card in members) == 39
    assert sum(card["modifier"] for card in members) == 3
    assert len([card for card in members if card["modifier"]]) == 3
    assert len([card for card in members if card["special"] != "plain"]) == 2
    assert [level for level in (7, 8) for card in members if card["level"] == level] == [7, 8]


def test_A52_eight_henchmen_have_no_gang() -> None:
    """F6: the Boss, both 9s, both Killers, both Spies, the 2(-6)."""
    alone = [code for code, card in DECK.items() if not card["gangs"]]
    assert alone == ["c07", "c10", "c11", "c15", "c19", "c30", "c31", "c32"]


def test_R48_two_gang_cards() -> None:
    """F10: one for each pair of gangs, levels 1, 2, 3."""
    pairs = {card["level"]: card["gangs"] for card in DECK.values() if len(card["gangs"]) > 1}
    assert pairs == {1: ["westside", "outfit"], 2: ["northside", "outfit"], 3: ["northside", "westside"]}


def test_R2_targets() -> None:
    assert CATALOGUE["targets"] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert sum(CATALOGUE["targets"]) == 44


def test_R4_R6_R49_tables_by_players() -> None:
    assert CATALOGUE["hideouts"] == {2: [2, 2, 3, 4, 5], 3: [2, 2, 3, 3, 4, 4, 5], 4: [2, 2, 3, 3, 3, 4, 4, 5, 5]}
    assert CATALOGUE["money"] == {2: 18, 3: 18, 4: 18}
    assert CATALOGUE["award"] == {2: 5, 3: 4, 4: 3}
    costs = {n: sum(size * (size + 1) // 2 for size in sizes) for n, sizes in CATALOGUE["hideouts"].items()}
    assert costs == {2: 37, 3: 53, 4: 74}


def test_every_datum_says_where_it_comes_from() -> None:
    edition = parse(STANDARD_TEXT)
    assert edition.faults == []
    sources = Counter(datum.source.split(":")[0] for datum in edition.data())
    assert set(sources) == {"rulebook", "public", "reconstructed"}
    notes = tomllib.loads(STANDARD_TEXT)["notes"]
    assert notes["ones"] + notes["threes"] == 47


# --- an owner corrects a card


def test_an_owner_changes_a_card_in_a_copied_file_and_plays_with_it(tmp_path: Path) -> None:
    """c07 is a 9(-6) Pickpocket of the Outfit in this box."""
    text = STANDARD_TEXT.replace('edition = "standard"', 'edition = "mine"')
    for key, value in [("level", 9), ("special", "pickpocket"), ("gangs", "O")]:
        text = changed(text, "c07", key, value)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    game = malavita.new("criminals", 2, seed=1, edition=str(path), engine="python")
    assert game.edition == "mine"
    assert game.view()["edition"] == "mine"
    assert game.catalogue["cards"]["c07"] == {"level": 9, "modifier": -6, "gangs": ["outfit"], "special": "pickpocket"}
    game = malavita.position("criminals", {"pile": {"A": ["c07"]}, "turn": 0}, edition=str(path), engine="python")
    play(game, "recruit:A", "hire:c07", "place:8:up", "pickpocket:take")
    assert game.view()["money"] == [19, 18]


def test_a_changed_card_is_scored_as_printed() -> None:
    """R43, R44: the 9 becomes a 1(+5)."""
    outcome = scored({0: {8: "c30"}, 1: {8: "c20"}}, edition=deck(c30={"level": 1, "modifier": 5}))
    assert at_target(outcome, 8)["points"] == [0, 13]


def test_an_edition_may_change_piles_money_and_awards() -> None:
    text = STANDARD_TEXT.replace(
        "piles = [2, 2, 3, 4, 5]\nmoney = 18\naward = 5", "piles = [1, 9, 9]\nmoney = 7\naward = 2"
    )
    game = new(2, edition=parse(text))
    assert [entry["cards"] for entry in game.view()["hideouts"]] == [1, 9, 9]
    assert game.view()["money"] == [7, 7]
    assert game.view()["left_out"] == len(game.truth()["left_out"]) == 13
    assert scored({0: {2: "c20"}}, edition=parse(text)).scores == [4, 0]


def test_an_edition_may_change_the_targets() -> None:
    """R2: answers and views speak of the printed values."""
    text = STANDARD_TEXT.replace("[2, 3, 4, 5, 6, 7, 8, 9]", "[1, 3, 5, 7, 9, 11, 13, 15]")
    game = lay(piles={"A": "c17"}, edition=parse(text))
    play(game, "recruit:A", "hire:c17", "place:15:up")
    assert game.view()["targets"] == [1, 3, 5, 7, 9, 11, 13, 15]
    assert game.view()["rows"][0][7][0]["card"] == "c17"


def test_the_standard_edition_is_untouched_by_all_this() -> None:
    deck(c30={"level": 1})
    assert new(2).catalogue["cards"]["c30"]["level"] == 9


# --- faults, each named

FAULTS = [
    ('id = "c05"\nlevel = 2', 'id = "c05"\nlevel = 11', "henchman c05: level is 11, but must be a whole number from 1 to 10"),
    ('id = "c05"\nlevel = 2', 'id = "c05"\nlevel = 0', "henchman c05: level is 0"),
    ('id = "c05"\nlevel = 2', 'id = "c05"\nlevel = "2"', "henchman c05: level is '2'"),
    ('id = "c05"\nlevel = 2', 'id = "c05"\nlevel = true', "henchman c05: level is True"),
    ('id = "c05"\nlevel = 2\n', 'id = "c05"\n', "henchman c05: level is missing"),
    ('id = "c05"', 'id = "c06"', "henchman c06 is there twice"),
    ('id = "c05"', 'id = "c33"', "henchman c33: ids run from c01 to c32"),
    ('id = "c05"\n', "", "henchman None: ids run from c01 to c32"),
    ('modifier = -6', 'modifier = -10', "henchman c07: modifier is -10"),
    ('gangs = "WO"', 'gangs = "WX"', "henchman c03: gangs is 'WX'"),
    ('gangs = "WO"', 'gangs = "WW"', "henchman c03: gangs is 'WW'"),
    ('gangs = "WO"', 'gangs = "NWO"', "henchman c03: a henchman counts for at most two gangs"),
    ('special = "boss"', 'special = "mayor"', "henchman c32: special is 'mayor'"),
    ('special = "boss"\n', "", "henchman c32: special is missing"),
    ('special = "boss"', 'special = "boss"\ncolour = "red"', "henchman c32: unknown colour"),
    ("[2, 3, 4, 5, 6, 7, 8, 9]", "[2, 3, 4, 5, 6, 7, 8]", "targets: 7 values, but there are 8 targets (R2)"),
    ("[2, 3, 4, 5, 6, 7, 8, 9]", "[2, 3, 4, 5, 6, 7, 9, 8]", "targets: values must rise"),
    ("[2, 3, 4, 5, 6, 7, 8, 9]", "[2, 2, 4, 5, 6, 7, 8, 9]", "targets: values must rise"),
    ("[2, 3, 4, 5, 6, 7, 8, 9]", '"all"', "targets: values must be a list"),
    ("[players.4]", "[players.5]", "players.5: 2, 3 or 4 can play (R1)"),
    ("[players.4]", "[players.5]", "players.4 is missing"),
    ("piles = [2, 2, 3, 4, 5]", "piles = [2, 2, 3, 4, 0]", "players.2: piles must be a list of numbers from 1 to 9"),
    ("piles = [2, 2, 3, 4, 5]", "piles = [9, 9, 9, 9]", "players.2: piles need 36 henchmen, but there are 32"),
    ("piles = [2, 2, 3, 4, 5]", "piles = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", "players.2: 10 piles, but there are 9 hideouts"),
    ("money = 18\naward = 5", "money = 41\naward = 5", "players.2: money is 41"),
    ("money = 18\naward = 5", "award = 5", "players.2: money is missing"),
    ("money = 18\naward = 5", "money = 18\naward = -1", "players.2: award is -1"),
    ("money = 18\naward = 5", "money = 18\naward = 5\nbonus = 1", "players.2: unknown bonus"),
    ("[notes]", "[banknotes]", "unknown table 'banknotes'"),
    ('special = "boss"\nfrom = { level = "public: BGG-803236", special = "rulebook", rest = "reconstructed" }',
     'special = "boss"', "henchman.c32.level has no provenance"),
    ('rest = "reconstructed: 47', 'rest = "hearsay: 47', "notes.ones has no provenance"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new_text", "fault"), FAULTS, ids=[fault[:40] for *_, fault in FAULTS])
def test_a_fault_is_named(old: str, new_text: str, fault: str) -> None:
    assert old in STANDARD_TEXT
    with pytest.raises(malavita.BadEdition) as caught:
        new(2, edition=parse(STANDARD_TEXT.replace(old, new_text, 1)))
    assert fault in str(caught.value)


def test_all_faults_are_named_at_once() -> None:
    text = STANDARD_TEXT.replace('special = "boss"', 'special = "mayor"').replace('gangs = "WO"', 'gangs = "NWO"')
    with pytest.raises(malavita.BadEdition) as caught:
        new(2, edition=parse(text))
    assert "mayor" in str(caught.value)
    assert "two gangs" in str(caught.value)


def test_a_missing_henchman_is_a_fault() -> None:
    """R5."""
    text = STANDARD_TEXT[: STANDARD_TEXT.rindex("[[henchman]]")]
    with pytest.raises(malavita.BadEdition, match=r"31 cards, but there are 32 \(R5\)"):
        new(2, edition=parse(text))


@pytest.mark.parametrize("text", ["", "game = 3", "game = ", "\x00", 'game = "criminals"'])
def test_what_is_no_edition_file_at_all(text: str) -> None:
    with pytest.raises(malavita.BadEdition):
        parse(text)


def test_an_edition_without_tables_names_what_is_missing() -> None:
    with pytest.raises(malavita.BadEdition, match="henchmen are missing"):
        new(2, edition=parse('game = "criminals"\nedition = "x"\ntitle = "x"'))


def test_a_file_that_is_not_there_or_of_another_game(tmp_path: Path) -> None:
    with pytest.raises(malavita.BadEdition, match="no edition"):
        new(2, edition="nowhere.toml")
    path = tmp_path / "other.toml"
    path.write_text(STANDARD_TEXT.replace('game = "criminals"', 'game = "chess"'), "utf-8")
    with pytest.raises(malavita.BadEdition, match="edition of chess"):
        new(2, edition=str(path))
