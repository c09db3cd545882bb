"""Imports go one way: kernel ← games ← bots ← envs, arena, server ← cli. And what may not be in any source file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import malavita

SOURCE = Path(malavita.__file__).parent
ROOT = SOURCE.parent.parent
FILES = sorted(SOURCE.rglob("*.py"))
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))

# What each part may import of malavita besides itself.
ALLOWED = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "envs": {"kernel", "games"},
    "progress": {"kernel"},
    "api": {"kernel", "games", "envs", "progress"},
    "testing": {"kernel", "games", "envs", "api", "progress"},
    "arena": {"kernel", "games", "bots", "api", "progress"},
    "server": {"kernel", "games", "bots", "api", "progress"},
    "client": set(),
    "cli": {"kernel", "games", "bots", "envs", "arena", "server", "client", "api", "progress"},
}  # fmt: skip

# The world outside: nothing in the rules waits, listens, stores or writes a log.
OUTSIDE = {
    "asyncio",
    "sqlite3",
    "logging",
    "socket",
    "time",
    "threading",
    "subprocess",
    "http",
    "urllib",
    "ssl",
    "random",
}
MAY_TIME = {"kernel/rule.py"}


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, in full, wherever in the file; names imported from it included."""
    package = ["malavita", *path.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node) == "import_module" and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value)


def _called(node: ast.Call) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def ours(path: Path) -> set[tuple[str, ...]]:
    return {tuple(name.split(".")[1:]) for name in imports(path) if name.split(".")[0] == "malavita"}


def part(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def in_part(*names: str) -> list[Path]:
    return [path for path in FILES if part(path) in names]


def each(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", files, ids=place)


def test_the_walk_sees_imports_of_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "SOURCE", tmp_path)
    (tmp_path / "games" / "chess").mkdir(parents=True)
    path = tmp_path / "games" / "chess" / "flow.py"
    path.write_text("from ...kernel.bits import bit\nfrom . import codes\nimport numba.cuda as c\ndef f():\n    from .. import registry\n    import_module('time')\n")  # fmt: skip
    assert set(imports(path)) == {
        "malavita.kernel.bits.bit",
        "malavita.games.chess.codes",
        "numba.cuda",
        "malavita.games.registry",
        "time",
    }


@each([path for path in FILES if part(path) not in ("__init__", "__main__")])
def test_imports_go_one_way(path: Path) -> None:
    assert part(path) in ALLOWED, "a new part of the house: say here what it may import"
    used = {name[0] for name in ours(path) if name} - {part(path), "__version__"}
    assert used <= ALLOWED[part(path)]


@each(in_part("kernel"))
def test_the_kernel_knows_no_game(path: Path) -> None:
    """Neither by import nor by name."""
    assert {name[0] for name in ours(path)} == {"kernel"} or not ours(path)
    assert not [game for game in GAMES if game in path.read_text("utf-8").lower()]


@each(in_part("games"))
def test_games_import_the_kernel_and_themselves_only(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in ours(path):
        assert name[0] == "kernel" or name[:2] == ("games", own), name
    assert not [game for game in GAMES if game != own and game in path.read_text("utf-8").lower()]


@each(in_part("bots", "envs"))
def test_bots_and_environments_meet_games_through_the_registry(path: Path) -> None:
    """A bot of one game may read that game's tables."""
    for name in ours(path):
        if name[0] == "games":
            assert name[1] == "registry" or (part(path) == "bots" and name[1] == path.stem), name


@each(in_part("bots"))
def test_bots_see_views_and_never_states(path: Path) -> None:
    forbidden = {
        ("kernel", "record"),
        ("kernel", "engine"),
        ("kernel", "dice"),
        ("kernel", "loops"),
        ("kernel", "units"),
    }
    assert not {name[:2] for name in ours(path)} & forbidden
    for secret in (".truth(", ".state", ".save(", ".resample(", ".answers_given"):
        assert secret not in path.read_text("utf-8")


@each(FILES)
def test_three_files_know_numba(path: Path) -> None:
    """One for its front, one for its inside (decision 13)."""
    heavy = {name for name in imports(path) if name.split(".")[0] in ("numba", "llvmlite")}
    assert not heavy or place(path) in ("kernel/rule.py", "kernel/linker.py", "kernel/cudalinker.py")


@each(in_part("kernel", "games"))
def test_the_rules_do_nothing_but_rule(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path)} & OUTSIDE
    assert outside <= ({"time"} if place(path) in MAY_TIME else set())
    calls = {node.func.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
    assert not calls & {"print", "input", "open", "exec", "eval"}


# --- words that may not be in the house

MADE = {"__pycache__", "static", "node_modules"}
TEXTS = [path for path in sorted(SOURCE.rglob("*")) if path.is_file() and not MADE & set(path.parts)]
PAGE = [path for path in sorted((ROOT / "web").rglob("*")) if path.is_file() and not MADE & set(path.parts)]
TEXTS += [path for path in PAGE if path.suffix != ".svg"]
HOUSE = [
    ROOT / name
    for name in ("Makefile", "pyproject.toml", "requirements.lock", "requirements.in", "README.md", ".ci/run")
]
TEXTS += [path for path in HOUSE if path.is_file()]

FORBIDDEN = {
    "an unfinished thought": re.compile(r"\b(TODO|FIXME|XXX|HACK)\b"),
    "a path of one machine": re.compile(r"(?<![\w.~/:-])/(work|root|home|tmp|Users|mnt|var)\b(?!\s*\))"),
    "a package registry": re.compile(r"(index-url|find-links|trusted-host|artifactory|nexus|/simple\b)"),
}


@pytest.mark.parametrize(
    ("what", "text"),
    [("an unfinished thought", "# TODO: later"), ("a path of one machine", 'open("/home/x")'), ("a path of one machine", " /tmp/x"),
     ("a package registry", "--index-url somewhere")],
)  # fmt: skip
def test_forbidden_words_would_be_found(what: str, text: str) -> None:
    assert FORBIDDEN[what].search(text)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_unfinished_thoughts_no_paths_of_one_machine_no_registries(path: Path) -> None:
    text = path.read_text("utf-8").replace("--no-emit-index-url", "")  # the lock leaves the registry out
    for what, pattern in FORBIDDEN.items():
        found = pattern.search(text)
        assert not found, f"{what}: {found and found.group()!r}"
