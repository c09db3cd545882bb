"""Finds the database that the settings name."""

from __future__ import annotations

from pathlib import Path

from .base import Database
from .sqlite import Sqlite

FILE = "malavita.sqlite"


def database(folder: Path, address: str, read_only: bool = False) -> Database:
    """A connection to PostgreSQL if an address is given, else to the SQLite file in the data folder."""
    if address:
        from .postgres import Postgres

        return Postgres(address)
    folder.mkdir(parents=True, exist_ok=True)
    return Sqlite(folder / FILE, read_only)
