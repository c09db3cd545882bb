"""Reads a table back from what is stored: by its rules, as a film, or, if neither is there, as a table put away."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.errors import MalavitaError
from ..store import EntryRow, Store
from .entries import Answered, Began, Dealt, Proposed, Resumed, Setting, TookBack, Voted, read_entry
from .films import Head, state_of, unpack
from .state import TableState
from .telling import everyone

OF_THE_GAME = Began | Answered | TookBack | Dealt | Proposed | Voted | Resumed


async def read_back(store: Store, code: str, setting: Setting, rows: list[EntryRow]) -> TableState:
    """A table from its entries; what cannot be played by the rules of today is shown as it was."""
    try:
        return fold(code, setting, rows)
    except MalavitaError:
        body = await store.film(code, 0)
        return fold_film(code, rows, unpack(body, Head)) if body else put_away(code, setting, rows)


def fold(code: str, setting: Setting, rows: Iterable[EntryRow]) -> TableState:
    """All entries by the rules."""
    return go_on(TableState(code, setting), rows)


def fold_film(code: str, rows: list[EntryRow], head: Head) -> TableState:
    """The film, and what was said at the table after it was made."""
    return go_on(state_of(code, head), rows[head.entries :])


def go_on(state: TableState, rows: Iterable[EntryRow]) -> TableState:
    """One entry after the other."""
    for row in rows:
        state.apply(read_entry(row.body), row.at, row.house)
    return state


def put_away(code: str, setting: Setting, rows: Iterable[EntryRow]) -> TableState:
    """A game that cannot go on: its people and their talk are still there, and the rules wait for who has them."""
    state = TableState(code, setting)
    for row in rows:
        entry = read_entry(row.body)
        if isinstance(entry, Began):
            state.close("rules", row.at)
        if isinstance(entry, OF_THE_GAME):
            state.marks.add(everyone(state.players), 0, len(state.news))
        else:
            state.apply(entry, row.at, row.house)
    return state
