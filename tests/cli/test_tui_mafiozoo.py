"""The table of Mafiozoo in the terminal, played headless: by keys, by mouse, in every language, without a leak."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from html import unescape
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

import malavita
from malavita.cli.tui.app import TableApp
from malavita.cli.tui.canvas import Canvas, Spot
from malavita.cli.tui.mafiozoo_plan import CELLS, squeeze
from malavita.cli.tui.offer import Offer
from malavita.cli.tui.scene import Scene, find_board
from malavita.cli.tui.screens import Curtain, End
from malavita.cli.tui.table import Table
from malavita.cli.tui.widgets import Sheet
from malavita.kernel.question import Answer

Play = Callable[[TableApp, "Pilot[int]"], Awaitable[None]]
LANGUAGES = ("en", "it", "fr")
KINDS = {"dock", "bribe", "use", "photo", "onward", "window", "inform", "pay", "token", "extra", "producer", "goon"}


@pytest.fixture(autouse=True)
def interpreted_and_brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to compile, a log of the latest sentences alone, and a pilot that looks more often whether all is at rest."""

    def latest(table: Table) -> list[tuple[Any, str]]:
        events = table.game.events(table.viewer)[-12:]
        return [(event, table.game.say(event, table.language, table.names)) for event in events]

    monkeypatch.setattr(Table, "story", property(latest))
    monkeypatch.setenv("MALAVITA_ENGINE", "python")
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 5000)


def new(players: int = 2, seed: int = 5) -> Any:
    return malavita.new("mafiozoo", players=players, seed=seed, engine="python")


def sit_down(players: int = 2, humans: int = 1, language: str = "en", seed: int = 5, game: Any = None) -> TableApp:
    table = Table(game or new(players, seed), humans, "random", language, luck=Random(1))
    return TableApp(table, lambda: new(players, seed + 1), 0)


