"""Coming to a table: who one is, which table it is, and one sitting after the other."""

from __future__ import annotations

import argparse
import re
from typing import Any
from urllib.parse import urlsplit

from ...client import Door, NoAnswer, ServerRefused
from ...games import registry
from ...kernel.errors import BadPlayers, MalavitaError
from ..options import options_of
from ..play import home
from ..tui.look import seat_mark
from .commands import PACES
from .keyboard import Keyboard
from .keys import Key, Keys
from .sitting import sitting_at
from .teller import Memory

STRANGER = "Guest"
FULL = ("already-begun", "no-free-seat")


async def come(given: argparse.Namespace) -> int:
    """Come in, find or make the table, and stay until it is over."""
    house, code = read_address(given.url)
    code = (given.table.rsplit("/", 1)[-1] or code).upper()
    with Keyboard() as keyboard:
        try:
            door = await come_in(given, house, keyboard)
            if given.make:
                code = await make_table(given, door, keyboard)
            elif not code:
                return await list_tables(door, keyboard)
            watching = given.watch or not await take_seat(given, door, code, keyboard)
        except NoAnswer:
            raise MalavitaError(say(language_of(given), "join-nobody", url=house)) from None
        return await stay(given, door, code, watching, keyboard)


def read_address(text: str) -> tuple[str, str]:
    """The house, and the code if it is the link of a table."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise MalavitaError(f"this is no address of a house: {text}")
    found = re.fullmatch(r"/t/(\w+)/?", parts.path)
    return f"{parts.scheme}://{parts.netloc}", found[1] if found else ""


def say(language: str, key: str, **args: Any) -> str:
    """Words that belong to no game."""
    return registry.words(registry.names()[0]).say(language, key, **args)


def language_of(given: argparse.Namespace) -> str:
    """The language that was asked for, or that of this machine."""
    from ..main import own_language

    return given.language or own_language()


# --- who


async def come_in(given: argparse.Namespace, house: str, keyboard: Keyboard) -> Door:
    """As who one was last time, unless something else is asked for; a house that has forgotten us is told our name."""
    keys = Keys(home())
    door = Door(house, given.token, language_of(given))
    if given.carry:
        body = {"code": given.carry.rsplit("#", 1)[-1], "token": True}
        return keep(keys, door, await door.request("POST", "/api/guests/carry", body), given)
    key = None if given.new or given.token else keys.find(house, given.name)
    door.token = key.token if key else given.token
    me = await door.request("GET", "/api/me?maybe=1") if door.token else None
    if me is not None:
        return door if given.token else keep(keys, door, {**me, "token": door.token}, given)
    if given.token:
        raise MalavitaError(say(door.language, "join-unknown-token"))
    name = given.name or (key.name if key else await ask_name(door.language, keyboard))
    stranger = await Door.come_in(house, name, door.language)
    return keep(keys, stranger, {"name": name, "token": stranger.token, "language": door.language}, given)


def keep(keys: Keys, door: Door, me: dict[str, Any], given: argparse.Namespace) -> Door:
    """Write down who we are, so that a lost terminal does not lose the seat."""
    keys.keep(door.url, Key(me["name"], me["token"]))
    door.token, door.language = me["token"], given.language or me["language"]
    return door


async def ask_name(language: str, keyboard: Keyboard) -> str:
    """What one is called; a script that does not say is a guest."""
    if not keyboard.person:
        return STRANGER
    keyboard.tell(say(language, "join-name"))
    return (await keyboard.line() or "").strip() or STRANGER


# --- where


async def list_tables(door: Door, keyboard: Keyboard) -> int:
    """One's own tables and those that are open to all."""
    found = await door.request("GET", "/api/tables")
    tables = [mine["table"] for mine in found["mine"]]
    tables += [table for table in found["open"] if table["code"] not in [mine["code"] for mine in tables]]
    for table in tables:
        seats = ", ".join(
            f"{seat_mark(seat['seat'])} {seat['name'] or say(door.language, 'join-free')}" for seat in table["seats"]
        )
        game = registry.words(table["game"]).say(door.language, "title")
        keyboard.tell(say(door.language, "join-table", game=game, code=table["code"], seats=seats))
    keyboard.tell(say(door.language, "join-which" if tables else "join-no-tables", url=door.url))
    return 0


async def make_table(given: argparse.Namespace, door: Door, keyboard: Keyboard) -> str:
    """Open a table with bots where they were asked for, and say how others find it."""
    spec = registry.find(given.make)
    players = given.players or spec.seats[-1]
    if players not in spec.seats or len(given.bot) >= players:
        allowed = ", ".join(map(str, spec.seats))
        raise BadPlayers(f"{spec.name} is played by {allowed} players, one of them you")
    bots = [{"kind": "bot", "bot": level} for level in given.bot]
    seats = [{"kind": "me"}, *[{"kind": "free"}] * (players - 1 - len(bots)), *bots]
    update = await door.open_table(
        given.make, seats, edition=given.edition, options=options_of(given), pace=PACES[given.pace],
        listed=given.listed, language=door.language,
    )  # fmt: skip
    shelf = await door.request("GET", "/api/shelf")
    code = str(update["table"])
    keyboard.tell(say(door.language, "join-made", code=code, link=f"{shelf['address']}/t/{code}"))
    return code


async def take_seat(given: argparse.Namespace, door: Door, code: str, keyboard: Keyboard) -> bool:
    """Sit down; a person who comes too late may look on, a script is refused."""
    if given.watch:
        return False
    try:
        await door.sit(code, given.seat - 1 if given.seat else None)
    except ServerRefused as refused:
        if refused.code not in FULL or not keyboard.person:
            raise
        keyboard.tell(refused.text)
        return False
    return True


async def stay(given: argparse.Namespace, door: Door, code: str, watching: bool, keyboard: Keyboard) -> int:
    """One sitting after the other: at the next table, through other eyes, or in the next language."""
    seat = given.seat - 1 if given.seat and not watching else None
    memory = Memory()
    while True:
        async with sitting_at(door, code, seat, watching, memory, keyboard, given.random) as sitting:
            over = await sitting.sit()
        if over.language:
            door.language, memory.question = over.language, None
        elif over.table:
            memory = memory if over.table == code else Memory()
            code, seat, watching = over.table, None, False
        else:
            return over.code
