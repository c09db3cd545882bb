"""One position of Mob Ties, field by field, the questions it can ask and the options of its table.

Gangsters are sets: `crew[seat, place]` holds those of one family at one place, so each is in exactly one of them. Favor
cards are numbers from 0 to 99; a hand is two sets (0 to 49, 50 to 99). All that is known of a card's place lies in
entries for that card, so cards that a seat cannot tell apart simply trade places (knowledge.py). Money in thousands.
"""

from __future__ import annotations

from ...kernel.options import Option
from ...kernel.record import PUBLIC, SECRET, Record, Row, field
from .box import (
    AGENT_CARDS,
    ALL_MAIN,
    ALL_SEATS,
    CARDS,
    GANGSTERS,
    HALF_DECK,
    HEAT_END,
    KINDS,
    MAIN,
    PLACES,
    SEATS,
    TOKENS,
    WHOLE_FAMILY,
)

NONE = -1
PUBLIC_EYE = SEATS  # the public is a viewer too, after the seats
EVERY_EYE = (1 << (SEATS + 1)) - 1
ABSTAIN = SEATS  # a ballot for nobody

# The kinds of questions, in the order of a turn; NOTHING asks nobody.
(
    PLACE, TALK, BALLOT, TIE, TERMS, GIVE, KEEP, BRIBE, SHOP, DISCARD, MOVE, DEST, RAID, SHOOT, LOSE, ACT, TARGET,
    VICTIM, CONVICT, PIECE, TIP, DRIVE, DEFEND, BAIL, ACCUSE, PROMISE, REPLY, COURT, HIRE, HAWK,
) = range(30)  # fmt: skip
NOTHING = -1

# The stages: setting up, then the seven phases of a turn (R9), some in two or three parts.
(
    SETUP, ELECTION, GIFT, BUSINESS, SHOPPING, MOVEMENT, AGENTS, WINDOW, SIEGE, ACTION, RESCUE, HEAT, OVER,
) = range(13)  # fmt: skip
STAGES = (
    "setup", "election", "gift", "business", "shopping", "movement", "agents", "window", "siege", "action", "rescue",
    "heat", "over",
)  # fmt: skip

# The options: readings of the rulebook that a table may turn, and house rules (1.11). 0 is the recommended one.
(
    TERMS_OF_TABLE, MOVEMENT_MANDATORY, LONE_MUST_MOVE, CLOSE_IMMEDIATELY, DRIVE_BY_SPARES_OWN, SHANKED_NEEDS_INMATE,
    RAID_NEVER_TWICE, CASH_HIDDEN, WHISPERS, SECRET_BALLOTS, WEAPONS_WINDOW, TRUCE, DON_SETS_TERMS, UNDERCOVER,
    SOLDIERS, SICILIANS, ESCAPE,
) = range(17)  # fmt: skip
OFF_ON, ON_OFF = ("off", "on"), ("on", "off")
OPTIONS = (
    Option("terms", ("honor", "all_bets"), "R5"),
    Option("movement_mandatory", OFF_ON, "A18"),
    Option("lone_must_move", OFF_ON, "A19"),
    Option("close_immediately", OFF_ON, "A28"),
    Option("drive_by_spares_own", OFF_ON, "A26"),
    Option("shanked_needs_inmate", OFF_ON, "A27"),
    Option("raid_never_same_place_twice", OFF_ON, "A30"),
    Option("cash_hidden", OFF_ON, "A47"),
    Option("whispers", ON_OFF, "R77"),
    Option("secret_ballots", ON_OFF, "A4"),
    Option("weapons_window", ("beside_agents", "surrounded"), "R48"),
    Option("truce", ON_OFF, "R70"),
    Option("don_sets_terms", OFF_ON, "1.11"),
    Option("undercover", OFF_ON, "1.11"),
    Option("soldiers", OFF_ON, "1.11"),
    Option("sicilian", OFF_ON, "1.11"),
    Option("escape", OFF_ON, "1.11"),
)
HONOR, ALL_BETS = range(2)

DEALS, TERMS_OF_DEAL = 6, 8  # how many deals lie on the table at once, and how many terms one has


