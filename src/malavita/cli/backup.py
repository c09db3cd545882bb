"""`malavita backup` and `malavita restore`: the whole house in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from .options import Commands, add_json, print_json


def add_to(commands: Commands) -> None:
    """Declare both commands."""
    for name, what in (("backup", "write a house into one file, while it is open"), ("restore", "fill an empty house")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", help="the backup")
        command.add_argument("--data", metavar="FOLDER", default="malavita-data", help="where tables are kept")
        command.add_argument("--postgres", metavar="ADDRESS", default="", help="if they are kept in PostgreSQL")
        add_json(command)
        command.set_defaults(run=run_backup if name == "backup" else run_restore)


def run_backup(given: argparse.Namespace) -> int:
    """Make a backup."""
    from ..server.backup import back_up

    return report(given, back_up(Path(given.data), given.postgres, Path(given.file)))


def run_restore(given: argparse.Namespace) -> int:
    """Use a backup."""
    from ..server.backup import restore

    return report(given, restore(Path(given.file), Path(given.data), given.postgres))


def report(given: argparse.Namespace, counted: dict[str, int]) -> int:
    """Say what was written."""
    if given.json:
        print_json(counted)
    else:
        print(f"{counted['tables']} tables with {counted['entries']} entries, {counted['guests']} guests.")
    return 0
