"""The front door: plain requests to a server, as one guest."""

from __future__ import annotations

import asyncio
import http.client
import json
import ssl
from typing import Any
from urllib.parse import urlsplit

SECONDS = 30


class ServerRefused(Exception):
    """The server said no; `code` is for programs, the text for people."""

    def __init__(self, status: int, code: str, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.rule = status, code, text, rule


class NoAnswer(ConnectionError):
    """No house answers at that address, or not now."""


class Door:
    """One guest at one server: `await Door.come_in("http://localhost:8000", "Ada")`."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self.url, self.token, self.language = url.rstrip("/"), token, language

    @classmethod
    async def come_in(cls, url: str, name: str, language: str = "en", face: str = "") -> Door:
        """Come in with nothing but a name."""
        door = cls(url, language=language)
        me = await door.request(
            "POST", "/api/guests", {"name": name, "face": face, "language": language, "token": True}
        )
        door.token = me["token"]
        return door

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """One request; a refusal raises `ServerRefused`, a house that is not there `NoAnswer`."""
        try:
            return await asyncio.to_thread(self._request, method, path, body)
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswer(f"no house answers at {self.url}: {error}") from error

    async def open_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Open a table; returns its first update."""
        return dict(await self.request("POST", "/api/tables", {"game": game, "seats": seats, **more}))

    async def sit(self, code: str, seat: int | None = None, mix: str = "") -> dict[str, Any]:
        """Sit down at a table, or come back."""
        return dict(await self.request("POST", f"/api/tables/{code}/sit", {"seat": seat, "mix": mix}))

    def _request(self, method: str, path: str, body: Any) -> Any:
        raw = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept-Language": self.language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        connection = self._connection()
        try:
            connection.request(method, path, raw, headers)
            response = connection.getresponse()
            return self._read(response)
        finally:
            connection.close()

    def _read(self, response: http.client.HTTPResponse) -> Any:
        data = response.read()
        if response.headers.get_content_type() != "application/json":
            found: Any = data.decode()
        else:
            found = json.loads(data)
        if response.status >= 400:
            fault = found if isinstance(found, dict) else {}
            raise ServerRefused(
                response.status, fault.get("code", ""), fault.get("text", str(found)), fault.get("rule")
            )
        return found

    def _connection(self) -> http.client.HTTPConnection:
        parts = urlsplit(self.url)
        if parts.scheme == "https":
            return http.client.HTTPSConnection(parts.netloc, timeout=SECONDS, context=ssl.create_default_context())
        return http.client.HTTPConnection(parts.netloc, timeout=SECONDS)
