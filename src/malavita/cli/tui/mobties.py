"""The table of Mob Ties in characters: the town at night, a plate for each player, and what is going on above."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.screen import Screen

from .canvas import Canvas
from .look import BLOOD, BONE, BRASS, INK, PAPER, SMOKE, WALNUT, fit, ink, seat_colour, seat_mark
from .mobties_desk import DealDesk
from .mobties_hand import draw_hand
from .mobties_notes import notebook, rules, score
from .mobties_plan import DONE, WAITS, Plan, measure, money
from .mobties_plates import draw_plates
from .mobties_town import draw_town
from .scene import Say, Scene, ScoreLine
from .table import Table

PHASES = ("election", "business", "movement", "agents", "action", "rescue", "heat")
Parts = list[tuple[str, str]]


class MobTiesBoard:
    """The drawing of Mob Ties."""

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        """The whole table."""
        seats = len(scene.names)
        plan = measure(width, height, seats)
        if plan.height > height:
            plan = measure(width - 1, height, seats)  # the scroll bar takes a column
        canvas = Canvas(max(width, plan.width), plan.height, ink(PAPER, INK))
        draw_town(canvas, scene, plan)
        draw_plates(canvas, scene, plan)
        draw_head(canvas, scene, plan)
        draw_stage(canvas, scene, plan)
        return canvas

    def hand(self, scene: Scene, width: int) -> Canvas | None:
        """The reader's Favor cards."""
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
        """One line for each source of money."""
        return score(scene, breakdown)

    def desk(self, table: Table, seat: int) -> Screen[int | None]:
        """The deal desk."""
        return DealDesk(table, seat)


BOARD = MobTiesBoard()


def draw_head(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Turn and phase at the left, the terms of the table at the right."""
    view = scene.view
    canvas.fill(0, 0, plan.width, 1, ink(BONE, WALNUT))
    after = canvas.put(1, 0, scene.say("tui-turn", number=view["turn"]), ink(BONE)) if view["turn"] else 0
    terms = scene.say(f"terms-{view['terms']}")
    names = [scene.say(f"phase-{phase}") for phase in PHASES]
    room = plan.width - after - len(terms) - 4
    if sum(map(len, names)) + 2 * len(names) > room or view["phase"] not in PHASES:
        phase = scene.say(f"phase-{view['phase']}")
        after = canvas.put(after + 1, 0, f"▸{phase}", ink(PAPER, bold=True))
    else:
        for phase, name in zip(PHASES, names, strict=True):
            now = phase == view["phase"]
            after = canvas.put(after + 1, 0, f"{'▸' if now else ' '}{name}", ink(PAPER if now else SMOKE, bold=now))
    canvas.right(plan.width - 1, 0, fit(terms, max(0, plan.width - after - 3)), ink(BRASS))


def draw_stage(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """What is going on, and how many deals lie on the table."""
    attack = scene.view["attack"]
    arrest = (scene.view["test"] or {}).get("kind") == "arrest"
    canvas.fill(0, 1, plan.width, 1, ink(PAPER, BLOOD if attack or arrest else INK))
    x = 1
    for words, colour in stage_parts(scene):
        x = canvas.put(x, 1, words, ink(colour or PAPER, bold=bool(colour))) + 1
    if scene.view["deals"]:
        deals = f" {scene.say('tui-deals-count', count=len(scene.view['deals']))} [D] "
        canvas.right(plan.width, 1, deals, ink(BRASS, INK, bold=True))


def stage_parts(scene: Scene) -> Parts:
    """The attack, the test, or what else the table waits for, in words with the colours of the seats."""
    if scene.view["attack"]:
        return attack_parts(scene)
    if scene.view["test"]:
        return test_parts(scene)
    parts: Parts = []
    if scene.view["backward"]:
        parts.append((scene.say("tui-backward"), ""))
    return parts


def attack_parts(scene: Scene) -> Parts:
    """Which card, at whom, and where."""
    attack = scene.view["attack"]
    level = scene.catalogue["cards"][attack["card"]]["level"]
    card = scene.say(f"card-{attack['card']}") + (f" ({level})" if level else "")
    aimed = f" ({scene.say('gangster-' + attack['gangster'])})" if attack["gangster"] else ""
    return [(f"{card} →", ""), seat_part(scene, attack["victim"], aimed), (scene.say(f"place-{attack['place']}"), "")]


def test_parts(scene: Scene) -> Parts:
    """Which test, for what, who takes part with which respect, and who is ready or has voted."""
    view, test = scene.view, scene.view["test"]
    place, kind = test["place"], test["kind"]
    words = scene.say(f"test-{kind}").capitalize()
    if place and place != "mansion":
        words += f", {scene.say(f'place-{place}')}"
    if kind == "racket":
        words += f" {money(scene, view['rackets'][place])}"
    parts: Parts = [(words, ""), ("·", "")]
    for seat in test["present"]:
        strength = view["strength"][place][seat] if place else 0
        pressed = "+2" if seat in test["pressed"] else ""
        done = "" if view["asking"] not in ("talk", "ballot") else WAITS if seat in view["asked"] else DONE
        parts.append((f"{seat_mark(seat)}{strength}{pressed}{done}", seat_colour(seat)))
    return parts + tie_parts(scene)


def tie_parts(scene: Scene) -> Parts:
    """Between whom the decider chooses, or how far the test has come."""
    view, tied = scene.view, scene.view["test"]["tied"]
    if tied:
        marks: Parts = [(seat_mark(seat), seat_colour(seat)) for seat in tied]
        return [("·", ""), (scene.say("tui-tie"), ""), *marks]
    if view["asking"] in ("talk", "ballot"):
        return [("·", ""), (scene.say(f"tui-stage-{view['asking']}"), "")]
    return []


def seat_part(scene: Scene, seat: int, after: str = "") -> tuple[str, str]:
    """A player in the colour of the seat."""
    return f"{seat_mark(seat)} {scene.names[seat]}{after}", seat_colour(seat)
