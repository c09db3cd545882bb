"""Bargains in words: terms, offers, promises and the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import menu
from .box import Box
from .dealbook import term_at
from .dealforms import THOUSAND
from .state import BUSINESS, COURT, HAWK, HIRE, PROMISE, REPLY, SIEGE, TALK, TERMS_OF_DEAL, State
from .table import decider

if TYPE_CHECKING:
    from .words import Speaker


def term_sentence(speaker: Speaker, term: Mapping[str, Any]) -> str:
    """One promise as a clause: «Ada pays Bo $25,000 if Bo is elected»."""
    words = {
        "who": speaker.seat(term["who"]),
        "whom": speaker.seat(term["whom"]) if "whom" in term else "",
        "place": speaker.place(term["place"]) if "place" in term else "",
        "there": "yes" if "place" in term else "no",
        "amount": speaker.money(term["amount"]) if "amount" in term else "",
        "when": term.get("when", "now"),
        "number": term.get("after", 0) + 1,
        "seat": speaker.seat(term["seat"]) if "seat" in term else "",
        "victim": speaker.seat(term["victim"]) if "victim" in term else "",
        "test": term.get("test", ""),
        "chooser": term.get("chooser", "don"),
        "way": term.get("way", "to"),
        "turn": term["turn"],
        "text": term.get("text", ""),
        "said": "yes" if "text" in term else "no",
        "own": "yes" if term["who"] == term.get("whom") else "no",
    }
    return speaker.say(f"term-{term['term']}", **words)


def deal_sentence(speaker: Speaker, s: State, d: int) -> str:
    """All promises of a deal."""
    clauses = [term_sentence(speaker, term_at(s, d, i)) for i in range(s.deal_size[d])]
    return "; ".join(clauses)


def question_args(speaker: Speaker, s: State, seat: int, kind: int) -> dict[str, Any]:
    """What a question about deals is about."""
    if kind == REPLY:
        d = s.replying
        return {"seat": speaker.seat(s.deal_from[d]), "terms": deal_sentence(speaker, s, d), "deal": s.deal_number[d]}
    if kind == PROMISE:
        d, i = divmod(s.promise, TERMS_OF_DEAL)
        return {"term": term_sentence(speaker, term_at(s, d, i)), "deal": s.deal_number[d]}
    return {"seat": speaker.seat(decider(s)), "test": test_name(s)} if kind == COURT else {}


def test_name(s: State) -> str:
    """The respect test that is held, as messages call it."""
    return {BUSINESS: "racket", SIEGE: "arrest"}.get(s.stage, "election")


def answer_args(speaker: Speaker, s: State, kind: int, number: int) -> dict[str, Any]:
    """The price of an offer from the menu."""
    args: dict[str, Any] = {"test": test_name(s)}
    thousands = price_of(s, speaker.box, kind, number)
    return args | ({"amount": speaker.money(thousands * THOUSAND)} if thousands else {})


def price_of(s: State, box: Box, kind: int, number: int) -> int:
    """What an offer of the menu costs, in thousands; 0 where no money is named."""
    if kind == TALK and menu.BUY <= number < menu.BUY_WITH_CARD:
        return menu.price(s, (number - menu.BUY) % menu.TIERS)
    if kind == TALK and number < menu.SELL_FOR_CARD:
        return menu.CARD_PRICE
    if kind == COURT and menu.FOR_CHOICE <= number < menu.EVEN_SPLIT:
        tier = (number - menu.FOR_CHOICE) % menu.TIERS
        return box.racket[s.players, s.place] * (tier + 1) // 4 if s.stage == BUSINESS else menu.price(s, tier)
    if kind == HIRE and number:
        return 25 if number < menu.SELL_HIT and (number - menu.SELL_PEACE) % menu.PEACE_PRICES else menu.HIT_PRICE
    if kind == HAWK and number:
        return 5 * (1 + (number - 1) % menu.PEEK_PRICES)
    return 0
