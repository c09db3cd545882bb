"""`malavita bench`: how fast the rules run here, beside other libraries where they are installed."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..envs.playout import Series
from ..kernel.errors import NoDevice
from ..kernel.rule import cuda_available
from . import measure
from .options import Commands, add_json, print_json, seconds, whole


def add_to(commands: Commands) -> None:
    """Declare the command."""
    from .main import add_game

    command = commands.add_parser("bench", help="measure speed, beside other libraries where they are installed")
    add_game(command, "criminals")
    command.add_argument("--players", "-p", type=whole(1), help="how many play (default: the most)")
    command.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    command.add_argument("--repeats", type=whole(1), default=7, help="measurements of each figure")
    command.add_argument("--seconds", type=seconds, default=1.0, help="length of one measurement of a peer")
    command.add_argument("--no-peers", action="store_true", help="measure only our own rules")
    command.add_argument("--no-compile", action="store_true", help="leave out the time of a cold compilation")
    command.add_argument("--pin", action="store_true", help="keep to one core")
    add_json(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure and report; figures of one run may be compared with each other."""
    if given.pin:
        from .peers import pin

        pin()
    about = measure.conditions(given.game, given.players, 1)
    figures = on_gpu(about, given.repeats) if given.device == "cuda" else on_cpu(about, given.repeats)
    report: dict[str, Any] = {
        "machine": measure.machine(),
        "game": given.game,
        "players": about.players,
        "state, bytes": about.spec.state.dtype.itemsize,
        "figures": {figure.name: figure.as_dict() for figure in figures},
    }
    if not given.no_peers:
        report["peers"] = peers(given, figures[0])
    if given.device == "cpu" and not given.no_compile:
        tell("compiling in a fresh process")
        report["start"] = measure.cold_and_warm(given.game)
    if given.json:
        print_json(report)
    else:
        show(report)
    return 0


def tell(text: str) -> None:
    """Say on standard error what is being measured."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def on_cpu(about: Series, repeats: int) -> list[measure.Figure]:
    """All figures of one core."""
    jobs = [
        lambda: measure.closed_loop(about, repeats),
        lambda: measure.seen_loop(about, repeats),
        lambda: measure.batch_loop(about, repeats, 4096),
        lambda: measure.batch_loop(about, repeats, 4096, observe=True),
        lambda: measure.batch_loop(about, repeats, 1),
        lambda: measure.resampling(about, repeats),
        lambda: measure.single_game(about, max(1, repeats // 2)),
    ]
    return _each(jobs)


def on_gpu(about: Series, repeats: int) -> list[measure.Figure]:
    """All figures of a GPU, the equality of bytes with the CPU first."""
    if not cuda_available():
        raise NoDevice("no CUDA device can be used here")
    tell("comparing the bytes of 100,000 games with the CPU's")
    measure.same_bytes(about, 100_000)
    jobs = [
        lambda: measure.gpu_games(about, repeats),
        lambda: measure.gpu_games(about, repeats, 1 << 22),
        lambda: measure.gpu_batch(about, repeats, 1 << 20, False),
        lambda: measure.gpu_batch(about, repeats, 1 << 18, True),
    ]
    return _each(jobs)


def _each(jobs: list[Any]) -> list[measure.Figure]:
    figures = []
    for job in jobs:
        figures.append(job())
        tell(f"{figures[-1].name}: {figures[-1].median:,.1f} {figures[-1].unit}")
    return figures


def peers(given: argparse.Namespace, ours: measure.Figure) -> dict[str, Any]:
    """Every peer that is installed, with how many times faster our whole random games are."""
    from .peers import PEERS

    found: dict[str, Any] = {}
    for name, job in PEERS["gpu" if given.device == "cuda" else "cpu"].items():
        tell(f"peer {name}")
        rate = job(given.seconds, min(given.repeats, 5))
        found[name] = rate and {"median": rate.median, "best": rate.best, "ours is times": ours.median / rate.median}
    return found


def show(report: dict[str, Any]) -> None:
    """Print the report for people."""
    machine = report["machine"]
    print(f"{report['game']}, {report['players']} players, state {report['state, bytes']} bytes")
    print(f"{machine['cpu']}, {machine['cores']} cores, Python {machine['python']}, load {machine['load']:.1f}")
    for name, figure in report["figures"].items():
        print(f"{name:>58}  {figure['median']:>16,.1f} {figure['unit']}  (best {figure['best']:,.1f})")
    for name, rate in report.get("peers", {}).items():
        text = (
            f"{rate['median']:>16,.0f} decisions/s, ours {rate['ours is times']:,.1f} times"
            if rate
            else "not installed"
        )
        print(f"{name:>58}  {text}")
    for name, took in report.get("start", {}).items():
        print(f"{name:>58}  {took:>16.2f}")
