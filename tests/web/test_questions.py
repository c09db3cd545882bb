"""Every question of Criminals, from one dealt game: answered on the table, seen whole on the smallest phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .picture import QUESTIONS, at_question, at_the_end
from .player import spy_on_the_diner
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


def test_the_log_on_a_phone_opens_at_the_newest_move(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    at_question(page, house, "recruit")
    page.locator("nav.tabs").get_by_role("button", name="Log").tap()
    expect(page.locator(".log li").last).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".log li").first).not_to_be_in_viewport()
    expect(page.locator(".log header")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1366, 768), (820, 1180), (390, 844)])
def test_what_the_spy_sees_is_shown_until_it_is_put_away(
    new_page: NewPage, house: OpenHouse, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    at_question(page, house, "spy")
    spy_on_the_diner(page)
    seen = page.locator(".inspect .seen, dialog")
    expect(seen).to_contain_text("Seen")
    expect(seen.locator(".mini, .large > span")).to_have_count(3)
    seen.get_by_role("button", name="Close").click()
    expect(seen).to_have_count(0)


SAY = """
  (table) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const say = (id) => socket.send(JSON.stringify({ type: "say", table, id, text: "wait a moment" }));
    socket.onopen = () => say("words");
    socket.onmessage = () => done(socket.close());
  })
"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_what_is_half_answered_stays_so_while_people_talk(
    new_page: NewPage, house: OpenHouse, size: tuple[int, int]
) -> None:
    page = new_page(*size, has_touch=size[0] < 500, is_mobile=size[0] < 500)
    at_question(page, house, "place" if size[0] > 500 else "hire")
    if size[0] > 500:
        page.locator("[data-thing='slot:0:8']").click()
        half, unread = page.locator(".bar [role=alert]"), page.locator(".rail .count")
    else:
        page.locator(".sheet .may").first.tap()
        half, unread = page.locator(".sheet .buttons .primary:enabled"), page.locator("nav.tabs b")
    expect(half).to_be_visible()
    page.evaluate(SAY, page.url.rsplit("/", 1)[1])
    expect(unread).to_have_text("1")
    expect(half).to_be_visible()


def test_on_a_tablet_the_log_button_covers_no_target(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(820, 1180)
    at_question(page, house, "recruit")
    assert bottom(page, ".pull") <= top(page, "[data-thing='target:9']")
    page.locator(".pull").click()
    expect(page.locator(".rail")).to_be_visible()


def test_who_watches_sees_all_hideouts_and_no_hand(new_page: NewPage, house: OpenHouse) -> None:
    livia, watcher = new_page(), new_page()
    at_question(livia, house, "recruit")
    watcher.goto(livia.url)
    expect(watcher.locator(".banner")).to_be_visible()
    expect(watcher.locator(".board .hand")).to_have_count(0)
    assert bottom(watcher, ".hideouts") <= top(watcher, ".pinned")


def test_a_banner_leaves_the_hideouts_free(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "recruit")
    page.locator(".banners").evaluate(
        "each => each.append(Object.assign(document.createElement('p'), { className: 'banner', style: 'height: 52px' }))"
    )
    expect(page.locator(".hideouts")).to_be_visible()
    page.wait_for_timeout(100)
    assert bottom(page, ".hideouts") <= top(page, ".pinned")
