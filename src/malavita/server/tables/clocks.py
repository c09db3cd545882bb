"""Time at a table: a bank for each seat, used while the seat is asked, refilled a little for each move.

All times are of the house clock, in milliseconds: it stands still while the house is closed, and knows no jumps.
"""

from __future__ import annotations

from ..wire.common import Clock, Pace


class Clocks:
    """The banks of all seats."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self._full = pace.bank * 1000
        self._left = [self._full] * players
        self._running: frozenset[int] = frozenset()
        self._since = 0
        self._private: dict[int, int] = {}  # who is asked in secret, and since when

    @property
    def on(self) -> bool:
        """Whether time matters at this table."""
        return self.pace.kind != "none" and self._full > 0

    def run(self, now: int, waiting: frozenset[int], secret: frozenset[int], moved: bool) -> None:
        """From now on these seats are waited for, openly or in secret; `moved`: the table was told of a move."""
        self._charge(now)
        for seat in waiting:
            if moved or seat not in self._running:
                self._left[seat] = min(self._full, self._left[seat] + self.pace.refill * 1000)
        self._running = waiting
        self._private = {seat: self._private.get(seat, now) for seat in secret}

    def stop(self, now: int) -> None:
        """Nobody is waited for."""
        self.run(now, frozenset(), frozenset(), False)

    def left(self, seat: int, now: int) -> int:
        """What a seat has left; never less than nothing."""
        used = max(0, now - self._since) if seat in self._running else 0
        return max(0, self._left[seat] - used)

    def due(self) -> int | None:
        """When the first seat runs out of time."""
        if not self.on:
            return None
        public = [self._since + self._left[seat] for seat in self._running]
        private = [since + self._allowance() for since in self._private.values()]
        return min(public + private, default=None)

    def late(self, now: int) -> list[int]:
        """The seats that have run out of time."""
        if not self.on:
            return []
        public = [seat for seat in self._running if self.left(seat, now) <= 0]
        private = [seat for seat, since in self._private.items() if now - since >= self._allowance()]
        return sorted({*public, *private})

    def shown(self, viewer: int | None, now: int) -> list[Clock]:
        """The clocks as a viewer may see them: a secret question's clock only by who is asked."""
        if not self.on:
            return []
        clocks = [Clock(seat, self.left(seat, now), seat in self._running) for seat in range(len(self._left))]
        if viewer is not None and viewer in self._private and viewer not in self._running:
            left = max(0, self._private[viewer] + self._allowance() - now)
            clocks[viewer] = Clock(viewer, left, True)
        return clocks

    def _allowance(self) -> int:
        return max(1000, self.pace.refill * 1000 or self._full)

    def _charge(self, now: int) -> None:
        for seat in self._running:
            self._left[seat] = self.left(seat, now)
        self._since = max(now, self._since)
