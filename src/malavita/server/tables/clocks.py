"""Time at a table: a bank for each seat, used while the seat is asked, refilled a little for each move it completes.

All times are of the house clock, in milliseconds: it stands still while the house is closed, and knows no jumps.
"""

from __future__ import annotations

from array import array

from ..wire.common import Clock, Pace

SEAT = 3  # bits for a seat
SEATS = (1 << SEAT) - 1


class Clocks:
    """The banks of all seats."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self._full = pace.bank * 1000
        self._left = [self._full] * players
        self._running: frozenset[int] = frozenset()
        self._since = 0
        self._private: dict[int, int] = {}  # who is asked in secret, and since when
        self._away: frozenset[int] = frozenset()  # for whom bots answer: their time goes on, and nobody is late
        self._gains = array("Q")  # for each answer that stands, who gained how much by it

    @property
    def on(self) -> bool:
        """Whether time matters at this table."""
        return self.pace.kind != "none" and self._full > 0

    def run(
        self,
        now: int,
        waiting: frozenset[int],
        secret: frozenset[int] = frozenset(),
        away: frozenset[int] = frozenset(),
    ) -> None:
        """From now on these seats are waited for, openly or in secret; bots answer for those who are away."""
        self._charge(now)
        self._running = waiting
        self._private = {seat: self._private.get(seat, now) for seat in secret}
        self._away = away

    def answered(self, now: int, seat: int, moved: bool) -> None:
        """An answer was given; who completes a move gets some time back."""
        self._charge(now)
        gain = min(self.pace.refill * 1000, self._full - self._left[seat]) if moved else 0
        self._left[seat] += gain
        self._gains.append(gain << SEAT | seat)

    def take_back(self, now: int, count: int) -> None:
        """The last answers were taken back, and what was gained by them; those before this pace have no part in it."""
        self._charge(now)
        for _ in range(min(count, len(self._gains))):
            gained = self._gains.pop()
            seat = gained & SEATS
            self._left[seat] = max(0, self._left[seat] - (gained >> SEAT))

    def stop(self, now: int) -> None:
        """Nobody is waited for."""
        self.run(now, frozenset())

    def left(self, seat: int, now: int) -> int:
        """What a seat has left; never less than nothing."""
        used = max(0, now - self._since) if seat in self._running else 0
        return max(0, self._left[seat] - used)

    def due(self) -> int | None:
        """When the first seat runs out of time."""
        if not self.on:
            return None
        public = [self._since + self._left[seat] for seat in self._running - self._away]
        private = [since + self._allowance() for seat, since in self._private.items() if seat not in self._away]
        return min(public + private, default=None)

    def late(self, now: int) -> list[int]:
        """The seats that have run out of time."""
        if not self.on:
            return []
        public = [seat for seat in self._running if self.left(seat, now) <= 0]
        private = [seat for seat, since in self._private.items() if now - since >= self._allowance()]
        return sorted({*public, *private} - self._away)

    def shown(self, viewer: int | None, now: int) -> list[Clock]:
        """The clocks as a viewer may see them: a secret question's clock only by who is asked."""
        if not self.on:
            return []
        running = self._running - self._away
        clocks = [Clock(seat, self.left(seat, now), seat in running) for seat in range(len(self._left))]
        if viewer is not None and viewer in self._private and viewer not in self._away:
            left = max(0, self._private[viewer] + self._allowance() - now)
            clocks[viewer] = Clock(viewer, left, True)
        return clocks

    def _allowance(self) -> int:
        return max(1000, self.pace.refill * 1000 or self._full)

    def _charge(self, now: int) -> None:
        for seat in self._running:
            self._left[seat] = self.left(seat, now)
        self._since = max(now, self._since)
