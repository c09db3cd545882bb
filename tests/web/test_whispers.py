"""A whisper on the page: chosen beside the chat, shown as one to two people, and to nobody else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .test_axe import violations

SECRET = "the Docks, tonight"


def three_at_mob_ties(new_page: NewPage, house: OpenHouse) -> list[Page]:
    """Three people, each with a browser of the own; the last one reads Italian."""
    pages = [new_page(reduced_motion="reduce", locale=locale) for locale in ("en-US", "en-US", "it-IT")]
    first = pages[0]
    first.goto(house.url)
    make = first.locator(".make")
    make.get_by_text("Mob Ties", exact=True).click()
    make.get_by_text("3", exact=True).click()
    for chair in range(2):
        make.locator(".who").nth(chair).select_option("free")
    make.get_by_role("button", name="Open the table").click()
    first.wait_for_url("**/t/*")
    for page, sit in zip(pages[1:], ("Sit down", "Siediti"), strict=True):
        page.goto(first.url)
        page.get_by_role("button", name=sit, exact=True).click()
    for page in pages:
        expect(page.locator("main.felt")).to_be_visible()
    return pages


def chat(page: Page) -> list[str]:
    return [" ".join(line.split()) for line in page.locator(".chat li:not(.typed)").all_inner_texts()]


def test_a_whisper_is_shown_to_two_and_a_word_to_all(new_page: NewPage, house: OpenHouse) -> None:
    speaker, third, listener = three_at_mob_ties(new_page, house)
    choice = speaker.get_by_role("combobox", name="To", exact=True)
    expect(choice.locator("option")).to_have_count(3)
    names = choice.locator("option").all_inner_texts()
    assert names[0] == "everybody"
    choice.select_option(index=2)
    field = speaker.get_by_label(f"Whisper to {names[2]}")
    field.fill(SECRET)
    field.press("Enter")
    expect(listener.locator(".chat .whisper")).to_contain_text(f"ti bisbiglia {SECRET}")
    expect(speaker.locator(".chat .whisper")).to_contain_text(f"whispers to {names[2]} {SECRET}")
    assert violations(speaker) == []
    choice.select_option(index=0)
    speaker.get_by_label("Say something").fill("good evening")
    speaker.get_by_role("button", name="Send").click()
    for page in (third, listener):
        expect(page.locator(".chat")).to_contain_text("good evening")
    assert len(chat(third)) == 1 and SECRET not in third.content()
    listener.reload()
    expect(listener.locator(".chat .whisper")).to_contain_text(SECRET)
    third.reload()
    expect(third.locator(".chat")).to_contain_text("good evening")
    assert SECRET not in third.content()


def test_where_the_game_knows_no_whispers_there_is_nothing_to_choose(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(house.url)
    page.locator(".poster", has=page.get_by_role("heading", name="Mafiozoo")).get_by_role("button").click()
    expect(page.get_by_label("Say something")).to_be_visible()
    expect(page.locator(".chat select")).to_have_count(0)
