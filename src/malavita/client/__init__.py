"""A client for the server: for the terminal, for tests, and for bots from outside."""

from .door import Door, ServerRefused
from .table import TableClient

__all__ = ["Door", "ServerRefused", "TableClient"]
