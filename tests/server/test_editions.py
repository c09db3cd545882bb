"""Editions of the owner's own: on the shelf, at tables, in games that outlive their file; a broken one closes the house."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malavita.client import ServerRefused, TableClient
from malavita.games.registry import edition_path
from malavita.kernel.errors import BadEdition
from malavita.kernel.replay import read_save
from malavita.server.editions import Editions

from .conftest import Running, bot, free, me, play_on, running

STANDARD = edition_path("criminals", "standard").read_text("utf-8")
CARD = 'id = "c32"\nlevel = 10\nmodifier = 0\n'
MINE = STANDARD.replace('edition = "standard"', 'edition = "mine"').replace(CARD, CARD.replace("r = 0", "r = 9"))
assert CARD in STANDARD


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    own.mkdir()
    (own / "mine.toml").write_text(MINE, "utf-8")
    return own


@pytest.fixture
async def own_house(tmp_path: Path, folder: Path) -> AsyncIterator[Running]:
    async with running(tmp_path / "data", editions=str(folder)) as house:
        yield house


async def test_an_owners_edition_stands_on_the_shelf_and_is_played(own_house: Running) -> None:
    ada = await own_house.guest("Ada")
    shelf = {game["game"]: game for game in (await ada.request("GET", "/api/shelf"))["games"]}
    assert shelf["criminals"]["editions"] == ["standard", "mine"]
    assert "mine" not in shelf["mafiozoo"]["editions"]
    table = await ada.open_table("criminals", [me(), bot()], edition="mine")
    assert table["room"]["edition"] == "mine"
    cards = (await ada.request("GET", f"/api/tables/{table['table']}/catalogue"))["cards"]
    assert cards["c32"]["modifier"] == 9


async def test_a_game_goes_on_when_the_file_of_its_edition_is_gone(tmp_path: Path, folder: Path) -> None:
    async with running(tmp_path / "data", editions=str(folder)) as house:
        ada = await house.guest("Ada")
        begun = (await ada.open_table("criminals", [me(), bot()], edition="mine"))["table"]
        waiting = (await ada.open_table("criminals", [me(), free()], edition="mine"))["table"]
    async with running(tmp_path / "data") as house:
        ada.url = house.url
        async with TableClient(ada, begun) as one:
            await play_on(one, Random(1))
        kept = read_save(await ada.request("GET", f"/api/tables/{begun}/save"))
        assert kept["edition"] == "mine" and kept["box"] != {}
        for path, body in ((f"/api/tables/{begun}/rematch", {}), (f"/api/tables/{waiting}/start", {})):
            with pytest.raises(ServerRefused) as caught:
                await ada.request("POST", path, body)
            assert caught.value.code == "no-edition"
        again = await ada.request("GET", f"/api/tables/{begun}")
        assert again["end"] and again["room"]["rematch"] is None


async def test_a_table_names_editions_and_no_files(own_house: Running, folder: Path) -> None:
    ada = await own_house.guest("Ada")
    for name in (str(folder / "mine.toml"), "../own/mine", "mine.toml"):
        with pytest.raises(ServerRefused):
            await ada.open_table("criminals", [me(), bot()], edition=name)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("this is not TOML", "broken.toml is not TOML"),
        (MINE.replace('id = "c05"\nlevel = 2', 'id = "c05"\nlevel = 99'), "broken.toml: edition mine: henchman c05: level is 99"),
        (MINE.replace('game = "criminals"', 'game = "chess"'), "broken.toml: there is no game 'chess'"),
        (STANDARD, "broken.toml: criminals has an edition 'standard' already"),
        (MINE.replace('edition = "mine"', 'edition = ""'), "broken.toml: edition must be a name"),
    ],
)  # fmt: skip
def test_a_broken_file_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "broken.toml").write_text(text, "utf-8")
    with pytest.raises(BadEdition) as caught:
        Editions(str(tmp_path))
    assert str(tmp_path / told) in str(caught.value)


def test_two_files_of_one_name_are_one_too_many(folder: Path) -> None:
    (folder / "other.toml").write_text(MINE, "utf-8")
    with pytest.raises(BadEdition, match=r"other\.toml: criminals has an edition 'mine' already"):
        Editions(str(folder))


@pytest.mark.parametrize("more", [["--check"], ["--port", "0"]])
def test_a_house_with_a_broken_edition_does_not_open(tmp_path: Path, folder: Path, more: list[str]) -> None:
    def serve(where: Path) -> Any:
        command = [
            sys.executable,
            "-m",
            "malavita",
            "serve",
            "--data",
            str(tmp_path / "data"),
            "--editions",
            str(where),
        ]
        return subprocess.run([*command, *more], capture_output=True, text=True, check=False, timeout=60)

    (folder / "mine.toml").write_text("this is not TOML", "utf-8")
    for where, told in ((folder, "mine.toml is not TOML"), (tmp_path / "none", "there is no folder")):
        done = serve(where)
        assert done.returncode == 2 and told in done.stderr and len(done.stderr.splitlines()) == 1
