"""Many games side by side over buffers that the caller may own: a vector environment on the CPU or a GPU.

The buffers, one row a game:

    acting   int64    the seat that is asked, -1 when the game is over
    legal    int64    the legal answers of the question, a set of bits
    offsets  int64    where the question's kind begins in the action space
    done     int8     1 when the game is over
    rewards  float32  at the end: seats beaten less seats lost to, over the number of opponents; else 0
    observation float32, mask int8    for the acting seat, written by `look` (or every step with observe=True)

An action is a number of the fixed action space: the kind's offset plus the answer. A game that has ended stays as it
is, its last rewards and observation to be read, until the next step deals the next game of its series (auto_reset).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..kernel.engine import engine_for
from ..kernel.errors import IllegalAnswer, MalavitaError, MalformedAnswer, NoDevice
from ..kernel.gpu import (
    choose_kernel,
    gpu_for,
    observe_kernel,
    start_kernel,
    step_kernel,
)
from ..kernel.loops import choose_answers, observe_games, start_games, step_games
from ..kernel.record import Array
from .playout import check_seed, series

NAMES = ("acting", "legal", "offsets", "done", "rewards", "observation", "mask", "actions")


class Batch:
    """A batch of games; see the module's first lines for its buffers."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int,
        device: str = "cpu",
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        edition: Any = None,
        observe: bool = False,
        auto_reset: bool = True,
        buffers: Mapping[str, Any] | None = None,
    ) -> None:
        about = series(game, players, seed, options, edition)
        if type(games) is not int or games < 1:
            raise MalavitaError(f"games is a whole number from 1 upwards, not {games!r}")
        self.spec, self.games, self.players, self.device = about.spec, games, players, device
        self.observes, self.auto_reset = observe, auto_reset
        self.action_size, self.observation_size = self.spec.space.size, self.spec.observation_size
        self._about = about
        self._side = _side(device, about.spec)
        self._box = self._side.rows(about.box, "box")
        if buffers is not None and not isinstance(buffers, Mapping):
            raise MalavitaError(f"buffers are given by name, not as {buffers!r}")
        try:
            self._own_buffers(dict(buffers or {}))
            self.reset()
        except MemoryError:
            raise MalavitaError(f"there is no memory for {games} games side by side") from None

    def _own_buffers(self, given: dict[str, Any]) -> None:
        shapes = _shapes(self.games, self.spec.most_seats, self.observation_size, self.action_size)
        for name in given:
            if name not in shapes:
                raise MalavitaError(f"there is no buffer {name!r}: there are {', '.join(NAMES)}")
        for name, (shape, kind) in shapes.items():
            buffer = given.get(name)
            if buffer is None:
                buffer = self._side.send(np.zeros(shape, kind))
            elif _form(buffer) != (shape, np.dtype(kind).name) or not self._side.can_write(buffer):
                wanted = f"of shape {shape} and kind {np.dtype(kind).name}"
                raise MalavitaError(f"buffer {name} must be an array to write to, {wanted}")
            setattr(self, f"_{name}", buffer)

    _acting: Any
    _legal: Any
    _offsets: Any
    _done: Any
    _rewards: Any
    _observation: Any
    _mask: Any
    _actions: Any

    acting = property(lambda self: self._acting)
    legal = property(lambda self: self._legal)
    offsets = property(lambda self: self._offsets)
    done = property(lambda self: self._done)
    rewards = property(lambda self: self._rewards[:, : self.players])
    observation = property(lambda self: self._observation)
    mask = property(lambda self: self._mask)
    states = property(lambda self: self._states)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew."""
        if seed is not None:
            check_seed(seed)
        self._seed = self._about.seed if seed is None else seed
        self._states = self._side.rows(np.zeros(self.games, self.spec.state.dtype))
        self._numbers = self._side.send(np.arange(self.games, dtype=np.int64))
        self._luck = self._side.send((np.arange(self.games, dtype=np.uint64) + np.uint64(1)) << np.uint64(20))
        self._refused = self._side.send(np.full(1, -1, np.int64))
        self._side.start(
            self.games, self._states, self._box, self.players, self._about.options, self._seed, self._numbers,
            self._acting, self._legal, self._offsets, self._rewards, self._done,
        )  # fmt: skip
        if self.observes:
            self.look()

    def step(self, actions: Any) -> None:
        """Give one answer in every game; games that are over deal their next game, or wait.

        Where an action is not legal its game stays as it is while the others go on, and IllegalAnswer names that game.
        """
        actions = self._side.take(actions)
        if getattr(actions, "shape", None) != (self.games,):
            raise MalformedAnswer(f"actions must be {self.games} whole numbers, one for each game", "")
        stride = self.games if self.auto_reset else 0
        self._side.step(
            self.games, self._states, self._box, self.players, self._about.options, self._seed, actions, self._numbers,
            stride, self._acting, self._legal, self._offsets, self._rewards, self._done, self._refused,
        )  # fmt: skip
        if self.observes:
            self.look()
        bad = int(self._side.fetch(self._refused)[0])
        if bad >= 0:
            self._refused = self._side.send(np.full(1, -1, np.int64))
            raise IllegalAnswer(f"game {bad}: action {int(self._side.fetch(actions)[bad])} is not legal now", "")

    def sample(self) -> Any:
        """A random legal action for every game; the buffer is used again at the next call."""
        self._side.choose(self.games, self._legal, self._offsets, self._luck, self._actions)
        return self._actions

    def look(self) -> None:
        """Write observation and mask of every game for the seat that is asked."""
        self._side.look(
            self.games, self._states, self._box, self._acting, self._legal, self._offsets, self._observation, self._mask
        )

    def host(self, name: str) -> Array:
        """A buffer, or the states, as an array of this machine's memory."""
        return np.asarray(self._side.fetch(getattr(self, f"_{name}")))


