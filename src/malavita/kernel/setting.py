"""What is settled before the first answer, and what follows from it alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .edition import Edition
from .options import unpack
from .spec import GameSpec
from .units import Namer, namer
from .words import Words


@dataclass(frozen=True)
class Setting:
    """What was settled before the first answer."""

    spec: GameSpec
    edition: Edition
    box: Any
    words: Words
    players: int
    options: int
    key: bytes
    position: dict[str, Any] | None = None  # fields that were laid out by hand

    @cached_property
    def read_only_box(self) -> Any:
        """The box in the form that is quick to read."""
        return self.box.frozen()

    @cached_property
    def codes(self) -> dict[str, int]:
        """The number of every answer by its code."""
        return {code: number for number, code in enumerate(self.spec.space.codes(self.read_only_box))}

    @cached_property
    def forms(self) -> tuple[tuple[str, dict[str, Any]], ...]:
        """Code and meaning of every answer by its number."""
        box, split = self.read_only_box, self.spec.space.split
        kinds = [(self.spec.kinds[kind], number) for kind, number in map(split, range(self.spec.space.size))]
        return tuple((kind.code(box, number), kind.args(box, number)) for kind, number in kinds)

    @cached_property
    def written(self) -> list[Any]:
        """Room for the written form of every answer, by its number, for whoever sends them."""
        return [None] * self.spec.space.size

    @cached_property
    def catalogue(self) -> dict[str, Any]:
        """What lies in the box, as everybody may read it."""
        return self.spec.catalogue(self.read_only_box)

    @cached_property
    def shapes(self) -> tuple[tuple[str, tuple[tuple[str, bool, Namer], ...]], ...]:
        """Of every kind of event its name, and of every argument the name, whether it is secret, and its form."""
        box, spec = self.read_only_box, self.spec
        parts = [[(name, u.endswith("!"), namer(spec, box, u.rstrip("!"))) for name, u in e.args] for e in spec.events]
        return tuple((event.name, tuple(args)) for event, args in zip(spec.events, parts, strict=True))

    @cached_property
    def head(self) -> dict[str, Any]:
        """What every view begins with."""
        spec, options = self.spec, unpack(self.spec.options, self.options)
        return {"game": spec.name, "rules": spec.rules_version, "edition": self.edition.name, "options": options}
