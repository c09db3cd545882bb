"""What a viewer may see of a position, and the rules for what is neither open to all nor closed to all."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ...kernel.options import chosen
from ...kernel.sets import has, members
from ...kernel.sets import of as bits_of
from ...kernel.view import Sight
from . import codes
from .box import ALL_CARDS, CARDS, GANG_NAMES, HIDEOUTS, KINDS, SEATS, TARGETS, Box
from .knowledge import certain, stamps
from .state import HIRE, NONE, NOTEBOOK, OVER, PLACE, State

PHASES = {OVER: "over", 0: "recruiting", HIRE: "choosing"}


def conversation(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """How far the turn has come: its owner knows all, the others only that a card is being placed."""
    mine = seat is not None and s.turn == seat
    holding = s.hand != NONE
    return {
        "phase": PHASES.get(s.ask, "placing"),
        "holding": holding,
        "card": codes.card(box, s.hand) if holding and mine else None,
        "target": codes.target(box, s.target) if s.target != NONE and mine else None,
    }


def table(s: State, box: Box, seat: int | None) -> dict[str, Any]:
    """The cards at the targets and the killed ones; a hidden card shows only its back, owner, number and origin."""
    spots = s.spot
    rows: list[list[list[dict[str, Any]]]] = [[[] for _ in range(TARGETS)] for _ in range(s.players)]
    killed: list[list[dict[str, Any]]] = [[] for _ in range(s.players)]
    for _, card in sorted([(token, card) for card, token in enumerate(s.placed) if token]):
        if spots[card] != NONE:
            owner, target = divmod(spots[card], TARGETS)
            rows[owner][target].append(face(s, box, card))
        else:
            owner = next(n for n in range(s.players) if has(s.killed[n], card))
            killed[owner].append(face(s, box, card))
    return {"rows": rows, "killed": killed}


def own_faces(s: State, box: Box, seat: int | None) -> dict[int, str]:
    """The hidden cards on the table that a seat knows, by their tokens."""
    known = known_faces(s, seat) & ~s.shown if seat is not None else 0
    return {s.placed[card]: codes.card(box, card) for card in members(known) if s.placed[card]}


def known_faces(s: State, seat: int) -> int:
    """The cards whose face a seat is shown: without a notebook, spied cards only at the moment of spying (A50)."""
    if chosen(s.options, NOTEBOOK) == 0 or s.ask == OVER:
        return certain(s, seat)
    own = bits_of([c for c in range(CARDS) if s.spot[c] != NONE and s.spot[c] // TARGETS == seat])
    return s.shown | own | s.killed[seat]


def face(s: State, box: Box, card: int) -> dict[str, Any]:
    """One card as everybody sees it."""
    origin, shown = s.origin[card], s.shown >> card & 1
    return {
        "token": s.placed[card],
        "card": codes.card(box, card) if shown else None,
        "face": "up" if shown else "down",
        "from": codes.hideout(box, origin) if origin != NONE else None,
    }


def notebook(s: State, box: Box, seat: int | None) -> dict[str, Any] | None:
    """What follows from this seat's looks: for each look, which cards it left open and where they can be now (4.3)."""
    if seat is None or chosen(s.options, NOTEBOOK) != 0:
        return None
    blocks: dict[int, list[int]] = defaultdict(list)
    looks = stamps(s, seat)
    for card in members(ALL_CARDS & ~certain(s, seat)):
        blocks[looks[card]].append(card)
    unseen = codes.cards(box, blocks.pop(0, []))
    return {"looks": [page(s, box, look, blocks[look]) for look in sorted(blocks)], "unseen": unseen}


def page(s: State, box: Box, look: int, block: list[int]) -> dict[str, Any]:
    """One block: its cards, how many of them are still in the hideout, and which tokens are among them."""
    hideout, placed = s.origin[block[0]], s.placed
    return {
        "look": look,
        "hideout": codes.hideout(box, hideout),
        "cards": codes.cards(box, block),
        "left": (s.pile[hideout] & bits_of(block)).bit_count(),
        "tokens": sorted([placed[card] for card in block if placed[card] > 0]),
        "in_hand": s.hand in block,
    }


