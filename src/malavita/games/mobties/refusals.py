"""Why an answer is not legal, and which rule says so. `answers` is the judge; this only finds the words for it."""

from __future__ import annotations

from typing import Any

from ...kernel.sets import has, members
from ...kernel.spec import Refusal
from . import codes, menu
from .action import END, MAKE_OFFER, PLAY_KIND
from .agents import HOLD, in_range
from .bargain import RULES_OF_DEALS, WHY_NOT, why_not_seal
from .box import (
    ASIDE,
    BASIC,
    BLACKMAIL,
    DRIVE_BY,
    DRIVER,
    FIRST_DEFENSE,
    FIRST_SPECIALTY,
    FIRST_WEAPON,
    FREE,
    GANGSTER_NAMES,
    GANGSTERS,
    JAIL,
    KIND_NAMES,
    MAIN,
    PLACE_NAMES,
    SEATS,
    SHANKED,
    STREETS,
    TONY_GOLDSTEIN,
    TRUNK_TIP,
    WIRETAP,
    Box,
)
from .cards import hand_size, kinds_in_hand
from .deals import forbids_attack, forbids_move, owed_pieces
from .movement import STAY, TO_AIRSTRIP, movable, must_move, open_to
from .shopping import BUY, EXCHANGE, HIRE_SICILIAN, HIRE_SOLDIER, SOLDIER_PAIR
from .state import (
    ACCUSE,
    ACT,
    BAIL,
    BALLOT,
    CONVICT,
    COURT,
    DEFEND,
    DEST,
    DISCARD,
    DRIVE,
    GIVE,
    HAWK,
    HIRE,
    LOSE,
    MOVE,
    MOVEMENT,
    NONE,
    PIECE,
    PLACE,
    PROMISE,
    RAID,
    REPLY,
    SHOOT,
    SHOP,
    SICILIANS,
    SIEGE,
    SOLDIERS,
    TALK,
    TARGET,
    TIE,
    TIP,
    VICTIM,
    State,
)
from .table import free_gangsters, gangsters_at, is_on, place_of, seats_at
from .terms import open_slot


def refusal(s: State, box: Box, seat: int, kind: int, answer: int) -> Refusal:
    """Why this seat, which is asked something, may not give this answer."""
    if kind != s.ask:
        return Refusal("wrong-question", "R9", {"kind": codes.QUESTION_NAMES[s.ask]})
    found: Refusal = REASONS[kind](s, box, seat, answer)
    return found


def of_place(place: int) -> dict[str, Any]:
    """A place as an argument."""
    return {"place": PLACE_NAMES[place]}


def of_gangster(gangster: int) -> dict[str, Any]:
    """A gangster as an argument."""
    return {"gangster": GANGSTER_NAMES[gangster]}


def of_card(kind: int) -> dict[str, Any]:
    """A kind of card as an argument."""
    return {"card": KIND_NAMES[kind]}


def no_entry(s: State, box: Box, place: int, rule: str = "R35") -> Refusal:
    """A place is closed or full."""
    if place < MAIN and has(s.closed, place):
        return Refusal("place-closed", "R45", of_place(place))
    return Refusal("place-full", rule, of_place(place) | {"count": gangsters_at(s, place)})


