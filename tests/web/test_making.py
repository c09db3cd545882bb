"""Making a table, and the room where everybody waits for it to begin: house rules, chairs, names, and who decides."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from .conftest import PATIENCE, NewPage, Watched
from .house import OpenHouse


def making(page: Page, house: OpenHouse, game: str = "Criminals", players: int = 3) -> Locator:
    """The panel where a table is laid: you, a friend, and bots."""
    page.goto(house.url)
    make = page.locator(".make")
    make.get_by_text(game, exact=True).click()
    make.get_by_text(str(players), exact=True).click()
    return make


def opened(page: Page, make: Locator) -> str:
    make.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def invited(make: Locator) -> str:
    """The code on the invitation."""
    return make.get_by_role("region", name="Invitation").locator("p b").inner_text()


def sit_down(page: Page, url: str, name: str, chair: int | None = None) -> None:
    """On any chair, or on the one with this number among those that are free."""
    page.goto(url)
    page.get_by_label("Your name").fill(name)
    if chair is None:
        page.get_by_role("button", name="Sit down").click()
    else:
        page.get_by_role("button", name="Sit here").nth(chair).click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def test_house_rules_are_chosen_and_whoever_comes_reads_them(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page(locale="it-IT")
    make = making(host, house, "Mob Ties", 4)
    make.get_by_text("All Bets Are Off: nothing binds").click()
    make.get_by_text("House rules · as recommended").click()
    make.get_by_text("is hidden", exact=True).click()
    expect(make.locator("summary")).to_have_text("House rules · one changed")
    make.get_by_text("Listed").click()
    url = opened(host, make)
    expect(host.locator(".terms")).to_contain_text("No clock · English")
    guest.goto(f"{house.url}/tables")
    line = guest.locator("li", has=guest.locator("text=/2 regole della casa/")).first
    expect(line).to_be_visible()
    guest.goto(url)
    expect(guest.locator(".terms")).to_contain_text("Tutto è Possibile: niente vincola")
    expect(guest.locator(".terms")).to_contain_text("Il denaro è nascosto")
    host.get_by_role("button", name="Begin").click()
    expect(host.locator("main.felt")).to_be_visible()
    host.get_by_role("button", name="How this table works").click()
    dialog = host.locator("dialog")
    expect(dialog).to_contain_text("All Bets Are Off: nothing binds")
    dialog.get_by_role("button", name="Rule 5").click()
    expect(dialog).to_have_count(0)
    expect(host.locator("#rule-R5")).to_be_in_viewport()


def test_house_rules_of_each_game_are_remembered_and_can_be_put_back(page: Page, house: OpenHouse) -> None:
    make = making(page, house)
    make.locator("summary").click()
    make.get_by_text("are shown to all", exact=True).click()
    make.get_by_text("Notebook").click()
    make.get_by_text("Mafiozoo", exact=True).click()
    expect(make.locator("summary")).to_have_text("House rules · as recommended")
    make.get_by_text("Criminals", exact=True).click()
    page.evaluate("['draft', 'draft.wish'].forEach((name) => localStorage.removeItem(`malavita.${name}`))")
    page.reload()
    expect(make.locator("summary")).to_have_text("House rules · one changed")
    make.locator("summary").click()
    expect(make.get_by_label("are shown to all")).to_be_checked()
    make.get_by_role("button", name="All as recommended").click()
    expect(make.get_by_label("leave unseen")).to_be_checked()
    expect(make.get_by_label("Notebook")).not_to_be_checked()


def test_the_edition_is_chosen_where_there_are_several(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    make = making(host, house, "Criminals", 3)
    make.locator("summary").click()
    expect(make.get_by_label("Edition")).to_have_count(0)
    make.get_by_text("Mafiozoo", exact=True).click()
    make.get_by_label("Edition").select_option(label="As in the owner’s own box")
    guest.goto(opened(host, make))
    expect(guest.locator(".terms")).to_contain_text("Edition: As in the owner’s own box")


def test_a_name_is_given_at_the_door_and_changed_while_all_wait(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    make = making(host, house, "Mob Ties", 4)
    make.locator(".who").nth(1).select_option("free")
    sit_down(guest, opened(host, make), "Leonora")
    expect(host.locator("main .room")).to_contain_text("Leonora")
    guest.goto(f"{house.url}/you")
    guest.get_by_label("Your name").fill("Fiordiligi")
    guest.get_by_role("button", name="Save").first.click()
    expect(host.locator("main .room")).to_contain_text("Fiordiligi")
    expect(host.locator("main .room > section > ul > li", has_text="Leonora")).to_have_count(0)


def test_who_sits_down_on_a_certain_chair_bears_the_name_that_was_typed(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    make = making(host, house, "Mob Ties", 4)
    make.locator(".who").nth(1).select_option("free")
    sit_down(guest, opened(host, make), "Despina", 1)
    expect(host.locator("main .room > section > ul > li").nth(2)).to_contain_text("Despina")


def test_a_friend_who_has_come_keeps_the_chair_whatever_is_changed(new_page: NewPage, house: OpenHouse) -> None:
    host, friend = new_page(), new_page()
    make = making(host, house, "Criminals", 4)
    make.locator(".who").nth(1).select_option("free")
    code = invited(make)
    sit_down(friend, f"{house.url}/t/{code}", "Masetto", 1)
    expect(make.locator(".seats li", has_text="Masetto")).to_contain_text("has come", timeout=PATIENCE)
    expect(make.get_by_text("One chair is free")).to_be_visible()
    players = make.get_by_role("group", name="Players")
    assert players.locator("label").all_inner_texts() == ["3", "4"], "with two there would be no chair for Masetto"
    make.get_by_role("button", name="Fill with bots").click()
    make.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        page.wait_for_url(f"**/t/{code}")
        expect(page.locator(".board")).to_be_visible()
    expect(host.locator(".plate", has_text="Masetto")).to_be_visible()


def test_a_friend_who_comes_in_the_very_moment_of_beginning_keeps_the_chair(
    new_page: NewPage, house: OpenHouse, watched: Watched
) -> None:
    watched.allowed = ["409 (Conflict)"]
    host, friend = new_page(), new_page()
    make = making(host, house)
    code = invited(make)
    host.route("**/api/tables?*", lambda route: route.abort() if route.request.method == "GET" else route.continue_())
    watched.allowed.append("ERR_FAILED")
    sit_down(friend, f"{house.url}/t/{code}", "Zerlina")
    make.get_by_role("button", name="Fill with bots").click()
    host.unroute("**/api/tables?*")
    refused: list[int] = []
    host.on("response", lambda response: refused.append(response.status) if response.status == 409 else None)
    make.get_by_role("button", name="Begin").click()
    expect(host.locator(".plate", has_text="Zerlina")).to_be_visible()
    assert refused == [409], "the house was asked for the chair of Zerlina, and refused"


def test_after_a_reload_the_table_is_laid_on_as_it_was(new_page: NewPage, house: OpenHouse) -> None:
    host, friend = new_page(), new_page()
    make = making(host, house, "Mob Ties", 5)
    code = invited(make)
    make.get_by_text("Slow", exact=True).click()
    make.get_by_text("3 days", exact=True).click()
    make.locator(".character").last.select_option("wanda")
    sit_down(friend, f"{house.url}/t/{code}", "Ottavio")
    expect(friend.locator(".terms")).to_contain_text("Slow · 3 days a move")
    host.reload()
    expect(make.get_by_role("region", name="Invitation")).to_be_visible()
    assert invited(make) == code
    make.get_by_text("IT", exact=True).click()
    expect(friend.locator(".terms")).to_contain_text("Slow · 3 days a move · Italiano")
    expect(friend.locator(".kind")).to_have_text("Mob Ties")
    expect(friend.locator("main .room > section > ul > li")).to_have_count(5)
    expect(friend.locator("main .room > section > ul > li").last).to_contain_text("Wanda")


def test_whom_a_bot_plays_is_chosen_by_its_portrait_and_no_two_are_the_same(page: Page, house: OpenHouse) -> None:
    make = making(page, house, "Criminals", 4)
    make.locator(".who").first.select_option("bot")
    characters = make.locator(".character")
    names = [characters.nth(n).locator("option:checked").inner_text() for n in range(3)]
    assert len(set(names)) == 3
    characters.nth(0).select_option("marta")
    assert "Marta" not in characters.nth(1).locator("option").all_inner_texts()
    characters.nth(2).select_option("luc")
    make.get_by_role("button", name="Begin").click()
    for name in ("Marta", "Luc"):
        expect(page.locator(".plate", has_text=name)).to_be_visible()


def test_the_host_lists_the_table_and_begins_with_bots_of_a_level(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    url = opened(host, making(host, house))
    code = url.rsplit("/", 1)[-1]
    guest.goto(url)
    begins = host.locator("main .room b", has_text="(you)").inner_text().removesuffix(" (you)")
    expect(
        guest.get_by_text(f"The game begins once every chair is taken, or as soon as {begins} says so.")
    ).to_be_visible()
    host.get_by_label("Listed").check()
    host.wait_for_function(LISTED, arg=code)
    host.get_by_text("Associate", exact=True).click()
    host.get_by_role("button", name="Begin, bots take the rest").click()
    expect(host.locator(".board")).to_be_visible()
    seats = json.loads(guest.evaluate(f"fetch('/api/tables/{code}').then((answer) => answer.text())"))["room"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "random", "greedy"]


LISTED = """code => fetch('/api/tables').then((answer) => answer.json())
    .then((list) => list.open.some((line) => line.code === code))"""


def test_the_host_closes_the_table_and_everybody_is_sent_home_calmly(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    url = opened(host, making(host, house, "Mob Ties", 4))
    begins = host.locator("main .room b", has_text="(you)").inner_text().removesuffix(" (you)")
    host.get_by_role("link", name="Leave the table").click()
    expect(host.get_by_role("region", name="Continue").get_by_role("link")).to_have_count(1)
    host.goto(url)
    make_room = host.locator("main .room")
    expect(make_room).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    host.wait_for_url(f"{house.url}/")
    expect(host.get_by_role("region", name="Continue")).to_have_count(0)
    guest.goto(url)
    expect(guest.get_by_text(f"{begins} has closed this table.")).to_be_visible()


def test_with_guests_at_the_table_the_host_is_asked_before_it_closes(new_page: NewPage, house: OpenHouse) -> None:
    host, guest = new_page(), new_page()
    make = making(host, house, "Mob Ties", 4)
    make.locator(".who").nth(1).select_option("free")
    url = opened(host, make)
    sit_down(guest, url, "Elvira")
    expect(host.locator("main .room")).to_contain_text("Elvira")
    host.get_by_role("button", name="Close the table").click()
    expect(guest.get_by_text("One chair is free.")).to_be_visible()
    host.get_by_role("button", name="Yes, do it").click()
    expect(guest.get_by_text("has closed this table.")).to_be_visible()
    guest.locator("main").get_by_role("link", name="To the lobby").click()
    expect(guest.locator(".poster").first).to_be_visible()
