"""The terminal table: shows one game to whoever sits before it, asks, and lets the bots answer in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ...kernel.errors import MalavitaError
from ...kernel.game import Game
from ...kernel.question import Answer
from .answer_list import draw_answers
from .look import BONE, BRASS, PAPER, ROSE, SMOKE, seat_colour, seat_mark
from .offer import Offer, natural_key
from .scene import Scene, find_board
from .screens import Curtain, End, Help, Leave, key_bar
from .table import Table
from .widgets import Frame, Sheet, Side

WIDE, SMALL = 132, 96  # columns: from WIDE on the panel stands at the right, under SMALL it opens instead of the table
LOWEST_PANE = 10  # rows that the question and its answers need
PANELS = ("log", "notebook", "rules")
KEYS = [("1-9 A-Z", "tui-choose"), ("U", "tui-undo"), ("S", "tui-save"), ("L", "tui-language"), ("?", "tui-help"), ("Q", "tui-quit")]


class TableScreen(Screen[None]):
    """The table with its question, its answers and its panel."""

    BINDINGS = [
        Binding("up", "step(-1, 0)"), Binding("down", "step(1, 0)"),
        Binding("left", "step(0, -1)"), Binding("right", "step(0, 1)"),
        Binding("enter", "give"), Binding("escape", "widen"),
        Binding("tab", "panel(1)", priority=True), Binding("shift+tab", "panel(-1)", priority=True),
        Binding("pageup", "turn(-1)"), Binding("pagedown", "turn(1)"),
        Binding("shift+up", "scroll_table(-3)"), Binding("shift+down", "scroll_table(3)"),
        Binding("u", "undo"), Binding("s", "app.save"), Binding("l", "language"),
        Binding("space", "app.hurry"), Binding("question_mark,f1", "help"), Binding("q,ctrl+q,ctrl+c", "app.leave"),
    ]  # fmt: skip

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.board = find_board(table.game.name)
        self.offer = Offer()
        self.notice = Text()
        self.panel = 0

    def compose(self) -> ComposeResult:
        """Head, table, question, panel, keys."""
        yield Static(id="head", classes="bar")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with Frame(id="table"):
                    yield Sheet(id="board")
                with Horizontal(id="bottom"):
                    with Vertical(id="pane"):
                        yield Static(id="question")
                        yield Static(id="notice")
                        yield Sheet(id="hand")
                        with Frame(id="answer-frame"):
                            yield Sheet(id="answers")
                    yield Side(id="side-below")
            yield Side(id="side-right")
        yield Static(id="keys", classes="bar")

    def on_resize(self, event: events.Resize) -> None:
        """Choose the arrangement that fits."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width < SMALL, "small")
        self.call_after_refresh(self.draw)

    # --- drawing

    @property
    def scene(self) -> Scene:
        """What the drawing of the game gets to see."""
        table, question = self.table, self.table.question
        kind = question.kind if question else ""
        return Scene(table.view, table.game.catalogue, table.names, table.say, table.viewer, kind, self.offer)

    def ask(self) -> None:
        """Begin with the question that is asked now."""
        question = self.table.question
        self.offer = Offer(question.answers) if question else Offer()
        self.draw()

    def draw(self) -> None:
        """Show everything as it is now."""
        scene = self.scene
        self.draw_bars()
        self.draw_table(scene)
        self.draw_pane(scene)
        self.draw_side(scene)

    def draw_bars(self) -> None:
        """The seats at the top, the keys at the bottom."""
        table = self.table
        head = Text.assemble((f" {table.say('tui-title')} ", f"bold {PAPER}"), (table.say("title"), f"italic {BRASS}"), "  ")
        for seat in range(table.game.players):
            head.append_text(self.seat_label(seat))
        head.append(table.say("tui-language-name"), SMOKE)
        self.query_one("#head", Static).update(head)
        self.query_one("#keys", Static).update(key_bar([(key, table.say(word)) for key, word in KEYS + [("Tab", "tui-panel")]]))

    def seat_label(self, seat: int) -> Text:
        """A seat's mark and name, whether it is a bot or the reader, and whether it is asked."""
        table = self.table
        active = seat in table.game.to_act
        label = Text("▶" if active else " ", BRASS)
        label.append(f"{seat_mark(seat)} {table.name(seat)}", f"{'bold ' if active else ''}{seat_colour(seat)}")
        role = "tui-you" if seat == table.viewer else "tui-human" if table.is_human(seat) else "tui-bot"
        return label.append(f" ({table.say(role).lower()})  ", SMOKE)

    def draw_table(self, scene: Scene) -> None:
        """The game's own drawing, in the room that the question leaves."""
        frame, sheet = self.query_one("#table", Frame), self.query_one("#board", Sheet)
        side = self.query_one("#side-right").outer_size.width if self.has_class("wide") else 0
        room = max(6, self.size.height - 2 - LOWEST_PANE)
        canvas = self.board.draw(scene, max(40, self.size.width - side), room)
        frame.styles.height = min(canvas.height, room)
        sheet.show(canvas)

    def draw_pane(self, scene: Scene) -> None:
        """The question, what was refused, the hand, and the answers in words."""
        width = max(20, self.query_one("#pane").size.width - 2)
        self.query_one("#question", Static).update(self.question_text())
        notice = self.query_one("#notice", Static)
        notice.display = bool(self.notice.plain)
        notice.update(self.notice)
        self.query_one("#hand", Sheet).show(self.board.hand(scene, width))
        locked = [self.table.why_not(code) for code in self.board.locked(scene)]
        self.query_one("#answers", Sheet).show(draw_answers(self.offer, locked, self.table.answer_text, width))
        self.call_after_refresh(self.follow)

    def question_text(self) -> Text:
        """What is asked, or of whom."""
        table = self.table
        question, seat = table.question, table.next_seat
        if question is not None:
            mark = (f"{seat_mark(question.seat)} ", f"bold {seat_colour(question.seat)}")
            more = f"  [Esc] {table.say('tui-all-answers')}" if self.offer.narrowed else ""
            return Text.assemble(mark, (table.with_names(question.text(table.language)), f"bold {PAPER}"), (more, BRASS))
        if seat is None:
            return Text(f"{table.say('tui-final-score')}: [Enter]", BRASS)
        key = "tui-waiting" if table.is_human(seat) else "tui-thinking"
        return Text.assemble((f"{seat_mark(seat)} ", seat_colour(seat)), (table.say(key, seat=table.name(seat)), BONE))

    def follow(self) -> None:
        """Keep the answer that Enter would give in sight."""
        sheet, answer = self.query_one("#answers", Sheet), self.offer.pointed
        at = sheet.canvas.where(**answer.args) if sheet.canvas and answer else None
        if at is not None:
            frame = self.query_one("#answer-frame", Frame)
            top, height = int(frame.scroll_y), max(1, frame.size.height)
            if not top <= at[1] < top + height:
                frame.scroll_to(y=at[1] - height // 2, animate=False)

    def draw_side(self, scene: Scene) -> None:
        """The open page of the panel, at whichever side it stands."""
        tabs = [self.table.say(f"tui-{name}") for name in PANELS]
        lines = self.pages()[PANELS[self.panel]](scene)
        for side in self.query(Side):
            side.show(tabs, self.panel, lines, PANELS[self.panel] == "log")

    def pages(self) -> dict[str, Callable[[Scene], list[Text]]]:
        """What fills each page of the panel."""
        empty = [Text(self.table.say("tui-notebook-empty"), SMOKE)]
        return {
            "log": lambda scene: self.log_lines(),
            "notebook": lambda scene: self.board.notebook(scene) or empty,
            "rules": lambda scene: self.board.rules(self.table.say),
        }

    def log_lines(self) -> list[Text]:
        """What happened, a sentence each, under the mark of its seat."""
        lines = []
        for event, words in self.table.story:
            seat = event.get("seat")
            mark = (f"{seat_mark(seat)} ", f"bold {seat_colour(seat)}") if isinstance(seat, int) else ("· ", SMOKE)
            lines.append(Text.assemble(mark, (words, BONE)))
        return lines

    # --- answering

    def on_key(self, event: events.Key) -> None:
        """A key may be an answer; or something one would expect to be one, which is refused with its reason."""
        key = (event.character or "").lower()
        answer = self.offer.by_key(key) if key else None
        if answer is not None:
            self.give(answer)
        elif key and self.offer.answers:
            self.refuse_key(key)

    def refuse_key(self, key: str) -> None:
        """Say why what this key stands for may not be chosen, if it stands for anything on the table."""
        sheets = [self.query_one(name, Sheet) for name in ("#hand", "#board")]
        spots = [spot for sheet in sheets if sheet.canvas for spot in sheet.canvas.spots]
        code = next((spot.code for spot in spots if spot.code and natural_key(spot.meaning) == key), "")
        if code:
            self.refuse(code)

    def on_sheet_picked(self, message: Sheet.Picked) -> None:
        """A click chooses the answer that it means, narrows to several, or is refused with the reason."""
        spot = message.spot
        found = self.offer.matching(spot.meaning)
        same = [answer for answer in found if answer.code == spot.code]
        if len(found) == 1 or (same and dict(same[0].args) == dict(spot.meaning)):
            self.give((same or found)[0])
        elif found:
            self.offer = self.offer.narrow(spot.meaning)
            self.draw()
        elif spot.code and self.offer.answers:
            self.refuse(spot.code)

    def refuse(self, code: str) -> None:
        """Say why an answer is not possible."""
        self.tell(self.table.why_not(code), "✕", ROSE)

    def tell(self, words: str, sign: str = "✓", colour: str = BRASS) -> None:
        """Show a short notice above the answers."""
        self.notice = Text(f"{sign} {words}", colour) if words else Text()
        self.draw()

    def give(self, answer: Answer) -> None:
        """Give an answer."""
        seat = self.table.viewer
        assert seat is not None
        self.notice = Text()
        self.offer = Offer()
        self.table.game.play(seat, answer)
        self.post_message(Answered())

    def action_step(self, down: int, across: int) -> None:
        """Point at a neighbour."""
        self.offer = self.offer.step(down, across)
        self.draw()

    def action_give(self) -> None:
        """Give the answer that is pointed at."""
        if self.offer.pointed is not None:
            self.give(self.offer.pointed)
        elif self.table.game.over:
            self.post_message(Answered())

    def action_widen(self) -> None:
        """Show all answers again."""
        self.offer = self.offer.narrow({})
        self.draw()