def not_place(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The gangster is placed already, or there is no room."""
    gangster, place = divmod(answer, MAIN)
    if not has(s.crew[seat, ASIDE] & BASIC, gangster):
        return Refusal("already-placed", "R7", of_gangster(gangster))
    return no_entry(s, box, place, "R7")


def not_talk(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """One Blackmail and one offer for each player and test; the card must be in the hand, the money too."""
    if answer >= menu.BUY:
        return not_offer(s, box, seat, answer)
    if has(s.pressed, seat):
        return Refusal("pressed-before", "R13")
    return Refusal("no-such-card", "R65", of_card(BLACKMAIL))


def not_ballot(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That player is not there."""
    return Refusal("not-present", "R13", {"seat": answer})


def not_tie(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That player is not one of the tied."""
    return Refusal("not-tied", "R15", {"seat": answer})


def not_give(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That player shares no place with the Don."""
    return Refusal("no-neighbor", "R21", {"seat": answer})


def not_shop(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No money, no cards, or nobody to hire."""
    if answer == EXCHANGE:
        return Refusal("two-cards-needed", "R32", {"count": hand_size(s, seat)})
    price = {BUY: box.card_price, HIRE_SOLDIER: box.soldier_price, HIRE_SICILIAN: box.sicilian_price}[answer]
    if answer == HIRE_SOLDIER and not (is_on(s, SOLDIERS) and s.crew[seat, ASIDE] & SOLDIER_PAIR):
        return Refusal("nobody-to-hire", "1.11")
    if answer == HIRE_SICILIAN and not (is_on(s, SICILIANS) and s.crew[seat, ASIDE] >> 7 & 1):
        return Refusal("nobody-to-hire", "1.11")
    if s.cash[seat] < price:
        args = {"amount": price * codes.THOUSAND, "cash": s.cash[seat] * codes.THOUSAND}
        return Refusal("too-little-money", "R31" if answer == BUY else "1.11", args)
    return Refusal("no-card-left", "R76")


def not_discard(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No such card in the hand, or no second one."""
    key = "no-second-card" if s.plan_card == answer else "no-such-card"
    return Refusal(key, "R32", of_card(answer))


def not_move(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """One must move, or this gangster cannot."""
    if answer == STAY:
        return Refusal("must-move", "R36") if must_move(s, seat) else Refusal("duty", "R78")
    able = movable(s, box, seat)
    if has(able, answer):  # he could go, but another has to
        return Refusal("duty", "R78") if able & owed_pieces(s, box, seat) else Refusal("must-move", "R36")
    return cannot_go(s, seat, answer, "R37")


def cannot_go(s: State, seat: int, gangster: int, rule: str) -> Refusal:
    """A gangster is not on the seven places, or has nowhere to go."""
    if not has(free_gangsters(s, seat), gangster):
        return Refusal("not-free", rule, of_gangster(gangster))
    return Refusal("nowhere-to-go", "R35", of_gangster(gangster))


def not_dest(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """He is there already, or the place is closed, full, or forbidden by a deal."""
    if answer == TO_AIRSTRIP and not has(open_to(s, box, seat), answer):
        return Refusal("airstrip-closed", "1.11")
    if answer == place_of(s, seat, s.plan_piece):
        return Refusal("already-there", "R34", of_gangster(s.plan_piece) | of_place(answer))
    if s.stage == MOVEMENT and forbids_move(s, seat, answer):
        return Refusal("deal-forbids-move", "R78", of_place(answer))
    if s.stage == MOVEMENT and has(open_to(s, box, seat), answer):
        return Refusal("duty", "R78")
    return no_entry(s, box, answer)


def not_raid(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Not one of the places with most respect."""
    return Refusal("not-raided", "R40", of_place(answer))


def not_shoot(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No such weapon, nobody there, or no agents."""
    if answer == HOLD:
        return Refusal("duty", "R78")
    weapon, place = FIRST_WEAPON + (answer - 1) // MAIN, (answer - 1) % MAIN
    if not has(kinds_in_hand(s, box, seat), weapon):
        return Refusal("no-such-card", "R48", of_card(weapon))
    if s.stage == SIEGE and place != s.place:
        return Refusal("shoot-here-only", "R47", of_place(s.place))
    if s.crew[seat, place] == 0:
        return Refusal("nobody-of-yours", "R48", of_place(place))
    assert not in_range(s, box, place)
    return Refusal("no-agents", "R48", of_place(place))


def not_lose(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That gangster is not there."""
    place = s.place if s.stage == SIEGE else s.scene
    return Refusal("not-there", "R47" if s.stage == SIEGE else "R58", of_gangster(answer) | of_place(place))


def not_act(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No such card, not its time, or nothing it could do."""
    if answer == END:
        return Refusal("duty", "R78")
    if answer < PLAY_KIND:
        return no_drive(s, seat)
    if answer == MAKE_OFFER:
        return not_offer(s, box, seat, answer)
    kind = answer - PLAY_KIND
    if not has(kinds_in_hand(s, box, seat), kind):
        return Refusal("no-such-card", "R54", of_card(kind))
    if kind == BLACKMAIL or FIRST_DEFENSE <= kind < FIRST_SPECIALTY:
        return Refusal("not-now", "R65" if kind == BLACKMAIL else "R54", of_card(kind))
    if kind < FIRST_DEFENSE:
        return no_attack(s, seat, kind)
    return Refusal("nothing-to-do", "R61", of_card(kind))


def no_drive(s: State, seat: int) -> Refusal:
    """The Driver has driven, is not on the board, or finds every place full."""
    if s.driven:
        return Refusal("driven-before", "R63")
    return cannot_go(s, seat, DRIVER, "R63")


def no_attack(s: State, seat: int, kind: int) -> Refusal:
    """Nobody of one's own on the board, somebody whom a deal protects, or nobody to attack with this card."""
    if free_gangsters(s, seat) == 0:
        return Refusal("no-gangster", "R66")
    places = {DRIVE_BY: [STREETS], SHANKED: [JAIL]}.get(kind) or [n for n in range(FREE) if s.crew[seat, n]]
    spared = [other for n in places for other in members(s.truces[seat] & seats_at(s, n))]
    if spared:
        return Refusal("deal-forbids-attack", "R78", {"seat": spared[0]})
    rules = {DRIVE_BY: "R61", SHANKED: "R60"}
    return Refusal("nobody-to-attack", rules.get(kind, "R55"), of_card(kind))


def not_target(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Nobody there, nobody of one's own who may use the card, or peace."""
    place, victim = divmod(answer, SEATS)
    args = of_place(place) | {"seat": victim}
    if (place == JAIL) != (s.plan_card == SHANKED):
        return Refusal("jail-only" if s.plan_card == SHANKED else "not-in-jail", "R60", of_card(s.plan_card))
    if victim == seat or victim >= s.players or not has(seats_at(s, place), victim):
        return Refusal("no-opponent-there", "R55", args)
    if forbids_attack(s, seat, victim):
        return Refusal("deal-forbids-attack", "R78", {"seat": victim})
    rule = "R55" if s.crew[seat, place] == 0 else "R56"
    return Refusal("no-user-there", rule, of_place(place) | of_card(s.plan_card))


def not_victim(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Oneself, nobody, or somebody who shares no place."""
    key = "no-such-opponent" if s.plan_card == WIRETAP or answer == seat or answer >= s.players else "no-neighbor"
    return Refusal(key, "R61", {"seat": answer})


def not_convict(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That gangster is not in Jail."""
    return Refusal("not-there", "R61", of_gangster(answer % GANGSTERS) | of_place(JAIL))


def not_piece(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That gangster is not in Jail, or has nowhere to go."""
    if s.plan_card == TONY_GOLDSTEIN:
        return Refusal("not-there", "R61", of_gangster(answer) | of_place(JAIL))
    return cannot_go(s, seat, answer, "R61")


def not_tip(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No opponent is there."""
    return Refusal("tip-nobody", "R61", of_place(answer) | of_card(TRUNK_TIP))


def not_drive(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Only between a place and the Streets, only with somebody who is there, only where there is room."""
    place, passenger = divmod(answer, GANGSTERS)
    start = place_of(s, seat, DRIVER)
    if (start == STREETS) == (place == STREETS):
        return Refusal("streets-only", "R63")
    if not has(s.crew[seat, start], passenger):
        return Refusal("not-there", "R63", of_gangster(passenger) | of_place(start))
    return no_entry(s, box, place, "R63")


def not_defend(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No such card, or its level is too low."""
    kind = FIRST_DEFENSE + answer - 1
    if not has(kinds_in_hand(s, box, seat), kind):
        return Refusal("no-such-card", "R57", of_card(kind))
    return Refusal("too-weak", "R57", of_card(kind) | {"level": box.level[s.strike]})


def not_bail(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """That gangster is not in Jail, or bail is too high."""
    if not has(s.crew[seat, JAIL], answer):
        return Refusal("not-there", "R67", of_gangster(answer) | of_place(JAIL))
    amounts = {"amount": box.bail[answer] * codes.THOUSAND, "cash": s.cash[seat] * codes.THOUSAND}
    return Refusal("too-little-money", "R67", amounts)


def not_accuse(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Oneself, nobody, or somebody accused in vain before."""
    return Refusal("no-suspect", "1.11", {"seat": answer})


def not_offer(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """An offer of the menu that cannot be made: a second one, too many deals, or nobody it could be made to."""
    if has(s.bargained, seat) and s.ask == TALK:
        return Refusal("offered-before", "R77")
    if open_slot(s) == NONE:
        return Refusal("deal-no-room", "R77", {"deal": 0})
    return Refusal("no-such-offer", "R77")


def not_promise(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Without the money a promise to pay can only be broken."""
    return Refusal("no-money-to-keep", "R8")


def not_reply(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The deal cannot be sealed."""
    why = why_not_seal(s, box, s.replying)
    return Refusal(f"deal-{WHY_NOT[why]}", RULES_OF_DEALS.get(why, "R77"), {"deal": s.deal_number[s.replying]})


REASONS: dict[int, Any] = {
    PLACE: not_place,
    TALK: not_talk,
    BALLOT: not_ballot,
    TIE: not_tie,
    GIVE: not_give,
    SHOP: not_shop,
    DISCARD: not_discard,
    MOVE: not_move,
    DEST: not_dest,
    RAID: not_raid,
    SHOOT: not_shoot,
    LOSE: not_lose,
    ACT: not_act,
    TARGET: not_target,
    VICTIM: not_victim,
    CONVICT: not_convict,
    PIECE: not_piece,
    TIP: not_tip,
    DRIVE: not_drive,
    DEFEND: not_defend,
    BAIL: not_bail,
    ACCUSE: not_accuse,
    PROMISE: not_promise,
    REPLY: not_reply,
    COURT: not_offer,
    HIRE: not_offer,
    HAWK: not_offer,
}
KEYS = (
    "wrong-question", "place-closed", "place-full", "already-placed", "pressed-before", "no-such-card", "not-present",
    "not-tied", "no-neighbor", "two-cards-needed", "nobody-to-hire", "too-little-money", "no-card-left",
    "no-second-card", "must-move", "duty", "not-free", "nowhere-to-go", "airstrip-closed", "already-there",
    "deal-forbids-move", "not-raided", "shoot-here-only", "nobody-of-yours", "no-agents", "not-there", "not-now",
    "nothing-to-do", "driven-before", "no-gangster", "nobody-to-attack", "jail-only", "not-in-jail",
    "no-opponent-there", "deal-forbids-attack", "no-user-there", "no-such-opponent", "tip-nobody", "streets-only",
    "too-weak", "no-suspect", "offered-before", "no-such-offer", "no-money-to-keep",
    *(f"deal-{why}" for why in WHY_NOT[1:]),
)  # fmt: skip
