"""Setting up the table: R1 to R7."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.dice import DEAL, add_heap, roll, share_out
from ...kernel.rule import rule
from .box import CARDS, HIDEOUTS, SEATS, Box
from .state import NONE, RECRUIT, State


@rule
def deal(s: State, box: Box, players: int, options: int) -> None:
    """Set up the opening position."""
    clear_table(s, box, players, options)
    deal_piles(s, box)
    s.start = roll(s, DEAL, players)  # R7
    s.turn = s.start


@rule
def clear_table(s: State, box: Box, players: int, options: int) -> None:
    """An empty table for so many players: every row free (R3), every purse filled (R6)."""
    s.players = players
    s.options = options
    s.passed = 0
    s.at = NONE
    s.turns = 1
    s.placements = 0
    s.paid = 0
    s.gained = 0
    s.shown = 0
    s.left_out = 0
    s.looks = 0
    s.ask = RECRUIT
    s.hand = NONE
    s.target = NONE
    for seat in range(SEATS):
        s.money[seat] = box.money[players] if seat < players else 0
        s.occupied[seat] = 0
        s.killed[seat] = 0
        s.known[seat] = 0
    for card in range(CARDS):
        s.spot[card] = NONE
        s.placed[card] = 0
        s.barred[card] = 0
        s.seen[card] = 0


@rule
def deal_piles(s: State, box: Box) -> None:
    """Shuffle all henchmen and deal the piles face-down; the rest stays out of play, unseen (R4, R5)."""
    heaps = 0
    rest = CARDS
    for hideout in range(HIDEOUTS):
        size = box.pile_size[s.players, hideout]
        s.pile[hideout] = 0
        s.left[hideout] = size
        heaps = add_heap(heaps, hideout, size)
        rest -= size
    share_out(s, DEAL, add_heap(heaps, HIDEOUTS, rest), CARDS, s.origin)
    for card in range(CARDS):
        if s.origin[card] < HIDEOUTS:
            s.pile[s.origin[card]] |= bit(card)
        else:
            s.left_out |= bit(card)
            s.origin[card] = NONE
