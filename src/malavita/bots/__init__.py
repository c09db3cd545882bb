"""Who sits in the empty seats. A bot sees what its seat sees, and nothing else."""

from .base import Bot, Seen, look_at, make, names

__all__ = ["Bot", "Seen", "look_at", "make", "names"]
