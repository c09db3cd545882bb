"""What a list says of a finished table; kept in the store, so that its game need not be played again for a line."""

from __future__ import annotations

from msgspec import Struct, json

from ..wire import TableLine
from ..wire.common import Pace, Phase
from .seats import Chair
from .showing import line_for
from .state import TableState


class Summary(Struct):
    """A finished table, before it is known who reads."""

    game: str
    phase: Phase
    language: str
    pace: Pace
    chairs: list[Chair]
    created: int
    changed: int
    closed: str

    def line(self, code: str, reader: str) -> TableLine:
        """The line that a reader sees."""
        seats = [chair.shown(seat, reader) for seat, chair in enumerate(self.chairs)]
        return TableLine(
            code, self.game, self.phase, self.language, self.pace, seats, self.created, self.changed, self.closed
        )

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]


def summary_of(state: TableState) -> str:
    """The stored form; nothing while it can change, or where the rules are gone, which may come back."""
    if state.phase not in ("over", "closed") or state.why_closed == "rules":
        return ""
    line = line_for(state, "")
    summary = Summary(
        line.game, line.phase, line.language, line.pace, state.chairs, line.created, line.changed, line.closed
    )
    return json.encode(summary).decode()


def read_summary(body: str) -> Summary:
    """A summary from its stored form."""
    return json.decode(body, type=Summary)
