"""kill -9 in the middle of load: no acknowledged move is lost, none is applied twice, and every client resumes.

In turns all processes of the house are killed, only the first of them, and only the one that writes. People answer, take
back, talk, make deals, and all the while others come in and sit down.

A short form is a test; the long form: python tests/server/kill.py --tables 300 --kills 50 [--postgres]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.store.open import database
from malavita.server.store.store import EntryRow
from malavita.server.tables.entries import Answered, AnyEntry, Dealt, Said, TookBack, read_entry, read_setting
from malavita.server.tables.state import TableState

SETTINGS = {
    "BOT_PAUSE": "0", "MESSAGES_PER_SECOND": "100000", "REQUESTS_PER_SECOND": "100000", "GUESTS_PER_HOUR": "1e9",
    "LINES_PER_ADDRESS": "100000", "MOST_TABLES": "100000", "IDLE_SECONDS": "1", "WORKERS": "1",
}  # fmt: skip
PATIENCE = 60.0  # seconds in which somebody must be heard of
GAMES = ("criminals", "mafiozoo", "mobties")
BESIDE = ("say", "undo", "deal")
OVERTAKEN = {"stale", "not-asked", "illegal", "cannot-undo", "too-fast", "over"}  # refusals of what came too late


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Victim:
    """A server process that is killed without a warning, and started again."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder, self.address, self.port = folder, address, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, "-m", "malavita", "serve", "--port", str(self.port), "--data", str(self.folder)]
        command += ["--postgres", self.address] if self.address else []
        environment = {**os.environ, **{f"MALAVITA_SERVER_{key}": value for key, value in SETTINGS.items()}}
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
        log.close()
        while True:
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            try:
                await Door(self.url).request("GET", "/health")
                return
            except OSError:
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Everything at once."""
        assert self.process is not None
        for pid in [self.process.pid, *self.helpers()]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def kill_house(self) -> None:
        """Only the house; whoever writes for it finds out a moment later, when the next house may be open already."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def kill_scribe(self) -> None:
        """Only the process that writes; the house goes on with another."""
        for pid in self.helpers():
            with contextlib.suppress(OSError):
                if b"store.scribe" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGKILL)

    def helpers(self) -> list[int]:
        """The processes that the house has started."""
        assert self.process is not None
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class Player:
    """A scripted client that plays on and remembers what was acknowledged."""

    def __init__(self, door: Door, code: str, seed: str) -> None:
        self.client = TableClient(door, code)
        self.luck = Random(seed)
        self.acknowledged: dict[str, str] = {}
        self.refused: Counter[str] = Counter()
        self.versions: list[int] = []
        self.done = asyncio.Event()

    async def play(self) -> None:
        self.client.listeners.append(self._check)
        async with self.client:
            async for update in self.client.updates():
                if update["end"]:
                    break
                if update["question"]:
                    await self._beside(update)
                    await self._send("answer", code := self._choice(update), version=update["version"], answer=code)
            self.done.set()
            await asyncio.Event().wait()  # stays to be compared

    def _choice(self, update: dict[str, Any]) -> str:
        return str(self.luck.choice(update["question"]["answers"])["code"])

    async def _beside(self, update: dict[str, Any]) -> None:
        """Now and then something else: words, an answer taken back, a deal."""
        chance, seat, deals = self.luck.random(), update["seat"], update["view"].get("deals") or []
        waiting = [deal["deal"] for deal in deals if deal["life"] == "offered" and seat not in deal["agreed"]]
        if chance < 0.04:
            await self._send("say", "say", text="ciao")
        elif chance < 0.08 and update["can_undo"]:
            await self._send("undo", "undo", version=update["version"])
        elif chance < 0.12 and waiting:
            await self._send("deal", "deal", act="accept", deal=waiting[0])
        elif chance < 0.12 and "deals" in update["view"]:
            peace = [
                {"term": "pay", "who": seat, "whom": 1 - seat, "amount": 1000},
                {"term": "peace", "who": 1 - seat, "whom": seat},
            ]
            await self._send("deal", "deal", act="offer", terms=peace)

    async def _send(self, type: str, what: str, **more: Any) -> None:
        """Send until it is acknowledged, or was too late."""
        id = f"{self.luck.getrandbits(60):x}"
        while id not in self.acknowledged:
            try:
                await self.client.send(type, id, **more)
                self.acknowledged[id] = what
            except ServerRefused as error:  # nobody knows whether it is stored; by its id it is not taken twice
                self.refused[error.code] += 1
                if error.code in OVERTAKEN:
                    return
                assert error.code == "not-stored", error
                await asyncio.sleep(0.05)

    def _check(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.versions.append(message["version"])


def wishes(number: int) -> tuple[str, list[dict[str, str]]]:
    """Two people a table; every third table, and every table of Mob Ties, has a bot as well; all games."""
    game = GAMES[number % 3]
    bots = [{"kind": "bot", "bot": "random"}] if number % 4 == 0 or game == "mobties" else []
    return game, [{"kind": "me"}, {"kind": "free"}, *bots]


def players_of(code: str, number: int, doors: tuple[Door, Door]) -> list[Player]:
    return [Player(door, code, f"{number} {name}") for door, name in zip(doors, "al", strict=True)]


async def seat_players(url: str, tables: int) -> list[Player]:
    """The people of so many tables."""
    players = []
    for number in range(tables):
        ada, leo = await Door.come_in(url, "Ada"), await Door.come_in(url, "Leo")
        code = (await ada.open_table(*wishes(number)))["table"]
        await leo.sit(code)
        players += players_of(code, number, (ada, leo))
    return players


class Arrivals:
    """People who come in while the house is killed: whoever has a seat waits for the game to begin by itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.cut_off = 0  # did not hear whether they sit
        self.enough = False

    async def run(self) -> None:
        for number in itertools.count(1000):
            if self.enough:
                return
            ada, leo = [await patiently(Door.come_in, self.url, name) for name in ("Ada", "Leo")]
            code = (await patiently(ada.open_table, *wishes(number)))["table"]
            while (await patiently(leo.request, "GET", f"/api/tables/{code}"))["seat"] is None:
                try:
                    await leo.sit(code)
                except (OSError, ServerRefused):
                    self.cut_off += 1
            self.players += players_of(code, number, (ada, leo))
            self.tasks += [asyncio.create_task(player.play()) for player in self.players[-2:]]


async def patiently(what: Callable[..., Awaitable[Any]], *args: Any) -> Any:
    """Try until the house is there again."""
    while True:
        try:
            return await what(*args)
        except (OSError, ServerRefused) as error:
            assert not isinstance(error, ServerRefused) or error.status >= 500, error
            await asyncio.sleep(0.05)


async def run(folder: Path, tables: int, kills: int, address: str = "", pause: float = 1.0) -> dict[str, Any]:
    """Play, kill, start again, and compare everything at the end."""
    victim, luck = Victim(folder, address), Random(kills)
    await victim.start()
    players = await seat_players(victim.url, tables)
    tasks = [asyncio.create_task(player.play()) for player in players]
    arrivals = Arrivals(victim.url)
    arriving = asyncio.create_task(arrivals.run())
    killed_at: list[int] = []
    try:
        while not any(player.acknowledged for player in players):  # a busy machine may take its time to begin
            await asyncio.sleep(0.05)
        for number in range(kills):
            await asyncio.sleep(luck.uniform(0.2, 1.0) * pause)
            (victim.kill, victim.kill_house, victim.kill_scribe)[number % 3]()
            killed_at.append(sum(len(player.acknowledged) for player in players))
            if number % 3 < 2:
                await victim.start()
        arrivals.enough = True
        await arriving
        players += arrivals.players
        await until_done(players)
    finally:
        for task in (arriving, *tasks, *arrivals.tasks):
            task.cancel()
        await asyncio.gather(arriving, *tasks, *arrivals.tasks, return_exceptions=True)
        victim.end()
    arrived = {"arrived": len(arrivals.players), "cut_off_while_sitting": arrivals.cut_off}
    return compare(folder, address, players) | arrived | {"acknowledged_at_kills": killed_at}


async def until_done(players: list[Player]) -> None:
    """Until everybody's game is over; a table at which nothing is acknowledged any more has lost somebody."""
    heard = -1
    while not all(player.done.is_set() for player in players):
        waiting = sorted({player.client.code for player in players if not player.done.is_set()})
        assert heard != (heard := sum(len(player.acknowledged) for player in players)), f"nobody goes on at {waiting}"
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(player.done.wait() for player in players)), PATIENCE)
    await asyncio.sleep(0.2)


