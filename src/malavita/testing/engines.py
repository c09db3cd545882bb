"""One rulebook, three engines: interpreted, CPU and GPU give the same bytes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..envs.batch import Batch
from ..envs.playout import CHUNK, series
from ..kernel.engine import engine_for
from ..kernel.loops import checked_games
from ..kernel.sets import members

BUFFERS = ("states", "acting", "legal", "offsets", "done", "rewards", "observation", "mask")


def check_engines(
    name: str, players: int, games: int, steps: int, one: str, other: str, options: Mapping[str, Any] | None = None
) -> int:
    """Step the same batch on two engines and compare every buffer byte for byte; returns the steps compared."""
    batches = [Batch(name, games, players, device, 5, options, observe=True) for device in (one, other)]
    for step in range(steps):
        for buffer in BUFFERS:
            ours, theirs = (batch.host(buffer) for batch in batches)
            assert ours.tobytes() == theirs.tobytes(), f"{buffer} differs at step {step}: {one} and {other}"
        for batch in batches:
            batch.step(batch.sample())
    return games * steps


def check_invariants_at_speed(
    name: str, players: int, games: int, options: Mapping[str, Any] | None = None, seed: int = 0, progress: Any = None
) -> None:
    """Play compiled random games and test every invariant after every answer."""
    about = series(name, players, seed, options, None)
    engine = engine_for(about.spec, "cpu")
    loop, state = engine.entry(checked_games), np.zeros(1, about.spec.state.dtype)
    given = (state, about.box, players, about.options, seed)
    engine.first(checked_games, "checks", lambda: loop(*given, 0, 1))
    for first in range(0, games, CHUNK):
        found = int(loop(*given, first, min(CHUNK, games - first)))
        assert found == 0, [about.spec.invariants[n] for n in members(found)]
        if progress:
            progress(first + CHUNK, games)
