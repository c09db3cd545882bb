"""One gate for secrets, closed by default: whatever leaves the engine is made from a `Sight`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .record import OWNER, PUBLIC, Record

SightRule = Callable[[Any, Any, int | None], Any]


class Hidden(LookupError):
    """A view asked for a field that its viewer may not see: a fault in the view, never a leak."""


class Sight:
    """What one viewer (a seat, or None for the public) may know of a state.

    Public fields are open. Fields of the owner open the viewer's own part through `own`. Everything else is closed but
    for the named rules that the game's view declares, reached through `by_rule`. A seat's sight has the public's view
    with it, so that what all see is made only once.
    """

    def __init__(
        self, s: Record, box: Any, seat: int | None, rules: Mapping[str, SightRule], frozen: Any = None,
        public: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self._fields = s.fields
        self._s = s.frozen() if frozen is None else frozen
        self._box = box
        self._rules = rules
        self.seat = seat
        self.public = public or {}

    def number(self, name: str) -> int:
        """A public field that is one number."""
        value = self._open(name)
        assert isinstance(value, int)
        return value

    def row(self, name: str) -> list[int]:
        """A public field that is a row of numbers."""
        return list(self._open(name))

    def own(self, name: str) -> Any:
        """The viewer's own part of a field whose first index is the seat; nothing for the public."""
        if self._fields[name].audience not in (OWNER, PUBLIC):
            raise Hidden(name)
        return None if self.seat is None else getattr(self._s, name)[self.seat]

    def by_rule(self, name: str) -> Any:
        """What the named rule of the game's view lets this viewer see."""
        return self._rules[name](self._s, self._box, self.seat)

    def _open(self, name: str) -> Any:
        if self._fields[name].audience != PUBLIC:
            raise Hidden(name)
        return getattr(self._s, name)


def check_audiences(record: type[Record], rules: Mapping[str, SightRule]) -> None:
    """Refuse a record with a field whose audience is neither one of the three nor a rule of the view."""
    for name, declared in record.fields.items():
        if declared.audience not in (PUBLIC, OWNER, "secret") and declared.audience not in rules:
            raise TypeError(f"field {name}: no view rule named {declared.audience!r}")
