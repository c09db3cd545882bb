"""Laying out a position by hand: what was not said follows from what was."""

from __future__ import annotations

from ...kernel.bits import bit, count, lowest
from ...kernel.sets import members
from .box import ACCOMPLICE, ALL_CARDS, CARDS, HIDEOUTS, SEATS, TARGETS, Box
from .checks import killed_cards
from .knowledge import look_at_hideout
from .scoring import on_table
from .state import HIRE, NONE, PLACE, State


def complete(s: State, box: Box, given: set[str]) -> None:
    """Fill in all fields that follow from the given ones; cards laid out somewhere leave the opening deal."""
    settle_cards(s, given)
    settle_origins(s, box, given)
    settle_numbers(s, box, given)
    settle_table(s, given)
    settle_money(s, box, given)
    settle_knowledge(s, given)


def settle_cards(s: State, given: set[str]) -> None:
    """Every card is where it was put; the rest stays in the opening piles, or out of play if the piles were given."""
    away = on_table(s) | killed_cards(s) | (bit(s.hand) if s.hand != NONE else 0)
    if "left_out" in given:
        away |= s.left_out
    for hideout in range(HIDEOUTS):
        if "pile" not in given:
            s.pile[hideout] &= ~away
        if "left" not in given:
            s.left[hideout] = count(s.pile[hideout])
    if "left_out" not in given:
        for hideout in range(HIDEOUTS):
            away |= s.pile[hideout]
        s.left_out = ALL_CARDS & ~away


def settle_origins(s: State, box: Box, given: set[str]) -> None:
    """Cards in a pile come from it; cards placed or left out come from, or leave, whatever room the deal has."""
    if "origin" in given:
        return
    room = [box.pile_size[s.players, hideout] - count(s.pile[hideout]) for hideout in range(HIDEOUTS)]
    for card in range(CARDS):
        s.origin[card] = NONE
        for hideout in range(HIDEOUTS):
            if s.pile[hideout] >> card & 1:
                s.origin[card] = hideout
    placed = on_table(s) | killed_cards(s)
    if NONE not in (s.hand, s.at):
        s.origin[s.hand] = s.at
        room[s.at] -= 1
    while placed:
        card = lowest(placed)
        placed &= placed - 1
        hideout = next((h for h in range(HIDEOUTS) if room[h] > 0), NONE)
        s.origin[card] = hideout
        if hideout != NONE:
            room[hideout] -= 1


def settle_numbers(s: State, box: Box, given: set[str]) -> None:
    """Number the placed cards, Accomplices last since they lie on top, where no order was given."""
    if "placed" in given:
        s.placements = max(s.placed)
        return
    placed = members(on_table(s) | killed_cards(s))
    placed.sort(key=lambda card: box.special[card] == ACCOMPLICE)
    s.placements = len(placed)
    for number, card in enumerate(placed, 1):
        s.placed[card] = number


def settle_table(s: State, given: set[str]) -> None:
    """Occupied targets follow from the cards; cards lie face-up unless `shown` says otherwise."""
    for seat in range(SEATS):
        s.occupied[seat] = 0
    for card in range(CARDS):
        if s.spot[card] != NONE:
            s.occupied[s.spot[card] // TARGETS] |= bit(s.spot[card] % TARGETS)
    if "shown" not in given:
        s.shown = on_table(s) | killed_cards(s)
    if "ask" not in given and s.at != NONE:
        s.ask = PLACE if s.hand != NONE else HIRE


def settle_money(s: State, box: Box, given: set[str]) -> None:
    """What is missing from the purses was paid, what is too much was gained."""
    if "paid" in given or "gained" in given:
        return
    handed_out = box.money[s.players] * s.players
    purses = sum(s.money)
    s.paid = max(0, handed_out - purses)
    s.gained = max(0, purses - handed_out)


def settle_knowledge(s: State, given: set[str]) -> None:
    """Each seat knows its own cards, its hand and what lies face-up; who has paid for a pile has seen it."""
    for seat in range(s.players):
        s.known[seat] |= s.killed[seat]
        for card in range(CARDS):
            if s.spot[card] != NONE and s.spot[card] // TARGETS == seat:
                s.known[seat] |= bit(card)
    if s.hand != NONE:
        s.known[s.turn] |= bit(s.hand)
    if s.at != NONE and "seen" not in given:
        look_at_hideout(s, s.turn, s.at)
