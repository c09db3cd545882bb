"""House rulings a table may choose: named options with named values, packed into one whole number in the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadOption
from .rule import rule

BITS = 3  # each option has at most eight values


@dataclass(frozen=True)
class Option:
    """One option; the first value is the recommended reading."""

    name: str
    values: tuple[str, ...]
    rule: str

    def __post_init__(self) -> None:
        if not 2 <= len(self.values) <= 1 << BITS:
            raise TypeError(f"option {self.name} has {len(self.values)} values: 2 to {1 << BITS} fit")


@rule
def chosen(options: int, place: int) -> int:
    """Which value of the option at this place is chosen; 0 is the recommended reading."""
    return (options >> (BITS * place)) & 7


def pack(declared: tuple[Option, ...], wanted: Mapping[str, Any]) -> int:
    """Turn option names and values into the packed number, refusing what does not exist."""
    if not isinstance(wanted, Mapping):
        raise BadOption(f"options are given by name and value, not as {wanted!r}")
    names = {option.name: place for place, option in enumerate(declared)}
    packed = 0
    for name, value in wanted.items():
        if name not in names:
            raise BadOption(f"unknown option {name!r}: there are {', '.join(names) or 'none'}")
        option = declared[names[name]]
        text = _as_text(value)
        if text not in option.values:
            raise BadOption(f"option {name} cannot be {value!r}: use one of {', '.join(option.values)}")
        packed |= option.values.index(text) << (BITS * names[name])
    return packed


def unpack(declared: tuple[Option, ...], packed: int) -> dict[str, str]:
    """All options with the value each has."""
    return {option.name: option.values[packed >> (BITS * n) & 7] for n, option in enumerate(declared)}


def _as_text(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    text = str(value)
    return {"true": "on", "True": "on", "false": "off", "False": "off"}.get(text, text)
