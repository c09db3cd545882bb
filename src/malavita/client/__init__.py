"""A client for the server: for the terminal, for tests, and for bots from outside."""

from .door import Door, NoAnswer, ServerRefused
from .table import TableClient

__all__ = ["Door", "NoAnswer", "ServerRefused", "TableClient"]
