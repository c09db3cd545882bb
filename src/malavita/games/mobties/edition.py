"""Reading an edition file of Mob Ties into the box, with every fault named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.edition import Edition
from .box import (
    AGENT_CARDS,
    BUTCHER,
    CARDS,
    CLASS_NAMES,
    DOCKS,
    DRIVE_BY,
    FBI_RAID,
    FIRST_DEFENSE,
    FIRST_SPECIALTY,
    FIRST_WEAPON,
    GANGSTER_NAMES,
    GANGSTERS,
    KIND_NAMES,
    KINDS,
    KITTYS,
    LITTLE_ITALY,
    MAIN,
    OF_DRIVE_BY,
    OF_SHANKED,
    OTHER,
    PLACE_NAMES,
    RESTAURANT,
    SECOND_SOLDIER,
    SHANKED,
    SOLDIER,
    TARGET_NAMES,
    TOKENS,
    WEAPON,
    WHOLE_FAMILY,
    Box,
)

PLAYERS = (3, 4, 5, 6)
TABLES: dict[str, set[str]] = {
    "start": {"cash", "bank"},
    "places": {"clockwise", "capacity", "surroundAt"},
    "money": {"card", "firstKill"},
    "parts": {"favorCards", "agentCards", "agentTokens"},
    "specialty": {"shakedown", "tip", "blackmail", "favors"},
    "house": {"truceAfter", "soldier", "sicilian", "accusation"},
}
TOP_LEVELS = {*TABLES, "players", "gangster", "favorCard", "agentCard"}
RACKETS = (DOCKS, KITTYS, LITTLE_ITALY, BUTCHER, RESTAURANT)
PRINTED = {"favorCards": CARDS, "agentCards": AGENT_CARDS, "agentTokens": TOKENS}
ATTACK_CLASSES = CLASS_NAMES[:3]
FAMILY = tuple(name for name in GANGSTER_NAMES if name != GANGSTER_NAMES[SECOND_SOLDIER])
THOUSAND = 1000


def read_box(edition: Edition) -> Box:
    """Build the box from an edition, or raise every fault in it."""
    box = Box()
    for key in edition.tables:
        edition.need(key in TOP_LEVELS, f"unknown table {key!r}: there are {', '.join(sorted(TOP_LEVELS))}")
    read_money(edition, box)
    read_places(edition, box)
    read_parts(edition)
    read_house(edition, box)
    read_players(edition, box)
    read_gangsters(edition, box)
    read_favor_cards(edition, box)
    read_agent_cards(edition, box)
    edition.refuse_faults()
    return box


def table_of(edition: Edition, name: str) -> Mapping[str, Any]:
    """A table by its name, with its unknown keys named."""
    table = edition.tables.get(name)
    if not isinstance(table, dict):
        edition.faults.append(f"{name}: this table is missing")
        return {}
    surplus = set(table) - TABLES[name] - {"from", "id"}
    edition.need(not surplus, f"{name}: unknown {', '.join(sorted(surplus))}")
    return table


def thousands(edition: Edition, table: Mapping[str, Any], path: str, key: str, low: int, high: int) -> int:
    """A sum of dollars as thousands; the smallest bill is $1,000 (R8)."""
    dollars = edition.number(table, path, key, low * THOUSAND, high * THOUSAND)
    edition.need(dollars % THOUSAND == 0, f"{path}: {key} is {dollars}, but must be a multiple of 1000 (R8)")
    return dollars // THOUSAND


def read_money(edition: Edition, box: Box) -> None:
    """What everybody starts with, and the fixed prices."""
    start = table_of(edition, "start")
    box.start_cash = thousands(edition, start, "start", "cash", 0, 500)
    box.bank = thousands(edition, start, "start", "bank", 0, 100_000)
    money = table_of(edition, "money")
    box.card_price = thousands(edition, money, "money", "card", 1, 500)
    box.kill_bonus = thousands(edition, money, "money", "firstKill", 0, 500)


def read_places(edition: Edition, box: Box) -> None:
    """The order of the main places, how many they hold, and when they are surrounded."""
    table = table_of(edition, "places")
    order = table.get("clockwise")
    names = sorted(PLACE_NAMES[:MAIN])
    if not isinstance(order, list) or not all(isinstance(name, str) for name in order) or sorted(order) != names:
        edition.faults.append(f"places: clockwise must name each of {', '.join(names)} once (1.2)")
        order = list(PLACE_NAMES[:MAIN])
    for n, name in enumerate(order):
        box.order[n] = PLACE_NAMES.index(name)
    box.capacity = edition.number(table, "places", "capacity", 5, 10)
    box.surround_at = edition.number(table, "places", "surroundAt", 1, 12)


def read_parts(edition: Edition) -> None:
    """Numbers of parts that the rules rely on: they are stated so that an owner can see them, not to be changed."""
    parts = table_of(edition, "parts")
    for key, printed in PRINTED.items():
        edition.need(parts.get(key) == printed, f"parts: {key} is {parts.get(key)!r}, but the rules need {printed}")


def read_house(edition: Edition, box: Box) -> None:
    """The numbers of Specialty cards and of house rules."""
    cards = table_of(edition, "specialty")
    box.shakedown = thousands(edition, cards, "specialty", "shakedown", 0, 500)
    box.tip = edition.number(cards, "specialty", "tip", 1, 8)
    box.pressure = edition.number(cards, "specialty", "blackmail", 1, 8)
    box.favors = edition.number(cards, "specialty", "favors", 1, 4)
    house = table_of(edition, "house")
    box.truce_after = edition.number(house, "house", "truceAfter", 1, 120)
    box.soldier_price = thousands(edition, house, "house", "soldier", 1, 500)
    box.sicilian_price = thousands(edition, house, "house", "sicilian", 1, 500)
    box.accuse_price = thousands(edition, house, "house", "accusation", 0, 500)


def read_players(edition: Edition, box: Box) -> None:
    """Hands and rackets for each number of players (1.3)."""
    tables = edition.tables.get("players")
    if not isinstance(tables, dict):
        edition.faults.append("players: tables players.3 to players.6 are missing")
        return
    for key in tables:
        edition.need(key in {str(n) for n in PLAYERS}, f"players.{key}: 3 to 6 can play (R1)")
    for players in PLAYERS:
        path, table = f"players.{players}", tables.get(str(players))
        if not isinstance(table, dict):
            edition.faults.append(f"{path} is missing")
            continue
        surplus = set(table) - {"cards", "rackets", "from"}
        edition.need(not surplus, f"{path}: unknown {', '.join(sorted(surplus))}")
        box.start_cards[players] = edition.number(table, path, "cards", 0, 12)
        read_rackets(edition, box, players, table.get("rackets"))


def read_rackets(edition: Edition, box: Box, players: int, rackets: Any) -> None:
    """The five rackets, from the Docks to the Restaurant."""
    whole = isinstance(rackets, list) and len(rackets) == len(RACKETS) and all(type(sum_) is int for sum_ in rackets)
    if not whole or not all(0 <= sum_ <= 500 * THOUSAND and sum_ % THOUSAND == 0 for sum_ in rackets):
        edition.faults.append(f"players.{players}: rackets must be five multiples of 1000, the Docks first (R25)")
        return
    for place, dollars in zip(RACKETS, rackets, strict=True):
        box.racket[players, place] = dollars // THOUSAND


def entries(edition: Edition, name: str, keys: set[str]) -> list[Mapping[str, Any]]:
    """The tables of a list."""
    found = edition.tables.get(name)
    if not isinstance(found, list) or not all(isinstance(part, dict) for part in found):
        edition.faults.append(f"{name}: write [[{name}]] before each")
        return []
    for part in found:
        surplus = set(part) - keys - {"from", "id"}
        edition.need(not surplus, f"{name} {part.get('id')}: unknown {', '.join(sorted(surplus))}")
    return found


def by_id(edition: Edition, name: str, keys: set[str], ids: tuple[str, ...]) -> dict[str, Mapping[str, Any]]:
    """The tables of a list by their ids, each of which must be there once."""
    found: dict[str, Mapping[str, Any]] = {}
    for part in entries(edition, name, keys):
        code = part.get("id")
        if not isinstance(code, str) or code not in ids:
            edition.faults.append(f"{name} {code}: there is no such; there are {', '.join(ids)}")
            continue
        edition.need(code not in found, f"{name} {code} is there twice")
        found[code] = part
    missing = [code for code in ids if code not in found]
    edition.need(not missing, f"{name}: {', '.join(missing)} missing")
    return found


def read_gangsters(edition: Edition, box: Box) -> None:
    """Respect, worth, bail and permitted classes of each gangster (1.4); both soldiers are alike."""
    for code, part in by_id(edition, "gangster", {"respect", "worth", "bail", "may"}, FAMILY).items():
        path, number = f"gangster {code}", GANGSTER_NAMES.index(code)
        for gangster in (number, SECOND_SOLDIER) if number == SOLDIER else (number,):
            box.respect[gangster] = edition.number(part, path, "respect", 0, 9)
            box.worth[gangster] = thousands(edition, part, path, "worth", 0, 500)
            box.bail[gangster] = thousands(edition, part, path, "bail", 0, 500)
            read_classes(edition, box, path, gangster, part.get("may"))
    respect = list(box.respect)
    for crew in range(WHOLE_FAMILY + 1):
        box.strength[crew] = sum(respect[n] for n in range(GANGSTERS) if crew >> n & 1)
    for kind in range(len(ATTACK_CLASSES), len(CLASS_NAMES)):
        box.users[kind] = WHOLE_FAMILY


def read_classes(edition: Edition, box: Box, path: str, gangster: int, may: Any) -> None:
    """The classes of attacks that a gangster may use (R56)."""
    if not isinstance(may, list) or not all(name in ATTACK_CLASSES for name in may):
        edition.faults.append(f"{path}: may must be a list of {', '.join(ATTACK_CLASSES)} (R56)")
        return
    for name in may:
        box.users[ATTACK_CLASSES.index(name)] |= 1 << gangster


def read_favor_cards(edition: Edition, box: Box) -> None:
    """The 28 kinds of Favor cards, dealt out to 100 cards in the order of the kinds (1.7)."""
    parts = by_id(edition, "favorCard", {"class", "level", "count"}, KIND_NAMES)
    card = 0
    for kind, code in enumerate(KIND_NAMES):
        part, path = parts.get(code, {}), f"favorCard {code}"
        box.first[kind] = min(card, CARDS)
        if not part:
            continue
        box.class_of[kind] = read_class(edition, path, kind, part.get("class"))
        low = 1 if kind < FIRST_SPECIALTY and kind != SHANKED else 0
        box.level[kind] = edition.number(part, path, "level", low, 9)
        for _ in range(edition.number(part, path, "count", 0, CARDS)):
            if card < CARDS:
                box.kind[card] = kind
            card += 1
    box.first[KINDS] = min(card, CARDS)
    edition.need(card == CARDS, f"favorCard: the counts add up to {card}, but there are {CARDS} cards (1.1)")


def read_class(edition: Edition, path: str, kind: int, name: Any) -> int:
    """The class of a kind of card: normal attacks may be of three, everything else is what it is."""
    if kind >= FIRST_DEFENSE:
        group = ("defense", "weapon", "specialty")[(kind >= FIRST_WEAPON) + (kind >= FIRST_SPECIALTY)]
        edition.need(name == group, f"{path}: class is {name!r}, but must be {group}")
        return WEAPON if group == "weapon" else OTHER
    if kind in (DRIVE_BY, SHANKED):
        edition.need(name == "attack", f"{path}: class is {name!r}, but must be attack")
        return OF_DRIVE_BY if kind == DRIVE_BY else OF_SHANKED
    if name not in ATTACK_CLASSES:
        edition.faults.append(f"{path}: class is {name!r}, but must be one of {', '.join(ATTACK_CLASSES)}")
        return 0
    return ATTACK_CLASSES.index(name)


def read_agent_cards(edition: Edition, box: Box) -> None:
    """The kinds of Agent cards, dealt out to 50 cards (1.9)."""
    card = 0
    for part in entries(edition, "agentCard", {"target", "agents", "count"}):
        path, target = f"agentCard {part.get('id')}", part.get("target")
        if target not in TARGET_NAMES:
            edition.faults.append(f"{path}: target is {target!r}, but must be one of {', '.join(TARGET_NAMES)}")
            continue
        number = TARGET_NAMES.index(target)
        agents = edition.number(part, path, "agents", 1 if number <= FBI_RAID else 0, 12)
        for _ in range(edition.number(part, path, "count", 0, AGENT_CARDS)):
            if card < AGENT_CARDS:
                box.target[card], box.agents[card] = number, agents
            card += 1
    edition.need(card == AGENT_CARDS, f"agentCard: the counts add up to {card}, but there are {AGENT_CARDS} (1.1)")
