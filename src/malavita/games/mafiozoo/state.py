"""One position of Mafiozoo, field by field, the questions it can ask and the options of its table.

Decks are ordered rows and hands are sets of card numbers, so a card's place is wherever its number stands. Two cards
trade places by trading their numbers (knowledge.py), and a hidden world is drawn anew in that way alone.
"""

from __future__ import annotations

from ...kernel.options import Option
from ...kernel.record import PUBLIC, SECRET, Record, Row, field
from .box import (
    ADVISORS,
    AGENDA,
    ALL_BRIBERY,
    ALL_INFORMANTS,
    ALL_LOCATIONS,
    ALL_TOKENS,
    BRIBERY_CARDS,
    CHARACTERS,
    FAVORS,
    GEMS,
    GODFATHER_CARDS,
    INFORMANTS,
    LOCATIONS,
    NEIGHBORHOODS,
    SEATS,
    TOKENS,
)

NONE = -1
PUBLIC_ROW = SEATS  # the row of the public where there is one for every viewer

# The kinds of questions, in the order of a round; NOTHING asks nobody.
(
    DOCK_SHARE, BRIBE, USE, PHOTO, ONWARD, WINDOW, INFORM, PAY_PRICE, TOKEN, EXTRA, PRODUCE, GOON, PAYMENT, KEEP,
) = range(14)  # fmt: skip
NOTHING = -1

# The stages of a round, each finished before the next (R12); favors go through INFORM to PAYING for each character.
(
    ROUND_START, REVENUE, BRIBERY, LAST_WINDOW, INFORMING, EVALUATING, AWARDING, LEAVING, PAYING, INFLUENCE, SURPLUS,
    ROUND_END, OVER,
) = range(13)  # fmt: skip
STAGES = (
    "round-start", "revenue", "bribery", "window", "informing", "evaluating", "awarding", "leaving", "paying",
    "influence", "surplus", "round-end", "over",
)  # fmt: skip

# The options: readings of the rulebooks that a table may turn (docs/rules/mafiozoo.md). 0 is the recommended one.
SECOND_TIE, STRAWMAN_DUPLICATE, FAVOR_FIRST, BONUS_GEMS, INFORMANT_WINDOW, REVEAL_DISCARDS = range(6)
OPTIONS = (
    Option("secondPlaceTie", ("none", "all"), "A25"),
    Option("strawmanDuplicate", ("perCard", "once"), "A43"),
    Option("favorFirst", ("on", "off"), "R37 R39 R42"),
    Option("bonusGems", ("optional", "compulsory"), "A12"),
    Option("informantWindow", ("holder", "everyone"), "R34"),
    Option("revealDiscards", ("off", "on"), "A17"),
)


