"""A table of a server as its reader sees it: who sits there, the view, and words for both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...client import NoAnswer, TableClient
from ...games import registry

if TYPE_CHECKING:
    from ..tui.scene import Board, Scene

Room = dict[str, Any]
A_WHILE = 1.0  # seconds


def keyed(value: Any) -> Any:
    """The same with whole numbers as keys where the wire, which knows none, has their digits."""
    if isinstance(value, dict):
        return {int(key) if key.isdecimal() else key: keyed(part) for key, part in value.items()}
    return [keyed(part) for part in value] if isinstance(value, list) else value


class Seen:
    """What the reader may know of a table now."""

    def __init__(self, table: TableClient, game: str, language: str) -> None:
        self.table, self.game, self.language = table, game, language
        self.words = registry.words(game)
        self._catalogue: dict[str, Any] | None = None

    def say(self, key: str, **args: Any) -> str:
        """A message in the reader's language."""
        return self.words.say(self.language, key, **args)

    # --- the table

    @property
    def update(self) -> dict[str, Any]:
        """The latest update."""
        assert self.table.update is not None
        return self.table.update

    @property
    def room(self) -> Room:
        """Who sits there, and how it is played."""
        found: Room = self.update["room"]
        return found

    @property
    def seat(self) -> int | None:
        """The reader's own seat, if the reader plays."""
        seat: int | None = self.update["seat"]
        return seat

    @property
    def chair(self) -> dict[str, Any]:
        """The reader's own seat as everybody sees it."""
        found: dict[str, Any] = self.room["seats"][self.seat] if self.seat is not None else {}
        return found

    @property
    def names(self) -> dict[int, str]:
        """What those who sit there are called."""
        return {seat["seat"]: seat["name"] or self.say("seat", number=seat["seat"] + 1) for seat in self.room["seats"]}

    def name(self, seat: int | None) -> str:
        """What whoever sits there is called."""
        return "" if seat is None else self.names[seat]

    @property
    def question(self) -> dict[str, Any] | None:
        """What the reader is asked."""
        question: dict[str, Any] | None = self.update["question"]
        return question

    # --- the game

    @property
    def view(self) -> dict[str, Any]:
        """The game as the reader may see it; empty before it begins."""
        found: dict[str, Any] = keyed(self.update["view"] or {})
        return found

    @property
    def deals(self) -> list[dict[str, Any]]:
        """The deals on the table."""
        return list((self.update["view"] or {}).get("deals", []))

    async def catalogue(self) -> dict[str, Any]:
        """What lies in the box, fetched once; from a house that is away for a moment, a moment later."""
        while self._catalogue is None:
            with suppress(NoAnswer):
                self._catalogue = keyed(await self.request("GET", "catalogue"))
            await asyncio.sleep(0 if self._catalogue else A_WHILE)
        return self._catalogue

    async def request(self, method: str, what: str, body: Any = None) -> Any:
        """A plain request about this table."""
        return await self.table.door.request(method, f"/api/tables/{self.table.code}/{what}", body)

    async def scene(self) -> Scene:
        """What the drawing gets to see."""
        from ..tui.offer import Offer
        from ..tui.scene import Scene

        return Scene(self.view, await self.catalogue(), self.names, self.say, self.seat, "", Offer())

    @cached_property
    def board(self) -> Board:
        """The drawing of the game."""
        from ..tui.scene import find_board

        return find_board(self.game)

    @cached_property
    def clauses(self) -> Callable[[dict[str, Any]], list[str]]:
        """A promise of a deal in words."""
        from ...games.mobties.words import Speaker
        from ..tui.mobties_draft import in_words

        box = registry.find(self.game).read_box(registry.read_edition(self.game))
        return lambda term: in_words(Speaker(self.words, self.language, box, self.names), term)

    def refusal(self, text: str, rule: str | None) -> str:
        """Why something was refused, with the players' names and the rule that says so."""
        for seat, name in self.names.items():
            text = text.replace(self.say("seat", number=seat + 1), name)
        return self.say("tui-why-refused", reason=text, rule=rule) if rule else text
