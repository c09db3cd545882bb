"""Every rule (R), reading (A), deduction (D), view (V) and test (T) of a rules page is named by a test of its game."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
IN_THE_NAME = ("T", "D", "V")  # for the others a docstring will do
LAST = {
    "criminals": {"T": 50, "R": 52, "A": 53, "D": 8, "V": 5},
    "mafiozoo": {"T": 53, "R": 74},
    "mobties": {"T": 39, "R": 80},
}
NUMBERS = [
    (game, letter, number) for game in LAST for letter, last in LAST[game].items() for number in range(1, last + 1)
]


@cache
def all_tests(game: str) -> dict[str, str]:
    """The name and docstring of every test of a game; the words of a rule do not prove it."""
    found = {}
    for path in sorted((HERE / game).glob("test_*.py")):
        if path.name != "test_words.py":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


@cache
def named(game: str, letter: str) -> set[int]:
    """The numbers that tests carry in their names and, where they count, in their docstrings."""
    numbers: set[int] = set()
    for name, doc in all_tests(game).items():
        numbers |= {int(word) for word in re.findall(rf"_{letter}(\d+)(?=_|$)", name)}
        if letter not in IN_THE_NAME:
            numbers |= {int(word) for word in re.findall(rf"\b{letter}(\d+)\b", doc)}
            for first, last in re.findall(rf"\b{letter}(\d+) to {letter}(\d+)\b", doc):
                numbers |= set(range(int(first), int(last) + 1))
    return numbers


@pytest.mark.parametrize(("game", "letter", "number"), NUMBERS)
def test_every_number_is_named(game: str, letter: str, number: int) -> None:
    assert number in named(game, letter)


@pytest.mark.parametrize("game", LAST)
def test_no_two_tests_of_a_file_share_a_name(game: str) -> None:
    """A second one would silently replace the first."""
    for path in (HERE / game).glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
        assert len(names) == len(set(names)), path.name
