"""The deal desk on the screen: a contract on paper, the other deals beside it, and what may be done below."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from ...kernel.question import Answer
from .answer_list import draw_answers
from .look import BRASS, INK, PAPER, ROSE, WALNUT, seat_colour, seat_mark
from .mobties_contract import draw_contract, draw_slips
from .mobties_dealer import Dealer
from .offer import DIGITS, Offer
from .screens import key_bar
from .showing import SMALL
from .table import Table
from .widgets import Bargained, Frame, Sheet


class DealDesk(Screen[int | None]):
    """Where people make deals; ends with the seat that takes the keyboard next, or nobody."""

    AUTO_FOCUS = ""  # keys are choices until something is to be typed
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1, 0)"), Binding("down", "step(1, 0)"), Binding("left", "step(0, -1)"),
        Binding("right", "step(0, 1)"), Binding("enter", "give"), Binding("escape", "back", priority=True),
        Binding("pageup", "turn(-1)"), Binding("pagedown", "turn(1)"), Binding("l,L", "language"),
        Binding("s,S", "app.save"), Binding("q,Q,ctrl+q,ctrl+c", "close"),
    ]  # fmt: skip
    CSS = f"""
    DealDesk {{ background: {INK}; color: {PAPER}; }}
    DealDesk #paper-frame {{ width: 1fr; background: {WALNUT}; padding: 0 1 0 0; }}
    DealDesk #slips-frame {{ width: 38; padding: 0 0 0 1; }}
    DealDesk.small #slips-frame {{ display: none; }}
    DealDesk #desk-pane {{ height: 8; background: {WALNUT}; border-left: thick {BRASS}; padding: 0 0 0 1; }}
    DealDesk #desk-question, DealDesk #desk-notice {{ height: auto; }}
    DealDesk #desk-answers-frame {{ height: 1fr; }}
    DealDesk Input {{ display: none; height: 1; border: none; background: {INK}; padding: 0 1; }}
    DealDesk.typing Input {{ display: block; }}
    """

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table = table
        self.dealer = Dealer(table, seat)
        self.offer = Offer()

    def compose(self) -> ComposeResult:
        """Head, contract and slips, question and choices, keys."""
        yield Static(id="desk-head", classes="bar")
        with Horizontal():
            with Frame(id="paper-frame"):
                yield Sheet(id="paper")
            with Frame(id="slips-frame"):
                yield Sheet(id="slips")
        with Vertical(id="desk-pane"):
            yield Static(id="desk-question")
            yield Static(id="desk-notice")
            yield Input(id="desk-entry")
            with Frame(id="desk-answers-frame"):
                yield Sheet(id="desk-answers")
        yield Static(id="desk-keys", classes="bar")

    def on_mount(self) -> None:
        """Begin with what lies there."""
        self.ask()

    def on_resize(self, event: events.Resize) -> None:
        """Leave the slips out where there is no room."""
        self.set_class(event.size.width < SMALL, "small")
        self.call_after_refresh(self.draw)

    # --- showing

    def ask(self) -> None:
        """Show what may be chosen now; digits stay free where an amount may be typed."""
        form = self.dealer.form
        amount = form is not None and form.asks.split(" ")[0] in ("amount", "part")
        self.offer = Offer(self.dealer.answers, taken=DIGITS if amount else "")
        self.draw()

    def draw(self) -> None:
        """Show everything as it is now."""
        say, seat = self.table.say, self.dealer.seat
        mark = (f" {seat_mark(seat)} {self.table.name(seat)} ", f"bold {seat_colour(seat)}")
        terms = say(f"terms-{self.table.view['terms']}")
        head = Text.assemble((f" {say('desk-title')} ", f"bold {PAPER}"), mark, (terms, f"italic {BRASS}"))
        self.query_one("#desk-head", Static).update(head)
        width = max(40, self.query_one("#paper-frame").size.width - 2)
        self.query_one("#paper", Sheet).show(draw_contract(self.dealer, width))
        self.query_one("#slips", Sheet).show(draw_slips(self.dealer, 36))
        self.draw_pane()
        keys = [("Esc", say("tui-back")), ("⏎", say("tui-choose")), ("L", say("tui-language")), ("Q", say("tui-close"))]
        self.query_one("#desk-keys", Static).update(key_bar(keys, self.size.width - 2))

    def draw_pane(self) -> None:
        """The question, what was refused, and the choices."""
        self.query_one("#desk-question", Static).update(Text(self.dealer.question, f"bold {PAPER}"))
        words, refused = self.dealer.notice
        notice = self.query_one("#desk-notice", Static)
        notice.display = bool(words)
        notice.update(Text(f"{'✕' if refused else '✓'} {words}", ROSE if refused else BRASS))
        width = max(20, self.query_one("#desk-pane").size.width - 3)
        canvas = draw_answers(self.offer, [], self.table.answer_text, width)
        self.query_one("#desk-answers", Sheet).show(canvas)
        lines = canvas.height + 2 + bool(words) + self.has_class("typing")
        self.query_one("#desk-pane").styles.height = max(6, min(lines, 15, self.size.height * 9 // 20))
        self.call_after_refresh(self.follow)

    def follow(self) -> None:
        """Keep the choice that Enter would take in sight."""
        sheet, answer = self.query_one("#desk-answers", Sheet), self.offer.pointed
        at = sheet.canvas.where(**answer.args) if sheet.canvas and answer else None
        frame = self.query_one("#desk-answers-frame", Frame)
        top, height = int(frame.scroll_y), max(1, frame.size.height)
        if at is not None and not top <= at[1] < top + height:
            frame.scroll_to(y=at[1] - height // 2, animate=False)

    # --- choosing

    def on_key(self, event: events.Key) -> None:
        """A key may be a choice, or the first digit of an amount."""
        if self.has_class("typing"):
            return
        key = (event.character or "").lower()
        answer = self.offer.by_key(key) if key else None
        if answer is not None:
            self.take(answer)
        elif key in DIGITS and key and self.offer.taken == DIGITS:
            self.begin_typing(key)

    def on_sheet_picked(self, message: Sheet.Picked) -> None:
        """A click chooses what it means."""
        found = self.offer.matching(message.spot.meaning)
        if found:
            self.take(found[0])

    def take(self, answer: Answer) -> None:
        """Do what was chosen."""
        if "pass" in answer.args:
            self.dismiss(answer.args["pass"])
        elif "typed" in answer.args:
            self.begin_typing("")
        else:
            said = len(self.table.game.answers_given)
            self.dealer.take(answer)
            self.after(said)

    def after(self, said: int) -> None:
        """Show what came of it, and let the others answer if something was said."""
        self.ask()
        if len(self.table.game.answers_given) != said:
            self.post_message(Bargained())

    def begin_typing(self, text: str) -> None:
        """Open the line for an amount or words."""
        entry = self.query_one("#desk-entry", Input)
        entry.value = text
        entry.placeholder = self.dealer.question
        self.add_class("typing")
        entry.focus()
        entry.cursor_position = len(text)
        entry.select_on_focus = False

    def end_typing(self) -> None:
        """Close the line."""
        self.remove_class("typing")
        self.set_focus(None)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Take what was typed, if it makes sense."""
        if self.dealer.type(message.value):
            self.end_typing()
        self.ask()

    # --- keys

    def action_step(self, down: int, across: int) -> None:
        """Point at a neighbour."""
        self.offer = self.offer.step(down, across)
        self.draw_pane()

    def action_give(self) -> None:
        """Take the choice that is pointed at."""
        if self.offer.pointed is not None:
            self.take(self.offer.pointed)

    def action_back(self) -> None:
        """One step back, or back to the table."""
        if self.has_class("typing"):
            self.end_typing()
        elif not self.dealer.back():
            self.dismiss(None)
            return
        self.ask()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def action_turn(self, pages: int) -> None:
        """Scroll the contract."""
        frame = self.query_one("#paper-frame", Frame)
        frame.scroll_relative(y=pages * max(1, frame.size.height - 1), animate=False)

    def action_language(self) -> None:
        """Turn to the next language."""
        self.table.next_language()
        self.ask()
