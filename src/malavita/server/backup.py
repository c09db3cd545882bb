"""Backup and restore: one SQLite file, whole and consistent, taken while the house is open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ..kernel.errors import MalavitaError
from .store.base import Database, StoreFailed, migrate, schema_of
from .store.open import FILE, database
from .store.sqlite import Sqlite

TABLES = ("tables", "entries", "guests", "secrets", "members", "notes", "films", "calls", "house")


class BadBackup(MalavitaError):
    """The backup cannot be made or used."""


def back_up(folder: Path, address: str, target: Path) -> dict[str, int]:
    """Write everything into one new file; returns how many rows of each table."""
    if target.exists():
        raise BadBackup(f"{target.name} is already there: choose another name")
    try:
        if not address:
            _copy_file(folder / FILE, target)
        else:
            _copy_rows(address, target)
        return count(target)
    except (sqlite3.Error, StoreFailed) as error:
        raise BadBackup(f"the backup failed: {error}") from None


def restore(source: Path, folder: Path, address: str) -> dict[str, int]:
    """Put a backup into an empty house."""
    counted = count(source)
    base = database(folder, address)
    try:
        base.connect()
        if schema_of(base) and base.read("SELECT count(*) FROM tables")[0][0]:
            raise BadBackup("this house already has tables: restore into an empty one")
        migrate(base)
        backup = Sqlite(source, read_only=True)
        for table in counted:
            _pour(backup, base, table)
        backup.close()
    except StoreFailed as error:
        raise BadBackup(f"the backup cannot be restored: {error}") from None
    finally:
        base.close()
    return counted


def count(path: Path) -> dict[str, int]:
    """How many rows a backup has; refused if it is damaged or none."""
    if not path.is_file():
        raise BadBackup(f"there is no backup {path.name}")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as base:
            if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadBackup(f"{path.name} is damaged")
            return {table: base.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in _present(base)}
    except sqlite3.Error as error:
        raise BadBackup(f"{path.name} is no backup of Malavita: {error}") from None


def _present(base: sqlite3.Connection) -> list[str]:
    """The tables that a backup has; one of an older schema has fewer, one without tables is none."""
    found = {row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return [table for table in TABLES if table in found or table == "tables"]


def _copy_file(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BadBackup(f"there is nothing to back up in {source.parent.name}")
    with closing(sqlite3.connect(source)) as base, closing(sqlite3.connect(target)) as copy:
        base.backup(copy)


def _copy_rows(address: str, target: Path) -> None:
    base, copy = database(target.parent, address, read_only=True), Sqlite(target)
    migrate(copy)
    for table in TABLES:
        _pour(base, copy, table)
    base.close()
    copy.write([[("PRAGMA user_version = 1", ())]])
    copy.close()


def _pour(source: Database, target: Database, table: str) -> None:
    """All rows of one table from one database into another, in one transaction."""
    rows = source.read(f"SELECT * FROM {table}")
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        put = f"INSERT INTO {table} VALUES ({marks}) ON CONFLICT DO NOTHING"
        target.write([[(put, row) for row in rows]])
