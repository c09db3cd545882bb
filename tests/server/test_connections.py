"""Connections: who begins a request ends its head in time, and no address has too many."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from malavita.server import connections
from malavita.server.connections import PER_LINE

from .conftest import Running, running

SHORT = 0.5  # seconds for a head
ASK = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


class Caller:
    """A client that sends bytes as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answered(self, data: bytes) -> bool:
        """Whether a request is answered; else the connection has ended."""
        try:
            self.writer.write(data)
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return False
        size = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if b"content-length" in line)
        await self.reader.readexactly(size)
        return True

    async def ended(self) -> bool:
        """Wait for the end."""
        with contextlib.suppress(ConnectionError):
            return await self.reader.read() == b""
        return True


@contextlib.asynccontextmanager
async def calling(house: Running) -> AsyncIterator[Caller]:
    caller = Caller(*await asyncio.open_connection("127.0.0.1", house.port))
    try:
        yield caller
    finally:
        caller.writer.close()
        with contextlib.suppress(ConnectionError):
            await caller.writer.wait_closed()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SHORT)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("begun", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\nX: "], ids=["nothing", "half a head"])
async def test_who_does_not_end_the_head_of_a_request_is_not_waited_for(house: Running, begun: bytes) -> None:
    async with calling(house) as caller:
        caller.writer.write(begun)
        assert await caller.ended()


@pytest.mark.usefixtures("short")
async def test_nor_is_who_begins_another_request_after_an_answer(house: Running) -> None:
    async with calling(house) as caller:
        assert await caller.answered(ASK)
        caller.writer.write(ASK[:9])
        assert await caller.ended()


@pytest.mark.usefixtures("short")
async def test_a_request_in_progress_and_a_socket_have_all_the_time(house: Running) -> None:
    body = b'{"name": "Ada"}'
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
    async with calling(house) as caller, connect(house.url.replace("http", "ws") + "/ws") as socket:
        caller.writer.write(head + body[:4])
        await asyncio.sleep(SHORT * 2)
        assert await caller.answered(body[4:])
        await socket.send('{"type":"ping","id":"x"}')
        assert json.loads(await socket.recv())["type"] == "pong"


async def test_connections_from_one_address_have_a_limit(tmp_path: Path) -> None:
    async with running(tmp_path, lines_per_address=1) as house, contextlib.AsyncExitStack() as stack:
        first = await stack.enter_async_context(calling(house))
        others = [await stack.enter_async_context(calling(house)) for _ in range(PER_LINE - 1)]
        for caller in (first, *others):
            assert await caller.answered(ASK)
        async with calling(house) as late:
            assert not await late.answered(ASK)
        first.writer.close()
        while True:
            async with calling(house) as late:
                if await late.answered(ASK):
                    break


async def test_a_connection_that_became_a_socket_is_counted_as_that_alone(tmp_path: Path) -> None:
    async with running(tmp_path, lines_per_address=2) as house, contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(connect(house.url.replace("http", "ws") + "/ws"))
        callers = [await stack.enter_async_context(calling(house)) for _ in range(2 * PER_LINE)]
        assert [await caller.answered(ASK) for caller in callers] == [True] * len(callers)


async def test_a_proxy_brings_as_many_as_it_likes(tmp_path: Path) -> None:
    async with running(tmp_path, lines_per_address=1, trust_proxy=True) as house, contextlib.AsyncExitStack() as stack:
        callers = [await stack.enter_async_context(calling(house)) for _ in range(PER_LINE * 2)]
        assert [await caller.answered(ASK) for caller in callers] == [True] * len(callers)
