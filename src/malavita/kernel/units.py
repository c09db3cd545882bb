"""What numbers in fields and events are called outside, and back: cards by code, hideouts by letter, sets as lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import BadPosition
from .record import Field, Record
from .sets import members
from .spec import GameSpec

NONE = -1


Namer = Callable[[int], Any]


class Names(dict[int, Any]):
    """What the numbers of a unit are called outside, each found out when it is first asked for."""

    def __init__(self, name: Callable[[Any, int], Any], box: Any) -> None:
        super().__init__({NONE: None})
        self._name, self._box = name, box

    def __missing__(self, number: int) -> Any:
        """A number that nobody has asked for yet."""
        found = self[number] = self._name(self._box, number)
        return found


def namer(spec: GameSpec, box: Any, unit: str) -> Namer:
    """What gives a number its outside form, or a set of them when the unit is a plural."""
    if not unit:
        return lambda number: number
    if unit in spec.units:
        return Names(spec.units[unit], box).__getitem__
    one = namer(spec, box, unit[:-1])
    return lambda number: [one(member) for member in members(number)]


Known = dict[str, dict[tuple[type, Any], int]]  # the numbers of a unit's outside forms, written down at first use


def number_of(spec: GameSpec, box: Any, unit: str, value: Any, known: Known | None = None) -> int:
    """The number behind an outside form."""
    if not unit:
        if type(value) is not int:
            raise BadPosition(f"{value!r} is not a whole number")
        return value
    if unit in spec.units:
        return NONE if value is None else _looked_up(spec, box, unit, value, {} if known is None else known)
    if not isinstance(value, (list, tuple)):
        raise BadPosition(f"{value!r} is not a list of {unit}")
    bits = 0
    for part in value:
        bits |= 1 << number_of(spec, box, unit[:-1], part, known)
    return bits


def _looked_up(spec: GameSpec, box: Any, unit: str, value: Any, known: Known) -> int:
    if unit not in known:
        names = [spec.units[unit](box, number) for number in range(spec.sizes[unit])]
        known[unit] = {(type(name), name): number for number, name in enumerate(names)}
    try:
        return known[unit][type(value), value]
    except (KeyError, TypeError):  # no such name, or nothing that could be one
        raise BadPosition(f"{value!r} is not a {unit}") from None


def truth(spec: GameSpec, s: Record, box: Any) -> dict[str, Any]:
    """A whole position by field name, secrets included."""
    values = s.values()
    return {name: _named(namer(spec, box, declared.of), values[name]) for name, declared in s.fields.items()}


def put(spec: GameSpec, s: Record, box: Any, name: str, value: Any) -> None:
    """Write one field of a position from its outside form; entries of a row that are not given are empty."""
    if name not in s.fields:
        raise BadPosition(f"there is no field {name!r}: there are {', '.join(s.fields)}")
    declared = s.fields[name]
    known: Known = {}
    try:
        if not declared.shape:
            setattr(s, name, number_of(spec, box, declared.of, value))
            return
        if isinstance(value, dict):
            value = _listed(spec, box, declared, value)
        s.block[name][0] = NONE if declared.low == NONE else 0
        for index, part in _entries(name, value, declared.shape):
            s.rows[name][index] = number_of(spec, box, declared.of, part, known)
    except ValueError as error:
        raise BadPosition(f"{name}: {error}") from None


def _listed(spec: GameSpec, box: Any, declared: Field, value: dict[Any, Any]) -> list[Any]:
    if not declared.by:
        raise BadPosition("must be a list")
    row: list[Any] = [[] if declared.of.endswith("s") else None if declared.of else 0] * declared.shape[0]
    for key, part in value.items():
        number = int(key) if declared.by == "seat" and str(key).isdigit() else number_of(spec, box, declared.by, key)
        if not 0 <= number < len(row):
            raise BadPosition(f"there is no {declared.by} {key!r} here")
        row[number] = part
    return row


def _named(name: Namer, value: Any) -> Any:
    return [_named(name, part) for part in value] if isinstance(value, list) else name(value)


def _entries(name: str, value: Any, shape: tuple[int, ...]) -> list[tuple[Any, Any]]:
    if not isinstance(value, (list, tuple)) or len(value) > shape[0]:
        raise BadPosition(f"{name} must be a list of at most {shape[0]} entries")
    if len(shape) == 1:
        return list(enumerate(value))
    return [((n, m), cell) for n, part in enumerate(value) for m, cell in _entries(name, part, shape[1:])]
