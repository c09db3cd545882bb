"""Questions and answers: a kind of question has at most 62 answers, so what is legal is one whole number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

MOST = 62

Say = Callable[[str, Mapping[int, str]], str]


@dataclass(frozen=True)
class Kind:
    """One kind of question: its name, how many answers it can ever have, and what each is called.

    `code` names an answer as a player would type it, `args` tells what it means; both get the box and the answer.
    """

    name: str
    size: int
    code: Callable[[Any, int], str]
    args: Callable[[Any, int], dict[str, Any]]

    def __post_init__(self) -> None:
        if not 1 <= self.size <= MOST:
            raise TypeError(f"question {self.name} has {self.size} answers: 1 to {MOST} fit")


@dataclass(frozen=True)
class Answer:
    """One answer: its number in the action space, its code, and what it means."""

    id: int
    code: str
    args: dict[str, Any] = field(default_factory=dict, compare=False)
    _say: Say | None = field(default=None, compare=False, repr=False)

    def text(self, language: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The answer in words; `names` are those of the players, by seat."""
        return self._say(language, names or {}) if self._say else self.code


@dataclass(frozen=True)
class Locked:
    """An answer that may not be given now: what it would mean, why not, and the rule that says so."""

    code: str
    args: dict[str, Any]
    reason: str
    rule: str
    say: Callable[[str], str] = field(compare=False, repr=False)


@dataclass(frozen=True)
class Question:
    """What one seat is asked now."""

    seat: int
    kind: str
    answers: list[Answer]
    _say: Say = field(compare=False, repr=False)
    _default: Callable[[], int] | None = field(default=None, compare=False, repr=False)

    @property
    def default(self) -> Answer:
        """The answer that is given for a player whose time has run out."""
        number = self._default() if self._default else self.answers[0].id
        return next(answer for answer in self.answers if answer.id == number)

    def text(self, language: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The question in words; `names` are those of the players, by seat."""
        return self._say(language, names or {})
