"""Bargaining: what may be offered, who answers, and the seal (4.1, 4.3). Every function returns why not, or FINE."""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import FREE, MAIN, MANSION, Box
from .deals import is_now, is_this_test, locked_vote
from .events import DEAL_ANSWERED, DEAL_OFFERED, DEAL_SEALED, DEAL_TERM, ESCROWED
from .fates import close_if_done, end_offer, forbid_all, let_go_all, pay_now, settle
from .peek import can_tell, tell_truth
from .state import ACTION, BALLOT, BUSINESS, DEALS, GIFT, HONOR, MOVEMENT, NONE, OVER, SIEGE, State
from .table import in_action_order, in_order
from .terms import (
    AFTER,
    AT_ARREST,
    AT_ELECTION,
    BREAKS_TIE,
    DUE,
    GIFTS,
    GO_TO,
    HELD,
    HITS,
    IF_ARRESTED,
    IF_KILLED,
    IF_WON,
    KEPT,
    MOST_AMOUNT,
    MOVES,
    NOW,
    OFFERED,
    PAYS,
    PEACE,
    SEALED,
    SHARES,
    SHOOTS,
    SPLITS,
    STAY_OUT,
    TELLS,
    VOTES,
    WORD,
    has_money,
    has_place,
    is_live,
    last_stage,
    needs_open,
    packed_term,
    parties_of,
)

# Why not.
(
    FINE, NO_SUCH_DEAL, NOT_A_PARTY, NOT_OFFERED, NO_ROOM, NO_TERMS, ALONE, BAD_SEAT, SAME_SEAT, BAD_AMOUNT, BAD_PLACE,
    BAD_TURN, TOO_LATE, BAD_SPLIT, BAD_COUNTER, ABOVE_RACKET, CANNOT_PAY, CONTRADICTS, ALREADY, NOT_YOURS, NOT_SEALED,
) = range(21)  # fmt: skip
WHY_NOT = (
    "fine", "no-such-deal", "not-a-party", "not-offered", "no-room", "no-terms", "alone", "bad-seat", "same-seat",
    "bad-amount", "bad-place", "bad-turn", "too-late", "bad-split", "bad-counter", "above-racket", "cannot-pay",
    "contradicts", "already", "not-yours", "not-sealed",
)  # fmt: skip

RULES_OF_DEALS = {ABOVE_RACKET: "R28", CANNOT_PAY: "R8", CONTRADICTS: "R78"}

# What a seat says to a deal.
SAYS_YES, SAYS_NO, TAKES_BACK, COUNTERS, RELEASES = range(5)
SAYING_NAMES = ("accept", "decline", "withdraw", "counter", "release")


# --- the draft: is each term possible?


@rule
def wrong_with(s: State, box: Box, d: int) -> int:
    """Why the draft in a slot cannot be offered, or FINE."""
    if s.deal_size[d] == 0:
        return NO_TERMS
    for i in range(s.deal_size[d]):
        why = wrong_term(s, box, d, i)
        if why == FINE and is_past(s, box, d, i):
            why = TOO_LATE
        if why != FINE:
            return why
    if count(s.deal_parties[d]) < 2:
        return ALONE
    if wrong_split(s, box, d):
        return BAD_SPLIT
    return CONTRADICTS if contradicts_itself(s, d) else FINE


@rule
def is_seat(s: State, seat: int) -> bool:
    """Tell whether somebody plays at a seat."""
    return 0 <= seat < s.players


@rule
def wrong_term(s: State, box: Box, d: int, i: int) -> int:
    """Why one term cannot be, or FINE."""
    kind = s.term_kind[d, i]
    if not is_seat(s, s.term_who[d, i]):
        return BAD_SEAT
    if kind not in (SPLITS, SHOOTS, MOVES, WORD):
        if not is_seat(s, s.term_whom[d, i]):
            return BAD_SEAT
        if s.term_whom[d, i] == s.term_who[d, i] and kind not in (VOTES, BREAKS_TIE):
            return SAME_SEAT
    if not s.turn_now <= s.term_turn[d, i] <= s.turn_now + 1 or s.term_turn[d, i] == 0:
        return BAD_TURN
    if kind in (PAYS, SHARES, SPLITS):
        return wrong_money(s, box, d, i)
    return wrong_place(s, d, i)


