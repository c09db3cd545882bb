"""The town of Mob Ties at night: six places round the Streets; heat, decks, Jail and Morgue in the corners."""

from __future__ import annotations

from .brass import draw_label, ground, label
from .canvas import Canvas
from .look import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    INK,
    LEATHER,
    PAPER,
    ROSE,
    SMOKE,
    WALNUT,
    fit,
    ink,
    seat_colour,
    seat_mark,
)
from .mobties_plan import (
    AGENT,
    FREE,
    LIT,
    MAIN,
    NO_AGENT,
    RING,
    UNLIT,
    Plan,
    everybody,
    letters,
    money,
    piece_spot,
    place_name,
    place_spot,
)
from .scene import Scene

NIGHT = "#10161b"
HOUSES = "#1a232a"
LAMP = "#6b5a2e"
ASPHALT = "#20262b"
WINDOWS = "#8f7434"
ROOFS = {
    "docks": "▁▂▂╷▁▃▃▁╷▁≈≈≈≈", "kittys": "▂▄▄▆▆▄▄▂▁▂▂▁", "mansion": "▁▃▅▆▇▆▅▃▁", "little_italy": "▂▅▂▄▇▄▂▅▃▂▁",
    "butcher": "▃▃▄▄▃▃▂▂▁", "restaurant": "▁▄▄▄▅▅▄▄▁",
}  # fmt: skip


