"""Screens that lie over the table: the curtain, help, the question before leaving, and the final score."""

from __future__ import annotations

from typing import ClassVar

from rich.align import Align
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from .look import BONE, BRASS, PAPER, SMOKE, seat_colour, seat_mark
from .scene import Board, Scene, ScoreLine, WithDeals, find_board
from .table import Table
from .widgets import Frame

HELP_KEYS = (
    ("1-9 A-Z", "answer"), ("↑ ↓ ← → ⏎", "arrows"), ("▶", "mouse"), ("U", "undo"), ("S", "save"), ("L", "language"),
    ("Tab", "panel"), ("PgUp PgDn", "scroll"), ("Space", "hurry"), ("Q", "quit"),
)  # fmt: skip


class Curtain(Screen[None]):
    """Hides the table until the next person sits before it. An opaque screen of its own: nothing shows through."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", priority=True)]

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Whose turn it is to look, and the way on."""
        mark = Text(seat_mark(self.seat), f"bold {seat_colour(self.seat)}")
        words = self.table.say("tui-curtain", seat=self.table.name(self.seat))
        with Vertical(classes="card"):
            yield Static(mark)
            yield Static(Text(words, f"bold {PAPER}"))
            yield Static(Text(f"[Enter] {self.table.say('tui-show')}", BRASS), classes="button")

    def action_open(self) -> None:
        """Show the table."""
        self.dismiss()

    def on_click(self) -> None:
        """Show the table."""
        self.dismiss()


class Help(ModalScreen[None]):
    """The keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,question_mark,f1,q,Q", "close")]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        """One line for each key."""
        say = self.table.say
        grid = Grid.grid(padding=(0, 2))
        deals = [("D", "deals")] if isinstance(find_board(self.table.game.name), WithDeals) else []
        for key, name in [*HELP_KEYS, *deals]:
            grid.add_row(Text(key, f"bold {BRASS}", no_wrap=True), Text(say(f"tui-key-{name}-help"), PAPER))
        with Vertical(classes="card"):
            yield Static(Text(say("tui-help"), f"bold {BRASS}"))
            yield Static(grid)
            yield Static(Text(f"[Esc] {say('tui-close')}", BRASS), classes="button")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def on_click(self) -> None:
        """Back to the table."""
        self.dismiss()


class Leave(ModalScreen[bool]):
    """Asks once more before leaving."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,Y,q,Q,ctrl+q,ctrl+c", "leave"),
        Binding("escape,n,N", "stay"),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        """The question with its two answers."""
        say = self.table.say
        with Vertical(classes="card"):
            yield Static(Text(say("tui-quit-sure"), f"bold {PAPER}"))
            yield Static(Text(f"[Enter] {say('tui-quit')}", BRASS), id="leave", classes="button")
            yield Static(Text(f"[Esc] {say('tui-back')}", BRASS), id="stay", classes="button")

    def action_leave(self) -> None:
        """Leave."""
        self.dismiss(True)

    def action_stay(self) -> None:
        """Stay."""
        self.dismiss(False)

    def on_click(self, event: object) -> None:
        """Leave or stay, by what was clicked."""
        widget = getattr(event, "widget", None)
        if widget is not None and widget.id in ("leave", "stay"):
            self.dismiss(widget.id == "leave")


