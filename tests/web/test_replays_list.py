"""The way to replays: games brought along, games of the house, links to a moment, what was said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import malavita

from .conftest import NewPage
from .house import OpenHouse
from .picture import at_the_end
from .player import asked, play_now

NEVER_OPENS = """
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    close() {}
    send() {}
  };
"""


def unfinished(folder: Path) -> Path:
    game = malavita.new("criminals", 2, seed=1)
    for _ in range(6):
        seat = game.to_act[0]
        game.play(seat, game.question(seat).answers[-1])
    file = folder / "half.malavita"
    file.write_text(game.save())
    return file


def test_an_unfinished_game_brought_along_is_listed_and_found_again(
    page: Page, house: OpenHouse, tmp_path: Path
) -> None:
    page.goto(f"{house.url}/replays")
    page.get_by_label("Watch a saved game from elsewhere").set_input_files(unfinished(tmp_path))
    page.wait_for_url("**/r/*")
    expect(page.get_by_text("This game was brought along before its end.")).to_be_visible()
    code = page.url.split("/r/")[1][:6]
    page.goto(f"{house.url}/t/{code}")
    expect(page.get_by_text("it can be watched, not played on")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/r/{code}*")
    page.goto(f"{house.url}/replays")
    row = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(row).to_contain_text("without an end")
    row.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/r/{code}*")


def test_a_replay_of_a_game_that_goes_on_says_so(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.get_by_text("The game still goes on")).to_be_visible()


def test_listed_games_of_the_house_can_be_watched_by_all(new_page: NewPage, house: OpenHouse) -> None:
    page = new_page()
    past = [{"code": code, "game": "mafiozoo", "phase": "over", "language": "en", "seats": [], "created": 1, "closed": "",
             "changed": 0, "pace": {"kind": "none", "bank": 0, "refill": 0}} for code in ("AAAAAA", "BBBBBB")]  # fmt: skip
    page.route("**/api/tables?*", lambda route: route.fulfill(json={"open": [], "mine": [], "past": past}))
    page.goto(f"{house.url}/replays")
    rows = page.get_by_role("region", name="Games of the house in the last days").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Mafiozoo · Jan 1, 1970")
    expect(rows.nth(1).get_by_role("link")).to_have_attribute("href", "/r/BBBBBB")


def test_the_link_of_a_moment_can_be_pasted_and_is_one_that_others_can_follow(
    new_page: NewPage, house: OpenHouse
) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])

    def far_away(route: Any) -> None:
        shelf = json.loads(route.fetch().text())
        route.fulfill(json={**shelf, "address": "http://192.0.2.7:8000"})

    page.route("**/api/shelf*", far_away)
    code = at_the_end(page, house)
    page.goto(f"{house.url}/r/{code}?as=public#3")
    page.get_by_role("button", name="Copy link to move 3").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"http://192.0.2.7:8000/r/{code}?as=public#3"
    page.goto(house.url)
    page.get_by_label("Paste a link or a table code").fill(link)
    page.get_by_role("button", name="Go", exact=True).click()
    page.wait_for_url(f"{house.url}/r/{code}?as=public#3")
    expect(page.get_by_role("status").filter(has_text="3")).to_be_visible()


def test_a_line_that_does_not_stand_is_said_and_not_waited_for(page: Page, house: OpenHouse) -> None:
    page.add_init_script(NEVER_OPENS)
    page.goto(house.url)
    page.get_by_label("Paste a link or a table code").fill("ABCDEF")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator("#join-wrong")).to_contain_text("cannot be reached", timeout=8_000)


def test_what_was_said_at_the_table_lies_beside_the_film(page: Page, house: OpenHouse) -> None:
    play_now(page, house.url)
    asked(page)
    code = page.url.rsplit("/", 1)[-1]
    message = {"type": "say", "table": code, "id": "1", "text": "Nobody leaves this room."}
    said = page.request.post(f"{house.url}/api/tables/{code}/messages", data=message, headers={"Origin": house.url})
    assert said.ok
    page.goto(f"{house.url}/r/{code}")
    page.get_by_text("One thing said at the table").click()
    expect(page.get_by_text("Nobody leaves this room.")).to_be_visible()
