"""Deals of Mob Ties as one types them: `pay 0>1 25000 elected 0; vote 1 election 0`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ..kernel.errors import MalavitaError
from .tui.mobties_draft import Draft, Term, due_turn
from .tui.mobties_plan import MAIN
from .tui.mobties_terms import in_dollars

PLACES = (*MAIN, "streets", "jail")
TESTS, WAYS, CHOOSERS = ("election", "racket", "arrest"), ("to", "out", "not_to"), ("don", "receiver")
GRAMMAR = (
    "pay A>B 25000 [now | after N | elected C | won C PLACE | arrested C [PLACE] | killed C D]",
    "share A>B PLACE 10000",
    "split PLACE A=18000 B=17000",
    "vote A election B  |  vote A racket PLACE B  |  vote A arrest PLACE B",
    "tiebreak A election B  |  tiebreak A racket PLACE B  |  tiebreak A arrest PLACE B",
    "gift A>B [receiver | don]",
    "peace A>B",
    "attack A>B [PLACE]",
    "shoot A PLACE",
    "move A to|out|not_to PLACE",
    "tell A>B",
    "word A …",
    "to A B",
)


class Unclear(MalavitaError):
    """What was typed is not a promise."""


class Table(Protocol):
    """What must be known of a table to read a promise."""

    @property
    def names(self) -> Mapping[int, str]:
        """What the players are called."""
        ...

    @property
    def view(self) -> Mapping[str, Any]:
        """The game as the reader may see it."""
        ...


class Reader:
    """Reads the words of one promise from the left."""

    def __init__(self, table: Table, text: str) -> None:
        self.table = table
        self.text = text
        self.words = text.replace(">", " ").replace("=", " ").split()

    def next(self) -> str:
        """The next word, which must be there."""
        if not self.words:
            raise Unclear(self.text)
        return self.words.pop(0)

    def seat(self) -> int:
        """A player by number or name."""
        found = seat_called(self.table.names, self.next())
        if found is None:
            raise Unclear(self.text)
        return found

    def amount(self) -> int:
        """Money: 25, 25k or 25000."""
        digits = self.next().strip("$").replace(",", "").removesuffix("k")
        if not digits.isdecimal():
            raise Unclear(self.text)
        return in_dollars(int(digits))

    def one_of(self, names: tuple[str, ...]) -> str:
        """One of some words."""
        word = self.next().lower()
        if word not in names:
            raise Unclear(self.text)
        return word

    def maybe(self, names: tuple[str, ...]) -> str | None:
        """One of some words, if one follows."""
        return self.one_of(names) if self.words else None


def seat_called(names: Mapping[int, str], word: str) -> int | None:
    """The player with that number or name."""
    return next((seat for seat, name in names.items() if word.casefold() in (str(seat), name.casefold())), None)


def read_offer(table: Table, text: str) -> Draft:
    """An offer from its promises, separated by semicolons."""
    draft = Draft()
    for part in filter(None, (part.strip() for part in text.split(";"))):
        verb = part.split()[0].lower()
        if verb == "to":
            reader = Reader(table, part[2:])
            while reader.words:
                draft.named.add(reader.seat())
        else:
            draft.add(read_term(table, verb, part[len(verb) :]))
    if not draft.terms:
        raise Unclear(text)
    return draft


def read_term(table: Table, verb: str, text: str) -> Term:
    """One promise."""
    if verb not in READERS:
        raise Unclear(f"{verb}{text}")
    if verb == "word":
        who, _, words = text.strip().partition(" ")
        found = {"who": Reader(table, who).seat(), "text": words.strip().strip('"“”')}
        return {"term": verb, **found, "turn": max(1, table.view["turn"])}
    reader = Reader(table, f"{verb}{text}")
    reader.next()
    later = bool(reader.words) and reader.words[-1].lower() == "next"
    if later:
        reader.words.pop()
    term = {"term": verb, **{key: value for key, value in READERS[verb](reader).items() if value is not None}}
    if reader.words:
        raise Unclear(reader.text)
    turn = table.view["turn"]
    return term | {"turn": turn + 1 if later else due_turn(term, turn, table.view["phase"])}


# --- the kinds of promises


def read_pay(reader: Reader) -> dict[str, Any]:
    """A payment and its condition."""
    term: dict[str, Any] = {"who": reader.seat(), "whom": reader.seat(), "amount": reader.amount()}
    term["when"] = when = reader.maybe(("now", "after", "elected", "won", "arrested", "killed")) or "now"
    if when == "after":
        number = reader.next()
        if not number.isdecimal() or number == "0":
            raise Unclear(reader.text)
        term["after"] = int(number) - 1
    elif when != "now":
        term["seat"] = reader.seat()
    if when == "killed":
        term["victim"] = reader.seat()
    if when in ("won", "arrested"):
        term["place"] = reader.one_of(PLACES) if when == "won" else reader.maybe(PLACES)
    return term


def read_split(reader: Reader) -> dict[str, Any]:
    """A split: a place, then players with their parts."""
    place, parts = reader.one_of(PLACES), {}
    while reader.words:
        seat = reader.seat()
        parts[str(seat)] = reader.amount()
    return {"place": place, "parts": parts}


def read_vote(reader: Reader) -> dict[str, Any]:
    """A vote or a tie-break: who, at which test, for whom."""
    who, test = reader.seat(), reader.one_of(TESTS)
    place = None if test == "election" else reader.one_of(PLACES)
    return {"who": who, "test": test, "place": place, "whom": reader.seat()}


def between(reader: Reader) -> dict[str, Any]:
    """Who promises, and to whom."""
    return {"who": reader.seat(), "whom": reader.seat()}


READERS: dict[str, Callable[[Reader], dict[str, Any]]] = {
    "pay": read_pay,
    "share": lambda reader: {**between(reader), "place": reader.one_of(PLACES), "amount": reader.amount()},
    "split": read_split,
    "vote": read_vote,
    "tiebreak": read_vote,
    "gift": lambda reader: {**between(reader), "chooser": reader.maybe(CHOOSERS) or "don"},
    "peace": between,
    "attack": lambda reader: {**between(reader), "place": reader.maybe(PLACES)},
    "shoot": lambda reader: {"who": reader.seat(), "place": reader.one_of(PLACES)},
    "move": lambda reader: {"who": reader.seat(), "way": reader.one_of(WAYS), "place": reader.one_of(PLACES)},
    "tell": between,
    "word": between,  # read apart: its words are free
}
