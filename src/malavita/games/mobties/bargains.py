"""Deals as the kernel calls them: what a seat says at any time, what comes of it, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.events import Log
from ...kernel.spec import Bargains, Refusal
from .bargain import FINE, RULES_OF_DEALS, WHY_NOT
from .box import Box
from .dealbook import Said, fingerprint, make, read, show
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
    texts = words_given(said)
    deals = []
    for d in range(DEALS):
        if s.deal_life[d] != FREE_SLOT:
            deals.append(show(s, d))
            for i, term in enumerate(deals[-1]["terms"]):
                text = texts.get((s.term_who[d, i], s.term_amount[d, i]))
                if term["term"] == "word" and text is not None:
                    term["text"] = text
    return deals


def words_given(said: list[tuple[int, Mapping[str, Any]]]) -> dict[tuple[int, int], str]:
    """All words so far, by whose they are and what the position keeps of them."""
    terms = [term for _, given in said if given["act"] in ("offer", "counter") for term in given["terms"]]
    return {(term["who"], fingerprint(term["text"])): term["text"] for term in terms if term["term"] == "word"}


BARGAINS = Bargains(read, say, refusal, shown)
