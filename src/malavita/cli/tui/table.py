"""Who sits where, who looks at the screen, and the game between them. Knows no rules and no Textual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from ... import bots
from ...games import registry
from ...kernel.errors import CannotUndo, IllegalAnswer
from ...kernel.game import Game
from ...kernel.question import Answer, Question
from ...kernel.words import LANGUAGES

OUR_NAMES = ("Livia", "Bruno", "Odette", "Sam", "Rosa", "Vito")


@dataclass
class Table:
    """One game, its seats and its reader. Humans take the first seats."""

    game: Game
    humans: int
    bot: str
    language: str = "en"
    viewer: int | None = None  # the seat whose secrets may be on the screen
    given: Sequence[str] = ()  # what the people are called, if they said so
    luck: Random = field(default_factory=Random)
    papers: dict[int, Any] = field(default_factory=dict)  # what a seat has begun to write at the deal desk

    def __post_init__(self) -> None:
        known = bots.names(self.game.name)
        self.bot = self.bot if self.bot in known else known[-1]
        self.player = bots.make(self.bot, self.game.name)
        self.words = registry.words(self.game.name)
        self._told: dict[tuple[str, str], str] = {}
        self.begin(self.game)

    def begin(self, game: Game) -> None:
        """Put a game on the table."""
        self.game = game
        self.papers.clear()
        self.viewer = 0 if self.humans == 1 else None

    # --- words

    def say(self, key: str, **args: Any) -> str:
        """A message in the language of the table; one without arguments is found only once."""
        if args:
            return self.words.say(self.language, key, **args)
        if (self.language, key) not in self._told:
            self._told[self.language, key] = self.words.say(self.language, key)
        return self._told[self.language, key]

    def next_language(self) -> None:
        """Turn to the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    @property
    def names(self) -> dict[int, str]:
        """What the players are called."""
        return {seat: self.name(seat) for seat in range(self.game.players)}

    def name(self, seat: int) -> str:
        """What a player is called: as given; else by seat where several people share the screen; else by our name."""
        if self.is_human(seat) and seat < len(self.given):
            return self.given[seat]
        if self.is_human(seat) and self.humans > 1:
            return self.say("seat", number=seat + 1)
        return OUR_NAMES[seat % len(OUR_NAMES)]

    def answer_text(self, answer: Answer) -> str:
        """An answer in words."""
        return answer.text(self.language, self.names)

    @property
    def question_text(self) -> str:
        """What the reader is asked, in words."""
        return self.question.text(self.language, self.names) if self.question else ""

    # --- seats

    def is_human(self, seat: int) -> bool:
        """Tell whether a person sits there."""
        return seat < self.humans

    @property
    def next_seat(self) -> int | None:
        """Who is to answer: bots first, then who looks at the screen, then the others."""
        asked = self.game.to_act
        waiting = [s for s in asked if not self.is_human(s)] or [s for s in asked if s == self.viewer]
        return next(iter(waiting or asked), None)

    def needs_curtain(self, seat: int) -> bool:
        """Tell whether the screen must be handed over before this seat's secrets are shown."""
        return self.humans > 1 and seat != self.viewer

    @property
    def question(self) -> Question | None:
        """What the reader is asked now."""
        if self.viewer is None or not self.is_human(self.viewer):
            return None
        return self.game.question(self.viewer)

    # --- playing

    def bot_answer(self, seen: bots.Seen) -> Answer:
        """What a bot answers to what its seat sees."""
        return self.player.choose(seen, self.luck)

    def why_not(self, code: str) -> str:
        """Why the reader may not give this answer, with the rule that says so; nothing is changed."""
        if self.viewer is None:
            return ""
        try:
            self.game.copy().play(self.viewer, code)
        except IllegalAnswer as refused:
            return self.refusal_text(refused)
        return ""

    def refusal_text(self, refused: IllegalAnswer) -> str:
        """Why something was refused, with the players' names and the rule that says so."""
        reason = refused.text(self.language)
        for seat, name in self.names.items():
            reason = reason.replace(self.say("seat", number=seat + 1), name)
        return self.say("tui-why-refused" if refused.rule else "tui-refused", reason=reason, rule=refused.rule)

    def undo(self) -> bool:
        """Take the reader's last answer back, if that is fair."""
        if self.viewer is None:
            return False
        try:
            self.game.undo(self.viewer)
        except CannotUndo:
            return False
        return True

    def save(self, folder: Path) -> Path:
        """Write the whole game to a new file."""
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        path = folder / f"{self.game.name}-{stamp}.malavita"
        path.write_text(self.game.save(), encoding="utf-8")
        return path

    # --- what is seen

    @property
    def view(self) -> dict[str, Any]:
        """The table as the reader may see it."""
        return self.game.view(self.viewer)

    @property
    def story(self) -> list[tuple[Mapping[str, Any], str]]:
        """What happened, as events and in words, as the reader may know it."""
        return [(event, self._tell(event)) for event in self.game.events(self.viewer)]

    def _tell(self, event: Mapping[str, Any]) -> str:
        """An event in words, found only once: the log is drawn after every answer."""
        key = (self.language, repr(event))
        if key not in self._told:
            self._told[key] = self.game.say(event, self.language, self.names)
        return self._told[key]
