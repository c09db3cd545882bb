"""A flat record declared once: every field with meaning, range and audience.

The declaration gives the aligned dtype that compiled rules run on, and a class over the same bytes for interpreted
rules, which checks every index and every range.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self

import numpy as np

from .errors import RangeError
from .moment import Stretch, read_out

PUBLIC = "public"  # everybody may know it
OWNER = "owner"  # a row per seat, known to that seat
SECRET = "secret"  # nobody may know it; any other word names a rule of the game's view

Array = np.ndarray[Any, Any]

STRETCH = 64  # bytes of a record that are looked at together, to see what changed
LINE = 128  # bytes that a GPU's first cache keeps together

# On a NumPy record these names read as methods but write as fields, without a word of warning.
SHADOWED = frozenset(name for name in dir(np.record) if not name.startswith("_"))
OUR_OWN = frozenset(
    {"block", "copied", "declared", "digest", "fields", "frozen", "rows", "stretches", "values"}
)  # what every record has

_SIGNS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
_LIMITS = {"i1": 7, "i2": 15, "i4": 31, "i8": 63, "u1": 8, "u2": 16, "u4": 32, "u8": 64}


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    kind: str
    meaning: str
    low: int
    high: int
    audience: str
    shape: tuple[int, ...] = ()
    of: str = ""  # what its numbers are: "seat", "card", or for sets "cards"; empty for plain numbers
    by: str = ""  # what the index of its first axis is, for positions laid out by name
    name: str = ""

    def check(self, value: int) -> None:
        """Refuse a value outside the range."""
        if not self.low <= value <= self.high:
            raise RangeError(f"{self.name} = {value} is outside {self.low}..{self.high} ({self.meaning})")


def field(
    kind: str, meaning: str, low: int, high: int, audience: str, shape: tuple[int, ...] = (), of: str = "", by: str = ""
) -> Any:
    """Declare one field of a record."""
    if kind not in _LIMITS:
        raise TypeError(f"unknown kind {kind!r}: use one of {', '.join(_LIMITS)}")
    bits = _LIMITS[kind]
    lowest, highest = (0 if kind[0] == "u" else -(1 << bits)), (1 << bits) - 1
    if not lowest <= low <= high <= highest:
        raise TypeError(f"range {low}..{high} does not fit {kind}")
    if not meaning or not audience:
        raise TypeError("a field needs a meaning and an audience")
    return Field(kind, meaning, low, high, audience, shape, of, by)


class Row:
    """An array field of an interpreted record: plain numbers out, checked numbers in, no negative index."""

    __slots__ = ("_cells", "_field")

    def __init__(self, cells: Array, declared: Field) -> None:
        self._cells = cells
        self._field = declared

    def __getitem__(self, index: int | tuple[int, int]) -> int:
        self._guard(index)
        return int(self._cells[index])

    def __setitem__(self, index: int | tuple[int, int], value: int) -> None:
        self._guard(index)
        self._field.check(value)
        self._cells[index] = value

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells.ravel().tolist())

    def _guard(self, index: int | tuple[int, int]) -> None:
        parts = index if isinstance(index, tuple) else (index,)
        if len(parts) != self._cells.ndim:
            raise RangeError(f"{self._field.name} has {self._cells.ndim} indices, not {len(parts)}")
        for part, size in zip(parts, self._cells.shape, strict=True):
            if not 0 <= part < size:
                raise RangeError(f"{self._field.name}[{index}] is outside 0..{size - 1}")


class Record:
    """Base of all records: subclass it and declare fields."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    declared: ClassVar[np.dtype[Any]]  # the same fields, lying in the order of their declaration
    stretches: ClassVar[list[Stretch]]  # the same bytes as Python reads them
    block: Array

    def __init_subclass__(cls, first: tuple[str, ...] = ()) -> None:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in declared:
            if name in SHADOWED | OUR_OWN:
                raise TypeError(f"field name {name!r} is shadowed by NumPy or by Record: choose another")
        cls.fields = {n: Field(**{**f.__dict__, "name": n}) for n, f in declared.items()}
        cls.declared = np.dtype([(n, *_spread(f)) for n, f in cls.fields.items()], align=True)
        cls.dtype = _with_first(cls.declared, first) if first else cls.declared
        cls.stretches = _stretches(cls.fields, cls.dtype)
        for name, declared_field in cls.fields.items():
            setattr(cls, name, _row_property(name) if declared_field.shape else _number_property(declared_field))

    def __init__(self, block: Array | None = None) -> None:
        self.block = np.zeros(1, self.dtype) if block is None else block

    @cached_property
    def rows(self) -> dict[str, Row]:
        """The array fields, made when the first of them is looked at."""
        return {n: Row(self.block[n][0], f) for n, f in self.fields.items() if f.shape}

    def copied(self) -> Self:
        """The same values in bytes of its own."""
        return type(self)(same_bytes(self.block))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.block.tobytes() == other.block.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def digest(self) -> str:
        """A short name for these exact values, wherever in memory they lie."""
        values = np.zeros(1, self.declared)
        values[:] = self.block[list(self.declared.names or ())]
        return hashlib.blake2b(values.tobytes(), digest_size=8).hexdigest()

    def frozen(self) -> Any:
        """The values of this moment under the same names: rules can read them, quickly, and nobody can write them."""
        return Frozen(type(self), self.block.tobytes())

    def values(self) -> dict[str, Any]:
        """All values as plain lists and numbers, by field name."""
        return {name: self.block[name][0].tolist() for name in self.fields}