@rule
def wrong_money(s: State, box: Box, d: int, i: int) -> int:
    """Why money cannot pass so, or FINE."""
    kind, place, amount = s.term_kind[d, i], s.term_place[d, i], s.term_amount[d, i]
    least = 0 if kind == SPLITS else 1
    if not least <= amount <= MOST_AMOUNT:
        return BAD_AMOUNT
    if kind == PAYS:
        return wrong_payment(s, d, i)
    if not 0 <= place < MAIN or place == MANSION:
        return BAD_PLACE
    return ABOVE_RACKET if amount > box.racket[s.players, place] else FINE


@rule
def wrong_payment(s: State, d: int, i: int) -> int:
    """Why a payment cannot wait for what it waits for, or FINE."""
    when, arg = s.term_when[d, i], s.term_arg[d, i]
    if when == NOW:
        return FINE
    if when == AFTER:
        known = 0 <= arg < s.deal_size[d]
        return FINE if known and s.term_kind[d, arg] not in (PAYS, WORD) else BAD_COUNTER
    if not is_seat(s, arg) or (when == IF_KILLED and (not is_seat(s, s.term_other[d, i]) or s.term_other[d, i] == arg)):
        return BAD_SEAT
    place = s.term_place[d, i]
    if when == IF_ARRESTED:
        return FINE if NONE <= place < MAIN else BAD_PLACE
    return BAD_PLACE if when == IF_WON and (not 0 <= place < MAIN or place == MANSION) else FINE


@rule
def wrong_place(s: State, d: int, i: int) -> int:
    """Why a deed cannot be done there, or FINE."""
    kind, place = s.term_kind[d, i], s.term_place[d, i]
    if kind in (VOTES, BREAKS_TIE):
        test = s.term_when[d, i]
        if not AT_ELECTION <= test <= AT_ARREST or not 0 <= place < MAIN:
            return BAD_PLACE
        return FINE if test == AT_ARREST or (place == MANSION) == (test == AT_ELECTION) else BAD_PLACE
    if kind == SHOOTS:
        return FINE if 0 <= place < MAIN else BAD_PLACE
    if kind == MOVES:
        return FINE if 0 <= place < FREE and GO_TO <= s.term_arg[d, i] <= STAY_OUT else BAD_PLACE
    if kind == HITS:
        return FINE if NONE <= place <= FREE else BAD_PLACE
    return FINE


@rule
def wrong_split(s: State, box: Box, d: int) -> bool:
    """Tell whether the parts of a split do not make up one racket of one turn, or somebody has two (A11)."""
    place, turn, total, seats = NONE, 0, 0, 0
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS:
            first = place == NONE
            same = s.term_place[d, i] == place and s.term_turn[d, i] == turn
            if not (first or same) or has(seats, s.term_who[d, i]):
                return True
            place = s.term_place[d, i]
            turn = s.term_turn[d, i]
            total += s.term_amount[d, i]
            seats |= bit(s.term_who[d, i])
    return place != NONE and (total != box.racket[s.players, place] or count(seats) < 2)


# --- time: can it still come due?


@rule
def is_past(s: State, box: Box, d: int, i: int) -> bool:
    """Tell whether a term can no longer come due; a payment for another term goes with that."""
    if s.term_kind[d, i] == PAYS and s.term_when[d, i] == AFTER:
        counter = s.term_arg[d, i]
        return is_live(s, d, counter) and is_out_of_time(s, box, d, counter)
    return is_out_of_time(s, box, d, i)


@rule
def is_out_of_time(s: State, box: Box, d: int, i: int) -> bool:
    """Tell whether the last moment of a term has passed."""
    turn, last = s.term_turn[d, i], last_stage(s, d, i)
    if turn < s.turn_now or s.stage == OVER or (turn == 1 and GIFT < last <= MOVEMENT):
        return True
    place = needs_open(s, d, i)
    if place != NONE and has(s.closed, place):
        return True
    if turn > s.turn_now or s.stage < last:
        return False
    return s.stage > last or is_past_in_stage(s, box, d, i)


