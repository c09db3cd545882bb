"""An offer while it is written: its promises line by line, whom it concerns, and whether it would bind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...games.mobties.dealwords import term_sentence
from ...games.mobties.words import Speaker
from ...kernel.question import Answer
from .table import Table

Term = dict[str, Any]
KINDS = (
    "pay", "share", "split", "vote", "tiebreak", "gift", "peace", "attack", "shoot", "move", "tell", "word",
)  # fmt: skip
TO_BOTH = ("pay", "share", "gift", "tell")
MOST = 8  # promises of a deal; each part of a split is one
PHASES = ("setup", "election", "business", "movement", "agents", "action", "rescue", "heat")
DUE = {
    "share": "business", "split": "business", "gift": "election", "move": "movement", "tell": "movement",
    "shoot": "agents", "attack": "action", "elected": "election", "won": "business", "arrested": "agents",
    "election": "election", "racket": "business", "arrest": "agents",
}  # fmt: skip


@dataclass
class Draft:
    """The lines of an offer, who else is named, and the deal that it would replace."""

    terms: list[Term] = field(default_factory=list)
    named: set[int] = field(default_factory=set)
    counters: int | None = None

    @property
    def size(self) -> int:
        """How many promises there are."""
        return sum(map(rows, self.terms))

    def row(self, line: int) -> int:
        """The number of the first promise of a line, as payments refer to it."""
        return sum(map(rows, self.terms[:line]))

    def add(self, term: Term) -> None:
        """Write another line."""
        self.terms.append(term)

    def strike(self, line: int) -> None:
        """Strike a line, and the payments that wait for it; the others count anew."""
        first, size = self.row(line), rows(self.terms[line])
        del self.terms[line]
        waiting = [term for term in self.terms if first <= term.get("after", -1) < first + size]
        for term in self.terms:
            if term.get("after", -1) >= first + size:
                term["after"] -= size
        for term in waiting:
            self.strike(next(n for n, other in enumerate(self.terms) if other is term))

    def turn_over(self, line: int, turn: int) -> None:
        """Put a line off to the next turn, or take it back to this one."""
        term = self.terms[line]
        term["turn"] = turn + 1 if term["turn"] <= turn else turn

    def parties(self, seat: int) -> list[int]:
        """All whom the offer of a seat concerns."""
        return sorted({seat, *self.named, *(one for term in self.terms for one in concerned(term))})

    def binds(self, honor: bool) -> bool:
        """Tell whether it would bind: money passes, under Honor Among Thieves."""
        paid = any(term["term"] in ("pay", "share") for term in self.terms)
        parts = [part for term in self.terms if term["term"] == "split" for part in term["parts"].values()]
        return honor and (paid or sum(part > 0 for part in parts) > 1)


def from_deal(deal: dict[str, Any]) -> Draft:
    """A counter-offer that begins with the lines of an offer."""
    terms: list[Term] = []
    splits: dict[tuple[Any, ...], Term] = {}
    for given in deal["terms"]:
        term = {key: value for key, value in given.items() if key != "fate"}
        if term["term"] != "split":
            terms.append(term)
            continue
        key = (term["place"], term["turn"])
        if key not in splits:
            splits[key] = {"term": "split", "place": term["place"], "parts": {}, "turn": term["turn"]}
            terms.append(splits[key])
        splits[key]["parts"][str(term["who"])] = term["amount"]
    known = [term for term in terms if term["term"] != "word" or "text" in term]
    return Draft(known, set(deal["parties"]), deal["deal"])


def choice(code: str, args: dict[str, Any], words: str) -> Answer:
    """Something to choose at the desk, with its words."""
    return Answer(0, code, args, lambda language, names: words)


def rows(term: Term) -> int:
    """How many promises a line makes."""
    return len(term["parts"]) if term["term"] == "split" else 1


def concerned(term: Term) -> list[int]:
    """The seats that a line obliges or gives something to."""
    if term["term"] == "split":
        return [int(seat) for seat in term["parts"]]
    return [term["who"], *([term["whom"]] if term["term"] in TO_BOTH else [])]


def due_turn(term: Term, turn: int, phase: str) -> int:
    """The turn in which a promise can next come due."""
    key = term.get("when") or term.get("test") or term["term"]
    due = DUE.get(key, "heat")
    past = PHASES.index(phase) > PHASES.index(due) if phase in PHASES else False
    skipped = turn == 1 and due in ("business", "movement")
    return max(1, turn) + (past or skipped)


def clauses(table: Table, term: Term) -> list[str]:
    """A line in the words of the table."""
    return in_words(Speaker(table.words, table.language, table.game.box, table.names), term)


def in_words(speaker: Speaker, term: Term) -> list[str]:
    """A line in words: one sentence, or one for each part of a split."""
    if term["term"] != "split" or "parts" not in term:
        return [term_sentence(speaker, term)]
    parts = sorted(term["parts"].items(), key=lambda part: int(part[0]))
    return [term_sentence(speaker, {**term, "who": int(seat), "amount": amount}) for seat, amount in parts]
