"""What the page is made of: small enough, for every platform, nothing inline, and no addresses of anybody's machine."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from malavita.server.static import FOLDER, built

from .conftest import NewPage
from .house import OpenHouse
from .picture import ALONE, MOVES, at_question, sit_down
from .player import asked, play_now, until

ROOT = Path(__file__).parents[2]
MOST = 250_000
COUNT = """() => {
    window.moved = 0;
    const old = Element.prototype.animate;
    Element.prototype.animate = function (...all) { window.moved++; return old.apply(this, all); };
}"""
needs_build = pytest.mark.skipif(not built(), reason="the page is not built: make web")


def test_the_lock_serves_every_platform_and_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    packages = json.loads(lock)["packages"]
    for platform in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{platform}" in packages
    assert '"resolved"' not in lock


@needs_build
def test_nothing_is_inline() -> None:
    index = (FOLDER / "index.html").read_text("utf-8")
    assert "style=" not in index and "<style" not in index
    assert re.findall(r"<script(?![^>]*\bsrc=)", index) == []


@pytest.mark.parametrize("game", ["Criminals", "Mafiozoo"])
def test_the_javascript_of_a_table_is_small(page: Page, house: OpenHouse, game: str) -> None:
    loaded: set[str] = set()
    page.on("response", lambda response: loaded.add(response.url) if ".js" in response.url else None)
    play_now(page, house.url, game)
    asked(page)
    files = [FOLDER / "assets" / url.rsplit("/", 1)[-1] for url in loaded if "/assets/" in url]
    assert files
    total = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert total < MOST, f"{total} bytes"


def test_reduced_motion_moves_nothing(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(reduced_motion="reduce")
    play_now(page, house.url)
    asked(page)
    page.evaluate(COUNT)
    page.locator(".hideout.may").first.click()
    page.locator(".fan .may").first.click()
    page.locator(".slot.may").first.click()
    page.wait_for_selector("[data-thing^='token:']")
    assert page.evaluate("window.moved") == 0


def test_with_motion_the_card_flies(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.evaluate(COUNT)
    page.locator(".hideout.may").first.click()
    page.locator(".fan .may").last.click()
    page.locator(".slot.may").first.click()
    until(page, "window.moved > 0")


def test_forced_colours_keep_what_may_be_clicked_apart(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(forced_colors="active")
    play_now(page, house.url)
    asked(page)
    assert page.locator(".hideout.may").first.evaluate("each => getComputedStyle(each).outlineStyle") == "solid"


def test_at_200_percent_the_table_still_plays(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(683, 384, device_scale_factor=2)
    play_now(page, house.url)
    asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".sheet .may").first.click()
    page.locator(".sheet .primary:enabled").click()
    page.wait_for_selector(".sheet .fan")


NOTES = """
    window.notes = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return make.call(this); };
"""


def test_sound_is_off_until_it_is_asked_for(page: Page, house: OpenHouse) -> None:
    page.add_init_script(NOTES)
    at_question(page, house, "recruit")
    page.locator("[data-thing='hideout:D']").click()
    page.locator("[data-thing='card:c29']").click()
    expect(page.locator(".faces")).to_be_visible()
    assert page.evaluate("window.notes") == 0
    page.get_by_role("button", name="Sound on").click()
    page.locator("[data-thing='slot:0:2']").click()
    until(page, "window.notes > 0")


SLOW = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, { ...options, duration: options.duration * 1000 });
    };
"""


def at_the_last_pass(page: Page, house: OpenHouse) -> None:
    """Livia passes as the last of all; whatever moves does so very slowly."""
    page.add_init_script(SLOW)
    sit_down(page, house, f"{MOVES}; {ALONE}")
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".bar .primary").first.click()


def test_points_fly_at_the_end_and_a_key_skips_them(page: Page, house: OpenHouse) -> None:
    at_the_last_pass(page, house)
    page.wait_for_selector(".points-flying", state="attached")
    expect(page.locator("dialog .places")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator("dialog .places")).to_be_visible()
    expect(page.locator(".points-flying")).to_have_count(0)


def test_without_motion_the_end_is_there_at_once(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page(reduced_motion="reduce")
    at_the_last_pass(page, house)
    expect(page.locator("dialog .places")).to_be_visible()
