"""All that the server keeps, as plain calls; every statement runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from .base import Database, Job, Statement, StoreFailed, migrate
from .batches import Where
from .open import database
from .writer import Writer


class TableRow(NamedTuple):
    """One table: its setting, and what must be known without opening it."""

    code: str
    created: int
    setting: str
    phase: str
    listed: int
    due: int | None
    touched: int


class EntryRow(NamedTuple):
    """One entry of a table's log."""

    seq: int
    at: int
    house: int
    body: str


class GuestRow(NamedTuple):
    """One guest."""

    id: str
    name: str
    face: str
    language: str
    webhook: str
    created: int


PUT_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)"
PUT_TABLE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
SET_TABLE = "UPDATE tables SET phase = ?, listed = ?, due = ?, touched = ? WHERE code = ?"
PUT_MEMBER = "INSERT INTO members VALUES (?, ?) ON CONFLICT DO NOTHING"
DROP_MEMBER = "DELETE FROM members WHERE code = ? AND guest = ?"
PUT_GUEST = "INSERT INTO guests VALUES (?, ?, ?, ?, ?, ?)"
SET_GUEST = "UPDATE guests SET name = ?, face = ?, language = ?, webhook = ? WHERE id = ?"
PUT_SECRET = "INSERT INTO secrets VALUES (?, ?, ?, ?)"
DROP_SECRET = "DELETE FROM secrets WHERE hash = ?"
DROP_LINK = "DELETE FROM secrets WHERE hash = ? AND kind = 'carry'"
DROP_EXPIRED = "DELETE FROM secrets WHERE expires < ?"
DROP_SECRETS = "DELETE FROM secrets WHERE guest = ?"
TRADE_SECRET = (  # a link that still holds for a secret that lasts; nothing, if it holds no more
    "INSERT INTO secrets SELECT ?, guest, ?, CAST(NULL AS BIGINT) FROM secrets "
    "WHERE hash = ? AND kind = 'carry' AND expires > ?"
)
PUT_NOTES = "INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (code, guest) DO UPDATE SET text = excluded.text"
PUT_FILM = (  # unless somebody has gone on since the entry of that number
    "INSERT INTO films SELECT ?, CAST(? AS INTEGER), ? WHERE NOT EXISTS "
    "(SELECT 1 FROM entries WHERE code = ? AND seq >= ?) ON CONFLICT (code, part) DO UPDATE SET body = excluded.body"
)
DROP_FILM = "DELETE FROM films WHERE code = ?"
PUT_CALLS = "INSERT INTO calls VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET waits = excluded.waits"
DROP_CALLS = "DELETE FROM calls WHERE code = ?"
PUT_SUMMARY = "INSERT INTO summaries VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET body = excluded.body"
DROP_SUMMARY = "DELETE FROM summaries WHERE code = ?"
PUT_HOUSE = "INSERT INTO house VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class Store:
    """Writes through a process with group commit, reads through a thread."""

    def __init__(self, changing: Database, reading: Database, writer: Writer, patience: float) -> None:
        self.name, self._patience = reading.name, patience
        self._changing, self._reading, self._writer = changing, reading, writer
        self.write_then = writer.write_then  # `write_job` without a promise: a call back in the event loop
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        await asyncio.to_thread(self.prepare)
        await asyncio.to_thread(self._reading.connect)
        await self._writer.start()

    def prepare(self) -> None:
        """Bring the schema up to date, if the database is there at all."""
        self._changing.connect()
        try:
            migrate(self._changing)
        finally:
            self._changing.close()

    async def close(self) -> None:
        """Write what waits and let go."""
        await self._writer.stop()
        self._reading.interrupt()
        self._reader.shutdown()
        self._reading.close()

    def write(self, *job: Statement) -> asyncio.Future[None]:
        """A promise that is kept when these statements are on the disk."""
        return self._writer.write(job)

    def write_job(self, job: Job) -> asyncio.Future[None]:
        """The same for statements that were gathered."""
        return self._writer.write(job)

    async def read(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """Rows for a question, asked in the reading thread."""
        asked = asyncio.get_running_loop().run_in_executor(self._reader, self._reading.read, sql, args)
        try:
            return await asyncio.wait_for(asked, self._patience)
        except TimeoutError:
            self._reading.interrupt()
            raise StoreFailed("the database does not answer") from None

    # --- questions

    async def table(self, code: str) -> TableRow | None:
        """One table's row."""
        rows = await self.read("SELECT * FROM tables WHERE code = ?", code)
        return TableRow(*rows[0]) if rows else None

    async def entries(self, code: str) -> list[EntryRow]:
        """A table's whole log in order."""
        rows = await self.read("SELECT seq, at, house, body FROM entries WHERE code = ? ORDER BY seq", code)
        return [EntryRow(*row) for row in rows]

    async def listed(self, limit: int) -> list[str]:
        """Codes of tables that are shown to all, the freshest first."""
        sql = (
            "SELECT code FROM tables WHERE phase IN ('open', 'playing') AND listed = 1 "
            "ORDER BY phase, touched DESC LIMIT ?"
        )
        return [row[0] for row in await self.read(sql, limit)]

    async def listed_past(self, since: int, limit: int) -> list[str]:
        """Codes of finished tables that were shown to all, the freshest first."""
        sql = (
            "SELECT code FROM tables WHERE phase = 'over' AND listed = 1 AND touched >= ? ORDER BY touched DESC LIMIT ?"
        )
        return [row[0] for row in await self.read(sql, since, limit)]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Codes of a guest's tables, the freshest first."""
        sql = (
            "SELECT m.code FROM members m JOIN tables t ON t.code = m.code WHERE m.guest = ? "
            "ORDER BY t.touched DESC LIMIT ?"
        )
        return [row[0] for row in await self.read(sql, guest, limit)]

    async def unfinished_of(self, guest: str) -> int:
        """How many tables of a guest are open or played."""
        sql = (
            "SELECT count(*) FROM members m JOIN tables t ON t.code = m.code "
            "WHERE m.guest = ? AND t.phase IN ('open', 'playing')"
        )
        return int((await self.read(sql, guest))[0][0])

    async def calls(self) -> list[tuple[str, str]]:
        """The tables to which somebody was called, and for which waits."""
        return [(row[0], row[1]) for row in await self.read("SELECT code, waits FROM calls")]

    async def due(self) -> list[tuple[int, str]]:
        """Tables that want to be woken, with the time by the house clock."""
        return [(row[0], row[1]) for row in await self.read("SELECT due, code FROM tables WHERE due IS NOT NULL")]

    async def playing(self) -> list[str]:
        """Codes of tables where a game goes on, the freshest first."""
        return [
            row[0] for row in await self.read("SELECT code FROM tables WHERE phase = 'playing' ORDER BY touched DESC")
        ]

    async def guest_by_secret(self, digest: str, kinds: Sequence[str], now: int) -> GuestRow | None:
        """The guest that a hashed secret belongs to, if it still holds."""
        marks = ", ".join("?" * len(kinds))
        sql = (
            "SELECT g.* FROM secrets s JOIN guests g ON g.id = s.guest "
            f"WHERE s.hash = ? AND s.kind IN ({marks}) AND (s.expires IS NULL OR s.expires > ?)"
        )
        rows = await self.read(sql, digest, *kinds, now)
        return GuestRow(*rows[0]) if rows else None

    async def guest(self, guest: str) -> GuestRow | None:
        """One guest's row."""
        rows = await self.read("SELECT * FROM guests WHERE id = ?", guest)
        return GuestRow(*rows[0]) if rows else None

    async def notes(self, code: str, guest: str) -> str:
        """A guest's notes about a table."""
        rows = await self.read("SELECT text FROM notes WHERE code = ? AND guest = ?", code, guest)
        return str(rows[0][0]) if rows else ""

    async def film(self, code: str, part: int) -> str:
        """A part of a film; nothing, if there is none."""
        rows = await self.read("SELECT body FROM films WHERE code = ? AND part = ?", code, part)
        return str(rows[0][0]) if rows else ""

    async def summaries(self, codes: Sequence[str]) -> dict[str, str]:
        """What is kept of those tables that are finished."""
        if not codes:
            return {}
        marks = ", ".join("?" * len(codes))
        sql = (
            "SELECT s.code, s.body FROM summaries s JOIN tables t ON t.code = s.code "
            f"WHERE t.phase IN ('over', 'closed') AND s.code IN ({marks})"
        )
        return {row[0]: str(row[1]) for row in await self.read(sql, *codes)}

    async def without_film(self, limit: int) -> list[str]:
        """Codes of finished games, and of games that were brought along, that nobody has filmed yet."""
        sql = (
            "SELECT code FROM tables t WHERE (phase = 'over' OR (phase = 'closed' AND setting LIKE ?)) "
            "AND NOT EXISTS (SELECT 1 FROM films f WHERE f.code = t.code AND f.part = 0) LIMIT ?"
        )
        return [row[0] for row in await self.read(sql, '%"open_book":true%', limit)]

    async def house_clock(self) -> int:
        """How long this house has been open in all, as far as was written down."""
        kept = await self.read("SELECT value FROM house WHERE name = 'clock'")
        return int(kept[0][0]) if kept else 0


def open_store(
    folder: Path, address: str = "", watch: Callable[[int, Exception | None], None] | None = None, patience: float = 15
) -> Store:
    """The store for a data folder and, if given, a PostgreSQL address, that may take so many seconds."""
    writer = Writer(Where(str(folder), address, patience), watch)
    return Store(database(folder, address), database(folder, address, True, patience), writer, patience)
