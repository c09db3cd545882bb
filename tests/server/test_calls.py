"""Calls to the table: when it is your turn and you are away, once for each wait, and never while you are there."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import ssl
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.address import base_of
from malavita.server.guests import Guest
from malavita.server.refusal import Refused
from malavita.server.settings import Settings
from malavita.server.webhook import SECONDS, Webhook, connected, is_public

from .conftest import Running, needs_source, open_pair, running, who_is_asked


class Mailbox:
    """A real web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.posts: list[dict[str, Any]] = []
        self.hosts: list[str] = []
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                mailbox.hosts.append(self.headers["Host"])
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
    speaks = {"Ada": "tocca a te a Criminals", "Leo": "it is your turn at Criminals"}
    words = speaks[post["text"].split(",")[0]]
    link = f"http://127.0.0.1:{open_house.settings.port}/t/{code}"
    assert post["table"] == code and post["kind"] == "turn" and post["game"] == "criminals"
    assert post["link"] == link and post["text"].endswith(f", {words}: {link}")
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
        assert await open_house.house.store.calls() == [], "kept is only who was called out of the house"


async def test_a_call_can_be_tried_out(open_house: Running, mailbox: Mailbox) -> None:
    ada = await open_house.guest("Ada", "fr")
    with pytest.raises(ServerRefused):
        await ada.request("POST", "/api/me/call")
    await ada.request("PATCH", "/api/me", {"webhook": mailbox.url})
    await ada.request("POST", "/api/me/call")
    assert mailbox.posts[0]["kind"] == "test"
    await ada.request("PATCH", "/api/me", {"webhook": mailbox.url + "/away"})
    with pytest.raises(ServerRefused) as caught:
        await ada.request("POST", "/api/me/call")
    assert caught.value.code == "webhook-silent"
    assert len(mailbox.posts) == 2, "a redirect is not followed"


async def test_a_call_is_not_tried_out_over_and_over(open_house: Running, mailbox: Mailbox) -> None:
    ada = await open_house.guest("Ada")
    await ada.request("PATCH", "/api/me", {"webhook": mailbox.url})
    for _ in range(5):
        await ada.request("POST", "/api/me/call")
    with pytest.raises(ServerRefused) as caught:
        await ada.request("POST", "/api/me/call")
    assert caught.value.code == "too-fast" and len(mailbox.posts) == 5


async def test_whoever_answers_drop_by_drop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malavita.server.webhook.SECONDS", 0.5)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ended = asyncio.create_task(reader.read())
        with contextlib.suppress(OSError):
            while not ended.done():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.1)
        writer.close()
        gone.set()

    gone = asyncio.Event()
    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    async with server, asyncio.timeout(20):
        port = server.sockets[0].getsockname()[1]
        guest = Guest("0" * 16, "Ada", "", "en", f"http://127.0.0.1:{port}/")
        with pytest.raises((OSError, http.client.HTTPException)):
            await Webhook(private=True).call(guest, {"text": "x"})
        await gone.wait()


