"""The Agent deck: drawing, the discards, shuffling, and who has looked at its top (R38, R29)."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.dice import PLAY, shuffle
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import AGENT_CARDS
from .events import FEDS_RESHUFFLED
from .state import NONE, State


@rule
def draw_fed(s: State, log: Log) -> int:
    """Take the top card, shuffling the discards first if the deck is empty; NONE if there is no card (A49)."""
    if s.feds_left == 0:
        refill_for_look(s, 1, log)
    if s.feds_left == 0:
        return NONE
    s.feds_left -= 1
    card = s.feds[s.feds_left]
    s.feds[s.feds_left] = NONE
    s.peeked[card] = 0
    return card


@rule
def discard_fed(s: State, card: int) -> None:
    """Lay a card on the discards, open to all."""
    s.spent[s.spent_size] = card
    s.spent_size += 1


@rule
def take_marker(s: State) -> int:
    """Take the top card off the discards, to mark a closed place; none if there is no card (A29)."""
    if s.spent_size == 0:
        return NONE
    s.spent_size -= 1
    card = s.spent[s.spent_size]
    s.spent[s.spent_size] = NONE
    return card


@rule
def look_at_top(s: State, seat: int, seen: int) -> None:
    """A seat sees the top cards; they stay where they are (R29)."""
    for depth in range(seen):
        s.peeked[s.feds[s.feds_left - 1 - depth]] |= bit(seat)


@rule
def refill_for_look(s: State, needed: int, log: Log) -> None:
    """If fewer cards are left than are needed, shuffle the discards under them."""
    added = s.spent_size
    if s.feds_left >= needed or added == 0:
        return
    for n in range(s.feds_left):  # the rest moves up; few cards, from the top down
        place = s.feds_left - 1 - n
        s.feds[place + added] = s.feds[place]
    newest = newest_batch(s) + 1
    for n in range(added):
        card = s.spent[n]
        s.feds[n] = card
        s.spent[n] = NONE
        s.batch[card] = newest
    s.feds_left += added
    s.spent_size = 0
    shuffle(s, PLAY, s.feds, added)
    tell(log, FEDS_RESHUFFLED, 0, added)


@rule
def newest_batch(s: State) -> int:
    """The number of the last shuffle: all know which cards were in it, so they are a batch of their own."""
    newest = 0
    for card in range(AGENT_CARDS):
        newest = s.batch[card] if s.batch[card] > newest else newest
    return newest
