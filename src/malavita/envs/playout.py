"""Whole random games at full speed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..games import registry
from ..kernel.edition import as_given
from ..kernel.engine import engine_for
from ..kernel.errors import BadPlayers, BadSeed, MalavitaError, NoDevice
from ..kernel.gpu import gpu_for
from ..kernel.loops import random_games
from ..kernel.options import pack
from ..kernel.record import Array
from ..kernel.spec import GameSpec

CHUNK = 20_000
GPU_CHUNK = 1 << 20

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Playout:
    """The result of a series of random games; row n of each array is game n."""

    game: str
    players: int
    games: int
    steps: int
    seconds: float
    scores: Array
    ranks: Array
    lengths: Array


@dataclass(frozen=True)
class Series:
    """What a series of games needs to know."""

    spec: GameSpec
    box: Array
    players: int
    options: int
    seed: int


def series(game: str, players: int, seed: int, options: Mapping[str, Any] | None, edition: Any) -> Series:
    """Check the conditions of a series of games."""
    spec = registry.find(game)
    if type(players) is not int or players not in spec.seats:
        raise BadPlayers(f"{game} is played by {', '.join(map(str, spec.seats))} players, not by {players!r}")
    check_seed(seed)
    if edition is None or isinstance(edition, str):
        edition = registry.read_edition(game, edition)
    found = as_given(edition, game)
    packed = pack(spec.options, {} if options is None else options)
    return Series(spec, spec.read_box(found).block, players, packed, seed)


def check_seed(seed: object) -> None:
    """Refuse what cannot be the seed of a series."""
    if type(seed) is not int or not 0 <= seed < 1 << 62:
        raise BadSeed(f"a seed of a series is a whole number from 0 to 2**62 - 1, not {seed!r}")


def playout(
    game: str,
    games: int,
    players: int,
    seed: int = 0,
    device: str = "cpu",
    options: Mapping[str, Any] | None = None,
    edition: Any = None,
    progress: Progress | None = None,
) -> Playout:
    """Play whole random games from the deal with legal answers, compiled; the same seed gives the same games."""
    about = series(game, players, seed, options, edition)
    if type(games) is not int or games < 1:
        raise MalavitaError(f"games is a whole number from 1 upwards, not {games!r}")
    if device not in tuple(RUNNERS):
        raise NoDevice(f"device {device!r} is not known: use one of {', '.join(RUNNERS)}")
    wide = about.spec.most_seats
    try:
        scores, ranks = np.zeros((games, wide), np.int32), np.zeros((games, wide), np.int32)
        lengths = np.zeros(games, np.int32)
    except (MemoryError, ValueError):
        raise MalavitaError(f"there is no memory for the results of {games} games") from None
    chunk = min(games, GPU_CHUNK if device == "cuda" else CHUNK)
    run = RUNNERS[device](about, chunk)
    began = time.perf_counter()
    for first in range(0, games, chunk):
        part = slice(first, min(games, first + chunk))
        run(first, scores[part], ranks[part], lengths[part])
        if progress:
            progress(part.stop, games)
    seconds = time.perf_counter() - began
    size = (slice(None), slice(players))
    return Playout(game, players, games, int(lengths.sum()), seconds, scores[size], ranks[size], lengths)


def _on_host(name: str) -> Callable[[Series, int], Any]:
    def prepare(about: Series, chunk: int) -> Any:
        engine = engine_for(about.spec, name)
        loop = engine.entry(random_games)
        states, boxes = engine.rows(np.zeros(1, about.spec.state.dtype)), engine.rows(about.box, "box")

        def run(first: int, scores: Array, ranks: Array, lengths: Array) -> None:
            loop(0, 1, states, boxes, about.players, about.options, about.seed, first, scores, ranks, lengths)

        none = np.zeros((0, about.spec.most_seats), np.int32)
        engine.first(random_games, "whole games", lambda: run(0, none, none, np.zeros(0, np.int32)))
        return run

    return prepare


def _on_gpu(about: Series, chunk: int) -> Any:
    gpu = gpu_for(about.spec)
    boxes = gpu.rows(about.box, "box")
    states = gpu.rows(np.zeros(chunk, about.spec.state.dtype))

    def run(first: int, scores: Array, ranks: Array, lengths: Array) -> None:
        out = [gpu.send(part) for part in (scores, ranks, lengths)]
        given = (about.players, about.options, about.seed, first)
        gpu.play_games(states, boxes, *given, *out)
        for part, device_part in zip((scores, ranks, lengths), out, strict=True):
            part[:] = device_part.copy_to_host()

    return run


RUNNERS: dict[str, Callable[[Series, int], Any]] = {
    "cpu": _on_host("cpu"),
    "python": _on_host("python"),
    "cuda": _on_gpu,
}