def draw_town(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Everything in its place, on dark streets with a few lamps."""
    draw_night(canvas, plan)
    for place in MAIN:
        draw_place(canvas, scene, plan, place)
    draw_streets(canvas, scene, plan)
    draw_heat(canvas, scene, plan)
    draw_decks(canvas, scene, plan)
    for name in ("jail", "morgue"):
        draw_yard(canvas, scene, plan, name)


def draw_night(canvas: Canvas, plan: Plan) -> None:
    """Roofs that hardly show, and lamps where the gaps leave room."""
    width = plan.width - plan.rail
    canvas.fill(plan.rail, 2, width, plan.bottom - 2, ink(HOUSES, NIGHT))
    for row in range(2, plan.bottom):
        for column in range(plan.rail, plan.width):
            number = (column * 7 + row * 13) % 29
            if number % 4 == 0:
                canvas.put(column, row, "▖▘▝▗"[number // 4 % 4], ink(LAMP if number == 8 else HOUSES))


# --- the six places


def draw_place(canvas: Canvas, scene: Scene, plan: Plan, place: str) -> None:
    """Name and key, racket and agents, the gangsters, and the respect of each seat there."""
    x, y, width = plan.box(place)
    spot = place_spot(scene, place, about_place(scene, place))
    closed = place in scene.view["closed"]
    colour, paper = ground(scene, spot.meaning, WALNUT if not closed else INK)
    canvas.fill(x, y, width, plan.lines, ink(colour or PAPER, paper))
    canvas.spot(x, y, width, plan.lines, spot)
    if plan.lines > 4:
        canvas.put(x + 1, y, ROOFS[place][: width - 2], ink(colour or (SMOKE if closed else WINDOWS)))
        y += 1
    test = scene.view["test"]
    if test and test["place"] == place:
        canvas.fill(x, y - plan.lines + 4, 1, plan.lines, ink(BRASS), "▌")
    room = width - 1 - len(label(scene, spot.meaning))
    canvas.put(x + 1, y, place_name(scene, place, room), ink(colour or (SMOKE if closed else PAPER), bold=True))
    draw_label(canvas, scene, x + width, y, spot.meaning)
    if closed:
        canvas.put(x + 1, y + 1, scene.say("tui-closed"), ink(ROSE, bold=True))
        return
    draw_prize(canvas, scene, (x + 1, y + 1, width - 2), place, colour)
    draw_pieces(canvas, scene, (x + 1, y + 2, width - 1), place, 1)
    draw_respect(canvas, scene, (x + 1, y + 3), place)


def draw_prize(canvas: Canvas, scene: Scene, at: tuple[int, int, int], place: str, colour: str) -> None:
    """The racket, or the ring at the Mansion; the agents at the right, on red where they surround the place."""
    x, y, width = at
    prize = money(scene, scene.view["rackets"][place]) if place != "mansion" else RING
    canvas.put(x, y, prize, ink(colour or BRASS, bold=True))
    agents, most = scene.view["agents"][place], scene.catalogue["surround_at"]
    if agents >= most:
        words = f" {AGENT * most} " if agents == most else f" {AGENT}×{agents} "
        canvas.right(x + width, y, words, ink(PAPER, BLOOD, bold=True))
    else:
        rest = NO_AGENT * (most - agents)
        canvas.right(x + width, y, rest, ink(SMOKE))
        canvas.right(x + width - len(rest), y, AGENT * agents, ink(colour or "#9fc3dc", bold=True))


def draw_pieces(canvas: Canvas, scene: Scene, at: tuple[int, int, int], place: str, rows: int) -> None:
    """A token for each gangster, with a sign where it may be chosen; dots for the free slots of a place."""
    x, y, width = at
    people = everybody(scene, place)
    slots = scene.catalogue["places"][place]["capacity"] or len(people)
    each = 3 if 3 * slots <= width * rows else 2
    row_of = max(1, width // each)
    shown = people if len(people) <= row_of * rows else people[: row_of * rows - 1]
    for number, (seat, gangster) in enumerate(shown):
        row, column = divmod(number, row_of)
        draw_piece(canvas, scene, (x + column * each, y + row, each), (seat, gangster), place)
    if len(shown) < len(people):
        canvas.put(x + (row_of - 1) * each, y + rows - 1, f"+{len(people) - len(shown)}", ink(BONE))
    for number in range(len(people), slots):
        canvas.put(x + number * each, y, FREE * 2, ink("#5b5142"))


def draw_piece(canvas: Canvas, scene: Scene, at: tuple[int, int, int], who: tuple[int, str], place: str) -> None:
    """One gangster: the mark of the seat and his letter, on the colour of the seat."""
    (x, y, each), (seat, gangster) = at, who
    spot = piece_spot(scene, seat, gangster, place)
    direct = bool({"gangster", "drive"} & set(spot.meaning)) or len(spot.meaning) > 1
    offered = direct and bool(scene.offer.matching(spot.meaning))
    pointed = offered and scene.offer.points_at(spot.meaning)
    paper = BRASS if pointed else seat_colour(seat)
    canvas.put(x, y, f"{seat_mark(seat)}{letters(scene.say)[gangster]}", ink(INK, paper, bold=True, under=offered))
    if offered and each > 2:
        canvas.put(x + 2, y, "◂", ink(BRASS, bold=True))
    canvas.spot(x, y, 2, 1, spot)


def draw_respect(canvas: Canvas, scene: Scene, at: tuple[int, int], place: str) -> None:
    """What each seat commands at a place."""
    x, y = at
    for seat, strength in enumerate(scene.view["strength"][place]):
        if strength:
            x = canvas.put(x, y, f"{seat_mark(seat)}{strength}", ink(seat_colour(seat), bold=True)) + 1


def about_place(scene: Scene, place: str) -> str:
    """A place in words, for the mouse."""
    name = scene.say(f"place-{place}")
    if place in scene.view["closed"]:
        return f"{name}: {scene.say('tui-closed')}"
    agents = scene.say("tui-agents-count", count=scene.view["agents"][place])
    prize = money(scene, scene.view["rackets"][place]) if place != "mansion" else scene.say("test-election")
    return f"{name}: {prize}\n{agents}"


# --- the Streets and the corners


def draw_streets(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The piazza in the middle, where there is always room."""
    x, y, width = plan.box("streets")
    spot = place_spot(scene, "streets", scene.say("place-streets"))
    colour, paper = ground(scene, spot.meaning, ASPHALT)
    canvas.fill(x, y, width, plan.lines, ink(colour or PAPER, paper))
    canvas.spot(x, y, width, plan.lines, spot)
    canvas.put(x, y, "▛" + "▔" * (width - 2) + "▜", ink("#39424a"))
    canvas.put(x, y + plan.lines - 1, "▙" + "▁" * (width - 2) + "▟", ink("#39424a"))
    name = f" {scene.say('place-streets')} "
    middle = x + (width - len(name)) // 2
    canvas.put(middle, y, name, ink(colour or PAPER, bold=True))
    draw_label(canvas, scene, x + width - 2, y, spot.meaning)
    draw_pieces(canvas, scene, (x + 2, y + 1, width - 4), "streets", plan.lines - 2)


def draw_heat(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The rule drawn: as many lights as players raise the heat, three rows end the game."""
    x, y, width = plan.box("heat")
    players, heat = scene.view["players"], min(3, scene.view["heat"])
    gone = len(everybody(scene, "jail")) + len(everybody(scene, "morgue"))
    canvas.put(x, y, fit(f" {scene.say('phase-heat')} {heat} ", width), ink(ROSE, NIGHT, bold=True))
    for row in (1, 2, 3):
        lit = min(players, players if row < heat or scene.view["heat"] > 3 else gone if row == heat else 0)
        after = canvas.put(x, y + 4 - row, f" {row} ", ink(PAPER if row == heat else SMOKE, NIGHT))
        after = canvas.put(after, y + 4 - row, LIT * lit, ink("#e2513f", NIGHT, bold=True))
        canvas.put(after, y + 4 - row, UNLIT * (players - lit) + " ", ink("#5b3a35", NIGHT))


def draw_decks(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """How many cards lie in both decks, how many are discarded, and how many Agent cards come each turn."""
    x, y, width = plan.box("decks")
    view = scene.view
    canvas.fill(x, y, width, 4, ink(BONE, NIGHT))
    lines = [
        scene.say("tui-favor-deck", count=view["deck"]),
        scene.say("tui-discarded", count=len(view["discards"]) + view["discards_hidden"]),
        scene.say("tui-agent-deck", count=view["agent_deck"]),
        scene.say("tui-agents-a-turn", count=min(3, view["heat"])),
    ]
    for row, words in enumerate(lines):
        canvas.put(x + 1, y + row, fit(words, width - 1), ink(PAPER if row % 2 == 0 else SMOKE))


def draw_yard(canvas: Canvas, scene: Scene, plan: Plan, name: str) -> None:
    """Jail behind bars, or the Morgue: who lies there."""
    x, y, width = plan.box(name)
    canvas.fill(x, y, width, plan.lines, ink(BONE, INK))
    sign = "╫" * width if name == "jail" else "┄" * width
    canvas.put(x, y + plan.lines - 1, sign, ink(LEATHER if name == "morgue" else SMOKE))
    asked = any(scene.offer.matching({"gangster": one}) for seat, one in everybody(scene, name) if seat == scene.seat)
    title = f" {scene.say(f'place-{name}')} "
    canvas.put(x, y, title, ink(PAPER, BRASS_DARK if asked and name == "jail" else INK, bold=True))
    draw_pieces(canvas, scene, (x + 1, y + 1, width - 1), name, plan.lines - 2)
