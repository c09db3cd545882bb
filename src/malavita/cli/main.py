"""`malavita`: every command, its options, and one line for every mistake."""

from __future__ import annotations

import argparse
import io
import locale
import os
import sys
from collections.abc import Sequence
from typing import Any

from .. import __version__
from ..games import registry
from ..kernel.errors import MalavitaError
from ..kernel.words import LANGUAGES
from . import backup, bench, edition, join, play, replay, serve, sim, terminal, wire
from .options import MISTAKE

INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that tells a mistake in one line, and guesses nothing: options are written out."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more, allow_abbrev=False)

    def error(self, message: str) -> None:  # type: ignore[override]
        """Say what is wrong and where help is, and stop."""
        complain(f"{self.prog}: {message} (try {self.prog} --help)")
        raise SystemExit(MISTAKE)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(prog="malavita", description="A digital table for crime board games.")
    top.add_argument("--version", action="version", version=f"malavita {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for module in (play, terminal, join, serve, backup, sim, bench, replay, edition, wire):
        module.add_to(commands)
    return top


def add_game(command: argparse.ArgumentParser, default: str | None = None) -> None:
    """The argument that names a game."""
    names = ", ".join(registry.names())
    if default:
        command.add_argument("game", nargs="?", default=default, help=f"{names} (default: {default})")
    else:
        command.add_argument("game", help=names)


def add_language(command: argparse.ArgumentParser) -> None:
    """The option that chooses a language."""
    command.add_argument("--language", "-l", choices=LANGUAGES, default=own_language(), help="en, it or fr")


def own_language() -> str:
    """The language of this machine, if there are words in it."""
    found = os.environ.get("LC_ALL") or os.environ.get("LANG") or (locale.getlocale()[0] or "")
    return found[:2] if found[:2] in LANGUAGES else "en"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a user's mistake gives one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a narrow terminal gets a question mark, not a traceback
            stream.reconfigure(errors="replace")
    try:
        given = parser().parse_args(arguments)
        code: int = given.run(given)
        sys.stdout.flush()  # so that a reader who has gone is noticed here
        return code
    except MalavitaError as error:
        complain(f"malavita: {error}")
        return MISTAKE
    except KeyboardInterrupt:
        print("malavita: stopped", file=sys.stderr)
        return INTERRUPTED
    except EOFError:
        complain("malavita: nothing was answered: the input has ended")
        return MISTAKE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(f"malavita: {error.filename}: {error.strerror}" if error.filename else f"malavita: {error}")
        return MISTAKE


def complain(text: str) -> None:
    """Say on standard error, in one line, what is wrong."""
    print(" ".join(text.splitlines()), file=sys.stderr)
