"""What each seat knows, and how a world it cannot tell apart from the true one is drawn.

Bribery cards: a seat knows its hand, what it laid down itself and what was shown; of a card discarded for gems it knows
the kind. All of that lasts until the next shuffle, but for the Judge's cards, which stay in hands: of those it also
remembers what they cannot be. Informants: known are the own and the played ones; a batch that was shuffled again mixes
only with itself. Tokens: known are those taken from the Agenda, and the own. Godfather cards: known are those revealed.
"""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, count, has, lowest, nth
from ...kernel.dice import GUESS, roll
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import (
    ALL_BRIBERY,
    ALL_INFORMANTS,
    ALL_TOKENS,
    BRIBERY_CARDS,
    GODFATHER_CARDS,
    INFORMANTS,
    SEATS,
    SECRETS,
    TARGETED,
    TOKENS,
    Box,
)
from .bribery import clear_plan
from .cards import certain, holder_of
from .flow import in_conversation
from .state import BRIBE, GOON, INFORM, INFORMANT_WINDOW, NONE, OVER, PAYMENT, State
from .table import gems_at_hand, type_of

# The hidden things in one row of names: Bribery cards, Informants, Godfather cards, places of tokens.
INFORMANT_NAMES = BRIBERY_CARDS
GODFATHER_NAMES = INFORMANT_NAMES + INFORMANTS
TOKEN_NAMES = GODFATHER_NAMES + GODFATHER_CARDS
HIDDEN_THINGS = TOKEN_NAMES + TOKENS


@rule
def resample(s: State, box: Box, seat: int, key0: int, key1: int, renamed: Any) -> None:
    """Draw another world that this seat (-1: the public) cannot tell from the true one.

    `renamed`, unless None, is a row that follows the hidden things: entry c becomes what now lies where c lay.
    """
    s.key[0] = key0
    s.key[1] = key1
    s.drawn = 0
    if in_conversation(s) and seat != s.turn:  # how far a conversation has come is its owner's secret
        rewind(s)
    mix_bribery(s, seat, renamed)
    while breaks_bars(s, seat):
        mix_bribery(s, seat, renamed)
    mix_informants(s, seat, renamed)
    if s.ask == INFORM and chosen(s.options, INFORMANT_WINDOW) == 0 and seat != s.turn:
        while not somebody_waits(s, seat):  # the table waits for somebody else
            mix_informants(s, seat, renamed)
        s.turn = holder_of(s, s.person)
    mix_godfather(s, renamed)
    mix_tokens(s, seat, renamed)


@rule
def rewind(s: State) -> None:
    """Go back to the first question of a conversation."""
    s.ask = GOON if s.ask == PAYMENT else BRIBE
    s.plan_goon = NONE
    clear_plan(s)


# --- Bribery cards


@rule
def mix_bribery(s: State, seat: int, renamed: Any) -> None:
    """Mix all cards this seat cannot place, those whose kind was seen only with their kind: every way as likely."""
    unsure = ALL_BRIBERY & ~certain(s, seat)
    mix_cards(s, unsure & ~s.sorted_out, renamed)
    mix_cards(s, unsure & SECRETS, renamed)
    mix_cards(s, unsure & TARGETED, renamed)


@rule
def mix_cards(s: State, cards: int, renamed: Any) -> None:
    """Let these cards trade places at random."""
    while cards != 0:
        trade_cards(s, lowest(cards), nth(cards, roll(s, GUESS, count(cards))), renamed)
        cards &= cards - 1


@rule
def breaks_bars(s: State, seat: int) -> bool:
    """Tell whether a kept card is one that this viewer knows it not to be, or too many of them are secret."""
    row = seat if seat >= 0 else SEATS
    secrets = 0
    for holder in range(s.players):
        card = s.kept[holder]
        if card != NONE and not has(certain(s, seat), card):
            if has(s.barred[row, holder], card):
                return True
            secrets += 1 if has(SECRETS, card) else 0
    return secrets > s.loose_secrets[row]


