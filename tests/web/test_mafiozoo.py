"""The drawn table of Mafiozoo: every question is answered on the table and in the bar, wide and on the smallest phone."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import malavita
from malavita.kernel.question import Question

from .conftest import NewPage
from .house import OpenHouse
from .picture import LIVIA, sit_down_at
from .player import asked, by_mouse, until_over
from .test_axe import violations
from .test_words import cut_off

KINDS = (
    "dock", "bribe", "use", "photo", "onward", "window", "inform", "pay", "token", "extra", "producer", "goon",
    "payment", "keep",
)  # fmt: skip
MOST_GAMES = 60
SMALL_WORDS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const each = walker.currentNode.parentElement;
        const hidden = each.closest(".unseen") || getComputedStyle(each).clipPath !== "none";
        const size = parseFloat(getComputedStyle(each).fontSize);
        const seen = each.getClientRects().length && !hidden;
        if (seen && size < 12 && /\\p{L}{3}/u.test(walker.currentNode.data)) found.push(`${walker.currentNode.data} ${size}`);
    }
    return found;
}"""


def opening(seed: int, players: int = 4) -> malavita.Game:
    return malavita.new("mafiozoo", players, seed=seed)


@cache
def way_to(kind: str) -> tuple[int, list[tuple[int, str]], Question]:
    """A seed and the answers after which Livia is asked such a question, with the question."""
    for seed in range(MOST_GAMES):
        game, luck = opening(seed), Random(seed)
        given: list[tuple[int, str]] = []
        while not game.over:
            seat = game.to_act[0]
            question = game.question(seat)
            if seat == LIVIA and question.kind == kind and len(question.answers) > 1:
                return seed, given, question
            answer = luck.choice(question.answers)
            given.append((seat, answer.code))
            game.play(seat, answer)
    raise AssertionError(f"nobody is ever asked {kind}")


def bribing(hand: str, players: int = 4, goons: str = "", **fields: Any) -> malavita.Game:
    """Livia is on turn in the Bribery phase, with these cards and goons; the others have some cards as well."""
    hands = [hand.split(), ["3a", "5a"], ["6a", "8a"], ["9a", "10a"]]
    laid = {
        "players": players, "first": LIVIA, "round_now": 2, "stage": "bribery", "visited": 4,
        "hand": [hands[seat] if seat < players else [] for seat in range(4)],
        "goons": [goons.split(), [], [], []], **fields,
    }  # fmt: skip
    return malavita.position("mafiozoo", laid, engine="python")


def at_question(page: Page, house: OpenHouse, kind: str) -> Question:
    seed, given, question = way_to(kind)
    sit_down_at(page, house, opening(seed), given)
    asked(page)
    return question


