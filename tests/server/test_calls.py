"""Calls to the table: when it is your turn and you are away, once for each wait, and never while you are there."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.callers import Webhook
from malavita.server.refusal import Refused

from .conftest import Running, open_pair, running


class Mailbox:
    """A real web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.posts: list[dict[str, Any]] = []
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                mailbox.posts.append(json.loads(body))
                self.send_response(302 if self.path == "/away" else 204)
                if self.path == "/away":
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.server.shutdown()
    box.server.server_close()


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, webhook_private=True) as house:
        yield house


async def settle(house: Running) -> None:
    while house.house.callers._tasks:
        await asyncio.sleep(0.01)


async def say(door: Door, code: str, id: str) -> None:
    await door.request("POST", f"/api/tables/{code}/messages", {"type": "say", "table": code, "id": id, "text": id})


async def test_who_is_away_is_called_once_for_each_wait(open_house: Running, mailbox: Mailbox) -> None:
    ada, leo = await open_house.guest("Ada", "it"), await open_house.guest("Leo")
    for door in (ada, leo):
        await door.request("PATCH", "/api/me", {"webhook": mailbox.url})
    code = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    await leo.sit(code)
    await settle(open_house)
    assert len(mailbox.posts) == 1
    post = mailbox.posts[0]
    assert post["table"] == code and post["kind"] == "turn" and code in post["text"]
    for n in range(3):
        await say(ada, code, str(n))
    await settle(open_house)
    assert len(mailbox.posts) == 1, "at most one for each wait"


async def test_silent_while_connected_and_a_note_on_another_socket(open_house: Running, mailbox: Mailbox) -> None:
    ada, leo = await open_house.guest("Ada"), await open_house.guest("Leo")
    for door in (ada, leo):
        await door.request("PATCH", "/api/me", {"webhook": mailbox.url})
    first = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    turns: list[dict[str, Any]] = []
    async with TableClient(ada, first) as one, TableClient(leo, first) as two:
        for client in (one, two):
            client.listeners.append(lambda m: m["type"] == "turn" and turns.append(m))
            await client.until(lambda u: True)
        await leo.sit(first)
        await settle(open_house)
        assert turns == [] and mailbox.posts == []
        second = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
        await leo.sit(second)
        await settle(open_house)
        while not turns:
            await asyncio.sleep(0.01)
        assert turns[0]["table"] == second and mailbox.posts == []


async def test_a_call_can_be_tried_out(open_house: Running, mailbox: Mailbox) -> None:
    ada = await open_house.guest("Ada", "fr")
    with pytest.raises(ServerRefused):
        await ada.request("POST", "/api/me/call")
    await ada.request("PATCH", "/api/me", {"webhook": mailbox.url})
    await ada.request("POST", "/api/me/call")
    assert mailbox.posts[0]["kind"] == "test"
    await ada.request("PATCH", "/api/me", {"webhook": mailbox.url + "/away"})
    with pytest.raises(ServerRefused):
        await ada.request("POST", "/api/me/call")
    assert len(mailbox.posts) == 2, "a redirect is not followed"


async def test_a_dead_webhook_harms_nobody(open_house: Running) -> None:
    ada, leo = await open_house.guest("Ada"), await open_house.guest("Leo")
    for door in (ada, leo):
        await door.request("PATCH", "/api/me", {"webhook": "http://127.0.0.1:9/"})
    code = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    await leo.sit(code)
    await settle(open_house)
    await say(ada, code, "1")


@pytest.mark.parametrize("address", ["ftp://x", "javascript:1", "http://example.org/", "nonsense", "https://"])
async def test_addresses_that_cannot_be_called(house: Running, address: str) -> None:
    ada, _, _ = await open_pair(house)
    with pytest.raises(ServerRefused) as caught:
        await ada.request("PATCH", "/api/me", {"webhook": address})
    assert caught.value.code == "bad-webhook"


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://169.254.169.254/"]
)
def test_the_private_network_is_not_called(address: str) -> None:
    with pytest.raises(Refused):
        Webhook(private=False)._post(address, {"text": "x"})
