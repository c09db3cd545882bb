"""`malavita tui`: sit down at a table in the terminal."""

from __future__ import annotations

import argparse
import sys

from ..bots.base import make, names
from ..games import registry
from ..kernel.errors import MalavitaError
from .options import Commands, add_table, options_of, seconds, whole


def add_to(commands: Commands) -> None:
    """Declare the command."""
    from .main import add_language

    command = commands.add_parser("tui", help="play in the terminal, bots in the empty seats")
    games = ", ".join(registry.names())
    command.add_argument("game", nargs="?", help=f"{games} (default: you are asked)")
    add_table(command)
    add_language(command)
    command.add_argument("--humans", type=whole(0), default=1, help="how many people share the keyboard")
    command.add_argument("--bot", default=None, help="who sits in the empty seats (default: the best)")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--name", action="append", default=[], help="a player's name, once for each person")
    command.add_argument("--pause", type=seconds, default=0.6, help="seconds that bots wait before they answer")
    command.add_argument("--plain", action="store_true", help="lines of text only: answers by number, deals typed")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Open the table, after asking for the game if none was named."""
    if given.bot or given.game:
        make(given.bot or "random", registry.find(given.game or registry.names()[0]).name)
    if not given.plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise MalavitaError("a table needs a terminal: for games between programs see malavita sim")
    options = options_of(given)
    game = given.game or (None if given.load else choose_table(given, options))
    bot = given.bot or names(game or registry.names()[0])[-1]
    from .tui import run as open_table

    return open_table(
        game, given.players, given.humans, bot, given.language, given.seed, given.edition, options,
        given.load, given.pause, given.name, given.plain,
    )  # fmt: skip


def choose_table(given: argparse.Namespace, options: dict[str, str]) -> str:
    """Ask for the game; then for the players and the terms of the table, where they were not given."""
    game = choose_game(given.language)
    spec, words = registry.find(game), registry.words(game)
    low, high = spec.seats[0], spec.seats[-1]
    if given.players is None:
        question = words.say(given.language, "play-players", low=low, high=high, usual=high)
        given.players = choose_number(question, low, high, high)
    for option in spec.options:
        if option.name == "terms" and option.name not in options:
            for number, value in enumerate(option.values, 1):
                print(f"  {number}  {words.say(given.language, f'option-terms-{value}')}")
            question = words.say(given.language, "play-terms", last=len(option.values))
            options["terms"] = option.values[choose_number(question, 1, len(option.values), 1) - 1]
    return game


def choose_number(question: str, low: int, high: int, usual: int) -> int:
    """Ask for a number; Enter takes the usual one."""
    while True:
        answer = input(f"{question} ").strip() or str(usual)
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)


def choose_game(language: str) -> str:
    """Ask which game it shall be; Enter takes the first."""
    shelf = registry.names()
    for number, name in enumerate(shelf, 1):
        words = registry.words(name)
        print(f"  {number}  {words.say(language, 'title')}: {words.say(language, 'tagline')}")
    question = registry.words(shelf[0]).say(language, "play-which", last=len(shelf))
    return shelf[choose_number(question, 1, len(shelf), 1) - 1]
