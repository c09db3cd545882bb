"""Secrets stay secret: in links, at rest, in logs; and a foreign page can do nothing."""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from malavita.client import Door, ServerRefused, TableClient
from malavita.server import logs
from malavita.server.http.common import place_of
from malavita.server.limits import Buckets

from .conftest import Running, bot, free, me, needs_source, open_pair, play_on, running


def ask(url: str, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(url.removeprefix("http://"))
    try:
        raw = None if body is None else json.dumps(body)
        connection.request(method, path, raw, {key.replace("_", "-"): value for key, value in headers.items()})
        response = connection.getresponse()
        return response.status, {key.lower(): value for key, value in response.getheaders()}, response.read()
    finally:
        connection.close()


async def test_a_browser_gets_a_cookie_that_no_script_and_no_foreign_page_can_use(house: Running) -> None:
    status, headers, body = await asyncio.to_thread(ask, house.url, "POST", "/api/guests", {"name": "Ada"})
    cookie = headers["set-cookie"]
    assert status == 201 and "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    secret = cookie.split("=", 1)[1].split(";")[0]
    assert json.loads(body)["token"] is None and secret.encode() not in body
    status, _, body = await asyncio.to_thread(ask, house.url, "GET", "/api/me", Cookie=f"malavita={secret}")
    assert status == 200 and json.loads(body)["name"] == "Ada"
    _, headers, _ = await asyncio.to_thread(ask, house.url, "GET", "/api/me?maybe=1", Cookie=f"malavita={secret}")
    assert headers["set-cookie"] == cookie, "a year more, from today"
    _, headers, _ = await asyncio.to_thread(ask, house.url, "GET", "/api/me", Authorization=f"Bearer {secret}")
    assert "set-cookie" not in headers, "a program keeps its token itself"
    async with connect(
        house.url.replace("http", "ws") + "/ws", additional_headers={"Cookie": f"malavita={secret}"}
    ) as ws:
        await ws.send('{"type":"ping","id":"x"}')
        assert json.loads(await ws.recv()) == {"type": "pong", "id": "x"}


async def test_secrets_are_hashed_at_rest(house: Running, tmp_path: Path) -> None:
    ada, leo, code = await open_pair(house)
    link = await ada.request("POST", "/api/me/link")
    token = (await ada.request("POST", "/api/me/tokens"))["token"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (ada.token, leo.token, link["code"], token):
        assert secret.encode() not in stored
    assert (await Door(house.url, token).request("GET", "/api/me"))["name"] == "Ada"


async def test_a_foreign_page_is_refused(house: Running) -> None:
    ada = await house.guest("Ada")
    for origin in ("https://evil.example", "null"):
        status, _, body = await asyncio.to_thread(
            ask, house.url, "PATCH", "/api/me", {"name": "Eve"}, Origin=origin, Authorization=f"Bearer {ada.token}"
        )
        assert status == 403 and json.loads(body)["code"] == "bad-origin"
        with pytest.raises(InvalidStatus):
            async with connect(house.url.replace("http", "ws") + "/ws", origin=origin):
                pass
    async with connect(house.url.replace("http", "ws") + "/ws", origin=house.url):
        pass


async def test_every_answer_carries_the_headers_that_keep_a_browser_safe(house: Running) -> None:
    for path in ("/", "/t/ABCDEF", "/api/shelf", "/api/nothing", "/health"):
        _, headers, _ = await asyncio.to_thread(ask, house.url, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and "server" not in headers
        assert headers["cross-origin-opener-policy"] == "same-origin"


async def test_a_shared_link_gives_no_seat_away(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    stranger = await Door(house.url).request("GET", f"/api/tables/{code}")
    assert stranger["seat"] is None and stranger["question"] is None
    assert not any(seat["mine"] for seat in stranger["room"]["seats"])
    everything = json.dumps(stranger)
    for door in (ada, leo):
        assert door.token not in everything
        assert (await door.request("GET", "/api/me"))["guest"] not in everything, "not even who the guests are"


async def test_a_personal_link_carries_you_once(house: Running) -> None:
    ada, leo, code = await open_pair(house)
    link = await ada.request("POST", "/api/me/link")
    assert link["url"].endswith("/me#" + link["code"])
    with pytest.raises(ServerRefused):
        await Door(house.url, link["code"]).request("GET", "/api/me")
    phone = Door(house.url)
    assert link["qr"].startswith("data:image/svg+xml;base64,") and link["code"] not in link["qr"]
    carried = await phone.request("POST", "/api/guests/carry", {"code": link["code"], "token": True})
    phone.token = carried["token"]
    assert (await phone.request("GET", f"/api/tables/{code}"))["seat"] == 0
    with pytest.raises(ServerRefused) as caught:
        await Door(house.url).request("POST", "/api/guests/carry", {"code": link["code"], "token": True})
    assert caught.value.code == "unknown-guest"
    await phone.request("DELETE", "/api/me")
    with pytest.raises(ServerRefused):
        await phone.request("GET", "/api/me")
    assert (await ada.request("GET", "/api/me"))["name"] == "Ada"


async def test_of_two_who_bring_a_personal_link_at_once_one_arrives(tmp_path: Path, address: str) -> None:
    async with running(tmp_path, postgres=address) as house:
        ada = await house.guest("Ada")
        link = await ada.request("POST", "/api/me/link")
        body = {"code": link["code"], "token": True}
        tries = [Door(house.url).request("POST", "/api/guests/carry", body) for _ in range(8)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        arrived = [result for result in results if isinstance(result, dict)]
        assert [me["name"] for me in arrived] == ["Ada"]
        assert {result.code for result in results if isinstance(result, ServerRefused)} == {"unknown-guest"}
        old = Door(house.url, (await ada.request("POST", "/api/me/tokens"))["token"])
        with pytest.raises(ServerRefused):
            await old.request("POST", "/api/guests/carry", {"code": old.token, "token": True})
        assert await old.request("GET", "/api/me"), "only links can be traded in"


@pytest.mark.parametrize("everywhere", [False, True])
async def test_whoever_is_forgotten_plays_no_more_on_an_open_line(house: Running, everywhere: bool) -> None:
    ada, leo, code = await open_pair(house)
    program = Door(house.url, (await ada.request("POST", "/api/me/tokens"))["token"])
    address = house.url.replace("http", "ws") + "/ws"

    def line(door: Door) -> Any:
        return connect(address, additional_headers={"Authorization": f"Bearer {door.token}"})

    async with line(ada) as first, line(ada) as second, line(program) as other, line(leo) as friend:
        lines = [first, second, other, friend]
        for ws in lines:
            await ws.send(json.dumps({"type": "watch", "table": code}))
            await ws.recv()
        await ada.request("DELETE", "/api/me" + ("?everywhere=1" if everywhere else ""))
        said = json.dumps({"type": "say", "table": code, "id": "x", "text": "still here"})
        for ws, ends in zip(lines, (True, True, everywhere, False), strict=True):
            if ends:
                with pytest.raises(ConnectionClosedError) as caught:
                    await ws.send(said)
                    while True:
                        await ws.recv()
                assert caught.value.rcvd.code == 1008
            else:
                await ws.send(json.dumps({"type": "ping", "id": "p"}))
                while json.loads(await ws.recv())["type"] != "pong":
                    pass
        assert not [row for row in await house.house.store.entries(code) if "still here" in row.body]
    for door, known in ((ada, False), (program, not everywhere), (leo, True)):
        assert bool(await door.request("GET", "/api/me?maybe=1")) == known


async def test_whoever_is_forgotten_while_knocking_is_not_remembered(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.guest("Ada")
    guests, store = house.house.guests, house.house.store
    guests._known.clear()
    real = store.guest_by_secret
    found, forgotten = asyncio.Event(), asyncio.Event()

    async def read_slowly(*args: Any) -> Any:
        row = await real(*args)
        found.set()
        await forgotten.wait()
        return row

    monkeypatch.setattr(store, "guest_by_secret", read_slowly)
    knocking = asyncio.create_task(guests.known(ada.token))
    await found.wait()
    await guests.forget(ada.token)
    forgotten.set()
    assert await knocking is None and await guests.known(ada.token) is None


async def test_one_guest_has_so_many_unfinished_tables_also_by_meeting_again(tmp_path: Path) -> None:
    async with running(tmp_path, most_tables=1) as house:
        ada = await house.guest("Ada")
        seats = [me(), bot()]
        old = (await ada.open_table("criminals", seats))["table"]
        with pytest.raises(ServerRefused) as caught:
            await ada.open_table("criminals", seats)
        assert caught.value.code == "too-many-tables"
        async with TableClient(ada, old) as one:
            await play_on(one, Random(1))
        while await house.house.store.unfinished_of((await ada.request("GET", "/api/me"))["guest"]):
            await asyncio.sleep(0.01)
        await ada.open_table("criminals", seats)
        with pytest.raises(ServerRefused) as caught:
            await ada.request("POST", f"/api/tables/{old}/rematch")
        assert caught.value.code == "too-many-tables"


@needs_source
async def test_secrets_are_handed_out_only_so_often_and_cleared_away(house: Running) -> None:
    ada, leo = await house.guest("Ada"), await house.guest("Leo")
    store, held = house.house.store, "SELECT count(*) FROM secrets WHERE kind = 'carry'"
    await ada.request("POST", "/api/me/link")
    house.house.clock.wall = lambda: int(time.time() * 1000) + 3_600_000  # type: ignore[method-assign]
    await leo.request("POST", "/api/me/link")
    assert await store.read(held) == [(1,)], "hers has expired"
    with pytest.raises(ServerRefused) as caught:
        for _ in range(100):
            await ada.request("POST", "/api/me/tokens")
    assert caught.value.code == "too-fast"
    await leo.request("POST", "/api/me/tokens")


async def test_whoever_stands_up_before_the_game_has_nothing_to_do_with_the_table(tmp_path: Path) -> None:
    async with running(tmp_path, most_tables=1) as house:
        ada, leo = await house.guest("Ada"), await house.guest("Leo")
        code = (await ada.open_table("criminals", [me(), free(), free()]))["table"]
        await leo.sit(code)
        await leo.request("POST", f"/api/tables/{code}/stand", {})
        assert (await leo.request("GET", "/api/tables"))["mine"] == []
        await leo.open_table("criminals", [me(), free()])
        await ada.request("POST", f"/api/tables/{code}/stand", {})
        assert [line["table"]["code"] for line in (await ada.request("GET", "/api/tables"))["mine"]] == [code], "hers"


@pytest.mark.parametrize("name", ["Jos\u00e9", "Jose\u0301", "JOSÉ\u3164", "\uff2aosé", "J\u034fosé"])
async def test_nobody_sits_down_under_a_name_that_looks_the_same(house: Running, name: str) -> None:
    ada, leo = await house.guest("José"), await house.guest(name)
    code = (await ada.open_table("criminals", [me(), free()]))["table"]
    with pytest.raises(ServerRefused) as caught:
        await leo.sit(code)
    assert caught.value.code == "name-taken"


@pytest.mark.parametrize("name", ["", " ", "\x00", "x" * 25, "\u202e\u200b", "\u3164", "\u2800\ufe0f"])
async def test_names_that_cannot_be(house: Running, name: str) -> None:
    with pytest.raises(ServerRefused) as caught:
        await house.guest(name)
    assert caught.value.status == 422


async def test_a_new_name_is_known_everywhere_at_once(house: Running) -> None:
    ada = await house.guest("Ada")
    await ada.request("PATCH", "/api/me", {"name": "  Ada \x07 Lovelace ", "face": "fox", "language": "it"})
    assert (await ada.request("GET", "/api/me"))["name"] == "Ada Lovelace"
    table = await ada.open_table("criminals", [me(), {"kind": "free"}])
    assert table["room"]["seats"][0]["name"] == "Ada Lovelace"


async def test_paths_outside_the_page_are_not_served(house: Running) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "/%00", "//etc/passwd"):
        status, _, body = await asyncio.to_thread(ask, house.url, "GET", path)
        assert b"import" not in body and status < 500


def test_logs_write_no_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "json")
    structlog.get_logger().info("hello", token="abc123", dice_key="def456", table="ABCDEF")
    logs.set_up("warning", "json")
    written = capsys.readouterr().err
    assert "abc123" not in written and "def456" not in written and "ABCDEF" in written


async def test_a_whole_evening_leaves_no_secret_in_the_log(house: Running, capfd: pytest.CaptureFixture[str]) -> None:
    logs.set_up("debug", "json")
    ada, leo, code = await open_pair(house)
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        await one.send_raw(json.dumps({"type": "answer", "token": ada.token}))
        await one.send("say", text="x")
    key = house.house.directory.in_memory()[0].setting.key
    logs.set_up("warning", "json")
    written = "".join(capfd.readouterr())
    assert ada.token not in written and leo.token not in written and key not in written


async def test_handshakes_from_one_address_have_a_limit(tmp_path: Path) -> None:
    async with running(tmp_path, requests_per_second=1) as house:
        address = house.url.replace("http", "ws") + "/ws"
        for _ in range(4):
            async with connect(address):
                pass
        with pytest.raises(InvalidStatus):
            async with connect(address):
                pass


async def test_sockets_that_knock_at_once_do_not_pass_the_limit_of_their_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, lines_per_address=2) as house:
        address, open_up = house.url.replace("http", "ws") + "/ws", asyncio.Event()

        async def known(secret: str) -> None:
            await open_up.wait()

        monkeypatch.setattr(house.house.guests, "known", known)
        knocks = [asyncio.ensure_future(connect(address)) for _ in range(6)]
        refused, _ = await asyncio.wait(knocks, return_when=asyncio.FIRST_COMPLETED)
        while len(refused) < 4:
            refused = {knock for knock in knocks if knock.done()}
            await asyncio.sleep(0.01)
        open_up.set()
        results = await asyncio.gather(*knocks, return_exceptions=True)
        let_in = [result for result in results if not isinstance(result, BaseException)]
        assert len(let_in) == 2 and sum(isinstance(result, InvalidStatus) for result in results) == 4
        for socket in let_in:
            await socket.close()
        async with connect(address):
            pass


async def test_all_sockets_of_one_address_have_a_limit_together(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        house.house.lines._buckets = Buckets(1e-9, 5)
        address = house.url.replace("http", "ws") + "/ws"
        heard = []
        async with connect(address) as one, connect(address) as two:
            for ws in (one, two) * 5:
                await ws.send('{"type":"ping","id":"x"}')
                heard.append(json.loads(await ws.recv()).get("code"))
        assert heard == [None] * 5 + ["too-fast"] * 5


async def test_who_is_too_fast_is_read_on_later(tmp_path: Path) -> None:
    async with running(tmp_path, messages_per_second=10) as house:
        began = time.monotonic()
        async with connect(house.url.replace("http", "ws") + "/ws") as ws:
            for n in range(40):
                await ws.send(json.dumps({"type": "ping", "id": str(n)}))
            heard = [json.loads(await ws.recv()) for _ in range(40)]
        refused = [message for message in heard if message["type"] == "refused"]
        assert {message["code"] for message in refused} == {"too-fast"} and 5 < len(refused) < 20
        assert time.monotonic() - began > 0.9, "the last of them was read about a second later"
        assert [message.get("id") for message in heard] == [str(n) for n in range(40)]


@pytest.mark.parametrize(
    ("number", "place"),
    [("203.0.113.9", "203.0.113.9"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2::7", "2001:db8:1:2::"),
     ("2001:db8:1:3::7", "2001:db8:1:3::"), ("::ffff:203.0.113.9", "203.0.113.9"), ("fe80::1%eth0", "fe80::"), ("unix:", "unix:")],
)  # fmt: skip
def test_limits_go_by_the_place_and_not_by_every_number_there(number: str, place: str) -> None:
    assert place_of(number) == place


async def test_a_home_with_many_numbers_has_one_limit(tmp_path: Path) -> None:
    async with running(tmp_path, guests_per_hour=2, trust_proxy=True) as house:
        came = []
        for number in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"):
            status, _, _ = await asyncio.to_thread(
                ask, house.url, "POST", "/api/guests", {"name": "Ada"}, X_Forwarded_For=number
            )
            came.append(status)
        assert came == [201, 201, 429, 201]


async def test_whoever_names_an_address_before_the_proxy_does_is_not_believed(tmp_path: Path) -> None:
    async with running(tmp_path, guests_per_hour=1, trust_proxy=True) as house:
        came = []
        for claimed in ("6.6.6.6", "7.7.7.7"):
            door = http.client.HTTPConnection("127.0.0.1", house.port)
            door.putrequest("POST", "/api/guests")
            door.putheader("X-Forwarded-For", claimed)
            door.putheader("X-Forwarded-For", "203.0.113.9")
            door.putheader("Content-Length", "14")
            door.endheaders(b'{"name":"Ada"}')
            came.append((await asyncio.to_thread(door.getresponse)).status)
            door.close()
        assert came == [201, 429]


async def test_newcomers_and_lines_from_one_address_have_a_limit(tmp_path: Path) -> None:
    async with running(tmp_path, guests_per_hour=3, lines_per_address=2) as house:
        for name in ("A", "B", "C"):
            await house.guest(name)
        with pytest.raises(ServerRefused) as caught:
            await house.guest("D")
        assert caught.value.code == "too-many-guests"
        address = house.url.replace("http", "ws") + "/ws"
        async with connect(address), connect(address):
            with pytest.raises(InvalidStatus):
                async with connect(address):
                    pass
        async with connect(address):
            pass
