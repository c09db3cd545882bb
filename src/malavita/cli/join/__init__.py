"""`malavita join`: sit down at a table of a server, line by line, in words; also for screen readers and scripts."""

from __future__ import annotations

import argparse
import asyncio

from ...kernel.errors import MalavitaError
from ..options import Commands, whole

TALK = "Type help at the table for all that can be said there: a number answers, '@ words' speaks, 'quit' closes."


def add_to(commands: Commands) -> None:
    """Declare the command."""
    from ..main import add_language

    command = commands.add_parser("join", help="sit down at a server's table, line by line", epilog=TALK)
    command.add_argument("url", help="the server, as http://house:8000, or a table's link")
    command.add_argument("table", nargs="?", default="", help="the table's code (default: tables are listed)")
    command.add_argument("--name", help="what you are called (default: as last time)")
    command.add_argument("--new", action="store_true", help="come in as a stranger, not as who you were last time")
    command.add_argument("--carry", metavar="LINK", help="be who you are in the browser, by your personal link")
    command.add_argument("--token", default="", help="who you are already, for programs")
    command.add_argument("--seat", type=whole(1), help="which chair, from 1")
    command.add_argument("--watch", action="store_true", help="look on without a seat")
    command.add_argument("--random", action="store_true", help="let chance answer")
    making = command.add_argument_group("making a table")
    making.add_argument("--make", metavar="GAME", help="open a table of this game, and wait there for others")
    making.add_argument("--players", "-p", type=whole(2), help="how many play (default: the most)")
    making.add_argument("--bot", action="append", default=[], metavar="LEVEL", help="a bot, once for each")
    making.add_argument("--edition", "-e", help="the name of an edition")
    making.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="a house ruling")
    making.add_argument("--pace", choices=("none", "live", "slow"), default="none", help="the clock (default: none)")
    making.add_argument("--listed", action="store_true", help="let everybody see the table in the lobby")
    add_language(command)
    command.set_defaults(run=run, language=None)


def run(given: argparse.Namespace) -> int:
    """Play until the end."""
    from ...client import ServerRefused
    from .coming import come

    try:
        return asyncio.run(come(given))
    except ServerRefused as refused:
        raise MalavitaError(refused.text) from None
