"""The table of Criminals in characters: targets across the top, a row for each seat, hideouts along the bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from .canvas import Canvas, Spot
from .criminals_cards import GANGS, Stack, describe, draw_fan_card, draw_stack, stack_of
from .criminals_notes import notebook, rules, score
from .look import BLOOD, BONE, BRASS, BRASS_DARK, FELT, GREEN, INK, LEATHER, MINT, PAPER, ROSE, SMOKE, WALNUT
from .look import fit, ink, seat_colour, seat_mark
from .scene import Say, Scene, ScoreLine

TARGETS = 8
OWN_ROW = "#2b3320"
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
    plate = max(plate, min(24, width - column * TARGETS))
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
    x, width = plan.x(place) + 1, plan.column - 1
    value = scene.view["targets"][place]
    meaning = {"target": value}
    offered = scene.kind in CODES and bool(scene.offer.matching(meaning))
    ground = BRASS if scene.offer.points_at(meaning) else PAPER
    canvas.fill(x, 0, width, plan.top - 1, ink(INK, ground))
    name = scene.say(f"target-{place + 1}")
    if plan.top > 2:
        canvas.put(x + 1, 0, fit(name, width - 1), ink(bold=True))
    draw_worth(canvas, (x, plan.top - 2, width), value, sum(stack.modifier for stack in stacks.values()))
    if plan.top == 2:
        canvas.right(x + width, 0, name[: max(0, width - 6)], ink())
    if offered:
        canvas.put(x - 1, plan.top - 2, "▶", ink(BRASS))
    draw_leader(canvas, (x, plan.top - 1), stacks)
    code = CODES.get(scene.kind, "").format(value)
    canvas.spot(x - 1, 0, width + 1, plan.top, Spot(meaning, code, about_target(scene, place, stacks)))


def draw_worth(canvas: Canvas, at: tuple[int, int, int], value: int, modifier: int) -> None:
    """The printed value, and what is left or added by the modifiers one can see."""
    x, y, width = at
    after = canvas.put(x + 1, y, str(value), ink(bold=True))
    if modifier:
        worth = max(0, value + modifier)
        canvas.put(after, y, f"▸{worth}", ink(GREEN if modifier > 0 else BLOOD, bold=True))


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
        canvas.fill(0, y, plan.x(TARGETS), plan.row, ink(ground=OWN_ROW))
    draw_plate(canvas, scene, plan, seat, y, stacks)
    for place, stack in enumerate(stacks):
        draw_place(canvas, scene, plan, (seat, place), y, stack)


def draw_plate(canvas: Canvas, scene: Scene, plan: Plan, seat: int, y: int, stacks: list[Stack]) -> None:
    """Mark, name, purse, passed or to play, and gangs counted."""
    meaning = {"seat": seat}
    active = scene.view["turn"] == seat
    offered = bool(scene.offer.matching(meaning))
    ground = BRASS_DARK if offered else LEATHER if active else WALNUT
    canvas.fill(0, y, plan.plate, max(2, plan.row - 1), ink(PAPER, ground))
    money = scene.say("tui-dollars", amount=scene.view["money"][seat])
    passed = scene.view["passed"][seat]
    canvas.put(0, y, "▶" if active or offered else " ", ink(BRASS, bold=True))
    canvas.put(1, y, seat_mark(seat), ink(seat_colour(seat), bold=True))
    state = "" if not passed else scene.say("tui-passed") if plan.row > 2 else "✕"
    room = plan.plate - 4 - (len(money) if plan.row == 2 else 0)
    canvas.put(3, y, fit(scene.names[seat], room), ink(SMOKE if passed else seat_colour(seat), bold=not passed))
    if plan.row == 2:
        canvas.right(plan.plate, y, money, ink(PAPER, bold=True))
        draw_gangs(canvas, 1, y + 1, stacks)
        canvas.right(plan.plate, y + 1, state, ink(ROSE))
    else:
        after = canvas.put(3, y + 1, money, ink(PAPER, bold=True))
        canvas.right(plan.plate - 1, y + 1, state[: plan.plate - after - 2], ink(ROSE))
        draw_gangs(canvas, 3, y + 2, stacks)
    canvas.spot(0, y, plan.plate, plan.row, Spot(meaning, f"kill:{seat}" if scene.kind == "kill" else "", ""))


def draw_gangs(canvas: Canvas, x: int, y: int, stacks: list[Stack]) -> None:
    """How many members of each gang a seat shows; one's own hidden ones count too."""
    for gang, (letter, ground, text) in GANGS.items():
        members = sum(gang in fact["gangs"] for stack in stacks for fact in stack.known)
        after = canvas.put(x, y, letter, ink(text, ground, bold=True))
        x = canvas.put(after, y, str(members), ink(PAPER if members else SMOKE)) + 1


