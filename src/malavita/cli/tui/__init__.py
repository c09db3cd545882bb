"""The table in the terminal. Textual is imported only when it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ... import api
from ...kernel.errors import BadSave
from ...kernel.game import Game


def run(
    game: str,
    players: int,
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

    opened = _open(load) if load else api.new(game, players, seed, edition, options)

    def again() -> Game:
        return api.new(opened.name, opened.players, None, edition, opened.options)

    table = Table(opened, min(humans, opened.players), bot, language, given=names)
    if plain:
        from ..plainly import PlainTable

        return PlainTable(table).run()
    from .app import TableApp

    return TableApp(table, again, pause).run() or 0


def _open(file: str) -> Game:
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"{file} cannot be read: {error}") from None
    return api.load(text)
