"""One position of Criminals, field by field, the questions it can ask and the options of its table.

A card's place is where the card lies and how it came there. All fields indexed by card describe that place, so two
cards trade places by trading their entries (knowledge.py), and a hidden world is drawn anew in that way alone.
"""

from __future__ import annotations

from ...kernel.options import Option
from ...kernel.record import PUBLIC, SECRET, Record, Row, field
from .box import ALL_CARDS, ALL_TARGETS, CARDS, HIDEOUTS, SEATS, TARGETS

NONE = -1

# The kinds of questions, in the order of a turn; OVER asks nobody.
RECRUIT, HIRE, PLACE, PICK_POCKET, KILL, SPY_ON, MOVE = range(7)
OVER = -1

# The options: readings of the rulebook that a table may turn (docs/rules/criminals.md). 0 is the recommended one.
NO_LEGAL_CARD, ACCOMPLICE_LIMIT, REVEAL_KILLED, FINAL_TIE, NOTEBOOK = range(5)
OPTIONS = (
    Option("noLegalCard", ("loseTurn", "passOut"), "A9 A12"),
    Option("accompliceLimit", ("none", "one"), "A20"),
    Option("revealKilled", ("off", "on"), "A31"),
    Option("finalTie", ("shared", "moreTargets"), "A44"),
    Option("notebook", ("on", "off"), "A50"),
)


class State(Record):
    """One position."""

    # the table, open to all
    players: int = field("i1", "how many play", 2, 4, PUBLIC)
    passed: int = field("i1", "seats that have passed, a set", 0, 15, PUBLIC, of="seats")
    turn: int = field("i1", "the seat whose turn it is", 0, 3, PUBLIC, of="seat")
    start: int = field("i1", "the seat that began (R7)", 0, 3, PUBLIC, of="seat")
    at: int = field("i1", "the hideout paid for in this turn, or none", NONE, 8, PUBLIC, of="hideout")
    turns: int = field("i2", "the number of this turn, from 1", 1, 400, PUBLIC)
    placements: int = field("i1", "henchmen placed so far", 0, CARDS, PUBLIC)
    money: Row = field("i2", "dollars in each purse (A46)", 0, 250, PUBLIC, (SEATS,), by="seat")
    paid: int = field("i2", "dollars paid to the bank so far", 0, 250, PUBLIC)
    gained: int = field("i2", "dollars taken from the bank by Pickpockets", 0, 64, PUBLIC)
    left: Row = field("i1", "cards left in each hideout (A47)", 0, 9, PUBLIC, (HIDEOUTS,), by="hideout")
    occupied: Row = field(
        "i2", "targets where each seat has henchmen, a set", 0, ALL_TARGETS, PUBLIC, (SEATS,), "targets", "seat"
    )
    shown: int = field("i8", "cards that lie, or were killed, face-up", 0, ALL_CARDS, PUBLIC, of="cards")
    options: int = field("i4", "the table's options, packed", 0, (1 << 30) - 1, PUBLIC)

    # the conversation of this turn: its owner alone knows how far it has come
    ask: int = field("i1", "the kind of question asked now", OVER, MOVE, "conversation", of="kind")
    hand: int = field("i1", "the card just hired, or none", NONE, CARDS - 1, "conversation", of="card")
    target: int = field("i1", "the target chosen for it, or none", NONE, TARGETS - 1, "conversation", of="target")

    # where the cards are
    pile: Row = field("i8", "cards in each hideout, a set (A48)", 0, ALL_CARDS, SECRET, (HIDEOUTS,), "cards", "hideout")
    left_out: int = field("i8", "cards that were not dealt (A1)", 0, ALL_CARDS, SECRET, of="cards")
    killed: Row = field("i8", "cards each seat lost to Killers", 0, ALL_CARDS, "table", (SEATS,), "cards", "seat")
    spot: Row = field(
        "i1",
        "seat * 8 + target where each card lies, or none",
        NONE,
        SEATS * TARGETS - 1,
        "table",
        (CARDS,),
        "spot",
        "card",
    )
    placed: Row = field(
        "i1", "each card's number in the order of placing, 0: not placed", 0, CARDS, "table", (CARDS,), by="card"
    )
    origin: Row = field(
        "i1", "the hideout each card was dealt to, or none", NONE, HIDEOUTS, "table", (CARDS,), "hideout", "card"
    )

    # what the seats know
    known: Row = field(
        "i8",
        "cards each seat has hired or spied on: it knows their place",
        0,
        ALL_CARDS,
        "notebook",
        (SEATS,),
        "cards",
        "seat",
    )
    looks: int = field("u1", "looks into hideouts so far", 0, 255, PUBLIC)
    seen: Row = field(
        "u4",
        "the last look that showed this card in its hideout, 8 bits a seat",
        0,
        (1 << 32) - 1,
        "notebook",
        (CARDS,),
        by="card",
    )
    barred: Row = field(
        "u1", "kinds that cannot lie in this card's place (D7), a set", 0, 127, SECRET, (CARDS,), by="card"
    )

    # the dice
    key: Row = field("u8", "the key of all chance in this game", 0, (1 << 64) - 1, SECRET, (2,))
    drawn: int = field("u4", "how often the dice were used", 0, (1 << 32) - 1, SECRET)
