"""Who you are at which house: the secrets of guests, in a file that nobody else can read."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Any, NamedTuple

FILE = "guests.json"


class Key(NamedTuple):
    """A guest of a house: what one is called there, and the secret that proves it."""

    name: str
    token: str


class Keys:
    """All keys of this user, by house, the last used first."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def find(self, house: str, name: str | None = None) -> Key | None:
        """The key to a house: of whoever has that name there, or the one that was last used."""
        return next((key for key in self._of(house) if name in (None, key.name)), None)

    def keep(self, house: str, key: Key) -> None:
        """Write a key down; it takes the place of one with the same name."""
        others = [each for each in self._of(house) if each.name != key.name]
        self._write({**self._read(), house: [key._asdict() for key in [key, *others]]})

    def _of(self, house: str) -> list[Key]:
        found = self._read().get(house, [])
        return [Key(str(each["name"]), str(each["token"])) for each in found]

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, found: dict[str, Any]) -> None:
        draft = self._path.with_name(f"{FILE}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(found, file, indent=2, ensure_ascii=False)
        draft.replace(self._path)
