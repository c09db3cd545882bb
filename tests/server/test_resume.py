"""Coming back: after a break, after a restart, after the table was dropped from memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import Door, TableClient

from .conftest import Running, bot, free, me, open_pair, play_on, running


def without_times(update: dict[str, Any]) -> dict[str, Any]:
    return {**update, "clocks": None, "ack": None}


async def some_answers(doors: list[Door], code: str, count: int) -> None:
    """Play on by plain HTTP."""
    luck = Random(code)
    for number in range(count):
        for door in doors:
            look = await door.request("GET", f"/api/tables/{code}")
            if look["question"]:
                body = {
                    "type": "answer", "table": code, "version": look["version"], "id": f"a{number}",
                    "answer": luck.choice(look["question"]["answers"])["code"],
                }  # fmt: skip
                await door.request("POST", f"/api/tables/{code}/messages", body)
                break


@pytest.mark.parametrize("game", malavita.games())
async def test_resume_from_every_version_gives_the_same_as_staying(house: Running, game: str) -> None:
    ada, leo, code = await open_pair(house, game)
    kept: dict[int, tuple[list[Any], list[Any]]] = {}
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        one.listeners.append(lambda m: None)
        tasks = asyncio.gather(play_on(one, Random(6)), play_on(two, Random(7)))
        async for update in one.updates():
            kept[update["version"]] = (list(one.events), list(one.news))
            if update["end"]:
                break
        await tasks
        events, news = list(one.events), list(one.news)
    for version, (then_events, then_news) in kept.items():
        look = await ada.request("GET", f"/api/tables/{code}?version={version}")
        assert look["since"] == version
        assert then_events[: look["first"]] + look["events"] == events
        assert then_news + look["news"] == news


async def test_a_restart_changes_nothing_that_anybody_sees(tmp_path: Path) -> None:
    looks: list[list[Any]] = []
    for round_ in range(3):
        async with running(tmp_path) as house:
            if round_ == 0:
                ada, leo, code = await open_pair(house, "mafiozoo")
                eve = await house.guest("Eve")
                await some_answers([ada, leo], code, 9)
            for door in (ada, leo, eve):
                door.url = house.url
            looks.append([without_times(await d.request("GET", f"/api/tables/{code}")) for d in (ada, leo, eve)])
    assert looks[0] == looks[1] == looks[2]
    assert len({look["version"] for look in looks[0]}) >= 1


async def test_a_message_id_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        looks = {door: await door.request("GET", f"/api/tables/{code}") for door in (ada, leo)}
        door = next(door for door, look in looks.items() if look["question"])
        body = {
            "type": "answer", "table": code, "version": looks[door]["version"], "id": "once",
            "answer": looks[door]["question"]["answers"][0]["code"],
        }  # fmt: skip
        ack = await door.request("POST", f"/api/tables/{code}/messages", body)
        count = len(await house.house.store.entries(code))
    async with running(tmp_path) as house:
        door.url = house.url
        assert await door.request("POST", f"/api/tables/{code}/messages", body) == ack
        assert len(await house.house.store.entries(code)) == count


async def test_an_idle_table_leaves_memory_and_comes_back_on_the_first_touch(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0) as house:
        ada, leo, code = await open_pair(house)
        await some_answers([ada, leo], code, 3)
        before = without_times(await ada.request("GET", f"/api/tables/{code}"))
        house.house.directory.retire()
        assert len(house.house.directory) == 0
        assert without_times(await ada.request("GET", f"/api/tables/{code}")) == before
        assert len(house.house.directory) == 1


async def test_a_watched_table_stays_in_memory(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one:
            await one.until(lambda u: True)
            house.house.directory.retire()
            assert len(house.house.directory) == 1


async def test_a_table_dropped_on_the_way_to_who_asked_is_not_there_twice(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0) as house:
        *_, code = await open_pair(house)
        directory = house.house.directory
        directory.retire()
        asking = asyncio.create_task(directory.find(code))
        await asyncio.sleep(0)
        directory._loading[code].add_done_callback(lambda done: directory.retire())
        assert await asking is await directory.find(code)


async def test_a_body_that_comes_slowly_finds_the_table_that_all_have(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0) as house:
        ada, leo = await house.guest("Ada"), await house.guest("Leo")
        code = (await ada.open_table("criminals", [me(), free()]))["table"]
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        head = f"POST /api/tables/{code}/sit HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nContent-Length: 2\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nAuthorization: Bearer {leo.token}\r\n\r\n".encode())
        await asyncio.sleep(0.1)
        house.house.directory.retire()
        async with TableClient(ada, code) as one:
            await one.until(lambda u: True)
            writer.write(b"{}")
            assert b" 200 " in await reader.readline()
            await asyncio.wait_for(one.until(lambda u: u["room"]["phase"] == "playing"), 10)
        writer.close()


async def test_clients_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """One game, three openings of the house on one port; nobody does anything but play."""
    async with running(tmp_path) as first:
        port = first.port
        ada, leo, code = await open_pair(first, "mafiozoo")
        stack = [TableClient(ada, code), TableClient(leo, code)]
        for client in stack:
            await client.__aenter__()
        playing = asyncio.gather(play_on(stack[0], Random(8)), play_on(stack[1], Random(9)))
        await stack[0].until(lambda u: u["version"] > 10)
    async with running(tmp_path, port=port):
        await stack[0].until(lambda u: u["version"] > 30)
    async with running(tmp_path, port=port):
        ends = await playing
        for client in stack:
            assert client.breaks >= 1
            await client.__aexit__(None, None, None)
    assert ends[0]["end"] == ends[1]["end"]


async def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=30) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot(), bot()]))["table"]
    async with running(tmp_path) as house:
        ada.url = house.url
        async with TableClient(ada, code) as one:
            assert (await play_on(one, Random(1)))["end"]


async def test_a_bot_goes_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=30) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot(), bot()]))["table"]
        await some_answers([ada], code, 20)
        assert 0 not in (await house.house.directory.find(code)).state.asked()
        before = len(await house.house.store.entries(code))
    async with running(tmp_path) as house:
        assert len(house.house.directory) == 0 and await house.house.store.due() == []
        house.advance(16)
        while len(await house.house.store.entries(code)) <= before:
            await asyncio.sleep(0.02)


async def test_a_table_where_something_goes_on_is_not_let_go(house: Running) -> None:
    ada, _, code = await open_pair(house)
    table = await house.house.directory.find(code)
    async with table.lock:
        house.house.directory.let_go(code)
        assert house.house.directory.at_hand(code) is table
    async with TableClient(ada, code) as one:
        await one.until(lambda u: True)
        house.house.directory.let_go(code)
        assert house.house.directory.at_hand(code) is table
    while table.watching:
        await asyncio.sleep(0.01)
    house.house.directory.let_go(code)
    assert house.house.directory.at_hand(code) is None


async def test_a_gap_is_noticed_and_filled(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        await leo.request(
            "POST", f"/api/tables/{code}/messages", {"type": "say", "table": code, "id": "1", "text": "a"}
        )
        await one.until(lambda u: any(n["text"] == "a" for n in one.news))
        one.update["version"] -= 1  # as if one had been lost on the way
        one.news.pop()
        await leo.request(
            "POST", f"/api/tables/{code}/messages", {"type": "say", "table": code, "id": "2", "text": "b"}
        )
        await one.until(lambda u: [n["text"] for n in one.news][-2:] == ["a", "b"])
        one.update["version"] -= 1
        await one.say("c")  # the gap has its acknowledgement
        await one.until(lambda u: one.news[-1]["text"] == "c")


async def test_a_table_rests_when_nobody_has_looked_for_a_while_and_not_before(house: Running) -> None:
    ada, _, code = await open_pair(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        table = await house.house.directory.find(code)
    while table.watching:
        await asyncio.sleep(0.01)
    game = table.state.game
    assert game is not None
    house.house.directory.retire()
    assert game._found[1], "whoever comes back at once is shown what is there"
    house.advance(6)
    house.house.directory.retire()
    assert not game._found[1]
