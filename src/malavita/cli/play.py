"""`malavita play` and `malavita tui`: sit down at a table in the terminal."""

from __future__ import annotations

import argparse
import sys

from ..bots.base import make, names
from ..games import registry
from ..kernel.errors import MalavitaError
from .options import Commands, add_table, options_of, whole


def add_to(commands: Commands) -> None:
    """Declare both commands; until there is a page in the browser they do the same."""
    for name in ("play", "tui"):
        command = commands.add_parser(name, help="play in the terminal, bots in the empty seats")
        from .main import add_game, add_language

        add_game(command, "criminals")
        add_table(command)
        add_language(command)
        command.add_argument("--humans", type=whole(0), default=1, help="how many people share the keyboard")
        command.add_argument("--bot", default=None, help="who sits in the empty seats (default: the best)")
        command.add_argument("--load", metavar="FILE", help="go on with a saved game")
        command.add_argument("--name", action="append", default=[], help="a player's name, once for each person")
        command.add_argument("--pause", type=float, default=0.6, help="seconds that bots wait before they answer")
        command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Open the table."""
    spec = registry.find(given.game)
    bot = given.bot or names(given.game)[-1]
    make(bot, given.game)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise MalavitaError("a table needs a terminal: for games between programs see malavita sim")
    from .tui import run as open_table

    return open_table(
        given.game, given.players or spec.seats[-1], given.humans, bot, given.language, given.seed, given.edition,
        options_of(given), given.load, given.pause, given.name,
    )  # fmt: skip
