"""Small sets as whole numbers: member n is bit n. Rule arithmetic stays in signed 64 bits, so at most 62 members."""

from __future__ import annotations

from functools import lru_cache

from .rule import count, lowest, rule

__all__ = ["bit", "count", "has", "lowest", "members", "nth", "of"]


@rule
def bit(member: int) -> int:
    """The set of this one member."""
    return 1 << member


@rule
def has(bits: int, member: int) -> bool:
    """Tell whether the set has this member."""
    return (bits >> member) & 1 == 1


@rule
def nth(bits: int, index: int) -> int:
    """The member at this place, counting from 0 upwards."""
    for _ in range(index):
        bits &= bits - 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    """The members in rising order; for words and tests, not for rules."""
    return list(_members(bits))


@lru_cache(1 << 14)
def _members(bits: int) -> tuple[int, ...]:
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def of(numbers: list[int]) -> int:
    """The set of these members; for words and tests, not for rules."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
