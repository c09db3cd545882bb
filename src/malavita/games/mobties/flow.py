"""The order of play: who is asked, what, where each answer goes, and how the turn runs on to the next question."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log
from ...kernel.rule import rule
from ...kernel.spec import FINISHED
from .action import act, may_act, next_actor
from .agents import may_raid, may_shoot, next_fed, open_window, raid_place, shoot
from .attack import attack, defend, kill, may_defend, may_target
from .box import GANGSTERS, Box
from .business import bribe, may_bribe, next_racket
from .deals import locked_receiver, locked_tiebreak, split_of
from .driver import drive, may_drive
from .election import (
    give,
    may_give,
    may_set_terms,
    neighbors,
    next_election,
    next_gift,
    set_terms,
    share_gift,
)
from .heat import accuse, may_accuse, next_heat
from .menu import court, hawk, hire, may_court, may_hawk, may_hire
from .moments import TO_JUDGE, clock, sweep
from .movement import go, may_go, may_move, move, next_mover
from .promises import ask_promise, ask_reply, is_stale, may_promise, may_reply, promise, reply
from .rescue import bail, may_bail, next_rescue
from .respect import decide, may_decide, may_talk, may_vote, talk, talk_on, vote, voters_asked
from .setup import clear_plan, may_place, next_placement, place
from .shopping import keep, lay_aside, may_discard, may_keep, may_shop, next_shopper, shop
from .siege import arrest, next_siege, shoot_last
from .specialties import (
    choose_victim,
    get_away,
    may_choose_victim,
    may_free,
    may_get_away,
    may_pick,
    may_tip,
    pick,
    set_free,
    tip,
)
from .state import (
    ACCUSE,
    ACT,
    ACTION,
    AGENTS,
    BALLOT,
    BUSINESS,
    CONVICT,
    COURT,
    DEFEND,
    DEST,
    DISCARD,
    DRIVE,
    ELECTION,
    GIFT,
    GIVE,
    HIRE,
    KEEP,
    LOSE,
    MOVE,
    MOVEMENT,
    NONE,
    NOTHING,
    OVER,
    PIECE,
    PLACE,
    PROMISE,
    RAID,
    REPLY,
    RESCUE,
    SHOOT,
    SHOP,
    SHOPPING,
    SIEGE,
    TALK,
    TARGET,
    TIE,
    TIP,
    VICTIM,
    WINDOW,
    State,
)
from .terms import test_of

# --- who is asked


@rule
def asked(s: State, box: Box) -> int:
    """The seats that are asked something now, a set: several at once for talk, ballots and weapons."""
    if s.ask == NOTHING:
        return 0
    if s.ask == BALLOT:
        return voters_asked(s)
    return s.waiting if s.ask in (TALK, SHOOT) else bit(s.turn)


@rule
def question_kind(s: State, box: Box, seat: int) -> int:
    """The kind of question that a seat is asked."""
    return s.ask


@rule
def can_take_back(s: State, box: Box, seat: int) -> bool:
    """What was said in a conversation may be taken back until its last answer."""
    return in_conversation(s) and s.turn == seat


@rule
def in_conversation(s: State) -> bool:
    """Tell whether the seat that is asked has said something that nobody else knows yet."""
    if s.ask == KEEP:
        return s.stage == GIFT and s.turn == s.don and count(neighbors(s, s.don)) > 1 and locked_receiver(s) == NONE
    return s.ask in (DISCARD, DEST, TARGET, VICTIM, CONVICT, PIECE, TIP, DRIVE, HIRE)


# --- what may be answered


@rule
def answers(s: State, box: Box, seat: int) -> int:
    """What this seat may answer now, a set; empty when it is asked nothing."""
    if not has(asked(s, box), seat):
        return 0
    if s.ask <= KEEP:
        return answers_at_tests(s, box, seat)
    if s.ask <= LOSE:
        return answers_before_action(s, box, seat)
    if s.ask <= ACCUSE:
        return answers_in_action(s, box, seat)
    return answers_to_deals(s, box, seat)


@rule
def answers_at_tests(s: State, box: Box, seat: int) -> int:
    """Setting up, respect tests, and the Don's cards."""
    if s.ask == TALK:
        return may_talk(s, box, seat)
    if s.ask == BALLOT:
        return may_vote(s)
    if s.ask == TIE:
        return may_decide(s)
    if s.ask == GIVE:
        return may_give(s)
    if s.ask == KEEP:
        return may_keep(s)
    if s.ask == PLACE:
        return may_place(s, box, seat)
    return may_set_terms(s)