def open_pile(s: State, box: Box, seat: int | None) -> int | None:
    """Who has paid for a pile sees it until a card is chosen and placed."""
    if seat is None or s.turn != seat or s.ask < HIRE:
        return None
    return s.pile[s.at] | (1 << s.hand if s.ask >= PLACE else 0)


SIGHTS = {
    "conversation": conversation,
    "table": table,
    "own faces": own_faces,
    "notebook": notebook,
    "open pile": open_pile,
}


def view(sight: Sight, box: Box) -> dict[str, Any]:
    """The table as everybody sees it."""
    players, passed = sight.number("players"), sight.number("passed")
    at, left, turn = sight.number("at"), sight.row("left"), sight.number("turn")
    now = sight.by_rule("conversation")
    sizes = [box.pile_size[players, n] for n in range(HIDEOUTS)]
    return {
        "players": players,
        "turn": None if now["phase"] == "over" else turn,
        "turns": sight.number("turns"),
        "start": sight.number("start"),
        "phase": now["phase"],
        "at": None if at == NONE else codes.hideout(box, at),
        "hand": hand_in_view(now),
        "money": sight.row("money")[:players],
        "passed": [has(passed, seat) for seat in range(players)],
        "targets": [codes.target(box, n) for n in range(TARGETS)],
        "hideouts": [{"hideout": codes.hideout(box, n), "cards": left[n]} for n in range(HIDEOUTS) if sizes[n]],
        "pile": None,
        "left_out": CARDS - sum(sizes),
        **sight.lasting("table"),
        "notebook": None,
    }


def own_view(sight: Sight, box: Box) -> dict[str, Any]:
    """What a seat sees in the place of some of it: what it holds, looks at, has placed and remembers."""
    return {
        "hand": hand_in_view(sight.by_rule("conversation")),
        "pile": pile_in_view(sight, box),
        **table_in_view(sight),
        "notebook": sight.by_rule("notebook"),
    }


def hand_in_view(now: dict[str, Any]) -> dict[str, Any]:
    """The card that is being placed, as far as the viewer knows it."""
    return {"holding": now["holding"], "card": now["card"], "target": now["target"]}


def table_in_view(sight: Sight) -> dict[str, Any]:
    """The table as everybody sees it, with the faces of the hidden cards that this viewer knows."""
    rows, killed, known = sight.public["rows"], sight.public["killed"], sight.by_rule("own faces")
    if not known:
        return {"rows": rows, "killed": killed}
    return {
        "rows": [[with_faces(crew, known) if crew else crew for crew in row] for row in rows],
        "killed": [with_faces(crew, known) for crew in killed],
    }


def with_faces(crew: list[dict[str, Any]], known: dict[int, str]) -> list[dict[str, Any]]:
    """Cards of one place, those known with their faces."""
    return [{**card, "card": known[card["token"]]} if card["token"] in known else card for card in crew]


def pile_in_view(sight: Sight, box: Box) -> list[str] | None:
    """The cards of the pile that this viewer has just paid for and is choosing from (R16)."""
    cards = sight.by_rule("open pile")
    return None if cards is None else codes.cards(box, members(cards))


def catalogue(box: Box) -> dict[str, Any]:
    """What lies in the box, for whoever draws or describes it."""
    cards = {}
    for card in range(CARDS):
        gangs = [GANG_NAMES[gang] for gang in members(box.gangs[card])]
        special = KINDS[box.special[card]]
        cards[codes.card(box, card)] = {
            "level": box.level[card],
            "modifier": box.modifier[card],
            "gangs": gangs,
            "special": special,
        }
    players = [n for n in range(SEATS + 1) if box.money[n]]
    return {
        "cards": cards,
        "targets": [box.value[n] for n in range(TARGETS)],
        "hideouts": {n: [box.pile_size[n, h] for h in range(HIDEOUTS) if box.pile_size[n, h]] for n in players},
        "money": {n: box.money[n] for n in players},
        "award": {n: box.award[n] for n in players},
    }
