"""What each seat knows, and how a world it cannot tell apart from the true one is drawn.

Favor cards: a viewer knows some for sure (its hand, what it put to the bottom, what it gave, what was played). Of
others it knows the group: they were mixed unseen, by a shuffle or by somebody's choice, and trade places within it. The
rest it has never seen; these trade places freely, but never into a hand that all know not to hold their class. Two
cards of a kind are the same to everybody. Agent cards: known are the discards and what one has looked at; a batch that
was shuffled again mixes only with itself. Ballots are secret until all are in.
"""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, count, has, lowest, nth
from ...kernel.dice import GUESS, roll
from ...kernel.rule import rule
from .box import AGENT_CARDS, ALL_SEATS, CARDS, HALF, SEATS, Box
from .cards import in_hand
from .deals import locked_vote
from .flow import in_conversation
from .respect import may_vote
from .setup import clear_plan
from .state import (
    ACT,
    ACTION,
    BALLOT,
    GIFT,
    GIVE,
    HIRE,
    MOVE,
    MOVEMENT,
    NONE,
    PUBLIC_EYE,
    SECRET_BALLOTS,
    SHOP,
    State,
)
from .table import is_on

# The hidden things in one row of names: Favor cards, Agent cards, ballots (seven for each seat), the undercover agent.
FED_NAMES = CARDS
BALLOT_NAMES = FED_NAMES + AGENT_CARDS
VOTES = SEATS + 1
ROLE_NAMES = BALLOT_NAMES + SEATS * VOTES
HIDDEN_THINGS = ROLE_NAMES + SEATS


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
    eye = bit(seat if seat >= 0 else PUBLIC_EYE)
    mix_groups(s, box, eye, renamed)
    mix_unseen(s, box, eye, renamed)
    mix_feds(s, eye, renamed)
    if s.ask == BALLOT and not is_on(s, SECRET_BALLOTS):
        mix_ballots(s, seat, renamed)
    if s.agent not in (NONE, seat) and s.exposed == 0:
        mix_roles(s, seat, renamed)


@rule
def rewind(s: State) -> None:
    """Go back to the first question of a conversation."""
    clear_plan(s)
    if s.ask == HIRE:
        s.bargained &= ~bit(s.turn)
    if s.stage == ACTION:
        s.ask = ACT
    elif s.stage == MOVEMENT:
        s.ask = MOVE
    elif s.stage == GIFT:
        s.ask = GIVE
    else:
        s.ask = SHOP


# --- Favor cards


@rule
def mix_groups(s: State, box: Box, eye: int, renamed: Any) -> None:
    """Let every card that this viewer knows only by its group trade places within it."""
    for card in range(CARDS):
        if s.loose[card] & ~s.sure[card] & eye != 0:
            other = member(s, card, eye, roll(s, GUESS, group_size(s, card, eye)))
            if trade_if_fit(s, box, card, other, renamed):
                trade_loose(s, card, other)  # who had seen a card before it was mixed still has


@rule
def group_size(s: State, card: int, eye: int) -> int:
    """How many cards of a card's group this viewer cannot place."""
    size = 0
    for other in range(CARDS):
        if s.group[other] == s.group[card] and s.sure[other] & eye == 0:
            size += 1
    return size


@rule
def member(s: State, card: int, eye: int, index: int) -> int:
    """One of the cards of a card's group that this viewer cannot place."""
    group = s.group[card]
    other = -1
    while index >= 0:
        other += 1
        if s.group[other] == group and s.sure[other] & eye == 0:
            index -= 1
    return other


@rule
def unseen(s: State, eye: int, start: int) -> int:
    """The cards of one half of the deck that this viewer has never seen, a set."""
    cards = 0
    for n in range(HALF):
        if (s.sure[start + n] | s.loose[start + n]) & eye == 0:
            cards |= bit(n)
    return cards


@rule
def mix_unseen(s: State, box: Box, eye: int, renamed: Any) -> None:
    """Let the cards that this viewer has never seen trade places at random."""
    low = unseen(s, eye, 0)
    high = unseen(s, eye, HALF)
    while low != 0 or high != 0:
        card = lowest(low) if low != 0 else HALF + lowest(high)
        index = roll(s, GUESS, count(low) + count(high))
        other = nth(low, index) if index < count(low) else HALF + nth(high, index - count(low))
        trade_if_fit(s, box, card, other, renamed)
        if low != 0:
            low &= low - 1
        else:
            high &= high - 1


@rule
def trade_if_fit(s: State, box: Box, card: int, other: int, renamed: Any) -> bool:
    """Let two cards trade places, unless everybody knows that one of them cannot be there; tells whether they did."""
    here = box.class_of[box.kind[card]]
    there = box.class_of[box.kind[other]]
    if card == other or has(s.barred[other], here) or has(s.barred[card], there):
        return False
    trade_places(s, card, other, renamed)
    return True


