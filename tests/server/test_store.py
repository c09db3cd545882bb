"""Both stores under the same tests: durable, in order, one writer, and honest when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from malavita.client import Door, ServerRefused, TableClient
from malavita.server.helping import surroundings
from malavita.server.store import Conflict, Store, StoreFailed, open_store
from malavita.server.store.base import MOST_ROWS, migrate, migrations, schema_of, together
from malavita.server.store.open import database
from malavita.server.store.store import PUT_ENTRY, PUT_FILM, PUT_GUEST, PUT_HOUSE, PUT_NOTES, PUT_SECRET, PUT_TABLE

from .cluster import Cluster
from .conftest import Running, bot, me, needs_source, open_pair, play_on, running, who_is_asked


@pytest.fixture
async def store(tmp_path: Path, address: str) -> AsyncIterator[Store]:
    opened = open_store(tmp_path, address)
    await opened.open()
    yield opened
    await opened.close()


async def test_nobody_else_on_the_machine_reads_the_keys_of_games(tmp_path: Path) -> None:
    async with running(tmp_path):
        files = [path for path in tmp_path.iterdir() if path.name.startswith("malavita.sqlite")]
        assert len(files) > 1 and {path.stat().st_mode & 0o777 for path in files} == {0o600}


async def test_what_is_told_is_on_the_disk_whatever_the_database_is_set_to(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.fresh("hurried")
    base = database(tmp_path, address)
    base.connect()
    base.read("SELECT set_config('synchronous_commit', 'off', false)")
    assert base.read("SHOW synchronous_commit") == [("off",)]
    base.write([[("ALTER DATABASE hurried SET synchronous_commit = off", ())]])
    base.connect()
    assert base.read("SHOW synchronous_commit") == [("on",)]
    base.close()


async def test_helpers_start_whatever_lies_in_the_folder_where_the_house_was_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("msgspec", "random", "numpy"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(tmp_path)
    async with running(tmp_path / "data") as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot()]))["table"]
        async with TableClient(ada, code) as one:
            assert (await play_on(one, Random(1)))["end"]
            assert not [news for news in one.news if news["kind"] == "stumbled"], "the bots thought for themselves"


def test_helpers_are_not_told_how_the_house_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MALAVITA_SERVER_POSTGRES", "postgresql://malavita:secret@db/malavita")
    monkeypatch.setenv("PGPASSWORD", "secret")
    assert "secret" not in repr(surroundings())
    assert [name for name, value in surroundings(database=True).items() if "secret" in value] == ["PGPASSWORD"]
    assert surroundings()["PATH"] == os.environ["PATH"]


async def test_entries_come_back_in_order_and_whole(store: Store) -> None:
    bodies = [f'{{"n":{n},"text":"caffè {n} ? %s \' \\" 🦊"}}' for n in range(50)]
    await asyncio.gather(*(store.write((PUT_ENTRY, ("AAAAAA", n, n, n, body))) for n, body in enumerate(bodies)))
    assert [row.body for row in await store.entries("AAAAAA")] == bodies
    assert await store.entries("BBBBBB") == []


async def test_a_second_writer_of_the_same_entry_is_refused_and_the_others_are_not(store: Store) -> None:
    first = store.write((PUT_ENTRY, ("AAAAAA", 0, 1, 1, "mine")))
    jobs = [store.write((PUT_ENTRY, ("AAAAAA", 0, 2, 2, "theirs")))]
    jobs += [store.write((PUT_ENTRY, ("AAAAAA", n, 1, 1, str(n)))) for n in range(1, 20)]
    await first
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(results[0], Conflict) and results[1:] == [None] * 19
    assert [row.body for row in await store.entries("AAAAAA")] == ["mine", *map(str, range(1, 20))]


async def test_a_job_that_cannot_be_handed_over_is_refused_and_the_others_are_not(store: Store) -> None:
    jobs = [store.write((PUT_ENTRY, ("AAAAAA", 0, 1, 1, "half a fox: \ud83e")))]
    jobs += [store.write((PUT_ENTRY, ("AAAAAA", n, 1, 1, str(n)))) for n in range(1, 9)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(results[0], StoreFailed) and results[1:] == [None] * 8
    assert len(await store.entries("AAAAAA")) == 8


async def test_a_job_that_the_database_refuses_fails_alone(store: Store, address: str) -> None:
    jobs = [store.write((PUT_HOUSE, ("x", 1 << 63))), store.write((PUT_NOTES, ("AAAAAA", "g", "a\0b")))]
    jobs += [store.write((PUT_ENTRY, ("AAAAAA", n, 1, 1, str(n)))) for n in range(9)]
    number, nul, *others = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(number, StoreFailed) and others == [None] * 9
    assert isinstance(nul, StoreFailed) == bool(address)
    await store.write((PUT_HOUSE, ("x", 1)))
    assert len(await store.entries("AAAAAA")) == 9


async def test_signs_that_a_database_cannot_keep_never_reach_it(tmp_path: Path, address: str) -> None:
    async with running(tmp_path, postgres=address) as house:
        ada, _, code = await open_pair(house)
        kept = await ada.request("PUT", f"/api/tables/{code}/notes", {"text": "one\n\ttwo\0\x07 caff\u00e8\u00a0?"})
        assert kept == {"text": "one\n\ttwo caff\u00e8\u00a0?"} == await ada.request("GET", f"/api/tables/{code}/notes")
        with pytest.raises(ServerRefused) as caught:
            await ada.request("PATCH", "/api/me", {"webhook": "https://example.org/\0"})
        assert caught.value.code == "bad-webhook"


async def test_what_is_no_code_is_no_table_and_the_store_is_not_asked(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.guest("Ada")
    monkeypatch.setattr(house.house.store, "table", None)
    for code in ("%00", "ABC%00EF", "ABCDEF%0A", "abcdef", "A" * 300, "ABCDE1"):
        for path in ("", "/notes", "/replay"):
            with pytest.raises(ServerRefused) as caught:
                await ada.request("GET", f"/api/tables/{code}{path}")
            assert caught.value.code == "unknown-table"


async def test_a_job_is_all_or_nothing(store: Store) -> None:
    await store.write((PUT_HOUSE, ("x", 1)))
    with pytest.raises(StoreFailed):
        await store.write((PUT_HOUSE, ("x", 2)), ("INSERT INTO nowhere VALUES (?)", (1,)))
    assert await store.read("SELECT value FROM house WHERE name = ?", "x") == [(1,)]
    await store.write((PUT_HOUSE, ("x", 3)))


async def test_a_film_is_written_only_of_the_last_entry(store: Store) -> None:
    await store.write((PUT_ENTRY, ("AAAAAA", 0, 1, 1, "{}")), (PUT_ENTRY, ("AAAAAA", 1, 1, 1, "{}")))
    for entries, body in ((1, "old"), (2, "new")):
        await store.write(*[(PUT_FILM, ("AAAAAA", part, body, "AAAAAA", entries)) for part in (1, 0)])
        assert await store.film("AAAAAA", 0) == await store.film("AAAAAA", 1) == ("new" if entries == 2 else "")


async def test_guests_are_found_by_a_secret_of_the_right_kind_until_it_expires(store: Store) -> None:
    await store.write((PUT_GUEST, ("g", "Ada", "fox", "it", "", 1)))
    await store.write((PUT_SECRET, ("h1", "g", "cookie", None)), (PUT_SECRET, ("h2", "g", "carry", 1000)))
    assert (await store.guest_by_secret("h1", ("cookie", "token"), 10**13)).name == "Ada"
    assert await store.guest_by_secret("h2", ("cookie", "token"), 10) is None
    assert (await store.guest_by_secret("h2", ("carry",), 999)).id == "g"
    assert await store.guest_by_secret("h2", ("carry",), 1000) is None


async def test_lists_notes_and_due_times(store: Store) -> None:
    for n, (phase, listed, due) in enumerate([("open", 1, 5), ("open", 0, None), ("over", 1, None), ("playing", 1, 9)]):
        await store.write((PUT_TABLE, (f"T{n}", n, "{}", phase, listed, due, n)))
    assert await store.listed(10) == ["T0", "T3"]
    assert sorted(await store.due()) == [(5, "T0"), (9, "T3")]
    for text in ("one", "two"):
        await store.write((PUT_NOTES, ("T0", "g", text)))
    assert await store.notes("T0", "g") == "two" and await store.notes("T0", "h") == ""


async def test_the_schema_is_brought_up_to_date_once(tmp_path: Path, address: str) -> None:
    base = database(tmp_path, address)
    base.connect()
    assert schema_of(base) == 0
    assert migrate(base) == migrate(base) == schema_of(base) == migrations()[-1][0]
    base.write([[("UPDATE house SET value = 999 WHERE name = 'schema'", ())]])
    with pytest.raises(StoreFailed, match="newer version"):
        migrate(base)
    base.close()


@pytest.mark.parametrize("game", ["criminals", "mafiozoo"])
async def test_whole_games_on_both_stores(tmp_path: Path, address: str, game: str) -> None:
    async with running(tmp_path, postgres=address) as house:
        ada, leo, code = await open_pair(house, game)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
            end = one.update["end"]
    async with running(tmp_path, postgres=address) as house:
        ada.url = house.url
        assert (await ada.request("GET", f"/api/tables/{code}"))["end"] == end


async def test_a_full_disk_loses_nothing_and_the_table_says_so(tmp_path: Path) -> None:
    """A real limit on the size of the file; SQLite answers as on a full disk."""
    async with running(tmp_path) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("mafiozoo", [me(), bot()]))["table"]
        async with TableClient(ada, code) as one:
            await one.until(lambda u: u["question"] is not None)
            pages = (await house.house.store.read("PRAGMA page_count"))[0][0]
            await house.house.store.write((f"PRAGMA max_page_count = {pages}", ()))
            filler = 0
            with pytest.raises(StoreFailed, match="full"):
                while True:
                    filler += 1
                    await house.house.store.write((PUT_NOTES, (str(filler), "x", "y" * 2000)))
            with pytest.raises(Exception) as caught:
                for n in range(200):
                    await one.send("say", text=f"{n} " + "z" * 400)
            assert caught.value.code == "not-stored"
            said = [news for news in one.news if news["kind"] == "said"]
            stored = [row for row in await house.house.store.entries(code) if '"say"' in row.body]
            assert len(said) == len(stored)
            assert (await ada.request("GET", "/health"))["status"] == "ok"
            await house.house.store.write(("PRAGMA max_page_count = 1000000", ()))
            await one.send("say", text="better")
            assert (await play_on(one, Random(1)))["end"]
            assert one.breaks == 0


async def test_a_database_that_goes_away_loses_nothing_and_comes_back(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh("gone")
    async with running(tmp_path, postgres=address) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            choice = asked.update["question"]["answers"][0]["code"]
            await asyncio.to_thread(cluster.stop, "immediate")
            with pytest.raises(Exception) as caught:
                await asked.answer(choice, id="once")
            assert caught.value.code == "not-stored"
            with pytest.raises(Exception) as caught:
                await ada.request("GET", "/ready")
            assert caught.value.status == 503
            await asyncio.to_thread(cluster.start)
            await asked.answer(choice, id="once")
            assert (await ada.request("GET", "/ready"))["status"] == "ok"
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
            assert one.breaks == two.breaks == 0


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    base = database(tmp_path, "")
    base.connect()
    assert base.read("PRAGMA synchronous") == [(2,)] and base.read("PRAGMA journal_mode") == [("wal",)]
    base.close()
    assert sqlite3.sqlite_version_info >= (3, 35)


@needs_source
async def test_a_commit_that_nobody_can_be_sure_of_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry is on the disk, but the news of it was lost on the way back."""
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            choice, version = asked.update["question"]["answers"][0]["code"], asked.version
            store = house.house.store
            scribe = store._writer.scribe
            real = scribe.write

            def lose(jobs: Any, told: Any) -> None:
                real(jobs, lambda fault: told(StoreFailed("lost on the way back")))

            monkeypatch.setattr(scribe, "write", lose)
            with pytest.raises(Exception) as caught:
                await asked.answer(choice, version, id="once")
            assert caught.value.code == "not-stored"
            monkeypatch.setattr(scribe, "write", real)
            ack = await asked.answer(choice, version, id="once")
            assert ack["version"] > version
            assert len([row for row in await store.entries(code) if '"answer"' in row.body]) == 1
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))


