"""The reader's Favor cards in Mob Ties: one line of paper each, with class, level, name and key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .brass import draw_label, ground, label
from .canvas import Canvas, Spot
from .look import BLOOD, BRASS, GREEN, INK, PAPER, WALNUT, fit, ink
from .scene import Scene

CLASSES = {
    "attack": BLOOD, "drive_by": BLOOD, "shanked": BLOOD, "wound": "#7d3c2e", "murder": "#3a2320", "defense": GREEN,
    "weapon": "#3b4a57", "specialty": "#7a5f1e",
}  # fmt: skip
WITH_CARD = ("act", "discard", "defend", "shoot")


@dataclass(frozen=True)
class Slip:
    """One kind of card in the hand: its name, how many, and what a click on it means."""

    card: str
    count: int
    spot: Spot


def draw_hand(scene: Scene, width: int) -> Canvas | None:
    """The two cards to choose from, then the hand; nothing for who only watches."""
    slips = slips_of(scene)
    if not slips:
        return None
    rows = lay_out(scene, slips, width)
    canvas = Canvas(width, len(rows), ink(PAPER, WALNUT))
    for y, row in enumerate(rows):
        x = 0
        for slip, size in row:
            draw_slip(canvas, scene, (x, y, size), slip)
            x += size + 1
    return canvas


def slips_of(scene: Scene) -> list[Slip]:
    """What the reader holds, kind by kind, after what there is to choose from."""
    if scene.seat is None or scene.view["hand"] is None:
        return []
    drawn = scene.view["offered"] or []
    choose = [Slip(card, 1, card_spot(scene, card, {"card": n}, f"keep:{n}")) for n, card in enumerate(drawn, 1)]
    counted = Counter(scene.view["hand"])
    order = [card for card in scene.catalogue["cards"] if card in counted]
    return choose + [Slip(card, counted[card], hand_spot(scene, card)) for card in order]


def hand_spot(scene: Scene, card: str) -> Spot:
    """What a click on a card of the hand would mean in this question."""
    if scene.kind in WITH_CARD:
        return card_spot(scene, card, {"card": card}, f"{scene.kind}:{card}" if scene.kind != "shoot" else "")
    if scene.kind == "talk" and card == "blackmail":
        return card_spot(scene, card, {"blackmail": True}, "talk:blackmail")
    return card_spot(scene, card, {}, "")


def card_spot(scene: Scene, card: str, meaning: Mapping[str, Any], code: str) -> Spot:
    """A card with its help for the mouse."""
    return Spot(meaning, code, f"{scene.say(f'card-{card}')}\n{scene.say(f'card-{card}-help')}")


def tag(scene: Scene, card: str) -> str:
    """The class of a card in two letters, with its level."""
    facts = scene.catalogue["cards"][card]
    level = facts["level"] if facts["class"] not in ("shanked", "specialty") else ""
    kind = "attack" if facts["class"] in ("drive_by", "shanked") else facts["class"]
    return f"{scene.say(f'class-{kind}')[:2]}{level or ''}"


def words(scene: Scene, slip: Slip) -> str:
    """The name of a card, and how many of it."""
    return scene.say(f"card-{slip.card}") + (f" ×{slip.count}" if slip.count > 1 else "")


def lay_out(scene: Scene, slips: list[Slip], width: int) -> list[list[tuple[Slip, int]]]:
    """Rows of slips with their widths, as many in a row as fit."""
    rows: list[list[tuple[Slip, int]]] = [[]]
    used = 0
    for slip in slips:
        key = label(scene, slip.spot.meaning)
        size = min(width, len(tag(scene, slip.card)) + len(words(scene, slip)) + len(key) + 4)
        if used and used + size > width:
            rows.append([])
            used = 0
        rows[-1].append((slip, size))
        used += size + 1
    return rows


def draw_slip(canvas: Canvas, scene: Scene, at: tuple[int, int, int], slip: Slip) -> None:
    """One kind of card: brass if it may be played, paper at rest."""
    x, y, size = at
    facts = scene.catalogue["cards"][slip.card]
    pointed = scene.offer.points_at(slip.spot.meaning)
    offered = bool(ground(scene, slip.spot.meaning, "")[0])
    resting = scene.kind in WITH_CARD and not offered
    canvas.fill(x, y, size, 1, ink(INK, BRASS if pointed else "#a3967b" if resting else PAPER))
    after = canvas.put(x, y, f" {tag(scene, slip.card)} ", ink(PAPER, CLASSES[facts["class"]], bold=True))
    key = label(scene, slip.spot.meaning)
    canvas.put(after + 1, y, fit(words(scene, slip), x + size - after - 1 - len(key)), ink(INK, bold=offered))
    draw_label(canvas, scene, x + size, y, slip.spot.meaning)
    canvas.spot(x, y, size, 1, slip.spot)


def legend(scene: Scene) -> list[str]:
    """What the letters of the classes mean."""
    kinds = ("attack", "wound", "murder", "defense", "weapon", "specialty")
    return [f"{scene.say(f'class-{kind}')[:2]} {scene.say(f'class-{kind}')}" for kind in kinds]
