"""Who works at a table works there alone; whoever finds it free may begin at once, without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Held by one at a time, and handed on in the order of coming; asyncio's own cannot be taken outside a task."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Take it if it is free, and tell whether it was."""
        free, self._held = not self._held, True
        return free

    def release(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()  # it had just been handed over
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()
