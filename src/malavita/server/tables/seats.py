"""The seats of a table while it is folded: who owns them, and who answers there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..wire.common import Seat
from .entries import Wish


@dataclass(slots=True)
class Chair:
    """One seat: a guest owns it, or a bot sits there, or it is free or closed."""

    guest: str = ""
    name: str = ""
    face: str = ""
    bot: str = ""  # who answers, if not the owner
    character: str = ""
    mix: str = ""
    late: int = 0  # how often in a row the clock answered
    closed: bool = False

    @property
    def free(self) -> bool:
        """Nobody sits here and somebody may."""
        return not (self.guest or self.bot or self.closed)

    @property
    def person(self) -> bool:
        """A guest sits here and answers."""
        return bool(self.guest) and not self.bot

    def kind(self) -> Literal["free", "person", "bot", "closed"]:
        """What everybody sees here."""
        if self.closed:
            return "closed"
        if self.guest:
            return "person"
        return "bot" if self.bot else "free"

    def shown(self, seat: int, reader: str) -> Seat:
        """The seat as a reader sees it."""
        stands = bool(self.guest and self.bot)
        mine = bool(reader) and self.guest == reader
        return Seat(seat, self.kind(), self.name, self.face, self.bot or None, self.character, stands, mine)


def chairs_for(wishes: list[Wish]) -> list[Chair]:
    """The seats of a table that was just opened; closed ones are no seats of the game."""
    return [
        Chair(wish.guest, wish.name, wish.face, wish.bot, wish.character) for wish in wishes if wish.kind != "closed"
    ]
