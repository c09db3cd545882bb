"""Every known way to send a wrong message: a typed refusal in the sender's words, nothing changed, and the line lives."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from msgspec import structs

import malavita
from malavita.client import Door, ServerRefused, TableClient
from malavita.server.tables.entries import Answered, Began, Said, Sat, Setting, Stood, Wish
from malavita.server.tables.state import IDS_KEPT, TableState
from malavita.server.wire import Pace

from .conftest import Running, me, open_pair, play_on, running


async def asked_and_other(one: TableClient, two: TableClient) -> tuple[TableClient, TableClient]:
    """Who is asked, and who is not."""
    first, second = await one.until(lambda u: u["view"] is not None), await two.until(lambda u: u["view"] is not None)
    assert bool(first["question"]) != bool(second["question"])
    return (one, two) if first["question"] else (two, one)


async def refused(code: str, sending: Any) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        await sending
    assert caught.value.code == code, caught.value
    return caught.value


async def test_the_same_message_twice_is_applied_once_and_answered_alike(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked, _ = await asked_and_other(one, two)
        version, choice = asked.version, asked.update["question"]["answers"][0]["code"]
        first = await asked.answer(choice, version, id="once")
        before = await house.house.store.entries(code)
        again = await asked.answer(choice, version, id="once")
        third = await asked.answer(choice, version, id="once")
        assert again == third and again["version"] == first["version"]
        assert await house.house.store.entries(code) == before


async def test_both_at_once_under_one_id_is_applied_once(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked, _ = await asked_and_other(one, two)
        choice = asked.update["question"]["answers"][0]["code"]
        body = {"type": "answer", "table": code, "version": asked.version, "id": "once", "answer": choice}
        path = f"/api/tables/{code}/messages"
        acks = await asyncio.gather(*(asked.door.request("POST", path, body) for _ in range(8)))
        assert all(ack == acks[0] for ack in acks)
        answers = [row for row in await house.house.store.entries(code) if '"answer"' in row.body]
        assert len(answers) == 1


async def test_a_click_on_an_old_page_is_refused_with_the_question_of_the_moment(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked, _ = await asked_and_other(one, two)
        choice = asked.update["question"]["answers"][0]["code"]
        heard: list[dict[str, Any]] = []
        asked.listeners.append(heard.append)
        await refused("stale", asked.answer(choice, asked.version - 1))
        said = [message for message in heard if message["type"] == "refused"][0]
        assert said["version"] == asked.version and said["question"]["answers"][0]["code"] == choice
        await asked.answer(choice)  # the line lives


async def test_out_of_turn_illegal_and_unknown_answers(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code, language="en") as one, TableClient(leo, code, language="it") as two:
        asked, other = await asked_and_other(one, two)
        await refused("not-asked", other.answer("recruit:pass"))
        said = await refused("illegal", asked.answer("hire:c05"))
        assert said.text and said.rule
        await refused("illegal", asked.answer("no such thing"))
        assert (await house.house.store.entries(code))[-1].body.startswith('{"e":"began"')


async def test_a_refusal_speaks_the_language_of_the_reader(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    texts = set()
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await asked_and_other(one, two)
    for language in ("en", "it", "fr"):
        async with TableClient(ada, code, language=language) as table:
            await table.until(lambda u: True)
            texts.add((await refused("stale", table.answer("recruit:pass", 0))).text)
    assert len(texts) == 3


async def test_for_another_seat_or_as_a_spectator(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    eve = await house.guest("Eve")
    async with TableClient(ada, code) as one, TableClient(eve, code) as public:
        await one.until(lambda u: u["view"] is not None)
        await public.until(lambda u: True)
        assert public.update["seat"] is None and public.update["question"] is None
        await refused("not-seated", public.answer("recruit:pass"))
        await refused("not-yours", one.send("answer", version=one.version, answer="recruit:pass", seat=1))
        heard: list[dict[str, Any]] = []
        one.listeners.append(heard.append)
        await one.send_raw(json.dumps({"type": "watch", "table": code, "seat": 1}))
        await one.send("say", text="well?")
        assert heard[0]["code"] == "not-yours" and heard[-1]["seat"] == 0
        await refused("not-seated", public.send("undo", version=public.version))


async def test_unknown_and_finished_tables(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        await refused("over", one.answer("recruit:pass"))
        body = {"type": "answer", "table": "ZZZZZZ", "version": 1, "id": "x", "answer": "a"}
        heard: list[dict[str, Any]] = []
        one.listeners.append(heard.append)
        await one.send_raw(json.dumps(body))
        await refused("over", one.answer("recruit:pass"))
        assert [m["code"] for m in heard if m["type"] == "refused"] == ["unknown-table", "over"]


BAD = [
    b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b'{"type":"fly"}', b'{"type":"answer"}', b'{"type":1}',
    b'{"type":"answer","table":"abc","version":1,"id":"x","answer":"y"}',
    b'{"type":"answer","table":"ABCDEF","version":-1,"id":"x","answer":"y"}',
    b'{"type":"answer","table":"ABCDEF","version":1e400,"id":"x","answer":"y"}',
    b'{"type":"answer","table":"ABCDEF","version":1,"id":"","answer":"y"}',
    b'{"type":"answer","table":"ABCDEF","version":1,"id":"x","answer":"y","extra":1}',
    b'{"type":"say","table":"ABCDEF","id":"x","text":""}',
    b'{"type":"watch","table":"ABCDEF","language":"de"}', b"[" * 5000, b'{"type":' * 2000,
]  # fmt: skip


async def test_malformed_messages_are_refused_and_the_line_lives(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        heard: list[dict[str, Any]] = []
        one.listeners.append(heard.append)
        for raw in BAD:
            await one.send_raw(raw)
            if len(raw) < 3000:
                await one.send_raw(raw.decode("latin-1"))
        await one.send_raw("x" * (house.settings.most_message + 1))
        await one.send("say", text="still here")
        codes = [m["code"] for m in heard if m["type"] == "refused"]
        assert codes == ["malformed"] * (len(codes) - 1) + ["too-big"] and len(codes) > len(BAD)
        assert one.breaks == 0


async def test_too_fast_is_refused_and_the_line_lives(tmp_path: Any) -> None:
    async with running(tmp_path, messages_per_second=5) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one:
            await one.until(lambda u: u["view"] is not None)
            results = await asyncio.gather(*(one.send("say", text=str(n)) for n in range(60)), return_exceptions=True)
            codes = {result.code for result in results if isinstance(result, ServerRefused)}
            assert codes == {"too-fast"} and not all(isinstance(result, ServerRefused) for result in results)
            assert one.breaks == 0


async def test_nobody_speaks_without_a_name(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(Door(house.url), code) as stranger:
        await stranger.until(lambda u: u["view"] is not None)
        assert stranger.update["seat"] is None
        await refused("need-guest", stranger.send("say", text="hello"))
    await refused("need-guest", Door(house.url).open_table("criminals", [me(), me()]))


async def test_deals_have_their_message_and_a_typed_refusal(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        await refused("illegal", one.send("deal", version=one.version, act="offer", terms=[{"term": "pay"}]))
        await refused("malformed", one.send("deal", version=one.version, act="steal"))


async def test_a_game_is_played_without_a_socket(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    luck, number = Random(5), 0
    doors = [ada, leo]
    while True:
        looks = [await door.request("GET", f"/api/tables/{code}") for door in doors]
        if looks[0]["end"]:
            break
        seat = 0 if looks[0]["question"] else 1
        number += 1
        body = {
            "type": "answer", "table": code, "version": looks[seat]["version"], "id": str(number),
            "answer": luck.choice(looks[seat]["question"]["answers"])["code"],
        }  # fmt: skip
        ack = await doors[seat].request("POST", f"/api/tables/{code}/messages", body)
        assert ack["version"] == looks[seat]["version"] + 1
    assert number > 4


async def test_talk_does_not_make_a_click_stale(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked, other = await asked_and_other(one, two)
        version, choice = asked.version, asked.update["question"]["answers"][0]["code"]
        await other.send("say", text="hurry")
        await asked.until(lambda u: u["version"] > version)
        await asked.answer(choice, version)
        await refused("stale", asked.answer(choice, version))
        await refused("stale", asked.answer(choice, asked.version + 1))


async def test_one_line_follows_so_many_tables_and_no_more(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malavita.server.sockets.MOST_WATCHED", 1)
    ada, leo, code = await open_pair(house)
    other = (await ada.open_table("criminals", [me(), {"kind": "free"}]))["table"]
    async with TableClient(ada, code) as one:
        await one.until(lambda u: True)
        heard: list[dict[str, Any]] = []
        one.listeners.append(heard.append)
        await one.send_raw(json.dumps({"type": "watch", "table": other}))
        await one.send_raw(json.dumps({"type": "watch", "table": code}))
        await one.send("say", text="here")
        assert [m["code"] for m in heard if m["type"] == "refused"] == ["too-many-tables"]


def three_at(game: str) -> TableState:
    setting = Setting(
        game, "standard", {}, [Wish("person", f"g{n}", f"P{n}") for n in range(3)], Pace(), False, "en", False, True,
        "g0", bytes(16).hex(), 0,
    )  # fmt: skip
    return TableState("AAAAAA", setting)


def test_strangers_who_talk_cannot_make_the_table_forget_what_a_player_has_sent() -> None:
    state = three_at("criminals")
    state.apply(Said(who="g1", id="mine", seat=1, name="P1", text="ciao"), 0, 0)
    for n in range(200):
        state.apply(Said(who=f"s{n % 7}", id=f"n{n}", name="Eve", text="hey"), 0, 0)
    assert state.repeated("g1", "mine") == 0 and state.repeated("g0", "mine") is None
    assert state.repeated("s3", "n199") == 200 and state.repeated("s4", "n199") is None
    assert sum(map(len, state.ids.values())) == IDS_KEPT + 1, "and what it remembers of them has an end"
    for n in range(IDS_KEPT):
        state.apply(Said(who="g1", id=f"n{n}", seat=1, name="P1", text="ciao"), 0, 0)
    assert state.repeated("g1", "mine") is None and state.repeated("g1", "n0") == 201


def test_what_was_sent_before_sitting_down_is_known_and_who_stood_up_is_forgotten() -> None:
    setting = structs.replace(three_at("criminals").setting, seats=[Wish("free")] * 3)
    state = TableState("AAAAAA", setting)
    state.apply(Said(who="eve", id="1", name="Eve", text="may I?"), 0, 0)
    state.apply(Sat(who="eve", seat=0, name="Eve"), 0, 0)
    state.apply(Said(who="eve", id="2", seat=0, name="Eve", text="thanks"), 0, 0)
    assert (state.repeated("eve", "1"), state.repeated("eve", "2")) == (0, 2)
    for n in range(50):
        state.apply(Sat(who=f"s{n}", seat=1, name=f"S{n}"), 0, 0)
        state.apply(Said(who=f"s{n}", id="1", seat=1, name="Eve", text="hello"), 0, 0)
        state.apply(Stood(who=f"s{n}", seat=1), 0, 0)
    assert len(state.ids) <= 4


@pytest.mark.parametrize("game", ["mafiozoo", "mobties"])
def test_who_has_answered_is_stale_though_the_very_same_is_asked_again(game: str) -> None:
    """A second click on the old page, under another id, would be taken for an answer to the next question."""
    luck, alike = Random(game), 0
    state = three_at(game)
    state.apply(Began(save=malavita.new(game, 3, seed=4).save()), 0, 0)
    while state.asked() and len(state.answers) < 400:
        seat = luck.choice(state.asked())
        before, version = state.game, state.version(seat)
        answer = luck.choice(before.question(seat).answers).code
        state.apply(Answered(who=f"g{seat}", id="x", seat=seat, code=answer), 0, 0)
        alike += before.asked_of(seat) == state.game.asked_of(seat) and seat in state.asked()
        assert state.fresh[seat] > version
    assert alike, "it does happen"