class State(Record):
    """One position."""

    # the table, open to all
    players: int = field("i1", "how many play", 2, 4, PUBLIC)
    options: int = field("i4", "the table's options, packed", 0, (1 << 30) - 1, PUBLIC)
    round_now: int = field("i1", "the number of this round, from 1; 0 before the first", 0, GODFATHER_CARDS, PUBLIC)
    first: int = field("i1", "the seat with the car (R9, R13)", 0, SEATS - 1, PUBLIC, of="seat")
    stage: int = field("i1", "how far the round has come", ROUND_START, OVER, PUBLIC, of="stage")
    queue: int = field("i1", "whose turn it is, counted from the first player", 0, SEATS, PUBLIC)
    at: int = field("i1", "the next location to pay revenue (R18)", 0, LOCATIONS, PUBLIC)
    person: int = field("i1", "the character that is evaluated, or none", NONE, CHARACTERS - 1, PUBLIC, of="character")
    visited: int = field("i1", "the advisor the Godfather visits, or none", NONE, ADVISORS - 1, PUBLIC, of="character")
    golden: int = field("i2", "tiles with the golden side up, a set", 0, 4095, PUBLIC, of="characters")
    turns: int = field("i2", "Bribery cards played so far", 0, 250, PUBLIC)
    money: Row = field("i2", "Zoollars of each seat", 0, 2000, PUBLIC, (SEATS,), by="seat")
    reserve: Row = field("i1", "gems of each color in the Reserve", 0, GEMS, PUBLIC, (SEATS,), by="seat")
    slush: Row = field("i1", "gems of each color in the Slush Fund", 0, GEMS, PUBLIC, (SEATS,), by="seat")
    gems: Row = field("i1", "gems of each color on each photo", 0, GEMS, PUBLIC, (SEATS, CHARACTERS), by="seat")
    favors: Row = field("i1", "favors of each seat", 0, 120, PUBLIC, (SEATS, FAVORS), by="seat")
    goons: Row = field(
        "i4", "locations with a goon of each seat, a set", 0, ALL_LOCATIONS, PUBLIC, (SEATS,), "locations", "seat"
    )
    working: Row = field(
        "i4", "those whose bonus works this round (R58)", 0, ALL_LOCATIONS, PUBLIC, (SEATS,), "locations", "seat"
    )
    used: Row = field(
        "i4", "those whose placement was used this round (R30)", 0, ALL_LOCATIONS, PUBLIC, (SEATS,), "locations", "seat"
    )
    blanks: Row = field("i1", "tokens without a kind of each seat (A23)", 0, 120, PUBLIC, (SEATS,), by="seat")

    # what the rules still owe: to the seat on turn, and for the character that is evaluated
    due_favor: int = field("i1", "whether it gets the favor of the character now", 0, 1, PUBLIC)
    due_card: int = field("i1", "whether it draws a Bribery card now", 0, 1, PUBLIC)
    due_informant: int = field("i1", "whether it draws an Informant now", 0, 1, PUBLIC)
    due_tokens: int = field("i1", "Neighborhood tokens it may still choose", 0, 120, PUBLIC)
    due_extra: int = field("i1", "whether it may still place the gem of favor 6 (R49)", 0, 1, PUBLIC)
    due_produce: int = field(
        "i1", "whether favor 8 is still owed; while it is asked about, whether it moved a gem (R50)", 0, 1, PUBLIC
    )
    free: int = field("i1", "seats still to get the favor for nothing, a set", 0, 15, PUBLIC, of="seats")
    spent: int = field("i1", "seats whose gems go to the Reserve, a set", 0, 15, PUBLIC, of="seats")
    crowned: int = field("i1", "seats that get a Godfather's Favor too, a set", 0, 15, PUBLIC, of="seats")
    payers: int = field("i1", "seats that may still pay, a set", 0, 15, PUBLIC, of="seats")

    # who is asked: at an Informant that is a secret
    ask: int = field("i1", "the kind of question asked now", NOTHING, KEEP, "asked", of="kind")
    turn: int = field("i1", "the seat that is asked or served", 0, SEATS - 1, "asked", of="seat")

    # the conversation of this turn: its owner alone knows how far it has come
    plan_card: int = field("i1", "the Bribery card chosen, or none", NONE, BRIBERY_CARDS - 1, "plan", of="card")
    plan_gems: int = field("i1", "the gems it places", 0, 4, "plan")
    plan_length: int = field("i1", "photos on the way so far", 0, 4, "plan")
    plan_photo: Row = field("i1", "the photos on the way", NONE, CHARACTERS - 1, "plan", (4,), "character")
    plan_stays: Row = field("i1", "the gems that stay on each, so far", 0, 4, "plan", (4,))
    plan_goon: int = field("i1", "the location chosen for a goon, or none", NONE, LOCATIONS - 1, "plan", of="location")

    # Neighborhood tokens, in the order in which they will be drawn
    tokens: Row = field(
        "i1", "kind of the token at each place of the supply", 0, NEIGHBORHOODS - 1, "tokens", (TOKENS,), "neighborhood"
    )
    taker: Row = field("i1", "the seat that took each, or none", NONE, SEATS - 1, PUBLIC, (TOKENS,), "seat")
    blind: int = field("i8", "those drawn unseen, a set", 0, ALL_TOKENS, PUBLIC, of="places")
    supply: int = field("i1", "the place of the next token", 0, TOKENS, PUBLIC)
    agenda: Row = field(
        "i1", "places of the tokens on the Agenda, or none", NONE, TOKENS - 1, PUBLIC, (AGENDA,), "place"
    )

    # Bribery cards
    deck: Row = field("i1", "the deck from the bottom up", NONE, BRIBERY_CARDS - 1, SECRET, (BRIBERY_CARDS,), "card")
    deck_left: int = field("i1", "cards in the deck", 0, BRIBERY_CARDS, PUBLIC)
    shuffles: int = field("i2", "how often the deck was shuffled", 0, 250, PUBLIC)
    discards: Row = field(
        "i1", "the discard pile from the bottom up", NONE, BRIBERY_CARDS - 1, "discards", (BRIBERY_CARDS,), "card"
    )
    discarded: int = field("i1", "cards in the discard pile", 0, BRIBERY_CARDS, PUBLIC)
    hand: Row = field("i4", "the hand of each seat, a set", 0, ALL_BRIBERY, "hands", (SEATS,), "cards", "seat")
    shown: int = field("i4", "discards whose character everybody saw", 0, ALL_BRIBERY, "discards", of="cards")
    sorted_out: int = field(
        "i4", "discards whose kind alone everybody saw (A17)", 0, ALL_BRIBERY, "discards", of="cards"
    )
    known: Row = field(
        "i4", "discards each seat laid down itself", 0, ALL_BRIBERY, "discards", (SEATS,), "cards", "seat"
    )
    kept: Row = field("i1", "the Judge's card each seat drew last, or none", NONE, 29, SECRET, (SEATS,), "card", "seat")
    barred: Row = field(
        "i4", "cards that each viewer knows that card not to be", 0, ALL_BRIBERY, SECRET, (SEATS + 1, SEATS), "cards"
    )
    loose_secrets: Row = field("i1", "secret cards those cards can be, for each viewer", 0, 6, SECRET, (SEATS + 1,))

    # Informant cards, by the character they name
    informers: Row = field("i1", "the deck from the bottom up", NONE, 11, SECRET, (INFORMANTS,), "character")
    informers_left: int = field("i1", "cards in the deck", 0, INFORMANTS, PUBLIC)
    played: Row = field("i1", "the discard pile from the bottom up", NONE, 11, PUBLIC, (INFORMANTS,), "character")
    played_size: int = field("i1", "cards in the discard pile", 0, INFORMANTS, PUBLIC)
    contacts: Row = field(
        "i2", "Informants in each hand, a set", 0, ALL_INFORMANTS, "hands", (SEATS,), "characters", "seat"
    )
    batch: Row = field("i1", "how often each card was shuffled again, open to all", 0, 120, PUBLIC, (INFORMANTS,))

    # Godfather cards
    godfather: Row = field(
        "i1", "the cards in the order of the rounds", 0, 7, "past cards", (GODFATHER_CARDS,), "visit"
    )

    # the dice
    key: Row = field("u8", "the key of all chance in this game", 0, (1 << 64) - 1, SECRET, (2,))
    drawn: int = field("u4", "how often the dice were used", 0, (1 << 32) - 1, SECRET)
