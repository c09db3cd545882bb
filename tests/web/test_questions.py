"""Every question of Criminals, from one dealt game: answered on the table, seen whole on the smallest phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .picture import QUESTIONS, at_question, at_the_end
from .test_axe import violations
from .test_words import cut_off

PHONES = [(390, 844), (360, 740)]


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_no_violation_at_any_question(new_page: NewPage, house: OpenHouse, question: str, size: str) -> None:
    page = new_page() if size == "wide" else new_page(390, 844, has_touch=True, is_mobile=True)
    at_question(page, house, question)
    assert violations(page) == []
    assert cut_off(page) == []


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_the_sheet_leaves_the_own_row_free(
    new_page: NewPage, house: OpenHouse, question: str, phone: tuple[int, int]
) -> None:
    page = new_page(*phone, has_touch=True, is_mobile=True)
    at_question(page, house, question)
    assert bottom(page, ".row.mine") <= top(page, ".sheet") + 1
    if page.locator(".sheet .may").count():
        page.locator(".sheet .may").first.tap()
        assert bottom(page, ".row.mine") <= top(page, ".sheet") + 1
    small = page.locator(".sheet button:enabled").evaluate_all(
        "all => all.filter(each => each.offsetHeight < 44 || each.offsetWidth < 44).map(each => each.textContent)"
    )
    assert small == []


def top(page: Page, selector: str) -> float:
    return float(page.locator(selector).evaluate("each => each.getBoundingClientRect().top"))


def bottom(page: Page, selector: str) -> float:
    return float(page.locator(selector).evaluate("each => each.getBoundingClientRect().bottom"))


def test_the_killer_is_sent_by_clicking_the_victim(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "kill")
    expect(page.locator(".slot.victim")).to_have_count(2)
    page.locator("[data-thing='slot:1:6']").click()
    expect(page.locator(".rail")).to_contain_text("strikes Bruno")


def test_the_killer_asks_before_an_own_henchman_leaves(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "place")
    page.locator("[data-thing='slot:0:8']").click()
    expect(page.locator(".bar [role=alert]")).to_contain_text("Your own henchman there leaves the game")
    page.locator(".bar .soft").click()
    expect(page.locator(".bar [role=alert]")).to_have_count(0)
    expect(page.locator("[data-thing='slot:0:8'] .card, [data-thing='slot:0:8'] .lie")).not_to_have_count(0)


def test_the_spy_looks_where_one_clicks(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "spy")
    page.locator("[data-thing='hideout:B']").click()
    expect(page.locator(".rail .look", has_text="B").first).to_be_visible()


def test_the_swap_sends_the_others_where_one_clicks(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "move")
    page.locator("[data-thing='slot:0:5']").click()
    expect(page.locator(".rail")).to_contain_text("others to 5")


def test_the_pickpocket_takes_the_money(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "pickpocket")
    page.get_by_role("button", name="Take the $2").click()
    expect(page.locator(".rail")).to_contain_text("+$2")


def test_a_locked_card_says_why(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "hire")
    expect(page.locator(".fan .locked")).to_contain_text("Only when alone")


def test_a_spy_on_a_phone_chooses_between_targets_and_hideouts(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(360, 740, has_touch=True, is_mobile=True)
    at_question(page, house, "spy")
    page.locator(".sheet").get_by_text("A hideout", exact=True).tap()
    page.locator(".sheet .sign.may").first.tap()
    page.locator(".sheet .buttons .primary").tap()
    expect(page.locator(".sheet .sign, .sheet .target")).to_have_count(0)


def test_every_point_of_the_end_has_its_reason(page: Page, house: OpenHouse) -> None:
    at_the_end(page, house)
    expect(page.get_by_role("heading", name="Odette wins")).to_be_visible()
    reasons = page.locator("dialog tbody tr:not(.sum)")
    expect(reasons).to_have_count(11)
    for row in reasons.all():
        expect(row.locator("small")).not_to_be_empty()
        expect(row.get_by_role("button", name="Rule")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("size", [(1366, 768), (1100, 720), (390, 844), (360, 740)])
def test_a_longer_language_fits_at_every_question(new_page: NewPage, house: OpenHouse, size: tuple[int, int]) -> None:
    page = new_page(*size)
    page.add_init_script("localStorage.setItem('malavita.pseudo', '1')")
    for question in QUESTIONS:
        at_question(page, house, question)
        assert cut_off(page) == [], question
