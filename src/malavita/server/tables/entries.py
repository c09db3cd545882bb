"""What is stored of a table: its setting, and every entry of its log as a code, never as a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ..wire.common import Pace


class Wish(Struct, frozen=True):
    """Who was meant to sit in a seat when the table was opened: a guest, a bot, nobody yet, or nobody at all."""

    kind: str
    guest: str = ""
    name: str = ""
    face: str = ""
    bot: str = ""
    character: str = ""


class Setting(Struct, frozen=True):
    """What was settled when the table was opened; `key` is the secret of its dice."""

    game: str
    edition: str
    options: dict[str, str]
    seats: list[Wish]
    pace: Pace
    listed: bool
    language: str
    hotseat: bool
    start: bool
    owner: str
    key: str
    created: int
    open_book: bool = False  # a game that was brought along, to be watched by anybody through any eyes


class Entry(Struct, frozen=True, tag_field="e", omit_defaults=True):
    """One entry; `who` and `id` name the message that led to it, so that it is not applied twice."""

    who: str = ""
    id: str = ""


class Arranged(Entry, frozen=True, tag="arranged"):
    """Who opened the table laid it anew before the game began; whoever sat there keeps the seat."""

    setting: Setting | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """A guest took a seat, or came back to it."""

    seat: int = 0
    name: str = ""
    face: str = ""
    mix: str = ""


class Stood(Entry, frozen=True, tag="stood"):
    """A guest left a seat; once the game has begun a bot answers there."""

    seat: int = 0
    bot: str = ""
    why: str = "own"


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot was put into a free seat."""

    seat: int = 0
    bot: str = ""
    character: str = ""


class Began(Entry, frozen=True, tag="began"):
    """The game began; `save` is its opening, complete."""

    save: str = ""


class Answered(Entry, frozen=True, tag="answer"):
    """A seat answered; `by` is seat, bot, clock, or chance where a bot's worker was lost."""

    seat: int = 0
    code: str = ""
    by: str = "seat"


class TookBack(Entry, frozen=True, tag="undo"):
    """A seat took its last answer back, as the rules allow."""

    seat: int = 0


class Proposed(Entry, frozen=True, tag="propose"):
    """A seat proposed what needs consent."""

    what: str = ""
    seat: int = 0
    target: int | None = None
    bot: str = ""
    pace: Pace | None = None


class Voted(Entry, frozen=True, tag="vote"):
    """A seat agreed to the proposal, or not."""

    seat: int = 0
    yes: bool = False


class Resumed(Entry, frozen=True, tag="resume"):
    """A pause ended."""

    seat: int = 0


class Said(Entry, frozen=True, tag="say"):
    """Somebody said something, to all or to one seat alone; a phrase is stored by its key."""

    seat: int | None = None
    name: str = ""
    text: str = ""
    phrase: str = ""
    room: str = "table"
    to: int | None = None


class Dealt(Entry, frozen=True, tag="deal"):
    """A seat spoke of a deal, as `Game.bargain` takes it."""

    seat: int = 0
    said: dict[str, Any] = {}


class Rematched(Entry, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    code: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed before the game began."""

    why: str = ""


AnyEntry = (
    Arranged
    | Sat
    | Stood
    | BotSat
    | Began
    | Answered
    | TookBack
    | Proposed
    | Voted
    | Resumed
    | Said
    | Dealt
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_setting: msgspec.json.Decoder[Setting] = msgspec.json.Decoder(Setting)


def write_entry(entry: AnyEntry) -> str:
    """The stored form of an entry."""
    return _encoder.encode(entry).decode()


def read_entry(body: str) -> AnyEntry:
    """An entry from its stored form."""
    return _decoder.decode(body)


def write_setting(setting: Setting) -> str:
    """The stored form of a setting."""
    return _encoder.encode(setting).decode()


def read_setting(text: str) -> Setting:
    """A setting from its stored form."""
    return _setting.decode(text)
