"""Frames: cut where they end, whatever way they come, and the unusual ones still understood."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from malavita.client import TableClient
from malavita.server import frames
from malavita.server.frames import (
    MOST_IN_A_TURN,
    Departures,
    TableSocket,
    end_of_frame,
    text_frame,
    whole_text,
)

from .conftest import Running, needs_source, open_pair, play_on, running

MOST = 100_000
KNOCK = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def framed(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 65_535, 65_536, 90_000])
def test_a_frame_is_cut_at_its_end_and_not_before(size: int) -> None:
    frame = framed("x" * size)
    data = b"before" + frame + b"after"
    assert end_of_frame(data, 6, MOST) == 6 + len(frame)
    assert all(
        end_of_frame(data[:end], 6, MOST) == 0 for end in (6, 7, 8, 9, 15, 6 + len(frame) - 1) if end < 6 + len(frame)
    )
    assert text_frame(b"x" * size) == framed("x" * size, mask=False)


class Leaving:
    """A socket with something to send."""

    def __init__(self, broken: bool) -> None:
        self.loop, self.broken, self.sent = asyncio.get_running_loop(), broken, 0

    def flush(self) -> None:
        if self.broken:
            raise RuntimeError("the handler is closed")
        self.sent += 1


@needs_source
async def test_a_socket_that_cannot_send_does_not_hold_up_the_others() -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, about: faults.append(about))
    sockets = [Leaving(broken) for broken in (False, True, False)]
    departures = Departures.of(asyncio.get_running_loop())
    assert departures is Departures.of(asyncio.get_running_loop())
    for turn in (1, 2):
        for socket in sockets:
            departures.add(socket)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        assert [socket.sent for socket in sockets] == [turn, 0, turn] and len(faults) == turn


def test_a_frame_that_is_too_long_is_handed_on_at_once() -> None:
    head = framed("x" * 90_000)[:20]
    assert end_of_frame(head, 0, 80_000) == len(head)


def test_the_short_way_is_for_whole_masked_texts_alone() -> None:
    assert whole_text(framed("Città")) == "Città" and whole_text(framed("x" * 300)) == "x" * 300
    others = [
        framed("x", Opcode.BINARY), framed("x", fin=False), framed("x", Opcode.CONT), framed("x", mask=False),
        framed("x" * 70_000), framed("", Opcode.PING), framed("x" * 125, mask=False),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
    ]  # fmt: skip
    assert [whole_text(frame) for frame in others] == [None] * len(others)


class Wire:
    """A client that sends bytes as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def heard(self) -> tuple[int, bytes]:
        """The next frame: its first byte and what it holds."""
        head = await self.reader.readexactly(2)
        size = head[1] if head[1] < 126 else int.from_bytes(await self.reader.readexactly(2), "big")
        return head[0], await self.reader.readexactly(size)

    async def pongs(self, *numbers: str) -> None:
        """Every ping of ours was answered, in order."""
        for number in numbers:
            assert json.loads((await self.heard())[1]) == {"type": "pong", "id": number}


@contextlib.asynccontextmanager
async def connect(house: Running) -> AsyncIterator[Wire]:
    wire = Wire(*await asyncio.open_connection("127.0.0.1", house.port))
    wire.writer.write(KNOCK)
    assert b"101" in await wire.reader.readuntil(b"\r\n\r\n")
    yield wire
    wire.writer.close()
    with contextlib.suppress(ConnectionError):
        await wire.writer.wait_closed()


def ping(number: str) -> str:
    return json.dumps({"type": "ping", "id": number})


async def test_messages_may_come_in_any_pieces(house: Running) -> None:
    async with connect(house) as wire:
        for byte in framed(ping("one")):
            wire.writer.write(bytes([byte]))
            await asyncio.sleep(0)
        data = b"".join(framed(ping(str(n))) for n in range(40)) + framed(ping("last"))
        for at in range(0, len(data), 700):
            wire.writer.write(data[at : at + 700])
            await asyncio.sleep(0.001)
        await wire.pongs("one", *map(str, range(40)), "last")


