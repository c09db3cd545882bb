"""Keeps films of finished games: looks for games without one, now and then, and lets another process make it."""

from __future__ import annotations

import asyncio
import contextlib
import os
from asyncio.subprocess import Process
from typing import TYPE_CHECKING

import msgspec

from .filmer import Cut, Reel
from .helping import program, surroundings
from .store.base import Statement
from .store.store import PUT_FILM

if TYPE_CHECKING:
    from .house import House

AT_ONCE = 20
LONGEST = 64 << 20  # bytes of one film on its way here
PATIENCE = 600  # seconds that one film may take


class Films:
    """The archive of a house; what is missing follows from the store, so nothing is forgotten by a crash."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._spoilt: set[str] = set()  # games that could not be filmed

    async def run(self, seconds: float) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.make()
            except Exception as error:  # there are other films to be made, in a while
                self._house.log.warning("no film", error=repr(error))

    async def make(self) -> int:
        """Film what has ended and has no film yet; returns how many games. What fails is not tried again."""
        found = await self._house.store.without_film(AT_ONCE + len(self._spoilt))
        filmed, filmer = 0, None
        try:
            for code in [code for code in found if code not in self._spoilt][:AT_ONCE]:
                reel = await self._reel(code)
                filmer = filmer or await _start()
                try:
                    cut = await asyncio.wait_for(_film(filmer, reel), PATIENCE)
                except Exception as error:
                    self._spoil(code, repr(error))
                    await _end(filmer)
                    filmer = None
                else:
                    filmed += await self._keep(reel, cut)
        finally:
            if filmer is not None:
                await _end(filmer)
        return filmed

    async def _reel(self, code: str) -> Reel:
        ((setting,),) = await self._house.store.read("SELECT setting FROM tables WHERE code = ?", code)
        return Reel(code, setting, await self._house.store.entries(code))

    def _spoil(self, code: str, error: str) -> None:
        """Others have their turn; until the house opens anew nobody tries this one again."""
        self._spoilt.add(code)
        self._house.log.error("this game could not be filmed", table=code, error=error)

    async def _keep(self, reel: Reel, cut: Cut) -> bool:
        """Store a film, and tell whether there is one; an empty head says that there is none to be had.

        A table that has gone on since, if only by a word, is filmed the next time: its game may be another by now.
        """
        code, entries = reel.code, len(reel.rows)
        if cut.fault:
            self._spoil(code, cut.fault)
            return False
        *parts, head = cut.parts or [""]
        job: list[Statement] = [
            (PUT_FILM, (code, number, body, code, entries)) for number, body in [*enumerate(parts, 1), (0, head)]
        ]
        await self._house.store.write_job(job)
        if not await self._house.store.read("SELECT 1 FROM films WHERE code = ? AND part = 0", code):
            return False
        if not head:
            self._house.log.warning("this game cannot be filmed: its rules are not here", table=code)
        return True


async def _start() -> Process:
    """A filmer."""
    return await asyncio.create_subprocess_exec(
        *program(f"{__package__}.filmer"), env=surroundings(), limit=LONGEST, preexec_fn=_step_back,
        start_new_session=True, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def _end(filmer: Process) -> None:
    """It has no more to do, or has failed."""
    with contextlib.suppress(ProcessLookupError):
        filmer.kill()
    await filmer.wait()


async def _film(filmer: Process, reel: Reel) -> Cut:
    """What the filmer makes of a game."""
    assert filmer.stdin and filmer.stdout
    filmer.stdin.write(msgspec.json.encode(reel) + b"\n")
    await filmer.stdin.drain()
    return msgspec.json.decode(await filmer.stdout.readuntil(b"\n"), type=Cut)


def _step_back() -> None:
    """Nobody waits for a film."""
    with contextlib.suppress(OSError):
        os.nice(19)
