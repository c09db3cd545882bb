"""The blotter of Mafiozoo: twelve photos with their tiles and gems, and the red strings between them."""

from __future__ import annotations

from .brass import draw_label, ground, label
from .canvas import Canvas, Spot
from .look import BLOOD, BONE, BRASS, INK, PAPER, SMOKE, fit, ink, seat_colour, seat_mark
from .mafiozoo_plan import CELLS, FAVORS, GIVES, GODFATHER, Plan, name_of, photo_spot
from .scene import Scene

STRING = "#d2554a"
SETTLED = "#a3967b"
GOLD = "#8a5a00"


def draw_blotter(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """All strings, then all photos."""
    for number, facts in scene.catalogue["characters"].items():
        for other in facts["strings"]:
            if CELLS[number][0] < CELLS[other][0]:
                draw_string(canvas, scene, plan, number, other)
    for number in CELLS:
        draw_photo(canvas, scene, plan, number)


def draw_string(canvas: Canvas, scene: Scene, plan: Plan, upper: int, lower: int) -> None:
    """The string between two photos, brass where the gems of this turn may walk along it."""
    (start, y), (end, _) = plan.corner(upper), plan.corner(lower)
    open_to = {person for person in (upper, lower) if scene.offer.matching({"character": person})}
    walk = scene.kind == "onward" and bool(open_to) and last_photo(scene) in {upper, lower} - open_to
    style = ink(BRASS if walk else STRING, bold=True)
    for row in range(plan.gap):
        x = start + plan.photo // 2 + (end - start) * (row + 1) // (plan.gap + 1)
        canvas.put(x, y + plan.lines + row, "╲" if end > start else "╱", style)


def last_photo(scene: Scene) -> int | None:
    """Where the gems of this turn have come to."""
    way = scene.view["plan"]["way"] if scene.view["plan"] else []
    return int(way[-1]["character"]) if way else None


def draw_photo(canvas: Canvas, scene: Scene, plan: Plan, number: int) -> None:
    """Number and name, tile and favor, gems of every seat; the name on red with his crown where the Godfather is."""
    (x, y), width, bottom = plan.corner(number), plan.photo, plan.lines - 1
    spot = photo_spot(scene, number, about_photo(scene, number))
    now, phase = scene.view["character"], scene.view["phase"]
    settled = phase == "influence" or (phase == "favors" and now is not None and number < now)
    colour, paper = ground(scene, spot.meaning, SETTLED if settled else PAPER)
    canvas.fill(x, y, width, bottom, ink(colour or INK, paper))
    canvas.fill(x, y + bottom, width, 1, ink(BONE, INK))
    sign = "◂" if phase == "favors" and now == number else "✓" if settled and phase == "favors" else ""
    if scene.view["godfather"] == number:
        canvas.fill(x, y, width, 1, ink(PAPER, BLOOD))
        sign += GODFATHER
    after = canvas.put(x, y, f"{number:>2} ", ink(bold=True))
    canvas.put(after, y, name_of(scene, number, width - 3 - len(sign)), ink(bold=True))
    canvas.right(x + width, y, sign, ink(bold=True))
    gives = f"+{GIVES[number]}"
    draw_tile(canvas, scene, (x, y + 1, width), number, spot, "" if plan.lines > 3 else gives)
    if plan.lines > 3:
        favor = next((scene.say(f"favor-{name}") for name, mark in FAVORS.items() if mark[0] == GIVES[number]), "")
        canvas.put(x + 1, y + 2, fit(f"{gives} {favor}", width - 1), ink())
    draw_gems(canvas, scene, x, y + bottom, number)
    canvas.spot(x, y, width, plan.lines, spot)


def draw_tile(canvas: Canvas, scene: Scene, at: tuple[int, int, int], number: int, spot: Spot, gives: str) -> None:
    """What the tile asks for, what the character gives, and the key if the photo may be chosen."""
    x, y, width = at
    key = label(scene, spot.meaning)
    golden = scene.view["photos"][number - 1]["golden"]
    text = tile_words(scene, number)
    style = ink(PAPER, GOLD, bold=True) if golden else ink()
    text = f" {text} " if golden else f" {text}" if len(text) + len(key) < width else text
    after = canvas.put(x, y, fit(text, width - len(key)), style)
    room = x + width - len(key) - after
    if len(gives) <= room:
        canvas.right(x + width - len(key), y, gives, ink())
    draw_label(canvas, scene, x + width, y, spot.meaning)


def tile_words(scene: Scene, number: int) -> str:
    """The side of the tile that lies up, in short."""
    photo = scene.view["photos"][number - 1]
    needed = {"pay": "price", "means": "gems"}.get(photo["condition"])
    return scene.say(f"tui-tile-{photo['condition']}", **({needed: photo["needed"]} if needed else {}))


def draw_gems(canvas: Canvas, scene: Scene, x: int, y: int, number: int) -> None:
    """Mark and number of every seat's gems; those that this turn would add behind a plus."""
    way = scene.view["plan"]["way"] if scene.view["plan"] else []
    coming = sum(step["gems"] for step in way if step["character"] == number)
    gems = scene.view["photos"][number - 1]["gems"]
    for seat, lying in enumerate(gems):
        added = coming if seat == scene.seat else 0
        if lying or added:
            x = canvas.put(x, y, f"{seat_mark(seat)}{lying or ''}", ink(seat_colour(seat), bold=True))
            x = canvas.put(x, y, f"+{added}" if added else "", ink(BRASS, bold=True, under=True)) + 1
    if not any(gems) and not coming:
        canvas.put(x + 1, y, "–", ink(SMOKE))


def about_photo(scene: Scene, number: int) -> str:
    """A photo in words, for the mouse."""
    photo, name = scene.view["photos"][number - 1], scene.say(f"character-{number}")
    title = scene.say("character-described", number=number, name=name)
    needed = "" if photo["needed"] is None else f" ({tile_words(scene, number)})"
    condition = scene.say(f"condition-{photo['condition']}")
    return f"{title}: {condition}{needed}\n{scene.say(f'character-{number}-help')}"
