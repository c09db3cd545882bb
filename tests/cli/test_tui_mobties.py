"""The table of Mob Ties in the terminal, played headless: the town, the deal desk, plain text, in every language."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from html import unescape
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import malavita
from malavita.cli.deal_notation import GRAMMAR, Unclear, read_offer
from malavita.cli.main import main
from malavita.cli.plainly import PlainTable
from malavita.cli.tui.app import TableApp
from malavita.cli.tui.bargaining import ledger, let_bots_speak
from malavita.cli.tui.canvas import Canvas
from malavita.cli.tui.mobties_desk import DealDesk
from malavita.cli.tui.mobties_draft import KINDS, Draft, due_turn, from_deal
from malavita.cli.tui.mobties_plan import MAIN, letters
from malavita.cli.tui.offer import Offer, agrees
from malavita.cli.tui.scene import Scene, find_board
from malavita.cli.tui.screens import Curtain, End, Help
from malavita.cli.tui.table import Table
from malavita.cli.tui.widgets import Sheet
from malavita.games import registry
from malavita.games.mobties.box import GANGSTER_NAMES, PLACE_NAMES
from malavita.kernel.question import Answer

Play = Callable[[TableApp, "Pilot[int]"], Awaitable[None]]
LANGUAGES = ("en", "it", "fr")
BOTH = ("honor", "all_bets")


@pytest.fixture(autouse=True)
def interpreted_and_brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to compile, a log of the latest sentences alone, and a pilot that looks more often whether all is at rest."""
    monkeypatch.setenv("MALAVITA_ENGINE", "python")
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 5000)


@pytest.fixture
def short_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def latest(table: Table) -> list[tuple[Any, str]]:
        events = table.game.events(table.viewer)[-12:]
        return [(event, table.game.say(event, table.language, table.names)) for event in events]

    monkeypatch.setattr(Table, "story", property(latest))


def new(players: int = 5, seed: int = 5, terms: str = "honor") -> Any:
    return malavita.new("mobties", players=players, seed=seed, options={"terms": terms}, engine="python")


def lay(crew: Mapping[int, str], stage: str = "election", terms: str = "honor", players: int = 5, **fields: Any) -> Any:
    """A table at the beginning of a stage of turn 2; who is not spoken of stands on the Airstrip."""
    laid: dict[str, Any] = {
        "players": players,
        "turn_now": 2,
        "don": 0,
        "stage": stage,
        "cash": [60] * players,
        **fields,
    }
    laid["crew"] = [places(crew.get(seat, "")) for seat in range(players)]
    return malavita.position("mobties", laid, engine="python", options={"terms": terms})


def places(text: str) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in PLACE_NAMES]
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        place, _, gangsters = part.partition(":")
        found[PLACE_NAMES.index(place)] = gangsters.split()
    spoken = {gangster for crew in found for gangster in crew}
    found[PLACE_NAMES.index("airstrip")] += [name for name in GANGSTER_NAMES[:5] if name not in spoken]
    return found


MANSION = {0: "mansion:capo;docks:driver", 1: "mansion:hit_man", 2: "mansion:made_man", 3: "docks:driver"}


class Quiet:
    """A bot that gives the answer of who is out of time, and says what it is told to say to every offer."""

    name = "quiet"

    def __init__(self, says: str) -> None:
        self.says = says

    def choose(self, seen: Any, luck: Random) -> Answer:
        return seen.question.default

    def consider(self, view: Any, seat: int, deal: Any) -> str:
        return self.says


def sit_down(game: Any = None, humans: int = 1, language: str = "en", consider: str = "", **new_game: Any) -> TableApp:
    table = Table(game or new(**new_game), humans, "random", language, luck=Random(1))
    if consider:
        table.player = Quiet(consider)
    return TableApp(table, lambda: new(**new_game), 0)


