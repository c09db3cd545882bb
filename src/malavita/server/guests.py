"""Guests: a name and a secret, nothing more; the store holds only a hash of the secret."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from unicodedata import category

from .clock import HouseClock
from .refusal import Refused
from .store import GuestRow, Store
from .store.store import DROP_LINK, DROP_SECRET, DROP_SECRETS, PUT_GUEST, PUT_SECRET, SET_GUEST, TRADE_SECRET
from .wire import MeChange, NewGuest

CARRY_SECONDS = 600
REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Guest:
    """Whoever speaks to the server."""

    id: str
    name: str
    face: str
    language: str
    webhook: str = ""


def digest(secret: str) -> str:
    """What is kept of a secret; it has enough chance in it that no salt is needed."""
    return hashlib.sha256(b"malavita secret " + secret.encode()).hexdigest()


def without_controls(text: str) -> str:
    """A longer text without the signs that steer machines; line breaks and tabs stay."""
    return "".join(sign for sign in text if sign in "\n\t" or category(sign) != "Cc")


def clean_address(address: str) -> str:
    """A web address in which every sign can be seen."""
    if not address.isprintable() or " " in address:
        raise Refused("bad-webhook")
    return address


def clean_name(name: str) -> str:
    """A name without signs that cannot be seen, and without white space at its edges."""
    clean = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not clean:
        raise Refused("bad-name")
    return clean


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, store: Store, clock: HouseClock) -> None:
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._forgotten = 0  # how often secrets were forgotten

    async def come_in(self, wish: NewGuest) -> tuple[Guest, str]:
        """A new guest, and the secret by which it will be known."""
        guest = Guest(secrets.token_hex(8), clean_name(wish.name), wish.face, wish.language)
        row = GuestRow(guest.id, guest.name, guest.face, guest.language, "", self._clock.wall())
        secret = secrets.token_urlsafe(32)
        kind = "token" if wish.token else "cookie"
        await self._store.write((PUT_GUEST, row), (PUT_SECRET, (digest(secret), guest.id, kind, None)))
        self._remember(digest(secret), guest)
        return guest, secret

    async def known(self, secret: str) -> Guest | None:
        """The guest that a secret belongs to."""
        if not secret or len(secret) > 100:
            return None
        hashed = digest(secret)
        if hashed in self._known:
            self._known.move_to_end(hashed)
            return self._known[hashed]
        while True:
            before = self._forgotten
            row = await self._store.guest_by_secret(hashed, ("cookie", "token"), self._clock.wall())
            if row is None:
                return None
            if before == self._forgotten:  # else it may have been this one, while we read
                return self._remember(hashed, Guest(row.id, row.name, row.face, row.language, row.webhook))

    async def by_id(self, guest: str) -> Guest | None:
        """A guest by its number."""
        row = await self._store.guest(guest)
        return Guest(row.id, row.name, row.face, row.language, row.webhook) if row else None

    async def change(self, guest: Guest, wish: MeChange) -> Guest:
        """Another name, face, language or webhook."""
        new = Guest(
            guest.id,
            guest.name if wish.name is None else clean_name(wish.name),
            guest.face if wish.face is None else wish.face,
            wish.language or guest.language,
            guest.webhook if wish.webhook is None else clean_address(wish.webhook),
        )
        await self._store.write((SET_GUEST, (new.name, new.face, new.language, new.webhook, new.id)))
        for hashed, known in list(self._known.items()):
            if known.id == guest.id:
                self._known[hashed] = replace(new)
        return new

    async def new_secret(self, guest: Guest, kind: str) -> str:
        """One more secret of a guest: for a program, or for a link that soon expires."""
        secret = secrets.token_urlsafe(32)
        expires = self._clock.wall() + CARRY_SECONDS * 1000 if kind == "carry" else None
        await self._store.write((PUT_SECRET, (digest(secret), guest.id, kind, expires)))
        return secret

    async def carry(self, code: str, token: bool) -> tuple[Guest, str]:
        """Arrive on another device; the code is used up, and of two who bring it at once one arrives."""
        hashed, secret = digest(code), secrets.token_urlsafe(32)
        trade = (digest(secret), "token" if token else "cookie", hashed, self._clock.wall())
        await self._store.write((TRADE_SECRET, trade), (DROP_LINK, (hashed,)))
        guest = await self.known(secret)
        if guest is None:
            raise Refused("unknown-guest")
        return guest, secret

    async def forget(self, secret: str) -> None:
        """This secret opens nothing any more."""
        await self._store.write((DROP_SECRET, (digest(secret),)))
        self._forgotten += 1
        self._known.pop(digest(secret), None)

    async def forget_everywhere(self, guest: Guest) -> None:
        """No secret of this guest opens anything any more: no device, no program, no link."""
        await self._store.write((DROP_SECRETS, (guest.id,)))
        self._forgotten += 1
        for hashed in [hashed for hashed, known in self._known.items() if known.id == guest.id]:
            del self._known[hashed]

    def _remember(self, hashed: str, guest: Guest) -> Guest:
        self._known[hashed] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return guest
