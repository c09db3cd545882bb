"""A real server on a real port, in the loop of the test, and people who come in through the front door."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import inspect
import itertools
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from msgspec import structs

from malavita.client import Door, ServerRefused, TableClient
from malavita.games import registry
from malavita.server.app import App
from malavita.server.house import House
from malavita.server.logs import set_up
from malavita.server.serve import config_for, warm_up
from malavita.server.settings import Settings, read_settings
from malavita.server.tables import moves

from .cluster import Cluster, binaries

PATIENCE = 120  # seconds
COMPILED = not str(moves.__file__).endswith(".py")
needs_source = pytest.mark.skipif(
    COMPILED, reason="puts something of its own into a module; into a compiled one it cannot"
)


class QuietServer(uvicorn.Server):
    """Leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield


class Running:
    """A house that is open."""

    def __init__(self, settings: Settings) -> None:
        self.door = socket.socket(proto=socket.IPPROTO_TCP)  # said, so that asyncio sends small messages at once
        self.door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.door.bind((settings.host, settings.port))
        self.settings = settings = structs.replace(settings, port=self.door.getsockname()[1])
        self.house = House(settings)
        self.server = QuietServer(config_for(App(self.house), settings))
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self.server.serve([self.door]))
        while not self.server.started:
            assert not self._task.done(), "the server did not start"
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        self.server.should_exit = True
        assert self._task is not None
        await self._task

    @property
    def port(self) -> int:
        return self.settings.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def advance(self, seconds: float) -> None:
        """Let time pass at every table."""
        clock = self.house.clock
        clock.start(clock.now() + int(seconds * 1000))
        self.house.alarms.nudge()

    async def guest(self, name: str, language: str = "en") -> Door:
        return await Door.come_in(self.url, name, language)


def settings_for(folder: Path, **more: Any) -> Settings:
    """Quick bots, no limits that a test would meet by accident."""
    plain = {
        "port": 0, "data": str(folder), "bot_pause": 0.0, "workers": 1, "messages_per_second": 10_000,
        "requests_per_second": 10_000, "guests_per_hour": 1e9, "lines_per_address": 10_000, "log_level": "error",
    }  # fmt: skip
    return read_settings(None, {**plain, **more}, {})


@contextlib.asynccontextmanager
async def running(folder: Path, **more: Any) -> AsyncIterator[Running]:
    """Open a house, and close it."""
    house = Running(settings_for(folder, **more))
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


@pytest.fixture(scope="session", autouse=True)
def warm() -> None:
    """Compile once, and write logs where pytest finds them."""
    set_up("warning", "json")
    warm_up()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever joins from here leaves no keys in the home of who runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as open_house:
        yield open_house


def me() -> dict[str, Any]:
    return {"kind": "me"}


def free() -> dict[str, Any]:
    return {"kind": "free"}


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": level}


async def play_on(table: TableClient, luck: Random) -> dict[str, Any]:
    """Answer whatever is asked until the game is over; where several are asked, another may have been quicker."""
    async for update in table.updates():
        if update["end"]:
            return update
        if update["question"]:
            try:
                await table.answer(luck.choice(update["question"]["answers"])["code"], update["version"])
            except ServerRefused as error:
                assert error.code in ("stale", "not-asked") and update["view"]["game"] == "mobties", error
    raise AssertionError("a game never ends")


async def open_pair(house: Running, game: str = "criminals", **more: Any) -> tuple[Door, Door, str]:
    """Ada and Leo at one table, with bots where the game needs more."""
    ada, leo = await house.guest("Ada"), await house.guest("Leo", "it")
    others = [bot()] * (registry.find(game).seats[0] - 2)
    code = (await ada.open_table(game, [me(), free(), *others], **more))["table"]
    await leo.sit(code)
    return ada, leo, code


async def who_is_asked(one: TableClient, two: TableClient) -> TableClient:
    """The one of two players who is asked, once both see the game."""
    for client in (one, two):
        await client.until(lambda u: u["view"] is not None)
    return one if one.update["question"] else two


def in_time(test: Any) -> Any:
    """A test that hangs fails, instead of holding everybody up."""

    @functools.wraps(test)
    async def run(*args: Any, **more: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            await test(*args, **more)

    return run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj) and "server" in item.path.parts:
            item.obj = in_time(item.obj)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the whole run."""
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    started = Cluster()
    yield started
    started.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Both stores, one after the other: nothing for SQLite, an empty database for PostgreSQL."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("cluster").fresh(f"t{next(NUMBERS)}"))


NUMBERS = itertools.count()
