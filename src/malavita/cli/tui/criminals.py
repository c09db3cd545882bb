"""The table of Criminals in characters: targets across the top, a row for each seat, hideouts along the bottom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from .canvas import Canvas, Spot
from .criminals_cards import GANGS, Stack, describe, draw_fan_card, draw_stack, stack_of
from .criminals_notes import notebook, rules, score
from .look import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    FELT,
    GREEN,
    INK,
    LEATHER,
    PAPER,
    ROSE,
    SLOT,
    SMOKE,
    WALNUT,
    fit,
    ink,
    seat_colour,
    seat_mark,
)
from .scene import Say, Scene, ScoreLine

TARGETS = 8
OWN_ROW = "#2b3320"
SHADE = "#d9cba9"  # the paper of every other row, where rows lie close
NEON = ("#f08cb4", "#78d2e6", "#c3a0f0", "#8fe0b8")  # never yellow: brass stays the only call
CODES = {"place": "place:{}:up", "move": "move:{}", "spy": "spy:target:{}"}


@dataclass(frozen=True)
class Plan:
    """The measures of the sheet, from the room there is."""

    width: int
    plate: int  # width of a seat's plate
    column: int  # width of a target's column, the mark before it included
    row: int  # height of a seat's row
    top: int  # height of the targets
    seats: int

    @property
    def hideouts(self) -> int:
        """The row where the hideouts begin."""
        return self.top + self.seats * self.row

    @property
    def lines(self) -> int:
        """The height of a card: its row less the gap, if there is room for one."""
        return max(2, self.row - 1)

    @property
    def height(self) -> int:
        """The height of the whole sheet."""
        return self.hideouts + self.top

    def x(self, place: int) -> int:
        """Where a target's column begins."""
        return self.plate + place * self.column


