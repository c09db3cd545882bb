"""PostgreSQL through psycopg, behind the same contract as SQLite."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .base import Conflict, Job, StoreFailed, Unwritable, together
from .claim import AlreadyOpen

ROWS_AT_ONCE = 1000
A_LINE_THAT_NOTICES: dict[str, Any] = {  # when nobody is at its other end; an address may say otherwise
    "connect_timeout": 5, "keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}  # fmt: skip
NO_HURRY = (  # whatever a database or a role is set to: what is told is on the disk
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
LOCK = int.from_bytes(b"malavita")  # any number that nobody else uses
LOCKS = "FROM pg_locks WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32) + objid::bigint = ?"
HELD_HERE = f"SELECT 1 {LOCKS} AND pid = pg_backend_pid()"
WHO_HOLDS = f"SELECT application_name FROM pg_stat_activity WHERE pid IN (SELECT pid {LOCKS})"
CALLED = "malavita "
NOTICED_WITHIN = 3.0  # seconds
A_HOUSE_THAT_IS_THERE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}


class Postgres:
    """One connection to a PostgreSQL database; a lost one is opened again for the next transaction."""

    name = "postgres"

    def __init__(self, address: str, patience: float = 0) -> None:
        self.address, self._patience = address, patience
        self._base: psycopg.Connection[tuple[Any, ...]] | None = None

    def connect(self) -> None:
        """Open the connection."""
        self.close()
        try:
            address = make_conninfo(**{**A_LINE_THAT_NOTICES, **conninfo_to_dict(self.address)})
            self._base = psycopg.connect(address, autocommit=True, prepare_threshold=2)
            self._base.execute(NO_HURRY)
            if self._patience:
                self._base.execute(f"SET statement_timeout = {int(self._patience * 1000)}")
        except psycopg.Error as error:
            raise StoreFailed(_short(error)) from error

    def write(self, jobs: Iterable[Job]) -> None:
        """Run all statements in one transaction, sent in one go."""
        base = self._connection()
        try:
            with base.pipeline(), base.transaction():
                for sql, args in together(jobs):
                    base.execute(_dialect(sql), args)
        except psycopg.errors.UniqueViolation as error:
            raise Conflict(_short(error)) from error
        except psycopg.Error as error:
            whole = self._drop_if_lost() or isinstance(error, psycopg.OperationalError)
            raise (StoreFailed if whole else Unwritable)(_short(error)) from error

    def read(self, sql: str, args: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Rows for a question; asked again, once, if the connection was lost in the meantime."""
        try:
            return self._connection().execute(_dialect(sql), args).fetchall()
        except psycopg.Error as error:
            if not self._drop_if_lost():
                raise StoreFailed(_short(error)) from error
        try:
            return self._connection().execute(_dialect(sql), args).fetchall()
        except psycopg.Error as error:
            raise StoreFailed(_short(error)) from error

    @contextmanager
    def snapshot(self) -> Iterator[Callable[[str], Iterator[tuple[Any, ...]]]]:
        """Ask as many questions as you like about one moment; rows come as they are needed."""
        base = self._connection()
        base.isolation_level, base.read_only = psycopg.IsolationLevel.REPEATABLE_READ, True

        def read(sql: str) -> Iterator[tuple[Any, ...]]:
            with base.cursor(name="rows") as cursor:
                cursor.itersize = ROWS_AT_ONCE
                yield from cursor.execute(_dialect(sql))

        try:
            with base.transaction():
                yield read
        except psycopg.Error as error:
            raise StoreFailed(_short(error)) from error
        finally:
            self.close()

    def interrupt(self) -> None:
        """Hang up: whoever waits hears of it even if the other side says nothing."""
        if self._base is not None and not self._base.closed:
            with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(self._base.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection."""
        if self._base is not None:
            with suppress(psycopg.Error):
                self._base.close()
            self._base = None

    def _connection(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._base is None or self._base.closed:
            self.connect()
        assert self._base is not None
        return self._base

    def _drop_if_lost(self) -> bool:
        lost = self._base is not None and (self._base.closed or self._base.broken)
        if lost:
            self.close()
        return lost


class PostgresClaim:
    """A lock that ends with the line to the database that holds it."""

    def __init__(self, address: str) -> None:
        self._base, self._taken = Postgres(address), False

    def take(self) -> None:
        """Lock; the database may need a moment to notice that an earlier house is gone."""
        end = time.monotonic() + NOTICED_WITHIN
        while not self._lock():
            if time.monotonic() > end:
                rows = self._base.read(WHO_HOLDS, (LOCK,))
                self.release()
                raise AlreadyOpen(str(rows[0][0]).removeprefix(CALLED) if rows else "")
            time.sleep(0.1)
        self._taken = True

    def tell(self, address: str) -> None:
        """Call the line by the address."""
        self._base.read("SELECT set_config('application_name', ?, false)", (CALLED + address,))

    def hold(self) -> bool:
        """Whether the lock is held; when the line was lost, it is locked anew."""
        return not self._taken or bool(self._base.read(HELD_HERE, (LOCK,))) or self._lock()

    def interrupt(self) -> None:
        """Hang up."""
        self._base.interrupt()

    def release(self) -> None:
        """Close the line."""
        self._taken = False
        self._base.close()

    def _lock(self) -> bool:
        for setting, value in A_HOUSE_THAT_IS_THERE.items():
            self._base.read("SELECT set_config(?, ?, false)", (setting, value))
        return bool(self._base.read("SELECT pg_try_advisory_lock(?)", (LOCK,))[0][0])


def _dialect(sql: str) -> Any:
    return sql.replace("?", "%s")


def _short(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
