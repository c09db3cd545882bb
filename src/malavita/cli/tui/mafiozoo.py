"""The table of Mafiozoo in characters: blotter at the left, city and seats at the right, round and Agenda above."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .brass import ground, label
from .canvas import Canvas, Spot
from .look import BONE, BRASS, FELT, INK, LEATHER, PAPER, SMOKE, WALNUT, fit, ink
from .mafiozoo_blotter import draw_blotter
from .mafiozoo_city import draw_city
from .mafiozoo_notes import notebook, rules, score
from .mafiozoo_plan import TOKEN, Plan, measure
from .mafiozoo_plates import draw_hand, draw_plates
from .scene import Say, Scene, ScoreLine

PHASES = ("revenue", "bribery", "favors", "influence")


class MafiozooBoard:
    """The drawing of Mafiozoo."""

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        """The whole table."""
        plan = measure(scene, width, height)
        if plan.height > height:
            plan = measure(scene, width - 1, height)  # the scroll bar takes a column
        canvas = Canvas(width, plan.height, ink(PAPER, FELT))
        if plan.city[0]:
            canvas.fill(plan.city[0], 1, plan.city[2], plan.height, ink(PAPER, INK))
        draw_blotter(canvas, scene, plan)
        draw_city(canvas, scene, plan)
        draw_plates(canvas, scene, plan)
        draw_head(canvas, scene, plan)
        return canvas

    def hand(self, scene: Scene, width: int) -> Canvas | None:
        """The reader's cards, Informants and tokens."""
        return draw_hand(scene, width)

    def locked(self, scene: Scene) -> list[str]:
        """Nothing: too much on this table may not be chosen; a click on it says why."""
        return []

    def notebook(self, scene: Scene) -> list[Text]:
        """What the reader knows."""
        return notebook(scene)

    def rules(self, say: Say) -> list[Text]:
        """All rules with their numbers."""
        return rules(say)

    def score(self, scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
        """One line for each source of points."""
        return score(scene, breakdown)


BOARD = MafiozooBoard()


def draw_head(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Round and phase at the left, the Agenda at the right."""
    view = scene.view
    canvas.fill(0, 0, plan.width, 1, ink(BONE, WALNUT))
    after = canvas.put(1, 0, scene.say("tui-round", number=view["round"], count=view["rounds"]), ink(BONE))
    for phase in PHASES if plan.width >= 140 else [view["phase"]]:
        now = phase == view["phase"]
        mark = "▸" if now else " "
        after = canvas.put(after + 1, 0, f"{mark}{scene.say(f'phase-{phase}')}", ink(PAPER if now else SMOKE, bold=now))
    draw_agenda(canvas, scene, after + 2, plan.width)


def draw_agenda(canvas: Canvas, scene: Scene, start: int, width: int) -> None:
    """The five open tokens and how many are face down, with their keys where one may be taken."""
    title, items = scene.say("tui-agenda"), agenda(scene)
    keys = [label(scene, spot.meaning) for _, spot in items]
    for most in (20, 9, 8, 7, 6, 5, 4, 3):
        words = [
            f"{key or ' '}{name if name[0] == TOKEN else fit(name, most)}"
            for key, (name, _) in zip(keys, items, strict=True)
        ]
        length = sum(map(len, words)) + len(words) - 1
        if length + len(title) + 1 <= width - start:
            break
    x = width - length
    canvas.right(x - 1, 0, fit(title, max(0, x - 1 - start)), ink(BRASS))
    for text, (_, spot) in zip(words, items, strict=True):
        colour, paper = ground(scene, spot.meaning, LEATHER)
        canvas.put(x, 0, text, ink(colour or PAPER, paper, bold=bool(colour)))
        canvas.spot(x, 0, len(text), 1, spot)
        x += len(text) + 1


def agenda(scene: Scene) -> list[tuple[str, Spot]]:
    """What lies on the Agenda: the name of each token, and what a click on it means."""
    asked = scene.kind == "token"
    items = []
    for place, kind in enumerate(scene.view["agenda"], 1):
        meaning = {"place": place} if asked else {}
        about = scene.say(f"neighborhood-{kind}") if kind else scene.say("tui-empty")
        name = scene.say("tui-neighborhood", code=kind) if kind else "–"
        items.append((name, Spot(meaning, f"token:{place}" if asked else "", about)))
    unseen = Spot({"unseen": True} if asked else {}, "token:unseen" if asked else "", scene.say("tui-unseen"))
    return [*items, (f"{TOKEN}?{scene.view['supply']}", unseen)]
