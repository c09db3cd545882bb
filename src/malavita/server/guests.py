"""Guests: a name and a secret, nothing more; the store holds only a hash of the secret."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from unicodedata import category, normalize

from .clock import HouseClock
from .limits import Buckets
from .refusal import Refused
from .store import GuestRow, Store
from .store.store import (
    DROP_EXPIRED,
    DROP_LINK,
    DROP_SECRET,
    DROP_SECRETS,
    PUT_GUEST,
    PUT_SECRET,
    SET_GUEST,
    TRADE_SECRET,
)
from .wire import MeChange, NewGuest

CARRY_SECONDS = 600
SECRETS_PER_HOUR = 30  # of one guest
REMEMBERED = 10_000
FILLERS = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)
VARIATIONS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
BLANK = frozenset(map(chr, (*FILLERS, *VARIATIONS)))  # what else is invisible is not printable


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


def can_be_seen(sign: str) -> bool:
    """Whether a sign leaves a trace on the screen; some letters are there only to be blank."""
    return sign.isprintable() and sign not in BLANK


def clean_name(name: str) -> str:
    """A name written in one way only, without signs that cannot be seen, and without white space at its edges."""
    clean = " ".join("".join(filter(can_be_seen, normalize("NFC", name))).split())
    if not clean:
        raise Refused("bad-name")
    return clean


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, store: Store, clock: HouseClock) -> None:
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._handed_out = Buckets(SECRETS_PER_HOUR / 3600, SECRETS_PER_HOUR)
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
        """One more secret of a guest: for a program, or for a link that expires; expired ones are cleared away."""
        if not self._handed_out.take(guest.id):
            raise Refused("too-fast")
        secret = secrets.token_urlsafe(32)
        now = self._clock.wall()
        expires = now + CARRY_SECONDS * 1000 if kind == "carry" else None
        await self._store.write((DROP_EXPIRED, (now,)), (PUT_SECRET, (digest(secret), guest.id, kind, expires)))
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
