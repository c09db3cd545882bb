"""Requests about tables: the shelf, open one, find one, sit, stand, begin, meet again; and play without a socket."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...bots.base import names as bot_names
from ...games import registry
from ..guests import Guest, without_controls
from ..house import House
from ..refusal import Refused
from ..speech import phrases, say
from ..store.store import PUT_NOTES, PUT_SUMMARY
from ..tables.moves import move
from ..tables.seating import arrange, begin, begin_if_full, dissolve, rematch, setting_for, sit, stand
from ..tables.showing import line_for, update_for
from ..tables.summaries import read_summary, summary_of
from ..tables.table import Table
from ..wire import (
    Again,
    Inbound,
    MyTable,
    NewTable,
    Notes,
    Ping,
    Shelf,
    ShelfGame,
    Sit,
    Stand,
    Start,
    TableList,
    Unwatch,
    Watch,
)
from .address import base_for, qr_of
from .common import body_of, guest_of, language_of, raw_of, reply, secret_of

LINES = 60
PAST = 6
WEEK = 7 * 86_400_000  # in milliseconds


async def table_of(house: House, request: Request) -> Table:
    """The table that a path names."""
    return await house.directory.find(request.path_params["code"])


async def maybe_guest(house: House, request: Request) -> Guest | None:
    """Who asks, if it is anybody we know."""
    return await house.guests.known(secret_of(request.headers, request.cookies))


async def shelf(house: House, request: Request) -> Response:
    """What can be played, and said."""
    language = language_of(request, await maybe_guest(house, request))
    games = [_shelf_game(house, name, language) for name in registry.names()]
    said = {key: say(language, f"phrase-{key}") for key in phrases()}
    return reply(Shelf(games, said, ["en", "it", "fr"], base_for(house, request)))


def _shelf_game(house: House, name: str, language: str) -> ShelfGame:
    spec, words = registry.find(name), registry.words(name)
    options = {option.name: list(option.values) for option in spec.options}
    title, tagline = words.say(language, "title"), words.say(language, "tagline")
    rules = {option.name: option.rule.split() for option in spec.options}
    return ShelfGame(
        name, title, tagline, list(spec.seats), house.editions.names(name), options, rules, bot_names(name)
    )


async def open_table(house: House, request: Request) -> Response:
    """Open a table; if no seat is free the game begins at once."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, NewTable)
    await check_tables(house, guest)
    code = await house.directory.open(setting_for(wish, guest, house.editions, house.clock.wall()))
    table = await house.directory.find(code)
    async with table.lock:
        await begin_if_full(table)
    return reply(show(house, table, guest, None, 0, None), 201)


async def check_tables(house: House, guest: Guest) -> None:
    """Not too many unfinished tables of one guest."""
    if await house.store.unfinished_of(guest.id) >= house.settings.most_tables:
        raise Refused("too-many-tables")


def show(house: House, table: Table, guest: Guest | None, seat: int | None, since: int, language: str | None) -> Any:
    """What a guest may know of a table now."""
    reader = guest.id if guest else ""
    own = table.state.seats_of(reader)
    if seat is not None and seat not in own:
        raise Refused("not-yours")
    if seat is None and own and not (table.state.setting.hotseat and len(own) > 1):
        seat = own[0]  # at a hot seat nobody knows who has the screen
    return update_for(table.state, seat, reader, language, since, house.clock.now())


async def list_tables(house: House, request: Request) -> Response:
    """Tables that can be joined or watched, and those of whoever asks."""
    guest = await maybe_guest(house, request)
    reader = guest.id if guest else ""
    shown = await _lines(house, reader, await house.store.listed(LINES))
    past = await _lines(house, reader, await house.store.listed_past(house.clock.wall() - WEEK, PAST))
    mine = await _lines(house, reader, await house.store.tables_of(reader, LINES)) if guest else []
    still = [each.table for each in shown if each.table.phase != "closed"]  # the stored row lags behind the entries
    return reply(TableList(still, mine, [each.table for each in past]))


async def _lines(house: House, reader: str, codes: list[str]) -> list[MyTable]:
    """A line for each table; one that cannot be opened must not hide the rest.

    A finished one is not played again for its line, but the first time.
    """
    kept = await house.store.summaries(codes)
    lines = []
    for code in codes:
        table = house.directory.at_hand(code)
        if table is None and code in kept:
            summary = read_summary(kept[code])
            lines.append(MyTable(summary.line(code, reader), summary.seats_of(reader), False, False, None))
            continue
        with contextlib.suppress(Refused):
            table = table or await house.directory.find(code)
            lines.append(_mine(house, table, reader))
            if code not in kept and (body := summary_of(table.state)):
                house.store.write_then([(PUT_SUMMARY, (code, body))], lambda failure: None)  # else the next time
    return lines


