"""Pictures of every screen, wide and phone, into shots/: `make shots`. Needs chromium and the built page."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from . import mobtable
from .house import OpenHouse
from .picture import QUESTIONS, at_question, at_the_end

OUT = Path(__file__).parents[2] / "shots"
PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SETTLE = 700
PAGES = {"/tables": "tables", "/replays": "replays", "/how": "how", "/you": "you", "/t/ZZZZZZ": "no-table"}
MOB_TIES = ("place", "talk", "ballot", "move", "shoot", "act", "target", "over")
MIDDLE = 20  # the move of the film that is photographed


class Camera:
    """A kind of screen, and where its pictures go."""

    def __init__(self, browser: Browser, house: OpenHouse, name: str, width: int, height: int, **more: object) -> None:
        self.house, self.name, self.width, self.height = house, name, width, height
        self._new: Callable[[], Page] = lambda: browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-US",
            **more,  # type: ignore[arg-type]
        ).new_page()
        self.page = self._new()

    @property
    def url(self) -> str:
        return self.house.url

    def somebody_new(self) -> Page:
        """Another browser profile."""
        self.page.context.close()
        self.page = self._new()
        return self.page

    def shot(self, what: str, whole: bool = False) -> None:
        high = self.page.evaluate("document.documentElement.scrollHeight") if whole else self.height
        self.page.set_viewport_size({"width": self.width, "height": max(high, self.height)})
        self.page.wait_for_timeout(SETTLE)
        self.page.screenshot(path=OUT / f"{what}-{self.name}.png")
        self.page.set_viewport_size({"width": self.width, "height": self.height})

    def go(self, path: str, what: str, whole: bool = False) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1, h2", state="attached")
        self.shot(what, whole)

    def table(self) -> None:
        """Every question of Criminals, its end and its film; the last page sits at the finished table."""
        for question in QUESTIONS:
            at_question(self.somebody_new(), self.house, question)
            self.shot(f"table-{question}")
        code = at_the_end(self.somebody_new(), self.house)
        self.shot("end")
        self.go(f"/r/{code}#{MIDDLE}", "replay")

    def mob_ties(self) -> None:
        """Mob Ties at some of its questions, and its end."""
        for question in MOB_TIES:
            mobtable.at_question(self.somebody_new(), self.house, question)
            self.shot(f"mobties-{question}")

    def mafiozoo(self) -> None:
        self.page.goto(self.url)
        poster = self.page.locator(".poster", has=self.page.get_by_role("heading", name="Mafiozoo"))
        poster.get_by_role("button").click()
        self.page.wait_for_selector(".board .may")
        self.shot("mafiozoo")


def wide(browser: Browser, house: OpenHouse) -> None:
    camera = Camera(browser, house, "wide", 1366, 768)
    camera.go("/", "lobby", whole=True)
    camera.page.locator(".make .who").last.select_option("free")
    camera.page.get_by_role("region", name="Invitation").wait_for()
    camera.shot("lobby-inviting", whole=True)
    camera.page.get_by_role("button", name="Open the table").click()
    camera.page.wait_for_url("**/t/*")
    camera.shot("waiting-room")
    camera.table()
    camera.page.goto(house.url)
    camera.page.locator("#highlight-title").scroll_into_view_if_needed()
    camera.page.locator(".race").wait_for()
    camera.shot("lobby-again", whole=True)
    for path, what in PAGES.items():
        camera.go(path, what, whole=True)
    camera.mafiozoo()
    camera.mob_ties()


def phone(browser: Browser, house: OpenHouse, width: int, height: int) -> None:
    camera = Camera(browser, house, f"phone{width}", width, height, **PHONE)
    camera.go("/", "lobby")
    camera.page.get_by_role("button", name="Make a table").tap()
    camera.page.get_by_role("region", name="Invitation").wait_for()
    camera.shot("make-table")
    camera.table()
    camera.page.locator(".controls button").last.tap()
    camera.shot("replay-beside")
    at_question(camera.somebody_new(), house, "recruit")
    for number, what in enumerate(("seats", "notebook", "log", "rules"), 1):
        camera.page.locator("nav.tabs button").nth(number).tap()
        camera.shot(what)
    for path, what in PAGES.items():
        camera.go(path, what)
    camera.mafiozoo()
    camera.mob_ties()


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("chromium is not installed", file=sys.stderr)
        return 1
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = OpenHouse(Path(folder), pause=0.05)
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium)
        try:
            wide(browser, house)
            phone(browser, house, 390, 844)
            phone(browser, house, 360, 740)
        finally:
            browser.close()
            house.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
