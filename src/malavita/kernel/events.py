"""What happened, as numbers with an audience; words are made later, per reader and language.

A log is one row of whole numbers: how many events were told, then the events themselves. Rules are given `None` in
its place when nobody listens, and telling is then compiled away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .record import Array
from .rule import rule

EVERYONE = -1  # every seat, and the public
ARGS = 7
WIDTH = 2 + ARGS  # code, who is told the secret arguments, then the arguments
ROOM = 320

Log = Any  # a log array, or None


@rule
def tell(
    log: Log, code: int, knows: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Tell everyone an event, its secret arguments only to the seats in `knows`: silence would tell something too."""
    if log is not None:
        at = 1 + log[0] * WIDTH
        log[0] += 1
        if at + WIDTH <= len(log):
            log[at] = code
            log[at + 1] = knows
            log[at + 2] = a
            log[at + 3] = b
            log[at + 4] = c
            log[at + 5] = d
            log[at + 6] = e
            log[at + 7] = f
            log[at + 8] = g


def new_log() -> Array:
    """An empty log with room for all that one answer can set off."""
    log = np.empty(1 + ROOM * WIDTH, np.int64)  # only what was told is ever read
    log[0] = 0
    return log


@dataclass(frozen=True)
class EventKind:
    """The shape of one kind of event: argument names, what they are, and which of them are secret."""

    name: str
    args: tuple[tuple[str, str], ...]  # (name, what it is); a trailing "!" marks a secret argument
