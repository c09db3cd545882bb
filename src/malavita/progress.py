"""Says on standard error that something takes its time, and how far it has come."""

from __future__ import annotations

import sys
import time

from .kernel.rule import on_compile

PATIENCE = 2.0  # seconds that may pass in silence


class Progress:
    """A line that is rewritten on a terminal, and a new line now and then elsewhere."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._began = self._last = time.monotonic()
        self._shown = False

    def __call__(self, done: int, total: int) -> None:
        """Tell how many of how many are done."""
        now = time.monotonic()
        if now - self._began < PATIENCE or (not sys.stderr.isatty() and now - self._last < PATIENCE):
            return
        self._last = now
        self._write(f"{self.title}: {done:,} of {total:,} ({done * 100 // max(1, total)} %)")

    def close(self) -> None:
        """Leave the terminal's line clean."""
        if self._shown and sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _write(self, text: str) -> None:
        self._shown = True
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)


def show_compiling(name: str, done: int, total: int) -> None:
    """Tell that the rules are being compiled, which happens once and takes some seconds."""
    end = "\n" if done == total or not sys.stderr.isatty() else ""
    start = "\r\x1b[K" if sys.stderr.isatty() else ""
    text = f"{name}: compiled" if done == total else f"compiling the rules, once: {name} ({done + 1} of {total})"
    print(f"{start}{text}", end=end, file=sys.stderr, flush=True)


on_compile(show_compiling)
