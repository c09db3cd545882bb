"""Speed of other libraries at random play: whole games from the deal, resets inside, in decisions per second."""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from types import ModuleType
from typing import Any, NamedTuple


class Rate(NamedTuple):
    """Decisions per second of wall-clock time over some runs."""

    median: float
    best: float


Play = Callable[[], float]  # plays a little and says how many decisions that was
Measure = Callable[[float, int], Rate | None]  # takes seconds a run and the number of runs; None: not installed

PGX_SHAPE = {"cpu": (1024, 8), "gpu": (65536, 64)}  # games side by side, steps in one fused call
SAMPLE = 400  # OpenSpiel games that are looked through for their share of decisions


def openspiel_rate(game: str, seconds: float, repeats: int) -> Rate | None:
    """Measure an OpenSpiel game, played whole in C++ by `evaluate_bots` with uniform random bots."""
    if not _installed("pyspiel"):
        return None
    # The state is left at the end of the game, where `move_number` counts decisions and chance events together.
    # To list each history would cost as much as to play, so a sample settles which share of the moves are decisions.
    # The timed runs then count moves, which is steadier than games a second times a mean number of decisions.
    states = _openspiel_games(game)
    history = [move.player for _ in range(SAMPLE) for move in next(states).full_history()]
    share = sum(player >= 0 for player in history) / len(history)
    return _rate(lambda: share * next(states).move_number(), seconds, repeats)


def _openspiel_games(game: str) -> Iterator[Any]:
    """Yield the final states of random games, each from a fresh deal and with a seed of its own."""
    pyspiel: Any = import_module("pyspiel")
    rules = pyspiel.load_game(game)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(rules.num_players())]
    for seed in count():
        state = rules.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        yield state


def pgx_rate(game: str, device: str, seconds: float, repeats: int) -> Rate | None:
    """Measure a Pgx game on "cpu" or "gpu"; None also where JAX has no such device."""
    if not _installed("jax", "pgx"):
        return None
    jax: Any = import_module("jax")
    try:
        target = jax.devices(device)[0]
    except RuntimeError:
        return None
    with jax.default_device(target):
        play = _pgx_play(game, *PGX_SHAPE[device])
        _ = play(), play()  # compile
        return _rate(play, seconds, repeats)


def _pgx_play(game: str, batch: int, steps: int) -> Play:
    """Return a call that takes the batch some steps on, all of them in one compiled scan."""
    jax: Any = import_module("jax")
    init, step = _pgx_functions(game)

    def advance(state: Any, key: Any) -> tuple[Any, None]:
        act, move = jax.random.split(key)
        return step(state, act, jax.random.split(move, batch)), None

    scan = jax.jit(lambda state, key: jax.lax.scan(advance, state, jax.random.split(key, steps))[0])
    seeds = count()
    state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(next(seeds)), batch))

    def play() -> float:
        nonlocal state
        state = jax.block_until_ready(scan(state, jax.random.PRNGKey(next(seeds))))
        return batch * steps

    return play


def _pgx_functions(game: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return the deal and a random step for a batch; Pgx's own wrapper deals anew in the step that ends a game."""
    if not _installed("svgwrite"):  # Pgx imports it to draw, which nobody does here
        sys.modules["svgwrite"] = ModuleType("svgwrite")
    jax: Any = import_module("jax")
    tools: Any = import_module("pgx.experimental")
    env = import_module("pgx").make(game)
    step, act = jax.vmap(tools.auto_reset(env.step, env.init)), tools.act_randomly  # a masked categorical
    return jax.vmap(env.init), lambda state, key, keys: step(state, act(key, state.legal_action_mask), keys)


def rlcard_rate(game: str, seconds: float, repeats: int) -> Rate | None:
    """Measure an RLCard game by its `step`, which is up to twice as fast as `env.run` with its random agents."""
    if not _installed("rlcard"):
        return None
    env = import_module("rlcard").make(game, config={"seed": 0})

    def play() -> float:
        (state, _), decisions = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _rate(play, seconds, repeats)


def catanatron_rate(seconds: float, repeats: int) -> Rate | None:
    """Measure Catan between four random players."""
    if not _installed("catanatron"):
        return None
    catanatron: Any = import_module("catanatron")
    seeds = count(1)  # a seed of 0 would count as none

    def play() -> float:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return _rate(play, seconds, repeats)


def _installed(*modules: str) -> bool:
    """Say whether all of these modules can be found; one that is found but broken shall fail aloud."""
    return all(module in sys.modules or find_spec(module) is not None for module in modules)


def _rate(play: Play, seconds: float, repeats: int) -> Rate:
    """Time some runs of about so many seconds each."""
    rates = [_run(play, seconds) for _ in range(repeats)]
    return Rate(statistics.median(rates), max(rates))


def _run(play: Play, seconds: float) -> float:
    """Play for about so many seconds and return decisions per second."""
    decisions, start, worked = 0.0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
    share = (time.process_time() - worked) / spent  # under 100 % of a core, somebody else was at work
    print(f"  {decisions / spent:,.0f} decisions/s, {share:.0%} of a core", file=sys.stderr)
    return decisions / spent


PEERS: dict[str, dict[str, Measure]] = {
    "cpu": {
        **{f"open_spiel/{g}": partial(openspiel_rate, g) for g in ("hearts", "gin_rummy", "backgammon", "negotiation")},
        **{f"pgx/{g}": partial(pgx_rate, g, "cpu") for g in ("backgammon", "sparrow_mahjong")},
        **{f"rlcard/{g}": partial(rlcard_rate, g) for g in ("leduc-holdem", "limit-holdem", "gin-rummy", "uno")},
        "catanatron": catanatron_rate,
    },
    "gpu": {f"pgx/{g}@gpu": partial(pgx_rate, g, "gpu") for g in ("backgammon", "sparrow_mahjong")},
}


def pin() -> None:
    """Keep this process on one core and XLA, if it is not loaded yet, in one thread."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flags}"
