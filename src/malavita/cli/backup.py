"""`malavita backup` and `malavita restore`: the whole house in one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .options import Commands, add_json, print_json

if TYPE_CHECKING:
    from ..server.settings import Settings


def add_to(commands: Commands) -> None:
    """Declare both commands."""
    for name, what in (("backup", "write a house into one file, while it is open"), ("restore", "fill an empty house")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", help="the backup")
        command.add_argument("--data", metavar="FOLDER", help="where tables are kept (default: malavita-data)")
        command.add_argument("--postgres", metavar="ADDRESS", help="if they are kept in PostgreSQL")
        command.add_argument("--settings", metavar="FILE", help="the TOML file with the settings of the house")
        add_json(command)
        command.set_defaults(run=run_backup if name == "backup" else run_restore)


def run_backup(given: argparse.Namespace) -> int:
    """Make a backup."""
    from ..server.backup import back_up

    settings = settings_of(given)
    return report(given, back_up(Path(settings.data), settings.postgres, Path(given.file)))


def run_restore(given: argparse.Namespace) -> int:
    """Use a backup."""
    from ..server.backup import restore

    settings = settings_of(given)
    return report(given, restore(Path(given.file), Path(settings.data), settings.postgres))


def settings_of(given: argparse.Namespace) -> Settings:
    """Where the house keeps its tables, by the same file, environment and options by which it is opened."""
    from ..server.settings import read_settings

    chosen = {"data": given.data, "postgres": given.postgres}
    return read_settings(Path(given.settings) if given.settings else None, chosen)


def report(given: argparse.Namespace, counted: dict[str, int]) -> int:
    """Say what was written."""
    if given.json:
        print_json(counted)
    else:
        print(f"{counted['tables']} tables with {counted['entries']} entries, {counted['guests']} guests.")
    return 0
