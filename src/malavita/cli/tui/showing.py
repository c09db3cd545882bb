"""The screen of the table: head, board, question with its answers, panel and keys, and how each is drawn."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from .answer_list import draw_answers
from .look import BONE, BRASS, PAPER, SMOKE, seat_colour, seat_mark
from .offer import Offer
from .scene import Scene, WithDeals, find_board
from .screens import key_bar
from .table import Table
from .widgets import Frame, Sheet, Side

WIDE, SMALL = 146, 96  # columns: from WIDE on the panel stands at the right, under SMALL it opens instead of the table
LOWEST_PANE = 10  # rows that the question and its answers need
RECENT = 5  # sentences shown on a small screen while the bots play
PANELS = ("log", "notebook", "rules")
COMMANDS = (
    ("U", "tui-undo"),
    ("S", "tui-save"),
    ("L", "tui-language"),
    ("Tab", "tui-panel"),
    ("?", "tui-help"),
    ("Q", "tui-quit"),
)


class TableView(Screen[None]):
    """Shows the table to its reader."""

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

    @property
    def has_deals(self) -> bool:
        """Tell whether deals can be made in this game."""
        return isinstance(self.board, WithDeals)

    @property
    def scene(self) -> Scene:
        """What the drawing of the game gets to see."""
        table, question = self.table, self.table.question
        kind = question.kind if question else ""
        return Scene(table.view, table.game.catalogue, table.names, table.say, table.viewer, kind, self.offer)

    def ask(self) -> None:
        """Begin with the question that is asked now."""
        question = self.table.question
        self.offer = Offer(question.answers, taken="d" if self.has_deals else "") if question else Offer()
        self.draw()

    def draw(self) -> None:
        """Show everything as it is now; when the table is being cleared away, a bot may still have answered."""
        if not self.app.is_running:
            return
        scene = self.scene
        self.draw_bars()
        self.draw_table(scene)
        self.draw_pane(scene)
        self.draw_side(scene)

    # --- head and keys

    def draw_bars(self) -> None:
        """The seats at the top, the keys at the bottom."""
        say = self.table.say
        head = Text.assemble((f" {say('tui-title')} ", f"bold {PAPER}"), (say("title"), f"italic {BRASS}"), "  ")
        for seat in range(self.table.game.players):
            head.append_text(self.seat_label(seat))
        self.query_one("#head", Static).update(head)
        deals = [("D", say("tui-deals"))] if self.has_deals else []
        commands = deals + [(key, say(word)) for key, word in COMMANDS]
        self.query_one("#keys", Static).update(key_bar(commands, self.size.width - 2))

    def seat_label(self, seat: int) -> Text:
        """A seat's mark and name, whether it is a bot or the reader, and whether it is asked."""
        table = self.table
        active = seat in table.game.to_act
        label = Text("▶" if active else " ", BRASS)
        label.append(f"{seat_mark(seat)} {table.name(seat)} ", f"{'bold ' if active else ''}{seat_colour(seat)}")
        role = "tui-you" if seat == table.viewer else "tui-human" if table.is_human(seat) else "tui-bot"
        known = not self.has_class("small") or seat == table.viewer
        return label.append(f"({table.say(role).lower()}) " if known else "", SMOKE)

    # --- table

    def draw_table(self, scene: Scene) -> None:
        """The game's own drawing, in the room that the question leaves."""
        frame, sheet = self.query_one("#table", Frame), self.query_one("#board", Sheet)
        side = self.query_one("#side-right").outer_size.width if self.has_class("wide") else 0
        room = max(6, self.size.height - 2 - LOWEST_PANE)
        canvas = self.board.draw(scene, max(40, self.size.width - side), room)
        frame.styles.height = min(canvas.height, room)
        sheet.show(canvas)

    # --- question

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
            return Text.assemble(mark, (table.question_text, f"bold {PAPER}"), (more, BRASS))
        if seat is None:
            return Text(f"[Enter] {table.say('tui-final-score')}", BRASS)
        key = "tui-waiting" if table.is_human(seat) else "tui-thinking"
        words = Text.assemble((f"{seat_mark(seat)} ", seat_colour(seat)), (table.say(key, seat=table.name(seat)), BONE))
        return Text("\n").join([words, *self.log_lines()[-RECENT:]]) if self.has_class("small") else words

    def follow(self) -> None:
        """Keep the answer that Enter would give in sight."""
        sheet, answer = self.query_one("#answers", Sheet), self.offer.pointed
        at = sheet.canvas.where(**answer.args) if sheet.canvas and answer else None
        frame = self.query_one("#answer-frame", Frame)
        top, height = int(frame.scroll_y), max(1, frame.size.height)
        if at is not None and not top <= at[1] < top + height:
            frame.scroll_to(y=at[1] - height // 2, animate=False)

    # --- panel

    def draw_side(self, scene: Scene) -> None:
        """The open page of the panel, at whichever side it stands."""
        tabs = [self.table.say(f"tui-{name}") for name in PANELS]
        for side in self.query(Side):
            side.show(tabs, self.panel, self.page(scene), PANELS[self.panel] == "log")

    def page(self, scene: Scene) -> list[Text]:
        """What fills the open page."""
        if PANELS[self.panel] == "notebook":
            return self.board.notebook(scene) or [Text(self.table.say("tui-notebook-empty"), SMOKE)]
        return self.board.rules(self.table.say) if PANELS[self.panel] == "rules" else self.log_lines()

    def log_lines(self) -> list[Text]:
        """What happened, a sentence each, under the mark of its seat."""
        lines = []
        for event, words in self.table.story:
            seat = event.get("seat")
            mark = (f"{seat_mark(seat)} ", f"bold {seat_colour(seat)}") if isinstance(seat, int) else ("· ", SMOKE)
            lines.append(Text.assemble(mark, (words, BONE)))
        return lines
