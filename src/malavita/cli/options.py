"""Options that several commands share."""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

from ..kernel.errors import BadSave, MalavitaError

Commands = Any  # what argparse calls sub-parsers
MISTAKE = 2  # the exit code when a user has made one


def whole(low: int) -> Any:
    """A whole number from `low` upwards, for argparse."""

    def number(text: str) -> int:
        try:
            value = int(text.replace("_", "").replace(",", ""))
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if value < low:
            raise argparse.ArgumentTypeError(f"{value} is below {low}")
        return value

    return number


def seconds(text: str) -> float:
    """A time from 0 upwards, for argparse."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 <= value < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no time: write seconds from 0 upwards")
    return value


def add_table(command: argparse.ArgumentParser) -> None:
    """Players, seed, edition and house rulings."""
    command.add_argument("--players", "-p", type=whole(1), help="how many play (default: the most)")
    command.add_argument("--seed", "-s", type=whole(0), help="a number that gives the same game again")
    command.add_argument("--edition", "-e", help="the name of an edition, or a .toml file")
    command.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="a house ruling")


def options_of(given: argparse.Namespace) -> dict[str, str]:
    """The house rulings that were asked for."""
    chosen = {}
    for part in given.option:
        name, mark, value = part.partition("=")
        if not mark:
            raise MalavitaError(f"write --option NAME=VALUE, not {part!r}")
        chosen[name] = value
    return chosen


def add_json(command: argparse.ArgumentParser) -> None:
    """Output for programs."""
    command.add_argument("--json", action="store_true", help="print JSON for a program to read")


def print_json(content: Any) -> None:
    """Print JSON for a program to read."""
    json.dump(content, sys.stdout, indent=2, ensure_ascii=False)
    print()


def read_text(path: str) -> str:
    """The text of a file; `-` reads standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "it is not text"
        raise BadSave(f"{path} cannot be read: {reason}") from None
