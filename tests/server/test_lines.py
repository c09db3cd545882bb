"""Lines: a reader that falls far behind is cut off, whether by many texts or by long ones, and holds up nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from malavita.server.limits import Bucket
from malavita.server.lines import MOST_BYTES, MOST_WAITING, SocketLine


class Reader:
    """Takes texts when it likes."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.taken: list[dict[str, Any]] = []

    async def take(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.taken.append(message)


@pytest.mark.parametrize(("size", "most"), [(10, MOST_WAITING), (MOST_BYTES // 10, 10)], ids=["many", "long"])
async def test_a_reader_that_falls_far_behind_is_cut_off(size: int, most: int) -> None:
    reader = Reader()
    line = SocketLine(None, reader.take, 10)
    writing = asyncio.create_task(line.run())
    line.post(b"0" * size)
    await asyncio.sleep(0)  # the first is on its way
    for _ in range(most):
        line.post(b"x" * size)
        assert not line.broken
    line.post(b"y" * size)
    assert line.broken
    reader.reads.set()
    await writing
    assert [message.get("code") for message in reader.taken] == [None, 1013], "what waited is forgotten"


async def test_a_reader_that_keeps_up_may_be_sent_any_amount_and_any_length() -> None:
    reader = Reader()
    reader.reads.set()
    line = SocketLine(None, reader.take, 10)
    writing = asyncio.create_task(line.run())
    for _ in range(5):
        for size in (MOST_BYTES * 3, 10, MOST_BYTES // 2):
            line.post(b"x" * size)
            while line._waiting:
                await asyncio.sleep(0)
    assert not line.broken and len(reader.taken) == 15
    writing.cancel()


async def test_lines_of_one_address_share_what_they_may_send() -> None:
    reader, shared = Reader(), Bucket(1e-9, 3)
    lines = [SocketLine(None, reader.take, 10, shared=shared) for _ in range(2)]
    assert [line.may_speak() for line in lines * 2] == [True, True, True, False]
    assert SocketLine(None, reader.take, 10).may_speak()
