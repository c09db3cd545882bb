"""Phase 3, Favors: for each character the Informant, the comparison, the favors and the prices (R33 to R47)."""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.events import Log, tell
from ...kernel.options import chosen
from ...kernel.rule import rule
from .box import CHARACTERS, COURTHOUSE, GODFATHER, HIGHEST, MEANS, PAY, POLICE_STATION, Box
from .cards import holder_of, play_informant
from .events import (
    AS_SECOND,
    BY_PAYING,
    CROWNED,
    FOR_FREE,
    FROM_RESERVE,
    FROM_SLUSH,
    GAINED,
    GEMS_LEFT,
    IN_A_TIE,
    INFORMED,
    JUDGED,
    NOT_PAID,
    OFFERED,
    WITH_MEANS,
)
from .state import (
    AWARDING,
    EVALUATING,
    FAVOR_FIRST,
    INFLUENCE,
    INFORM,
    INFORMANT_WINDOW,
    INFORMING,
    LEAVING,
    NONE,
    PAY_PRICE,
    PAYING,
    SECOND_TIE,
    State,
)
from .table import colors, gems_at_hand, seat_at, works

# --- the Informant (R34, R35): answer 0 declines, 1 places a gem from the Reserve, 1 + n places n from the Slush Fund

DECLINE = 0
ONE_FROM_RESERVE = 1


@rule
def next_informant(s: State) -> None:
    """Ask the holder of this character's Informant; by option everybody in turn order, so that nothing is betrayed."""
    if chosen(s.options, INFORMANT_WINDOW) != 0:
        if s.queue < s.players:
            s.turn = seat_at(s, s.queue)
            s.queue += 1
            s.ask = INFORM
            return
    elif s.queue == 0:
        s.queue = 1  # asked once
        holder = holder_of(s, s.person)
        if holder != NONE and gems_at_hand(s, holder) > 0:
            s.turn = holder
            s.ask = INFORM
            return
    s.queue = 0
    s.stage = EVALUATING


@rule
def may_inform(s: State, box: Box, seat: int) -> int:
    """Decline, one gem from the Reserve, or some from the Slush Fund, never mixed (R34, A5 to A7)."""
    bits = bit(DECLINE)
    if not has(s.contacts[seat], s.person):
        return bits
    if s.reserve[seat] > 0:
        bits |= bit(ONE_FROM_RESERVE)
    limit = box.police_slush if works(s, seat, POLICE_STATION) else box.informant_slush
    most = limit if limit < s.slush[seat] else s.slush[seat]
    return bits | ((bit(most) - 1) << (ONE_FROM_RESERVE + 1))


@rule
def inform(s: State, seat: int, answer: int, log: Log) -> None:
    """Play the Informant and place its gems, or keep it; a kept one is not spoken of."""
    if answer == DECLINE:
        return
    play_informant(s, seat, s.person)
    gems = 1 if answer == ONE_FROM_RESERVE else answer - ONE_FROM_RESERVE
    source = FROM_RESERVE if answer == ONE_FROM_RESERVE else FROM_SLUSH
    if source == FROM_RESERVE:
        s.reserve[seat] -= gems
    else:
        s.slush[seat] -= gems
    s.gems[seat, s.person] += gems
    tell(log, INFORMED, 0, seat, s.person, gems, source)


# --- the comparison


@rule
def condition_of(s: State, box: Box, person: int) -> int:
    """What the tile of a character asks for: its golden side only the highest bid (R37)."""
    return HIGHEST if has(s.golden, person) else box.condition[person]


@rule
def bidders(s: State, person: int, below: int) -> int:
    """The colors with the most gems on a photo among those with fewer than so many, a set; none without a gem (R36)."""
    best = 1
    found = 0
    for color in range(colors(s)):
        gems = s.gems[color, person]
        if best <= gems < below:
            found = found | bit(color) if gems == best else bit(color)
            best = gems
    return found


@rule
def with_gems(s: State, person: int, least: int) -> int:
    """The players with at least so many gems on a photo, a set."""
    seats = 0
    for seat in range(s.players):
        if s.gems[seat, person] >= least:
            seats |= bit(seat)
    return seats


@rule
def lead(s: State, person: int, seats: int) -> int:
    """How many gems each of these colors has on a photo."""
    for color in range(colors(s)):
        if has(seats, color):
            return s.gems[color, person]
    return 0


@rule
def evaluate(s: State, box: Box, log: Log) -> None:
    """Find who gets the favor of this character for nothing, and who may pay (R36 to R46)."""
    person = s.person
    leaders = bidders(s, person, 127)
    s.stage = AWARDING
    if leaders == 0:
        return
    condition = condition_of(s, box, person)
    seconds = bidders(s, person, lead(s, person, leaders)) if count(leaders) == 1 else 0
    if condition == MEANS:
        s.free = with_gems(s, person, box.needed[person])  # R42
    elif s.visited == person:
        judge_visited(s, leaders, seconds)
    elif count(leaders) == 1:
        s.free = leaders & players_only(s)  # R37, R39; a tie gives nothing for free: R38, R40
        s.spent = s.free
    if condition == PAY:
        s.payers = with_gems(s, person, 1) & ~s.free
    if log is not None:
        tell_comparison(s, box, leaders, seconds, condition, log)


