"""The house clock: counts while the house is open, stands still while it is closed, and knows no jumps."""

from __future__ import annotations

import time


class HouseClock:
    """Milliseconds by the monotonic clock, carried on from the last time; wall time is for display only."""

    def __init__(self) -> None:
        self._base = 0
        self._began = time.monotonic()

    def start(self, kept: int) -> None:
        """Go on from what was written down."""
        self._base = kept
        self._began = time.monotonic()

    def now(self) -> int:
        """The time by which seats are judged."""
        return self._base + int((time.monotonic() - self._began) * 1000)

    def wall(self) -> int:
        """The time of day in milliseconds, for people to read."""
        return int(time.time() * 1000)
