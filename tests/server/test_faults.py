"""Faults of ours: what was stored counts, whoever watches is told, and no table is lost for a single entry."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, TableClient
from malavita.server.store import StoreFailed
from malavita.server.store.store import PUT_ENTRY
from malavita.server.tables.state import TableState
from malavita.server.tables.table import Table

from .conftest import Running, needs_source, open_pair, play_on, running, who_is_asked
from .test_moves import refused


class Mishap(Exception):
    """Nobody has thought of this."""


async def finish(one: TableClient, two: TableClient) -> None:
    ends = await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
    assert ends[0]["end"] == ends[1]["end"]


@needs_source
@pytest.mark.parametrize("over", ["socket", "http"])
async def test_an_entry_that_was_stored_and_not_taken_in_is_read_back(
    house: Running, monkeypatch: pytest.MonkeyPatch, over: str
) -> None:
    """Half of it may be in memory; a second later the table is what the store says, and everybody is told."""
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = await who_is_asked(one, two)
        choice, version = asked.update["question"]["answers"][0]["code"], asked.version
        real, fails = TableState._run_clocks, [1]

        def run_clocks(self: TableState, *args: Any) -> None:
            if fails and fails.pop():
                raise Mishap("the game is another already")
            real(self, *args)

        monkeypatch.setattr(TableState, "_run_clocks", run_clocks)
        if over == "socket":
            await refused("fault", asked.answer(choice, version, id="once"))
        else:
            body = {"type": "answer", "table": code, "version": version, "id": "once", "answer": choice}
            await refused("fault", asked.door.request("POST", f"/api/tables/{code}/messages", body))
        assert not fails
        for client in (one, two):
            await client.until(lambda u: u["version"] > version)
        assert (await asked.answer(choice, version, id="once"))["version"] == version + 1, "it was taken, once"
        await finish(one, two)


@needs_source
async def test_a_letter_that_cannot_be_made_keeps_nobody_else_from_theirs(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, leo, code = await open_pair(house)
    async with (
        TableClient(Door(house.url), code) as unlucky, TableClient(ada, code) as one, TableClient(leo, code) as two,
    ):  # fmt: skip
        asked = await who_is_asked(one, two)
        await unlucky.until(lambda u: u["view"] is not None)
        real, fails = Table.show, [1]

        def show(self: Table, reader: str, eyes: Any, now: int, ack: str | None = None) -> Any:
            if eyes.seat is None and fails and fails.pop():
                raise Mishap("show")
            return real(self, reader, eyes, now, ack)

        monkeypatch.setattr(Table, "show", show)
        version = asked.version
        await asked.answer(asked.update["question"]["answers"][0]["code"], version)
        for client in (one, two):
            await client.until(lambda u: u["version"] > version)
        assert not fails
        await finish(one, two)
        await unlucky.until(lambda u: u["end"])
        assert len(unlucky.events) == len(one.events), "nothing was lost"


@needs_source
async def test_bots_go_on_though_what_follows_an_entry_failed(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.guest("Ada")
    fails = [1]
    real = house.house.bots_of

    def bots_of(table: Table) -> None:
        if fails and fails.pop():
            raise Mishap("bots")
        real(table)

    monkeypatch.setattr(house.house, "bots_of", bots_of)
    table = await ada.open_table("criminals", [{"kind": "bot"}, {"kind": "bot"}, {"kind": "me"}])
    assert not fails
    async with TableClient(ada, table["table"]) as one:
        assert (await play_on(one, Random(1)))["end"]


BROKEN = [
    '{"e":"answer","seat":0,"code":"no such answer"}',  # the rules refuse it
    '{"e":"stand","seat":5,"bot":"random"}',  # nobody knows what it is
    '{"e":"stood","seat":5,"bot":"random"}',  # there is no such seat
    '{"e":"vote","seat":0,"yes":true}',  # there is no proposal
]


@pytest.mark.parametrize("begun", [True, False])
@pytest.mark.parametrize("body", BROKEN)
async def test_a_table_with_an_entry_that_cannot_be_taken_in_is_put_away_and_can_be_begun_anew(
    tmp_path: Path, body: str, begun: bool
) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house, start=begun)
        await ada.request("POST", f"/api/tables/{code}/messages", said(code, "before"))
        seq = len(await house.house.store.entries(code))
        await house.house.store.write((PUT_ENTRY, (code, seq, 0, 0, body)))
    async with running(tmp_path) as house:
        ada.url = leo.url = house.url
        look = await ada.request("GET", f"/api/tables/{code}?words=1")
        why = "rules" if '"answer"' in body and begun else "fault"
        assert (look["room"]["phase"], look["room"]["closed"], look["seat"]) == ("closed", why, 0)
        assert [seat["name"] for seat in look["room"]["seats"]] == ["Ada", "Leo"]
        assert "before" in [news["text"] for news in look["news"]]
        paths = [f"/api/tables/{code}?words=1&language={language}" for language in ("en", "it", "fr")]
        told = [
            news["text"]
            for path in paths
            for news in (await ada.request("GET", path))["news"]
            if news["kind"] == "closed"
        ]
        assert len(told) == len(set(told)) == 3 and all(told)
        assert (await ada.request("GET", "/api/tables"))["mine"][0]["table"]["phase"] == "closed"
        await leo.request("POST", f"/api/tables/{code}/messages", said(code, "after"))
        assert (await leo.request("GET", f"/api/tables/{code}"))["news"][-1]["text"] == "after"
        again = await ada.request("POST", f"/api/tables/{code}/rematch")
        assert again["table"] != code
        assert len(await house.house.store.entries(code)) == seq + 3


def said(code: str, text: str) -> dict[str, Any]:
    return {"type": "say", "table": code, "id": text, "text": text}


@pytest.fixture
def failing(house: Running, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Jobs that begin with any of these words are not written."""
    real, words = house.house.store.write_job, set[str]()

    def write(job: Any) -> asyncio.Future[None]:
        if not any(word in str(job[0]) for word in words):
            return real(job)
        lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lost.set_exception(StoreFailed("no room"))
        return lost

    monkeypatch.setattr(house.house.store, "write_job", write)
    monkeypatch.setattr(house.house.store, "write", lambda *job: write(job))
    return words


