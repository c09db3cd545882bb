"""The deal desk: two people strike a deal, a refused offer says why, wide and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .test_axe import violations

SEATS = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "random"}]


def come_in(page: Page, house: OpenHouse, name: str) -> None:
    guest = {"name": name, "language": "en"}
    page.request.post(f"{house.url}/api/guests", data=guest, headers={"Origin": house.url})


def open_table(page: Page, house: OpenHouse, seats: list[dict[str, str]]) -> str:
    wish = {"game": "mobties", "seats": seats}
    opened = page.request.post(f"{house.url}/api/tables", data=wish, headers={"Origin": house.url})
    return str(opened.json()["table"])


def at_desk(page: Page, house: OpenHouse, code: str) -> Locator:
    """The desk of this reader, opened by the tab beside the table."""
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("tab", name="Deals").or_(page.locator("nav.tabs").get_by_role("button", name="Deals")).click()
    return page.get_by_role("region", name="Deal desk")


def alone_with_bots(page: Page, house: OpenHouse) -> Locator:
    come_in(page, house, "Ada")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    return at_desk(page, house, open_table(page, house, [{"kind": "me"}, *bots]))


def write(desk: Locator, kind: str, thousands: int | None = None, **fields: str) -> None:
    """One more promise; fields by a part of their question."""
    desk.get_by_role("combobox", name="Which promise?").select_option(kind)
    for question, value in fields.items():
        desk.get_by_role("combobox", name=question.replace("_", " ")).select_option(value)
    if thousands is not None:
        desk.get_by_role("spinbutton", name="How many thousand dollars?").fill(str(thousands))
    desk.get_by_role("button", name="Write it down").click()


def both_at_desk(ada: Page, leo: Page, house: OpenHouse) -> tuple[Locator, Locator]:
    """Two people who have come in and sit at one table."""
    come_in(ada, house, "Ada")
    come_in(leo, house, "Leo")
    code = open_table(ada, house, SEATS)
    leo.request.post(f"{house.url}/api/tables/{code}/sit", data={}, headers={"Origin": house.url})
    return at_desk(ada, house, code), at_desk(leo, house, code)


def test_two_people_strike_a_deal(new_page: NewPage, house: OpenHouse) -> None:
    ada, leo = new_page(), new_page(390, 844, has_touch=True, is_mobile=True)
    hers, his = both_at_desk(ada, leo, house)

    hers.get_by_role("button", name="New draft").click()
    expect(hers.get_by_role("heading", name="Draft")).to_be_focused()
    hers.get_by_role("checkbox", name="Leo").check()
    write(hers, "Pay", 5)
    write(hers, "Peace", Who_promises="Leo", Who_is_left="Ada")
    words = hers.get_by_role("group", name="Your offer in words")
    expect(words).to_contain_text("Ada pays Leo $5,000 now")
    expect(words).to_contain_text("Leo leaves Ada in peace until the end of turn 1")
    hers.get_by_role("button", name="Offer it").click()
    expect(hers.get_by_role("article")).to_contain_text("waits for Leo")
    expect(hers.get_by_role("button", name="New draft")).to_be_focused()

    his.get_by_role("button", name="Counter-offer").click()
    his.get_by_role("button", name="Strike: Ada pays Leo $5,000 now").click()
    write(his, "Pay", 10, Who_promises="Ada", To_whom="Leo")
    his.get_by_role("button", name="Offer it").click()

    offer = hers.get_by_role("article").filter(has_text="Ada pays Leo $10,000 now")
    expect(offer).to_contain_text("waits for Ada")
    offer.get_by_role("button", name="Accept and sign").click()
    for desk in (hers, his):
        expect(desk.get_by_role("article")).to_contain_text("sealed")
        expect(desk.get_by_role("article")).to_contain_text("Ada pays Leo $10,000 now kept")
    expect(hers.get_by_role("article").get_by_role("button")).to_have_text(["Release the others"])


def test_a_refused_offer_says_why_and_stays_on_the_desk(page: Page, house: OpenHouse) -> None:
    desk = alone_with_bots(page, house)
    desk.get_by_role("button", name="New draft").click()
    write(desk, "Share a racket", 900)
    desk.get_by_role("button", name="Offer it").click()
    refused = desk.get_by_role("alert")
    expect(refused).to_contain_text("That is more than the racket pays.")
    expect(desk.get_by_role("group", name="Your offer in words")).to_contain_text("$900,000 of the racket")
    refused.get_by_role("button", name="Rule 28").click()
    expect(page.locator("#rule-R28")).to_be_visible()


def test_a_game_without_deals_has_no_desk(page: Page, house: OpenHouse) -> None:
    come_in(page, house, "Ada")
    wish = {"game": "mafiozoo", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    opened = page.request.post(f"{house.url}/api/tables", data=wish, headers={"Origin": house.url}).json()
    page.goto(f"{house.url}/t/{opened['table']}")
    expect(page.locator(".board .may").first).to_be_visible()
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    assert page.get_by_role("tab", name="Deals").count() == 0


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (360, 740)])
def test_no_violation_at_the_desk(new_page: NewPage, house: OpenHouse, size: tuple[int, int]) -> None:
    page = new_page(*size) if size[0] > 768 else new_page(*size, has_touch=True, is_mobile=True)
    desk = alone_with_bots(page, house)
    expect(desk.get_by_role("button", name="New draft")).to_be_visible()
    assert violations(page) == []
    desk.get_by_role("button", name="New draft").click()
    for kind in desk.get_by_role("combobox", name="Which promise?").locator("option").all_inner_texts():
        desk.get_by_role("combobox", name="Which promise?").select_option(kind)
        small = desk.locator("button, select, input:not([type=checkbox]), .party").evaluate_all(
            "all => all.filter(each => each.getBoundingClientRect().height < 44).map(each => each.outerHTML)"
        )
        assert small == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    write(desk, "Peace")
    assert violations(page) == []


def test_who_made_an_offer_is_told_that_it_was_declined(new_page: NewPage, house: OpenHouse) -> None:
    ada, leo = new_page(), new_page()
    hers, his = both_at_desk(ada, leo, house)
    hers.get_by_role("button", name="New draft").click()
    hers.get_by_role("checkbox", name="Leo").check()
    write(hers, "Pay", 5)
    hers.get_by_role("button", name="Offer it").click()
    his.get_by_role("button", name="Decline").click()
    expect(his.get_by_role("status")).to_have_text("You have declined deal 1.")
    expect(hers.get_by_role("status")).to_have_text("Deal 1: Leo declines.")
    expect(ada.locator(".toast")).to_have_text(re.compile("Deal 1: Leo declines"))
    expect(leo.locator(".toast")).to_have_count(0)
