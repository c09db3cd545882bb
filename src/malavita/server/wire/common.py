"""Parts of messages: who sits where, what is asked, how time runs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

CODE = "^[A-Z2-9]{6,10}$"
Code = Annotated[  # the pattern is for the documents: whoever looks for a table in the store checks it
    str,
    Meta(
        min_length=6, max_length=10, description="a table's code, as in its link", extra_json_schema={"pattern": CODE}
    ),
]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, description="the sender's own name for a message")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Language = Literal["en", "it", "fr"]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="no control signs, no edges of white space")]
Face = Annotated[str, Meta(max_length=24, pattern="^[a-z0-9-]*$")]
Level = Annotated[str, Meta(max_length=16, pattern="^[a-z0-9-]*$")]
Phase = Literal["open", "playing", "over", "closed"]


class Part(Struct, forbid_unknown_fields=True):
    """A part of a message; unknown fields are refused."""


class Pace(Part):
    """How time runs: a bank that starts full, is used while a seat is asked, and refills a little for each move."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=0, le=30 * 86_400, description="seconds in a full bank")] = 0
    refill: Annotated[int, Meta(ge=0, le=7 * 86_400, description="seconds that come back for each move")] = 0


class Choice(Part):
    """One answer that may be given: its code is what is sent back."""

    id: int
    code: str
    args: dict[str, Any]
    text: str | None = None


class Locked(Part):
    """One answer that may not be given now, and why; told where a page shows the thing it stands for."""

    code: str
    args: dict[str, Any]
    reason: str
    rule: str
    text: str


class Ask(Part):
    """What the reader is asked now."""

    kind: str
    answers: list[Choice]
    text: str | None = None
    locked: list[Locked] = []


class Seat(Part):
    """One seat of a table, as everybody sees it."""

    seat: int
    kind: Literal["free", "person", "bot", "closed"]
    name: str = ""
    face: str = ""
    bot: str | None = None
    character: str = ""
    stands: Annotated[bool, Meta(description="a bot answers until its owner comes back")] = False
    mine: Annotated[bool, Meta(description="this seat belongs to the reader")] = False


class Clock(Part):
    """The time a seat has left, in milliseconds; it runs while `running`."""

    seat: int
    left: int
    running: bool


class Proposal(Part):
    """Something that needs the consent of others."""

    number: int
    what: Literal["undo", "pause", "replace", "pace"]
    by: int
    seat: int | None
    agreed: list[int]
    needed: list[int]
    pace: Annotated[Pace | None, Meta(description="how time shall run from then on")] = None


class News(Part):
    """Something that happened at the table, beside the game itself."""

    kind: str
    at: int
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    args: dict[str, Any] = {}


class Room(Part):
    """The table itself: who sits there and how it is played."""

    code: str
    game: str
    edition: str
    options: dict[str, str]
    players: int
    phase: Phase
    language: str
    listed: bool
    hotseat: bool
    pace: Pace
    seats: list[Seat]
    owner: Annotated[bool, Meta(description="the reader opened this table")]
    host: Annotated[int | None, Meta(description="the seat of who opened this table")]
    commitment: str
    mixed: Annotated[list[int], Meta(description="seats that gave a value of their own to the shuffle")]
    paused: bool
    proposal: Proposal | None
    rematch: str | None
    created: int
    closed: Annotated[str, Meta(description="why the table is closed: owner, expired, brought, rules or fault")] = ""
