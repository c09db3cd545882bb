"""Lists of tables: what is finished is named from what was kept of it, without playing it again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, TableClient
from malavita.server.tables.directory import Directory

from .conftest import Running, bot, free, me, needs_source, open_pair, play_on, running


async def all_lists(house: Running, *doors: Door) -> list[Any]:
    return [await door.request("GET", "/api/tables") for door in (*doors, Door(house.url))]


@needs_source
async def test_a_finished_table_is_not_played_again_for_a_line(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, postgres=address) as house:
        ada, leo, code = await open_pair(house, listed=True)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        while not await house.house.store.listed_past(0, 1):
            await asyncio.sleep(0.01)
        before = await all_lists(house, ada, leo)
        assert [line["my_seats"] for line in before[0]["mine"]] == [[0]] and len(before[2]["past"]) == 1
    async with running(tmp_path, postgres=address) as house:
        ada.url = leo.url = house.url
        with monkeypatch.context() as patch:
            patch.setattr(Directory, "find", None)
            assert await all_lists(house, ada, leo) == before
        assert len(house.house.directory) == 0


async def test_a_line_is_written_once_and_a_game_that_goes_on_has_none(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), bot()]))["table"]
    store = house.house.store

    async def line() -> str:
        lists = await ada.request("GET", "/api/tables")
        return str(lists["mine"][0]["table"]["phase"])

    async with TableClient(ada, code) as one:
        assert await line() == "playing" and not await store.summaries([code])
        await play_on(one, Random(1))
        assert await line() == "over"
        while not await store.summaries([code]):
            await asyncio.sleep(0.01)
        commits = commits_of(house)
        for _ in range(5):
            assert await line() == "over"
        assert commits_of(house) <= commits + 2, "nothing but the clock of the house"
        await one.send("propose", what="undo")
        await one.until(lambda u: u["end"] is None)
    while await store.summaries([code]):
        await asyncio.sleep(0.01)
    assert await line() == "playing"
    assert await store.read("SELECT count(*) FROM summaries") == [(0,)]


def commits_of(house: Running) -> float:
    return float(house.house.metrics.registry.get_sample_value("malavita_commit_size_count") or 0)


async def test_a_table_that_never_filled_has_its_line_too(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), free()]))["table"]
    house.advance(49 * 3600)
    table = await house.house.directory.find(code)
    while table.state.phase != "closed":
        await asyncio.sleep(0.01)
    first = await ada.request("GET", "/api/tables")
    while not await house.house.store.summaries([code]):
        await asyncio.sleep(0.01)
    house.house.directory._tables.clear()
    assert await ada.request("GET", "/api/tables") == first and first["mine"][0]["table"]["phase"] == "closed"
    assert len(house.house.directory) == 0
