"""One screen for several: nobody is locked out by a reload, and whoever wants the screen gets it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .picture import at_question
from .player import asked, spy_on_the_diner

OPEN = """
  async (seats) => {
    const post = (path, body) =>
      fetch(`/api${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    await post("/guests", { name: "Anna" });
    const update = await (await post("/tables", { game: "mobties", seats, hotseat: true })).json();
    return update.table;
  }
"""


def at_hot_seat(page: Page, url: str, *names: str) -> None:
    """Anna and those beside her at a table of Mob Ties, with the curtain down."""
    page.goto(url)
    seats: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in ("Anna", *names)]
    page.goto(f"{url}/t/{page.evaluate(OPEN, seats)}")
    expect(page.locator(".curtain")).to_be_visible()


def take_screen(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".curtain")).to_have_count(0)


def test_after_a_reload_nobody_is_taken_for_a_spectator(page: Page, house: OpenHouse) -> None:
    at_hot_seat(page, house.url, "Leo", "Zoe")
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Leave; a bot plays on")).to_be_visible()


def test_on_a_shared_screen_nobody_finds_the_notes_of_another(page: Page, house: OpenHouse) -> None:
    at_hot_seat(page, house.url, "Leo", "Zoe")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("On a screen that you share nobody can keep notes")).to_be_visible()
    expect(page.get_by_text("Your notes", exact=True)).to_have_count(0)


def test_who_leaves_gives_every_chair_to_bots_and_gets_all_of_them_back(page: Page, house: OpenHouse) -> None:
    at_hot_seat(page, house.url, "Leo", "Zoe")
    address = page.url
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave; a bot plays on").click()
    expect(page.locator(".poster").first).to_be_visible()
    page.goto(address)
    expect(page.get_by_text("A bot plays for Anna, Leo, Zoe.")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays for")).to_have_count(0)
    expect(page.locator(".curtain")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_who_is_not_asked_can_have_the_screen_too(new_page: NewPage, house: OpenHouse, size: tuple[int, int]) -> None:
    page = new_page(*size)
    at_hot_seat(page, house.url, "Leo", "Zoe")
    asked = page.locator(".curtain .button").inner_text().removeprefix("I am ")
    other = "Zoe" if asked == "Leo" else "Leo"
    take_screen(page, asked)
    open_seats(page)
    page.get_by_role("button", name=f"Hand over to {other}").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text(f"This is for {other}")
    assert page.locator(".board, .rail, .pane").count() == 0, "nothing is seen through the curtain"
    take_screen(page, other)
    expect(page.locator(".banner")).to_contain_text(f"Waiting for {asked}.")
    page.wait_for_timeout(300)  # the house has said again whose turn it is
    expect(curtain).to_have_count(0)
    page.locator(".banner").get_by_role("button", name=f"Hand over to {asked}").click()
    expect(curtain.get_by_role("button")).to_have_text([f"I am {asked}", f"I am {other}"])
    take_screen(page, asked)
    expect(page.locator(".banner")).to_have_count(0)


def open_seats(page: Page) -> None:
    wide = page.get_by_role("button", name="Who is here")
    (wide if wide.count() else page.get_by_role("button", name="Seats, chat")).click()


@pytest.mark.parametrize("way", ["close", "hand over", "phone"])
def test_what_the_spy_saw_stays_until_whoever_has_the_screen_gives_it_away(
    new_page: NewPage, house: OpenHouse, way: str
) -> None:
    page = new_page(390, 844) if way == "phone" else new_page()
    at_question(page, house, "spy", ("Bruno", "Odette", "Sam"))
    take_screen(page, "Livia")
    asked(page)
    spy_on_the_diner(page)
    seen = page.locator(".inspect .seen, dialog")
    expect(seen).to_contain_text("Seen")
    expect(page.locator(".banner")).to_contain_text("Waiting for Bruno.")
    expect(page.locator(".curtain")).to_have_count(0)
    if way == "hand over":
        page.locator(".banner").get_by_role("button", name="Hand over to Bruno").click()
    else:
        seen.get_by_role("button", name="Close").click()
    expect(page.locator(".curtain")).to_contain_text("This is for Bruno")
    expect(seen).to_have_count(0)
    take_screen(page, "Bruno")
    asked(page)
    expect(seen).to_have_count(0)
