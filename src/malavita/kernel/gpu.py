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
from .spec import DOING, ENDED, FINISHED, KINDS_OF_STEPS, OPENING, GameSpec

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
# As many games as shared memory can keep account of; one block a multiprocessor, since two would run different rules.
POOL = 14336
POOL_THREADS = 1024
POOL_REGISTERS = 64
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


def pooled_games_kernel(
    states: Any, boxes: Any, players: int, options: int, seed: int, start: int, scores: Any, ranks: Any, lengths: Any
) -> None:
    """Whole random games; each time, a block gathers as many as it has threads of those that do the same thing next.

    Rules that do not fit the cache for instructions would be fetched anew by every warp; here all warps of a block run
    the same ones. There are at least as many states as games.
    """
    game = cuda.shared.array(POOL, np.uint16)  # which of the block's games lies at each place
    kind = cuda.shared.array(POOL, np.uint8)  # what it does next
    tally = cuda.shared.array(KINDS_OF_STEPS, np.int32)  # how many do each thing
    row = cuda.shared.array(POOL_THREADS, np.int16)  # the places that are gathered
    most = cuda.shared.array(1, np.int32)
    length = cuda.shared.array(1, np.int32)
    begun = cuda.shared.array(1, np.int32)
    me, crew = cuda.threadIdx.x, cuda.blockDim.x
    for place in range(me, POOL, crew):
        kind[place] = OPENING
    for n in range(me, KINDS_OF_STEPS, crew):
        tally[n] = POOL if n == OPENING else 0
    if me == 0:
        begun[0] = 0
    cuda.syncthreads()
    while True:
        now = most_wanted(tally, most, length)
        if now == ENDED:
            break
        gather(kind, now, row, length)
        if me < length[0]:
            place = row[me]
            if now == OPENING:
                game[place] = cuda.atomic.add(begun, 0, 1)
            number = cuda.blockIdx.x + cuda.gridDim.x * game[place]
            then = ENDED
            if number < len(lengths):
                s, box = states[number], boxes[0]
                if now == OPENING:
                    lengths[number] = 0
                    keep_luck(ranks[number], game_key(seed, start + number, 2))
                    open_numbered(s, box, players, options, seed, start + number)
                else:
                    lengths[number] += random_step(s, box, ranks[number])
                then = moment(s) & DOING
                if moment(s) == FINISHED:
                    outcome(s, box, scores[number], ranks[number])
                    then = OPENING
            kind[place] = then
            cuda.atomic.add(tally, now, -1)
            cuda.atomic.add(tally, then, 1)
        cuda.syncthreads()


@rule
def most_wanted(tally: Any, most: Any, length: Any) -> int:
    """What most places of a pool do next; ENDED when none does anything."""
    me, crew = cuda.threadIdx.x, cuda.blockDim.x
    if me == 0:
        most[0] = 0
        length[0] = 0
    cuda.syncthreads()
    for n in range(me, ENDED, crew):
        cuda.atomic.max(most, 0, tally[n] * KINDS_OF_STEPS + n)
    cuda.syncthreads()
    return most[0] & DOING if most[0] >= KINDS_OF_STEPS else ENDED


@rule
def gather(kind: Any, now: int, row: Any, length: Any) -> None:
    """Put places that do this next in a row, as many as there are threads."""
    me, crew = cuda.threadIdx.x, cuda.blockDim.x
    for place in range(me, len(kind), crew):
        if kind[place] == now:
            n = cuda.atomic.add(length, 0, 1)
            if n >= crew:
                break
            row[n] = place
    cuda.syncthreads()


@rule
def random_step(s: Any, box: Any, row: Any) -> int:
    """One step of a game whose luck is kept in a row; returns how many answers it took."""
    seats = asked(s, box)
    if seats == 0:
        run_once(s, box, None)
        return 0
    seat, luck = lowest(seats), stir(luck_kept(row))
    keep_luck(row, luck)
    hear(s, box, seat, random_answer(s, box, seat, luck), None)
    return 1


@rule
def keep_luck(row: Any, luck: int) -> None:
    """Keep a word in two places of a row: that of a game's ranks, until it is over."""
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
        if self.simulated:
            parts |= {"POOL": 8, "POOL_THREADS": 4}
        else:
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
        if kernel is pooled_games_kernel:
            return self.cuda.get_current_device().MULTIPROCESSOR_COUNT, POOL_THREADS, POOL_REGISTERS
        threads, registers = (PACED_THREADS, PACED_REGISTERS) if kernel is paced_games_kernel else (THREADS, REGISTERS)
        return (size + threads - 1) // threads, threads, registers

    @property
    def whole_games(self) -> Callable[..., None]:
        """The kernel for whole random games; the simulator knows no warps."""
        pace = self.spec.pace
        if pace is not None and pace.pooled:
            return pooled_games_kernel
        return random_games_kernel if pace is None or self.simulated else paced_games_kernel

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
