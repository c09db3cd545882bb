"""Whole games of Criminals in a real browser, and what a table does on the way."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .player import TRY, asked, attempt, by_keys, by_mouse, by_touch, by_words, play_now, put_away, until_over


def test_two_people_and_a_bot_play_a_whole_game_by_mouse(new_page: NewPage, house: OpenHouse) -> None:
    anna, bruno = new_page(), new_page(locale="it-IT")
    anna.goto(house.url)
    make = anna.locator(".make")
    make.get_by_text("3", exact=True).click()
    make.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    expect(anna.get_by_role("region", name="Invitation")).to_be_visible()
    bruno.goto(anna.url)
    bruno.get_by_role("button", name="Siediti", exact=True).click()
    expect(anna.locator(".board")).to_be_visible()
    for turn in range(400):
        for page in (anna, bruno):
            if page.locator(".asked").count() and not page.locator("dialog .places").count():
                until_next = page.locator(".bar .text").inner_text()
                by_mouse_once(page, turn)
                assert until_next
        if anna.locator("dialog .places").count() and bruno.locator("dialog .places").count():
            break
        anna.wait_for_timeout(50)
    else:
        raise AssertionError("the game does not end")
    scores = [page.locator("dialog .place b").all_inner_texts() for page in (anna, bruno)]
    assert scores[0] == scores[1], "both see the same score"
    expect(bruno.locator("dialog table")).to_contain_text("Totale")


def by_mouse_once(page: Page, seed: int) -> None:
    from random import Random

    from .player import attempt

    attempt(lambda: by_mouse(page, Random(seed)))


def test_a_whole_game_by_keyboard_alone(page: Page, house: OpenHouse) -> None:
    page.goto(house.url)
    play = page.locator(".poster", has_text="Criminals").get_by_role("button")
    expect(play).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if play.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    until_over(page, by_keys)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    play_now(page, house.url, bots="1:greedy")
    asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    until_over(page, by_touch)


def test_a_whole_game_by_the_table_in_words(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url, bots="1:greedy")
    asked(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#text-table")).to_be_visible()
    heard = page.locator("[role=log][aria-live=polite]")
    expect(heard).not_to_be_empty()
    for seed in range(400):
        page.wait_for_selector("#text-table li .button, dialog .places")
        if page.locator("dialog .places").count():
            break
        by_mouse_words(page, seed)
    expect(page.locator("dialog .places")).to_be_visible()


def by_mouse_words(page: Page, seed: int) -> None:
    from random import Random

    from .player import attempt

    attempt(lambda: by_words(page, Random(seed)))


def test_a_phone_that_shows_something_else_says_where_it_is_your_turn(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    play_now(page, house.url)
    asked(page)
    turn = page.get_by_role("button", name="Table your turn")
    expect(turn).to_have_count(0)
    page.get_by_role("button", name="Rules", exact=True).tap()
    expect(turn.locator(".dot")).to_be_visible()
    turn.tap()
    expect(turn).to_have_count(0)
    expect(page.locator(".sheet .may").first).to_be_visible()


def test_a_phone_says_in_which_part_of_mafiozoo_it_is_your_turn(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    play_now(page, house.url, "Mafiozoo")
    asked(page)
    tabs = page.locator("nav.tabs")
    expect(tabs.locator(".dot")).to_have_count(0)
    there = tabs.locator("[aria-current]")
    tab = tabs.get_by_role("button", name=f"{there.inner_text().strip()} your turn")
    tabs.get_by_role("button", name="Log", exact=True).tap()
    expect(tab.locator(".dot")).to_be_visible()
    expect(tabs.locator(".dot")).to_have_count(1)
    tab.tap()
    expect(tabs.locator(".dot")).to_have_count(0)


def test_what_is_hired_can_be_taken_back_until_it_is_placed(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.locator(".hideout.may").first.click()
    fan = page.locator(".fan .may")
    expect(fan.first).to_be_visible()
    fan.first.click()
    expect(page.locator(".faces")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(fan.first).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_passing_is_asked_once_more(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".bar [role=alert]")).to_contain_text("no more turns")
    page.get_by_role("button", name="No, go back").click()
    expect(page.locator(".hideout.may").first).to_be_visible()


def test_the_notebook_writes_down_what_was_seen(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    expect(page.locator(".rail")).to_contain_text("Nothing yet")
    page.locator(".hideout.may").first.click()
    expect(page.locator(".fan .may").first).to_be_visible()
    cards = page.locator(".fan > .card").count()
    expect(page.locator(".rail .look .mini")).to_have_count(cards)


def test_pointing_explains_and_opens_the_rules_at_the_right_paragraph(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.locator(".hideout").nth(2).hover()
    inspector = page.locator(".inspector")
    expect(inspector).to_contain_text("Cabaret")
    inspector.locator(".rules").click()
    expect(page.locator("#rule-R14")).to_be_in_viewport()
    expect(page.locator("#rule-R14")).to_have_class(re.compile("here"))


def test_the_next_table_does_not_open_at_the_rule_of_the_last(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.locator(".hideout").nth(2).hover()
    page.locator(".inspector .rules").click()
    rules = page.get_by_role("tab", name="Rules")
    expect(rules).to_have_attribute("aria-selected", "true")
    page.get_by_role("link", name="As a film").click()
    expect(page.locator(".deck")).to_be_visible()
    expect(rules).to_have_attribute("aria-selected", "false")
    page.go_back()
    asked(page)
    expect(rules).to_have_attribute("aria-selected", "false")


def test_a_reload_in_the_middle_finds_the_same_question(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.locator(".hideout.may").first.click()
    expect(page.locator(".fan .may").first).to_be_visible()
    before = page.locator(".fan .card button").evaluate_all("all => all.map(each => each.dataset.thing)")
    page.reload()
    expect(page.locator(".fan .may").first).to_be_visible()
    assert page.locator(".fan .card button").evaluate_all("all => all.map(each => each.dataset.thing)") == before


def test_a_second_tab_shows_the_same_table_and_both_go_on(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    second = page.context.new_page()
    second.goto(page.url)
    asked(second)
    second.locator(".hideout.may").first.click()
    expect(page.locator(".fan .may").first).to_be_visible()
    page.locator(".fan .may").first.click()
    expect(second.locator(".faces")).to_be_visible()


def test_a_phrase_is_read_in_the_own_language(new_page: NewPage, house: OpenHouse) -> None:
    anna, marie = new_page(), new_page(locale="fr-FR")
    anna.goto(house.url)
    anna.locator(".make").get_by_text("2", exact=True).click()
    anna.locator(".make").get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    marie.goto(anna.url)
    marie.get_by_role("button", name="S’asseoir", exact=True).click()
    for each in (anna, marie):
        expect(each.locator(".board")).to_be_visible()
        each.locator(".rail [role=tab]").nth(1).click()
    anna.get_by_role("button", name="Quick phrases").click()
    anna.get_by_role("button", name="Nothing personal.").click()
    expect(anna.locator(".chat")).to_contain_text("Nothing personal.")
    expect(marie.locator(".chat")).to_contain_text("Rien de personnel")


def test_after_the_end_everybody_can_play_again(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url, bots="1:greedy")
    until_over(page, by_mouse, seed=5)
    old = page.url
    page.get_by_text("Was the shuffle fair?").click()
    code = old.rsplit("/", 1)[1]
    expect(page.locator("dialog")).to_contain_text(
        re.compile(f"malavita verify {code}.malavita --commitment [0-9a-f]+")
    )
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    asked(page)


def test_mafiozoo_can_be_played_with_answers_as_buttons(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url, "Mafiozoo")
    for _ in range(6):
        page.wait_for_selector(".bar.asked")
        text = page.locator(".bar .text").inner_text()
        assert text.strip()
        if page.locator(".bar .all").count():
            page.locator(".bar .all").click()
        page.locator(".bar [data-code]").first.click()
        page.wait_for_timeout(80)


def test_live_and_slow_are_a_switch_on_one_game(new_page: NewPage, house: OpenHouse) -> None:
    anna, marie = new_page(), new_page(locale="fr-FR")
    anna.goto(house.url)
    anna.locator(".make").get_by_text("2", exact=True).click()
    anna.locator(".make").get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    marie.goto(anna.url)
    marie.get_by_role("button", name="S’asseoir", exact=True).click()
    for each in (anna, marie):
        expect(each.locator(".board")).to_be_visible()
        each.locator(".rail [role=tab]").nth(1).click()
    anna.get_by_role("button", name="Settings").click()
    ask = anna.locator("dialog").get_by_role("button", name="Ask for another pace")
    expect(ask).to_be_disabled()
    anna.locator("dialog").get_by_text("Live", exact=True).click()
    anna.locator("dialog").get_by_text("3 min", exact=True).click()
    ask.click()
    banner = marie.locator(".banner")
    expect(banner).to_contain_text("demande à continuer en direct, 3 min par coup")
    banner.get_by_role("button").first.click()
    expect(anna.locator(".chat")).to_contain_text("Agreed: from now on live.")
    expect(marie.locator(".chat")).to_contain_text("désormais en direct")
    expect(marie.locator("header.top .pace")).to_have_text("En direct · 3 min")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_several_people_share_one_screen_and_a_curtain_falls_between_them(
    new_page: NewPage, house: OpenHouse, size: tuple[int, int]
) -> None:
    page = new_page(*size, has_touch=size[0] < 500, is_mobile=size[0] < 500, reduced_motion="reduce")
    page.goto(house.url)
    if size[0] < 500:
        page.get_by_role("button", name="Make a table").click()
    make = page.locator(".make")
    make.get_by_text("2", exact=True).click()
    make.locator(".who").select_option(label="Somebody here")
    make.locator(".name").fill("Leo")
    make.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    curtain = page.locator(".curtain")
    hand_over = page.locator(".banner .primary")  # a Spy's eyes first
    step, seen = (by_mouse if size[0] > 500 else by_touch), set()
    luck = Random(2)
    for _ in range(400):
        page.wait_for_selector(".curtain, .asked, .banner .primary, dialog .places", state="attached")
        if page.locator("dialog .places").count():
            break
        put_away(page)
        if curtain.count():
            assert page.locator(".board, .fan, .rail, .notebook").count() == 0, "nothing is seen through the curtain"
            seen.add(curtain.get_by_role("button").first.inner_text())
            curtain.get_by_role("button").first.click()
            expect(curtain).to_have_count(0)
        elif hand_over.count():
            attempt(partial(hand_over.click, timeout=TRY))
        else:
            attempt(partial(step, page, luck))
    expect(page.locator("dialog .places")).to_be_visible()
    assert "I am Leo" in seen and len(seen) == 2
    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
