"""The terminal table, played headless: by keys, by mouse, in every language, and with a curtain between two people."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

import malavita
from malavita.cli import tui
from malavita.cli.tui.answer_list import share
from malavita.cli.tui.app import TableApp
from malavita.cli.tui.canvas import Canvas
from malavita.cli.tui.look import ink
from malavita.cli.tui.offer import Offer, group
from malavita.cli.tui.scene import Scene, find_board
from malavita.cli.tui.screens import Curtain, End, Help, Leave
from malavita.cli.tui.table import Table
from malavita.cli.tui.widgets import Sheet
from malavita.kernel.question import Answer

Play = Callable[[TableApp, "Pilot[int]"], Awaitable[None]]
LANGUAGES = ("en", "it", "fr")
WINNER = {"en": "wins!", "it": "Vince", "fr": "remporte"}


@pytest.fixture(autouse=True)
def interpreted_and_brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to compile, and a pilot that looks more often whether the screen has come to rest."""
    monkeypatch.setenv("MALAVITA_ENGINE", "python")
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 5000)


def sit_down(
    players: int = 2, humans: int = 1, language: str = "en", seed: int = 5, game: Any = None, folder: Path | None = None
) -> TableApp:
    game = game or malavita.new("criminals", players=players, seed=seed)
    table = Table(game, humans, "random", language, luck=Random(1))
    return TableApp(table, lambda: malavita.new("criminals", players=players, seed=seed + 1), 0, folder)


