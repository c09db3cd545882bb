"""Options turned from what they usually are, one at a time, through the whole kit."""

from __future__ import annotations

from random import Random

from ..api import new
from ..games import registry
from .conformance import CHECKS
from .secrets import check_secrets

MOST_WORLDS = 0.15  # of all moments


def turned_options(name: str) -> list[tuple[str, str]]:
    """Every option of a game with every value that it does not usually have."""
    return [(option.name, value) for option in registry.find(name).options for value in option.values[1:]]


def check_turned(name: str, players: int, option: str, value: str, seed: int) -> None:
    """A game with one option turned keeps every promise, and its hidden worlds look the same."""
    options = {option: value}
    for check in CHECKS.values():
        check(new(name, players, seed, options=options), Random(seed))
    check_secrets(name, players, seed, options, share=min(MOST_WORLDS, registry.find(name).world_share / 4))
