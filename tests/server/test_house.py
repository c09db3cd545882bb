"""Running a house: settings, health, numbers, backup, restore, the page, a clean end; and one table for all kinds of clients."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.requests import Request

import malavita
from malavita.cli.main import main as cli
from malavita.client import Door, ServerRefused, TableClient
from malavita.server import static
from malavita.server.address import base_of, on_the_network
from malavita.server.backup import BadBackup, back_up, restore
from malavita.server.http.address import asked_here
from malavita.server.serve import open_door
from malavita.server.settings import BadSettings, Settings, read_settings
from malavita.server.store import AlreadyOpen, claim
from malavita.server.store import base as base_of_stores
from malavita.server.store.base import migrate
from malavita.server.store.open import database
from malavita.server.store.postgres import Postgres
from malavita.server.store.store import PUT_ENTRY, PUT_TABLE

from .cluster import Cluster
from .conftest import Running, bot, free, me, open_pair, play_on, running
from .kill import Victim


def test_settings_come_from_file_environment_and_command_line_in_that_order(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "a"\nworkers = 3\n')
    environment = {
        "MALAVITA_SERVER_PORT": "2",
        "MALAVITA_SERVER_HOST": "b",
        "MALAVITA_SERVER_ORIGINS": "https://x, https://y",
    }
    settings = read_settings(file, {"port": 3, "data": None}, environment)
    assert (settings.port, settings.host, settings.workers) == (3, "b", 3)
    assert settings.origins == ["https://x", "https://y"] and settings.data == Settings().data


@pytest.mark.parametrize(
    ("values", "word"),
    [({"port": 70000}, "port"), ({"prot": 1}, "prot"), ({"public_url": "x.org"}, "public_url"), ({"workers": "many"}, "workers"),
     ({"public_url": "https://x.org/"}, "slash"), ({"log_level": "loud"}, "log_level"), ({"postgres": "mysql://x"}, "postgres"),
     ({"messages_per_second": 0.5}, "messages_per_second"), ({"requests_per_second": 0.2}, "requests_per_second"),
     ({"guests_per_hour": 0.9}, "guests_per_hour")],
)  # fmt: skip
def test_settings_that_cannot_be_are_named(values: dict[str, Any], word: str) -> None:
    with pytest.raises(BadSettings, match=word):
        read_settings(None, values, {})


@pytest.mark.parametrize(
    ("values", "words"),
    [({"port": 70000}, "port is a whole number, 65535 or less"), ({"port": "abc"}, "port is a whole number"),
     ({"requests_per_second": 0.2}, "requests_per_second is a number, 1 or more"),
     ({"prot": 1}, "there is no setting prot: did you mean port?"), ({"xyzzy": 1}, "there is no setting xyzzy"),
     ({"compress": "maybe"}, "compress is true or false"), ({"origins": 5}, "origins is a list")],
)  # fmt: skip
def test_what_a_setting_may_be_is_said_in_words(values: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings(None, values, {})
    assert str(refused.value) == f"settings: {words}"


def test_the_checker_shows_settings_and_hides_the_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "malavita", "serve", "--check", "--postgres", "postgresql://u:secret@h/d"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "secret" not in done.stdout and '"postgres": "set"' in done.stdout
    wrong = subprocess.run(
        [*command, "--settings", str(tmp_path / "none")], capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 2 and len(wrong.stderr.splitlines()) == 1


async def test_health_readiness_and_numbers(house: Running) -> None:
    ada, _, _ = await open_pair(house)
    assert (await ada.request("GET", "/health"))["status"] == "ok"
    assert (await ada.request("GET", "/ready"))["status"] == "ok"
    numbers = await ada.request("GET", "/metrics")
    assert "malavita_entries_total" in numbers and "malavita_commit_size_bucket" in numbers


PASSED_ON: list[dict[str, str]] = [
    {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 Caddy"},
    {"Host": "play.example.org"},
]  # fmt: skip


@pytest.mark.parametrize("trust_proxy", [False, True])
async def test_numbers_are_for_this_machine_alone_unless_the_host_says_otherwise(
    tmp_path: Path, trust_proxy: bool
) -> None:
    """They count the silent steps of other players: whoever watched them could tell that somebody is thinking aloud."""
    for metrics, direct, passed_on in (("local", 200, 404), ("open", 200, 200), ("off", 404, 404)):
        async with running(tmp_path, metrics=metrics, trust_proxy=trust_proxy) as house:
            assert (await asyncio.to_thread(get, house.url, "/metrics"))[0] == direct
            for headers in PASSED_ON:
                assert (await asyncio.to_thread(get, house.url, "/metrics", headers))[0] == passed_on


@pytest.mark.parametrize(
    ("peer", "here"), [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.168.1.7", False), ("", False)]
)  # fmt: skip
def test_who_asks_from_this_machine(peer: str, here: bool) -> None:
    scope = {"type": "http", "client": (peer, 5), "headers": [(b"host", b"localhost:8000")]}
    assert asked_here(Request(scope)) == here


async def test_a_backup_taken_while_the_house_is_open_fills_an_empty_house(tmp_path: Path) -> None:
    async with running(tmp_path / "one") as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            playing = asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
            counted = await asyncio.to_thread(back_up, tmp_path / "one", "", tmp_path / "kept.sqlite")
            await playing
    assert counted["tables"] == 1 and counted["guests"] == 2
    assert restore(tmp_path / "kept.sqlite", tmp_path / "two", "") == counted
    async with running(tmp_path / "two") as house:
        ada.url = house.url
        assert (await ada.request("GET", f"/api/tables/{code}"))["view"] is not None
    with pytest.raises(BadBackup, match="already has tables"):
        restore(tmp_path / "kept.sqlite", tmp_path / "two", "")
    with pytest.raises(BadBackup, match="already there"):
        back_up(tmp_path / "one", "", tmp_path / "kept.sqlite")
    (tmp_path / "nonsense").write_text("x" * 5000)
    with pytest.raises(BadBackup):
        restore(tmp_path / "nonsense", tmp_path / "three", "")


OF_THE_FIRST_SCHEMA = ("tables", "entries", "guests", "secrets", "members", "notes", "house")


async def test_a_backup_of_an_older_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    async with running(tmp_path / "one") as house:
        ada, _, code = await open_pair(house)
    back_up(tmp_path / "one", "", tmp_path / "old.sqlite")
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as base, base:
        for (table,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if table not in OF_THE_FIRST_SCHEMA:
                base.execute(f"DROP TABLE {table}")
        base.execute("UPDATE house SET value = 1 WHERE name = 'schema'")
    assert "films" not in restore(tmp_path / "old.sqlite", tmp_path / "two", "")
    async with running(tmp_path / "two") as house:
        ada.url = house.url
        assert (await ada.request("GET", f"/api/tables/{code}"))["view"] is not None
        assert await house.house.store.film(code, 0) == ""


@pytest.mark.parametrize("fault", ["column", "table"])
async def test_a_restore_is_all_or_nothing(tmp_path: Path, address: str, fault: str) -> None:
    async with running(tmp_path / "one") as house:
        await open_pair(house)
    good, bad = tmp_path / "good.sqlite", tmp_path / "bad.sqlite"
    counted = back_up(tmp_path / "one", "", good)
    shutil.copy(good, bad)
    with closing(sqlite3.connect(bad)) as base, base:
        if fault == "column":
            base.execute("ALTER TABLE secrets ADD COLUMN of_another_program TEXT")
        else:
            base.execute("CREATE TABLE of_another_program (a TEXT)")
            base.execute("INSERT INTO of_another_program VALUES ('x')")
    with pytest.raises(BadBackup, match="cannot be restored"):
        restore(bad, tmp_path / "two", address)
    base = database(tmp_path / "two", address)
    assert [base.read(f"SELECT count(*) FROM {table}") for table in ("tables", "entries", "guests")] == [[(0,)]] * 3
    base.close()
    assert restore(good, tmp_path / "two", address) == counted


async def test_a_restored_house_goes_on_with_the_clock_of_the_backup(tmp_path: Path) -> None:
    async with running(tmp_path / "one") as house:
        house.advance(5000)
        await open_pair(house)
    back_up(tmp_path / "one", "", tmp_path / "kept.sqlite")
    async with running(tmp_path / "two"):
        pass
    restore(tmp_path / "kept.sqlite", tmp_path / "two", "")
    async with running(tmp_path / "two") as house:
        assert house.house.clock.now() > 5_000_000


async def test_a_backup_of_a_newer_schema_is_refused_in_words(tmp_path: Path) -> None:
    async with running(tmp_path / "one"):
        pass
    back_up(tmp_path / "one", "", tmp_path / "new.sqlite")
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as base, base:
        base.execute("UPDATE house SET value = 999 WHERE name = 'schema'")
    with pytest.raises(BadBackup, match=r"of schema 999, .* use a newer version"):
        restore(tmp_path / "new.sqlite", tmp_path / "two", "")


async def test_an_older_backup_gets_what_later_schemas_added(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "one") as house:
        await house.guest("Ada")
    back_up(tmp_path / "one", "", tmp_path / "old.sqlite")
    kept = (tmp_path / "old.sqlite").read_bytes()
    shutil.copytree(base_of_stores.MIGRATIONS, tmp_path / "migrations")
    (tmp_path / "migrations" / "9000_title.sql").write_text("ALTER TABLE guests ADD COLUMN title TEXT DEFAULT 'Don'")
    monkeypatch.setattr(base_of_stores, "MIGRATIONS", tmp_path / "migrations")
    restore(tmp_path / "old.sqlite", tmp_path / "two", address)
    base = database(tmp_path / "two", address)
    assert base.read("SELECT name, title FROM guests") == [("Ada", "Don")]
    assert base.read("SELECT value FROM house WHERE name = 'schema'") == [(9000,)]
    base.close()
    assert (tmp_path / "old.sqlite").read_bytes() == kept, "a backup is only read"


def test_a_backup_of_postgresql_is_of_one_moment(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is read table by table, tables are opened and games go on."""
    address = cluster.fresh("moment")
    busy = database(tmp_path, address)
    migrate(busy)
    numbers = itertools.count()

    def open_another() -> None:
        code = f"T{next(numbers)}"
        entries = [(PUT_ENTRY, (code, seq, 1, 1, "{}")) for seq in range(3)]
        busy.write([[(PUT_TABLE, (code, 1, "{}", "open", 1, None, 1)), *entries]])

    open_another()
    real = Postgres.snapshot

    @contextmanager
    def snapshot(self: Postgres) -> Any:
        with real(self) as read:

            def read_slowly(sql: str) -> Any:
                open_another()
                yield from read(sql)
                open_another()

            yield read_slowly

    monkeypatch.setattr(Postgres, "snapshot", snapshot)
    counted = back_up(tmp_path, address, tmp_path / "kept.sqlite")
    assert next(numbers) > 5 and (counted["tables"], counted["entries"]) in [(1, 3), (2, 6)]
    busy.close()


