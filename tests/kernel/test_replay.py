"""Save files: whatever is wrong with one has its own exception, and changes nothing."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import malavita
from malavita.kernel.replay import FORMAT, MOST_BYTES, commitment, key_from_seed, read_save, write_save


def saved() -> tuple[malavita.Game, str]:
    game = malavita.new("criminals", 2, seed=5, engine="python")
    for _ in range(4):
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        game.play(seat, question.answers[-1])
    return game, game.save()


GAME, TEXT = saved()
HEAD, BODY, SEAL = TEXT.strip().split("\n")


def altered(**changes: Any) -> str:
    """The save with other content, sealed as if it were genuine; ... takes a part away."""
    content = {**json.loads(BODY), **changes}
    return write_save({key: value for key, value in content.items() if value is not ...})


def refused(text: Any, kind: type[malavita.MalavitaError], reason: str) -> None:
    before = GAME.digest(), GAME.save()
    with pytest.raises(kind, match=reason) as caught:
        malavita.load(text, engine="python")
    assert type(caught.value) is kind
    assert "\n" not in str(caught.value)
    assert (GAME.digest(), GAME.save()) == before


def test_a_save_is_three_lines_of_text() -> None:
    assert f"malavita-save {FORMAT}" == HEAD
    assert read_save(TEXT)["game"] == "criminals"
    assert write_save(read_save(TEXT)) == TEXT
    again = malavita.load(TEXT, engine="python")
    assert again.digest() == GAME.digest() and again.save() == TEXT


def test_a_save_may_have_passed_through_a_mail_program() -> None:
    assert malavita.load(f"\n  {TEXT}\n\n", engine="python").digest() == GAME.digest()


@pytest.mark.parametrize("text", [None, 5, TEXT.encode(), ["x"], {}])
def test_not_text(text: Any) -> None:
    refused(text, malavita.BadSave, "a save file is text")


@pytest.mark.parametrize(
    "text", ["", "\n\n", "hello", "{}", "malavita", "malavita-save", "malavita-save 1 2", f"x{TEXT}"]
)
def test_not_a_save_file(text: str) -> None:
    refused(text, malavita.BadSave, "not a save file: the first line must be 'malavita-save 1'")


@pytest.mark.parametrize("number", ["0", "2", "99", "one", "1.0"])
def test_another_format(number: str) -> None:
    refused(f"malavita-save {number}\n{BODY}\n{SEAL}\n", malavita.BadSave, f"save format {number} is not known here")


@pytest.mark.parametrize("size", [20, len(HEAD) + 30, len(TEXT) // 2, len(HEAD + BODY) + 1])
def test_cut_short(size: int) -> None:
    refused(TEXT[:size], malavita.DamagedSave, "cut short: 3 lines expected")


def test_cut_within_its_seal() -> None:
    refused(TEXT[:-9], malavita.DamagedSave, "seal does not fit")


@pytest.mark.parametrize(
    ("old", "new"), [("recruit:", "recruit_"), ('"players":2', '"players":3'), ("0", "1"), ("{", "[")]
)
def test_altered(old: str, new: str) -> None:
    refused(f"{HEAD}\n{BODY.replace(old, new, 1)}\n{SEAL}\n", malavita.DamagedSave, "altered or damaged")


def test_every_single_damaged_character_is_noticed() -> None:
    for at in range(0, len(BODY), 37):
        text = f"{HEAD}\n{BODY[:at]}{'x' if BODY[at] != 'x' else 'y'}{BODY[at + 1 :]}\n{SEAL}\n"
        with pytest.raises(malavita.DamagedSave):
            read_save(text)


@pytest.mark.parametrize(
    ("body", "reason"),
    [("nonsense", "not JSON"), ("[1]", "not a JSON object"), ("3", "not a JSON object"), ("[" * 100_000, "not JSON"),
     ('{"game":' + "9" * 5000 + "}", "not JSON"), ("{}", "does not say which game"), ('{"game":3}', "does not say which game")],
)  # fmt: skip
def test_sealed_nonsense(body: str, reason: str) -> None:
    seal = hashlib.blake2b(body.encode(), digest_size=16).hexdigest()
    refused(f"{HEAD}\n{body}\n{seal}\n", malavita.DamagedSave, reason)


def test_huge() -> None:
    refused("x" * (MOST_BYTES + 1), malavita.BadSave, "at most")


@pytest.mark.parametrize("version", [0, 2, None, "1", ...])
def test_another_rules_version(version: Any) -> None:
    refused(altered(rules=version), malavita.WrongRulesVersion, "but these are rules 1")


def test_another_game() -> None:
    refused(altered(game="chess"), malavita.UnknownGame, "there is no game 'chess': there are")


@pytest.mark.parametrize("part", ["edition", "box", "key", "options", "answers", "players"])
def test_a_missing_part(part: str) -> None:
    refused(altered(**{part: ...}), malavita.DamagedSave, "lacks some of its parts")


@pytest.mark.parametrize(
    ("changes", "kind", "reason"),
    [
        (dict(key="00" * 16), malavita.DamagedSave, "not the one that was promised"),
        (dict(key="zz"), malavita.DamagedSave, "lacks some of its parts"),
        (dict(key="00"), malavita.DamagedSave, "not the one that was promised"),
        (dict(commitment="00" * 32), malavita.DamagedSave, "not the one that was promised"),
        (dict(commitment=...), malavita.DamagedSave, "not the one that was promised"),
        (dict(end="00"), malavita.DamagedSave, "does not lead to the saved position"),
        (dict(end=...), malavita.DamagedSave, "does not lead to the saved position"),
        (dict(answers=[[0, "sing"]]), malavita.DamagedSave, "answer 1 of the save file cannot be played"),
        (dict(answers=[[7, "recruit:A"]]), malavita.DamagedSave, "there is no seat 7"),
        (dict(answers=[5]), malavita.DamagedSave, "answer 1"),
        (dict(answers=[[0]]), malavita.DamagedSave, "answer 1"),
        (dict(answers=[]), malavita.DamagedSave, "does not lead to the saved position"),
        (dict(answers=5), malavita.DamagedSave, "lacks some of its parts"),
        (dict(box=[]), malavita.DamagedSave, "which edition"),
        (dict(box={}), malavita.BadEdition, "are missing"),
        (dict(edition=3), malavita.DamagedSave, "which edition"),
        (dict(players=7), malavita.BadPlayers, "played by 2, 3, 4 players, not by 7"),
        (dict(options={"x": "y"}), malavita.BadOption, "unknown option 'x'"),
        (dict(options=5), malavita.DamagedSave, "lacks some of its parts"),
        (dict(position=[]), malavita.DamagedSave, "not given by field name"),
        (dict(position={"money": [1000]}), malavita.BadPosition, "outside"),
    ],
)
def test_sealed_but_impossible(changes: dict[str, Any], kind: type[malavita.MalavitaError], reason: str) -> None:
    refused(altered(**changes), kind, reason)


def test_the_promise_binds_the_dice() -> None:
    key = key_from_seed(5)
    assert len(key) == 16 and key != key_from_seed(6)
    assert commitment(key) == GAME.commitment == hashlib.sha256(b"malavita dice" + key).hexdigest()
    assert commitment(key) != commitment(key_from_seed(6))


def test_without_a_seed_the_dice_come_from_the_operating_system() -> None:
    games = [malavita.new("criminals", 2, engine="python") for _ in range(3)]
    assert len({game.commitment for game in games}) == 3
