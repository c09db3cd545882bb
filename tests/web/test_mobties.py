"""The drawn table of Mob Ties: every question that lies on the table is answered there, wide and on the smallest phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .mobtable import at_question
from .test_axe import violations
from .test_words import cut_off

# what is clicked at each question, one after the other, until it is answered
ON_THE_TABLE = {
    "place": [".streets .token.may", ".place .hit.may"],
    "talk": ["[data-thing='card:blackmail'].may, .seats .plate.may"],
    "ballot": [".ballot .may"],
    "tie": [".seats .plate.may"],
    "give": [".seats .plate.may"],
    "keep": [".hand .drawn .may"],
    "shop": ["[data-thing='deck'].may"],
    "discard": [".hand .favor.may"],
    "move": [".token.may"],
    "to": [".hit.may"],
    "shoot": [".hand .favor.may", ".hit.may"],
    "lose": [".token.may"],
    "act": [".hand .favor.may"],
    "target": [".place .token.may, .streets .token.may"],
    "victim": [".seats .plate.may"],
    "free": [".jail .token.may"],
    "piece": [".token.may"],
    "tip": [".hit.may"],
    "drive": [".hit.may", ".token.may"],
    "defend": [".hand .favor.may"],
    "bail": [".jail .token.may"],
}
IN_WORDS = ["bribe", "reply", "promise", "court", "hire", "hawk"]
SEEN = ["place", "talk", "ballot", "shop", "move", "shoot", "act", "target", "defend", "keep"]
SIZES = [(1366, 768), (390, 844)]
PHONE = {"has_touch": True, "is_mobile": True}


def sent(page: Page) -> list[str]:
    """What this page answers from now on, as it goes over the line."""
    codes: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: codes.append(str(frame))))
    return codes


def answers(codes: list[str]) -> list[str]:
    return [each for each in codes if '"type":"answer"' in each]


@pytest.mark.parametrize("question", ON_THE_TABLE)
def test_every_answer_stands_in_the_bar_and_the_table_itself_answers(
    page: Page, house: OpenHouse, question: str
) -> None:
    codes, questions = sent(page), heard(page)
    at_question(page, house, question)
    assert in_the_bar(page) == wanted(questions)
    for selector in ON_THE_TABLE[question]:
        if answers(codes):
            break
        page.locator(selector).first.click()
        page.wait_for_timeout(50)
    if question == "talk" and not answers(codes):
        page.locator(".ask .second").first.click()  # the seat was chosen on the table, the price beside it
    until_sent(page, codes)
    assert f'"answer":"{question}:' in answers(codes)[0]


def until_sent(page: Page, codes: list[str]) -> None:
    for _ in range(100):
        if answers(codes):
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing was answered")


@pytest.mark.parametrize("question", [*IN_WORDS, "act", "talk"])
def test_every_answer_stands_in_the_bar_of_the_smallest_phone(
    new_page: NewPage, house: OpenHouse, question: str
) -> None:
    page = new_page(360, 740, **PHONE)
    questions = heard(page)
    at_question(page, house, question, options={"terms": "all_bets"})  # where promises are asked about
    assert in_the_bar(page) == wanted(questions)


def heard(page: Page) -> list[dict[str, Any]]:
    """The questions that this page is asked from now on."""
    questions: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: questions.extend(asked(frame))))
    return questions


def wanted(questions: list[dict[str, Any]]) -> list[str]:
    return [answer["text"] for answer in questions[-1]["answers"]]


def in_the_bar(page: Page) -> list[str]:
    """All answers that can be given in the bar; a long list is opened and closed again."""
    more = page.locator(".ask [aria-expanded], .sheet [aria-expanded]")
    if more.count():
        more.click()
    found = page.locator(".ask .button.second, .sheet .button.second").all_inner_texts()
    if more.count():
        more.click()
    return found


def asked(frame: object) -> list[dict[str, Any]]:
    """The questions in a message of the house."""
    message = json.loads(str(frame))
    return [message["question"]] if message.get("question") else []


@pytest.mark.parametrize("question", ["place", "move", "to", "lose", "target", "bail"])
def test_a_phone_answers_by_its_places(new_page: NewPage, house: OpenHouse, question: str) -> None:
    page = new_page(390, 844, **PHONE)
    codes = sent(page)
    at_question(page, house, question)
    if question == "place":
        page.locator(".tray .token.may").first.tap()
    page.locator(".town .may, .strip .may").first.tap()
    inside: Locator = page.locator("dialog .token.may")
    page.wait_for_timeout(100)
    if not answers(codes):
        (inside if inside.count() else page.locator(".sheet .button.second")).first.tap()
    until_sent(page, codes)
    assert f'"answer":"{question}:' in answers(codes)[0]


@pytest.mark.parametrize(("question", "size"), [(question, SIZES[n % 2]) for n, question in enumerate(SEEN)])
def test_no_violation_at_any_question(
    new_page: NewPage, house: OpenHouse, question: str, size: tuple[int, int]
) -> None:
    page = new_page(*size) if size[0] > 768 else new_page(*size, **PHONE)
    at_question(page, house, question)
    assert violations(page) == []
    assert cut_off(page) == []


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (4, "it"), (5, "fr"), (6, "fr")])
def test_the_smallest_phone_shows_it_whole(new_page: NewPage, house: OpenHouse, players: int, language: str) -> None:
    page = new_page(360, 740, locale=language, **PHONE)
    at_question(page, house, "act", players)
    assert cut_off(page) == []
    outside = page.locator(".phone *").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.unseen')"
        " && each.offsetParent).map(each => each.className)"
    )
    assert [each for each in outside if each] == []
    small = page.locator(".phone button:visible").evaluate_all(
        "all => all.filter(each => each.offsetHeight < 44 || each.offsetWidth < 44).map(each => each.className)"
    )
    assert small == []


def test_the_count_is_shown_and_goes_with_a_click(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "ballot")
    page.locator(".ballot .may").first.click()
    reveal = page.locator(".reveal")
    expect(reveal.locator(".slip")).not_to_have_count(0)
    reveal.get_by_role("button", name="Continue").click()
    expect(reveal).to_have_count(0)


def test_half_an_answer_can_be_thought_over(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "place")
    before = page.locator(".hit.may").count()
    page.locator(".streets .token.may").first.click()
    expect(page.locator(".token.picked")).to_have_count(1)
    page.get_by_role("button", name="Something else").click()
    expect(page.locator(".token.picked")).to_have_count(0)
    expect(page.locator(".hit.may")).to_have_count(before)


def test_the_keyboard_alone_places_a_gangster(page: Page, house: OpenHouse) -> None:
    codes = sent(page)
    at_question(page, house, "place")
    page.locator(".streets .token.may").first.focus()
    page.keyboard.press("Enter")
    page.locator(".place .hit.may").first.focus()
    page.keyboard.press("Enter")
    until_sent(page, codes)


def test_somebody_who_watches_sees_the_same_town(new_page: NewPage, house: OpenHouse) -> None:
    code = at_question(new_page(), house, "act")
    guest = new_page()
    guest.goto(f"{house.url}/t/{code}")
    expect(guest.locator(".place")).to_have_count(6)
    expect(guest.locator(".board .may")).to_have_count(0)
    expect(guest.locator(".hand .favor")).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_replay_shows_the_town(new_page: NewPage, house: OpenHouse, size: tuple[int, int]) -> None:
    page = new_page(*size)
    code = at_question(page, house, "over")
    page.goto(f"{house.url}/r/{code}#60")
    page.wait_for_selector(".deck .play")  # a film of many moves takes a while to come
    expect(page.locator(".place")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    assert violations(page) == []


def test_the_log_has_a_heading_for_each_phase(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "bail")
    headings = page.locator(".log .heading").all_inner_texts()
    assert headings[0] == "Setting up"
    assert "Turn 1, Election" in headings and "Turn 1, Action" in headings
    assert len(headings) == len(set(headings))
