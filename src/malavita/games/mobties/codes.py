"""What cards, places, gangsters and answers are called outside: codes that mean the same everywhere."""

from __future__ import annotations

from typing import Any

from ...kernel.question import Kind
from ...kernel.sets import members
from . import menu
from .action import ACT_ANSWERS, END, GO_DRIVE, MAKE_OFFER, PLAY_KIND
from .agents import HOLD, SHOOT_ANSWERS
from .attack import DEFEND_ANSWERS, NO_DEFENSE, TARGET_ANSWERS
from .bargain import SAYING_NAMES
from .box import (
    AGENT_CARDS,
    CARDS,
    FBI_RAID,
    FIRST_DEFENSE,
    FIRST_WEAPON,
    GANGSTER_NAMES,
    GANGSTERS,
    HALF,
    KIND_NAMES,
    KINDS,
    MAIN,
    PLACE_NAMES,
    PLACES,
    SEATS,
    TARGET_NAMES,
    Box,
)
from .business import CASH
from .dealbook import told_term
from .driver import ALONE, DRIVE_ANSWERS
from .election import LEAVE_TERMS
from .heat import NO_ACCUSATION
from .movement import DEST_ANSWERS, STAY, TO_AIRSTRIP
from .promises import KEEP_WORD, PROMISE_ANSWERS, REPLY_ANSWERS, SAY_NO
from .rescue import NOBODY
from .respect import READY_NOW, votes_of
from .setup import PLACE_ANSWERS
from .shopping import SHOP_ANSWERS
from .specialties import CONVICT_ANSWERS
from .state import ABSTAIN, BUSINESS, ELECTION, SIEGE, STAGES
from .terms import FATE_NAMES, LIFE_NAMES
from .terms import TERM_NAMES as DEAL_TERMS

THOUSAND = 1000
TERM_NAMES = ("honor", "all_bets")
TESTS = {ELECTION: "election", BUSINESS: "racket", SIEGE: "arrest"}
SHOP_NAMES = ("stop", "buy", "exchange", "soldier", "sicilian")


def card(box: Box, number: int) -> str:
    """One Favor card: its kind and, where there are several, which copy."""
    kind = box.kind[number]
    return f"{KIND_NAMES[kind]}.{number - box.first[kind] + 1}"


def kind_of_card(box: Box, number: int) -> str:
    """The kind of a Favor card."""
    return KIND_NAMES[box.kind[number]]


def fed(box: Box, number: int) -> str:
    """One Agent card: what it shows, and its number."""
    return f"{fed_kind(box, number)}.{number + 1}"


def fed_kind(box: Box, number: int) -> str:
    """What an Agent card shows."""
    target = TARGET_NAMES[box.target[number]]
    return f"{target}+{box.agents[number]}" if box.target[number] < FBI_RAID else target


def kinds_among(box: Box, cards: int, start: int) -> list[str]:
    """A set of Favor cards by kind."""
    return [kind_of_card(box, start + n) for n in members(cards)]


def votes(box: Box, packed: int) -> list[int]:
    """The votes of every seat."""
    return [votes_of(packed, seat) for seat in range(SEATS)]


def vote(box: Box, number: int) -> int | str:
    """A ballot: a seat, or abstain."""
    return "abstain" if number == ABSTAIN else number


QUESTION_NAMES = (
    "place", "talk", "ballot", "tie", "terms", "give", "keep", "bribe", "shop", "discard", "move", "to", "raid",
    "shoot", "lose", "act", "target", "victim", "free", "piece", "tip", "drive", "defend", "bail", "accuse", "promise",
    "reply", "court", "hire", "hawk",
)  # fmt: skip

UNITS: dict[str, Any] = {
    "seat": lambda box, n: n,
    "term": lambda box, n: TERM_NAMES[n],
    "place": lambda box, n: PLACE_NAMES[n],
    "gangster": lambda box, n: GANGSTER_NAMES[n],
    "card": card,
    "highcard": lambda box, n: card(box, HALF + n),
    "favor": lambda box, n: KIND_NAMES[n],
    "fed": fed,
    "fedkind": fed_kind,
    "lowkinds": lambda box, n: kinds_among(box, n, 0),
    "highkinds": lambda box, n: kinds_among(box, n, HALF),
    "vote": vote,
    "votes": votes,
    "test": lambda box, n: TESTS[n],
    "role": lambda box, n: ("gangster", "agent")[n],
    "dollars": lambda box, n: n * THOUSAND,
    "stage": lambda box, n: STAGES[n],
    "kind": lambda box, n: QUESTION_NAMES[n],
    "dealterm": lambda box, n: DEAL_TERMS[n],
    "life": lambda box, n: LIFE_NAMES[n],
    "fate": lambda box, n: FATE_NAMES[n],
    "saying": lambda box, n: SAYING_NAMES[n],
    "promise": lambda box, n: told_term(n),
}
SIZES = {
    "seat": SEATS, "term": 2, "place": PLACES, "gangster": GANGSTERS, "card": CARDS, "highcard": CARDS - HALF,
    "favor": KINDS, "fed": AGENT_CARDS, "vote": SEATS + 1, "role": 2, "stage": len(STAGES),
    "kind": len(QUESTION_NAMES), "dealterm": len(DEAL_TERMS), "life": 3, "fate": 6, "saying": 5,
}  # fmt: skip


