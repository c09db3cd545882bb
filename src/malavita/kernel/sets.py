"""Small sets as whole numbers for whoever looks at them from outside: views, words, tests. Rules have `bits`."""

from __future__ import annotations

from functools import lru_cache


def has(bits: int, member: int) -> bool:
    """Tell whether the set has this member."""
    return bits >> member & 1 == 1


def members(bits: int) -> list[int]:
    """The members in rising order."""
    return list(_members(bits))


@lru_cache(1 << 12)
def _members(bits: int) -> tuple[int, ...]:
    return tuple([n for n in range(bits.bit_length()) if bits >> n & 1])


def of(numbers: list[int]) -> int:
    """The set of these members."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
