"""Sentences that come and go at a table lie where nobody has to click; a click on their words reaches what is under them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Watched
from .house import OpenHouse
from .picture import at_question

TOUCHES = """
  ([one, other]) => {
    const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }
"""
REACHED = """
  (note) => {
    const words = note.querySelector("span").getBoundingClientRect();
    return !note.contains(document.elementFromPoint(words.left + 4, words.top + words.height / 2));
  }
"""


def told(page: Page, house: OpenHouse) -> None:
    """Livia is asked where to hire, and is told that her notes could not be kept."""
    at_question(page, house, "recruit")
    page.route("**/notes?*", lambda route: route.fulfill(status=500, body="The house has a fault."))
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Your notes", exact=True).click()
    page.locator("dialog textarea").fill("Bruno lies.")
    page.locator("dialog").get_by_role("button", name="Close").click()
    expect(page.locator(".toast")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_toast_leaves_the_answers_free(
    new_page: NewPage, house: OpenHouse, watched: Watched, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    watched.allowed.append("500")
    told(page, house)
    note = page.locator(".toast").last
    assert not page.evaluate(TOUCHES, [".toast", ".bar, .sheet"])
    assert note.evaluate(REACHED)
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
