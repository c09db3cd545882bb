"""Replays by the same rules as play, through the eyes that are allowed; downloads, uploads, and the proof of shuffles."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import Door, ServerRefused, TableClient
from malavita.games import registry
from malavita.kernel.replay import commitment, mixed_key, read_save, write_save
from malavita.server.http import replays

from .conftest import Running, bot, free, me, open_pair, play_on, running, who_is_asked


async def whole_replay(door: Door, code: str, eyes: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = []
    while True:
        part = await door.request("GET", f"/api/tables/{code}/replay?as={eyes}&first={len(steps)}&count=50")
        steps += part["steps"]
        if len(steps) >= part["total"]:
            return steps


def keep_view(views: list[Any], message: dict[str, Any]) -> None:
    if message["type"] == "update" and message["view"] is not None:
        views.append(message["view"])


@pytest.mark.parametrize("game", malavita.games())
async def test_a_replay_shows_what_each_pair_of_eyes_saw(house: Running, game: str) -> None:
    ada, leo, eve = [await house.guest(name) for name in ("Ada", "Leo", "Eve")]
    others = [bot()] * (registry.find(game).seats[0] - 2)
    code = (await ada.open_table(game, [me(), free(), *others]))["table"]
    seen: dict[str, list[Any]] = {"0": [], "public": []}
    async with TableClient(ada, code) as one, TableClient(eve, code) as public:
        for name, client in (("0", one), ("public", public)):
            client.listeners.append(partial(keep_view, seen[name]))
            await client.until(lambda u: True)
        await leo.sit(code)  # the game begins when all look: bots do not wait
        async with TableClient(leo, code) as two:
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
            await public.until(lambda u: u["end"] is not None)
    for eyes, views in seen.items():
        steps = await whole_replay(eve, code, eyes)
        assert [step["view"] for step in steps] == views
    everything = await whole_replay(eve, code, "all")
    assert len(everything) >= len(seen["0"]) and everything[-1]["views"][1]["seat"] == 1


async def test_the_notation_through_all_eyes_has_what_each_of_them_saw(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await (await who_is_asked(one, two)).answer("recruit:A")  # somebody looks
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
    path = f"/api/tables/{code}/notation?as="
    public, first, second, whole = [
        (await Door(house.url).request("GET", path + eyes)).splitlines() for eyes in ("public", "0", "1", "all")
    ]
    assert len(whole) == len(public) and whole != public
    for line, seen in zip(whole, zip(public, first, second, strict=True), strict=True):
        assert line in seen and line == max(seen, key=len), "nobody saw more than what stands there"


async def test_until_the_end_only_ones_own_eyes_and_the_publics(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    assert (await ada.request("GET", f"/api/tables/{code}/replay"))["offered"] == ["public", "0"]
    for path in ("replay?as=1", "replay?as=all", "save", "notation?as=1", "notation?as=all"):
        with pytest.raises(ServerRefused) as caught:
            await ada.request("GET", f"/api/tables/{code}/{path}")
        assert caught.value.status == 403
    assert "players" in await ada.request("GET", f"/api/tables/{code}/notation?as=0")


async def test_a_replay_during_the_game_does_not_count_a_silent_conversation(house: Running) -> None:
    ada, leo, code = await open_pair(house, "mafiozoo")
    looks = {door: await door.request("GET", f"/api/tables/{code}") for door in (ada, leo)}
    asked = next(door for door, look in looks.items() if look["question"])
    other = leo if asked is ada else ada
    before = await other.request("GET", f"/api/tables/{code}/replay?as=public")
    answer = looks[asked]["question"]["answers"][0]["code"]
    body = {"type": "answer", "table": code, "version": looks[asked]["version"], "id": "1", "answer": answer}
    await asked.request("POST", f"/api/tables/{code}/messages", body)
    assert await other.request("GET", f"/api/tables/{code}/replay?as=public") == before


async def finished(house: Running, game: str = "criminals", mixes: tuple[str, str] = ("", "")) -> tuple[Door, str, str]:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    table = await ada.open_table(game, [me(), free()])
    code, promise = table["table"], table["room"]["commitment"]
    if mixes[0]:
        await ada.sit(code, mix=mixes[0])
    await leo.sit(code, mix=mixes[1])
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
    return ada, code, promise


def verify(file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "malavita", "verify", str(file), *more], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("mixes", [("", ""), ("seven", "black cat"), ("", "only Leo")])
async def test_the_promise_shown_at_the_opening_is_proved_by_the_downloaded_game(
    house: Running, tmp_path: Path, mixes: tuple[str, str]
) -> None:
    ada, code, promise = await finished(house, mixes=mixes)
    text = await ada.request("GET", f"/api/tables/{code}/save")
    file = tmp_path / "game.malavita"
    file.write_text(text)
    done = await asyncio.to_thread(verify, file, "--commitment", promise)
    assert done.returncode == 0 and promise in done.stdout, done.stderr
    wrong = await asyncio.to_thread(verify, file, "--commitment", "0" * 64)
    assert wrong.returncode == 2
    content = read_save(text)
    content["fair"]["mix"] = ["changed", "afterwards"]
    file.write_text(write_save(content))
    assert (await asyncio.to_thread(verify, file)).returncode == 2


async def test_who_begins_at_once_mixes_in_after_the_promise(house: Running, tmp_path: Path) -> None:
    ada = await house.guest("Ada")
    table = await ada.open_table("criminals", [me(), bot()], start=False)
    code, promise = table["table"], table["room"]["commitment"]
    begun = await ada.request("POST", f"/api/tables/{code}/start", {"mix": "by chance"})
    assert begun["room"]["phase"] == "playing" and begun["room"]["mixed"] == [begun["seat"]]
    assert not any(item["kind"] == "sat" for item in begun["news"])
    async with TableClient(ada, code) as one:
        await play_on(one, Random(1))
    file = tmp_path / "game.malavita"
    file.write_text(await ada.request("GET", f"/api/tables/{code}/save"))
    assert "by chance" in read_save(file.read_text())["fair"]["mix"]
    done = await asyncio.to_thread(verify, file, "--commitment", promise)
    assert done.returncode == 0, done.stderr


async def test_a_rematch_can_wait_for_what_is_mixed_in(house: Running) -> None:
    ada, code, _ = await finished(house)
    again = await ada.request("POST", f"/api/tables/{code}/rematch", {"hold": True})
    assert again["room"]["phase"] == "open" and again["room"]["mixed"] == []
    begun = await ada.request("POST", f"/api/tables/{again['table']}/sit", {"seat": again["seat"], "mix": "mine"})
    assert begun["room"]["phase"] == "playing" and begun["room"]["mixed"] == [again["seat"]]


async def test_mixing_in_changes_no_name_and_survives_a_change_of_the_table(house: Running) -> None:
    ada = await house.guest("Ada")
    seats = [{"kind": "me", "name": "Papa"}, {"kind": "me", "name": "Mama"}, free()]
    wish = {"game": "criminals", "seats": seats, "hotseat": True}
    code = (await ada.open_table("criminals", seats, hotseat=True))["table"]
    await ada.sit(code, 1, "by Mama")
    laid = await ada.request("PATCH", f"/api/tables/{code}", {**wish, "listed": True})
    assert [seat["name"] for seat in laid["room"]["seats"]][:2] == ["Papa", "Mama"]
    assert len(laid["room"]["mixed"]) == 1


def test_a_mixed_key_depends_on_every_value_and_on_its_seat() -> None:
    key = bytes(range(16))
    keys = [mixed_key(key, values) for values in (["", ""], ["a", ""], ["", "a"], ["a", "b"], ["ab", ""], ["b", "a"])]
    assert keys[0] == key and len({commitment(k) for k in keys}) == 6


async def test_a_game_brought_along_can_be_watched_by_anybody_through_any_eyes(house: Running) -> None:
    ada, code, _ = await finished(house, "mafiozoo")
    text = await ada.request("GET", f"/api/tables/{code}/save")
    brought = await ada.request("POST", "/api/replays", text.encode())
    other = brought["table"]
    assert brought["room"]["phase"] == "over" and other != code
    stranger = Door(house.url)
    for eyes in ("0", "1", "public", "all"):
        ours, theirs = await whole_replay(stranger, code, eyes), await whole_replay(stranger, other, eyes)
        assert ours == theirs
    half = malavita.new("criminals", 2, seed=1)
    half.play(half.to_act[0], half.question(half.to_act[0]).answers[1])
    table = await ada.request("POST", "/api/replays", half.save().encode())
    assert table["room"]["phase"] == "closed"
    assert len(await whole_replay(stranger, table["table"], "all")) == 2
    with pytest.raises(ServerRefused):
        await ada.sit(table["table"])


@pytest.mark.parametrize(
    "text", [b"", b"nonsense", b"malavita-save 1\n{}\nx\n", b"\xff\xfe\x00", b"malavita-save 99\n\n"]
)
async def test_what_is_no_save_file_is_refused(house: Running, text: bytes) -> None:
    ada = await house.guest("Ada")
    with pytest.raises(ServerRefused) as caught:
        await ada.request("POST", "/api/replays", text)
    assert caught.value.status == 422


async def test_a_guest_brings_so_many_games_a_day(tmp_path: Path) -> None:
    async with running(tmp_path, uploads_per_day=2) as house:
        ada, leo = await house.guest("Ada", "it"), await house.guest("Leo")
        save = malavita.new("criminals", 2, seed=1).save().encode()
        for _ in range(2):
            await ada.request("POST", "/api/replays", save)
        with pytest.raises(ServerRefused) as caught:
            await ada.request("POST", "/api/replays", save)
        assert (caught.value.status, caught.value.code) == (429, "too-many-uploads")
        await leo.request("POST", "/api/replays", save)


async def test_an_upload_has_a_limit(house: Running) -> None:
    ada = await house.guest("Ada")
    with pytest.raises((ServerRefused, OSError)) as caught:
        await ada.request("POST", "/api/replays", b"x" * (house.settings.most_upload + 1))
    assert not isinstance(caught.value, ServerRefused) or caught.value.code == "too-big"


class Projector:
    """Makes replays as the house does, but only when it is let; counts how many are made at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.let, self.running, self.most, self.begun = threading.Event(), 0, 0, threading.Event()
        self.film = replays.film
        monkeypatch.setattr(replays, "film", self)

    def __call__(self, *args: Any) -> Any:
        self.running += 1
        self.most = max(self.most, self.running)
        self.begun.set()
        assert self.let.wait(20)
        self.running -= 1
        return self.film(*args)


async def test_a_move_goes_through_while_a_replay_of_the_same_table_is_made(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, leo, code = await open_pair(house)
    before = await ada.request("GET", f"/api/tables/{code}/replay?as=public")
    projector = Projector(monkeypatch)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = one if (await one.until(lambda u: u["view"])) and one.update["question"] else two
        await asked.until(lambda u: u["question"])
        watching = [asyncio.create_task(ada.request("GET", f"/api/tables/{code}/replay?as=public")) for _ in range(3)]
        assert await asyncio.to_thread(projector.begun.wait, 20)
        await asked.answer(asked.update["question"]["answers"][-1]["code"])
        assert projector.running == 1 and not any(task.done() for task in watching)
        projector.let.set()
        shown = await asyncio.gather(*watching)
    assert shown[0] == before and projector.most == 1, "one at a time, and as the table was"
    after = await ada.request("GET", f"/api/tables/{code}/replay?as=public")
    assert after["total"] > before["total"]
