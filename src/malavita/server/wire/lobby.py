"""What travels over plain HTTP: guests, tables, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from .common import Ask, Code, Face, Language, Level, Name, News, Pace, Part, Phase, Seat, SeatNumber


class Fault(Part):
    """Why a request was refused."""

    code: str
    text: str
    rule: str | None = None


class Health(Part):
    """How the house is."""

    status: Literal["ok", "failing"]
    version: str
    store: str
    tables: int
    workers: int


class NewGuest(Part):
    """Someone comes in with nothing but a name; programs ask for a token instead of a cookie."""

    name: Name
    face: Face = ""
    language: Language = "en"
    token: bool = False


class Me(Part):
    """Who you are here."""

    guest: str
    name: str
    face: str
    language: str
    webhook: str
    token: Annotated[str | None, Meta(description="told once, to programs")] = None


class MeChange(Part):
    """What you want to be called, and where to be told that it is your turn."""

    name: Name | None = None
    face: Face | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Token(Part):
    """A secret for a program, told once."""

    token: str


class PersonalLink(Part):
    """A link that carries you to another device, once and soon; for nobody else's eyes."""

    code: str
    url: str
    seconds: int


class Carry(Part):
    """The code of a personal link."""

    code: Annotated[str, Meta(min_length=10, max_length=100)]
    token: bool = False


class SeatWish(Part):
    """Who shall sit there: yourself (or somebody beside you, at a hot seat), whoever comes, a bot, nobody."""

    kind: Literal["me", "free", "bot", "closed"] = "free"
    name: Annotated[str, Meta(max_length=24, description="at a hot seat: what whoever plays there is called")] = ""
    bot: Level = ""
    character: Face = ""


class NewTable(Part):
    """A table to be opened; seats that are not named stay free."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, str] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    listed: bool = False
    language: Language = "en"
    hotseat: bool = False
    start: Annotated[bool, Meta(description="begin as soon as no seat is free")] = True


class Sit(Part):
    """Take a seat, any or a certain one; a seat that is yours already is yours again."""

    seat: SeatNumber | None = None
    mix: Annotated[str, Meta(max_length=64, description="a value of your own for the shuffle")] = ""


class Stand(Part):
    """Leave a seat; once the game has begun a bot answers until you come back."""

    seat: SeatNumber | None = None
    bot: Level = ""


class Start(Part):
    """Begin now; free seats go to bots of this level."""

    bot: Level = ""


class Notes(Part):
    """Your own notes about a table, which nobody else reads."""

    text: Annotated[str, Meta(max_length=8000)]


class TableLine(Part):
    """One table in a list."""

    code: Code
    game: str
    phase: Phase
    language: str
    pace: Pace
    seats: list[Seat]
    created: int
    changed: Annotated[int, Meta(description="how many options have another value than the recommended one")]


class MyTable(Part):
    """One of your tables."""

    table: TableLine
    my_seats: list[int]
    asked: bool
    left: int | None


class TableList(Part):
    """Tables that can be joined or watched, yours, and those of the last days that can be watched again."""

    open: list[TableLine]
    mine: list[MyTable]
    past: list[TableLine]


class Step(Part):
    """One moment of a replay."""

    number: int
    events: list[dict[str, Any]]
    lines: list[str] | None
    view: dict[str, Any]
    seat: int | None = None
    views: list[dict[str, Any]] | None = None
    question: Ask | None = None
    truth: Annotated[dict[str, Any] | None, Meta(description="the whole position, for eyes that see all")] = None
    standing: Annotated[list[int] | None, Meta(description="points if the game ended here, for eyes that see all")] = (
        None
    )


class Replay(Part):
    """A part of a replay, through the eyes of a seat, the public, or all."""

    table: str
    game: str
    perspective: str
    offered: list[str]
    total: int
    first: int
    steps: list[Step]
    seats: list[Seat]
    news: list[News]
    over: bool


class ShelfGame(Part):
    """One game on the shelf."""

    game: str
    title: str
    tagline: str
    seats: list[int]
    editions: list[str]
    options: Annotated[dict[str, list[str]], Meta(description="the values of each, the recommended one first")]
    rules: Annotated[dict[str, list[str]], Meta(description="the rules and rulings that each option is about")]
    bots: list[str]


class Shelf(Part):
    """What can be played here, and the phrases that can be said."""

    games: list[ShelfGame]
    phrases: dict[str, str]
    languages: list[str]
    address: Annotated[str, Meta(description="how others reach this house, for links")]
