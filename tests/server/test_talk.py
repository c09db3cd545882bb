"""Talk at the table, among spectators, in set phrases; consent to a pause, to taking back, to a bot for who is away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.house import SAYS_WHO_IS_HERE

from .conftest import Running, free, me, open_pair, play_on, running, who_is_asked
from .test_moves import refused


def talk(table: TableClient) -> list[str]:
    return [news["text"] for news in table.news if news["kind"].startswith("said")]


async def test_the_table_is_heard_by_all_and_the_spectators_not_by_players_until_the_end(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    eve, max_ = await house.guest("Eve"), await house.guest("Max")
    async with (
        TableClient(ada, code) as one, TableClient(leo, code) as two, TableClient(eve, code) as watcher,
        TableClient(max_, code) as other, TableClient(ada, code, public=True) as sly,
    ):  # fmt: skip
        for client in (one, two, watcher, other, sly):
            await client.until(lambda u: u["view"] is not None)
        await watcher.send("say", text="he bluffs", room="spectators")
        await one.send("say", text="good <script>evening</script>")
        for client in (one, two, watcher, other, sly):
            await client.until(lambda u, c=client: "good <script>evening</script>" in talk(c))
        assert "he bluffs" in talk(watcher) and "he bluffs" in talk(other)
        assert "he bluffs" not in talk(one) + talk(two) + talk(sly)
        with pytest.raises(ServerRefused, match="spectators"):
            await one.send("say", text="psst", room="spectators")
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        replay = await ada.request("GET", f"/api/tables/{code}/replay?as=public&count=0")
        assert "he bluffs" in [news["text"] for news in replay["news"]]


async def test_a_phrase_arrives_in_each_readers_language(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code, language="fr") as one, TableClient(leo, code, language="it") as two:
        await one.until(lambda u: True)
        await two.until(lambda u: True)
        await one.send("phrase", phrase="sorry")
        await two.until(lambda u: bool(talk(two)))
        assert talk(one) == ["Rien de personnel."] and talk(two) == ["Niente di personale."]
        with pytest.raises(ServerRefused) as caught:
            await one.send("phrase", phrase="no-such")
        assert caught.value.code == "no-phrase"


async def test_invisible_signs_do_not_count_as_words(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: True)
        with pytest.raises(ServerRefused) as caught:
            await one.send("say", text="\u200b \x07\u202e")
        assert caught.value.code == "empty"
        await one.send("say", text="a\x07b\u202ec")
        assert talk(one) == ["abc"]


async def test_a_pause_needs_everybody_and_stops_the_game(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        update = await one.until(lambda u: u["view"] is not None)
        await two.until(lambda u: u["view"] is not None)
        asked = one if update["question"] else two
        choice = asked.update["question"]["answers"][0]["code"]
        await one.send("propose", what="pause")
        await two.until(lambda u: u["room"]["proposal"] is not None)
        with pytest.raises(ServerRefused) as caught:
            await two.send("propose", what="pause")
        assert caught.value.code == "proposal-open"
        await two.send("vote", proposal=two.update["room"]["proposal"]["number"], yes=True)
        await one.until(lambda u: u["room"]["paused"])
        await asked.until(lambda u: u["room"]["paused"])
        assert asked.update["question"] is None
        with pytest.raises(ServerRefused) as caught:
            await asked.answer(choice)
        assert caught.value.code == "paused"
        await two.send("resume")
        await asked.until(lambda u: u["question"] is not None)
        await asked.answer(choice)


async def test_a_vote_against_ends_the_proposal(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await one.send("propose", what="pause")
        update = await two.until(lambda u: u["room"]["proposal"] is not None)
        number = update["room"]["proposal"]["number"]
        await two.send("vote", proposal=number, yes=False)
        await one.until(lambda u: u["room"]["proposal"] is None)
        assert not one.update["room"]["paused"] and one.news[-1]["kind"] == "declined"
        with pytest.raises(ServerRefused) as caught:
            await two.send("vote", proposal=number, yes=True)
        assert caught.value.code == "no-proposal"


async def take_a_turn(client: TableClient) -> str:
    """Answer until nothing more is asked; returns the last question."""
    last = (await client.until(lambda u: u["question"]))["question"]
    while client.update and client.update["question"]:
        last = client.update["question"]
        codes = [answer["code"] for answer in last["answers"]]
        await client.answer("recruit:A" if "recruit:A" in codes else codes[-1])
    return str(last["kind"])


async def test_what_who_is_away_has_answered_is_not_taken_back_without_them(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            first = await who_is_asked(one, two)
            second = two if first is one else one
            await take_a_turn(first)
            await take_a_turn(second)
            await first.until(lambda u: u["question"])
            await second.door.request("POST", f"/api/tables/{code}/stand", {"bot": "random"})
            await refused("owner-away", first.send("propose", what="undo"))
    async with running(tmp_path) as house:
        first.door.url = second.door.url = house.url
        async with TableClient(first.door, code) as client:
            await client.until(lambda u: u["question"])
            await refused("owner-away", client.send("propose", what="undo"))
            last = await take_a_turn(client)
            await client.until(lambda u: u["question"])
            await client.send("propose", what="undo")
            assert client.news[-1]["kind"] == "carried", "what a bot has answered may go"
            assert client.update["question"]["kind"] == last
            await second.door.sit(code)
            await client.send("propose", what="undo")
            assert client.update["room"]["proposal"]["needed"] == [0, 1], "who is back has a say"


async def test_who_proposed_can_take_it_back(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        with pytest.raises(ServerRefused) as caught:
            await one.send("propose", what="undo")
        assert caught.value.code == "nothing-answered"
        await one.send("propose", what="pause")
        update = await two.until(lambda u: u["room"]["proposal"] is not None)
        await one.send("vote", proposal=update["room"]["proposal"]["number"], yes=False)
        await two.until(lambda u: u["room"]["proposal"] is None)
        assert two.news[-1]["kind"] == "withdrawn" and two.news[-1]["seat"] == 0
        await two.send("propose", what="pause")
        await one.until(lambda u: u["room"]["proposal"] is not None)
        await one.send("vote", proposal=one.update["room"]["proposal"]["number"], yes=False)
        assert one.news[-1]["kind"] == "declined" and one.news[-1]["args"] == {"what": "pause", "by": 1}


async def test_who_is_away_cannot_block_a_bot_in_their_place(house: Running) -> None:
    """An open proposal that waits for somebody makes way for a bot in that place; for nothing and nobody else."""
    ada, leo, eve = [await house.guest(name) for name in ("Ada", "Leo", "Eve")]
    code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
    await leo.sit(code)
    await eve.sit(code)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await one.send("propose", what="pause")
        await two.until(lambda u: u["room"]["proposal"] is not None)
        mine = (await leo.request("GET", "/api/tables"))["mine"]
        assert [each["votes"] for each in mine] == [True]
        await two.send("vote", proposal=two.update["room"]["proposal"]["number"], yes=True)
        mine = (await leo.request("GET", "/api/tables"))["mine"]
        assert [each["votes"] for each in mine] == [False]
        for other in ({"what": "undo"}, {"what": "replace", "target": 0}):
            with pytest.raises(ServerRefused) as caught:
                await two.send("propose", **other)
            assert caught.value.code == "proposal-open"
        house.advance(300)
        await two.send("propose", what="replace", target=2)
        proposal = two.update["room"]["proposal"]
        assert (proposal["what"], proposal["needed"], proposal["agreed"]) == ("replace", [0, 1], [1])
        assert [news["kind"] for news in two.news[-2:]] == ["put-aside", "proposed"] and two.news[-2]["seat"] == 0
        async with TableClient(eve, code) as three:
            await three.until(lambda u: u["room"]["proposal"] is not None)
            with pytest.raises(ServerRefused) as caught:
                await three.send("propose", what="replace", target=0)
            assert caught.value.code == "proposal-open", "nobody escapes being replaced by proposing another"
        while len((await house.house.directory.find(code)).watching) > 2:
            await asyncio.sleep(0.01)  # until the house knows that Eve has gone
        house.advance(300)
        await one.send("vote", proposal=proposal["number"], yes=True)
        await two.until(lambda u: u["room"]["seats"][2]["stands"])


async def answer_once(one: TableClient, two: TableClient, starts: str) -> tuple[TableClient, TableClient]:
    await one.until(lambda u: u["view"] is not None)
    await two.until(lambda u: u["view"] is not None)
    asked, other = (one, two) if one.update["question"] else (two, one)
    codes = [a["code"] for a in asked.update["question"]["answers"]]
    await asked.answer(next(code for code in codes if code.startswith(starts)))
    return asked, other


async def test_taking_back_is_free_inside_ones_own_conversation_and_nobody_hears(house: Running) -> None:
    ada, leo, code = await open_pair(house, "mafiozoo")
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await two.until(lambda u: u["view"] is not None)
        asked, other = await answer_once(one, two, "bribe:")
        before = other.version
        assert asked.update["can_undo"]
        question = asked.update["question"]
        await asked.send("undo", version=asked.version)
        assert asked.update["question"] != question and not asked.update["can_undo"]
        await other.send("say", text="hm")
        assert other.version == before + 1, "the conversation was not heard of"


async def test_beyond_that_it_needs_consent_and_events_are_taken_back(house: Running) -> None:
    ada, leo, code = await open_pair(house, "criminals")
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked, other = await answer_once(one, two, "recruit:A")
        await other.until(lambda u: len(other.events) > 0)
        assert not asked.update["can_undo"]
        with pytest.raises(ServerRefused) as caught:
            await asked.send("undo", version=asked.version)
        assert caught.value.code == "cannot-undo"
        first_events = len(other.events)
        await asked.send("propose", what="undo")
        update = await other.until(lambda u: u["room"]["proposal"] is not None)
        await other.send("vote", proposal=update["room"]["proposal"]["number"], yes=True)
        await asked.until(lambda u: u["question"] is not None and u["question"]["kind"] == "recruit")
        assert len(other.events) < first_events and len(asked.events) == len(other.events)
        late = await other.door.request("GET", f"/api/tables/{code}?version={update['version']}")
        assert late["first"] <= first_events - 1
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))


async def test_a_bot_for_who_is_away_by_vote_of_the_others(house: Running) -> None:
    ada, leo, eve = [await house.guest(name) for name in ("Ada", "Leo", "Eve")]
    code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
    await leo.sit(code)
    await eve.sit(code)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        await two.until(lambda u: u["view"] is not None)
        house.advance(301)
        await one.send("propose", what="replace", target=2)
        update = await two.until(lambda u: u["room"]["proposal"] is not None)
        assert update["room"]["proposal"]["needed"] == [0, 1]
        await two.send("vote", proposal=update["room"]["proposal"]["number"], yes=True)
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        assert one.update["room"]["seats"][2]["stands"]
    await eve.request("GET", f"/api/tables/{code}")


async def code_of(sending: Any) -> str:
    with pytest.raises(ServerRefused) as caught:
        await sending
    return caught.value.code


LIVE, SLOW = {"kind": "live", "bank": 600, "refill": 30}, {"kind": "slow", "bank": 86_400, "refill": 3600}


@pytest.mark.parametrize(("pace", "wait"), [({}, 300), (LIVE, 60)])
async def test_nobody_gives_a_seat_away_while_its_owner_is_there_or_was_just_now(
    house: Running, pace: dict[str, Any], wait: int
) -> None:
    """With two players the proposer alone decides."""
    ada, leo, code = await open_pair(house, pace=pace)
    async with TableClient(ada, code) as one:
        async with TableClient(leo, code) as two:
            await one.until(lambda u: u["view"] is not None)
            await two.until(lambda u: u["view"] is not None)
            house.advance(wait + 1)
            assert await code_of(one.send("propose", what="replace", target=1)) == "not-away"
        while len((await house.house.directory.find(code)).watching) > 1:
            await asyncio.sleep(0.01)
        assert await code_of(one.send("propose", what="replace", target=1)) == "not-away", "the line may have broken"
        house.advance(wait - 10)
        assert await code_of(one.send("propose", what="replace", target=1)) == "not-away"
        await leo.request(
            "POST", f"/api/tables/{code}/messages", {"type": "say", "table": code, "id": "1", "text": "hi"}
        )
        house.advance(wait - 10)
        assert await code_of(one.send("propose", what="replace", target=1)) == "not-away", "he speaks without a socket"
        house.advance(10)
        assert await code_of(one.send("propose", what="replace", target=1, bot="random")) == "best-bot"
        await one.send("propose", what="replace", target=1)
        room = (await one.until(lambda u: u["room"]["seats"][1]["stands"]))["room"]
        assert room["seats"][1]["bot"] == "greedy"
    assert not (await leo.sit(code))["room"]["seats"][1]["stands"], "and he may have it back at any time"


async def test_at_a_slow_table_a_seat_is_given_away_only_after_the_clock_had_to_answer(house: Running) -> None:
    ada, leo, code = await open_pair(house, "mafiozoo", pace=SLOW)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        house.advance(3600)
        assert await code_of(one.send("propose", what="replace", target=1)) == "not-late"
        luck, table = Random(1), await house.house.directory.find(code)
        while not table.state.chairs[1].late:
            version = one.version
            if one.update["question"]:
                await one.answer(luck.choice(one.update["question"]["answers"])["code"])
            else:
                house.advance(86_401)
            await one.until(lambda u, v=version: u["version"] > v)
        await one.send("propose", what="replace", target=1)
        assert one.update["room"]["seats"][1]["stands"]


async def test_who_came_back_before_all_had_voted_keeps_the_seat(house: Running) -> None:
    ada, leo, eve = [await house.guest(name) for name in ("Ada", "Leo", "Eve")]
    code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
    await leo.sit(code)
    await eve.sit(code)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: u["view"] is not None)
        house.advance(301)
        await one.send("propose", what="replace", target=2)
        number = (await two.until(lambda u: u["room"]["proposal"] is not None))["room"]["proposal"]["number"]
        async with TableClient(eve, code) as three:
            await three.until(lambda u: u["view"] is not None)
            assert await code_of(two.send("vote", proposal=number, yes=True)) == "not-away"
            await two.send("vote", proposal=number, yes=False)


async def test_what_was_told_at_the_end_is_not_played_on_with(house: Running) -> None:
    """Once the game is over everybody may read all secrets: nothing is taken back, unless one plays alone."""
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
        await leo.request("POST", f"/api/tables/{code}/stand", {})
        for what in ("undo", "pause", "replace", "pace"):
            assert await code_of(one.send("propose", what=what, target=1, pace=LIVE)) == "over"


async def test_presence_is_told(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    seen: list[tuple[list[int], int]] = []
    async with TableClient(ada, code) as one:
        one.listeners.append(lambda m: m["type"] == "presence" and seen.append((m["seats"], m["watchers"])))
        await one.until(lambda u: True)
        async with TableClient(leo, code) as two, TableClient(Door(house.url), code) as stranger:
            await two.until(lambda u: True)
            await stranger.until(lambda u: True)
            while ([0, 1], 1) not in seen:
                await asyncio.sleep(0.01)
        while seen[-1] != ([0], 0):
            await asyncio.sleep(0.01)


async def test_presence_is_told_only_to_whom_it_is_new(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    seen: dict[str, list[list[int]]] = {"one": [], "again": []}
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        one.listeners.append(lambda m: m["type"] == "presence" and seen["one"].append(m["seats"]))
        await two.until(lambda u: True)
        while [0, 1] not in seen["one"]:
            await asyncio.sleep(0.01)
        told = len(seen["one"])
        async with TableClient(ada, code) as again:  # she looks from a second window
            again.listeners.append(lambda m: m["type"] == "presence" and seen["again"].append(m["seats"]))
            while not seen["again"]:
                await asyncio.sleep(0.01)
        await asyncio.sleep(3 * SAYS_WHO_IS_HERE)
        assert seen["again"] == [[0, 1]] and len(seen["one"]) == told
