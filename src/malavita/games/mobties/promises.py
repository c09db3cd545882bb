"""Keep or break: whoever owes a promise that does not bind him is asked when it is due (4.4); and replies to offers."""

from __future__ import annotations

from ...kernel.bits import bit, has, lowest
from ...kernel.events import Log
from ...kernel.rule import rule
from .bargain import FINE, agree, decline, why_not_seal
from .box import Box
from .fates import settle, tell_payment
from .peek import can_tell, tell_truth
from .state import DEALS, NONE, PROMISE, REPLY, TERMS_OF_DEAL, State
from .table import ask_seat, hand_over
from .terms import BROKEN, DUE, GIFTS, HELD, KEPT, LAPSED, OFFERED, PAYS, SHARES, SPLITS, TELLS

# --- keep or break: answer 0 keeps, answer 1 breaks

KEEP_WORD, BREAK_WORD = 0, 1
PROMISE_ANSWERS = 2


@rule
def ask_promise(s: State) -> None:
    """Ask the owner of the next promise that is due."""
    for d in range(DEALS):
        for i in range(s.deal_size[d]):
            if s.term_fate[d, i] == DUE:
                s.promise = d * TERMS_OF_DEAL + i
                ask_seat(s, s.term_who[d, i], PROMISE)
                return


@rule
def may_promise(s: State) -> int:
    """Keep the word, or break it; without the money, only break it."""
    d, i = s.promise // TERMS_OF_DEAL, s.promise % TERMS_OF_DEAL
    money = s.term_kind[d, i] in (PAYS, SHARES)
    if money and s.cash[s.term_who[d, i]] < s.term_amount[d, i]:
        return bit(BREAK_WORD)
    return bit(KEEP_WORD) | bit(BREAK_WORD)


@rule
def promise(s: State, box: Box, answer: int, log: Log) -> None:
    """Keep or break a promise; a broken term changes nothing else (4.4)."""
    d, i = s.promise // TERMS_OF_DEAL, s.promise % TERMS_OF_DEAL
    s.promise = NONE
    kind = s.term_kind[d, i]
    if answer == BREAK_WORD:
        settle(s, d, i, BROKEN, log)
        if kind == SPLITS:
            drop_split(s, d, log)
    elif kind in (SPLITS, GIFTS):
        s.term_fate[d, i] = HELD  # it is carried out in a moment
        s.dues -= 1
    else:
        keep_word(s, box, d, i, log)


@rule
def keep_word(s: State, box: Box, d: int, i: int, log: Log) -> None:
    """Do what was promised: pay, share or tell."""
    if s.term_kind[d, i] in (PAYS, SHARES):
        hand_over(s, s.term_who[d, i], s.term_whom[d, i], s.term_amount[d, i])
        tell_payment(s, d, i, log)
    elif s.term_kind[d, i] == TELLS and can_tell(s, s.term_who[d, i]):
        tell_truth(s, box, s.term_who[d, i], s.term_whom[d, i], log)
    settle(s, d, i, KEPT, log)


@rule
def drop_split(s: State, d: int, log: Log) -> None:
    """A split falls with the first who breaks it."""
    for j in range(s.deal_size[d]):
        if s.term_kind[d, j] == SPLITS and s.term_fate[d, j] <= DUE:
            settle(s, d, j, LAPSED, log)


# --- a reply to an offer from the menu: answer 0 declines, answer 1 accepts

SAY_NO, SAY_YES = 0, 1
REPLY_ANSWERS = 2


@rule
def ask_reply(s: State) -> None:
    """Ask the next party to the offer that has not agreed yet."""
    d = s.replying
    waiting = s.deal_parties[d] & ~s.deal_agreed[d]
    if s.deal_life[d] != OFFERED or waiting == 0:
        s.replying = NONE
    else:
        ask_seat(s, lowest(waiting), REPLY)


@rule
def is_stale(s: State) -> bool:
    """Tell whether the reply or the promise that is asked for was given, or came to nothing, beside the questions."""
    if s.ask == REPLY:
        gone = s.replying == NONE or s.deal_life[s.replying] != OFFERED
        return gone or has(s.deal_agreed[s.replying], s.turn)
    return s.ask == PROMISE and s.term_fate[s.promise // TERMS_OF_DEAL, s.promise % TERMS_OF_DEAL] != DUE


@rule
def may_reply(s: State, box: Box, seat: int) -> int:
    """Decline, or accept; the last to accept cannot if the deal cannot be sealed."""
    d = s.replying
    last = s.deal_agreed[d] | bit(seat) == s.deal_parties[d]
    if last and why_not_seal(s, box, d) != FINE:
        return bit(SAY_NO)
    return bit(SAY_NO) | bit(SAY_YES)


@rule
def reply(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Accept or decline."""
    if answer == SAY_YES:
        agree(s, box, seat, s.replying, log)  # `may_reply` has seen that it can be
    else:
        decline(s, seat, s.replying, log)