def _shapes(games: int, seats: int, wide: int, actions: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    return {
        "acting": ((games,), np.int64),
        "legal": ((games,), np.int64),
        "offsets": ((games,), np.int64),
        "done": ((games,), np.int8),
        "rewards": ((games, 2 * seats), np.float32),  # the second half holds the ranks
        "observation": ((games, wide), np.float32),
        "mask": ((games, actions), np.int8),
        "actions": ((games,), np.int64),
    }


def _form(array: Any) -> tuple[Any, str]:
    shape = getattr(array, "shape", None)
    return shape if shape is None else tuple(shape), str(getattr(array, "dtype", "")).rpartition(".")[2]


def _whole_numbers(actions: Any) -> Array | None:
    given = np.asarray(actions)
    return given.astype(np.int64, copy=False) if given.dtype.kind in "iu" else None


class _Host:
    def __init__(self, spec: Any, name: str) -> None:
        self._engine = engine_for(spec, name)
        self._loops = [self._engine.entry(loop) for loop in (start_games, step_games, choose_answers, observe_games)]
        self.rows = self._engine.rows

    def send(self, array: Array) -> Array:
        return array

    def can_write(self, buffer: Any) -> bool:
        return isinstance(buffer, np.ndarray) and buffer.flags.writeable

    def take(self, actions: Any) -> Any:
        return _whole_numbers(actions)

    def fetch(self, array: Any) -> Any:
        return getattr(array, "blocks", array)

    def start(self, games: int, *args: Any) -> None:
        self._engine.first(start_games, "batches", lambda: self._loops[0](0, 1, *args))

    def step(self, games: int, *args: Any) -> None:
        self._loops[1](0, 1, *args)

    def choose(self, games: int, *args: Any) -> None:
        self._loops[2](0, 1, *args)

    def look(self, games: int, *args: Any) -> None:
        self._loops[3](0, 1, *args)


class _Device:
    def __init__(self, spec: Any) -> None:
        self._gpu = gpu_for(spec)
        self.rows, self.send, self.fetch = self._gpu.rows, self._gpu.send, self._gpu.fetch

    def can_write(self, buffer: Any) -> bool:
        return True

    def take(self, actions: Any) -> Any:
        if hasattr(actions, "copy_to_host"):
            return actions
        if hasattr(actions, "__cuda_array_interface__"):  # another library's, taken as it lies
            return self._gpu.cuda.as_cuda_array(actions)
        given = _whole_numbers(actions)
        return None if given is None else self.send(given)

    def start(self, games: int, *args: Any) -> None:
        self._gpu.launch(start_kernel, games, *args)

    def step(self, games: int, *args: Any) -> None:
        self._gpu.launch(step_kernel, games, *args)

    def choose(self, games: int, *args: Any) -> None:
        self._gpu.launch(choose_kernel, games, *args)

    def look(self, games: int, *args: Any) -> None:
        self._gpu.launch(observe_kernel, games, *args)


def _side(device: str, spec: Any) -> Any:
    if device == "cuda":
        return _Device(spec)
    if device in ("cpu", "python"):
        return _Host(spec, device)
    raise NoDevice(f"device {device!r} is not known: use cpu, cuda or python")
