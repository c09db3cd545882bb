"""Laying out a position by hand: what was not said follows from what was."""

from __future__ import annotations

from .box import AGENT_CARDS, ASIDE, CARDS, GONE, MAIN, PLACES, SEATS, WHOLE_FAMILY, Box
from .cards import in_hand
from .flow import run_on
from .knowledge import in_pile
from .setup import clear_attack, clear_plan, clear_test
from .state import EVERY_EYE, NONE, NOTHING, State


def complete(s: State, box: Box, given: set[str]) -> None:
    """Fill in all fields that follow from the given ones; with a stage but no question, the turn runs on."""
    settle_gangsters(s, given)
    settle_favors(s, given)
    settle_feds(s, given)
    if "cash" in given and "bank" not in given:
        s.bank = box.bank - sum(s.cash[seat] for seat in range(SEATS))
    if "don" not in given and "turn_now" in given and s.turn_now > 1 and s.don == NONE:
        s.don = 0
    if "ask" not in given:
        settle_question(s, box, given)


def settle_gangsters(s: State, given: set[str]) -> None:
    """Soldiers and Sicilians not spoken of lie aside; as many as the heat has cleared are gone (R71)."""
    if "crew" not in given:
        return
    for seat in range(s.players):
        found = 0
        for place in range(PLACES):
            found |= s.crew[seat, place]
        s.crew[seat, ASIDE] |= WHOLE_FAMILY & ~found & ~31
        s.crew[seat, GONE] |= 31 & ~found


def settle_favors(s: State, given: set[str]) -> None:
    """Cards in hands and discards leave the deck; who holds a card knows it, and all know the discards."""
    if given & {"low", "high", "pile_low", "pile_high"} and "deck" not in given:
        s.deck_top = s.deck_left = 0
        for n in range(CARDS):
            s.deck[n] = NONE
        for card in range(CARDS):
            if not in_pile(s, card) and not any(in_hand(s, seat, card) for seat in range(SEATS)):
                s.deck[s.deck_left] = card
                s.deck_left += 1
    if "sure" not in given:
        for card in range(CARDS):
            holders = sum(1 << seat for seat in range(SEATS) if in_hand(s, seat, card))
            s.sure[card] = EVERY_EYE if in_pile(s, card) else holders
            s.loose[card] = s.group[card] = s.barred[card] = 0


def settle_feds(s: State, given: set[str]) -> None:
    """Agent cards spoken of leave the deck, or what was said of the deck lies on top of the rest."""
    if "feds_left" in given or not given & {"feds", "spent", "marker"}:
        return
    spent = [card for card in s.spent if card != NONE]
    away = {*spent, *(s.marker[place] for place in range(MAIN))}
    top = [card for card in s.feds if card != NONE and card not in away] if "feds" in given else []
    rest = [card for card in range(AGENT_CARDS) if card not in away and card not in top]
    deck = rest + top
    s.feds_left, s.spent_size = len(deck), len(spent)
    for n in range(AGENT_CARDS):
        s.feds[n] = deck[n] if n < len(deck) else NONE


def settle_question(s: State, box: Box, given: set[str]) -> None:
    """Begin the given stage anew and run on to its first question."""
    if not given & {"stage", "turn_now", "crew"}:
        return
    s.ask = NOTHING
    s.waiting = 0
    clear_plan(s)
    clear_attack(s)
    clear_test(s)
    if "queue" not in given:
        s.queue = 0
    run_on(s, box, None)
