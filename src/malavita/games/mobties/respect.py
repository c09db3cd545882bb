"""The respect test: talk, secret ballots, the count, and the tie (R12 to R18).

A test belongs to the stage that opens it: election, business or siege. Its outcome is left in `verdict`, which that
stage then settles.
"""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import BLACKMAIL, SEATS, Box
from .cards import kinds_in_hand, play_card
from .deals import locked_tiebreak, locked_vote
from .events import BALLOT_SHOWN, COUNTED, DECIDED, PRESSED, READY, TEST_OPENED, VOTED
from .menu import bargain, may_bargain, next_suitor
from .moments import at_ballots_revealed, at_tie_broken
from .state import ABSTAIN, BALLOT, NONE, SECRET_BALLOTS, TALK, TIE, State
from .table import ask_seat, decider, is_on, seat_from, seats_at

VOTE_BITS = 8  # the votes of six seats in one number


# --- opening


@rule
def hold_test(s: State, box: Box, place: int, log: Log) -> None:
    """Hold a test among those present: one alone wins, or loses, without a ballot (R17)."""
    s.place = place
    s.present = seats_at(s, place)
    s.tests += 1
    if count(s.present) == 1:
        s.verdict = lowest(s.present)
        return
    tell(log, TEST_OPENED, 0, s.stage, place, s.present)
    s.waiting = s.present
    s.talking = 1


@rule
def end_test(s: State) -> None:
    """Clear the table after a test."""
    s.place = NONE
    s.present = 0
    s.pressed = 0
    s.tied = 0
    s.verdict = NONE
    s.bargained = 0
    s.courted = 0
    for seat in range(SEATS):
        s.ballot[seat] = NONE


# --- talk: answer 0 is ready, answer 1 plays Blackmail, the others are offers; all present are asked at once

READY_NOW, PRESS = 0, 1


@rule
def may_talk(s: State, box: Box, seat: int) -> int:
    """Say that you are ready, or play one Blackmail first (1.7)."""
    pressing = not has(s.pressed, seat) and has(kinds_in_hand(s, box, seat), BLACKMAIL)
    return may_bargain(s, seat) | bit(READY_NOW) | (bit(PRESS) if pressing else 0)


@rule
def talk(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Say something, or be ready to vote."""
    if answer == PRESS:
        play_card(s, box, seat, BLACKMAIL)
        s.pressed |= bit(seat)
        tell(log, PRESSED, 0, seat)
    elif answer == READY_NOW:
        s.waiting &= ~bit(seat)
        tell(log, READY, 0, seat)
    else:
        bargain(s, seat, answer, log)


@rule
def talk_on(s: State, box: Box, log: Log) -> None:
    """Let those talk who want to; when all are ready, the ballots are cast."""
    if s.waiting != 0:
        s.ask = TALK
    else:
        s.talking = 0
        call_ballots(s, box, log)


# --- ballots: answer n is a seat, answer 6 abstains


@rule
def call_ballots(s: State, box: Box, log: Log) -> None:
    """Ask all present for their votes; where a deal binds, the vote is cast already (R78)."""
    for seat in range(s.players):
        if has(s.present, seat):
            s.ballot[seat] = locked_vote(s, seat)
            if s.ballot[seat] == NONE:
                s.waiting |= bit(seat)
            elif is_on(s, SECRET_BALLOTS):
                tell(log, BALLOT_SHOWN, 0, seat, s.ballot[seat], weight(s, box, seat))
    if s.waiting != 0:
        s.ask = BALLOT
    else:
        reveal(s, box, log)


@rule
def voters_asked(s: State) -> int:
    """Who is asked for a ballot now: all at once, or by option one after the other from the Don on (A4)."""
    if not is_on(s, SECRET_BALLOTS):
        return s.waiting
    place = 0
    while not has(s.waiting, seat_from(s, decider(s), place)):
        place += 1
    return bit(seat_from(s, decider(s), place))


@rule
def may_vote(s: State) -> int:
    """Anybody present, oneself included, or nobody (R13, A1 to A3)."""
    return s.present | bit(ABSTAIN)


@rule
def vote(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Cast a ballot; when all are in, they are revealed together (A4)."""
    s.ballot[seat] = answer
    s.waiting &= ~bit(seat)
    if is_on(s, SECRET_BALLOTS):
        tell(log, BALLOT_SHOWN, 0, seat, answer, weight(s, box, seat))
    else:
        tell(log, VOTED, 0, seat)
    if s.waiting != 0:
        s.ask = BALLOT
    else:
        reveal(s, box, log)


# --- the count


@rule
def weight(s: State, box: Box, seat: int) -> int:
    """What a seat's vote counts: all its respect in the place, and more with Blackmail (R12, R13)."""
    respect = box.strength[s.crew[seat, s.place]]
    return respect + box.pressure if has(s.pressed, seat) else respect


@rule
def tally(s: State, box: Box) -> int:
    """The votes for, or against, each seat, packed."""
    votes = 0
    for seat in range(s.players):
        if s.ballot[seat] != NONE and s.ballot[seat] != ABSTAIN:
            votes += weight(s, box, seat) << (VOTE_BITS * s.ballot[seat])
    return votes


@rule
def votes_of(votes: int, seat: int) -> int:
    """The votes of one seat in a packed number."""
    return (votes >> (VOTE_BITS * seat)) & 255


@rule
def leaders(s: State, votes: int) -> int:
    """Those present with most votes, a set: all of them if nobody has any (R14)."""
    best = 0
    seats = 0
    for seat in range(s.players):
        if has(s.present, seat):
            mine = votes_of(votes, seat)
            if mine > best:
                best = mine
                seats = 0
            if mine == best:
                seats |= bit(seat)
    return seats


@rule
def reveal(s: State, box: Box, log: Log) -> None:
    """Turn the ballots over and count; a tie goes to the decider (R14 to R16)."""
    if log is not None and not is_on(s, SECRET_BALLOTS):
        for seat in range(s.players):
            if s.ballot[seat] != NONE:
                tell(log, BALLOT_SHOWN, 0, seat, s.ballot[seat], weight(s, box, seat))
    votes = tally(s, box)
    ahead = leaders(s, votes)
    at_ballots_revealed(s, log)
    tell(log, COUNTED, 0, s.stage, s.place, votes, ahead if count(ahead) > 1 else 0)
    if count(ahead) == 1:
        s.verdict = lowest(ahead)
    else:
        s.tied = ahead


# --- the tie: answer n is a seat


@rule
def break_tie(s: State, log: Log) -> None:
    """Let the decider choose among the tied, present or not, himself included (R15, R16, A5, A55)."""
    locked = locked_tiebreak(s)
    if locked != NONE:
        decide(s, decider(s), locked, log)
    elif not next_suitor(s):
        ask_seat(s, decider(s), TIE)


@rule
def may_decide(s: State) -> int:
    """One of the tied."""
    return s.tied


@rule
def decide(s: State, seat: int, answer: int, log: Log) -> None:
    """Decide a tie."""
    at_tie_broken(s, seat, answer, log)
    s.tied = 0
    s.verdict = answer
    tell(log, DECIDED, 0, seat, answer, s.stage)
