"""Limits: so many a second, with some in reserve, for each connection and each address."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 50_000


class Bucket:
    """Fills at a steady rate up to a brim; each message takes one out."""

    __slots__ = ("_brim", "_level", "_rate", "_then")

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._level, self._then = brim, time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._level = min(self._brim, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether this address has one left."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._brim)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take()
