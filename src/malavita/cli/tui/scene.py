"""What the drawing of a game gets to see, and what it has to give. The shell around it knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, runtime_checkable

from rich.text import Text

from .canvas import Canvas
from .offer import Offer

Say = Callable[..., str]


@dataclass(frozen=True)
class Scene:
    """A position as the reader may see it, with the answers that may be given."""

    view: Mapping[str, Any]
    catalogue: Mapping[str, Any]
    names: Mapping[int, str]
    say: Say
    seat: int | None = None  # the reader's own seat
    kind: str = ""  # the kind of question that the reader is asked, or nothing
    offer: Offer = field(default_factory=Offer)

    @property
    def seats(self) -> list[int]:
        """The seats from the reader's left round to the reader, whose row is always the last."""
        count = len(self.names)
        start = 0 if self.seat is None else self.seat + 1
        return [(start + n) % count for n in range(count)]


@dataclass(frozen=True)
class ScoreLine:
    """One line of the final score: what for, what each seat had and got, and why."""

    what: str
    had: list[str]
    points: list[int]
    why: str
    rule: str


class Board(Protocol):
    """The drawing of one game."""

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        """The table, as high as it needs to be, in this height if it can."""
        ...

    def hand(self, scene: Scene, width: int) -> Canvas | None:
        """What the reader holds and chooses from, if anything."""
        ...

    def locked(self, scene: Scene) -> list[str]:
        """The codes of answers that a reader would expect in the list but may not give."""
        ...

    def notebook(self, scene: Scene) -> list[Text]:
        """What the reader has seen, in words."""
        ...

    def rules(self, say: Say) -> list[Text]:
        """The rules in short."""
        ...

    def score(self, scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
        """Where every point came from."""
        ...


@runtime_checkable
class WithDeals(Protocol):
    """A drawing with a deal desk, for games in which anything can be promised at any time."""

    def desk(self, table: Any, seat: int) -> Any:
        """The screen where a seat makes deals; it ends with the seat that takes the keyboard, or with nobody."""
        ...


def find_board(game: str) -> Board:
    """The drawing of a game; a plain one for a game that has none."""
    name = game if find_spec(f"{__package__}.{game}") else "plain"
    board: Board = import_module(f".{name}", __package__).BOARD
    return board
