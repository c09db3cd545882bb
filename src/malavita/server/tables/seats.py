"""The seats of a table while it is folded: who owns them, and who answers there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import structs

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
    def called(self) -> str:
        """What everybody calls whoever sits here: a guest's name, or the name of the character a bot plays."""
        return self.name or self.character.capitalize()

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
        return Seat(seat, self.kind(), self.called, self.face, self.bot or None, self.character, stands, mine)


CHARACTERS = ("bruno", "odette", "sam", "rina", "omar", "wanda", "luc", "marta")


def with_characters(wishes: list[Wish]) -> list[Wish]:
    """Every bot gets a name of its own, unless it was given one."""
    taken = {wish.character for wish in wishes} | {wish.name.lower() for wish in wishes}
    free = (name for name in CHARACTERS if name not in taken)
    return [
        structs.replace(wish, character=next(free)) if wish.kind == "bot" and not wish.character else wish
        for wish in wishes
    ]


def free_character(chairs: list[Chair]) -> str:
    """A name for one more bot."""
    taken = {chair.character for chair in chairs} | {chair.name.lower() for chair in chairs}
    return next(name for name in CHARACTERS if name not in taken)


def chairs_for(wishes: list[Wish]) -> list[Chair]:
    """The seats of a table that was just opened; closed ones are no seats of the game."""
    return [
        Chair(wish.guest, wish.name, wish.face, wish.bot, wish.character) for wish in wishes if wish.kind != "closed"
    ]