def measure(width: int, height: int, seats: int) -> Plan:
    """The most generous measures that fit; the smallest where none do, and then the sheet must be scrolled."""
    plate = 14 if width < 96 else 18
    column = max(8, min(14, (width - plate) // TARGETS))
    for row, top in ((5, 3), (4, 3), (3, 3)):
        if seats * row + 2 * top <= height:
            return Plan(width, plate, column, row, top, seats)
    return Plan(width, plate, column, 2, 2, seats)


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
            draw_fan_card(canvas, scene, at, each - 1, code, scene.offer.key_of(meaning), scene.offer.points_at(meaning))
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


# --- seats


def draw_row(canvas: Canvas, scene: Scene, plan: Plan, seat: int, y: int, stacks: list[Stack]) -> None:
    """A seat's plate and its eight places."""
    if seat == scene.seat:
        canvas.fill(0, y, canvas.width, plan.row, ink(ground=OWN_ROW))
    draw_plate(canvas, scene, plan, seat, y, stacks)
    for place, stack in enumerate(stacks):
        draw_place(canvas, scene, plan, (seat, place), y, stack)


def draw_plate(canvas: Canvas, scene: Scene, plan: Plan, seat: int, y: int, stacks: list[Stack]) -> None:
    """Mark, name, passed or to play; below it purse and gangs counted."""
    meaning, passed = {"seat": seat}, scene.view["passed"][seat]
    active, offered = scene.view["turn"] == seat, bool(scene.offer.matching(meaning))
    canvas.fill(0, y, plan.plate, plan.lines, ink(PAPER, BRASS_DARK if offered else LEATHER if active else WALNUT))
    canvas.put(0, y, "▶" if active or offered else " ", ink(BRASS, bold=True))
    canvas.put(1, y, seat_mark(seat), ink(seat_colour(seat), bold=True))
    name = fit(scene.names[seat], plan.plate - 4)
    after = canvas.put(3, y, name, ink(SMOKE if passed else seat_colour(seat), bold=not passed))
    if offered:
        canvas.right(plan.plate, y, f"[{scene.offer.key_of(meaning).upper()}]", ink(BRASS, bold=True))
    elif passed:
        draw_passed(canvas, scene, plan, y, after)
    canvas.put(1, y + 1, scene.say("tui-dollars", amount=scene.view["money"][seat]), ink(PAPER, bold=True))
    draw_gangs(canvas, plan.plate - 9, y + 1, stacks)
    canvas.spot(0, y, plan.plate, plan.row, Spot(meaning, f"kill:{seat}" if scene.kind == "kill" else ""))


def draw_passed(canvas: Canvas, scene: Scene, plan: Plan, y: int, after: int) -> None:
    """The stamp of who has passed: in words where there is room, else a cross."""
    word = scene.say("tui-passed")
    if plan.lines > 2:
        canvas.put(3, y + 2, word, ink(ROSE))
    else:
        canvas.right(plan.plate, y, word if len(word) < plan.plate - after else "✕", ink(ROSE))


def draw_gangs(canvas: Canvas, x: int, y: int, stacks: list[Stack]) -> None:
    """How many members of each gang a seat shows; one's own hidden ones count too."""
    for gang, (letter, ground, text) in GANGS.items():
        members = sum(gang in fact["gangs"] for stack in stacks for fact in stack.known)
        after = canvas.put(x, y, letter, ink(text, ground, bold=True))
        x = canvas.put(after, y, str(members), ink(PAPER if members else SMOKE)) + 1


def draw_place(canvas: Canvas, scene: Scene, plan: Plan, at: tuple[int, int], y: int, stack: Stack) -> None:
    """One seat's place at one target: its cards, or an empty slot; brass if it can be chosen."""
    seat, place = at
    x, width = plan.x(place) + 1, plan.column - 1
    value = scene.view["targets"][place]
    spot = spot_for(scene, seat, value, stack)
    offered = scene.kind != "spy" and bool(scene.offer.matching(spot.meaning))
    pointed = offered and scene.offer.points_at(spot.meaning)
    if not stack.cards and seat == scene.seat and value == scene.view["hand"]["target"]:
        stack = stack_of(scene, [{"card": scene.view["hand"]["card"], "face": "down", "from": "…"}])
    if stack.cards:
        paper = BRASS if pointed else SHADE if plan.row == 2 and (y // 2) % 2 else PAPER
        draw_stack(canvas, scene, (x, y, width, plan.lines), stack, paper)
    else:
        canvas.fill(x, y, width, plan.lines, ink(BRASS, BRASS if pointed else BRASS_DARK if offered else SLOT))
    if offered:
        draw_keys(canvas, scene, (x, y + plan.lines - 1, width), spot.meaning, pointed)
    canvas.spot(x - 1, y, width + 1, plan.row, spot)


def spot_for(scene: Scene, seat: int, value: int, stack: Stack) -> Spot:
    """What a click on a place would mean: here, or this player's henchmen."""
    about = "\n".join(describe(scene, card["card"]) if card["card"] else hidden(scene, card) for card in stack.cards)
    if scene.kind == "kill" and value == scene.view["hand"]["target"]:
        return Spot({"seat": seat}, f"kill:{seat}", about)
    if scene.kind == "spy" or (seat == scene.seat and scene.kind in ("place", "move")):
        return Spot({"target": value}, CODES[scene.kind].format(value), about)
    return Spot(about=about)


def hidden(scene: Scene, card: dict[str, Any]) -> str:
    """A face-down card in words."""
    letter = card["from"]
    return f"{scene.say('tui-hidden')}: {scene.say('hideout-described', letter=letter, name=scene.say(f'hideout-{letter}'))}"


def draw_keys(canvas: Canvas, scene: Scene, at: tuple[int, int, int], meaning: Mapping[str, Any], pointed: bool) -> None:
    """The keys that choose this: ▲ for face-up, ▼ for face-down, or the only one."""
    x, y, width = at
    canvas.put(x - 1, y, "▶", ink(BRASS, bold=True))
    up, down = (scene.offer.key_of({**meaning, "face": face}) for face in ("up", "down"))
    label = (f"▲{up} " if up else "") + (f"▼{down}" if down else "")
    label = (label.strip() or scene.offer.key_of(meaning)).upper()
    style = ink(INK if pointed else BRASS, BRASS if pointed else INK, bold=True)
    canvas.right(x + width, y, f"[{label}]"[:width], style)


# --- hideouts


def draw_hideouts(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The hideouts as neon signs over their piles."""
    piles = scene.view["hideouts"]
    canvas.fill(0, plan.hideouts, canvas.width, plan.top, ink(PAPER, INK))
    each = min(13, plan.width // len(piles))
    for number, pile in enumerate(piles):
        draw_hideout(canvas, scene, plan, (number * each, each - 1), number, pile)


def draw_hideout(canvas: Canvas, scene: Scene, plan: Plan, at: tuple[int, int], number: int, pile: dict[str, Any]) -> None:
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