def draw_place(canvas: Canvas, scene: Scene, plan: Plan, at: tuple[int, int], y: int, stack: Stack) -> None:
    """One seat's place at one target: its cards, or an empty slot; brass if it can be chosen."""
    seat, place = at
    x, width, height = plan.x(place) + 1, plan.column - 1, max(2, plan.row - 1)
    spot = spot_for(scene, seat, scene.view["targets"][place], stack)
    offered = bool(spot.meaning and scene.offer.matching(spot.meaning))
    pointed = offered and scene.offer.points_at(spot.meaning)
    if stack.cards:
        draw_stack(canvas, scene, (x, y, width, height), stack, pointed)
    elif offered:
        canvas.fill(x, y, width, height, ink(BRASS, BRASS if pointed else BRASS_DARK))
    else:
        canvas.put(x + width // 2, y + (height - 1) // 2, "·", ink(SMOKE))
    if offered:
        draw_keys(canvas, scene, (x, y + height - 1, width), spot, pointed)
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


def draw_keys(canvas: Canvas, scene: Scene, at: tuple[int, int, int], spot: Spot, pointed: bool) -> None:
    """The keys that choose this place: ▲ for face-up, ▼ for face-down, or the only one."""
    x, y, width = at
    canvas.put(x - 1, y, "▶", ink(BRASS, bold=True))
    up, down = (scene.offer.key_of({**spot.meaning, "face": face}) for face in ("up", "down"))
    label = (f"▲{up} " if up else "") + (f"▼{down}" if down else "")
    label = label.strip() or scene.offer.key_of(spot.meaning)
    canvas.right(x + width, y, f"[{label.upper()}]"[:width], ink(INK if pointed else BRASS, BRASS if pointed else INK, bold=True))


# --- hideouts


def draw_hideouts(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The hideouts as neon signs over their piles."""
    piles = scene.view["hideouts"]
    canvas.fill(0, plan.hideouts, canvas.width, plan.top, ink(PAPER, INK))
    each = min(13, plan.width // len(piles))
    for number, pile in enumerate(piles):
        draw_hideout(canvas, scene, plan, (number * each, each - 1), number, pile)


def draw_hideout(canvas: Canvas, scene: Scene, plan: Plan, at: tuple[int, int], number: int, pile: dict[str, Any]) -> None:
    """Letter, name, pile and price of one hideout: brass if it can be chosen, the price struck if it is too dear."""
    (x, width), y, letter, cards = at, plan.hideouts, pile["hideout"], pile["cards"]
    meaning = {"hideout": letter}
    offered, pointed = bool(scene.offer.matching(meaning)), scene.offer.points_at(meaning)
    canvas.fill(x, y, width, plan.top, ink(PAPER, BRASS if pointed else BRASS_DARK if offered else WALNUT))
    text = INK if pointed else BRASS if offered else NEON[number % len(NEON)] if cards else SMOKE
    after = canvas.put(x, y, f"[{letter}]" if offered else f" {letter} ", ink(text, bold=True))
    canvas.put(after, y, fit(scene.say(f"hideout-{letter}"), width - 3), ink(INK if pointed else PAPER if cards else SMOKE))
    in_use = scene.view["at"] == letter
    if plan.top > 2:
        pile_mark = f"◉ {cards}" if in_use else "▮" * cards or scene.say("tui-empty")
        canvas.put(x + 1, y + 1, pile_mark[: width - 1], ink(INK if pointed else BONE if cards else SMOKE))
    dear = scene.kind == "recruit" and not offered
    draw_price(canvas, scene, (x, y + plan.top - 1), cards, dear, pointed)
    name = scene.say("hideout-described", letter=letter, name=scene.say(f"hideout-{letter}"))
    code = f"spy:hideout:{letter}" if scene.kind == "spy" else f"recruit:{letter}" if scene.kind == "recruit" else ""
    canvas.spot(x, y, width, plan.top, Spot(meaning, code, f"{name}: {scene.say('tui-cards-count', count=cards)}"))


def draw_price(canvas: Canvas, scene: Scene, at: tuple[int, int], cards: int, dear: bool, pointed: bool) -> None:
    """What a look costs now: one dollar a card."""
    if cards:
        style = ink(INK if pointed else SMOKE if dear else MINT, bold=not dear, strike=dear)
        canvas.put(at[0] + 1, at[1], scene.say("tui-dollars", amount=cards), style)
