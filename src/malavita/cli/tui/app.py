"""The terminal table: lets the bots answer, hands the screen to whoever is asked, and shows how it ended."""

from __future__ import annotations

import asyncio
import os
import select
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from textual import on, work
from textual.app import App
from textual.screen import Screen

from ... import bots
from ...kernel.game import Game
from .asking import Answered, Dealing, TableScreen
from .bargaining import next_speaker, speak
from .look import BRASS, INK, PAPER, ROSE, WALNUT
from .scene import WithDeals
from .screens import Curtain, End, Leave
from .table import Table
from .widgets import Bargained

Again = Callable[[], Game]


class TableApp(App[int]):
    """One table in one terminal."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Screen {{ background: {INK}; color: {PAPER}; }}
    .bar {{ height: 1; background: {WALNUT}; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }}
    #left {{ width: 1fr; }}
    Sheet {{ height: auto; width: 100%; }}
    Frame, .card {{ scrollbar-size-vertical: 1; scrollbar-background: {INK}; scrollbar-color: {BRASS} 40%; }}
    #pane {{ width: 1fr; background: {WALNUT}; border-left: thick {BRASS}; padding: 0 0 0 1; }}
    #question, #notice {{ height: auto; }}
    #answer-frame {{ height: 1fr; }}
    Side {{ width: 36; padding: 0 1; background: {INK}; }}
    Side .tabs {{ height: 1; }}
    #side-right {{ display: none; width: 44; border-left: vkey {WALNUT}; }}
    .wide #side-right {{ display: block; }}
    .wide #side-below, .small #side-below {{ display: none; }}
    .small.panel #left {{ display: none; }}
    .small.panel #side-right {{ display: block; width: 100%; }}
    Curtain, Help, Leave {{ align: center middle; }}
    Help, Leave {{ background: {INK} 65%; }}
    Curtain .card {{ text-align: center; }}
    .card {{ width: 72; max-width: 96%; height: auto; max-height: 96%; padding: 1 3; background: {WALNUT};
             border: round {BRASS}; overflow-y: auto; }}
    .card Static {{ height: auto; margin-bottom: 1; }}
    .button {{ text-style: bold; }}
    Frame.end {{ padding: 1 2; align-horizontal: center; }}
    #score {{ width: auto; max-width: 100%; height: auto; }}
    """

    def __init__(self, table: Table, again: Again, pause: float = 0.6, folder: Path | None = None) -> None:
        super().__init__()
        self.table = table
        self.again = again
        self.pause = pause
        self.folder = folder or Path.cwd()
        self.desk = TableScreen(table)
        self.hurried = asyncio.Event()
        self.dealing: Screen[int | None] | None = None  # the deal desk, while somebody sits there

    def on_mount(self) -> None:
        """Sit down."""
        self.title = self.table.say("tui-title")
        self.push_screen(self.desk)
        self.call_after_refresh(self.drive)
        if not self.is_headless and hasattr(select, "poll"):
            self.set_interval(2.0, self.leave_if_alone)

    def leave_if_alone(self) -> None:
        """End with the terminal: one that was closed is no longer there to play in, and must not keep us running."""
        watch = select.poll()
        watch.register(0, 0)
        if any(state & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, state in watch.poll(0)):
            os._exit(1)

    @on(Answered)
    @on(Bargained)
    def go_on(self) -> None:
        """Go on after an answer."""
        self.drive()

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let bots answer until a person is asked or the game is over; while somebody makes a deal, nothing else."""
        await self.let_bots_consider()
        if self.dealing is not None:
            return
        while (seat := self.table.next_seat) is not None:
            if self.table.is_human(seat):
                await self.hand_over(seat)
                return
            await self.let_bot_answer(seat)
            await self.let_bots_consider()
        await self.finish()

    # --- deals

    async def let_bots_consider(self) -> None:
        """Let bots answer the offers that wait for them, each after a breath."""
        waited: set[tuple[int, int]] = set()
        while (one := next_speaker(self.table, waited)) is not None:
            await self.breathe()
            if not speak(self.table, *one):
                waited.add((one[0], one[1]["deal"]))
            if self.dealing is not None and self.dealing is self.screen:
                self.dealing.call_later(getattr(self.dealing, "ask", self.desk.ask))

    @on(Dealing)
    @work(group="deals", exclusive=True)
    async def make_deals(self) -> None:
        """Let the reader sit at the deal desk, and whoever is handed the keyboard there; the game waits."""
        seat, board = self.table.viewer, self.desk.board
        while seat is not None and isinstance(board, WithDeals):
            if self.table.needs_curtain(seat):
                await self.push_screen_wait(Curtain(self.table, seat))
            self.table.viewer = seat
            self.dealing = board.desk(self.table, seat)
            self.drive()
            seat = await self.push_screen_wait(self.dealing)
        self.dealing = None
        self.drive()

    async def hand_over(self, seat: int) -> None:
        """Ask a person, behind a curtain if another one was looking."""
        if self.table.needs_curtain(seat):
            self.table.viewer = None
            self.desk.ask()
            await self.push_screen_wait(Curtain(self.table, seat))
        self.table.viewer = seat
        self.desk.ask()

    async def let_bot_answer(self, seat: int) -> None:
        """Show the table, think aside, and give the bot's answer after a breath."""
        self.desk.ask()
        seen = bots.look_at(self.table.game, seat)
        answer = await asyncio.to_thread(self.table.bot_answer, seen)
        await self.breathe()
        self.table.game.play(seat, answer)

    async def breathe(self) -> None:
        """Wait so that a person can follow, unless hurried."""
        self.hurried.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), self.pause)

    async def finish(self) -> None:
        """Show the score, as often as its reader changes the language."""
        if self.table.humans > 1:
            self.table.viewer = None
        self.desk.ask()
        while (what := await self.push_screen_wait(End(self.table, self.desk.board, self.desk.scene))) == "language":
            self.desk.action_language()
        if what == "quit":
            self.exit(0)
        elif what == "again":
            self.table.begin(self.again())
            self.drive()

    def action_hurry(self) -> None:
        """Cut the bots' pause short."""
        self.hurried.set()

    def action_save(self) -> None:
        """Write the game to a file."""
        try:
            path = self.table.save(self.folder)
        except OSError as error:
            self.tell(self.table.say("tui-refused", reason=str(error)), failed=True)
        else:
            self.tell(self.table.say("tui-saved", file=path.name))

    def tell(self, words: str, failed: bool = False) -> None:
        """Show a notice on whatever screen is open."""
        if self.screen is self.desk:
            self.desk.tell(words, *("✕", ROSE) if failed else ())
        else:
            self.notify(words, severity="error" if failed else "information")

    def action_leave(self) -> None:
        """Leave, after asking once more."""

        def answer(leave: bool | None) -> None:
            if leave:
                self.exit(0)

        self.push_screen(Leave(self.table), answer)
