"""A look at a moment that remembers what was looked at."""

from __future__ import annotations

from typing import Any


class Glance:
    """The values of a moment for one rule, which keeps those that the rule has read."""

    __slots__ = ("__dict__", "_moment")

    def __init__(self, moment: Any) -> None:
        self._moment = moment

    def __getattr__(self, name: str) -> Any:
        """The first time a value is read; afterwards it lies here."""
        value = self.__dict__[name] = getattr(self._moment, name)
        return value
