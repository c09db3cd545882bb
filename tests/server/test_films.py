"""Games outlive their rules: what has ended is watched as it was, what goes on is put away with a calm word."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import Door, ServerRefused, TableClient
from malavita.games import registry
from malavita.server import films as films_module
from malavita.server.store.store import DROP_FILM, PUT_ENTRY, PUT_TABLE
from malavita.server.tables import opening
from malavita.server.tables.films import head_if_of, write_film
from malavita.server.tables.replays import setting_from_save
from malavita.server.tables.state import TableState

from .conftest import Running, bot, me, open_pair, play_on, running
from .test_replays import whole_replay

NewRules = Callable[[str], None]
SHOWN = (
    "replay?as=0&words=1&count=100&language=it",
    "replay?as=all&words=1&first=30&count=60",
    "replay?as=all&brief=1&count=9",
    "notation?as=1",
    "notation?as=all",
    "save",
    "catalogue",
)


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> NewRules:
    """The rules of a game get their next version, as if a newer Malavita had been installed."""

    def change(game: str) -> None:
        opening._common.cache_clear()
        spec = registry.find(game)
        monkeypatch.setitem(vars(spec), "rules_version", spec.rules_version + 1)

    return change


async def film(house: Running) -> None:
    """Film the one game that has ended, as soon as the store knows that it has."""
    while not await house.house.store.without_film(1):
        await asyncio.sleep(0.01)
    assert await house.house.films.make() == 1


async def played(house: Running, game: str) -> tuple[Door, Door, str]:
    ada, leo, code = await open_pair(house, game)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        await one.until(lambda u: True)
        await one.send("phrase", phrase="sorry")
        await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
    return ada, leo, code


async def all_that_is_shown(doors: list[Door], code: str) -> list[Any]:
    """The table, the replay through all eyes, notation, save and catalogue, for everybody."""
    found: list[Any] = []
    for door in doors:
        for path in (f"?{words}&version={version}" for words in ("words=1", "words=0") for version in (0, 5)):
            found.append(await door.request("GET", f"/api/tables/{code}{path}"))
        found += [await door.request("GET", f"/api/tables/{code}/{path}") for path in SHOWN]
    return found + [await whole_replay(doors[-1], code, eyes) for eyes in ("1", "all")]


@pytest.mark.parametrize("game", malavita.games())
async def test_a_finished_game_is_shown_alike_when_its_rules_are_gone(
    tmp_path: Path, game: str, new_rules: NewRules
) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await played(house, game)
        before = await all_that_is_shown([ada, leo, Door(house.url)], code)
        await film(house)
        assert await house.house.films.make() == 0
    new_rules(game)
    async with running(tmp_path) as house:
        ada.url = leo.url = house.url
        assert await all_that_is_shown([ada, leo, Door(house.url)], code) == before
        async with TableClient(ada, code, language="en") as one, TableClient(leo, code) as two:
            assert (await one.until(lambda u: True))["end"] == before[0]["end"]
            await one.send("say", text="those were the days")
            await two.until(lambda u: "those were the days" in [news["text"] for news in two.news])
            with pytest.raises(ServerRefused):
                await one.send("propose", what="undo")
        assert [line["table"]["phase"] for line in (await ada.request("GET", "/api/tables"))["mine"]] == ["over"]
        again = await ada.request("POST", f"/api/tables/{code}/rematch")
        assert again["room"]["game"] == game and again["table"] != code
    async with running(tmp_path) as house:
        ada.url = house.url
        look = await ada.request("GET", f"/api/tables/{code}")
        assert look["room"]["rematch"] == again["table"] and look["news"][-2]["text"] == "those were the days"


async def test_a_running_game_under_other_rules_is_put_away_with_a_word_and_waits_for_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_rules: NewRules
) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one:
            await one.until(lambda u: u["view"] is not None)
            await one.send("say", text="back on Sunday")
            seen = one.version
    new_rules("criminals")
    async with running(tmp_path) as house:
        ada.url = leo.url = house.url
        async with TableClient(ada, code, language="fr") as one:
            update = await one.until(lambda u: True)
            assert update["room"]["phase"] == "closed" and update["room"]["closed"] == "rules"
            assert [seat["name"] for seat in update["room"]["seats"]] == ["Ada", "Leo"]
            told = next(news["text"] for news in one.news if news["kind"] == "closed")
            assert told.startswith("Les règles ont changé") and one.version >= seen
            assert "back on Sunday" in [news["text"] for news in one.news]
            with pytest.raises(ServerRefused) as caught:
                await one.answer("recruit:A")
            assert caught.value.code == "closed"
            await one.send("say", text="a pity")
        with pytest.raises(ServerRefused) as caught:
            await ada.request("GET", f"/api/tables/{code}/save")
        assert caught.value.code == "not-over", "its secrets are still secrets"
        again = await leo.request("POST", f"/api/tables/{code}/rematch")
        assert again["room"]["phase"] == "playing"
        assert await house.house.store.unfinished_of((await ada.request("GET", "/api/me"))["guest"]) == 1
    monkeypatch.undo()
    async with running(tmp_path) as house:
        ada.url = leo.url = house.url
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            assert (await one.until(lambda u: True))["room"]["phase"] == "playing", "with the old rules it goes on"
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))


async def test_a_finished_game_that_nobody_filmed_in_time_says_so(tmp_path: Path, new_rules: NewRules) -> None:
    async with running(tmp_path) as house:
        ada, _, code = await played(house, "criminals")
    new_rules("criminals")
    async with running(tmp_path) as house:
        ada.url = house.url
        look = await ada.request("GET", f"/api/tables/{code}?words=1&language=en")
        assert look["room"]["closed"] == "rules" and look["view"] is None


async def test_a_game_brought_along_outlives_its_rules(tmp_path: Path, new_rules: NewRules) -> None:
    half = malavita.new("criminals", 2, seed=1)
    half.play(half.to_act[0], half.question(half.to_act[0]).answers[1])
    async with running(tmp_path) as house:
        ada = await house.guest("Ada")
        code = (await ada.request("POST", "/api/replays", half.save().encode()))["table"]
        before = await whole_replay(ada, code, "all")
        await film(house)
    new_rules("criminals")
    async with running(tmp_path) as house:
        assert await whole_replay(Door(house.url), code, "all") == before


async def test_a_game_taken_up_again_after_its_end_is_filmed_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot()]))["table"]
        async with TableClient(ada, code) as one:
            await play_on(one, Random(1))
            await film(house)
            await one.send("propose", what="undo")
            await one.until(lambda u: u["end"] is None)
            await play_on(one, Random(3))
        await film(house)


@pytest.mark.parametrize("what", [{"type": "propose", "what": "undo"}, {"type": "say", "text": "one more"}])
async def test_a_film_is_kept_only_if_nobody_has_gone_on_meanwhile(
    tmp_path: Path, what: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, made, kept = films_module._film, asyncio.Event(), asyncio.Event()

    async def slow(filmer: Any, reel: Any) -> Any:
        cut = await real(filmer, reel)
        made.set()
        await kept.wait()
        return cut

    async with running(tmp_path) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot()]))["table"]
        async with TableClient(ada, code) as one:
            await play_on(one, Random(1))
            monkeypatch.setattr(films_module, "_film", slow)
            making = asyncio.create_task(house.house.films.make())
            await made.wait()
            await one.send(what["type"], **{name: value for name, value in what.items() if name != "type"})
            kept.set()
            assert await making == 0 and not await house.house.store.film(code, 0)
            await play_on(one, Random(3))
        await film(house)
        assert await house.house.store.film(code, 0)


def test_a_film_of_another_game_of_the_same_length_is_not_shown() -> None:
    bodies, games = [], []
    for choice in (0, 1):
        game = malavita.new("criminals", 2, seed=1)
        game.play(game.to_act[0], game.question(game.to_act[0]).answers[choice])
        setting, entries = setting_from_save(game.save().encode(), "", 0)
        state = TableState("AAAAAA", setting)
        for entry in entries:
            state.apply(entry, 0, 0)
        bodies.append(list(write_film(state))[-1])
        games.append(game)
    fits = [[head_if_of(game, body) is not None for game in games] for body in bodies]
    assert fits == [[True, False], [False, True]]


async def test_a_film_that_cannot_be_shown_leaves_its_table_put_away(
    tmp_path: Path, new_rules: NewRules, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as house:
        ada, _, code = await played(house, "criminals")
        await film(house)
        await house.house.store.write(("UPDATE films SET body = ? WHERE code = ?", ("nonsense", code)))
    new_rules("criminals")
    async with running(tmp_path) as house:
        ada.url = house.url
        look = await ada.request("GET", f"/api/tables/{code}")
        assert look["room"]["closed"] == "rules" and [seat["name"] for seat in look["room"]["seats"]] == ["Ada", "Leo"]
    assert "a film does not fit its table" in capfd.readouterr().err


async def put_game(house: Running, code: str, body: str) -> None:
    """A finished game of one entry."""
    setting = (await house.house.store.read("SELECT setting FROM tables LIMIT 1"))[0][0]
    row = (PUT_TABLE, (code, 1, setting, "over", 0, None, 1))
    await house.house.store.write(row, (PUT_ENTRY, (code, 0, 1, 1, body)))


@pytest.mark.parametrize("fault", ["nonsense", "too long", "dead"])
async def test_a_game_that_cannot_be_filmed_does_not_stand_in_the_way_of_others(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as house:
        _, _, code = await played(house, "criminals")
        await film(house)
        await house.house.store.write((DROP_FILM, (code,)))
        films = house.house.films
        await put_game(house, "222222", '{"e":"answer"}' if fault == "nonsense" else '{"e":"say"}')
        real = films_module._film

        async def film_until(filmer: Any, reel: Any) -> Any:
            if reel.code == "222222" and fault == "dead":
                filmer.kill()
            if reel.code == "222222" and fault == "too long":
                raise asyncio.LimitOverrunError("too long", 1)
            return await real(filmer, reel)

        if fault != "nonsense":
            monkeypatch.setattr(films_module, "_film", film_until)
        monkeypatch.setattr(films_module, "AT_ONCE", 1)
        assert (await films.make(), await films.make(), await films.make()) in [(0, 1, 0), (1, 0, 0)]
        assert await house.house.store.film(code, 0) and not await house.house.store.film("222222", 0)
        told = capfd.readouterr().err
        assert told.count("could not be filmed") == 1 and '"table": "222222"' in told


async def test_filming_goes_on_whatever_went_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, times = films_module.Films.make, iter((AssertionError(), KeyError(), asyncio.LimitOverrunError("x", 1)))

    async def make(self: Any) -> int:
        for error in times:
            raise error
        return await real(self)

    monkeypatch.setattr(films_module.Films, "make", make)
    async with running(tmp_path, film_seconds=0.01) as house:
        _, _, code = await played(house, "criminals")
        while not await house.house.store.film(code, 0):
            await asyncio.sleep(0.05)


async def test_a_film_that_is_there_is_shown_instead_of_playing_the_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await played(house, "mafiozoo")
        played_again = await all_that_is_shown([ada, leo, Door(house.url)], code)
        await film(house)
        monkeypatch.setattr("malavita.server.http.replays.film", None)
        assert await all_that_is_shown([ada, leo, Door(house.url)], code) == played_again


async def test_the_house_films_by_itself(tmp_path: Path) -> None:
    async with running(tmp_path, film_seconds=0.05) as house:
        _, _, code = await played(house, "criminals")
        while not await house.house.store.film(code, 0):
            await asyncio.sleep(0.05)