@rule
def is_past_in_stage(s: State, box: Box, d: int, i: int) -> bool:
    """The same within the last stage in which it could."""
    kind, place = s.term_kind[d, i], s.term_place[d, i]
    if s.stage in (BUSINESS, SIEGE) and has_place(s, d, i) and not is_turn_of(s, box, place):
        return has_had(s, box, place)
    if kind == VOTES:
        return (s.place != NONE and s.talking == 0) or s.tied != 0
    if kind in (BREAKS_TIE, SPLITS) or (kind == PAYS and s.term_when[d, i] == IF_WON):
        return is_decided(s)
    if kind == GIFTS:
        return s.queue > 0 or s.term_who[d, i] != s.don
    if kind == PAYS:
        return s.stage == ACTION and has_been(s, s.term_arg[d, i])
    return kind in (MOVES, HITS) and has_been(s, s.term_who[d, i])


@rule
def is_turn_of(s: State, box: Box, place: int) -> bool:
    """Tell whether it is this place's turn to have a test."""
    return s.queue < MAIN and box.order[s.queue] == place


@rule
def is_decided(s: State) -> bool:
    """Tell whether the test that is held has a result already."""
    if s.verdict != NONE:
        return True
    return s.place != NONE and s.talking == 0 and s.ask != BALLOT and s.tied == 0


@rule
def has_had(s: State, box: Box, place: int) -> bool:
    """Tell whether a place has had its test in this stage."""
    found = False
    for n in range(MAIN):
        found = found or (n < s.queue and box.order[n] == place)
    return found


@rule
def has_been(s: State, seat: int) -> bool:
    """Tell whether a seat has had its turn in this stage."""
    for place in range(s.queue):
        if seat == (in_action_order(s, place) if s.stage == ACTION else in_order(s, place)):
            return True
    return False


# --- contradictions


@rule
def clash(s: State, d: int, i: int, e: int, j: int) -> bool:
    """Tell whether two terms cannot both be kept (section 7)."""
    kind, other = s.term_kind[d, i], s.term_kind[e, j]
    if s.term_who[d, i] != s.term_who[e, j]:
        return False
    if kind == SPLITS and other == SPLITS:
        same = same_time_and_place(s, d, i, e, j) and sharers(s, d) == sharers(s, e)
        return same and s.term_amount[d, i] != s.term_amount[e, j]
    if kind in (PEACE, HITS) and other in (PEACE, HITS) and kind != other:
        peace = s.term_turn[d, i] if kind == PEACE else s.term_turn[e, j]
        strike = s.term_turn[e, j] if kind == PEACE else s.term_turn[d, i]
        return s.term_whom[d, i] == s.term_whom[e, j] and strike <= peace
    if kind != other:
        return False
    if kind in (VOTES, BREAKS_TIE):
        same = same_time_and_place(s, d, i, e, j) and s.term_when[d, i] == s.term_when[e, j]
        return same and s.term_whom[d, i] != s.term_whom[e, j]
    if kind == GIFTS and s.term_turn[d, i] == s.term_turn[e, j]:
        return s.term_whom[d, i] != s.term_whom[e, j] or s.term_arg[d, i] != s.term_arg[e, j]
    return kind == MOVES and s.term_turn[d, i] == s.term_turn[e, j] and moves_clash(s, d, i, e, j)


@rule
def sharers(s: State, d: int) -> int:
    """Between whom a deal splits a racket, a set."""
    seats = 0
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SPLITS:
            seats |= bit(s.term_who[d, i])
    return seats


@rule
def same_time_and_place(s: State, d: int, i: int, e: int, j: int) -> bool:
    """Tell whether two terms belong to the same place and turn."""
    return s.term_place[d, i] == s.term_place[e, j] and s.term_turn[d, i] == s.term_turn[e, j]


@rule
def moves_clash(s: State, d: int, i: int, e: int, j: int) -> bool:
    """Tell whether one move cannot be both of two moves."""
    way, other = s.term_arg[d, i], s.term_arg[e, j]
    same = s.term_place[d, i] == s.term_place[e, j]
    if way == other:
        return way != STAY_OUT and not same
    return same and way * other == GO_TO  # GO_TO is 0: one of them goes there


@rule
def contradicts_itself(s: State, d: int) -> bool:
    """Tell whether two terms of one deal cannot both be kept."""
    for i in range(s.deal_size[d]):
        for j in range(i):
            if clash(s, d, i, d, j):
                return True
    return False


