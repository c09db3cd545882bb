"""Deals as lines of text: what lies on the table, and how an offer is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .deal_notation import GRAMMAR, PLACES
from .tui.scene import Say

Names = Mapping[int, str]


def deal_lines(
    deals: Sequence[Mapping[str, Any]], names: Names, say: Say, clauses: Callable[[dict[str, Any]], list[str]]
) -> Iterator[str]:
    """Every deal: its number, who offers it, whether it binds, for whom it waits, and what is promised."""
    for deal in deals:
        binding = say("desk-binding" if deal["binding"] else "desk-not-binding")
        state = say("desk-sealed") if deal["life"] == "sealed" else waiting_words(deal, names, say)
        yield f"{say('desk-number', deal=deal['deal'])} {names[deal['from']]} · {binding} · {state}"
        for line, term in enumerate(deal["terms"], 1):
            fate = "" if term["fate"] == "waiting" else f" ({say('desk-fate-' + term['fate'])})"
            yield f"  {line}. {'; '.join(clauses(term))}{fate}"
    if not deals:
        yield say("desk-empty")


def waiting_words(deal: Mapping[str, Any], names: Names, say: Say) -> str:
    """For whom an offer waits."""
    waiting = ", ".join(names[seat] for seat in deal["parties"] if seat not in deal["agreed"])
    return say("tui-waiting", seat=waiting)


def deal_help(say: Say) -> str:
    """How deals are typed."""
    return "\n".join([say("plain-help-deals"), *(f"  {line}" for line in GRAMMAR), f"  PLACE: {' '.join(PLACES)}"])
