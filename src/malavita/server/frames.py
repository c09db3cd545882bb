"""The socket under uvicorn, with a short way for what nearly every frame is: one whole text, not compressed.

Bytes are cut into frames here; every other frame, and whatever is wrong, goes to the library as it came. A message
that is too long is read past: the library sees an empty one in its place, and the application is told.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

from .limits import Bucket

AT_ONCE, READ_BY = "malavita.at_once", "malavita.read_by"  # under these names the application finds them
TOO_LONG = "malavita.too_long"  # instead of a message that was read past
ABSURD = 16 << 20  # bytes of one message; whoever sends more is cut off
ABSURD_FRAME = b"\x82\xff" + ABSURD.to_bytes(8, "big")
NOTHING = bytes((0x80, 0, 0, 0, 0))  # no bytes, masked
MOST_UNREAD = 8
MOST_IN_A_TURN = 64  # frames that the library reads before others have their turn
EMPTY_PER_SECOND, EMPTY_AT_ONCE = 64.0, 512.0  # frames without a message; an honest client sends one in 20 seconds
LITTLE = 1024  # bytes; a part of a message that brings more is no empty frame
TOO_FAST = 1008, "too fast"
LAST_TAKEN = 15.0  # seconds for a client to take what was written before the end
WHOLE_TEXT, FIN, MASKED, LENGTH, OPCODE = 0x81, 0x80, 0x80, 0x7F, 0x0F
CONTINUED, LAST_OF_DATA = 0, 2

Settle = Callable[[str | None], None]  # says that a text is done with, or gives it back
Taker = Callable[[str, Settle], None]


class Inbox:
    """Messages that wait for the one task that reads them."""

    def __init__(self) -> None:
        self.unread: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._held = False  # an earlier message is under way beside the task

    def put_nowait(self, message: Any) -> None:
        """One more; whoever waits is woken."""
        self.unread.append(message)
        if self._waits() and not self._held:
            self._reader.set_result(None)  # type: ignore[union-attr]

    def hold(self) -> bool:
        """Keep back what comes from now on; only if all that came before is done with, and tells whether it is."""
        if self.unread or self._held or not self._waits():
            return False
        self._held = True
        return True

    def release(self) -> None:
        """What was kept back may be read."""
        self._held = False
        if self.unread and self._waits():
            self._reader.set_result(None)  # type: ignore[union-attr]

    def _waits(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def filled(self) -> None:
        """Wait until there is something to read."""
        self._reader = asyncio.get_running_loop().create_future()
        await self._reader


class Departures:
    """The sockets of a loop that have something to send; all of them send when this turn of the loop ends.

    Whoever reads from many of them is then woken once for many texts.
    """

    _of_loops: ClassVar[WeakKeyDictionary[asyncio.AbstractEventLoop, Departures]] = WeakKeyDictionary()

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._ways: list[WayOut] = []

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop) -> Departures:
        """Those of a loop."""
        found = cls._of_loops.get(loop)
        if found is None:
            found = cls._of_loops[loop] = cls(loop)
        return found

    def add(self, way: WayOut) -> None:
        """One more socket."""
        if not self._ways:
            self._loop.call_soon(self._leave)
        self._ways.append(way)

    def _leave(self) -> None:
        ways, self._ways = self._ways, []
        for way in ways:
            try:
                way.flush()
            except Exception as fault:  # the others shall not suffer
                self._loop.call_exception_handler({"message": "a socket could not send", "exception": fault})


class WayOut:
    """The short way out of a socket; whether it is open was found out when that last changed."""

    def __init__(self, departures: Departures, transport: Any) -> None:
        self._departures, self._transport = departures, transport
        self._ready: list[bytes] = []  # frames that go out at the end of this turn of the loop
        self.open = False  # frames may be sent, and are taken in
        self.free = False  # nothing stands in the way of more

    def write_at_once(self, text: bytes) -> bool:
        """Send a text when this turn of the loop ends, if nothing stands in its way, and tell whether that is so."""
        if not self.free:
            return False
        if not self._ready:
            self._departures.add(self)
        self._ready.append(text_frame(text))
        return True

    def flush(self) -> None:
        """Send what is ready."""
        frames, self._ready = self._ready, []
        if frames and self.open and not self._transport.is_closing():
            self._transport.write(b"".join(frames))


class TableSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox()
        self._rest = b""  # the beginning of a frame
        self._in_parts = False  # a message has begun that comes in several frames
        self._length = 0  # of the message that comes in
        self._skip = 0  # bytes still to come of a frame that is too long
        self._too_long = False
        self._taker: Taker | None = None
        self._by_library = 0  # frames of this turn
        self._empty = Bucket(EMPTY_PER_SECOND, EMPTY_AT_ONCE)
        self._turn: asyncio.Handle | None = None  # in which what was left is taken
        self._cut: asyncio.TimerHandle | None = None  # when nobody waits any longer for the client to take the last

    def connection_made(self, transport: Any) -> None:
        """Somebody has come."""
        super().connection_made(transport)
        self._way = WayOut(Departures.of(self.loop), transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()
        self._look()

    def _look(self) -> None:
        """Something may have changed: see whether the short ways are open."""
        met = self.handshake_complete and not self.disconnected
        self._way.open = met and not self.close_sent and self.conn.state is OPEN
        self._way.free = self._way.open and self.writable.is_set() and not self.conn.extensions

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into frames."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._skip:
            data = self._past(data)
        data, at = self._rest + data, 0
        most = self.config.ws_max_size
        while self.handshake_complete and self._by_library < MOST_IN_A_TURN and (end := end_of_frame(data, at, most)):
            self._take(data[at:end])
            at = end
        self._rest = data[at:]
        if self._by_library:
            self._end_turn()

    def _end_turn(self) -> None:
        """What the library has not read yet waits for a later turn of the loop, and until the inbox is empty."""
        if self._by_library < MOST_IN_A_TURN:
            self._by_library = 0
            return
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.close_sent or not self.queue.unread:
            self._ask_for_turn()

    def _ask_for_turn(self) -> None:
        if self._turn is None:
            self._turn = self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._turn, self._by_library = None, 0
        if self.transport.is_closing():
            self._rest = b""
            return
        self.data_received(b"")
        if self._by_library == 0 and self.read_paused and not self.queue.unread:
            self.read_paused = False
            self.transport.resume_reading()

    def _take(self, frame: bytes) -> None:
        text = whole_text(frame) if self._way.open and not self._in_parts else None
        if text is None:
            self._take_unusual(frame)
            return
        if self._taker is not None and self.queue.hold():
            self._taker(text, self._settle)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue.unread) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _take_unusual(self, frame: bytes) -> None:
        self._by_library += 1
        if self._is_empty(frame) and not self._empty.take():
            self._show_out()
            return
        if frame[0] & OPCODE <= LAST_OF_DATA:
            frame = self._measured(frame)
            self._in_parts = not frame[0] & FIN
        super().data_received(frame)
        self._look()

    def _is_empty(self, frame: bytes) -> bool:
        """Whether a frame costs its sender next to nothing, and brings no message that has a limit of its own."""
        whole = frame[0] & FIN and frame[0] & OPCODE <= LAST_OF_DATA
        return len(frame) < LITTLE and (not whole or self.close_sent)

    def _show_out(self) -> None:
        if not self.transport.is_closing():
            self.conn.fail(*TOO_FAST)
            self.handle_parser_exception()
            self._look()

    def _past(self, data: bytes) -> bytes:
        """What comes after the frame that is too long."""
        passed = min(self._skip, len(data))
        self._skip -= passed
        return data[passed:]

    def _measured(self, frame: bytes) -> bytes:
        """A frame of a message, or an empty one if the message is too long; a compressed one cannot be left out."""
        if self.conn.extensions or not frame[1] & MASKED:
            return frame
        head, size = payload_of(frame)
        self._length = size + (self._length if self._in_parts else 0)
        if self._length > ABSURD:
            return ABSURD_FRAME
        if self._length <= self.config.ws_max_size:
            return frame
        self._too_long = True
        self._skip = head + size - len(frame)
        return frame[:1] + NOTHING

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if not self._too_long or self.close_sent:
            super().send_receive_event_to_app()
            return
        self._too_long, self.frames = False, []
        self.queue.put_nowait({"type": "websocket.receive", TOO_LONG: True})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_by(self, taker: Taker) -> None:
        """From now on messages are offered here before they go into the inbox."""
        self._taker = taker

    def _settle(self, text: str | None) -> None:
        """A text is done with, and what came after it may go the same way; or it is given back, and they may not."""
        unread = self.queue.unread
        if text is not None:
            unread.appendleft({"type": "websocket.receive", "text": text})
        elif unread and self._taker is not None and unread[0].get("text"):
            self._taker(self._next()["text"], self._settle)
            return
        self.queue.release()

    async def receive(self) -> Any:
        """The next message."""
        while not self.queue.unread:
            await self.queue.filled()
        return self._next()

    def _next(self) -> Any:
        """The next message; a sender is read on when all was taken."""
        message = self.queue.unread.popleft()
        if self.read_paused and not self.queue.unread:
            if self._by_library >= MOST_IN_A_TURN:
                self._ask_for_turn()
                return message
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_connect(self, event: Any) -> None:
        """Somebody knocks: the application is offered the short ways in and out."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE], extensions[READ_BY] = self._way.write_at_once, self.read_by

    async def send(self, message: Any) -> None:
        """By the library; a client that did not wait to be let in is read afterwards."""
        self._way.flush()
        await super().send(message)
        self._look()
        if self._by_library >= MOST_IN_A_TURN and self.close_sent:
            self._ask_for_turn()
        elif self._rest and self.handshake_complete:
            self.data_received(b"")

    def pause_writing(self) -> None:
        """The client takes what it is sent too slowly."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._look()

    def keepalive_timeout(self) -> None:
        """The client is silent; who takes nothing either is waited for no longer."""
        super().keepalive_timeout()
        if not self.writable.is_set():
            self.transport.abort()
        self._cut_off_later()
        self._look()

    def handle_ping(self) -> None:
        """A pong, unless the client takes nothing: what nobody reads would pile up without end."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with the socket: all that is left is what the client still has to take."""
        super().on_task_complete(task)
        self._cut_off_later()

    def _cut_off_later(self) -> None:
        if self._cut is None and not self.disconnected:
            self._cut = self.loop.call_later(LAST_TAKEN, self.transport.abort)

    def shutdown(self) -> None:
        """The house closes: what was written is sent first."""
        self._way.flush()
        super().shutdown()
        self._look()


