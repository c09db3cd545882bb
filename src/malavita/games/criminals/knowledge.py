"""What each seat knows, and how a world it cannot tell apart from the true one is drawn (section 4 of the rules).

All cards differ, so everything a seat can deduce follows from one stamp per card: the number of its last look that
showed the card in its hideout, 0 if it never saw it. Cards with the same stamp were together at that look, and between
it and the seat's next look at that hideout the seat cannot tell which went where: that is a block of 4.4 (closed when a
later look exists, open for the last one, the pool for stamp 0). A block's cards and its places are the same entries, so
they always balance, and a world is drawn by letting cards of one block trade places at random.
"""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, count, has, lowest, nth
from ...kernel.dice import GUESS, roll
from ...kernel.rule import rule
from .box import ALL_CARDS, BOSS, CARDS, HIDEOUTS, SEATS, Box
from .hire import EVERY_KIND, choosable_kinds, may_hire
from .scoring import crew_at, on_table
from .state import HIRE, NONE, PLACE, State


@rule
def look_at_hideout(s: State, seat: int, hideout: int) -> None:
    """A seat sees all cards of a pile (R16, R40)."""
    s.looks += 1
    cards = s.pile[hideout]
    while cards != 0:
        card = lowest(cards)
        s.seen[card] = (s.seen[card] & ~(255 << (8 * seat))) | (s.looks << (8 * seat))
        cards &= cards - 1


@rule
def look_at_target(s: State, seat: int, target: int) -> int:
    """A seat sees all face-down cards at a target, those under an Accomplice too (R40); returns them."""
    cards = crew_at(s, on_table(s), target) & ~s.shown
    s.known[seat] |= cards
    return cards


@rule
def certain(s: State, seat: int) -> int:
    """The cards whose place a viewer (-1: the public) knows."""
    return s.shown if seat < 0 else s.shown | s.known[seat]


@rule
def stamp(s: State, seat: int, card: int) -> int:
    """The block that a card belongs to for a viewer; the public has only the pool."""
    return 0 if seat < 0 else (s.seen[card] >> (8 * seat)) & 255


def stamps(s: State, seat: int) -> list[int]:
    """The blocks of all cards for a seat, read at once; for views, not for rules."""
    return [(seen >> (8 * seat)) & 255 for seen in s.seen]


@rule
def block_of(s: State, seat: int, card: int, among: int) -> int:
    """The cards among these that share the block of one of them."""
    mine = stamp(s, seat, card)
    block = 0
    while among != 0:
        other = lowest(among)
        if stamp(s, seat, other) == mine:
            block |= bit(other)
        among &= among - 1
    return block


@rule
def tokens(s: State) -> int:
    """The cards that lie, or were killed, face-down."""
    killed = s.killed[0] | s.killed[1] | s.killed[2] | s.killed[3]
    return (on_table(s) | killed) & ~s.shown


@rule
def kinds_barred(s: State, box: Box, card: int) -> int:
    """The kinds that everybody knows not to be in this card's place: D7, and what a hand cannot hold (section 6)."""
    barred = s.barred[card]
    if card == s.hand:
        barred |= EVERY_KIND & ~choosable_kinds(s, box, s.turn, s.left[s.at] + 1)
    return barred


@rule
def resample(s: State, box: Box, seat: int, key0: int, key1: int, renamed: Any) -> None:
    """Draw another world, exactly as likely as any other that this seat (-1: the public) cannot tell from the true one.

    `renamed`, unless None, is a row that follows the cards: entry c becomes the card that now lies where c lay.
    """
    s.key[0] = key0
    s.key[1] = key1
    s.drawn = 0
    if s.ask > PLACE and seat != s.turn:  # how far the conversation has come is its owner's secret
        s.ask = PLACE
        s.target = NONE
    unsure = ALL_CARDS & ~certain(s, seat)
    mix_blocks(s, box, seat, unsure, renamed)
    while breaks_bars(s, box, unsure):
        mix_blocks(s, box, seat, unsure, renamed)


