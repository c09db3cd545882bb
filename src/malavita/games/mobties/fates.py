"""The fate of promises: kept, broken or lapsed, what is paid for them, and the end of a deal (4.3, 4.4)."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import SEATS
from .events import DEAL_ENDED, DEAL_PAID, ESCROW_RETURNED, TERM_ENDED
from .state import DEALS, NONE, State
from .table import hand_over
from .terms import (
    AFTER,
    BROKEN,
    DUE,
    HELD,
    KEPT,
    LAPSED,
    MOVES,
    PAYS,
    PEACE,
    SEALED,
    STAY_OUT,
    free_slot,
    is_live,
    packed_term,
)

# --- one term


@rule
def settle(s: State, d: int, i: int, fate: int, log: Log) -> None:
    """Write down the fate of a term; a payment that waited for it falls due, or is let go."""
    end_term(s, d, i, fate, log)
    for j in range(s.deal_size[d]):
        if s.term_kind[d, j] == PAYS and s.term_when[d, j] == AFTER and s.term_arg[d, j] == i and is_live(s, d, j):
            if fate == KEPT:
                fall_due(s, d, j, log)
            else:
                let_go(s, d, j, log)
    if s.term_kind[d, i] in (PEACE, MOVES):
        recount(s)
    close_if_done(s, d, log)


@rule
def end_term(s: State, d: int, i: int, fate: int, log: Log) -> None:
    """Write down the fate of a term and nothing else."""
    if s.term_fate[d, i] == DUE:
        s.dues -= 1
    s.term_fate[d, i] = fate
    tell(log, TERM_ENDED, 0, s.deal_number[d], i, s.term_who[d, i], fate, packed_term(s, d, i))


# --- payments


@rule
def pay_now(s: State, d: int, i: int, log: Log) -> None:
    """Money changes hands as promised."""
    hand_over(s, s.term_who[d, i], s.term_whom[d, i], s.term_amount[d, i])
    tell_payment(s, d, i, log)
    end_term(s, d, i, KEPT, log)


@rule
def tell_payment(s: State, d: int, i: int, log: Log) -> None:
    """Tell who pays whom for a deal."""
    tell(log, DEAL_PAID, 0, s.deal_number[d], s.term_who[d, i], s.term_whom[d, i], s.term_amount[d, i])


@rule
def fall_due(s: State, d: int, i: int, log: Log) -> None:
    """A payment falls due: out of escrow at once, otherwise its payer is asked whether he keeps his word."""
    if s.term_fate[d, i] == HELD:
        s.cash[s.term_whom[d, i]] += s.term_amount[d, i]
        tell_payment(s, d, i, log)
        end_term(s, d, i, KEPT, log)
    else:
        make_due(s, d, i)


@rule
def make_due(s: State, d: int, i: int) -> None:
    """Ask the owner of a promise, as soon as nobody else is asked."""
    s.term_fate[d, i] = DUE
    s.dues += 1


@rule
def let_go(s: State, d: int, i: int, log: Log) -> None:
    """A payment will never fall due: what lies in escrow goes back."""
    if s.term_fate[d, i] == HELD:
        s.cash[s.term_who[d, i]] += s.term_amount[d, i]
        tell(log, ESCROW_RETURNED, 0, s.deal_number[d], s.term_who[d, i], s.term_amount[d, i])
    end_term(s, d, i, LAPSED, log)


# --- the whole deal


@rule
def end_offer(s: State, d: int, log: Log) -> None:
    """An offer is off the table."""
    tell(log, DEAL_ENDED, 0, s.deal_number[d], LAPSED)
    if s.replying == d:
        s.replying = NONE
    free_slot(s, d)


@rule
def let_go_all(s: State, d: int, log: Log) -> None:
    """All parties release one another."""
    for i in range(s.deal_size[d]):
        if is_live(s, d, i):
            if s.term_kind[d, i] == PAYS:
                let_go(s, d, i, log)
            else:
                end_term(s, d, i, LAPSED, log)
    recount(s)
    close_if_done(s, d, log)


@rule
def close_if_done(s: State, d: int, log: Log) -> None:
    """A deal is over with its last term: broken if any was, else lapsed if any was, else kept."""
    if s.deal_life[d] != SEALED:
        return
    worst = KEPT
    for i in range(s.deal_size[d]):
        fate = s.term_fate[d, i]
        if fate <= DUE:
            return
        if fate == BROKEN or (fate == LAPSED and worst == KEPT):
            worst = fate
    tell(log, DEAL_ENDED, 0, s.deal_number[d], worst)
    if s.replying == d:
        s.replying = NONE
    free_slot(s, d)


@rule
def recount(s: State) -> None:
    """Whom binding deals keep each seat from attacking, and where from moving to (4.3)."""
    for seat in range(SEATS):
        s.truces[seat] = 0
        s.shut[seat] = 0
    for d in range(DEALS):
        if s.deal_life[d] == SEALED:
            forbid_all(s, d)


@rule
def forbid_all(s: State, d: int) -> None:
    """Note what a deal forbids, if it binds."""
    if s.deal_binding[d] == 1:
        for i in range(s.deal_size[d]):
            if is_live(s, d, i) and s.term_turn[d, i] >= s.turn_now:
                forbid(s, d, i)


@rule
def forbid(s: State, d: int, i: int) -> None:
    """Note what one term forbids."""
    who = s.term_who[d, i]
    if s.term_kind[d, i] == PEACE:
        s.truces[who] |= bit(s.term_whom[d, i])
    elif s.term_kind[d, i] == MOVES and s.term_arg[d, i] == STAY_OUT and s.term_turn[d, i] == s.turn_now:
        s.shut[who] |= bit(s.term_place[d, i])
