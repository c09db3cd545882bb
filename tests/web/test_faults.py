"""Whatever breaks is a calm sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Watched
from .house import OpenHouse
from .player import asked, play_now


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory, watched: Watched) -> Iterator[OpenHouse]:
    """A house that may be closed without disturbing others."""
    found = OpenHouse(tmp_path_factory.mktemp("own"))
    found.open()
    watched.origin = found.url
    watched.allowed = ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    yield found
    found.close()


def test_the_server_goes_and_comes_back_in_the_middle(own_house: OpenHouse, page: Page) -> None:
    play_now(page, own_house.url)
    asked(page)
    page.locator(".hideout.may").first.click()
    expect(page.locator(".fan .may").first).to_be_visible()
    own_house.close()
    expect(page.get_by_text("The line is down. Your table is safe")).to_be_visible()
    page.locator(".fan .may").first.click()
    own_house.open()
    expect(page.get_by_text("The line is down")).to_have_count(0)
    expect(page.locator(".faces")).to_be_visible()


def test_the_lobby_says_when_the_house_is_closed(own_house: OpenHouse, page: Page) -> None:
    page.goto(own_house.url)
    expect(page.locator(".poster button").first).to_be_visible()
    own_house.close()
    page.locator(".poster button").first.click()
    expect(page.locator(".toast")).to_contain_text("cannot be reached")
    assert page.locator(".poster").count() == 3, "the page is still there"


def test_without_storage_one_can_still_play(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('off'); } })")
    play_now(page, house.url)
    asked(page)
    page.goto(f"{house.url}/you")
    expect(page.get_by_text("This browser keeps nothing for us")).to_be_visible()


def test_an_offline_page_says_so(browser: object, house: OpenHouse, watched: Watched) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-US")  # type: ignore[attr-defined]
    watched.allowed = ["ERR_INTERNET_DISCONNECTED", "WebSocket connection", "Failed to load resource"]
    page = context.new_page()
    watched.watch(page)
    page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.locator(".poster button").first).to_be_visible()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Malavita").or_(page.locator(".brand")).first).to_be_visible()
    expect(page.get_by_text("cannot be reached right now").first).to_be_visible()
    context.close()


def test_a_table_that_lost_its_guest_is_watched(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page()
    play_now(page, house.url)
    asked(page)
    page.context.clear_cookies()
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".board .may")).to_have_count(0)