# --- answers: what each means


def place_args(box: Box, answer: int) -> dict[str, Any]:
    """A gangster and where he starts."""
    return {"gangster": GANGSTER_NAMES[answer // MAIN], "place": PLACE_NAMES[answer % MAIN]}


def talk_args(box: Box, answer: int) -> dict[str, Any]:
    """Ready, Blackmail, or an offer."""
    if answer < menu.BUY:
        return {"ready": True} if answer == READY_NOW else {"blackmail": True}
    for start, size, name in TALK_OFFERS:
        if start <= answer < start + size * SEATS:
            seat, tier = divmod(answer - start, size)
            return {name: True, "seat": seat} | ({"price": tier + 1} if size > 1 else {})
    raise IndexError(answer)


TALK_OFFERS = (
    (menu.BUY, menu.TIERS, "buy"),
    (menu.SELL, menu.TIERS, "sell"),
    (menu.BUY_WITH_CARD, 1, "buy_with_card"),
    (menu.SELL_FOR_CARD, 1, "sell_for_card"),
)


def promise_args(box: Box, answer: int) -> dict[str, Any]:
    """Keep one's word, or break it."""
    return {"keep": True} if answer == KEEP_WORD else {"break": True}


def reply_args(box: Box, answer: int) -> dict[str, Any]:
    """Accept, or decline."""
    return {"decline": True} if answer == SAY_NO else {"accept": True}


def court_args(box: Box, answer: int) -> dict[str, Any]:
    """Nothing, a price for a choice of the decider, or an even split."""
    if answer == menu.SAY_NOTHING:
        return {"none": True}
    if answer == menu.EVEN_SPLIT:
        return {"split": True}
    seat, tier = divmod(answer - menu.FOR_CHOICE, menu.TIERS)
    return {"choose": True, "seat": seat, "price": tier + 1}


def hire_args(box: Box, answer: int) -> dict[str, Any]:
    """Nothing, peace for sale, an attack for sale, or peace to be bought."""
    if answer == menu.GO_BACK:
        return {"none": True}
    if answer < menu.SELL_HIT:
        seat, tier = divmod(answer - menu.SELL_PEACE, menu.PEACE_PRICES)
        return {"sell_peace": True, "seat": seat, "price": tier + 1}
    if answer < menu.BUY_PEACE:
        payer, victim = divmod(answer - menu.SELL_HIT, SEATS)
        return {"sell_attack": True, "seat": payer, "victim": victim}
    return {"buy_peace": True, "seat": answer - menu.BUY_PEACE}


def hawk_args(box: Box, answer: int) -> dict[str, Any]:
    """Nothing, or a listener and a price."""
    if answer == menu.SAY_NOTHING:
        return {"none": True}
    seat, tier = divmod(answer - 1, menu.PEEK_PRICES)
    return {"tell": True, "seat": seat, "price": tier + 1}


def ballot_args(box: Box, answer: int) -> dict[str, Any]:
    """A seat, or nobody."""
    return {"abstain": True} if answer == ABSTAIN else {"seat": answer}


def terms_args(box: Box, answer: int) -> dict[str, Any]:
    """Leave the terms, or turn them."""
    return {"leave": True} if answer == LEAVE_TERMS else {"turn": True}


def keep_args(box: Box, answer: int) -> dict[str, Any]:
    """The first or the second card."""
    return {"card": answer + 1}


def bribe_args(box: Box, answer: int) -> dict[str, Any]:
    """Cash, or a look."""
    return {"cash": True} if answer == CASH else {"look": True}


def shop_args(box: Box, answer: int) -> dict[str, Any]:
    """What to do."""
    return {SHOP_NAMES[answer]: True}


def kind_args(box: Box, answer: int) -> dict[str, Any]:
    """A kind of Favor card."""
    return {"card": KIND_NAMES[answer]}


def move_args(box: Box, answer: int) -> dict[str, Any]:
    """A gangster, or stay."""
    return {"stay": True} if answer == STAY else gangster_args(box, answer)


def dest_args(box: Box, answer: int) -> dict[str, Any]:
    """A place."""
    return {"place": "airstrip" if answer == TO_AIRSTRIP else PLACE_NAMES[answer]}


def main_place_args(box: Box, answer: int) -> dict[str, Any]:
    """A main place."""
    return {"place": PLACE_NAMES[answer]}


def shoot_args(box: Box, answer: int) -> dict[str, Any]:
    """Hold fire, or a weapon and a place."""
    if answer == HOLD:
        return {"hold": True}
    weapon, place = divmod(answer - 1, MAIN)
    return {"card": KIND_NAMES[FIRST_WEAPON + weapon], "place": PLACE_NAMES[place]}


def gangster_args(box: Box, answer: int) -> dict[str, Any]:
    """A gangster."""
    return {"gangster": GANGSTER_NAMES[answer]}


def act_args(box: Box, answer: int) -> dict[str, Any]:
    """End the turn, drive, a card, or an offer."""
    if answer in (END, MAKE_OFFER):
        return {"end": True} if answer == END else {"offer": True}
    return {"drive": True} if answer == GO_DRIVE else kind_args(box, answer - PLAY_KIND)


def target_args(box: Box, answer: int) -> dict[str, Any]:
    """A place and an opponent there."""
    return {"place": PLACE_NAMES[answer // SEATS], "seat": answer % SEATS}


def seat_args(box: Box, answer: int) -> dict[str, Any]:
    """A seat."""
    return {"seat": answer}


def convict_args(box: Box, answer: int) -> dict[str, Any]:
    """A prisoner."""
    return {"seat": answer // GANGSTERS, "gangster": GANGSTER_NAMES[answer % GANGSTERS]}


def drive_args(box: Box, answer: int) -> dict[str, Any]:
    """Where to, and with whom."""
    place, passenger = divmod(answer, GANGSTERS)
    alone = {"alone": True} if passenger == ALONE else {"gangster": GANGSTER_NAMES[passenger]}
    return {"place": PLACE_NAMES[place], **alone}


def defend_args(box: Box, answer: int) -> dict[str, Any]:
    """A Defense card, or none."""
    return {"none": True} if answer == NO_DEFENSE else kind_args(box, FIRST_DEFENSE + answer - 1)


def bail_args(box: Box, answer: int) -> dict[str, Any]:
    """A prisoner of one's own, or nobody."""
    return {"none": True} if answer == NOBODY else gangster_args(box, answer)


def accuse_args(box: Box, answer: int) -> dict[str, Any]:
    """A suspect, or nobody."""
    return {"none": True} if answer == NO_ACCUSATION else {"seat": answer}


def coded(verb: str, args: Any) -> Any:
    """Write an answer as its verb and its arguments: `ballot:2`, `act:car_bomb`, `drive:streets:alone`."""

    def code(box: Box, answer: int) -> str:
        words = [key if value is True else str(value) for key, value in args(box, answer).items()]
        return ":".join([verb, *words])

    return code


def question(number: int, size: int, args: Any) -> Kind:
    """One kind of question."""
    name = QUESTION_NAMES[number]
    return Kind(name, size, coded(name, args), args)


KINDS_OF_QUESTIONS = tuple(
    question(number, size, args)
    for number, (size, args) in enumerate(
        (
            (PLACE_ANSWERS, place_args),
            (menu.TALK_ANSWERS, talk_args),
            (SEATS + 1, ballot_args),
            (SEATS, seat_args),
            (2, terms_args),
            (SEATS, seat_args),
            (2, keep_args),
            (2, bribe_args),
            (SHOP_ANSWERS, shop_args),
            (KINDS, kind_args),
            (GANGSTERS + 1, move_args),
            (DEST_ANSWERS, dest_args),
            (MAIN, main_place_args),
            (SHOOT_ANSWERS, shoot_args),
            (GANGSTERS, gangster_args),
            (ACT_ANSWERS, act_args),
            (TARGET_ANSWERS, target_args),
            (SEATS, seat_args),
            (CONVICT_ANSWERS, convict_args),
            (GANGSTERS, gangster_args),
            (MAIN, main_place_args),
            (DRIVE_ANSWERS, drive_args),
            (DEFEND_ANSWERS, defend_args),
            (GANGSTERS + 1, bail_args),
            (SEATS + 1, accuse_args),
            (PROMISE_ANSWERS, promise_args),
            (REPLY_ANSWERS, reply_args),
            (menu.COURT_ANSWERS, court_args),
            (menu.HIRE_ANSWERS, hire_args),
            (menu.HAWK_ANSWERS, hawk_args),
        )
    )
)
