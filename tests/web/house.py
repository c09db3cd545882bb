"""A house in a process of its own, as a user would start it; it can be closed and opened again on the same port."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PATIENCE = 300  # seconds: on a fresh machine the rules are compiled first


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class OpenHouse:
    """`malavita serve` with a quick pace for the bots."""

    def __init__(self, folder: Path, pause: float = 0.02, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.host = host
        self.port = free_port()
        self.pause = pause
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        settings = {
            "BOT_PAUSE": self.pause,
            "AWAY_SECONDS": 1,
            "HOST": self.host,
            "GUESTS_PER_HOUR": 100_000,
            "REQUESTS_PER_SECOND": 10_000,
            "MESSAGES_PER_SECOND": 1_000,
            "LOG_LEVEL": "warning",
        }
        env = {**os.environ, **{f"MALAVITA_SERVER_{name}": str(value) for name, value in settings.items()}}
        command = [sys.executable, "-m", "malavita", "serve", "--port", str(self.port), "--data", str(self.folder)]
        self._process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process is not None and self._process.poll() is None, "the house did not open"
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the house did not open in time")

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
            self._process = None
