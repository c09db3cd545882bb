"""A table in plain text: what happened line by line, answers by number, deals by short commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .. import bots
from ..kernel.errors import IllegalAnswer, MalavitaError
from ..kernel.question import Question
from .deal_lines import deal_help, deal_lines
from .deal_notation import Unclear, read_offer
from .tui.bargaining import let_bots_speak
from .tui.look import seat_mark
from .tui.mobties_draft import clauses
from .tui.offer import Offer
from .tui.scene import Scene, WithDeals, find_board
from .tui.table import Table

WIDTH, HEIGHT = 100, 60
SAYINGS = ("accept", "decline", "withdraw", "release")


class PlainTable:
    """Plays one table with nothing but lines of text."""

    def __init__(self, table: Table, ask: Callable[[str], str] = input, tell: Callable[[str], None] = print) -> None:
        self.table = table
        self.ask = ask
        self.tell = tell
        self.board = find_board(table.game.name)
        self.told: dict[int, int] = {}  # how many events each reader has been told
        self.left = False
        self.turn_shown: object = None

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.left and (seat := self.table.next_seat) is not None:
                self.step(seat)
            if not self.left:
                self.finish()
        except EOFError:
            self.tell("")
        return 0

    def step(self, seat: int) -> None:
        """One answer: of a bot at once, of a person after asking."""
        if self.table.is_human(seat):
            self.sit_down(seat)
            self.hear()
        else:
            answer = self.table.bot_answer(bots.look_at(self.table.game, seat))
            self.table.game.play(seat, answer)
        let_bots_speak(self.table)

    def sit_down(self, seat: int) -> None:
        """Hand the keyboard over, far enough down that nothing of the last reader is in sight."""
        if self.table.needs_curtain(seat):
            self.tell("\n" * 40 + self.table.say("tui-curtain", seat=self.table.name(seat)))
            self.ask(f"[Enter] {self.table.say('tui-show')} ")
        self.table.viewer = seat

    # --- showing

    def news(self) -> None:
        """What happened since the reader was last told."""
        viewer = self.table.viewer
        assert viewer is not None
        story = self.table.story
        for _, words in story[self.told.get(viewer, 0) :]:
            self.tell(f"· {words}")
        self.told[viewer] = len(story)

    def show_table(self) -> None:
        """The drawing of the table without its colours, and the hand."""
        scene = self.scene()
        drawings = [self.board.draw(scene, WIDTH, HEIGHT), self.board.hand(scene, WIDTH)]
        self.tell("\n".join(drawing.text for drawing in drawings if drawing))

    def scene(self) -> Scene:
        """What the drawing gets to see; nothing is offered on it, for answers are numbers here."""
        table = self.table
        return Scene(table.view, table.game.catalogue, table.names, table.say, table.viewer, "", Offer())

    def show_deals(self) -> None:
        """All deals in words."""
        table = self.table
        for line in deal_lines(table.game.deals(), table.names, table.say, lambda term: clauses(table, term)):
            self.tell(line)

    def show_help(self) -> None:
        """All commands, and how a deal is typed."""
        self.tell(self.table.say("plain-help"))
        seats = ", ".join(f"{seat} {seat_mark(seat)} {name}" for seat, name in self.table.names.items())
        self.tell(f"{self.table.say('tui-seats')}: {seats}")
        if self.has_deals:
            self.tell(deal_help(self.table.say))

    @property
    def has_deals(self) -> bool:
        """Tell whether deals can be made in this game."""
        return isinstance(self.board, WithDeals)

    def finish(self) -> None:
        """The final score."""
        self.table.viewer = 0 if self.table.humans else None
        outcome = self.table.game.outcome
        assert outcome is not None
        if self.table.viewer is not None:
            self.news()
        self.tell(self.table.say("tui-final-score"))
        for seat in sorted(self.table.names, key=lambda seat: outcome.ranks[seat]):
            self.tell(f"  {outcome.ranks[seat]}. {seat_mark(seat)} {self.table.name(seat)}  {outcome.scores[seat]:,}")

    # --- hearing

    def hear(self) -> None:
        """Ask the reader until something is answered."""
        table = self.table
        self.news()
        if table.view.get("turn") != self.turn_shown:
            self.turn_shown = table.view.get("turn")
            self.show_table()
        question = table.question
        while question is not None and not self.left:
            self.show_question(question)
            given = len(table.game.answers_given)
            self.obey(self.ask("> ").strip(), question)
            if len(table.game.answers_given) != given:
                return

    def show_question(self, question: Question) -> None:
        """The question, and its answers by number."""
        self.tell(f"\n{seat_mark(question.seat)} {self.table.question_text}")
        for number, answer in enumerate(question.answers, 1):
            self.tell(f"  {number}  {self.table.answer_text(answer)}")

    def obey(self, line: str, question: Question) -> None:
        """Do what was typed: the number of an answer, or a command."""
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal() and 1 <= int(line) <= len(question.answers):
                self.table.game.play(question.seat, question.answers[int(line) - 1])
            elif self.has_deals and word in ("deal", "counter", "deals", *SAYINGS):
                self.bargain(question.seat, word, rest)
            elif word in COMMANDS:
                COMMANDS[word](self)
            elif line:
                raise Unclear(line)
        except IllegalAnswer as refused:
            self.tell(f"✕ {self.table.refusal_text(refused)}")
        except Unclear as unclear:
            self.tell(f"✕ {self.table.say('plain-unclear', text=str(unclear).strip()[:60])}")
        except MalavitaError as error:
            self.tell(f"✕ {error}")

    def bargain(self, seat: int, word: str, rest: str) -> None:
        """Say something about a deal, and hear what the bots say to it."""
        game = self.table.game
        if word == "deals":
            self.show_deals()
            return
        if word == "deal":
            draft = read_offer(self.table, rest)
            game.offer(seat, draft.terms, tuple(draft.named))
        else:
            number, _, terms = rest.partition(" ")
            if not number.isdecimal():
                raise Unclear(f"{word} {rest}")
            if word == "counter":
                draft = read_offer(self.table, terms)
                game.counter(seat, int(number), draft.terms, tuple(draft.named))
            else:
                game.bargain(seat, {"act": word, "deal": int(number)})
        let_bots_speak(self.table)
        self.news()

    # --- commands

    def undo(self) -> None:
        """Take the last answer back."""
        self.tell(self.table.say("tui-undone" if self.table.undo() else "refusal-cannot-undo"))

    def save(self) -> None:
        """Write the game to a file."""
        self.tell(self.table.say("tui-saved", file=self.table.save(Path.cwd()).name))

    def language(self) -> None:
        """Turn to the next language."""
        self.table.next_language()

    def leave(self) -> None:
        """Leave the table."""
        self.left = True


COMMANDS: dict[str, Callable[[PlainTable], None]] = {
    "help": PlainTable.show_help,
    "?": PlainTable.show_help,
    "table": PlainTable.show_table,
    "undo": PlainTable.undo,
    "save": PlainTable.save,
    "language": PlainTable.language,
    "quit": PlainTable.leave,
}
