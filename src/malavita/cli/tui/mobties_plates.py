"""The players of Mob Ties: a plate for each seat with ring, cash, cards, respect and family."""

from __future__ import annotations

from .brass import draw_label, ground, label
from .canvas import Canvas, Spot
from .look import BONE, BRASS, INK, LEATHER, MINT, PAPER, SMOKE, WALNUT, fit, ink, seat_colour, seat_mark
from .mobties_plan import (
    CARD,
    DONE,
    FAMILY,
    HIRED,
    RESPECT,
    RING,
    WAITS,
    Plan,
    letters,
    money,
    piece_spot,
    respect_of,
    seat_spot,
)
from .scene import Scene

OUT = ("gone", "morgue")


def draw_plates(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The seats, the reader's the last."""
    if plan.rail:
        canvas.fill(0, 2, plan.rail, canvas.height - 2, ink(PAPER, INK))
    for number, seat in enumerate(scene.seats):
        draw_plate(canvas, scene, plan.plate_at(number), seat, plan.plate)


def draw_plate(canvas: Canvas, scene: Scene, at: tuple[int, int, int], seat: int, lines: int) -> None:
    """Mark, name and ring; cash, cards and respect; the family; brass where the player may be chosen."""
    x, y, width = at
    asked, spot = seat in scene.view["asked"], seat_spot(scene, seat, about_seat(scene, seat))
    colour, paper = ground(scene, spot.meaning, LEATHER if asked else WALNUT)
    canvas.fill(x, y, width, max(2, lines - 1), ink(colour or PAPER, paper))
    canvas.spot(x, y, width, max(2, lines - 1), spot)
    canvas.put(x, y, "▶" if asked else " ", ink(colour or BRASS, bold=True))
    key = label(scene, spot.meaning)
    draw_label(canvas, scene, x + width, y, spot.meaning)
    end = x + width - len(key)
    if scene.view["don"] == seat:
        ring = f" {RING} {scene.say('tui-don')} "
        canvas.right(end, y, ring, ink(INK, BRASS, bold=True))
        end -= len(ring)
    state = state_of(scene, seat)
    canvas.right(end - 1, y, state, ink(colour or MINT, bold=True))
    name = fit(f"{seat_mark(seat)} {scene.names[seat]}", end - len(state) - x - 3)
    canvas.put(x + 1, y, name, ink(colour or seat_colour(seat), bold=True))
    draw_means(canvas, scene, (x + 1, y + 1), seat, colour)
    if lines > 2:
        after = draw_family(canvas, scene, (x + 1, y + 2), seat, 2)
        canvas.put(after + 1, y + 2, fit(held_words(scene, seat), x + width - after - 1), ink(colour or BONE))
    else:
        draw_family(canvas, scene, (x + width - len(family_of(scene, seat)), y + 1), seat, 1)


def draw_means(canvas: Canvas, scene: Scene, at: tuple[int, int], seat: int, colour: str) -> None:
    """Cash, cards in hand, and respect on the board."""
    x, y = at
    after = canvas.put(x, y, money(scene, scene.view["cash"][seat]), ink(colour or PAPER, bold=True))
    words = f"{CARD}{scene.view['hand_sizes'][seat]} {RESPECT}{respect_of(scene, seat)}"
    canvas.put(after + 1, y, words, ink(colour or BONE))


def family_of(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Every gangster of a family with where he is; the hired ones only once they have come."""
    crew = scene.view["gangsters"][seat]
    where = {one: place for place, people in crew.items() for one in people}
    hired = [one for one in HIRED if where.get(one, "aside") != "aside"]
    return [(one, where.get(one, "aside")) for one in (*FAMILY, *hired)]


def draw_family(canvas: Canvas, scene: Scene, at: tuple[int, int], seat: int, each: int) -> int:
    """A letter for each: on the seat's colour while free, small in Jail, a cross when dead; returns the end."""
    x, y = at
    for gangster, place in family_of(scene, seat):
        spot = family_spot(scene, seat, gangster, place)
        style = ink(INK, seat_colour(seat), bold=True)
        if place in OUT:
            style = ink(SMOKE)
        elif place in ("jail", "aside"):
            style = ink(seat_colour(seat), INK, under=place == "jail")
        if scene.offer.points_at(spot.meaning):
            style = ink(INK, BRASS, bold=True)
        letter = letters(scene.say)[gangster]
        canvas.put(x, y, "×" if place in OUT else letter.lower() if place == "jail" else letter, style)
        if spot.meaning:
            canvas.spot(x, y, 1, 1, spot)
        x += each
    return x


def family_spot(scene: Scene, seat: int, gangster: str, place: str) -> Spot:
    """What a click on a gangster of a plate would mean: one's own to be placed, or the one on the board."""
    if scene.kind == "place" and seat == scene.seat:
        return Spot({"gangster": gangster}, "", scene.say(f"gangster-{gangster}"))
    spot = piece_spot(scene, seat, gangster, place)
    return spot if "gangster" in spot.meaning else Spot()


def state_of(scene: Scene, seat: int) -> str:
    """Whether a seat that takes part in the test is done or still waited for."""
    test = scene.view["test"]
    if not test or seat not in test["present"] or scene.view["asking"] not in ("talk", "ballot"):
        return ""
    return WAITS if seat in scene.view["asked"] else DONE


def held(scene: Scene, seat: int) -> int:
    """The money that a seat has laid aside for deals."""
    terms = [term for deal in scene.view["deals"] for term in deal["terms"]]
    mine = [term for term in terms if term["term"] == "pay" and term["who"] == seat and term["fate"] == "held"]
    return sum(term["amount"] for term in mine)


def held_words(scene: Scene, seat: int) -> str:
    """Money in escrow, in words."""
    amount = held(scene, seat)
    return scene.say("tui-held", amount=money(scene, amount)) if amount else ""


def about_seat(scene: Scene, seat: int) -> str:
    """A player in words, for the mouse."""
    where = [
        f"{scene.say(f'gangster-{gangster}')}: {scene.say(f'place-{place}')}"
        for gangster, place in family_of(scene, seat)
    ]
    return "\n".join([scene.names[seat], *where])
