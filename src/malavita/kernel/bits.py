"""Small sets as whole numbers: member n is bit n. Rule arithmetic stays in signed 64 bits, so at most 62 members."""

from __future__ import annotations

from .rule import count, lowest, rule

__all__ = ["bit", "count", "has", "lowest", "nth"]


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
