"""People at a table: by mouse, by keyboard, by touch, by the table in words. They choose what the page lets them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Error, Page, expect

MOST_STEPS = 1_000
TRY = 2_000


def play_now(page: Page, url: str, game: str = "Criminals", bots: str | None = None) -> None:
    """Two clicks from the address to the table, the first of them only to choose the bots."""
    page.goto(url)
    poster = page.locator(".poster", has=page.get_by_role("heading", name=game))
    if bots:
        poster.locator("select").select_option(bots)
    poster.get_by_role("button").click()
    page.wait_for_url("**/t/*")


def over(page: Page) -> bool:
    return page.locator("dialog .places").count() > 0


def until_over(page: Page, step: Callable[[Page, Random], None], seed: int = 1) -> None:
    """Answer whatever is asked until the score is shown."""
    luck = Random(seed)
    for _ in range(MOST_STEPS):
        page.wait_for_selector(".asked, dialog .places", state="attached")
        if over(page):
            return
        put_away(page)
        attempt(lambda: step(page, luck))
    raise AssertionError("the game does not end")


def spy_on_the_diner(page: Page) -> None:
    """Answer where the Spy looks, on a phone or on a wide table."""
    if page.locator(".sheet").count():
        page.get_by_text("A hideout", exact=True).click()
        page.locator(".sheet .sign.may", has_text="Diner").click()
        page.locator(".sheet .primary").click()
    else:
        page.locator("[data-thing='hideout:D']").click()


def put_away(page: Page) -> None:
    """What a Spy has seen lies over a narrow table until it is put away."""
    if page.locator("dialog[open]:not(:has(.places))").count():
        page.keyboard.press("Escape")


def attempt(act: Callable[[], None]) -> None:
    """The table may change under the pointer: then look again."""
    try:
        act()
    except Error as error:
        if "Timeout" not in str(error) and "detached" not in str(error):
            raise


def by_mouse(page: Page, luck: Random) -> None:
    """One click on the table itself, or in the bar where nothing on the table is meant."""
    if page.locator(".bar [role=alert]").count():
        page.locator(".bar .primary").click(timeout=TRY)
    elif page.locator(".board .may").count():
        if page.locator(".faces label:not(.locked)").count() > 1 and luck.random() < 0.4:
            page.locator(".faces label").nth(1).click(timeout=TRY)
        glowing = page.locator(".board .may")
        glowing.nth(luck.randrange(max(1, glowing.count()))).click(timeout=TRY)
    elif page.locator(".bar .answers .second").count():
        page.locator(".bar .answers .second").first.click(timeout=TRY)
    elif page.locator(".board .own").count():
        page.locator(".board .own").first.click(timeout=TRY)
    page.wait_for_timeout(20)


def by_keys(page: Page, luck: Random) -> None:
    """One key: a letter, a number, F, P, 0, or Enter on what has the focus."""
    if page.locator(".bar [role=alert]").count():
        page.keyboard.press("Enter")
    elif page.locator(".hideout.may").count():
        press_one_of(page, things(page, ".hideout.may", 1), luck)
    elif page.locator(".fan .may").count():
        press_one_of(page, page.locator(".fan kbd").all_inner_texts(), luck)
    elif page.locator(".slot.may").count():
        if luck.random() < 0.3:
            page.keyboard.press("f")
        kill = page.locator(".slot.victim").count()
        press_one_of(page, ["0"] if kill else things(page, ".slot.may", 2), luck)
    else:
        page.keyboard.press("p")
        page.keyboard.press("1")
        page.keyboard.press("0")
    page.wait_for_timeout(40)


def things(page: Page, selector: str, part: int) -> list[str]:
    """The names of what glows, or a part of them."""
    return [
        name.split(":")[part].lower()
        for name in page.locator(selector).evaluate_all("all => all.map(each => each.dataset.thing)")
    ]


def press_one_of(page: Page, keys: list[str], luck: Random) -> None:
    """None, if what glowed is gone meanwhile: Tab would lead to where keys are text."""
    if keys:
        page.keyboard.press(luck.choice(keys))


def by_touch(page: Page, luck: Random) -> None:
    """A tap on an answer in the sheet, then a tap on the brass button."""
    sheet = page.locator(".sheet")
    if sheet.locator("[role=alert]").count():
        sheet.locator(".primary").tap(timeout=TRY)
        return
    answers = sheet.locator(".may, .victims button")
    if count := answers.count():
        answers.nth(luck.randrange(count)).tap(timeout=TRY)
        sheet.locator(".buttons .primary:enabled").tap(timeout=TRY)
    else:
        sheet.locator(".buttons .second").first.tap(timeout=TRY)
    page.wait_for_timeout(20)


def by_words(page: Page, luck: Random) -> None:
    """A button of the table in words."""
    answers = page.locator("#text-table section").first.locator("li .button")
    if count := answers.count():
        answers.nth(luck.randrange(count)).click(timeout=TRY)
    page.wait_for_timeout(20)


def asked(page: Page) -> None:
    """Wait until something is asked."""
    expect(page.locator(".asked").first).to_be_visible()


def until(page: Page, expression: str) -> None:
    """Wait until something is true in the page, which may not compile anything by itself."""
    for _ in range(MOST_STEPS):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {expression}")
