"""Runs the house: uvicorn with uvloop, and a collector of garbage that does not get in the way."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

import uvicorn
from msgspec import structs

from ..games import registry
from ..kernel.errors import MalavitaError
from .address import base_of
from .app import App
from .connections import connections_for
from .frames import TableSocket
from .house import House
from .logs import set_up
from .settings import Settings
from .store import StoreFailed
from .tables.opening import opening


def warm_up() -> None:
    """Compile the rules before anybody waits for them."""
    for name in registry.names():
        spec = registry.find(name)
        game = opening(registry.read_edition(name), spec.seats[0], {}, bytes(16))
        game.question(game.to_act[0])


def config_for(app: App, settings: Settings) -> uvicorn.Config:
    """How uvicorn is run."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto" if sys.platform == "win32" else "uvloop",
        http=connections_for(settings),
        ws=TableSocket,
        ws_max_size=settings.most_message * 4,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=settings.trust_proxy,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


class Opened(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()


def open_door(settings: Settings) -> socket.socket:
    """The socket on which the house listens; a port that is taken is told now."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    both = settings.host == "::" and socket.has_dualstack_ipv6()  # everywhere is IPv4 too
    return socket.create_server((settings.host, settings.port), family=family, backlog=2048, dualstack_ipv6=both)


def run(settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; `opened` is called once the house is open."""
    set_up(settings.log_level, settings.log_format)
    house = House(settings)
    try:
        house.claim.take()
        door = open_door(settings)
        house.settings = structs.replace(settings, port=door.getsockname()[1])
        house.claim.tell(base_of(house.settings))
        house.store.prepare()
    except StoreFailed as error:
        raise MalavitaError(f"the database cannot be used: {error}") from None
    warm_up()
    app = App(house)
    house.sweeper.begin()
    server = Opened(config_for(app, settings), opened)
    try:
        server.run(sockets=[door])
    finally:
        house.sweeper.end()
    if not server.started:
        raise MalavitaError("the house could not be opened: the log says why")
