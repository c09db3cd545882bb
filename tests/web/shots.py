"""Pictures of every screen, wide and phone, into shots/: `make shots`. Needs chromium and the built page."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from .house import OpenHouse
from .player import attempt, by_mouse, by_touch, over

OUT = Path(__file__).parents[2] / "shots"
PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SETTLE = 700


class Camera:
    """One browser profile, and where its pictures go."""

    def __init__(self, browser: Browser, url: str, name: str, width: int, height: int, **more: object) -> None:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US", **more)  # type: ignore[arg-type]
        self.page: Page = context.new_page()
        self.url, self.name = url, name

    def shot(self, what: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(SETTLE)
        self.page.screenshot(path=OUT / f"{what}-{self.name}.png", full_page=whole)

    def go(self, path: str, what: str, whole: bool = False) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1, h2")
        self.shot(what, whole)


def play(camera: Camera, step: Callable[[Page, Random], None], kinds: dict[str, str]) -> None:
    """Play a game to its end; the first time each thing is seen it is photographed."""
    page, luck, seen = camera.page, Random(11), set[str]()
    while not over(page):
        page.wait_for_selector(".asked, dialog .places", state="attached")
        for selector, what in kinds.items():
            if what not in seen and page.locator(selector).count():
                seen.add(what)
                camera.shot(what)
        if not over(page):
            attempt(lambda: step(page, luck))
    camera.shot("end")


def wide(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, "wide", 1366, 768)
    page = camera.page
    camera.go("/", "lobby", whole=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".ticket")
    camera.shot("waiting-room")
    page.goto(url)
    page.get_by_role("button", name="Play now Criminals").click()
    kinds = {
        ".hideout.may": "table-recruiting",
        ".fan > .card:nth-child(3) .may": "table-choosing",
        ".faces": "table-placing",
        ".slot.victim": "table-killer",
        ".clipping.may": "table-spy",
        ".row .was-hidden, .row .fold": "table-hidden",
        ".plate .stamp": "table-passed",
    }
    play(camera, by_mouse, kinds)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".deck")
    page.wait_for_timeout(SETTLE)
    for _ in range(page.locator(".segments span").count() * 2 // 3):
        page.keyboard.press("ArrowRight")
    camera.shot("replay")
    for path, what in (
        ("/", "lobby-again"),
        ("/tables", "tables"),
        ("/replays", "replays"),
        ("/how", "how"),
        ("/you", "you"),
    ):
        camera.go(path, what, whole=True)
    camera.go("/t/ZZZZZZ", "no-table")
    page.goto(url)
    page.get_by_role("button", name="Play now Mafiozoo").click()
    page.wait_for_selector(".plain .answers .button")
    camera.shot("mafiozoo")


def phone(browser: Browser, url: str, width: int, height: int) -> None:
    camera = Camera(browser, url, f"phone{width}", width, height, **PHONE)
    page = camera.page
    camera.go("/", "lobby")
    page.get_by_role("button", name="Make a table").tap()
    camera.shot("make-table")
    page.keyboard.press("Escape")
    page.locator(".poster", has_text="Criminals").get_by_role("button").tap()
    page.wait_for_selector(".sheet.asked")
    for number, what in enumerate(("seats", "notebook", "log", "rules"), 1):
        page.locator("nav.tabs button").nth(number).tap()
        camera.shot(what)
    page.locator("nav.tabs button").first.tap()
    kinds = {
        ".signs": "table-recruiting",
        ".sheet .fan": "table-choosing",
        ".sheet .faces": "table-placing",
        ".victims": "table-killer",
        ".fold": "table-hidden",
    }
    play(camera, by_touch, kinds)
    page.get_by_role("link", name="Watch the replay").tap()
    page.wait_for_selector(".deck")
    camera.shot("replay")


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
            wide(browser, house.url)
            phone(browser, house.url, 390, 844)
            phone(browser, house.url, 360, 740)
        finally:
            browser.close()
            house.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
