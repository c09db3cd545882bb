"""Non-interference at the socket: two games that differ only in what a viewer may not know send it the same bytes.

A true game and a world drawn for one viewer (see `malavita.testing.secrets`) are played side by side on one server, each
answer over its seat's socket. All that the viewer receives is kept, refusals of its own attempts included, and compared
byte for byte; ids and times aside.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.client import Door, ServerRefused, TableClient
from malavita.games import registry
from malavita.kernel.errors import IllegalAnswer
from malavita.kernel.replay import key_from_seed
from malavita.server.limits import Buckets
from malavita.server.tables.entries import Began, Setting, Wish
from malavita.server.tables.moves import WHISPERS
from malavita.server.tables.state import waited_for
from malavita.server.tables.table import Table
from malavita.server.wire import Pace
from malavita.testing.conformance import random_play
from malavita.testing.secrets import Past

from .conftest import Running, needs_source, running

Action = tuple[str, Any, Any]  # ("rename", names, None) or ("play", seat, number)


class Script(Past):
    """Relives the past of a drawn world and writes down what was done."""

    def relive(self) -> Any:
        self.actions: list[Action] = []
        super().relive()
        return self.actions[: self.met_after]

    def meet(self) -> bool:
        met = super().meet()
        if met:
            self.met_after = len(self.actions)
        return met

    def take_names(self, then: Any) -> None:
        before = list(self.held)
        super().take_names(then)
        if self.held != before:
            fresh = [n if name == held else name for n, (name, held) in enumerate(zip(self.held, before, strict=True))]
            self.actions.append(("rename", fresh, None))

    def give(self, seat: int, number: int, then: Any, near: bool) -> bool:
        given = len(self.past.answers_given)
        done = super().give(seat, number, then, near)
        self._note(given)
        return done

    def keep_silent(self) -> bool:
        given = len(self.past.answers_given)
        done = super().keep_silent()
        self._note(given)
        return done

    def _note(self, given: int) -> None:
        noted = sum(action[0] == "play" for action in self.actions)
        for seat, number in self.past.answers_given[max(given, noted) :]:
            self.actions.append(("play", seat, number))


def two_worlds(
    name: str, players: int, seed: int, viewer: int | None, stop: int = 0
) -> tuple[str, list[Action], list[Action]]:
    """The opening, what is done in the true game, and what is done in a world that the viewer cannot tell apart."""
    luck = Random(f"{name} {players} {seed} {viewer}")
    game = malavita.new(name, players, seed)
    trail: list[Any] = []
    stop = stop or luck.randrange(10, 60)
    for _ in random_play(game, luck):
        if len(game.answers_given) >= stop:
            break
        trail.append(game.state.copied())
    trail = trail[: len(game.answers_given)]
    world = game.copy()
    renamed = world.replace_hidden(viewer, key_from_seed(luck.getrandbits(60)))
    other = Script(game, trail, world, renamed, viewer).relive()
    true = [("play", seat, number) for seat, number in game.answers_given]
    return game.beginning().save(), true, other


class Theatre:
    """One table on which a script is played, and everything that one viewer hears."""

    def __init__(self, house: Running, table: Table, doors: list[Door], viewer: int | None) -> None:
        self.house, self.table, self.viewer = house, table, viewer
        self.heard: list[str] = []
        self.seats = [TableClient(door, table.code) for door in doors]
        self.eyes = (
            self.seats[viewer] if viewer is not None else TableClient(Door(house.url), table.code, language="fr")
        )
        self.eyes.language = "fr"
        self.tries = 0

    async def __aenter__(self) -> Theatre:
        for client in {*self.seats, self.eyes}:
            await client.__aenter__()
            await client.until(lambda u: u["view"] is not None)
        original = self.eyes._take

        async def keep(message: dict[str, Any]) -> None:
            elsewhere = message.get("table", self.table.code) != self.table.code  # a call to one that was left before
            if message["type"] != "presence" and not elsewhere:  # who is connected is no part of the game
                self.heard.append(plain(message, self.table.code))
            await original(message)

        self.eyes._take = keep  # type: ignore[method-assign]
        return self

    async def __aexit__(self, *about: Any) -> None:
        for client in {*self.seats, self.eyes}:
            await client.__aexit__(None, None, None)

    async def act(self, action: Action) -> None:
        kind, what, number = action
        game = self.table.state.game
        spec = registry.find(game.name)
        if kind == "rename":
            spec.rename(game.state, game.box, what)
            return
        client = self.seats[what]
        fresh = self.table.state.fresh[what]
        if client is not self.eyes:
            await client.until(lambda u: u["version"] >= fresh)
        await client.answer(
            spec.space.code(game.box.frozen(), number), self.table.state.version(what), id=f"n{self._own(client)}"
        )

    def _own(self, client: TableClient) -> str:
        """The viewer's own messages are numbered alike in both worlds; nobody sees the ids of others."""
        if client is not self.eyes:
            return f"x{Random().getrandbits(60)}"
        self.tries += 1
        return str(self.tries)

    @property
    def version(self) -> int:
        """How much the viewer was told."""
        return self.table.state.version(self.viewer)

    async def behind_the_back(self, action: Action) -> int:
        """What others do among themselves: take back what nobody saw and do it again, and whisper."""
        kind, seat, number = action
        game, done = self.table.state.game, 0
        if kind == "play" and seat != self.viewer and game.can_undo(seat):
            client, code = self.seats[seat], registry.find(game.name).space.code(game.box.frozen(), number)
            await client.send("undo", version=self.table.state.version(seat))
            await client.answer(code, self.table.state.version(seat))
            done += 1
        others = [n for n in range(game.players) if n != self.viewer]
        if len(others) > 1 and game.options.get(WHISPERS) == "on":
            await self.seats[others[0]].say("they know nothing", to=others[1])
            done += 1
        return done

    async def talk(self) -> None:
        """Words, so that all are sent how time stands."""
        client = self.seats[self.version % len(self.seats)]
        await client.send("say", f"n{self._own(client)}", text="hm")
        await self.eyes.until(lambda u: u["version"] >= self.version)

    async def vote(self) -> None:
        """Something is proposed, and declined."""
        by, against = self.seats[0], self.seats[-1]
        await by.send("propose", f"n{self._own(by)}", what="pause")
        assert self.table.state.ballot is not None
        await against.send("vote", f"n{self._own(against)}", proposal=self.table.state.ballot.number, yes=False)

    async def try_everything(self, luck: Random) -> None:
        """Attempts out of turn or against the rules, of which the viewer hears only a refusal."""
        game = self.table.state.game
        spec, seat = registry.find(game.name), self.viewer
        if seat is None:
            return
        for number in luck.sample(range(spec.space.size), 3):
            try:
                game.copy().play(seat, number)
            except IllegalAnswer:
                code = spec.space.code(game.box.frozen(), number)
                self.tries += 1
                with pytest.raises(ServerRefused):
                    await self.eyes.send(
                        "answer", f"t{self.tries}", version=self.table.state.version(seat), answer=code
                    )


