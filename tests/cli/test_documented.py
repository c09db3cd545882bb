"""Commands that our own texts name: each is one that the command line takes."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from malavita.cli.main import parser

ROOT = Path(__file__).parents[2]
TEXTS = [
    ROOT / "README.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("bench/*.md")),
    *sorted(ROOT.glob("src/malavita/games/*/editions/*.toml")),
    *sorted(ROOT.glob("src/malavita/texts/*.ftl")),
    *sorted(ROOT.glob("web/src/texts/*.ftl")),
]
QUOTED = re.compile(r"[`“«]\s?(?:python3? -m )?malavita ([a-z][^`”»]*)[`”»]")
LINE = re.compile(r"^[ $]*(?:python3? -m )?malavita ([a-z].*)$", re.MULTILINE)
BLOCK = re.compile(r"^ *```sh\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[list[str]]:
    """Every command in a text, cut into words, without the remark behind it."""
    found = QUOTED.findall(text) + [line for block in BLOCK.findall(text) for line in LINE.findall(block)]
    return [shlex.split(" ".join(command.replace("\n# ", " ").split()), comments=True) for command in found]


def taken(words: list[str]) -> bool:
    """Whether the command line takes these words; a command by its name alone needs only to be there."""
    try:
        parser().parse_args([*words, "--help"] if len(words) == 1 else words)
    except SystemExit as stop:
        return stop.code == 0
    return True


@pytest.mark.parametrize("path", [path for path in TEXTS if commands(path.read_text("utf-8"))], ids=lambda p: p.name)
def test_every_command_that_is_written_down_is_one(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in commands(path.read_text("utf-8")):
        assert taken(words), f"malavita {' '.join(words)}: {capsys.readouterr().err}"


@pytest.mark.parametrize(
    "text", ["`malavita play bluff`", "```sh\nmalavita play --edition x.toml  # no\n```", "`malavita deal`"]
)
def test_a_command_that_is_none_would_be_found(text: str) -> None:
    assert [taken(words) for words in commands(text)] == [False]


def test_the_places_where_commands_stand_are_read() -> None:
    read = {path.name for path in TEXTS if commands(path.read_text("utf-8"))}
    assert {"README.md", "host.md", "editions.md", "add-a-game.md", "owner.toml", "standard.toml", "en.ftl"} <= read
