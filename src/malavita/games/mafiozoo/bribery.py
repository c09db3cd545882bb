"""Phase 2, Bribery: a card a turn, for gems from the Reserve or for gems on the photos (R21 to R29).

A turn is a conversation: which card, what for, on whom, how many go on to whom. It is kept as a plan, known to its
owner alone, and happens at its last answer.
"""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.events import EVERYONE, Log, tell
from ...kernel.rule import rule
from .bonuses import ALL_BONUSES, place_bonus, usable_bonuses
from .box import ALL_CHARACTERS, CHARACTERS, NEWSPAPER, TARGETED_CARDS, TOWN_HALL, TYPES, Box
from .cards import card_of_type, discard, discard_for_gems, types_in
from .events import BRIBED, LAST_CARD, MOVED_ON, TOOK
from .state import BRIBE, LAST_WINDOW, NONE, ONWARD, PHOTO, USE, State
from .table import collect, seat_at, type_of, works

# --- whose turn


@rule
def next_briber(s: State) -> None:
    """Ask the next player in turn order who has two cards or more; when nobody has, the phase is over (R21)."""
    for _ in range(s.players):
        if s.queue >= s.players:
            s.queue = 0
        s.turn = seat_at(s, s.queue)
        if count(s.hand[s.turn]) > 1:
            s.ask = BRIBE
            return
        s.queue += 1
    s.queue = 0
    s.stage = LAST_WINDOW


@rule
def finish_turn(s: State, seat: int, log: Log) -> None:
    """The turn passes on; who is down to one card discards it unseen and waits (R21, A18)."""
    clear_plan(s)
    s.turns += 1
    s.queue += 1
    if count(s.hand[seat]) == 1:
        card = card_of_type(s, seat, lowest_type(s, seat))
        discard(s, seat, card)
        tell(log, LAST_CARD, bit(seat), seat, type_of(card))


@rule
def lowest_type(s: State, seat: int) -> int:
    """The first type in a hand."""
    types = types_in(s.hand[seat])
    kind = 0
    while not has(types, kind):
        kind += 1
    return kind


@rule
def clear_plan(s: State) -> None:
    """Forget the plan of a turn."""
    s.plan_card = NONE
    s.plan_gems = 0
    s.plan_length = 0
    for n in range(4):
        s.plan_photo[n] = NONE
        s.plan_stays[n] = 0


# --- which card: answers 0 to 12 are types of cards, then come the location bonuses


@rule
def may_bribe(s: State, seat: int) -> int:
    """Any type in the hand, or a bonus of the lower rows first (R21, R30)."""
    return types_in(s.hand[seat]) | (usable_bonuses(s, seat) << TYPES)


