"""Bots think in workers that know only their seat; a dead worker costs one answer, never a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import TableClient
from malavita.server.pool import Pool, Turns, Worker
from malavita.server.worker import Plain, Task, think

from .conftest import Running, bot, me, play_on, running


async def test_workers_die_and_the_game_goes_on(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("mafiozoo", [me(), bot("greedy"), bot("greedy")]))["table"]
    killed = 0
    async with TableClient(ada, code) as one:
        playing = asyncio.create_task(play_on(one, Random(1)))
        while not playing.done():
            for pid in house.house.pool.pids():
                if killed < 6:
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
            await asyncio.wait({playing}, timeout=0.3)
        assert (await playing)["end"] and killed >= 1
        answers = [row for row in await house.house.store.entries(code) if '"answer"' in row.body]
        assert len(answers) == len(house.house.directory.in_memory()[0].state.answers), "nothing was lost"


async def test_a_worker_that_thinks_too_long_costs_one_answer(tmp_path: Path) -> None:
    async with running(tmp_path, bot_patience=0.001) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot("greedy")]))["table"]
        async with TableClient(ada, code) as one:
            assert (await play_on(one, Random(1)))["end"]
            assert {news["seat"] for news in one.news if news["kind"] == "stumbled"} == {1}, "and the table says so"


@pytest.mark.parametrize("game", malavita.games())
def test_a_worker_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    luck = Random(game)
    true = malavita.new(game, players=3, seed=4)
    for _ in range(60):
        if true.over:
            break
        seat = true.to_act[0]
        worlds = [true, true.resample(seat, seed=luck.getrandbits(30))]
        codes = {think(_task(world, seat)).code for world in worlds}
        assert len(codes) == 1
        true.play(seat, luck.choice(true.question(seat).answers))


def _task(game: malavita.Game, seat: int) -> Task:
    question = game.question(seat)
    plain = [Plain(a.id, a.code, a.args) for a in question.answers]
    return Task(1, game.name, "greedy", seat, game.view(seat), game.catalogue, question.kind, plain, "seed")


async def test_what_is_sent_to_a_worker_is_what_the_seat_may_know(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []
    real = Pool.choose

    async def spy(self: Pool, game: str, level: str, seat: int, knows: Any, *more: Any) -> Any:
        sent.append((seat, knows))
        return await real(self, game, level, seat, knows, *more)

    monkeypatch.setattr(Pool, "choose", spy)
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), bot("greedy")]))["table"]
    async with TableClient(ada, code) as one:
        await play_on(one, Random(1))
    assert sent
    assert all(knows[0]["seat"] == seat == 1 for seat, knows in sent)


async def test_thinking_delays_no_other_table(tmp_path: Path) -> None:
    """While one bot thinks for ever, a whole game between people is played elsewhere."""
    async with running(tmp_path, bot_pause=60) as house:
        ada, leo = await house.guest("Ada"), await house.guest("Leo")
        await ada.open_table("criminals", [bot(), bot()])
        code = (await ada.open_table("criminals", [me(), {"kind": "free"}]))["table"]
        await leo.sit(code)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))


async def test_a_guest_with_many_tables_of_bots_does_not_make_the_bots_of_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []
    waited: list[int] = []
    real_think, real_choose = Worker.think, Pool.choose

    async def think(self: Worker, task: Task, patience: float) -> str:
        await asyncio.sleep(0.02)
        thoughts.append(task.game)
        return await real_think(self, task, patience)

    async def choose(self: Pool, game: str, *more: Any) -> Any:
        before = len(thoughts)
        answer = await real_choose(self, game, *more)
        if game == "criminals":
            waited.append(len(thoughts) - before)
        return answer

    monkeypatch.setattr(Worker, "think", think)
    monkeypatch.setattr(Pool, "choose", choose)
    async with running(tmp_path) as house:
        greedy, leo = await house.guest("Greedy"), await house.guest("Leo")
        codes = [(await greedy.open_table("mafiozoo", [bot(), bot()]))["table"] for _ in range(30)]
        code = (await leo.open_table("criminals", [me(), bot()]))["table"]
        async with contextlib.AsyncExitStack() as stack:
            for each in codes:
                await stack.enter_async_context(TableClient(greedy, each))
            async with TableClient(leo, code) as one:
                assert (await play_on(one, Random(1)))["end"]
    assert thoughts.count("mafiozoo") > 15, "they were busy all the time"
    assert waited and max(waited) <= 3, "the thought under way, one of the other owner, and the own"


async def test_turns_go_from_owner_to_owner_and_nobody_is_lost() -> None:
    turns = Turns([Worker()])
    worker, order = await turns.take("a"), []

    async def wait(owner: str) -> None:
        taken = await turns.take(owner)
        order.append(owner)
        turns.give_back(taken)

    tasks = [asyncio.create_task(wait(owner)) for owner in "aaaabbc"]
    gone = asyncio.create_task(wait("b"))
    late = asyncio.create_task(turns.take("c"))
    await asyncio.sleep(0)
    gone.cancel()
    turns.give_back(worker)
    late.cancel()
    await asyncio.gather(*tasks, gone, late, return_exceptions=True)
    assert "".join(order) == "abcabaa"
    assert await asyncio.wait_for(turns.take("d"), 1) is worker


async def test_bots_that_nobody_watches_take_their_time_and_go_on_when_somebody_comes(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [bot(), bot()]))["table"]
    table = await house.house.directory.find(code)
    while not table.state.answers:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)
    rested = len(table.state.answers)
    assert rested <= 2 and not table.thinking
    house.advance(31)
    while len(table.state.answers) == rested:
        await asyncio.sleep(0.01)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["end"] is not None)
