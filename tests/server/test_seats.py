"""Seats: sit down by code, stand up and come back, bots in between, hot seat, meeting again, tables that never fill."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient

from .conftest import Running, bot, free, me, open_pair, play_on, running


async def code_of(sending: Any) -> str:
    with pytest.raises(ServerRefused) as caught:
        await sending
    return caught.value.code


async def test_sit_down_with_nothing_but_a_name(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    table = await ada.open_table("criminals", [me(), free(), free()], listed=True)
    code = table["table"]
    assert [seat["kind"] for seat in table["room"]["seats"]] == ["person", "free", "free"]
    assert [line["code"] for line in (await leo.request("GET", "/api/tables"))["open"]] == [code]
    seen = await leo.sit(code, 2)
    assert [seat["mine"] for seat in seen["room"]["seats"]] == [False, False, True]
    assert seen["room"]["phase"] == "open" and seen["view"] is None
    assert await code_of((await house.guest("Eve")).sit(code, 2)) == "seat-taken"
    assert await code_of((await house.guest("Eve")).sit(code, 5)) == "no-seat"
    assert await code_of(leo.sit(code, 1)) == "already-seated"
    eve = await house.guest("Eve")
    assert (await eve.sit(code))["room"]["phase"] == "playing"
    assert await code_of((await house.guest("Max")).sit(code)) == "already-begun"


async def test_stand_up_before_the_game_frees_the_seat(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
    await leo.sit(code)
    seen = await leo.request("POST", f"/api/tables/{code}/stand", {})
    assert [seat["kind"] for seat in seen["room"]["seats"]] == ["person", "free", "free"]
    assert seen["seat"] is None


async def test_before_the_game_begins_a_new_name_goes_along_to_the_seat(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Renzo")
    code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
    await leo.sit(code, 2)
    await leo.request("PATCH", "/api/me", {"name": "Leo", "face": "5"})
    async with TableClient(ada, code) as watching:
        await watching.until(lambda u: u["room"]["seats"][2]["name"] == "Renzo")
        await leo.sit(code, 2)
        told = await watching.until(lambda u: u["room"]["seats"][2]["name"] == "Leo")
        assert told["room"]["seats"][2]["face"] == "5"
        before = told["version"]
        assert (await leo.sit(code, 2))["version"] == before, "nothing has changed, so nothing is told"
    await leo.request("PATCH", "/api/me", {"name": "Ada"})
    assert await code_of(leo.sit(code, 2)) == "name-taken"
    await leo.request("PATCH", "/api/me", {"name": "Max"})
    await ada.request("POST", f"/api/tables/{code}/start", {})
    assert (await leo.sit(code, 2))["room"]["seats"][2]["name"] == "Leo", (
        "the game is told with the names it began with"
    )


async def test_at_a_hot_seat_every_seat_keeps_the_name_it_was_given(house: Running) -> None:
    ada = await house.guest("Ada")
    wishes = [me(), {"kind": "me", "name": "Leo"}, free()]
    code = (await ada.open_table("criminals", wishes, hotseat=True))["table"]
    assert [seat["name"] for seat in (await ada.sit(code, 1))["room"]["seats"]] == ["Ada", "Leo", ""]


async def test_who_opened_a_table_may_close_it_before_it_begins(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("criminals", [bot(), me(), free(), free()], listed=True))["table"]
    assert (await leo.sit(code))["room"]["host"] == 1, "everybody is told for whom they wait"
    assert await code_of(leo.request("DELETE", f"/api/tables/{code}")) == "not-owner"
    async with TableClient(leo, code, language="en") as watching:
        await watching.until(lambda u: u["room"]["phase"] == "open")
        seen = await ada.request("DELETE", f"/api/tables/{code}")
        assert (seen["room"]["phase"], seen["room"]["closed"]) == ("closed", "owner")
        await watching.until(lambda u: u["room"]["phase"] == "closed")
        assert watching.news[-1]["text"] == "Whoever opened this table has closed it."
    assert (await ada.request("GET", "/api/tables"))["open"] == []
    assert await code_of(ada.request("DELETE", f"/api/tables/{code}")) == "closed"
    begun = (await ada.open_table("criminals", [me(), bot()]))["table"]
    assert await code_of(ada.request("DELETE", f"/api/tables/{begun}")) == "already-begun"


async def test_a_list_says_how_many_house_rules_a_table_has(house: Running) -> None:
    ada = await house.guest("Ada")
    options = {"terms": "all_bets", "whispers": "off", "truce": "on"}
    await ada.open_table("mobties", [me(), free(), free()], options=options, listed=True)
    await ada.open_table("criminals", [me(), free()], listed=True)
    lines = (await ada.request("GET", "/api/tables"))["open"]
    assert {line["game"]: line["changed"] for line in lines} == {"mobties": 2, "criminals": 0}
    shelf = {game["game"]: game for game in (await ada.request("GET", "/api/shelf"))["games"]}
    assert shelf["criminals"]["rules"]["noLegalCard"] == ["A9", "A12"]


async def test_begin_with_bots_in_the_free_seats_only_by_the_owner(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("criminals", [me(), free(), free(), {"kind": "closed"}], start=False))["table"]
    await leo.sit(code)
    assert await code_of(leo.request("POST", f"/api/tables/{code}/start", {})) == "not-owner"
    assert await code_of(ada.request("POST", f"/api/tables/{code}/start", {"bot": "genius"})) == "no-bot"
    seen = await ada.request("POST", f"/api/tables/{code}/start", {"bot": "greedy"})
    assert seen["room"]["phase"] == "playing" and seen["room"]["players"] == 3
    assert [seat["bot"] for seat in seen["room"]["seats"]] == [None, None, "greedy"]


async def test_a_bot_answers_for_who_stands_up_until_the_owner_comes_back(house: Running) -> None:
    ada, leo, code = await open_pair(house, "mafiozoo")
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await two.until(lambda u: u["view"] is not None)
        await leo.request("POST", f"/api/tables/{code}/stand", {"bot": "random"})
        playing = asyncio.create_task(play_on(one, Random(1)))
        await one.until(lambda u: u["version"] > 12 and u["room"]["seats"][1]["stands"])
        assert any(news["kind"] == "stood" for news in one.news)
        with pytest.raises(ServerRefused) as caught:
            await two.answer("bribe:1")
        assert caught.value.code == "standing"
        await leo.sit(code)
        luck = Random(2)
        await asyncio.gather(playing, play_on(two, luck))
        assert any(news["kind"] == "came-back" for news in one.news)


async def test_one_person_holds_all_seats_and_sees_one_at_a_time(house: Running) -> None:
    ada = await house.guest("Ada")
    assert await code_of(ada.open_table("criminals", [me(), me()])) == "already-seated"
    table = await ada.open_table("criminals", [me(), me()], hotseat=True)
    code = table["table"]
    async with TableClient(ada, code) as curtain:
        update = await curtain.until(lambda u: u["view"] is not None)
        assert update["seat"] is None and update["question"] is None
        eyes = [TableClient(ada, code, seat=seat) for seat in (0, 1)]
        for client in eyes:
            await client.__aenter__()
        ends = await asyncio.gather(*(play_on(client, Random(4)) for client in eyes))
        assert ends[0]["end"] == ends[1]["end"]
        for client in eyes:
            await client.__aexit__(None, None, None)


async def test_a_solo_game_against_bots_begins_at_once(house: Running) -> None:
    ada = await house.guest("Ada")
    table = await ada.open_table("criminals", [me(), bot("greedy"), bot("random")])
    assert table["room"]["phase"] == "playing"
    async with TableClient(ada, table["table"]) as one:
        assert (await play_on(one, Random(3)))["end"]["scores"]


async def test_meet_again_with_the_same_people(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    eve = await house.guest("Eve")
    assert await code_of(ada.request("POST", f"/api/tables/{code}/rematch")) == "not-over"
    async with TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(eve, code) as public:
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        assert await code_of(eve.request("POST", f"/api/tables/{code}/rematch")) == "not-seated"
        first = await ada.request("POST", f"/api/tables/{code}/rematch")
        second = await leo.request("POST", f"/api/tables/{code}/rematch")
        assert first["table"] == second["table"] != code
        told = await public.until(lambda u: u["room"]["rematch"] is not None)
        assert told["room"]["rematch"] == first["table"]
        assert first["room"]["phase"] == "playing"
        assert [seat["name"] for seat in first["room"]["seats"]] == ["Leo", "Ada"]


async def test_several_tables_at_once_on_one_line(house: Running) -> None:
    ada = await house.guest("Ada")
    codes = [(await ada.open_table("criminals", [me(), bot()]))["table"] for _ in range(3)]
    clients = [TableClient(ada, code) for code in codes]
    for client in clients:
        await client.__aenter__()
    await asyncio.gather(*(play_on(client, Random(1)) for client in clients))
    mine = (await ada.request("GET", "/api/tables"))["mine"]
    assert {line["table"]["code"] for line in mine} == set(codes)
    assert {line["table"]["phase"] for line in mine} == {"over"}
    for client in clients:
        await client.__aexit__(None, None, None)


async def test_a_table_that_never_fills_expires_with_notice(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), free()], listed=True))["table"]
    async with TableClient(ada, code) as one:
        await one.until(lambda u: True)
        house.advance(3600 * 48 + 1)
        update = await one.until(lambda u: u["room"]["phase"] == "closed")
        assert one.news[-1]["kind"] == "closed" and update["view"] is None
    assert await code_of((await house.guest("Leo")).sit(code)) == "closed"
    assert (await ada.request("GET", "/api/tables"))["open"] == []


async def test_so_many_unfinished_tables_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path, most_tables=2) as house:
        ada = await house.guest("Ada")
        for _ in range(2):
            await ada.open_table("criminals", [me(), free()])
        assert await code_of(ada.open_table("criminals", [me(), free()])) == "too-many-tables"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad-setting"),
        ({"edition": "../../etc/passwd"}, "no-edition"),
        ({"options": {"flying": "on"}}, "bad-setting"),
        ({"options": {"notebook": "maybe"}}, "bad-setting"),
        ({"seats": [{"kind": "me"}, {"kind": "closed"}]}, "bad-players"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "no-bot"),
        ({"seats": []}, "malformed"),
        ({"pace": {"kind": "live", "bank": -1}}, "malformed"),
        ({"surprise": 1}, "malformed"),
    ],
)
async def test_tables_that_cannot_be_are_refused(house: Running, wish: dict[str, Any], code: str) -> None:
    ada = await house.guest("Ada")
    body = {"game": "criminals", "seats": [me(), free()], **wish}
    assert await code_of(ada.request("POST", "/api/tables", body)) == code


async def test_the_qr_code_holds_the_link_and_no_secret(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), free()]))["table"]
    picture = await ada.request("GET", f"/api/tables/{code}/qr.svg")
    assert picture.startswith("<svg") and ada.token not in picture


@pytest.mark.parametrize(
    ("host", "asked", "told"),
    [("0.0.0.0", "localhost", "network"), ("0.0.0.0", "cafe.lan", "cafe.lan"), ("127.0.0.1", "localhost", "localhost")],
)
async def test_a_link_made_on_the_hosts_machine_can_be_followed_from_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, asked: str, told: str
) -> None:
    monkeypatch.setattr("malavita.server.http.address.on_the_network", lambda: "network")
    async with running(tmp_path, host=host) as house:
        request = urllib.request.Request(f"{house.url}/api/shelf", headers={"Host": f"{asked}:{house.port}"})
        shelf = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
        assert shelf["address"] == f"http://{told}:{house.port}"


async def test_notes_are_their_owners(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    path = f"/api/tables/{code}/notes"
    await ada.request("PUT", path, {"text": "Leo bluffs <b>"})
    assert (await ada.request("GET", path))["text"] == "Leo bluffs <b>"
    assert (await leo.request("GET", path))["text"] == ""
    assert await code_of(ada.request("PUT", path, {"text": "x" * 8001})) == "malformed"


async def test_every_bot_has_a_name_of_its_own_and_is_called_by_it(house: Running) -> None:
    ada = await house.guest("Bruno")
    table = await ada.open_table("criminals", [me(), bot(), free(), bot()])
    names = [seat["name"] for seat in table["room"]["seats"]]
    assert names[0] == "Bruno" and names[2] == ""
    assert names[1] and names[3] and len({names[0].lower(), names[1].lower(), names[3].lower()}) == 3
    begun = await ada.request("POST", f"/api/tables/{table['table']}/start", {})
    called = [seat["name"] for seat in begun["room"]["seats"]]
    assert all(called) and len(set(called)) == 4


async def test_locked_answers_come_with_words_and_only_with_words(house: Running) -> None:
    ada = await house.guest("Ada")
    table = await ada.open_table("criminals", [me(), bot()])
    code = table["table"]
    for _ in range(400):
        seen = await ada.request("GET", f"/api/tables/{code}?words=1&language=it")
        question = seen["question"]
        if question is None:
            await asyncio.sleep(0.02)
            continue
        plain = await ada.request("GET", f"/api/tables/{code}")
        if question["locked"]:
            assert all(each["text"] and each["rule"] for each in question["locked"])
            assert plain["question"] is None or plain["question"]["locked"] == []
            return
        message = {"type": "answer", "table": code, "version": seen["version"], "id": f"m{_}"}
        wish = next(iter([a for a in question["answers"] if not a["args"].get("pass")] or question["answers"]))
        await ada.request("POST", f"/api/tables/{code}/messages", {**message, "answer": wish["code"]})
    raise AssertionError("nothing was ever locked")


async def test_nobody_may_ask_who_they_are(house: Running) -> None:
    ada = await house.guest("Ada")
    assert (await ada.request("GET", "/api/me?maybe=1"))["name"] == "Ada"


async def test_a_table_is_laid_anew_before_it_begins_and_who_sits_there_stays(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada, leo, eve = await house.guest("Ada"), await house.guest("Leo"), await house.guest("Eve")
        code = (await ada.open_table("criminals", [me(), free(), bot(), bot()], start=False))["table"]
        await leo.sit(code, 1)
        other = {"game": "mobties", "seats": [me(), free(), free()], "listed": True, "language": "it"}
        async with TableClient(leo, code) as watching:
            seen = await ada.request("PATCH", f"/api/tables/{code}", {**other, "start": False})
            assert seen["table"] == code and seen["room"]["game"] == "mobties" and seen["room"]["players"] == 3
            told = await watching.until(lambda u: u["room"]["players"] == 3)
            assert [seat["name"] for seat in told["room"]["seats"]] == ["Ada", "Leo", ""] and told["seat"] == 1
    async with running(tmp_path) as house:  # the same after a restart
        ada, eve = Door(house.url, ada.token, "en"), Door(house.url, eve.token, "en")
        assert [line["code"] for line in (await eve.request("GET", "/api/tables"))["open"]] == [code]
        seen = await ada.request("PATCH", f"/api/tables/{code}", {**other, "start": True})
        assert [seat["kind"] for seat in seen["room"]["seats"]] == ["person", "person", "free"]
        assert (await eve.sit(code))["room"]["phase"] == "playing"


async def test_only_the_owner_lays_the_table_anew_and_nobody_loses_a_seat(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
    two = {"game": "criminals", "seats": [me(), bot()]}
    assert await code_of(leo.request("PATCH", f"/api/tables/{code}", two)) == "not-owner"
    await leo.sit(code, 2)
    assert await code_of(ada.request("PATCH", f"/api/tables/{code}", two)) == "seat-taken"
    full = {"game": "criminals", "seats": [me(), bot(), free()]}
    assert (await ada.request("PATCH", f"/api/tables/{code}", full))["room"]["phase"] == "playing"
    assert await code_of(ada.request("PATCH", f"/api/tables/{code}", full)) == "already-begun"


async def test_at_a_hot_seat_the_screen_is_told_whose_turn_it_is(house: Running) -> None:
    """One line, one pair of eyes at a time; a turn of another of its seats is called, also a secret one."""
    ada = await house.guest("Ada")
    wishes = [me(), {"kind": "me", "name": " Leo "}, {"kind": "me", "name": "Eve"}]
    table = await ada.open_table("criminals", wishes, hotseat=True)
    assert [seat["name"] for seat in table["room"]["seats"]] == ["Ada", "Leo", "Eve"]
    called: list[int] = []
    screen = TableClient(ada, table["table"])
    screen.listeners.append(lambda message: message["type"] == "turn" and called.append(message["seat"]))
    async with screen:
        await screen.until(lambda u: u["seat"] is None)
        while not screen.update["end"]:
            if question := screen.update["question"]:
                await screen.answer(Random(screen.version).choice(question["answers"])["code"])
            elif called:
                screen.seat = called.pop()
                await screen.send_raw(json.dumps(screen._watch() | {"version": 0}))
                while screen.update["seat"] != screen.seat:
                    await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert screen.update["room"]["hotseat"]


async def test_whoever_comes_back_at_a_hot_seat_is_called_as_before(house: Running) -> None:
    ada = await house.guest("Ada")
    code = (await ada.open_table("criminals", [me(), {"kind": "me", "name": "Leo"}], hotseat=True))["table"]
    for seat in (0, 1):
        await ada.request("POST", f"/api/tables/{code}/stand", {"seat": seat})
        update = await ada.request("POST", f"/api/tables/{code}/sit", {"seat": seat})
    assert [(seat["name"], seat["stands"]) for seat in update["room"]["seats"]] == [("Ada", False), ("Leo", False)]


async def test_a_hot_seat_cannot_have_a_name_without_signs(house: Running) -> None:
    ada = await house.guest("Ada")
    assert (
        await code_of(ada.open_table("criminals", [me(), {"kind": "me", "name": "\u200b"}], hotseat=True)) == "bad-name"
    )


def laid(seats: int, own: int = 0) -> dict[str, Any]:
    wishes = [free() for _ in range(seats)]
    wishes[own] = me()
    return {"game": "criminals", "seats": wishes, "start": False}


@pytest.mark.parametrize("sizes", [(4,), (3, 4), (2, 4), (4, 2, 3), (4, 2)])
async def test_whoever_sits_in_or_looks_on_is_told_all_after_seats_were_added_or_taken_away(
    tmp_path: Path, sizes: tuple[int, ...]
) -> None:
    async with running(tmp_path) as house:
        ada, leo, eve = await house.guest("Ada"), await house.guest("Leo"), await house.guest("Eve")
        code = (await ada.request("POST", "/api/tables", laid(2)))["table"]
        await leo.sit(code, 1)
        async with TableClient(leo, code) as seated, TableClient(Door(house.url), code) as public:
            await public.until(lambda u: True)
            for size in sizes:
                await ada.request("PATCH", f"/api/tables/{code}", laid(size))
                await public.until(lambda u, size=size: u["room"]["players"] == size)
                await ada.request("POST", f"/api/tables/{code}/messages", said(code, f"now {size}"))
            assert (await public.until(lambda u: public.news[-1]["text"] == f"now {size}"))["seat"] is None
            await seated.until(lambda u: u["version"] == public.version)
            assert seated.news == public.news, "nothing twice, nothing lost"
        look = await Door(house.url).request("GET", f"/api/tables/{code}")
        assert look["version"] == len(await house.house.store.entries(code)) == public.version
        early = await Door(house.url).request("GET", f"/api/tables/{code}?version=1")
        assert early["news"] == look["news"][1:]
        if sizes[-1] > 2:
            assert (await eve.sit(code, sizes[-1] - 1))["version"] == look["version"] + 1
    async with running(tmp_path) as house:  # the same when it is read back
        again = await Door(house.url).request("GET", f"/api/tables/{code}")
        assert again["news"][: len(look["news"])] == look["news"]


def said(code: str, text: str) -> dict[str, Any]:
    return {"type": "say", "table": code, "id": text, "text": text}


async def test_nobody_sees_through_the_eyes_of_a_seat_that_was_given_up(house: Running) -> None:
    """Leo stands up before the game, and Ada moves to another seat; both leave their windows open."""
    ada, leo, eve = await house.guest("Ada"), await house.guest("Leo"), await house.guest("Eve")
    code = (await ada.request("POST", "/api/tables", laid(2)))["table"]
    await leo.sit(code, 1)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await two.until(lambda u: u["seat"] == 1)
        await one.until(lambda u: u["seat"] == 0)
        await leo.request("POST", f"/api/tables/{code}/stand", {})
        await ada.request("PATCH", f"/api/tables/{code}", laid(2, own=1))
        await eve.sit(code, 0)
        await ada.request("POST", f"/api/tables/{code}/start", {})
        begun = await two.until(lambda u: u["view"] is not None)
        assert begun["seat"] is None and begun["question"] is None
        assert (await one.until(lambda u: u["view"] is not None))["seat"] == 1
        mine = await ada.request("GET", f"/api/tables/{code}")
        assert one.update["view"] == mine["view"] and two.update["view"] != mine["view"]
        assert [news["kind"] for news in two.news].count("began") == 1


async def test_nobody_speaks_under_the_name_of_another(house: Running) -> None:
    """Not by another name, nor by standing up and coming back under it, nor from outside."""
    ada, leo, code = await open_pair(house)
    eve = await house.guest("ada")
    await leo.request("PATCH", "/api/me", {"name": "ADA"})
    async with TableClient(leo, code) as two:
        await two.until(lambda u: u["view"] is not None)
        await two.say("it is me")
        assert (two.news[-1]["seat"], two.news[-1]["name"]) == (1, "Leo")
        assert await code_of(eve.request("POST", f"/api/tables/{code}/messages", said(code, "me too"))) == "name-taken"
        await leo.request("POST", f"/api/tables/{code}/stand", {})
        assert await code_of(leo.sit(code)) == "name-taken"
        await leo.request("PATCH", "/api/me", {"name": "Lea"})
        assert (await leo.sit(code))["room"]["seats"][1]["name"] == "Lea"


async def test_an_open_line_is_called_by_the_new_name_and_refused_in_the_new_language(house: Running) -> None:
    _, _, code = await open_pair(house)
    eve = await house.guest("Eve")
    async with TableClient(eve, code) as watching:
        await watching.until(lambda u: True)
        await eve.request("PATCH", "/api/me", {"name": "Eva", "language": "it"})
        await watching.say("ciao")
        assert watching.news[-1]["name"] == "Eva"
        with pytest.raises(ServerRefused, match="Non siedi"):
            await watching.answer("recruit:pass")


@pytest.mark.parametrize("kind", ["live", "slow"])
async def test_a_clock_without_a_bank_is_refused(house: Running, kind: str) -> None:
    ada = await house.guest("Ada")
    pace = {"kind": kind, "bank": 0, "refill": 30}
    assert await code_of(ada.open_table("criminals", [me(), bot()], pace=pace)) == "no-pace"
    code = (await ada.open_table("criminals", [me(), free()]))["table"]
    assert await code_of(ada.request("PATCH", f"/api/tables/{code}", laid(2) | {"pace": pace})) == "no-pace"


async def test_at_a_hot_seat_no_plain_answer_shows_a_hand_unless_a_seat_is_named(house: Running) -> None:
    """Nobody knows who has the screen."""
    ada = await house.guest("Ada")
    wishes = [me(), {"kind": "me", "name": "Leo"}]
    opened = await ada.open_table("criminals", wishes, hotseat=True)
    code = opened["table"]
    public = await Door(house.url).request("GET", f"/api/tables/{code}")
    assert opened["view"] == public["view"] and opened["seat"] is None and opened["question"] is None
    looks = [await ada.request("GET", f"/api/tables/{code}{seat}") for seat in ("", "?seat=0", "?seat=1")]
    looks += [await ada.sit(code), await ada.sit(code, 1), await ada.request("POST", f"/api/tables/{code}/stand", {})]
    assert [look["seat"] for look in looks] == [None, 0, 1, None, 1, None]
    assert [look["view"] == public["view"] for look in looks] == [True, False, False, True, False, True]