def plain(message: dict[str, Any], code: str) -> str:
    """A message without ids and times; everything else, in the order of its bytes, counts."""
    text = json.dumps(message, ensure_ascii=False).replace(code, "TABLE")
    return re.sub(r'"(at|created)": \d+', r'"\1": 0', text)


async def stage(
    house: Running, name: str, players: int, save: str, doors: list[Door], viewer: int | None, pace: Pace | None = None
) -> Theatre:
    """A table with this opening, and with these people on its seats."""
    guests = [(await door.request("GET", "/api/me"))["guest"] for door in doors]
    seats = [Wish("person", guest, f"P{n}") for n, guest in enumerate(guests)]
    spec = registry.find(name)
    options = {option.name: option.values[0] for option in spec.options}
    setting = Setting(
        name, "standard", options, seats, pace or Pace(), False, "en", False, False, guests[0], bytes(16).hex(), 1
    )
    table = await house.house.directory.find(await house.house.directory.open(setting))
    async with table.lock:
        await table.commit(Began(save=save))
    return Theatre(house, table, doors, viewer)


async def hear(
    house: Running, name: str, players: int, save: str, doors: list[Door], viewer: int | None, actions: list[Action]
) -> list[str]:
    """Everything a viewer hears while a script is played, and after it."""
    async with await stage(house, name, players, save, doors, viewer) as theatre:
        luck = Random(7)
        for action in actions:
            told = len(theatre.heard)
            await theatre.act(action)
            if len(theatre.heard) > told:
                await theatre.try_everything(luck)
        await theatre.seats[0].send("say", "end", text="the end")
        await theatre.eyes.until(lambda u: theatre.eyes.news[-1]["text"] == "the end")
        return list(theatre.heard)


