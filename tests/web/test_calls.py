"""Calls to the table: a note of the browser while its owner looks elsewhere, a sentence at another page."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .player import asked, attempt, by_mouse

KEEP_NOTES = """
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = () => Promise.resolve("granted");
    constructor(title, more) { window.notes.push(more); }
  };
"""
LOOK_ELSEWHERE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def two_at_a_table(new_page: NewPage, house: OpenHouse) -> tuple[Page, Page]:
    """Anna, who wants to be called, and Leo, whose turn it is."""
    anna, leo = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    anna.add_init_script(KEEP_NOTES)
    anna.goto(f"{house.url}/you")
    anna.get_by_label("This browser tells me").check()
    anna.goto(house.url)
    anna.locator(".make").get_by_text("2", exact=True).click()
    anna.locator(".make").get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    leo.goto(anna.url)
    leo.get_by_role("button", name="Sit down", exact=True).click()
    expect(anna.locator(".board")).to_be_visible()
    luck = Random(1)
    while not leo.locator(".asked").count():
        if anna.locator(".asked").count():
            attempt(partial(by_mouse, anna, luck))
    return anna, leo


def pass_on(page: Page) -> None:
    """Pass for good: then it is the other's turn."""
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".bar .primary").click()


def test_who_looks_elsewhere_gets_one_note_for_each_wait(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = two_at_a_table(new_page, house)
    anna.evaluate(LOOK_ELSEWHERE)
    pass_on(leo)
    asked(anna)
    notes: list[dict[str, Any]] = anna.evaluate("window.notes")
    assert len(notes) == 1 and notes[0]["body"].startswith("Your turn: Criminals")
    assert anna.url.endswith(notes[0]["data"])


def test_at_another_page_a_sentence_says_so(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = two_at_a_table(new_page, house)
    anna.get_by_role("link", name="Leave the table").click()
    expect(anna.locator(".poster").first).to_be_visible()
    pass_on(leo)
    expect(anna.get_by_text("Your turn: Criminals")).to_be_visible()
