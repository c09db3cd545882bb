"""The table with ears: keys and clicks become answers, or a reason why not."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from ...kernel.question import Answer
from .look import BRASS, ROSE
from .offer import Offer, agrees, natural_keys
from .screens import Help
from .showing import PANELS, TableView
from .widgets import Frame, Sheet, Side


class Answered(Message):
    """The reader has answered: let the game go on."""


class Dealing(Message):
    """The reader wants to make a deal."""


class TableScreen(TableView):
    """Listens to its reader."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1, 0)"), Binding("down", "step(1, 0)"),
        Binding("left", "step(0, -1)"), Binding("right", "step(0, 1)"),
        Binding("enter", "give"), Binding("escape", "widen"),
        Binding("tab", "panel(1)", priority=True), Binding("shift+tab", "panel(-1)", priority=True),
        Binding("pageup", "turn(-1)"), Binding("pagedown", "turn(1)"),
        Binding("shift+up", "scroll_table(-3)"), Binding("shift+down", "scroll_table(3)"),
        Binding("d,D", "deals"), Binding("u,U", "undo"), Binding("s,S", "app.save"), Binding("l,L", "language"),
        Binding("space", "app.hurry"), Binding("question_mark,f1", "help"), Binding("q,Q,ctrl+q,ctrl+c", "app.leave"),
    ]  # fmt: skip

    # --- answers

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
        code = next((spot.code for spot in spots if spot.code and key in natural_keys(spot.meaning)[:1]), "")
        if code:
            self.refuse(code)

    def on_sheet_picked(self, message: Sheet.Picked) -> None:
        """A click chooses the answer that it means, narrows to several, or is refused with the reason."""
        meaning, code = dict(message.spot.meaning), message.spot.code
        both = {**self.offer.narrowed, **meaning}
        meaning = both if meaning and self.offer.matching(both) else meaning
        found = self.offer.matching(meaning)
        exact = [answer for answer in found if answer.args == meaning]
        if exact or len(found) == 1:
            self.give((exact or found)[0])
        elif found:
            self.offer = self.offer.narrow(meaning)
            self.draw()
        elif code and self.offer.answers:
            self.refuse(code)

    def on_sheet_hovered(self, message: Sheet.Hovered) -> None:
        """Point at the first answer that what lies under the pointer means."""
        for place, answer in enumerate(self.offer.order):
            if agrees(answer, message.spot.meaning):
                self.offer = self.offer.point(place)
                self.draw_table(self.scene)
                self.draw_pane(self.scene)
                return

    def refuse(self, code: str) -> None:
        """Say why an answer is not possible."""
        self.tell(self.table.why_not(code), "✕", ROSE)

    def tell(self, words: str, sign: str = "✓", colour: str = BRASS) -> None:
        """Show a short notice above the answers."""
        self.notice = Text(f"{sign} {words}" if words else "", colour)
        self.draw()

    def give(self, answer: Answer) -> None:
        """Give an answer."""
        assert self.table.viewer is not None
        self.table.game.play(self.table.viewer, answer)
        self.notice = Text()
        self.offer = Offer()
        self.post_message(Answered())

    # --- keys

    def action_step(self, down: int, across: int) -> None:
        """Point at a neighbour."""
        self.offer = self.offer.step(down, across)
        self.draw()

    def action_give(self) -> None:
        """Give the answer that is pointed at; after the end, show the score again."""
        if self.offer.pointed is not None:
            self.give(self.offer.pointed)
        elif self.table.game.over:
            self.post_message(Answered())

    def action_widen(self) -> None:
        """Show all answers again, and the table instead of the panel."""
        self.offer = self.offer.narrow({})
        self.remove_class("panel")
        self.draw()

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.table.undo():
            self.offer = Offer()
            self.tell(self.table.say("tui-undone"))
            self.post_message(Answered())
        else:
            self.tell(self.table.say("refusal-cannot-undo"), "✕", ROSE)

    def action_language(self) -> None:
        """Turn to the next language."""
        self.table.next_language()
        self.notice = Text()
        self.draw()

    def action_panel(self, step: int) -> None:
        """Turn to another page; on a small screen the panel opens first, and after its last page closes."""
        if self.has_class("small"):
            page = (self.panel if self.has_class("panel") else -1 if step > 0 else len(PANELS)) + step
            self.set_class(0 <= page < len(PANELS), "panel")
            self.panel = page % len(PANELS) if 0 <= page < len(PANELS) else 0
        else:
            self.panel = (self.panel + step) % len(PANELS)
        self.draw()

    def action_turn(self, pages: int) -> None:
        """Scroll the panel."""
        for side in self.query(Side):
            side.turn(pages)

    def action_scroll_table(self, rows: int) -> None:
        """Scroll the table, where it does not fit."""
        self.query_one("#table", Frame).scroll_relative(y=rows, animate=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keep the key of the deal desk free in games without deals."""
        return self.has_deals if action == "deals" else True

    def action_deals(self) -> None:
        """Go to the deal desk."""
        if self.table.viewer is not None and not self.table.game.over:
            self.post_message(Dealing())

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(Help(self.table))
