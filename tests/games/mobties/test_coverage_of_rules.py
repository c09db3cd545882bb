"""Every rule R1 to R80 and every test T1 to T39 of the rules page is named by a test of this folder."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@cache
def all_tests() -> dict[str, str]:
    """The name and docstring of every test of this folder but those of this file."""
    found = {}
    for path in sorted(HERE.glob("test_*.py")):
        if path.name not in (Path(__file__).name, "test_words.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[f"{path.name}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def named(letter: str, docstrings: bool) -> set[int]:
    """The numbers that tests carry in their names and, where they count, in their docstrings."""
    numbers: set[int] = set()
    for name, doc in all_tests().items():
        words = re.findall(rf"_{letter}(\d+)(?=_|$)", name)
        if docstrings:
            words += re.findall(rf"\b{letter}(\d+)\b", doc)
            for first, last in re.findall(rf"\b{letter}(\d+) to {letter}(\d+)\b", doc):
                words += [str(n) for n in range(int(first), int(last) + 1)]
        numbers |= {int(word) for word in words}
    return numbers


@pytest.mark.parametrize("number", range(1, 40))
def test_every_T_number_is_in_the_name_of_a_test(number: int) -> None:
    assert number in named("T", docstrings=False)


@pytest.mark.parametrize("number", range(1, 81))
def test_every_R_number_is_named(number: int) -> None:
    assert number in named("R", docstrings=True)
