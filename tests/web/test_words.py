"""The page's words: three languages with the same keys and variables, none missing, and room for longer ones."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .house import OpenHouse
from .player import asked, play_now

SRC = Path(__file__).parents[2] / "web" / "src"
FOLDERS = [SRC / "texts", *sorted(folder for folder in SRC.glob("games/*/texts"))]
SERVER = Path(__file__).parents[2] / "src" / "malavita" / "server" / "texts"
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =(.*?)(?=^[a-z#]|\Z)", re.M | re.S)
VARIABLE = re.compile(r"\{ \$(\w+)|\$(\w+) ->")


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    text = (folder / f"{language}.ftl").read_text("utf-8")
    return {key: {a or b for a, b in VARIABLE.findall(body)} for key, body in MESSAGE.findall(text)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_languages_have_the_same_keys_and_variables(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("folder", [*FOLDERS, SERVER], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_key_is_given_twice(folder: Path, language: str) -> None:
    keys = [key for key, _ in MESSAGE.findall((folder / f"{language}.ftl").read_text("utf-8"))]
    assert sorted(key for key, times in Counter(keys).items() if times > 1) == []


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_clock_has_words_for_the_days_and_hours_it_is_given(language: str) -> None:
    clock = (SRC / "lib" / "clock.svelte.ts").read_text("utf-8")
    known = messages(SRC / "texts", language)
    given = {key: set(re.findall(r"(\w+):", args)) for key, args in re.findall(r't\("([a-z-]+)", \{(.*?)\}\)', clock)}
    assert given == {key: known[key] for key in ("clock-days", "clock-hours")}


def test_every_word_the_page_asks_for_exists() -> None:
    house = messages(SRC / "texts", "en")
    asked_for: set[str] = set()
    for path in [*SRC.rglob("*.svelte"), *SRC.rglob("*.ts")]:
        asked_for |= set(re.findall(r"\bt\(\"([a-z0-9-]+)\"", path.read_text("utf-8")))
    assert asked_for - house.keys() == set()


@pytest.mark.parametrize("game", ["criminals", "mafiozoo", "mobties"])
def test_every_word_that_a_drawn_table_asks_for_exists(game: str) -> None:
    folder = SRC / "games" / game
    rules = messages(Path(__file__).parents[2] / f"src/malavita/games/{game}/texts", "en")
    known = messages(folder / "texts", "en").keys() | rules.keys()
    asked_for: set[str] = set()
    for path in [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
        asked_for |= set(re.findall(rf"g\((?:GAME|\"{game}\"), \"([a-z0-9-]+)\"", path.read_text("utf-8")))
    assert asked_for and asked_for - known == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_one_answer_is_not_told_as_several(folder: Path, language: str) -> None:
    found = dict(MESSAGE.findall((folder / f"{language}.ftl").read_text("utf-8"))).get("all-answers")
    assert found is None or "[one]" in found


def test_every_line_of_a_table_in_words_has_a_name() -> None:
    sheet = (SRC / "games" / "plain" / "sheet.ts").read_text("utf-8")
    columns = re.findall(r"(\w+): (?:dollars\(|String\(|\(view\.|photo\.|`condition)", sheet)
    asked_for = {name.replace("_", "-") for name in [*re.findall(r'name: "(\w+)"', sheet), *columns]}
    assert len(asked_for) >= 30
    known = messages(SRC / "texts", "en").keys()
    assert {f"plain-{name}" for name in asked_for} - known == set()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (360, 740)])
def test_a_longer_language_still_fits(new_page: NewPage, house: OpenHouse, size: tuple[int, int]) -> None:
    page = new_page(*size)
    page.add_init_script("localStorage.setItem('malavita.pseudo', '1')")
    page.goto(house.url)
    expect(page.locator(".poster button").first).to_be_visible()
    assert cut_off(page) == []
    for path in ("/tables", "/how", "/you"):
        page.goto(house.url + path)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert cut_off(page) == []
    play_now(page, house.url)
    asked(page)
    assert cut_off(page) == []


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_language_fits_on_the_smallest_phone(new_page: NewPage, house: OpenHouse, language: str) -> None:
    page = new_page(360, 740, locale=language, has_touch=True, is_mobile=True)
    play_now(page, house.url)
    asked(page)
    assert cut_off(page) == []
    page.locator(".sheet .may").first.tap()
    page.locator(".sheet .primary:enabled").tap()
    expect(page.locator(".fan .card").first).to_be_visible()
    assert cut_off(page) == []


def cut_off(page: Page) -> list[str]:
    """Buttons whose words do not fit, and a page that is wider than the window."""
    return page.evaluate(
        """() => {
            const found = document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
            for (const each of document.querySelectorAll("button, a.button, .bar .text, h1, h2")) {
                const shown = each.offsetParent !== null && !each.closest(".unseen");
                if (shown && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow === "visible"
                    && !each.querySelector(".unseen"))
                    found.push(each.className + ": " + each.textContent.trim().slice(0, 60));
            }
            return found;
        }"""
    )
