"""The server's own words: refusals and quick phrases, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.words import LANGUAGES, Words

TEXTS = Path(__file__).parent / "texts"


@cache
def words() -> Words:
    """The messages of the server."""
    return Words({language: ((TEXTS / f"{language}.ftl").read_text("utf-8"),) for language in LANGUAGES})


def say(language: str, key: str, **args: Any) -> str:
    """A message in words."""
    return words().say(language if language in LANGUAGES else "en", key, **args)


UNITS = {"days": 86_400, "hours": 3600, "minutes": 60, "seconds": 1}


def duration(language: str, seconds: int) -> str:
    """So many seconds in the largest unit that they fill, in words."""
    unit, size = next((unit for unit in UNITS.items() if seconds and seconds % unit[1] == 0), ("seconds", 1))
    return say(language, f"duration-{unit}", count=seconds // size)


@cache
def phrases() -> tuple[str, ...]:
    """The keys of all quick phrases."""
    return tuple(sorted(key.removeprefix("phrase-") for key in words().keys("en") if key.startswith("phrase-")))
