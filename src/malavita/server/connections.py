"""Plain HTTP under uvicorn: a request must begin in time, and one address may have so many connections open."""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .http.common import place_of
from .limits import Places
from .settings import Settings

HEAD_SECONDS = 20.0  # for the head of a request to arrive
PER_LINE = 4  # connections of an address for each socket it may have; a browser opens six at once


class Connection(H11Protocol):
    """One connection, until it ends or becomes a socket."""

    def __init__(self, places: Places, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._places = places
        self._address: str | None = None  # where it is counted
        self._left = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come: counted, and expected to ask for something."""
        super().connection_made(transport)
        address = place_of(self.client[0]) if self.client else None
        if address is not None and not self._places.take(address):
            transport.close()
            self._left = True
            return
        self._address = address
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        super().data_received(data)
        if self._left:
            return
        if self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE:
            self._expect()
        else:
            self._forget_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, which has limits of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._leave()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._left = True
        self._forget_deadline()
        if self._address is not None:
            self._places.give_back(self._address)
            self._address = None


def connections_for(settings: Settings) -> type[asyncio.Protocol]:
    """What uvicorn makes of each connection; a proxy brings everybody's from one address, and counts them itself."""
    most = math.inf if settings.trust_proxy else settings.lines_per_address * PER_LINE
    return cast("type[asyncio.Protocol]", partial(Connection, Places(most)))
