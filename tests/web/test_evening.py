"""An evening: a fresh browser, two phones on the same network and a terminal finish a game of every title together."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import malavita

from .conftest import NewPage, Watched
from .house import OpenHouse
from .player import attempt, by_mouse, by_touch, put_away

Step = Callable[[Page, Random], None]
QUIET = ("Ready to vote", "Decline", "That is all", "Offer nothing", "Keep it to yourself", "No Defense")
LAST = ("End the turn", "Hold fire")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house that is open to the network."""
    found = OpenHouse(tmp_path_factory.mktemp("house"), host="0.0.0.0")
    found.open()
    yield found
    found.close()


@pytest.fixture
def phones(browser: Browser, house: OpenHouse) -> Iterator[NewPage]:
    """Phones, which reach the house by its address on the network and not as the machine itself."""
    watched: list[Watched] = []
    pages: list[Page] = []

    def make(link: str) -> Page:
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2,
            locale="en-US", service_workers="block", reduced_motion="reduce",
        )  # fmt: skip
        pages.append(context.new_page())
        watched.append(Watched(link.split("/t/")[0]))
        watched[-1].watch(pages[-1])
        pages[-1].goto(link)
        return pages[-1]

    yield make
    for page in pages:
        page.context.close()
    assert [fault for each in watched for fault in each.faults] == []


class Terminal:
    """`malavita join`, with somebody at the keyboard who types numbers; those that mean nothing are not taken."""

    def __init__(self, url: str, code: str, seed: int, home: Path) -> None:
        command = [sys.executable, "-m", "malavita", "join", url, code, "--name", "Tom", "--language", "en"]
        environment = {**os.environ, "XDG_DATA_HOME": str(home)}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        luck = Random(seed)
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{luck.randint(1, 9)}\n" for _ in range(8000)))

    def scores(self) -> list[str]:
        """What it told at the end."""
        told, _ = self._process.communicate(timeout=60)
        assert self._process.returncode == 0
        return told.splitlines()[-1].split(" : ")

    def leave(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


def open_table(page: Page, url: str, game: str) -> str:
    """Four chairs: one for oneself, the others for friends. Returns the link on the invitation."""
    page.goto(url)
    make = page.locator(".make")
    make.get_by_text(game, exact=True).click()
    make.get_by_text("4", exact=True).click()
    for chair in range(3):
        make.locator(".who").nth(chair).select_option("free")
    make.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return "http://" + page.get_by_role("region", name="Invitation").locator("p").inner_text()


def in_words(page: Page, luck: Random, touch: bool) -> None:
    """An answer of the table in words; short of words and quick with a gun, so that the evening ends."""
    answers = page.locator("#text-table section").first.locator("li .button")
    texts = answers.all_inner_texts()
    if not texts:
        return  # somebody else was quicker
    quiet = [n for n, text in enumerate(texts) if text in QUIET]
    bold = [n for n, text in enumerate(texts) if text not in LAST]
    chosen = answers.nth((quiet or [luck.choice(bold or range(len(texts)))])[0])
    chosen.tap(timeout=2000) if touch else chosen.click(timeout=2000)


def read_the_table_in_words(page: Page) -> None:
    page.locator("a.skip").evaluate("link => link.click()")
    expect(page.locator("#text-table")).to_be_visible()


@pytest.mark.parametrize("game", ["Criminals", "Mafiozoo", "Mob Ties"])
def test_a_browser_two_phones_and_a_terminal_finish_a_game(
    new_page: NewPage, phones: NewPage, house: OpenHouse, game: str, tmp_path: Path
) -> None:
    anna = new_page(reduced_motion="reduce")
    link = open_table(anna, house.url, game)
    marie, luca = phones(link), phones(link)
    for phone in (marie, luca):
        phone.get_by_role("button", name="Sit down", exact=True).tap()
        expect(phone.get_by_text("(you)").first).to_be_visible()
    terminal = Terminal(link.split("/t/")[0], link.rsplit("/", 1)[-1], seed=1, home=tmp_path)
    try:
        steps: list[tuple[Page, Step]] = [(anna, by_mouse), (marie, by_touch), (luca, by_touch)]
        if game != "Criminals":
            steps = [(page, partial(in_words, touch=page is not anna)) for page, _ in steps]
        for page, _ in steps:
            expect(page.locator("main.felt")).to_be_visible()
            if game != "Criminals":
                read_the_table_in_words(page)
        play(steps, "#text-table li .button" if game != "Criminals" else ".asked")
        scores = terminal.scores()
    finally:
        terminal.leave()
    for page, _ in steps:
        places = [text.replace(",", "") for text in page.locator("dialog .place b").all_inner_texts()]
        assert sorted(places) == sorted(scores), "everybody sees the same end"


def play(steps: list[tuple[Page, Step]], asked: str) -> None:
    """Whoever is asked answers, until all see the score."""
    luck = Random(3)
    for _ in range(4000):
        for page, step in steps:
            if page.locator(asked).count() and not page.locator("dialog .places").count():
                put_away(page)
                attempt(partial(step, page, luck))
        if all(page.locator("dialog .places").count() for page, _ in steps):
            return
        steps[0][0].wait_for_timeout(10)
    raise AssertionError("the evening does not end")


def test_every_title_is_played() -> None:
    assert len(malavita.games()) == 3, "a new title needs an evening, too"
