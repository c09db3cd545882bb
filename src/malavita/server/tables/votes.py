"""What needs consent: a pause, another pace, a bot for who is away, taking back what others have seen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, cast

from msgspec import to_builtins

from ..wire.common import Pace, Proposal
from .seats import Chair

What = Literal["undo", "pause", "replace", "pace"]


@dataclass(slots=True)
class Ballot:
    """An open proposal and who has agreed to it."""

    number: int
    what: str
    by: int
    target: int | None
    bot: str
    back_to: int  # for undo: how many answers shall stay
    pace: Pace | None = None
    agreed: set[int] = field(default_factory=set)

    def needed(self, chairs: list[Chair]) -> list[int]:
        """The seats of people whose consent is needed; whoever is to be replaced has no say."""
        people = [seat for seat, chair in enumerate(chairs) if chair.person]
        return [seat for seat in people if not (self.what == "replace" and seat == self.target)]

    def carried(self, chairs: list[Chair]) -> bool:
        """Whether all have agreed."""
        return set(self.needed(chairs)) <= self.agreed

    def waits_for(self, seat: int, chairs: list[Chair]) -> bool:
        """Whether this seat has not said yet what it thinks."""
        return seat in self.needed(chairs) and seat not in self.agreed

    def told(self) -> dict[str, Any]:
        """The proposal as news tell it."""
        told: dict[str, Any] = {"what": self.what, "target": self.target}
        return told | {"pace": to_builtins(self.pace)} if self.pace is not None else told

    def shown(self, chairs: list[Chair]) -> Proposal:
        """The proposal as everybody sees it."""
        what = cast(What, self.what)
        return Proposal(
            self.number, what, self.by, self.target, sorted(self.agreed), self.needed(chairs), self.pace
        )  # fmt: skip
