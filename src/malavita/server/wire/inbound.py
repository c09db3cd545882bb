"""What a client may send over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .common import Code, Language, Level, MessageId, Pace, SeatNumber, Version

MOST_TEXT = 500


class Message(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message; `type` says which."""


class Watch(Message):
    """Follow a table: as the seat that is yours, as one of your seats, or as the public (`public`).

    `version` is the last one seen, 0 for everything. With a language, words come along.
    """

    table: Code
    version: Version = 0
    seat: SeatNumber | None = None
    public: bool = False
    language: Language | None = None


class Unwatch(Message):
    """Follow a table no longer."""

    table: Code


class Answer(Message):
    """Answer the question of that version by its code."""

    table: Code
    version: Version
    id: MessageId
    answer: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None


class Undo(Message):
    """Take your last answer back, while nothing was revealed; beyond that, propose it."""

    table: Code
    version: Version
    id: MessageId
    seat: SeatNumber | None = None


class Deal(Message):
    """Make, change, accept, decline, withdraw or end a deal with others, at any moment.

    `version` may be left out: whatever was said since, the rules judge the deal as it stands now.
    """

    table: Code
    id: MessageId
    act: Literal["offer", "counter", "accept", "decline", "withdraw", "release"]
    deal: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    terms: Annotated[list[dict[str, Any]], Meta(max_length=8)] = []
    to: Annotated[list[SeatNumber], Meta(max_length=6)] = []
    seat: SeatNumber | None = None
    version: Version = 0


class Say(Message):
    """Say something: at the table, or among the spectators, whom the players cannot hear until the end.

    With `to` it is a whisper to that seat alone, where the table allows whispers. `seat` is the one that speaks.
    """

    table: Code
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
    room: Literal["table", "spectators"] = "table"
    to: SeatNumber | None = None
    seat: SeatNumber | None = None


class Phrase(Message):
    """Say a set phrase, which each reader gets in the own language; with `to`, whisper it."""

    table: Code
    id: MessageId
    phrase: Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z-]+$")]
    to: SeatNumber | None = None
    seat: SeatNumber | None = None


class Propose(Message):
    """Propose what needs consent: undo to your last answer, a pause, another pace, the best bot for who is away."""

    table: Code
    id: MessageId
    what: Literal["undo", "pause", "replace", "pace"]
    seat: SeatNumber | None = None
    target: SeatNumber | None = None
    bot: Level = ""
    pace: Pace | None = None


class Vote(Message):
    """Agree to the proposal of that number, or not."""

    table: Code
    id: MessageId
    proposal: Annotated[int, Meta(ge=0, le=2**31)]
    yes: bool
    seat: SeatNumber | None = None


class Resume(Message):
    """End a pause."""

    table: Code
    id: MessageId


class Ping(Message):
    """Ask whether the line still stands."""

    id: MessageId = "ping"


Inbound = Watch | Unwatch | Answer | Undo | Deal | Say | Phrase | Propose | Vote | Resume | Ping
