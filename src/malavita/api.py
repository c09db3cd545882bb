"""The front door: new games, saved games, laid-out positions, and games by the thousand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import progress  # noqa: F401  (tells when rules are compiled)
from .envs.batch import Batch
from .envs.playout import Playout, playout
from .games import registry
from .kernel.edition import Edition, as_given
from .kernel.engine import engine_for
from .kernel.errors import BadOption, BadPosition, NoDevice
from .kernel.game import Game
from .kernel.opening import open_table, read_content, resume
from .kernel.replay import dice_key


def games() -> tuple[str, ...]:
    """The names of all games."""
    return registry.names()


def new(
    game: str,
    players: int,
    seed: int | None = None,
    edition: str | Edition | None = None,
    options: Mapping[str, Any] | None = None,
    engine: str | None = None,
) -> Game:
    """Start a game; without a seed the dice are keyed by the operating system."""
    return _open(game, players, seed, edition, options, engine, None)


def position(
    game: str,
    fields: Mapping[str, Any],
    seed: int = 0,
    edition: str | Edition | None = None,
    options: Mapping[str, Any] | None = None,
    engine: str | None = None,
) -> Game:
    """A game from a position as `Game.truth` gives it; missing fields take their opening values."""
    spec = registry.find(game)
    if not isinstance(fields, Mapping):
        raise BadPosition(f"a position is given by field name and value, not as {fields!r}")
    players = fields.get("players", spec.seats[0])
    given = options if options is not None else fields.get("options", {})
    return _open(game, players, seed, edition, given, engine, dict(fields))


def batch(game: str, games: int, players: int, device: str = "cpu", **more: Any) -> Batch:
    """Many games side by side: a vector environment over buffers; `malavita.envs.Batch` says what else it takes."""
    return Batch(game, games, players, device, **more)


def load(text: str, engine: str | None = None) -> Game:
    """A game from the text that `Game.save` gave."""
    content = read_content(text)
    spec = registry.find(content["game"])
    return resume(spec, registry.words(spec.name), content, _engine(spec, engine))


def _open(
    game: str,
    players: int,
    seed: int | None,
    edition: str | Edition | None,
    options: Mapping[str, Any] | None,
    engine: str | None,
    fields: dict[str, Any] | None,
) -> Game:
    spec = registry.find(game)
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"options are given by name and value, not as {options!r}")
    if edition is None or isinstance(edition, str):
        edition = registry.read_edition(game, edition)
    found = as_given(edition, game)
    words = registry.words(game)
    return open_table(spec, found, words, players, dice_key(seed), options or {}, _engine(spec, engine), fields)


def _engine(spec: Any, name: str | None) -> Any:
    if name is None:
        return None
    if name not in ("python", "cpu"):
        raise NoDevice(f"a single game runs on engine python or cpu, not on {name!r}")
    return engine_for(spec, name)


__all__ = ["Batch", "Playout", "batch", "games", "load", "new", "playout", "position"]
