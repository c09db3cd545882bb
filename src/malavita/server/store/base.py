"""What a database must do here: run a batch of statements in one durable transaction, and read rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol

Statement = tuple[str, Sequence[Any]]
Job = Sequence[Statement]

MOST_ROWS = 64
MIGRATIONS = Path(__file__).parent / "migrations"


class StoreFailed(Exception):
    """Nothing was written: the disk is full, or the database is gone."""


class Conflict(StoreFailed):
    """Someone else has already written this entry."""


class Unwritable(StoreFailed):
    """This job cannot be written, by whatever database in whatever health."""


class Database(Protocol):
    """One connection, used by one thread; SQL is written with question marks."""

    name: str

    def connect(self) -> None:
        """Open the connection, again after a failure."""
        ...

    def write(self, jobs: Iterable[Job]) -> None:
        """Run all statements of all jobs in one transaction; when it returns they are on the disk."""
        ...

    def read(self, sql: str, args: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Rows for a question."""
        ...

    def interrupt(self) -> None:
        """Break off, from another thread, what is under way; it fails, and the next question may be asked."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...


def together(jobs: Iterable[Job]) -> Iterator[Statement]:
    """The statements of all jobs in order, with rows for the same table put into one statement; taken as they come."""
    statements = (statement for job in jobs for statement in job)
    for sql, group in groupby(statements, itemgetter(0)):
        plain = sql.startswith("INSERT") and sql.endswith(")")
        while rows := [args for _, args in islice(group, MOST_ROWS if plain else 1)]:
            while rows:
                size = 1 << len(rows).bit_length() - 1  # few forms, so that each is known
                yield _for_rows(sql, size), [value for row in rows[:size] for value in row]
                del rows[:size]


@lru_cache(64)
def _for_rows(sql: str, size: int) -> str:
    head, values, row = sql.rpartition(" VALUES ")
    return head + values + ", ".join([row] * size)


def migrations() -> list[tuple[int, list[str]]]:
    """All changes of the schema by number, each as its statements."""
    found = []
    for path in sorted(MIGRATIONS.glob("*.sql")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("--")]
        statements = [part.strip() for part in "\n".join(lines).split(";")]
        found.append((int(path.name[:4]), [part for part in statements if part]))
    return found


def migrate(database: Database, wanted: int | None = None) -> int:
    """Bring the schema up to date, or up to a number, one transaction for each change; returns its number."""
    present = schema_of(database)
    known = migrations()
    newest = known[-1][0]
    wanted = newest if wanted is None else wanted
    if max(present, wanted) > newest:
        raise StoreFailed(
            f"the data is of schema {max(present, wanted)}, this program knows {newest}: use a newer version"
        )
    for number, statements in known:
        if present < number <= wanted:
            mark = (
                "INSERT INTO house VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = ?",
                (number, number),
            )
            database.write([[*((statement, ()) for statement in statements), mark]])
    return wanted


def schema_of(database: Database) -> int:
    """The number of the schema that the data has; 0 for none."""
    try:
        rows = database.read("SELECT value FROM house WHERE name = 'schema'")
    except StoreFailed:
        return 0
    return int(rows[0][0]) if rows else 0
