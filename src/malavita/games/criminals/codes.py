"""What cards, hideouts, targets and answers are called outside: codes that mean the same everywhere, one per thing."""

from __future__ import annotations

from typing import Any

from ...kernel.question import Kind
from .actions import NOBODY, NOTHING, TAKE
from .box import CARDS, GANG_NAMES, HIDEOUT_LETTERS, HIDEOUTS, SEATS, TARGETS, Box
from .edition import CARD_CODES
from .recruit import PASS


def card(box: Box, number: int) -> str:
    """A henchman's code."""
    return CARD_CODES[number]


def cards(box: Box, numbers: list[int]) -> list[str]:
    """The codes of several henchmen."""
    return [CARD_CODES[number] for number in numbers]


def hideout(box: Box, number: int) -> str:
    """A hideout's letter."""
    return HIDEOUT_LETTERS[number]


def target(box: Box, number: int) -> int:
    """A target's printed value."""
    return box.value[number]


def spot(box: Box, number: int) -> str:
    """A place at a target: seat and target."""
    return f"{number // TARGETS}@{target(box, number % TARGETS)}"


QUESTION_NAMES = ("recruit", "hire", "place", "pickpocket", "kill", "spy", "move")

UNITS: dict[str, Any] = {
    "seat": lambda box, n: n,
    "card": card,
    "hideout": hideout,
    "target": target,
    "spot": spot,
    "face": lambda box, n: ("down", "up")[n],
    "gang": lambda box, n: GANG_NAMES[n],
    "kind": lambda box, n: QUESTION_NAMES[n],
}
SIZES = {"seat": SEATS, "card": CARDS, "hideout": HIDEOUTS, "target": TARGETS, "spot": SEATS * TARGETS}
SIZES |= {"face": 2, "gang": len(GANG_NAMES), "kind": 7}


def recruit_args(box: Box, answer: int) -> dict[str, Any]:
    """Pass, or the hideout."""
    return {"pass": True} if answer == PASS else {"hideout": hideout(box, answer - 1)}


def place_args(box: Box, answer: int) -> dict[str, Any]:
    """The target and the face."""
    return {"target": target(box, answer % TARGETS), "face": "up" if answer < TARGETS else "down"}


def spy_args(box: Box, answer: int) -> dict[str, Any]:
    """The target, the hideout, or nothing."""
    if answer == NOTHING:
        return {"nothing": True}
    return {"target": target(box, answer)} if answer < TARGETS else {"hideout": hideout(box, answer - TARGETS)}


def coded(verb: str, args: Any) -> Any:
    """Write an answer as its verb and its arguments: `place:7:up`."""

    def code(box: Box, answer: int) -> str:
        parts = [key if value is True else str(value) for key, value in args(box, answer).items()]
        return ":".join([verb, *parts])

    return code


def spy_code(box: Box, answer: int) -> str:
    """Say whether it is a target or a hideout that is spied on."""
    (key, value), *_ = spy_args(box, answer).items()
    return f"spy:{key}" if value is True else f"spy:{key}:{value}"


def hire_args(box: Box, answer: int) -> dict[str, Any]:
    """The card."""
    return {"card": card(box, answer)}


def pocket_args(box: Box, answer: int) -> dict[str, Any]:
    """Take the money or leave it."""
    return {"take": True} if answer == TAKE else {"leave": True}


def kill_args(box: Box, answer: int) -> dict[str, Any]:
    """The victim, or nobody."""
    return {"nobody": True} if answer == NOBODY else {"seat": answer}


def move_args(box: Box, answer: int) -> dict[str, Any]:
    """The free target."""
    return {"target": target(box, answer)}


KINDS_OF_QUESTIONS = (
    Kind("recruit", 1 + HIDEOUTS, coded("recruit", recruit_args), recruit_args),
    Kind("hire", CARDS, coded("hire", hire_args), hire_args),
    Kind("place", 2 * TARGETS, coded("place", place_args), place_args),
    Kind("pickpocket", 2, coded("pickpocket", pocket_args), pocket_args),
    Kind("kill", SEATS + 1, coded("kill", kill_args), kill_args),
    Kind("spy", TARGETS + HIDEOUTS + 1, spy_code, spy_args),
    Kind("move", TARGETS, coded("move", move_args), move_args),
)