def play(app: TableApp, steps: Play, size: tuple[int, int] = (100, 32)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await settle(app)
            await steps(app, pilot)

    asyncio.run(run())


async def settle(app: TableApp) -> None:
    """Wait until a person is asked or a screen lies over the table."""
    for _ in range(2000):
        if app.screen is not app.desk or app.desk.offer.answers:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not go on")


def screen_text(app: TableApp) -> str:
    """All characters that a person could read now."""
    svg = app.export_screenshot()
    return unescape(re.sub(r"<[^>]*>", "", svg.split("</defs>")[-1])).replace("\u00a0", " ")


def positions(players: int, seed: int, every: int = 1) -> Iterator[Any]:
    """A game at random, as it goes on."""
    game, luck, count = new(players, seed), Random(seed), 0
    while not game.over:
        if count % every == 0:
            yield game
        seat = game.to_act[0]
        game.play(seat, luck.choice(game.question(seat).answers))
        count += 1
    yield game


def scene_of(game: Any, viewer: int | None, language: str = "en") -> Scene:
    table = Table(game, game.players, "random", language)
    question = None if viewer is None else game.question(viewer)
    offer = Offer(question.answers) if question else Offer()
    kind = question.kind if question else ""
    return Scene(game.view(viewer), game.catalogue, table.names, table.say, viewer, kind, offer)


def everything(game: Any, viewer: int | None, size: tuple[int, int] = (100, 20)) -> str:
    """All words and tooltips that the drawing gives a viewer."""
    board, scene = find_board("mafiozoo"), scene_of(game, viewer)
    sheets = [board.draw(scene, *size), board.hand(scene, 62)]
    notes = [line.plain for line in board.notebook(scene)]
    return "\n".join([sheet.text + "\n".join(spot.about for spot in sheet.spots) for sheet in sheets if sheet] + notes)


# --- whole games


def test_a_whole_game_by_keyboard() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(2)
        while app.screen is app.desk:
            offer = app.desk.offer
            key = offer.keys[luck.choice(offer.order).code]
            await pilot.press(*luck.choice([[key], [key], ["enter"], ["down", "enter"]]))
            await settle(app)
        assert isinstance(app.screen, End) and len(app.table.game.answers_given) > 60
        await pilot.pause()
        for language in LANGUAGES[1:]:
            text = screen_text(app)
            assert app.table.say("tui-sets") in text and app.table.say("reason-rounds-played") in text
            await pilot.press("l")
            await settle(app)
            await pilot.pause()
            assert app.table.language == language and isinstance(app.screen, End)
        assert app.table.say("tui-sets") in screen_text(app)

    play(sit_down(), steps)


def test_some_turns_by_mouse() -> None:
    clicked: set[str] = set()

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(4)
        for _ in range(24):
            if app.screen is not app.desk:
                break
            answer = luck.choice(app.desk.offer.order)
            clicked.add(await click(app, pilot, answer))
            await settle(app)
        assert len(app.table.game.answers_given) > 30

    play(sit_down(seed=8), steps)
    assert {"#board bribe", "#board use", "#board goon"} & clicked and "#answers use" in clicked


async def click(app: TableApp, pilot: Pilot[int], answer: Answer) -> str:
    """Click what an answer means on the table or in the hand, and the answer in the list if more is to be said."""
    game, kind, used = app.table.game, app.desk.scene.kind, ""
    before = len(game.answers_given)
    names = [{name: value} for name, value in answer.args.items()]
    for sheet, meanings in (("#board", names), ("#hand", names), ("#answers", [dict(answer.args)])):
        canvas = app.desk.query_one(sheet, Sheet).canvas
        at = next((found for meaning in meanings if canvas and (found := canvas.where(**meaning))), None)
        if at is not None and len(game.answers_given) == before:
            app.desk.query_one("#answer-frame").scroll_to(y=max(0, at[1] - 2), animate=False)
            await pilot.pause()
            await pilot.click(sheet, offset=at)
            used = f"{sheet} {kind}"
    assert len(game.answers_given) > before, answer.code
    return used


def test_a_click_on_what_may_not_be_chosen_says_why() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        before = app.table.game.digest()
        held = {int(card) for card in app.table.view["hand"] if card != "S"}
        missing = next(number for number in CELLS if number not in held)
        canvas = app.desk.query_one("#board", Sheet).canvas
        at = canvas.where(card=str(missing)) if canvas else None
        assert at is not None
        await pilot.click("#board", offset=at)
        await pilot.pause()
        assert app.desk.notice.plain.startswith("✕") and app.table.game.digest() == before

    play(sit_down(), steps)


# --- words


def test_another_language_in_mid_game() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        before = app.table.game.digest()
        for language, words in (("it", "Round 1 di 6"), ("fr", "Manche 1 sur 6"), ("en", "Round 1 of 6")):
            await pilot.press("l")
            await pilot.pause()
            text = screen_text(app)
            assert app.table.language == language and words in text
            assert app.table.say("tui-agenda") in text and app.table.say("strawman") in text
        assert app.table.game.digest() == before

    play(sit_down(), steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short_and_told_apart(language: str) -> None:
    say = Table(new(), 1, "random", language).say
    locations = [f"L{row}{column}" for row in range(1, 5) for column in range(1, 5)]
    kinds = new().catalogue["neighborhoods"]
    for longest, names in (
        (10, [say("tui-character", number=number) for number in range(1, 13)]),
        (11, [say("tui-location", code=code) for code in locations]),
        (9, [say("tui-neighborhood", code=kind) for kind in kinds]),
    ):
        assert len(set(names)) == len(names) and max(map(len, names)) <= longest


def test_labels_give_way_to_their_values() -> None:
    assert squeeze([("Slush Fund", 11), ("Reserve", 5)], 40) == "Slush Fund 11  Reserve 5"
    assert squeeze([("Slush Fund", 11), ("Reserve", 5)], 16) == "Slu… 11  Res… 5"


# --- the drawing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn_and_every_thing_is_answered_by_its_key(players: int) -> None:
    board, seen = find_board("mafiozoo"), set()
    for seed in (1, 2):
        for game in positions(players, seed, 10 + players):
            for viewer in (*game.to_act, None):
                scene = scene_of(game, viewer)
                seen.add(scene.kind)
                for width, height in ((60, 6), (80, 12), (100, 20), (116, 38)):
                    canvas = board.draw(scene, width, height)
                    assert canvas.width == width and (canvas.height <= height or width < 100)
                    check(scene, canvas)
                board.hand(scene, 62)
                assert board.notebook(scene) and not board.locked(scene)
    assert len(seen & KINDS) > 5


def check(scene: Scene, canvas: Canvas) -> None:
    """All photos and locations are there, and whatever may be chosen among them shows its key."""
    for number in CELLS:
        assert f"{number:>2} " in canvas.text
    for kind, name in (("photo", "character"), ("extra", "character"), ("goon", "location"), ("token", "place")):
        for answer in scene.offer.answers if scene.kind == kind else []:
            if name in answer.args:
                assert canvas.where(**{name: answer.args[name]})
                assert f"[{scene.offer.keys[answer.code].upper()}]" in canvas.text


def test_gems_that_are_under_way_are_shown_as_such() -> None:
    for game in positions(2, 3):
        if game.to_act and game.question(game.to_act[0]).kind == "onward":
            way = game.view(game.to_act[0])["plan"]["way"]
            text = find_board("mafiozoo").draw(scene_of(game, game.to_act[0]), 100, 20).text
            other = find_board("mafiozoo").draw(scene_of(game, 1 - game.to_act[0]), 100, 20).text
            added = rf"[♠♦]\d*\+{way[-1]['gems']}"
            assert re.search(added, text) and not re.search(added, other)
            return
    raise AssertionError("nobody walks on")


# --- secrets


def test_others_see_nothing_of_what_a_seat_hides() -> None:
    """Two worlds that differ only in what is hidden from a viewer look the same to it."""
    for players, seed in ((2, 1), (4, 2)):
        for game in positions(players, seed, 23):
            for viewer in (0, None):
                truth = everything(game, viewer)
                for number in range(2):
                    other = game.resample(viewer, number)
                    assert everything(other, viewer) == truth


def test_the_owner_alone_reads_hand_informants_and_blind_tokens() -> None:
    board, found = find_board("mafiozoo"), set()
    for game in positions(2, 6, 2):
        assert board.hand(scene_of(game, None), 62) is None
        for seat in (0, 1):
            view, sheet = game.view(seat), board.hand(scene_of(game, seat), 62)
            text = sheet.text if sheet else ""
            targeted = [int(card) for card in view["hand"] if card != "S"]
            assert all(re.search(rf"\b{number}\b", text) for number in targeted + view["informants"])
            found |= {"informants"} if view["informants"] else set()
            if game.view(1 - seat)["tokens"][seat]["hidden"] and not game.over:
                found.add("blind")
                assert scene_of(game, seat).say("tui-tokens") in text
    assert found == {"informants", "blind"}


def test_the_hand_is_gone_behind_the_curtain_and_the_next_reader_sees_another() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, Curtain) and app.table.say("tui-agenda") not in screen_text(app)
        shown, luck = {}, Random(1)
        while len(shown) < 2:
            if isinstance(app.screen, Curtain):
                assert app.desk.query_one("#hand", Sheet).canvas is None
                await pilot.press("enter")
            else:
                sheet = app.desk.query_one("#hand", Sheet).canvas
                shown[app.table.viewer] = sheet.text if sheet else ""
                await pilot.press(app.desk.offer.keys[luck.choice(app.desk.offer.order).code])
            await pilot.pause()
            await settle(app)
        for seat, text in shown.items():
            assert text and text != shown[1 - (seat or 0)]

    play(sit_down(humans=2), steps)


# --- sizes


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (160, 50)])
def test_the_table_fits_or_scrolls(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(3)
        for _ in range(6):
            await pilot.press(app.desk.offer.keys[luck.choice(app.desk.offer.order).code])
            await settle(app)
        board, frame = app.desk.query_one("#board", Sheet), app.desk.query_one("#table")
        assert board.canvas is not None
        assert board.canvas.height == frame.size.height or size[1] < 32
        assert app.desk.query_one("#answer-frame").size.height >= 2
        await pilot.press("shift+down", "tab", "tab")
        await pilot.pause()
        assert app.table.say("tui-rules") in screen_text(app)

    play(sit_down(players=4), steps, size)


def test_what_lies_on_the_table_is_named_for_the_mouse() -> None:
    scene = scene_of(new(4), 0)
    spots: list[Spot] = find_board("mafiozoo").draw(scene, 100, 20).spots
    about = [spot.about for spot in spots]
    assert sum(scene.say("character-7-help") in words for words in about) == 1
    assert sum(scene.say("location-L44-help") in words for words in about) == 1
