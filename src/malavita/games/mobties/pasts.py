"""For tests of hidden worlds: a drawn world has a past, which is the true one under other names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from .box import AGENT_CARDS, CARDS, SEATS, Box
from .cards import in_hand
from .knowledge import BALLOT_NAMES, FED_NAMES, HIDDEN_THINGS, ROLE_NAMES, VOTES, in_pile, trade_places
from .state import BALLOT, DISCARD, NONE, State

MARKS = ("sure", "loose", "group", "barred", "mixes", "peeked")


def rename(s: State, box: Box, renamed: list[int]) -> None:
    """Let hidden things trade places until `renamed[c]` lies where c lay."""
    now = list(range(CARDS))
    for place in range(CARDS):
        held = now[place]
        if held != renamed[place]:
            other = now.index(renamed[place])
            trade_places(s, held, renamed[place], None)
            now[place], now[other] = now[other], now[place]
    for n in range(AGENT_CARDS):
        if s.feds[n] != NONE:
            s.feds[n] = renamed[FED_NAMES + s.feds[n]] - FED_NAMES
    for seat in range(SEATS):
        if s.ballot[seat] != NONE:
            start = BALLOT_NAMES + VOTES * seat
            s.ballot[seat] = renamed[start + s.ballot[seat]] - start
    if s.agent != NONE:
        s.agent = renamed[ROLE_NAMES + s.agent] - ROLE_NAMES


def rename_answer(s: State, box: Box, seat: int, kind: int, answer: int, renamed: list[int]) -> int:
    """The same answer in the drawn world: only cards laid aside unseen and ballots name hidden things."""
    if kind == BALLOT:
        start = BALLOT_NAMES + VOTES * seat
        return renamed[start + answer] - start
    if kind == DISCARD:
        copies = [card for card in range(box.first[answer], box.first[answer + 1]) if in_hand(s, seat, card)]
        return box.kind[renamed[copies[1 if s.plan_card == answer else 0]]]
    return answer


def names_so_far(renamed: list[int], then: State, now: State) -> list[int]:
    """Those names that hold at an earlier moment too: cards that were mixed since had other places then."""
    held = list(range(HIDDEN_THINGS))
    for cycle, since in trades(tuple(renamed), tuple(now.group)):
        if since <= then.mixes:
            take(held, renamed, cycle)
    before, after = list(then.batch), list(now.batch)
    for cycle in cycles(renamed, FED_NAMES, BALLOT_NAMES):
        if all(after[card - FED_NAMES] == before[card - FED_NAMES] for card in cycle):
            take(held, renamed, cycle)
    if then.tests == now.tests:
        take(held, renamed, list(range(BALLOT_NAMES, ROLE_NAMES)))
    take(held, renamed, list(range(ROLE_NAMES, HIDDEN_THINGS)))
    return held


@lru_cache(maxsize=4)
def trades(renamed: tuple[int, ...], groups: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """The Favor cards that trade places, each set with the mix since which it could have done so."""
    return [(cycle, max(groups[card] for card in cycle)) for cycle in cycles(list(renamed), 0, CARDS)]


def take(held: list[int], renamed: list[int], cycle: list[int]) -> None:
    """Let the names of some things hold."""
    for thing in cycle:
        held[thing] = renamed[thing]


def cycles(renamed: list[int], start: int, end: int) -> Iterator[list[int]]:
    """The sets of things that trade places among themselves."""
    left = {n for n in range(start, end) if renamed[n] != n}
    while left:
        cycle = [left.pop()]
        while renamed[cycle[-1]] in left:
            cycle.append(renamed[cycle[-1]])
            left.remove(cycle[-1])
        yield cycle


def realign(s: State, box: Box, then: State, held: list[int]) -> None:
    """Let copies of a kind trade places where they lie otherwise than in the true past under these names.

    Which of two copies was played makes no difference to anybody, but names are given to cards.
    """
    for card in range(CARDS):
        wanted = held[card]
        if where(s, wanted) != where(then, card):
            for other in range(box.first[box.kind[wanted]], box.first[box.kind[wanted] + 1]):
                if where(s, other) == where(then, card) and settled(then, held, other) != where(s, other):
                    trade_places(s, wanted, other, None)
                    break


def settled(then: State, held: list[int], card: int) -> Any:
    """Where a card of the drawn world ought to be."""
    return where(then, held.index(card))


def where(s: State, card: int) -> Any:
    """Where a Favor card lies."""
    if in_pile(s, card):
        return "pile"
    for seat in range(s.players):
        if in_hand(s, seat, card):
            return seat
    cells = list(s.deck)
    return ("deck", cells.index(card)) if card in cells else ("offered", list(s.offered).index(card))


def alike(values: dict[str, Any]) -> dict[str, Any]:
    """A position without what no player can tell apart: copies of a kind, and the marks of who knows what."""
    plain = {name: value for name, value in values.items() if name not in MARKS}
    plain["hands"] = [kinds([*low, *high]) for low, high in zip(plain.pop("low"), plain.pop("high"), strict=True)]
    plain["pile"] = kinds([*plain.pop("pile_low"), *plain.pop("pile_high")])
    plain["deck"] = [kind(card) for card in plain["deck"]]
    plain["offered"] = [kind(card) for card in plain["offered"]]
    return plain


def kind(card: str | None) -> str | None:
    """The kind in the code of a card."""
    return card and card.split(".")[0]


def kinds(cards: list[str]) -> list[str]:
    """The kinds of some cards, in order."""
    return sorted(card.split(".")[0] for card in cards)
