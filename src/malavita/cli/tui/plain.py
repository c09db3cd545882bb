"""A drawing for any game: the view as it is, line by line. Playable, if not pretty."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .canvas import Canvas
from .look import BONE, BRASS, FELT, PAPER, fit, ink
from .scene import Say, Scene, ScoreLine


class PlainBoard:
    """Shows every part of the view by its name."""

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        """One line for each part of the view."""
        canvas = Canvas(width, max(1, len(scene.view)), ink(PAPER, FELT))
        for row, (name, value) in enumerate(scene.view.items()):
            after = canvas.put(1, row, f"{name} ", ink(BRASS))
            canvas.put(after, row, fit(str(value), width - after), ink(BONE))
        return canvas

    def hand(self, scene: Scene, width: int) -> Canvas | None:
        """Nothing apart from the view."""
        return None

    def locked(self, scene: Scene) -> list[str]:
        """Nothing is known of what may not be answered."""
        return []

    def notebook(self, scene: Scene) -> list[Text]:
        """No notebook."""
        return []

    def rules(self, say: Say) -> list[Text]:
        """No rules in short."""
        return []

    def score(self, scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
        """Each entry by its first value."""
        none = [""] * len(scene.names)
        return [
            ScoreLine(str(next(iter(entry.values()))), none, entry.get("points", []), "", entry.get("rule", ""))
            for entry in breakdown
        ]


BOARD = PlainBoard()
