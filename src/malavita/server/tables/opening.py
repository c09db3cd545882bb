"""Opens and rebuilds the games of tables; what many tables have in common is held once."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ...api import load
from ...games import registry
from ...kernel.edition import from_plain
from ...kernel.game import Game, Setting
from ...kernel.opening import open_table
from ...kernel.options import pack
from ...kernel.replay import read_save

HELD_ONCE = ("read_only_box", "codes", "catalogue")


def opening(game: str, edition: str, players: int, options: dict[str, str], key: bytes) -> Game:
    """A new game from the key of a table's dice; whatever cannot be is refused."""
    spec = registry.find(game)
    return open_table(spec, registry.read_edition(game, edition), registry.words(game), players, key, options)


def rebuild(save: str) -> Game:
    """The opening of a game from its stored form."""
    content = read_save(save)
    known = registry.find(content["game"]).rules_version == content["rules"]
    if content.get("position") is not None or content["answers"] or not known:
        return load(save)  # the long way, which also says what is wrong
    common = _common(content["game"], content["edition"], json.dumps(content["box"], sort_keys=True))
    options = pack(common.spec.options, content["options"])
    setting = replace(common, players=content["players"], options=options, key=bytes.fromhex(content["key"]))
    for name in HELD_ONCE:
        setting.__dict__[name] = getattr(common, name)
    return Game(setting)


@lru_cache(64)
def _common(game: str, edition: str, plain: str) -> Setting:
    spec: Any = registry.find(game)
    found = from_plain(game, edition, json.loads(plain))
    return Setting(spec, found, spec.read_box(found), registry.words(game), spec.seats[0], 0, bytes(16))