async def test_parts_of_a_message_may_have_a_ping_between_them(house: Running) -> None:
    async with connect(house) as wire:
        text = ping("parts")
        parts = [framed(text[:9], fin=False), framed("?", Opcode.PING), framed(text[9:], Opcode.CONT)]
        wire.writer.write(b"".join(parts) + framed(ping("whole")))
        assert await wire.heard() == (0x8A, b"?")
        await wire.pongs("parts", "whole")


@pytest.mark.parametrize(
    ("frame", "code"),
    [(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007), (framed("{}", mask=False), 1002),
     (b"\x81\xff" + (17 << 20).to_bytes(8, "big") + b"0000", 1009), (framed("x", Opcode.CONT), 1002)],
    ids=["no text", "not masked", "absurd", "no beginning"],
)  # fmt: skip
async def test_what_is_no_frame_ends_the_connection_with_the_right_word(
    house: Running, frame: bytes, code: int
) -> None:
    async with connect(house) as wire:
        wire.writer.write(frame)
        first, body = await wire.heard()
        assert (first, int.from_bytes(body[:2], "big")) == (0x88, code)


def in_parts(text: str, size: int) -> bytes:
    """A message in frames of that size, and a ping before the last of them."""
    parts = [text[at : at + size] for at in range(0, len(text), size)]
    frames = [framed(part, Opcode.CONT if n else Opcode.TEXT, fin=False) for n, part in enumerate(parts)]
    return b"".join([*frames, framed("?", Opcode.PING), framed("", Opcode.CONT)])


LONG = "x" * 70_000, "y" * 3_000_000


@pytest.mark.parametrize(
    ("frames", "pings"),
    [(framed(LONG[0]), 0), (framed(LONG[1]), 0), (framed(LONG[1], Opcode.BINARY), 0), (in_parts(LONG[0], 9_000), 1),
     (in_parts(LONG[1], 131_072), 1)],
    ids=["one frame", "a long frame", "a long frame of bytes", "small parts", "large parts"],
)  # fmt: skip
async def test_a_message_that_is_too_long_is_refused_and_the_connection_lives(
    house: Running, frames: bytes, pings: int
) -> None:
    async with connect(house) as wire:
        for piece in (len(frames) + 99, 7_777):
            data = framed(ping("before")) + frames + framed(ping("after"))
            for at in range(0, len(data), piece):
                wire.writer.write(data[at : at + piece])
                await wire.writer.drain()
            heard = [await wire.heard() for _ in range(3 + pings)]
            pongs = [body for first, body in heard if first == 0x8A]
            said = [json.loads(body) for first, body in heard if first != 0x8A]
            assert pongs == [b"?"] * pings
            assert [message.get("id") or message["code"] for message in said] == ["before", "too-big", "after"]


