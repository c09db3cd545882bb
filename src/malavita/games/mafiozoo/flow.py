"""The order of play: who is asked, what, where each answer goes, and how the round runs on to the next question."""

from __future__ import annotations

from ...kernel.bits import bit
from ...kernel.events import Log
from ...kernel.rule import rule
from ...kernel.spec import FINISHED
from .bonuses import may_use_window, next_window, use_window
from .box import CHARACTERS, Box
from .bribery import (
    arrive,
    bribe,
    carry_out,
    go_on,
    may_bribe,
    may_choose_photo,
    may_go_on,
    may_use,
    next_briber,
    use,
)
from .cards import draw_owed_card, draw_owed_informant
from .favors import (
    evaluate,
    inform,
    leave_photo,
    may_inform,
    may_pay,
    next_award,
    next_informant,
    next_payer,
    pay,
)
from .influence import (
    keep,
    may_choose_payment,
    may_keep,
    may_place_goon,
    next_influence,
    next_surplus,
    pay_goon,
    place_goon,
)
from .revenue import begin_round, may_share_dock, next_revenue, share_dock
from .rewards import ask_extra, ask_produce, may_place_extra, may_produce, place_extra, produce, reward
from .scoring import finish
from .state import (
    AWARDING,
    BRIBE,
    BRIBERY,
    EVALUATING,
    EXTRA,
    GOON,
    INFLUENCE,
    INFORM,
    INFORMING,
    LAST_WINDOW,
    LEAVING,
    NONE,
    NOTHING,
    ONWARD,
    OVER,
    PAY_PRICE,
    PAYING,
    PAYMENT,
    PHOTO,
    PRODUCE,
    REVENUE,
    ROUND_START,
    SURPLUS,
    TOKEN,
    USE,
    WINDOW,
    State,
)
from .tokens import ask_for_token, may_take_token, take_token


@rule
def begin(s: State, box: Box, log: Log) -> None:
    """Begin the first round, in which no goon works yet: the first question is for a Bribery card (R18)."""
    begin_round(s, box, log)
    s.stage = BRIBERY
    next_briber(s)


@rule
def asked(s: State, box: Box) -> int:
    """The seats that are asked something now, a set."""
    return 0 if s.ask == NOTHING else bit(s.turn)


@rule
def question_kind(s: State, box: Box, seat: int) -> int:
    """The kind of question that this seat is asked."""
    return s.ask


@rule
def can_take_back(s: State, box: Box, seat: int) -> bool:
    """A plan may be taken back until the last answer of its conversation."""
    return in_conversation(s) and s.turn == seat


@rule
def in_conversation(s: State) -> bool:
    """Tell whether the seat on turn has said something that nobody else knows yet."""
    return s.ask in (USE, PHOTO, ONWARD, PAYMENT)


@rule
def answers(s: State, box: Box, seat: int) -> int:
    """What this seat may answer now, a set; empty when it is asked nothing."""
    if s.ask == NOTHING or s.turn != seat:
        return 0
    if s.ask <= WINDOW:
        return answers_before_favors(s, box, seat)
    if s.ask <= PRODUCE:
        return answers_at_favors(s, box, seat)
    if s.ask == GOON:
        return may_place_goon(s, box, seat)
    if s.ask == PAYMENT:
        return may_choose_payment(s, box, seat)
    return may_keep(s, seat)


@rule
def answers_before_favors(s: State, box: Box, seat: int) -> int:
    """The questions of phases 1 and 2."""
    if s.ask == BRIBE:
        return may_bribe(s, seat)
    if s.ask == USE:
        return may_use(s, box, seat)
    if s.ask == PHOTO:
        return may_choose_photo(s)
    if s.ask == ONWARD:
        return may_go_on(s, box, seat)
    if s.ask == WINDOW:
        return may_use_window(s, seat)
    return may_share_dock(s, seat)


@rule
def answers_at_favors(s: State, box: Box, seat: int) -> int:
    """The questions of phase 3, and which token to take."""
    if s.ask == INFORM:
        return may_inform(s, box, seat)
    if s.ask == PAY_PRICE:
        return may_pay(s)
    if s.ask == TOKEN:
        return may_take_token(s)
    if s.ask == EXTRA:
        return may_place_extra(s)
    return may_produce(s, seat)


