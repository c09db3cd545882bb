"""Requests about yourself: come in, be called otherwise, take yourself to another device."""

from __future__ import annotations

import base64

from starlette.requests import Request
from starlette.responses import Response

from ..guests import CARRY_SECONDS, Guest, digest
from ..house import House
from ..refusal import Refused
from ..wire import Carry, Me, MeChange, NewGuest, PersonalLink, Token
from .address import base_for, qr_of
from .common import COOKIE, YEAR, address_of, body_of, guest_of, reply, secret_of


def me(guest: Guest, token: str | None = None) -> Me:
    """Who you are here."""
    return Me(guest.id, guest.name, guest.face, guest.language, guest.webhook, token)


def known_by(house: House, guest: Guest, secret: str, token: bool, status: int = 200) -> Response:
    """Tell a program its token; give a browser a cookie that no script can read."""
    if token:
        return reply(me(guest, secret), status)
    return with_cookie(house, reply(me(guest), status), secret)


def with_cookie(house: House, response: Response, secret: str) -> Response:
    """A year more: whoever comes again keeps name and games."""
    response.set_cookie(
        COOKIE, secret, YEAR, httponly=True, samesite="lax", path="/", secure=house.settings.secure_cookies
    )  # fmt: skip
    return response


async def come_in(house: House, request: Request) -> Response:
    """A new guest."""
    if not house.newcomers.take(address_of(house, request.scope)):
        raise Refused("too-many-guests")
    wish = await body_of(house, request, NewGuest)
    guest, secret = await house.guests.come_in(wish)
    return known_by(house, guest, secret, wish.token, 201)


async def who(house: House, request: Request) -> Response:
    """Yourself; `maybe=1` answers null to whoever is nobody yet, which is no fault."""
    secret = secret_of(request.headers, request.cookies)
    guest = await house.guests.known(secret)
    if guest is None and request.query_params.get("maybe") != "1":
        raise Refused("need-guest")
    response = reply(me(guest) if guest else None)
    return with_cookie(house, response, secret) if guest and secret == request.cookies.get(COOKIE) else response


async def change(house: House, request: Request) -> Response:
    """Another name, face, language or webhook."""
    guest = await guest_of(house, request)
    wish = await body_of(house, request, MeChange)
    if wish.webhook:
        house.callers.webhook.check(wish.webhook)
    changed = await house.guests.change(guest, wish)
    house.lines.rename(changed)
    return reply(me(changed))


async def leave(house: House, request: Request) -> Response:
    """Forget me on this device, or, with `everywhere=1`, on all devices and in all programs."""
    guest, secret = await guest_of(house, request), secret_of(request.headers, request.cookies)
    if request.query_params.get("everywhere") == "1":
        await house.guests.forget_everywhere(guest)
        house.lines.hang_up(guest.id)
    else:
        await house.guests.forget(secret)
        house.lines.hang_up(guest.id, digest(secret))
    response = reply({})
    response.delete_cookie(COOKIE, path="/")
    return response


async def new_token(house: House, request: Request) -> Response:
    """One more token, for a program that plays as you."""
    guest = await guest_of(house, request)
    return reply(Token(await house.guests.new_secret(guest, "token")), 201)


async def personal_link(house: House, request: Request) -> Response:
    """A link that carries you to another device; the secret is behind the #, which no server is sent."""
    guest = await guest_of(house, request)
    code = await house.guests.new_secret(guest, "carry")
    link = f"{base_for(house, request)}/me#{code}"
    picture = "data:image/svg+xml;base64," + base64.b64encode(qr_of(link)).decode()
    return reply(PersonalLink(code, link, CARRY_SECONDS, picture), 201)


async def carry(house: House, request: Request) -> Response:
    """Arrive on another device."""
    wish = await body_of(house, request, Carry)
    guest, secret = await house.guests.carry(wish.code, wish.token)
    return known_by(house, guest, secret, wish.token)


async def test_call(house: House, request: Request) -> Response:
    """Try the webhook out."""
    guest = await guest_of(house, request)
    if not guest.webhook:
        raise Refused("bad-webhook")
    try:
        await house.callers.test(guest)
    except Refused:
        raise
    except Exception as error:
        house.log.warning("call failed", error=type(error).__name__)
        raise Refused("webhook-silent") from None
    return reply({})
