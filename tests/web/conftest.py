"""Debian's chromium, a real house, and a watch on every page: no console error, no request that leaves the origin."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from malavita.server.static import built

from .house import OpenHouse

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PATIENCE = 30_000
# Each new window would make ready the page of an address line that nobody sees, two thirds of all its work. A list of our
# own takes the place of Playwright's: what these tests need of that one is said again.
NOT_NEEDED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    why = "chromium is not installed" if CHROMIUM is None else "" if built() else "the page is not built: make web"
    for item in items:
        if why and Path(__file__).parent in item.path.parents and "house" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after the last of these tests: as long as it is open, no other test of this process can run a loop."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[f"--disable-features={','.join(NOT_NEEDED)}"]
        )
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    found = OpenHouse(tmp_path_factory.mktemp("house"))
    found.open()
    yield found
    found.close()


class Watched:
    """What must not happen on any page."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.faults: list[str] = []
        self.allowed: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"unhandled: {error}"))
        page.on("request", self._request)
        page.set_default_timeout(PATIENCE)

    def _console(self, message: Any) -> None:
        if message.type == "error" and not any(part in message.text for part in self.allowed):
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.origin, self.origin.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"left the origin: {request.url}")


NewPage = Callable[..., Page]


@pytest.fixture
def watched(house: OpenHouse) -> Iterator[Watched]:
    found = Watched(house.url)
    yield found
    assert found.faults == []


@pytest.fixture
def new_page(browser: Browser, watched: Watched) -> Iterator[NewPage]:
    """Somebody else's browser: a page with a profile of its own."""
    contexts: list[BrowserContext] = []

    def make(width: int = 1366, height: int = 768, locale: str = "en-US", **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, service_workers="block", **more
        )
        contexts.append(context)
        page = context.new_page()
        watched.watch(page)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