async def test_a_message_of_too_many_parts_ends_the_connection(house: Running) -> None:
    part = framed("x" * 60_000, Opcode.CONT, fin=False)
    async with connect(house) as wire:
        wire.writer.write(framed("x", fin=False) + part * (1 + (16 << 20) // 60_000))
        first, body = await wire.heard()
        assert (first, int.from_bytes(body[:2], "big")) == (0x88, 1009)


class Way:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.sent, self.reads, self.ends = b"", True, ""

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        self.ends = self.ends or "closed"

    def abort(self) -> None:
        self.ends = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ends)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


async def let_in(read: list[Any]) -> tuple[TableSocket, Way]:
    """A socket beside any server, whose application keeps what it reads."""

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            read.append(message)

    config = uvicorn.Config(listen, ws_per_message_deflate=False, log_config=None)
    config.load()
    socket, way = TableSocket(config=config, server_state=ServerState(), app_state={}), Way()
    socket.connection_made(way)
    socket.data_received(KNOCK)
    while not way.sent:
        await asyncio.sleep(0)
    way.sent = b""
    return socket, way


async def test_many_frames_for_the_library_are_read_in_several_turns_and_in_their_order() -> None:
    read: list[Any] = []
    socket, way = await let_in(read)
    pings = [Frame(Opcode.PING, str(n).encode()).serialize(mask=True) for n in range(200)]
    socket.data_received(b"".join(pings) + framed("last"))
    assert not way.reads and way.sent.count(b"\x8a") == MOST_IN_A_TURN, "the others have their turn"
    while not read:
        await asyncio.sleep(0)
    assert way.sent == b"".join(Frame(Opcode.PONG, str(n).encode()).serialize(mask=False) for n in range(200))
    assert [message["text"] for message in read] == ["last"] and way.reads
    socket.connection_lost(None)


async def test_messages_that_the_library_reads_wait_until_the_inbox_is_empty() -> None:
    read: list[Any] = []
    socket, way = await let_in(read)
    socket.data_received(framed("x", Opcode.BINARY) * 200)
    assert len(socket.queue.unread) == MOST_IN_A_TURN and not way.reads
    while len(read) < 200:
        assert len(socket.queue.unread) <= MOST_IN_A_TURN
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert way.reads
    socket.connection_lost(None)


async def test_nobody_is_sent_pongs_who_takes_nothing() -> None:
    socket, way = await let_in([])
    socket.pause_writing()
    for _ in range(5):
        socket.data_received(framed("?", Opcode.PING))
    assert way.sent == b""
    socket.resume_writing()
    socket.data_received(framed("!", Opcode.PING))
    assert way.sent == b"\x8a\x01!", "what was not sent then is not sent now"
    socket.connection_lost(None)


async def test_who_is_silent_and_takes_nothing_is_not_waited_for() -> None:
    socket, way = await let_in([])
    socket.pause_writing()
    socket.keepalive_timeout()
    assert way.ends == "aborted"
    socket.connection_lost(None)


@needs_source
async def test_who_does_not_take_the_last_words_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "LAST_TAKEN", 0.0)
    socket, way = await let_in([])
    socket.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    assert way.ends == "closed", "which waits until all that was written is taken"
    while way.ends == "closed":
        await asyncio.sleep(0)
    assert way.ends == "aborted"
    socket.connection_lost(None)


@pytest.mark.parametrize(
    "flood",
    [framed("", Opcode.PING) * 3_000, framed("{", fin=False) + framed("", Opcode.CONT, fin=False) * 3_000],
    ids=["pings", "empty parts"],
)
async def test_whoever_floods_with_frames_that_are_no_message_is_shown_out(house: Running, flood: bytes) -> None:
    async with connect(house) as wire:
        wire.writer.write(flood)
        first, body = await wire.heard()
        while first == 0x8A:
            first, body = await wire.heard()
        assert (first, int.from_bytes(body[:2], "big")) == (0x88, 1008)


async def test_a_message_in_many_parts_that_bring_something_is_no_flood(house: Running) -> None:
    async with connect(house) as wire:
        for _ in range(20):
            wire.writer.write(in_parts(LONG[0], 2_000))
            said = [await wire.heard() for _ in range(2)]
            assert {first for first, _ in said} == {0x8A, 0x81} and b"too-big" in said[1][1] + said[0][1]


async def test_a_client_that_says_goodbye_is_answered(house: Running) -> None:
    async with connect(house) as wire:
        wire.writer.write(framed(ping("one")))
        await wire.pongs("one")
        wire.writer.write(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        assert await wire.heard() == (0x88, b"\x03\xe8")


@pytest.mark.parametrize("compress", [False, True])
async def test_a_game_is_played_with_and_without_compression(tmp_path: Path, compress: bool) -> None:
    async with running(tmp_path, compress=compress) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as hers, TableClient(leo, code) as his:
            ends = await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)))
    assert ends[0]["end"] == ends[1]["end"]
