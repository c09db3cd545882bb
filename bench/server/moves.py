"""What one move costs the server without network and disk: judged, folded, shown to everybody at the table, written out.

    taskset -c 0 python bench/server/moves.py --rounds 5 [--profile]

Each game is played by random answers; all its players watch. Figures are microseconds of processor time a move.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import serve  # noqa: F401, E402

from malavita.games import registry  # noqa: E402
from malavita.server.guests import Guest  # noqa: E402
from malavita.server.house import House  # noqa: E402
from malavita.server.settings import Settings  # noqa: E402
from malavita.server.tables.entries import Began, Setting, Wish  # noqa: E402
from malavita.server.tables.moves import move  # noqa: E402
from malavita.server.tables.opening import opening  # noqa: E402
from malavita.server.tables.table import Table  # noqa: E402
from malavita.server.wire import Answer, Pace  # noqa: E402

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
    return house


async def table_of(house: House, game: str, guests: list[Guest], key: bytes, words: str | None = None) -> Table:
    """A table whose game has just begun, watched by all who play."""
    spec = registry.find(game)
    wishes = [Wish("person", guest.id, guest.name) for guest in guests]
    setting = Setting(
        game, spec.default_edition, {}, wishes, Pace("live", 600, 30), False, "en", False, False, guests[0].id, key.hex(), 0
    )  # fmt: skip
    table = Table(house, "AAAAAA", setting, None)
    begun = opening(game, spec.default_edition, len(guests), {}, key)
    await table.commit(Began(save=begun.save()), begun)
    for seat, guest in enumerate(guests):
        table.watch(Reader(guest), seat, words, 0)
    return table


async def play(table: Table, guests: list[Guest], chance: random.Random, most: int) -> tuple[int, float]:
    """Random answers until the end; moves, and the seconds they took the processor."""
    moves, spent = 0, 0.0
    lines = {line.guest: line for line in table.watching}
    while (asked := table.state.asked()) and moves < most:
        seat = chance.choice(asked)
        question = table.state.game.asks(seat)  # type: ignore[union-attr]
        message = Answer("AAAAAA", table.state.version(seat), str(moves), chance.choice(question[1])[1])  # type: ignore[index]
        began = time.process_time()
        await move(table, guests[seat], message, lines[guests[seat].id])
        spent += time.process_time() - began
        moves += 1
    return moves, spent


async def measure(game: str, rounds: int, moves: int, words: str | None) -> dict[str, object]:
    """The median over rounds of so many moves."""
    house = house_without_disk(tempfile.mkdtemp())
    guests = [Guest(f"{n:016x}", name, "", "en") for n, name in enumerate("ABCDEF"[: PLAYERS[game]])]
    found, chance, size = [], random.Random(7), 0
    for _ in range(rounds):
        done, spent = 0, 0.0
        while done < moves:
            table = await table_of(house, game, guests, chance.randbytes(16), words)
            before = sum(line.bytes for line in table.watching)  # type: ignore[attr-defined]
            more, seconds = await play(table, guests, chance, moves - done)
            size = (sum(line.bytes for line in table.watching) - before) // max(1, more)  # type: ignore[attr-defined]
            done, spent = done + more, spent + seconds
        found.append(spent / done * 1e6)
    return {
        "game": game, "players": PLAYERS[game], "us_per_move": round(statistics.median(found), 1),
        "best": round(min(found), 1), "bytes_sent_per_move": size,
    }  # fmt: skip


def main() -> None:
    """Measure each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--games", nargs="*", default=list(PLAYERS))
    parser.add_argument("--words", help="a language: everything is also put into words, as the page wants it")
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    given = parser.parse_args()
    for game in given.games:
        profile = cProfile.Profile()
        if given.profile:
            profile.enable()
        print(json.dumps(asyncio.run(measure(game, given.rounds, given.moves, given.words))), flush=True)
        if given.profile:
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
