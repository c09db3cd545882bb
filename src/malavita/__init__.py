"""Malavita: three crime board games, one rulebook each, three engines."""

from .api import games, load, new, position
from .kernel.errors import (
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
