"""Whispers: two hear them, for everybody else nothing has happened; and where they are refused."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient

from .conftest import Running, bot, free, me, play_on, running

SECRET = "the Docks, tonight"
NAMES = ("Ada", "Leo", "Eve")


async def open_three(house: Running, game: str = "mobties", **more: Any) -> tuple[list[Door], str]:
    """Ada, Leo and Eve at one table, in this order."""
    doors = [await house.guest(name) for name in NAMES]
    code = (await doors[0].open_table(game, [me(), free(), free()], **more))["table"]
    for door in doors[1:]:
        await door.sit(code)
    return doors, code


@asynccontextmanager
async def everybody_at(doors: list[Door], code: str, **more: Any) -> AsyncIterator[list[TableClient]]:
    """All of them connected, and the game before their eyes."""
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(TableClient(door, code, **more)) for door in doors]
        for table in tables:
            await table.until(lambda u: u["view"] is not None)
        yield tables


def talk(table: TableClient) -> list[tuple[str, str]]:
    return [(news["kind"], news["text"]) for news in table.news if news["kind"].startswith("said")]


def updates_of(table: TableClient) -> list[dict[str, Any]]:
    """Every update that arrives from now on, as it arrived."""
    arrived: list[dict[str, Any]] = []
    table.listeners.append(lambda message: message["type"] == "update" and arrived.append(message))
    return arrived


async def refused(table: TableClient, to: int, text: str = SECRET) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        await table.say(text, to)
    return caught.value


async def test_two_hear_a_whisper_and_for_all_others_nothing_has_happened(house: Running) -> None:
    doors, code = await open_three(house)
    doors += [await house.guest("Max"), Door(house.url)]
    async with everybody_at(doors, code) as tables:
        ada, leo, *others = tables
        arrived = [updates_of(table) for table in others]
        before = [table.version for table in others]
        await ada.say(SECRET, to=1)
        await leo.until(lambda u: ("said-to", SECRET) in talk(leo))
        assert leo.news[-1]["seat"] == 0 and leo.news[-1]["name"] == "Ada" and leo.news[-1]["args"] == {"to": 1}
        await leo.say("agreed", to=0)
        await leo.say("good evening")
        for table in tables:
            await table.until(lambda u, table=table: ("said", "good evening") in talk(table))
        assert talk(ada) == talk(leo) == [("said-to", SECRET), ("said-to", "agreed"), ("said", "good evening")]
        for table, version, updates in zip(others, before, arrived, strict=True):
            assert [(u["since"], u["version"]) for u in updates] == [(version, version + 1)]
            assert talk(table) == [("said", "good evening")]
            assert SECRET not in json.dumps(updates) and "agreed" not in json.dumps(updates)


async def test_a_seat_of_the_public_hears_no_whisper_of_its_own(house: Running) -> None:
    doors, code = await open_three(house)
    async with everybody_at(doors, code) as (ada, _, _), everybody_at(doors, code, public=True) as onlookers:
        before = [table.version for table in onlookers]
        await ada.say(SECRET, to=1)
        assert talk(ada) == [("said-to", SECRET)]
        await ada.say("aloud")
        for table, version in zip(onlookers, before, strict=True):
            await table.until(lambda u, table=table: bool(talk(table)))
            assert talk(table) == [("said", "aloud")] and table.version == version + 1


async def test_a_phrase_can_be_whispered_and_comes_in_the_readers_language(house: Running) -> None:
    doors, code = await open_three(house)
    async with everybody_at(doors, code, language="fr") as (ada, leo, eve):
        await ada.send("phrase", phrase="sorry", to=1)
        await leo.until(lambda u: bool(talk(leo)))
        assert talk(leo) == [("said-to", "Rien de personnel.")] and talk(eve) == []


async def test_a_whisper_gives_nobody_time(house: Running) -> None:
    doors, code = await open_three(house, pace={"kind": "live", "bank": 600, "refill": 60})
    house.advance(100)

    async def left() -> list[int]:
        return [clock["left"] for clock in (await doors[2].request("GET", f"/api/tables/{code}"))["clocks"]]

    async with everybody_at(doors, code) as (ada, _, _):
        before = await left()
        await ada.say(SECRET, to=1)
        after = await left()
        assert min(before) < 600_000 and all(now <= then for now, then in zip(after, before, strict=True))


async def test_a_whisper_outlives_the_house_and_no_replay_has_it(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        doors, code = await open_three(house)
        async with everybody_at(doors, code) as tables:
            await tables[0].say(SECRET, to=1)
            await tables[1].until(lambda u: bool(talk(tables[1])))
            versions = [table.version for table in tables]
    async with running(tmp_path) as house:
        doors = [Door(house.url, door.token) for door in doors]
        stranger = Door(house.url)
        async with everybody_at(doors, code) as tables:
            assert [table.version for table in tables] == versions
            assert talk(tables[0]) == talk(tables[1]) == [("said-to", SECRET)] and talk(tables[2]) == []
            assert SECRET not in json.dumps(await stranger.request("GET", f"/api/tables/{code}"))
            own = await doors[0].request("GET", f"/api/tables/{code}/replay?as=0&count=0")
            assert SECRET not in json.dumps(own)
            await asyncio.gather(*(play_on(table, Random(n)) for n, table in enumerate(tables)))
            await tables[1].say("well, well", to=0)
        for eyes in ("public", "0", "1", "2", "all"):
            replay = json.dumps(await doors[2].request("GET", f"/api/tables/{code}/replay?as={eyes}&count=0"))
            assert SECRET not in replay and "well, well" not in replay
        assert SECRET not in await stranger.request("GET", f"/api/tables/{code}/save")
        assert SECRET in json.dumps(await doors[1].request("GET", f"/api/tables/{code}"))
        assert SECRET not in json.dumps(await doors[2].request("GET", f"/api/tables/{code}"))


@pytest.mark.parametrize(
    ("game", "options", "rule"),
    [("mobties", {"whispers": "off"}, "R77"), ("criminals", {}, None), ("mafiozoo", {}, None)],
)
async def test_where_nobody_whispers_it_is_refused(
    house: Running, game: str, options: dict[str, str], rule: str | None
) -> None:
    doors, code = await open_three(house, game, options=options)
    async with everybody_at(doors, code) as (ada, leo, _):
        error = await refused(ada, 1)
        assert (error.code, error.rule) == ("no-whispers", rule) and "everybody" in error.text
        await ada.say("aloud")
        await leo.until(lambda u: bool(talk(leo)))
        assert talk(leo) == [("said", "aloud")]


async def test_a_whisper_goes_from_a_person_who_sits_there_to_another(house: Running) -> None:
    ada, leo, max_ = [await house.guest(name) for name in ("Ada", "Leo", "Max")]
    code = (await ada.open_table("mobties", [me(), free(), bot(), free()], start=False))["table"]
    await leo.sit(code, 1)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(max_, code) as watcher:
        for table in (one, two, watcher):
            await table.until(lambda u: u["room"]["seats"][1]["name"] == "Leo")
        codes = [(await refused(one, to)).code for to in (0, 1, 2, 3, 4)]
        assert codes == ["whisper-self", "not-begun", "whisper-nobody", "whisper-nobody", "no-seat"]
        await ada.request("POST", f"/api/tables/{code}/start", {})
        await one.until(lambda u: u["view"] is not None)
        assert (await refused(watcher, 0)).code == "not-seated"
        assert (await refused(one, 1, "\u200b")).code == "empty"
        await leo.request("POST", f"/api/tables/{code}/stand", {})
        assert (await refused(one, 1)).code == "whisper-nobody", "a bot answers for Leo"
        assert (await refused(two, 0)).code == "standing"
        assert not any(news["kind"] == "said-to" for table in (one, two, watcher) for news in table.news)


@pytest.mark.parametrize(("language", "words"), [("en", "whispers"), ("it", "bisbiglia"), ("fr", "apartés")])
async def test_the_refusal_speaks_the_readers_language(house: Running, language: str, words: str) -> None:
    doors, code = await open_three(house, "criminals")
    async with everybody_at(doors, code, language=language) as (ada, _, _):
        assert words in (await refused(ada, 1)).text


async def test_at_a_hot_seat_the_one_who_looks_whispers_under_the_own_name(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    seats = [me(), {"kind": "me", "name": "Zoe"}, free()]
    code = (await ada.open_table("mobties", seats, hotseat=True))["table"]
    await leo.sit(code)
    async with TableClient(ada, code, seat=1) as zoe, TableClient(leo, code) as his, TableClient(ada, code, 0) as hers:
        for table in (zoe, his, hers):
            await table.until(lambda u: u["view"] is not None)
        with pytest.raises(ServerRefused) as caught:
            await zoe.send("say", text=SECRET, to=2)
        assert caught.value.code == "which-seat"
        await zoe.say(SECRET, to=2)
        await his.until(lambda u: bool(talk(his)))
        assert his.news[-1]["name"] == "Zoe" and his.news[-1]["seat"] == 1
        assert talk(zoe) == [("said-to", SECRET)] and talk(hers) == []


async def test_in_the_terminal_a_whisper_is_sent_and_shown(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("mobties", [me(), free(), free()]))["table"]
    await leo.sit(code)
    terminal = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "malavita", "join", house.url, code, "--name", "Tom",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert terminal.stdin is not None
    terminal.stdin.write(f"@Nobody hush\n@leo {SECRET}\n@ good evening\n".encode() + b"1\n" * 2000)
    async with everybody_at([ada, leo], code) as (hers, his):
        await his.say("psst", to=2)
        ends = await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)), terminal.communicate())
        assert talk(hers) == [("said", "good evening")]
        assert sorted(talk(his)) == [("said", "good evening"), ("said-to", "psst"), ("said-to", SECRET)]
    out = ends[2][0].decode().splitlines()
    assert "@Ada @Leo @Tom" in out and "Leo → Tom: psst" in out and f"Tom → Leo: {SECRET}" in out
