"""An answer at a table that is free is judged as it arrives; order, store and refusals are those of the long way."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.frames import Inbox
from malavita.server.tables.lock import Lock
from malavita.server.tables.moves import Underway
from malavita.server.wire import Answer

from .conftest import Running, needs_source, open_pair, play_on, running, who_is_asked


@pytest.fixture
def handed_in(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The answers that went the short way."""
    real, codes = Underway.hand_in, []

    def count(self: Underway) -> None:
        assert isinstance(self.message, Answer)
        codes.append(self.message.answer)
        real(self)

    monkeypatch.setattr(Underway, "hand_in", count)
    return codes


def slow_down(house: Running, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.1) -> None:
    """A disk that takes its time."""
    scribe = house.house.store._writer.scribe
    real = scribe.write

    def write(jobs: Any, told: Any) -> None:
        asyncio.get_running_loop().call_later(seconds, real, jobs, told)

    monkeypatch.setattr(scribe, "write", write)


def answer_of(client: TableClient, id: str) -> dict[str, Any]:
    choice = client.update["question"]["answers"][0]["code"]
    return {"type": "answer", "table": client.code, "version": client.version, "id": id, "answer": choice}


@needs_source
async def test_a_whole_game_goes_the_short_way(house: Running, handed_in: list[str]) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        game = house.house.directory._tables[code].state.game
        assert game is not None and len(handed_in) == len(game.answers_given) > 0


@needs_source
async def test_what_comes_behind_an_answer_waits_for_it(
    house: Running, handed_in: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = await who_is_asked(one, two)
        slow_down(house, monkeypatch)
        heard: list[Any] = []
        asked.listeners.append(lambda m: heard.append(m.get("ack") or m.get("id")))
        await asked.send_raw(json.dumps(answer_of(asked, "first")))
        for n in range(20):  # more than an inbox takes before its sender has to wait
            await asked.send_raw(json.dumps({"type": "ping", "id": str(n)}))
        await asked.send_raw(json.dumps(answer_of(asked, "stale")))
        while "stale" not in heard:
            await asyncio.sleep(0.01)
        assert [id for id in heard if id] == ["first", *map(str, range(20)), "stale"]
        assert len(handed_in) == 1


async def test_an_answer_waits_for_whoever_is_at_work_at_the_table(house: Running, handed_in: list[str]) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = await who_is_asked(one, two)
        table = await house.house.directory.find(code)
        async with table.lock:
            answer = asyncio.create_task(asked.answer(asked.update["question"]["answers"][0]["code"]))
            await asyncio.sleep(0.1)
            assert not answer.done() and not handed_in
        await answer
        assert not handed_in and not table.lock.locked()


@needs_source
async def test_an_answer_is_stored_and_told_though_its_sender_went(
    tmp_path: Path, handed_in: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            other = two if asked is one else one
            slow_down(house, monkeypatch, 0.3)
            before = other.version
            await asked.send_raw(json.dumps(answer_of(asked, "last words")))
            while not handed_in:
                await asyncio.sleep(0.01)
            await asked.__aexit__(None, None, None)
            table = await house.house.directory.find(code)
            assert table.lock.locked()
            while table.lock.locked():
                await asyncio.sleep(0.01)
            assert table.state.ids and table.sound
            assert other.version >= before
            assert len([row for row in await house.house.store.entries(code) if "last words" in row.body]) == 1


@needs_source
async def test_a_fault_is_told_and_written_down_and_the_table_goes_on(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = await who_is_asked(one, two)
        answer = answer_of(asked, "x")["answer"]
        with monkeypatch.context() as patch:

            def break_down(*args: Any) -> None:
                raise RuntimeError("the rules are torn")

            patch.setattr("malavita.server.tables.moves.judge", break_down)
            with pytest.raises(ServerRefused) as caught:
                await asked.answer(answer)
        assert caught.value.code == "fault"
        assert (await asked.answer(answer))["version"] > 0


async def test_who_has_no_seat_is_refused_the_short_way_too(house: Running, handed_in: list[str]) -> None:
    ada, leo, code = await open_pair(house)
    eve = await house.guest("Eve")
    async with TableClient(ada, code) as one, TableClient(eve, code) as her, TableClient(Door(house.url), code) as him:
        await one.until(lambda u: u["view"] is not None)
        for client, why in ((her, "not-seated"), (him, "need-guest")):
            await client.until(lambda u: u["view"] is not None)
            with pytest.raises(ServerRefused) as caught:
                await client.answer("pass", 1)
            assert caught.value.code == why
        assert not handed_in


async def test_a_lock_is_handed_on_in_order_and_never_lost() -> None:
    lock, order = Lock(), []
    assert lock.take() and not lock.take()

    async def work(name: str) -> None:
        async with lock:
            order.append(name)
            await asyncio.sleep(0)

    tasks = {name: asyncio.create_task(work(name)) for name in "abcd"}
    await asyncio.sleep(0)
    tasks["b"].cancel()  # while it waits
    await asyncio.sleep(0)
    lock.release()
    tasks["a"].cancel()  # when it has just been handed over
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    assert order == ["c", "d"] and not lock.locked()


async def test_an_inbox_is_held_only_when_all_was_read() -> None:
    inbox = Inbox()
    assert not inbox.hold()  # nobody reads
    reader = asyncio.create_task(inbox.filled())
    await asyncio.sleep(0)
    assert inbox.hold() and not inbox.hold()
    inbox.put_nowait("later")
    await asyncio.sleep(0)
    assert not reader.done()
    inbox.release()
    assert not inbox.hold()  # something is unread
    await reader
