"""The loops of `loops` as GPU kernels: one thread a game. In Numba's simulator the threads run interpreted rules."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .engine import rules_of
from .errors import NoDevice
from .loops import choose_answers, observe_games, random_games, start_games, step_games
from .record import Array, Rows
from .rule import Workshop, cuda_available, import_cuda
from .spec import GameSpec

cuda: Any = None  # Numba's CUDA module, put in its place by the workshop

# One block of 512 threads a multiprocessor: then the states in flight (half a kilobyte each) fit its first-level cache.
# On an H200 that ran 4.1 billion steps/s, where 128 threads a block ran 2.4; bench/results.md has the sweep.
THREADS = 512
REGISTERS = 96


def random_games_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, start: int, scores: Any, ranks: Any, lengths: Any
) -> None:
    """Share whole random games out among threads, each with a state of its own."""
    random_games(cuda.grid(1), len(states), states, boxes, players, options, seed, start, scores, ranks, lengths)


def start_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, numbers: Any, acting: Any, legal: Any,
    offsets: Any, rewards: Any, done: Any,
) -> None:  # fmt: skip
    """Share the deals of a batch out among threads."""
    start_games(
        cuda.grid(1), cuda.gridsize(1), states, boxes, players, options, seed, numbers, acting, legal, offsets,
        rewards, done,
    )  # fmt: skip


def step_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, actions: Any, numbers: Any, stride: int,
    acting: Any, legal: Any, offsets: Any, rewards: Any, done: Any, refused: Any,
) -> None:  # fmt: skip
    """Share the steps of a batch out among threads."""
    step_games(
        cuda.grid(1), cuda.gridsize(1), states, boxes, players, options, seed, actions, numbers, stride, acting, legal,
        offsets, rewards, done, refused,
    )  # fmt: skip


def choose_kernel(legal: Any, offsets: Any, luck: Any, actions: Any) -> None:
    """Share the random choices of a batch out among threads."""
    choose_answers(cuda.grid(1), cuda.gridsize(1), legal, offsets, luck, actions)


def observe_kernel(states: Any, boxes: Any, acting: Any, legal: Any, offsets: Any, out: Any, masks: Any) -> None:
    """Share the observations of a batch out among threads."""
    observe_games(cuda.grid(1), cuda.gridsize(1), states, boxes, acting, legal, offsets, out, masks)


class Gpu:
    """A game's rules on a GPU."""

    def __init__(self, spec: GameSpec) -> None:
        if not cuda_available():
            raise NoDevice("no CUDA device can be used here: choose device='cpu'")
        self.spec = spec
        self.cuda = import_cuda()
        self.simulated = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
        parts = {**rules_of(spec), "cuda": self.cuda}
        folders = (Path(__file__).parent, spec.folder)
        self.workshop = Workshop("python" if self.simulated else "cpu", parts, folders)
        self._kernels: dict[Any, Any] = {}

    def launch(self, kernel: Callable[..., None], size: int, *args: Any) -> None:
        """Run a kernel with at least `size` threads."""
        if kernel not in self._kernels:
            linked = self.workshop.relink(kernel)
            self._kernels[kernel] = self.cuda.jit(linked) if self.simulated else self._compile(linked)
        threads = min(THREADS, 4) if self.simulated else THREADS
        self._kernels[kernel][(size + threads - 1) // threads, threads](*args)
        self.cuda.synchronize()

    def _compile(self, linked: Any) -> Any:
        return self.cuda.jit(linked, max_registers=REGISTERS)

    def send(self, array: Array) -> Any:
        """An array in the memory of the device."""
        return self.cuda.to_device(array)

    def rows(self, blocks: Array, kind: str = "state") -> Any:
        """Records in the memory of the device; the simulator shares the host's."""
        if self.simulated:
            return Rows(self.spec.state if kind == "state" else self.spec.box, blocks)
        return self.send(blocks)

    def fetch(self, rows: Any) -> Array:
        """Bring an array back."""
        return rows.blocks if isinstance(rows, Rows) else np.asarray(rows.copy_to_host())


@cache
def gpu_for(spec: GameSpec) -> Gpu:
    """The GPU side of a game, made once."""
    return Gpu(spec)