@rule
def answers_before_action(s: State, box: Box, seat: int) -> int:
    """Business, Movement and Agents; and who is lost."""
    if s.ask == SHOP:
        return may_shop(s, box, seat)
    if s.ask == DISCARD:
        return may_discard(s, box, seat)
    if s.ask == MOVE:
        return may_move(s, box, seat)
    if s.ask == DEST:
        return may_go(s, box, seat) if s.stage == MOVEMENT else may_get_away(s, box, seat)
    if s.ask == SHOOT:
        return may_shoot(s, box, seat)
    if s.ask == LOSE:
        return may_lose(s, seat)
    if s.ask == RAID:
        return may_raid(s, box)
    return may_bribe(s)


@rule
def may_lose(s: State, seat: int) -> int:
    """Any own gangster at the place of the arrest or the attack (R47, R58)."""
    return s.crew[seat, s.place] if s.stage == SIEGE else s.crew[seat, s.scene]


@rule
def answers_in_action(s: State, box: Box, seat: int) -> int:
    """Action, Rescue and Heat."""
    if s.ask == ACT:
        return may_act(s, box, seat)
    if s.ask == TARGET:
        return may_target(s, box, seat)
    if s.ask == DEFEND:
        return may_defend(s, box, seat)
    if s.ask == VICTIM:
        return may_choose_victim(s, seat)
    if s.ask == CONVICT:
        return may_free(s)
    if s.ask == PIECE:
        return may_pick(s, box, seat)
    return answers_at_the_end(s, box, seat)


@rule
def answers_at_the_end(s: State, box: Box, seat: int) -> int:
    """The tip, the drive, bail and accusations."""
    if s.ask == TIP:
        return may_tip(s, seat)
    if s.ask == DRIVE:
        return may_drive(s, box, seat)
    return may_bail(s, box, seat) if s.stage == RESCUE else may_accuse(s, seat)


@rule
def answers_to_deals(s: State, box: Box, seat: int) -> int:
    """Offers of the menu, replies, and promises that are due."""
    if s.ask == PROMISE:
        return may_promise(s)
    if s.ask == REPLY:
        return may_reply(s, box, seat)
    if s.ask == COURT:
        return may_court(s, seat)
    return may_hire(s, seat) if s.ask == HIRE else may_hawk(s, seat)


# --- where each answer goes


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
    if ask <= KEEP:
        play_at_tests(s, box, seat, ask, answer, log)
    elif ask <= LOSE:
        play_before_action(s, box, seat, ask, answer, log)
    elif ask <= ACCUSE:
        play_in_action(s, box, seat, ask, answer, log)
    else:
        play_deals(s, box, seat, ask, answer, log)


@rule
def play_at_tests(s: State, box: Box, seat: int, ask: int, answer: int, log: Log) -> None:
    """Setting up, respect tests, and the Don's cards; a card bought is kept in the same way."""
    if ask == TALK:
        talk(s, box, seat, answer, log)
    elif ask == BALLOT:
        vote(s, box, seat, answer, log)
    elif ask == TIE:
        decide(s, seat, answer, log)
    elif ask == GIVE:
        give(s, answer)
    elif ask == KEEP:
        if s.stage == GIFT:
            share_gift(s, box, seat, answer, log)
        else:
            keep(s, box, seat, answer, log)
    elif ask == PLACE:
        place(s, seat, answer, log)
    else:
        set_terms(s, seat, answer, log)


@rule
def play_before_action(s: State, box: Box, seat: int, ask: int, answer: int, log: Log) -> None:
    """Business, Movement and Agents; and who is lost."""
    if ask == SHOP:
        shop(s, box, seat, answer, log)
    elif ask == DISCARD:
        lay_aside(s, box, seat, answer, log)
    elif ask == MOVE:
        move(s, seat, answer, log)
    elif ask == DEST:
        if s.stage == MOVEMENT:
            go(s, box, seat, answer, log)
        else:
            get_away(s, box, seat, answer, log)
    elif ask == SHOOT:
        if s.stage == WINDOW:
            shoot(s, box, seat, answer, log)
        else:
            shoot_last(s, box, seat, answer, log)
    elif ask == LOSE:
        lose(s, box, seat, answer, log)
    elif ask == RAID:
        raid_place(s, box, answer, log)
    else:
        bribe(s, box, seat, answer, log)


