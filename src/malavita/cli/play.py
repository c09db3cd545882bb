"""`malavita play`: open the house on this machine and the page in the browser."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ..kernel.errors import MalavitaError
from .options import Commands, whole

PORT = 8000


def add_to(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser("play", help="play in the browser, bots in the empty seats")
    command.add_argument("--port", type=whole(0), default=0, help=f"port to listen on (default: {PORT}, or any)")
    command.add_argument("--data", metavar="FOLDER", help="where your tables are kept (default: in your home)")
    command.add_argument("--editions", metavar="FOLDER", help="edition files of your own, to be played here too")
    command.add_argument("--no-browser", action="store_true", help="only say the address")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve the page on loopback until stopped."""
    from ..server.static import built

    if not built():
        raise MalavitaError(
            "the page for the browser has not been built here (make web builds it); malavita tui plays in the terminal"
        )
    from ..server.serve import run as serve
    from ..server.settings import read_settings
    from ..server.store import AlreadyOpen

    port = given.port or free_port()
    chosen = {"host": "127.0.0.1", "port": port, "data": given.data or str(home())}
    manner = {"editions": given.editions, "log_level": "warning", "log_format": "text"}
    settings = read_settings(None, {**chosen, **manner})
    address = f"http://127.0.0.1:{port}/"
    print("Setting the table …", file=sys.stderr)
    try:
        serve(settings, opened=lambda: welcome(f"Malavita is open at {address} (Ctrl+C closes it)", address, given))
    except AlreadyOpen as there:
        if not there.address:
            raise
        welcome(f"Malavita is already open at {there.address}", there.address, given)
    return 0


def welcome(text: str, address: str, given: argparse.Namespace) -> None:
    """Say where the table is, and open it."""
    print(text, flush=True)
    if not given.no_browser:
        import webbrowser

        webbrowser.open(address)


def home() -> Path:
    """Where the tables of this user are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "malavita"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def free_port() -> int:
    """The usual port, or any that is free."""
    import socket

    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise MalavitaError("no port is free on this machine")
