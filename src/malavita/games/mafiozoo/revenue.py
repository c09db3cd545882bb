"""Phase 1, Revenue: car, Godfather, cards, and the bonuses of the two upper rows (R13 to R20)."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import (
    BOXING_VENUE,
    CONSTRUCTION_SITE,
    DOCK,
    FENCE,
    GAMBLING_DEN,
    HOTEL,
    NIGHT_CLUB,
    RACETRACK,
    REVENUE_LOCATIONS,
    SEATS,
    Box,
)
from .cards import gather, packed_types, take_top
from .events import COMPENSATED, DEALT, EARNED, GODFATHER_MOVED, ROUND_BEGAN
from .state import BRIBERY, DOCK_SHARE, NONE, REVENUE, State
from .strawman import strawman_bids
from .table import collect, seat_at, works

DOCK_UNITS = 3
COMPENSATED_ROUND = 4


@rule
def begin_round(s: State, box: Box, log: Log) -> None:
    """The first player's car, the Godfather's visit, the strawman and five cards each (R13 to R17)."""
    s.round_now += 1
    if s.round_now > 1:
        s.first = seat_at(s, 1)
    for seat in range(SEATS):
        s.working[seat] = s.goons[seat]  # R58
        s.used[seat] = 0
        if s.hand[seat] == 0:
            s.kept[seat] = NONE
    tell(log, ROUND_BEGAN, 0, s.round_now, s.first)
    move_godfather(s, box, log)
    if s.players == 2:
        strawman_bids(s, log)
    gather(s)
    deal_cards(s, box, log)
    s.queue = 0
    s.at = BOXING_VENUE
    s.stage = REVENUE


@rule
def move_godfather(s: State, box: Box, log: Log) -> None:
    """Reveal the next Godfather card: he visits that advisor, and everyone takes the sum shown (R14)."""
    card = s.godfather[s.round_now - 1]
    s.visited = box.advisor[card]
    for seat in range(s.players):
        s.money[seat] += box.income[card]
    tell(log, GODFATHER_MOVED, 0, s.visited, box.income[card])


@rule
def deal_cards(s: State, box: Box, log: Log) -> None:
    """Everyone draws five Bribery cards, in turn order (R17); a Judge's card is in the hand already (A19)."""
    for place in range(s.players):
        seat = seat_at(s, place)
        before = s.hand[seat]
        for _ in range(box.dealt):
            take_top(s, seat)
        tell(log, DEALT, bit(seat), seat, box.dealt, packed_types(s.hand[seat] & ~before))


@rule
def next_revenue(s: State, box: Box, log: Log) -> None:
    """The next bonus of the upper rows, player by player in turn order, L11 to L24 (R18); then the compensation."""
    if s.queue == s.players:
        compensate(s, log)
        s.queue = 0
        s.stage = BRIBERY
    elif s.at == REVENUE_LOCATIONS:
        s.queue += 1
        s.at = BOXING_VENUE
    else:
        location = s.at
        s.at += 1
        s.turn = seat_at(s, s.queue)
        if works(s, s.turn, location):
            earn(s, s.turn, location, log)


@rule
def earn(s: State, seat: int, location: int, log: Log) -> None:
    """What one location brings (table 1.6)."""
    if location == BOXING_VENUE:
        earn_money(s, seat, location, 1, log)
    elif location == RACETRACK:
        earn_money(s, seat, location, 2, log)
    elif location == CONSTRUCTION_SITE:
        s.due_tokens = 1
    elif location == DOCK:
        if s.reserve[seat] > 0:
            s.ask = DOCK_SHARE
        else:
            earn_money(s, seat, location, DOCK_UNITS, log)
    elif location == FENCE:
        tell(log, EARNED, 0, seat, location, 0, collect(s, seat, 1))
    elif location == GAMBLING_DEN:
        tell(log, EARNED, 0, seat, location, 0, collect(s, seat, 2))
    elif location == NIGHT_CLUB:
        s.due_informant = 1
    elif location == HOTEL:
        s.due_card = 1


@rule
def earn_money(s: State, seat: int, location: int, money: int, log: Log) -> None:
    """Take Zoollars: they never run out (R8)."""
    s.money[seat] += money
    tell(log, EARNED, 0, seat, location, money, 0)


@rule
def may_share_dock(s: State, seat: int) -> int:
    """As many gems as the Reserve has, three at most; the rest in Zoollars (L14)."""
    most = s.reserve[seat] if s.reserve[seat] < DOCK_UNITS else DOCK_UNITS
    return bit(most + 1) - 1


@rule
def share_dock(s: State, seat: int, gems: int, log: Log) -> None:
    """Three units, each a gem or a Zoollar."""
    collect(s, seat, gems)
    s.money[seat] += DOCK_UNITS - gems
    tell(log, EARNED, 0, seat, DOCK, DOCK_UNITS - gems, gems)


@rule
def compensate(s: State, log: Log) -> None:
    """With three players the first player of round 4, who also began the game, draws an Informant (R20, R74)."""
    if s.players == 3 and s.round_now == COMPENSATED_ROUND:
        tell(log, COMPENSATED, 0, s.first)
        s.turn = s.first
        s.due_informant = 1