def play(app: TableApp, steps: Play, size: tuple[int, int] = (110, 34)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await settle(app)
            await steps(app, pilot)

    asyncio.run(run())


async def settle(app: TableApp) -> None:
    """Wait until a person is asked or a screen lies over the table."""
    for _ in range(3000):
        if app.screen is not app.desk or app.desk.offer.answers:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not go on")


def screen_text(app: TableApp) -> str:
    """All characters that a person could read now."""
    svg = app.export_screenshot()
    return unescape(re.sub(r"<[^>]*>", "", svg.split("</defs>")[-1])).replace("\u00a0", " ")


def positions(players: int, seed: int, every: int = 1, terms: str = "honor") -> Iterator[Any]:
    """A game at random, as it goes on."""
    game, luck, count = new(players, seed, terms), Random(seed), 0
    while not game.over:
        if count % every == 0:
            yield game
        seat = luck.choice(game.to_act)
        game.play(seat, luck.choice(game.question(seat).answers))
        count += 1
    yield game


def scene_of(game: Any, viewer: int | None, language: str = "en") -> Scene:
    table = Table(game, game.players, "random", language)
    question = None if viewer is None else game.question(viewer)
    offer = Offer(question.answers, taken="d") if question else Offer()
    kind = question.kind if question else ""
    return Scene(game.view(viewer), game.catalogue, table.names, table.say, viewer, kind, offer)


def has_all_words() -> bool:
    """Whether the game's own words of this tree are complete in every language."""
    words = registry.words("mobties")
    return all(words.has(language, "term-pay") for language in LANGUAGES)


# --- whole games


@pytest.mark.usefixtures("short_log")
def test_a_whole_game_by_keyboard() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(2)
        while app.screen is app.desk:
            offer = app.desk.offer
            key = offer.keys[luck.choice(offer.order).code]
            await pilot.press(*luck.choice([[key], [key], ["enter"], ["down", "enter"]]) if key else ["enter"])
            await settle(app)
        assert isinstance(app.screen, End) and len(app.table.game.answers_given) > 100
        await pilot.pause()
        text = screen_text(app)
        assert app.table.say("score-cash") in text and app.table.game.options["terms"] == "all_bets"

    play(sit_down(players=5, seed=5, terms="all_bets"), steps, (80, 24))


@pytest.mark.usefixtures("short_log")
def test_a_whole_game_by_mouse() -> None:
    clicked: set[str] = set()

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(4)
        while app.screen is app.desk:
            offer = app.desk.offer
            answer = luck.choice([answer for answer in offer.order if "offer" not in answer.args] or offer.order)
            clicked.add(await click(app, pilot, answer))
            await settle(app)
        assert isinstance(app.screen, End)

    play(sit_down(players=3, seed=8), steps, (110, 40))
    assert {"#board place", "#board ballot", "#board to", "#board move", "#hand act"} <= clicked, clicked


async def click(app: TableApp, pilot: Pilot[int], answer: Answer) -> str:
    """Click what an answer means on the table or in the hand, and the answer in the list if more is to be said."""
    game, kind, used = app.table.game, app.desk.scene.kind, ""
    before = len(game.answers_given)
    names = [dict(answer.args), *({name: value} for name, value in answer.args.items())]
    for sheet, meanings in (("#hand", names), ("#board", names), ("#answers", [dict(answer.args)])):
        for meaning in meanings:
            canvas = app.desk.query_one(sheet, Sheet).canvas
            at = canvas.where(**meaning) if canvas else None
            if at is None or len(game.answers_given) != before:
                continue
            frame = {"#answers": "#answer-frame", "#board": "#table"}.get(sheet)
            if frame:
                app.desk.query_one(frame).scroll_to(y=max(0, at[1] - 2), animate=False)
                await pilot.pause()
            await pilot.click(sheet, offset=at)
            used = used or f"{sheet} {kind}"
    if len(game.answers_given) == before:
        await pilot.press("escape")
        app.desk.give(answer)
    return used


@pytest.mark.usefixtures("short_log")
def test_two_people_at_one_keyboard_see_a_curtain_between_them() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        hands: dict[int, str] = {}
        luck = Random(3)
        while len(hands) < 2 or app.table.game.view()["turn"] < 1:
            if isinstance(app.screen, Curtain):
                assert app.desk.query_one("#hand", Sheet).canvas is None
                await pilot.press("enter")
            else:
                sheet = app.desk.query_one("#hand", Sheet).canvas
                assert app.table.viewer is not None
                hands[app.table.viewer] = sheet.text if sheet else ""
                app.desk.give(luck.choice(app.desk.offer.order))
            await pilot.pause()
            await settle(app)
        assert hands[0] != hands[1]

    play(sit_down(humans=2, players=3, seed=3), steps)


# --- the drawing


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_position_can_be_drawn_and_shows_who_stands_where(players: int) -> None:
    board, seen = find_board("mobties"), set()
    for game in positions(players, players, 7, BOTH[players % 2]):
        for viewer in (*game.to_act[:2], None):
            scene = scene_of(game, viewer)
            seen.add(scene.kind)
            for width, height in ((50, 6), (80, 12), (100, 22), (116, 38)):
                canvas = board.draw(scene, width, height)
                assert canvas.width >= width
                check(scene, canvas)
            board.hand(scene, 62)
            assert board.notebook(scene) and not board.locked(scene)
    assert len(seen) > 10


def check(scene: Scene, canvas: Canvas) -> None:
    """All gangsters in town are drawn; places that may be chosen show their key."""
    signs, text = letters(scene.say), canvas.text
    for seat, crew in enumerate(scene.view["gangsters"]):
        for place in MAIN:
            for gangster in crew.get(place, ()):
                assert f"{'♠♦♥♣★●'[seat]}{signs[gangster]}" in text
    for answer in scene.offer.answers if scene.kind in ("to", "raid", "tip") else []:
        if answer.args["place"] in MAIN:
            assert canvas.where(**answer.args)
            assert f"[{scene.offer.keys[answer.code].upper()}]" in text


def test_the_stage_tells_test_tie_attack_and_deals() -> None:
    board, found = find_board("mobties"), set()
    for seed in (1, 2, 3):
        for game in positions(4, seed, 2):
            scene = scene_of(game, None)
            line = board.draw(scene, 116, 30).text.split("\n")[1]
            view = scene.view
            if view["attack"]:
                found.add("attack")
                assert scene.say(f"card-{view['attack']['card']}") in line
            elif view["test"]:
                found.add("tie" if view["test"]["tied"] else "test")
                assert scene.say(f"test-{view['test']['kind']}").capitalize() in line
                if view["asking"] == "ballot":
                    assert line.count("✓") == len(set(view["test"]["present"]) - set(view["asked"]))
            if view["deals"]:
                found.add("deals")
                assert "[D]" in line
    assert found == {"attack", "test", "tie", "deals"}


def test_surrounded_closed_heat_ring_and_escrow_are_seen() -> None:
    crew = {0: "docks:capo;jail:driver", 1: "docks:driver;morgue:capo"}
    agents = [0, 5, 0, 4, 0, 1]
    game = lay(crew, "action", agents=agents, closed=["butcher"], don=1)
    scene = scene_of(game, 0)
    text = find_board("mobties").draw(scene, 100, 30).text
    assert "◉×5" in text and "◉◉◉◉" in text and "◉○○○" in text
    assert scene.say("tui-closed") in text and "◈ Don" in text
    assert "1 ●●○○○" in text and "2 ○○○○○" in text
    game.offer(0, [{"term": "pay", "who": 0, "whom": 1, "amount": 5000, "when": "killed", "seat": 1, "victim": 2}])
    game.accept(1, 1)
    scene = scene_of(game, 0)
    assert "$5,000 held" in find_board("mobties").draw(scene, 100, 30).text


def test_others_see_nothing_of_what_a_seat_hides() -> None:
    """Two worlds that differ only in what is hidden from a viewer look the same to it."""
    for game in positions(4, 2, 29):
        for viewer in (0, None):
            shown = everything(game, viewer)
            for number in range(2):
                assert everything(game.resample(viewer, number), viewer) == shown


def everything(game: Any, viewer: int | None) -> str:
    board, scene = find_board("mobties"), scene_of(game, viewer)
    sheets = [board.draw(scene, 100, 24), board.hand(scene, 62)]
    notes = [line.plain for line in board.notebook(scene)]
    return "\n".join([sheet.text + "\n".join(spot.about for spot in sheet.spots) for sheet in sheets if sheet] + notes)


def test_a_click_on_what_may_not_be_chosen_says_why() -> None:
    game = lay({0: "docks:capo;kittys:driver", 1: "docks:capo"}, "movement", closed=["butcher"])
    game.play(0, "move:capo")

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        canvas = app.desk.query_one("#board", Sheet).canvas
        at = canvas.where(place="butcher") if canvas else None
        assert at is not None
        await pilot.click("#board", offset=at)
        await pilot.pause()
        assert app.desk.notice.plain.startswith("✕") and "R45" in app.desk.notice.plain

    play(sit_down(game), steps)


# --- the deal desk


async def open_desk(app: TableApp, pilot: Pilot[int]) -> DealDesk:
    await pilot.press("d")
    for _ in range(200):
        if isinstance(app.screen, DealDesk):
            await pilot.pause()
            return app.screen
        await asyncio.sleep(0.005)
    raise AssertionError("the desk does not open")


async def choose(app: TableApp, pilot: Pilot[int], **meaning: Any) -> None:
    """Press the key of what means this at the desk."""
    desk = app.screen
    assert isinstance(desk, DealDesk)
    answer = next(answer for answer in desk.offer.answers if agrees(answer, meaning))
    await pilot.press(desk.offer.keys[answer.code])
    await pilot.pause()


async def write(app: TableApp, pilot: Pilot[int], kind: str, *fields: Any) -> None:
    """Write one line: numbers are seats, money is typed, words are places, tests and conditions."""
    await choose(app, pilot, add=kind)
    desk = app.screen
    assert isinstance(desk, DealDesk)
    for value in fields:
        assert desk.dealer.form is not None
        name = desk.dealer.form.asks.split(" ")[0]
        if name in ("amount", "part"):
            await pilot.press(*str(value), "enter")
            await pilot.pause()
        elif value == "done":
            await choose(app, pilot, complete=True)
        else:
            await choose(app, pilot, **{"seat" if type(value) is int and name != "after" else name: value})
    assert desk.dealer.form is None, desk.dealer.form.asks


async def until_answered(app: TableApp, pilot: Pilot[int], number: int) -> dict[str, Any] | None:
    """The deal after all bots have answered it; nothing once it is off the table."""
    for _ in range(300):
        deal = next((deal for deal in app.table.game.deals() if deal["deal"] == number), None)
        if deal is None or deal["life"] == "sealed":
            await pilot.pause()
            return deal
        await asyncio.sleep(0.005)
    raise AssertionError("nobody answers")


# Table 4.7, seen by who offers (seat 0): its lines as one writes them at the desk, and whether it binds under Honor.
EXAMPLES: dict[str, tuple[list[tuple[Any, ...]], bool]] = {
    "T1, final": ([("vote", 1, "election", 0), ("pay", 0, 1, 25, "elected", 0), ("gift", 0, 1, "receiver")], True),
    "T1, the losing offer": ([("vote", 1, "election", 0), ("gift", 0, 1, "don")], False),
    "T3": ([("tiebreak", 1, "racket", "docks", 0), ("share", 0, 1, "docks", 10)], True),
    "racket split": ([("split", "docks", 0, 1, "done", 18)], True),
    "selling the peek": ([("pay", 0, 1, 5, "now"), ("tell", 1, 0)], True),
    "hired gun": ([("attack", 1, 2, None), ("pay", 0, 1, 10, "after", 0)], True),
    "taking the fall": ([("vote", 1, "arrest", "kittys", 1), ("pay", 0, 1, 30, "arrested", 1, "kittys")], True),
}  # fmt: skip


@pytest.mark.parametrize("terms", BOTH)
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_deals_of_the_table_4_7_are_struck_at_the_desk(name: str, terms: str) -> None:
    lines, binds = EXAMPLES[name]

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        desk = await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        for line in lines:
            await write(app, pilot, *line)
        text = screen_text(app)
        assert app.table.say("desk-binding" if binds and terms == "honor" else "desk-not-binding") in text
        await choose(app, pilot, offer=True)
        deal = await until_answered(app, pilot, 1)
        assert desk.dealer.notice[1] is False
        said = [event["kind"] for event in app.table.game.events()]
        assert "deal-sealed" in said
        if deal is not None:
            assert deal["binding"] is (binds and terms == "honor")
            assert [term["term"] for term in deal["terms"]] == flatten(lines)
            assert app.table.say("desk-signed") in screen_text(app)
        await pilot.press("escape")
        await settle(app)
        assert app.screen is app.desk and app.dealing is None
        given = len(app.table.game.answers_given)
        await pilot.press("enter")
        await settle(app)
        assert len(app.table.game.answers_given) > given  # the game goes on

    play(sit_down(lay(MANSION, terms=terms), consider="accept"), steps)


def flatten(lines: list[tuple[Any, ...]]) -> list[str]:
    return [kind for kind, *rest in lines for _ in range(2 if kind == "split" else 1)]


def test_every_kind_of_promise_can_be_written_and_struck() -> None:
    lines: dict[str, tuple[Any, ...]] = {
        "pay": (0, 1, 7, "killed", 1, 2), "share": (0, 1, "docks", 3), "split": ("kittys", 0, 1, 2, "done", 5, 6),
        "vote": (1, "arrest", "docks", 2), "tiebreak": (0, "election", 1), "gift": (0, 1, "don"), "peace": (1, 2),
        "attack": (1, 3, "jail"), "shoot": (0, "docks"), "move": (1, "not_to", "streets"), "tell": (0, 1),
    }  # fmt: skip

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        desk = await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        for kind, fields in lines.items():
            await write(app, pilot, kind, *fields)
            assert desk.dealer.draft is not None and desk.dealer.draft.terms[-1]["term"] == kind
            if desk.dealer.draft.size >= 5:
                await choose(app, pilot, strike=True)
                await choose(app, pilot, line=1)
        await choose(app, pilot, add="word")
        await choose(app, pilot, seat=1)
        await choose(app, pilot, typed=True)
        assert isinstance(app.focused, Input)
        await pilot.press(*"quietly", "enter")
        await pilot.pause()
        assert desk.dealer.draft is not None and desk.dealer.draft.terms[-1]["text"] == "quietly"
        assert "quietly" in screen_text(app)
        await choose(app, pilot, tear=True)
        assert desk.dealer.draft is None
        assert set(lines) | {"word"} == set(KINDS)

    play(sit_down(lay(MANSION)), steps)


def test_refusals_are_shown_with_reason_and_rule_and_the_draft_stays() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        desk = await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        await write(app, pilot, "peace", 0, 1)
        await choose(app, pilot, offer=True)
        assert desk.dealer.notice == ("A deal needs somebody to make it with. (Rule R77)", True)
        assert "✕ A deal needs somebody" in screen_text(app)
        await choose(app, pilot, party=True)
        await choose(app, pilot, seat=1)
        await write(app, pilot, "share", 0, 1, "docks", 36)
        await choose(app, pilot, offer=True)
        assert "R28" in desk.dealer.notice[0] and desk.dealer.notice[1]
        await choose(app, pilot, strike=True)
        await choose(app, pilot, line=2)
        await write(app, pilot, "pay", 1, 0, 61, "now")
        await choose(app, pilot, offer=True)
        assert desk.dealer.notice == ("Deal 1 is on the table.", False)
        assert await until_answered(app, pilot, 1) is None  # the bot would sign, but it does not have the money

    play(sit_down(lay(MANSION), consider="accept"), steps)


def test_a_refusal_for_the_one_who_signs_last() -> None:
    game = lay(MANSION)
    game.offer(1, [{"term": "pay", "who": 0, "whom": 1, "amount": 99_000}])

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        desk = await open_desk(app, pilot)
        assert app.table.say("desk-number", deal=1) in screen_text(app)
        await choose(app, pilot, accept=True)
        assert "R8" in desk.dealer.notice[0] and desk.dealer.notice[1]
        await choose(app, pilot, decline=True)
        assert not app.table.game.deals()

    play(sit_down(game, consider="wait"), steps)


def test_counter_withdraw_release_and_another_turn() -> None:
    game = lay(MANSION)
    game.offer(1, [{"term": "peace", "who": 0, "whom": 1}, {"term": "pay", "who": 1, "whom": 0, "amount": 5000}])
    game.offer(2, [{"term": "attack", "who": 0, "whom": 1}], to=(0,))

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        desk = await open_desk(app, pilot)
        await choose(app, pilot, deal=2)
        await choose(app, pilot, counter=True)
        assert desk.dealer.draft == Draft([{"term": "attack", "who": 0, "whom": 1, "turn": 2}], {0, 2}, 2)
        await choose(app, pilot, turn=True)
        await choose(app, pilot, line=1)
        assert app.table.say("desk-next-turn") in screen_text(app)
        await choose(app, pilot, offer=True)
        await pilot.pause()
        deal = next(deal for deal in app.table.game.deals() if deal["deal"] == 3)
        assert deal["from"] == 0 and deal["terms"][0]["turn"] == 3 and deal["agreed"] == [0]
        await choose(app, pilot, withdraw=True)
        await choose(app, pilot, accept=True)
        assert app.table.game.deals()[0]["life"] == "sealed"
        await choose(app, pilot, release=True)
        assert app.table.game.deals()[0]["released"] == [0]
        await pilot.press("q")
        await settle(app)
        assert app.screen is app.desk and app.dealing is None

    play(sit_down(game, consider="wait"), steps)


def test_a_bot_that_does_not_bargain_declines_and_the_draft_outlives_the_desk() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        await write(app, pilot, "pay", 0, 1, 5, "now")
        await pilot.press("escape", "escape")
        await settle(app)
        assert app.screen is app.desk
        desk = await open_desk(app, pilot)
        await choose(app, pilot, resume=True)
        await choose(app, pilot, offer=True)
        ours = next(e["deal"] for e in app.table.game.events() if e["kind"] == "deal-offered" and e["seat"] == 0)
        assert await until_answered(app, pilot, ours) is None  # bots may have made deals of their own meanwhile
        assert desk.dealer.draft is None
        assert any(event["kind"] == "deal-answered" and event["says"] == "decline" for event in app.table.game.events())

    play(sit_down(lay(MANSION)), steps)


def test_a_person_at_the_same_keyboard_signs_behind_a_curtain() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
            await pilot.pause()
        first = app.table.viewer
        assert first in (0, 1)
        await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        await write(app, pilot, "pay", first, 1 - first, 5, "now")
        await choose(app, pilot, offer=True)
        await choose(app, pilot, **{"pass": 1 - first})
        await pilot.pause()
        assert isinstance(app.screen, Curtain) and app.screen.seat == 1 - first
        await pilot.press("enter")
        await pilot.pause()
        await choose(app, pilot, accept=True)
        assert app.table.game.view()["cash"][1 - first] == 65_000

    play(sit_down(lay(MANSION), humans=2, consider="wait"), steps)


def test_bad_amounts_and_words_are_refused_while_they_are_typed() -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        desk = await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        await choose(app, pilot, add="word")
        await choose(app, pilot, seat=0)
        await choose(app, pilot, typed=True)
        await pilot.press("enter")
        await pilot.pause()
        assert desk.dealer.notice == (app.table.say("desk-bad-text"), True)
        await pilot.press("escape", "escape", "escape", "escape")
        await pilot.pause()
        assert desk.dealer.form is None and not desk.dealer.writing

    play(sit_down(lay(MANSION)), steps)


def test_the_ledger_counts_promises() -> None:
    game = lay(MANSION, terms="all_bets")
    game.offer(0, [{"term": "pay", "who": 0, "whom": 1, "amount": 5000}, {"term": "word", "who": 1, "text": "ciao"}])
    game.accept(1, 1)
    table = Table(game, 1, "random")
    assert ledger(table)[0] == (1, 0)


def test_bots_without_a_will_to_deal_decline_at_once() -> None:
    game = lay(MANSION)
    game.offer(0, [{"term": "pay", "who": 0, "whom": 1, "amount": 5000}])
    let_bots_speak(Table(game, 1, "random"))
    assert not game.deals()


# --- drafts


def test_a_line_takes_the_payments_that_wait_for_it_along() -> None:
    draft = Draft(
        [
            {"term": "split", "place": "docks", "parts": {"0": 1000, "1": 34_000}, "turn": 2},
            {"term": "vote", "who": 1, "whom": 0, "test": "election", "turn": 2},
            {"term": "pay", "who": 0, "whom": 1, "amount": 1000, "when": "after", "after": 2, "turn": 2},
        ]
    )
    assert draft.size == 4 and draft.row(2) == 3 and draft.parties(3) == [0, 1, 3]
    draft.strike(0)
    assert draft.terms[1]["after"] == 0
    draft.strike(0)
    assert not draft.terms


def test_a_deal_becomes_a_draft_again() -> None:
    game = lay(MANSION)
    parts = {"term": "split", "place": "docks", "parts": {"1": 18_000, "2": 17_000}, "turn": 2}
    game.offer(1, [parts, {"term": "tell", "who": 1, "whom": 0, "turn": 2}])
    draft = from_deal(game.deals()[0])
    assert draft.terms[0] == parts and draft.counters == 1 and draft.binds(True) and not draft.binds(False)


def test_promises_fall_due_in_the_turn_where_they_still_can() -> None:
    assert due_turn({"term": "vote", "test": "election"}, 3, "action") == 4
    assert due_turn({"term": "vote", "test": "arrest"}, 3, "agents") == 3
    assert due_turn({"term": "share"}, 1, "election") == 2
    assert due_turn({"term": "pay", "when": "won"}, 2, "movement") == 3
    assert due_turn({"term": "peace"}, 2, "heat") == 2


# --- languages and sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_and_desk_in_every_language(language: str) -> None:
    if not has_all_words() and language != "en":
        pytest.skip("the words of the game are not there yet")

    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        say = app.table.say
        assert say("terms-honor") in screen_text(app) and say("tui-deals") in screen_text(app)
        await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        await write(app, pilot, "vote", 1, "election", 0)
        await write(app, pilot, "pay", 0, 1, 25, "elected", 0)
        text = screen_text(app)
        assert say("desk-contract") in text and say("desk-binding") in text
        await choose(app, pilot, offer=True)
        await until_answered(app, pilot, 1)
        await pilot.press("q")
        await settle(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Help) and say("tui-key-deals-help")[:20] in screen_text(app)

    play(sit_down(lay(MANSION), language=language, consider="accept"), steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_short_names_are_told_apart(language: str) -> None:
    say = Table(new(), 1, "random", language).say
    assert len(set(letters(say).values())) == 8
    names = [say("tui-place", place=place) for place in MAIN]
    assert len(set(names)) == len(names) and max(map(len, names)) <= 10


@pytest.mark.usefixtures("short_log")
@pytest.mark.parametrize("size", [(50, 16), (80, 24), (100, 32), (160, 50)])
def test_the_table_and_the_desk_fit_or_scroll(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[int]) -> None:
        luck = Random(3)
        for _ in range(8):
            app.desk.give(luck.choice(app.desk.offer.order))
            await pilot.pause()
            await settle(app)
        assert app.desk.query_one("#answer-frame").size.height >= 1
        await pilot.press("shift+down", "tab", "tab")
        await pilot.pause()
        assert app.table.say("tui-rules") in screen_text(app)
        await pilot.press("escape")
        await open_desk(app, pilot)
        await choose(app, pilot, new=True)
        await write(app, pilot, "pay", 0, 1, 1, "now")
        assert app.screen.query_one("#paper").size.height > 3
        assert app.screen.query_one("#desk-answers-frame").size.height >= 3

    play(sit_down(players=6, seed=2), steps, size)


# --- plain text


def plain(lines: list[str], game: Any = None, humans: int = 1, consider: str = "accept") -> str:
    told: list[str] = []
    given = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    app = sit_down(game, humans, consider=consider)
    PlainTable(app.table, ask, told.append).run()
    return "\n".join(told)


@pytest.mark.parametrize("terms", BOTH)
def test_a_whole_game_in_plain_text(terms: str) -> None:
    text = plain(["1", "2", "1", "3"] * 900, new(3, 4, terms), consider="")
    assert "Final score" in text and "1. " in text


TYPED = {
    "T1, final": "vote 1 election 0; pay 0>1 25000 elected 0; gift 0>1 receiver",
    "T1, the losing offer": "vote 1 election 0; gift 0>1 don",
    "T3": "tiebreak 1 racket docks 0; share 0>1 docks 10000",
    "racket split": "split docks 0=18000 1=17000",
    "selling the peek": "pay 0>1 5000 now; tell 1>0",
    "hired gun": "attack 1>2; pay 0>1 10000 after 1",
    "taking the fall": "vote 1 arrest kittys 1; pay 0>1 30000 arrested 1 kittys",
}


@pytest.mark.parametrize("terms", BOTH)
@pytest.mark.parametrize("name", TYPED)
def test_the_deals_of_table_4_7_are_typed(name: str, terms: str) -> None:
    game = lay(MANSION, terms=terms)
    text = plain([f"deal {TYPED[name]}", "deals", "quit"], game)
    assert "Deal 1 is sealed" in text
    if name != "selling the peek":
        assert ("BINDING" in text) is (EXAMPLES[name][1] and terms == "honor")


def test_plain_commands_help_refusals_and_what_is_not_understood() -> None:
    text = plain(["help", "table", "deals", "deal pay 0>1 99000", "deal pay 0", "accept x", "accept 9", "sing", "undo", *(["language"] if has_all_words() else []), "quit"], lay(MANSION), consider="wait")  # fmt: skip
    assert all(line in text for line in GRAMMAR) and "0 ♠ Livia" in text
    assert "No deal lies on the table" in text and "Deal 1: Livia makes an offer" in text
    assert "(Rule R77)" in text and "I do not understand “sing”" in text and "too late" in text


@pytest.mark.parametrize("wrong", ["", "pay", "pay 0>9 5", "pay 0>1 x", "vote 0 party 1", "move 0 up docks", "peace 0>1 docks", "pay 0>1 5 after 0", "dance 0"])  # fmt: skip
def test_what_is_not_a_promise_is_not_understood(wrong: str) -> None:
    with pytest.raises(Unclear):
        read_offer(Table(lay(MANSION), 1, "random"), wrong)


def test_typed_promises_take_names_next_turns_and_parties() -> None:
    table = Table(lay(MANSION), 1, "random")
    draft = read_offer(table, "peace livia>bruno next; shoot 1 docks; move 2 out mansion; word 0 I mean it; to 3 4")
    assert [term["turn"] for term in draft.terms] == [3, 2, 2, 2] and draft.named == {3, 4}
    assert draft.terms[3]["text"] == "I mean it" and table.game.offer(0, draft.terms, tuple(draft.named))


# --- the chooser


def test_the_chooser_asks_for_players_and_terms(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["9", "3", "2", "4", "2"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    opened: list[tuple[Any, ...]] = []
    monkeypatch.setattr("malavita.cli.tui.run", lambda *args: opened.append(args) or 0)
    assert main(["tui", "--plain", "--language", "en"]) == 0
    assert opened[0][:2] == ("mobties", 4) and opened[0][7] == {"terms": "all_bets"} and opened[0][-1] is True
    assert "Mob Ties" in capsys.readouterr().out
