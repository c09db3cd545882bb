"""Neighborhood tokens: five open on the Agenda, the rest face down in the supply (R4, R5)."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.dice import DEAL, shuffle
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import AGENDA, NEIGHBORHOODS, TOKENS
from .events import AGENDA_FILLED, TOKEN_BLANK, TOKEN_DRAWN, TOKEN_TAKEN
from .state import NONE, TOKEN, State

BLIND = AGENDA  # answer n takes place n of the Agenda, answer 5 draws unseen


@rule
def lay_out_tokens(s: State) -> None:
    """Shuffle all tokens face down and turn up five (R4)."""
    for place in range(TOKENS):
        s.tokens[place] = place % NEIGHBORHOODS
        s.taker[place] = NONE
    shuffle(s, DEAL, s.tokens, TOKENS)
    for place in range(AGENDA):
        s.agenda[place] = place
    s.supply = AGENDA
    s.blind = 0


@rule
def may_take_token(s: State) -> int:
    """Any token on the Agenda, or one unseen while the supply lasts (R5)."""
    bits = bit(BLIND) if s.supply < TOKENS else 0
    for place in range(AGENDA):
        if s.agenda[place] != NONE:
            bits |= bit(place)
    return bits


@rule
def ask_for_token(s: State, log: Log) -> None:
    """Let the seat choose its next token; when there is none at all it gets a blank one (A23)."""
    if may_take_token(s) != 0:
        s.ask = TOKEN
        return
    s.due_tokens -= 1
    s.blanks[s.turn] += 1
    tell(log, TOKEN_BLANK, 0, s.turn)


@rule
def take_token(s: State, seat: int, answer: int, log: Log) -> None:
    """Take one token, then fill up the Agenda: one at a time (A36)."""
    s.due_tokens -= 1
    if answer == BLIND:
        draw_unseen(s, seat, log)
        return
    place = s.agenda[answer]
    s.taker[place] = seat
    s.agenda[answer] = NONE
    tell(log, TOKEN_TAKEN, 0, seat, answer + 1, s.tokens[place])
    if s.supply < TOKENS:
        s.agenda[answer] = s.supply
        s.supply += 1
        tell(log, AGENDA_FILLED, 0, answer + 1, s.tokens[s.agenda[answer]])


@rule
def draw_unseen(s: State, seat: int, log: Log) -> None:
    """Draw the next token of the supply; only its owner may look (R5)."""
    place = s.supply
    s.supply += 1
    s.taker[place] = seat
    s.blind |= bit(place)
    tell(log, TOKEN_DRAWN, bit(seat), seat, s.tokens[place])
