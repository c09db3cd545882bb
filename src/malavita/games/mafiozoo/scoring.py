"""The end: tokens face up, tokens for what is left, sets, majorities and locations (R60 to R66)."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import bit, count, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import CHARACTERS, NEIGHBORHOODS, SEATS, TOKENS, Box
from .events import ENDED, SCORED, TURNED_UP
from .influence import favors_held
from .state import OVER, State

KIND_BITS = 8  # tokens of the six kinds, eight bits a kind, in one number


@rule
def finish(s: State, box: Box, log: Log) -> None:
    """Turn all tokens face up (R60) and tell how the points fall."""
    s.stage = OVER
    if log is not None:
        tell_points(s, box, log)


@rule
def tokens_of(s: State, seat: int) -> int:
    """The tokens of a seat by kind, packed."""
    kinds = 0
    for place in range(TOKENS):
        if s.taker[place] == seat:
            kinds += 1 << (KIND_BITS * s.tokens[place])
    return kinds


@rule
def of_kind(kinds: int, kind: int) -> int:
    """How many tokens of one kind there are in a packed number."""
    return (kinds >> (KIND_BITS * kind)) & 255


@rule
def face_up(kinds: int) -> int:
    """How many tokens there are of all kinds."""
    total = 0
    for kind in range(NEIGHBORHOODS):
        total += of_kind(kinds, kind)
    return total


@rule
def complete_sets(kinds: int) -> int:
    """How many whole sets of the six kinds there are (R63)."""
    least = of_kind(kinds, 0)
    for kind in range(1, NEIGHBORHOODS):
        least = min(least, of_kind(kinds, kind))
    return least


@rule
def gems_on_photos(s: State, seat: int) -> int:
    """Own gems that lie on photos."""
    total = 0
    for photo in range(CHARACTERS):
        total += s.gems[seat, photo]
    return total


@rule
def face_down(s: State, seat: int) -> int:
    """Tokens for what is left: cards, Informants, favors, gems on photos, every full 3Z (R61, A37, A38)."""
    cards = count(s.hand[seat]) + count(s.contacts[seat])
    return cards + favors_held(s, seat) + gems_on_photos(s, seat) + s.money[seat] // 3


@rule
def location_points(s: State, box: Box, seat: int) -> int:
    """The points of all locations with an own goon (R65)."""
    total = 0
    places = s.goons[seat]
    while places != 0:
        total += box.points[lowest(places)]
        places &= places - 1
    return total


@rule
def majority_of(s: State, kind: int) -> int:
    """The seat with more tokens of a kind than every other, as a set; nobody in a tie (R64)."""
    best = 1
    seats = 0
    for seat in range(s.players):
        mine = of_kind(tokens_of(s, seat), kind)
        if mine >= best:
            seats = seats | bit(seat) if mine == best else bit(seat)
            best = mine
    return seats if count(seats) == 1 else 0


@rule
def majorities(s: State, seat: int) -> int:
    """How many kinds a seat has most of."""
    total = 0
    for kind in range(NEIGHBORHOODS):
        if majority_of(s, kind) == bit(seat):
            total += 1
    return total


@rule
def outcome(s: State, box: Box, scores: Any, ranks: Any) -> None:
    """Scores and ranks: a tie goes to more gems in the Slush Fund, then it is shared (R66, A39)."""
    for seat in range(SEATS):
        scores[seat] = 0
        ranks[seat] = 0
    for seat in range(s.players):
        kinds = tokens_of(s, seat)
        tokens = face_up(kinds) + s.blanks[seat] + face_down(s, seat)  # R62
        scores[seat] = tokens + complete_sets(kinds) + location_points(s, box, seat)
    for kind in range(NEIGHBORHOODS):
        seats = majority_of(s, kind)
        if seats != 0:
            scores[lowest(seats)] += 1
    for seat in range(s.players):
        ranks[seat] = 1
        for other in range(s.players):
            if standing(s, other, scores[other]) > standing(s, seat, scores[seat]):
                ranks[seat] += 1


@rule
def standing(s: State, seat: int, score: int) -> int:
    """What decides between seats: score, then gems in the Slush Fund."""
    return score * 100 + s.slush[seat]


@rule
def tell_points(s: State, box: Box, log: Log) -> None:
    """Tell every seat's tokens, then its points, then the end."""
    for seat in range(s.players):
        tell(log, TURNED_UP, 0, seat, tokens_of(s, seat), s.blanks[seat])
    best = -1
    seats = 0
    score = 0
    for seat in range(s.players):
        mine = tell_score(s, box, seat, log)
        if standing(s, seat, mine) >= best:
            seats = seats | bit(seat) if standing(s, seat, mine) == best else bit(seat)
            best = standing(s, seat, mine)
            score = mine
    tell(log, ENDED, 0, seats, score)


@rule
def tell_score(s: State, box: Box, seat: int, log: Log) -> int:
    """Tell where a seat's points come from; returns their sum."""
    kinds = tokens_of(s, seat)
    shown = face_up(kinds) + s.blanks[seat]
    hidden = face_down(s, seat)
    sets = complete_sets(kinds)
    most = majorities(s, seat)
    places = location_points(s, box, seat)
    total = shown + hidden + sets + most + places
    tell(log, SCORED, 0, seat, shown, hidden, sets, most, places, total)
    return total
