"""Manners, which no rule of a game knows: how much may be said at a table, and how fast; generous for people.

An answer to a question is always taken, so that a game can be finished whatever else was said.
"""

from __future__ import annotations

from ..guests import Guest
from ..limits import Buckets
from ..refusal import Refused
from .entries import AnyEntry, Dealt, Proposed, Said, TookBack
from .state import TableState
from .table import Table

MOST_ENTRIES = 30_000  # then nothing is taken that could be done again and again
MOST_WORDS = 20_000  # entries of any kind after which nobody speaks any more
MOST_FROM_OUTSIDE = 3_000  # words of guests without a seat
MOST_DEALS = 3_000  # words about deals
OFFERS = ("offer", "counter")  # what begins anew; all else about a deal needs one of these


def talkers() -> Buckets:
    """How fast each guest may talk at each table: thirty times at once, then once a second."""
    return Buckets(1.0, 30.0)


def check_manners(table: Table, guest: Guest, entry: AnyEntry) -> None:
    """Before an entry is stored: not too much, not too fast."""
    if isinstance(entry, TookBack):
        check_room(table.state)
    if isinstance(entry, Said | Proposed) or (isinstance(entry, Dealt) and entry.said["act"] in OFFERS):
        check_words(table.state, entry)
        check_pace_of(table, guest)


def check_room(state: TableState) -> None:
    """There must be room for what could be done again and again."""
    if len(state.marks) >= MOST_ENTRIES:
        raise Refused("table-full")


def check_words(state: TableState, entry: AnyEntry) -> None:
    """There must be room for words; those of strangers do not take it from the players."""
    full = len(state.marks) >= MOST_WORDS
    if isinstance(entry, Said) and entry.seat is None:
        full = (
            full
            or sum(news.kind.startswith("said") and news.seat is None for _, news in state.news) >= MOST_FROM_OUTSIDE
        )
    if isinstance(entry, Dealt) and state.game is not None:
        full = full or sum(isinstance(given, dict) for _, given in state.game.answers_given) >= MOST_DEALS
    if full:
        raise Refused("table-full")


def check_pace_of(table: Table, guest: Guest) -> None:
    """Nobody talks without taking a breath."""
    if not table.house.talkers.take(f"{table.code} {guest.id}"):
        raise Refused("too-fast")
