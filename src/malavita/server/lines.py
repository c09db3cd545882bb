"""Connections: each has a queue of its own, so that a slow reader never holds up a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from .guests import Guest
from .limits import Bucket, Buckets, Places
from .settings import Settings

if TYPE_CHECKING:
    from .tables.table import Table

MOST_WAITING = 256
TOO_SLOW, FORGOTTEN = (1013, "too slow"), (1008, "forgotten")
BUSY_LINES = 8  # all lines of an address together may send what so many may alone
MOST_BYTES = 1 << 20  # that wait; a single text may be longer

Send = Callable[[dict[str, Any]], Awaitable[None]]
AtOnce = Callable[[bytes], bool]  # sends a text if its reader can take it now, and tells whether it did


def never(data: bytes) -> bool:
    """For servers that cannot tell."""
    return False


class SocketLine:
    """One socket; what is posted goes out in order, and a reader that falls far behind is cut off, to resume later."""

    def __init__(
        self,
        guest: Guest | None,
        send: Send,
        rate: float,
        at_once: AtOnce = never,
        secret: str = "",
        shared: Bucket | None = None,
    ) -> None:
        self.speaker = guest
        self.secret = secret  # what is kept of it
        self.guest = guest.id if guest else ""
        self.language = guest.language if guest else "en"
        self.tables: dict[str, Table] = {}
        self._own, self._shared = Bucket(rate, rate * 2), shared  # with the other lines of the address
        self.broken = False
        self._send, self._at_once = send, at_once
        self._waiting: deque[bytes] = deque()
        self._size = 0  # bytes that wait
        self._ready = asyncio.Event()
        self._free = True  # nothing waits, nothing is on its way
        self._goodbye = TOO_SLOW

    def may_speak(self) -> bool:
        """Whether one more message may be taken now, of this line and of its address."""
        return self._own.take() and (self._shared is None or self._shared.take())

    def may_ask_for_much(self, count: float) -> bool:
        """The same for a message that costs as much as so many others, after it was taken as one."""
        return self._own.take_more(count) and (self._shared is None or self._shared.take_more(count))

    def post(self, data: bytes) -> None:
        """Send, sooner or later, in order; most readers can take it now, and then no task has to be woken."""
        if self.broken or (self._free and self._at_once(data)):
            return
        size = self._size + len(data)
        if self._waiting and (size > MOST_BYTES or len(self._waiting) >= MOST_WAITING):
            self.broken = True
            self._waiting.clear()
        else:
            self._waiting.append(data)
            self._size = size
        self._free = False
        self._ready.set()

    def hang_up(self) -> None:
        """Whoever speaks here is known no longer."""
        self.broken, self._goodbye = True, FORGOTTEN
        self._waiting.clear()
        self._ready.set()

    async def run(self) -> None:
        """Send what could not be sent at once, until the line breaks."""
        while not self.broken:
            await self._ready.wait()
            self._ready.clear()
            while self._waiting:
                data = self._waiting.popleft()
                self._size -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
            self._free = True
        code, reason = self._goodbye
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Lines:
    """All open sockets."""

    def __init__(self, settings: Settings) -> None:
        self.places = Places(settings.lines_per_address)
        self._lines: dict[str, set[SocketLine]] = {}
        self._count = 0
        rate = settings.messages_per_second * BUSY_LINES
        self._buckets = Buckets(rate, rate * 2)

    def __len__(self) -> int:
        return self._count

    def bucket_of(self, address: str) -> Bucket:
        """What all lines of an address take their messages from."""
        return self._buckets.of(address)

    def add(self, line: SocketLine) -> None:
        """A socket was opened."""
        self._lines.setdefault(line.guest, set()).add(line)
        self._count += 1

    def remove(self, line: SocketLine) -> bool:
        """A socket was closed; tells whether it was its guest's last."""
        lines = self._lines.get(line.guest, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(line.guest, None)
        self._count -= 1
        return not lines

    def hang_up(self, guest: str, secret: str | None = None) -> None:
        """Close the sockets of a guest: those that were opened with a secret, or all."""
        for line in list(self._lines.get(guest, ())):
            if secret is None or line.secret == secret:
                line.hang_up()

    def rename(self, guest: Guest) -> None:
        """A guest has another name, face or language: whoever speaks on an open line is called so from now on."""
        for line in self._lines.get(guest.id, set()):
            if line.speaker is not None and line.language == line.speaker.language:
                line.language = guest.language  # unless the line was told another
            line.speaker = guest

    def post(self, guest: str, data: bytes) -> bool:
        """Send to every socket of a guest; tells whether there was one."""
        lines = self._lines.get(guest, set()) if guest else set()
        for line in lines:
            line.post(data)
        return bool(lines)