async def test_a_writing_process_that_dies_costs_one_answer_and_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            choice = asked.update["question"]["answers"][0]["code"]
            writer = house.house.store._writer
            await writer._idle.wait()  # what the beginning of the game has still to write
            first = writer.scribe
            os.kill(first.pid, signal.SIGTERM)  # as whoever stops the whole house does: it goes on
            os.kill(first.pid, signal.SIGINT)
            os.kill(first.pid, signal.SIGSTOP)
            answer = asyncio.create_task(asked.answer(choice, id="once"))
            while first._told is None:  # it has the batch, and cannot write it
                await asyncio.sleep(0.01)
            os.kill(first.pid, signal.SIGKILL)
            with pytest.raises(Exception) as caught:
                await answer
            assert caught.value.code == "not-stored"
            await asked.answer(choice, id="once")
            assert writer.scribe is not first
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
            assert one.breaks == two.breaks == 0


async def test_a_database_that_falls_silent_holds_nobody_up(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh("silent")
    async with running(tmp_path, postgres=address, store_patience=1) as house:
        ada, leo, code = await open_pair(house)
        async with TableClient(ada, code) as one, TableClient(leo, code) as two:
            asked = await who_is_asked(one, two)
            choice = asked.update["question"]["answers"][0]["code"]
            await house.house.store._writer._idle.wait()
            cluster.freeze()
            try:
                async with asyncio.timeout(20):
                    with pytest.raises(Exception) as caught:
                        await asked.answer(choice, id="once")
                    assert caught.value.code == "not-stored"
                    with pytest.raises(Exception) as caught:
                        await ada.request("GET", "/api/tables/ABCDEF")
                    assert caught.value.code == "not-stored"
                    assert (await ada.request("GET", "/health"))["status"] == "ok"
            finally:
                cluster.thaw()
            while (await ready(ada)) != 200:
                await asyncio.sleep(0.1)
            await asked.answer(choice, id="once")
            await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
            assert len([row for row in await house.house.store.entries(code) if '"once"' in row.body]) == 1


async def ready(door: Door) -> int:
    try:
        await door.request("GET", "/ready")
    except ServerRefused as refused:
        return refused.status
    return 200


async def test_a_house_closes_though_its_database_is_silent(tmp_path: Path, cluster: Cluster) -> None:
    opened = open_store(tmp_path, cluster.fresh("shut"), patience=1)
    await opened.open()
    cluster.freeze()
    try:
        jobs = [opened.write((PUT_ENTRY, ("AAAAAA", n, 1, 1, "x"))) for n in range(2000)]
        reading = asyncio.create_task(opened.entries("AAAAAA"))
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await opened.close()
        assert all(isinstance(job.exception(), StoreFailed) for job in jobs)
        with pytest.raises(StoreFailed):
            await reading
    finally:
        cluster.thaw()


async def test_a_writing_process_that_falls_silent_is_replaced(tmp_path: Path, address: str) -> None:
    opened = open_store(tmp_path, address, patience=2)
    await opened.open()
    await opened.write((PUT_ENTRY, ("AAAAAA", 0, 1, 1, "x")))
    first = opened._writer.scribe
    os.kill(first.pid, signal.SIGSTOP)
    with pytest.raises(StoreFailed, match="does not answer"):
        await opened.write((PUT_ENTRY, ("AAAAAA", 1, 1, 1, "x")))
    await opened.write((PUT_ENTRY, ("AAAAAA", 2, 1, 1, "x")))
    assert opened._writer.scribe is not first and [row.seq for row in await opened.entries("AAAAAA")] == [0, 2]
    await opened.close()


def test_a_statement_of_postgresql_ends_when_patience_does(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh("slow")
    base = database(tmp_path, address, patience=0.2)
    with pytest.raises(StoreFailed, match="timeout"):
        base.read("SELECT pg_sleep(30)")
    assert base.read("SELECT 1") == [(1,)]
    base.close()
    patient = database(tmp_path, address)
    assert patient.read("SHOW statement_timeout") == [("0",)], "a migration may take its time"
    patient.close()


async def test_the_writing_process_ends_with_the_house(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        pid = house.house.store._writer.scribe.pid
        os.kill(pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path, address: str) -> None:
    opened = open_store(tmp_path, address)
    await opened.open()
    jobs = [opened.write((PUT_ENTRY, ("AAAAAA", n, 1, 1, "x" * 1000))) for n in range(1500)]
    await opened.close()
    assert all(job.done() and job.exception() is None for job in jobs)
    again = open_store(tmp_path, address)
    await again.open()
    assert len(await again.entries("AAAAAA")) == 1500
    await again.close()


def fail_while(store: Store, monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """The next so many writes of entries fail, as on a full disk."""
    real, failed = store._writer.scribe.write, [0]

    def write(jobs: Any, told: Any) -> None:
        if failed[0] < times and any(sql == PUT_ENTRY for job in jobs for sql, _ in job):
            failed[0] += 1
            told(StoreFailed("database or disk is full"))
        else:
            real(jobs, told)

    monkeypatch.setattr(store._writer.scribe, "write", write)
    return failed


@needs_source
async def test_a_table_heals_by_itself_and_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house:
        ada, leo = await house.guest("Ada"), await house.guest("Leo")
        code = (await ada.open_table("criminals", [me(), {"kind": "free"}]))["table"]
        fail_while(house.house.store, monkeypatch, 1)
        with pytest.raises(Exception) as caught:
            await leo.sit(code)
        assert caught.value.code == "not-stored"
        table = await house.house.directory.find(code)
        assert not table.sound
        while not table.sound:
            await asyncio.sleep(0.05)
        assert table.state.phase == "open"
        await leo.sit(code)
        assert table.state.phase == "playing"


@needs_source
async def test_a_bots_answer_that_could_not_be_stored_is_given_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, bot_pause=0.2) as house:
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [bot(), bot()]))["table"]
        async with TableClient(ada, code) as one:
            failed = fail_while(house.house.store, monkeypatch, 2)
            house.house.settings = structs.replace(house.settings, bot_pause=0.0)
            await one.until(lambda u: u["end"] is not None)
        assert failed == [2]


@needs_source
async def test_a_time_out_that_could_not_be_stored_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as house:
        ada, leo, code = await open_pair(house, pace={"kind": "live", "bank": 60, "refill": 60})
        async with TableClient(ada, code) as one:
            await one.until(lambda u: u["view"] is not None)
            failed = fail_while(house.house.store, monkeypatch, 1)
            house.advance(61)
            await one.until(lambda u: any(news["kind"] == "late" for news in one.news))
        assert failed == [1]


async def test_a_log_that_cannot_be_written_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = (tmp_path / "closed").open("w")
    closed.close()
    async with running(tmp_path, bot_patience=0.001) as house:
        monkeypatch.setattr("sys.stderr", closed)
        ada = await house.guest("Ada")
        code = (await ada.open_table("criminals", [me(), bot("greedy")]))["table"]
        async with TableClient(ada, code) as one:
            assert (await play_on(one, Random(1)))["end"]
        monkeypatch.undo()


def test_rows_for_one_table_become_one_statement_and_nothing_changes_places() -> None:
    entry = (PUT_ENTRY, ("AAAAAA", 1, 2, 3, "body"))
    house = (PUT_HOUSE, ("clock", 5))
    jobs = [[entry]] * 7 + [[house], [entry, house]]
    statements = list(together(jobs))
    assert [sql.count("(?") for sql, _ in statements] == [4, 2, 1, 1, 1, 1]
    assert [value for _, args in statements for value in args] == [v for job in jobs for _, args in job for v in args]
    assert max(sql.count("(?") for sql, _ in together([[entry]] * 500)) == MOST_ROWS
