"""What cards, locations, favors and answers are called outside: codes that mean the same everywhere, one per thing."""

from __future__ import annotations

from typing import Any

from ...kernel.question import Kind
from .bonuses import ALL_BONUSES, OF_PRISON, bonus_location
from .bonuses import DONE as WINDOW_DONE
from .box import (
    BRIBERY_CARDS,
    CHARACTERS,
    CONDITIONS,
    FAVOR_NAMES,
    FAVORS,
    GODFATHER_CARDS,
    LOCATION_CODES,
    LOCATIONS,
    NEIGHBORHOOD_NAMES,
    NEIGHBORHOODS,
    SEATS,
    SECRET_TYPE,
    TARGETED_CARDS,
    TOKENS,
    TYPES,
    Box,
)
from .bribery import BRIBE_ANSWERS, PLACE, STOP
from .events import HOWS, SOURCES
from .favors import DECLINE, ONE_FROM_RESERVE, REFUSE
from .influence import DONE as GOON_DONE
from .influence import PAIR_ONE, PAIR_TWO, PAIRS
from .rewards import NO_EXTRA
from .scoring import of_kind
from .state import STAGES
from .tokens import BLIND


def character(box: Box, number: int) -> int:
    """A character's printed number."""
    return number + 1


def card_type(box: Box, number: int) -> str:
    """A type of Bribery card: the number of its character, or S for secret."""
    return "S" if number == SECRET_TYPE else str(number + 1)


def card(box: Box, number: int) -> str:
    """One Bribery card: its type and a letter for the copy."""
    if number >= TARGETED_CARDS:
        return "S" + "abcdef"[number - TARGETED_CARDS]
    return f"{number // 2 + 1}{'ab'[number % 2]}"


def types(box: Box, packed: int) -> list[str]:
    """The types of a whole hand, as events pack them."""
    return [card_type(box, n) for n in range(TYPES) for _ in range(packed >> (4 * n) & 15)]


def location(box: Box, number: int) -> str:
    """A location by row and column."""
    return LOCATION_CODES[number]


def kinds(box: Box, packed: int) -> dict[str, int]:
    """How many tokens of each neighborhood there are."""
    return {NEIGHBORHOOD_NAMES[n]: of_kind(packed, n) for n in range(NEIGHBORHOODS)}


def offers(box: Box, packed: int) -> list[int]:
    """The gems of each color on a photo."""
    return [packed >> (8 * seat) & 255 for seat in range(SEATS)]


QUESTION_NAMES = (
    "dock", "bribe", "use", "photo", "onward", "window", "inform", "pay", "token", "extra", "producer", "goon",
    "payment", "keep",
)  # fmt: skip

UNITS: dict[str, Any] = {
    "seat": lambda box, n: n,
    "character": character,
    "card": card,
    "type": card_type,
    "types": types,
    "location": location,
    "favor": lambda box, n: FAVOR_NAMES[n],
    "neighborhood": lambda box, n: NEIGHBORHOOD_NAMES[n],
    "kinds": kinds,
    "offers": offers,
    "place": lambda box, n: n,
    "visit": lambda box, n: f"G{n + 1}",
    "face": lambda box, n: ("targeted", "secret")[n],
    "source": lambda box, n: SOURCES[n],
    "how": lambda box, n: HOWS[n],
    "condition": lambda box, n: CONDITIONS[n],
    "stage": lambda box, n: STAGES[n],
    "kind": lambda box, n: QUESTION_NAMES[n],
}
SIZES = {
    "seat": SEATS, "character": CHARACTERS, "card": BRIBERY_CARDS, "type": TYPES, "location": LOCATIONS,
    "favor": FAVORS, "neighborhood": NEIGHBORHOODS, "place": TOKENS, "visit": GODFATHER_CARDS, "face": 2, "source": 2,
    "how": len(HOWS), "condition": 3, "stage": len(STAGES), "kind": len(QUESTION_NAMES),
}  # fmt: skip


