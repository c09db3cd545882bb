"""What is answered for a player whose time has run out (the decision table at the end of section 3)."""

from __future__ import annotations

from ...kernel.bits import has, lowest
from ...kernel.sets import members
from .action import END
from .agents import HOLD
from .box import FIRST_DEFENSE, MAIN, Box
from .business import CASH
from .election import LEAVE_TERMS
from .flow import answers
from .heat import NO_ACCUSATION
from .movement import STAY
from .rescue import NOBODY
from .respect import READY_NOW
from .shopping import STOP
from .state import (
    ABSTAIN,
    ACCUSE,
    ACT,
    BAIL,
    BALLOT,
    BRIBE,
    DEFEND,
    GIVE,
    LOSE,
    MOVE,
    PLACE,
    RAID,
    SHOOT,
    SHOP,
    SIEGE,
    TALK,
    TERMS,
    TIE,
    State,
)
from .table import seat_from

FIXED = {
    TALK: READY_NOW, TERMS: LEAVE_TERMS, BRIBE: CASH, SHOP: STOP, MOVE: STAY, SHOOT: HOLD, ACT: END, BAIL: NOBODY,
    ACCUSE: NO_ACCUSATION,
}  # fmt: skip


def default_answer(s: State, box: Box, seat: int) -> int:
    """The answer to a question that was not answered in time."""
    legal = answers(s, box, seat)
    wanted = wish(s, box, seat, members(legal))
    return wanted if has(legal, wanted) else lowest(legal)


def wish(s: State, box: Box, seat: int, legal: list[int]) -> int:
    """What the table says, whether or not a deal allows it."""
    if s.ask in FIXED:
        return FIXED[s.ask]
    if s.ask == PLACE:
        return max(legal, key=lambda answer: (box.racket[s.players, answer % MAIN], -answer))
    if s.ask == BALLOT:
        return arrest_vote(s, box, seat) if s.stage == SIEGE else seat
    if s.ask == TIE:
        return seat if seat in legal else min(legal, key=lambda other: (s.cash[other], other))
    if s.ask == GIVE:
        return next(found for n in range(1, s.players) if (found := seat_from(s, s.don, n)) in legal)
    if s.ask == RAID:
        return next(place for n in range(MAIN) if (place := box.order[n]) in legal)
    if s.ask == LOSE:
        return min(legal, key=lambda gangster: (box.respect[gangster], -gangster))
    if s.ask == DEFEND:
        return min(legal[1:], key=lambda answer: box.level[FIRST_DEFENSE + answer - 1], default=0)
    return legal[0]


def arrest_vote(s: State, box: Box, seat: int) -> int:
    """The opponent with most respect there."""
    others = [other for other in members(s.present) if other != seat]
    return max(others, key=lambda other: (box.strength[s.crew[other, s.place]], -other), default=ABSTAIN)
