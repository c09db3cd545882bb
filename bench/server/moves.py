"""What one move costs the server without network and disk: judged, folded, shown to everybody at the table, written out.

    taskset -c 0 python bench/server/moves.py --rounds 5 [--profile]

Each game is played by random answers; all its players watch. Figures are microseconds of processor time a move.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import itertools
import json
import pstats
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import serve  # noqa: F401, E402

from malavita.games import registry  # noqa: E402
from malavita.server.guests import Guest  # noqa: E402
from malavita.server.house import House  # noqa: E402
from malavita.server.logs import set_up  # noqa: E402
from malavita.server.settings import Settings  # noqa: E402
from malavita.server.tables.entries import Began, Setting, Wish  # noqa: E402
from malavita.server.tables.moves import Underway  # noqa: E402
from malavita.server.tables.opening import opening  # noqa: E402
from malavita.server.tables.table import Table  # noqa: E402
from malavita.server.wire import Answer, Pace  # noqa: E402

NUMBERS = itertools.count()
PLAYERS = {"tictactoe": 2, "criminals": 4, "mafiozoo": 4, "mobties": 5}


class Reader:
    """A line that only counts bytes."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.bytes = guest.id, 0

    def post(self, data: bytes) -> None:
        """Count."""
        self.bytes += len(data)


def house_without_disk(folder: str) -> House:
    """A house whose store says yes at once."""
    house = House(Settings(data=folder))
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    house.store.write = house.store.write_job = lambda *job: done  # type: ignore[method-assign]
    house.store.write_then = lambda job, then: None  # type: ignore[method-assign]
    house.store.read = nothing  # type: ignore[method-assign]
    return house


async def nothing(*asked: Any) -> list[Any]:
    """What is found in no store."""
    return []


async def table_of(house: House, game: str, guests: list[Guest], key: bytes, words: str | None = None) -> Table:
    """A table whose game has just begun, watched by all who play."""
    spec = registry.find(game)
    wishes = [Wish("person", guest.id, guest.name) for guest in guests]
    setting = Setting(
        game, spec.default_edition, {}, wishes, Pace("live", 600, 30), False, "en", False, False, guests[0].id, key.hex(), 0
    )  # fmt: skip
    table = Table(house, "AAAAAA", setting, None)
    begun = opening(registry.read_edition(game), len(guests), {}, key)
    await table.commit(Began(save=begun.save()), begun)
    for seat, guest in enumerate(guests):
        table.watch(Reader(guest), seat, words, 0)
    return table


def messages(tables: list[Table], guests: list[Guest], chance: random.Random) -> list[Underway]:
    """A random answer at each table, on its way."""
    found = []
    for table in tables:
        seat = chance.choice(table.state.asked())
        question = table.state.game.question(seat)  # type: ignore[union-attr]
        message = Answer("AAAAAA", table.state.version(seat), str(next(NUMBERS)), chance.choice(question.answers).code)  # type: ignore[union-attr]
        line = next(line for line in table.watching if line.guest == guests[seat].id)
        found.append(Underway(table, guests[seat], message, line, lambda outcome: None))
    return found


def in_a_row(moves: list[Underway]) -> float:
    """Each step for all; the seconds that it took the processor."""
    began = time.process_time()
    for move in [move for move in moves if move.judge()]:
        move.hand_in()
    steps: list[Any] = [move.stored for move in moves]
    steps = [step(None) for step in steps]
    while steps := [step for step in steps if step is not None]:
        steps = [step() for step in steps]
    return time.process_time() - began


async def measure(game: str, rounds: int, moves: int, together: int, words: str | None) -> dict[str, object]:
    """The median over rounds of so many moves."""
    house = house_without_disk(tempfile.mkdtemp())
    guests = [Guest(f"{n:016x}", name, "", "en") for n, name in enumerate("ABCDEF"[: PLAYERS[game]])]
    found, chance, size, tables = [], random.Random(7), 0, []
    gc.freeze()
    gc.disable()  # as the server has it
    for _ in range(rounds):
        done, spent, sent = 0, 0.0, 0
        while done < moves:
            tables = [table for table in tables if table.state.asked()]
            while len(tables) < together:
                tables.append(await table_of(house, game, guests, chance.randbytes(16), words))
            lines = [line for table in tables for line in table.watching]
            before = sum(line.bytes for line in lines)  # type: ignore[attr-defined]
            spent += in_a_row(messages(tables, guests, chance))
            sent += sum(line.bytes for line in lines) - before  # type: ignore[attr-defined]
            done += len(tables)
        found.append(spent / done * 1e6)
        size = sent // done
    return {
        "game": game, "players": PLAYERS[game], "together": together, "us_per_move": round(statistics.median(found), 1),
        "best": round(min(found), 1), "bytes_sent_per_move": size,
    }  # fmt: skip


def main() -> None:
    """Measure each game."""
    set_up("error", "json")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--games", nargs="*", default=list(PLAYERS))
    parser.add_argument("--together", type=int, default=1, help="tables at which somebody moves at the same time")
    parser.add_argument("--words", help="a language: everything is also put into words, as the page wants it")
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    given = parser.parse_args()
    for game in given.games:
        profile = cProfile.Profile()
        if given.profile:
            profile.enable()
        print(
            json.dumps(asyncio.run(measure(game, given.rounds, given.moves, given.together, given.words))), flush=True
        )
        if given.profile:
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
