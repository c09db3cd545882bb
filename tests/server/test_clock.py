"""Pace: banks that refill, default answers that are announced, a bot for who stays away; and clocks that jump."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.alarms import MOST_RINGING, Alarms
from malavita.server.clock import HouseClock
from malavita.server.tables.clocks import Clocks
from malavita.server.wire import Pace

from .conftest import Running, bot, free, me, open_pair, play_on, running, who_is_asked

LIVE = {"kind": "live", "bank": 60, "refill": 30}


ZERO, ONE = frozenset({0}), frozenset({1})


def test_a_bank_is_used_while_waited_for_and_refills_for_each_move_of_its_own() -> None:
    clocks = Clocks(Pace("live", 60, 30), 3)
    clocks.run(1000, ZERO | ONE)
    assert clocks.due() == 61_000
    assert clocks.left(0, 21_000) == 40_000 and clocks.left(2, 21_000) == 60_000
    clocks.answered(21_000, 0, True)
    clocks.run(21_000, ONE)
    assert clocks.left(0, 90_000) == 60_000, "never more than full"
    assert clocks.left(1, 21_000) == 40_000, "a move of one gives the others nothing"
    clocks.answered(51_000, 1, False)
    clocks.run(51_000, ONE)
    assert clocks.left(1, 51_000) == 10_000, "a step of a conversation is no move"
    clocks.answered(51_000, 1, True)
    assert clocks.left(1, 51_000) == 40_000


def test_what_a_move_gave_is_taken_back_with_it() -> None:
    clocks = Clocks(Pace("live", 60, 30), 2)
    clocks.run(0, ZERO)
    for step in range(1, 6):  # hire and take back, again and again
        clocks.answered(step * 5000, 0, True)
        clocks.run(step * 5000, ZERO)
        clocks.take_back(step * 5000, 1)
        clocks.run(step * 5000, ZERO)
    assert clocks.left(0, 25_000) == 35_000
    clocks.take_back(25_000, 7)  # from before this pace: it gave nothing that is here
    assert clocks.left(0, 25_000) == 35_000


def test_whoever_is_away_is_never_late_and_gains_nothing_by_it() -> None:
    clocks = Clocks(Pace("live", 60, 30), 3)
    clocks.run(0, ZERO, frozenset({2}))
    clocks.run(20_000, ZERO, frozenset({2}), frozenset({0, 2}))
    assert clocks.due() is None and clocks.late(90_000) == [] and not any(c.running for c in clocks.shown(2, 25_000))
    clocks.run(25_000, ZERO, frozenset({2}))
    assert clocks.left(0, 25_000) == 35_000 and clocks.shown(2, 25_000)[2].left == 5000


def test_a_clock_that_goes_backwards_takes_nothing() -> None:
    clocks = Clocks(Pace("live", 60, 0), 2)
    clocks.run(50_000, ZERO)
    clocks.run(10_000, ZERO)
    assert clocks.left(0, 50_000) == 60_000


def test_a_secret_question_has_a_clock_that_only_its_seat_sees() -> None:
    clocks = Clocks(Pace("live", 60, 30), 3)
    clocks.run(0, ZERO)
    before = [clocks.shown(viewer, 10_000) for viewer in (0, 1, None)]
    clocks.run(10_000, ZERO, frozenset({2}))
    assert [clocks.shown(viewer, 10_000) for viewer in (0, 1, None)] == before
    assert clocks.shown(2, 15_000)[2].running and clocks.shown(2, 15_000)[2].left == 25_000
    assert clocks.late(41_000) == [2]


async def test_time_out_gives_the_default_answer_and_says_so(house: Running) -> None:
    ada, leo, code = await open_pair(house, pace=LIVE)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await two.until(lambda u: u["view"] is not None)
        asked = one if one.update["question"] else two
        assert [clock["running"] for clock in one.update["clocks"]] == [asked is one, asked is two]
        version = asked.version
        house.advance(61)
        await asked.until(lambda u: u["version"] > version)
        late = [news for news in one.news if news["kind"] == "late"]
        await one.until(lambda u: any(news["kind"] == "late" for news in one.news))
        late = [news for news in one.news if news["kind"] == "late"]
        assert late[0]["seat"] == (0 if asked is one else 1)
        await two.until(lambda u: any(news["kind"] == "late" for news in two.news))


async def test_talk_gives_nobody_time(house: Running) -> None:
    ada, leo, code = await open_pair(house, pace=LIVE)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await two.until(lambda u: u["view"] is not None)
        seat = 0 if one.update["question"] else 1
        house.advance(40)
        await (one, two)[seat].send("say", text="Let me think.")
        await one.until(lambda u: any(news["kind"] == "said" for news in one.news))
        assert one.update["clocks"][seat]["left"] <= 20_000


async def test_an_absent_seat_goes_to_a_bot_after_three_times_and_its_owner_may_return(house: Running) -> None:
    ada, leo, code = await open_pair(house, "mafiozoo", pace=LIVE)
    async with TableClient(ada, code) as one:
        luck = Random(1)
        for _ in range(400):
            update = await one.until(lambda u: u["view"] is not None)
            if update["room"]["seats"][1]["stands"]:
                break
            if update["question"]:
                await one.answer(luck.choice(update["question"]["answers"])["code"], update["version"])
            else:
                version = one.version
                house.advance(61)
                await one.until(lambda u, v=version: u["version"] > v)
        stood = [news for news in one.news if news["kind"] == "stood"]
        assert stood and stood[0]["args"]["why"] == "late"
        assert sum(news["kind"] == "late" for news in one.news) >= 3
        seen = await leo.sit(code)
        assert not seen["room"]["seats"][1]["stands"]


async def test_closing_the_house_takes_no_time_from_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house, pace=LIVE)
        house.advance(20)
        left = (await ada.request("GET", f"/api/tables/{code}"))["clocks"]
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 7 * 86_400)
    async with running(tmp_path) as house:
        ada.url = house.url
        again = (await ada.request("GET", f"/api/tables/{code}"))["clocks"]
    monkeypatch.undo()
    for before, after in zip(left, again, strict=True):
        assert abs(before["left"] - after["left"]) < 10_000 and before["running"] == after["running"]


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_jump_of_the_wall_clock_takes_no_time_from_anybody(
    house: Running, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    ada, leo, code = await open_pair(house, pace=LIVE)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    house.house.alarms.nudge()
    await asyncio.sleep(0.05)
    look = await ada.request("GET", f"/api/tables/{code}")
    assert not [news for news in look["news"] if news["kind"] == "late"]
    assert min(clock["left"] for clock in look["clocks"]) > 50_000
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))


async def test_a_pause_stops_the_clocks(house: Running) -> None:
    ada, leo, code = await open_pair(house, pace=LIVE)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await one.send("propose", what="pause")
        update = await two.until(lambda u: u["room"]["proposal"] is not None)
        await two.send("vote", proposal=update["room"]["proposal"]["number"], yes=True)
        await one.until(lambda u: u["room"]["paused"])
        assert not any(clock["running"] for clock in one.update["clocks"])
        house.advance(1000)
        await one.send("say", text="tea?")
        assert not any(news["kind"] == "late" for news in one.news)


async def test_a_table_that_nobody_watches_is_woken_for_its_clock_even_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0) as house:
        ada, leo, code = await open_pair(house, pace={"kind": "slow", "bank": 86_400, "refill": 3600})
        house.house.directory.retire()
    async with running(tmp_path) as house:
        ada.url = house.url
        assert len(house.house.directory) == 0
        house.advance(86_401)
        while not [row for row in await house.house.store.entries(code) if '"clock"' in row.body]:
            await asyncio.sleep(0.02)


SLOW = {"kind": "slow", "bank": 86_400, "refill": 3600}


async def test_a_table_that_waits_for_people_expires_though_it_was_woken_for_something_else(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), free()]))["table"]
    alarms = house.house.alarms
    alarms.set(code, house.house.clock.now())  # as after a failure: it takes the place of the later one
    assert alarms.rung() == [code]
    await house.house.ring(code)
    house.advance(49 * 3600)
    assert alarms.rung() == [code]
    await house.house.ring(code)
    assert (await house.house.directory.find(code)).state.why_closed == "expired"


async def agree_on(one: TableClient, two: TableClient, pace: dict[str, object]) -> None:
    await one.send("propose", what="pace", pace=pace)
    update = await two.until(lambda u: u["room"]["proposal"] is not None)
    assert update["room"]["proposal"]["pace"] == pace
    await two.send("vote", proposal=update["room"]["proposal"]["number"], yes=True)
    await one.until(lambda u: u["room"]["pace"] == pace)


async def test_live_and_slow_are_a_switch_on_one_game(house: Running) -> None:
    ada, leo, code = await open_pair(house, pace=LIVE)
    async with TableClient(ada, code, language="en") as one, TableClient(leo, code, language="it") as two:
        await one.until(lambda u: u["view"] is not None)
        await agree_on(one, two, SLOW)
        assert {clock["left"] > 86_000_000 for clock in one.update["clocks"]} == {True}, "all banks are full"
        house.advance(3600)
        await asyncio.sleep(0.05)
        await one.send("say", text="still there?")
        assert not [news for news in one.news if news["kind"] == "late"], "an hour is nothing now"
        await agree_on(two, one, LIVE)
        house.advance(61)
        await one.until(lambda u: any(news["kind"] == "late" for news in one.news))
        await agree_on(one, two, {"kind": "none", "bank": 0, "refill": 0})
        assert one.update["clocks"] == []
        told = [news["text"] for news in one.news if news["kind"] == "carried"]
        assert told[0].startswith(
            "Agreed: from now on slow. Everybody’s bank holds one day; each move brings back one h"
        )
        assert "from now on live" in told[1] and "without a clock" in told[2]
        assert [news["text"] for news in two.news if news["kind"] == "carried"][2].endswith("senza orologio.")


async def test_a_pace_agreed_on_outlives_a_restart_and_goes_along_to_the_next_game(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            await two.until(lambda u: u["view"] is not None)
            await agree_on(one, two, SLOW)
    async with running(tmp_path) as house:
        ada.url = leo.url = house.url
        look = await ada.request("GET", f"/api/tables/{code}")
        assert look["room"]["pace"] == SLOW and sum(clock["running"] for clock in look["clocks"]) == 1
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        again = await ada.request("POST", f"/api/tables/{code}/rematch")
        assert again["room"]["pace"] == SLOW


async def next_question(one: TableClient, two: TableClient) -> TableClient:
    while True:
        for client in (one, two):
            if client.update and client.update["question"]:
                return client
        await asyncio.sleep(0.01)


async def test_a_click_is_not_stale_because_the_pace_was_changed(house: Running) -> None:
    ada, leo, code = await open_pair(house, pace=LIVE)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await two.until(lambda u: u["view"] is not None)
        asked = await next_question(one, two)
        version, choice = asked.version, asked.update["question"]["answers"][0]["code"]
        await agree_on(one, two, SLOW)
        await asked.answer(choice, version)


@pytest.mark.parametrize(
    ("pace", "code"),
    [(LIVE, "same-pace"), (None, "no-pace"), ({"kind": "slow", "bank": 0, "refill": 5}, "no-pace")],
)
async def test_a_pace_that_cannot_be_is_refused(house: Running, pace: dict[str, object] | None, code: str) -> None:
    ada, leo, table = await open_pair(house, pace=LIVE)
    async with TableClient(ada, table) as one:
        await one.until(lambda u: u["view"] is not None)
        with pytest.raises(ServerRefused) as caught:
            await one.send("propose", what="pace", pace=pace)
        assert caught.value.code == code


async def test_a_proposal_waits_while_bots_go_on(house: Running) -> None:
    """Only taking back falls with the next move: then there is something else to take back."""
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("criminals", [me(), free(), bot()], pace=LIVE))["table"]
    await leo.sit(code)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await two.until(lambda u: u["view"] is not None)
        await one.send("propose", what="pace", pace=SLOW)
        events = len(two.events)
        while len(two.events) <= events:
            asked = await next_question(one, two)
            await asked.answer(asked.update["question"]["answers"][0]["code"])
        assert two.update["room"]["proposal"]["what"] == "pace"
        await two.send("vote", proposal=two.update["room"]["proposal"]["number"], yes=True)
        await one.until(lambda u: u["room"]["pace"] == SLOW)


async def test_after_a_long_closure_a_few_tables_are_woken_at_once() -> None:
    clock = HouseClock()
    ringing, most, rung = 0, 0, set()

    async def ring(code: str) -> None:
        nonlocal ringing, most
        ringing += 1
        most = max(most, ringing)
        await asyncio.sleep(0.001)
        ringing -= 1
        rung.add(code)

    alarms = Alarms(clock, ring)
    for n in range(200):
        alarms.set(f"T{n}", 0)
    running_on = asyncio.create_task(alarms.run())
    async with asyncio.timeout(5):
        while len(rung) < 200:
            await asyncio.sleep(0.01)
    assert most == MOST_RINGING
    alarms.set("later", clock.now() + 20)
    async with asyncio.timeout(0.9):  # sooner than by looking at the clock once a second
        while "later" not in rung:
            await asyncio.sleep(0.01)
    running_on.cancel()


async def left_of(door: Door, code: str, seat: int) -> int:
    return int((await door.request("GET", f"/api/tables/{code}"))["clocks"][seat]["left"])


async def test_standing_up_and_sitting_down_gives_no_time_and_hides_no_lateness(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=30) as house:
        ada, leo, code = await open_pair(house, pace=LIVE)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            seat, door = (0, ada) if asked is one else (1, leo)
            table = await house.house.directory.find(code)
            table.state.chairs[seat].late = 2
            house.advance(20)
            for _ in range(3):
                await door.request("POST", f"/api/tables/{code}/stand", {})
                house.advance(5)
                await door.sit(code)
            assert await left_of(door, code, seat) <= 25_000
            assert table.state.chairs[seat].late == 2
            choice = asked.update["question"]["answers"][0]["code"]
            await asked.until(lambda u: u["question"] is not None)
            await asked.answer(choice)
            assert table.state.chairs[seat].late == 0


async def test_a_move_taken_back_gives_no_time_and_the_same_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house, pace=LIVE)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            seat, other = (0, two) if asked is one else (1, one)
            for _ in range(2):
                house.advance(10)
                await asked.until(lambda u: u["question"] is not None)
                await asked.answer(
                    next(a["code"] for a in asked.update["question"]["answers"] if a["code"] == "recruit:A")
                )
                await asked.send("propose", what="undo")
                update = await other.until(lambda u: u["room"]["proposal"] is not None)
                await other.send("vote", proposal=update["room"]["proposal"]["number"], yes=True)
                await asked.until(lambda u: u["question"] and u["question"]["kind"] == "recruit")
            left = await left_of(ada, code, seat)
            assert left <= 40_000
    async with running(tmp_path) as house:
        ada.url = house.url
        assert abs(await left_of(ada, code, seat) - left) < 5000
