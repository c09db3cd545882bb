"""What every request has in common: who asks, in which language, how often, and from where."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import MalavitaError
from ...kernel.words import LANGUAGES
from ..guests import Guest
from ..house import House
from ..refusal import Refused, from_rules
from ..store import StoreFailed
from ..wire import Fault

COOKIE = "malavita"
YEAR = 365 * 86_400
Body = TypeVar("Body")
Handler = Callable[[House, Request], Awaitable[Response]]

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
}

OVER_A_SAFE_LINE = {"Cross-Origin-Opener-Policy": "same-origin"}  # browsers complain of it on any other


def reply(value: Any, status: int = 200) -> Response:
    """A message as JSON, never kept by anybody on the way."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def fault(refused: Refused, language: str) -> Response:
    """A refusal as JSON."""
    return reply(Fault(refused.code, refused.text(language), refused.rule), refused.status)


def language_of(request: Request, guest: Guest | None = None) -> str:
    """The language asked for: in the query, by the guest, or by the browser."""
    wanted = request.query_params.get("language", "")
    if wanted in LANGUAGES:
        return wanted
    if guest is not None:
        return guest.language
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def address_of(house: House, scope: Any) -> str:
    """Where a request comes from, for limits; a proxy is believed only if the settings say so."""
    if house.settings.trust_proxy:
        said = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
        if said:  # the last word is the proxy's, whatever came along before it
            return place_of(said[-1].decode("latin-1").rsplit(",", 1)[-1].strip())
    client = scope.get("client")
    return place_of(client[0]) if client else "local"


@lru_cache(10_000)
def place_of(number: str) -> str:
    """An IPv4 number as it is; of an IPv6 number the first half: one home or telephone has all the rest to itself."""
    try:
        address = ipaddress.IPv6Address(number)
    except ValueError:
        return number
    return str(address.ipv4_mapped or ipaddress.IPv6Address(int(address) >> 64 << 64))


def secret_of(headers: Any, cookies: dict[str, str]) -> str:
    """The secret that came along: a bearer token of a program, else the cookie of a browser."""
    given = headers.get("authorization", "")
    if given.lower().startswith("bearer "):
        return str(given[7:].strip())
    return cookies.get(COOKIE, "")


async def guest_of(house: House, request: Request) -> Guest:
    """Who asks; nobody is refused."""
    guest = await house.guests.known(secret_of(request.headers, request.cookies))
    if guest is None:
        raise Refused("need-guest")
    return guest


def origin_allowed(house: House, headers: Any) -> bool:
    """A page of this house, of a friend's, or no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = origin.split("://", 1)[-1]
    return bool(host == headers.get("host") or origin in house.settings.origins or origin == house.settings.public_url)


async def body_of(house: House, request: Request, kind: type[Body], most: int | None = None) -> Body:
    """The typed body of a request; an empty one is an empty object."""
    raw = await raw_of(request, most or house.settings.most_message)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)[:200]) from None


async def raw_of(request: Request, most: int) -> bytes:
    """The bytes of a request, up to a limit."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refused("too-big")
    return bytes(found)


def handled(house: House, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose every mistake becomes a typed refusal in the asker's language."""

    async def handle(request: Request) -> Response:
        try:
            check(house, request)
            return await handler(house, request)
        except Refused as refused:
            house.metrics.count("refused", refused.code)
            return fault(refused, language_of(request))
        except MalavitaError as error:
            return fault(from_rules(error), language_of(request))
        except StoreFailed as error:
            house.log.error("not stored", error=str(error))
            return fault(Refused("not-stored"), language_of(request))
        except Exception as error:
            house.log.exception("a request failed", error=repr(error), path=request.url.path)
            return fault(Refused("fault"), language_of(request))

    return handle


def check(house: House, request: Request) -> None:
    """Not too often, and no form from a foreign page."""
    if not house.requests.take(address_of(house, request.scope)):
        raise Refused("too-fast")
    if request.method not in ("GET", "HEAD") and not origin_allowed(house, request.headers):
        raise Refused("bad-origin")
