"""The two decks: drawing, discarding, shuffling, and who has seen which card."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.dice import PLAY, shuffle
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import SEATS, SECRETS, TARGETED
from .events import CARD_DRAWN, INFORMANT_DRAWN
from .state import NONE, REVEAL_DISCARDS, REVENUE, State
from .table import type_of

# --- Bribery cards


@rule
def gather(s: State) -> None:
    """Put the discards back under the deck and shuffle: nobody knows any of these cards any more (R16, A21)."""
    for n in range(s.discarded):
        s.deck[s.deck_left + n] = s.discards[n]
        s.discards[n] = NONE
    s.deck_left += s.discarded
    s.discarded = 0
    s.shuffles += 1
    s.shown = 0
    s.sorted_out = 0
    for seat in range(SEATS):
        s.known[seat] = 0
    shuffle(s, PLAY, s.deck, s.deck_left)


@rule
def draw_bribery(s: State, seat: int) -> int:
    """Take the top card into the hand, shuffling the discards first if the deck is empty (A21); NONE if all are out."""
    if s.deck_left == 0:
        forget_secrets(s)
        gather(s)
    return NONE if s.deck_left == 0 else take_top(s, seat)


@rule
def take_top(s: State, seat: int) -> int:
    """Take the top card into the hand; the deck is not empty."""
    s.deck_left -= 1
    card = s.deck[s.deck_left]
    s.deck[s.deck_left] = NONE
    s.hand[seat] |= bit(card)
    return card


@rule
def draw_owed_card(s: State, seat: int, log: Log) -> None:
    """Draw the Hotel's card, or the Judge's, which stays in the hand (R18, R52); its owner alone sees it."""
    s.due_card = 0
    card = draw_bribery(s, seat)
    if card == NONE:
        return
    tell(log, CARD_DRAWN, bit(seat), seat, giver(s), type_of(card))
    if s.stage != REVENUE:
        note_kept(s, seat, card)


@rule
def giver(s: State) -> int:
    """The location that gives what is drawn now, or none."""
    return s.at - 1 if s.stage == REVENUE else NONE


@rule
def card_of_type(s: State, seat: int, kind: int) -> int:
    """The card of a type in a hand: which of two alike makes no difference."""
    return lowest(s.hand[seat] & cards_of_type(kind))


@rule
def cards_of_type(kind: int) -> int:
    """All cards of a type, a set."""
    return SECRETS if kind == 12 else 3 << (2 * kind)


@rule
def discard(s: State, seat: int, card: int) -> None:
    """Lay a card on the discard pile; its owner knows it as long as it lies there (R22)."""
    s.hand[seat] &= ~bit(card)
    s.known[seat] |= bit(card)
    s.discards[s.discarded] = card
    s.discarded += 1


@rule
def discard_for_gems(s: State, seat: int, card: int) -> int:
    """Discard a card to take gems: everybody sees its kind, by option its face (A17); returns who sees the face."""
    discard(s, seat, card)
    if chosen(s.options, REVEAL_DISCARDS) != 0:
        s.shown |= bit(card)
        return -1
    s.sorted_out |= bit(card)
    return bit(seat)


@rule
def certain(s: State, viewer: int) -> int:
    """The Bribery cards whose place a viewer (-1: the public) knows."""
    return s.shown if viewer < 0 else s.shown | s.known[viewer] | s.hand[viewer]


@rule
def note_kept(s: State, seat: int, card: int) -> None:
    """Remember of a Judge's card what every viewer knows it not to be: it outlives the shuffle of the next round."""
    s.kept[seat] = card
    for row in range(SEATS + 1):
        viewer = row if row < SEATS else -1
        seen = certain(s, viewer)
        loose = 6 - count((seen | s.sorted_out) & SECRETS)
        s.loose_secrets[row] = loose
        s.barred[row, seat] = seen & ~bit(card) | (SECRETS & ~bit(card) if loose == 0 and card < 24 else 0)


@rule
def forget_secrets(s: State) -> None:
    """After a shuffle nobody can count the secret cards any more."""
    for row in range(SEATS + 1):
        s.loose_secrets[row] = 6


@rule
def bar_from_hands(s: State, cards: int) -> None:
    """Everybody sees these cards outside the hands: no kept card is one of them (R70)."""
    for row in range(SEATS + 1):
        for seat in range(SEATS):
            s.barred[row, seat] |= cards


@rule
def packed_types(cards: int) -> int:
    """A set of cards as the number of each type, four bits a type: what events tell of a hand."""
    packed = 0
    while cards != 0:
        packed += 1 << (4 * type_of(lowest(cards)))
        cards &= cards - 1
    return packed


@rule
def types_in(cards: int) -> int:
    """The types among some cards, a set."""
    pairs = cards & TARGETED
    pairs = (pairs | (pairs >> 1)) & 0x555555
    types = 0
    while pairs != 0:
        types |= bit(lowest(pairs) >> 1)
        pairs &= pairs - 1
    return types | (bit(12) if cards & SECRETS != 0 else 0)


# --- Informants


@rule
def draw_owed_informant(s: State, seat: int, log: Log) -> None:
    """Take the top Informant, shuffling the discards first if the deck is empty; if there are none, no card (A22)."""
    s.due_informant = 0
    if s.informers_left == 0:
        recall_informants(s)
    if s.informers_left == 0:
        return
    s.informers_left -= 1
    card = s.informers[s.informers_left]
    s.informers[s.informers_left] = NONE
    s.contacts[seat] |= bit(card)
    tell(log, INFORMANT_DRAWN, bit(seat), seat, giver(s), card)


@rule
def recall_informants(s: State) -> None:
    """Shuffle the played Informants into a new deck; all know which they are, so they are a batch of their own."""
    newest = 0
    for card in range(len(s.batch)):
        newest = s.batch[card] if s.batch[card] > newest else newest
    for n in range(s.played_size):
        card = s.played[n]
        s.batch[card] = newest + 1
        s.informers[n] = card
        s.played[n] = NONE
    s.informers_left = s.played_size
    s.played_size = 0
    shuffle(s, PLAY, s.informers, s.informers_left)


@rule
def play_informant(s: State, seat: int, card: int) -> None:
    """Lay an Informant open on its discard pile (R34)."""
    s.contacts[seat] &= ~bit(card)
    s.played[s.played_size] = card
    s.played_size += 1


@rule
def holder_of(s: State, card: int) -> int:
    """The seat with this Informant in hand, or none."""
    for seat in range(s.players):
        if has(s.contacts[seat], card):
            return seat
    return NONE