def answers_sent(page: Page) -> list[str]:
    """The codes of all answers that this page sends to the house, as they are sent."""
    sent: list[str] = []

    def hear(frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            sent.append(message["answer"])

    page.on("websocket", lambda line: line.on("framesent", hear))
    return sent


def glowing(page: Page) -> list[str]:
    return page.locator(".board .may").evaluate_all("all => all.map(each => each.dataset.thing)")


def press(page: Page, thing: str) -> None:
    """Click a thing; where it may mean several answers, take the last of those that the bar offers then."""
    page.locator(f".board [data-thing='{thing}']").first.click()
    page.wait_for_timeout(60)
    if page.get_by_role("button", name="Back", exact=True).count():
        page.locator(".bar .answers .second").last.click()


def meant(question: Question, thing: str) -> set[str]:
    """The answers that a thing on the table may stand for, as the codes tell."""
    name, _, what = thing.partition(":")
    codes = [answer.code for answer in question.answers]
    most = {"dock": codes[-1:], "producer": codes[-1:], "pay": ["pay:yes"]}
    if question.kind in most:
        return set(most[question.kind])
    if question.kind == "use":
        verb = "use:take" if name == "reserve" else "use:place"
        return {[code for code in codes if code.startswith(verb)][-1]}
    if question.kind == "inform":
        verb = {"reserve": "inform:reserve", "slush": "inform:slush"}.get(name, "inform:")
        return {code for code in codes if code.startswith(verb)} - {"inform:keep"}
    if question.kind in ("window", "bribe") and name == "photo":
        return {code for code in codes if ":L" in code}
    wanted = "unseen" if name == "supply" else what
    return {code for code in codes if wanted in code.split(":")[1:]}


@pytest.mark.parametrize("kind", KINDS)
def test_a_click_on_the_table_answers(page: Page, house: OpenHouse, kind: str) -> None:
    sent = answers_sent(page)
    question = at_question(page, house, kind)
    things = glowing(page)
    assert things, "something on the table glows"
    for thing in sorted({name.split(":")[0]: name for name in things}.values()):
        at_question(page, house, kind)
        sent.clear()
        press(page, thing)
        page.wait_for_timeout(100)
        assert sent and sent[0] in meant(question, thing), f"{thing}: {sent}"


def test_the_keyboard_answers_too(page: Page, house: OpenHouse) -> None:
    sent = answers_sent(page)
    question = at_question(page, house, "bribe")
    card = page.locator(".hand .may").first
    assert card.locator(".unseen").inner_text() in {answer.text("en") for answer in question.answers}
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .chosen")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    assert len(sent) == 1


def in_the_bar(page: Page) -> set[str]:
    """The codes of all answers that can be given in the bar."""
    if page.locator(".bar .all").count():
        page.locator(".bar .all").click()
    return set(page.locator(".bar [data-code]").evaluate_all("all => all.map(each => each.dataset.code)"))


def no_room_sideways(page: Page) -> bool:
    return bool(
        page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        and page.locator("main.felt").evaluate("each => each.scrollWidth <= each.clientWidth")
    )


@pytest.mark.parametrize("kind", KINDS[::2])
def test_every_other_question_wide(page: Page, house: OpenHouse, kind: str) -> None:
    question = at_question(page, house, kind)
    assert violations(page) == []
    assert cut_off(page) == []
    for width, height in ((1100, 720), (800, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert no_room_sideways(page), f"no sideways scrolling at {width}"
    assert in_the_bar(page) == {answer.code for answer in question.answers}


@pytest.mark.parametrize("kind", KINDS[1::2])
def test_the_others_on_the_smallest_phone(new_page: NewPage, house: OpenHouse, kind: str) -> None:
    page = new_page(360, 740, has_touch=True, is_mobile=True)
    question = at_question(page, house, kind)
    assert violations(page) == []
    assert cut_off(page) == []
    assert no_room_sideways(page)
    assert in_the_bar(page) == {answer.code for answer in question.answers}
    small = page.locator(".bar button, .switch button, .strip, .hand .card").evaluate_all(
        """all => all.filter(each => each.offsetParent && (each.offsetHeight < 44 || each.offsetWidth < 44))
                 .map(each => each.textContent)"""
    )
    assert small == [], "a thumb finds every answer"


def test_strings_and_roads_run_as_the_box_says(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "bribe")
    box = opening(1).catalogue
    strings = {frozenset((int(one), other)) for one, to in box["characters"].items() for other in to["strings"]}
    drawn = page.locator("[data-string]").evaluate_all("all => all.map(each => each.dataset.string)")
    assert {frozenset(map(int, each.split("-"))) for each in drawn} == strings
    assert len(drawn) == len(strings) == 16
    roads = {frozenset((one, other)) for one, place in box["locations"].items() for other in place["roads"]}
    laid = page.locator("[data-road]").evaluate_all("all => all.map(each => each.dataset.road)")
    assert {frozenset(each.split("-")) for each in laid} == roads


def test_the_city_comes_up_when_it_is_asked_about(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    at_question(page, house, "goon")
    expect(page.locator(".city")).to_be_visible()
    page.locator("nav.tabs").get_by_role("button", name="The desk").tap()
    expect(page.locator(".blotter")).to_be_visible()
    expect(page.locator(".city")).to_have_count(0)


def test_what_is_at_rest_explains_itself(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "bribe")
    page.locator("[data-thing='location:L34']").click()
    clipping = page.locator(".clipping")
    expect(clipping).to_contain_text("Newspaper")
    clipping.get_by_role("button", name="Rules 55").click()
    expect(page.locator("#rule-R55")).to_be_visible()


def test_the_very_first_click_is_no_second_tap(page: Page, house: OpenHouse) -> None:
    """Nothing was answered before it, however young the page is."""
    page.add_init_script("performance.now = () => 100")
    at_question(page, house, "bribe")
    page.locator("[data-thing='location:L34']").click()
    expect(page.locator(".read.pinned .clipping")).to_contain_text("Newspaper")


def test_the_log_is_told_by_round_and_phase(page: Page, house: OpenHouse) -> None:
    at_question(page, house, "goon")
    headings = page.locator(".log .heading").all_inner_texts()
    told = [each.lower() for each in headings[:3]]
    assert told == ["round 1 · revenue", "round 1 · bribery", "round 1 · favors"]


def open_table(page: Page, house: OpenHouse, players: int) -> str:
    page.goto(house.url)
    who = {"name": "Livia", "face": "1", "language": "en"}
    page.request.post(f"{house.url}/api/guests", data=who, headers={"Origin": house.url})
    bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
    wish = {"game": "mafiozoo", "seats": [{"kind": "me"}, *bots]}
    opened = page.request.post(f"{house.url}/api/tables", data=wish, headers={"Origin": house.url}).json()
    page.goto(f"{house.url}/t/{opened['table']}")
    return str(opened["table"])


def by_clicks(page: Page, luck: Random) -> None:
    """A thing on the table, or what the bar offers; always the bar where a thing may mean several answers."""
    offered = page.locator(".bar .answers .second")
    several = page.get_by_role("button", name="Back", exact=True).count() > 0
    if offered.count() and (several or luck.random() < 0.3):
        offered.nth(luck.randrange(max(1, offered.count()))).click(timeout=2000)
    else:
        by_mouse(page, luck)


def test_a_whole_game_by_clicks_then_its_film(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(reduced_motion="reduce")
    code = open_table(page, house, 2)
    until_over(page, by_clicks)
    rows = page.locator("dialog tbody tr:not(.sum)")
    for row in rows.all():
        expect(row.get_by_role("button", name="Rule")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{house.url}/r/{code}#40")
    expect(page.locator(".board .blotter")).to_be_visible()
    assert page.locator(".board .may").count() == 0
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".phone .blotter, .phone .city").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_watcher_sees_the_table_and_nothing_to_click(new_page: NewPage, house: OpenHouse) -> None:
    page, watcher = new_page(), new_page(390, 844)
    code = open_table(page, house, 2)
    asked(page)
    watcher.goto(f"{house.url}/t/{code}")
    expect(watcher.locator(".board .blotter")).to_be_visible()
    assert watcher.locator(".board .may, .hand, .asked").count() == 0
    assert violations(watcher) == []


@pytest.mark.parametrize(("goons", "limits"), [("", ["3", "3", "2"]), ("L43", ["4", "4", "2"])])
def test_a_card_says_how_many_gems_it_moves(page: Page, house: OpenHouse, goons: str, limits: list[str]) -> None:
    sit_down_at(page, house, bribing("1a 12a Sa", goons=goons), [])
    asked(page)
    expect(page.locator(".hand .limit")).to_have_text(limits)


def shown_keys(page: Page) -> dict[str, str]:
    """The keys that are written on things and answers, with what they stand for."""
    page.keyboard.press("Shift")
    return dict(
        page.locator(".board button kbd").evaluate_all(
            """all => all.filter(each => each.closest("button"))  // an answer that is just given takes its key away
                .map(each => [each.textContent, (({thing, code}) => thing ?? code)(each.closest("button").dataset)])"""
        )
    )


# what a player presses, and the answer that it must give: the first one, if not said otherwise
KEYS = {
    "bribe": "1", "use": "1", "photo": "L", "onward": "0", "window": "0", "inform": "0", "pay": "1", "token": "0",
    "extra": "L", "producer": "0", "goon": "0", "payment": "1", "keep": "1", "dock": "1",
}  # fmt: skip
GIVE = {
    "use": "use:place:1", "photo": "photo:12", "onward": "onward:stop", "window": "window:done", "inform": "inform:keep",
    "pay": "pay:yes", "token": "token:unseen", "extra": "extra:12", "producer": "producer:0", "goon": "goon:done",
    "dock": "dock:1",
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_answers(page: Page, house: OpenHouse, kind: str) -> None:
    sent = answers_sent(page)
    question = at_question(page, house, kind)
    keys = shown_keys(page)
    assert KEYS[kind] in keys, "who uses keys sees them"
    letters = {key: thing for key, thing in keys.items() if key.isalpha()}
    for key, thing in letters.items():
        number = "ABCDEFGHIJKLMNOP".index(key)
        assert thing in (f"photo:{number + 1}", f"location:L{number // 4 + 1}{number % 4 + 1}")
    page.keyboard.press(KEYS[kind].lower())
    page.wait_for_timeout(200)
    assert sent == [GIVE.get(kind, question.answers[0].code)]


def test_taking_needs_one_more_key(page: Page, house: OpenHouse) -> None:
    sent = answers_sent(page)
    sit_down_at(page, house, bribing("1a 12a Sa", slush=[6, 6, 6, 6]), [(LIVIA, "bribe:12")])
    asked(page)
    page.keyboard.press("t")
    page.keyboard.press("2")
    page.wait_for_timeout(200)
    assert sent == ["use:take:2"]


def by_keys_shown(page: Page, luck: Random) -> None:
    """One of the keys that are written on the table."""
    keys = sorted(shown_keys(page))
    if keys:
        page.keyboard.press(luck.choice(keys).lower())
    page.wait_for_timeout(40)


def test_a_whole_game_by_keys(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(reduced_motion="reduce")
    open_table(page, house, 2)
    until_over(page, by_keys_shown)


@pytest.mark.parametrize("size", [(768, 1024), (800, 900), (900, 700)])
def test_words_are_large_enough_on_a_tablet(page: Page, house: OpenHouse, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at_question(page, house, "use")
    assert page.evaluate(SMALL_WORDS) == []
    page.get_by_role("tab", name="The City").click()
    expect(page.locator(".city")).to_be_visible()
    assert page.evaluate(SMALL_WORDS) == []
    assert no_room_sideways(page)


def test_the_newspaper_shows_where_gems_may_jump(page: Page, house: OpenHouse) -> None:
    game = bribing("12a 1a 2a", goons="L34")
    sit_down_at(page, house, game, [(LIVIA, "bribe:12"), (LIVIA, "use:place:3")])
    asked(page)
    drawn = page.locator("[data-jump]").evaluate_all("all => all.map(each => each.dataset.jump)")
    assert sorted(drawn) == ["1", "7"], "4 and 11 have strings"


def test_the_head_says_how_far_the_round_has_come(new_page: NewPage, house: OpenHouse) -> None:
    for page in (new_page(), new_page(768, 1024), new_page(360, 740, has_touch=True, is_mobile=True)):
        at_question(page, house, "goon")
        expect(page.locator(".track")).to_contain_text("Round 1 of 4")
        expect(page.locator(".track [aria-current], .track b")).to_contain_text("Influence")
        assert cut_off(page) == []


def test_what_one_pays_with_is_seen_on_a_phone(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(360, 740, has_touch=True, is_mobile=True)
    sent = answers_sent(page)
    question = at_question(page, house, "keep")
    favors = page.locator(".belongings .may")
    expect(favors).to_have_count(len(question.answers))
    favors.last.tap()
    page.wait_for_timeout(200)
    assert sent == [question.answers[-1].code]


def test_the_strawman_is_counted_where_two_play(page: Page, house: OpenHouse) -> None:
    strawman = [0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0]
    game = bribing("12a 1a 2a", players=2, gems=[[0] * 12, [0] * 12, strawman, [0] * 12])
    sit_down_at(page, house, game, [])
    asked(page)
    plate = page.get_by_role("region", name="Strawman")
    expect(plate.locator("dd")).to_have_text(["6", "10"])


def finished() -> tuple[malavita.Game, list[tuple[int, str]]]:
    """A game of two that was played at random, and all its answers."""
    game, luck = opening(3, 2), Random(3)
    given = []
    while not game.over:
        seat = game.to_act[0]
        answer = luck.choice(game.question(seat).answers)
        given.append((seat, answer.code))
        game.play(seat, answer)
    return opening(3, 2), given


def test_a_film_shows_what_each_step_was_about(page: Page, house: OpenHouse) -> None:
    code = sit_down_at(page, house, *finished())
    page.wait_for_selector("dialog .places")
    page.goto(f"{house.url}/r/{code}?as=all#0")
    step = page.locator(".steps li", has_text="plays the card").first
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
        if step.count():
            break
    number = step.inner_text().split("(")[1].split(")")[0]
    expect(step.locator(".card i")).to_have_text(number)
    assert step.locator(".card img").evaluate("each => each.naturalWidth") > 0
    assert violations(page) == []


@pytest.mark.parametrize("locale", ["en-US", "it-IT", "fr-FR"])
def test_the_table_stays_where_it_is_when_a_card_is_chosen(new_page: NewPage, house: OpenHouse, locale: str) -> None:
    page = new_page(locale=locale)
    seed, given, _ = way_to("use")
    sit_down_at(page, house, opening(seed), given[:-1])
    asked(page)
    bar = page.locator(".bar")
    before = bar.bounding_box()
    page.locator(f".board [data-thing='card:{given[-1][1].split(':')[1]}']").click()
    expect(bar.locator(".group").first).to_be_visible()
    assert bar.bounding_box() == before
