"""What must hold in every position: one bit for each invariant that is broken."""

from __future__ import annotations

from ...kernel.bits import bit, count, has
from ...kernel.rule import rule
from .box import ACCOMPLICE, ALL_CARDS, BOSS, CARDS, HIDEOUTS, KILLER, PICKPOCKET, SEATS, SPY, SWAP, TARGETS, Box
from .flow import answers
from .scoring import on_table
from .state import HIRE, KILL, MOVE, NONE, OVER, PICK_POCKET, PLACE, RECRUIT, SPY_ON, State

INVARIANTS = (
    "every card lies in exactly one place (T49)",
    "money is conserved (T50)",
    "pile sizes count the piles",
    "occupied targets are those with henchmen",
    "a card in hand exactly while it is being placed (R21)",
    "each seat knows its own and all face-up cards",
    "every card placed was numbered once",
    "hideouts were dealt as the table says (R4)",
    "the Boss is never face-down (R39)",
    "nobody who has passed is asked (R10)",
    "the game is over exactly when all have passed (R13)",
    "only seats and hideouts in play are used (R1, R4)",
    "whoever is asked can answer (R19, R20)",
    "only Accomplices lie on top of other henchmen (R28)",
    "the question fits the card in hand (R31)",
    "no card lies where all know that its kind cannot be (D7)",
)
(
    CARDS_LOST, MONEY_LOST, SIZES, OCCUPIED, HAND, KNOWING, NUMBERS, DEALT, HIDDEN_BOSS, PASSED_ASKED, ENDING, ABSENT,
    STUCK, STACKED, QUESTION, BARRED,
) = range(16)  # fmt: skip


@rule
def broken(s: State, box: Box) -> int:
    """The invariants that a position breaks."""
    faults = flag(not cards_in_place(s), CARDS_LOST)
    faults |= flag(not money_conserved(s, box), MONEY_LOST)
    faults |= flag(not sizes_right(s), SIZES)
    faults |= flag(not occupied_right(s), OCCUPIED)
    faults |= flag(not conversation_right(s), HAND)
    faults |= flag(not knowledge_right(s), KNOWING)
    faults |= flag(not numbers_right(s), NUMBERS)
    faults |= flag(not dealt_right(s, box), DEALT)
    faults |= flag(hidden_boss(s, box), HIDDEN_BOSS)
    faults |= flag(s.ask >= RECRUIT and (s.passed >> s.turn) & 1 == 1, PASSED_ASKED)
    faults |= flag((s.ask == OVER) != (s.passed == bit(s.players) - 1), ENDING)
    faults |= flag(not absent_right(s, box), ABSENT)
    faults |= flag(not stacks_right(s, box), STACKED)
    faults |= flag(not question_right(s, box), QUESTION)
    faults |= flag(barred_wrong(s, box), BARRED)
    if faults & ~bit(DEALT) == 0:
        faults |= flag(s.ask != OVER and answers(s, box, s.turn) == 0, STUCK)
    return faults


@rule
def flag(fault: bool, place: int) -> int:
    """The bit of a fault, or nothing."""
    return bit(place) if fault else 0


@rule
def killed_cards(s: State) -> int:
    """The cards that were killed, a set."""
    return s.killed[0] | s.killed[1] | s.killed[2] | s.killed[3]


@rule
def cards_in_place(s: State) -> bool:
    """Each card is in one of: piles, hand, table, killed, left out."""
    union = on_table(s)
    total = count(union)
    for hideout in range(HIDEOUTS):
        union |= s.pile[hideout]
        total += count(s.pile[hideout])
    for seat in range(SEATS):
        union |= s.killed[seat]
        total += count(s.killed[seat])
    union |= s.left_out
    total += count(s.left_out)
    if s.hand != NONE:
        union |= bit(s.hand)
        total += 1
    return union == ALL_CARDS and total == CARDS


@rule
def money_conserved(s: State, box: Box) -> bool:
    """Purses and bank add up to what was handed out and gained."""
    purses = 0
    for seat in range(SEATS):
        purses += s.money[seat]
    return purses + s.paid - s.gained == box.money[s.players] * s.players


@rule
def sizes_right(s: State) -> bool:
    """Public pile sizes are true."""
    right = True
    for hideout in range(HIDEOUTS):
        right = right and count(s.pile[hideout]) == s.left[hideout]
    return right