class Frozen:
    """A record's values at one moment, as plain numbers and tuples; what is as it was before is shared with before."""

    def __init__(self, kind: type[Record], data: bytes, before: Frozen | None = None) -> None:
        read_out(self.__dict__, kind.stretches, data, {} if before is None else before.__dict__)

    def __setattr__(self, name: str, value: object) -> None:
        raise RangeError(f"{name} belongs to a moment that has passed")


class Rows:
    """An array of records for interpreted rules: indexing gives a checked record, as compiled code sees it."""

    def __init__(self, kind: type[Record], blocks: Array) -> None:
        self.kind = kind
        self.blocks = blocks
        self._handles: dict[int, Record] = {}

    def __getitem__(self, index: int) -> Record:
        if index not in self._handles:
            self._handles[index] = self.kind(self.blocks[index : index + 1])
        return self._handles[index]

    def __len__(self) -> int:
        return len(self.blocks)


def same_bytes(block: Array) -> Array:
    """A copy of records with their padding, which NumPy's own copy leaves undefined."""
    return np.frombuffer(bytearray(block.data), block.dtype)


def _spread(declared: Field) -> tuple[Any, ...]:
    return (declared.kind, declared.shape) if declared.shape else (declared.kind,)


def _with_first(declared: np.dtype[Any], first: tuple[str, ...]) -> np.dtype[Any]:
    """The same fields, some of them before the others, in whole lines of a cache that no two records share."""
    assert declared.names is not None and declared.fields is not None
    order = [*first, *(name for name in declared.names if name not in first)]
    offsets, end = {}, 0
    for name in order:
        kind = declared.fields[name][0]
        offsets[name] = -(-end // kind.alignment) * kind.alignment
        end = offsets[name] + kind.itemsize
    return np.dtype(
        {
            "names": order,
            "formats": [declared.fields[name][0] for name in order],
            "offsets": [offsets[name] for name in order],
            "itemsize": -(-end // LINE) * LINE,
        },
        align=True,
    )


def _stretches(fields: dict[str, Field], dtype: np.dtype[Any]) -> list[Stretch]:
    """The fields as they lie, cut into stretches."""
    stretches, start, beside = [], 0, list[tuple[Field, int]]()
    for name, (kind, offset, *_) in dtype.fields.items():  # type: ignore[union-attr]
        beside.append((fields[name], offset))
        end = offset + kind.itemsize
        if end - start >= STRETCH:
            stretches.append(_stretch(start, end, beside))
            start, beside = end, []
    return stretches if not beside else [*stretches, _stretch(start, end, beside)]


def _stretch(start: int, end: int, beside: list[tuple[Field, int]]) -> Stretch:
    """Some fields as Python's `struct` reads them, with padding, and the place of each among their numbers."""
    form, at, number = "=", start, 0
    parts: list[int | slice] = []
    for declared, offset in beside:
        size = math.prod(declared.shape)
        form += f"{offset - at}x{size}{_SIGNS[declared.kind]}"
        parts.append(slice(number, number + size) if declared.shape else number)
        at, number = offset + size * int(declared.kind[1]), number + size
    grids = [(declared.name, declared.shape[1]) for declared, _ in beside if len(declared.shape) > 1]
    return Stretch(start, end, struct.Struct(form), [declared.name for declared, _ in beside], parts, grids)


def _row_property(name: str) -> property:
    def get(self: Record) -> Row:
        return self.rows[name]

    return property(get)


def _number_property(declared: Field) -> property:
    name = declared.name

    def get(self: Record) -> int:
        return int(self.block[name][0])

    def put(self: Record, value: int) -> None:
        declared.check(value)
        self.block[name][0] = value

    return property(get, put)


def field_table(record: type[Record]) -> list[tuple[str, str, str, str, str]]:
    """Name, kind, range, audience and meaning of every field, for documentation."""
    rows = []
    for name, f in record.fields.items():
        size = "x".join(map(str, f.shape))
        rows.append((name, f.kind + (f"[{size}]" if size else ""), f"{f.low}..{f.high}", f.audience, f.meaning))
    return rows


__all__ = ["OWNER", "PUBLIC", "SECRET", "Array", "Field", "Record", "Row", "Rows", "field", "field_table", "same_bytes"]
