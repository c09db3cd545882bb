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
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
