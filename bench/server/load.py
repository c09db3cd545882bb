"""The same load for two servers: so many tables, two clients each, a move as soon as it is asked for, or at a steady rate.

A move counts when its sender has the acknowledgement, which is the new state; the other player moves when it has it too.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


SETTING_UP = 16  # guests that come in at once


class Choice(msgspec.Struct):
    code: str


class Ask(msgspec.Struct):
    answers: list[Choice]


class Note(msgspec.Struct):
    """Of a message only what the client needs."""

    type: str
    table: str = ""
    version: int = 0
    ack: str | None = None
    question: Ask | None = None
    end: Any = None
    code: str = ""


class Score:
    """What is counted while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.times: list[float] = []
        self.faults = 0
        self.finished = 0

    def add(self, seconds: float) -> None:
        if self.on:
            self.moves += 1
            self.times.append(seconds)


class Pacer:
    """When a table may move again: at once, or after so many seconds on average."""

    def __init__(self, every: float) -> None:
        self.every = every

    def later(self, move: Any) -> None:
        if not self.every:
            move()
            return
        asyncio.get_running_loop().call_later(random.uniform(0, 2 * self.every), move)


class Malavita(WSListener):
    """One player of ours, at one table after the other."""

    decoder = msgspec.json.Decoder(Note)

    def __init__(self, codes: list[str], score: Score, pacer: Pacer) -> None:
        self.codes, self.score, self.pacer = codes, score, pacer
        self.current = self.codes.pop()
        self.sent = 0.0
        self.number = 0
        self.open = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.open = True

    def begin(self) -> None:
        self.watch()

    def watch(self) -> None:
        self.transport.send(WSMsgType.TEXT, b'{"type":"watch","table":"%s"}' % self.current.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        note = self.decoder.decode(frame.get_payload_as_memoryview())
        if note.type == "refused":
            self.score.faults += 1
            return
        if note.type != "update" or note.table != self.current:
            return
        if note.ack is not None:
            self.score.add(time.perf_counter() - self.sent)
        if note.end is not None:
            self.score.finished += 1
            if self.codes:
                self.transport.send(WSMsgType.TEXT, b'{"type":"unwatch","table":"%s"}' % self.current.encode())
                self.current = self.codes.pop()
                self.watch()
        elif note.question is not None:
            self.pacer.later(lambda: self.move(note))

    def move(self, note: Note) -> None:
        assert note.question is not None
        if note.table != self.current:
            return
        self.number += 1
        self.sent = time.perf_counter()
        answer = random.choice(note.question.answers).code
        message = b'{"type":"answer","table":"%s","version":%d,"id":"%d","answer":"%s"}'
        self.transport.send(WSMsgType.TEXT, message % (note.table.encode(), note.version, self.number, answer.encode()))


class Boardgame(WSListener):
    """One player of boardgame.io's tic-tac-toe, at one match after the other."""

    def __init__(self, codes: list[str], player: str, score: Score, pacer: Pacer) -> None:
        self.codes, self.player, self.score, self.pacer = codes, player, score, pacer
        self.current = ""
        self.sent = 0.0
        self.open = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def send(self, *event: Any) -> None:
        self.transport.send(WSMsgType.TEXT, b"42/tic-tac-toe," + msgspec.json.encode(event))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        if text[:1] == b"0":
            transport.send(WSMsgType.TEXT, b"40/tic-tac-toe,")
        elif text[:1] == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif text[:2] == b"40":
            self.make_matches()
        elif text[:2] == b"42":
            self.take(msgspec.json.decode(text[text.index(b",") + 1 :]))

    def make_matches(self) -> None:
        """Before anything is measured: a match is made when it is first asked for."""
        self.unmade = set(self.codes) if self.player == "0" else set()
        self.open = not self.unmade
        for code in self.unmade:
            self.send("sync", code, self.player, None, 2)

    def begin(self) -> None:
        self.next_match()

    def next_match(self) -> None:
        self.current = self.codes.pop()
        self.send("sync", self.current, self.player, None, 2)

    def take(self, event: list[Any]) -> None:
        kind, match = event[0], event[1]
        if not self.open:
            self.unmade.discard(match)
            self.open = not self.unmade
            return
        if match != self.current or kind not in ("sync", "update"):
            return
        state = event[2]["state"] if kind == "sync" else event[2]
        cells, ctx = state["G"]["cells"], state["ctx"]
        if kind == "update" and self.sent:
            self.score.add(time.perf_counter() - self.sent)
            self.sent = 0.0
        if ctx.get("gameover") is not None:
            self.score.finished += 1
            if self.codes:
                self.next_match()
        elif ctx["currentPlayer"] == self.player:
            self.pacer.later(lambda: self.move(match, cells, state["_stateID"]))

    def move(self, match: str, cells: list[Any], number: int) -> None:
        free = [n for n, cell in enumerate(cells) if cell is None]
        payload = {"type": "clickCell", "args": [random.choice(free)], "playerID": self.player}
        self.sent = time.perf_counter()
        self.send("update", {"type": "MAKE_MOVE", "payload": payload}, number, match, self.player)


def ask(port: int, method: str, path: str, body: Any = None, token: str = "") -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    response = connection.getresponse()
    found = json.loads(response.read())
    connection.close()
    assert response.status < 300, found
    return found


async def prepare_malavita(port: int, tables: int, each: int, game: str, score: Score, pacer: Pacer) -> list[Any]:
    """Guests in pairs, a row of tables for each pair, and a socket for each guest."""

    def pair(_: int) -> list[tuple[Malavita, str]]:
        tokens = [ask(port, "POST", "/api/guests", {"name": name, "token": True})["token"] for name in ("Ada", "Leo")]
        codes = []
        for _ in range(each):
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "free"}]}
            codes.append(ask(port, "POST", "/api/tables", wish, tokens[0])["table"])
            ask(port, "POST", f"/api/tables/{codes[-1]}/sit", {}, tokens[1])
        return [(Malavita(list(codes), score, pacer), token) for token in tokens]

    with ThreadPoolExecutor(SETTING_UP) as pool:  # each waits for the disk: together they wait less
        players = [player for both in pool.map(pair, range(tables)) for player in both]
    for player, token in players:
        await ws_connect(
            lambda player=player: player,
            f"ws://127.0.0.1:{port}/ws",
            extra_headers={"Authorization": f"Bearer {token}"},
        )
    return [player for player, _ in players]


