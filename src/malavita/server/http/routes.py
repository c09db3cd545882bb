"""Every path with its method, its handler, and the types that go in and out: the one source of the OpenAPI document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..wire import (
    Ack,
    Carry,
    Health,
    Inbound,
    Me,
    MeChange,
    NewGuest,
    NewTable,
    Notes,
    PersonalLink,
    Replay,
    Shelf,
    Sit,
    Stand,
    Start,
    TableList,
    Token,
    Update,
)
from . import guests, house, replays, tables
from .common import Handler


@dataclass(frozen=True)
class Route:
    """One path and method."""

    method: str
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    open: bool = False  # answers without a guest
    media: str = "application/json"


EYES = ("as", "first", "count", "words", "brief", "language")

ROUTES = (
    Route("GET", "/health", house.health, Health, open=True),
    Route("GET", "/ready", house.ready, Health, open=True),
    Route("GET", "/metrics", house.metrics, str, open=True, media="text/plain"),
    Route("GET", "/api/shelf", tables.shelf, Shelf, query=("language",), open=True),
    Route("POST", "/api/guests", guests.come_in, Me, NewGuest, 201, open=True),
    Route("POST", "/api/guests/carry", guests.carry, Me, Carry, open=True),
    Route("GET", "/api/me", guests.who, Me),
    Route("PATCH", "/api/me", guests.change, Me, MeChange),
    Route("DELETE", "/api/me", guests.leave, dict[str, str]),
    Route("POST", "/api/me/tokens", guests.new_token, Token, status=201),
    Route("POST", "/api/me/link", guests.personal_link, PersonalLink, status=201),
    Route("POST", "/api/me/call", guests.test_call, dict[str, str]),
    Route("GET", "/api/tables", tables.list_tables, TableList, open=True),
    Route("POST", "/api/tables", tables.open_table, Update, NewTable, 201),
    Route("GET", "/api/tables/{code}", tables.look, Update, query=("seat", "version", "words", "language"), open=True),
    Route("PATCH", "/api/tables/{code}", tables.lay_anew, Update, NewTable),
    Route("DELETE", "/api/tables/{code}", tables.close_table, Update),
    Route("POST", "/api/tables/{code}/messages", tables.speak, Ack, Inbound),
    Route("POST", "/api/tables/{code}/sit", tables.take_seat, Update, Sit),
    Route("POST", "/api/tables/{code}/stand", tables.leave_seat, Update, Stand),
    Route("POST", "/api/tables/{code}/start", tables.begin_now, Update, Start),
    Route("POST", "/api/tables/{code}/rematch", tables.meet_again, Update, status=201),
    Route("GET", "/api/tables/{code}/notes", tables.read_notes, Notes),
    Route("PUT", "/api/tables/{code}/notes", tables.write_notes, Notes, Notes),
    Route("GET", "/api/tables/{code}/catalogue", tables.catalogue, dict[str, Any], open=True),
    Route("GET", "/api/tables/{code}/qr.svg", tables.qr, str, open=True, media="image/svg+xml"),
    Route("GET", "/api/tables/{code}/replay", replays.replay, Replay, query=EYES, open=True),
    Route("GET", "/api/tables/{code}/save", replays.download, str, open=True, media="text/plain"),
    Route("GET", "/api/tables/{code}/notation", replays.notation, str, query=("as",), open=True, media="text/plain"),
    Route("POST", "/api/replays", replays.upload, Update, str, 201),
)  # fmt: skip