CASES = [
    (name, players, viewer)
    for name in malavita.games()
    for players in registry.find(name).seats[:2]
    for viewer in (0, players - 1, None)
]


@pytest.mark.parametrize(("name", "players", "viewer"), CASES)
async def test_what_a_viewer_may_not_know_changes_no_byte(
    tmp_path: Path, name: str, players: int, viewer: int | None
) -> None:
    async with running(tmp_path) as house:
        doors = [await house.guest(f"P{n}") for n in range(players)]
        for seed in range(2):
            save, true, other = two_worlds(name, players, seed, viewer)
            first = await hear(house, name, players, save, doors, viewer, true)
            second = await hear(house, name, players, save, doors, viewer, other)
            assert first == second


def with_a_secret_question(name: str, viewer: int | None) -> tuple[int, int]:
    """A true game, and where to end it, in which another seat is asked what nobody else knows of; some games have none."""
    for seed in range(20) if name == "mafiozoo" else ():
        game = malavita.new(name, 3, seed)
        for _ in random_play(game, Random(f"{name} 3 {seed} {viewer}")):
            if set(game.to_act) - waited_for(game) - {viewer}:
                return seed, len(game.answers_given) + 6
    return 1, 0


@needs_source
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("name", ["mafiozoo", "mobties"])
async def test_clocks_whispers_votes_and_what_was_taken_back_tell_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, viewer: int | None
) -> None:
    """Time passes when the viewer is told something, and in the other world much goes on behind the viewer's back."""
    async with running(tmp_path) as house:
        doors = [await house.guest(f"P{n}") for n in range(3)]
        heard, behind, secretly = [], 0, 0
        house.house.talkers = Buckets(1e6, 1e6)
        for seed, stop in ((0, 0), with_a_secret_question(name, viewer)):
            save, *worlds = two_worlds(name, 3, seed, viewer, stop)
            for actions in worlds:
                now = [1_000_000]
                monkeypatch.setattr(house.house.clock, "now", lambda now=now: now[0])
                async with await stage(house, name, 3, save, doors, viewer, Pace("live", 600, 30)) as theatre:
                    for action in actions:
                        version = theatre.version
                        await theatre.act(action)
                        if theatre.version > version:
                            now[0] += 7000
                            await theatre.talk()
                            asked = set(theatre.table.state.asked())
                            if asked - waited_for(theatre.table.state.game) - {viewer}:
                                assert '"running": true' not in theatre.heard[-1], "nobody knows whose time runs"
                                secretly += 1
                            if theatre.version % 5 == 0:
                                await theatre.vote()
                        elif actions is worlds[1]:
                            behind += await theatre.behind_the_back(action)
                    await theatre.seats[0].send("say", "end", text="the end")
                    await theatre.eyes.until(lambda u, theatre=theatre: theatre.eyes.news[-1]["text"] == "the end")
                    heard.append(list(theatre.heard))
        assert heard[0] == heard[1] and heard[2] == heard[3]
        assert (
            behind
            and secretly >= 2 * (name == "mafiozoo")
            and any('"running": true' in text and "593000" in text for text in heard[0])
        )