async def test_a_full_table_whose_beginning_was_not_stored_begins_by_itself(house: Running, failing: set[str]) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    async with TableClient(ada, code) as one:
        await one.until(lambda u: True)
        failing.add('"began"')
        await refused("not-stored", leo.sit(code))
        await one.until(lambda u: u["room"]["seats"][1]["name"] == "Leo")
        failing.clear()
        await one.until(lambda u: u["room"]["phase"] == "playing")


@pytest.mark.parametrize("opened", ["by sitting down", "by opening", "by meeting again"])
async def test_a_full_table_that_nobody_was_left_to_begin_begins_when_it_is_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: str
) -> None:
    async def nobody(table: Table) -> None:
        """As if the house had been killed here."""

    seats = [{"kind": "me"}, {"kind": "bot" if opened == "by opening" else "free"}]
    async with running(tmp_path) as house:
        ada, leo = await house.guest("Ada"), await house.guest("Leo")
        if opened == "by meeting again":
            ada, leo, code = await open_pair(house)
            async with TableClient(ada, code) as one, TableClient(leo, code) as two:
                await finish(one, two)
        for module in ("seating", "house"):
            monkeypatch.setattr(
                f"malavita.server.tables.{module}.begin_if_full".replace("tables.house", "house"), nobody
            )
        monkeypatch.setattr("malavita.server.http.tables.begin_if_full", nobody)
        if opened == "by meeting again":
            code = (await ada.request("POST", f"/api/tables/{code}/rematch"))["table"]
        else:
            code = (await ada.open_table("criminals", seats))["table"]
        if opened == "by sitting down":
            await leo.sit(code)
        assert (await ada.request("GET", f"/api/tables/{code}"))["room"]["phase"] == "open"
    monkeypatch.undo()
    async with running(tmp_path) as house:
        ada.url = house.url
        async with TableClient(ada, code) as one:
            await one.until(lambda u: u["room"]["phase"] == "playing" and u["view"] is not None)


async def test_meeting_again_is_stored_whole_or_not_at_all(house: Running, failing: set[str]) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await finish(one, two)
    failing.add('"rematch"')
    await refused("not-stored", ada.request("POST", f"/api/tables/{code}/rematch"))
    failing.clear()
    assert len(await house.house.store.read("SELECT code FROM tables")) == 1, "no table that nobody knows of"
    assert len((await ada.request("GET", "/api/tables"))["mine"]) == 1
    again = await ada.request("POST", f"/api/tables/{code}/rematch")
    assert again["room"]["phase"] == "playing"
    assert (await leo.request("POST", f"/api/tables/{code}/rematch"))["table"] == again["table"]


@pytest.mark.parametrize("last", ["socket", "bot"])
async def test_that_a_game_is_over_is_stored_with_its_last_move(house: Running, failing: set[str], last: str) -> None:
    ada, leo, code = await open_pair(house)
    failing.add("UPDATE tables")  # whatever else is written of it
    if last == "bot":
        await leo.request("POST", f"/api/tables/{code}/stand", {"bot": "random"})
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await (finish(one, two) if last == "socket" else play_on(one, Random(1)))
    row = await house.house.store.table(code)
    assert row is not None and row.phase == "over"


async def test_a_row_that_was_not_written_is_written_after_the_next_entry(house: Running, failing: set[str]) -> None:
    failing.add("UPDATE tables")
    ada, leo, code = await open_pair(house)
    assert (await house.house.store.table(code)).phase == "open"
    failing.clear()
    await ada.request("POST", f"/api/tables/{code}/messages", said(code, "well?"))
    while (await house.house.store.table(code)).phase != "playing":
        await asyncio.sleep(0.02)
