"""The house: everything that runs, put together once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import structlog

from ..kernel.errors import MalavitaError
from .alarms import Alarms
from .bots import answer_for, default_answer, let_think
from .callers import Callers
from .clock import HouseClock
from .editions import Editions
from .films import Films
from .guests import Guests
from .limits import Buckets
from .lines import Lines
from .metrics import Metrics
from .pool import Pool
from .refusal import Refused
from .settings import Settings
from .store import StoreFailed, claim, open_store
from .store.store import PUT_HOUSE
from .sweeping import Sweeper
from .tables.directory import Directory
from .tables.entries import Stood
from .tables.manners import talkers
from .tables.seating import begin_if_full, best_bot, close
from .tables.state import LATE_TOO_OFTEN
from .tables.table import Table
from .tables.telling import everyone

HEARTBEAT = 5.0
SAYS_WHO_IS_HERE = 0.05  # seconds after somebody came or went: often another follows
WAKES_AFTER = 15_000  # milliseconds in which people come back by themselves after the house was opened
WAKES_EVERY = 100  # milliseconds between two tables, so that a house with very many of them stays quick


class House:
    """One server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log = structlog.get_logger("house")
        self.metrics = Metrics()
        self.editions = Editions(settings.editions)
        self.clock = HouseClock()
        self.store = open_store(Path(settings.data), settings.postgres, self.metrics.committed, settings.store_patience)
        self.claim = claim(Path(settings.data), settings.postgres)
        self.guests = Guests(self.store, self.clock)
        self.lines = Lines(settings)
        self.pool = Pool(settings.workers, settings.bot_patience)
        self.alarms = Alarms(self.clock, self.ring)
        self.callers = Callers(self)
        self.directory = Directory(self)
        self.films = Films(self)
        self.screen = asyncio.Semaphore(1)  # one replay at a time: it shares the processor with all tables
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 4)
        self.newcomers = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self.uploads = Buckets(settings.uploads_per_day / 86_400, settings.uploads_per_day)
        self.talkers = talkers()
        self.sweeper = Sweeper()
        self.closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self._visited: set[Table] = set()  # where it must be said who is there

    async def open(self) -> None:
        """Open the store, start the workers, and wake what is due."""
        await self.store.open()
        self.clock.start(await self.store.house_clock())
        await self.callers.open()
        for due, code in await self.store.due():
            self.alarms.set(code, due)
        await self._wake_all()
        await self.pool.start()
        self._run(self.alarms.run())
        self._run(self._beat())
        self._run(self.films.run(self.settings.film_seconds))
        self.log.info("open", store=self.store.name)

    async def _wake_all(self) -> None:
        """Look once at every game that goes on: a bot may be asked there, or a call may be owed, and nobody comes."""
        begin = self.clock.now() + WAKES_AFTER
        for number, code in enumerate(await self.store.playing()):
            self.alarms.set(code, begin + number * WAKES_EVERY)

    async def close(self) -> None:
        """Finish what was begun, and close."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        tables = self.directory.in_memory()
        thinking = [task for table in tables for task in (*table.thinking.values(), *table.considering.values())]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*self._tasks, *thinking, return_exceptions=True)
        await self.pool.stop()
        with contextlib.suppress(StoreFailed):
            await self.store.write((PUT_HOUSE, ("clock", self.clock.now())))
        await self.store.close()
        self.claim.interrupt()
        self.claim.release()
        self.log.info("closed")

    async def begin_if_full(self, table: Table) -> None:
        """A table that was just read back: nobody may have been left to begin it. Its lock is held by the caller."""
        try:
            await begin_if_full(table)
        except (Refused, MalavitaError) as error:
            self.log.warning("a full table does not begin", table=table.code, error=str(error))

    def bots_of(self, table: Table) -> None:
        """Let the bots of a table think."""
        if not self.closing:
            let_think(self, table)

    def came_or_went(self, table: Table) -> None:
        """Say soon who is connected to a table, and call in a while whoever has gone without an answer."""
        self.callers.look_later(table)
        if not self._visited:
            asyncio.get_running_loop().call_later(SAYS_WHO_IS_HERE, self._say_who_is_here)
        self._visited.add(table)

    def _say_who_is_here(self) -> None:
        visited, self._visited = self._visited, set()
        for table in visited:
            table.tell_presence()
            if table.state.phase == "playing" and not table.state.paused:
                self.bots_of(table)  # they may have rested while nobody was here

    async def ring(self, code: str) -> None:
        """A table's alarm: time is up for a seat, or for a table that never began; or it shall be looked at once."""
        asleep = self.directory.at_hand(code) is None
        try:
            table = await self.directory.find(code)
            async with table.lock:
                await table.heal()
                await self._look_at_clock(table)
                self.callers.look_again(table)
        except Refused as error:
            self.log.warning("alarm", table=code, code=error.code)
            if error.code == "not-stored":
                self.alarms.set(code, self.clock.now() + 1000)
        except Exception as error:
            self.log.error("alarm failed", table=code, error=repr(error))
        if asleep:
            self.directory.let_go(code)

    async def _look_at_clock(self, table: Table) -> None:
        state = table.state
        if state.phase == "open" and table.expired:
            await close(table, "expired")
        for seat in state.clocks.late(self.clock.now()):
            await self._answer_late(table, seat)
        table.house.bots_of(table)
        due = table.wakes()
        if due is not None:  # whatever rang now may have been an earlier alarm than this one
            self.alarms.set(table.code, due)

    async def _answer_late(self, table: Table, seat: int) -> None:
        """Answer until the move is complete, so that an absent seat's conversation stays its secret."""
        state, told = table.state, 0
        while seat in state.asked() and told != everyone(state.players):
            told = await answer_for(table, seat, default_answer(table, seat), "clock")
        if state.chairs[seat].late >= LATE_TOO_OFTEN and state.phase == "playing":
            await table.commit(Stood(seat=seat, bot=best_bot(state.setting.game), why="late"))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.metrics.tables.set(len(self.directory))
            self.metrics.lines.set(len(self.lines))
            self.directory.retire()
            self.sweeper.beat(self.metrics.stored)
            try:
                await self.store.write((PUT_HOUSE, ("clock", self.clock.now())))
                await self._hold_claim()
            except StoreFailed as error:
                self.log.error("store failed", error=str(error))

    async def _hold_claim(self) -> None:
        try:
            if not await asyncio.wait_for(asyncio.to_thread(self.claim.hold), HEARTBEAT):
                self.log.error("another house is open on this store")
        except TimeoutError:
            self.claim.interrupt()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))
