"""Limits: so many a second, with some in reserve, for each connection and each address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

REMEMBERED = 50_000


class Bucket:
    """Fills at a steady rate up to a brim; each message takes one out."""

    __slots__ = ("_brim", "_level", "_rate", "_then")

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._level, self._then = brim, time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Whether there were so many left."""
        now = time.monotonic()
        self._level = min(self._brim, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < count:
            return False
        self._level -= count
        return True

    def take_more(self, count: float) -> bool:
        """The same after one was taken for the same message; a full bucket was always enough."""
        return self.take(min(count, self._brim - 1))


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether this address has one left."""
        return self.of(name).take()

    def of(self, name: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._brim)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket


class Places:
    """So many at the same time for each address."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether there was a place left."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """A place is free again."""
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]
