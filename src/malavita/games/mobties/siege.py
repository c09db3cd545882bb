"""The end of phase 4: surrounded places are closed, or somebody there is arrested (R43 to R53)."""

from __future__ import annotations

from ...kernel.bits import bit, count, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .agents import HOLD, fire
from .box import FIRST_WEAPON, JAIL, MAIN, Box
from .events import ARRESTED, CLOSED, HELD_FIRE, SAVED, SURROUNDED
from .feds import take_marker
from .moments import at_arrest, at_hold
from .respect import break_tie, end_test, hold_test
from .state import ACTION, CLOSE_IMMEDIATELY, LOSE, NONE, SHOOT, State
from .table import ask_seat, enter, is_on, relocate, seats_at, surrounded


@rule
def next_siege(s: State, box: Box, log: Log) -> None:
    """Resolve the surrounded places clockwise, once each (R44)."""
    if s.verdict != NONE:
        lose_test(s, box, s.verdict, log)
    elif s.tied != 0:
        break_tie(s, log)
    elif s.queue == MAIN:
        enter(s, ACTION)
    elif not surrounded(s, box, box.order[s.queue]):
        s.queue += 1
    else:
        besiege(s, box, box.order[s.queue], log)


@rule
def besiege(s: State, box: Box, place: int, log: Log) -> None:
    """An empty place is closed, an occupied one holds an arrest test (R45, R46)."""
    tell(log, SURROUNDED, 0, place, s.agents[place])
    if seats_at(s, place) == 0:
        close(s, place, log)
        s.queue += 1
    else:
        hold_test(s, box, place, log)


@rule
def close(s: State, place: int, log: Log) -> None:
    """Close a place for the rest of the game (R45, A29)."""
    s.closed |= bit(place)
    s.agents[place] = 0
    s.marker[place] = take_marker(s)
    tell(log, CLOSED, 0, place, s.marker[place])


# --- the loser: weapons, or a gangster


@rule
def lose_test(s: State, box: Box, seat: int, log: Log) -> None:
    """The loser gets a last chance to shoot (R47, A25)."""
    s.verdict = NONE
    ask_seat(s, seat, SHOOT)
    s.waiting = bit(seat)


@rule
def shoot_last(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Shoot as long as it takes, or give a gangster up (R47, R49, R50)."""
    if answer == HOLD:
        tell(log, HELD_FIRE, 0, seat)
        at_hold(s, box, seat, log)
        s.waiting = 0
        give_up(s, box, seat, log)
        return
    fire(s, box, seat, FIRST_WEAPON + (answer - 1) // MAIN, s.place, log)
    if surrounded(s, box, s.place):
        s.ask = SHOOT
        return
    s.waiting = 0
    tell(log, SAVED, 0, s.place, s.agents[s.place])
    end_siege(s)


@rule
def give_up(s: State, box: Box, seat: int, log: Log) -> None:
    """Choose who goes to Jail, where there is a choice (R47)."""
    crew = s.crew[seat, s.place]
    if count(crew) > 1:
        ask_seat(s, seat, LOSE)
    else:
        arrest(s, box, seat, lowest(crew), log)


@rule
def arrest(s: State, box: Box, seat: int, gangster: int, log: Log) -> None:
    """A gangster goes to Jail; the agents stay (R51, R53)."""
    place = s.place
    relocate(s, seat, gangster, place, JAIL)
    tell(log, ARRESTED, 0, seat, gangster, place)
    at_arrest(s, seat, place, log)
    end_siege(s)
    if is_on(s, CLOSE_IMMEDIATELY) and seats_at(s, place) == 0:
        close(s, place, log)  # A28


@rule
def end_siege(s: State) -> None:
    """This place is resolved (R52)."""
    end_test(s)
    s.queue += 1
