"""The answers of a question as a player meets them: each with a key, alike ones together, narrowed by a click."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...kernel.question import Answer

COMMANDS = "lqsu"  # keys that the shell keeps for itself
DIGITS = "123456789"
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
LETTERS = "".join(letter for letter in ALPHABET if letter not in COMMANDS)
Group = list[Answer]


def agrees(answer: Answer, meaning: Mapping[str, Any]) -> bool:
    """Tell whether an answer means at least this."""
    return bool(meaning) and all(answer.args.get(key) == value for key, value in meaning.items())


def natural_keys(args: Mapping[str, Any]) -> list[str]:
    """The keys one would try: a hideout's letter, a target's digit (or that letter of the alphabet), a seat's number,
    the first letter of the word."""
    name, value = next(iter(args.items()), ("", ""))
    word = name[:1] if value is True else str(int(value) + 1) if name == "seat" else str(value).lower()
    tries = [word, ALPHABET[int(word) - 1]] if len(word) == 1 and word in DIGITS else [word]
    return [key for key in tries if len(key) == 1 and key in DIGITS + LETTERS]


def give_keys(groups: Iterable[Group], taken: str = "") -> dict[str, str]:
    """A key for every answer, by code; the natural one where it is free. Answers beyond all keys have none."""
    keys: dict[str, str] = {}
    answers = [answer for group in groups for answer in group]
    for answer in answers:
        free = [key for key in natural_keys(answer.args) if key not in taken and key not in keys.values()]
        if free:
            keys[answer.code] = free[0]
    spare = (key for key in DIGITS + LETTERS if key not in taken and key not in keys.values())
    for answer in answers:
        if answer.code not in keys:
            keys[answer.code] = next(spare, "")
    return keys


def kin(answer: Answer) -> tuple[Any, ...]:
    """What alike answers have in common: the names of their arguments, and all values but the first."""
    return (*answer.args, *list(answer.args.values())[1:])


def group(answers: Iterable[Answer]) -> list[Group]:
    """Alike answers together, the larger groups first; those without kin share the last group."""
    found: dict[tuple[Any, ...], Group] = {}
    for answer in answers:
        found.setdefault(kin(answer), []).append(answer)
    families = [family for family in found.values() if len(family) > 1]
    loners = [answer for family in found.values() if len(family) == 1 for answer in family]
    return families + ([loners] if loners else [])


@dataclass(frozen=True)
class Offer:
    """What may be answered now, and which answer is pointed at."""

    answers: list[Answer] = field(default_factory=list)
    narrowed: Mapping[str, Any] = field(default_factory=dict)
    chosen: int = 0  # the place in `order` of the answer that Enter would give
    taken: str = ""  # keys that mean something else at this table

    @cached_property
    def keys(self) -> dict[str, str]:
        """The key of every answer, narrowed or not."""
        return give_keys(group(self.answers), self.taken)

    @cached_property
    def groups(self) -> list[Group]:
        """The answers to show, alike ones together."""
        return group(a for a in self.answers if not self.narrowed or agrees(a, self.narrowed))

    @cached_property
    def order(self) -> list[Answer]:
        """The answers to show, one after the other."""
        return [answer for family in self.groups for answer in family]

    @property
    def pointed(self) -> Answer | None:
        """The answer that Enter would give."""
        return self.order[self.chosen] if self.chosen < len(self.order) else None

    def matching(self, meaning: Mapping[str, Any]) -> list[Answer]:
        """The answers that mean at least this."""
        return [answer for answer in self.answers if agrees(answer, meaning)]

    def key_of(self, meaning: Mapping[str, Any]) -> str:
        """The key of the only answer with this meaning, or nothing."""
        found = self.matching(meaning)
        return self.keys[found[0].code] if len(found) == 1 else ""

    def by_key(self, key: str) -> Answer | None:
        """The answer that has this key."""
        return next((answer for answer in self.answers if self.keys[answer.code] == key), None)

    def points_at(self, meaning: Mapping[str, Any]) -> bool:
        """Tell whether the answer that Enter would give means this."""
        return self.pointed is not None and agrees(self.pointed, meaning)

    def narrow(self, meaning: Mapping[str, Any]) -> Offer:
        """The same offer with only the answers that mean this; with nothing, all of them again."""
        return Offer(self.answers, dict(meaning), 0, self.taken)

    def point(self, place: int) -> Offer:
        """The same offer with another answer pointed at."""
        return Offer(self.answers, self.narrowed, max(0, min(place, len(self.order) - 1)), self.taken)

    def step(self, down: int, across: int) -> Offer:
        """The same offer with the neighbour pointed at: up, down, or in the next group."""
        if not across or len(self.groups) < 2:
            return self.point(self.chosen + down + across)
        column, row = self._place()
        column = max(0, min(column + across, len(self.groups) - 1))
        row = min(row, len(self.groups[column]) - 1)
        return self.point(sum(map(len, self.groups[:column])) + row)

    def _place(self) -> tuple[int, int]:
        row = self.chosen
        for column, family in enumerate(self.groups):
            if row < len(family):
                return column, row
            row -= len(family)
        return 0, 0
