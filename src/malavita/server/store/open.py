"""Opens the store that a setting names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .base import Database
from .sqlite import Sqlite
from .store import Store

FILE = "malavita.sqlite"


def database(folder: Path, address: str, read_only: bool = False) -> Database:
    """A connection to PostgreSQL if an address is given, else to the SQLite file in the data folder."""
    if address:
        from .postgres import Postgres

        return Postgres(address)
    folder.mkdir(parents=True, exist_ok=True)
    return Sqlite(folder / FILE, read_only)


def open_store(folder: Path, address: str = "", watch: Callable[[int, Exception | None], None] | None = None) -> Store:
    """The store for a data folder and, if given, a PostgreSQL address."""
    return Store(database(folder, address), database(folder, address, read_only=True), watch)