@rule
def players_only(s: State) -> int:
    """All who can gain: not the strawman (R71)."""
    return bit(s.players) - 1


@rule
def judge_visited(s: State, leaders: int, seconds: int) -> None:
    """At the character the Godfather visits, more than one may win (R43 to R46)."""
    s.free = leaders & players_only(s)
    s.spent = s.free
    if count(leaders) == 1:
        s.crowned = s.free  # R43; nobody when several lead: R44
        if count(seconds) == 1 or chosen(s.options, SECOND_TIE) != 0:
            s.free |= seconds & players_only(s)  # R45, A25


@rule
def tell_comparison(s: State, box: Box, leaders: int, seconds: int, condition: int, log: Log) -> None:
    """Tell the offers before anything moves, then who leads, who is second, who gains and who may pay."""
    offers = 0  # eight bits a color
    for color in range(colors(s)):
        offers |= s.gems[color, s.person] << (8 * color)
    needed = 0 if condition == HIGHEST else box.needed[s.person]
    tell(log, OFFERED, 0, s.person, offers, condition, needed, 1 if s.visited == s.person else 0)
    tell(log, JUDGED, 0, s.person, leaders, seconds, s.free, s.payers)


# --- those who pay nothing


@rule
def next_award(s: State, box: Box, log: Log) -> None:
    """The next free recipient in turn order gets the favor (R47); afterwards all others take their gems back."""
    for place in range(s.players):
        seat = seat_at(s, place)
        if has(s.free, seat):
            award(s, box, seat, log)
            return
    for color in range(colors(s)):
        gems_leave(s, color, log)
    s.stage = PAYING


@rule
def award(s: State, box: Box, seat: int, log: Log) -> None:
    """The favor first, then the gems leave; by option the other way round (section 6)."""
    s.turn = seat
    s.free &= ~bit(seat)
    how = how_won(s, box, seat)
    tell(log, GAINED, 0, seat, s.person, how, 0)
    if chosen(s.options, FAVOR_FIRST) != 0:
        gems_leave(s, seat, log)
    else:
        s.stage = LEAVING
    if has(s.crowned, seat):
        s.crowned &= ~bit(seat)
        s.favors[seat, GODFATHER] += 1
        tell(log, CROWNED, 0, seat, s.person)
    s.due_favor = 1


@rule
def how_won(s: State, box: Box, seat: int) -> int:
    """Why a seat pays nothing, for the record."""
    if condition_of(s, box, s.person) == MEANS:
        return WITH_MEANS
    if not has(s.spent, seat):
        return AS_SECOND
    return FOR_FREE if s.visited != s.person or has(s.crowned, seat) else IN_A_TIE


@rule
def leave_photo(s: State, log: Log) -> None:
    """The gems of the seat that was just served leave the photo."""
    gems_leave(s, s.turn, log)
    s.stage = AWARDING


@rule
def gems_leave(s: State, color: int, log: Log) -> None:
    """Gems go to the Reserve of who spent them and of the strawman, else back to the Slush Fund (R37, R72, A27)."""
    gems = s.gems[color, s.person]
    if gems == 0:
        return
    s.gems[color, s.person] = 0
    to_reserve = has(s.spent, color) or color >= s.players
    if to_reserve:
        s.reserve[color] += gems
    else:
        s.slush[color] += gems
    tell(log, GEMS_LEFT, 0, color, s.person, gems, FROM_RESERVE if to_reserve else FROM_SLUSH)


# --- those who may pay (R39, R40): answer 0 does not, answer 1 pays

REFUSE, ACCEPT = range(2)


@rule
def price(s: State, box: Box, seat: int) -> int:
    """The price on the tile; a Zoollar less with the Courthouse, never below nothing (R41, A47)."""
    needed = box.needed[s.person]
    return needed - 1 if works(s, seat, COURTHOUSE) else needed


@rule
def next_payer(s: State, box: Box) -> None:
    """Ask the next player in turn order who may pay and can (R47); then the next character."""
    for place in range(s.players):
        seat = seat_at(s, place)
        if has(s.payers, seat):
            s.payers &= ~bit(seat)
            if s.money[seat] >= price(s, box, seat):
                s.turn = seat
                s.ask = PAY_PRICE
            return
    s.spent = 0
    s.queue = 0
    if s.person + 1 < CHARACTERS:
        s.person += 1
        s.stage = INFORMING
    else:
        s.person = NONE
        s.stage = INFLUENCE


@rule
def may_pay(s: State) -> int:
    """Pay, or do without."""
    return bit(REFUSE) | bit(ACCEPT)


@rule
def pay(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Pay the price for the favor, or let it go."""
    asked = price(s, box, seat)
    if answer == REFUSE:
        tell(log, NOT_PAID, 0, seat, s.person, asked)
        return
    s.money[seat] -= asked
    tell(log, GAINED, 0, seat, s.person, BY_PAYING, asked)
    s.due_favor = 1
