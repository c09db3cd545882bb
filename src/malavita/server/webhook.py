"""Webhooks: a line of JSON posted to an address of the guest's, and never into the private network."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import json
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

from .guests import Guest
from .refusal import Refused

SECONDS = 10  # for a line, and again for what is said on it
AT_ONCE = 4
MOST_NUMBERS = 2  # of one name are tried, within these seconds
GATEWAYS = [  # what they stand for may lie in the private network: NAT64, 6to4, Teredo; site-local is nobody's
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10")
]
PORTS = {"https": 443, "http": 80}


class Webhook:
    """Posts to public addresses over https; to others only if the settings allow it."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._posting = ThreadPoolExecutor(AT_ONCE, "webhook")  # of its own: slow ones hold up nothing else

    def reaches(self, guest: Guest) -> bool:
        """Whether the guest has given an address."""
        return bool(guest.webhook)

    async def call(self, guest: Guest, note: dict[str, str]) -> None:
        """Post the note."""
        await asyncio.get_running_loop().run_in_executor(self._posting, self._post, guest.webhook, note)

    def check(self, address: str) -> None:
        """Refuse what is no address on the open web."""
        try:
            parts = urlsplit(address)
            named = parts.scheme in PORTS and parts.hostname and parts.port != 0
        except ValueError:
            named = False
        if not named or (parts.scheme == "http" and not self._private):
            raise Refused("bad-webhook")

    def _post(self, address: str, note: dict[str, str]) -> None:
        self.check(address)
        parts = urlsplit(address)
        connection = http.client.HTTPConnection(parts.hostname or "", timeout=SECONDS)
        connection.sock = line = self._line(parts)
        late = threading.Timer(SECONDS, hang_up, (line,))  # whoever answers drop by drop is not waited for
        late.start()
        try:
            if isinstance(line, ssl.SSLSocket):
                line.do_handshake()
            body = json.dumps({"content": note["text"], "text": note["text"], **note})
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            header = {"Host": parts.netloc.rpartition("@")[2], "Content-Type": "application/json"}
            connection.request("POST", path, body.encode(), header)
            status = connection.getresponse().status
        finally:
            late.cancel()
            connection.close()
        if not 200 <= status < 300:  # a redirect could lead into the private network
            raise OSError(f"answered {status}")

    def _line(self, parts: SplitResult) -> socket.socket:
        """A line to the very address that was judged: the name is asked once, and may mean something else later."""
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not self._private and not all(map(is_public, found)):
            raise Refused("bad-webhook")
        line = connected(found, port)
        if parts.scheme == "http":
            return line
        context = ssl.create_default_context()
        return context.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)


def hang_up(line: socket.socket) -> None:
    """End a line, whatever its reader waits for."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def connected(addresses: list[str], port: int) -> socket.socket:
    """A line to the first of a few numbers that answers; whoever has many silent ones keeps nobody waiting."""
    *others, last = addresses[:MOST_NUMBERS]
    for address in others:
        with contextlib.suppress(OSError):
            return socket.create_connection((address, port), SECONDS / MOST_NUMBERS)
    return socket.create_connection((last, port), SECONDS / MOST_NUMBERS)


def is_public(address: str) -> bool:
    """Whether a number leads to the open web, and not through a gateway to somewhere else."""
    number = ipaddress.ip_address(address.partition("%")[0])
    return number.is_global and not number.is_multicast and not any(number in gateway for gateway in GATEWAYS)
