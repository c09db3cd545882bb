"""Rules and their compiled twins, the cache that is never stale, and who is told when rules are compiled."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

from malavita.games import registry
from malavita.kernel import rule as marker
from malavita.kernel.engine import engine_for
from malavita.kernel.rule import (
    Workshop,
    cache_folder,
    count,
    is_rule,
    lowest,
    on_compile,
    rule,
    sources_key,
    whole,
    word,
)

FOLDERS = (Path(marker.__file__).parent, Path(__file__).parent)
SHARE = 10

part: Any = None  # a stand-in that a workshop fills


@rule
def double(x: int) -> int:
    return 2 * x


@rule
def fourfold(x: int) -> int:
    return double(double(x))


@rule
def through_a_part(x: int) -> int:
    return part(x) + SHARE  # type: ignore[no-any-return]


@rule
def tripled(x: int) -> int:
    return 3 * x


@rule
def with_default(x: int, log: Any = None) -> int:
    if log is not None:
        log[0] = x
    return x


@rule
def primitives(numbers: Any, out: Any) -> None:
    for n in range(len(numbers)):
        bits = numbers[n]
        out[n, 0] = count(bits)
        out[n, 1] = lowest(bits)
        out[n, 2] = whole(word(bits) >> word(3))
        out[n, 3] = whole((word(bits) * word(0x9E3779B97F4A7C15)) & word(0xFFFF))


def test_the_mark_leaves_a_function_as_it_is() -> None:
    assert is_rule(double) and not is_rule(print) and not is_rule(None)
    assert fourfold(5) == 20


@pytest.mark.parametrize("engine", ["python", "cpu"])
def test_a_rule_that_calls_a_rule(engine: str) -> None:
    workshop = Workshop(engine, {}, FOLDERS)
    assert [workshop.entry(fourfold)(n) for n in range(-2, 3)] == [-8, -4, 0, 4, 8]
    assert workshop.entry(fourfold) is workshop.entry(fourfold), "made once"


def test_interpreted_and_compiled_twins_live_side_by_side() -> None:
    interpreted, compiled = (Workshop(engine, {}, FOLDERS).entry(fourfold) for engine in ("python", "cpu"))
    assert interpreted(7) == compiled(7) == fourfold(7) == 28
    assert interpreted.__code__ is fourfold.__code__, "the same code, interpreted"
    assert compiled.py_func.__code__ is fourfold.__code__, "the same code, compiled"
    assert fourfold.__globals__["double"] is double, "the original is untouched"
    assert fourfold("ab") == "abababab", "the original stays interpreted"  # type: ignore[arg-type, comparison-overlap]


@pytest.mark.parametrize("engine", ["python", "cpu"])
def test_a_workshop_puts_its_parts_in_the_place_of_stand_ins(engine: str) -> None:
    for given, expected in [(double, 24), (tripled, 31)]:
        folder = FOLDERS if given is double else FOLDERS[:1]  # two games have two caches
        assert Workshop(engine, {"part": given}, folder).entry(through_a_part)(7) == expected
    assert part is None


@pytest.mark.parametrize("engine", ["python", "cpu"])
def test_defaults_and_nobody_listening(engine: str) -> None:
    entry, log = Workshop(engine, {}, FOLDERS).entry(with_default), np.zeros(1, np.int64)
    assert entry(5) == 5 and entry(6, None) == 6
    assert entry(7, log) == 7 and log[0] == 7


def test_primitives_are_equal_in_both() -> None:
    numbers = [1, 2, 3, 12, 1 << 61, (1 << 62) - 1, 0x2AAAAAAAAAAAAAAA, 0x1555555555555555, 1 << 32, (1 << 31) - 1]
    ours, theirs = np.zeros((len(numbers), 4), np.int64), np.zeros((len(numbers), 4), np.int64)
    primitives(numbers, ours)
    Workshop("cpu", {}, FOLDERS).entry(primitives)(np.array(numbers, np.int64), theirs)
    assert ours.tolist() == theirs.tolist()
    assert ours[:5, :2].tolist() == [[1, 0], [1, 1], [2, 0], [2, 2], [1, 61]]


def test_count_of_the_empty_set_is_nothing_in_both() -> None:
    assert count(0) == 0 == Workshop("cpu", {}, FOLDERS).relink(uses_count).__globals__["count"](0)


def uses_count(x: int) -> int:
    return count(x)


def test_words_wrap_around_at_64_bits() -> None:
    assert word(-1) == (1 << 64) - 1 and word(1 << 64) == 0


# --- the cache


SOURCES = {
    "flow.py": "from .box import CARDS\nfrom ..kernel.bits import bit\n\n\n@rule\ndef deal(s):\n    return CARDS\n",
    "box.py": "CARDS = 32\n",
    "words.py": "GREETING = 'hello'\n",
    "view.py": "def view(s):\n    return {}\n",
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    for name, text in SOURCES.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_key_of_the_cache_is_the_same_for_the_same_sources(game: Path) -> None:
    assert re.fullmatch("[0-9a-f]{20}", sources_key((game,)))
    assert sources_key((game,)) == sources_key((game,))


@pytest.mark.parametrize(
    ("file", "changes"), [("flow.py", True), ("box.py", True), ("words.py", False), ("view.py", False)]
)
def test_the_key_of_the_cache_follows_rules_and_their_constants(game: Path, file: str, changes: bool) -> None:
    before = sources_key((game,))
    (game / file).write_text(SOURCES[file] + "# changed\n", "utf-8")
    assert (sources_key((game,)) != before) is changes


def test_a_new_rule_file_and_other_constants_change_the_key(game: Path) -> None:
    before = sources_key((game,))
    assert sources_key((game,), "offsets [0, 3]") != before
    (game / "texts.ftl").write_text("a = b\n", "utf-8")
    assert sources_key((game,)) == before
    (game / "rob.py").write_text("\n\n@rule\ndef rob(s):\n    return 1\n", "utf-8")
    assert sources_key((game,)) != before


@pytest.mark.parametrize("name", registry.names())
def test_every_file_with_rules_is_in_the_key_of_its_game(name: str) -> None:
    folder = registry.find(name).folder
    found = {path.name for path in marker._rule_files((folder,))}
    assert found >= {path.name for path in folder.glob("*.py") if "@rule" in path.read_text("utf-8")}
    assert found >= {"box.py", "state.py"} and not found & {"words.py", "view.py", "notation.py"}


def test_where_the_cache_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MALAVITA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "malavita"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "malavita"
    monkeypatch.setenv("MALAVITA_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"


def test_what_was_compiled_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MALAVITA_CACHE", str(tmp_path))
    first = Workshop("cpu", {}, FOLDERS)
    assert not first.in_cache(double)
    assert first.entry(double)(4) == 8
    again = Workshop("cpu", {}, FOLDERS)
    assert again.in_cache(double) and not again.in_cache(fourfold)
    entry = again.entry(double)
    assert entry(5) == 10 and sum(entry.stats.cache_hits.values()) == 1
    assert Workshop("python", {}).in_cache(double), "nothing to compile"


# --- progress


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    heard: list[tuple[str, int, int]] = []
    monkeypatch.setattr(marker, "_listeners", [])
    on_compile(lambda name, done, total: heard.append((name, done, total)))
    return heard


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Workshop:
    """One with an empty cache."""
    made = Workshop("cpu", {}, FOLDERS)
    monkeypatch.setattr(made, "_cache", tmp_path / "cache")
    return made


def test_listeners_follow_the_compilation(told: list[tuple[str, int, int]], workshop: Workshop) -> None:
    done: list[str] = []
    jobs: list[tuple[str, Callable[[], object]]] = [
        ("deal", lambda: done.append("a")),
        ("play", lambda: done.append("b")),
    ]
    assert workshop.prepare(jobs, "mygame", double) >= 0
    assert done == ["a", "b"]
    assert told == [("mygame: deal", 0, 2), ("mygame: play", 1, 2), ("mygame", 2, 2)]


def test_nobody_is_disturbed_when_there_is_nothing_to_compile(told: list[tuple[str, int, int]]) -> None:
    Workshop("python", {}).prepare([("deal", lambda: None)], "mygame", double)
    assert told == []


def test_who_compiles_the_same_waits_and_finds_it_done(told: list[tuple[str, int, int]], workshop: Workshop) -> None:
    fcntl = pytest.importorskip("fcntl")
    workshop._cache.mkdir()
    done: list[str] = []
    waiter = Thread(target=workshop.prepare, args=([("deal", lambda: done.append("a"))], "mygame", double))
    with (workshop._cache / "compiling").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        waiter.start()
        waiter.join(0.2)
        assert done == []
        (workshop._cache / f"rules.{double.__qualname__}-1.nbi").touch()
    waiter.join()
    assert done == ["a"] and told == []


def test_an_engine_tells_when_it_compiles(
    told: list[tuple[str, int, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    engine = engine_for(registry.find("criminals"), "cpu")
    monkeypatch.setattr(engine.workshop, "_cache", tmp_path)
    engine.first(double, "doubling", lambda: None)
    assert [name for name, _, _ in told] == ["criminals: doubling", "criminals"]
