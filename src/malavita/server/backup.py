"""Backup and restore: one SQLite file, as everything was at one moment, taken while the house is open."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from ..kernel.errors import MalavitaError
from .store import claim
from .store.base import Job, StoreFailed, migrate, migrations, schema_of
from .store.open import FILE, database
from .store.sqlite import Sqlite, lay_down
from .store.store import PUT_HOUSE

Row = tuple[Any, ...]
SCHEMA = "SELECT value FROM house WHERE name = 'schema'"
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"


class BadBackup(MalavitaError):
    """The backup cannot be made or used."""


def back_up(folder: Path, address: str, target: Path) -> dict[str, int]:
    """Write everything into one new file, which is there whole or not at all; returns how many rows of each table."""
    if target.exists():
        raise BadBackup(f"{target.name} is already there: choose another name")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        if address:
            _copy_rows(address, part)
        else:
            _copy_file(folder / FILE, part)
        counted = count(part)
        part.rename(target)
    except (sqlite3.Error, StoreFailed, OSError) as error:
        raise BadBackup(f"the backup failed: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return counted


def restore(source: Path, folder: Path, address: str) -> dict[str, int]:
    """Put a backup into an empty house, all of it or nothing."""
    counted = count(source)
    base, house = database(folder, address), claim(folder, address)
    try:
        house.take()
        base.connect()
        if schema_of(base) and base.read("SELECT count(*) FROM tables")[0][0]:
            raise BadBackup("this house already has tables: restore into an empty one")
        with _of_todays_schema(source) as backup:
            migrate(base)
            base.write(
                job for table in _tables(backup) for job in _jobs(table, backup.execute(f"SELECT * FROM {table}"))
            )
    except (sqlite3.Error, StoreFailed, OSError) as error:
        raise BadBackup(f"the backup cannot be restored: {error}") from None
    finally:
        base.close()
        house.release()
    return counted


def count(path: Path) -> dict[str, int]:
    """How many rows a backup has; refused if it is damaged or none."""
    if not path.is_file():
        raise BadBackup(f"there is no backup {path.name}")
    try:
        with closing(_open(path)) as base:
            if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadBackup(f"{path.name} is damaged")
            if base.execute(SCHEMA).fetchone() is None:
                raise BadBackup(f"{path.name} is no backup of Malavita: its schema is not said")
            return {table: base.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in _tables(base)}
    except sqlite3.Error as error:
        raise BadBackup(f"{path.name} is no backup of Malavita: {error}") from None


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _tables(base: sqlite3.Connection) -> list[str]:
    return [name for (name,) in base.execute(TABLES) if name.isidentifier()]


def _copy_file(source: Path, part: Path) -> None:
    if not source.is_file():
        raise BadBackup(f"there is nothing to back up in {source.parent}")
    lay_down(part)
    with closing(sqlite3.connect(source)) as base, closing(sqlite3.connect(part)) as copy:
        base.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, that can be read where nothing can be written


def _copy_rows(address: str, part: Path) -> None:
    from .store.postgres import Postgres

    with Postgres(address).snapshot() as read, closing(Sqlite(part)) as copy:
        ((schema,),) = read(SCHEMA)
        migrate(copy, schema)
        copy.read("PRAGMA journal_mode = DELETE")
        tables = [table for (table,) in copy.read(TABLES)]
        copy.write(job for table in tables for job in _jobs(table, read(f"SELECT * FROM {table}")))


@contextmanager
def _of_todays_schema(source: Path) -> Iterator[sqlite3.Connection]:
    """A backup; of one of an older schema, a copy that was brought up to date."""
    with tempfile.TemporaryDirectory() as folder:
        with closing(_open(source)) as backup:
            schema = int(backup.execute(SCHEMA).fetchone()[0])
        if schema != migrations()[-1][0]:
            _copy_file(source, Path(folder) / source.name)
            source = Path(folder) / source.name
            with closing(Sqlite(source)) as copy:
                migrate(copy)
        with closing(_open(source)) as backup:
            yield backup


def _jobs(table: str, rows: Iterable[Row]) -> Iterator[Job]:
    """A job for each row; what the house itself has written down is written over, its clock above all."""
    for row in rows:
        put = PUT_HOUSE if table == "house" else f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})"
        yield [(put, [value.replace("\0", "") if isinstance(value, str) else value for value in row])]
