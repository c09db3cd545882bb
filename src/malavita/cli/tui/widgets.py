"""The pieces of the screen: a drawn sheet that can be clicked, scrolling frames, and the panel at the side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from .canvas import Canvas, Spot
from .look import BRASS, INK, SMOKE, WALNUT


class Bargained(Message):
    """The reader has said something about a deal: the others may answer."""


class Sheet(Widget):
    """Shows a drawing and tells which spot of it was clicked."""

    class Picked(Message):
        """A spot was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Hovered(Message):
        """The pointer came to another spot."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    canvas: Canvas | None = None
    hovered: Spot | None = None

    def show(self, canvas: Canvas | None) -> None:
        """Put another drawing on the sheet; None leaves no room for it."""
        resized = (self.canvas and self.canvas.height) != (canvas and canvas.height)
        self.canvas = canvas
        self.display = canvas is not None
        self.refresh(layout=resized)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the drawing."""
        return self.canvas.height if self.canvas else 0

    def render_line(self, y: int) -> Strip:
        """One row of the drawing."""
        if self.canvas is None:
            return Strip.blank(self.size.width)
        return self.canvas.strip(y).crop_extend(0, self.size.width, self.canvas.ground)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        spot = self.canvas.spot_at(event.x, event.y) if self.canvas else None
        if spot is not None:
            self.post_message(self.Picked(spot))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Explain what lies under the pointer, and tell that it is there."""
        spot = self.canvas.spot_at(event.x, event.y) if self.canvas else None
        if spot != self.hovered:
            self.hovered = spot
            self.tooltip = spot.about if spot and spot.about else None
            if spot is not None:
                self.post_message(self.Hovered(spot))


class Frame(VerticalScroll, can_focus=False):
    """A part of the screen that scrolls if it must, and leaves the keyboard alone."""


class Side(Vertical):
    """The panel with tabs: one of them is open, Tab turns to the next."""

    opened = 0

    def compose(self) -> ComposeResult:
        """The row of tabs, and the open page."""
        yield Static(classes="tabs")
        with Frame():
            yield Static(classes="page")

    def show(self, tabs: Sequence[str], opened: int, lines: Sequence[Text], newest_last: bool) -> None:
        """Open a page."""
        names = [Text(f" {name} ", f"bold {INK} on {BRASS}" if n == opened else SMOKE) for n, name in enumerate(tabs)]
        self.query_one(".tabs", Static).update(Text(" ", WALNUT).join(names))
        self.query_one(".page", Static).update(Text("\n").join(lines))
        frame = self.query_one(Frame)
        if newest_last:
            frame.call_after_refresh(frame.scroll_end, animate=False)
        elif opened != self.opened:
            frame.call_after_refresh(frame.scroll_home, animate=False)
        self.opened = opened

    def turn(self, pages: int) -> None:
        """Scroll the open page."""
        frame = self.query_one(Frame)
        frame.scroll_relative(y=pages * max(1, frame.size.height - 1), animate=False)
