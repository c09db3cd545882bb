"""The end: reveal, score the targets, score the gangs, find the winner (R42 to R52)."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import CARDS, GANGS, SEATS, TARGETS, Box
from .events import ENDED, GANG_SCORED, REVEALED, TARGET_SCORED
from .state import FINAL_TIE, OVER, State


@rule
def finish(s: State, box: Box, log: Log) -> None:
    """Turn up all face-down henchmen (R42) and tell how the points fall."""
    s.ask = OVER
    if log is not None:
        tell_reveals(s, log)
        tell_points(s, box, log)
    s.shown |= on_table(s)


@rule
def on_table(s: State) -> int:
    """The henchmen that lie at targets, a set."""
    cards = 0
    for card in range(CARDS):
        if s.spot[card] >= 0:
            cards |= bit(card)
    return cards


@rule
def crew_at(s: State, table: int, target: int) -> int:
    """Those of the henchmen on the table that lie at one target, a set."""
    crew = 0
    while table != 0:
        card = lowest(table)
        table &= table - 1
        if s.spot[card] % TARGETS == target:
            crew |= bit(card)
    return crew


@rule
def strength(s: State, box: Box, seat: int, crew: int) -> int:
    """The levels of one seat's henchmen in a crew, added up (R43); -1 where it has none and does not compete."""
    total = 0
    mine = False
    while crew != 0:
        card = lowest(crew)
        crew &= crew - 1
        if s.spot[card] // TARGETS == seat:
            total += box.level[card]
            mine = True
    return total if mine else -1


@rule
def points(box: Box, target: int, crew: int) -> int:
    """What a target is worth: its value and the modifiers of all henchmen there, not below zero (R44)."""
    total = box.value[target]
    while crew != 0:
        total += box.modifier[lowest(crew)]
        crew &= crew - 1
    return total if total > 0 else 0


@rule
def strongest(s: State, box: Box, crew: int) -> int:
    """The seats with the highest strength in a crew; nobody where no henchman lies (R45 to R47)."""
    best = 0
    seats = 0
    for seat in range(s.players):
        mine = strength(s, box, seat, crew)
        if mine > best:
            best = mine
            seats = 0
        if mine == best:
            seats |= bit(seat)
    return seats


@rule
def members(s: State, seat: int, crew: int) -> int:
    """How many of a crew are one seat's (R48)."""
    total = 0
    while crew != 0:
        if s.spot[lowest(crew)] // TARGETS == seat:
            total += 1
        crew &= crew - 1
    return total


@rule
def controls(s: State, crew: int) -> int:
    """The seat that controls a gang of these members, as a set: nobody when the most are shared or none (R49, R50)."""
    best = 1
    seats = 0
    for seat in range(s.players):
        mine = members(s, seat, crew)
        if mine > best:
            best = mine
            seats = 0
        if mine == best:
            seats |= bit(seat)
    return seats if count(seats) == 1 else 0


@rule
def outcome(s: State, box: Box, scores: Any, ranks: Any) -> None:
    """Scores and ranks: target points and gang points (R51), ties broken by money (R52)."""
    for seat in range(SEATS):
        scores[seat] = 0
        ranks[seat] = 0
    table = on_table(s)
    for target in range(TARGETS):
        crew = crew_at(s, table, target)
        seats = strongest(s, box, crew)
        each = points(box, target, crew) // count(seats) if seats != 0 else 0
        add_points(scores, seats, each)
    for gang in range(GANGS):
        add_points(scores, controls(s, table & box.of_gang[gang]), box.award[s.players])
    for seat in range(s.players):
        ranks[seat] = 1
        for other in range(s.players):
            if standing(s, box, other, scores[other]) > standing(s, box, seat, scores[seat]):
                ranks[seat] += 1


@rule
def add_points(scores: Any, seats: int, each: int) -> None:
    """Give each of these seats so many points."""
    while seats != 0:
        scores[lowest(seats)] += each
        seats &= seats - 1


@rule
def standing(s: State, box: Box, seat: int, score: int) -> int:
    """What decides between seats: score, then money, then by option the number of targets won (A44)."""
    total = (score * 1000 + s.money[seat]) * 100
    if chosen(s.options, FINAL_TIE) != 0:
        for target in range(TARGETS):
            total += (strongest(s, box, crew_at(s, on_table(s), target)) >> seat) & 1
    return total


@rule
def tell_reveals(s: State, log: Log) -> None:
    """Tell of every face-down henchman as it is turned up, target by target."""
    for target in range(TARGETS):
        for card in range(CARDS):
            if s.spot[card] >= 0 and s.spot[card] % TARGETS == target and not has(s.shown, card):
                tell(log, REVEALED, 0, s.spot[card] // TARGETS, target, s.placed[card], card)


@rule
def tell_points(s: State, box: Box, log: Log) -> None:
    """Tell of every target from the lowest up, then of every gang, then of the end."""
    totals = 0  # fifteen bits a seat
    table = on_table(s)
    for target in range(TARGETS):
        crew = crew_at(s, table, target)
        seats = strongest(s, box, crew)
        worth = points(box, target, crew)
        each = worth // count(seats) if seats != 0 else 0
        best = strength(s, box, lowest(seats), crew) if seats != 0 else 0
        totals += spread(seats, each)
        tell(log, TARGET_SCORED, 0, target, worth, best, seats, each)
    for gang in range(GANGS):
        crew = table & box.of_gang[gang]
        seats = controls(s, crew)
        most = members(s, lowest(seats), crew) if seats != 0 else 0
        totals += spread(seats, box.award[s.players])
        tell(log, GANG_SCORED, 0, gang, most, seats, box.award[s.players] if seats != 0 else 0)
    tell_end(s, box, totals, log)


@rule
def spread(seats: int, each: int) -> int:
    """So many points for each of these seats, fifteen bits a seat."""
    total = 0
    while seats != 0:
        total += each << (15 * lowest(seats))
        seats &= seats - 1
    return total


@rule
def tell_end(s: State, box: Box, totals: int, log: Log) -> None:
    """Tell who has won, and with how many points."""
    best = -1
    seats = 0
    for seat in range(s.players):
        mine = standing(s, box, seat, (totals >> (15 * seat)) & 32767)
        if mine > best:
            best = mine
            seats = 0
        if mine == best:
            seats |= bit(seat)
    tell(log, ENDED, 0, seats, (totals >> (15 * lowest(seats))) & 32767)
