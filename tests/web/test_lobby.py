"""The lobby: a first decision in two clicks, tables, codes, names, languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import malavita

from .conftest import PATIENCE, NewPage
from .house import OpenHouse
from .picture import at_the_end, sit_down_at
from .player import asked, play_now


def test_one_click_from_the_lobby_to_the_first_decision(page: Page, house: OpenHouse) -> None:
    page.goto(house.url)
    page.get_by_role("button", name="Play now Criminals").click()
    asked(page)
    expect(page.locator(".hideout.may").first).to_be_visible()


def test_a_table_that_waits_can_be_continued(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.get_by_role("link", name="Leave the table").click()
    ticket = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(ticket).to_contain_text("Your turn")
    ticket.click()
    asked(page)


def test_the_back_button_goes_back(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.go_back()
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    page.go_forward()
    asked(page)


def test_name_and_face_are_kept(page: Page, house: OpenHouse) -> None:
    page.goto(f"{house.url}/you")
    page.get_by_label("Your name").fill("Don Test")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text("Face 5", exact=True).locator("..").click()
    play_now(page, house.url)
    asked(page)
    page.reload()
    page.goto(house.url)
    expect(page.get_by_role("link", name="Don Test")).to_be_visible()


@pytest.mark.parametrize(("typed", "told"), [("QQQQQQ", "There is no table with this code."), ("what?", "A code has")])
def test_a_wrong_code_says_so(page: Page, house: OpenHouse, typed: str, told: str) -> None:
    page.goto(house.url)
    page.get_by_label("Paste a link or a table code").fill(typed)
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator("#join-wrong")).to_contain_text(told)
    assert page.url == f"{house.url}/"


def test_after_a_wrong_code_one_can_go_on_typing(page: Page, house: OpenHouse) -> None:
    page.goto(house.url)
    field = page.get_by_label("Paste a link or a table code")
    field.fill("what?")
    for _ in range(2):
        field.press("Enter")
        expect(page.locator("#join-wrong")).to_contain_text("A code has")
        expect(field).to_be_focused()
        page.keyboard.type("!")
    expect(field).to_have_value("what?!!")


def test_a_link_to_no_table_is_a_calm_page(page: Page, house: OpenHouse) -> None:
    page.goto(f"{house.url}/t/ZZZZZZ")
    expect(page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".poster").first).to_be_visible()


def test_a_listed_table_is_joined_with_one_click(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    host.goto(house.url)
    host.locator(".make").get_by_text("2", exact=True).click()
    host.locator(".make").get_by_text("Listed").click()
    host.locator(".make").get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    code = host.url.rsplit("/", 1)[-1]
    guest.goto(house.url)
    line = guest.locator("section", has_text="Open tables").locator("li").filter(has=guest.locator("button")).first
    line.get_by_role("button").click()
    guest.wait_for_url(f"**/t/{code}")
    expect(guest.locator(".board")).to_be_visible()


def test_a_full_table_is_watched_and_not_joined(new_page: NewPage, house: OpenHouse) -> None:
    host, late = new_page(), new_page()
    play_now(host, house.url)
    asked(host)
    late.goto(host.url)
    expect(late.locator(".board")).to_be_visible()
    expect(late.locator(".board .may")).to_have_count(0)
    expect(late.locator(".fold")).to_have_count(0)


@pytest.mark.parametrize(("language", "hero"), [("IT", "Prendi una sedia."), ("FR", "Prends une chaise.")])
def test_the_language_changes_at_once_and_stays(page: Page, house: OpenHouse, language: str, hero: str) -> None:
    page.goto(house.url)
    page.get_by_role("button", name=language, exact=True).click()
    expect(page.get_by_role("heading", name=hero)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=hero)).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.locator("header.top select").select_option("it")
    expect(page.locator(".bar .text")).to_contain_text("scegli un covo")
    expect(page.locator(".hideout.may").first).to_contain_text("guarda nel covo A (Attrazioni)")
    page.locator("header.top select").select_option("fr")
    expect(page.locator(".bar .text")).to_contain_text("choisis une planque")


def test_the_invitation_holds_before_the_table_opens(new_page: NewPage, house: OpenHouse) -> None:
    host, friend = new_page(), new_page()
    host.goto(house.url)
    make = host.locator(".make")
    make.get_by_text("3", exact=True).click()
    ticket = make.get_by_role("region", name="Invitation")
    expect(ticket.get_by_role("img")).to_be_visible()
    code = ticket.locator("p b").inner_text()
    friend.goto(f"{house.url}/t/{code}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("Everybody is here.")).to_be_visible()
    expect(make.get_by_text("has come")).to_be_visible(timeout=PATIENCE)
    expect(host.get_by_role("region", name="Continue")).to_have_count(0)
    make.get_by_role("button", name="Begin").click()
    host.wait_for_url(f"**/t/{code}")
    expect(host.locator(".board")).to_be_visible()


def test_a_table_being_laid_is_found_again_once_a_friend_sits_there(new_page: NewPage, house: OpenHouse) -> None:
    host, friend = new_page(390, 844, has_touch=True, is_mobile=True), new_page()
    host.goto(house.url)
    host.get_by_role("button", name="Make a table").tap()
    make = host.locator(".make")
    make.get_by_text("3", exact=True).tap()
    code = make.get_by_role("region", name="Invitation").locator("p b").inner_text()
    friend.goto(f"{house.url}/t/{code}")
    friend.get_by_role("button", name="Sit down").click()
    expect(make.get_by_text("has come")).to_be_visible(timeout=PATIENCE)
    waiting = host.get_by_role("region", name="Continue")
    expect(waiting).to_have_count(0)
    host.locator("dialog").get_by_role("button", name="Close").tap()
    waiting.get_by_role("link").tap()
    host.wait_for_url(f"**/t/{code}")
    expect(host.get_by_role("button", name="Begin", exact=True)).to_be_visible()


def test_what_is_changed_after_the_invitation_is_what_opens(page: Page, house: OpenHouse) -> None:
    page.goto(house.url)
    make = page.locator(".make")
    make.get_by_text("2", exact=True).click()
    code = make.get_by_role("region", name="Invitation").locator("p b").inner_text()
    make.get_by_text("Mob Ties", exact=True).click()
    make.get_by_text("4", exact=True).click()
    make.get_by_role("button", name="Open the table").click()
    page.wait_for_url(f"**/t/{code}")
    expect(page.locator("main .room")).to_contain_text("Mob Ties")
    expect(page.locator("main .room > section > ul > li")).to_have_count(4)


def test_the_lobby_shows_a_game_worth_watching_again(page: Page, house: OpenHouse) -> None:
    code = at_the_end(page, house)
    page.goto(house.url)
    page.locator("#highlight-title").scroll_into_view_if_needed()
    expect(page.get_by_role("heading", name="Odette hires the Boss for $1")).to_be_visible()
    page.get_by_role("link", name="Watch from move 20").click()
    page.wait_for_url(f"**/r/{code}*#20")


@pytest.mark.parametrize("game", ["mafiozoo", "mobties"])
def test_the_highlight_of_every_game_tells_its_move_and_keeps_a_picture(
    page: Page, house: OpenHouse, game: str
) -> None:
    opening, luck, given = malavita.new(game, 3, seed=5), Random(5), []
    over = opening.copy()
    while not over.over:
        seat = luck.choice(over.to_act)
        given.append((seat, luck.choice(over.question(seat).answers).code))
        over.play(*given[-1])
    sit_down_at(page, house, opening, given)
    page.goto(house.url)
    page.locator("#highlight-title").scroll_into_view_if_needed()
    picture = page.locator("figure img")
    expect(picture).to_be_visible()
    assert picture.evaluate("img => img.decode().then(() => img.naturalWidth > 0)")
    expect(page.locator("#highlight-title")).to_contain_text(re.compile("Livia|Bruno|Odette"))
