"""The moments that deals wait for: promises are judged, payments fall due, offers lapse (4.1, section 7)."""

from __future__ import annotations

from ...kernel.bits import bit, has, lowest
from ...kernel.events import Log
from ...kernel.rule import rule
from .bargain import come_to_tell, is_past
from .box import FIRST_DEFENSE, WEAPON, Box
from .cards import mark_unable
from .deals import is_guard, is_near, is_now, is_sealed, is_this_test, weapons_against
from .fates import close_if_done, end_offer, fall_due, let_go, make_due, recount, settle, tell_payment
from .state import BUSINESS, DEALS, ELECTION, NONE, State
from .table import hand_over
from .terms import (
    AFTER,
    BREAKS_TIE,
    BROKEN,
    DUE,
    GIFTS,
    GO_OUT,
    HITS,
    IF_ARRESTED,
    IF_ELECTED,
    IF_KILLED,
    IF_WON,
    KEPT,
    LAPSED,
    MOVES,
    OFFERED,
    PAYS,
    PEACE,
    SEALED,
    SHARES,
    SHOOTS,
    STAY_OUT,
    TELLS,
    VOTES,
    covers,
    is_live,
)

# --- respect tests


@rule
def at_ballots_revealed(s: State, log: Log) -> None:
    """All ballots are on the table: who promised a vote has cast it, or not."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        end_offer_of(s, d, VOTES, log)
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, VOTES) and is_this_test(s, d, i):
                    settle(s, d, i, fate_of_vote(s, d, i), log)


@rule
def end_offer_of(s: State, d: int, kind: int, log: Log) -> None:
    """An offer about the votes, or the tie, of the test that is held has come too late (4.1)."""
    late = False
    for i in range(s.deal_size[d]):
        late = late or (is_now(s, d, i, kind) and is_this_test(s, d, i))
    if late and s.deal_life[d] == OFFERED:
        end_offer(s, d, log)


@rule
def fate_of_vote(s: State, d: int, i: int) -> int:
    """Kept or broken; lapsed where the voter or his candidate does not take part."""
    ballot = s.ballot[s.term_who[d, i]]
    if ballot == NONE or not has(s.present, s.term_whom[d, i]):
        return LAPSED
    return KEPT if ballot == s.term_whom[d, i] else BROKEN


@rule
def at_tie_broken(s: State, seat: int, choice: int, log: Log) -> None:
    """The decider has chosen."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        end_offer_of(s, d, BREAKS_TIE, log)
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, BREAKS_TIE) and is_this_test(s, d, i) and s.term_who[d, i] == seat:
                    could = has(s.tied, s.term_whom[d, i])
                    kept = KEPT if s.term_whom[d, i] == choice else BROKEN
                    settle(s, d, i, kept if could else LAPSED, log)


@rule
def at_test_won(s: State, kind: int, place: int, winner: int, log: Log) -> None:
    """An election or a racket is decided: payments that waited for it fall due."""
    if s.on_table == 0:
        return
    when = IF_ELECTED if kind == ELECTION else IF_WON
    if kind in (ELECTION, BUSINESS):
        pay_if(s, when, NONE if kind == ELECTION else place, winner, NONE, log)


@rule
def at_arrest(s: State, seat: int, place: int, log: Log) -> None:
    """Somebody was arrested: payments fall due, and who was to shoot this place free has not."""
    if s.on_table == 0:
        return
    pay_if(s, IF_ARRESTED, place, seat, NONE, log)
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, SHOOTS) and s.term_place[d, i] == place:
                    there = s.term_who[d, i] == seat or s.crew[s.term_who[d, i], place] != 0
                    settle(s, d, i, unkept(s, d) if there else LAPSED, log)


@rule
def at_kill(s: State, seat: int, victim: int, log: Log) -> None:
    """A gangster was killed."""
    if s.on_table != 0:
        pay_if(s, IF_KILLED, NONE, seat, victim, log)


@rule
def pay_if(s: State, when: int, place: int, arg: int, other: int, log: Log) -> None:
    """Let the payments fall due that waited for this."""
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                waits = s.term_kind[d, i] == PAYS and s.term_when[d, i] == when and s.term_fate[d, i] < DUE
                there = covers(s.term_place[d, i], place) and is_in_time(s, d, i)
                if waits and there and s.term_arg[d, i] == arg and s.term_other[d, i] == other:
                    fall_due(s, d, i, log)
                    close_if_done(s, d, log)


