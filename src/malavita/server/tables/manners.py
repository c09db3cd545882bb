"""Manners, which no rule of a game knows: how much may be said, who is called what, and when a bot may be proposed.

An answer to a question is always taken, so that a game can be finished whatever else was said.
"""

from __future__ import annotations

from unicodedata import normalize

from ..guests import Guest
from ..limits import Buckets
from ..refusal import Refused
from .entries import AnyEntry, Dealt, Proposed, Said, TookBack, Voted
from .state import TableState
from .table import Table

MOST_ENTRIES = 30_000  # then nothing is taken that could be done again and again
MOST_WORDS = 20_000  # entries of any kind after which nobody speaks any more
MOST_FROM_OUTSIDE = 3_000  # words of guests without a seat
MOST_DEALS = 3_000  # words about deals
AWAY_LIVE = 60  # seconds; elsewhere the settings tell, and at a slow table the clock
OFFERS = ("offer", "counter")  # what begins anew; all else about a deal needs one of these


def talkers() -> Buckets:
    """How fast each guest may talk at each table: thirty times at once, then once a second."""
    return Buckets(1.0, 30.0)


def check_manners(table: Table, guest: Guest, entry: AnyEntry) -> None:
    """Before an entry is stored: not too much, not too fast, and nothing behind the back of who is there."""
    if isinstance(entry, Proposed) and entry.what == "replace" and entry.target is not None:
        check_away(table, entry.target)
    ballot = table.state.ballot if isinstance(entry, Voted) and entry.yes else None
    if ballot is not None and ballot.what == "replace" and ballot.target is not None:
        check_away(table, ballot.target)  # who was proposed for may be back
    if isinstance(entry, TookBack):
        check_room(table.state)
    if isinstance(entry, Said | Proposed) or (isinstance(entry, Dealt) and entry.said["act"] in OFFERS):
        check_words(table.state, entry)
        check_pace_of(table, guest)


def check_away(table: Table, target: int) -> None:
    """A bot takes the place only of who is away: for a while, or the clock had to answer the last time."""
    state, chair = table.state, table.state.chairs[target]
    if chair.late:
        return
    if state.pace.kind == "slow":
        raise Refused("not-late", name=chair.called)
    wait = table.house.settings.away_seconds
    wait = min(wait, AWAY_LIVE) if state.pace.kind == "live" else wait
    if table.away(chair.guest) < wait * 1000:
        raise Refused("not-away", name=chair.called, count=max(1, wait // 60))


def check_name(state: TableState, guest: Guest) -> None:
    """Two who are called the same could not be told apart in words."""
    others = [spoken(chair.called) for chair in state.chairs if chair.guest != guest.id]
    if spoken(guest.name) in others:
        raise Refused("name-taken", name=guest.name)


def spoken(name: str) -> str:
    """A name as one hears it, whether its letters are large, wide, joined or bare of what they are made of."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def check_room(state: TableState) -> None:
    """There must be room for what could be done again and again."""
    if len(state.marks) >= MOST_ENTRIES:
        raise Refused("table-full")


def check_words(state: TableState, entry: AnyEntry) -> None:
    """There must be room for words; those of strangers do not take it from the players."""
    full = len(state.marks) >= MOST_WORDS
    if isinstance(entry, Said) and entry.seat is None:
        outside = sum(news.kind.startswith("said") and news.seat is None for _, news in state.news)
        full = full or outside >= MOST_FROM_OUTSIDE
    if isinstance(entry, Dealt) and state.game is not None:
        full = full or sum(isinstance(given, dict) for _, given in state.game.answers_given) >= MOST_DEALS
    if full:
        raise Refused("table-full")


def check_pace_of(table: Table, guest: Guest) -> None:
    """Nobody talks without taking a breath."""
    if not table.house.talkers.take(f"{table.code} {guest.id}"):
        raise Refused("too-fast")
