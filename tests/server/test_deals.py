"""Deals and questions to several at once: offered by one, weighed by bots, told to all, and replayed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import Door, TableClient
from malavita.server.pool import Pool

from .conftest import Running, bot, free, me, play_on
from .test_moves import refused

PEACE = [{"term": "pay", "who": 0, "whom": 1, "amount": 5000}, {"term": "peace", "who": 1, "whom": 0}]


async def open_three(house: Running, last: dict[str, Any] | None = None) -> tuple[Door, Door, Door | None, str]:
    """Ada, Leo and Zoe, or a bot in her place, at a table of Mob Ties."""
    ada, leo = await house.guest("Ada"), await house.guest("Leo", "it")
    code = (await ada.open_table("mobties", [me(), free(), last or free()]))["table"]
    await leo.sit(code)
    zoe = None
    if last is None:
        zoe = await house.guest("Zoe", "fr")
        await zoe.sit(code)
    return ada, leo, zoe, code


async def test_a_deal_is_offered_accepted_and_told_to_all(house: Running) -> None:
    ada, leo, zoe, code = await open_three(house)
    assert zoe is not None
    async with TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(zoe, code) as three:
        for table in (one, two, three):
            await table.until(lambda u: u["view"] is not None)
        await one.send("deal", version=one.version, act="offer", terms=PEACE)
        offered = await three.until(lambda u: u["view"]["deals"])
        assert offered["view"]["deals"][0]["life"] == "offered" and offered["view"]["deals"][0]["parties"] == [0, 1]
        await refused("illegal", three.send("deal", version=three.version, act="accept", deal=1))
        await two.send("deal", act="accept", deal=1)  # what was said since does not make it stale
        sealed = await three.until(lambda u: u["view"]["deals"][0]["life"] == "sealed")
        assert sealed["view"]["cash"] == [20_000, 30_000, 25_000]
        assert any(event["kind"] == "deal-sealed" for event in sealed["events"])


async def test_a_deal_said_twice_under_one_id_is_made_once(house: Running) -> None:
    ada, _, _, code = await open_three(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        first = await one.send("deal", id="once", version=one.version, act="offer", terms=PEACE)
        again = await one.send("deal", id="once", version=one.version, act="offer", terms=PEACE)
        assert first["version"] == again["version"]
        assert len((await one.until(lambda u: u["view"]["deals"]))["view"]["deals"]) == 1


async def test_a_bot_weighs_an_offer(house: Running) -> None:
    ada, _, _, code = await open_three(house, bot("greedy"))
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        gift = [{"term": "pay", "who": 0, "whom": 2, "amount": 10_000}, {"term": "word", "who": 2, "text": "grazie"}]
        await one.send("deal", version=one.version, act="offer", terms=gift)
        offered = await one.until(lambda u: u["view"]["deals"])
        assert offered["view"]["deals"][0]["terms"][1]["text"] == "grazie"
        kept = await one.until(lambda u: u["view"]["cash"][2] == 35_000)
        assert kept["view"]["cash"][0] == 15_000
        robbery = [{"term": "pay", "who": 2, "whom": 0, "amount": 30_000}]
        await one.send("deal", version=one.version, act="offer", terms=robbery)
        says = await one.until(lambda u: not u["view"]["deals"])
        assert says["view"]["cash"][2] == 35_000


async def test_a_bot_weighs_one_offer_after_the_other(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, _, code = await open_three(house, bot("greedy"))
    weighing, most, real = 0, 0, Pool.consider

    async def consider(self: Pool, *args: Any) -> str:
        nonlocal weighing, most
        weighing += 1
        most = max(most, weighing)
        await asyncio.sleep(0.1)
        word = await real(self, *args)
        weighing -= 1
        return word

    monkeypatch.setattr(Pool, "consider", consider)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        for n in range(4):
            gift = [{"term": "pay", "who": 0, "whom": 2, "amount": 1_000 * (n + 1)}]
            await one.send("deal", version=one.version, act="offer", terms=gift)
        await one.until(lambda u: u["view"]["cash"][2] == 35_000)
    assert most == 1


async def test_whoever_is_asked_with_others_is_not_late_because_another_was_quicker(house: Running) -> None:
    ada, leo, zoe, code = await open_three(house)
    assert zoe is not None
    async with TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(zoe, code) as three:
        tables = (one, two, three)
        luck = Random(3)
        while True:
            looks = [await table.until(lambda u: u["view"] is not None) for table in tables]
            asked = [table for table, look in zip(tables, looks, strict=True) if look["question"]]
            if len(asked) > 1 and all(table.update["question"]["kind"] == "talk" for table in asked):
                break
            table = asked[0]
            await table.answer(luck.choice(table.update["question"]["answers"])["code"])
            version = table.version
            await asyncio.gather(*(t.until(lambda u, v=version: u["version"] >= v or True) for t in tables))
        versions = [table.version for table in asked]
        for table, version in zip(asked, versions, strict=True):
            await table.answer("talk:ready", version)


async def test_a_whole_game_with_deals_is_saved_and_replayed(house: Running) -> None:
    ada, leo, _, code = await open_three(house, bot())
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await one.send("deal", version=one.version, act="offer", terms=PEACE)
        await two.until(lambda u: u["view"] is not None and u["view"]["deals"])
        await two.send("deal", version=two.version, act="accept", deal=1)
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
    text = await ada.request("GET", f"/api/tables/{code}/save")
    game = malavita.load(text)
    assert game.over and any(event["kind"] == "deal-paid" for event in game.events())
    film = await ada.request("GET", f"/api/tables/{code}/replay?as=all&first=0&count=5")
    assert film["total"] > 20