def compare(folder: Path, address: str, players: list[Player]) -> dict[str, Any]:
    """The store against what every client was told."""
    base = database(folder, address)
    base.connect()
    lost, twice = 0, 0
    for player in players:
        rows = base.read("SELECT seq, at, house, body FROM entries WHERE code = ? ORDER BY seq", (player.client.code,))
        entries = [read_entry(row[3]) for row in rows]
        stored = Counter((entry.id, said_by(entry)) for entry in entries if entry.id)
        lost += sum(stored[id, code] == 0 for id, code in player.acknowledged.items())
        twice += sum(count - 1 for count in Counter(id for id, _ in stored.elements()).values())
        setting = base.read("SELECT setting FROM tables WHERE code = ?", (player.client.code,))[0][0]
        same_as_told(player, setting, [EntryRow(*row) for row in rows])
    base.close()
    refused = sum((player.refused for player in players), Counter())
    return {
        "players": len(players), "acknowledged": sum(len(player.acknowledged) for player in players), "lost": lost,
        "twice": twice, "said": dict(Counter(what for player in players for what in player.acknowledged.values() if what in BESIDE)),
        "breaks": sum(player.client.breaks for player in players), "refused": dict(refused),
    }  # fmt: skip


def said_by(entry: AnyEntry) -> str:
    """What a player remembers of what led to an entry."""
    return entry.code if isinstance(entry, Answered) else {Said: "say", TookBack: "undo", Dealt: "deal"}[type(entry)]


def same_as_told(player: Player, setting: str, rows: list[EntryRow]) -> None:
    """The events that a client pieced together over all breaks are those of the stored game, and versions never fell."""
    state = TableState(player.client.code, read_setting(setting))
    for row in rows:
        state.apply(read_entry(row.body), row.at, row.house)
    update = player.client.update
    assert update is not None and state.game is not None and state.phase == "over"
    expected = json.loads(json.dumps(state.game.events(update["seat"])))
    assert player.client.events == expected, "a client was told something else than was stored"
    assert update["version"] == state.version(update["seat"])
    assert player.versions == sorted(player.versions), "a version fell"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="longest seconds between a start and the next kill")
    parser.add_argument("--postgres", action="store_true", help="in a PostgreSQL of its own")
    given = parser.parse_args()
    began, address, cluster = time.monotonic(), "", None
    if given.postgres:
        sys.path.insert(0, str(Path(__file__).parent))
        from cluster import Cluster

        cluster = Cluster()
        address = cluster.address
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(run(Path(folder), given.tables, given.kills, address, given.pause))
    if cluster is not None:
        cluster.remove()
    print(json.dumps({**report, "kills": given.kills, "seconds": round(time.monotonic() - began)}))
    sys.exit(1 if report["lost"] or report["twice"] else 0)


if __name__ == "__main__":
    main()
