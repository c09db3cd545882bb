"""Ours and boardgame.io's server under the same load, in turns: server and clients share two cores.

    npm ci --prefix bench/server && pip install picows
    python bench/server/compare.py --rounds 3

Ours is compiled first, if it is not yet. The last lines tell how many times their moves a second ours makes. With `--pin` the server has core 0 and the clients core 1, so that a server's threads share one core.
Foreign load is the share of both cores that other programs used meanwhile; above 0.3 of a core, try again later.
"""

from __future__ import annotations

import argparse
import http.client
import importlib.util
import json
import math
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LIMITS = {
    "MESSAGES_PER_SECOND": "1e9", "REQUESTS_PER_SECOND": "1e9", "GUESTS_PER_HOUR": "1e12", "LINES_PER_ADDRESS": "1000000",
    "MOST_TABLES": "1000000", "WORKERS": "1",
}  # fmt: skip
PORT = 8391
TRIES = 3
WARM = 1  # second, before anything is counted
OURS = "malavita-compiled"
ROOT = HERE.parents[1]
COMPILED = ROOT / "build" / "native"


def busy() -> float:
    """Seconds of work of all cores so far, idle and waiting left out."""
    fields = [int(part) for part in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def on_cores(cores: str, command: list[str]) -> list[str]:
    """A command that may only use these cores."""
    return ["taskset", "-c", cores, *command]


def start(kind: str, folder: str, cores: str = "0") -> subprocess.Popen[bytes]:
    if kind.startswith("malavita"):
        command = [
            sys.executable,
            str(HERE / "serve.py"),
            "--port",
            str(PORT),
            "--data",
            folder,
            "--log-level",
            "error",
        ]
    else:
        command = ["node", str(HERE / "bgio.cjs"), str(PORT), "memory" if kind.endswith("memory") else folder]
    environment = {**os.environ, **{f"MALAVITA_SERVER_{key}": value for key, value in LIMITS.items()}}
    if kind.endswith("compiled"):
        environment["PYTHONPATH"] = str(COMPILED)
    process = subprocess.Popen(
        on_cores(cores, command), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    while not is_open():
        time.sleep(0.2)
    return process


def is_open() -> bool:
    """Whether somebody answers at the port; compiling the rules may come first."""
    door = http.client.HTTPConnection("127.0.0.1", PORT, timeout=300)
    try:
        door.request("GET", "/games")
        return bool(door.getresponse().status)
    except ConnectionError:
        return False
    finally:
        door.close()


def measure(kind: str, tables: int, games: int, every: float, seconds: float, game: str, pin: bool) -> dict[str, Any]:
    each = games if every else math.ceil(games * (seconds + WARM))
    folder = tempfile.mkdtemp()
    process = start(kind, folder, "0" if pin else "0,1")
    load = [
        sys.executable, str(HERE / "load.py"), kind.split("-")[0], "--port", str(PORT), "--pid",
        str(process.pid), "--tables", str(tables), "--each", str(each), "--every", str(every), "--seconds", str(seconds),
        "--warm", str(WARM), "--game", game,
    ]  # fmt: skip
    try:
        out = subprocess.run(on_cores("1" if pin else "0,1", load), capture_output=True, check=True, timeout=600).stdout
        found: dict[str, Any] = json.loads(out)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)
    return {"kind": kind, "game": game, **found}


def moving(*case: Any) -> dict[str, Any]:
    """A measurement in which somebody moved: with flat files it happens that nobody can."""
    for _ in range(TRIES):
        row = measure(*case)
        if row["moves"]:
            if not row["rows_left"]:
                print(f"{row['kind']}: somebody ran out of games, the figure is too low", file=sys.stderr)
            return row
    raise SystemExit(f"{case[0]}: nobody moved, {TRIES} times in a row")


def compile_ours() -> None:
    """Compile ours as it is now; without a C compiler there is nothing to compare."""
    subprocess.run([sys.executable, str(ROOT / "native" / "build.py")], check=True, stdout=sys.stderr)


# Server, tables, games at each (a second, where they are played at once: whoever is quicker must not run out of them),
# seconds between two moves, game.
CASES = [
    ("malavita", 100, 35, 0.0, "tictactoe"), ("boardgame-memory", 100, 15, 0.0, "tic-tac-toe"),
    ("boardgame-files", 100, 5, 0.0, "tic-tac-toe"), ("malavita", 100, 5, 0.0, "criminals"),
    ("malavita", 1000, 2, 5.0, "criminals"), ("boardgame-memory", 1000, 3, 5.0, "tic-tac-toe"),
    ("malavita-compiled", 100, 42, 0.0, "tictactoe"), ("malavita-compiled", 100, 8, 0.0, "criminals"),
    ("malavita-compiled", 1000, 2, 5.0, "criminals"),
]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pin", action="store_true", help="server on core 0, clients on core 1")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of the cases", default=range(len(CASES)))
    given = parser.parse_args()
    if any(CASES[number][0] == OURS for number in given.only):
        compile_ours()
    print(json.dumps({"python": sys.version, "from": os.path.realpath(sys.executable)}), flush=True)
    rows: dict[int, list[dict[str, Any]]] = {}
    for _ in range(given.rounds):
        for number, (kind, tables, games, every, game) in enumerate(CASES):
            if number not in given.only:
                continue
            began, before = time.monotonic(), busy()
            row = moving(kind, tables, games, every, given.seconds, game, given.pin)
            row["busy_cores"] = round((busy() - before) / (time.monotonic() - began), 2)
            row["load_average"] = os.getloadavg()[0]
            rows.setdefault(number, []).append(row)
            print(json.dumps(row), flush=True)
    for number, found in rows.items():
        middle = {
            key: statistics.median([row[key] or 0 for row in found])
            for key in ("moves_per_s", "p50_ms", "p99_ms", "cpu_us_per_move", "rss_mb")
        }
        print(json.dumps({"case": CASES[number], "median": middle}))
    for line in ratios(rows):
        print(json.dumps(line))


def ratios(rows: dict[int, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """How many times the moves a second of theirs ours makes, compiled and as it is, round by round."""
    speeds = {
        CASES[number][0]: [row["moves_per_s"] for row in found]
        for number, found in rows.items()
        if CASES[number][3] == 0 and CASES[number][4] in ("tictactoe", "tic-tac-toe")
    }
    return [
        {"ours": ours, "theirs": theirs, "times": [round(a / b, 2) for a, b in zip(speeds[ours], speeds[theirs], strict=True)],
         "median": round(statistics.median(speeds[ours]) / statistics.median(speeds[theirs]), 2)}
        for ours in (OURS, "malavita") for theirs in ("boardgame-memory", "boardgame-files")
        if ours in speeds and theirs in speeds
    ]  # fmt: skip


if __name__ == "__main__":
    main()
