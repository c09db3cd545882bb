"""All answers of a game by number."""

from __future__ import annotations

from typing import Any

from .question import Kind


class ActionSpace:
    """All answers of all kinds of questions, numbered once and for ever: the offset of the kind plus the answer."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.offsets = [sum(kind.size for kind in kinds[:n]) for n in range(len(kinds))]
        self.size = sum(kind.size for kind in kinds)
        self._split = [(kind, answer) for kind, declared in enumerate(kinds) for answer in range(declared.size)]

    def number(self, kind: int, answer: int) -> int:
        """The number of an answer in the whole space."""
        return self.offsets[kind] + answer

    def split(self, number: int) -> tuple[int, int]:
        """The kind and the answer that a number stands for."""
        if number < 0:
            raise IndexError(number)
        return self._split[number]

    def code(self, box: Any, number: int) -> str:
        """The text form of a numbered answer."""
        kind, answer = self.split(number)
        return self.kinds[kind].code(box, answer)

    def codes(self, box: Any) -> list[str]:
        """The text forms of all answers, in order."""
        return [self.code(box, number) for number in range(self.size)]