@rule
def bribe(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Choose a card, or use a bonus at once."""
    if answer >= TYPES:
        place_bonus(s, seat, answer - TYPES, log)
        return
    s.plan_card = card_of_type(s, seat, answer)
    if may_use(s, box, seat) != bit(0):  # without any gem the card is simply discarded (A16)
        s.ask = USE


# --- what for: answer n takes n gems, answer 4 + n places n

PLACE = 4


@rule
def card_limit(s: State, box: Box, seat: int) -> int:
    """How many gems the chosen card moves: the Town Hall helps targeted ones only (R23 to R25, A9)."""
    if s.plan_card >= TARGETED_CARDS:
        return box.secret_limit
    return box.town_hall_limit if works(s, seat, TOWN_HALL) else box.targeted_limit


@rule
def may_use(s: State, box: Box, seat: int) -> int:
    """Take up to the limit from the Reserve, or place from the Slush Fund, at least one (R23, R25, A15, A16)."""
    limit = card_limit(s, box, seat)
    taken = limit if limit < s.reserve[seat] else s.reserve[seat]
    placed = limit if limit < s.slush[seat] else s.slush[seat]
    return (bit(taken + 1) - 1) | ((bit(placed) - 1) << (PLACE + 1))


@rule
def use(s: State, box: Box, seat: int, answer: int) -> None:
    """Take gems, or go on to plan where they are placed."""
    if answer <= PLACE:
        s.plan_gems = answer
        return
    s.plan_gems = answer - PLACE
    if s.plan_card >= TARGETED_CARDS:
        s.ask = PHOTO
    else:
        arrive(s, box, seat, type_of(s.plan_card), s.plan_gems)


# --- on whom: a secret card goes on any photo


@rule
def may_choose_photo(s: State) -> int:
    """Any of the twelve (R25)."""
    return ALL_CHARACTERS


# --- how many go on, and to whom: answer 0 stops, answer 1 + 12 * (k - 1) + photo sends k gems on to a photo

STOP = 0


@rule
def connected(s: State, box: Box, seat: int, photo: int) -> int:
    """The photos tied to a photo; with the Newspaper all on a diagonal with it (R27, A46)."""
    return box.lines[photo] if works(s, seat, NEWSPAPER) else box.strings[photo]


@rule
def photos_ahead(s: State, box: Box, seat: int) -> int:
    """Where the gems that arrived last could go on to: no photo twice on one way (section 6)."""
    passed = 0
    for n in range(s.plan_length):
        passed |= bit(s.plan_photo[n])
    return connected(s, box, seat, s.plan_photo[s.plan_length - 1]) & ~passed


@rule
def may_go_on(s: State, box: Box, seat: int) -> int:
    """Stop, or send on some of the gems that arrived last, at least one staying (R26 to R29)."""
    ahead = photos_ahead(s, box, seat)
    bits = bit(STOP)
    for moved in range(1, s.plan_stays[s.plan_length - 1]):
        bits |= ahead << (1 + CHARACTERS * (moved - 1))
    return bits


@rule
def go_on(s: State, box: Box, seat: int, answer: int) -> None:
    """Send gems on to one photo, or stop."""
    if answer == STOP:
        return
    moved = 1 + (answer - 1) // CHARACTERS
    s.plan_stays[s.plan_length - 1] -= moved
    arrive(s, box, seat, (answer - 1) % CHARACTERS, moved)


@rule
def arrive(s: State, box: Box, seat: int, photo: int, gems: int) -> None:
    """Plan gems onto a photo; two or more may go on (R26, R28)."""
    s.plan_photo[s.plan_length] = photo
    s.plan_stays[s.plan_length] = gems
    s.plan_length += 1
    if gems > 1 and photos_ahead(s, box, seat) != 0:
        s.ask = ONWARD


# --- when nothing is left to ask, the plan is carried out


@rule
def carry_out(s: State, seat: int, log: Log) -> None:
    """Do what was planned, and let the turn pass on."""
    if s.plan_length == 0:
        take_gems(s, seat, s.plan_gems, log)
    else:
        place_gems(s, seat, log)
    finish_turn(s, seat, log)


@rule
def take_gems(s: State, seat: int, gems: int, log: Log) -> None:
    """Discard the card for gems from the Reserve (R22, R23)."""
    card = s.plan_card
    sees = discard_for_gems(s, seat, card)
    collect(s, seat, gems)
    tell(log, TOOK, sees, seat, 1 if card >= TARGETED_CARDS else 0, gems, type_of(card))


@rule
def place_gems(s: State, seat: int, log: Log) -> None:
    """Lay the card open and the gems on the photos."""
    card = s.plan_card
    discard(s, seat, card)
    s.shown |= bit(card)
    s.slush[seat] -= s.plan_gems
    moving = s.plan_gems
    tell(log, BRIBED, EVERYONE, seat, type_of(card), s.plan_photo[0], moving)
    for n in range(s.plan_length):
        if n > 0:
            tell(log, MOVED_ON, 0, seat, s.plan_photo[n - 1], s.plan_photo[n], moving)
        s.gems[seat, s.plan_photo[n]] += s.plan_stays[n]
        moving -= s.plan_stays[n]


BRIBE_ANSWERS = TYPES + ALL_BONUSES
