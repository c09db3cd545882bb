"""One gate for secrets, closed by default: whatever leaves the engine is made from a `Sight`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .glance import Glance
from .record import OWNER, PUBLIC, Record

SightRule = Callable[[Any, Any, int | None], Any]


MOST_MADE = 4  # the events themselves, and their words in three languages


class Hidden(LookupError):
    """A view asked for a field that its viewer may not see: a fault in the view, never a leak."""


def holds_still(read: dict[str, Any], values: dict[str, Any]) -> bool:
    """Whether all that was read is the same now; mostly it is the very same, which is quick to see."""
    for name, value in read.items():  # noqa: SIM110 (compiled, a loop is quicker than `all`)
        if values[name] is not value and values[name] != value:
            return False
    return True


class Memory:
    """What the rules of a view gave last, for as long as nothing that they have read changes.

    A rule depends on the position alone, so where every value that it has read is the same, it would read the same
    values again and give the same.
    """

    __slots__ = ("_kept", "_made")

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int | None], tuple[dict[str, Any], Any]] = {}
        self._made: dict[Any, dict[Any, Any]] = {}

    def given(self, name: str, rule: SightRule, moment: Any, box: Any, seat: int | None) -> Any:
        """What a rule gives at this moment: not to be changed, since it may be given again."""
        kept = self._kept.get((name, seat))
        if kept is not None and holds_still(kept[0], moment.__dict__):
            return kept[1]
        glance = Glance(moment)
        given = rule(glance, box, seat)
        self._kept[name, seat] = glance.__dict__, given
        return given

    def made(self, name: Any) -> dict[Any, Any]:
        """What was made of the events of a long game: by a name, and then by what an event holds."""
        if name not in self._made and len(self._made) >= MOST_MADE:
            self._made.clear()
        return self._made.setdefault(name, {})

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._made.clear()


class Sight:
    """What one viewer (a seat, or None for the public) may know of a state.

    Public fields are open. Fields of the owner open the viewer's own part through `own`. Everything else is closed but
    for the named rules that the game's view declares, reached through `by_rule`. A seat's sight has the public's view
    with it, so that what all see is made only once; with a memory, what did not change is not made again.
    """

    def __init__(
        self, s: Record, box: Any, seat: int | None, rules: Mapping[str, SightRule], frozen: Any = None,
        public: Mapping[str, Any] | None = None, memory: Memory | None = None,
    ) -> None:  # fmt: skip
        self._fields = s.fields
        self._s = s.frozen() if frozen is None else frozen
        self._box = box
        self._rules = rules
        self.seat = seat
        self.public = public or {}
        self._memory = memory

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

    def lasting(self, name: str) -> Any:
        """The same by a rule that takes time and often gives the same again; with a memory it is asked less often."""
        if self._memory is None:
            return self.by_rule(name)
        return self._memory.given(name, self._rules[name], self._s, self._box, self.seat)

    def _open(self, name: str) -> Any:
        if self._fields[name].audience != PUBLIC:
            raise Hidden(name)
        return getattr(self._s, name)


def check_audiences(record: type[Record], rules: Mapping[str, SightRule]) -> None:
    """Refuse a record with a field whose audience is neither one of the three nor a rule of the view."""
    for name, declared in record.fields.items():
        if declared.audience not in (PUBLIC, OWNER, "secret") and declared.audience not in rules:
            raise TypeError(f"field {name}: no view rule named {declared.audience!r}")