class End(Screen[str]):
    """The final score: who has won, where every point came from, and the rules that say so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape", "done('table')"),
        Binding("n,N", "done('again')"),
        Binding("q,Q,ctrl+q,ctrl+c", "done('quit')"),
        Binding("s,S", "app.save"),
        Binding("l,L", "language"),
        Binding("up", "turn(-1)"),
        Binding("down", "turn(1)"),
    ]

    def __init__(self, table: Table, board: Board, scene: Scene) -> None:
        super().__init__()
        self.table = table
        self.board = board
        self.scene = scene

    def compose(self) -> ComposeResult:
        """Title, table of points, rules."""
        with Frame(classes="end"):
            yield Static(id="score")
        yield Static(id="end-keys", classes="bar")

    def on_mount(self) -> None:
        """Write it in the language of the table."""
        say, outcome = self.table.say, self.table.game.outcome
        assert outcome is not None
        lines = self.board.score(self.scene, outcome.breakdown)
        title = Text(winners(self.table), f"bold {BRASS}", justify="center")
        reason = Text(say(f"reason-{outcome.reason}"), BONE, justify="center")
        grid = score_grid(self.table, lines, outcome.scores, outcome.ranks)
        group = Grid.grid(expand=True)
        parts: list[Text | Align] = [title, reason, Text(), Align.center(grid), Text(), *rules_cited(self.table, lines)]
        for part in parts:
            group.add_row(part)
        self.query_one("#score", Static).update(group)
        keys = [
            ("Enter", "tui-back"),
            ("N", "tui-new-game"),
            ("S", "tui-save"),
            ("L", "tui-language"),
            ("Q", "tui-quit"),
        ]
        self.query_one("#end-keys", Static).update(
            key_bar([(key, say(word)) for key, word in keys], self.app.size.width - 2)
        )

    def action_language(self) -> None:
        """Turn to the next language."""
        self.dismiss("language")

    def action_turn(self, rows: int) -> None:
        """Scroll, where it does not fit."""
        self.query_one(Frame).scroll_relative(y=rows, animate=False)

    def action_done(self, what: str) -> None:
        """Go back to the table, play again, or leave."""
        self.dismiss(what)


def key_bar(keys: list[tuple[str, str]], width: int) -> Text:
    """Keys with what they do, on one line: in the first word alone where there is no room for all."""
    for words in (keys, [(key, word.split()[0]) for key, word in keys], [(key, "") for key, _ in keys]):
        parts = [
            Text.assemble((f"[{key}]", f"bold {BRASS}"), (f" {word}" if word else "", BONE)) for key, word in words
        ]
        bar = Text("  ").join(parts)
        if len(bar.plain) <= width:
            break
    return bar


def winners(table: Table) -> str:
    """Who has won, in words."""
    outcome = table.game.outcome
    names = [table.name(seat) for seat in (outcome.winners if outcome else [])]
    if len(names) == 1:
        return table.say("tui-winner", seat=names[0])
    return table.say("tui-winners", seats=table.say("list", first=", ".join(names[:-1]), last=names[-1]))


def score_grid(table: Table, lines: list[ScoreLine], scores: list[int], ranks: list[int]) -> Grid:
    """A line for each source of points, a column for each seat: what it had, and what that brought."""
    grid = Grid(box=SIMPLE_HEAD, border_style=SMOKE, show_footer=True, pad_edge=False)
    grid.add_column("", Text(table.say("tui-final-score"), f"bold {BRASS}"), style=PAPER, no_wrap=True)
    for seat, score in enumerate(scores):
        head = Text(f"{seat_mark(seat)} {table.name(seat)}", f"bold {seat_colour(seat)}")
        foot = Text(f"{'★ ' if ranks[seat] == 1 else ''}{score}", f"bold {BRASS}")
        grid.add_column(head, foot, justify="right", no_wrap=True, min_width=min(12, len(head.plain)))
    grid.add_column("", style=BONE, no_wrap=True)
    grid.add_column("", style=BRASS, no_wrap=True, min_width=3)
    for line in lines:
        grid.add_row(line.what, *map(points_cell, line.had, line.points), line.why, line.rule)
    return grid


def points_cell(had: str, points: int) -> Text:
    """What a seat had, and its points if it got some."""
    return Text.assemble((had, SMOKE), (f"+{points}".rjust(4) if points else " " * 4, f"bold {PAPER}"))


def rules_cited(table: Table, lines: list[ScoreLine]) -> list[Text]:
    """The rules named in the table, each once."""
    numbers = sorted({line.rule for line in lines if line.rule})
    return [Text.assemble((rule, BRASS), (f"  {table.say(f'rule-{rule}')}", BONE)) for rule in numbers]
