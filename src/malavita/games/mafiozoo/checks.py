"""What must hold in every position: one bit for each invariant that is broken."""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.rule import rule
from .box import (
    AGENDA,
    ALL_BRIBERY,
    ALL_INFORMANTS,
    BRIBERY_CARDS,
    CHARACTERS,
    FAVORS,
    GEMS,
    GODFATHER_CARDS,
    INFORMANTS,
    NEIGHBORHOODS,
    SEATS,
    TOKENS,
    Box,
)
from .flow import answers
from .state import BRIBE, NONE, NOTHING, ONWARD, OVER, PAYMENT, PHOTO, USE, State
from .table import colors

INVARIANTS = (
    "each color has 16 gems (T53)",
    "every Bribery card lies in exactly one place",
    "every Informant lies in exactly one place",
    "every Godfather card is there once",
    "ten tokens of each kind, each in one place",
    "hands have no single card between turns (R21)",
    "only discards are known as discards",
    "a plan exactly while a conversation is held",
    "seats that do not play have nothing (R1, R69)",
    "at most six tiles are golden (R2)",
    "rounds are counted, and goons work from the round after (R12, R58)",
    "the game is over exactly when nobody is asked",
    "whoever is asked can answer",
)
(
    GEMS_LOST, CARDS_LOST, INFORMANTS_LOST, VISITS_LOST, TOKENS_LOST, HANDS, KNOWING, PLANS, ABSENT, GOLDEN, WORKING,
    ENDING, STUCK,
) = range(13)  # fmt: skip


@rule
def broken(s: State, box: Box) -> int:
    """The invariants that a position breaks."""
    faults = flag(not gems_right(s), GEMS_LOST)
    faults |= flag(not cards_right(s), CARDS_LOST)
    faults |= flag(not informants_right(s), INFORMANTS_LOST)
    faults |= flag(not visits_right(s), VISITS_LOST)
    faults |= flag(not tokens_right(s), TOKENS_LOST)
    faults |= flag(s.ask == BRIBE and not hands_right(s), HANDS)
    faults |= flag(not knowledge_right(s), KNOWING)
    faults |= flag(not plans_right(s), PLANS)
    faults |= flag(not absent_right(s), ABSENT)
    faults |= flag(count(s.golden) > box.most_golden, GOLDEN)
    faults |= flag(not (rounds_right(s, box) and working_right(s)), WORKING)
    faults |= flag((s.ask == NOTHING) != (s.stage == OVER), ENDING)
    if faults == 0:
        faults |= flag(s.ask != NOTHING and answers(s, box, s.turn) == 0, STUCK)
    return faults


@rule
def flag(fault: bool, place: int) -> int:
    """The bit of a fault, or nothing."""
    return bit(place) if fault else 0


@rule
def gems_right(s: State) -> bool:
    """Reserve, Slush Fund and photos add up to 16."""
    right = True
    for color in range(colors(s)):
        total = s.reserve[color] + s.slush[color]
        for photo in range(CHARACTERS):
            total += s.gems[color, photo]
        right = right and total == GEMS
    return right


@rule
def cards_right(s: State) -> bool:
    """Each Bribery card is in the deck, the discards or a hand, and the rows are empty beyond their size."""
    union = 0
    total = s.deck_left + s.discarded
    for n in range(BRIBERY_CARDS):
        if (n < s.deck_left) != (s.deck[n] != NONE) or (n < s.discarded) != (s.discards[n] != NONE):
            return False
        union |= (bit(s.deck[n]) if n < s.deck_left else 0) | (bit(s.discards[n]) if n < s.discarded else 0)
    for seat in range(SEATS):
        union |= s.hand[seat]
        total += count(s.hand[seat])
    return union == ALL_BRIBERY and total == BRIBERY_CARDS


