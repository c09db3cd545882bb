"""The table in the terminal. Textual is imported only when it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ... import api
from ...games import registry
from ...kernel.errors import BadSave, MalavitaError
from ...kernel.game import Game


def run(
    game: str | None,
    players: int | None,
    humans: int = 1,
    bot: str = "greedy",
    language: str = "en",
    seed: int | None = None,
    edition: str | None = None,
    options: dict[str, Any] | None = None,
    load: str | None = None,
    pause: float = 0.6,
    names: Sequence[str] = (),
    plain: bool = False,
) -> int:
    """Play in the terminal; returns the exit code. `load` is a saved file, `pause` the bots' breath in seconds."""
    from .table import Table

    opened = _open(load, game, players) if load else _new(game, players, seed, edition, options)
    if humans > opened.players:
        raise MalavitaError(f"{humans} people are too many: {opened.name} is played by {opened.players} here")

    def again() -> Game:
        return api.new(opened.name, opened.players, None, edition, opened.options)

    table = Table(opened, humans, bot, language, given=names)
    if plain:
        from ..plainly import PlainTable

        return PlainTable(table).run()
    from .app import TableApp

    return TableApp(table, again, pause).run() or 0


def _new(game: str | None, players: int | None, seed: int | None, edition: str | None, options: Any) -> Game:
    spec = registry.find(game or registry.names()[0])
    return api.new(spec.name, players or spec.seats[-1], seed, edition, options)


def _open(file: str, game: str | None, players: int | None) -> Game:
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"{file} cannot be read: {error}") from None
    opened = api.load(text)
    if game not in (None, opened.name) or players not in (None, opened.players):
        raise BadSave(f"{file} is a game of {opened.name} with {opened.players} players: it goes on as it is")
    return opened
