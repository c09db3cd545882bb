"""How much memory a table takes that is held and not played at: in the middle of a game, with all players watching or none.

python bench/server/memory.py --tables 300
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from moves import PLAYERS, house_without_disk, in_a_row, messages, table_of  # noqa: E402

from malavita.server.guests import Guest  # noqa: E402

SETTLES = 0.2  # seconds for what a move began to come to its end


def memory() -> int:
    """Bytes that are held now; what was freed and is not yet given back to the system does not count."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def measure(game: str, tables: int, answers: int) -> dict[str, object]:
    """The bytes of one table, over many."""
    house, chance = house_without_disk(tempfile.mkdtemp()), random.Random(7)
    guests = [Guest(f"{n:016x}", name, "", "en") for n, name in enumerate("ABCDEF"[: PLAYERS[game]])]
    held = []

    async def seat_everybody(count: int) -> None:
        for _ in range(count):
            table = await table_of(house, game, guests, chance.randbytes(16))
            for _ in range(answers):
                if table.state.asked():
                    in_a_row(messages([table], guests, chance))
            held.append(table)

    await seat_everybody(tables)  # what is common to all is there by now
    held.clear()
    tracemalloc.start()
    before = memory()
    await seat_everybody(tables)
    await asyncio.sleep(SETTLES)
    watched = (memory() - before) / tables
    for table in held:
        for line in list(table.watching):
            table.unwatch(line)
        table.rest_if_left(table.touched)
    await asyncio.sleep(SETTLES)
    alone = (memory() - before) / tables
    return {
        "game": game,
        "answers": answers,
        "kB_watched": round(watched / 1000, 1),
        "kB_alone": round(alone / 1000, 1),
    }


def main() -> None:
    """Measure each game, in a fresh process if only one is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=list(PLAYERS))
    given = parser.parse_args()
    for game in given.games:
        print(json.dumps(asyncio.run(measure(game, given.tables, given.answers))), flush=True)


if __name__ == "__main__":
    main()
