"""The filmer: a process of its own that writes finished games down; reads tables and writes films, line by line."""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from ..kernel.errors import MalavitaError
from .helping import end_with_the_house
from .store import EntryRow
from .tables.entries import read_setting
from .tables.films import write_film
from .tables.reading import fold


class Reel(Struct):
    """A table whose game is to be filmed."""

    code: str
    setting: str
    rows: list[EntryRow]


class Cut(Struct):
    """A film in its parts, the head last; none, if its rules are not here, or if something else is wrong."""

    parts: list[str]
    fault: str = ""


def film(reel: Reel) -> Cut:
    """Play the game again, and write down what everybody saw."""
    try:
        state = fold(reel.code, read_setting(reel.setting), reel.rows)
    except MalavitaError:
        return Cut([])
    return Cut(list(write_film(state)) if state.game is not None else [])


def film_or_say(line: bytes) -> Cut:
    """Whatever is wrong with one game, the next can be filmed."""
    try:
        return film(msgspec.json.decode(line, type=Reel))
    except Exception as error:
        return Cut([], repr(error))


def main() -> None:
    """Film until the line is closed."""
    end_with_the_house()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(film_or_say(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