async def prepare_boardgame(port: int, tables: int, each: int, game: str, score: Score, pacer: Pacer) -> list[Any]:
    """Matches in rows, two sockets for each row."""
    players = []
    for _ in range(tables):
        codes = [secrets.token_hex(6) for _ in range(each)]
        players += [Boardgame(list(codes), player, score, pacer) for player in "01"]
    for player in players:
        await ws_connect(lambda player=player: player, f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
    return players


def family(pid: int) -> list[int]:
    """A process and those that it has started: whoever writes, and whoever thinks for bots."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [pid, *(member for child in file.read().split() for member in family(int(child)))]


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a server with all its processes."""
    total = 0
    for member in family(pid):
        with open(f"/proc/{member}/stat") as file:
            parts = file.read().rsplit(")", 1)[1].split()
        total += int(parts[11]) + int(parts[12])
    return total / 100


def memory_of(pid: int) -> int:
    """Bytes of the first process, in which the tables are."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * 4096


async def run(given: argparse.Namespace) -> dict[str, Any]:
    score, pacer = Score(), Pacer(given.every)
    prepare = prepare_malavita if given.server == "malavita" else prepare_boardgame
    players = await prepare(given.port, given.tables, given.each, given.game, score, pacer)
    while not all(player.open for player in players):
        await asyncio.sleep(0.05)
    for player in players:
        player.begin()
    await asyncio.sleep(given.warm)
    cpu, own, began = cpu_of(given.pid), time.process_time(), time.perf_counter()
    score.on = True
    await asyncio.sleep(given.seconds)
    score.on = False
    wall, cpu, own = time.perf_counter() - began, cpu_of(given.pid) - cpu, time.process_time() - own
    times = sorted(score.times)
    return {
        "server": given.server, "tables": given.tables, "every": given.every, "moves": score.moves,
        "moves_per_s": round(score.moves / wall, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 2) if times else None,
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2) if times else None,
        "cpu_us_per_move": round(cpu / max(1, score.moves) * 1e6, 1), "server_cpu": round(cpu / wall, 2),
        "client_cpu": round(own / wall, 2),
        "rss_mb": round(memory_of(given.pid) / 1e6, 1), "refused": score.faults, "finished": score.finished,
        "rows_left": min((len(player.codes) for player in players), default=0),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", choices=("malavita", "boardgame"))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pid", type=int, required=True)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--each", type=int, default=1, help="games in a row for each pair")
    parser.add_argument("--every", type=float, default=0.0, help="seconds between moves at a table; 0: at once")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=1)
    parser.add_argument("--game", default="criminals")
    print(json.dumps(uvloop.run(run(parser.parse_args()))))


if __name__ == "__main__":
    main()
