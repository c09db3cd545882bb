"""The editions of a house: those that come with the games, and the owner's own, from a folder, checked as it opens."""

from __future__ import annotations

from pathlib import Path

from ..games import registry
from ..kernel.edition import Edition
from ..kernel.errors import BadEdition
from .refusal import Refused

LONGEST = 40  # as a wish for a table may name it


class Editions:
    """Knows which editions can be played here."""

    def __init__(self, folder: str = "") -> None:
        self._own: dict[tuple[str, str], Edition] = {}
        for path in _files(Path(folder)) if folder else []:
            self._add(path)

    def names(self, game: str) -> list[str]:
        """The editions of a game: those that come with it, then the owner's."""
        return registry.editions(game) + sorted(name for of, name in self._own if of == game)

    def read(self, game: str, name: str) -> Edition:
        """An edition by its name, and never by the name of a file."""
        if name not in self.names(game):
            raise Refused("no-edition")
        return self._own.get((game, name)) or registry.read_edition(game, name)

    def _add(self, path: Path) -> None:
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(f"{path} cannot be read: {error}") from None
        edition = registry.checked(text, str(path))
        if not (edition.name.isprintable() and 0 < len(edition.name.strip()) <= LONGEST):
            raise BadEdition(f"{path}: edition must be a name of 1 to {LONGEST} signs")
        if edition.name in self.names(edition.game):
            raise BadEdition(f"{path}: {edition.game} has an edition {edition.name!r} already: give yours another name")
        self._own[edition.game, edition.name] = edition


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise BadEdition(f"editions: there is no folder {folder}")
    return sorted(folder.glob("*.toml"))
