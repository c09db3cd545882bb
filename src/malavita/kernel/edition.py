"""Editions: what lies in a box, read from TOML, with the provenance of every datum.

Every table of an edition file carries a table `from` that says where each of its values comes from; `rest` stands for
all that are not named. So an owner of the box can correct a value, and everybody can see which values are guesses.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import BadEdition

SOURCES = ("rulebook", "public", "derived", "reconstructed", "owner")
HEAD = ("game", "edition", "title")


@dataclass(frozen=True)
class Datum:
    """One value of an edition with its place and provenance."""

    path: str
    value: Any
    source: str


@dataclass(frozen=True)
class Edition:
    """One edition of a game's box."""

    game: str
    name: str
    title: str
    tables: Mapping[str, Any]
    faults: list[str] = field(default_factory=list)

    def data(self) -> list[Datum]:
        """Every value with its provenance."""
        found: list[Datum] = []
        for path, table in _tables(self.tables):
            said = table.get("from", {})
            sources: Mapping[str, Any] = said if isinstance(said, dict) else {}
            for key, value in table.items():
                if key not in ("from", "id") and not _is_tables(value):
                    found.append(Datum(f"{path}.{key}", value, sources.get(key, sources.get("rest", ""))))
        return found

    def plain(self) -> dict[str, Any]:
        """The values alone, for a save file."""
        return {key: _without_sources(value) for key, value in self.tables.items()}

    def need(self, condition: bool, fault: str) -> None:
        """Note a fault unless a condition holds."""
        if not condition:
            self.faults.append(fault)

    def number(self, table: Mapping[str, Any], path: str, key: str, low: int, high: int) -> int:
        """A whole number of a table within a range, or a fault."""
        value = table.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if value is None:
            self.faults.append(f"{path}: {key} is missing")
        else:
            self.faults.append(f"{path}: {key} is {value!r}, but must be a whole number from {low} to {high}")
        return low

    def refuse_faults(self) -> None:
        """Raise all faults found, in one sentence."""
        if self.faults:
            faults = list(dict.fromkeys(self.faults))
            raise BadEdition(f"edition {self.name}: " + "; ".join(faults), faults)


def parse(text: str, where: str = "edition file") -> Edition:
    """Read an edition from the text of a TOML file; what the values mean is for the game to judge."""
    if not isinstance(text, str):
        raise BadEdition(f"{where} is not text")
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, numbers without end, or nested without end
        raise BadEdition(f"{where} is not TOML: {error}") from None
    missing = [key for key in HEAD if not isinstance(content.get(key), str)]
    if missing:
        raise BadEdition(f"{where}: {', '.join(missing)} must be given as text at the top")
    tables = {key: value for key, value in content.items() if key not in HEAD}
    edition = Edition(content["game"], content["edition"], content["title"], tables)
    edition.faults.extend(_data_faults(edition))
    return edition


def as_given(edition: object, game: str) -> Edition:
    """An edition that the caller has read before, refused if it is none or another game's."""
    if not isinstance(edition, Edition):
        raise BadEdition(f"an edition is given by name, as a .toml file or as an Edition, not as {edition!r}")
    if edition.game != game:
        raise BadEdition(f"edition {edition.name} is one of {edition.game}, not of {game}")
    return edition


def from_plain(game: str, name: str, tables: Mapping[str, Any]) -> Edition:
    """An edition from the values kept in a save file."""
    return Edition(game, name, name, tables)


def _data_faults(edition: Edition) -> Iterator[str]:
    for datum in edition.data():
        if not _is_plain(datum.value):
            yield f"{datum.path} must be text, a whole number or a list of these"
        if not isinstance(datum.source, str) or datum.source.split(":")[0] not in SOURCES:
            yield f'{datum.path} has no provenance: say from = {{ ... = "{"|".join(SOURCES)}" }}'


def _tables(tables: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    for key, value in tables.items():
        if key == "from":
            continue
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            if not all(isinstance(part, dict) for part in value.values()):
                yield here, value
            yield from _tables(value, here)
        elif _is_tables(value):
            for n, part in enumerate(value):
                name = f"{here}.{part.get('id', n + 1)}"
                yield name, part
                yield from _tables(part, name)


def _is_tables(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)
    )


def _is_plain(value: Any) -> bool:
    return all(map(_is_plain, value)) if isinstance(value, list) else isinstance(value, (str, int))


def _without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sources(part) for key, part in value.items() if key != "from"}
    if isinstance(value, list):
        return [_without_sources(part) for part in value]
    return value
