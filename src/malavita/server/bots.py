"""Bots at the table: each is shown what its seat may know, and answers into the same inbox as everybody."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from ..kernel.errors import MalavitaError
from .refusal import Refused
from .tables.entries import Answered, Dealt
from .tables.table import Table
from .worker import Plain

if TYPE_CHECKING:
    from .house import House

REST = 30_000  # milliseconds between two thoughts of bots that nobody watches


def let_think(house: House, table: Table) -> None:
    """Start to think for every bot that is asked and does not think yet."""
    state = table.state
    if not state.has_bots() or rests(house, table):
        return
    for seat in state.asked():
        if state.chairs[seat].bot and seat not in table.thinking:
            task = asyncio.create_task(_think(house, table, seat))
            table.thinking[seat] = task
            task.add_done_callback(partial(_done, house, table, seat))
    let_consider(house, table)


def rests(house: House, table: Table) -> bool:
    """Whether bots that are among themselves, with nobody to watch them, have thought a short while ago."""
    if table.watching or [chair for chair in table.state.chairs if chair.person]:
        return False
    now = house.clock.now()
    if now >= table.rests_until:
        table.rests_until = now + REST
        return False
    house.alarms.set(table.code, table.rests_until)
    return True


def let_consider(house: House, table: Table) -> None:
    """Let every bot think once about each offer that waits for its word, one after the other."""
    game = table.state.game
    if game is None:
        return
    for deal in game.deals():
        for seat in deal["parties"] if deal["life"] == "offered" else []:
            if (
                table.state.chairs[seat].bot
                and seat not in table.considering
                and seat not in deal["agreed"]
                and (deal["deal"], seat) not in table.weighed
            ):
                table.weighed.add((deal["deal"], seat))
                task = asyncio.create_task(_consider(house, table, seat, deal))
                table.considering[seat] = task
                task.add_done_callback(partial(_considered, house, table, seat))


async def _consider(house: House, table: Table, seat: int, deal: dict[str, Any]) -> None:
    game = table.state.game
    assert game is not None
    thinking = house.pool.consider(
        game.name, table.state.chairs[seat].bot, seat, (game.view(seat), game.catalogue), deal, table.setting.owner
    )  # fmt: skip
    word, _ = await asyncio.gather(thinking, asyncio.sleep(house.settings.bot_pause))
    if word not in ("accept", "decline"):
        return
    async with table.lock:
        await table.heal()
        entry = Dealt(seat=seat, said={"act": word, "deal": deal["deal"]})
        try:
            after = table.state.judge(entry)
        except MalavitaError:
            return  # the offer is gone, or cannot be sealed now
        if table.state.chairs[seat].bot and after is not None:
            await table.commit(entry, after)


def _considered(house: House, table: Table, seat: int, task: asyncio.Task[None]) -> None:
    del table.considering[seat]
    if task.cancelled():
        return
    if task.exception() and not isinstance(task.exception(), Refused):
        house.log.error("a bot failed", table=table.code, error=repr(task.exception()))
    if not house.closing:
        let_consider(house, table)


async def _think(house: House, table: Table, seat: int) -> None:
    state, game = table.state, table.state.game
    question = game.question(seat) if game else None
    if game is None or question is None:
        return
    fresh, level = state.fresh[seat], state.chairs[seat].bot
    answers = [Plain(a.id, a.code, a.args) for a in question.answers]
    knows, owner = (game.view(seat), game.catalogue), table.setting.owner
    thinking = house.pool.choose(game.name, level, seat, knows, question.kind, answers, owner)
    (code, by), _ = await asyncio.gather(thinking, asyncio.sleep(house.settings.bot_pause))
    async with table.lock:
        await table.heal()
        now = table.state
        if now.fresh[seat] == fresh and seat in now.asked() and now.chairs[seat].bot:
            table.thinking.pop(seat, None)
            await answer_for(table, seat, code, by)


async def answer_for(table: Table, seat: int, code: str, by: str) -> int:
    """Answer for a seat whose owner does not; what the rules refuse becomes the default answer."""
    state = table.state
    entry = Answered(seat=seat, code=code, by=by)
    try:
        after = state.judge(entry)
    except MalavitaError:
        table.house.log.error("a bot was refused", table=table.code, seat=seat)
        entry = Answered(seat=seat, code=default_answer(table, seat), by=by)
        after = state.judge(entry)
    return await table.commit(entry, after)


def default_answer(table: Table, seat: int) -> str:
    """What is answered when time is up: what the question names, else the first answer."""
    question = table.state.game.question(seat) if table.state.game else None
    assert question is not None
    return str((getattr(question, "default", None) or question.answers[0]).code)


def _done(house: House, table: Table, seat: int, task: asyncio.Task[None]) -> None:
    if table.thinking.get(seat) is task:
        del table.thinking[seat]
    if task.cancelled():
        return
    error = task.exception()
    if error is not None:
        if not isinstance(error, Refused):
            house.log.error("a bot failed", table=table.code, seat=seat, error=repr(error))
        house.alarms.set(table.code, house.clock.now() + 1000)  # try again soon
    elif table.state.asked() and not house.closing:
        let_think(house, table)
