"""`malavita wire`: the documents of the wire, made from its types."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .options import Commands

FILES = {
    "typescript": "web/src/lib/wire.ts",
    "openapi": "docs/wire/openapi.json",
    "asyncapi": "docs/wire/asyncapi.json",
}


def add_to(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser("wire", help="the types of the server's messages, as documents")
    command.add_argument("document", nargs="?", choices=tuple(FILES), default="openapi")
    command.add_argument("--write", metavar="FOLDER", help="write all documents into a checkout instead")
    command.set_defaults(run=run)


def text_of(document: str) -> str:
    """One document."""
    from ..server.documents import asyncapi, openapi
    from ..server.typescript import typescript

    if document == "typescript":
        return typescript()
    return json.dumps(openapi() if document == "openapi" else asyncapi(), indent=1, ensure_ascii=False) + "\n"


def run(given: argparse.Namespace) -> int:
    """Print one document, or write all."""
    if given.write is None:
        print(text_of(given.document), end="")
        return 0
    for document, name in FILES.items():
        path = Path(given.write) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(document), "utf-8")
    return 0
