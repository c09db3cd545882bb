"""The rows of the table of Criminals: each seat's plate, and its cards at the eight targets."""

from __future__ import annotations

from typing import Any

from .canvas import Canvas, Spot
from .criminals_cards import GANGS, Stack, describe, draw_stack, stack_of
from .criminals_plan import CODES, Plan, draw_keys
from .look import BRASS, BRASS_DARK, LEATHER, PAPER, ROSE, SLOT, SMOKE, WALNUT, fit, ink, seat_colour, seat_mark
from .scene import Scene

OWN_ROW = "#2b3320"
SHADE = "#d9cba9"  # the paper of every other row, where rows lie close


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
    origin = scene.say("hideout-described", letter=letter, name=scene.say(f"hideout-{letter}"))
    return f"{scene.say('tui-hidden')}: {origin}"
