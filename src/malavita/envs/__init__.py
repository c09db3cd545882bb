"""Environments for programs: whole random games, and batches of games over buffers."""

from .batch import Batch
from .playout import Playout, playout

__all__ = ["Batch", "Playout", "playout"]
