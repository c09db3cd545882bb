"""Where tables are kept: SQLite by default, PostgreSQL by one setting."""

from .base import Conflict, Database, Job, StoreFailed
from .store import EntryRow, GuestRow, Store, TableRow, open_store

__all__ = ["Conflict", "Database", "EntryRow", "GuestRow", "Job", "Store", "StoreFailed", "TableRow", "open_store"]