def end_of_frame(data: bytes, at: int, most: int) -> int:
    """Where the frame that begins at `at` ends; 0 while it is incomplete, the end of all if it is too long."""
    if len(data) < at + 2:
        return 0
    head, size = at + 2, data[at + 1] & LENGTH
    if size > 125:
        wide = 2 if size == 126 else 8
        head += wide
        if len(data) < head:
            return 0
        size = int.from_bytes(data[head - wide : head], "big")
    end = head + (4 if data[at + 1] & MASKED else 0) + size
    if len(data) >= end:
        return end
    return len(data) if size > most else 0


def payload_of(frame: bytes) -> tuple[int, int]:
    """Where the payload of a masked frame begins, and how long it is."""
    size = frame[1] & LENGTH
    wide = 0 if size < 126 else 2 if size == 126 else 8
    return 2 + wide + 4, int.from_bytes(frame[2 : 2 + wide], "big") if wide else size


def whole_text(frame: bytes) -> str | None:
    """The text of a frame that is a whole one and in order."""
    size = frame[1] ^ MASKED  # more than 127 if it was not masked
    if frame[0] != WHOLE_TEXT or size > 126:
        return None
    mask = 2 if size < 126 else 4
    try:
        return apply_mask(frame[mask + 4 :], frame[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: bytes) -> bytes:
    """A text as a server frames it."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
