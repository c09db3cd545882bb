"""Finds the database that the settings name."""

from __future__ import annotations

from pathlib import Path

from .base import Database
from .sqlite import Sqlite

FILE = "malavita.sqlite"


def database(folder: Path, address: str, read_only: bool = False, patience: float = 0) -> Database:
    """A connection to PostgreSQL if an address is given, else to the SQLite file in the data folder.

    With `patience`, PostgreSQL gives up what takes more seconds.
    """
    if address:
        from .postgres import Postgres

        return Postgres(address, patience)
    folder.mkdir(parents=True, exist_ok=True)
    return Sqlite(folder / FILE, read_only)
