"""What the server sends over the socket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .common import Ask, Clock, News, Part, Room
from .inbound import Message


class End(Part):
    """How the game ended."""

    reason: str
    scores: list[int]
    ranks: list[int]
    breakdown: list[dict[str, Any]]


class Update(Message):
    """All that the reader may know now, and what is new since version `since`.

    Versions have no gaps: if `since` is not the last version you saw, watch again from that one. Keep the first
    `first` events, drop later ones (they were taken back), then add `events`. `view` is the authority.
    """

    table: str
    seat: Annotated[int | None, Meta(description="through whose eyes; null is the public")]
    version: int
    since: int
    first: int
    events: list[dict[str, Any]]
    news: list[News]
    room: Room
    view: dict[str, Any] | None
    question: Ask | None
    can_undo: bool
    clocks: list[Clock]
    end: End | None
    lines: Annotated[list[str] | None, Meta(description="the events in words, if a language was given")] = None
    ack: Annotated[str | None, Meta(description="the id of the reader's message that led to this")] = None


class Ack(Message):
    """Your message was stored; the table had this version for you then."""

    id: str
    table: str
    version: int


class Refused(Message):
    """Your message was refused, nothing has changed; `question` is what you are asked now."""

    code: str
    text: str
    id: str | None = None
    table: str | None = None
    rule: str | None = None
    version: int | None = None
    question: Ask | None = None


class Presence(Message):
    """Who is connected: the seats, and how many look on."""

    table: str
    seats: list[int]
    watchers: int


class Turn(Message):
    """You are asked something at a table that you are not watching."""

    table: str
    game: str
    seat: int


class Pong(Message):
    """The line stands."""

    id: str


Outbound = Update | Ack | Refused | Presence | Turn | Pong
