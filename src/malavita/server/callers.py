"""Calls people to the table: silent while they are there, at most once for each wait."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec

from ..games import registry
from .address import base_of
from .guests import Guest
from .limits import Buckets
from .refusal import Refused
from .speech import say
from .store import StoreFailed
from .store.store import DROP_CALLS, PUT_CALLS
from .webhook import Webhook
from .wire import Turn

if TYPE_CHECKING:
    from .house import House
    from .tables.table import Table

TESTS_PER_HOUR = 5
LOOKS_AGAIN = 15_000  # milliseconds after somebody has gone: often they are back in a moment
NOBODY: dict[int, int] = {}


decode = msgspec.json.Decoder(dict[int, int]).decode


class Caller(Protocol):
    """A way to reach a guest: a webhook now; e-mail and web push fit here."""

    def reaches(self, guest: Guest) -> bool:
        """Whether this guest can be called this way."""
        ...

    async def call(self, guest: Guest, note: dict[str, str]) -> None:
        """Call."""
        ...


class Callers:
    """Notices who is waited for, and calls whoever is away."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._called: dict[str, dict[int, int]] = {}  # of a table: the seats that were called, and for which wait
        self._out: dict[str, dict[int, int]] = {}  # of these, who was called out of the house: kept in the store
        self._noted: dict[str, dict[tuple[str, int], int]] = {}  # of a guest: the waits that only an open line was told
        self._later: dict[str, int] = {}  # the tables to look at again, and when
        self._tasks: set[asyncio.Task[None]] = set()
        self.webhook = Webhook(house.settings.webhook_private)
        self.ways: list[Caller] = [self.webhook]
        self._tests = Buckets(TESTS_PER_HOUR / 3600, TESTS_PER_HOUR)

    async def open(self) -> None:
        """Remember who was called before the house was closed, and is waited for still."""
        self._out = {code: decode(waits) for code, waits in await self._house.store.calls()}
        self._called = dict(self._out)

    def look(self, table: Table) -> None:
        """After an entry: who is waited for, and not there? A wait begins when what a seat sees of the game changes."""
        state = table.state
        waits = {seat: state.fresh[seat] for seat in state.asked() if state.chairs[seat].person}
        called = self._called.get(table.code, NOBODY)
        absent = [seat for seat, wait in waits.items() if called.get(seat) != wait and not table.sees(seat)]
        for seat in absent:
            self._start(table, seat, waits[seat])
        if called or absent:
            kept = {seat: wait for seat, wait in waits.items() if seat in absent or called.get(seat) == wait}
            self._keep(table.code, kept)
        if out := self._out.get(table.code):
            self._keep_out(table.code, {seat: wait for seat, wait in out.items() if waits.get(seat) == wait})

    def again(self, table: Table) -> None:
        """A screen that several share has come: it must hear once more whose turn it is."""
        self._keep(table.code, NOBODY)
        self.look(table)

    def look_later(self, table: Table) -> None:
        """Somebody came or went: who was there as the turn came may be away now, and back in a moment."""
        state, called = table.state, self._called.get(table.code, NOBODY)
        for seat in state.asked():
            if state.chairs[seat].person and called.get(seat) != state.fresh[seat] and not table.sees(seat):
                self._set(table.code)
                return
        self._later.pop(table.code, None)

    def look_again(self, table: Table) -> None:
        """The table's alarm has rung, for this or for something else."""
        due = self._later.get(table.code)
        if due is None:
            return
        if due > self._house.clock.now():
            self._house.alarms.set(table.code, due)
        else:
            del self._later[table.code]
            self.look(table)

    def _set(self, code: str) -> None:
        due = self._later.setdefault(code, self._house.clock.now() + LOOKS_AGAIN)
        self._house.alarms.set(code, due)

    def gone(self, guest: str) -> None:
        """The last line of a guest has broken: nobody knows whether what it was told was read."""
        for (code, seat), wait in self._noted.pop(guest, {}).items():
            called = self._called.get(code, NOBODY)
            if called.get(seat) == wait and self._out.get(code, NOBODY).get(seat) != wait:
                self._keep(code, {other: called[other] for other in called if other != seat})
                self._set(code)

    def _keep(self, code: str, called: dict[int, int]) -> None:
        if called:
            self._called[code] = called
        else:
            self._called.pop(code, None)

    def _keep_out(self, code: str, called: dict[int, int]) -> asyncio.Future[None] | None:
        """Nobody's telephone rings twice for one wait, though the house was closed meanwhile."""
        if called == self._out.get(code, NOBODY):
            return None
        store = self._house.store
        if called:
            self._out[code] = called
            stored = store.write((PUT_CALLS, (code, msgspec.json.encode(called).decode())))
        else:
            del self._out[code]
            stored = store.write((DROP_CALLS, (code,)))
        stored.add_done_callback(self._stored)
        return stored

    def _stored(self, done: asyncio.Future[None]) -> None:
        """Who was called is a convenience: a failure costs at most one call too many after a restart."""
        if not done.cancelled() and done.exception() is not None:
            self._house.log.warning("calls not stored", error=str(done.exception()))

    async def test(self, guest: Guest) -> None:
        """Call once, to try it out; nobody shall flood others by way of this house."""
        if not self._tests.take(guest.id):
            raise Refused("too-fast")
        await self.webhook.call(guest, {"kind": "test", "text": say(guest.language, "call-test")})

    def _start(self, table: Table, seat: int, wait: int) -> None:
        task = asyncio.create_task(
            self._call(table.code, table.state.setting.game, table.state.chairs[seat].guest, seat, wait)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, code: str, game: str, guest_id: str, seat: int, wait: int) -> None:
        house = self._house
        if house.lines.post(guest_id, msgspec.json.encode(Turn(code, game, seat))):
            self._noted.setdefault(guest_id, {})[code, seat] = wait
            return
        try:
            guest = await house.guests.by_id(guest_id)
        except StoreFailed as error:
            house.log.warning("call failed", table=code, error=str(error))
            return
        for way in self.ways:
            if guest is not None and way.reaches(guest) and self._called.get(code, NOBODY).get(seat) == wait:
                link, title = f"{base_of(house.settings)}/t/{code}", registry.words(game).say(guest.language, "title")
                text = say(guest.language, "call-turn", name=guest.name, game=title, link=link)
                kept = self._keep_out(code, {**self._out.get(code, NOBODY), seat: wait})
                if kept is not None:
                    await asyncio.wait([kept])  # it rings only when that is on the disk
                try:
                    await way.call(guest, {"kind": "turn", "table": code, "game": game, "link": link, "text": text})
                    house.metrics.calls.inc()
                except Exception as error:
                    house.log.warning("call failed", table=code, error=type(error).__name__)
