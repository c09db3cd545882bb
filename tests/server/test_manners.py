"""How much may be said at a table, and by whom it is heard: nobody talks it to pieces, nobody is helped from outside."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.tables import manners
from malavita.server.tables.telling import Marks

from .conftest import Running, open_pair, play_on, running
from .test_deals import PEACE, open_three
from .test_moves import refused

FULL, FAST = "table-full", "too-fast"


async def tell(door: Door, code: str, text: str, **more: Any) -> Any:
    message = {"type": "say", "table": code, "id": f"{text} {door.token[:8]}", "text": text, **more}
    return await door.request("POST", f"/api/tables/{code}/messages", message)


def test_more_than_65535_things_can_be_told() -> None:
    marks = Marks(2)
    for count in range(70_000):
        marks.add(7, count, count)
    assert marks.since(0, 69_000) == (68_999, 68_999)


async def test_who_talks_without_a_breath_is_refused_and_others_are_not(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        told = await asyncio.gather(*(one.say(str(n)) for n in range(40)), return_exceptions=True)
        codes = [error.code for error in told if isinstance(error, ServerRefused)]
        assert set(codes) == {FAST} and 7 <= len(codes) <= 10
        again = next(n for n, error in enumerate(told) if isinstance(error, ServerRefused))
        await refused(FAST, one.send("phrase", phrase="hurry"))
        await two.say("and I?")
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))  # answers have no such limit
        assert str(again) not in [news["text"] for news in one.news]


async def test_who_was_taken_is_acknowledged_again_however_fast(house: Running) -> None:
    ada, _, code = await open_pair(house)
    first = [await tell(ada, code, "hello") for _ in range(40)]
    assert all(ack == first[0] for ack in first)


async def test_offers_have_a_limit_too(house: Running) -> None:
    ada, _, _, code = await open_three(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        with pytest.raises(ServerRefused) as caught:
            for number in range(1, 60):
                await one.send("deal", version=one.version, act="offer", terms=PEACE)
                await one.send("deal", version=one.version, act="withdraw", deal=number)
        assert caught.value.code == FAST and number > 25


async def test_strangers_fill_their_own_room_and_not_that_of_the_players(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manners, "MOST_FROM_OUTSIDE", 5)
    ada, _, code = await open_pair(house)
    eve, max_ = await house.guest("Eve"), await house.guest("Max")
    for n in range(5):
        await tell(eve, code, str(n))
    for one in (eve, max_):
        await refused(FULL, tell(one, code, "more"))
    await tell(ada, code, "still here")


async def test_a_full_table_is_played_to_its_end_without_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house, "mafiozoo")
        monkeypatch.setattr(manners, "MOST_ENTRIES", 3)
        monkeypatch.setattr(manners, "MOST_WORDS", 3)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            await one.until(lambda u: u["view"] is not None)
            await two.until(lambda u: u["view"] is not None)
            await one.say("one")
            await refused(FULL, one.say("two"))
            await refused(FULL, one.send("propose", what="pause"))
            await refused(FULL, leo.request("POST", f"/api/tables/{code}/stand", {}))
            assert (await leo.sit(code))["seat"] == 1, "it is his seat all the same"
            asked = one if one.update["question"] else two
            await asked.answer(next(a["code"] for a in asked.update["question"]["answers"] if "bribe:" in a["code"]))
            assert asked.update["can_undo"]
            await refused(FULL, asked.send("undo", version=asked.version))
            assert (await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2))))[0]["end"]


async def test_deals_are_not_talked_about_for_ever(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "MOST_DEALS", 2)
    ada, _, _, code = await open_three(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        await one.send("deal", version=one.version, act="offer", terms=PEACE)
        await one.send("deal", version=one.version, act="withdraw", deal=1)
        await refused(FULL, one.send("deal", version=one.version, act="offer", terms=PEACE))


async def test_a_table_at_which_too_much_was_said_still_opens(tmp_path: Path) -> None:
    """As it was possible before there was a limit."""
    async with running(tmp_path) as house:
        ada, _, code = await open_pair(house)
        table = await house.house.directory.find(code)
        seq = len(table.state.marks)
        rows = [(code, seq + n, 0, 0, '{"e":"say","text":"x"}') for n in range(66_000)]
        await house.house.store.write(*(("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row) for row in rows))
    async with running(tmp_path) as house:
        ada.url = house.url
        assert len((await ada.request("GET", f"/api/tables/{code}"))["news"]) > 66_000
        await refused(FULL, tell(ada, code, "me too"))


async def test_whoever_has_no_seat_is_heard_by_spectators_alone_while_the_game_is_played(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    eve = await house.guest("Eve")
    async with TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(eve, code) as watcher:
        for client in (one, two, watcher):
            await client.until(lambda u: u["view"] is not None)
        version = one.version
        await watcher.say("Leo has the Boss")  # to the table, which is what a program says unless told otherwise
        await watcher.send("phrase", phrase="really")
        await one.say("well?")
        assert [news["kind"] for news in watcher.news][-3:] == ["said-aside", "said-aside", "said"]
        assert one.version == version + 1 and not [news for news in one.news if news["name"] == "Eve"]
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        await watcher.say("well played")
        assert (await two.until(lambda u: two.news[-1]["text"] == "well played"))["end"]
        assert two.news[-1]["kind"] == "said"


async def test_before_the_game_begins_everybody_may_talk(house: Running) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    code = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    await tell(eve, code, "may I?")
    assert [news["text"] for news in (await ada.request("GET", f"/api/tables/{code}"))["news"]] == ["may I?"]
