"""The table of Criminals in characters: targets across the top, a row for each seat, hideouts along the bottom."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .canvas import Canvas, Spot
from .criminals_cards import Stack, describe, draw_fan_card, stack_of
from .criminals_notes import notebook, rules, score
from .criminals_plan import CODES, TARGETS, Plan, draw_keys, measure
from .criminals_rows import draw_row
from .look import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    FELT,
    GREEN,
    INK,
    PAPER,
    SMOKE,
    WALNUT,
    fit,
    ink,
    seat_colour,
    seat_mark,
)
from .scene import Say, Scene, ScoreLine

NEON = ("#f08cb4", "#78d2e6", "#c3a0f0", "#8fe0b8")  # never yellow: brass stays the only call


class CriminalsBoard:
    """The drawing of Criminals."""

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        """The whole table."""
        plan = measure(width, height, len(scene.names))
        canvas = Canvas(max(width, plan.x(TARGETS)), plan.height, ink(PAPER, FELT))
        table = {seat: [stack_of(scene, cards) for cards in scene.view["rows"][seat]] for seat in scene.seats}
        for place in range(TARGETS):
            draw_target(canvas, scene, plan, place, {seat: stacks[place] for seat, stacks in table.items()})
        for number, seat in enumerate(scene.seats):
            draw_row(canvas, scene, plan, seat, plan.top + number * plan.row, table[seat])
        draw_hideouts(canvas, scene, plan)
        canvas.put(1, 0, scene.say("tui-turn", number=scene.view["turns"]), ink(BONE))
        award = scene.catalogue["award"][len(scene.names)]
        canvas.put(1, 1, f"{scene.say('tui-gangs')} +{award}", ink(SMOKE))
        return canvas

    def hand(self, scene: Scene, width: int) -> Canvas | None:
        """The cards of the pile that the reader has paid for, until one is chosen."""
        if scene.kind != "hire":
            return None
        pile = scene.view["pile"]
        each = max(9, min(16, width // max(1, len(pile))))
        canvas = Canvas(width, 3, ink(PAPER, WALNUT))
        for number, code in enumerate(pile):
            meaning = {"card": code}
            at = number * each
            draw_fan_card(
                canvas, scene, at, each - 1, code, scene.offer.key_of(meaning), scene.offer.points_at(meaning)
            )
            canvas.spot(at, 0, each - 1, 3, Spot(meaning, f"hire:{code}", describe(scene, code)))
        return canvas

    def locked(self, scene: Scene) -> list[str]:
        """The cards of the open pile that may not be hired, and the hideouts that are too dear."""
        if scene.kind == "hire":
            return [f"hire:{code}" for code in scene.view["pile"] if not scene.offer.matching({"card": code})]
        if scene.kind != "recruit":
            return []
        full = [pile["hideout"] for pile in scene.view["hideouts"] if pile["cards"]]
        return [f"recruit:{letter}" for letter in full if not scene.offer.matching({"hideout": letter})]

    def notebook(self, scene: Scene) -> list[Text]:
        """What the reader has seen, hideout by hideout."""
        return notebook(scene)

    def rules(self, say: Say) -> list[Text]:
        """All rules with their numbers."""
        return rules(say)

    def score(self, scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
        """One line for each target, then one for each gang."""
        return score(scene, breakdown)


BOARD = CriminalsBoard()


# --- targets


def draw_target(canvas: Canvas, scene: Scene, plan: Plan, place: int, stacks: dict[int, Stack]) -> None:
    """A clipping with name, value and what it is worth as far as one can see; who leads there below it."""
    x, width, y = plan.x(place) + 1, plan.column - 1, plan.top - 2
    value = scene.view["targets"][place]
    meaning = {"target": value}
    pointed = scene.offer.points_at(meaning)
    canvas.fill(x, 0, width, plan.top - 1, ink(INK, BRASS if pointed else PAPER))
    after = draw_worth(canvas, (x, y), value, sum(stack.modifier for stack in stacks.values()))
    name = scene.say(f"target-{place + 1}")
    if plan.top > 2:
        canvas.put(x, 0, fit(name, width), ink(bold=True))
    else:
        canvas.put(after + 1, 0, name[: max(0, x + width - after - 1)], ink())
    if scene.kind == "spy" and scene.offer.matching(meaning):
        draw_keys(canvas, scene, (x, y, width), meaning, pointed)
    draw_leader(canvas, (x, plan.top - 1), stacks)
    code = CODES.get(scene.kind, "").format(value)
    canvas.spot(x - 1, 0, width + 1, plan.top, Spot(meaning, code, about_target(scene, place, stacks)))


def draw_worth(canvas: Canvas, at: tuple[int, int], value: int, modifier: int) -> int:
    """The printed value, and what the modifiers one can see make of it; returns the column after it."""
    x, y = at
    after = canvas.put(x, y, str(value), ink(bold=True))
    if not modifier:
        return after
    worth = max(0, value + modifier)
    return canvas.put(after, y, f" ▸{worth}", ink(GREEN if modifier > 0 else BLOOD, bold=True))


def draw_leader(canvas: Canvas, at: tuple[int, int], stacks: dict[int, Stack]) -> None:
    """The marks and the strength of the strongest visible stacks, and how many cards are hidden."""
    x, y = at
    best = max((stack.strength for stack in stacks.values()), default=0)
    for seat, stack in stacks.items():
        if best and stack.strength == best:
            x = canvas.put(x, y, seat_mark(seat), ink(seat_colour(seat), bold=True))
    x = canvas.put(x, y, str(best) if best else "–", ink(PAPER if best else SMOKE, bold=bool(best)))
    hidden = sum(stack.hidden for stack in stacks.values())
    if hidden:
        canvas.put(x + 1, y, f"{hidden}?", ink(BONE))


def about_target(scene: Scene, place: int, stacks: dict[int, Stack]) -> str:
    """A target in words, for the mouse."""
    value = scene.view["targets"][place]
    worth = max(0, value + sum(stack.modifier for stack in stacks.values()))
    name = scene.say("target-described", value=value, name=scene.say(f"target-{place + 1}"))
    return f"{name}: {scene.say('tui-worth', points=worth)}"


# --- hideouts


def draw_hideouts(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The hideouts as neon signs over their piles."""
    piles = scene.view["hideouts"]
    canvas.fill(0, plan.hideouts, canvas.width, plan.top, ink(PAPER, INK))
    each = min(13, plan.width // len(piles))
    for number, pile in enumerate(piles):
        draw_hideout(canvas, scene, plan, (number * each, each - 1), number, pile)


def draw_hideout(
    canvas: Canvas, scene: Scene, plan: Plan, at: tuple[int, int], number: int, pile: dict[str, Any]
) -> None:
    """Letter, price, name and pile of one hideout: brass if it can be chosen, the price struck if it is too dear."""
    (x, width), y, letter, cards = at, plan.hideouts, pile["hideout"], pile["cards"]
    meaning = {"hideout": letter}
    offered, pointed = bool(scene.offer.matching(meaning)), scene.offer.points_at(meaning)
    canvas.fill(x, y, width, plan.top, ink(PAPER, BRASS if pointed else BRASS_DARK if offered else WALNUT))
    sign = INK if pointed else BRASS if offered else NEON[number % len(NEON)] if cards else SMOKE
    after = canvas.put(x, y, f"[{letter}]" if offered else f" {letter} ", ink(sign, bold=True))
    struck = scene.kind == "recruit" and not offered
    canvas.put(after + 1, y, price_of(scene, pile), ink(sign, bold=True, strike=struck))
    text = ink(INK if pointed else PAPER if cards else SMOKE)
    canvas.put(x + 1, y + 1, fit(scene.say(f"hideout-{letter}"), width - 1), text)
    if plan.top > 2:
        canvas.put(x + 1, y + 2, fit("▮" * cards or scene.say("tui-empty"), width - 1), text)
    canvas.spot(x, y, width, plan.top, Spot(meaning, hideout_code(scene, letter), about_hideout(scene, pile)))


def price_of(scene: Scene, pile: dict[str, Any]) -> str:
    """What a look costs now, one dollar a card; an eye where somebody has just paid."""
    if scene.view["at"] == pile["hideout"]:
        return "◉"
    return scene.say("tui-dollars", amount=pile["cards"]) if pile["cards"] else "–"


def hideout_code(scene: Scene, letter: str) -> str:
    """The answer that a hideout stands for in this question."""
    return {"spy": f"spy:hideout:{letter}", "recruit": f"recruit:{letter}"}.get(scene.kind, "")


def about_hideout(scene: Scene, pile: dict[str, Any]) -> str:
    """A hideout in words, for the mouse."""
    letter = pile["hideout"]
    name = scene.say("hideout-described", letter=letter, name=scene.say(f"hideout-{letter}"))
    return f"{name}: {scene.say('tui-cards-count', count=pile['cards'])}"
