"""People at a table, beside the game: proposals, who was away, who is late, who watches, who is waited for elsewhere."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import PATIENCE, NewPage
from .house import OpenHouse
from .player import asked, attempt, by_mouse, until

ASK = """
  async ([path, body]) => {
    const headers = { "Content-Type": "application/json" };
    const reply = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return reply.json();
  }
"""
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


def post(page: Page, path: str, **body: Any) -> Any:
    return page.evaluate(ASK, [path, body])


def come(page: Page, url: str, name: str) -> Page:
    page.goto(url)
    post(page, "/guests", name=name)
    return page


def open_table(anna: Page, *others: Page, game: str = "criminals", **more: Any) -> str:
    """Anna opens a table, the others sit down there; all look at it."""
    seats = [{"kind": "me"}, *({"kind": "free"} for _ in others)]
    code = post(anna, "/tables", game=game, seats=seats, **more)["table"]
    for page in others:
        post(page, f"/tables/{code}/sit")
    for page in (anna, *others):
        page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{code}")
        expect(page.locator(".board")).to_be_visible()
    return str(code)


def asked_first(*pages: Page) -> tuple[Page, ...]:
    """Whoever is asked, then the others."""
    while not any(page.locator(".asked").count() for page in pages):
        pages[0].wait_for_timeout(50)
    return tuple(sorted(pages, key=lambda page: -page.locator(".asked").count()))


def move(page: Page, other: Page) -> None:
    """A whole move, until the other is asked."""
    luck = Random(1)
    while not other.locator(".asked").count():
        if page.locator(".asked").count():
            attempt(partial(by_mouse, page, luck))


def pass_on(page: Page) -> None:
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".bar .primary").click()


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def test_a_proposal_is_taken_back_or_declined_and_both_are_told(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(), house.url, "Anna"), come(new_page(), house.url, "Leo")
    open_table(anna, leo, pace={"kind": "live", "bank": 600, "refill": 60})
    for _ in range(2):
        anna.get_by_role("button", name="Settings").click()
        anna.get_by_role("button", name="Ask for a pause").click()
        expect(leo.locator(".banner")).to_contain_text("Anna asks for a pause.")
        if _ == 0:
            anna.get_by_role("button", name="Take it back").click()
            expect(leo.locator(".banner")).to_have_count(0)
    leo.get_by_role("button", name="Decline").click()
    expect(anna.locator(".toast")).to_contain_text("Leo says no.")
    open_chat(leo)
    for line in ("Anna asks for a pause.", "Anna takes the proposal back.", "Leo says no."):
        expect(leo.locator(".chat")).to_contain_text(line)
    leo.goto(house.url)


def test_another_pace_is_proposed_by_a_button_and_asked_for_in_the_lobby(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(), house.url, "Anna"), come(new_page(), house.url, "Leo")
    open_table(anna, leo)
    asking, waiting = asked_first(anna, leo)
    asking.get_by_role("button", name="Settings").click()
    asking.locator("dialog").get_by_text("Slow", exact=True).click()
    expect(waiting.locator(".banner")).to_have_count(0)
    waiting.goto(house.url)
    expect(waiting.get_by_text("Their move")).to_be_visible()
    asking.get_by_role("button", name="Ask for another pace").click()
    expect(asking.locator(".banner")).to_be_visible()  # it is told once it is stored
    waiting.goto(house.url)
    expect(waiting.get_by_text("Your word is asked")).to_be_visible()


def test_what_happened_meanwhile_is_a_list(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(**CALM), house.url, "Anna"), come(new_page(**CALM), house.url, "Leo")
    code = open_table(anna, leo)
    one, other = asked_first(anna, leo)
    other.reload()
    asked_first(anna, leo)
    expect(other.locator(".banner")).to_have_count(0)
    other.goto("about:blank")
    luck = Random(1)
    while one.locator(".asked").count():
        attempt(partial(by_mouse, one, luck))
    for _ in range(2):  # it stays until it was read
        other.goto(f"{house.url}/t/{code}")
        told = other.locator(".banner", has_text=re.compile("Since you were away: (one thing|[0-9]+ things)"))
        expect(told).to_be_visible()
    told.locator("summary").click()
    name = "Anna" if one is anna else "Leo"
    expect(told.locator("li").first).to_contain_text(name)
    asked(other)
    while told.count():
        attempt(partial(by_mouse, other, luck))
    other.reload()
    expect(other.locator(".board")).to_be_visible()
    expect(told).to_have_count(0)
    other.get_by_role("link", name="As a film").click()
    other.wait_for_url("**/r/*")


def test_what_happens_before_the_own_eyes_is_not_counted_as_missed(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(**CALM), house.url, "Anna"), come(new_page(**CALM), house.url, "Leo")
    code = open_table(anna, leo)
    one, other = asked_first(anna, leo)
    other.goto("about:blank")
    one.locator(".hideout.may").first.click()
    expect(one.locator(".fan .may").first).to_be_visible()
    other.goto(f"{house.url}/t/{code}")
    told = other.locator(".banner summary")
    expect(told).to_have_text("Since you were away: one thing")
    move(one, other)
    expect(told).to_have_text("Since you were away: one thing")


def test_a_line_that_was_down_for_long_is_an_absence_too(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(**CALM), house.url, "Anna"), come(new_page(**CALM), house.url, "Leo")
    lines: list[WebSocketRoute] = []
    up = [True]

    def through(line: WebSocketRoute) -> None:
        if up[0]:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    for page in (anna, leo):
        page.route_web_socket("**/ws", through if page is leo else lambda line: line.connect_to_server())
    open_table(anna, leo)
    one, other = asked_first(anna, leo)
    if other is anna:
        move(leo, anna)
    up[0] = False
    lines[-1].close()
    expect(leo.get_by_text("The line is down")).to_be_visible()
    luck = Random(1)
    while anna.locator(".asked").count():
        attempt(partial(by_mouse, anna, luck))
    leo.evaluate("Date.now = ((now) => () => now() + 60_000)(Date.now)")
    up[0] = True
    leo.get_by_role("button", name="Try now").click()
    expect(leo.get_by_text("Since you were away")).to_be_visible()
    leo.locator(".banner").get_by_role("button", name="Close").click()
    expect(leo.get_by_text("Since you were away")).to_have_count(0)


def test_help_by_the_clock_is_announced_to_all_and_explained_to_who_was_late(
    new_page: NewPage, house: OpenHouse
) -> None:
    anna, leo = come(new_page(), house.url, "Anna"), come(new_page(), house.url, "Leo")
    open_table(anna, leo, game="mafiozoo", pace={"kind": "live", "bank": 1, "refill": 1})
    anna.get_by_role("tab", name="Rules").click()
    expect(anna.locator(".toast", has_text="ran out of time; the clock has answered").first).to_be_visible()
    expect(anna.locator(".rail .count")).to_be_visible()
    told = anna.get_by_text("You ran out of time three times; a bot plays for you.")
    expect(told).to_be_visible(timeout=PATIENCE)
    expect(leo.get_by_text("Anna ran out of time three times; a bot plays on.").first).to_be_attached()


def test_at_another_table_a_mark_says_that_one_is_waited_for(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(**CALM), house.url, "Anna"), come(new_page(**CALM), house.url, "Leo")
    second = str(post(anna, "/tables", game="criminals", seats=[{"kind": "me"}, {"kind": "free"}])["table"])
    first = open_table(anna, leo)
    one, other = asked_first(anna, leo)
    if one is anna:
        move(anna, leo)
    anna.goto(f"{house.url}/t/{second}")
    expect(anna.get_by_role("region", name="Invitation")).to_be_visible()
    until(anna, "document.querySelector('.talk') !== null")
    pass_on(leo)
    expect(anna.locator(".toast")).to_contain_text("Your turn: Criminals")
    expect(anna.locator(".toast").get_by_role("link", name="Go there")).to_be_visible()
    anna.get_by_role("link", name="1 other table waits").click()
    asked(anna)
    assert anna.url.endswith(first)
    anna.evaluate("code => history.back()", second)
    expect(anna.get_by_role("link", name="1 other table waits")).to_be_visible()


def test_those_who_watch_talk_among_themselves_and_know_it(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo, eve = new_page(), new_page(), new_page()
    code = open_table(come(anna, house.url, "Anna"), come(leo, house.url, "Leo"))
    eve.goto(f"{house.url}/t/{code}")
    expect(eve.locator(".banner")).to_contain_text("A personal link from your other device brings you here.")
    open_chat(eve)
    eve.get_by_placeholder("To those who watch").fill("he bluffs")
    eve.keyboard.press("Enter")
    said = eve.locator(".chat li.aside")
    expect(said).to_contain_text("he bluffs")
    expect(said).to_contain_text("watching")
    open_chat(anna)
    expect(anna.get_by_placeholder("Say something", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Who is here").click()
    expect(anna.locator("dialog")).to_contain_text("One person is watching.")
    expect(anna.get_by_text("he bluffs")).to_have_count(0)


def test_people_talk_before_the_game_begins(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(), house.url, "Anna"), new_page(390, 844)
    pace = {"kind": "slow", "bank": 86_400, "refill": 86_400}
    code = post(anna, "/tables", game="criminals", seats=[{"kind": "me"}, {"kind": "free"}], pace=pace)["table"]
    for page in (anna, leo):
        page.goto(f"{house.url}/t/{code}")
    leo.get_by_placeholder("Say something").fill("Two minutes, please")  # nobody knows Leo yet
    leo.keyboard.press("Enter")
    expect(anna.locator(".chat li", has_text="Two minutes, please").locator("time")).to_have_text(
        re.compile(r"\d\d:\d\d")
    )
    leo.get_by_role("button", name="Sit down", exact=True).click()
    expect(anna.locator(".board")).to_be_visible()
    expect(anna.locator(".rail .count")).to_have_count(0)


def test_who_left_keeps_a_name_on_the_plate_beside_the_bot(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(), house.url, "Anna"), come(new_page(), house.url, "Bruno")
    open_table(anna, leo)
    leo.get_by_role("button", name="Settings").click()
    leo.get_by_role("button", name="Leave; a bot plays on").click()
    plate = anna.locator(".plate", has_text="Bruno")
    expect(plate.get_by_title("A bot plays for Bruno for now")).to_be_visible()
    assert plate.locator(".name b").evaluate("each => each.scrollWidth <= each.clientWidth"), "the name is whole"


def test_while_the_game_is_paused_nobody_is_said_to_choose(new_page: NewPage, house: OpenHouse) -> None:
    anna, leo = come(new_page(), house.url, "Anna"), come(new_page(), house.url, "Leo")
    open_table(anna, leo, pace={"kind": "live", "bank": 600, "refill": 60})
    asking, waiting = asked_first(anna, leo)
    asking.get_by_role("button", name="Settings").click()
    asking.get_by_role("button", name="Ask for a pause").click()
    waiting.get_by_role("button", name="Agree").click()
    for page in (asking, waiting):
        expect(page.locator(".bar .text")).to_have_text("Paused.")
        page.goto(house.url)


@pytest.mark.parametrize("width", [1366, 1120])
def test_who_has_passed_is_stamped_beside_the_whole_purse(new_page: NewPage, house: OpenHouse, width: int) -> None:
    anna, leo = come(new_page(width), house.url, "Anna"), come(new_page(width), house.url, "Leo")
    open_table(anna, leo)
    asking, waiting = asked_first(anna, leo)
    pass_on(asking)
    stamp = waiting.locator(".plate .stamp")
    expect(stamp).to_be_visible()
    assert stamp.evaluate(
        "each => each.offsetLeft + each.offsetWidth <= each.closest('.plate').offsetLeft + each.closest('.plate').clientWidth"
    )
