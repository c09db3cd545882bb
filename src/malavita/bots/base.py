"""What a bot is: it is shown what its seat may know, and names one of the answers."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, runtime_checkable

from ..kernel.errors import MalavitaError
from ..kernel.game import Game
from ..kernel.question import Answer, Question


class UnknownBot(MalavitaError):
    """No bot of that name plays this game."""


@dataclass(frozen=True)
class Seen:
    """All that a seat may know when it is asked."""

    seat: int
    view: dict[str, Any]
    question: Question
    catalogue: dict[str, Any]


class Bot(Protocol):
    """Whoever can answer for a seat."""

    name: str

    def choose(self, seen: Seen, luck: Random) -> Answer:
        """Pick one of the answers of `seen.question`."""
        ...


@runtime_checkable
class Bargainer(Protocol):
    """A bot that also answers offers on the table, at any time; only games with deals have any."""

    def consider(
        self, view: dict[str, Any], seat: int, deal: dict[str, Any], catalogue: dict[str, Any] | None = None
    ) -> str:
        """Say `accept`, `decline` or `wait` to one of `view["deals"]` that names the seat."""
        ...


def look_at(game: Game, seat: int) -> Seen:
    """What a game shows the seat that is asked."""
    question = game.question(seat)
    if question is None:
        raise MalavitaError(f"seat {seat} is asked nothing")
    return Seen(seat, game.view(seat), question, game.catalogue)


class RandomBot:
    """Gives any legal answer, each as likely."""

    name = "random"

    def choose(self, seen: Seen, luck: Random) -> Answer:
        """Pick one of the answers at random."""
        return luck.choice(seen.question.answers)


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return ["random", *(["greedy"] if find_spec(f"{__package__}.{game}") else [])]


def make(name: str, game: str) -> Bot:
    """A bot by its name."""
    if name not in names(game):
        raise UnknownBot(f"no bot {name!r} plays {game}: there are {', '.join(names(game))}")
    if name == "random":
        return RandomBot()
    bot: Bot = import_module(f"{__package__}.{game}").GreedyBot()
    return bot
