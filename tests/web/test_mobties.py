"""The drawn table of Mob Ties: every question that lies on the table is answered there, wide and on the smallest phone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import malavita

from .conftest import NewPage
from .house import OpenHouse
from .mobtable import Bargained, at_bargained_test, at_last_racket, at_question, played_to
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


def test_the_stage_tells_what_deals_promise_and_nothing_else_of_a_ballot(page: Page, house: OpenHouse) -> None:
    test = at_bargained_test(page, house)
    stage = page.locator("section.stage")
    expect(stage.locator(".voter .state")).to_have_text(["Has voted"] * 3)
    expect(stage.locator(".voter .pledge")).to_have_text(
        [f"Deal {test.deal}: for Livia", "Promised to Livia, not binding"]
    )
    assert stage.locator(".voter .says p:not(.state):not(.pledge)").count() == 0, "only deals speak of a ballot"
    known = stage.locator(".known .sums")
    expect(known.locator("li")).to_have_count(1)  # who has broken his word is not known yet
    expect(known.locator(".sure")).to_have_count(test.weights[0])
    expect(known.locator("i:not(.sure)")).to_have_count(test.weights[1])
    expect(known.locator("strong")).to_have_text(str(sum(test.weights)))
    assert violations(page) == []


def vote(page: Page) -> Locator:
    """Livia votes for herself; returns the count."""
    page.locator(".ballot .may, .sheet .button.second").filter(has_text="For myself").first.click()
    return page.locator(".reveal")


def word_is_told(reveal: Locator, test: Bargained) -> None:
    slips = reveal.locator(".slip")
    expect(slips).to_have_count(4)
    expect(slips.nth(1).locator(".pledge:not(.broken)")).to_have_text(f"deal {test.deal} kept")
    expect(slips.nth(2).locator(".pledge.broken")).to_have_text("promised Livia")
    expect(reveal.locator(".stamp")).to_have_text(f"Livia takes {test.racket}")
    expect(reveal.locator(".first strong")).to_have_text(str(test.weights[0] + 1))


def test_the_ballots_open_and_tell_who_kept_his_word_to_seats_and_watchers(new_page: NewPage, house: OpenHouse) -> None:
    page, guest = new_page(), new_page()
    test = at_bargained_test(page, house)
    guest.goto(f"{house.url}/t/{test.code}")
    expect(guest.locator(".voter")).to_have_count(4)  # with the envelope of her who still writes
    word_is_told(vote(page), test)
    word_is_told(guest.locator(".reveal"), test)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_with_reduced_motion_the_ballots_lie_open_at_once(new_page: NewPage, house: OpenHouse, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    at_bargained_test(page, house)
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            window.moved = [];
            Element.prototype.animate = function (...how) {
                window.moved.push(this.classList[0]);
                return animate.apply(this, how);
            };
        }"""
    )
    expect(vote(page).locator(".stamp")).to_be_visible()
    moved = page.evaluate("window.moved")
    assert {"envelope", "paper", "stamp"} <= set(moved) if motion == "no-preference" else moved == []


@pytest.mark.parametrize("way", ["button", "anywhere", "key", "answer"])
def test_the_count_goes_when_it_was_seen(page: Page, house: OpenHouse, way: str) -> None:
    at_bargained_test(page, house)
    reveal = vote(page)
    expect(reveal.locator(".slip")).not_to_have_count(0)
    if way == "button":
        reveal.get_by_role("button", name="Continue").click()
    elif way == "anywhere":
        reveal.click(position={"x": 5, "y": 5})
    elif way == "key":
        page.keyboard.press("Escape")
    else:
        page.locator(".ask .button.second").first.click()
    expect(reveal).to_have_count(0, timeout=2000)  # long before it would go by itself


