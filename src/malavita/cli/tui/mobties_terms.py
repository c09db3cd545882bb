"""How one promise is written: field after field, each chosen from a list, an amount or words typed if need be."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from ...games.mobties.dealforms import MOST_WORDS, RACKETS, Field, fields_of
from ...kernel.question import Answer
from .look import seat_mark
from .mobties_draft import Draft, Term, choice, clauses, due_turn
from .table import Table

SEATS = ("who", "whom", "seat", "victim", "sharer")
PRICES = (1, 2, 5, 10, 15, 20, 25, 30, 50, 75, 100)


@dataclass
class Form:
    """One promise half written."""

    table: Table
    draft: Draft
    kind: str
    given: dict[str, Any] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)

    # --- which field comes next

    @property
    def asks(self) -> str:
        """The next field to fill; nothing when the promise is complete."""
        if self.kind == "split":
            return self._split_asks()
        return next((name for name in map(itemgetter("name"), self._fields()) if name not in self.given), "")

    def _fields(self) -> list[Field]:
        return fields_of(self.kind, self.given)

    def _field(self) -> Field:
        return next(field for field in self._fields() if field["name"] == self.asks)

    def _split_asks(self) -> str:
        if "place" not in self.given:
            return "place"
        sharers = self.given.get("sharers", [])
        if not self.given.get("complete"):
            return "sharer"
        open_parts = [seat for seat in sharers[:-1] if f"part {seat}" not in self.given]
        return f"part {open_parts[0]}" if open_parts else ""

    # --- what may be chosen

    def question(self) -> str:
        """What is asked."""
        name, _, seat = self.asks.partition(" ")
        who = self.table.name(int(seat)) if seat else ""
        return self.table.say(f"desk-ask-{name}", kind=self.kind, who=who)

    def choices(self) -> list[Answer]:
        """All values of the next field."""
        name = self.asks.split(" ")[0]
        if name in SEATS:
            return self._seats(name)
        if name in ("amount", "part"):
            return [self._choice({"amount": n}, self._money(n)) for n in self._amounts()] + [self._typed()]
        if name == "place":
            return [self._place(place) for place in self._places()]
        if name == "after":
            return self._lines()
        if name == "text":
            return [self._typed()]
        values = [value for value in self._field()["values"] if value != "after" or self._lines()]
        return [self._choice({name: value}, self.table.say(f"desk-{name}-{value}")) for value in values]

    def _seats(self, name: str) -> list[Answer]:
        taken = None if name == "sharer" else self.given.get(self._field().get("other_than", ""))
        sharers = self.given.get("sharers", [])
        seats = [seat for seat in self.table.names if seat != taken and seat not in sharers]
        found = [self._choice({"seat": seat}, f"{seat_mark(seat)} {self.table.name(seat)}") for seat in seats]
        done = [self._choice({"complete": True}, self.table.say("desk-complete"))]
        return found + (done if len(sharers) > 1 else [])

    def _amounts(self) -> list[int]:
        view = self.table.view
        if self.kind == "pay":
            cash = view["cash"][self.given["who"]] or 0
            return sorted({n * 1000 for n in PRICES if n * 1000 <= max(cash, 25_000)} | ({cash} if cash else set()))
        left = self._left()
        parts = {left // 1000 * part // 4 * 1000 for part in (1, 2, 3, 4)}
        return sorted(parts | {n * 1000 for n in PRICES if n * 1000 <= left} | ({0} if self.kind == "split" else set()))

    def _left(self) -> int:
        """What is left of the racket."""
        racket = int(self.table.view["rackets"][self.given["place"]])
        return racket - sum(int(value) for name, value in self.given.items() if name.startswith("part "))

    def _places(self) -> list[str | None]:
        if self.kind == "split":
            return [*RACKETS]
        field = self._field()
        return [*([None] if field.get("optional") else []), *field["values"]]

    def _place(self, place: str | None) -> Answer:
        words = self.table.say(f"place-{place}") if place else self.table.say("desk-anywhere")
        return self._choice({"place": place}, words)

    def _lines(self) -> list[Answer]:
        """The lines that a payment can wait for."""
        found = []
        for line, term in enumerate(self.draft.terms):
            if term["term"] not in ("pay", "word"):
                words = "; ".join(clauses(self.table, term))
                found.append(self._choice({"after": self.draft.row(line)}, f"{self.draft.row(line) + 1}. {words}"))
        return found

    def _typed(self) -> Answer:
        return self._choice({"typed": True}, self.table.say("desk-typed"))

    def _money(self, dollars: int) -> str:
        say = self.table.say
        return say("money", thousands=dollars // 1000) if dollars else say("money-none")

    def _choice(self, args: dict[str, Any], words: str) -> Answer:
        code = "form:" + ":".join(f"{key}={value}" for key, value in args.items())
        return choice(code, args, words)

    # --- filling in

    def give(self, value: Any) -> None:
        """Fill the next field."""
        name = self.asks
        self.order.append(name)
        if name != "sharer":
            self.given[name] = value
        elif value is True:
            self.given["complete"] = True
        else:
            self.given["sharers"] = [*self.given.get("sharers", []), value]

    def back(self) -> bool:
        """Empty the last field; tells whether there was one."""
        if not self.order:
            return False
        name = self.order.pop()
        if name == "sharer" and not self.given.pop("complete", False):
            self.given["sharers"].pop()
        self.given.pop(name, None)
        return True

    def typed(self, text: str) -> bool:
        """Fill the next field with what was typed; tells whether it made sense."""
        text = text.strip()
        if self.asks == "text":
            fine = 0 < len(text) <= MOST_WORDS and text.isprintable()
        else:
            digits = "".join(char for char in text if char.isdigit())
            fine = bool(digits) and len(digits) < 9 and self._is_there(in_dollars(int(digits)))
            text = digits
        if fine:
            self.give(text if self.asks == "text" else in_dollars(int(text)))
        return fine

    def _is_there(self, dollars: int) -> bool:
        """Tell whether the racket, if it is split, still has so much."""
        return self.kind != "split" or dollars <= self._left()

    def term(self) -> Term:
        """The promise, complete."""
        view = self.table.view
        term: Term = {"term": self.kind}
        if self.kind == "split":
            *first, last = self.given["sharers"]
            parts = {str(seat): self.given[f"part {seat}"] for seat in first} | {str(last): self._left()}
            term |= {"place": self.given["place"], "parts": parts}
        else:
            term |= {name: value for name, value in self.given.items() if value is not None}
        return term | {"turn": due_turn(term, view["turn"], view["phase"])}


def in_dollars(number: int) -> int:
    """An amount as it is typed: small numbers are thousands."""
    return number * 1000 if number < 1000 else number
