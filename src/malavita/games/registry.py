"""Finds the games: every folder beside this file that exports a SPEC is one."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

from ..kernel.edition import Edition, parse
from ..kernel.errors import BadEdition, MalavitaError, UnknownGame
from ..kernel.spec import GameSpec
from ..kernel.words import LANGUAGES, Words

HERE = Path(__file__).parent
HOUSE_TEXTS = HERE.parent / "texts"


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(folder.parent.name for folder in HERE.glob("*/__init__.py")))


def find(name: str) -> GameSpec:
    """A game by its name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}: there are {', '.join(names())}")
    spec = import_module(f"{__package__}.{name}").SPEC
    assert isinstance(spec, GameSpec)
    return spec


@cache
def words(name: str) -> Words:
    """The words of a game, with those of the house."""
    folders = (HOUSE_TEXTS, find(name).folder / "texts")
    return Words({lang: tuple((f / f"{lang}.ftl").read_text("utf-8") for f in folders) for lang in LANGUAGES})


def editions(name: str) -> list[str]:
    """The editions that come with a game."""
    return sorted(path.stem for path in (find(name).folder / "editions").glob("*.toml"))


def edition_path(name: str, edition: str) -> Path:
    """The file of an edition: one that comes with the game, or a file of the user's."""
    shipped = find(name).folder / "editions" / f"{edition}.toml"
    if edition in editions(name):
        return shipped
    own = Path(edition)
    with suppress(OSError):  # no file can have such a name
        if own.suffix == ".toml" and own.is_file():
            return own
    raise BadEdition(
        f"there is no edition {edition!r} of {name}: there are {', '.join(editions(name))}, or give a .toml file"
    )


def read_edition(name: str, edition: str | None = None) -> Edition:
    """An edition of a game by name or file."""
    spec = find(name)
    path = edition_path(name, edition or spec.default_edition)
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(f"{path} cannot be read: {error}") from None
    found = parse(text, str(path.name))
    if found.game != name:
        raise BadEdition(f"{path.name} is an edition of {found.game}, not of {name}")
    return found


def checked(text: str, where: str) -> Edition:
    """The edition in the text of a file, of the game it names; every fault is told with its place."""
    edition = parse(text, where)
    try:
        find(edition.game).read_box(edition)
    except MalavitaError as error:
        faults = error.faults if isinstance(error, BadEdition) else ()
        raise BadEdition(f"{where}: {error}", faults) from None
    return edition