@rule
def lose(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """A gangster is arrested, or dies."""
    if s.stage == SIEGE:
        arrest(s, box, seat, answer, log)
    else:
        kill(s, box, answer, log)


@rule
def play_in_action(s: State, box: Box, seat: int, ask: int, answer: int, log: Log) -> None:
    """Action, Rescue and Heat."""
    if ask == ACT:
        act(s, box, seat, answer, log)
    elif ask == TARGET:
        attack(s, box, seat, answer, log)
    elif ask == DEFEND:
        defend(s, box, seat, answer, log)
    elif ask == VICTIM:
        choose_victim(s, box, seat, answer, log)
    elif ask == CONVICT:
        set_free(s, box, seat, answer // GANGSTERS, answer % GANGSTERS, log)
    elif ask == PIECE:
        pick(s, box, seat, answer, log)
    elif ask == TIP:
        tip(s, box, seat, answer, log)
    elif ask == DRIVE:
        drive(s, seat, answer, log)
    elif s.stage == RESCUE:
        bail(s, box, seat, answer, log)
    else:
        accuse(s, box, seat, answer, log)


@rule
def play_deals(s: State, box: Box, seat: int, ask: int, answer: int, log: Log) -> None:
    """Offers of the menu, replies, and promises that are due."""
    if ask == PROMISE:
        promise(s, box, answer, log)
    elif ask == REPLY:
        reply(s, box, seat, answer, log)
    elif ask == COURT:
        court(s, box, seat, answer, log)
    elif ask == HIRE:
        hire(s, seat, answer, log)
    else:
        hawk(s, seat, answer, log)


# --- how the turn runs on


@rule
def run_on(s: State, box: Box, log: Log) -> None:
    """Go on until somebody has a choice, or the game is over."""
    while s.ask == NOTHING and s.stage != OVER:
        run_once(s, box, log)


@rule
def run_once(s: State, box: Box, log: Log) -> None:
    """One step on to the next question: first deals, then talk that goes on, then the stage."""
    if s.on_table != 0 and s.swept != clock(s):
        sweep(s, box, log)
    elif s.dues > 0:
        ask_promise(s)
    elif s.replying != NONE:
        ask_reply(s)
    elif s.talking == 1:
        talk_on(s, box, log)
    elif s.stage <= SHOPPING:
        step_early(s, box, log)
    else:
        step_late(s, box, log)


@rule
def step_early(s: State, box: Box, log: Log) -> None:
    """One step of setting up, Election or Business."""
    if s.stage == BUSINESS:
        next_racket(s, box, log)
    elif s.stage == SHOPPING:
        next_shopper(s, box, log)
    elif s.stage == ELECTION:
        next_election(s, box, log)
    elif s.stage == GIFT:
        next_gift(s, box, log)
    else:
        next_placement(s, log)


@rule
def step_late(s: State, box: Box, log: Log) -> None:
    """One step of Movement, Agents, Action, Rescue or Heat."""
    if s.stage == MOVEMENT:
        next_mover(s, box, log)
    elif s.stage == AGENTS:
        next_fed(s, box, log)
    elif s.stage == WINDOW:
        open_window(s, box, log)
    elif s.stage == SIEGE:
        next_siege(s, box, log)
    elif s.stage == ACTION:
        next_actor(s, box, log)
    elif s.stage == RESCUE:
        next_rescue(s, box, log)
    else:
        next_heat(s, box, log)


@rule
def reconsider(s: State, box: Box, log: Log) -> None:
    """After a deal was made beside the questions: ask anew what it has decided, or what it leaves no answer to."""
    if is_stale(s):
        s.promise = NONE
        s.ask = NOTHING
    if s.ask != NOTHING and must_ask_anew(s, box):
        clear_plan(s)
        s.ask = NOTHING
    run_on(s, box, log)


@rule
def must_ask_anew(s: State, box: Box) -> bool:
    """Tell whether a deal has decided what is asked, or left no answer to it."""
    if s.ask == TIE:
        return locked_tiebreak(s) != NONE or (s.stage == BUSINESS and split_of(s) != NONE)
    seat = lowest(asked(s, box))
    if s.ask == DEST and s.stage == MOVEMENT and not has(may_move(s, box, seat), s.plan_piece):
        return True  # the gangster was chosen before it became a duty to move another
    return answers(s, box, seat) == 0


@rule
def moment(s: State) -> int:
    """How far the game has come, and in the last 8 bits what it does next (kernel.spec.Pace)."""
    if s.stage == OVER and s.ask == NOTHING:
        return FINISHED
    doing = s.ask if s.ask != NOTHING else next_step(s)
    return ((s.turn_now * 16 + s.stage) * 32 + s.queue) * 256 + doing


# Steps, numbered after the questions: of a stage, beside the stages, and for each kind of test.
IN_STAGE, DECIDED, TIED = 32, 53, 56
SWEEPING, JUDGING, ASKING, TALKING, VOTING = range(48, 53)


@rule
def next_step(s: State) -> int:
    """A number for what `run_once` will do; those of questions are lower."""
    if s.on_table != 0 and s.swept != clock(s):
        return JUDGING if s.swept >= TO_JUDGE else SWEEPING
    if s.dues > 0 or s.replying != NONE:
        return ASKING
    if s.talking == 1:
        return TALKING if s.waiting != 0 else VOTING
    if s.verdict != NONE:
        return DECIDED + test_of(s.stage)
    if s.tied != 0:
        return TIED + test_of(s.stage)
    return IN_STAGE + s.stage
