"""What deals decide, forbid and demand: locked ballots and ties, peace, and duties (4.3)."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import DRIVE_BY, FIRST_DEFENSE, FIRST_WEAPON, FREE, JAIL, SHANKED, STREETS, WEAPONS, Box
from .cards import kinds_in_hand
from .events import RACKET_SPLIT
from .fates import make_due, settle
from .state import (
    ACTION,
    DEALS,
    MOVEMENT,
    NONE,
    SHANKED_NEEDS_INMATE,
    SIEGE,
    TERMS_OF_DEAL,
    WINDOW,
    State,
)
from .table import decider, free_gangsters, is_on, places_with_room, receive, seats_at, surrounded
from .terms import (
    AT_ELECTION,
    BREAKS_TIE,
    GIFTS,
    GO_OUT,
    GO_TO,
    HELD,
    HITS,
    KEPT,
    MOVES,
    RECEIVER_CHOOSES,
    SEALED,
    SHOOTS,
    SPLITS,
    STAY_OUT,
    VOTES,
    WAITING,
    covers,
    is_live,
    test_of,
)

# --- which terms speak of this moment


@rule
def is_sealed(s: State, d: int, binding: int) -> bool:
    """Tell whether a deal is sealed, and binds or not."""
    return s.deal_life[d] == SEALED and s.deal_binding[d] == binding


@rule
def is_now(s: State, d: int, i: int, kind: int) -> bool:
    """Tell whether a term is of a kind, still open, and for this turn."""
    return s.term_kind[d, i] == kind and is_live(s, d, i) and s.term_turn[d, i] == s.turn_now


@rule
def is_this_test(s: State, d: int, i: int) -> bool:
    """Tell whether a term speaks of the respect test that is held now."""
    test = test_of(s.stage)
    return s.term_when[d, i] == test and (test == AT_ELECTION or s.term_place[d, i] == s.place)


# --- votes and ties


@rule
def locked_vote(s: State, seat: int) -> int:
    """The ballot that a binding deal casts for a seat, or none."""
    if s.on_table == 0:
        return NONE
    for d in range(DEALS):
        if is_sealed(s, d, 1):
            for i in range(s.deal_size[d]):
                mine = is_now(s, d, i, VOTES) and s.term_who[d, i] == seat
                if mine and is_this_test(s, d, i) and has(s.present, s.term_whom[d, i]):
                    return s.term_whom[d, i]
    return NONE


@rule
def locked_tiebreak(s: State) -> int:
    """The seat that the decider is bound to choose, or none."""
    if s.on_table == 0:
        return NONE
    for d in range(DEALS):
        if is_sealed(s, d, 1):
            for i in range(s.deal_size[d]):
                mine = is_now(s, d, i, BREAKS_TIE) and s.term_who[d, i] == decider(s)
                if mine and is_this_test(s, d, i) and has(s.tied, s.term_whom[d, i]):
                    return s.term_whom[d, i]
    return NONE


# --- a tied racket that is split (R27)


@rule
def split_of(s: State) -> int:
    """The deal in which just the tied have split this racket, or none; a binding one first."""
    if s.on_table != 0:
        for n in range(2):
            for d in range(DEALS):
                if is_sealed(s, d, 1 - n) and splitters(s, d) == s.tied:
                    return d
    return NONE


@rule
def splitters(s: State, d: int) -> int:
    """Those who split the racket of this test in a deal, a set."""
    seats = 0
    for i in range(s.deal_size[d]):
        if is_now(s, d, i, SPLITS) and s.term_place[d, i] == s.place:
            seats |= bit(s.term_who[d, i])
    return seats


@rule
def must_confirm_split(s: State, d: int) -> bool:
    """Ask each of the tied whether the split still holds, unless it binds; tells whether they are to be asked."""
    if s.deal_binding[d] == 1:
        return False
    asked = False
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS and s.term_fate[d, i] == WAITING:
            make_due(s, d, i)
            asked = True
    return asked


@rule
def single_heir(s: State, d: int) -> int:
    """The one who gets all of a split racket, or none; he counts as the single winner (section 7)."""
    heirs = 0
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS and s.term_amount[d, i] > 0:
            heirs |= bit(s.term_who[d, i])
    return lowest(heirs) if count(heirs) == 1 else NONE


@rule
def part_of(s: State, d: int, seat: int) -> int:
    """What a seat gets of a split racket."""
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS and s.term_who[d, i] == seat:
            return s.term_amount[d, i]
    return 0


@rule
def pay_split(s: State, d: int, log: Log) -> None:
    """The bank pays the parts of a split racket."""
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS and s.term_amount[d, i] > 0:
            receive(s, s.term_who[d, i], s.term_amount[d, i])
            tell(log, RACKET_SPLIT, 0, s.term_who[d, i], s.place, s.term_amount[d, i])


@rule
def keep_split(s: State, d: int, log: Log) -> None:
    """The promise to split is kept, and so is any other deal that comes to the same."""
    for e in range(DEALS):
        if e != d and s.deal_life[e] == SEALED and is_same_split(s, d, e):
            keep_parts(s, e, log)
    keep_parts(s, d, log)


@rule
def is_same_split(s: State, d: int, e: int) -> bool:
    """Tell whether another deal splits this racket in the same way."""
    same = splitters(s, e) == s.tied
    for seat in range(s.players):
        same = same and part_of(s, d, seat) == part_of(s, e, seat)
    return same


@rule
def keep_parts(s: State, d: int, log: Log) -> None:
    """Everybody has got his part."""
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS and is_live(s, d, i):
            settle(s, d, i, KEPT, log)


# --- the Don's card (R23)


@rule
def gift_term(s: State) -> int:
    """The promise of a card that the Don has to keep and can, or none: binding, or confirmed. Slot and term in one."""
    if s.on_table == 0:
        return NONE
    for n in range(2):
        for d in range(DEALS):
            if is_sealed(s, d, 1 - n):
                for i in range(s.deal_size[d]):
                    firm = n == 0 or s.term_fate[d, i] == HELD
                    if firm and is_now(s, d, i, GIFTS) and s.term_who[d, i] == s.don and is_near(s, s.term_whom[d, i]):
                        return d * TERMS_OF_DEAL + i
    return NONE


@rule
def is_near(s: State, seat: int) -> bool:
    """Tell whether a seat shares one of the seven places with the Don, so that it can be given a card (R21)."""
    near = False
    for place in range(FREE):
        near = near or (s.crew[s.don, place] != 0 and s.crew[seat, place] != 0)
    return near


@rule
def locked_receiver(s: State) -> int:
    """The seat to which the Don is bound to give a card, or none."""
    term = gift_term(s)
    return NONE if term == NONE else s.term_whom[term // TERMS_OF_DEAL, term % TERMS_OF_DEAL]


@rule
def locked_chooser(s: State) -> int:
    """The seat that a deal lets choose which card is given, or none: then it is the Don (R23, A9)."""
    term = gift_term(s)
    if term == NONE or s.term_arg[term // TERMS_OF_DEAL, term % TERMS_OF_DEAL] != RECEIVER_CHOOSES:
        return NONE
    return s.term_whom[term // TERMS_OF_DEAL, term % TERMS_OF_DEAL]


@rule
def must_confirm_gift(s: State, receivers: int) -> bool:
    """Ask the Don whether he keeps the promise of a card that does not bind him; tells whether he is to be asked."""
    if s.on_table == 0 or gift_term(s) != NONE:
        return False
    for d in range(DEALS):
        if is_sealed(s, d, 0):
            for i in range(s.deal_size[d]):
                mine = is_now(s, d, i, GIFTS) and s.term_who[d, i] == s.don
                if mine and s.term_fate[d, i] == WAITING and has(receivers, s.term_whom[d, i]):
                    make_due(s, d, i)
                    return True
    return False


# --- what is forbidden


@rule
def forbids_attack(s: State, seat: int, victim: int) -> bool:
    """Tell whether a binding deal keeps a seat from attacking another."""
    return has(s.truces[seat], victim)


@rule
def forbids_move(s: State, seat: int, place: int) -> bool:
    """Tell whether a binding deal keeps a seat from moving to a place."""
    return has(s.shut[seat], place)


# --- duties


@rule
def owes(s: State, box: Box, seat: int) -> bool:
    """Tell whether a seat has a duty that it is able to do now: then it cannot end, stop, stay or pass."""
    if s.on_table == 0:
        return False
    for d in range(DEALS):
        if is_sealed(s, d, 1):
            for i in range(s.deal_size[d]):
                if s.term_who[d, i] == seat and is_able(s, box, d, i):
                    return True
    return False


@rule
def is_able(s: State, box: Box, d: int, i: int) -> bool:
    """Tell whether the duty of a term can be done now."""
    seat, place = s.term_who[d, i], s.term_place[d, i]
    if s.stage == ACTION:
        if not is_now(s, d, i, HITS):
            return False
        return kinds_in_hand(s, box, seat) & weapons_against(s, box, seat, s.term_whom[d, i], place) != 0
    if s.stage == MOVEMENT:
        return is_now(s, d, i, MOVES) and s.term_arg[d, i] != STAY_OUT and owed_pieces(s, box, seat) != 0
    if s.stage not in (WINDOW, SIEGE) or not is_now(s, d, i, SHOOTS):
        return False
    return is_guard(s, box, seat, place) and (kinds_in_hand(s, box, seat) >> FIRST_WEAPON) & (bit(WEAPONS) - 1) != 0


@rule
def is_guard(s: State, box: Box, seat: int, place: int) -> bool:
    """Tell whether a seat that is asked to shoot stands where it could shoot a surrounded place free."""
    return s.crew[seat, place] != 0 and surrounded(s, box, place) and (s.stage == WINDOW or s.place == place)


@rule
def weapons_against(s: State, box: Box, seat: int, victim: int, place: int) -> int:
    """The kinds of attack cards with which a seat could attack another now, at a place or (none) anywhere, a set."""
    kinds = 0
    crew = 0
    for spot in range(FREE):
        if covers(place, spot) and s.crew[victim, spot] != 0:
            crew |= s.crew[seat, spot]
    for kind in range(FIRST_DEFENSE):
        if kind not in (DRIVE_BY, SHANKED) and crew & box.users[box.class_of[kind]] != 0:
            kinds |= bit(kind)
    free = free_gangsters(s, seat) != 0
    shanking = s.crew[seat, JAIL] != 0 if is_on(s, SHANKED_NEEDS_INMATE) else free
    if place in (NONE, JAIL) and s.crew[victim, JAIL] != 0 and shanking:
        kinds |= bit(SHANKED)
    spared = s.truces[seat] & seats_at(s, STREETS) & ~bit(seat)
    if place in (NONE, STREETS) and s.crew[victim, STREETS] != 0 and free and spared == 0:
        kinds |= bit(DRIVE_BY)
    return kinds


# --- the duty to move: one move has to do for all of them


@rule
def owed_spot(s: State, seat: int, way: int) -> int:
    """Where a seat has to move to, or out of, by a binding deal, or nowhere."""
    if s.on_table != 0:
        for d in range(DEALS):
            if is_sealed(s, d, 1):
                for i in range(s.deal_size[d]):
                    if is_now(s, d, i, MOVES) and s.term_who[d, i] == seat and s.term_arg[d, i] == way:
                        return s.term_place[d, i]
    return NONE


@rule
def owed_pieces(s: State, box: Box, seat: int) -> int:
    """The gangsters that a seat could move as it has to, a set; empty if it has no such duty, or cannot."""
    goal, start = owed_spot(s, seat, GO_TO), owed_spot(s, seat, GO_OUT)
    if goal == NONE and start == NONE:
        return 0
    room = places_with_room(s, box) & ~s.shut[seat]
    if goal != NONE and has(room, goal):
        crew = free_gangsters(s, seat) & ~s.crew[seat, goal]
        both = crew & s.crew[seat, start] if start != NONE else 0
        return both if both != 0 else crew
    if start != NONE and room & ~bit(start) != 0:
        return s.crew[seat, start]
    return 0


@rule
def owed_places(s: State, box: Box, seat: int, places: int) -> int:
    """Where a gangster may go when a seat has to move one, of some places, a set."""
    if s.on_table == 0 or owed_pieces(s, box, seat) == 0:
        return places
    goal = owed_spot(s, seat, GO_TO)
    return bit(goal) if goal != NONE and has(places, goal) else places
