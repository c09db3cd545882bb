"""Reads a table back from what is stored: by its rules, as a film, or, if neither is there, as a table put away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from time import perf_counter

import msgspec

from ...kernel.errors import MalavitaError
from ..store import EntryRow, Store
from .entries import Answered, AnyEntry, Began, Dealt, Proposed, Resumed, Setting, TookBack, Voted, read_entry
from .films import Head, state_of, unpack
from .state import TableState
from .telling import everyone

OF_THE_GAME = Began | Answered | TookBack | Dealt | Proposed | Voted | Resumed

AT_A_STRETCH = 0.005  # seconds; then the other tables have their turn

Failed = Callable[[str, Exception], None]  # writes a fault of ours down


async def read_back(store: Store, code: str, setting: Setting, rows: list[EntryRow], failed: Failed) -> TableState:
    """A table from its entries; what cannot be played by the rules of today is shown as it was."""
    why = "rules"
    state = TableState(code, setting)
    try:
        await in_turns(folding(state, rows))
        return state
    except MalavitaError:
        pass
    except Exception as error:
        why = "fault"
        failed("a table cannot be read back", error)
    body = await store.film(code, 0)
    try:
        return await fold_film(code, rows, unpack(body, Head)) if body else put_away(code, setting, rows, why)
    except Exception as error:
        failed("a film does not fit its table", error)
        return put_away(code, setting, rows, why)


async def in_turns(steps: Iterable[None]) -> None:
    """Do all steps, and let others go on between them."""
    since = perf_counter()
    for _ in steps:
        if perf_counter() - since >= AT_A_STRETCH:
            await asyncio.sleep(0)
            since = perf_counter()


def fold(code: str, setting: Setting, rows: Iterable[EntryRow]) -> TableState:
    """All entries by the rules, for whoever has nothing else to do."""
    state = TableState(code, setting)
    for _ in folding(state, rows):
        pass
    return state


async def fold_film(code: str, rows: list[EntryRow], head: Head) -> TableState:
    """The film, and what was said at the table after it was made."""
    state = state_of(code, head)
    await in_turns(folding(state, rows[head.entries :]))
    return state


def folding(state: TableState, rows: Iterable[EntryRow]) -> Iterator[None]:
    """One entry after the other; on the way every position is noted, so that no undo plays the whole game again."""
    state.past.apart = 1
    for row in rows:
        state.apply(read_entry(row.body), row.at, row.house)
        yield
    state.past.settle()


def put_away(code: str, setting: Setting, rows: Sequence[EntryRow], why: str) -> TableState:
    """A game that cannot go on: its people and their talk are still there, and the rest waits for who can read it."""
    state = TableState(code, setting)
    entries = [(entry_of(row), row) for row in rows]
    begun = next((n for n, (entry, _) in enumerate(entries) if isinstance(entry, Began)), 0)
    for number, (entry, row) in enumerate(entries):
        if number == begun:
            state.close(why, row.at)
        if entry is not None and not isinstance(entry, OF_THE_GAME):
            with suppress(Exception):  # it may be the one at fault
                state.apply(entry, row.at, row.house)
        if len(state.marks) == number:
            state.marks.add(everyone(state.players), 0, len(state.news))
    return state


def entry_of(row: EntryRow) -> AnyEntry | None:
    """The entry of a row, if it can be read at all."""
    try:
        return read_entry(row.body)
    except msgspec.MsgspecError:
        return None