@rule
def mix_blocks(s: State, box: Box, seat: int, unsure: int, renamed: Any) -> None:
    """Mix every block of cards that this seat cannot tell apart."""
    while unsure != 0:
        block = block_of(s, seat, lowest(unsure), unsure)
        mix(s, box, block, renamed)
        unsure &= ~block


@rule
def mix(s: State, box: Box, block: int, renamed: Any) -> None:
    """Put the cards of a block into random places of that block: first the Boss, who is never face-down (D5)."""
    bosses = block & box.of_kind[BOSS]
    settled = 0
    while bosses != 0:
        boss = lowest(bosses)
        open_places = block & ~tokens(s) & ~settled
        place = nth(open_places, roll(s, GUESS, count(open_places)))
        trade_places(s, boss, place, renamed)
        settled |= bit(boss)
        bosses &= bosses - 1
    rest = block & ~box.of_kind[BOSS]
    while rest != 0:
        card = lowest(rest)
        trade_places(s, card, nth(rest, roll(s, GUESS, count(rest))), renamed)
        rest &= rest - 1


@rule
def breaks_bars(s: State, box: Box, unsure: int) -> bool:
    """Tell whether a card lies where its kind cannot be, or a pile leaves its buyer without the choice he had (D7)."""
    if s.ask == HIRE and may_hire(s, box, s.turn) == 0:
        return True
    while unsure != 0:
        card = lowest(unsure)
        if has(kinds_barred(s, box, card), box.special[card]):
            return True
        unsure &= unsure - 1
    return False


@rule
def trade_places(s: State, card: int, other: int, renamed: Any) -> None:
    """Let two cards trade everything that is said of their places."""
    if card == other:
        return
    for hideout in range(HIDEOUTS):
        s.pile[hideout] = trade_bits(s.pile[hideout], card, other)
    for seat in range(SEATS):
        s.killed[seat] = trade_bits(s.killed[seat], card, other)
        s.known[seat] = trade_bits(s.known[seat], card, other)
    s.left_out = trade_bits(s.left_out, card, other)
    s.shown = trade_bits(s.shown, card, other)
    trade_entries(s.spot, card, other)
    trade_entries(s.placed, card, other)
    trade_entries(s.origin, card, other)
    trade_entries(s.barred, card, other)
    trade_entries(s.seen, card, other)
    if s.hand == card:
        s.hand = other
    elif s.hand == other:
        s.hand = card
    if renamed is not None:
        trade_names(renamed, card, other)


@rule
def trade_bits(cards: int, card: int, other: int) -> int:
    """The set after two cards have traded their membership."""
    differ = ((cards >> card) ^ (cards >> other)) & 1
    return cards ^ ((differ << card) | (differ << other))


@rule
def trade_entries(row: Any, card: int, other: int) -> None:
    """Exchange two entries of a row."""
    held = row[card]
    row[card] = row[other]
    row[other] = held


@rule
def trade_names(renamed: Any, card: int, other: int) -> None:
    """Note that each of two cards now lies where the other lay: the entries follow places, their values are cards."""
    for place in range(CARDS):
        if renamed[place] == card:
            renamed[place] = other
        elif renamed[place] == other:
            renamed[place] = card


# --- for tests: a drawn world has a past, which is the true one under other names


def rename(s: State, box: Box, renamed: list[int]) -> None:
    """Let cards trade places until card `renamed[c]` lies where card c lay."""
    now = list(range(CARDS))
    for place in range(CARDS):
        held = now[place]
        if held != renamed[place]:
            other = now.index(renamed[place])
            trade_places(s, held, renamed[place], None)
            now[place], now[other] = now[other], now[place]


def rename_answer(s: State, box: Box, seat: int, kind: int, answer: int, renamed: list[int]) -> int:
    """The same answer in the drawn world: only the choice of a card names one."""
    return renamed[answer] if kind == HIRE else answer
