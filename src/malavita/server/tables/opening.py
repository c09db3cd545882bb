"""Opens and rebuilds the games of tables; what many tables have in common is held once."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache

from ...api import load
from ...games import registry
from ...kernel.edition import Edition, from_plain
from ...kernel.errors import BadPlayers
from ...kernel.game import Game
from ...kernel.options import pack
from ...kernel.replay import read_save
from ...kernel.setting import Setting

HELD_ONCE = ("read_only_box", "codes", "forms", "written", "catalogue", "shapes")


def opening(edition: Edition, players: int, options: dict[str, str], key: bytes) -> Game:
    """A new game from the key of a table's dice; whatever cannot be is refused."""
    common = _common(edition.game, edition.name, json.dumps(edition.plain(), sort_keys=True))
    if players not in common.spec.seats:
        raise BadPlayers(f"{edition.game} is not played by {players}")
    return _deal(common, players, pack(common.spec.options, options), key)


def rebuild(save: str) -> Game:
    """The opening of a game from its stored form."""
    content = read_save(save)
    known = registry.find(content["game"]).rules_version == content["rules"]
    if content.get("position") is not None or content["answers"] or not known:
        return load(save)  # the long way, which also says what is wrong
    common = _common(content["game"], content["edition"], json.dumps(content["box"], sort_keys=True))
    options = pack(common.spec.options, content["options"])
    return _deal(common, content["players"], options, bytes.fromhex(content["key"]))


def _deal(common: Setting, players: int, options: int, key: bytes) -> Game:
    setting = replace(common, players=players, options=options, key=key)
    for name in HELD_ONCE:
        setting.__dict__[name] = getattr(common, name)
    return Game(setting)


@lru_cache(64)
def _common(game: str, name: str, plain: str) -> Setting:
    spec, edition = registry.find(game), from_plain(game, name, json.loads(plain))
    return Setting(spec, edition, spec.read_box(edition), registry.words(game), spec.seats[0], 0, bytes(16))
