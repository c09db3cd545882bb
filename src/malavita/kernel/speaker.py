"""Words for one reader; each game adds what its own things are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .words import Words


class Speaker:
    """A language, the box that is played with, and the names at the table."""

    def __init__(self, words: Words, language: str, box: Any, names: Mapping[int, str]) -> None:
        self.words = words
        self.language = language
        self.box = box
        self.names = names

    def say(self, key: str, **args: Any) -> str:
        """A message."""
        return self.words.say(self.language, key, **args)

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return self.names.get(seat) or self.say("seat", number=seat + 1)

    def list(self, parts: list[str]) -> str:
        """Several things in one sentence."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", first=", ".join(parts[:-1]), last=parts[-1])

    def argument(self, unit: str, value: Any) -> Any:
        """An argument of a message in words: a unit is a method of the game's speaker."""
        if value is None:
            return ""
        if unit in ("seats", "cards"):
            return self.list([self.argument(unit[:-1], part) for part in value])
        return getattr(self, unit)(value) if unit else value