@rule
def trade_places(s: State, card: int, other: int, renamed: Any) -> None:
    """Let two Favor cards trade everything that is said of their places."""
    for seat in range(s.players):
        if in_hand(s, seat, card) != in_hand(s, seat, other):
            flip(s, seat, card)
            flip(s, seat, other)
    if in_pile(s, card) != in_pile(s, other):
        flip_pile(s, card)
        flip_pile(s, other)
    for n in range(CARDS):
        if s.deck[n] == card:
            s.deck[n] = other
        elif s.deck[n] == other:
            s.deck[n] = card
    for n in range(2):
        if s.offered[n] == card:
            s.offered[n] = other
        elif s.offered[n] == other:
            s.offered[n] = card
    trade_marks(s, card, other)
    if renamed is not None:
        trade_names(renamed, 0, CARDS, card, other)


@rule
def in_pile(s: State, card: int) -> bool:
    """Tell whether a card lies in the discards."""
    return has(s.pile_low, card) if card < HALF else has(s.pile_high, card - HALF)


@rule
def flip(s: State, seat: int, card: int) -> None:
    """Put a card into a hand, or take it out."""
    if card < HALF:
        s.low[seat] ^= bit(card)
    else:
        s.high[seat] ^= bit(card - HALF)


@rule
def flip_pile(s: State, card: int) -> None:
    """Put a card into the discards, or take it out."""
    if card < HALF:
        s.pile_low ^= bit(card)
    else:
        s.pile_high ^= bit(card - HALF)


@rule
def trade_marks(s: State, card: int, other: int) -> None:
    """What is known belongs to the place, not to the card."""
    sure = s.sure[card]
    s.sure[card] = s.sure[other]
    s.sure[other] = sure
    trade_loose(s, card, other)
    group = s.group[card]
    s.group[card] = s.group[other]
    s.group[other] = group
    barred = s.barred[card]
    s.barred[card] = s.barred[other]
    s.barred[other] = barred


@rule
def trade_loose(s: State, card: int, other: int) -> None:
    """Who knows of a card only its group."""
    loose = s.loose[card]
    s.loose[card] = s.loose[other]
    s.loose[other] = loose


@rule
def trade_names(renamed: Any, start: int, size: int, card: int, other: int) -> None:
    """Note in one part of the names that each of two cards now lies where the other lay."""
    for n in range(start, start + size):
        if renamed[n] == start + card:
            renamed[n] = start + other
        elif renamed[n] == start + other:
            renamed[n] = start + card


# --- Agent cards


@rule
def mix_feds(s: State, eye: int, renamed: Any) -> None:
    """Mix the Agent cards of the deck that this viewer has not looked at, batch by batch."""
    for place in range(s.feds_left):
        if s.peeked[s.feds[place]] & eye == 0:
            other = random_fed(s, place, eye)
            trade_feds(s, place, other, renamed)


@rule
def random_fed(s: State, place: int, eye: int) -> int:
    """A place further up that the card could be in as well, or its own; all as likely."""
    chosen = place
    ways = 1
    for other in range(place + 1, s.feds_left):
        if s.peeked[s.feds[other]] & eye == 0 and s.batch[s.feds[other]] == s.batch[s.feds[place]]:
            ways += 1
            if roll(s, GUESS, ways) == 0:
                chosen = other
    return chosen


@rule
def trade_feds(s: State, place: int, other: int, renamed: Any) -> None:
    """Let the cards at two places of the Agent deck trade places; who has looked knows the place, not the card."""
    if place == other:
        return
    one = s.feds[place]
    two = s.feds[other]
    s.feds[place] = two
    s.feds[other] = one
    seen = s.peeked[one]
    s.peeked[one] = s.peeked[two]
    s.peeked[two] = seen
    if renamed is not None:
        trade_names(renamed, FED_NAMES, AGENT_CARDS, one, two)


# --- ballots and roles


@rule
def mix_ballots(s: State, seat: int, renamed: Any) -> None:
    """Let the others have voted in any way; a ballot that a deal has cast is known."""
    choices = may_vote(s)
    for other in range(s.players):
        if other != seat and s.ballot[other] != NONE and locked_vote(s, other) == NONE:
            vote = nth(choices, roll(s, GUESS, count(choices)))
            if renamed is not None and vote != s.ballot[other]:
                trade_names(renamed, BALLOT_NAMES + VOTES * other, VOTES, s.ballot[other], vote)
            s.ballot[other] = vote


@rule
def mix_roles(s: State, seat: int, renamed: Any) -> None:
    """Let anybody else be the undercover agent who was not accused in vain."""
    suspects = (bit(s.players) - 1) & ~s.cleared & ALL_SEATS
    if seat >= 0:
        suspects &= ~bit(seat)
    agent = nth(suspects, roll(s, GUESS, count(suspects)))
    if renamed is not None and agent != s.agent:
        trade_names(renamed, ROLE_NAMES, SEATS, s.agent, agent)
    s.agent = agent
