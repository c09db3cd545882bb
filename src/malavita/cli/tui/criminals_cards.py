"""Henchmen of Criminals as small cards: level, modifier, gangs, special; their backs with the letter of the hideout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .canvas import Canvas
from .look import BLOOD, BONE, BRASS, GREEN, INK, LEATHER, PAPER, SMOKE, fit, ink
from .scene import Scene

GANGS = {"northside": ("N", "#b3261e", PAPER), "westside": ("W", "#24569c", PAPER), "outfit": ("O", "#eab41f", INK)}
GREY = "#6d675c"
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Stack:
    """The cards of one seat at one target, as the reader sees them, from the bottom up."""

    cards: list[dict[str, Any]]
    facts: list[Facts | None]  # what is printed on each, None where only the back is known
    words: list[str]  # the name of each, empty where unknown

    @property
    def known(self) -> list[Facts]:
        """What is printed on the cards that the reader knows."""
        return [fact for fact in self.facts if fact is not None]

    @property
    def strength(self) -> int:
        """The sum of the levels that the reader knows."""
        return sum(fact["level"] for fact in self.known)

    @property
    def modifier(self) -> int:
        """The sum of the modifiers that the reader knows."""
        return sum(fact["modifier"] for fact in self.known)

    @property
    def hidden(self) -> int:
        """How many cards the reader does not know."""
        return len(self.facts) - len(self.known)

    @property
    def open(self) -> bool:
        """Whether the uppermost card lies face-up."""
        return bool(self.cards) and self.cards[-1]["face"] == "up"

    @property
    def levels(self) -> str:
        """The levels in short: `7`, `6+2=8`, `?+2`."""
        parts = [str(fact["level"]) if fact else "?" for fact in self.facts]
        total = f"={self.strength}" if len(parts) > 1 and not self.hidden else ""
        return "+".join(parts) + total


def stack_of(scene: Scene, cards: list[dict[str, Any]]) -> Stack:
    """A stack of the view with what is printed on its cards."""
    printed = scene.catalogue["cards"]
    facts = [printed[card["card"]] if card["card"] else None for card in cards]
    return Stack(cards, facts, [scene.say(f"card-{card['card']}") if card["card"] else "" for card in cards])


def signed(modifier: int) -> str:
    """A modifier with its sign, or nothing."""
    return f"{modifier:+d}".replace("-", "−") if modifier else ""


def describe(scene: Scene, code: str) -> str:
    """A henchman in words."""
    fact = scene.catalogue["cards"][code]
    kind = [] if fact["special"] == "plain" else [scene.say(f"kind-{fact['special']}")]
    about = kind + [scene.say(f"gang-{gang}") for gang in fact["gangs"]]
    return scene.say(
        "card-described",
        name=scene.say(f"card-{code}"),
        level=fact["level"],
        modifier=signed(fact["modifier"]),
        modified="yes" if fact["modifier"] else "no",
        about=", ".join(about),
        plain="no" if about else "yes",
    )


def short(scene: Scene, code: str) -> str:
    """A henchman in short: `8 (−2) O`, `4 Killer`."""
    fact = scene.catalogue["cards"][code]
    gangs = "".join(GANGS[gang][0] for gang in fact["gangs"])
    kind = "" if fact["special"] == "plain" else scene.say(f"kind-{fact['special']}")
    modifier = f"({signed(fact['modifier'])})" if fact["modifier"] else ""
    return " ".join(part for part in (str(fact["level"]), modifier, gangs, kind) if part)


def draw_stack(canvas: Canvas, scene: Scene, box: tuple[int, int, int, int], stack: Stack, paper: str) -> None:
    """A stack in a box of x, y, width, height, on paper of this colour; brass means that it is pointed at."""
    x, y, width, height = box
    if not stack.known:
        draw_back(canvas, box, stack, paper == BRASS)
        return
    light = stack.open or paper == BRASS
    canvas.fill(x, y, width, height, ink(INK if light else BONE, paper if light else LEATHER))
    after = canvas.put(x, y, f" {stack.levels}", ink(bold=True))
    if not stack.open:
        canvas.right(x + width, y, f"▾{stack.cards[-1]['from'] or ''}", ink(SMOKE))
    draw_facts(canvas, scene, (after + 1, x, y, width), stack.known)
    if height > 2:
        canvas.put(x + 1, y + 2, fit(stack.words[-1], width - 1), ink())


def draw_facts(canvas: Canvas, scene: Scene, at: tuple[int, int, int, int], facts: Sequence[Facts]) -> None:
    """Modifier, gangs and special of a stack: the modifier beside the level if there is room, the rest below."""
    after, x, y, width = at
    modifier = signed(sum(fact["modifier"] for fact in facts))
    colour = ink(PAPER, GREEN if modifier.startswith("+") else BLOOD, bold=True)
    column = x + 1
    if modifier and len(facts) == 1:
        canvas.put(after, y, modifier, colour)
    elif modifier:
        column = canvas.put(column, y + 1, modifier, colour)
    for letter, ground, text in (GANGS[gang] for fact in facts for gang in fact["gangs"]):
        column = canvas.put(column, y + 1, letter, ink(text, ground, bold=True))
    kinds = [scene.say(f"kind-{fact['special']}") for fact in facts if fact["special"] != "plain"]
    room = x + width - column - (1 if column > x + 1 else 0)
    if kinds and room > 2:
        canvas.right(x + width, y + 1, kinds[-1][:room], ink(bold=True))


def draw_back(canvas: Canvas, box: tuple[int, int, int, int], stack: Stack, chosen: bool) -> None:
    """The back of an unknown card: striped, with the letter of its hideout."""
    x, y, width, height = box
    canvas.fill(x, y, width, height, ink(INK if chosen else GREY, BRASS if chosen else LEATHER), "╱")
    canvas.put(x + 1, y, f" {stack.cards[-1]['from'] or '?'} ", ink(BONE, INK, bold=True))
    if len(stack.cards) > 1:
        canvas.put(x + 1, y + 1, f" ×{len(stack.cards)} ", ink(BONE, INK))


def draw_fan_card(canvas: Canvas, scene: Scene, x: int, width: int, code: str, key: str, chosen: bool) -> None:
    """One card of the pile that the reader paid for: with its key where it may be chosen, grey where not."""
    fact = scene.catalogue["cards"][code]
    ground = BRASS if chosen else PAPER if key else GREY
    canvas.fill(x, 0, width, 3, ink(INK, ground))
    after = canvas.put(x, 0, f" {fact['level']}", ink(bold=True))
    draw_facts(canvas, scene, (after + 1, x, 0, width), [fact])
    label = f"[{key.upper()}]" if key else " ✕ "
    canvas.right(x + width, 0, label, ink(BRASS if key else BONE, INK, bold=True))
    canvas.put(x + 1, 2, fit(scene.say(f"card-{code}"), width - 1), ink())