@rule
def trade_cards(s: State, card: int, other: int, renamed: Any) -> None:
    """Let two Bribery cards trade places."""
    if card == other:
        return
    trade_in_row(s.deck, s.deck_left, card, other)
    trade_in_row(s.discards, s.discarded, card, other)
    trade_in_row(s.kept, SEATS, card, other)
    for seat in range(SEATS):
        s.hand[seat] = trade_bits(s.hand[seat], card, other)
        s.known[seat] = trade_bits(s.known[seat], card, other)
    s.shown = trade_bits(s.shown, card, other)
    s.sorted_out = trade_bits(s.sorted_out, card, other)
    if s.plan_card == card:
        s.plan_card = other
    elif s.plan_card == other:
        s.plan_card = card
    if renamed is not None:
        trade_in_row(renamed, BRIBERY_CARDS, card, other)


@rule
def trade_in_row(row: Any, size: int, one: int, other: int) -> None:
    """Let two numbers trade places in the first entries of a row."""
    for n in range(size):
        if row[n] == one:
            row[n] = other
        elif row[n] == other:
            row[n] = one


@rule
def trade_bits(cards: int, card: int, other: int) -> int:
    """The set after two cards have traded their membership."""
    differ = ((cards >> card) ^ (cards >> other)) & 1
    return cards ^ ((differ << card) | (differ << other))


# --- Informants


@rule
def mix_informants(s: State, seat: int, renamed: Any) -> None:
    """Mix the Informants this seat cannot place, batch by batch."""
    unsure = unsure_informants(s, seat)
    while unsure != 0:
        block = batch_of(s, lowest(unsure), unsure)
        unsure &= ~block
        while block != 0:
            card = lowest(block)
            trade_informants(s, card, nth(block, roll(s, GUESS, count(block))), renamed)
            block &= block - 1


@rule
def unsure_informants(s: State, seat: int) -> int:
    """The Informants that are neither played nor in the viewer's own hand."""
    unsure = ALL_INFORMANTS if seat < 0 else ALL_INFORMANTS & ~s.contacts[seat]
    for n in range(s.played_size):
        unsure &= ~bit(s.played[n])
    return unsure


@rule
def batch_of(s: State, card: int, among: int) -> int:
    """Those among some Informants that were last shuffled together with one of them."""
    block = 0
    while among != 0:
        other = lowest(among)
        if s.batch[other] == s.batch[card]:
            block |= bit(other)
        among &= among - 1
    return block


@rule
def trade_informants(s: State, card: int, other: int, renamed: Any) -> None:
    """Let two Informants of a batch trade places."""
    if card == other:
        return
    trade_in_row(s.informers, s.informers_left, card, other)
    for seat in range(SEATS):
        s.contacts[seat] = trade_bits(s.contacts[seat], card, other)
    if renamed is not None:
        trade_names(renamed, INFORMANT_NAMES, INFORMANTS, card, other)


@rule
def somebody_waits(s: State, seat: int) -> bool:
    """Tell whether another seat holds the Informant of this character and could play it."""
    holder = holder_of(s, s.person)
    return holder not in (NONE, seat) and gems_at_hand(s, holder) > 0


# --- Godfather cards and tokens


@rule
def mix_godfather(s: State, renamed: Any) -> None:
    """Mix the Godfather cards that were not revealed, those out of the game too (R7)."""
    for place in range(s.round_now, GODFATHER_CARDS):
        other = place + roll(s, GUESS, GODFATHER_CARDS - place)
        card = s.godfather[place]
        s.godfather[place] = s.godfather[other]
        s.godfather[other] = card
        if renamed is not None and place != other:
            trade_names(renamed, GODFATHER_NAMES, GODFATHER_CARDS, card, s.godfather[place])


@rule
def seen_tokens(s: State, seat: int) -> int:
    """The places whose tokens a viewer knows, a set: those that lay open, its own, and all taken ones at the end."""
    seen = 0
    for place in range(s.supply):
        owner = s.taker[place]
        if not has(s.blind, place) or owner == seat or s.stage == OVER:
            seen |= bit(place)
    return seen


@rule
def mix_tokens(s: State, seat: int, renamed: Any) -> None:
    """Mix the tokens this seat has not seen."""
    unsure = ALL_TOKENS & ~seen_tokens(s, seat)
    while unsure != 0:
        place = lowest(unsure)
        other = nth(unsure, roll(s, GUESS, count(unsure)))
        trade_entries(s.tokens, place, other)
        if renamed is not None:
            trade_entries(renamed, TOKEN_NAMES + place, TOKEN_NAMES + other)
        unsure &= unsure - 1


