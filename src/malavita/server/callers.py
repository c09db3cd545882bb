"""Calls people to the table: silent while they are there, at most once for each wait."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import urllib.parse
import urllib.request
from typing import TYPE_CHECKING, Protocol

import msgspec

from .guests import Guest
from .refusal import Refused
from .speech import say
from .wire import Turn

if TYPE_CHECKING:
    from .house import House
    from .tables.table import Table

SECONDS = 10
NOBODY: frozenset[int] = frozenset()


class Caller(Protocol):
    """A way to reach a guest: a webhook now; e-mail and web push fit here."""

    def reaches(self, guest: Guest) -> bool:
        """Whether this guest can be called this way."""
        ...

    async def call(self, guest: Guest, note: dict[str, str]) -> None:
        """Call."""
        ...


class Webhook:
    """Posts a line of JSON to an address of the guest's; not into the private network, unless the settings allow it."""

    def __init__(self, private: bool) -> None:
        self._private = private

    def reaches(self, guest: Guest) -> bool:
        """Whether the guest has given an address."""
        return bool(guest.webhook)

    async def call(self, guest: Guest, note: dict[str, str]) -> None:
        """Post the note."""
        await asyncio.to_thread(self._post, guest.webhook, note)

    def check(self, address: str) -> None:
        """Refuse what is no address on the open web."""
        parts = urllib.parse.urlsplit(address)
        if (
            parts.scheme not in ("https", "http")
            or not parts.hostname
            or (parts.scheme == "http" and not self._private)
        ):
            raise Refused("bad-webhook")

    def _post(self, address: str, note: dict[str, str]) -> None:
        self.check(address)
        host = urllib.parse.urlsplit(address).hostname or ""
        if not self._private and any(_is_private(found) for found in _addresses(host)):
            raise Refused("bad-webhook")
        body = json.dumps({"content": note["text"], "text": note["text"], **note}).encode()
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        opener = urllib.request.build_opener(_StayHere)
        with opener.open(request, timeout=SECONDS):
            pass


class _StayHere(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: object) -> None:
        """A redirect could lead into the private network."""
        return None


def _addresses(host: str) -> list[str]:
    return [str(info[4][0]) for info in socket.getaddrinfo(host, None)]


def _is_private(address: str) -> bool:
    return not ipaddress.ip_address(address).is_global


class Callers:
    """Notices who is waited for, and calls whoever is away."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._called: dict[str, frozenset[int]] = {}  # the seats of a table that were called for this wait
        self._tasks: set[asyncio.Task[None]] = set()
        self.webhook = Webhook(house.settings.webhook_private)
        self.ways: list[Caller] = [self.webhook]

    def look(self, table: Table) -> None:
        """After an entry: who is waited for, and not there?"""
        state = table.state
        asked = [seat for seat in state.asked() if state.chairs[seat].person]
        called = self._called.get(table.code, NOBODY)
        absent = [seat for seat in asked if seat not in called and not table.sees(seat)]
        for seat in absent:
            self._start(table, seat)
        if called or absent:
            self._keep(table.code, called & frozenset(asked) | frozenset(absent))

    def seen(self, table: Table, guest: str) -> None:
        """Somebody has come to the table: the next wait may be called again."""
        called = self._called.get(table.code)
        if called:
            self._keep(table.code, called - set(table.state.seats_of(guest)))

    def _keep(self, code: str, called: frozenset[int]) -> None:
        if called:
            self._called[code] = called
        else:
            self._called.pop(code, None)

    async def test(self, guest: Guest) -> None:
        """Call once, to try it out."""
        await self.webhook.call(guest, {"kind": "test", "text": say(guest.language, "call-test")})

    def _start(self, table: Table, seat: int) -> None:
        task = asyncio.create_task(
            self._call(table.code, table.state.setting.game, table.state.chairs[seat].guest, seat)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, code: str, game: str, guest_id: str, seat: int) -> None:
        house = self._house
        if house.lines.post(guest_id, msgspec.json.encode(Turn(code, game, seat))):
            return
        guest = await house.guests.by_id(guest_id)
        for way in self.ways:
            if guest is not None and way.reaches(guest):
                link = f"{house.settings.public_url}/t/{code}"
                text = say(guest.language, "call-turn", name=guest.name, game=game, link=link)
                try:
                    await way.call(guest, {"kind": "turn", "table": code, "game": game, "link": link, "text": text})
                    house.metrics.calls.inc()
                except Exception as error:
                    house.log.warning("call failed", table=code, error=type(error).__name__)
