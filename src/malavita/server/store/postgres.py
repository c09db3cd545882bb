"""PostgreSQL through psycopg, behind the same contract as SQLite."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .base import Conflict, Job, StoreFailed, Unwritable, together

ROWS_AT_ONCE = 1000
A_LINE_THAT_NOTICES: dict[str, Any] = {  # when nobody is at its other end; an address may say otherwise
    "connect_timeout": 5, "keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}  # fmt: skip


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


def _dialect(sql: str) -> Any:
    return sql.replace("?", "%s")


def _short(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