@rule
def trade_entries(row: Any, one: int, other: int) -> None:
    """Exchange two entries of a row."""
    held = row[one]
    row[one] = row[other]
    row[other] = held


@rule
def trade_names(renamed: Any, start: int, size: int, card: int, other: int) -> None:
    """Note in one part of the names that each of two cards now lies where the other lay."""
    for n in range(start, start + size):
        if renamed[n] == start + card:
            renamed[n] = start + other
        elif renamed[n] == start + other:
            renamed[n] = start + card


# --- for tests: a drawn world has a past, which is the true one under other names


def rename(s: State, box: Box, renamed: list[int]) -> None:
    """Let hidden things trade places until `renamed[c]` lies where c lay."""
    deck, informers, visits, tokens = list(s.deck), list(s.informers), list(s.godfather), list(s.tokens)
    for n in range(BRIBERY_CARDS):
        s.deck[n] = renamed[deck[n]] if deck[n] != NONE else NONE
        s.discards[n] = renamed[s.discards[n]] if s.discards[n] != NONE else NONE
    for n in range(INFORMANTS):
        s.informers[n] = renamed[INFORMANT_NAMES + informers[n]] - INFORMANT_NAMES if informers[n] != NONE else NONE
    for n in range(GODFATHER_CARDS):
        s.godfather[n] = renamed[GODFATHER_NAMES + visits[n]] - GODFATHER_NAMES
    for n in range(TOKENS):
        s.tokens[n] = tokens[renamed[TOKEN_NAMES + n] - TOKEN_NAMES]
    for seat in range(SEATS):
        s.hand[seat] = renamed_set(s.hand[seat], renamed, 0)
        s.known[seat] = renamed_set(s.known[seat], renamed, 0)
        s.contacts[seat] = renamed_set(s.contacts[seat], renamed, INFORMANT_NAMES)
        s.kept[seat] = renamed[s.kept[seat]] if s.kept[seat] != NONE else NONE
    s.shown = renamed_set(s.shown, renamed, 0)
    s.sorted_out = renamed_set(s.sorted_out, renamed, 0)


def renamed_set(cards: int, renamed: list[int], start: int) -> int:
    """A set of cards under other names."""
    return sum(1 << (renamed[start + n] - start) for n in range(BRIBERY_CARDS) if cards >> n & 1)


def rename_answer(s: State, box: Box, seat: int, kind: int, answer: int, renamed: list[int]) -> int:
    """The same answer in the drawn world: only the choice of a Bribery card names a hidden thing."""
    if kind == BRIBE and answer < 13:
        card = min(c for c in range(BRIBERY_CARDS) if s.hand[seat] >> c & 1 and type_of(c) == answer)
        return type_of(renamed[card])
    return answer


def names_so_far(renamed: list[int], then: State, now: State) -> list[int]:
    """Those names that hold at an earlier moment too: cards that were shuffled since had other places then."""
    held = list(range(HIDDEN_THINGS))
    held[GODFATHER_NAMES:] = renamed[GODFATHER_NAMES:]
    if list(then.batch) == list(now.batch):
        held[INFORMANT_NAMES:GODFATHER_NAMES] = renamed[INFORMANT_NAMES:GODFATHER_NAMES]
    if then.shuffles == now.shuffles:
        held[:BRIBERY_CARDS] = renamed[:BRIBERY_CARDS]
    return held


def is_silent(kind: int, answer: int) -> bool:
    """Tell whether nobody else learns of an answer: an Informant that is not played."""
    return kind == INFORM and answer == 0


def alike(values: dict[str, Any]) -> dict[str, Any]:
    """A position without what no player can tell apart: two cards of a type, and who is barred from knowing what."""
    plain = {name: value for name, value in values.items() if name not in ("barred", "kept", "loose_secrets")}
    for name in ("deck", "discards", "hand", "shown", "sorted_out", "known", "plan_card"):
        plain[name] = without_copies(plain[name])
    return plain


def without_copies(value: Any) -> Any:
    """Card codes without the letter that tells copies apart; sets in order."""
    if isinstance(value, list):
        parts = [without_copies(part) for part in value]
        return parts if any(isinstance(part, list) or part is None for part in parts) else sorted(parts)
    return value if value is None else value.rstrip("abcdef")
