"""Whatever breaks is a calm sentence, and nothing is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from malavita.server.store.open import FILE

from .conftest import NewPage, Watched
from .house import OpenHouse
from .player import asked, play_now


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory, watched: Watched) -> Iterator[OpenHouse]:
    """A house that may be closed without disturbing others."""
    found = OpenHouse(tmp_path_factory.mktemp("own"))
    found.open()
    watched.origin = found.url
    watched.allowed = ["WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET"]
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


def test_a_dropped_line_loses_no_click(page: Page, house: OpenHouse) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws", through)
    play_now(page, house.url)
    asked(page)
    lines[-1].close()
    page.locator(".hideout.may").first.click()
    expect(page.locator(".fan .may").first).to_be_visible()
    assert len(lines) > 1, "the page has dialled again"


DEADLY = """
  window.cut = false;
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(window.cut ? url.replace(/ws$/, "nowhere") : url);
    }
    close() {
      if (!window.cut) super.close();
    }
  };
"""


@pytest.mark.parametrize("how", ["offline", "silence"])
def test_a_network_that_is_gone_is_told_although_no_line_was_closed(
    page: Page, house: OpenHouse, watched: Watched, how: str
) -> None:
    watched.allowed = ["WebSocket connection", "Failed to load resource"]
    page.add_init_script(DEADLY)
    page.clock.install()
    play_now(page, house.url)
    asked(page)
    page.evaluate("cut = true")
    if how == "offline":
        page.evaluate("dispatchEvent(new Event('offline'))")
    else:
        page.clock.fast_forward(60_000)
    expect(page.get_by_text("The line is down. Your table is safe")).to_be_visible()
    page.locator(".hideout.may").first.click()
    page.evaluate("cut = false")
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("The line is down")).to_have_count(0)
    expect(page.locator(".fan .may").first).to_be_visible()


def test_a_page_that_has_become_old_renews_itself(page: Page, house: OpenHouse, watched: Watched) -> None:
    watched.allowed = ["Failed to load resource", "Failed to fetch dynamically imported module"]
    page.goto(house.url)
    expect(page.locator(".poster button").first).to_be_visible()
    missing: list[str] = []

    def gone(route: Route) -> None:
        missing.append(route.request.url)
        route.fulfill(status=404, body="")

    page.route("**/assets/ReplayPage-*.js", gone, times=1)
    go_in_the_page(page, "/r/NOSUCH")
    expect(page.get_by_text("There is no table with this code")).to_be_visible()
    assert len(missing) == 1


def test_a_part_that_cannot_be_fetched_is_a_sentence(own_house: OpenHouse, page: Page, watched: Watched) -> None:
    watched.allowed.append("Failed to load resource")
    page.goto(own_house.url)
    expect(page.locator(".poster button").first).to_be_visible()
    own_house.close()
    go_in_the_page(page, "/r/ABCDEF")
    expect(page.get_by_role("heading", name="Part of the page is missing")).to_be_visible()
    expect(page.get_by_text("your tables are safe")).to_be_visible()


def go_in_the_page(page: Page, path: str) -> None:
    """Follow a link of the house without loading the page again."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)


def test_an_address_that_leads_nowhere_says_so(page: Page, house: OpenHouse) -> None:
    for path in ("/nowhere/at/all", "/t/not-a-code"):
        page.goto(house.url + path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".poster").first).to_be_visible()


def test_a_table_that_was_deleted_says_so(own_house: OpenHouse, page: Page) -> None:
    play_now(page, own_house.url)
    asked(page)
    code = page.url.rsplit("/", 1)[-1]
    own_house.close()
    with sqlite3.connect(own_house.folder / FILE) as store:
        for name in ("entries", "members", "tables"):
            store.execute(f"DELETE FROM {name} WHERE code = ?", (code,))
    own_house.open()
    expect(page.get_by_text("There is no table with this code. Check the link")).to_be_visible()


def test_a_name_that_is_taken_can_be_changed_at_the_door(new_page: NewPage, house: OpenHouse, watched: Watched) -> None:
    watched.allowed = ["409 (Conflict)"]
    host, guest = (named(new_page(), house, "Petronilla") for _ in range(2))
    host.goto(house.url)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("Somebody called Petronilla sits here already")).to_be_visible()
    guest.locator("#other-name").fill("Nora")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".board")).to_be_visible()
    expect(host.locator(".plate", has_text="Nora")).to_be_visible()


def test_a_name_that_was_made_up_gives_way(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = (named(new_page(), house, "Livia") for _ in range(2))
    host.goto(house.url)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".board")).to_be_visible()
    expect(guest.locator(".plate", has_text="Livia")).to_have_count(1)
    expect(host.locator(".plate", has_text="Livia")).to_have_count(0)


def named(page: Page, house: OpenHouse, name: str) -> Page:
    page.add_init_script(f"localStorage.setItem('malavita.name', '{name}')")
    page.goto(house.url)
    return page


def test_without_cookies_one_is_told_why_one_cannot_sit_down(page: Page, house: OpenHouse) -> None:
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })")
    page.goto(house.url)
    page.locator(".poster button").first.click()
    expect(page.locator(".toast")).to_contain_text("This browser keeps no cookies for Malavita")


def test_who_comes_to_a_full_table_is_told_that_they_watch(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    play_now(host, house.url)
    guest.goto(host.url)
    expect(guest.get_by_text("You are watching: every chair is taken")).to_be_visible()
    expect(guest.locator(".board .may")).to_have_count(0)
