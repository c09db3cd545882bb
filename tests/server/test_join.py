"""`malavita join` at the tables of a real house: by a script through pipes, and by a person at a terminal."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import stat
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.kernel.replay import read_save

from .conftest import Running, bot, free, me, play_on, running, settings_for

Sit = Callable[..., Awaitable["Terminal"]]
PATIENCE = 30
QUESTION = re.compile(r"^  1  ", re.MULTILINE)


class Terminal:
    """One `malavita join` in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, screen: int | None) -> None:
        self.process, self._screen = process, screen
        self.told = ""
        self._read = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                if self._screen is None:
                    assert self.process.stdout is not None
                    data = await self.process.stdout.read(65_536)
                else:
                    data = await loop.run_in_executor(None, os.read, self._screen, 65_536)
            except OSError:  # a terminal whose program has gone
                return
            if not data:
                return
            self.told += data.decode(errors="replace").replace("\r\n", "\n")

    async def type(self, *lines: str) -> None:
        data = "".join(f"{line}\n" for line in lines).encode()
        if self._screen is None:
            assert self.process.stdin is not None
            self.process.stdin.write(data)
            await self.process.stdin.drain()
        else:
            os.write(self._screen, data)

    async def until(self, pattern: str, after: int = 0) -> int:
        """Wait until this was told, after so much else; returns how much was told up to there."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while (found := re.compile(pattern, re.MULTILINE).search(self.told, after)) is None:
            assert not self._read.done() and asyncio.get_running_loop().time() < end, f"{pattern}\n{self.told[after:]}"
            await asyncio.sleep(0.02)
        return found.end()

    async def end(self) -> int:
        if self.process.stdin is not None:
            self.process.stdin.close()
        code = await self.process.wait()
        if self._screen is None:
            await self._read
        return code

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


@pytest.fixture
async def sit(tmp_path: Path) -> AsyncIterator[Sit]:
    """Starts terminals, whose keys lie in a folder of this test; they are in English unless they say otherwise."""
    started: list[tuple[Terminal, int | None]] = []

    async def start(*arguments: str, tty: bool = False, home: str = "home", language: str = "en") -> Terminal:
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / home), "TERM": "xterm", "LC_ALL": language}
        command = (sys.executable, "-m", "malavita", "join", *arguments)
        ours, theirs = pty.openpty() if tty else (None, asyncio.subprocess.PIPE)
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, cwd=tmp_path, stdin=theirs, stdout=theirs,
            stderr=theirs if tty else asyncio.subprocess.STDOUT, start_new_session=tty,
        )  # fmt: skip
        if tty:
            os.close(theirs)
        terminal = Terminal(process, ours)
        started.append((terminal, ours))
        return terminal

    yield start
    for terminal, screen in started:
        terminal.kill()
        await terminal.process.wait()
        await terminal._read
        if screen is not None:
            os.close(screen)


async def table_for_two(house: Running, game: str = "criminals", **more: Any) -> tuple[Door, str]:
    """Ada at a table with one free chair, and a bot if the game needs it."""
    ada = await house.guest("Ada")
    others = [bot()] if game == "mobties" else []
    return ada, (await ada.open_table(game, [me(), free(), *others], **more))["table"]


async def answered(table: TableClient) -> None:
    """Answer whatever is asked until somebody else is."""
    while (question := table.update["question"]) is not None:
        with_nothing = next((a for a in question["answers"] if a["code"] == "recruit:pass"), question["answers"][0])
        await table.answer(with_nothing["code"])


async def test_who_is_asked_hears_what_is_said_and_agrees_to_what_is_proposed(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(house.url, code, "--name", "Tom")
    async with TableClient(ada, code, language="en") as hers:
        await hers.until(lambda u: u["view"] is not None)
        if hers.update["question"]:
            await answered(hers)
        await tom.until(QUESTION.pattern)
        await hers.say("Are you asleep?\nTom passes.")
        await tom.until("^Ada: Are you asleep\\?\n    Tom passes.$")
        await hers.send("propose", what="pause")
        seen = await tom.until("^Ada asks for a pause.\nType yes to agree, no to decline.$")
        await tom.type("no")
        await tom.until("^Tom declines.$", seen)
        await tom.type("no")
        await tom.until("^✕ Nobody proposes anything.$", seen)
        await hers.send("propose", what="pause")
        await tom.type("yes")
        seen = await tom.until("^The game is paused; no clock runs. Type go to end the pause.$", seen)
        await tom.type("go")
        await tom.until(QUESTION.pattern, seen)
        await hers.until(lambda u: not u["room"]["paused"])
        shown = len(tom.told)
        await tom.type("77", "ask replace Nobody", "ask undo", "hm")
        await tom.until(r"^✕ There is no answer 77: choose from 1 to \d+.$", shown)
        await tom.until("^ask undo  ask pause", shown)
        await tom.until("^✕ I do not understand “hm”. Type help.$", shown)


async def test_a_question_that_is_over_before_it_is_answered_is_told_as_over(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house, pace={"kind": "live", "bank": 60, "refill": 5})
    tom = await sit(house.url, code, "--name", "Tom")
    async with TableClient(ada, code) as hers:
        await hers.until(lambda u: u["view"] is not None)
        if hers.update["question"]:
            await answered(hers)
        await tom.until(r" \[(1:00|0:5\d) left\]$")
        house.advance(61)
        await tom.until("^Tom ran out of time; the clock has answered.$")


async def test_a_seat_outlives_the_terminal(house: Running, sit: Sit, tmp_path: Path) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(f"{house.url}/t/{code}", "--name", "Tom")
    async with TableClient(ada, code) as hers:
        await hers.until(lambda u: u["view"] is not None)
        tom.kill()
        again = await sit(house.url, code)
        await again.until(r"♦ Tom \(you\)")
        keys = tmp_path / "home" / "malavita" / "guests.json"
        assert stat.S_IMODE(keys.stat().st_mode) == 0o600
        assert [key["name"] for key in json.loads(keys.read_text("utf-8"))[house.url]] == ["Tom"]
        stranger = await sit(house.url, code, "--name", "Tom", "--new")
        assert await stranger.end() == 2 and "The game has already begun." in stranger.told


async def test_a_house_that_has_forgotten_us_is_told_our_name_again(house: Running, sit: Sit, tmp_path: Path) -> None:
    folder = tmp_path / "home" / "malavita"
    folder.mkdir(parents=True)
    (folder / "guests.json").write_text(json.dumps({house.url: [{"name": "Tom", "token": "long gone"}]}), "utf-8")
    _, code = await table_for_two(house)
    tom = await sit(house.url, code)
    await tom.until(r"♦ Tom \(you\)")
    tokens = json.loads((folder / "guests.json").read_text("utf-8"))[house.url]
    assert [key["name"] for key in tokens] == ["Tom"] and tokens[0]["token"] != "long gone"
    nobody = await sit(house.url, code, "--token", "long gone")
    assert await nobody.end() == 2 and "This house does not know that token." in nobody.told


async def test_a_personal_link_carries_a_guest_from_the_browser_to_the_terminal(house: Running, sit: Sit) -> None:
    leo = await house.guest("Leo", "it")
    ada, code = await table_for_two(house)
    await leo.sit(code)
    link = (await leo.request("POST", "/api/me/link"))["url"]
    terminal = await sit(house.url, code, "--carry", link)
    await terminal.until(rf"^Criminals, tavolo {code}: ♠ Ada, ♦ Leo \(tu\)$")
    used = await sit(house.url, code, "--carry", link, home="elsewhere")
    assert await used.end() == 2


async def test_who_watches_speaks_to_those_who_watch(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    leo = await house.guest("Leo")
    await leo.sit(code)
    rosa = await sit(house.url, code, "--watch", "--name", "Rosa")
    await rosa.until("^You look on.")
    async with TableClient(await house.guest("Eve"), code) as eve, TableClient(ada, code) as hers:
        await rosa.type("@ Leo bluffs")
        await eve.until(lambda u: any(each["text"] == "Leo bluffs" for each in eve.news))
        await rosa.until(r"^Rosa \(watching\): Leo bluffs$")
        await hers.until(lambda u: True)
        assert not [each for each in hers.news if each["text"]]
    nowhere = await sit(house.url, "ZZZZZZ", "--watch")
    assert await nowhere.end() == 2 and "There is no table with this code." in nowhere.told


async def test_a_bot_plays_for_who_leaves_until_who_left_is_back(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(house.url, code, "--name", "Tom")
    async with TableClient(ada, code) as hers:
        await hers.until(lambda u: u["view"] is not None)
        await tom.type("leave")
        await tom.until("^A bot plays for you. Type back to take your seat back.$")
        assert (await hers.until(lambda u: u["room"]["seats"][1]["stands"]))["room"]["seats"][1]["bot"]
        await tom.type("back")
        await tom.until("^Tom is back.$")
        await hers.until(lambda u: not u["room"]["seats"][1]["stands"])
        with pytest.raises(
            ServerRefused, match="Too early for Tom: a bot may be proposed for whoever has been away for"
        ):
            await hers.send("propose", what="replace", target=1)


async def test_what_was_answered_is_taken_back(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(house.url, code, "--name", "Tom")
    async with TableClient(ada, code, language="en") as hers:
        await hers.until(lambda u: u["view"] is not None)
        if hers.update["question"]:
            await answered(hers)
        await tom.until("which hideout do you visit")
        await tom.type("3", "1")
        seen = await tom.until("^Where do you send")
        await tom.type("undo")
        seen = await tom.until("who gets the job\\?", seen)
        await tom.type("undo")
        seen = await tom.until("^✕ This can no longer be taken back", seen)
        await tom.type("ask undo")
        proposal = (await hers.until(lambda u: u["room"]["proposal"]))["room"]["proposal"]
        await hers.send("vote", proposal=proposal["number"], yes=True)
        await tom.until("^Taken back.$", seen)


async def test_deals_are_made_line_by_line(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house, "mobties")
    tom = await sit(house.url, code, "--name", "Tom")
    async with TableClient(ada, code) as hers:
        await hers.until(lambda u: u["view"] is not None)
        await tom.type("deal pay Tom>Ada 10000 elected Tom; vote Ada election Tom", "deals")
        await tom.until(r"^No. 1 Tom · not binding · Waiting for Ada$\n  1. Tom pays Ada \$10,000 if Tom is elected$")
        deals = (await hers.until(lambda u: u["view"]["deals"]))["view"]["deals"]
        assert deals[0]["parties"] == [0, 1] and [term["term"] for term in deals[0]["terms"]] == ["pay", "vote"]
        await tom.type("deal pay Ada 5", "accept x", "accept 7", "decline 1")
        await tom.until("^✕ I do not understand “pay Ada 5”")
        await tom.until("^✕ I do not understand “accept x")
        await tom.until(r"^✕ .* \(Rule R77\)$")
        await hers.send(
            "deal", act="offer", terms=[{"term": "peace", "who": 0, "whom": 1, "turn": 1}], to=[1], version=hers.version
        )
        await tom.until("^Deal 2: Ada makes an offer")
        await tom.type("accept 2", "deals")
        await tom.until("^No. 2 Ada · not binding · sealed$")
        await tom.type("help")
        await tom.until("^  pay A>B 25000")
        with pytest.raises(ServerRefused):
            await hers.send("deal", act="accept", deal=1, version=hers.version)


async def test_games_without_deals_say_so_and_what_is_not_there_yet_too(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(house.url, code, "--name", "Tom")
    await tom.type("deals", "notebook", "notes", "note Ada lies", "notes", "log", "table", "phrase", "phrase 1")
    await tom.until("^✕ This game has no deals.$")
    await tom.until("^You have written nothing down.")
    await tom.until("^Written down.\nAda lies$")
    await tom.until("^Criminals, table .*\n\n Turn 1 ")
    await tom.until("^  phrase 12  ")
    await tom.until("^Tom: Back soon.$")
    assert (await ada.request("GET", f"/api/tables/{code}/notes"))["text"] == ""


async def test_a_table_is_made_in_the_terminal(house: Running, sit: Sit) -> None:
    host = await sit(
        house.url, "--make", "mobties", "--players", "4", "--bot", "random", "-o", "terms=all_bets", "--pace", "slow",
        "--name", "Tom",
    )  # fmt: skip
    await host.until(r"^The table is laid. Its code is \w+, its link http\S+$")
    await host.until("^2 chairs are still free: http")
    await host.until("^Type start to begin now, with bots in the free chairs.$")
    code = re.findall(r"code is (\w+)", host.told)[0]
    ada = await house.guest("Ada")
    room = (await ada.sit(code))["room"]
    assert [seat["kind"] for seat in room["seats"]] == ["person", "person", "free", "bot"]
    assert room["options"]["terms"] == "all_bets" and room["pace"]["kind"] == "slow"
    await host.until("^One chair is still free: ")
    await host.type("start random")
    await host.until("^The game begins.$")
    wrong = await sit(house.url, "--make", "criminals", "--players", "9")
    assert await wrong.end() == 2 and "2, 3, 4" in wrong.told


async def test_without_a_table_those_that_wait_are_listed(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house, listed=True)
    lost = await sit(house.url)
    assert await lost.end() == 0
    assert f"Criminals, table {code}: ♠ Ada, ♦ free chair\nJoin one with: malavita join {house.url} CODE" in lost.told


async def test_at_the_end_everybody_has_a_name_a_rank_and_every_point_a_reason(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(house.url, code, "--name", "Tom", "--random", "--language", "it")
    async with TableClient(ada, code) as hers:
        async for update in hers.updates():
            if update["end"]:
                break
            if update["question"]:
                await hers.answer(update["question"]["answers"][0]["code"], update["version"])
    assert await tom.end() == 0
    scores = dict(zip(["♠ Ada", "♦ Tom"], update["end"]["scores"], strict=True))
    assert re.search(r"^Hanno passato tutti.\nPunteggio finale: ", tom.told, re.MULTILINE)
    for name, score in scores.items():
        assert re.search(rf"^  [12]. {name}  {score}$", tom.told, re.MULTILINE)
    rows = re.findall(r"^  \S.*  (?=R\d+)", tom.told, re.MULTILINE)  # what stands before the rule
    brought = [int(points) for row in rows for points in re.findall(r"\+(\d+)", row)]
    assert rows and sum(brought) == sum(scores.values())
    assert tom.told.splitlines()[-1] == " : ".join(map(str, scores.values()))


async def test_a_house_that_comes_back_is_found_again(tmp_path: Path, sit: Sit) -> None:
    async with running(tmp_path / "house") as house:
        ada, code = await table_for_two(house)
        port = house.port
        tom = await sit(house.url, code, "--name", "Tom")
        async with TableClient(ada, code) as hers:
            await hers.until(lambda u: u["view"] is not None)
            if hers.update["question"]:
                await answered(hers)
        shown = await tom.until(QUESTION.pattern)
    seen = await tom.until("^The line to the house is broken. Dialling again …$")
    await tom.type("1")  # is sent as soon as the line stands
    again = Running(settings_for(tmp_path / "house", port=port))
    await again.start()
    try:
        await tom.until("^The line stands again. Nothing is lost.$", seen)
        await tom.until("^Tom ", seen)
        assert not QUESTION.search(tom.told, shown, seen), "what was told is not told again"
    finally:
        await again.stop()


async def test_a_person_sees_the_table_drawn_stays_for_the_end_and_plays_again(
    house: Running, sit: Sit, tmp_path: Path
) -> None:
    ada, code = await table_for_two(house)
    tom = await sit(house.url, code, tty=True)
    await tom.until("What are you called\\?")
    await tom.type("Tom")
    async with TableClient(ada, code) as hers:
        await hers.until(lambda u: u["view"] is not None)
        if hers.update["question"]:
            await tom.type("1")
            await tom.until("✕ You are not asked anything right now.")
            await answered(hers)
        await tom.until(" Turn [12] .*Pawnsh")
        assert tom._screen is not None
        os.write(tom._screen, b"@ half a sen")
        await tom.until("@ half a sen")
        await hers.say("Good evening")
        await tom.until("Ada: Good evening\n> @ half a sen$")
        await tom.type("tence")
        await hers.until(lambda u: [each for each in hers.news if each["text"] == "half a sentence"])
        await tom.type("language")
        await tom.until("Hai \\$18: ")
        while not hers.update["end"]:
            if hers.update["question"]:
                await answered(hers)
            else:
                version = hers.version
                await tom.type("1")
                await hers.until(lambda u: u["version"] != version)
        await tom.until("Scrivi rematch per giocare ancora")
        await tom.type("save", "rematch")
        await hers.until(lambda u: u["room"]["rematch"])
        file = tmp_path / f"criminals-{code}.malavita"
        await tom.until(f"Criminals, tavolo {hers.update['room']['rematch']}: ")
        assert read_save(file.read_text("utf-8"))["game"] == "criminals"
        await tom.type("quit")
        await tom.until("Il posto resta tuo")
        assert await tom.process.wait() == 0


async def test_a_person_who_comes_too_late_looks_on(house: Running, sit: Sit) -> None:
    ada, code = await table_for_two(house)
    leo = await house.guest("Leo")
    await leo.sit(code)
    rosa = await sit(house.url, code, "--name", "Rosa", tty=True)
    await rosa.until("The game has already begun.\n")
    await rosa.until("You look on.")
    os.write(rosa._screen, b"\x04")  # the end of what is typed
    assert await rosa.process.wait() == 0


async def test_a_house_that_is_not_there_is_said_in_one_line(sit: Sit) -> None:
    lost = await sit("http://127.0.0.1:9/t/ABCDEF", language="it")
    assert await lost.end() == 2
    assert lost.told == "malavita: Nessuna casa risponde a http://127.0.0.1:9.\n"
    strange = await sit("ftp://house")
    assert await strange.end() == 2 and len(strange.told.splitlines()) == 1


async def test_the_client_has_all_lines_whatever_was_seen_as_one(house: Running) -> None:
    ada, code = await table_for_two(house)
    leo = await house.guest("Leo")
    async with TableClient(ada, code, language="en") as hers:
        await hers.until(lambda u: True)
        await leo.sit(code)
        async with TableClient(leo, code) as his:
            await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)))
        async with TableClient(ada, code, language="en") as fresh:
            await fresh.until(lambda u: True)
            assert len(fresh.lines) > 10 and hers.lines == fresh.lines and len(hers.lines) == len(hers.events)


async def test_a_table_that_may_not_be_watched_is_refused_to_whoever_waits(house: Running) -> None:
    ada, code = await table_for_two(house)
    for client, reason in ((TableClient(ada, "ZZZZZZ"), "unknown-table"), (TableClient(ada, code, 1), "not-yours")):
        async with client as table:
            with pytest.raises(ServerRefused) as caught:
                await table.until(lambda u: True)
            assert caught.value.code == reason
            with pytest.raises(ServerRefused):
                await table.say("Hello?")


async def test_the_guides_bot_from_outside_plays_a_whole_game_as_it_is_printed(house: Running) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "host.md").read_text("utf-8")
    sample = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0]
    host = await house.guest("Ada")
    code = (await host.open_table("mobties", [free(), free(), free()]))["table"]
    assert "http://localhost:8000" in sample and "ABCDEF" in sample and "Deep Purse" in sample
    sample = sample.replace("http://localhost:8000", house.url).replace("ABCDEF", code)
    bots = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", sample.replace("Deep Purse", name), stderr=asyncio.subprocess.PIPE
        )
        for name in ("Deep Purse", "Deeper Purse", "Deepest Purse")
    ]
    ends = await asyncio.gather(*(each.communicate() for each in bots))
    assert [each.returncode for each in bots] == [0, 0, 0], ends
    assert (await host.request("GET", f"/api/tables/{code}"))["room"]["phase"] == "over"
