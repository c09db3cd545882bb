"""Python's search for cycles waits until it holds up nobody."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from malavita.server import sweeping
from malavita.server.sweeping import MOST, QUICK, Sweeper

from .conftest import running

TIMES = 300


class Heap:
    """Python's collector with so many new objects."""

    def __init__(self) -> None:
        self.new = 0
        self.searched: list[int] = []

    def isenabled(self) -> bool:
        return False

    def get_count(self) -> tuple[int, int, int]:
        return self.new, 0, 0

    def collect(self, generation: int) -> None:
        self.searched.append(generation)


@pytest.mark.parametrize(
    ("new", "stored", "searched"),
    [
        (QUICK, 8, [0]),  # quick: at once
        (QUICK + 1, 8, []),  # while people play it waits
        (QUICK + 1, 7, [1]),  # nothing was stored since: now
        (MOST, 8, [0]),  # it has waited long enough
    ],
)
def test_a_long_search_waits_for_a_quiet_moment(
    monkeypatch: pytest.MonkeyPatch, new: int, stored: int, searched: list[int]
) -> None:
    heap, sweeper = Heap(), Sweeper()
    monkeypatch.setattr(sweeping, "gc", heap)
    heap.new = QUICK + 1
    sweeper.beat(7)
    assert heap.searched == []
    heap.new = new
    sweeper.beat(stored)
    assert heap.searched == searched


def test_from_the_beginning_to_the_end_of_a_house_python_does_not_search_by_itself() -> None:
    sweeper = Sweeper()
    try:
        sweeper.begin()
        assert not gc.isenabled()
    finally:
        sweeper.end()
        gc.unfreeze()
    assert gc.isenabled()


async def test_a_refusal_leaves_next_to_no_cycles(tmp_path: Path) -> None:
    """Else what nobody searches for would pile up."""
    async with running(tmp_path) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]))["table"]
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with connect(house.url.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            illegal = {"type": "answer", "table": code, "version": 1, "id": "n", "answer": "recruit:nowhere"}
            said = ["{", json.dumps(illegal), json.dumps({**illegal, "table": "ZZZZZZ"})]
            gc.collect()
            gc.disable()
            try:
                for number in range(TIMES):
                    await socket.send(said[number % len(said)])
                    while json.loads(await socket.recv())["type"] != "refused":
                        pass  # it is her turn
                assert gc.collect() < TIMES, "less than one object for each refusal"
            finally:
                gc.enable()