async def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """Two games that do differ for the viewer are told differently."""
    async with running(tmp_path) as house:
        doors = [await house.guest(f"P{n}") for n in range(2)]
        heard = []
        for seed in (1, 2):
            game = malavita.new("criminals", 2, seed)
            save = game.save()
            for _ in random_play(game, Random(3)):
                if len(game.answers_given) >= 6:
                    break
            actions: list[Action] = [("play", seat, number) for seat, number in game.answers_given]
            heard.append(await hear(house, "criminals", 2, save, doors, 0, actions))
        assert heard[0] != heard[1]


async def test_a_secret_conversation_sends_nothing_to_anybody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        doors = [await house.guest(f"P{n}") for n in range(2)]
        game = malavita.new("mafiozoo", 2, 5)
        async with await stage(house, "mafiozoo", 2, game.save(), doors, None) as theatre:
            asked = game.to_act[0]
            other = theatre.seats[1 - asked]
            heard: list[Any] = []
            other.listeners.append(heard.append)
            client = theatre.seats[asked]
            await client.answer(client.update["question"]["answers"][0]["code"])
            assert client.update["question"]["kind"] != "bribe"
            await other.send("say", text="well?")
            assert [message["type"] for message in heard if message["type"] != "presence"] == ["update"]
            assert theatre.heard and len([text for text in theatre.heard if '"update"' in text]) == 1


def worlds_from_the_opening(name: str, players: int, viewer: int | None) -> tuple[str, list[Action], list[Action]]:
    """Two worlds that differ from the opening on and not by a later shuffle, so that both can be replayed."""
    for seed in range(11, 99):
        save, true, other = two_worlds(name, players, seed, viewer)
        if len(true) >= 20 and [action[0] for action in other].count("rename") == 1 and other[0][0] == "rename":
            return save, true, other
    raise AssertionError("no such world")


REPLAYED = [("criminals", 3), ("mafiozoo", 2), ("mafiozoo", 3), ("mobties", 3)]


@pytest.mark.parametrize(("name", "players"), REPLAYED)
@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_replays_notation_and_plain_requests_tell_no_more(
    tmp_path: Path, name: str, players: int, viewer: int | None
) -> None:
    """Both worlds are tables from beginning to end, and each is replayed by the rules."""
    async with running(tmp_path) as house:
        doors = [await house.guest(f"P{n}") for n in range(players)]
        told, truths = [], []
        save, true, other = worlds_from_the_opening(name, players, viewer)
        for actions in (true, other):
            opening = malavita.load(save)
            if actions[0][0] == "rename":
                registry.find(name).rename(opening.state, opening.box, actions[0][1])
                actions = actions[1:]
            laid = malavita.position(name, opening.truth(), seed=0).save()
            async with await stage(house, name, players, laid, doors, viewer) as theatre:
                for action in actions:
                    await theatre.act(action)
                told.append(await all_requests(house, theatre.table.code, doors, viewer))
                truths.append(theatre.table.state.game.truth())
        assert told[0] == told[1]
        assert truths[0] != truths[1], "the worlds do differ"


async def all_requests(house: Running, code: str, doors: list[Door], viewer: int | None) -> list[str]:
    """Whatever a viewer can ask of a running game: through the own eyes, as the public, and as a stranger."""
    who = "public" if viewer is None else str(viewer)
    own = ["", "?version=3", "?words=1", f"/replay?as={who}&count=100&words=1", f"/notation?as={who}"]
    public = ["", "?words=1", "/replay?count=100&words=1", "/notation", "/catalogue"]
    stranger = Door(house.url)
    asked = [(stranger if viewer is None else doors[viewer], own), (stranger, public)]
    return [
        plain(await door.request("GET", f"/api/tables/{code}{path}"), code) for door, paths in asked for path in paths
    ]
