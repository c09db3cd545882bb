"""The loops of `loops` as GPU kernels: one thread a game. In Numba's simulator the threads run interpreted rules."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .bits import lowest
from .cudalinker import link_each_part_once
from .dice import game_key, stir
from .engine import rules_of
from .errors import NoDevice
from .loops import choose_answers, observe_games, open_numbered, random_answer, random_games, start_games, step_games
from .record import Array, Rows
from .rule import Workshop, cuda_available, import_cuda, rule, whole, word
from .spec import DOING, FINISHED, KINDS_OF_STEPS, OPENING, GameSpec

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
# One block a multiprocessor, since two would run different rules; more threads than these only crowd the cache.
WAVE_THREADS = 512
WAVE_REGISTERS = 128
ROWS_OF_GAMES = 2 * KINDS_OF_STEPS
ROW, SIZE = 0, 1  # the plan of a wave: which row is played, and how long it is
ANSWERED = 2  # after the luck, in a game's row
LOW = 0xFFFFFFFF


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


def waved_games_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, start: int, scores: Any, ranks: Any, lengths: Any,
    rows: Any,
) -> None:  # fmt: skip
    """Whole random games; in each wave a block takes one step in all those of its games that do what most do next.

    Rules that do not fit the cache for instructions would be fetched anew by every warp; here all warps run the same
    ones for a long time. There are as many states as games. Two rows of games wait for each thing that can be done:
    while one is played, games that come to do the same thing again join the other.
    """
    tally = cuda.shared.array(ROWS_OF_GAMES, np.int32)
    side = cuda.shared.array(KINDS_OF_STEPS, np.int32)
    plan = cuda.shared.array(2, np.int32)
    me, crew = cuda.threadIdx.x, cuda.blockDim.x
    mine = rows[cuda.blockIdx.x]
    most = mine.shape[1]
    first = cuda.blockIdx.x * most
    for n in range(me, 2 * KINDS_OF_STEPS, crew):
        tally[n] = 0
        side[n >> 1] = 0
    cuda.syncthreads()
    if me == 0:
        tally[2 * OPENING] = max(0, min(most, len(lengths) - first))
        plan[ROW] = 0
    while True:
        cuda.syncthreads()
        if me == 0:
            plan_wave(tally, side, plan)
        cuda.syncthreads()
        row, size = plan[ROW], plan[SIZE]
        if size == 0:
            break
        now = row >> 1
        for n in range(me, size, crew):
            game = first + (n if now == OPENING else mine[row, n])
            s, box = states[game], boxes[0]
            if now == OPENING:
                keep_luck(ranks[game], game_key(seed, start + game, 2))
                ranks[game, ANSWERED] = 0
                open_numbered(s, box, players, options, seed, start + game)
            else:
                random_step(s, box, ranks[game])
            if moment(s) == FINISHED:
                lengths[game] = ranks[game, ANSWERED]
                outcome(s, box, scores[game], ranks[game])
            else:
                then = moment(s) & DOING
                other = 2 * then + side[then]
                mine[other, cuda.atomic.add(tally, other, 1)] = game - first


@rule
def plan_wave(tally: Any, side: Any, plan: Any) -> None:
    """Take the longest row, and let games that come now wait in the other one of its pair."""
    tally[plan[ROW]] = 0
    best = 0
    for n in range(KINDS_OF_STEPS):
        row = 2 * n + side[n]
        if tally[row] > tally[2 * best + side[best]]:
            best = n
    row = 2 * best + side[best]
    plan[ROW], plan[SIZE] = row, tally[row]
    side[best] = 1 - side[best]


@rule
def random_step(s: Any, box: Any, row: Any) -> None:
    """One step of a game; its luck and the number of its answers are kept in its row of ranks until it is over."""
    seats = asked(s, box)
    if seats == 0:
        run_once(s, box, None)
        return
    seat, luck = lowest(seats), stir(luck_kept(row))
    keep_luck(row, luck)
    row[ANSWERED] += 1
    hear(s, box, seat, random_answer(s, box, seat, luck), None)


@rule
def keep_luck(row: Any, luck: int) -> None:
    """Keep a word in the first two places of a row."""
    low, high = whole(word(luck) & word(LOW)), whole(word(luck) >> word(32))
    row[0] = low - (low >> 31 << 32)  # as signed numbers of 32 bits
    row[1] = high - (high >> 31 << 32)


@rule
def luck_kept(row: Any) -> int:
    """Read the word back."""
    return (word(row[1]) & word(LOW)) << word(32) | word(row[0]) & word(LOW)


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
        if not self.simulated:
            link_each_part_once()
        folders = (Path(__file__).parent, spec.folder)
        self.workshop = Workshop("python" if self.simulated else "cuda", parts, folders)
        self._kernels: dict[Any, Any] = {}

    def launch(self, kernel: Callable[..., None], size: int, *args: Any) -> None:
        """Run a kernel for so many games."""
        blocks, threads, registers = self._shape(kernel, size)
        if kernel not in self._kernels:
            linked = self.workshop.relink(kernel)
            limit = {} if self.simulated else {"max_registers": registers}
            self._kernels[kernel] = self.cuda.jit(linked, **limit)
        self._kernels[kernel][blocks, threads](*args)
        self.cuda.synchronize()

    def _shape(self, kernel: Callable[..., None], size: int) -> tuple[int, int, int]:
        """How many blocks of how many threads of how many registers."""
        if self.simulated:
            return (size + 3) // 4, 4, 0
        if kernel is waved_games_kernel:
            return self.cuda.get_current_device().MULTIPROCESSOR_COUNT, WAVE_THREADS, WAVE_REGISTERS
        threads, registers = (PACED_THREADS, PACED_REGISTERS) if kernel is paced_games_kernel else (THREADS, REGISTERS)
        return (size + threads - 1) // threads, threads, registers

    def play_games(self, states: Any, *given: Any) -> None:
        """Play whole random games; given as to `random_games_kernel`."""
        pace, size = self.spec.pace, len(states)
        if pace is not None and pace.waved:
            self.launch(waved_games_kernel, size, states, *given, self._rows_of_games(len(given[-1])))
        elif pace is None or self.simulated:  # the simulator knows no warps
            self.launch(random_games_kernel, size, states, *given)
        else:
            self.launch(paced_games_kernel, size, states, *given)

    def _rows_of_games(self, size: int) -> Any:
        """Where the games of each block of `waved_games_kernel` wait."""
        blocks = self._shape(waved_games_kernel, size)[0]
        return self.cuda.device_array((blocks, ROWS_OF_GAMES, -(-size // blocks)), np.int32)

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
