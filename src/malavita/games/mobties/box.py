"""What lies in the box of Mob Ties: seven places and four more spots, six families, 100 Favor cards, 50 Agent cards."""

from __future__ import annotations

from ...kernel.record import PUBLIC, Record, Row, field

SEATS = 6
CARDS = 100
HALF = 50  # a set of Favor cards is two numbers: cards 0 to 49, and cards 50 to 99
AGENT_CARDS = 50
TOKENS = 48
MOST_PLAYERS = 6

# The places: six main places, the Streets, and where gangsters are when they stand on none of the seven.
(
    DOCKS, KITTYS, MANSION, LITTLE_ITALY, BUTCHER, RESTAURANT, STREETS, JAIL, MORGUE, AIRSTRIP, GONE, ASIDE,
) = range(12)  # fmt: skip
PLACES = 12
MAIN = 6  # the main places come first
FREE = 7  # the seven places come first
PLACE_NAMES = (
    "docks", "kittys", "mansion", "little_italy", "butcher", "restaurant", "streets", "jail", "morgue", "airstrip",
    "gone", "aside",
)  # fmt: skip

# The gangsters of a family; soldiers and the Sicilian lie aside unless the table plays with them (1.11).
CAPO, HIT_MAN, MADE_MAN, ASSOCIATE, DRIVER, SOLDIER, SECOND_SOLDIER, SICILIAN = range(8)
GANGSTERS = 8
BASIC = 31  # the five of the basic game, a set
WHOLE_FAMILY = 255
GANGSTER_NAMES = (
    "capo", "hit_man", "made_man", "associate", "driver", "soldier", "second_soldier", "sicilian",
)  # fmt: skip

# The kinds of Favor cards, group by group.
(
    DEAL_GONE_BAD, BAR_BRAWL, CAR_BOMB, DRIVE_BY, SHANKED, BROKEN_LEGS, MEAT_GRINDER, CEMENT_SHOES, LITTLE_LEAGUE,
    POISONED_SPAGHETTI, FED_TO_PIGS, PIANO_WIRE,
    HIT_THE_FLOOR, BODYGUARD, BULLETPROOF_VEST, GANG_DOCTOR,
    PISTOL, SHOTGUN, TOMMY_GUN, DYNAMITE,
    TONY_GOLDSTEIN, CROOKED_JUDGE, TRUNK_TIP, GETAWAY, SHAKEDOWN, WIRETAP, CALL_IN_FAVOR, BLACKMAIL,
) = range(28)  # fmt: skip
KINDS = 28
FIRST_DEFENSE, FIRST_WEAPON, FIRST_SPECIALTY = HIT_THE_FLOOR, PISTOL, TONY_GOLDSTEIN
DEFENSES = FIRST_WEAPON - FIRST_DEFENSE
WEAPONS = FIRST_SPECIALTY - FIRST_WEAPON
ALL_ATTACKS = (1 << FIRST_DEFENSE) - 1
KIND_NAMES = (
    "deal_gone_bad", "bar_brawl", "car_bomb", "drive_by", "shanked", "broken_legs", "meat_grinder", "cement_shoes",
    "little_league", "poisoned_spaghetti", "fed_to_pigs", "piano_wire", "hit_the_floor", "bodyguard",
    "bulletproof_vest", "gang_doctor", "pistol", "shotgun", "tommy_gun", "dynamite", "tony_goldstein", "crooked_judge",
    "trunk_tip", "getaway", "shakedown", "wiretap", "call_in_favor", "blackmail",
)  # fmt: skip

# The classes of cards: three for normal attacks, and what everybody may come to know a card not to be.
ATTACK, WOUND, MURDER, OF_DRIVE_BY, OF_SHANKED, WEAPON, OTHER = range(7)
CLASSES = 7
CLASS_NAMES = ("attack", "wound", "murder", "drive_by", "shanked", "weapon", "other")
ANY_ATTACK = 31  # the five classes of attacks, a set

# What an Agent card does: agents to a main place, or one of two special things.
FBI_RAID, TURN_AROUND = 6, 7
TARGET_NAMES = (*PLACE_NAMES[:MAIN], "fbi_raid", "turn_things_around")

HALF_DECK = (1 << HALF) - 1
ALL_SEATS = (1 << SEATS) - 1
ALL_MAIN = (1 << MAIN) - 1
HEAT_END = 4  # the heat after the third rise


class Box(Record):
    """One edition of the box, as the rules read it; money in thousands."""

    order: Row = field("i1", "the main places clockwise from the Docks", 0, MAIN - 1, PUBLIC, (MAIN,))
    racket: Row = field("i2", "what each place pays, by players", 0, 500, PUBLIC, (MOST_PLAYERS + 1, MAIN))
    start_cards: Row = field("i1", "Favor cards each player starts with, by players", 0, 12, PUBLIC, (7,))
    start_cash: int = field("i2", "money each player starts with", 0, 500, PUBLIC)
    bank: int = field("i4", "all the money in the box", 0, 100_000, PUBLIC)
    card_price: int = field("i2", "price of a Favor card", 1, 500, PUBLIC)
    kill_bonus: int = field("i2", "bonus for the first kill of turn 1", 0, 500, PUBLIC)
    capacity: int = field("i1", "gangsters that a main place holds", 5, 10, PUBLIC)
    surround_at: int = field("i1", "agents that surround a place", 1, 12, PUBLIC)
    shakedown: int = field("i2", "what a Shakedown takes", 0, 500, PUBLIC)
    tip: int = field("i1", "agents that a tip sends", 1, 8, PUBLIC)
    pressure: int = field("i1", "votes that a Blackmail adds", 1, 8, PUBLIC)
    favors: int = field("i1", "cards that Call in a Favor draws", 1, 4, PUBLIC)
    truce_after: int = field("i1", "turns after which a truce ends the game", 1, 120, PUBLIC)
    soldier_price: int = field("i2", "price of a soldier", 1, 500, PUBLIC)
    sicilian_price: int = field("i2", "price of the Sicilian", 1, 500, PUBLIC)
    accuse_price: int = field("i2", "price of an accusation", 0, 500, PUBLIC)

    respect: Row = field("i1", "respect of each gangster", 0, 9, PUBLIC, (GANGSTERS,))
    worth: Row = field("i2", "what each gangster counts at the end", 0, 500, PUBLIC, (GANGSTERS,))
    bail: Row = field("i2", "bail of each gangster", 0, 500, PUBLIC, (GANGSTERS,))
    users: Row = field("i2", "gangsters that may use each class, a set", 0, WHOLE_FAMILY, PUBLIC, (CLASSES,))
    strength: Row = field("i1", "respect of each set of gangsters", 0, 72, PUBLIC, (WHOLE_FAMILY + 1,))

    kind: Row = field("i1", "the kind of each Favor card", 0, KINDS - 1, PUBLIC, (CARDS,))
    first: Row = field("i1", "the first card of each kind", 0, CARDS, PUBLIC, (KINDS + 1,))
    level: Row = field("i1", "level of each kind, or agents removed", 0, 9, PUBLIC, (KINDS,))
    class_of: Row = field("i1", "class of each kind", 0, OTHER, PUBLIC, (KINDS,))
    target: Row = field("i1", "where each Agent card sends agents, or what it does", 0, 7, PUBLIC, (AGENT_CARDS,))
    agents: Row = field("i1", "how many agents each Agent card sends", 0, 12, PUBLIC, (AGENT_CARDS,))
