"""`malavita edition`: show what lies in a box and where each value comes from, check a file, copy one to change it."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..games import registry
from ..kernel.errors import BadEdition, MalavitaError
from .options import MISTAKE, Commands, add_json, print_json, read_text

GUESS = "reconstructed"


def add_to(commands: Commands) -> None:
    """Declare the command and its four verbs."""
    command = commands.add_parser("edition", help="list, show, check or copy editions")
    verbs = command.add_subparsers(dest="verb", required=True, metavar="VERB")
    verb = verbs.add_parser("list", help="all editions of all games")
    add_json(verb)
    verb.set_defaults(run=run_list)
    verb = verbs.add_parser("show", help="every value with its provenance; guesses are marked")
    verb.add_argument("game")
    verb.add_argument("edition", nargs="?", help="a name or a .toml file")
    add_json(verb)
    verb.set_defaults(run=run_show)
    verb = verbs.add_parser("check", help="say what is missing or impossible in an edition file")
    verb.add_argument("file")
    add_json(verb)
    verb.set_defaults(run=run_check)
    verb = verbs.add_parser("copy", help="copy an edition to a file of your own")
    verb.add_argument("game")
    verb.add_argument("file", help="the file to write")
    verb.add_argument("--from", dest="source", help="the edition to copy (default: the standard one)")
    verb.set_defaults(run=run_copy)


def run_list(given: argparse.Namespace) -> int:
    """All editions."""
    found = {game: registry.editions(game) for game in registry.names()}
    if given.json:
        print_json(found)
    else:
        for game, names in found.items():
            print(f"{game}: {', '.join(names)}")
    return 0


def run_show(given: argparse.Namespace) -> int:
    """Every datum, its value and where it comes from."""
    edition = registry.read_edition(given.game, given.edition)
    registry.find(given.game).read_box(edition)
    if given.json:
        print_json([{"path": d.path, "value": d.value, "from": d.source} for d in edition.data()])
        return 0
    data = edition.data()
    guesses = sum(datum.source.startswith(GUESS) for datum in data)
    print(f"{edition.title} (edition {edition.name} of {edition.game})")
    for datum in data:
        mark = "?" if datum.source.startswith(GUESS) else " "
        print(f"{mark} {datum.path:<24} {datum.value!s:<30} {datum.source}")
    print(f"{guesses} of {len(data)} values are reconstructed (marked ?): owners of the box can correct them.")
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Say that the file is in order, or every fault of it."""
    try:
        edition = registry.checked(read_text(given.file), Path(given.file).name)
    except BadEdition as error:
        if not given.json:
            raise
        print_json({"faults": error.faults})
        return MISTAKE
    if given.json:
        print_json({"game": edition.game, "edition": edition.name, "values": len(edition.data()), "faults": []})
    else:
        print(f"{given.file} is a complete edition of {edition.game}: {len(edition.data())} values, no fault.")
    return 0


def run_copy(given: argparse.Namespace) -> int:
    """Write a copy that may be changed."""
    source = registry.edition_path(given.game, given.source or registry.find(given.game).default_edition)
    target = Path(given.file)
    if target.suffix != ".toml":
        raise BadEdition(f"{given.file}: an edition file ends in .toml")
    if target.exists():
        raise MalavitaError(f"{given.file} is there already: choose another name")
    try:
        target.write_text(source.read_text("utf-8"), "utf-8")
    except OSError as error:
        raise MalavitaError(f"{given.file} cannot be written: {error.strerror}") from None
    print(f"Copied to {given.file}. Change it, then: malavita edition check {given.file}")
    return 0
