"""Where tables are kept: SQLite by default, PostgreSQL by one setting."""

from .base import Conflict, Database, Job, StoreFailed
from .claim import AlreadyOpen, Claim, claim
from .store import EntryRow, GuestRow, Store, TableRow, open_store

__all__ = [
    "AlreadyOpen", "Claim", "Conflict", "Database", "EntryRow", "GuestRow", "Job", "Store", "StoreFailed", "TableRow",
    "claim", "open_store",
]  # fmt: skip