def test_a_backup_that_fails_leaves_nothing_behind(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = cluster.fresh("broken_off")
    full = database(tmp_path, address)
    migrate(full)
    full.write([[(PUT_ENTRY, ("T1", seq, 1, 1, "{}"))] for seq in range(5000)])
    real = Postgres.snapshot

    @contextmanager
    def snapshot(self: Postgres) -> Any:
        with real(self) as read:

            def read_until_it_breaks(sql: str) -> Any:
                for number, row in enumerate(read(sql)):
                    if number == 4000:
                        full.read(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                        )
                    yield row

            yield read_until_it_breaks

    monkeypatch.setattr(Postgres, "snapshot", snapshot)
    with pytest.raises(BadBackup, match="failed"):
        back_up(tmp_path, address, tmp_path / "backups.sqlite")
    full.close()
    assert not [path.name for path in tmp_path.iterdir() if "backups" in path.name]
    with pytest.raises(BadBackup, match="nothing to back up"):
        back_up(tmp_path / "nowhere", "", tmp_path / "backups.sqlite")


async def test_backup_and_restore_find_the_house_as_serve_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path / "one") as house:
        await house.guest("Ada")
    kept = str(tmp_path / "kept.sqlite")
    monkeypatch.setenv("MALAVITA_SERVER_DATA", str(tmp_path / "one"))
    assert cli(["backup", kept, "--json"]) == 0 and json.loads(capsys.readouterr().out)["guests"] == 1
    (tmp_path / "house.toml").write_text(f'data = "{tmp_path / "two"}"\n')
    monkeypatch.delenv("MALAVITA_SERVER_DATA")
    assert cli(["restore", kept, "--settings", str(tmp_path / "house.toml")]) == 0
    assert capsys.readouterr().out == "0 tables with 0 entries, 1 guests.\n"
    assert (tmp_path / "two" / "malavita.sqlite").is_file()
    assert cli(["restore", kept, "--data", str(tmp_path / "three")]) == 0 and (tmp_path / "three").is_dir()


