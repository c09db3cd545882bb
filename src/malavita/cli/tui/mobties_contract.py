"""A deal on paper: letterhead, promises line by line, seal and signatures; the other deals as slips beside it."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from .bargaining import latest, ledger
from .canvas import Canvas, Spot
from .look import BLOOD, BONE, BRASS, GREEN, INK, MINT, PAPER, ROSE, SMOKE, WALNUT, fit, ink, seat_colour, seat_mark
from .mobties_dealer import Dealer
from .mobties_draft import clauses, from_deal
from .table import Table

FADED = "#7d7158"
RULE = "#b9ab88"
FATES = {
    "waiting": ("", FADED), "held": ("▣", "#8a5a00"), "due": ("!", BLOOD), "kept": ("✓", GREEN), "broken": ("✕", BLOOD),
    "lapsed": ("~", FADED),
}  # fmt: skip
SEATS_ON_PAPER = ("#8a5a00", "#1d5f97", "#b23a36", "#1f6b4a", "#6b3fa0", "#4a463e")
Row = list[tuple[str, Any]]


def draw_contract(dealer: Dealer, width: int) -> Canvas:
    """What lies on the desk: the draft, a deal, or an empty sheet."""
    rows = list(sheet_rows(dealer, max(20, width - 6)))
    canvas = Canvas(width, len(rows) + 2, ink(INK, WALNUT))
    canvas.fill(1, 0, width - 2, len(rows) + 2, ink(INK, PAPER))
    for y, (left, right) in enumerate(rows, 1):
        x = 3
        for words, style in left:
            x = canvas.put(x, y, words, style)
        for words, style in right:
            canvas.right(width - 3, y, words, style)
    return canvas


def sheet_rows(dealer: Dealer, width: int) -> Iterable[tuple[Row, Row]]:
    """All rows of the sheet: what stands at the left, and at the right."""
    say, deal = dealer.table.say, dealer.deal
    if not dealer.writing and deal is None:
        yield from blank(dealer, width)
        return
    paper = draft_as_deal(dealer) if dealer.writing else with_seal(dealer.table, deal)
    number = say("desk-number", deal=paper["deal"]) if paper["deal"] else say("desk-draft")
    yield [(say("desk-contract"), ink(bold=True))], [(f" {number} ", ink(PAPER, BLOOD, bold=True))]
    view = dealer.table.view
    phase = say(f"phase-{view['phase']}")
    yield [(fit(say("desk-dated", turn=view["turn"], phase=phase), width), ink(FADED))], []
    yield [("═" * width, ink(RULE))], []
    yield from parties(dealer.table, paper, width)
    yield [("─" * width, ink(RULE))], []
    yield from lines(dealer, paper, width)
    yield [("─" * width, ink(RULE))], []
    yield from seal(dealer.table, paper, width)
    yield from signatures(dealer.table, paper)


def draft_as_deal(dealer: Dealer) -> dict[str, Any]:
    """The draft in the form of a deal."""
    draft = dealer.draft
    assert draft is not None
    return {
        "deal": 0,
        "life": "draft",
        "from": dealer.seat,
        "parties": draft.parties(dealer.seat),
        "agreed": [],
        "released": [],
        "binding": draft.binds(dealer.table.view["terms"] == "honor"),
        "terms": [{**term, "fate": "waiting"} for term in draft.terms],
    }


def with_seal(table: Table, deal: dict[str, Any] | None) -> dict[str, Any]:
    """A deal with whether it binds, or will when it is sealed."""
    assert deal is not None
    offered = deal["life"] == "offered" and from_deal(deal).binds(table.view["terms"] == "honor")
    return {**deal, "binding": deal["binding"] or offered}


def blank(dealer: Dealer, width: int) -> Iterable[tuple[Row, Row]]:
    """An empty sheet with the terms of the table."""
    say, terms = dealer.table.say, dealer.table.view["terms"]
    yield [(say(f"terms-{terms}"), ink(bold=True))], []
    for words in wrap(say(f"terms-{terms}-help"), width):
        yield [(words, ink(FADED))], []
    yield [], []
    for words in wrap(say("desk-empty"), width):
        yield [(words, ink())], []


def seat_on_paper(table: Table, seat: int) -> tuple[str, Any]:
    """A player's mark and name in a colour that reads on paper."""
    return f"{seat_mark(seat)} {table.name(seat)}", ink(SEATS_ON_PAPER[seat], bold=True)


def parties(table: Table, paper: dict[str, Any], width: int) -> Iterable[tuple[Row, Row]]:
    """Who offers it to whom."""
    others = [seat for seat in paper["parties"] if seat != paper["from"]]
    row = [seat_on_paper(table, paper["from"]), (f" {table.say('desk-offers-to')} ", ink(FADED))]
    for seat in others:
        if sum(len(words) for words, _ in row) + len(table.name(seat)) + 4 > width:
            yield row, []
            row = [("  ", ink())]
        row += [seat_on_paper(table, seat), ("  ", ink())]
    yield (row if others else [*row, ("…", ink(FADED))]), []


def lines(dealer: Dealer, paper: dict[str, Any], width: int) -> Iterable[tuple[Row, Row]]:
    """Every promise with its number and its fate; below, the one being written."""
    table, number, turn = dealer.table, 0, max(1, dealer.table.view["turn"])
    for term in paper["terms"]:
        mark, colour = FATES[term["fate"]]
        dead = term["fate"] == "lapsed"
        for clause in clauses(table, term):
            number += 1
            later = f" ({table.say('desk-next-turn')})" if term["turn"] > turn and term["term"] != "peace" else ""
            for row, words in enumerate(wrap(clause + later, width - 14)):
                head = f"{number:>2}  " if row == 0 else "    "
                fate = f"{table.say('desk-fate-' + term['fate'])} {mark}" if mark and row == 0 else ""
                style = ink(FADED if dead else INK, strike=dead)
                yield [(head, ink(FADED)), (words, style)], [(fate, ink(colour, bold=True))]
    if dealer.writing and dealer.form is not None:
        yield [(f"{number + 1:>2}  ", ink(FADED)), (fit(pending(dealer), width - 4), ink("#8a5a00", bold=True))], []
    elif not number:
        yield [("    …", ink(FADED))], []


