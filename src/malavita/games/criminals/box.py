"""What lies in the box of Criminals: 32 henchmen, 8 targets, 9 hideouts, money and gang awards."""

from __future__ import annotations

from ...kernel.record import PUBLIC, Record, Row, field

SEATS = 4
CARDS = 32
TARGETS = 8
HIDEOUTS = 9
GANGS = 3

# The kinds of henchmen: plain ones, and those with a special icon.
PLAIN, PICKPOCKET, ACCOMPLICE, SWAP, KILLER, SPY, BOSS = range(7)
KINDS = ("plain", "pickpocket", "accomplice", "swap", "killer", "spy", "boss")

NORTHSIDE, WESTSIDE, OUTFIT = range(3)
GANG_NAMES = ("northside", "westside", "outfit")
GANG_LETTERS = "NWO"

HIDEOUT_LETTERS = "ABCDEFGHI"

ALL_TARGETS = (1 << TARGETS) - 1
ALL_CARDS = (1 << CARDS) - 1


class Box(Record):
    """One edition of the box, as the rules read it."""

    level: Row = field("i2", "level of each henchman", 0, 20, PUBLIC, (CARDS,))
    modifier: Row = field("i2", "what each henchman adds to its target's points", -20, 20, PUBLIC, (CARDS,))
    gangs: Row = field("i2", "gangs of each henchman, a set", 0, 7, PUBLIC, (CARDS,))
    special: Row = field("i2", "kind of each henchman", 0, BOSS, PUBLIC, (CARDS,))
    of_kind: Row = field("i8", "the henchmen of each kind, a set", 0, ALL_CARDS, PUBLIC, (len(KINDS),), "cards")
    of_gang: Row = field("i8", "the henchmen of each gang, a set", 0, ALL_CARDS, PUBLIC, (GANGS,), "cards")
    value: Row = field("i2", "points printed on each target", 0, 99, PUBLIC, (TARGETS,))
    pile_size: Row = field("i2", "cards dealt to each hideout, by players", 0, 9, PUBLIC, (SEATS + 1, HIDEOUTS))
    money: Row = field("i2", "dollars each player starts with, by players", 0, 40, PUBLIC, (SEATS + 1,))
    award: Row = field("i2", "points for a gang, by players", 0, 99, PUBLIC, (SEATS + 1,))
