"""Malavita: crime board games as real software. The rules are written once and run on three engines."""

from .api import batch, games, load, new, playout, position
from .kernel.errors import (
    BadDeal,
    BadEdition,
    BadOption,
    BadPlayers,
    BadPosition,
    BadSave,
    BadSeat,
    BadSeed,
    CannotUndo,
    DamagedSave,
    IllegalAnswer,
    MalavitaError,
    MalformedAnswer,
    NoDevice,
    NotAsked,
    UnknownGame,
    WrongRulesVersion,
)
from .kernel.game import Game, Outcome
from .kernel.question import Answer, Question

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "BadDeal",
    "BadEdition",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadSave",
    "BadSeat",
    "BadSeed",
    "CannotUndo",
    "DamagedSave",
    "Game",
    "IllegalAnswer",
    "MalavitaError",
    "MalformedAnswer",
    "NoDevice",
    "NotAsked",
    "Outcome",
    "Question",
    "UnknownGame",
    "WrongRulesVersion",
    "__version__",
    "batch",
    "games",
    "load",
    "new",
    "playout",
    "position",
]
