"""Reading an edition file of Criminals into the box, with every fault named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.edition import Edition
from .box import CARDS, GANG_LETTERS, HIDEOUTS, KINDS, TARGETS, Box

PLAYERS = (2, 3, 4)
MOST_MONEY = 40  # more would outgrow the counter of looks
TOP_LEVELS = ("targets", "players", "notes", "henchman")
HENCHMAN_KEYS = {"id", "level", "modifier", "gangs", "special", "from"}
TABLE_KEYS = {"piles", "money", "award", "from"}


def read_box(edition: Edition) -> Box:
    """Build the box from an edition, or raise every fault in it."""
    box = Box()
    for key in edition.tables:
        edition.need(key in TOP_LEVELS, f"unknown table {key!r}: there are {', '.join(TOP_LEVELS)}")
    read_targets(edition, box)
    read_players(edition, box)
    read_henchmen(edition, box)
    edition.refuse_faults()
    return box


def read_targets(edition: Edition, box: Box) -> None:
    """Eight targets of rising value."""
    table = edition.tables.get("targets")
    values = table.get("values") if isinstance(table, dict) else None
    if not isinstance(values, list) or not all(type(v) is int and 0 <= v <= 99 for v in values):
        edition.faults.append("targets: values must be a list of numbers from 0 to 99")
        return
    edition.need(len(values) == TARGETS, f"targets: {len(values)} values, but there are {TARGETS} targets (R2)")
    edition.need(sorted(set(values)) == values, "targets: values must rise from left to right, none twice (R2)")
    for target, value in enumerate(values[:TARGETS]):
        box.value[target] = value


def read_players(edition: Edition, box: Box) -> None:
    """Piles, money and gang awards for each number of players."""
    tables = edition.tables.get("players")
    if not isinstance(tables, dict):
        edition.faults.append("players: tables players.2, players.3 and players.4 are missing")
        return
    for key in tables:
        edition.need(key in {str(n) for n in PLAYERS}, f"players.{key}: 2, 3 or 4 can play (R1)")
    for players in PLAYERS:
        path = f"players.{players}"
        table = tables.get(str(players))
        if not isinstance(table, dict):
            edition.faults.append(f"{path} is missing")
            continue
        surplus = set(table) - TABLE_KEYS
        edition.need(not surplus, f"{path}: unknown {', '.join(sorted(surplus))}")
        box.money[players] = edition.number(table, path, "money", 1, MOST_MONEY)
        box.award[players] = edition.number(table, path, "award", 0, 99)
        read_piles(edition, box, players, path, table.get("piles"))


def read_piles(edition: Edition, box: Box, players: int, path: str, piles: Any) -> None:
    """The sizes of the piles, in the order of the hideouts."""
    if not isinstance(piles, list) or not all(type(n) is int and 1 <= n <= 9 for n in piles):
        edition.faults.append(f"{path}: piles must be a list of numbers from 1 to 9")
        return
    edition.need(1 <= len(piles) <= HIDEOUTS, f"{path}: {len(piles)} piles, but there are {HIDEOUTS} hideouts")
    edition.need(sum(piles) <= CARDS, f"{path}: piles need {sum(piles)} henchmen, but there are {CARDS}")
    for hideout, size in enumerate(piles[:HIDEOUTS]):
        box.pile_size[players, hideout] = size


def read_henchmen(edition: Edition, box: Box) -> None:
    """Thirty-two henchmen with level, modifier, gangs and special."""
    cards = edition.tables.get("henchman")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        edition.faults.append("henchman: the henchmen are missing; write [[henchman]] before each")
        return
    edition.need(len(cards) == CARDS, f"henchman: {len(cards)} cards, but there are {CARDS} (R5)")
    found: set[str] = set()
    for card in cards:
        name = str(card.get("id"))
        edition.need(name not in found, f"henchman {name} is there twice")
        found.add(name)
        if name in CARD_CODES:
            read_henchman(edition, box, CARD_CODES.index(name), name, card)
        else:
            edition.faults.append(f"henchman {name}: ids run from {CARD_CODES[0]} to {CARD_CODES[-1]}")


def read_henchman(edition: Edition, box: Box, card: int, name: str, table: Mapping[str, Any]) -> None:
    """One henchman."""
    path = f"henchman {name}"
    surplus = set(table) - HENCHMAN_KEYS
    edition.need(not surplus, f"{path}: unknown {', '.join(sorted(surplus))}")
    box.level[card] = edition.number(table, path, "level", 1, 10)
    box.modifier[card] = edition.number(table, path, "modifier", -9, 9)
    gangs = table.get("gangs", "")
    if not isinstance(gangs, str) or len(set(gangs)) != len(gangs) or set(gangs) - set(GANG_LETTERS):
        edition.faults.append(f"{path}: gangs is {gangs!r}, but must be letters of {GANG_LETTERS}, each once")
        gangs = ""
    edition.need(len(gangs) <= 2, f"{path}: a henchman counts for at most two gangs (R48)")
    for gang in (GANG_LETTERS.index(letter) for letter in gangs):
        box.gangs[card] |= 1 << gang
        box.of_gang[gang] |= 1 << card
    special = table.get("special", "plain")
    if special not in KINDS:
        edition.faults.append(f"{path}: special is {special!r}, but must be one of {', '.join(KINDS)}")
        special = "plain"
    kind = KINDS.index(special)
    edition.need("special" in table, f'{path}: special is missing; write "plain" for none')
    box.special[card] = kind
    box.of_kind[kind] |= 1 << card


CARD_CODES = [f"c{n + 1:02}" for n in range(CARDS)]
