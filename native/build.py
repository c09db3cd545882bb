"""Compiles the modules that every move passes through: `python native/build.py`, by mypyc and the machine's C compiler.

They stay plain Python and run as they are; compiled they do the same in less time. The compiled package is put beside
the source, into build/native, so that nobody who edits a module runs an older form of it.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "malavita"
TARGET = ROOT / "build" / "native"
NEEDS = ("mypy>=2.4", "setuptools>=65")

# None of these holds rules (Numba compiles those), messages of the wire, or anything that is held weakly: decision 26.
MODULES = (
    "games/criminals/codes.py", "games/criminals/view.py", "games/criminals/words.py", "games/mafiozoo/codes.py",
    "games/mafiozoo/view.py", "games/mafiozoo/words.py", "games/mobties/bargains.py", "games/mobties/codes.py",
    "games/mobties/dealbook.py", "games/mobties/view.py", "games/mobties/words.py", "kernel/bargaining.py",
    "kernel/chronicle.py", "kernel/game.py", "kernel/moment.py", "kernel/sets.py", "kernel/space.py",
    "kernel/speaker.py", "kernel/view.py", "kernel/words.py", "server/alarms.py", "server/callers.py",
    "server/clock.py", "server/frames.py", "server/limits.py", "server/lines.py", "server/metrics.py",
    "server/sockets.py", "server/store/writer.py", "server/tables/clocks.py", "server/tables/directory.py",
    "server/tables/lock.py", "server/tables/moves.py", "server/tables/past.py", "server/tables/seats.py",
    "server/tables/showing.py", "server/tables/state.py", "server/tables/table.py", "server/tables/telling.py",
)  # fmt: skip


class CannotCompile(Exception):
    """The modules cannot be compiled here; the text says why."""


def build(target: Path = TARGET) -> Path:
    """Put the package with its compiled modules into a folder; returns the folder."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "malavita", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    command = [sys.executable, "-m", "mypyc", "--config-file", str(ROOT / "pyproject.toml")]
    modules = [f"malavita/{name}" for name in MODULES]
    environment = {**os.environ, "MYPYPATH": str(target), "MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"}
    done = subprocess.run(
        [*command, *modules], cwd=target, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        shutil.rmtree(target)
        raise CannotCompile(f"mypyc or the C compiler says:\n{(done.stdout + done.stderr)[-2000:]}")
    shutil.rmtree(target / "build")
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)
    return target


def fresh(target: Path = TARGET) -> bool:
    """Whether what was compiled there is of the source as it is now."""
    ours = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    same = all(_same(path, target / "malavita" / path.relative_to(SOURCE)) for path in ours)
    return same and all((target / "malavita" / name).with_suffix(EXTENSION_SUFFIXES[0]).is_file() for name in MODULES)


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and filecmp.cmp(one, other, shallow=False)


def compiled(target: Path) -> list[Path]:
    """The files that only the compiled package has."""
    return sorted(path for path in target.rglob("*") if path.suffix in (".so", ".pyd"))


if __name__ == "__main__":
    try:
        if not fresh():
            print("compiling what every move passes through, once: a minute", file=sys.stderr)
            build()
        print(f"{len(compiled(TARGET))} compiled files; to use them: PYTHONPATH={TARGET.relative_to(ROOT)}")
    except CannotCompile as fault:
        sys.exit(f"not compiled: {fault}")
