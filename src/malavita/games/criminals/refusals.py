"""Why an answer is not legal, and which rule says so. `answers` is the judge; this only finds the words for it."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import has
from ...kernel.spec import Refusal
from . import codes
from .actions import NOTHING
from .box import ACCOMPLICE, BOSS, TARGETS, Box
from .rob import FACE_DOWN_PRICE
from .state import HIRE, KILL, MOVE, PLACE, RECRUIT, SPY_ON, State

SHOWN = frozenset({
    "too-poor", "boss-not-alone", "no-place", "boss-face-down", "occupied-face-down", "face-down-poor",
    "accomplice-limit", "occupied", "move-occupied",
})  # fmt: skip


def refusal(s: State, box: Box, seat: int, kind: int, answer: int) -> Refusal:
    """Why this seat, which is asked something, may not give this answer."""
    if kind != s.ask:
        return Refusal("wrong-question", "R9", {"kind": codes.KINDS_OF_QUESTIONS[s.ask].name})
    found: Refusal = REASONS[kind](s, box, seat, answer)
    return found


def not_recruit(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The hideout is not in use, empty, or too dear."""
    hideout = answer - 1
    args: dict[str, Any] = {"hideout": codes.hideout(box, hideout)}
    if not box.pile_size[s.players, hideout]:
        return Refusal("hideout-unused", "R4", {**args, "players": s.players})
    if s.left[hideout] == 0:
        return Refusal("hideout-empty", "R14", args)
    return Refusal("too-poor", "R14", {**args, "price": s.left[hideout], "money": s.money[seat]})


def not_hire(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The card is not in the pile, is a Boss in company, or cannot be placed anywhere."""
    args = {"card": codes.card(box, answer)}
    if not has(s.pile[s.at], answer):
        return Refusal("not-in-pile", "R17", args)
    if box.special[answer] == BOSS and s.left[s.at] > 1:
        return Refusal("boss-not-alone", "R18", args)
    return Refusal("no-place", "R19", args)


def not_place(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Face-down has its price and exceptions; an own occupied target takes only those with the right action."""
    target, face_down = answer % TARGETS, answer >= TARGETS
    args = {"card": codes.card(box, s.hand), "target": codes.target(box, target)}
    kind = box.special[s.hand]
    occupied = has(s.occupied[seat], target)
    if face_down and kind == BOSS:
        return Refusal("boss-face-down", "R39", args)
    if face_down and occupied:
        return Refusal("occupied-face-down", "R28", args)
    if face_down:
        return Refusal("face-down-poor", "R24", {**args, "price": FACE_DOWN_PRICE, "money": s.money[seat]})
    if kind == ACCOMPLICE:
        return Refusal("accomplice-limit", "A20", args)
    return Refusal("occupied", "R28", args)


def not_kill(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The victim has nobody there, or is oneself on a free target."""
    key = "kill-self" if answer == seat else "kill-nobody-there"
    rule = "R27" if answer == seat else "R36"
    return Refusal(key, rule, {"victim": answer, "target": codes.target(box, s.target)})


def not_spy(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The hideout is empty."""
    assert TARGETS <= answer < NOTHING
    return Refusal("spy-empty", "R40", {"hideout": codes.hideout(box, answer - TARGETS)})


def not_move(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The stack can only go to an own free target."""
    return Refusal("move-occupied", "R26", {"target": codes.target(box, answer)})


REASONS: dict[int, Any] = {
    RECRUIT: not_recruit,
    HIRE: not_hire,
    PLACE: not_place,
    KILL: not_kill,
    SPY_ON: not_spy,
    MOVE: not_move,
}
KEYS = (
    "wrong-question", "hideout-unused", "hideout-empty", "too-poor", "not-in-pile", "boss-not-alone", "no-place",
    "boss-face-down", "occupied-face-down", "face-down-poor", "accomplice-limit", "occupied",
    "kill-self", "kill-nobody-there", "spy-empty", "move-occupied",
)  # fmt: skip
