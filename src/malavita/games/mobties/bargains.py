"""Deals as the kernel calls them: what a seat says at any time, what comes of it, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.events import Log
from ...kernel.spec import Bargains, Refusal
from .bargain import FINE, RULES_OF_DEALS, WHY_NOT
from .box import Box
from .dealbook import Said, make, read, show
from .flow import reconsider
from .state import DEALS, State
from .terms import FREE_SLOT


def say(s: State, box: Box, seat: int, said: Said, log: Log) -> tuple[int, int]:
    """Do what a seat says, and whatever follows from it."""
    why, number = make(s, box, seat, said, log)
    if why == FINE:
        reconsider(s, box, log)
    return why, number


def refusal(s: State, seat: int, said: Said, why: int) -> Refusal:
    """Why it cannot be done."""
    return Refusal(f"deal-{WHY_NOT[why]}", RULES_OF_DEALS.get(why, "R77"), {"deal": said.number})


def shown(s: State, said: list[tuple[int, Mapping[str, Any]]]) -> list[dict[str, Any]]:
    """All deals on the table, with the words that were given: those stand in what was said, not in the state."""
    deals = [show(s, d) for d in range(DEALS) if s.deal_life[d] != FREE_SLOT]
    offers = [given for _, given in said if given["act"] in ("offer", "counter")]
    for deal in deals:
        texts = [term["text"] for term in words_of(deal, offers)]
        for term in deal["terms"]:
            if term["term"] == "word" and texts:
                term["text"] = texts.pop(0)
    return deals


def words_of(deal: dict[str, Any], offers: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The words of an offer that has as many, given by the same players."""
    givers = [term["who"] for term in deal["terms"] if term["term"] == "word"]
    for offer in reversed(offers):
        found = [term for term in offer["terms"] if term["term"] == "word"]
        if givers and [term["who"] for term in found] == givers:
            return found
    return []


BARGAINS = Bargains(read, say, refusal, shown)
