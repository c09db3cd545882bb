"""A grammar fuzzer for the socket: messages that are nearly right, in any order; no unhandled error, no broken line.

The long form: python tests/server/fuzz.py --seconds 600
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

TYPES = ["watch", "unwatch", "answer", "undo", "deal", "say", "phrase", "propose", "vote", "resume", "ping"]
STRANGE: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**70, 1.5, 1e308, "", " ", "x" * 500, "x" * 70, "\x00", "🦊", "\u202e", "ABCDEF",
    "../..", [], [[]], {}, {"a": 1}, "en", "it", "<script>", "'; DROP TABLE entries; --",
]  # fmt: skip


class Grammar:
    """Makes messages: mostly well formed, with a fault here and there."""

    def __init__(self, luck: Random, codes: list[str]) -> None:
        self.luck, self.codes = luck, codes
        self.known: list[str] = ["recruit:pass"]
        self.version = 0
        self.proposal = 0

    def hear(self, message: dict[str, Any]) -> None:
        """Learn from what the server says, to be nearly right."""
        if message["type"] == "update":
            self.version = message["version"]
            proposal = message["room"]["proposal"]
            self.proposal = proposal["number"] if proposal else self.proposal
        question = message.get("question")
        if question:
            self.known = [answer["code"] for answer in question["answers"]]

    def text(self) -> str | bytes:
        """One message."""
        luck = self.luck
        if luck.random() < 0.04:
            return luck.choice(
                [b"", b"{", b"\xff\xff", b"[1,2", "null", "[" * luck.randrange(1, 3000), "{}", '{"type":{}}']
            )
        message = self.message()
        for _ in range(luck.choice([0, 0, 0, 1, 1, 2])):
            self.damage(message)
        raw = json.dumps(message)
        if luck.random() < 0.05:
            cut = luck.randrange(len(raw) + 1)
            raw = raw[:cut] + luck.choice(["", "\x00", '"', "}", "9"]) + raw[cut + luck.randrange(2) :]
        return raw

    def message(self) -> dict[str, Any]:
        luck = self.luck
        kind = luck.choice(TYPES)
        made: dict[str, Any] = {"type": kind, "table": luck.choice(self.codes), "id": str(luck.randrange(60))}
        version = self.version + luck.choice([0, 0, 0, 0, -1, 1])
        extra: dict[str, dict[str, Any]] = {
            "watch": {"version": luck.choice([0, version]), "language": luck.choice(["en", "it", "fr", None])},
            "answer": {"version": version, "answer": luck.choice(self.known)},
            "undo": {"version": version},
            "deal": {"version": version, "act": "offer", "terms": {"x": luck.choice(STRANGE)}},
            "say": {
                "text": luck.choice(["hi", "🦊" * 20]),
                "room": luck.choice(["table", "spectators"]),
                "to": luck.choice([None, 0, 1, 5]),
            },
            "phrase": {"phrase": luck.choice(["hello", "sorry", "none"])},
            "propose": {"what": luck.choice(["undo", "pause", "replace"]), "target": luck.choice([None, 0, 1, 5])},
            "vote": {"proposal": self.proposal, "yes": luck.random() < 0.7},
        }
        made.update(extra.get(kind, {}))
        if kind in ("watch", "unwatch"):
            made.pop("id")
        return made

    def damage(self, message: dict[str, Any]) -> None:
        key = self.luck.choice([*message, "seat", "extra"])
        if self.luck.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = self.luck.choice(STRANGE)


class Fuzzer:
    """One connection that never stops."""

    def __init__(self, url: str, token: str, codes: list[str], seed: int) -> None:
        self.url, self.token = url, token
        self.grammar = Grammar(Random(seed), codes)
        self.answers: Counter[str] = Counter()
        self.sent = 0

    async def run(self, until: float) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = self.url.replace("http", "ws") + "/ws"
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            reading = asyncio.create_task(self._read(socket))
            while time.monotonic() < until:
                for _ in range(20):
                    await socket.send(self.grammar.text())
                    self.sent += 1
                await self._alive(socket)
            reading.cancel()

    async def _alive(self, socket: ClientConnection) -> None:
        before = self.answers["pong alive"]
        await socket.send('{"type":"ping","id":"alive"}')
        async with asyncio.timeout(30):
            while self.answers["pong alive"] == before:
                await asyncio.sleep(0.002)

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            self.grammar.hear(message)
            name = message["type"]
            detail = message.get("code") if name == "refused" else message.get("id") if name == "pong" else ""
            self.answers[f"{name} {detail or ''}".strip()] += 1


async def fuzz(house: Any, seconds: float, lines: int = 6) -> Counter[str]:
    """Several at once, seated and not, at the same tables; returns what was answered how often."""
    from malavita.client import Door

    doors = [await house.guest(f"F{n}") for n in range(4)]
    codes = ["ZZZZZZ"]
    for number in range(6):
        free, game = {"kind": "free"}, ("criminals", "mafiozoo")[number % 2]
        seats = [{"kind": "me"}, free] + ([{"kind": "bot", "bot": "random"}] if number % 3 == 0 else [])
        code = (await doors[number % 4].open_table(game, seats, pace={"kind": "live", "bank": 2, "refill": 1}))["table"]
        await doors[(number + 1) % 4].sit(code)
        codes.append(code)
    tokens = [doors[n % 4].token if n % 6 < 5 else Door(house.url).token for n in range(lines)]
    fuzzers = [Fuzzer(house.url, token, codes, seed) for seed, token in enumerate(tokens)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(fuzzer.run(until) for fuzzer in fuzzers))
    total: Counter[str] = sum((fuzzer.answers for fuzzer in fuzzers), Counter())
    total["sent"] = sum(fuzzer.sent for fuzzer in fuzzers)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--lines", type=int, default=12)
    given = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from server.conftest import running

    async def go() -> Counter[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with running(Path(folder)) as house:
                return await fuzz(house, given.seconds, given.lines)

    answers = asyncio.run(go())
    print(json.dumps(dict(answers.most_common())))
    sys.exit(1 if answers["refused fault"] else 0)


if __name__ == "__main__":
    main()
