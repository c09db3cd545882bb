"""Phase 4, Agents: the cards, the raid, the weapons, and the surrounded places (R38 to R53)."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import FBI_RAID, FIRST_WEAPON, MAIN, TURN_AROUND, WEAPONS, Box
from .cards import kinds_in_hand, play_card
from .deals import owes
from .events import AGENTS_CAME, FED_DRAWN, FED_VOID, HELD_FIRE, RAIDED, SHOT, TURNED_AROUND
from .feds import discard_fed, draw_fed
from .moments import at_hold, at_shot
from .state import NONE, RAID, RAID_NEVER_TWICE, SHOOT, SIEGE, WEAPONS_WINDOW, WINDOW, State
from .table import ask_seat, enter, is_on, respect_at, seats_at, send_agents, surrounded

# --- the cards, one at a time, as many as the heat (R38)


@rule
def next_fed(s: State, box: Box, log: Log) -> None:
    """Draw the next Agent card and apply it."""
    if s.queue == s.heat:
        enter(s, WINDOW)
        return
    s.queue += 1
    card = draw_fed(s, log)
    if card == NONE:
        return
    tell(log, FED_DRAWN, 0, card)
    discard_fed(s, card)
    if box.target[card] == FBI_RAID:
        raid(s, box, log)
    elif box.target[card] == TURN_AROUND:
        s.backward = 1 - s.backward  # R42
        tell(log, TURNED_AROUND, 0, s.backward)
    elif has(s.closed, box.target[card]):
        tell(log, FED_VOID, 0, box.target[card])  # R39
    else:
        bring_agents(s, box.target[card], box.agents[card], log)


@rule
def bring_agents(s: State, place: int, agents: int, log: Log) -> None:
    """Agents come to a place (R39)."""
    sent = send_agents(s, place, agents)
    tell(log, AGENTS_CAME, 0, place, sent, s.agents[place])


# --- the raid: answer n is a place


@rule
def raid(s: State, box: Box, log: Log) -> None:
    """Raid the place with most respect; the Don chooses where places tie (R40, R41)."""
    places = may_raid(s, box)
    if count(places) == 1:
        raid_place(s, box, lowest(places), log)
    elif places != 0:
        ask_seat(s, s.don, RAID)


@rule
def may_raid(s: State, box: Box) -> int:
    """The tied places not raided yet this turn or, when all were, all of them (A30)."""
    spared = s.raided if is_on(s, RAID_NEVER_TWICE) else 0
    best = -1
    places = 0
    for place in range(MAIN):
        if not has(spared, place) and seats_at(s, place) != 0:
            respect = respect_at(s, box, place)
            if respect > best:
                best = respect
                places = 0
            if respect == best:
                places |= bit(place)
    return places & ~s.raided if places & ~s.raided != 0 else places


@rule
def raid_place(s: State, box: Box, place: int, log: Log) -> None:
    """Four agents to one place."""
    s.raided |= bit(place)
    tell(log, RAIDED, 0, place)
    bring_agents(s, place, raid_size(s, box), log)


@rule
def raid_size(s: State, box: Box) -> int:
    """How many agents the card says that was drawn last."""
    return box.agents[s.spent[s.spent_size - 1]]


# --- the weapons window: answer 0 holds fire, answer 1 + 6 * weapon + place shoots; all are asked at once

HOLD = 0
SHOOT_ANSWERS = 1 + WEAPONS * MAIN


@rule
def open_window(s: State, box: Box, log: Log) -> None:
    """Ask everybody who stands beside agents; by option only in surrounded places (R48, A25)."""
    s.waiting = shooters(s, box)
    if s.queue == 0 and s.waiting != 0:
        s.queue = 1
        s.ask = SHOOT
    else:
        s.waiting = 0
        enter(s, SIEGE)


@rule
def in_range(s: State, box: Box, place: int) -> bool:
    """Tell whether weapons may be played at a place."""
    return s.agents[place] > 0 and (surrounded(s, box, place) or not is_on(s, WEAPONS_WINDOW))


@rule
def shooters(s: State, box: Box) -> int:
    """The seats with a gangster where weapons may be played, a set."""
    seats = 0
    for place in range(MAIN):
        if in_range(s, box, place):
            seats |= seats_at(s, place)
    return seats


@rule
def may_shoot(s: State, box: Box, seat: int) -> int:
    """Any weapon in the hand at any such place where one stands; the loser of an arrest test only there (R47, R48)."""
    places = 0
    for place in range(MAIN):
        there = s.place == place if s.stage == SIEGE else in_range(s, box, place)
        if there and s.crew[seat, place] != 0:
            places |= bit(place)
    bits = 0
    weapons = (kinds_in_hand(s, box, seat) >> FIRST_WEAPON) & (bit(WEAPONS) - 1)
    while weapons != 0:
        bits |= places << (1 + MAIN * lowest(weapons))
        weapons &= weapons - 1
    return bits if bits != 0 and owes(s, box, seat) else bits | bit(HOLD)


@rule
def shoot(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Play a weapon, or hold fire."""
    if answer == HOLD:
        tell(log, HELD_FIRE, 0, seat)
        at_hold(s, box, seat, log)
        s.waiting &= ~bit(seat)
    else:
        fire(s, box, seat, FIRST_WEAPON + (answer - 1) // MAIN, (answer - 1) % MAIN, log)
        s.waiting &= shooters(s, box)
    if s.waiting != 0:
        s.ask = SHOOT


@rule
def fire(s: State, box: Box, seat: int, weapon: int, place: int, log: Log) -> None:
    """A weapon removes agents, up to its number; it is spent even if that does not suffice (R48, R50)."""
    play_card(s, box, seat, weapon)
    before = s.agents[place]
    after = before - box.level[weapon] if before > box.level[weapon] else 0
    s.agents[place] = after
    tell(log, SHOT, 0, seat, weapon, place, before, after)
    at_shot(s, box, seat, place, before, after, log)