@rule
def is_in_time(s: State, d: int, i: int) -> bool:
    """Tell whether a payment waits for this turn: a test is held in one turn, a kill may come in any until then."""
    turn = s.term_turn[d, i]
    return turn == s.turn_now or (turn > s.turn_now and s.term_when[d, i] == IF_KILLED)


# --- rackets and cards


@rule
def at_payout(s: State, place: int, seat: int, amount: int, log: Log) -> None:
    """A racket was paid: shares are paid out of it, binding ones first, as far as it goes; none after a bribe."""
    if s.on_table == 0:
        return
    left = amount
    for n in range(2):
        for d in range(DEALS):
            if is_sealed(s, d, 1 - n):
                for i in range(s.deal_size[d]):
                    if is_now(s, d, i, SHARES) and s.term_place[d, i] == place and s.term_who[d, i] == seat:
                        part = s.term_amount[d, i] if s.term_amount[d, i] < left else left
                        left -= part
                        share(s, d, i, part, log)


@rule
def share(s: State, d: int, i: int, part: int, log: Log) -> None:
    """Pay one share, or be asked whether to."""
    if part == 0:
        settle(s, d, i, LAPSED, log)
        return
    s.term_amount[d, i] = part
    if s.deal_binding[d] == 1:
        hand_over(s, s.term_who[d, i], s.term_whom[d, i], part)
        tell_payment(s, d, i, log)
        settle(s, d, i, KEPT, log)
    else:
        make_due(s, d, i)


@rule
def at_gift(s: State, receiver: int, log: Log) -> None:
    """The Don has given a card, or none: one promise is kept, other promises are not."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, GIFTS) and s.term_who[d, i] == s.don:
                    whom = s.term_whom[d, i]
                    if whom == receiver:
                        settle(s, d, i, KEPT, log)
                    elif receiver != NONE and s.deal_binding[d] == 0 and is_near(s, whom):
                        settle(s, d, i, BROKEN, log)
                    else:
                        settle(s, d, i, LAPSED, log)


@rule
def at_peek(s: State, box: Box, seat: int, log: Log) -> None:
    """A seat has looked at the next Agent cards: it tells them if it has promised to."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, TELLS) and s.term_who[d, i] == seat:
                    come_to_tell(s, box, d, i, log)


# --- deeds


@rule
def at_moved(s: State, seat: int, start: int, goal: int, log: Log) -> None:
    """A gangster has moved in the Movement phase, which allows one move a turn."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, MOVES) and s.term_who[d, i] == seat:
                    way, place = s.term_arg[d, i], s.term_place[d, i]
                    done = goal == place if way != GO_OUT else start == place
                    if way == STAY_OUT:
                        settle(s, d, i, BROKEN if done else KEPT, log)
                    else:
                        settle(s, d, i, KEPT if done else unkept(s, d), log)


@rule
def unkept(s: State, d: int) -> int:
    """A deed that was not done: lapsed if it was a duty, for then it could not be done; broken otherwise."""
    return LAPSED if s.deal_binding[d] == 1 else BROKEN


@rule
def at_shot(s: State, box: Box, seat: int, place: int, before: int, after: int, log: Log) -> None:
    """A weapon was played: it may have freed a place."""
    if s.on_table == 0 or before < box.surround_at or after >= box.surround_at:
        return
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, SHOOTS) and s.term_place[d, i] == place:
                    settle(s, d, i, KEPT if s.term_who[d, i] == seat else LAPSED, log)


@rule
def at_hold(s: State, box: Box, seat: int, log: Log) -> None:
    """A seat holds its fire: if it had to shoot, everybody learns that it has no weapon (4.3)."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        if is_sealed(s, d, 1):
            for i in range(s.deal_size[d]):
                if is_now(s, d, i, SHOOTS) and s.term_who[d, i] == seat and is_guard(s, box, seat, s.term_place[d, i]):
                    mark_unable(s, seat, bit(WEAPON))
                    settle(s, d, i, LAPSED, log)