def test_the_next_question_takes_the_count_away(page: Page, house: OpenHouse) -> None:
    at_last_racket(page, house)
    page.evaluate(
        """() => {
            window.stages = [];
            new MutationObserver(() => {
                const shown = document.querySelector(".reveal") !== null;
                if (shown !== (window.stages.length % 2 === 1)) window.stages.push(performance.now());
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    page.locator(".ballot .may").last.click()
    for _ in range(200):
        if len(stages := page.evaluate("window.stages")) == 2:
            break
        page.wait_for_timeout(50)
    came, went = stages
    assert 2000 < went - came < 6000, "long enough to be read, and not the eight seconds that it would stay by itself"
    expect(page.locator(".bar.asked")).to_have_count(1)


def test_a_film_opens_the_ballots_in_their_move(page: Page, house: OpenHouse) -> None:
    test = at_bargained_test(page, house)
    reveal = vote(page)
    expect(reveal).to_have_count(1)
    page.clock.install()
    page.goto(f"{house.url}/r/{test.code}")
    page.wait_for_selector(".deck .play")
    for _ in range(12):
        if reveal.count():
            break
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(100)
    word_is_told(reveal, test)
    assert violations(page) == []
    expect(page.locator(".steps .votes")).to_have_count(4)
    page.clock.fast_forward(20_000)
    expect(reveal).to_have_count(1)  # it stays as long as its move
    reveal.click(position={"x": 5, "y": 5})
    expect(reveal).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    word_is_told(reveal, test)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_smallest_phone_shows_how_it_ended(new_page: NewPage, house: OpenHouse, language: str) -> None:
    page = new_page(360, 740, locale=language, **PHONE)
    at_bargained_test(page, house)
    assert cut_off(page) == []
    page.locator(".sheet .button.second").first.tap()
    reveal = page.locator(".reveal")
    expect(reveal.locator(".slip")).to_have_count(4)
    sheet = page.locator(".sheet").bounding_box()
    for part in (".stamp", ".verdict button"):
        box = reveal.locator(part).bounding_box()
        assert box and sheet and box["y"] + box["height"] <= sheet["y"], part
    assert cut_off(page) == []


SMALL_WORDS = """() => {
    const found = [], walker = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const words = walker.currentNode.textContent.trim(), each = walker.currentNode.parentElement;
        if (!/\\p{L}{2}/u.test(words) || each.closest(".unseen, [aria-hidden=true]") || !each.offsetParent) continue;
        const style = getComputedStyle(each), town = each.closest(".town > .stage");
        const scale = town ? town.getBoundingClientRect().width / town.offsetWidth : 1;
        if (style.clipPath === "none" && parseFloat(style.fontSize) * scale < 11.99) found.push(words);
    }
    return found;
}"""


@pytest.mark.parametrize(("width", "players", "language"), [(768, 6, "en"), (800, 5, "it"), (900, 5, "fr")])
def test_words_can_be_read_on_a_tablet(
    new_page: NewPage, house: OpenHouse, width: int, players: int, language: str
) -> None:
    page = new_page(width, 1024, locale=language)
    at_question(page, house, "shop", players, options={"soldiers": "on", "sicilian": "on"})
    assert page.evaluate(SMALL_WORDS) == []
    bar = page.locator(".bar .text").bounding_box()
    assert bar and bar["width"] > 300, "the question has a line of its own"
    assert cut_off(page) == []


def test_letters_and_numbers_place_a_gangster(page: Page, house: OpenHouse) -> None:
    codes = sent(page)
    at_question(page, house, "place")
    chat = page.get_by_role("textbox").first
    chat.press_sequentially("d1")
    assert page.locator(".hit.picked").count() == 0, "who writes does not play"
    chat.blur()
    page.keyboard.press("a")
    expect(page.locator(".ask .list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ask .list")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.locator("[data-thing='place:docks'].picked")).to_have_count(1)
    page.keyboard.press("1")
    until_sent(page, codes)
    assert re.search('"answer":"place:[a-z_]+:docks"', answers(codes)[0])


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_place_has_a_letter_of_its_own(language: str) -> None:
    text = (Path(__file__).parents[2] / f"web/src/games/mobties/texts/{language}.ftl").read_text("utf-8")
    letters = re.findall(r"^letter-\w+ = (\w)$", text, re.M)
    assert len(set(letters)) == 7 == len(letters)
    assert not {"A", "U"} & set(letters)


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


def test_the_whole_hand_is_seen_when_it_is_unfolded(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, **PHONE)
    at_question(page, house, "act")
    page.locator(".hand-head").tap()
    expect(page.locator(".hand-head")).to_have_attribute("aria-expanded", "true")
    last = page.locator(".hand-box .favor").last
    expect(last).to_be_in_viewport(ratio=0.9)
    assert last.evaluate(
        """(card) => {
          const { left, bottom } = card.getBoundingClientRect();
          return card.contains(document.elementFromPoint(left + 20, bottom - 6));
        }"""
    )


def test_no_key_moment_of_a_film_is_set_up(page: Page, house: OpenHouse) -> None:
    code = at_question(page, house, "over")
    page.goto(f"{house.url}/r/{code}")
    moments = page.locator(".moments .typed")
    expect(moments.first).to_be_visible()
    kinds = [event["kind"] for event in finished().events()]
    placed = kinds[: kinds.index("turn-began")].count("placed")
    assert placed and all(int(number) > placed for number in moments.all_inner_texts())


def finished() -> malavita.Game:
    """The game of that film."""
    seed, given = played_to("over", 5, True, ())
    game = malavita.new("mobties", 5, seed=seed)
    for seat, said in given:
        assert isinstance(said, str)
        game.play(seat, said)
    return game
