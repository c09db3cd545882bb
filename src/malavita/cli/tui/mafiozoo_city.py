"""The city of Mafiozoo: sixteen locations with what a goon costs there, what it brings, and who has one."""

from __future__ import annotations

from .brass import draw_label, ground
from .canvas import Canvas
from .look import BONE, BRASS, INK, LEATHER, PAPER, SMOKE, ink, seat_colour, seat_mark
from .mafiozoo_plan import FAVORS, Plan, place_of, place_spot
from .scene import Scene


def draw_city(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The grid with its roads; chevrons along the avenue, from where one may always enter."""
    x, y, width = plan.city
    height = 4 * plan.plot + 3 * plan.road
    canvas.fill(x, y - plan.avenue, width, height + plan.avenue, ink(SMOKE, INK))
    for code, facts in scene.catalogue["locations"].items():
        row, column = int(code[1]) - 1, int(code[2]) - 1
        at = (x + 1 + column * plan.cell, y + row * (plan.plot + plan.road))
        draw_roads(canvas, plan, at, code, facts["roads"])
        if facts["outside"] and column == 0:
            canvas.put(x, at[1], "›", ink(BONE, bold=True))
        if facts["outside"] and row == 0 and plan.avenue:
            canvas.put(at[0] + plan.cell // 2, y - 1, "⌄", ink(BONE, bold=True))
        draw_location(canvas, scene, plan, at, code)


def draw_roads(canvas: Canvas, plan: Plan, at: tuple[int, int], code: str, roads: list[str]) -> None:
    """The roads to the right and downwards."""
    (x, y), row, column = at, int(code[1]), int(code[2])
    if f"L{row}{column + 1}" in roads:
        canvas.put(x + plan.cell - 1, y, "─", ink(BONE))
    if f"L{row + 1}{column}" in roads and plan.road:
        canvas.put(x + plan.cell // 2, y + plan.plot, "│", ink(BONE))


def draw_location(canvas: Canvas, scene: Scene, plan: Plan, at: tuple[int, int], code: str) -> None:
    """Name; cost, points, goons, and the key if it may be chosen."""
    (x, y), width = at, plan.cell - 1
    facts, spot = scene.catalogue["locations"][code], place_spot(scene, code, about_place(scene, code))
    colour, paper = ground(scene, spot.meaning, LEATHER)
    closed = scene.kind == "goon" and not colour
    canvas.fill(x, y, width, plan.plot, ink(colour or (SMOKE if closed else PAPER), paper))
    canvas.put(x, y, place_of(scene, code, width), ink(bold=not closed))
    line = y + plan.plot - 1
    after = x
    for favor in facts["cost"]:
        letter, disc, text = FAVORS[favor]
        after = canvas.put(after, line, letter, ink(text, disc, bold=True))
    after = canvas.put(after, line, f"+{facts['points']}", ink(bold=True)) + 1
    draw_goons(canvas, scene, (after, line) if plan.plot == 2 else (x, y + 1), code)
    draw_label(canvas, scene, x + width, line, spot.meaning)
    canvas.spot(x, y, width, plan.plot, spot)


def draw_goons(canvas: Canvas, scene: Scene, at: tuple[int, int], code: str) -> None:
    """The marks of the seats that have a goon here; the one that is being paid for behind a plus."""
    x, y = at
    for seat, places in enumerate(scene.view["goons"]):
        if code in places:
            x = canvas.put(x, y, seat_mark(seat), ink(seat_colour(seat), INK, bold=True))
    if scene.view["plan"] and scene.view["plan"]["location"] == code and scene.seat is not None:
        canvas.put(x, y, f"+{seat_mark(scene.seat)}", ink(BRASS, INK, bold=True))


def about_place(scene: Scene, code: str) -> str:
    """A location in words, for the mouse."""
    facts = scene.catalogue["locations"][code]
    cost = " + ".join("?" if favor == "?" else scene.say(f"favor-{favor}") for favor in facts["cost"])
    points = scene.say("tui-points-count", points=facts["points"])
    return f"{scene.say(f'location-{code}')}: {cost}, {points}\n{scene.say(f'location-{code}-help')}"
