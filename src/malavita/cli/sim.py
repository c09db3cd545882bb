"""`malavita sim`: many games at once, between random players or between bots."""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

import numpy as np

from ..api import new
from ..bots.base import Bot, look_at, make
from ..envs.playout import RUNNERS, playout
from ..games import registry
from ..kernel.errors import MalavitaError
from ..progress import Progress
from .options import Commands, add_json, add_table, options_of, print_json, whole


def add_to(commands: Commands) -> None:
    """Declare the command."""
    from .main import add_game

    command = commands.add_parser("sim", help="play many games and count")
    add_game(command, "criminals")
    add_table(command)
    command.add_argument("--games", "-n", type=whole(1), default=None, help="how many (default: 100,000; bots: 100)")
    command.add_argument("--device", choices=sorted(RUNNERS), default="cpu", help="where random games run")
    command.add_argument("--bots", help="bots for the seats, as greedy,random,random; they change seats every game")
    add_json(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play and report."""
    spec = registry.find(given.game)
    players = given.players or (len(given.bots.split(",")) if given.bots else spec.seats[-1])
    if given.bots is not None and given.device != "cpu":
        raise MalavitaError("games between bots run on the cpu: --device is for random games")
    report = bot_games(given, players) if given.bots is not None else random_games(given, players)
    if given.json:
        print_json(report)
    else:
        show(report)
    return 0


def random_games(given: argparse.Namespace, players: int) -> dict[str, Any]:
    """Random games at full speed."""
    progress = Progress(f"{given.game}, random games")
    result = playout(
        given.game, given.games or 100_000, players, given.seed or 0, given.device, options_of(given), given.edition,
        progress,
    )  # fmt: skip
    progress.close()
    wins = (result.ranks == 1) / (result.ranks == 1).sum(axis=1, keepdims=True)
    return {
        "game": given.game,
        "players": players,
        "games": result.games,
        "decisions": result.steps,
        "seconds": round(result.seconds, 3),
        "decisions per second": round(result.steps / result.seconds),
        "length": {
            "mean": float(result.lengths.mean()),
            "min": int(result.lengths.min()),
            "max": int(result.lengths.max()),
        },
        "score": [round(float(mean), 2) for mean in result.scores.mean(axis=0)],
        "win share": [round(float(mean), 4) for mean in wins.mean(axis=0)],
    }


def bot_games(given: argparse.Namespace, players: int) -> dict[str, Any]:
    """Games between bots, who move one seat on after every game."""
    line = [make(name.strip(), given.game) for name in given.bots.split(",")]
    if len(line) != players:
        raise MalavitaError(f"{players} players need {players} bots, not {len(line)}: --bots {given.bots}")
    games = given.games or 100
    scores, wins = np.zeros((games, players)), np.zeros((games, players))
    progress, began = Progress(f"{given.game}, games between bots"), time.perf_counter()
    for number in range(games):
        seats = [(bot + number) % players for bot in range(players)]
        outcome = one_game(given, players, {seat: line[bot] for bot, seat in enumerate(seats)}, number)
        scores[number] = [outcome.scores[seat] for seat in seats]
        wins[number] = [(outcome.ranks[seat] == 1) / len(outcome.winners) for seat in seats]
        progress(number + 1, games)
    progress.close()
    return {
        "game": given.game,
        "players": players,
        "games": games,
        "seconds": round(time.perf_counter() - began, 3),
        "bots": [bot.name for bot in line],
        "score": [round(float(mean), 2) for mean in scores.mean(axis=0)],
        "win share": [round(float(mean), 4) for mean in wins.mean(axis=0)],
    }


def one_game(given: argparse.Namespace, players: int, bots: dict[int, Bot], number: int) -> Any:
    """One whole game between bots."""
    first = given.seed or 0
    game = new(given.game, players, first + number, given.edition, options_of(given))
    luck = Random(f"{first} {number}")
    while not game.over:
        for seat in game.to_act:
            game.play(seat, bots[seat].choose(look_at(game, seat), luck))
    return game.outcome


def show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    for key, value in report.items():
        print(f"{key:>22}  {_plain(value)}")


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(part)}" for key, part in value.items())
    if isinstance(value, list):
        return "  ".join(_plain(part) for part in value)
    if isinstance(value, float):
        return f"{value:,.4g}" if value < 1000 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
