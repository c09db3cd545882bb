"""Alarms by the house clock: tables that want to be woken when a seat's time is up."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .clock import HouseClock

LONGEST_SLEEP = 1.0
MOST_RINGING = 8


class Alarms:
    """At most one alarm for each table; an earlier one wins, a later one is found out when it rings."""

    def __init__(self, clock: HouseClock, ring: Callable[[str], Awaitable[None]]) -> None:
        self._clock, self._ring = clock, ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._ringing: set[asyncio.Future[None]] = set()

    def set(self, code: str, due: int) -> None:
        """Wake this table at that time, or earlier."""
        kept = self._due.get(code)
        if kept is None or due < kept:
            self._due[code] = due
            heapq.heappush(self._heap, (due, code))
            self._changed.set()

    def nudge(self) -> None:
        """Look at the clock again, now."""
        self._changed.set()

    async def run(self) -> None:
        """Ring for ever."""
        while True:
            self._changed.clear()
            for code in self.rung():
                task = asyncio.ensure_future(self._ring(code))
                self._ringing.add(task)
                task.add_done_callback(self._rang)
            await self._sleep()

    def _rang(self, task: asyncio.Future[None]) -> None:
        self._ringing.discard(task)
        self._changed.set()

    def rung(self) -> list[str]:
        """The tables whose time has come, a few at once: after a long closure it has come for many."""
        now, codes = self._clock.now(), list[str]()
        while self._heap and self._heap[0][0] <= now and len(self._ringing) + len(codes) < MOST_RINGING:
            due, code = heapq.heappop(self._heap)
            if self._due.get(code) == due:
                del self._due[code]
                codes.append(code)
        return codes

    async def _sleep(self) -> None:
        wait = LONGEST_SLEEP
        if self._heap and len(self._ringing) < MOST_RINGING:
            wait = min(wait, max(0.0, (self._heap[0][0] - self._clock.now()) / 1000))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), wait)
