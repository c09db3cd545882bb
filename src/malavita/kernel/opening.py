"""Opening a table: a new game, or one rebuilt from its save file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .edition import Edition, from_plain
from .engine import Engine
from .errors import BadPlayers, DamagedSave, WrongRulesVersion
from .game import Game
from .options import pack
from .replay import commitment, read_save
from .setting import Setting
from .spec import GameSpec
from .words import Words


def open_table(
    spec: GameSpec, edition: Edition, words: Words, players: int, key: bytes, options: Mapping[str, Any],
    engine: Engine | None = None, position: dict[str, Any] | None = None,
) -> Game:  # fmt: skip
    """Start a game, refusing what cannot be."""
    if type(players) is not int or players not in spec.seats:
        seats = ", ".join(map(str, spec.seats))
        raise BadPlayers(f"{spec.name} is played by {seats} players, not by {players!r}")
    box = spec.read_box(edition)
    packed = pack(spec.options, options)
    return Game(Setting(spec, edition, box, words, players, packed, key, position), engine)


def resume(spec: GameSpec, words: Words, content: dict[str, Any], engine: Engine | None = None) -> Game:
    """Rebuild a game from the content of a save file by playing all its answers again."""
    if content.get("rules") != spec.rules_version:
        found = content.get("rules")
        raise WrongRulesVersion(f"saved under rules {found} of {spec.name}, but these are rules {spec.rules_version}")
    try:
        edition = from_plain(spec.name, content["edition"], content["box"])
        key = bytes.fromhex(content["key"])
        options, answers = dict(content["options"]), list(content["answers"])
        players, position = content["players"], content.get("position")
    except (KeyError, TypeError, ValueError):
        raise DamagedSave("the save file lacks some of its parts") from None
    if not isinstance(edition.name, str) or not isinstance(edition.tables, dict):
        raise DamagedSave("the save file does not tell which edition was played")
    if position is not None and not isinstance(position, dict):
        raise DamagedSave("the position in the save file is not given by field name")
    if len(key) != 16 or commitment(key) != content.get("commitment"):
        raise DamagedSave("the key in the save file is not the one that was promised")
    game = open_table(spec, edition, words, players, key, options, engine, position)
    _play_again(game, answers)
    if game.digest() != content.get("end"):
        raise DamagedSave("playing the answers again does not lead to the saved position")
    return game


def _play_again(game: Game, answers: list[Any]) -> None:
    for number, entry in enumerate(answers):
        try:
            seat, code = entry
            game.again(seat, code)
        except (TypeError, ValueError) as error:
            raise DamagedSave(f"answer {number + 1} of the save file cannot be played: {error}") from None


def read_content(text: str) -> dict[str, Any]:
    """The content of a save file, with the name of its game."""
    content = read_save(text)
    if not isinstance(content.get("game"), str):
        raise DamagedSave("the save file does not say which game it is")
    return content
