"""Small sets as whole numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from malavita.kernel import sets
from malavita.kernel.bits import bit, count, has, lowest, nth
from malavita.kernel.sets import members, of

SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_members_and_back(numbers: set[int]) -> None:
    assert members(of(list(numbers))) == sorted(numbers)
    assert of([]) == 0 and members(0) == []


@given(SETS, st.integers(0, 61))
def test_has_and_count(numbers: set[int], one: int) -> None:
    bits = of(sorted(numbers))
    assert has(bits, one) is sets.has(bits, one) is (one in numbers)
    assert has(bits | bit(one), one) and not has(bits & ~bit(one), one)
    assert count(bits) == len(numbers)


@given(st.sets(st.integers(0, 61), min_size=1))
def test_lowest_and_nth_count_upwards(numbers: set[int]) -> None:
    bits = of(list(numbers))
    assert lowest(bits) == min(numbers)
    assert [nth(bits, place) for place in range(len(numbers))] == sorted(numbers)
