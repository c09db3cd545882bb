"""axe-core (WCAG 2.2 A and AA) on every screen and state, wide and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .player import asked, by_mouse, play_now, until_over

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(350)  # what fades in has its colours then
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("tags => axe.run(document, { runOnly: tags })", TAGS)["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:160]}"
        for each in found
        for node in each["nodes"]
    ]


def at_lobby(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator(".poster button").first).to_be_visible()


def at_path(path: str) -> Callable[[Page, str], None]:
    def go(page: Page, url: str) -> None:
        page.goto(url + path)
        expect(page.get_by_role("heading").first).to_be_visible()

    return go


def at_recruiting(page: Page, url: str) -> None:
    play_now(page, url)
    asked(page)


def at_hiring(page: Page, url: str) -> None:
    at_recruiting(page, url)
    if page.locator(".sheet").count():
        page.locator(".sheet .may").first.click()
        page.locator(".sheet .primary:enabled").click()
        expect(page.locator(".sheet .fan .may").first).to_be_visible()
    else:
        page.locator(".hideout.may").first.click()
        expect(page.locator(".fan .may").first).to_be_visible()


def at_placing(page: Page, url: str) -> None:
    at_hiring(page, url)
    page.locator(".fan .may").first.click()
    if page.locator(".sheet").count():
        page.locator(".sheet .primary:enabled").click()
    expect(page.locator(".faces")).to_be_visible()


def at_text(page: Page, url: str) -> None:
    page.add_init_script("localStorage.setItem('malavita.text', 'on')")
    play_now(page, url)
    expect(page.locator("#text-table li .button").first).to_be_visible()


def at_settings(page: Page, url: str) -> None:
    at_recruiting(page, url)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog")).to_be_visible()


def at_waiting_room(page: Page, url: str) -> None:
    at_making(page, url)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Invitation")).to_be_visible()


def at_making(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator(".poster button").first).to_be_visible()
    if page.get_by_role("button", name="Make a table").count():
        page.get_by_role("button", name="Make a table").click()
    expect(page.locator(".make")).to_be_visible()
    page.locator(".make summary").click()


def at_curtain(page: Page, url: str) -> None:
    at_making(page, url)
    page.locator(".make").get_by_text("2", exact=True).click()
    page.locator(".make .who").select_option("here")
    page.locator(".make").get_by_role("button", name="Begin").click()
    expect(page.locator(".curtain")).to_be_visible()


def at_mafiozoo(page: Page, url: str) -> None:
    play_now(page, url, "Mafiozoo")
    expect(page.locator(".board .may").first).to_be_visible()


def at_mobties(page: Page, url: str) -> None:
    play_now(page, url, "Mob Ties")
    expect(page.locator(".board .may").first).to_be_visible()


SCREENS = {
    "lobby": at_lobby,
    "tables": at_path("/tables"),
    "replays": at_path("/replays"),
    "how": at_path("/how"),
    "you": at_path("/you"),
    "carry": at_path("/me"),
    "gone": at_path("/t/ZZZZZZ"),
    "making": at_making,
    "waiting": at_waiting_room,
    "recruiting": at_recruiting,
    "hiring": at_hiring,
    "placing": at_placing,
    "settings": at_settings,
    "text": at_text,
    "curtain": at_curtain,
    "mafiozoo": at_mafiozoo,
    "mobties": at_mobties,
}


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_violation_on_any_screen(new_page: NewPage, house: OpenHouse, screen: str, size: str) -> None:
    page = new_page() if size == "wide" else new_page(390, 844, has_touch=True, is_mobile=True)
    SCREENS[screen](page, house.url)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"


def test_no_violation_at_the_end_and_in_the_replay(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url, bots="1:greedy")
    until_over(page, by_mouse, seed=2)
    assert violations(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".deck")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".phone")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("tab", range(1, 5))
def test_no_violation_in_the_tabs_of_a_phone(new_page: NewPage, house: OpenHouse, tab: int) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    at_recruiting(page, house.url)
    page.locator("nav.tabs button").nth(tab).click()
    assert violations(page) == []
