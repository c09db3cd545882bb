"""Chance: a keyed, counter-based generator (SipHash-1-3) whose key and counter lie in the state, never in a view.

Every draw is the keyed hash of a stream number and a counter, so one key gives one game, and nothing short of the
128-bit key tells the next card. Publishing the key afterwards proves every shuffle. Unsigned words stay in this file.
"""

from __future__ import annotations

from typing import Protocol

from .record import Row
from .rule import rule, whole, word

DEAL = 0  # stream of the opening shuffle
PLAY = 1  # stream of everything drawn later
GUESS = 2  # stream used when a hidden world is drawn anew

LIMIT = 1 << 62


class Dice(Protocol):
    """What a state must hold for chance: its key and how much was drawn."""

    key: Row
    drawn: int


@rule
def sip_round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    """One round of SipHash."""
    v0 = word(v0 + v1)
    v1 = word((v1 << word(13)) | (v1 >> word(51))) ^ v0
    v0 = word((v0 << word(32)) | (v0 >> word(32)))
    v2 = word(v2 + v3)
    v3 = word((v3 << word(16)) | (v3 >> word(48))) ^ v2
    v0 = word(v0 + v3)
    v3 = word((v3 << word(21)) | (v3 >> word(43))) ^ v0
    v2 = word(v2 + v1)
    v1 = word((v1 << word(17)) | (v1 >> word(47))) ^ v2
    v2 = word((v2 << word(32)) | (v2 >> word(32)))
    return v0, v1, v2, v3


@rule
def sip(key0: int, key1: int, message: int) -> int:
    """SipHash-1-3 of one 8-byte message under a 128-bit key."""
    v0 = key0 ^ word(0x736F6D6570736575)
    v1 = key1 ^ word(0x646F72616E646F6D)
    v2 = key0 ^ word(0x6C7967656E657261)
    v3 = key1 ^ word(0x7465646279746573) ^ message
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= message
    v3 ^= word(8 << 56)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= word(8 << 56)
    v2 ^= word(0xFF)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def draw(s: Dice, stream: int) -> int:
    """The next 62 random bits of a stream."""
    message = (stream << 48) | s.drawn
    s.drawn += 1
    return whole(sip(s.key[0], s.key[1], word(message)) >> word(2))


@rule
def roll(s: Dice, stream: int, sides: int) -> int:
    """A number from 0 to sides - 1, each exactly as likely."""
    fair = LIMIT - LIMIT % sides
    number = draw(s, stream)
    while number >= fair:
        number = draw(s, stream)
    return number % sides


@rule
def shuffle(s: Dice, stream: int, cards: Row, size: int) -> None:
    """Bring the first `size` entries of a row into random order, every order exactly as likely.

    One draw serves several steps: it is taken below a product of step sizes and read as mixed-radix digits.
    """
    last = size - 1
    while last > 0:
        first = last
        product = 1
        while first > 0 and product <= LIMIT // 64 // (first + 1):
            product *= first + 1
            first -= 1
        number = roll(s, stream, product)
        while last > first:
            other = number % (last + 1)
            number //= last + 1
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1


# --- sharing cards out among heaps: the same as shuffling and dealing, without an order inside the heaps

HEAP_BITS = 6  # up to ten heaps of up to 63 cards, in one whole number


@rule
def add_heap(heaps: int, heap: int, size: int) -> int:
    """Heaps to be filled, with one more of this size."""
    return heaps | (size << (HEAP_BITS * heap))


@rule
def share_out(s: Dice, stream: int, heaps: int, cards: int, out: Row) -> None:
    """Put cards into heaps at random, every way exactly as likely; the heaps together take all cards.

    As in `shuffle`, one draw serves several cards. The heaps stay in one number, which a GPU keeps in a register.
    """
    card = 0
    while card < cards:
        last = card
        product = 1
        while last < cards and product <= LIMIT // 64 // (cards - last):
            product *= cards - last
            last += 1
        number = roll(s, stream, product)
        while card < last:
            heap = heap_at(heaps, number % (cards - card))
            number //= cards - card
            heaps -= 1 << (HEAP_BITS * heap)
            out[card] = heap
            card += 1


@rule
def heap_at(heaps: int, place: int) -> int:
    """The heap that holds a place, counting through the heaps."""
    heap = 0
    while place >= heaps & 63:
        place -= heaps & 63
        heaps >>= HEAP_BITS
        heap += 1
    return heap


# --- the players of random games draw from a cheap generator of their own


@rule
def stir(x: int) -> int:
    """The next state of a small fast generator (a 64-bit Weyl sequence)."""
    return word(word(x) + word(0x9E3779B97F4A7C15))


@rule
def choice(x: int, sides: int) -> int:
    """A number below `sides` from a state of the fast generator: good enough for random play, not for dealing."""
    x = word(x)
    x = word((x ^ (x >> word(30))) * word(0xBF58476D1CE4E5B9))
    x = x ^ (x >> word(31))
    return whole(word((x >> word(32)) * word(sides)) >> word(32))


@rule
def game_key(seed: int, game: int, half: int) -> int:
    """Half of the key of one game in a numbered series."""
    return sip(word(seed), word(half), word(game))
