"""Laying out a position by hand: what was not said follows from what was."""

from __future__ import annotations

from ...kernel.bits import bit, count, lowest
from .box import ALL_BRIBERY, ALL_INFORMANTS, BRIBERY_CARDS, CHARACTERS, GEMS, INFORMANTS, SEATS, TOKENS, Box
from .bribery import clear_plan
from .flow import run_on
from .state import NONE, NOTHING, State
from .table import colors


def complete(s: State, box: Box, given: set[str]) -> None:
    """Fill in all fields that follow from the given ones; with a stage but no question, the round runs on."""
    settle_gems(s, given)
    settle_bribery(s, given)
    settle_informants(s, given)
    settle_tokens(s, given)
    if "goons" in given and "working" not in given:
        for seat in range(SEATS):
            s.working[seat] = s.goons[seat]
    if "ask" not in given:
        settle_question(s, box, given)


def settle_gems(s: State, given: set[str]) -> None:
    """Gems that are not said to lie elsewhere are in the Reserve; if that was given, in the Slush Fund."""
    for color in range(colors(s)):
        placed = sum(s.gems[color, photo] for photo in range(CHARACTERS))
        if "reserve" not in given and GEMS - placed - s.slush[color] >= 0:
            s.reserve[color] = GEMS - placed - s.slush[color]
        elif "slush" not in given and color < s.players and GEMS - placed - s.reserve[color] >= 0:
            s.slush[color] = GEMS - placed - s.reserve[color]


def settle_bribery(s: State, given: set[str]) -> None:
    """Cards in hands leave the deck; those that were in hands before come into it; discards are known to nobody."""
    if not given & {"hand", "discards", "deck"}:
        return
    if "deck" not in given:
        pile = [card for card in s.discards if card != NONE] if "discards" in given else []
        s.discarded = len(pile)
        away = bit_set(pile)
        for seat in range(SEATS):
            away |= s.hand[seat]
        fill(s.deck, ALL_BRIBERY & ~away, BRIBERY_CARDS)
        s.deck_left = count(ALL_BRIBERY & ~away)
        for n in range(s.discarded, BRIBERY_CARDS):
            s.discards[n] = NONE
    pile_set = bit_set([card for card in s.discards if card != NONE])
    s.shown, s.sorted_out = s.shown & pile_set, s.sorted_out & pile_set
    for seat in range(SEATS):
        s.known[seat] &= pile_set


def settle_informants(s: State, given: set[str]) -> None:
    """Informants in hands or played leave the deck."""
    if not given & {"contacts", "played"} or "informers" in given:
        return
    played = [card for card in s.played if card != NONE]
    s.played_size = len(played)
    away = bit_set(played)
    for seat in range(SEATS):
        away |= s.contacts[seat]
    fill(s.informers, ALL_INFORMANTS & ~away, INFORMANTS)
    s.informers_left = count(ALL_INFORMANTS & ~away)


def settle_tokens(s: State, given: set[str]) -> None:
    """The supply begins behind the last token that was taken or lies open."""
    if "supply" not in given and given & {"taker", "agenda"}:
        open_places = [place for place in s.agenda if place != NONE]
        s.supply = max([n + 1 for n in range(TOKENS) if s.taker[n] != NONE or n in open_places], default=0)


def settle_question(s: State, box: Box, given: set[str]) -> None:
    """Begin the given stage anew and run on to its first question."""
    if "stage" not in given and "hand" not in given and "round_now" not in given:
        return
    s.ask = NOTHING
    clear_plan(s)
    s.plan_goon = NONE
    if "queue" not in given:
        s.queue = 0
    run_on(s, box, None)


def bit_set(cards: list[int]) -> int:
    """Cards as a set."""
    found = 0
    for card in cards:
        found |= bit(card)
    return found


def fill(row: object, cards: int, size: int) -> None:
    """Write a set of cards into a row, the lowest on top."""
    total = count(cards)
    for n in range(size):
        row[n] = NONE  # type: ignore[index]
    while cards:
        total -= 1
        row[total] = lowest(cards)  # type: ignore[index]
        cards &= cards - 1
