"""How others reach this house: what links and QR codes say."""

from __future__ import annotations

import io
import ipaddress
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from ..address import EVERYWHERE, on_the_network
from ..house import House

PASSED_ON = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # what proxies add to a request


def base_for(house: House, request: Request) -> str:
    """The address for links: as set, else as the asker reached us, unless only this machine could follow that."""
    if house.settings.public_url:
        return house.settings.public_url
    scheme, host = request.url.scheme, request.headers.get("host", "localhost")
    if house.settings.host in EVERYWHERE and is_this_machine(host):
        port = urlsplit(f"//{host}").port
        return f"{scheme}://{on_the_network()}" + (f":{port}" if port else "")
    return f"{scheme}://{host}"


def qr_of(link: str) -> bytes:
    """A link as a picture that a phone can read."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, dark="#1b1512", xmldecl=False)
    return out.getvalue()


def is_safe(house: House, scope: MutableMapping[str, Any]) -> bool:
    """Whether a browser trusts the line: https, or a house on its own machine."""
    host = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")
    return scope["scheme"] == "https" or house.settings.public_url.startswith("https:") or is_this_machine(host)


def is_this_machine(host: str) -> bool:
    """Whether a name or number means the machine that asks."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or _is_loopback(name)


def _is_loopback(number: str) -> bool:
    try:
        address = ipaddress.ip_address(number)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def asked_here(request: Request) -> bool:
    """Whether somebody on this machine asks, and no proxy: behind one, everybody would seem to be here."""
    peer = request.client.host if request.client else ""
    passed_on = any(name in request.headers for name in PASSED_ON)
    return _is_loopback(peer) and is_this_machine(request.headers.get("host", "")) and not passed_on
