"""A seat at a table over the socket: resumes after every break, and sends no message twice."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .door import Door, ServerRefused

FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0
PASSING = ("too-fast", "not-stored", "fault")  # refusals that say nothing about the table


class TableClient:
    """Follows one table; `update` is the latest, `answer` is acknowledged only when it is stored."""

    def __init__(
        self, door: Door, code: str, seat: int | None = None, public: bool = False, language: str | None = None
    ) -> None:
        self.door, self.code = door, code
        self.seat, self.public, self.language = seat, public, language
        self.update: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.lines: list[str] = []  # the events in words, if a language was given
        self.news: list[dict[str, Any]] = []
        self.listeners: list[Callable[[dict[str, Any]], None]] = []
        self.line_listeners: list[Callable[[bool], None]] = []  # told when the line stands, and when it breaks
        self.breaks = 0
        self._socket: ClientConnection | None = None
        self._looking = False  # has asked for the table, and not been shown it
        self._stands = False
        self._fault: Exception | None = None
        self._pending: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:  # fmt: skip
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def version(self) -> int:
        """The last version seen."""
        return int(self.update["version"]) if self.update else 0

    async def updates(self) -> AsyncIterator[dict[str, Any]]:
        """Every change from now on; those that come while you are busy are seen as one.

        A table that may not be watched raises the refusal.
        """
        seen = -1
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._fault or (self.version != seen and self.update is not None))
            if self._fault is not None:
                raise self._fault
            seen = self.version
            assert self.update is not None
            yield self.update

    async def until(self, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for an update of that kind."""
        async for update in self.updates():
            if test(update):
                return update
        raise AssertionError("updates never end")

    async def answer(self, code: str, version: int | None = None, id: str | None = None) -> dict[str, Any]:
        """Answer the question of the moment."""
        version = self.version if version is None else version
        return await self.send("answer", id, version=version, answer=code, seat=self.seat)

    async def say(self, text: str, to: int | None = None) -> dict[str, Any]:
        """Say something to everybody, or whisper it to one seat."""
        return await self.send("say", text=text, to=to, seat=self.seat)

    async def send(self, type: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Send a message and wait until it is stored or refused; after a break it is sent again under the same id."""
        if self._fault is not None:
            raise self._fault
        id = id or secrets.token_hex(8)
        message = {"type": type, "table": self.code, "id": id, **more}
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._pending[id] = (message, future)
        try:
            await self.send_raw(json.dumps(message))
            return await future
        finally:
            self._pending.pop(id, None)

    async def send_raw(self, text: str | bytes) -> None:
        """Send anything at all, if there is a line."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    # --- the line

    async def _run(self) -> None:
        try:
            await self._dial()
        except Exception as error:
            await self._give_up(error)

    async def _dial(self) -> None:
        """Keep a line to the house, for ever: one that breaks is dialled again, ever more patiently."""
        wait = FIRST_WAIT
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.door.token}"} if self.door.token else {}
                address = "ws" + self.door.url.removeprefix("http") + "/ws"
                async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            self.breaks += 1
            if self._stands:
                wait = FIRST_WAIT
                self._turn(False)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _give_up(self, error: Exception) -> None:
        """This table will never be seen: whoever waits is told so."""
        async with self._changed:
            self._fault = error
            self._changed.notify_all()
        for id in list(self._pending):
            self._settle(id, error)

    async def _talk(self, socket: ClientConnection) -> None:
        self._looking = True
        await socket.send(json.dumps(self._watch()))
        self._socket = socket
        for message, _ in list(self._pending.values()):
            await socket.send(json.dumps(message))
        async for text in socket:
            await self._take(json.loads(text))

    def _turn(self, stands: bool) -> None:
        """The line stands, or does not."""
        self._stands = stands
        for listener in self.line_listeners:
            listener(stands)

    def _watch(self) -> dict[str, Any]:
        return {
            "type": "watch", "table": self.code, "version": self.version, "seat": self.seat, "public": self.public,
            "language": self.language,
        }  # fmt: skip

    async def _take(self, message: dict[str, Any]) -> None:
        for listener in self.listeners:
            listener(message)
        if message["type"] == "update":
            await self._take_update(message)
        elif message["type"] == "ack":
            self._settle(message["id"], message)
        elif message["type"] == "refused":
            await self._take_refusal(message)

    async def _take_refusal(self, message: dict[str, Any]) -> None:
        refused = ServerRefused(409, message["code"], message["text"], message["rule"])
        if message["id"] is not None:
            self._settle(message["id"], refused)
        elif self._looking and message["table"] == self.code:
            if message["code"] not in PASSING:
                raise refused
            assert self._socket is not None
            await self._socket.close()  # and dial again, a little later

    async def _take_update(self, message: dict[str, Any]) -> None:
        if message["since"] not in (0, self.version):
            self._settle(message["ack"], message)  # what it acknowledges is stored, and is not said again
            await self.send_raw(json.dumps(self._watch()))  # a gap: ask for the rest
            return
        if message["since"] == 0:
            self.news.clear()
        del self.events[message["first"] :]
        del self.lines[message["first"] :]
        self.events += message["events"]
        self.lines += message["lines"] or []
        self.news += message["news"]
        self._looking = False
        if not self._stands:
            self._turn(True)
        async with self._changed:
            self.update = message
            self._changed.notify_all()
        self._settle(message["ack"], message)

    def _settle(self, id: str | None, found: dict[str, Any] | Exception) -> None:
        _, future = self._pending.get(id or "", (None, None))
        if future is None or future.done():
            return
        if isinstance(found, Exception):
            future.set_exception(found)
        else:
            future.set_result(found)