def bonus_args(box: Box, bonus: int) -> dict[str, Any]:
    """The location and, for the Prison, the advisor."""
    args: dict[str, Any] = {"location": location(box, bonus_location(bonus))}
    return args | ({"character": character(box, bonus - OF_PRISON)} if bonus >= OF_PRISON else {})


def bribe_args(box: Box, answer: int) -> dict[str, Any]:
    """The type of the card, or a bonus."""
    return {"card": card_type(box, answer)} if answer < TYPES else bonus_args(box, answer - TYPES)


def use_args(box: Box, answer: int) -> dict[str, Any]:
    """How many gems are taken or placed."""
    return {"take": answer} if answer <= PLACE else {"place": answer - PLACE}


def onward_args(box: Box, answer: int) -> dict[str, Any]:
    """Stop, or how many gems go on to whom."""
    if answer == STOP:
        return {"stop": True}
    return {"gems": 1 + (answer - 1) // CHARACTERS, "character": character(box, (answer - 1) % CHARACTERS)}


def window_args(box: Box, answer: int) -> dict[str, Any]:
    """A bonus, or done."""
    return {"done": True} if answer == WINDOW_DONE else bonus_args(box, answer)


def inform_args(box: Box, answer: int) -> dict[str, Any]:
    """Keep the Informant, or how many gems from where."""
    if answer == DECLINE:
        return {"keep": True}
    return {"reserve": 1} if answer == ONE_FROM_RESERVE else {"slush": answer - ONE_FROM_RESERVE}


def pay_args(box: Box, answer: int) -> dict[str, Any]:
    """Yes or no."""
    return {"no": True} if answer == REFUSE else {"yes": True}


def token_args(box: Box, answer: int) -> dict[str, Any]:
    """A place of the Agenda, or unseen."""
    return {"unseen": True} if answer == BLIND else {"place": answer + 1}


def extra_args(box: Box, answer: int) -> dict[str, Any]:
    """A photo, or none."""
    return {"none": True} if answer == NO_EXTRA else {"character": character(box, answer)}


def goon_args(box: Box, answer: int) -> dict[str, Any]:
    """A location, or done."""
    return {"done": True} if answer == GOON_DONE else {"location": location(box, answer)}


def payment_args(box: Box, answer: int) -> dict[str, Any]:
    """Two favors."""
    return {"favor": FAVOR_NAMES[PAIR_ONE[answer]], "other": FAVOR_NAMES[PAIR_TWO[answer]]}


def keep_args(box: Box, answer: int) -> dict[str, Any]:
    """The favor that stays."""
    return {"favor": FAVOR_NAMES[answer]}


def photo_args(box: Box, answer: int) -> dict[str, Any]:
    """The photo."""
    return {"character": character(box, answer)}


def gems_args(box: Box, answer: int) -> dict[str, Any]:
    """How many gems."""
    return {"gems": answer}


def coded(verb: str, args: Any) -> Any:
    """Write an answer as its verb and its arguments: `bribe:12`, `use:place:3`, `onward:2:4`."""

    def code(box: Box, answer: int) -> str:
        parts = args(box, answer)
        named = next(iter(parts)) in ("take", "place", "reserve", "slush") and verb != "token"
        words = [key if value is True else str(value) for key, value in parts.items()]
        return ":".join([verb, next(iter(parts)), *words] if named else [verb, *words])

    return code


def question(name: str, size: int, args: Any) -> Kind:
    """One kind of question."""
    return Kind(name, size, coded(name, args), args)


KINDS_OF_QUESTIONS = (
    question("dock", 4, gems_args),
    question("bribe", BRIBE_ANSWERS, bribe_args),
    question("use", 2 * PLACE + 1, use_args),
    question("photo", CHARACTERS, photo_args),
    question("onward", 1 + 3 * CHARACTERS, onward_args),
    question("window", ALL_BONUSES + 1, window_args),
    question("inform", 5, inform_args),
    question("pay", 2, pay_args),
    question("token", BLIND + 1, token_args),
    question("extra", CHARACTERS + 1, extra_args),
    question("producer", 3, gems_args),
    question("goon", LOCATIONS + 1, goon_args),
    question("payment", PAIRS, payment_args),
    question("keep", FAVORS, keep_args),
)
