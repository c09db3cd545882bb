"""Setting up the table: R1 to R11 and, with two players, R67 to R69."""

from __future__ import annotations

from ...kernel.bits import bit, count
from ...kernel.dice import DEAL, roll, shuffle
from ...kernel.rule import rule
from .box import BRIBERY_CARDS, CHARACTERS, FAVORS, GEMS, GODFATHER_CARDS, INFORMANTS, SEATS, Box
from .state import NONE, NOTHING, ROUND_START, State
from .table import colors, seat_at
from .tokens import lay_out_tokens


@rule
def deal(s: State, box: Box, players: int, options: int) -> None:
    """Set up the opening position, before the first round."""
    clear_table(s, players, options)
    s.first = roll(s, DEAL, players)  # R9: chance stands in for age
    turn_tiles(s, box)
    fill_purses(s, box)
    shuffle_cards(s)
    lay_out_tokens(s)


@rule
def clear_table(s: State, players: int, options: int) -> None:
    """An empty table for so many players."""
    s.players = players
    s.options = options
    s.round_now = 0
    s.stage = ROUND_START
    s.queue = 0
    s.at = 0
    s.person = NONE
    s.visited = NONE
    s.turns = 0
    s.due_favor = 0
    s.due_card = 0
    s.due_informant = 0
    s.due_tokens = 0
    s.due_extra = 0
    s.due_produce = 0
    s.free = 0
    s.spent = 0
    s.crowned = 0
    s.payers = 0
    s.ask = NOTHING
    s.turn = 0
    s.plan_card = NONE
    s.plan_gems = 0
    s.plan_length = 0
    s.plan_goon = NONE
    for n in range(4):
        s.plan_photo[n] = NONE
        s.plan_stays[n] = 0
    for seat in range(SEATS):
        clear_seat(s, seat)
    for row in range(SEATS + 1):
        s.loose_secrets[row] = 6
        for seat in range(SEATS):
            s.barred[row, seat] = 0


@rule
def clear_seat(s: State, seat: int) -> None:
    """A player with nothing yet."""
    s.money[seat] = 0
    s.reserve[seat] = 0
    s.slush[seat] = 0
    s.goons[seat] = 0
    s.working[seat] = 0
    s.used[seat] = 0
    s.blanks[seat] = 0
    s.hand[seat] = 0
    s.known[seat] = 0
    s.kept[seat] = NONE
    s.contacts[seat] = 0
    for photo in range(CHARACTERS):
        s.gems[seat, photo] = 0
    for favor in range(FAVORS):
        s.favors[seat, favor] = 0


@rule
def turn_tiles(s: State, box: Box) -> None:
    """Every tile any side up, again until not too many are golden (R2, A29)."""
    s.golden = roll(s, DEAL, bit(CHARACTERS))
    while count(s.golden) > box.most_golden:
        s.golden = roll(s, DEAL, bit(CHARACTERS))


@rule
def fill_purses(s: State, box: Box) -> None:
    """Money (R8) and gems: all in the Reserve, then some to the Slush Fund in turn order (R10, R68, R69)."""
    for seat in range(colors(s)):
        s.reserve[seat] = GEMS
    for place in range(s.players):
        seat = seat_at(s, place)
        s.money[seat] = box.start_money
        s.slush[seat] = box.start_slush[s.players, place]
        s.reserve[seat] = GEMS - s.slush[seat]


@rule
def shuffle_cards(s: State) -> None:
    """Two decks (R6) and the Godfather's visits, of which the first few will be made (R7, R67)."""
    for card in range(BRIBERY_CARDS):
        s.deck[card] = card
        s.discards[card] = NONE
    s.deck_left = BRIBERY_CARDS  # shuffled when the first round begins (R16)
    s.discarded = 0
    s.shuffles = 0
    s.shown = 0
    s.sorted_out = 0
    for card in range(INFORMANTS):
        s.informers[card] = card
        s.played[card] = NONE
        s.batch[card] = 0
    s.informers_left = INFORMANTS
    s.played_size = 0
    shuffle(s, DEAL, s.informers, INFORMANTS)
    for card in range(GODFATHER_CARDS):
        s.godfather[card] = card
    shuffle(s, DEAL, s.godfather, GODFATHER_CARDS)
