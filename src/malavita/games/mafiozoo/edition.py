"""Reading an edition file of Mafiozoo into the box, with every fault named."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ...kernel.edition import Edition
from .box import (
    ADVISORS,
    ANY,
    CHARACTERS,
    CONDITIONS,
    FAVOR_NAMES,
    GEMS,
    GODFATHER_CARDS,
    LOCATION_CODES,
    LOCATIONS,
    MEANS,
    Box,
)

PLAYERS = (2, 3, 4)
TABLES: dict[str, set[str]] = {
    "start": {"money", "mostGolden"},
    "bribery": {"dealt", "targetedLimit", "secretLimit", "townHallLimit"},
    "informant": {"slush", "policeStation"},
    "parts": {"bribery", "secret", "informants", "favorSupply", "neighborhoodCopies", "agenda", "gems", "goons"},
    "blotter": {"strings", "lines"},
    "city": {"outside", "roads"},
}
TOP_LEVELS = {*TABLES, "players", "character", "godfatherCard", "location"}
ICONS = (*FAVOR_NAMES, "?")
PRINTED = {"bribery": 30, "secret": 6, "informants": 12, "neighborhoodCopies": 10, "agenda": 5, "gems": 16, "goons": 16}


def read_box(edition: Edition) -> Box:
    """Build the box from an edition, or raise every fault in it."""
    box = Box()
    for key in edition.tables:
        edition.need(key in TOP_LEVELS, f"unknown table {key!r}: there are {', '.join(sorted(TOP_LEVELS))}")
    read_limits(edition, box)
    read_parts(edition)
    read_players(edition, box)
    read_characters(edition, box)
    read_blotter(edition, box)
    read_godfather(edition, box)
    read_locations(edition, box)
    read_city(edition, box)
    edition.refuse_faults()
    return box


def table_of(edition: Edition, name: str, keys: set[str]) -> Mapping[str, Any]:
    """A table by its name, with its unknown keys named."""
    table = edition.tables.get(name)
    if not isinstance(table, dict):
        edition.faults.append(f"{name}: this table is missing")
        return {}
    surplus = set(table) - keys - {"from", "id"}
    edition.need(not surplus, f"{name}: unknown {', '.join(sorted(surplus))}")
    return table


def read_limits(edition: Edition, box: Box) -> None:
    """Start money, golden tiles, and what cards and Informants may move."""
    start = table_of(edition, "start", TABLES["start"])
    box.start_money = edition.number(start, "start", "money", 0, 40)
    box.most_golden = edition.number(start, "start", "mostGolden", 0, CHARACTERS)
    cards = table_of(edition, "bribery", TABLES["bribery"])
    box.dealt = edition.number(cards, "bribery", "dealt", 2, 5)
    box.targeted_limit = edition.number(cards, "bribery", "targetedLimit", 1, 4)
    box.secret_limit = edition.number(cards, "bribery", "secretLimit", 1, 4)
    box.town_hall_limit = edition.number(cards, "bribery", "townHallLimit", 1, 4)
    edition.need(box.town_hall_limit >= box.targeted_limit, "bribery: the Town Hall never lowers a limit (R24)")
    informant = table_of(edition, "informant", TABLES["informant"])
    box.informant_slush = edition.number(informant, "informant", "slush", 1, 3)
    box.police_slush = edition.number(informant, "informant", "policeStation", 1, 3)
    edition.need(box.police_slush >= box.informant_slush, "informant: the Police Station never lowers a limit (R34)")


def read_parts(edition: Edition) -> None:
    """Numbers of parts that the rules rely on: they are stated so that an owner can see them, not to be changed."""
    parts = table_of(edition, "parts", TABLES["parts"])
    for key, printed in PRINTED.items():
        edition.need(parts.get(key) == printed, f"parts: {key} is {parts.get(key)!r}, but the rules need {printed}")
    supply = parts.get("favorSupply")
    right = isinstance(supply, list) and len(supply) == len(FAVOR_NAMES) and all(type(n) is int for n in supply)
    edition.need(right, "parts: favorSupply must be five numbers, Godfather's Favors last (R3)")


def read_players(edition: Edition, box: Box) -> None:
    """Rounds and Slush Funds for each number of players."""
    tables = edition.tables.get("players")
    if not isinstance(tables, dict):
        edition.faults.append("players: tables players.2, players.3 and players.4 are missing")
        return
    for key in tables:
        edition.need(key in {str(n) for n in PLAYERS}, f"players.{key}: 2, 3 or 4 can play (R1)")
    for players in PLAYERS:
        path, table = f"players.{players}", tables.get(str(players))
        if not isinstance(table, dict):
            edition.faults.append(f"{path} is missing")
            continue
        surplus = set(table) - {"rounds", "slush", "from"}
        edition.need(not surplus, f"{path}: unknown {', '.join(sorted(surplus))}")
        box.rounds[players] = edition.number(table, path, "rounds", 1, GODFATHER_CARDS)
        slush = table.get("slush")
        if not isinstance(slush, list) or [0 <= n <= GEMS for n in slush if type(n) is int] != [True] * players:
            edition.faults.append(f"{path}: slush must be {players} numbers from 0 to {GEMS}, in turn order (R10)")
            continue
        for place, gems in enumerate(slush):
            box.start_slush[players, place] = gems


def entries(edition: Edition, name: str, size: int, keys: set[str]) -> list[Mapping[str, Any]]:
    """The tables of a list, as many as there must be."""
    found = edition.tables.get(name)
    if not isinstance(found, list) or not all(isinstance(part, dict) for part in found):
        edition.faults.append(f"{name}: write [[{name}]] before each")
        return []
    edition.need(len(found) == size, f"{name}: {len(found)} are there, but there must be {size}")
    for part in found:
        surplus = set(part) - keys - {"from", "id"}
        edition.need(not surplus, f"{name} {part.get('id')}: unknown {', '.join(sorted(surplus))}")
    return found


def numbered(edition: Edition, name: str, part: Mapping[str, Any], ids: list[str], done: set[int]) -> int:
    """Which entry this is, by its id; -1 with a fault if there is no such, or it is there twice."""
    code = str(part.get("id"))
    if code not in ids:
        edition.faults.append(f"{name} {code}: ids run from {ids[0]} to {ids[-1]}")
        return -1
    number = ids.index(code)
    edition.need(number not in done, f"{name} {code} is there twice")
    done.add(number)
    return number


def read_characters(edition: Edition, box: Box) -> None:
    """The other side of each family tile; the golden side is the same on all (1.3)."""
    ids, done = [str(n + 1) for n in range(CHARACTERS)], set[int]()
    for part in entries(edition, "character", CHARACTERS, {"condition", "needed"}):
        number = numbered(edition, "character", part, ids, done)
        if number < 0:
            continue
        path, condition = f"character {part['id']}", part.get("condition")
        if condition not in CONDITIONS[1:]:
            edition.faults.append(f"{path}: condition is {condition!r}, but must be pay or means")
            condition = "pay"
        box.condition[number] = CONDITIONS.index(condition)
        means = number < ADVISORS and box.condition[number] == MEANS
        edition.need(not means, f"{path}: an advisor's tile never asks for means (A26)")
        box.needed[number] = edition.number(part, path, "needed", 1, 9)


def read_blotter(edition: Edition, box: Box) -> None:
    """Strings between photos and the diagonal lines they lie on (1.2)."""
    table = table_of(edition, "blotter", TABLES["blotter"])
    numbers = [n + 1 for n in range(CHARACTERS)]
    for one, other in pairs(edition, "blotter: strings", table.get("strings"), numbers):
        box.strings[one] |= 1 << other
        box.strings[other] |= 1 << one
    edition.need(joined([box.strings[n] for n in range(CHARACTERS)]), "blotter: strings do not join all photos")
    lines = table.get("lines")
    if not isinstance(lines, list) or not all(isinstance(line, list) for line in lines):
        edition.faults.append("blotter: lines must be lists of photos")
        return
    for line in lines:
        read_line(edition, box, line)
    for photo in range(CHARACTERS):
        edition.need(
            box.strings[photo] & ~box.lines[photo] == 0, f"blotter: a string of photo {photo + 1} lies on no line (R27)"
        )


def read_line(edition: Edition, box: Box, line: list[Any]) -> None:
    """One diagonal: its neighbors are tied by strings, and all its photos see one another."""
    if len(line) < 2 or not all(type(n) is int and 1 <= n <= CHARACTERS for n in line) or len(set(line)) != len(line):
        edition.faults.append(f"blotter: line {line} must be different photos from 1 to {CHARACTERS}")
        return
    for one, other in pairwise(line):
        edition.need(box.strings[one - 1] >> (other - 1) & 1 == 1, f"blotter: line {line} has no string {one}-{other}")
    for one in line:
        box.lines[one - 1] |= sum(1 << (other - 1) for other in line if other != one)


def pairs(edition: Edition, path: str, found: Any, names: list[Any]) -> list[tuple[int, int]]:
    """Pairs of named things as numbers, none twice."""
    if not isinstance(found, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in found):
        edition.faults.append(f"{path} must be a list of pairs")
        return []
    seen: set[tuple[int, int]] = set()
    for pair in found:
        if not all(part in names and type(part) is type(names[0]) for part in pair) or pair[0] == pair[1]:
            edition.faults.append(f"{path}: {pair} must be two different ones of {names[0]} to {names[-1]}")
            continue
        one, other = sorted(names.index(part) for part in pair)
        edition.need((one, other) not in seen, f"{path}: {pair} is there twice")
        seen.add((one, other))
    return sorted(seen)


def joined(neighbors: list[int]) -> bool:
    """Tell whether one can walk from the first place to every other."""
    reached = 1
    for _ in neighbors:
        for place, others in enumerate(neighbors):
            if reached >> place & 1:
                reached |= others
    return reached == (1 << len(neighbors)) - 1


def read_godfather(edition: Edition, box: Box) -> None:
    """Eight cards, each an advisor and a sum (1.4)."""
    ids, done = [f"G{n + 1}" for n in range(GODFATHER_CARDS)], set[int]()
    for part in entries(edition, "godfatherCard", GODFATHER_CARDS, {"character", "money"}):
        number = numbered(edition, "godfatherCard", part, ids, done)
        if number >= 0:
            path = f"godfatherCard {part['id']}"
            box.advisor[number] = edition.number(part, path, "character", 1, ADVISORS) - 1
            box.income[number] = edition.number(part, path, "money", 0, 20)
    each = [sum(box.advisor[n] == advisor for n in range(GODFATHER_CARDS)) for advisor in range(ADVISORS)]
    edition.need(each == [2] * ADVISORS, "godfatherCard: every advisor is shown twice (1.4)")


def read_locations(edition: Edition, box: Box) -> None:
    """Sixteen locations, each with a cost of two favors and points (1.6)."""
    done: set[int] = set()
    for part in entries(edition, "location", LOCATIONS, {"cost", "points"}):
        number = numbered(edition, "location", part, list(LOCATION_CODES), done)
        if number < 0:
            continue
        path, cost = f"location {part['id']}", part.get("cost")
        box.points[number] = edition.number(part, path, "points", 0, 20)
        if not isinstance(cost, list) or len(cost) != 2 or not all(icon in ICONS for icon in cost):
            edition.faults.append(f"{path}: cost must be two of {', '.join(ICONS)} (R56)")
            continue
        for slot, icon in enumerate(cost):
            box.cost[number, slot] = ANY if icon == "?" else FAVOR_NAMES.index(icon)


def read_city(edition: Edition, box: Box) -> None:
    """Which locations are always accessible, and the roads between them (1.6)."""
    table = table_of(edition, "city", TABLES["city"])
    outside = table.get("outside")
    if not isinstance(outside, list) or not outside or not all(place in LOCATION_CODES for place in outside):
        edition.faults.append("city: outside must be a list of locations (R55)")
        outside = []
    box.outside = sum(1 << LOCATION_CODES.index(place) for place in set(outside))
    for one, other in pairs(edition, "city: roads", table.get("roads"), list(LOCATION_CODES)):
        box.roads[one] |= 1 << other
        box.roads[other] |= 1 << one
    reached = box.outside
    for _ in range(LOCATIONS):
        for place in range(LOCATIONS):
            reached |= box.roads[place] if reached >> place & 1 else 0
    shut = [code for place, code in enumerate(LOCATION_CODES) if not reached >> place & 1]
    edition.need(not shut, f"city: no road ever leads to {', '.join(shut)} (R55)")