@needs_source
async def test_a_call_is_in_the_store_before_it_rings(
    open_house: Running, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed in between, the house would call again for the same wait."""
    found: list[list[str]] = []
    post = open_house.house.callers.webhook.call

    async def call(guest: Guest, about: dict[str, Any]) -> None:
        found.append([code for code, _ in await open_house.house.store.calls()])
        await post(guest, about)

    monkeypatch.setattr(open_house.house.callers.webhook, "call", call)
    doors = [await open_house.guest("Ada"), await open_house.guest("Leo")]
    for door in doors:
        await door.request("PATCH", "/api/me", {"webhook": mailbox.url})
    code = (await doors[0].open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    await doors[1].sit(code)
    await settle(open_house)
    assert found == [[code]]


async def test_a_house_that_opens_again_calls_nobody_twice_for_one_wait(tmp_path: Path, mailbox: Mailbox) -> None:
    async with running(tmp_path, webhook_private=True) as house:
        doors = [await house.guest("Ada"), await house.guest("Leo")]
        for door in doors:
            await door.request("PATCH", "/api/me", {"webhook": mailbox.url})
        code = (await doors[0].open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
        await doors[1].sit(code)
        await settle(house)
        assert [kept for kept, _ in await house.house.store.calls()] == [code]
    assert len(mailbox.posts) == 1
    async with running(tmp_path, webhook_private=True) as house:
        for door in doors:
            door.url = house.url
        shown = [await door.request("GET", f"/api/tables/{code}") for door in doors]
        await settle(house)
        assert len(mailbox.posts) == 1, "the wait is the same"
        door, asked = next(pair for pair in zip(doors, shown, strict=True) if pair[1]["question"])
        other = next(each for each in doors if each is not door)
        async with TableClient(door, code) as client:
            await client.until(lambda u: u["question"])
        while (await house.house.directory.find(code)).watching:
            await asyncio.sleep(0.01)
        await say(other, code, "1")
        await settle(house)
        assert len(mailbox.posts) == 1, "whoever has looked and gone is waited for still, and knows"
        async with TableClient(door, code) as client:
            await client.until(lambda u: u["question"])
            while client.update and client.update["question"]:
                await client.answer(client.update["question"]["answers"][0]["code"])
            await settle(house)
    assert len(mailbox.posts) == 2, "a new wait, of the other"


async def test_a_call_that_was_owed_is_made_after_a_restart_and_the_tables_sleep_on(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    async with running(tmp_path) as house:
        ada, leo, first = await open_pair(house)
        second = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
        await leo.sit(second)
    async with running(tmp_path, webhook_private=True) as house:
        for door in (ada, leo):
            door.url = house.url
            await door.request("PATCH", "/api/me", {"webhook": mailbox.url})
        assert len(house.house.directory) == 0 and mailbox.posts == []
        house.advance(16)
        while len(mailbox.posts) < 2 or len(house.house.directory):
            await asyncio.sleep(0.01)
        assert {post["table"] for post in mailbox.posts} == {first, second}
        await settle(house)
    assert len(mailbox.posts) == 2


async def gone(house: Running, code: str) -> None:
    while (await house.house.directory.find(code)).watching:
        await asyncio.sleep(0.01)


async def later(house: Running, code: str, seconds: int) -> None:
    house.advance(seconds)
    await house.house.ring(code)
    await settle(house)


async def pass_the_turn(one: TableClient, two: TableClient) -> TableClient:
    """Play until the other is asked, while both are there; returns who is."""
    first = await who_is_asked(one, two)
    while first.update and first.update["question"]:
        await first.answer(first.update["question"]["answers"][0]["code"])
    second = two if first is one else one
    await second.until(lambda u: u["question"])
    return second


async def open_called(house: Running, mailbox: Mailbox) -> tuple[Door, Door, str]:
    ada, leo, code = await open_pair(house)
    for door in (ada, leo):
        await door.request("PATCH", "/api/me", {"webhook": mailbox.url})
    return ada, leo, code


async def test_who_was_there_as_the_turn_came_and_goes_is_called_once(open_house: Running, mailbox: Mailbox) -> None:
    ada, leo, code = await open_called(open_house, mailbox)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = await pass_the_turn(one, two)
        await later(open_house, code, 60)
    await gone(open_house, code)
    await later(open_house, code, 10)
    assert mailbox.posts == [], "silent while they are there, and a little longer"
    await later(open_house, code, 6)
    assert [post["text"].split(",")[0] for post in mailbox.posts] == ["Ada" if asked is one else "Leo"]
    async with TableClient(asked.door, code) as again:
        await again.until(lambda u: u["question"])
    await gone(open_house, code)
    await later(open_house, code, 60)
    assert len(mailbox.posts) == 1, "at most one for each wait"


async def test_who_is_back_in_a_moment_is_not_called(open_house: Running, mailbox: Mailbox) -> None:
    ada, leo, code = await open_called(open_house, mailbox)
    async with TableClient(ada, code) as one, TableClient(leo, code) as two:
        asked = await pass_the_turn(one, two)
    await gone(open_house, code)
    await later(open_house, code, 10)
    async with TableClient(asked.door, code) as again:
        await again.until(lambda u: u["question"])
        await later(open_house, code, 60)
    assert mailbox.posts == []


async def test_a_note_on_a_line_that_breaks_is_no_call(open_house: Running, mailbox: Mailbox) -> None:
    ada, leo, code = await open_called(open_house, mailbox)
    other = (await leo.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    notes: list[dict[str, Any]] = []
    async with TableClient(ada, other) as one, TableClient(leo, other) as two:
        for client in (one, two):
            client.listeners.append(lambda m: m["type"] == "turn" and notes.append(m))
            await client.until(lambda u: True)
        looks = {door: await door.request("GET", f"/api/tables/{code}") for door in (ada, leo)}
        first = next(door for door, look in looks.items() if look["question"])
        while (look := await first.request("GET", f"/api/tables/{code}"))["question"]:
            message = {"type": "answer", "table": code, "version": look["version"], "id": str(look["version"])}
            answer = {**message, "answer": look["question"]["answers"][0]["code"]}
            await first.request("POST", f"/api/tables/{code}/messages", answer)
        while not notes:
            await asyncio.sleep(0.01)
        await later(open_house, code, 60)
        assert mailbox.posts == []
    while len(open_house.house.lines):
        await asyncio.sleep(0.01)
    await later(open_house, code, 10)
    assert mailbox.posts == []
    await later(open_house, code, 6)
    assert [post["table"] for post in mailbox.posts] == [code]
    await later(open_house, code, 60)
    assert len(mailbox.posts) == 1


async def test_a_dead_webhook_harms_nobody(open_house: Running) -> None:
    ada, leo = await open_house.guest("Ada"), await open_house.guest("Leo")
    for door in (ada, leo):
        await door.request("PATCH", "/api/me", {"webhook": "http://127.0.0.1:9/"})
    code = (await ada.open_table("criminals", [{"kind": "me"}, {"kind": "free"}]))["table"]
    await leo.sit(code)
    await settle(open_house)
    await say(ada, code, "1")


@pytest.mark.parametrize(
    "address", ["ftp://x", "https://x:y/", "javascript:1", "http://example.org/", "nonsense", "https://"]
)
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


@pytest.mark.parametrize(
    ("settings", "base"),
    [
        (Settings(public_url="https://play.example"), "https://play.example"),
        (Settings(port=81), "http://127.0.0.1:81"),
        (Settings(host="::1"), "http://[::1]:8000"),
        (Settings(host="0.0.0.0"), "http://network:8000"),
        (Settings(host="::"), "http://network:8000"),
    ],
)
def test_a_call_says_where_the_house_is(settings: Settings, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malavita.server.address.on_the_network", lambda: "network")
    assert base_of(settings) == base


class Names:
    """A server of names whose answers change: the first is used up first."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.asked = list(answers), 0

    def __call__(self, host: str, port: int, *more: Any, **named: Any) -> list[Any]:
        self.asked += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answer, port))]


