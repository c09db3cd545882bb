"""Opens, finds and retires tables."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..refusal import Refused
from ..store import Conflict, StoreFailed
from ..store.base import Statement
from ..store.store import PUT_ENTRY, PUT_MEMBER, PUT_TABLE, TableRow
from ..wire.common import CODE
from .entries import AnyEntry, Setting, read_setting, write_entry, write_setting
from .table import Table

if TYPE_CHECKING:
    from ..house import House

RESTS_AFTER = 5000  # milliseconds
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike


def new_code() -> str:
    """A code that is easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


class Directory:
    """The tables in memory, and the way to all others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self) -> list[Table]:
        """The tables that are in memory now."""
        return list(self._tables.values())

    async def open(self, setting: Setting, past: Sequence[AnyEntry] = ()) -> str:
        """Store a new table, with a past if it was brought along; nobody is told of it yet."""
        while True:
            code = new_code()
            try:
                await self._house.store.write_job(self.rows_for(code, setting, past))
            except Conflict:
                continue
            if not past:
                self.add(code, setting)
            return code

    def rows_for(self, code: str, setting: Setting, past: Sequence[AnyEntry] = ()) -> list[Statement]:
        """What is written for a new table."""
        at, now, phase = setting.created, self._house.clock.now(), "over" if past else "open"
        due = None if past else self._due()
        guests = {seat.guest for seat in setting.seats if seat.guest} | {setting.owner}
        rows: list[Statement] = [
            (PUT_TABLE, TableRow(code, at, write_setting(setting), phase, int(setting.listed), due, at))
        ]
        rows += [(PUT_MEMBER, (code, guest)) for guest in sorted(guests) if guest]
        return rows + [(PUT_ENTRY, (code, seq, at, now, write_entry(entry))) for seq, entry in enumerate(past)]

    def add(self, code: str, setting: Setting) -> None:
        """A new table is stored: it waits for its people, though not for ever."""
        due = self._due()
        self._house.alarms.set(code, due)
        self._keep(Table(self._house, code, setting, due))

    def _due(self) -> int:
        return self._house.clock.now() + self._house.settings.open_hours * 3_600_000

    async def unused_code(self) -> str:
        """A code that no table has."""
        while await self._house.store.table(code := new_code()) is not None:
            pass
        return code

    def free(self, code: str) -> Table | None:
        """A table that is in memory, sound, and has nobody at work."""
        table = self._tables.get(code)
        return table if table is not None and table.sound and not table.lock.locked() else None

    def at_hand(self, code: str) -> Table | None:
        """A table, if it is in memory; it is not kept there for this."""
        return self._tables.get(code)

    async def find(self, code: str) -> Table:
        """A table, read from the store if it is not in memory.

        There are never two of the same, so whoever has found one takes its lock before anything is waited for: a table
        that nobody watches and nobody has locked may be dropped.
        """
        while code not in self._tables:  # it may be dropped again while we wait
            if code not in self._loading:
                self._loading[code] = asyncio.ensure_future(self._load(code))
                self._loading[code].add_done_callback(lambda done: self._loading.pop(code, None))
            await asyncio.shield(self._loading[code])
        table = self._tables[code]
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        table.touched = self._house.clock.now()
        self._tables[table.code] = table

    async def _load(self, code: str) -> None:
        house = self._house
        if not re.fullmatch(CODE, code):
            raise Refused("unknown-table")
        try:
            row = await house.store.table(code)
        except StoreFailed:
            raise Refused("not-stored") from None
        if row is None:
            raise Refused("unknown-table")
        table = Table(house, code, read_setting(row.setting), row.due)
        await table.read_back()
        self._keep(table)
        house.metrics.rebuilt.inc()
        table.wake_up(row.phase, row.listed)
        async with table.lock:
            await house.begin_if_full(table)

    def let_go(self, code: str) -> None:
        """Drop a table that was read back for a moment, unless something goes on there now."""
        table = self._tables.get(code)
        if table is not None and table.idle:
            del self._tables[code]

    def retire(self) -> int:
        """Drop tables that nobody has touched for a while, and let others rest; returns how many are dropped."""
        now = self._house.clock.now()
        for table in self._tables.values():
            table.rest_if_left(now - RESTS_AFTER)
        limit = now - self._house.settings.idle_seconds * 1000
        gone = [code for code, table in self._tables.items() if table.idle and table.touched <= limit]
        for code in gone:
            del self._tables[code]
        return len(gone)
