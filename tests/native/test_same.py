"""Compiled or not, the house sends everybody the same bytes."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
AT_THE_SOCKET = ("test_moves.py", "test_short_way.py", "test_frames.py", "test_bots.py")


def native() -> ModuleType:
    spec = importlib.util.spec_from_file_location("malavita_native_build", ROOT / "native" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(package: Path, *program: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Python's on one form of the package."""
    environment = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.run(
        [sys.executable, *program], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def evening(package: Path) -> list[dict[str, Any]]:
    played = run(package, str(Path(__file__).with_name("evening.py")))
    assert played.returncode == 0, played.stderr
    return [json.loads(line) for line in played.stdout.splitlines()]


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler on this machine")
def test_compiled_the_house_does_the_same(tmp_path: Path) -> None:
    *plain, form = evening(ROOT / "src")
    assert form == {"compiled": False} and all(len(game["sent"]) > 4 for game in plain) and len(plain) == 6
    assert "over" in {game["phase"] for game in plain}
    package = native().build(tmp_path / "native")
    *compiled, form = evening(package)
    assert form == {"compiled": True}
    assert compiled == plain
    at_the_socket = [str(ROOT / "tests" / "server" / name) for name in AT_THE_SOCKET]
    tested = run(package, "-m", "pytest", "-n", "0", *at_the_socket)
    assert tested.returncode == 0 and "skipped" in tested.stdout, tested.stdout  # some need the source


def test_what_is_compiled_is_there_and_holds_no_rules() -> None:
    for name in native().MODULES:
        text = (ROOT / "src" / "malavita" / name).read_text("utf-8")
        assert "@rule" not in text and "Struct)" not in text, name


def test_what_cannot_be_compiled_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = native()
    monkeypatch.setattr(build, "MODULES", ("kernel/no_such_module.py",))
    with pytest.raises(build.CannotCompile, match="no_such_module"):
        build.build(tmp_path / "native")