# What most steps look at lies first in memory, in two lines of a GPU's cache (docs/decisions/0019): there it nearly
# halves the time of a step.
FIRST = (
    "options", "bank", "swept", "turn_now", "deals", "players", "stage", "queue", "turn", "ask", "waiting", "on_table",
    "dues", "replying", "talking", "tied", "verdict", "don", "place", "present", "pressed", "closed", "bargained",
    "strike", "backward", "terms", "plan_card", "plan_piece", "plan_seat", "driven", "victim", "scene", "volley",
    "mark", "courted", "heat", "start", "promise", "deck_left", "deck_top", "deal_life", "deal_size", "deal_parties",
    "deal_agreed", "deal_binding", "deal_from", "deal_released", "deal_number",
)  # fmt: skip


class State(Record, first=FIRST):
    """One position."""

    # the table, open to all
    players: int = field("i1", "how many play", 3, 6, PUBLIC)
    options: int = field("i8", "the table's options, packed", 0, (1 << 51) - 1, PUBLIC)
    terms: int = field("i1", "the negotiation terms in force (R5)", HONOR, ALL_BETS, PUBLIC, of="term")
    turn_now: int = field("i2", "the number of this turn, from 1; 0 while setting up", 0, 10_000, PUBLIC)
    stage: int = field("i1", "how far the turn has come", SETUP, OVER, PUBLIC, of="stage")
    queue: int = field("i1", "how far the stage has come: whose turn, which place, which card", 0, 120, PUBLIC)
    start: int = field("i1", "the start player (R6)", 0, SEATS - 1, PUBLIC, of="seat")
    don: int = field("i1", "who wears the ring, or nobody yet (R19)", NONE, SEATS - 1, PUBLIC, of="seat")
    heat: int = field("i1", "the heat level; 4 after the third rise (1.5)", 1, HEAT_END, PUBLIC)
    backward: int = field("i1", "whether this turn's Action order is reversed (R42)", 0, 1, PUBLIC)
    driven: int = field("i1", "whether the acting player's Driver has driven (R63)", 0, 1, PUBLIC)
    blooded: int = field("i1", "whether the first-kill bonus is paid (R62)", 0, 1, PUBLIC)
    cash: Row = field("i4", "money of each seat", 0, 1_000_000, "purses", (SEATS,), by="seat")
    bank: int = field("i4", "money in the bank; it has no limit and may be short (R8)", -6_000_000, 100_000, PUBLIC)
    crew: Row = field(
        "i2", "gangsters of each seat at each place, a set", 0, WHOLE_FAMILY, PUBLIC, (SEATS, PLACES), "gangsters",
        "seat",
    )  # fmt: skip
    agents: Row = field("i1", "agents at each main place", 0, TOKENS, PUBLIC, (MAIN,), by="place")
    closed: int = field("i1", "closed places, a set (R45)", 0, ALL_MAIN, PUBLIC, of="places")
    marker: Row = field(
        "i1", "the Agent card on each closed place, or none", NONE, AGENT_CARDS - 1, PUBLIC, (MAIN,), "fed", "place"
    )
    raided: int = field("i1", "places raided this turn, a set (R41)", 0, ALL_MAIN, PUBLIC, of="places")

    # who is asked
    ask: int = field("i1", "the kind of question asked now", NOTHING, HAWK, "asked", of="kind")
    turn: int = field("i1", "the seat that is asked, where it is one", 0, SEATS - 1, PUBLIC, of="seat")
    waiting: int = field("i1", "seats still asked, where several are, a set", 0, ALL_SEATS, PUBLIC, of="seats")

    # the respect test that is held
    tests: int = field("i2", "respect tests so far", 0, 32_000, PUBLIC)
    place: int = field("i1", "where the test is held, or none", NONE, MAIN - 1, PUBLIC, of="place")
    present: int = field("i1", "who takes part, a set (R13)", 0, ALL_SEATS, PUBLIC, of="seats")
    pressed: int = field("i1", "who has played Blackmail in it, a set", 0, ALL_SEATS, PUBLIC, of="seats")
    ballot: Row = field("i1", "the vote of each seat, or none yet", NONE, ABSTAIN, "ballots", (SEATS,), "vote", "seat")
    tied: int = field("i1", "between whom the decider chooses, a set (R15)", 0, ALL_SEATS, PUBLIC, of="seats")
    verdict: int = field("i1", "who has won or lost it, until that is settled", NONE, SEATS - 1, PUBLIC, of="seat")
    talking: int = field("i1", "whether those present still talk", 0, 1, PUBLIC)
    bargained: int = field("i1", "who has made an offer of the menu in this talk or turn", 0, 63, PUBLIC, of="seats")
    courted: int = field("i1", "who of the tied was asked for an offer, a set", 0, ALL_SEATS, PUBLIC, of="seats")

    # the conversation of this turn: its owner alone knows how far it has come
    plan_card: int = field("i1", "the kind of card chosen, or none", NONE, KINDS - 1, "plan", of="favor")
    plan_piece: int = field("i1", "the gangster chosen, or none", NONE, GANGSTERS - 1, "plan", of="gangster")
    plan_seat: int = field("i1", "the player chosen, or none", NONE, SEATS - 1, "plan", of="seat")

    # the attack that is answered now
    strike: int = field("i1", "the attack card that was played, or none", NONE, KINDS - 1, PUBLIC, of="favor")
    victim: int = field("i1", "who is attacked, or nobody", NONE, SEATS - 1, PUBLIC, of="seat")
    scene: int = field("i1", "where, or nowhere", NONE, PLACES - 1, PUBLIC, of="place")
    volley: int = field("i1", "whose turn it is in a Drive-By, in Action order", 0, SEATS, PUBLIC)
    mark: int = field("i1", "the gangster it is aimed at, or none", NONE, GANGSTERS, PUBLIC)

    # Favor cards
    deck: Row = field("i1", "the deck, a ring", NONE, CARDS - 1, SECRET, (CARDS,), "card")
    deck_top: int = field("i1", "where in the ring the top card lies", 0, CARDS - 1, PUBLIC)
    deck_left: int = field("i1", "cards in the deck", 0, CARDS, PUBLIC)
    low: Row = field("i8", "the hand of each seat, cards 0 to 49", 0, HALF_DECK, "hands", (SEATS,), "cards", "seat")
    high: Row = field("i8", "the rest, cards 50 to 99", 0, HALF_DECK, "hands", (SEATS,), "highcards", "seat")
    pile_low: int = field("i8", "the discards, cards 0 to 49", 0, HALF_DECK, "discards", of="cards")
    pile_high: int = field("i8", "the rest, cards 50 to 99", 0, HALF_DECK, "discards", of="highcards")
    offered: Row = field("i1", "cards drawn to choose from, or none", NONE, CARDS - 1, "offered", (2,), "card")
    sure: Row = field("i1", "who knows each card's place, a set of viewers", 0, EVERY_EYE, SECRET, (CARDS,))
    loose: Row = field("i1", "who knows it up to its group, a set of viewers", 0, EVERY_EYE, SECRET, (CARDS,))
    group: Row = field("i2", "with which others it was mixed unseen; 0: none", 0, 32_000, SECRET, (CARDS,))
    barred: Row = field("i1", "classes that all know it not to be, a set", 0, 127, SECRET, (CARDS,))
    mixes: int = field("i2", "how often cards were mixed unseen", 0, 32_000, SECRET)

    # Agent cards
    feds: Row = field("i1", "the deck from the bottom up", NONE, AGENT_CARDS - 1, SECRET, (AGENT_CARDS,), "fed")
    feds_left: int = field("i1", "cards in the deck", 0, AGENT_CARDS, PUBLIC)
    spent: Row = field("i1", "the discards from the bottom up", NONE, AGENT_CARDS - 1, PUBLIC, (AGENT_CARDS,), "fed")
    spent_size: int = field("i1", "cards in the discards", 0, AGENT_CARDS, PUBLIC)
    peeked: Row = field("i1", "seats that have seen each card in the deck, a set", 0, ALL_SEATS, SECRET, (AGENT_CARDS,))
    batch: Row = field("i1", "how often each card was shuffled again", 0, 120, PUBLIC, (AGENT_CARDS,))

    # deals, open to all (section 4, terms.py)
    deals: int = field("i2", "deals offered so far", 0, 32_000, PUBLIC)
    on_table: int = field("i1", "slots with a deal, a set", 0, (1 << DEALS) - 1, PUBLIC)
    swept: int = field("i4", "when promises whose time is over were judged last", 0, 1 << 30, PUBLIC)
    dues: int = field("i1", "promises that are due and ask their owners", 0, DEALS * TERMS_OF_DEAL, PUBLIC)
    promise: int = field("i1", "the promise that is asked about, or none", NONE, DEALS * TERMS_OF_DEAL - 1, PUBLIC)
    replying: int = field("i1", "the slot of the offer that is answered now, or none", NONE, DEALS - 1, PUBLIC)
    truces: Row = field(
        "i1", "whom binding deals keep each seat from attacking", 0, ALL_SEATS, PUBLIC, (SEATS,), "seats", "seat"
    )
    shut: Row = field("i1", "places they keep each seat from moving to", 0, 127, PUBLIC, (SEATS,), "places", "seat")
    deal_life: Row = field("i1", "whether a slot is free, offered or sealed", 0, 2, PUBLIC, (DEALS,), "life")
    deal_number: Row = field("i2", "the number of the deal", 0, 32_000, PUBLIC, (DEALS,))
    deal_from: Row = field("i1", "who has offered it", NONE, SEATS - 1, PUBLIC, (DEALS,), "seat")
    deal_parties: Row = field("i1", "whom it concerns, a set", 0, ALL_SEATS, PUBLIC, (DEALS,), "seats")
    deal_agreed: Row = field("i1", "who has agreed, a set", 0, ALL_SEATS, PUBLIC, (DEALS,), "seats")
    deal_released: Row = field("i1", "who releases the others, a set", 0, ALL_SEATS, PUBLIC, (DEALS,), "seats")
    deal_binding: Row = field("i1", "whether it binds (R78)", 0, 1, PUBLIC, (DEALS,))
    deal_size: Row = field("i1", "how many terms it has", 0, TERMS_OF_DEAL, PUBLIC, (DEALS,))
    term_kind: Row = field("i1", "what is promised, or nothing", NONE, 11, PUBLIC, (DEALS, TERMS_OF_DEAL), "dealterm")
    term_who: Row = field("i1", "by whom", NONE, SEATS - 1, PUBLIC, (DEALS, TERMS_OF_DEAL), "seat")
    term_whom: Row = field("i1", "to, for or against whom", NONE, SEATS - 1, PUBLIC, (DEALS, TERMS_OF_DEAL), "seat")
    term_place: Row = field("i1", "where", NONE, PLACES - 1, PUBLIC, (DEALS, TERMS_OF_DEAL), "place")
    term_amount: Row = field("i2", "how much, in thousands", 0, 9_999, PUBLIC, (DEALS, TERMS_OF_DEAL))
    term_when: Row = field("i1", "on which condition, or in which test", NONE, 5, PUBLIC, (DEALS, TERMS_OF_DEAL))
    term_arg: Row = field("i1", "of whom, after which term, or in which way", NONE, 7, PUBLIC, (DEALS, TERMS_OF_DEAL))
    term_other: Row = field("i1", "the second of the condition", NONE, SEATS - 1, PUBLIC, (DEALS, TERMS_OF_DEAL))
    term_turn: Row = field("i2", "in which turn, or until when", 0, 10_001, PUBLIC, (DEALS, TERMS_OF_DEAL))
    term_fate: Row = field("i1", "what has become of it", 0, 5, PUBLIC, (DEALS, TERMS_OF_DEAL), "fate")

    # house rules of 1.11
    agent: int = field("i1", "the undercover agent, or nobody", NONE, SEATS - 1, "roles", of="seat")
    accusers: int = field("i1", "seats that have accused somebody, a set", 0, ALL_SEATS, PUBLIC, of="seats")
    cleared: int = field("i1", "seats accused in vain, a set", 0, ALL_SEATS, PUBLIC, of="seats")
    exposed: int = field("i1", "whether the agent was found", 0, 1, PUBLIC)
    convicts: int = field("i1", "gangsters that left the game through Jail", 0, 48, PUBLIC)

    # the dice
    key: Row = field("u8", "the key of all chance in this game", 0, (1 << 64) - 1, SECRET, (2,))
    drawn: int = field("u4", "how often the dice were used", 0, (1 << 32) - 1, SECRET)
