"""Refusals: a code for programs, words for people, and nothing has changed."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.errors import IllegalAnswer, MalavitaError
from .speech import say

STATUS = {
    "need-guest": 401, "not-yours": 403, "not-owner": 403, "bad-origin": 403, "not-over": 403,
    "unknown-table": 404, "unknown-page": 404, "no-seat": 404, "unknown-guest": 404, "method": 405,
    "too-big": 413, "too-fast": 429, "too-many-tables": 429, "too-many-guests": 429, "not-stored": 503, "busy": 503,
    "fault": 500, "stale": 409, "seat-taken": 409, "no-free-seat": 409, "already-begun": 409, "not-begun": 409,
    "over": 409, "paused": 409, "closed": 409, "not-asked": 409, "cannot-undo": 409, "already-seated": 409,
    "no-proposal": 409, "proposal-open": 409, "same-pace": 409, "name-taken": 409,
    "no-whispers": 403, "too-many-uploads": 429, "nothing-answered": 409,
    "table-full": 409, "not-away": 409, "not-late": 409, "owner-away": 409,
}  # fmt: skip


class Refused(Exception):
    """A message that was not taken; `code` names the reason, `args` fill its words."""

    def __init__(self, code: str, rule: str | None = None, cause: MalavitaError | None = None, **args: Any) -> None:
        super().__init__(code)
        self.code, self.rule, self.cause, self.words = code, rule, cause, args

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS.get(self.code, 422)

    def text(self, language: str) -> str:
        """The reason in words."""
        if isinstance(self.cause, IllegalAnswer):
            return self.cause.text(language)
        return say(language, f"refused-{self.code}", **self.words)


def from_rules(error: MalavitaError) -> Refused:
    """A refusal by the rules of a game, with the number of the rule."""
    if isinstance(error, IllegalAnswer):
        return Refused("illegal" if error.key not in ("over", "not-asked") else error.key, error.rule or None, error)
    return Refused("bad-setting", None, error, reason=str(error))


class Reference(msgspec.Struct):
    """What can still be read of a message that is otherwise wrong."""

    id: str | None = None
    table: str | None = None
