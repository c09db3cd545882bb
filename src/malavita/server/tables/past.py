"""Earlier positions of a game: whoever takes back by consent need not play everything again from the beginning."""

from __future__ import annotations

from ...kernel.game import Game

FAR = 256  # answers between those that a table in memory keeps: few games are so long


class Past:
    """A few positions, the further back the further apart: going back costs what it undoes."""

    def __init__(self) -> None:
        self.apart = FAR
        self._kept: list[tuple[int, Game]] = []

    def __len__(self) -> int:
        return len(self._kept)

    def wants(self, number: int) -> bool:
        """Whether a position after so many answers is to be noted."""
        return number % self.apart == 0

    def note(self, number: int, game: Game) -> None:
        """A position that nobody changes any more."""
        self.cut(number - 1)
        self._kept.append((number, game))
        kept = self._kept
        for place in range(len(kept) - 2, 0, -1):
            if kept[place + 1][0] - kept[place - 1][0] <= number - kept[place + 1][0]:
                del kept[place]

    def cut(self, number: int) -> None:
        """What came after so many answers has been taken back."""
        while self._kept and self._kept[-1][0] > number:
            self._kept.pop()

    def last(self) -> tuple[int, Game] | None:
        """The latest position that is kept, and its number of answers."""
        return self._kept[-1] if self._kept else None

    def settle(self) -> None:
        """After all was read back: keep only what a table in memory keeps."""
        self.apart, kept, bound = FAR, self._kept, self._kept[-1][0] if self._kept else 0
        self._kept = []
        for number, game in reversed(kept):
            if bound - number >= FAR:
                self._kept.insert(0, (number, game))
                bound = number
        self.rest()

    def rest(self) -> None:
        """Hold nothing that can be found out anew."""
        for _, game in self._kept:
            game.rest()
