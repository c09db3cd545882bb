"""What the players of Mafiozoo have: a plate for each seat; the reader's own cards, Informants and tokens."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from .brass import draw_label, ground, label
from .canvas import Canvas, Spot
from .look import BONE, BRASS, INK, LEATHER, PAPER, WALNUT, fit, ink, seat_colour, seat_mark
from .mafiozoo_plan import FAVORS, INFORMANT, TOKEN, Plan, most, name_of, squeeze
from .scene import Scene


def draw_plates(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The seats, the reader's the last; then the strawman, who has nothing but a Reserve."""
    x, _, width = plan.city
    for number, seat in enumerate(scene.seats):
        draw_plate(canvas, scene, (x, plan.seats + number * plan.plate, width), seat)
    straw = scene.view["strawman"]
    if straw is not None:
        y = plan.seats + len(scene.seats) * plan.plate
        words = squeeze([(scene.say("source-reserve"), scene.view["reserve"][straw])], width)
        after = canvas.put(x + 1, y, f"{seat_mark(straw)} {scene.say('strawman')}  ", ink(seat_colour(straw)))
        canvas.put(after, y, words, ink(BONE))


def draw_plate(canvas: Canvas, scene: Scene, at: tuple[int, int, int], seat: int) -> None:
    """Mark, name, the car, gems and money; below it cards, tokens and favors."""
    (x, y, width), view = at, scene.view
    active = view["turn"] == seat
    canvas.fill(x, y, width, 2, ink(PAPER, LEATHER if active else WALNUT))
    canvas.put(x, y, "▶" if active else " ", ink(BRASS, bold=True))
    after = canvas.put(x + 1, y, f"{seat_mark(seat)} {fit(scene.names[seat], 10)} ", ink(seat_colour(seat), bold=True))
    if view["first"] == seat:
        after = canvas.put(after, y, f"({scene.say('tui-first-player')}) ", ink(BONE))
    gems = [(scene.say("source-slush"), view["slush"][seat]), (scene.say("source-reserve"), view["reserve"][seat])]
    take = most(scene, "take") if seat == scene.seat and scene.kind == "use" else {}
    key = label(scene, take)
    money = f"{view['money'][seat]}Z"
    words = squeeze(gems, x + width - after - len(money) - len(key) - 5)
    canvas.right(x + width - 1, y, f"{words}  {money}", ink(bold=True))
    if key:
        draw_label(canvas, scene, x + width - len(money) - len(words) - 4, y, take)
        canvas.spot(x, y, width, 2, Spot(take, "use:take:1"))
    draw_belongings(canvas, scene, (x, y + 1, width), seat)


def draw_belongings(canvas: Canvas, scene: Scene, at: tuple[int, int, int], seat: int) -> None:
    """How many cards, Informants and tokens a seat has, and its favors by letter."""
    (x, y, _), view = at, scene.view
    after = draw_favors(canvas, scene, at, seat)
    tokens = view["tokens"][seat]
    counts = [
        (scene.say("tui-cards"), view["hand_sizes"][seat]),
        (scene.say("tui-informants"), view["informant_sizes"][seat]),
        (scene.say("tui-tokens"), sum(tokens["known"].values()) + tokens["hidden"] + tokens["blank"]),
    ]
    canvas.put(x + 3, y, squeeze(counts, after - x - 4), ink(BONE))


def draw_favors(canvas: Canvas, scene: Scene, at: tuple[int, int, int], seat: int) -> int:
    """A disc with letter and number for each kind of favor, from the right; returns the column before them."""
    x, y, width = at
    held = [(name, count) for name, count in scene.view["favors"][seat].items() if count]
    column = x + width - 1 - sum(len(str(count)) + 2 for _, count in held)
    start = column
    for name, count in held:
        letter, disc, text = FAVORS[name]
        asked = seat == scene.seat and scene.kind in ("keep", "payment")
        meaning: dict[str, Any] = {"favor": name} if asked else {}
        colour, paper = ground(scene, meaning, "")
        after = canvas.put(column, y, letter, ink(text, disc, bold=True))
        after = canvas.put(after, y, str(count), ink(colour or PAPER, paper, bold=True))
        about = scene.say(f"favor-{name}")
        canvas.spot(column, y, after - column, 1, Spot(meaning, f"keep:{name}" if meaning else "", about))
        column = after + 1
    return start


# --- the reader's own


def draw_hand(scene: Scene, width: int) -> Canvas | None:
    """Cards in a row, then Informants and tokens in words; nothing for who only watches."""
    if scene.seat is None or scene.view["hand"] is None:
        return None
    cards, lines = scene.view["hand"], own_lines(scene, width)
    top = 2 if cards else 0
    if not top and not lines:
        return None
    canvas = Canvas(width, top + len(lines), ink(PAPER, WALNUT))
    each = max(8, min(16, width // max(1, len(cards))))
    card_now = (scene.view["plan"] or {}).get("card")
    played = cards.index(card_now) if card_now in cards else -1
    for number, card in enumerate(cards):
        draw_card(canvas, scene, (number * each, each - 1), card, number == played)
    for row, line in enumerate(lines, top):
        canvas.put(0, row, line, ink(BONE))
    return canvas


def draw_card(canvas: Canvas, scene: Scene, at: tuple[int, int], card: str, chosen: bool) -> None:
    """A Bribery card: number and key above, name below; a tick on the one that is being played."""
    x, width = at
    meaning = {"card": card} if scene.kind == "bribe" else {}
    colour, paper = ground(scene, meaning, BRASS if chosen else PAPER)
    canvas.fill(x, 0, width, 2, ink(colour or INK, paper))
    secret = card == "S"
    canvas.put(x, 0, " ? " if secret else f"{card:>2} ", ink(bold=True))
    if chosen:
        canvas.right(x + width, 0, "✓ ", ink(bold=True))
    draw_label(canvas, scene, x + width, 0, meaning)
    name = fit(scene.say("card-secret"), width - 1) if secret else name_of(scene, int(card), width - 1)
    canvas.put(x + 1, 1, name, ink())
    about = scene.say("card-secret") if secret else scene.say(f"character-{card}-help")
    canvas.spot(x, 0, width, 2, Spot(meaning, f"bribe:{card}" if meaning else "", about))


def own_lines(scene: Scene, width: int) -> list[str]:
    """The reader's Informants and tokens, on one line if they fit."""
    view = scene.view
    parts = []
    if view["informants"]:
        people = [f"{number}\u00a0{name_of(scene, number, 10)}" for number in view["informants"]]
        parts.append(f"{INFORMANT} {scene.say('tui-informants')}: {', '.join(people)}")
    tokens = own_tokens(scene)
    if tokens:
        parts.append(f"{TOKEN} {scene.say('tui-tokens')}: {tokens}")
    if sum(map(len, parts)) + 3 <= width:
        parts = ["   ".join(parts)] if parts else []
    return [line for part in parts for line in wrap(part, width)]


def own_tokens(scene: Scene) -> str:
    """The reader's tokens by kind."""
    return "" if scene.seat is None else tokens_in_words(scene, scene.seat)


def tokens_in_words(scene: Scene, seat: int) -> str:
    """The tokens of a seat that the reader knows, by kind."""
    known = scene.view["tokens"][seat]["known"]
    kinds = [f"{scene.say('tui-neighborhood', code=kind)}\u00a0{count}" for kind, count in known.items() if count]
    return ", ".join(kinds)
