"""What can go wrong at the outer door: one exception for each kind of mistake."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class MalavitaError(ValueError):
    """A mistake of the caller, told in one line; nothing was changed."""


class UnknownGame(MalavitaError):
    """No game of that name is on the shelf."""


class BadPlayers(MalavitaError):
    """The game is not played by that many."""


class BadOption(MalavitaError):
    """No such option, or no such value for it."""


class BadSeed(MalavitaError):
    """A seed is a whole number from 0 upwards."""


class BadSeat(MalavitaError):
    """There is no such seat at this table."""


class IllegalAnswer(MalavitaError):
    """The rules do not allow this answer now."""

    def __init__(self, reason: str, rule: str, key: str = "", say: Callable[[str], str] | None = None) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.key = key
        self._say = say

    def text(self, language: str = "en") -> str:
        """The reason in another language."""
        return self._say(language) if self._say else self.reason


class NotAsked(IllegalAnswer):
    """This seat is asked nothing at the moment."""


class MalformedAnswer(IllegalAnswer):
    """This is not the code or number of any answer of the game."""


class CannotUndo(MalavitaError):
    """Taking back would not be fair any more."""


class BadSave(MalavitaError):
    """The text is not a save file that can be used."""


class DamagedSave(BadSave):
    """The save file was cut short or altered."""


class WrongRulesVersion(BadSave):
    """The save file was made under other rules."""


class BadEdition(MalavitaError):
    """The edition file has missing, surplus or contradictory data."""

    def __init__(self, text: str, faults: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.faults = list(faults) or [text]


class BadPosition(MalavitaError):
    """Such a position cannot lie on a table."""


class NoDevice(MalavitaError):
    """The engine asked for is not available on this machine."""


class RangeError(MalavitaError):
    """A rule wrote a value outside the range that its field declares."""


class BadDeal(IllegalAnswer):
    """What was said about a deal cannot be understood, or cannot be done."""

    def __init__(self, reason: str, rule: str = "R77", key: str = "", say: Callable[[str], str] | None = None) -> None:
        super().__init__(reason, rule, key, say)
