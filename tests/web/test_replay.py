"""A finished game watched again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .picture import at_the_end
from .player import asked, by_mouse, play_now, until_over


@pytest.fixture
def film(page: Page, house: OpenHouse) -> Page:
    play_now(page, house.url, bots="1:greedy")
    until_over(page, by_mouse, seed=3)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".deck")).to_be_visible()
    return page


def counter(page: Page) -> int:
    return int(page.locator(".counter b").inner_text())


def test_a_replay_is_scrubbed_by_key_and_by_pointer(film: Page) -> None:
    expect(film.locator(".counter b")).to_have_text("0")
    assert film.locator("[data-thing^='token:']").count() == 0, "at the deal the table is empty"
    for _ in range(3):
        film.keyboard.press("ArrowRight")
    expect(film.locator(".counter b")).to_have_text("3")
    expect(film).to_have_url(re.compile(r"#3$"))
    film.keyboard.press("ArrowLeft")
    expect(film.locator(".counter b")).to_have_text("2")
    box = film.locator(".chart").bounding_box()
    assert box
    film.mouse.move(box["x"] + 40, box["y"] + 30)
    film.mouse.down()
    film.mouse.move(box["x"] + box["width"] - 4, box["y"] + 30, steps=8)
    film.mouse.up()
    last = int(re.findall(r"\d+", film.locator(".counter").inner_text())[-1])
    assert counter(film) == last
    film.get_by_role("button", name="To the beginning").click()
    expect(film.locator(".counter b")).to_have_text("0")


def test_it_plays_by_itself_and_stops(film: Page) -> None:
    film.keyboard.press("Space")
    expect(film.locator(".counter b")).not_to_have_text("0")
    film.get_by_role("button", name="Pause").click()
    at = counter(film)
    film.wait_for_timeout(1500)
    assert counter(film) == at


def test_key_moments_can_be_reached(film: Page) -> None:
    moments = film.locator(".moments li")
    expect(moments).not_to_have_count(0)
    assert moments.count() <= 5
    numbers = [int(text) for text in film.locator(".moments .typed").all_inner_texts()]
    film.keyboard.press("Shift+ArrowRight")
    assert counter(film) == numbers[0]
    moments.last.get_by_role("button").click()
    assert counter(film) == numbers[-1]


def test_eyes_change_what_is_seen_and_the_future_can_be_hidden(film: Page) -> None:
    film.get_by_role("button", name="To the end").click()
    film.keyboard.press("ArrowLeft")
    film.keyboard.press("ArrowLeft")
    assert film.locator(".hideout .mini").count() > 0 or film.locator(".hideout.empty").count() > 0
    film.keyboard.press("p")
    expect(film.get_by_role("button", name="Public")).to_have_attribute("aria-pressed", "true")
    expect(film.locator(".hideout .mini")).to_have_count(0)
    expect(film.locator(".final")).to_be_visible()
    film.get_by_text("Hide the future").click()
    expect(film.locator(".final")).to_have_count(0)


def test_digits_are_where_a_french_keyboard_has_them(film: Page) -> None:
    film.keyboard.press("p")
    expect(film.get_by_role("button", name="Public")).to_have_attribute("aria-pressed", "true")
    film.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: '&', code: 'Digit1', bubbles: true }))")
    expect(film.locator(".eyes button").first).to_have_attribute("aria-pressed", "true")


def test_a_link_leads_to_a_move(film: Page, new_page: NewPage) -> None:
    for _ in range(4):
        film.keyboard.press("ArrowRight")
    expect(film).to_have_url(re.compile(r"#4$"))
    friend = new_page()
    friend.goto(film.url)
    expect(friend.locator(".counter b")).to_have_text("4")


def test_while_a_game_goes_on_only_the_own_eyes_are_offered(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.locator(".deck")).to_be_visible()
    assert page.locator(".eyes button").count() == 2, "my seat and the public"
    expect(page.locator(".chart .unknown")).to_have_text("The race is drawn when the game is over.")
    expect(page.locator(".chart .grid")).to_have_count(0)


def test_five_hundred_moves_leave_no_memory_behind(film: Page) -> None:
    devtools = film.context.new_cdp_session(film)

    def used() -> tuple[float, int]:
        devtools.send("HeapProfiler.collectGarbage")
        nodes = film.evaluate("document.querySelectorAll('*').length")
        return devtools.send("Runtime.getHeapUsage")["usedSize"], nodes

    def there_and_back(moves: int) -> None:
        for key in ("ArrowRight", "ArrowLeft"):
            for _ in range(moves // 2):
                film.keyboard.press(key)
        expect(film.locator(".counter b")).to_have_text("0")

    expect(film.locator(".moments li")).not_to_have_count(0)
    there_and_back(40)
    heap, nodes = used()
    there_and_back(500)
    later, later_nodes = used()
    assert later_nodes == nodes
    assert later - heap < 4_000_000, f"{later - heap:.0f} bytes more"


def test_on_a_phone_the_move_and_the_key_moments_open_over_the_table(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    code = at_the_end(page, house)
    page.goto(f"{house.url}/r/{code}#20")
    page.get_by_role("button", name="Beside the table").tap()
    expect(page.get_by_role("heading", name="Livia’s Killer removes Bruno’s 7")).to_be_visible()
    page.locator("dialog .moments button").last.tap()
    expect(page.locator("dialog").get_by_role("heading", name="Odette hires the Boss for $1")).to_be_visible()
