"""What `import malavita` gives, and what it does not drag in."""

from __future__ import annotations

import json
import subprocess
import sys

import malavita
from malavita.kernel import errors

CONTRACT = {"new", "load", "position", "playout", "batch", "games"}

LOOK = """
import json, socket, sys

def refuse(*args, **more):
    raise AssertionError("importing malavita reached for the network")

socket.socket.connect = socket.create_connection = socket.getaddrinfo = refuse
import malavita
print(json.dumps(sorted(name.partition(".")[0] for name in sys.modules)))
"""


def test_all_is_complete_and_every_name_is_there() -> None:
    public = {name for name, value in vars(malavita).items() if not name.startswith("_") and not _is_module(value)}
    assert set(malavita.__all__) == public | {"__version__"}
    assert set(malavita.__all__) >= CONTRACT


def test_all_is_sorted_and_has_no_name_twice() -> None:
    names = list(malavita.__all__)
    assert len(set(names)) == len(names)
    assert names == sorted(names, key=lambda name: (not name[0].isupper(), name))


def test_every_mistake_at_the_outer_door_can_be_caught_by_name() -> None:
    """RangeError is ours alone: it means a rule is wrong."""
    kinds = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, ValueError)}
    assert kinds - set(malavita.__all__) == {"RangeError"}
    assert all(issubclass(getattr(malavita, name), malavita.MalavitaError) for name in kinds & set(malavita.__all__))


def test_everything_exported_says_what_it_is() -> None:
    for name in malavita.__all__:
        if name != "__version__":
            assert getattr(malavita, name).__doc__, name


def test_importing_takes_no_compiler_no_screen_and_no_network() -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", LOOK], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    heavy = {"numba", "llvmlite", "textual", "rich", "asyncio", "sqlite3", "torch", "jax", "pyspiel"}
    assert heavy.isdisjoint(json.loads(done.stdout))


def _is_module(value: object) -> bool:
    return type(value) is type(sys)
