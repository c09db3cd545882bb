"""The loops of `loops` as GPU kernels: one thread a game. In Numba's simulator the threads run interpreted rules."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .bits import lowest
from .dice import game_key, stir
from .engine import rules_of
from .errors import NoDevice
from .loops import choose_answers, observe_games, open_numbered, random_answer, random_games, start_games, step_games
from .record import Array, Rows
from .rule import Workshop, cuda_available, import_cuda
from .spec import DOING, FINISHED, GameSpec

# Put in their places by the workshop: Numba's CUDA module, and the rules of a game.
cuda: Any = None
asked: Any = None
outcome: Any = None
hear: Any = None
run_once: Any = None
moment: Any = None

# One block of 512 threads a multiprocessor: then the states in flight (half a kilobyte each) fit its first-level cache.
# On an H200 that ran 4.1 billion steps/s, where 128 threads a block ran 2.4; bench/results.md has the sweep.
THREADS = 512
REGISTERS = 96
# In step with one another, games hide each other's waiting: as many as fit. 1.2 billion steps/s where 512 ran 0.9.
PACED_THREADS = 1024
PACED_REGISTERS = 40
WHOLE_WARP = 0xFFFFFFFF


def random_games_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, start: int, scores: Any, ranks: Any, lengths: Any
) -> None:
    """Share whole random games out among threads, each with a state of its own."""
    random_games(cuda.grid(1), len(states), states, boxes, players, options, seed, start, scores, ranks, lengths)


def paced_games_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, start: int, scores: Any, ranks: Any, lengths: Any
) -> None:
    """Whole random games, in which the threads of a warp wait for the one that has come least far.

    A warp runs all the different things its threads do one after the other. A round without questions in one game
    would hold 31 others up; so each time only those go on that do the same thing as the last of them.
    """
    me = cuda.grid(1)
    s, box = states[min(me, len(states) - 1)], boxes[0]
    for first in range(0, len(lengths), len(states)):
        game = first + me
        here = me < len(states) and game < len(lengths)
        luck, length = game_key(seed, start + game, 2), 0
        if here:
            open_numbered(s, box, players, options, seed, start + game)
        while True:
            now = np.int32(moment(s) if here else FINISHED)
            last, hop = now, 16
            while hop > 0:
                last = min(last, cuda.shfl_xor_sync(WHOLE_WARP, last, hop))
                hop >>= 1
            if last == FINISHED:
                break
            if now != FINISHED and (now & DOING) == (last & DOING):
                seats = asked(s, box)
                if seats != 0:
                    seat = lowest(seats)
                    luck = stir(luck)
                    hear(s, box, seat, random_answer(s, box, seat, luck), None)
                    length += 1
                else:
                    run_once(s, box, None)
        if here:
            lengths[game] = length
            outcome(s, box, scores[game], ranks[game])


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
        threads, registers = (PACED_THREADS, PACED_REGISTERS) if kernel is paced_games_kernel else (THREADS, REGISTERS)
        if kernel not in self._kernels:
            linked = self.workshop.relink(kernel)
            limit = {} if self.simulated else {"max_registers": registers}
            self._kernels[kernel] = self.cuda.jit(linked, **limit)
        threads = 4 if self.simulated else threads
        self._kernels[kernel][(size + threads - 1) // threads, threads](*args)
        self.cuda.synchronize()

    @property
    def whole_games(self) -> Callable[..., None]:
        """The kernel for whole random games; the simulator knows no warps."""
        return random_games_kernel if self.spec.pace is None or self.simulated else paced_games_kernel

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
