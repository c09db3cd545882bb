"""Keeps films of finished games: looks for games without one, now and then, and lets another process make it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import TYPE_CHECKING

import msgspec

from .filmer import Cut, Reel
from .store import StoreFailed
from .store.base import Statement
from .store.store import PUT_FILM

if TYPE_CHECKING:
    from .house import House

AT_ONCE = 20
LONGEST = 64 << 20  # bytes of one film on its way here


class Films:
    """The archive of a house; what is missing follows from the store, so nothing is forgotten by a crash."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def run(self, seconds: float) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.make()
            except (StoreFailed, OSError, ValueError, EOFError) as error:
                self._house.log.warning("no film", error=repr(error))

    async def make(self) -> int:
        """Film what has ended and has no film yet; returns how many games."""
        codes = await self._house.store.without_film(AT_ONCE)
        if codes:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", f"{__package__}.filmer", limit=LONGEST, preexec_fn=_step_back,
                start_new_session=True,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            try:
                for code in codes:
                    await self._keep(code, await self._film(process, code))
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return len(codes)

    async def _film(self, process: asyncio.subprocess.Process, code: str) -> Cut:
        assert process.stdin and process.stdout
        row, rows = await self._house.store.table(code), await self._house.store.entries(code)
        assert row is not None
        process.stdin.write(msgspec.json.encode(Reel(code, row.setting, rows)) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Cut)

    async def _keep(self, code: str, cut: Cut) -> None:
        """Store a film; an empty head says that there is none to be had."""
        *parts, head = cut.parts or [""]
        job: list[Statement] = [(PUT_FILM, (code, number, body)) for number, body in enumerate(parts, 1)]
        await self._house.store.write_job([*job, (PUT_FILM, (code, 0, head))])
        if not head:
            self._house.log.warning("this game cannot be filmed: its rules are not here", table=code)


def _step_back() -> None:
    """Nobody waits for a film."""
    with contextlib.suppress(OSError):
        os.nice(19)
