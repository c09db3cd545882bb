"""Where tables are kept: SQLite by default, PostgreSQL by one setting."""

from .base import Conflict, Database, Job, StoreFailed
from .open import open_store
from .store import EntryRow, GuestRow, Store, TableRow

__all__ = ["Conflict", "Database", "EntryRow", "GuestRow", "Job", "Store", "StoreFailed", "TableRow", "open_store"]
