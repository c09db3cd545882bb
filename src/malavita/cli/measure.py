"""The measurements behind `malavita bench`: each is taken several times, median and best are reported."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.base import RandomBot, look_at
from ..envs.batch import Batch
from ..envs.playout import Series, series
from ..games import registry
from ..kernel.engine import engine_for
from ..kernel.errors import MalavitaError
from ..kernel.gpu import gpu_for
from ..kernel.loops import imagine_often, random_games, random_games_seen


@dataclass(frozen=True)
class Figure:
    """One measured figure."""

    name: str
    median: float
    best: float
    unit: str

    def as_dict(self) -> dict[str, Any]:
        """The figure as plain data."""
        return {"median": self.median, "best": self.best, "unit": self.unit}


def repeat(name: str, unit: str, repeats: int, once: Callable[[], float]) -> Figure:
    """Take a measurement several times; `once` returns how much was done per second, or how long one took."""
    values = [once() for _ in range(repeats)]
    best = min(values) if unit.startswith("µs") else max(values)
    return Figure(name, statistics.median(values), best, unit)


def closed_loop(about: Series, repeats: int) -> Figure:
    """Whole random games from the deal, legal answers, one core."""
    engine = engine_for(about.spec, "cpu")
    loop = engine.entry(random_games)
    state = np.zeros(1, about.spec.state.dtype)
    games = 20_000
    wide = (games, about.spec.most_seats)
    scores, ranks, lengths = np.zeros(wide, np.int32), np.zeros(wide, np.int32), np.zeros(games, np.int32)

    def once() -> float:
        began = time.perf_counter()
        loop(0, 1, state, about.box, about.players, about.options, about.seed, 0, scores, ranks, lengths)
        return float(lengths.sum()) / (time.perf_counter() - began)

    once()
    return repeat("whole random games", "decisions/s", repeats, once)


def seen_loop(about: Series, repeats: int) -> Figure:
    """The same with observation and mask written for the acting seat."""
    engine = engine_for(about.spec, "cpu")
    loop = engine.entry(random_games_seen)
    state = np.zeros(1, about.spec.state.dtype)
    out, mask = np.zeros(about.spec.observation_size, np.float32), np.zeros(about.spec.space.size, np.int8)

    def once() -> float:
        began = time.perf_counter()
        steps = loop(state, about.box, about.players, about.options, about.seed, 0, 5_000, out, mask)
        return float(steps) / (time.perf_counter() - began)

    once()
    return repeat("with observation and mask", "decisions/s", repeats, once)


def batch_loop(about: Series, repeats: int, games: int, observe: bool = False) -> Figure:
    """A batch stepped from Python with random legal actions."""
    batch = Batch(about.spec.name, games, about.players, observe=observe)
    rounds = max(20, 400_000 // games)

    def once() -> float:
        began = time.perf_counter()
        for _ in range(rounds):
            batch.step(batch.sample())
        return rounds * games / (time.perf_counter() - began)

    once()
    seen = ", observed" if observe else ""
    return repeat(f"batch of {games:,} stepped from Python{seen}", "decisions/s", repeats, once)


def resampling(about: Series, repeats: int) -> Figure:
    """Drawing a hidden world for the acting seat in a middle game."""
    engine = engine_for(about.spec, "cpu")
    loop = engine.entry(imagine_often)
    states = np.zeros(2, about.spec.state.dtype)
    states[0] = middle_game(about)
    times = 20_000

    def once() -> float:
        began = time.perf_counter()
        loop(states, about.box, 0, about.seed, times)
        return (time.perf_counter() - began) / times * 1e6

    once()
    return repeat("drawing a hidden world", "µs each", repeats, once)


def middle_game(about: Series) -> Any:
    """A position from the middle of a game: the random game of some seed that is longest, halfway through."""
    engine = engine_for(about.spec, "cpu")
    games = 200
    wide = (games, about.spec.most_seats)
    lengths, scratch = np.zeros(games, np.int32), np.zeros(1, about.spec.state.dtype)
    numbers = np.zeros(wide, np.int32), np.zeros(wide, np.int32)
    given = (about.players, about.options, about.seed, 0)
    engine.entry(random_games)(0, 1, scratch, about.box, *given, *numbers, lengths)
    longest = int(lengths.argmax())
    batch = Batch(about.spec.name, games, about.players, seed=about.seed, auto_reset=False)
    for _ in range(int(lengths[longest]) // 2):
        batch.step(batch.sample())
    return batch.host("states")[longest].copy()


def single_game(about: Series, repeats: int) -> Figure:
    """One game through the public interface: question, answer, view of the seat."""
    from ..api import new

    bot = RandomBot()

    def once() -> float:
        from random import Random

        luck, steps, began = Random(1), 0, time.perf_counter()
        for seed in range(3):
            game = new(about.spec.name, about.players, seed=seed)
            while not game.over:
                seat = game.to_act[0]
                game.play(seat, bot.choose(look_at(game, seat), luck))
                steps += 1
        return steps / (time.perf_counter() - began)

    once()
    return repeat("one game through the public interface, view included", "decisions/s", repeats, once)


def gpu_games(about: Series, repeats: int, games: int = 1 << 20) -> Figure:
    """Whole random games on the GPU, results kept there."""
    gpu = gpu_for(about.spec)
    states, boxes = gpu.rows(np.zeros(games, about.spec.state.dtype)), gpu.rows(about.box, "box")
    wide = (games, about.spec.most_seats)
    out = [gpu.send(np.zeros(wide, np.int32)), gpu.send(np.zeros(wide, np.int32)), gpu.send(np.zeros(games, np.int32))]
    given = (about.players, about.options, about.seed)
    state = {"start": 0, "steps": 0}

    def once() -> float:
        began = time.perf_counter()
        gpu.play_games(states, boxes, *given, state["start"], *out)
        took = time.perf_counter() - began
        state["start"] += games
        return float(gpu.fetch(out[2]).sum()) / took

    once()
    return repeat(f"whole random games on the GPU, {games:,} at once", "steps/s", repeats, once)


def gpu_batch(about: Series, repeats: int, games: int, observe: bool) -> Figure:
    """A batch on the GPU stepped from Python."""
    batch = Batch(about.spec.name, games, about.players, device="cuda", observe=observe)

    def once() -> float:
        began = time.perf_counter()
        for _ in range(50):
            batch.step(batch.sample())
        return 50 * games / (time.perf_counter() - began)

    once()
    seen = ", observed" if observe else ""
    return repeat(f"batch of {games:,} on the GPU{seen}", "steps/s", repeats, once)


def cold_and_warm(game: str) -> dict[str, float]:
    """Seconds to a playable game in a fresh process: first with an empty cache, then from the cache."""
    import tempfile

    code = (
        "import time; began = time.perf_counter(); import malavita; from malavita.games import registry;"
        "from malavita.kernel.engine import engine_for; import sys; spec = registry.find(sys.argv[1]);"
        "box = spec.read_box(registry.read_edition(spec.name)); ready = time.perf_counter();"
        "engine_for(spec, 'cpu').warm(box.block); print(time.perf_counter() - ready, ready - began)"
    )
    with tempfile.TemporaryDirectory() as cache:
        env = {**os.environ, "MALAVITA_CACHE": cache}
        runs = [
            subprocess.run([sys.executable, "-c", code, game], env=env, capture_output=True, text=True, check=True)
            for _ in range(2)
        ]
    (cold, _), (warm, load) = [tuple(float(part) for part in run.stdout.split()) for run in runs]
    return {"cold compile, s": cold, "from cache, s": warm, "import, s": load}


def machine() -> dict[str, Any]:
    """What this was measured on."""
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), model)
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "date": time.strftime("%Y-%m-%d"),
    }


def conditions(game: str, players: int | None, seed: int) -> Series:
    """The series that is measured: the most seats unless another number is asked for."""
    return series(game, players or registry.find(game).seats[-1], seed, None, None)


def same_bytes(about: Series, games: int) -> None:
    """Play the same random games on the GPU and on the CPU and demand the same bytes, for every number of players."""
    gpu, engine = gpu_for(about.spec), engine_for(about.spec, "cpu")
    for players in about.spec.seats:
        wide = (games, about.spec.most_seats)
        shapes = (wide, wide, games)
        ours, theirs = np.zeros(games, about.spec.state.dtype), gpu.rows(np.zeros(games, about.spec.state.dtype))
        results = [np.zeros(shape, np.int32) for shape in shapes]
        sent = [gpu.send(np.zeros(shape, np.int32)) for shape in shapes]
        given = (players, about.options, about.seed, 0)
        gpu.play_games(theirs, gpu.rows(about.box, "box"), *given, *sent)
        loop = engine.entry(random_games)
        for game in range(games):
            loop(game, games, ours, about.box, *given, *results)
        if gpu.fetch(theirs).tobytes() != ours.tobytes():
            raise MalavitaError(f"the GPU's states differ from the CPU's at {players} players")
        if any((gpu.fetch(part) != result).any() for part, result in zip(sent, results, strict=True)):
            raise MalavitaError(f"the GPU's results differ from the CPU's at {players} players")