def play(app: TableApp, steps: Play, size: tuple[int, int] = (100, 32)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await settle(app, pilot)
            await steps(app, pilot)

    asyncio.run(run())


async def settle(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until a person is asked or a screen lies over the table."""
    for _ in range(1000):
        if app.screen is not app.desk or app.desk.offer.answers:
            await pilot.pause()  # a screen that was just laid down is drawn a moment later
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the table does not go on")


async def until_shown(app: TableApp, pilot: Pilot[int], text: str) -> None:
    """Wait until a text can be read: a busy machine draws late."""
    for _ in range(400):
        if text in screen_text(app):
            return
        await pilot.pause(0.01)
    raise AssertionError(f"{text!r} is not shown")


def at_table(app: TableApp) -> bool:
    return app.screen is app.desk


def behind_curtain(app: TableApp) -> bool:
    return isinstance(app.screen, Curtain)


def screen_text(app: TableApp) -> str:
    """All characters that a person could read now."""
    svg = app.export_screenshot()
    return unescape(re.sub(r"<[^>]*>", "", svg.split("</defs>")[-1])).replace("\u00a0", " ")


def any_answer(app: TableApp, luck: Random) -> Answer:
    """An answer at random; passing only where nothing else is left, so that games are long."""
    order = app.desk.offer.order
    return luck.choice([answer for answer in order if "pass" not in answer.args] or order)


def key_for(app: TableApp, luck: Random) -> str:
    return app.desk.offer.keys[any_answer(app, luck).code]


def kind(app: TableApp) -> str:
    question = app.table.question
    return question.kind if question else ""


async def press_until(app: TableApp, pilot: Pilot[int], done: Callable[[], bool]) -> None:
    luck = Random(3)
    while not done():
        await pilot.press(key_for(app, luck))
        await settle(app, pilot)


def words(app: TableApp, code: str) -> str:
    return app.table.say(f"card-{code}")


# --- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_keyboard(language: str) -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(2)
        while at_table(app):
            arrows = [["enter"], ["down", "enter"]] + ([["right", "enter"]] if kind(app) == "place" else [])
            await pilot.press(*luck.choice([[key_for(app, luck)], *arrows]))
            await settle(app, pilot)
        assert isinstance(app.screen, End) and len(app.table.game.answers_given) > 20
        await pilot.pause()
        text = screen_text(app)
        assert WINNER[language] in text
        assert app.table.say("reason-all-passed") in text
        assert app.table.say("rule-R52").split(".")[0] in text
        await pilot.press("n")
        await settle(app, pilot)
        assert at_table(app) and not app.table.game.over

    play(sit_down(language=language), steps)


def test_a_whole_game_by_mouse() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(4)
        while at_table(app):
            await click_answer(app, pilot, any_answer(app, luck))
            await settle(app, pilot)
        assert isinstance(app.screen, End) and len(app.table.game.answers_given) > 20

    play(sit_down(seed=8), steps)


async def click_answer(app: TableApp, pilot: Pilot[int], answer: Answer) -> None:
    """Click what an answer means on the table, and then the answer itself in the list if more is to be said."""
    before = len(app.table.game.answers_given)
    for sheet, meaning in (
        ("#hand", answer.args),
        ("#board", dict(list(answer.args.items())[:1])),
        ("#answers", answer.args),
    ):
        canvas = app.desk.query_one(sheet, Sheet).canvas
        at = canvas.where(**meaning) if canvas and len(app.table.game.answers_given) == before else None
        if at is not None:
            await pilot.click(sheet, offset=(at[0] + 1, at[1]))
    assert len(app.table.game.answers_given) > before


def test_four_bots_play_alone() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, End)
        await pilot.press("l")
        await pilot.pause()
        assert app.table.language == "it"
        await settle(app, pilot)
        assert "Punteggio" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert at_table(app)

    play(sit_down(players=4, humans=0), steps)


# --- keys


def test_undo_inside_the_turn_but_never_a_look() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("e")
        await settle(app, pilot)
        looked = app.table.game.digest()
        await pilot.press("u")
        await settle(app, pilot)
        assert app.table.game.digest() == looked
        assert app.table.say("refusal-cannot-undo") in screen_text(app)
        await pilot.press("1")
        await settle(app, pilot)
        assert kind(app) == "place"
        await pilot.press("u")
        await settle(app, pilot)
        assert kind(app) == "hire" and app.table.game.digest() == looked
        assert app.table.say("tui-undone") in screen_text(app)

    play(sit_down(), steps)


def test_another_language_in_mid_game() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("e")
        await settle(app, pilot)
        before = app.table.game.digest()
        for language, sign in (("it", "Covo"), ("fr", "Planque"), ("en", "Hideout")):
            await pilot.press("l")
            await pilot.pause()
            assert app.table.language == language
            text = screen_text(app)
            assert sign in text and app.table.say("tui-log") in text
            for answer in app.desk.offer.answers:
                assert answer.text(language) in text
        assert app.table.game.digest() == before and kind(app) == "hire"

    play(sit_down(), steps)


def test_wrong_keys_do_nothing() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        before = app.table.game.digest()
        await pilot.press(
            "z", "%", "9", "0", "escape", "up", "left", "up", "backspace", "home", "f5", "space", "pageup"
        )
        await pilot.press("down", "down", "right", "pagedown", "tab", "shift+tab", "shift+down", "ctrl+z")
        await pilot.pause()
        assert app.table.game.digest() == before and at_table(app)

    play(sit_down(), steps)


def test_leaving_asks_once_more() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Leave)
        await pilot.press("escape")
        await pilot.pause()
        assert at_table(app)
        await pilot.press("q", "enter")
        await pilot.pause()
        assert app.return_value == 0

    play(sit_down(), steps)


def test_help_and_panels() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("?")
        await pilot.pause()
        assert isinstance(app.screen, Help) and app.table.say("tui-key-undo-help")[:20] in screen_text(app)
        await pilot.press("escape", "e")
        await settle(app, pilot)
        await pilot.press("tab")
        await pilot.pause()
        assert "5 left there" in screen_text(app)
        await pilot.press("tab")
        await pilot.pause()
        assert "Pickpocket" in screen_text(app)

    play(sit_down(), steps)


def test_save_writes_a_file_that_can_be_loaded(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await press_until(app, pilot, lambda: len(app.table.game.answers_given) > 6)
        await pilot.press("s")
        await pilot.pause()
        (path,) = tmp_path.iterdir()
        assert path.name in screen_text(app)
        assert malavita.load(path.read_text("utf-8")).digest() == app.table.game.digest()

    play(sit_down(folder=tmp_path), steps)


# --- secrets


def test_the_curtain_hides_everything_between_two_people() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        assert behind_curtain(app)
        first = app.table.game.to_act[0]
        await until_shown(app, pilot, app.table.name(first))
        assert app.table.view["seat"] is None
        await pilot.press("enter")
        await settle(app, pilot)
        await pilot.press("e")
        await settle(app, pilot)
        seen = app.table.view["pile"]
        assert all(words(app, card) in screen_text(app) for card in seen)
        await hide_the_first_card(app, pilot)
        assert behind_curtain(app)
        assert not any(words(app, card) in screen_text(app) for card in app.table.game.catalogue["cards"])
        await pilot.press("e", "1")
        assert behind_curtain(app)
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.table.viewer == 1 - first
        for _ in range(3):
            assert not any(words(app, card) in screen_text(app) for card in seen)
            await pilot.press("tab")
            await pilot.pause()

    play(sit_down(humans=2), steps)


async def hide_the_first_card(app: TableApp, pilot: Pilot[int]) -> None:
    """Hire a card and place it face-down."""
    await pilot.press("1")
    await settle(app, pilot)
    down = next(answer for answer in app.desk.offer.answers if answer.args["face"] == "down")
    await pilot.press(app.desk.offer.keys[down.code])
    await settle(app, pilot)


def test_own_hidden_cards_show_and_others_do_not() -> None:
    game = malavita.new("criminals", players=2, seed=5)
    seat = game.to_act[0]
    game.play(seat, "recruit:E")
    card = game.view(seat)["pile"][0]
    game.play(seat, f"hire:{card}")
    game.play(seat, "place:9:down")
    drawn = {viewer: draw(game, viewer).text for viewer in (seat, 1 - seat)}
    level = game.catalogue["cards"][card]["level"]
    assert re.search(rf" {level}\b.*▾E", drawn[seat])
    assert "▾E" not in drawn[1 - seat] and "╱ E ╱" in drawn[1 - seat]


def draw(game: Any, viewer: int, size: tuple[int, int] = (100, 20)) -> Canvas:
    table = Table(game, 2, "random")
    scene = Scene(game.view(viewer), game.catalogue, table.names, table.say, viewer)
    return find_board(game.name).draw(scene, *size)


# --- refusals


def boss_in_company() -> tuple[Any, str]:
    """A game whose first player finds the Boss with others, and where."""
    for seed in range(200):
        game = malavita.new("criminals", players=2, seed=seed)
        piles = game.truth()["pile"]
        full = [letter for letter, pile in zip("ABCDE", piles) if "c32" in pile] if game.to_act == (0,) else []
        if full:
            return game, full[0]
    raise AssertionError("no such game")


def test_what_cannot_be_chosen_says_why() -> None:
    game, hideout = boss_in_company()

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press(hideout.lower())
        await settle(app, pilot)
        before = app.table.game.digest()
        assert "R18" in screen_text(app)
        hand = app.desk.query_one("#hand", Sheet)
        at = hand.canvas.where(card="c32") if hand.canvas else None
        assert at is not None
        await pilot.click("#hand", offset=at)
        await pilot.pause()
        assert app.desk.notice.plain.startswith("✕") and "R18" in app.desk.notice.plain
        assert app.table.game.digest() == before
        await pilot.press("l")
        assert "Finché nella pila" in screen_text(app) and "can be" not in screen_text(app)

    play(sit_down(game=game), steps)


def test_a_key_that_stands_for_something_forbidden_says_why() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await press_until(app, pilot, lambda: kind(app) == "place" and any(app.table.view["rows"][0]))
        taken = [value for value in range(2, 10) if not app.desk.offer.matching({"target": value})]
        if taken:
            await pilot.press(str(taken[0]))
            await pilot.pause()
            assert "R28" in app.desk.notice.plain

    play(sit_down(), steps)


# --- sizes


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (100, 32), (160, 50)])
def test_the_table_fits_or_scrolls(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await press_until(app, pilot, lambda: kind(app) == "place")
        board, frame = app.desk.query_one("#board", Sheet), app.desk.query_one("#table")
        assert board.canvas is not None
        assert board.canvas.height == frame.size.height or size[1] < 24
        assert app.desk.query_one("#answer-frame").size.height >= min(6, size[1] - 12)
        if size[0] < 96:
            await pilot.press("tab")
            await pilot.pause()
            assert app.table.say("tui-notebook") in screen_text(app)
            await pilot.press("escape")
        await press_until(app, pilot, lambda: kind(app) == "recruit")

    play(sit_down(players=4), steps, size)


# --- small parts


def test_alike_answers_share_a_heading() -> None:
    texts = [f"Face-down at target {n} (There), for $1" for n in range(3)]
    assert share(texts) == ("Face-down at target\u00a0… (There), for $1", ["0", "1", "2"])
    assert share(["Pay 1 now", "Pay 2 now", "Pay 3 now"]) == ("", ["Pay 1 now", "Pay 2 now", "Pay 3 now"])


def test_keys_are_natural_and_each_is_given_once() -> None:
    game = malavita.new("criminals", players=4, seed=1)
    question = game.question(game.to_act[0])
    assert question is not None
    offer = Offer(question.answers)
    assert offer.keys["recruit:pass"] == "p" and offer.keys["recruit:C"] == "c"
    many = Offer([Answer(n, f"x:{n}", {"thing": f"number {n}"}) for n in range(62)])
    given = [key for key in many.keys.values() if key]
    assert len(given) == len(set(given)) == 31 and not set("lqsu") & set(given)
    assert [len(family) for family in group(question.answers)] == [9, 1]


def test_a_canvas_forgets_what_falls_off_it() -> None:
    canvas = Canvas(4, 1, ink("#ffffff", "#000000"))
    canvas.put(2, 0, "abcdef", ink("#ff0000"))
    canvas.put(0, 5, "x", ink())
    assert canvas.text == "  ab" and canvas.strip(7).text == "    "


def test_a_game_without_a_drawing_is_shown_plainly() -> None:
    game = malavita.new("criminals", players=2, seed=1)
    board = find_board("nosuchgame")
    scene = Scene(game.view(0), game.catalogue, {0: "a", 1: "b"}, lambda key, **args: key, 0)
    assert "money" in board.draw(scene, 80, 20).text
    assert (
        board.hand(scene, 80) is None
        and not board.locked(scene)
        and not board.notebook(scene)
        and not board.rules(scene.say)
    )


# --- the door


def test_run_opens_a_saved_game_and_falls_back_to_a_known_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[TableApp] = []
    monkeypatch.setattr(TableApp, "run", lambda self: opened.append(self))
    saved = malavita.new("criminals", players=3, seed=9)
    path = tmp_path / "game.malavita"
    path.write_text(saved.save(), "utf-8")
    assert tui.run(None, None, humans=3, bot="nobody", load=str(path), names=["Ada"]) == 0
    table = opened[0].table
    assert table.game.digest() == saved.digest() and table.humans == 3 and table.name(0) == "Ada"
    assert table.bot in ("greedy", "random")
    with pytest.raises(malavita.BadSave):
        tui.run("criminals", 2, load=str(tmp_path / "nothing"))
    with pytest.raises(malavita.BadSave, match="3 players"):
        tui.run("criminals", 2, load=str(path))
    with pytest.raises(malavita.MalavitaError, match="too many"):
        tui.run(None, None, humans=9, load=str(path))


def test_textual_is_imported_only_when_the_table_opens() -> None:
    code = "import sys, malavita.cli.tui; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_bot_that_answers_while_the_table_is_cleared_away_disturbs_nobody() -> None:
    app = sit_down()

    async def nothing(app: TableApp, pilot: Pilot[int]) -> None:
        pass

    play(app, nothing)
    with app._context():
        app.desk.draw()