@rule
def at_attack(s: State, seat: int, victim: int, place: int, log: Log) -> None:
    """An attack was declared: normal, Shanked, or one shot of a Drive-By."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            for i in range(s.deal_size[d]):
                if s.term_who[d, i] == seat and s.term_whom[d, i] == victim and is_live(s, d, i):
                    if is_now(s, d, i, HITS) and covers(s.term_place[d, i], place):
                        settle(s, d, i, KEPT, log)
                    elif s.term_kind[d, i] == PEACE and s.term_turn[d, i] >= s.turn_now:
                        settle(s, d, i, BROKEN, log)


# --- what time has passed by: looked for whenever the clock moves, and judged in a step of its own, since it is rare

WHOLE_TURN = 16 * 128  # of the clock
TO_JUDGE = 1 << 29  # added to the clock: at this time something is to be judged


@rule
def clock(s: State) -> int:
    """How far the turn has come, as far as deals are concerned."""
    return s.turn_now * WHOLE_TURN + s.stage * 128 + s.queue


@rule
def sweep(s: State, box: Box, log: Log) -> None:
    """Look whether time has passed something by; if so, judge it."""
    if s.swept == clock(s) + TO_JUDGE:
        s.swept = clock(s)
        judge_all(s, box, log)
    elif s.swept < s.turn_now * WHOLE_TURN or is_something_past(s, box):
        s.swept = clock(s) + TO_JUDGE
    else:
        s.swept = clock(s)


@rule
def is_something_past(s: State, box: Box) -> bool:
    """Tell whether the time of a promise is over, or an offer can no longer be kept."""
    deals = s.on_table
    while deals != 0:
        d = lowest(deals)
        for i in range(s.deal_size[d]):
            if (s.deal_life[d] == OFFERED or waits(s, d, i)) and is_past(s, box, d, i):
                return True
        deals &= deals - 1
    return False


@rule
def judge_all(s: State, box: Box, log: Log) -> None:
    """Judge the promises whose time is over, and take offers off the table that can no longer be kept."""
    deals = s.on_table
    while deals != 0:
        d = lowest(deals)
        if s.deal_life[d] == SEALED:
            judge_deal(s, box, d, log)
        elif has_dead_term(s, box, d):
            end_offer(s, d, log)
        deals &= deals - 1
    recount(s)  # some things are forbidden in one turn only


@rule
def judge_deal(s: State, box: Box, d: int, log: Log) -> None:
    """Judge the promises of a sealed deal whose time is over; with the last of them it leaves the table."""
    for i in range(s.deal_size[d]):
        if waits(s, d, i) and is_past(s, box, d, i):
            judge_late(s, box, d, i, log)


@rule
def waits(s: State, d: int, i: int) -> bool:
    """Tell whether a term waits for its time; a payment for another term goes with that one."""
    if s.term_kind[d, i] == NONE or s.term_fate[d, i] >= DUE:
        return False
    return s.term_kind[d, i] != PAYS or s.term_when[d, i] != AFTER


@rule
def has_dead_term(s: State, box: Box, d: int) -> bool:
    """Tell whether a term of an offer can no longer come due."""
    dead = False
    for i in range(s.deal_size[d]):
        dead = dead or is_past(s, box, d, i)
    return dead


@rule
def judge_late(s: State, box: Box, d: int, i: int, log: Log) -> None:
    """The fate of a promise whose time is over."""
    kind = s.term_kind[d, i]
    if kind == PAYS:
        let_go(s, d, i, log)
        close_if_done(s, d, log)
    elif kind == PEACE or (kind == MOVES and s.term_arg[d, i] == STAY_OUT):
        settle(s, d, i, KEPT, log)
    elif kind in (HITS, MOVES):
        if kind == HITS and s.deal_binding[d] == 1:
            show_unable(s, box, d, i)
        settle(s, d, i, unkept(s, d), log)
    else:
        settle(s, d, i, LAPSED, log)


@rule
def show_unable(s: State, box: Box, d: int, i: int) -> None:
    """Everybody learns that a seat had no card to attack with, and no more than that."""
    kinds = weapons_against(s, box, s.term_who[d, i], s.term_whom[d, i], s.term_place[d, i])
    classes = 0
    for kind in range(FIRST_DEFENSE):
        if has(kinds, kind):
            classes |= bit(box.class_of[kind])
    if classes != 0:
        mark_unable(s, s.term_who[d, i], classes)


@rule
def close_books(s: State, log: Log) -> None:
    """The game is over: peace was kept, all else lapses, and what lies in escrow goes back."""
    if s.on_table == 0:
        return
    for d in range(DEALS):
        if s.deal_life[d] == OFFERED:
            end_offer(s, d, log)
        for i in range(s.deal_size[d]):
            if s.deal_life[d] == SEALED and s.term_kind[d, i] != NONE and is_live(s, d, i):
                if s.term_kind[d, i] == PAYS:
                    let_go(s, d, i, log)
                    close_if_done(s, d, log)
                else:
                    settle(s, d, i, KEPT if s.term_kind[d, i] == PEACE else LAPSED, log)
