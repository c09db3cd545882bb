"""Structured logs, one line each, without secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

import structlog

SECRET = ("token", "secret", "cookie", "authorization", "webhook", "key", "code_carry", "password", "postgres")


def hide_secrets(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever is called like a secret is not written."""
    for key in event:
        if any(word in key.lower() for word in SECRET):
            event[key] = "…"
    return event


class Lines:
    """Writes lines to standard error; a log that cannot be written stops nobody."""

    def msg(self, text: str) -> None:
        """One line."""
        with suppress(OSError, ValueError):
            print(text, file=sys.stderr, flush=True)

    debug = info = warning = error = critical = exception = msg


def set_up(level: str, form: str) -> None:
    """Write lines from this level on, as JSON or for people."""
    last: Any = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_secrets,
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        logger_factory=lambda *about: Lines(),
        cache_logger_on_first_use=False,
    )
