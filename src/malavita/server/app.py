"""The application: paths, the socket, the page, and the headers that keep a browser safe."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.websockets import WebSocket

from .documents import asyncapi, openapi
from .frames import AT_ONCE, READ_BY
from .guests import digest
from .house import House
from .http.address import is_safe
from .http.common import (
    HEADERS,
    OVER_A_SAFE_LINE,
    address_of,
    fault,
    handled,
    language_of,
    origin_allowed,
    reply,
    secret_of,
)
from .http.routes import ROUTES
from .lines import SocketLine, never
from .refusal import Refused
from .sockets import Tray, serve_socket
from .static import FOLDER, page

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LONGEST_GOODBYE = 10.0


class App:
    """The ASGI application of a house: the socket by the shortest way, everything else through the router."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tray = Tray(house)
        self._http = Starlette(routes=_paths(house), lifespan=self._life)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send, is_safe(self.house, scope)))
        else:
            await self._http(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        await self.house.open()
        try:
            yield
        finally:
            await self.house.close()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        house = self.house
        asked = WebSocket(scope, receive, send)
        await receive()
        address = address_of(house, scope)
        allowed = scope["path"] == "/ws" and origin_allowed(house, asked.headers) and house.requests.take(address)
        if not (allowed and house.lines.places.take(address)):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self._let_in(asked, address, receive, send)
        finally:
            house.lines.places.give_back(address)

    async def _let_in(self, asked: WebSocket, address: str, receive: Receive, send: Send) -> None:
        house, scope = self.house, asked.scope
        secret = secret_of(asked.headers, asked.cookies)
        guest = await house.guests.known(secret)
        await send({"type": "websocket.accept"})
        at_once = scope.get("extensions", {}).get(AT_ONCE, never)
        rate, shared = house.settings.messages_per_second, house.lines.bucket_of(address)
        line = SocketLine(guest, send, rate, at_once, digest(secret), shared)
        house.lines.add(line)
        if read_by := scope.get("extensions", {}).get(READ_BY):
            read_by(partial(self._tray.put, line))
        try:
            if guest is not None and await house.guests.known(secret) is None:
                line.hang_up()  # forgotten while we said good evening
            await _talk(house, line, receive)
        finally:
            last = house.lines.remove(line)
            line.broken = True
            for table in line.tables.values():
                table.unwatch(line)
            if last:
                house.callers.gone(line.guest)


async def _talk(house: House, line: SocketLine, receive: Receive) -> None:
    """Read and write at once; when one ends, so does the other."""
    writing = asyncio.create_task(line.run())
    reading = asyncio.create_task(serve_socket(house, line, receive))
    await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
    line.broken = True
    await asyncio.wait({reading}, timeout=LONGEST_GOODBYE)  # a message that was begun is finished
    for task in (writing, reading):
        task.cancel()
    for result in await asyncio.gather(writing, reading, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, OSError | RuntimeError):
            house.log.error("a socket failed", error=repr(result))


def _with_headers(send: Send, safe: bool) -> Send:
    wanted = HEADERS | OVER_A_SAFE_LINE if safe else HEADERS
    extra = [(key.lower().encode(), value.encode()) for key, value in wanted.items()]

    async def send_more(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return send_more


def _paths(house: House) -> list[Path]:
    paths = [Path(route.path, handled(house, route.handler), methods=[route.method]) for route in ROUTES]
    paths.append(Path("/api/openapi.json", lambda request: reply(openapi())))
    paths.append(Path("/api/asyncapi.json", lambda request: reply(asyncapi())))
    paths.append(Path("/api/{path:path}", _unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]))
    paths.append(Path("/{path:path}", lambda request: page(FOLDER, request), methods=["GET"]))
    return paths


def _unknown(request: Request) -> Response:
    return fault(Refused("unknown-page"), language_of(request))
