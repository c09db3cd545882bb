"""Plays whole games at tables of a house and prints a digest of every byte that was sent to anybody, game by game.

Run as a program, so that it can be told by PYTHONPATH which form of the modules to take.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sys
import tempfile
import time
from typing import Any

from malavita.games import registry
from malavita.kernel import game as kernel_game
from malavita.server.guests import Guest
from malavita.server.house import House
from malavita.server.logs import set_up
from malavita.server.settings import Settings
from malavita.server.tables import moves
from malavita.server.tables.entries import Began, Setting, Wish
from malavita.server.tables.opening import opening
from malavita.server.tables.table import Table
from malavita.server.wire import Answer, Pace, Say, Undo

LANGUAGES = (None, "en", "it", "fr")
MOST_ANSWERS = 400
SEED = 20261116


class Time:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        time.time = time.monotonic = lambda: self.now  # type: ignore[assignment]


class Reader:
    """A line that keeps a digest of all it was sent."""

    def __init__(self, guest: str) -> None:
        self.guest, self.digest = guest, hashlib.sha256()

    def post(self, data: bytes) -> None:
        self.digest.update(data)


def house_without_disk(folder: str) -> House:
    house: Any = House(Settings(data=folder))
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    house.store.write = house.store.write_job = lambda *job: done
    return house  # type: ignore[no-any-return]


async def table_of(house: House, game: str, guests: list[Guest]) -> tuple[Table, list[Reader]]:
    spec, key = registry.find(game), bytes(range(16))
    wishes = [Wish("person", guest.id, guest.name) for guest in guests]
    setting = Setting(
        game, spec.default_edition, {}, wishes, Pace("live", 600, 30), False, "en", False, False, guests[0].id,
        key.hex(), 0,
    )  # fmt: skip
    table = Table(house, "AAAAAA", setting, None)
    begun = opening(registry.read_edition(game), len(guests), {}, key)
    await table.commit(Began(save=begun.save()), begun)
    readers = [Reader(guest.id) for guest in guests] + [Reader(language or "") for language in LANGUAGES]
    for seat, reader in enumerate(readers[: len(guests)]):
        table.watch(reader, seat, LANGUAGES[seat % len(LANGUAGES)], 0)
    for reader, language in zip(readers[len(guests) :], LANGUAGES, strict=True):
        table.watch(reader, None, language, 0)
    return table, readers


async def say_something(table: Table, guests: list[Guest], luck: random.Random, number: int) -> None:
    """An answer, mostly; now and then words, or an answer that is taken back, or one that is refused."""
    seat = luck.choice(table.state.asked())
    game, version = table.state.game, table.state.version(seat)
    assert game is not None
    asked = game.question(seat)
    assert asked is not None
    what = luck.random()
    message: Any = Answer("AAAAAA", version, str(number), luck.choice(asked.answers).code)
    if what < 0.03:
        message = Say("AAAAAA", str(number), "Ciao a tutti")
    elif what < 0.06:
        message = Undo("AAAAAA", version, str(number))
    elif what < 0.09:
        message = Answer("AAAAAA", version, str(number), "no such answer")
    try:
        await moves.move(table, guests[seat], message)
    except Exception as error:
        for line in table.watching:
            line.post(f"{type(error).__name__} {getattr(error, 'code', error)}".encode())


async def evening(game: str, players: int, passing: Time) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        house, luck = house_without_disk(folder), random.Random(SEED)
        guests = [Guest(f"{n:016x}", name, "", "en") for n, name in enumerate("ABCDEF"[:players])]
        table, readers = await table_of(house, game, guests)
        number = 0
        while table.state.asked() and number < MOST_ANSWERS:
            number += 1
            passing.now += luck.random() * 9
            await say_something(table, guests, luck, number)
        sent = [reader.digest.hexdigest() for reader in readers]
        return {"game": game, "players": players, "messages": number, "phase": table.state.phase, "sent": sent}


def main() -> None:
    """One evening of every game, at its fewest and its most players."""
    set_up("error", "json")
    passing = Time()
    for name in registry.names():
        for players in (registry.find(name).seats[0], registry.find(name).seats[-1]):
            print(json.dumps(asyncio.run(evening(name, players, passing))), flush=True)
    print(json.dumps({"compiled": not str(kernel_game.__file__).endswith(".py")}))


if __name__ == "__main__":
    sys.exit(main())