@rule
def informants_right(s: State) -> bool:
    """Each Informant is in the deck, played or in a hand."""
    union = 0
    total = s.informers_left + s.played_size
    for n in range(INFORMANTS):
        if (n < s.informers_left) != (s.informers[n] != NONE) or (n < s.played_size) != (s.played[n] != NONE):
            return False
        union |= (bit(s.informers[n]) if n < s.informers_left else 0) | (bit(s.played[n]) if n < s.played_size else 0)
    for seat in range(SEATS):
        union |= s.contacts[seat]
        total += count(s.contacts[seat])
    return union == ALL_INFORMANTS and total == INFORMANTS


@rule
def visits_right(s: State) -> bool:
    """The eight Godfather cards, each once."""
    union = 0
    for n in range(GODFATHER_CARDS):
        union |= bit(s.godfather[n])
    return union == bit(GODFATHER_CARDS) - 1


@rule
def tokens_right(s: State) -> bool:
    """Ten of each kind (eight bits each); those beyond the supply's edge are untaken, the others taken or open."""
    kinds = 0
    places = 0
    for n in range(AGENDA):
        if s.agenda[n] != NONE:
            if has(places, s.agenda[n]) or s.taker[s.agenda[n]] != NONE:
                return False
            places |= bit(s.agenda[n])
    for n in range(TOKENS):
        kinds += 1 << (8 * s.tokens[n])
        if (s.taker[n] != NONE or has(places, n)) != (n < s.supply):
            return False
        if has(s.blind, n) and s.taker[n] == NONE:
            return False
    ten_each = 0
    for kind in range(NEIGHBORHOODS):
        ten_each += 10 << (8 * kind)
    return kinds == ten_each


@rule
def hands_right(s: State) -> bool:
    """Before a card is chosen every hand is empty or has two cards or more."""
    right = True
    for seat in range(s.players):
        right = right and count(s.hand[seat]) != 1
    return right


@rule
def knowledge_right(s: State) -> bool:
    """What seats know of discards lies in the discard pile; a card is shown or sorted, not both."""
    pile = 0
    for n in range(s.discarded):
        pile |= bit(s.discards[n])
    seen = s.shown | s.sorted_out
    for seat in range(SEATS):
        seen |= s.known[seat]
    return seen & ~pile == 0 and s.shown & s.sorted_out == 0


@rule
def plans_right(s: State) -> bool:
    """A card is chosen from USE to ONWARD, gems after USE, a way during ONWARD, a location during PAYMENT."""
    talking = s.ask in (USE, PHOTO, ONWARD)
    if (s.plan_card != NONE) != talking or (s.plan_gems > 0) != (s.ask in (PHOTO, ONWARD)):
        return False
    if talking and not has(s.hand[s.turn], s.plan_card):
        return False
    return (s.plan_length > 0) == (s.ask == ONWARD) and (s.plan_goon != NONE) == (s.ask == PAYMENT)


@rule
def absent_right(s: State) -> bool:
    """Seats beyond the players have nothing; the strawman has gems, but no Slush Fund (R69)."""
    right = s.turn < s.players and s.first < s.players
    for seat in range(s.players, SEATS):
        held = s.money[seat] + s.slush[seat] + s.hand[seat] + s.contacts[seat] + s.goons[seat] + s.blanks[seat]
        for favor in range(FAVORS):
            held += s.favors[seat, favor]
        if seat >= colors(s):
            held += s.reserve[seat]
            for photo in range(CHARACTERS):
                held += s.gems[seat, photo]
        right = right and held == 0
    return right


@rule
def rounds_right(s: State, box: Box) -> bool:
    """No more rounds than so many play; in each of them somebody is visited."""
    return s.round_now <= box.rounds[s.players] and (s.round_now == 0 or s.visited != NONE)


@rule
def working_right(s: State) -> bool:
    """Bonuses that work or were used belong to goons."""
    right = True
    for seat in range(SEATS):
        right = right and s.working[seat] & ~s.goons[seat] == 0 and s.used[seat] & ~s.working[seat] == 0
    return right
