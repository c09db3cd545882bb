"""Every registered game through the conformance kit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import malavita
from malavita.games import registry
from malavita.kernel.rule import cuda_available
from malavita.testing import CHECKS, check_engines, check_invariants_at_speed, check_secrets, count_answers, playthrough
from malavita.testing.conformance import check_seeds
from malavita.testing.turned import check_turned, turned_options

RECORDS = Path(__file__).parent / "records"
TABLES = [(name, players) for name in registry.names() for players in registry.find(name).seats]
TURNED = [(name, players, *way) for name, players in TABLES for way in turned_options(name)]


def one_table_each() -> list[tuple[str, int, str, str]]:
    """Every option at one number of players, not always the same."""
    return [
        (name, seats[n % len(seats)], *way)
        for name in registry.names()
        for seats in [registry.find(name).seats]
        for n, way in enumerate(turned_options(name))
    ]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_games(name: str, players: int, check: str) -> None:
    for seed in range(2):
        CHECKS[check](malavita.new(name, players, seed), Random(seed))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_interpreted_games(name: str, players: int) -> None:
    for check in CHECKS.values():
        check(malavita.new(name, players, 9, engine="python"), Random(9))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seeds_reproduce(name: str, players: int) -> None:
    check_seeds(name, players)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_secrets_make_no_difference(name: str, players: int) -> None:
    assert sum(check_secrets(name, players, seed) for seed in range(2)) > 25


@pytest.mark.parametrize(("name", "players", "option", "value"), TURNED)
def test_every_option_turned(name: str, players: int, option: str, value: str) -> None:
    options = {option: value}
    check_invariants_at_speed(name, players, 1_000, options)
    check_engines(name, players, 10, 60, "python", "cpu", options)


@pytest.mark.parametrize(("name", "players", "option", "value"), one_table_each())
def test_every_option_through_the_whole_kit(name: str, players: int, option: str, value: str) -> None:
    """`make soak` does it at every number of players."""
    check_turned(name, players, option, value, TURNED.index((name, players, option, value)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_options_turned_at_once(name: str, players: int) -> None:
    options = {option.name: option.values[-1] for option in registry.find(name).options}
    check_invariants_at_speed(name, players, 2_000, options)
    check_engines(name, players, 10, 60, "python", "cpu", options)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_interpreted_equals_compiled(name: str, players: int) -> None:
    assert check_engines(name, players, 50, 200, "python", "cpu") == 10_000


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_invariants_at_speed(name: str, players: int) -> None:
    check_invariants_at_speed(name, players, 10_000)  # `make soak` plays a million


@pytest.mark.parametrize("name", registry.names())
def test_gpu_equals_interpreted(name: str) -> None:
    """On a GPU where there is one, in Numba's simulator otherwise."""
    env = dict(os.environ) if cuda_available() else {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "malavita.testing", "gpu", name]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("steps equal") == len(registry.find(name).seats)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_recorded_counts(name: str, players: int) -> None:
    """A missing or surplus answer changes these numbers; `make records` records them anew."""
    recorded = json.loads((RECORDS / name / "counts.json").read_text("utf-8"))[str(players)]
    assert count_answers(name, players, 7, len(recorded)) == recorded


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_recorded_playthrough(name: str, players: int) -> None:
    """Any change of rules, views, events or words shows as a difference here; `make records` records it anew."""
    recorded = (RECORDS / name / f"playthrough-{players}.txt").read_text("utf-8")
    assert playthrough(name, players, 7).splitlines() == recorded.splitlines()