@rule
def play(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Apply a legal answer and run on to the next question."""
    hear(s, box, seat, answer, log)
    run_on(s, box, log)


@rule
def hear(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Apply a legal answer."""
    ask = s.ask
    s.ask = NOTHING
    if ask <= WINDOW:
        play_before_favors(s, box, seat, ask, answer, log)
    elif ask <= PRODUCE:
        play_at_favors(s, box, seat, ask, answer, log)
    elif ask == GOON:
        place_goon(s, box, seat, answer, log)
    elif ask == PAYMENT:
        pay_goon(s, seat, answer, log)
    else:
        keep(s, seat, answer, log)


@rule
def play_before_favors(s: State, box: Box, seat: int, ask: int, answer: int, log: Log) -> None:
    """Answers of phases 1 and 2; a plan that needs no further question is carried out."""
    if ask == BRIBE:
        bribe(s, box, seat, answer, log)
    elif ask == USE:
        use(s, box, seat, answer)
    elif ask == PHOTO:
        arrive(s, box, seat, answer, s.plan_gems)
    elif ask == ONWARD:
        go_on(s, box, seat, answer)
    elif ask == WINDOW:
        use_window(s, seat, answer, log)
    else:
        share_dock(s, seat, answer, log)
    if s.plan_card != NONE and s.ask == NOTHING:
        carry_out(s, seat, log)


@rule
def play_at_favors(s: State, box: Box, seat: int, ask: int, answer: int, log: Log) -> None:
    """Answers of phase 3, and tokens taken."""
    if ask == INFORM:
        inform(s, seat, answer, log)
    elif ask == PAY_PRICE:
        pay(s, box, seat, answer, log)
    elif ask == TOKEN:
        take_token(s, seat, answer, log)
    elif ask == EXTRA:
        place_extra(s, seat, answer, log)
    else:
        produce(s, seat, answer, log)


@rule
def run_on(s: State, box: Box, log: Log) -> None:
    """Go on until somebody has a choice, or the game is over."""
    while s.ask == NOTHING and s.stage != OVER:
        run_once(s, box, log)


@rule
def run_once(s: State, box: Box, log: Log) -> None:
    """One step on to the next question: first what is owed, then the stage (R12)."""
    if s.due_favor > 0:
        reward(s, s.turn, s.person)
    elif s.due_card > 0:
        draw_owed_card(s, s.turn, log)
    elif s.due_informant > 0:
        draw_owed_informant(s, s.turn, log)
    elif s.due_tokens > 0:
        ask_for_token(s, log)
    elif s.due_extra > 0:
        ask_extra(s)
    elif s.due_produce > 0:
        ask_produce(s, log)
    else:
        step(s, box, log)


@rule
def step(s: State, box: Box, log: Log) -> None:
    """One step of the round."""
    if s.stage == ROUND_START:
        begin_round(s, box, log)
    elif s.stage == REVENUE:
        next_revenue(s, box, log)
    elif s.stage == BRIBERY:
        next_briber(s)
    elif s.stage == LAST_WINDOW:
        next_window(s)
    elif s.stage == INFORMING:
        next_informant(s)
    elif s.stage == EVALUATING:
        evaluate(s, box, log)
    elif s.stage == AWARDING:
        next_award(s, box, log)
    elif s.stage == LEAVING:
        leave_photo(s, log)
    elif s.stage == PAYING:
        next_payer(s, box)
    elif s.stage == INFLUENCE:
        next_influence(s, box)
    elif s.stage == SURPLUS:
        next_surplus(s, log)
    else:
        end_round(s, box, log)


@rule
def end_round(s: State, box: Box, log: Log) -> None:
    """Another round, or the end after the last (R12, R60, R67)."""
    if s.round_now < box.rounds[s.players]:
        s.stage = ROUND_START
    else:
        finish(s, box, log)


@rule
def moment(s: State) -> int:
    """How far the game has come, and in the last 8 bits what it does next (kernel.spec.Pace)."""
    if s.stage == OVER:
        return FINISHED
    person = CHARACTERS if s.stage > PAYING else s.person + 1
    passed = ((s.round_now * 16 + person) * 16 + s.stage) * 8 + s.queue
    return (passed * 16 + s.stage) * 16 + s.ask + 1
