"""Save files: options, key and answers, from which the whole game is rebuilt; and the promise about the dice."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

from .errors import BadSave, BadSeed, DamagedSave

MARK = "malavita-save"
FORMAT = 1
MOST_BYTES = 4_000_000


def commitment(key: bytes) -> str:
    """A promise about the dice that can be shown before the game and checked after it."""
    return hashlib.sha256(b"malavita dice" + key).hexdigest()


def key_from_seed(seed: int) -> bytes:
    """The dice key that belongs to a seed."""
    return hashlib.blake2b(f"malavita seed {seed}".encode(), digest_size=16).digest()


MOST_BITS = 4096


def dice_key(seed: int | None) -> bytes:
    """The dice key for a seed; without one, from the operating system."""
    return os.urandom(16) if seed is None else key_from_seed(_whole_seed(seed))


def mixed_key(key: bytes, values: list[str]) -> bytes:
    """The dice key after the players have mixed in values of their own, by seat; without any it stays as it is."""
    if not any(values):
        return key
    body = json.dumps(values, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(b"malavita mix" + key + body.encode(), digest_size=16).digest()


def _whole_seed(seed: object) -> int:
    if type(seed) is not int or seed < 0:
        raise BadSeed(f"a seed is a whole number from 0 upwards, not {seed!r}")
    if seed.bit_length() > MOST_BITS:
        raise BadSeed(f"a seed has at most {MOST_BITS} bits, this has {seed.bit_length()}")
    return seed


def write_save(content: dict[str, Any]) -> str:
    """The text of a save file."""
    body = json.dumps(content, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    return f"{MARK} {FORMAT}\n{body}\n{_seal(body)}\n"


def read_save(text: str) -> dict[str, Any]:
    """The content of a save file, refused if it is none, damaged, or of another format."""
    if not isinstance(text, str):
        raise BadSave("a save file is text")
    if len(text) > MOST_BYTES:
        raise BadSave(f"a save file has at most {MOST_BYTES} characters, this has {len(text)}")
    lines = text.strip().split("\n")
    head = lines[0].split()
    if len(head) != 2 or head[0] != MARK:
        raise BadSave(f"this is not a save file: the first line must be '{MARK} {FORMAT}'")
    if head[1] != str(FORMAT):
        raise BadSave(f"save format {head[1]} is not known here: this is format {FORMAT}")
    if len(lines) != 3:
        raise DamagedSave(f"the save file is cut short: 3 lines expected, {len(lines)} found")
    if _seal(lines[1]) != lines[2].strip():
        raise DamagedSave("the save file was altered or damaged: its seal does not fit")
    try:
        content = json.loads(lines[1])
    except (ValueError, RecursionError):  # not JSON, numbers without end, or nested without end
        raise DamagedSave("the save file's second line is not JSON") from None
    if not isinstance(content, dict):
        raise DamagedSave("the save file's second line is not a JSON object")
    return content


def _seal(body: str) -> str:
    return hashlib.blake2b(body.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
