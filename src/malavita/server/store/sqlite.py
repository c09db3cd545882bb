"""SQLite in one file: write-ahead log, every commit on the disk before anybody is told."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from .base import Conflict, Job, StoreFailed, Unwritable, together


class Sqlite:
    """One connection to a SQLite file."""

    name = "sqlite"

    def __init__(self, path: Path, read_only: bool = False) -> None:
        self.path = path
        self._read_only = read_only
        self._base: sqlite3.Connection | None = None

    def connect(self) -> None:
        """Open the file and ask for durability."""
        try:
            lay_down(self.path)
            base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = FULL")
            base.execute("PRAGMA wal_autocheckpoint = 4000")
            base.execute("PRAGMA foreign_keys = ON")
            base.execute("PRAGMA temp_store = MEMORY")  # else every batch makes a file to take rows back from
            if self._read_only:
                base.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        self._base = base

    def write(self, jobs: Iterable[Job]) -> None:
        """Run all statements in one transaction."""
        base = self._connection()
        try:
            base.execute("BEGIN IMMEDIATE")
            for sql, args in together(jobs):
                base.execute(sql, args)
            base.execute("COMMIT")
        except Exception as error:
            self._give_up(base)
            raise _kind(error)(str(error)) from error

    def read(self, sql: str, args: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Rows for a question."""
        try:
            return self._connection().execute(sql, args).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def interrupt(self) -> None:
        """Break off what is under way."""
        if self._base is not None:
            self._base.interrupt()

    def close(self) -> None:
        """Close the file."""
        if self._base is not None:
            self._base.close()
            self._base = None

    def _connection(self) -> sqlite3.Connection:
        if self._base is None:
            self.connect()
        assert self._base is not None
        return self._base

    def _give_up(self, base: sqlite3.Connection) -> None:
        with suppress(sqlite3.Error):
            if base.in_transaction:
                base.execute("ROLLBACK")


def lay_down(path: Path) -> None:
    """Make a file that nobody else on the machine reads: the keys of games lie in it. SQLite's others follow suit."""
    try:
        os.close(os.open(path, os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreFailed(str(error)) from error


def _kind(error: Exception) -> type[StoreFailed]:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict
    return StoreFailed if isinstance(error, sqlite3.OperationalError) else Unwritable
