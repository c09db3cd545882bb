"""The strawman of the game for two: a third color that bids and never gains (R69 to R73)."""

from __future__ import annotations

from ...kernel.bits import bit, has
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import TARGETED_CARDS
from .cards import bar_from_hands, gather
from .events import STRAWMAN_PLACED, STRAWMAN_SHOWED
from .state import STRAWMAN_DUPLICATE, State
from .table import type_of

STRAWMAN = 2  # his seat, where the third player would sit
BID = 2
SHOWN = 3


@rule
def strawman_bids(s: State, log: Log) -> None:
    """Two gems where the Godfather is, and on the characters of the next three targeted cards (R70, A44)."""
    gather(s)
    characters = 0  # four bits for each of the three
    found = 0
    secrets = 0
    place = s.deck_left
    while found < SHOWN:
        place -= 1
        card = s.deck[place]
        if card < TARGETED_CARDS:
            characters |= type_of(card) << (4 * found)
            found += 1
        else:
            secrets += 1
        bar_from_hands(s, bit(card))
    tell(log, STRAWMAN_SHOWED, 0, characters & 15, (characters >> 4) & 15, characters >> 8, secrets)
    place_bids(s, characters, log)


@rule
def place_bids(s: State, characters: int, log: Log) -> None:
    """Lay his gems; a character shown twice gets twice as many, unless the table counts it once (A43)."""
    strawman_places(s, s.visited, log)
    done = 0
    for n in range(SHOWN):
        character = (characters >> (4 * n)) & 15
        if not has(done, character) or chosen(s.options, STRAWMAN_DUPLICATE) == 0:
            strawman_places(s, character, log)
        done |= bit(character)


@rule
def strawman_places(s: State, character: int, log: Log) -> None:
    """Put two of his gems on a photo."""
    s.reserve[STRAWMAN] -= BID
    s.gems[STRAWMAN, character] += BID
    tell(log, STRAWMAN_PLACED, 0, character, BID)
