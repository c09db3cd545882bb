"""Requests about the past: replays through any eyes that are allowed, downloads, and games brought along."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..guests import Guest
from ..house import House
from ..refusal import Refused
from ..tables.films import film_of, show_film
from ..tables.replays import (
    film,
    notation_text,
    offered,
    perspective_of,
    save_text,
    setting_from_save,
    shooting,
)
from .common import guest_of, language_of, raw_of, reply
from .tables import maybe_guest, show, table_of

MOST_STEPS = 100


async def replay(house: House, request: Request) -> Response:
    """A part of a replay: `as` is a seat, public or all; `first` and `count` say which; `brief` leaves views out."""
    guest = await maybe_guest(house, request)
    table = await table_of(house, request)
    eyes = perspective_of(table.state, guest.id if guest else "", request.query_params.get("as", "public"))
    first, count = _range(request)
    language = language_of(request, guest) if request.query_params.get("words") == "1" else None
    brief = request.query_params.get("brief") == "1"
    async with table.lock:
        await table.heal()
        wanted, head = shooting(table.state, guest.id if guest else "", eyes, first, language), table.state.film
    fetch = partial(house.store.film, table.code)
    async with house.screen:
        head = head or await film_of(wanted, fetch)
        shown = await show_film(wanted, head, fetch, count, language, brief) if head else None
        return reply(shown or await asyncio.to_thread(film, wanted, count, language, brief))


def _range(request: Request) -> tuple[int, int]:
    try:
        first = int(request.query_params.get("first", "0"))
        count = int(request.query_params.get("count", "20"))
    except ValueError:
        raise Refused("malformed", reason="first and count are whole numbers") from None
    if not (0 <= first < 1_000_000 and 0 <= count <= MOST_STEPS):
        raise Refused("malformed", reason=f"first from 0, count up to {MOST_STEPS}")
    return first, count


async def download(house: House, request: Request) -> Response:
    """The game as a save file: it tells everything, so only when the game is over."""
    await maybe_guest(house, request)
    table = await table_of(house, request)
    async with table.lock:
        await table.heal()
        if "all" not in offered(table.state, ""):
            raise Refused("not-over")
        text = save_text(table.state)
    headers = {"Content-Disposition": f'attachment; filename="{table.code}.malavita"', "Cache-Control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def notation(house: House, request: Request) -> Response:
    """The game as a person would write it down, with what whoever asks may know."""
    guest: Guest | None = await maybe_guest(house, request)
    table = await table_of(house, request)
    async with table.lock:
        await table.heal()
        eyes = perspective_of(table.state, guest.id if guest else "", request.query_params.get("as", "public"))
        text = notation_text(table.state, eyes)
    return PlainTextResponse(text, headers={"Cache-Control": "no-store"})


async def upload(house: House, request: Request) -> Response:
    """Bring a saved game along, to be watched."""
    guest = await guest_of(house, request)
    if not house.uploads.take(guest.id):
        raise Refused("too-many-uploads")
    raw = await raw_of(request, house.settings.most_upload)
    async with house.screen:
        setting, entries = await asyncio.to_thread(setting_from_save, raw, guest.id, house.clock.wall())
    code = await house.directory.open(setting, entries)
    table = await house.directory.find(code)
    if table.far_behind(None, 0):
        await table.tell_ahead(None)
    return reply(show(house, await house.directory.find(code), guest, None, 0, None), 201)