def pending(dealer: Dealer) -> str:
    """The promise being written, as far as it has come."""
    form, table = dealer.form, dealer.table
    assert form is not None
    parts = [table.say(f"desk-term-{form.kind}")]
    for name, value in form.given.items():
        if name in ("who", "whom", "seat", "victim"):
            parts.append(f"{seat_mark(value)} {table.name(value)}")
        elif name == "sharers":
            parts.append(" ".join(seat_mark(seat) for seat in value))
        elif name == "amount" or name.startswith("part"):
            parts.append(table.say("money", thousands=value // 1000) if value else table.say("money-none"))
        elif name == "place":
            parts.append(table.say(f"place-{value}") if value else table.say("desk-anywhere"))
        elif name in ("when", "test", "way", "chooser"):
            parts.append(table.say(f"desk-{name}-{value}"))
    return " · ".join([*parts, "…"])


def seal(table: Table, paper: dict[str, Any], width: int) -> Iterable[tuple[Row, Row]]:
    """Red wax where it binds; else a dashed stamp, and why."""
    terms = table.view["terms"]
    if paper["binding"]:
        stamp, why = (f" {table.say('desk-binding')} ", ink(PAPER, BLOOD, bold=True)), "terms-honor-help"
    else:
        stamp = (f"╌ {table.say('desk-not-binding')} ╌", ink(FADED, bold=True))
        why = "terms-all_bets-help" if terms == "all_bets" else "desk-no-money-help"
    yield [stamp], []
    for words in wrap(table.say(why), width):
        yield [(words, ink(FADED))], []


def signatures(table: Table, paper: dict[str, Any]) -> Iterable[tuple[Row, Row]]:
    """A line for each party: signed, released, or still open."""
    yield [], []
    for seat in paper["parties"]:
        if seat in paper["released"]:
            state = (table.say("desk-released-sign"), ink(FADED))
        elif seat in paper["agreed"]:
            state = (f"{table.say('desk-signed')} ✓", ink(GREEN, bold=True))
        else:
            state = ("________", ink(FADED))
        yield [seat_on_paper(table, seat)], [state]


# --- beside it


def draw_slips(dealer: Dealer, width: int) -> Canvas:
    """The other deals, the ledger of promises, and the latest about deals."""
    table = dealer.table
    on_desk = dealer.deal["deal"] if dealer.deal and not dealer.writing else None
    others = [deal for deal in dealer.deals if deal["deal"] != on_desk]
    slips = [(deal, list(slip_rows(table, deal, width - 3))) for deal in others]
    news = [row for words in latest(table, 4) for row in wrap(words, width - 1)]
    height = sum(len(rows) + 1 for _, rows in slips) + table.game.players + len(news) + 5
    canvas = Canvas(width, height, ink(BONE, INK))
    y = 0
    if slips:
        canvas.put(0, y, table.say("desk-others"), ink(BRASS, bold=True))
        y += 1
    for deal, rows in slips:
        canvas.fill(0, y, width - 1, len(rows), ink(INK, "#d9cba9"))
        for row, (words, style) in enumerate(rows):
            canvas.put(1, y + row, words, style)
        canvas.spot(0, y, width - 1, len(rows), Spot({"deal": deal["deal"]}))
        y += len(rows) + 1
    y = draw_ledger(canvas, table, y)
    for words in news:
        canvas.put(0, y, words, ink(SMOKE))
        y += 1
    return canvas


def slip_rows(table: Table, deal: dict[str, Any], width: int) -> Iterable[tuple[str, Any]]:
    """A deal in few lines: number, who to whom, its promises, and for whom it waits."""
    others = " ".join(seat_mark(seat) for seat in deal["parties"] if seat != deal["from"])
    binding = table.say("desk-binding" if with_seal(table, deal)["binding"] else "desk-not-binding")
    head = f"{table.say('desk-number', deal=deal['deal'])} {seat_mark(deal['from'])} → {others}  {binding}"
    yield fit(head, width), ink(bold=True)
    for term in deal["terms"]:
        for words in wrap("; ".join(clauses(table, term)), width):
            yield words, ink()
    open_seats = [seat for seat in deal["parties"] if seat not in deal["agreed"]]
    names = ", ".join(table.name(seat) for seat in open_seats)
    state = table.say("desk-sealed") if deal["life"] == "sealed" else table.say("tui-waiting", seat=names)
    yield fit(state, width), ink(FADED)


def draw_ledger(canvas: Canvas, table: Table, y: int) -> int:
    """How many promises each player has kept and broken; returns the next row."""
    canvas.put(0, y, table.say("desk-promises"), ink(BRASS, bold=True))
    for seat, (kept, broken) in enumerate(ledger(table)):
        y += 1
        canvas.put(0, y, f"{seat_mark(seat)} {fit(table.name(seat), 12)}", ink(seat_colour(seat), bold=True))
        canvas.put(16, y, f"✓ {kept}", ink(MINT if kept else SMOKE))
        canvas.put(22, y, f"✕ {broken}", ink(ROSE if broken else SMOKE))
    return y + 2
