"""Tables with a long past: read back in turns with others, and taken back without playing everything again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import ServerRefused, TableClient
from malavita.games import registry
from malavita.kernel.errors import BadDeal
from malavita.kernel.game import MANY, Game
from malavita.kernel.replay import read_save, write_save
from malavita.server.limits import Bucket
from malavita.server.lines import SocketLine
from malavita.server.store import EntryRow
from malavita.server.tables import reading
from malavita.server.tables.entries import Answered, AnyEntry, Began, Dealt, Proposed, Setting, Wish, write_entry
from malavita.server.tables.past import FAR
from malavita.server.tables.reading import fold
from malavita.server.tables.state import TableState
from malavita.server.wire import Pace

from .conftest import Running, bot, me, needs_source, play_on, running

TERMS = [{"term": "word", "who": 0, "text": "x"}]


def setting() -> Setting:
    """Mob Ties for one person and three bots, who agree to everything."""
    options = {option.name: option.values[0] for option in registry.find("mobties").options}
    seats = [Wish("person", "g0", "Ada"), *[Wish("bot", bot="greedy", character=name) for name in "xyz"]]
    edition = registry.find("mobties").default_edition
    return Setting("mobties", edition, options, seats, Pace(), False, "en", False, False, "g0", "00" * 16, 0)


def offer_or_withdraw(game: Game, seat: int) -> Dealt:
    """Offers are withdrawn as soon as all may be on the table."""
    said: dict[str, Any] = {"act": "offer", "terms": TERMS, "to": [3]}
    try:
        game.copy().bargain(seat, said)
    except BadDeal:
        deal = next(deal for deal in game.deals() if deal["life"] == "offered")
        seat, said = deal["from"], {"act": "withdraw", "deal": deal["deal"]}
    return Dealt(seat=seat, said=said)


def long_game(talk: int, undos: int, luck: Random) -> tuple[list[EntryRow], TableState]:
    """A game with much talk about deals, of which some is taken back by consent; its log, and the table as it was live."""
    game, state, rows = malavita.new("mobties", 4, seed=3), TableState("AAAAAA", setting()), list[EntryRow]()

    def add(entry: AnyEntry) -> None:
        state.apply(entry, 0, 0)
        rows.append(EntryRow(len(rows), 0, 0, write_entry(entry)))

    add(Began(save=game.save()))
    for _ in range(100):
        assert state.game is not None
        seat = state.asked()[0]
        question = state.game.question(seat)
        assert question is not None
        add(Answered(seat=seat, code=luck.choice(question.answers).code))
    after = sorted(luck.sample(range(talk), undos))
    for number in range(talk):
        assert state.game is not None
        add(offer_or_withdraw(state.game, number // 10 % 3))
        while after and after[0] == number:
            del after[0]
            for _ in range(luck.randint(1, 3)):
                add(Proposed(seat=0, what="undo"))
    return rows, state


def same(one: TableState, other: TableState) -> bool:
    assert one.game is not None and other.game is not None
    games = one.game.save() == other.game.save()
    return games and one.answers == other.answers and one.marks.rows() == other.marks.rows()


@pytest.mark.parametrize("talk", [20, 700])
def test_what_was_taken_back_is_the_same_live_read_back_and_played_by_itself(talk: int) -> None:
    rows, live = long_game(talk, 12, Random(talk))
    back = fold("AAAAAA", setting(), rows)
    assert same(live, back)
    assert live.game is not None
    save = live.game.save()
    assert malavita.load(save).save() == save


@needs_source
def test_taking_back_while_reading_back_costs_what_it_undoes(monkeypatch: pytest.MonkeyPatch) -> None:
    rows, _ = long_game(400, 100, Random(5))
    real, calls = Game.again, [0]

    def again(self: Game, seat: int, given: Any) -> None:
        calls[0] += 1
        real(self, seat, given)

    monkeypatch.setattr(Game, "again", again)
    fold("AAAAAA", setting(), rows)
    assert 0 < calls[0] < len(rows) * 3


def test_a_table_in_memory_keeps_few_positions_and_a_short_game_none() -> None:
    _, short = long_game(20, 0, Random(1))
    rows, long = long_game(2000, 0, Random(1))
    back = fold("AAAAAA", setting(), rows)
    assert len(short.past) == 0
    assert 0 < len(long.past) <= 9 and 0 < len(back.past) <= 9
    kept = [number for number, _ in back.past._kept]
    assert all(later - earlier >= FAR for earlier, later in pairwise(kept))


async def test_others_go_on_while_a_table_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = [0]

    async def go_on() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async with running(tmp_path) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("mafiozoo", [me(), bot()]))["table"]
        table = house.house.directory.at_hand(code)
        assert table is not None
        async with TableClient(ada, code) as one:
            await play_on(one, Random(1))
        rows, told = await house.house.store.entries(code), table.state.marks.rows()
        monkeypatch.setattr(reading, "AT_A_STRETCH", 0.0)
        going = asyncio.create_task(go_on())
        await table.read_back()
        going.cancel()
        assert turns[0] >= len(rows) >= 30 and table.state.marks.rows() == told


async def test_a_game_of_endless_answers_is_not_brought_along(house: Running) -> None:
    ada = await house.guest("Ada")
    content = read_save(malavita.new("criminals", 2, seed=1).save())
    content["answers"] = [[0, "pass"]] * 10_001
    with pytest.raises(ServerRefused) as caught:
        await ada.request("POST", "/api/replays", write_save(content).encode())
    assert (caught.value.status, caught.value.code) == (413, "too-big")


def brought_along(talk: int) -> bytes:
    _, state = long_game(talk, 0, Random(2))
    assert state.game is not None
    return state.game.save().encode()


@needs_source
async def test_the_past_of_a_long_game_is_told_in_turns_and_its_words_are_said_once(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.guest("Ada")
    code = (await ada.request("POST", "/api/replays", brought_along(300)))["table"]
    table = house.house.directory.at_hand(code)
    assert table is not None and table.state.game is not None
    game, steps = table.state.game, list[int]()
    assert (
        game.event_count > MANY and table.far_behind(None, 0) and not table.far_behind(None, table.state.version(None))
    )

    async def in_turns(making: Iterable[None]) -> None:
        steps.append(sum(1 for _ in making))

    monkeypatch.setattr("malavita.server.tables.table.in_turns", in_turns)
    look = await ada.request("GET", f"/api/tables/{code}?words=1&language=it")
    async with TableClient(ada, code, language="fr") as one:
        seen = await one.until(lambda u: True)
    assert steps == [game.event_count] * 2
    plain = game.events()
    assert look["events"] == seen["events"] == plain
    assert look["lines"] == [game.say(event, "it", {}) for event in plain]
    assert seen["lines"] == [game.say(event, "fr", {}) for event in plain]
    made = table.state.game._memory._made
    assert {"events", ("it",), ("fr",)} <= set(made)
    house.advance(6)
    while table.watching:
        await asyncio.sleep(0.01)
    house.house.directory.retire()
    house.advance(6)
    house.house.directory.retire()
    assert not table.state.game._memory._made


@needs_source
async def test_the_past_of_a_long_game_counts_for_several_messages(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, ada = [True, False], await house.guest("Ada")
    monkeypatch.setattr(SocketLine, "may_ask_for_much", lambda line, count: left.pop())
    code = (await ada.request("POST", "/api/replays", brought_along(300)))["table"]
    async with TableClient(ada, code) as one:
        await one.until(lambda u: True)
    assert not left, "it was refused once, and asked again"


def test_a_full_bucket_is_enough_for_the_dearest_message() -> None:
    bucket = Bucket(1e-9, 2)
    assert bucket.take() and bucket.take_more(4) and not bucket.take()
    bucket = Bucket(1e-9, 40)
    assert bucket.take() and bucket.take_more(4) and bucket.take(35) and not bucket.take()
