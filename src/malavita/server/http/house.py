"""Requests about the house itself: health, readiness, numbers, the documents of the wire."""

from __future__ import annotations

import asyncio
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ..house import House
from ..store import StoreFailed
from ..store.store import PUT_HOUSE
from ..wire import Health
from .address import asked_here
from .common import reply


async def health(house: House, request: Request) -> Response:
    """Whether the process is alive."""
    return reply(Health("ok", __version__, house.store.name, len(house.directory), len(house.pool.pids())))


async def ready(house: House, request: Request) -> Response:
    """Whether the house can keep its promises now: the store takes a write."""
    word: Literal["ok", "failing"] = "failing" if house.closing else "ok"
    try:
        await asyncio.wait_for(house.store.write((PUT_HOUSE, ("clock", house.clock.now()))), 5)
    except (StoreFailed, TimeoutError):
        word = "failing"
    answer = Health(word, __version__, house.store.name, len(house.directory), len(house.pool.pids()))
    return reply(answer, 200 if word == "ok" else 503)


async def metrics(house: House, request: Request) -> Response:
    """Numbers for Prometheus; they count silent steps too, so they are not for players."""
    wanted = house.settings.metrics
    if wanted == "off" or (wanted == "local" and not asked_here(request)):
        return Response("", 404)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
