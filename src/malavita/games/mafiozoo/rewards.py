"""What each of the twelve characters gives (R48 to R52)."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import (
    ALL_CHARACTERS,
    BANKER,
    CHARACTERS,
    COMMISSIONER,
    DETECTIVE,
    DEVELOPER,
    FEMME_FATALE,
    GODFATHER,
    JUDGE,
    LIEUTENANT,
    PRODUCER,
    SYNDICATE,
)
from .events import EXTRA_PLACED, FROM_RESERVE, PRODUCED
from .state import BONUS_GEMS, EXTRA, PRODUCE, State
from .table import collect, gems_at_hand, place_bonus_gem

BANKER_PAYS = 5
PRODUCER_GEMS = 2


@rule
def reward(s: State, seat: int, person: int) -> None:
    """Give a seat the favor of a character; what it draws or may choose is owed to it."""
    s.due_favor = 0
    if person <= LIEUTENANT:
        s.favors[seat, person] += 1
    elif person in (FEMME_FATALE, COMMISSIONER):
        s.favors[seat, GODFATHER] += 1
    elif person == SYNDICATE:
        s.due_tokens = 1
        s.due_extra = 1
    elif person == BANKER:
        s.money[seat] += BANKER_PAYS
    elif person == PRODUCER:
        s.due_produce = 1
    elif person == DEVELOPER:
        s.due_tokens = 2
    elif person == JUDGE:
        s.due_card = 1
    elif person == DETECTIVE:
        s.due_informant = 1
        s.due_tokens = 1


@rule
def compulsory(s: State) -> bool:
    """Tell whether the gems of favors 6 and 8 must be placed (A12)."""
    return chosen(s.options, BONUS_GEMS) != 0


# --- favor 6: one more gem on another character; answer n is photo n, answer 12 declines

NO_EXTRA = CHARACTERS


@rule
def ask_extra(s: State) -> None:
    """Offer the gem of favor 6, if there is one to place (R49)."""
    s.due_extra = 0
    if gems_at_hand(s, s.turn) > 0:
        s.ask = EXTRA


@rule
def may_place_extra(s: State) -> int:
    """Any character but the Syndicate itself (A48), or none unless the table says one must (A12)."""
    photos = ALL_CHARACTERS & ~bit(SYNDICATE)
    return photos if compulsory(s) else photos | bit(NO_EXTRA)


@rule
def place_extra(s: State, seat: int, answer: int, log: Log) -> None:
    """Place the gem; on a character already evaluated it is an offer of the next round (R49, R53)."""
    if answer != NO_EXTRA:
        tell(log, EXTRA_PLACED, 0, seat, answer, place_bonus_gem(s, seat, answer))


# --- favor 8: a gem into the Slush Fund, then up to two on the Femme fatale; answer n places n


@rule
def ask_produce(s: State, log: Log) -> None:
    """First the gem for the Slush Fund (R50, A13), then the question how many go on character 5 (R51)."""
    taken = collect(s, s.turn, 1)
    s.due_produce = 0
    most = most_produced(s, s.turn)
    if most == 0 or compulsory(s):
        produce_gems(s, s.turn, taken, most, log)
    else:
        s.due_produce = taken
        s.ask = PRODUCE


@rule
def most_produced(s: State, seat: int) -> int:
    """How many gems favor 8 can place."""
    return gems_at_hand(s, seat) if gems_at_hand(s, seat) < PRODUCER_GEMS else PRODUCER_GEMS


@rule
def may_produce(s: State, seat: int) -> int:
    """None, one or two gems (A12)."""
    return bit(most_produced(s, seat) + 1) - 1


@rule
def produce(s: State, seat: int, answer: int, log: Log) -> None:
    """Place the gems of favor 8."""
    taken = s.due_produce
    s.due_produce = 0
    produce_gems(s, seat, taken, answer, log)


@rule
def produce_gems(s: State, seat: int, taken: int, gems: int, log: Log) -> None:
    """Put gems on character 5, from the Reserve as far as it goes (R51)."""
    from_reserve = 0
    for _ in range(gems):
        if place_bonus_gem(s, seat, FEMME_FATALE) == FROM_RESERVE:
            from_reserve += 1
    tell(log, PRODUCED, 0, seat, taken, gems, from_reserve)
