"""Yourself: on another device, for a program, forgotten; and how you want to be called."""

from __future__ import annotations

import urllib.request

from playwright.sync_api import Page, expect

from .conftest import NewPage, Watched
from .house import OpenHouse
from .player import asked, play_now

CLIPBOARD = ["clipboard-read", "clipboard-write"]
OVER_HTTP = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"


def called(page: Page, house: OpenHouse, name: str) -> None:
    page.goto(f"{house.url}/you")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").first.click()


def personal_link(page: Page, house: OpenHouse, name: str) -> str:
    called(page, house, name)
    page.get_by_role("button", name="Make a personal link").click()
    ticket = page.get_by_role("region", name="Personal link")
    picture = ticket.get_by_role("img", name="QR code of your personal link")
    assert picture.evaluate("img => img.decode().then(() => img.naturalWidth > 40)")
    expect(ticket.get_by_role("link")).to_have_count(0)  # a tap would use it up, here
    ticket.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_that_only_this_machine_can_open_says_so(page: Page, house: OpenHouse) -> None:
    called(page, house, "Homebody")
    page.get_by_role("button", name="Make a personal link").click()
    expect(page.get_by_role("region", name="Personal link")).to_contain_text("Only this machine can open this link.")
    page.goto(house.url)
    page.locator(".make").get_by_text("3", exact=True).click()
    expect(page.get_by_role("region", name="Invitation")).to_contain_text("malavita serve --host 0.0.0.0")


def test_a_link_for_others_needs_no_such_word(page: Page, house: OpenHouse) -> None:
    page.route(
        "**/api/shelf*", lambda route: route.fulfill(json={**route.fetch().json(), "address": "http://192.0.2.7:8000"})
    )
    page.goto(house.url)
    page.locator(".make").get_by_text("3", exact=True).click()
    ticket = page.get_by_role("region", name="Invitation")
    expect(ticket).to_contain_text("192.0.2.7:8000/t/")
    expect(ticket).not_to_contain_text("Only this machine")


def test_a_personal_link_takes_one_along(new_page: NewPage, house: OpenHouse) -> None:
    here, there = new_page(permissions=CLIPBOARD), new_page()
    there.goto(personal_link(here, house, "Traveller"))
    expect(there.get_by_role("alert")).to_have_count(0)
    there.get_by_role("button", name="Yes, that’s me").click()
    expect(there.get_by_text("Welcome back, Traveller.")).to_be_visible()


def test_a_personal_link_warns_whoever_would_be_lost(new_page: NewPage, house: OpenHouse) -> None:
    here, there = new_page(permissions=CLIPBOARD), new_page()
    called(there, house, "Stay-at-home")
    play_now(there, house.url)
    asked(there)
    link = personal_link(here, house, "Traveller")
    there.goto(link)
    expect(there.get_by_role("alert")).to_contain_text("This browser already is Stay-at-home")
    there.get_by_role("link", name="No, stay Stay-at-home").click()
    expect(there.get_by_role("link", name="Stay-at-home")).to_be_visible()
    there.goto(link)
    there.get_by_role("button", name="Yes, that’s me").click()
    expect(there.get_by_text("Welcome back, Traveller.")).to_be_visible()


def test_to_be_forgotten_needs_two_clicks_and_a_warning(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page()
    called(page, house, "Gone")
    play_now(page, house.url)
    asked(page)
    page.goto(f"{house.url}/you")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Forget me on this device").click()
    expect(page.get_by_role("alert")).to_contain_text("This browser will no longer know Gone.")
    page.get_by_role("button", name="Forget me here").click()
    expect(page.get_by_text("somebody new")).to_be_visible()
    expect(page.get_by_label("Your name")).not_to_have_value("Gone")
    assert page.evaluate("fetch('/api/me?maybe=1').then((it) => it.json())") is None
    page.goto(house.url)
    expect(page.get_by_role("region", name="Continue")).to_have_count(0)


def test_a_token_lets_a_program_play_as_you(page: Page, house: OpenHouse) -> None:
    called(page, house, "Owner")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="A token for a program").click()
    token = page.get_by_label("Token", exact=True).input_value()
    asking = urllib.request.Request(f"{house.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(asking) as answer:
        assert b'"name":"Owner"' in answer.read()


def test_over_http_the_page_says_why_the_browser_does_not_call(page: Page, house: OpenHouse) -> None:
    page.goto(f"{house.url}/you")
    expect(page.get_by_label("This browser tells me")).to_be_visible()
    expect(page.get_by_text("While a page of Malavita is open in it")).to_be_visible()
    page.add_init_script(OVER_HTTP)
    page.reload()
    expect(page.get_by_text("Over http a browser may not tell you")).to_be_visible()
    expect(page.get_by_label("This browser tells me")).to_have_count(0)


def test_an_address_that_cannot_be_called_says_what_it_must_be(page: Page, house: OpenHouse, watched: Watched) -> None:
    watched.allowed = ["Failed to load resource"]
    page.goto(f"{house.url}/you")
    page.get_by_label("Post a message to this address").fill("http://example.org/")
    page.get_by_role("button", name="Save and try").click()
    expect(page.get_by_text("it must begin with https:// and be open")).to_be_visible()


def test_at_a_slow_table_the_settings_lead_to_calls(page: Page, house: OpenHouse) -> None:
    page.goto(house.url)
    code = page.evaluate(
        """async () => {
            await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Slow" }) });
            const seats = [{ kind: "me" }, { kind: "bot" }];
            const body = JSON.stringify({ game: "criminals", seats, pace: { kind: "slow", bank: 86400, refill: 3600 } });
            return (await (await fetch("/api/tables", { method: "POST", body })).json()).table;
        }"""
    )
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_label("This browser tells me")).to_be_visible()
