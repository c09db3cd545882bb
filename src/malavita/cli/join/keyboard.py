"""Lines in and lines out: what is told while somebody types leaves the typed line whole."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

PROMPT = "> "
AT_ONCE = 65_536
STDIN = 0


class Keyboard:
    """Reads standard input in a thread of its own, one line whenever one is wanted."""

    def __init__(self) -> None:
        self.person = sys.stdin.isatty() and sys.stdout.isatty()  # else a script
        self._wanted = threading.Semaphore(0)
        self._line: asyncio.Future[str | None] | None = None
        self._read = b""
        self._editor: Any = None
        self._settings: Any = None

    def __enter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        if self.person:
            with suppress(ImportError):
                import readline
                import termios

                self._editor, self._settings = readline, termios.tcgetattr(STDIN)
        threading.Thread(target=self._serve, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:  # fmt: skip
        if self._typing:
            self._wipe()
        if self._settings is not None:
            import termios

            termios.tcsetattr(STDIN, termios.TCSADRAIN, self._settings)

    async def line(self) -> str | None:
        """The next line; nothing when there are no more."""
        if self._line is None:
            self._line = self._loop.create_future()
            self._wanted.release()
        found = await asyncio.shield(self._line)
        self._line = None
        return found

    def tell(self, text: str) -> None:
        """Print, above the line that is being typed if there is one."""
        if self._typing:
            self._wipe()
        print(text, flush=not self._typing)
        if self._typing:
            print(PROMPT + (self._editor.get_line_buffer() if self._editor else ""), end="", flush=True)

    @property
    def _typing(self) -> bool:
        return self.person and self._line is not None and not self._line.done()

    def _wipe(self) -> None:
        print("\n" if os.environ.get("TERM", "dumb") == "dumb" else "\r\x1b[K", end="")

    # --- in the thread

    def _serve(self) -> None:
        while self._wanted.acquire():
            line = self._typed() if self.person else self._piped()
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._hand_over, line)

    def _typed(self) -> str | None:
        try:
            return input(PROMPT)
        except EOFError:
            return None

    def _piped(self) -> str | None:
        """Straight from the system: a thread that waits in Python's own reader could not be left behind at the end."""
        while b"\n" not in self._read:
            more = os.read(STDIN, AT_ONCE)
            if not more:
                rest, self._read = self._read, b""
                return rest.decode(errors="replace") if rest else None
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line.decode(errors="replace")

    def _hand_over(self, line: str | None) -> None:
        if self._line is not None and not self._line.done():
            self._line.set_result(line)
