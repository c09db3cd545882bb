"""`malavita serve`: open the house."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .options import Commands, print_json

FLAGS = ("host", "port", "data", "postgres", "editions", "public_url", "log_level", "log_format")


def add_to(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser("serve", help="open the house: tables for people on the network")
    command.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    command.add_argument("--port", type=int, help="port to listen on (default: 8000)")
    command.add_argument("--data", metavar="FOLDER", help="where tables are kept (default: malavita-data)")
    command.add_argument("--postgres", metavar="ADDRESS", help="keep tables in PostgreSQL instead of SQLite")
    command.add_argument("--editions", metavar="FOLDER", help="edition files of your own, to be played here too")
    command.add_argument("--public-url", metavar="URL", help="how the house is reached from outside")
    command.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    command.add_argument("--log-format", choices=("json", "text"))
    command.add_argument("--settings", metavar="FILE", help="a TOML file with these and more settings")
    command.add_argument("--check", action="store_true", help="check the settings, show them, and stop")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve, or check the settings."""
    from ..server.settings import Settings, read_settings

    chosen: dict[str, Any] = {flag: getattr(given, flag) for flag in FLAGS}
    settings = read_settings(Path(given.settings) if given.settings else None, chosen)
    if given.check:
        from ..server.editions import Editions

        Editions(settings.editions)
        shown = {name: getattr(settings, name) for name in Settings.__struct_fields__}
        print_json({**shown, "postgres": "set" if settings.postgres else ""})
        return 0
    from ..server.serve import run as serve

    serve(settings)
    return 0
