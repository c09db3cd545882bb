"""What lies beside a table: notes, the promise of a fair shuffle, a bot for who is away; games taken along and brought."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from malavita.kernel.replay import read_save

from .conftest import NewPage
from .house import OpenHouse
from .picture import at_the_end
from .player import asked, by_mouse, play_now, until_over


def open_table(page: Page, url: str, players: str) -> None:
    page.goto(url)
    page.locator(".make").get_by_text(players, exact=True).click()
    page.locator(".make").get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_words_of_ones_own_are_mixed_into_the_shuffle_and_the_saved_game_proves_it(
    new_page: NewPage, house: OpenHouse, tmp_path: Path
) -> None:
    anna, leo = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    open_table(anna, house.url, "2")
    anna.get_by_text("A fair shuffle").click()
    promise = anna.locator("details .typed").inner_text()
    anna.get_by_label("Any words of yours").fill("black cat")
    anna.locator("details").get_by_role("button", name="Save").click()
    expect(anna.get_by_text("Values mixed in by")).to_be_visible()
    leo.goto(anna.url)
    leo.get_by_role("button", name="Sit down", exact=True).click()
    expect(leo.locator(".board")).to_be_visible()
    leo.get_by_role("button", name="Settings").click()
    leo.get_by_role("button", name="Leave; a bot plays on").click()
    until_over(anna, by_mouse)
    anna.get_by_role("link", name="Watch the replay").click()
    with anna.expect_download() as taken:
        anna.get_by_role("link", name="Saved game").click()
    file = tmp_path / "evening.malavita"
    taken.value.save_as(file)
    fair = read_save(file.read_text())["fair"]
    assert fair["commitment"] == promise and "black cat" in fair["mix"]
    leo.goto(f"{house.url}/replays")
    leo.get_by_label("Watch a saved game from elsewhere").set_input_files(file)
    leo.wait_for_url("**/r/*")
    expect(leo.get_by_role("link", name="Notation")).to_be_visible()


def mixed(page: Page) -> str:
    """Who has mixed something into the shuffle, as the settings of the table tell."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("A fair shuffle").click()
    return page.get_by_text("Values mixed in by").inner_text()


def own_name(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('malavita.name')"))


def test_every_browser_mixes_something_in_also_where_play_begins_at_once(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    play_now(anna, house.url)
    asked(anna)
    assert mixed(anna) == f"Values mixed in by: {own_name(anna)}"
    open_table(anna, house.url, "2")
    expect(anna.get_by_role("button", name="Begin, bots take the rest")).to_be_visible()
    leo.goto(anna.url)
    leo.get_by_role("button", name="Sit down", exact=True).click()
    expect(leo.locator(".board")).to_be_visible()
    told = mixed(leo)
    assert own_name(anna) in told and own_name(leo) in told


def test_a_rematch_begins_as_soon_as_something_is_mixed_in(page: Page, house: OpenHouse) -> None:
    before = at_the_end(page, house)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and before not in url)
    expect(page.locator(".board")).to_be_visible()
    assert mixed(page) == "Values mixed in by: Livia"


def test_notes_are_kept(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Your notes", exact=True).click()
    page.get_by_label("Your notes").fill("Bruno bluffs")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("Your notes").fill("Bruno bluffs twice")
    with page.expect_response(lambda reply: "/notes" in reply.url and reply.request.method == "PUT"):
        page.keyboard.press("Escape")
    page.reload()
    asked(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Your notes", exact=True).click()
    expect(page.get_by_label("Your notes")).to_have_value("Bruno bluffs twice")


def test_who_is_away_gets_a_bot_when_the_others_agree(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = new_page(), new_page()
    open_table(anna, house.url, "2")
    leo.goto(anna.url)
    leo.get_by_role("button", name="Sit down", exact=True).click()
    expect(anna.locator(".board")).to_be_visible()
    leo.goto(house.url)
    anna.wait_for_timeout(1500)  # so long one must have been away in this house
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("button", name="Ask for a bot in").click()
    leo.goto(anna.url)
    expect(leo.locator(".banner", has_text="A bot plays for you.")).to_be_visible()
    leo.get_by_role("button", name="Take my seat back").click()
    expect(leo.get_by_text("A bot plays for you.")).to_have_count(0)