async def test_a_house_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh("moved")
    async with running(tmp_path / "one") as house:
        ada, _, code = await open_pair(house)
    back_up(tmp_path / "one", "", tmp_path / "a.sqlite")
    restore(tmp_path / "a.sqlite", tmp_path, address)
    async with running(tmp_path / "two", postgres=address) as house:
        ada.url = house.url
        there = await ada.request("GET", f"/api/tables/{code}")
    counted = back_up(tmp_path, address, tmp_path / "b.sqlite")
    restore(tmp_path / "b.sqlite", tmp_path / "three", "")
    async with running(tmp_path / "three") as house:
        ada.url = house.url
        assert await ada.request("GET", f"/api/tables/{code}") == there and counted["tables"] == 1


async def test_a_polite_end_finishes_what_was_begun(tmp_path: Path) -> None:
    victim = Victim(tmp_path, "")
    await victim.start()
    ada = await Door.come_in(victim.url, "Ada")
    code = (await ada.open_table("criminals", [me(), bot()]))["table"]
    async with TableClient(ada, code) as one:
        await one.until(lambda u: u["view"] is not None)
        os.kill(victim.process.pid, signal.SIGTERM)
        assert await asyncio.to_thread(victim.process.wait, 30) in (0, -signal.SIGTERM)
    assert '"closed"' in (tmp_path / "log").read_text()