@rule
def contradicts_binding(s: State, d: int) -> bool:
    """Tell whether a deal cannot be kept together with a binding one (4.3)."""
    for e in range(DEALS):
        if e != d and s.deal_life[e] == SEALED and s.deal_binding[e] == 1:
            for i in range(s.deal_size[d]):
                for j in range(s.deal_size[e]):
                    if is_live(s, e, j) and clash(s, d, i, e, j):
                        return True
    return False


# --- money


@rule
def cannot_pay(s: State, d: int) -> bool:
    """Tell whether somebody lacks what he pays now or puts in escrow (section 7)."""
    binding = s.terms == HONOR and has_money(s, d)
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == PAYS and ahead(s, d, s.term_who[d, i], binding) > s.cash[s.term_who[d, i]]:
            return True
    return False


@rule
def ahead(s: State, d: int, seat: int, binding: bool) -> int:
    """What a seat pays when a deal is sealed: all that it will ever pay if the deal binds, else what it pays now."""
    total = 0
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == PAYS and s.term_who[d, i] == seat and (binding or s.term_when[d, i] == NOW):
            total += s.term_amount[d, i]
    return total


@rule
def above_racket(s: State, box: Box, d: int) -> bool:
    """Tell whether somebody promises more of a racket than it pays, with what binding deals have him share already."""
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == SHARES:
            promised = 0
            for e in range(DEALS):
                if e == d or (s.deal_life[e] == SEALED and s.deal_binding[e] == 1):
                    promised += shares_like(s, d, i, e)
            if promised > box.racket[s.players, s.term_place[d, i]]:
                return True
    return False


@rule
def shares_like(s: State, d: int, i: int, e: int) -> int:
    """What the giver of one share promises of the same racket in a deal."""
    total = 0
    for j in range(s.deal_size[e]):
        if s.term_kind[e, j] == SHARES and s.term_who[e, j] == s.term_who[d, i] and same_time_and_place(s, d, i, e, j):
            total += s.term_amount[e, j]
    return total


# --- the offer


@rule
def propose(s: State, box: Box, seat: int, d: int, named: int, log: Log) -> int:
    """Offer the draft in a slot to all it concerns and all who are named."""
    s.deal_parties[d] = parties_of(s, d) | named | bit(seat)
    why = wrong_with(s, box, d)
    if why == FINE:
        lay_down(s, seat, d, log)
    return why


@rule
def lay_down(s: State, seat: int, d: int, log: Log) -> None:
    """Put a draft that can be offered on the table."""
    s.deals += 1
    s.on_table |= bit(d)
    s.deal_life[d] = OFFERED
    s.deal_number[d] = s.deals
    s.deal_from[d] = seat
    s.deal_agreed[d] = bit(seat)
    tell(log, DEAL_OFFERED, 0, s.deals, seat, s.deal_parties[d], s.deal_size[d])
    for i in range(s.deal_size[d]):
        tell_term(s, d, i, log)


@rule
def tell_term(s: State, d: int, i: int, log: Log) -> None:
    """Tell one term of an offer."""
    tell(log, DEAL_TERM, 0, s.deal_number[d], i, packed_term(s, d, i))


# --- the answers


@rule
def accept(s: State, box: Box, seat: int, d: int, log: Log) -> int:
    """Agree to an offer; when all have agreed, it is sealed."""
    if s.deal_life[d] != OFFERED:
        return NOT_OFFERED
    if not has(s.deal_parties[d], seat):
        return NOT_A_PARTY
    if has(s.deal_agreed[d], seat):
        return ALREADY
    agreed = s.deal_agreed[d] | bit(seat)
    if agreed == s.deal_parties[d]:
        why = why_not_seal(s, box, d)
        if why != FINE:
            return why
    agree(s, box, seat, d, log)
    return FINE


@rule
def agree(s: State, box: Box, seat: int, d: int, log: Log) -> None:
    """Agree to an offer that can be agreed to; the last one to do so seals it."""
    s.deal_agreed[d] |= bit(seat)
    tell(log, DEAL_ANSWERED, 0, s.deal_number[d], seat, SAYS_YES)
    if s.deal_agreed[d] == s.deal_parties[d]:
        seal(s, box, d, log)


