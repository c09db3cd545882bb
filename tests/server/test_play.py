"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random

import pytest

import malavita
from malavita.client import TableClient

from .conftest import Running, bot, free, me, open_pair, play_on


@pytest.mark.parametrize("game", malavita.games())
async def test_two_people_and_a_bot_finish_a_game(house: Running, game: str) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo", "fr")
    code = (await ada.open_table(game, [me(), free(), bot("greedy")]))["table"]
    await leo.sit(code)
    async with TableClient(ada, code, language="it") as one, TableClient(leo, code) as two:
        ends = await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        assert ends[0]["end"] == ends[1]["end"]
        assert one.events and len(one.events) == len(two.events)
        assert one.update["lines"] is not None and two.update["lines"] is None
    stored = await house.house.store.entries(code)
    save = await ada.request("GET", f"/api/tables/{code}/save")
    game_again = malavita.load(save)
    assert game_again.over and len(game_again.answers_given) <= len(stored)
    assert game_again.outcome.scores == ends[0]["end"]["scores"]


@pytest.mark.parametrize("game", malavita.games())
async def test_versions_have_no_gaps_for_anybody(house: Running, game: str) -> None:
    ada, leo, code = await open_pair(house, game)
    eve = await house.guest("Eve")
    heard: dict[str, list[tuple[int, int]]] = {"ada": [], "leo": [], "eve": []}
    async with TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(eve, code) as public:
        for name, client in (("ada", one), ("leo", two), ("eve", public)):
            client.listeners.append(
                lambda m, name=name: m["type"] == "update" and heard[name].append((m["since"], m["version"]))
            )
        await public.until(lambda update: True)
        await asyncio.gather(play_on(one, Random(3)), play_on(two, Random(4)))
        await public.until(lambda update: update["end"] is not None)
    for updates in heard.values():
        assert all(before[1] == after[0] for before, after in pairwise(updates))
        assert all(since < version for since, version in updates[1:])
    if game == "mafiozoo":  # whose conversations are silent
        assert len({updates[-1][1] for updates in heard.values()}) > 1, "each viewer counts what it is told"
