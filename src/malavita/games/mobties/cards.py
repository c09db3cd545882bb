"""Favor cards: drawing, discarding, shuffling, and who has seen which card.

Of every card it is kept who knows its place for sure. Where a player chooses cards unseen (which of two go to the
bottom, which of a hand are laid aside), the others know only that theirs is among them: those cards form a group.
"""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.dice import PLAY, shuffle
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import CARDS, HALF, HALF_DECK, Box
from .events import RESHUFFLED
from .state import EVERY_EYE, NONE, State

# --- hands


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds."""
    return count(s.low[seat]) + count(s.high[seat])


@rule
def in_hand(s: State, seat: int, card: int) -> bool:
    """Tell whether a seat holds a card."""
    return has(s.low[seat], card) if card < HALF else has(s.high[seat], card - HALF)


@rule
def kinds_in_hand(s: State, box: Box, seat: int) -> int:
    """The kinds of cards in a hand, a set."""
    kinds = 0
    cards = s.low[seat]
    while cards != 0:
        kinds |= bit(box.kind[lowest(cards)])
        cards &= cards - 1
    cards = s.high[seat]
    while cards != 0:
        kinds |= bit(box.kind[HALF + lowest(cards)])
        cards &= cards - 1
    return kinds


@rule
def take_card(s: State, seat: int, card: int) -> None:
    """Take a card into a hand; its holder knows it."""
    if card < HALF:
        s.low[seat] |= bit(card)
    else:
        s.high[seat] |= bit(card - HALF)
    s.sure[card] |= bit(seat)
    s.barred[card] = 0


@rule
def drop_card(s: State, seat: int, card: int) -> None:
    """Lay a card of a hand on the discards, face down for now: what it was known not to be, it still is not."""
    if card < HALF:
        s.low[seat] &= ~bit(card)
        s.pile_low |= bit(card)
    else:
        s.high[seat] &= ~bit(card - HALF)
        s.pile_high |= bit(card - HALF)


@rule
def card_of_kind(s: State, box: Box, seat: int, kind: int) -> int:
    """The card of a kind in a hand that most others know of: who knew of one then knows that it is gone."""
    best = NONE
    known = NONE
    for card in range(box.first[kind], box.first[kind + 1]):
        if in_hand(s, seat, card) and count(s.sure[card]) > known:
            best = card
            known = count(s.sure[card])
    return best


@rule
def lowest_of_kind(s: State, box: Box, seat: int, kind: int) -> int:
    """Any card of a kind in a hand; the hand has one."""
    card = box.first[kind]
    while not in_hand(s, seat, card):
        card += 1
    return card


@rule
def play_card(s: State, box: Box, seat: int, kind: int) -> None:
    """Play a card of a kind openly: it goes to the discards for all to see (R59)."""
    card = card_of_kind(s, box, seat, kind)
    forget_copies(s, box, seat, card)
    drop_card(s, seat, card)
    s.sure[card] = EVERY_EYE
    s.loose[card] = 0
    s.group[card] = 0
    s.barred[card] = 0


@rule
def forget_copies(s: State, box: Box, seat: int, card: int) -> None:
    """Who knew of another copy in this hand, but not of this one, cannot tell whether that one is still there."""
    kind = box.kind[card]
    unaware = EVERY_EYE & ~s.sure[card]
    for other in range(box.first[kind], box.first[kind + 1]):
        if other != card and in_hand(s, seat, other) and s.sure[other] & unaware != 0:
            gone = s.sure[other] & unaware
            unaware &= ~gone
            s.mixes += 1
            s.sure[other] &= ~gone
            s.group[other] = s.mixes


# --- the deck: a ring, drawn from the top; the cards of its other end are the bottom


@rule
def can_draw(s: State) -> bool:
    """Tell whether there is any card to draw (R76)."""
    return s.deck_left > 0 or s.pile_low != 0 or s.pile_high != 0


@rule
def draw_card(s: State, log: Log) -> int:
    """Take the top card off the deck, shuffling the discards first if it is empty; NONE if there is no card (R76)."""
    if s.deck_left == 0:
        reshuffle(s, log)
    if s.deck_left == 0:
        return NONE
    card = s.deck[s.deck_top]
    s.deck[s.deck_top] = NONE
    s.deck_top = s.deck_top + 1 if s.deck_top < CARDS - 1 else 0
    s.deck_left -= 1
    return card


@rule
def put_under(s: State, card: int) -> None:
    """Put a card to the bottom of the deck (A17)."""
    place = s.deck_top + s.deck_left
    s.deck[place if place < CARDS else place - CARDS] = card
    s.deck_left += 1


@rule
def reshuffle(s: State, log: Log) -> None:
    """Shuffle the discards into a new deck: who knew one of them knows that it is in there somewhere (R76)."""
    s.mixes += 1
    s.deck_top = 0
    gather(s, s.pile_low & HALF_DECK, 0)
    gather(s, s.pile_high & HALF_DECK, HALF)
    s.pile_low = 0
    s.pile_high = 0
    shuffle(s, PLAY, s.deck, s.deck_left)
    if s.deck_left > 0:
        tell(log, RESHUFFLED, 0, s.deck_left)


@rule
def gather(s: State, cards: int, start: int) -> None:
    """Put discards into the deck; they are one group now."""
    while cards != 0:
        card = start + lowest(cards)
        cards &= cards - 1
        s.deck[s.deck_left] = card
        s.deck_left += 1
        s.loose[card] |= s.sure[card]
        s.sure[card] = 0
        s.group[card] = s.mixes
        s.barred[card] = 0


# --- choices that the others do not see


@rule
def mix_pair(s: State, one: int, other: int, sees: int) -> None:
    """Two cards were drawn to choose between: of what they know of them, the others will not know which went where."""
    if NONE in (one, other) or (s.sure[one] | s.sure[other]) & ~sees == 0:
        return
    s.mixes += 1
    blur(s, one, sees)
    blur(s, other, sees)


@rule
def mix_hand(s: State, seat: int) -> None:
    """Some cards of a hand are about to be laid aside unseen."""
    if not known_outside(s, seat):
        return
    s.mixes += 1
    cards = s.low[seat]
    while cards != 0:
        blur(s, lowest(cards), bit(seat))
        cards &= cards - 1
    cards = s.high[seat]
    while cards != 0:
        blur(s, HALF + lowest(cards), bit(seat))
        cards &= cards - 1


@rule
def known_outside(s: State, seat: int) -> bool:
    """Tell whether anybody else knows a card of this hand."""
    seen = 0
    cards = s.low[seat]
    while cards != 0:
        seen |= s.sure[lowest(cards)]
        cards &= cards - 1
    cards = s.high[seat]
    while cards != 0:
        seen |= s.sure[HALF + lowest(cards)]
        cards &= cards - 1
    return seen & ~bit(seat) != 0


@rule
def blur(s: State, card: int, sees: int) -> None:
    """Put a card into the newest group, unless it is in one that somebody relies on and nobody loses sight of it."""
    lost = s.sure[card] & ~sees
    if lost != 0 or s.loose[card] == 0:
        s.group[card] = s.mixes
        s.loose[card] |= lost
        s.sure[card] &= sees


@rule
def see_hand(s: State, seat: int, viewer: int) -> None:
    """A seat looks at another's hand."""
    cards = s.low[seat]
    while cards != 0:
        s.sure[lowest(cards)] |= bit(viewer)
        cards &= cards - 1
    cards = s.high[seat]
    while cards != 0:
        s.sure[HALF + lowest(cards)] |= bit(viewer)
        cards &= cards - 1


@rule
def mark_unable(s: State, seat: int, classes: int) -> None:
    """Everybody learns that a seat holds no card of some classes (a set) at this moment."""
    cards = s.low[seat]
    while cards != 0:
        s.barred[lowest(cards)] |= classes
        cards &= cards - 1
    cards = s.high[seat]
    while cards != 0:
        s.barred[HALF + lowest(cards)] |= classes
        cards &= cards - 1