@pytest.mark.parametrize(
    "number",
    ["64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::", "2001:0:a00:1::", "fec0::1", "224.0.0.1", "fe80::1%eth0"],
)
def test_a_gateway_does_not_lead_into_the_private_network(number: str) -> None:
    assert not is_public(number) and is_public("93.184.215.14") and is_public("2606:2800:21f::1")


def test_a_name_with_many_silent_numbers_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []

    def connect(place: tuple[str, int], seconds: float) -> Any:
        tried.append(seconds)
        raise OSError("silent")

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="silent"):
        connected([f"93.184.215.{n}" for n in range(20)], 443)
    assert len(tried) == 2 and sum(tried) == SECONDS


def test_a_name_that_changes_its_meaning_reaches_nothing_private(monkeypatch: pytest.MonkeyPatch) -> None:
    names, reached = Names("93.184.215.14", "127.0.0.1"), []

    def connect(place: tuple[str, int], *more: Any) -> Any:
        reached.append(place)
        raise OSError("nobody there")

    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        Webhook(private=False)._post("https://changes.example/hook", {"text": "x"})
    assert reached == [("93.184.215.14", 443)] and names.asked == 1


def test_a_name_with_one_private_number_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: both)
    with pytest.raises(Refused):
        Webhook(private=False)._post("https://both.example/", {"text": "x"})


def test_over_https_the_name_must_be_the_one_in_the_certificate(
    mailbox: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, proof = tmp_path / "key.pem", tmp_path / "proof.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=call.example", "-addext", "subjectAltName=DNS:call.example", "-keyout", key, "-out", proof],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(proof, key)
    mailbox.server.socket = context.wrap_socket(mailbox.server.socket, server_side=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(proof))
    monkeypatch.setattr(socket, "getaddrinfo", Names("127.0.0.1"))
    port = mailbox.server.server_port
    webhook = Webhook(private=True)
    webhook._post(f"https://call.example:{port}/hook?a=1", {"text": "x"})
    assert mailbox.posts[0]["text"] == "x" and mailbox.hosts == [f"call.example:{port}"]
    with pytest.raises(ssl.SSLCertVerificationError):
        webhook._post(f"https://other.example:{port}/", {"text": "x"})
    assert len(mailbox.posts) == 1
