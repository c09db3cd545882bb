"""Everything a game exports: the kernel calls a game through this record and in no other way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from .edition import Edition
from .events import EventKind
from .options import Option
from .question import Kind
from .record import Record
from .rule import rule
from .space import ActionSpace
from .view import SightRule, check_audiences


@dataclass(frozen=True)
class Refusal:
    """Why an answer is not legal: a message key, its arguments, and the rule that says so."""

    key: str
    rule: str
    args: dict[str, Any] = field(default_factory=dict)


@rule
def _nothing_more(s: Any, box: Any, log: Any) -> None:
    """The opening position already asks its first question."""


def _all_names(renamed: list[int], then: Any, now: Any) -> list[int]:
    return renamed


def _as_they_lie(s: Any, box: Any, then: Any, held: list[int]) -> None:
    """All hidden things differ."""


def _never(kind: int, answer: int) -> bool:
    return False


FINISHED = (1 << 31) - 1  # the moment at which a game is over
DOING = 255  # the bits of a moment that tell what the game does next
KINDS_OF_STEPS, OPENING = 64, 63  # for a game in waves: how many things there are to do, and the first of all


@dataclass(frozen=True, eq=False)
class Pace:
    """`play` in single steps, for a GPU: threads that run side by side should do the same thing at the same time.

    `hear` applies an answer, `run_once` takes one step on to the next question. `moment` is a number below 2**31: a
    game that has come further has a higher one, games that do the same thing next have the same last 8 bits, and a
    game that is over is FINISHED. A game with very many rules is `waved`: see decision 19.
    """

    hear: Callable[..., Any]
    run_once: Callable[..., Any]
    moment: Callable[..., Any]
    waved: bool = False


@dataclass(frozen=True, eq=False)
class Bargains:
    """Deals that any seat may speak of at any time, beside the questions: none of it is compiled."""

    read: Callable[[Mapping[str, Any]], Any]  # understand what a seat says, or raise BadDeal
    make: Callable[..., tuple[int, int]]  # do it: why not (0: fine), and the number of the deal
    refusal: Callable[..., Refusal]  # why not, in words
    shown: Callable[..., list[dict[str, Any]]]  # the deals on the table


@dataclass(frozen=True, eq=False)
class GameSpec:
    """One game."""

    name: str
    folder: Path
    rules_version: int
    seats: tuple[int, ...]
    most_seats: int
    state: type[Record]
    box: type[Record]
    kinds: tuple[Kind, ...]
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    units: Mapping[str, Callable[[Any, int], str]]  # what the numbers of a field or event are called
    sizes: Mapping[str, int]  # how many of each unit there are
    observation: tuple[tuple[str, tuple[int, ...]], ...]  # named slices of the observation, in order
    most_answers: int  # no game is longer, in answers
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rule that ends the game

    # compiled: the rules
    deal: Callable[..., Any]
    asked: Callable[..., Any]
    question_kind: Callable[..., Any]
    answers: Callable[..., Any]
    play: Callable[..., Any]
    outcome: Callable[..., Any]
    observe: Callable[..., Any]
    resample: Callable[..., Any]
    broken: Callable[..., Any]
    can_take_back: Callable[..., Any]

    # not compiled: editions, views and words
    read_box: Callable[[Edition], Any]
    catalogue: Callable[[Any], dict[str, Any]]
    sights: Mapping[str, SightRule]
    view: Callable[..., dict[str, Any]]  # the table as everybody sees it
    refusal: Callable[..., Refusal]
    breakdown: Callable[..., list[dict[str, Any]]]
    reason: Callable[..., str]
    complete: Callable[..., None]
    rename: Callable[..., None]  # let the hidden things of a position trade names, as a drawn world did
    rename_answer: Callable[..., int]  # the same answer under those names
    notation: Callable[..., list[str]]
    wording: Callable[..., Any]
    invariants: tuple[str, ...]
    dealt_only: int  # the invariants, a set, that a position laid out by hand need not keep
    own_view: Callable[..., dict[str, Any]] | None = None  # what a seat sees in the place of some of it
    default_edition: str = "standard"
    default: Callable[..., int] | None = None  # the number of the answer for who is out of time; None: the lowest legal
    nobody: str = ""  # the message that names a color nobody plays; it sits behind the players
    shown_refusals: frozenset[str] = frozenset()  # why something in plain sight may not be chosen: told beforehand
    begin: Callable[..., Any] = _nothing_more  # run on from the opening position to the first question, telling events
    bargains: Bargains | None = None  # for games with deals
    pace: Pace | None = None  # for games whose answers differ much in what follows

    # for tests of hidden worlds
    world_share: float = 1.0  # at most this share of a game's moments is tested: long games have many
    hidden_things: int = 64  # how many things can trade names
    names_so_far: Callable[..., list[int]] = _all_names  # those names that held at an earlier moment too
    realign: Callable[..., None] = _as_they_lie  # let things that nobody can tell apart lie as they do in the true past
    is_silent: Callable[[int, int], bool] = _never  # whether nobody else learns of an answer, not even who was asked
    alike: Callable[[dict[str, Any]], dict[str, Any]] = dict  # a position without what no player can tell apart

    def __post_init__(self) -> None:
        check_audiences(self.state, self.sights)

    @cached_property
    def space(self) -> ActionSpace:
        """The fixed action space."""
        return ActionSpace(self.kinds)

    @cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        total = 0
        for _, shape in self.observation:
            size = 1
            for part in shape:
                size *= part
            total += size
        return total