async def test_keys_that_reach_all_processes_end_them_without_a_word_of_complaint(tmp_path: Path) -> None:
    victim = Victim(tmp_path, "")
    await victim.start()
    assert victim.process is not None
    helpers = victim.helpers()
    assert len(helpers) >= 2  # one writes, one thinks
    os.killpg(victim.process.pid, signal.SIGINT)
    assert victim.process.wait(20) == 128 + signal.SIGINT
    assert "Traceback" not in (tmp_path / "log").read_text()
    assert not [
        pid for pid in helpers if Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def test_a_database_that_is_not_there_is_said_in_a_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "malavita", "serve", "--port", "0", "--data", str(tmp_path)]
    command += ["--postgres", "postgresql://nobody:secret@127.0.0.1:1/none"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert "the database cannot be used" in done.stderr and "secret" not in done.stderr


def test_a_store_has_one_house(tmp_path: Path, address: str) -> None:
    first, second = claim(tmp_path, address), claim(tmp_path, address)
    first.take()
    with pytest.raises(AlreadyOpen, match=r"already open there$"):
        second.take()
    first.tell("http://127.0.0.1:8000")
    with pytest.raises(AlreadyOpen, match=r"already open there: http://127.0.0.1:8000$") as caught:
        second.take()
    assert caught.value.address == "http://127.0.0.1:8000" and first.hold()
    first.release()
    second.take()
    second.release()


def test_a_claim_that_was_lost_with_its_line_is_made_again(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh("claimed")
    one, other, hand = claim(tmp_path, address), claim(tmp_path, address), database(tmp_path, address)
    cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name ~ '^malavita '"
    one.take()
    for word in ("one", "again"):
        one.tell(word)
        hand.read(cut)
        assert one.hold() and one.hold()
    one.tell("one")
    hand.read(cut)
    other.take()
    assert not one.hold()
    for open_line in (one, other):
        open_line.release()
    hand.close()


async def test_a_second_house_on_the_same_tables_does_not_open_and_says_where_the_first_is(tmp_path: Path) -> None:
    victim = Victim(tmp_path, "")
    await victim.start()
    command = [sys.executable, "-m", "malavita", "serve", "--port", "0", "--data", str(tmp_path)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"malavita: a house is already open there: {victim.url}\n"
    with pytest.raises(AlreadyOpen):
        restore(tmp_path / "malavita.sqlite", tmp_path, "")
    helpers = victim.helpers()
    for pid in helpers:
        os.kill(pid, signal.SIGSTOP)  # they outlive the house, and hold nothing
    victim.kill_house()
    free = claim(tmp_path, "")
    free.take()
    free.release()
    for pid in helpers:
        os.kill(pid, signal.SIGKILL)


def test_who_plays_twice_is_led_to_the_house_that_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("malavita.server.static.built", lambda: True)
    open_house = claim(tmp_path, "")
    open_house.take()
    assert cli(["play", "--data", str(tmp_path)]) == 2, "it is not known where"
    open_house.tell("http://127.0.0.1:8123")
    assert cli(["play", "--data", str(tmp_path)]) == 0 and shown == ["http://127.0.0.1:8123"]
    assert "Malavita is already open at http://127.0.0.1:8123" in capsys.readouterr().out
    open_house.release()


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 on this machine")
def test_a_house_that_listens_everywhere_on_ipv6_is_found_by_ipv4_too() -> None:
    with open_door(Settings(host="::", port=0)) as door:
        for family, number in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
            with socket.socket(family) as knocking:
                knocking.connect((number, door.getsockname()[1]))
    assert base_of(Settings(host="::", port=8123)) == f"http://{on_the_network()}:8123"
    assert base_of(Settings(host="::1")).startswith("http://[::1]:")


async def test_a_port_that_is_taken_is_said_in_a_line(tmp_path: Path, house: Running) -> None:
    command = [sys.executable, "-m", "malavita", "serve", "--port", str(house.port), "--data", str(tmp_path / "x")]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "Traceback" not in done.stderr and "in use" in done.stderr


def get(url: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, str, bytes]:
    connection = http.client.HTTPConnection(url.removeprefix("http://"))
    connection.request("GET", path, headers=headers or {})
    response = connection.getresponse()
    found = response.status, response.headers.get("cache-control", ""), response.read()
    connection.close()
    return found


async def test_the_built_page_is_served_with_its_own_ways(
    house: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("malavita.server.app.FOLDER", tmp_path / "nothing")
    status, _, body = await asyncio.to_thread(get, house.url, "/t/ABCDEF")
    assert status == 200 and b"has not been built" in body
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<p>page")
    (tmp_path / "page" / "assets" / "app-3f9c2a1b.js").write_text("1")
    monkeypatch.setattr("malavita.server.app.FOLDER", tmp_path / "page")
    for path, lasting in (("/", False), ("/t/ABCDEF", False), ("/assets/app-3f9c2a1b.js", True)):
        status, cache, body = await asyncio.to_thread(get, house.url, path)
        assert status == 200 and ("immutable" in cache) == lasting and body in (b"<p>page", b"1")
    assert (await asyncio.to_thread(get, house.url, "/assets/gone.js"))[0] == 404
    assert static.FOLDER.name == "static"


@pytest.mark.parametrize("game", malavita.games())
async def test_all_kinds_of_clients_finish_a_game_together(house: Running, game: str) -> None:
    """A person in a browser's way (cookie and socket), one on plain HTTP, and one in the terminal."""
    ada, leo = await house.guest("Ada", "it"), await house.guest("Leo", "fr")
    code = (await ada.open_table(game, [me(), free(), free()]))["table"]
    await leo.sit(code)
    terminal = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "malavita", "join", house.url, code.lower(), "--name", "Tom", "--random", "--language", "en",
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip

    async def by_plain_requests() -> Any:
        luck = Random(1)
        while True:
            look = await leo.request("GET", f"/api/tables/{code}?words=1")
            if look["end"]:
                return look["end"]
            if look["question"]:
                answer = luck.choice(look["question"]["answers"])["code"]
                message = {
                    "type": "answer",
                    "table": code,
                    "version": look["version"],
                    "id": str(luck.random()),
                    "answer": answer,
                }
                try:
                    await leo.request("POST", f"/api/tables/{code}/messages", message)
                except ServerRefused as refused:  # another seat was quicker: look again
                    assert refused.code == "stale"
            await asyncio.sleep(0.01)

    async with TableClient(ada, code, language="it") as one:
        await one.until(lambda u: True)
        await one.send("phrase", phrase="sorry")
        end, plain, (out, _) = await asyncio.gather(
            play_on(one, Random(2)), by_plain_requests(), terminal.communicate()
        )
    assert end["end"] == plain and terminal.returncode == 0
    assert "Ada: Nothing personal." in out.decode()
    assert out.decode().splitlines()[-1] == " : ".join(map(str, plain["scores"]))


async def test_a_terminal_reads_numbers_and_says_refusals(house: Running) -> None:
    ada = await house.guest("Ada")
    with pytest.raises(ServerRefused):
        await ada.sit("ZZZZZZ")
    command = [sys.executable, "-m", "malavita", "join", house.url, "ZZZZZZ"]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    code = (await ada.open_table("criminals", [free(), bot()]))["table"]
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "malavita", "join", house.url, code, "--name", "Tom"], input="x\n1\n" * 200,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_the_container_file_copies_what_the_build_needs() -> None:
    root = Path(__file__).parents[2]
    lines = (root / "deploy" / "Containerfile").read_text("utf-8").splitlines()
    copied = {
        part for line in lines if line.startswith("COPY ") and "--from" not in line for part in line.split()[1:-1]
    }
    assert {"pyproject.toml", "hatch_build.py", "requirements.lock", "web", "native", "docs/rules", "src"} <= copied
    assert all((root / part).exists() for part in copied)
