"""How others reach this house, as far as it is known without anybody asking."""

from __future__ import annotations

import socket

from .settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def base_of(settings: Settings) -> str:
    """The address for links in calls: as set, else where the house listens."""
    if settings.public_url:
        return settings.public_url
    host = on_the_network() if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def on_the_network() -> str:
    """The number of this machine on its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples, which nobody has
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