@rule
def decline(s: State, seat: int, d: int, log: Log) -> int:
    """Decline an offer: it is off the table."""
    if s.deal_life[d] != OFFERED:
        return NOT_OFFERED
    if not has(s.deal_parties[d], seat):
        return NOT_A_PARTY
    tell(log, DEAL_ANSWERED, 0, s.deal_number[d], seat, TAKES_BACK if seat == s.deal_from[d] else SAYS_NO)
    end_offer(s, d, log)
    return FINE


@rule
def withdraw(s: State, seat: int, d: int, log: Log) -> int:
    """Take one's own offer back."""
    return NOT_YOURS if s.deal_from[d] != seat else decline(s, seat, d, log)


@rule
def release(s: State, seat: int, d: int, log: Log) -> int:
    """Release the others from a sealed deal; it ends when all its parties have (4.3)."""
    if s.deal_life[d] != SEALED:
        return NOT_SEALED
    if not has(s.deal_parties[d], seat):
        return NOT_A_PARTY
    if has(s.deal_released[d], seat):
        return ALREADY
    s.deal_released[d] |= bit(seat)
    tell(log, DEAL_ANSWERED, 0, s.deal_number[d], seat, RELEASES)
    if s.deal_released[d] == s.deal_parties[d]:
        voters = voters_bound(s, d)
        let_go_all(s, d, log)
        ask_again(s, voters)
    return FINE


@rule
def voters_bound(s: State, d: int) -> int:
    """Those whose ballots a binding deal has cast in the test that is held, a set."""
    seats = 0
    if s.ask == BALLOT and s.deal_binding[d] == 1:
        for i in range(s.deal_size[d]):
            if is_now(s, d, i, VOTES) and is_this_test(s, d, i) and has(s.present, s.term_whom[d, i]):
                seats |= bit(s.term_who[d, i]) & s.present
    return seats


@rule
def ask_again(s: State, voters: int) -> None:
    """Give those their ballots back who are released before the ballots are revealed."""
    for seat in range(s.players):
        if has(voters, seat) and locked_vote(s, seat) == NONE:
            s.ballot[seat] = NONE
            s.waiting |= bit(seat)


# --- the seal


@rule
def why_not_seal(s: State, box: Box, d: int) -> int:
    """Why a deal cannot be sealed now, or FINE."""
    for i in range(s.deal_size[d]):
        if is_past(s, box, d, i):
            return TOO_LATE
    if cannot_pay(s, d):
        return CANNOT_PAY
    if above_racket(s, box, d):
        return ABOVE_RACKET
    return CONTRADICTS if contradicts_binding(s, d) else FINE


@rule
def seal(s: State, box: Box, d: int, log: Log) -> None:
    """All have agreed: money moves or is put aside, and the rest waits for its moment (4.3, 4.4)."""
    s.deal_life[d] = SEALED
    s.deal_binding[d] = 1 if s.terms == HONOR and has_money(s, d) else 0
    tell(log, DEAL_SEALED, 0, s.deal_number[d], s.deal_binding[d], s.deal_parties[d])
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == PAYS:
            seal_payment(s, d, i, log)
    for i in range(s.deal_size[d]):
        if s.term_kind[d, i] == WORD:
            settle(s, d, i, KEPT, log)  # nobody ever judges a word
        elif is_now(s, d, i, TELLS) and can_tell(s, s.term_who[d, i]):
            come_to_tell(s, box, d, i, log)
    forbid_all(s, d)
    close_if_done(s, d, log)


@rule
def seal_payment(s: State, d: int, i: int, log: Log) -> None:
    """Pay now, or put the money aside if the deal binds."""
    if s.term_when[d, i] == NOW:
        pay_now(s, d, i, log)
    elif s.deal_binding[d] == 1:
        s.cash[s.term_who[d, i]] -= s.term_amount[d, i]
        s.term_fate[d, i] = HELD
        tell(log, ESCROWED, 0, s.deal_number[d], s.term_who[d, i], s.term_amount[d, i])


@rule
def come_to_tell(s: State, box: Box, d: int, i: int, log: Log) -> None:
    """Tell what was seen, if bound to; otherwise be asked whether to."""
    if s.deal_binding[d] == 1:
        tell_truth(s, box, s.term_who[d, i], s.term_whom[d, i], log)
        settle(s, d, i, KEPT, log)
    else:
        s.term_fate[d, i] = DUE
        s.dues += 1
