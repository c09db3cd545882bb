"""What all processes that help the house have in common: how they are spoken to, and when they end."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import BinaryIO

import msgspec

from .settings import PREFIX

HEAD = 4  # bytes of a length
DATABASE = "PG"  # so begins what libpq reads


def program(module: str) -> tuple[str, ...]:
    """How a helper is started: its modules are the house's, whatever lies in the folder where that was opened."""
    return sys.executable, "-P", "-m", module


def surroundings(database: bool = False) -> dict[str, str]:
    """What a helper may read around it: no settings of the house, and of the database only if it is to go there."""
    hidden = (PREFIX,) if database else (PREFIX, DATABASE)
    return {name: value for name, value in os.environ.items() if not name.startswith(hidden)}


def end_with_the_house() -> None:
    """A signal to all processes of the house ends a helper only through the house; keys do not reach it at all."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)


def framed(message: object) -> bytes:
    """A message as MessagePack behind its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def messages(source: BinaryIO) -> Iterator[bytes]:
    """What was framed, until the line is closed; half a message is none."""
    while len(head := source.read(HEAD)) == HEAD:
        size = int.from_bytes(head, "big")
        if len(body := source.read(size)) < size:
            return
        yield body


def answer_each(arriving: Iterator[bytes], answer: Callable[[bytes], object]) -> None:
    """Answer one message after the other; when the house is gone, nobody waits for the last one."""
    with suppress(BrokenPipeError):
        for message in arriving:
            os.write(sys.stdout.fileno(), framed(answer(message)))