def _mine(house: House, table: Table, reader: str) -> MyTable:
    state = table.state
    own = state.seats_of(reader)
    asked = [seat for seat in own if seat in state.asked() and state.chairs[seat].person]
    now = house.clock.now()
    left = min(
        (clock.left for seat in asked for clock in state.clocks.shown(seat, now) if clock.seat == seat), default=None
    )
    ballot = state.ballot
    votes = ballot is not None and any(ballot.waits_for(seat, state.chairs) for seat in own)
    return MyTable(line_for(state, reader), own, bool(asked), votes, left)


async def look(house: House, request: Request) -> Response:
    """A table as whoever asks may see it, from a version on: the way without a socket, and after a long absence."""
    guest = await maybe_guest(house, request)
    table = await table_of(house, request)
    query = request.query_params
    try:
        seat = int(query["seat"]) if "seat" in query else None
        since = int(query.get("version", "0"))
    except ValueError:
        raise Refused("malformed", reason="seat and version are whole numbers") from None
    language = language_of(request, guest) if query.get("words") == "1" else None
    if table.far_behind(None, since):
        await table.tell_ahead(language)
        table = await table_of(house, request)
    async with table.lock:
        await table.heal()
        return reply(show(house, table, guest, seat, since, language))


async def lay_anew(house: House, request: Request) -> Response:
    """Change a table that has not begun."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, NewTable)
    table = await table_of(house, request)
    await arrange(table, guest, wish)
    return reply(show(house, table, guest, None, 0, None))


async def close_table(house: House, request: Request) -> Response:
    """Close a table that has not begun."""
    guest = await guest_of(house, request)
    table = await table_of(house, request)
    await dissolve(table, guest)
    return reply(show(house, table, guest, None, 0, None))


async def speak(house: House, request: Request) -> Response:
    """The same messages as over the socket, one at a time."""
    guest = await guest_of(house, request)
    try:
        message = msgspec.json.decode(await raw_of(request, house.settings.most_message), type=Inbound)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)[:200]) from None
    if isinstance(message, Watch | Unwatch | Ping) or message.table != request.path_params["code"]:
        raise Refused("malformed", reason="a message to this table")
    return reply(await move(await table_of(house, request), guest, message))


async def take_seat(house: House, request: Request) -> Response:
    """Sit down, or come back."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, Sit)
    table = await table_of(house, request)
    seat = await sit(table, guest, wish)
    return reply(show(house, table, guest, wish.seat if table.state.setting.hotseat else seat, 0, None))


async def leave_seat(house: House, request: Request) -> Response:
    """Stand up."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, Stand)
    table = await table_of(house, request)
    await stand(table, guest, wish)
    return reply(show(house, table, guest, None, 0, None))


async def begin_now(house: House, request: Request) -> Response:
    """Begin with bots in the free seats."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, Start)
    table = await table_of(house, request)
    await begin(table, guest, wish)
    return reply(show(house, table, guest, None, 0, None))


async def meet_again(house: House, request: Request) -> Response:
    """Another table with the same people."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, Again)
    table = await table_of(house, request)
    if not table.state.rematch:
        await check_tables(house, guest)
    code = await rematch(house, table, guest, wish.hold)
    return reply(show(house, await house.directory.find(code), guest, None, 0, None), 201)


async def read_notes(house: House, request: Request) -> Response:
    """Your notes about a table."""
    guest = await guest_of(house, request)
    await table_of(house, request)
    return reply(Notes(await house.store.notes(request.path_params["code"], guest.id)))


async def write_notes(house: House, request: Request) -> Response:
    """Keep your notes about a table."""
    guest = await guest_of(house, request)
    await table_of(house, request)
    notes = await body_of(house, request, Notes, house.settings.most_message * 2)
    notes.text = without_controls(notes.text)
    await house.store.write((PUT_NOTES, (request.path_params["code"], guest.id, notes.text)))
    return reply(notes)


async def catalogue(house: House, request: Request) -> Response:
    """What lies in the box of the table's game, as everybody may read it."""
    table = await table_of(house, request)
    shown = table.state.game or table.state.film
    if shown is None:
        raise Refused("not-begun")
    return reply(shown.catalogue)


async def qr(house: House, request: Request) -> Response:
    """The table's link as a picture that a phone can read; it holds the code and no secret."""
    table = await table_of(house, request)
    picture = qr_of(f"{base_for(house, request)}/t/{table.code}")
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})
