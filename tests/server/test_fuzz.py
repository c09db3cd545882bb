"""Seconds of the socket fuzzer, and schemathesis on the OpenAPI document."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.specs.openapi import checks as openapi_checks

from malavita.client import Door
from malavita.server.http.routes import ROUTES, Route

from .conftest import Running, running, settings_for
from .fuzz import fuzz


async def test_the_socket_survives_nearly_right_messages(house: Running, capfd: pytest.CaptureFixture[str]) -> None:
    answers = await fuzz(house, seconds=4)
    assert answers["refused fault"] == 0, capfd.readouterr().err[-3000:]
    assert answers["sent"] > 300 and answers["update"] > 20 and answers["ack"] + answers["refused stale"] > 0
    assert len([kind for kind in answers if kind.startswith("refused")]) > 8, "the grammar reaches far"


EXAMPLES = int(os.environ.get("MALAVITA_EXAMPLES", "15"))


class Background:
    """A server in a thread of its own, for a library that does not speak asyncio."""

    def __init__(self, folder: Path) -> None:
        self.ready, self.over = threading.Event(), threading.Event()
        self.folder = folder
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self.thread.start()
        self.ready.wait(60)

    async def _run(self) -> None:
        async with running(self.folder, metrics="open") as house:
            self.house = house
            self.door = await house.guest("Ada")
            self.code = (await self.door.open_table("criminals", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]))[
                "table"
            ]
            self.ready.set()
            while not self.over.is_set():
                await asyncio.sleep(0.05)

    def stranger(self) -> str:
        """The token of somebody new, who may be forgotten."""
        return asyncio.run(Door.come_in(self.house.url, "Eve")).token


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    started = Background(tmp_path_factory.mktemp("fuzz"))
    yield started
    started.over.set()
    started.thread.join()


CHECKS = [
    schemathesis.checks.not_a_server_error, openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance, openapi_checks.response_schema_conformance,
]  # fmt: skip


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_the_openapi_document_is_true(background: Background, route: Route) -> None:
    api = schemathesis.openapi.from_url(f"{background.house.url}/api/openapi.json")
    operation = api[route.path][route.method]

    @given(case=operation.as_strategy(), known=booleans())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def try_it(case: schemathesis.Case, known: bool) -> None:
        if known and "code" in (case.path_parameters or {}):
            case.path_parameters = {**case.path_parameters, "code": background.code}
        token = background.stranger() if route.method == "DELETE" else background.door.token
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)

    try_it()


def test_everybody_is_still_there_afterwards(background: Background) -> None:
    me = asyncio.run(Door(background.house.url, background.door.token).request("GET", "/api/me"))
    assert me["guest"] and settings_for(background.folder).most_message
