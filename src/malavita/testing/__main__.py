"""`python -m malavita.testing`: record counts and playthroughs, soak a game, or compare a GPU with the interpreter."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..games import registry
from ..kernel.errors import MalavitaError
from ..progress import Progress
from .engines import check_engines, check_invariants_at_speed
from .records import count_answers, playthrough
from .secrets import check_secrets
from .turned import check_turned, turned_options

SEED = 7
DEPTH = 4


def record(folder: Path, game: str) -> None:
    """Write the recorded truth of a game for the tests to compare with."""
    target = folder / game
    target.mkdir(parents=True, exist_ok=True)
    seats = registry.find(game).seats
    counts = {str(players): count_answers(game, players, SEED, DEPTH) for players in seats}
    (target / "counts.json").write_text(json.dumps(counts, indent=2) + "\n", "utf-8")
    for players in seats:
        (target / f"playthrough-{players}.txt").write_text(playthrough(game, players, SEED), "utf-8")


def soak(game: str, games: int) -> None:
    """A million games at each number of players with all invariants, many drawn worlds, and every option turned."""
    for players in registry.find(game).seats:
        progress = Progress(f"{game}, {players} players, invariants")
        check_invariants_at_speed(game, players, games, seed=1, progress=progress)
        progress.close()
        drawn = sum(check_secrets(game, players, seed, share=0.2) for seed in range(games // 20_000))
        print(f"{game}, {players} players: {games:,} games keep all invariants; {drawn:,} drawn worlds look the same")
        turned = turned_options(game)
        progress = Progress(f"{game}, {players} players, options")
        for done, (option, value) in enumerate(turned, 1):
            check_turned(game, players, option, value, seed=done)
            progress(done, len(turned))
        progress.close()
        print(f"{game}, {players} players: every option turned passes the kit")


def compare_gpu(game: str, games: int, steps: int) -> None:
    """The GPU, or the simulator that stands in for it, against the interpreter."""
    for players in registry.find(game).seats:
        compared = check_engines(game, players, games, steps, "python", "cuda")
        print(f"{game}, {players} players: {compared:,} steps equal")


def main() -> int:
    """Run one of the three."""
    parser = argparse.ArgumentParser(prog="python -m malavita.testing", description=__doc__)
    parser.add_argument("what", choices=("record", "soak", "gpu"))
    parser.add_argument("game", nargs="?", default="criminals")
    parser.add_argument("--folder", type=Path, default=Path("tests/records"))
    parser.add_argument("--games", type=int)
    parser.add_argument("--steps", type=int, default=60)
    given = parser.parse_args()
    try:
        registry.find(given.game)
    except MalavitaError as error:
        parser.error(str(error))
    if given.what == "record":
        record(given.folder, given.game)
    elif given.what == "soak":
        soak(given.game, given.games or 1_000_000)
    else:
        compare_gpu(given.game, given.games or 5, given.steps)
    return 0


sys.exit(main())