@rule
def occupied_right(s: State) -> bool:
    """The sets of occupied targets are true."""
    right = True
    for seat in range(SEATS):
        targets = 0
        for card in range(CARDS):
            if s.spot[card] >= 0 and s.spot[card] // TARGETS == seat:
                targets |= bit(s.spot[card] % TARGETS)
        right = right and targets == s.occupied[seat]
    return right


@rule
def conversation_right(s: State) -> bool:
    """A hideout is paid for, a card is in hand and a target is chosen exactly as far as the turn has come (R21)."""
    if (s.at != NONE) != (s.ask >= HIRE):
        return False
    return (s.hand != NONE) == (s.ask >= PLACE) and (s.target != NONE) == (s.ask > PLACE)


@rule
def absent_right(s: State, box: Box) -> bool:
    """Seats and hideouts beyond those in play have nothing and do nothing."""
    right = s.turn < s.players and s.start < s.players and s.passed >> s.players == 0
    for seat in range(s.players, SEATS):
        right = right and s.money[seat] == 0 and s.occupied[seat] == 0 and s.killed[seat] == 0
    for hideout in range(HIDEOUTS):
        right = right and (s.left[hideout] == 0 or box.pile_size[s.players, hideout] > 0)
    return right


@rule
def knowledge_right(s: State) -> bool:
    """A seat knows its own cards, its hand and everything face-up, which lies on the table or was killed."""
    right = True
    for seat in range(s.players):
        mine = s.shown | s.killed[seat]
        for card in range(CARDS):
            if s.spot[card] >= 0 and s.spot[card] // TARGETS == seat:
                mine |= bit(card)
        if s.hand != NONE and s.turn == seat:
            mine |= bit(s.hand)
        right = right and mine & ~(s.known[seat] | s.shown) == 0
    return right and s.shown & ~(on_table(s) | killed_cards(s)) == 0


@rule
def numbers_right(s: State) -> bool:
    """Placing numbers 1 to n are given once each, to cards on the table or killed."""
    numbers = 0
    cards = 0
    for card in range(CARDS):
        if s.placed[card] > 0:
            numbers |= bit(s.placed[card])
            cards |= bit(card)
    if count(cards) != s.placements:
        return False
    return numbers == bit(s.placements + 1) - 2 and cards == on_table(s) | killed_cards(s)


@rule
def dealt_right(s: State, box: Box) -> bool:
    """Counting the cards that came from each hideout gives the sizes of the deal."""
    right = True
    for hideout in range(HIDEOUTS):
        total = 0
        for card in range(CARDS):
            if s.origin[card] == hideout:
                total += 1
        right = right and total == box.pile_size[s.players, hideout]
    return right


@rule
def hidden_boss(s: State, box: Box) -> bool:
    """A Boss lies, or was killed, face-down."""
    if s.ask == OVER:
        return False
    return (on_table(s) | killed_cards(s)) & ~s.shown & box.of_kind[BOSS] != 0


@rule
def barred_wrong(s: State, box: Box) -> bool:
    """A card lies where its kind was ruled out."""
    wrong = False
    for card in range(CARDS):
        wrong = wrong or has(s.barred[card], box.special[card])
    return wrong


@rule
def stacks_right(s: State, box: Box) -> bool:
    """Whoever is no face-up Accomplice lies at the bottom of its stack."""
    on_top = box.of_kind[ACCOMPLICE] & s.shown
    right = True
    for card in range(CARDS):
        if s.spot[card] >= 0 and not has(on_top, card):
            for other in range(CARDS):
                right = right and not (s.spot[other] == s.spot[card] and s.placed[other] < s.placed[card])
    return right


@rule
def question_right(s: State, box: Box) -> bool:
    """An action is asked for only with its card in hand, for a target where that card can do it."""
    if s.ask <= PLACE or s.hand == NONE:
        return True
    kind = box.special[s.hand]
    if (s.occupied[s.turn] >> (s.target & 7)) & 1 == 1:
        return s.ask == MOVE and kind == SWAP
    if s.ask == PICK_POCKET:
        return kind == PICKPOCKET
    if s.ask == SPY_ON:
        return kind == SPY
    return s.ask == KILL and kind == KILLER
