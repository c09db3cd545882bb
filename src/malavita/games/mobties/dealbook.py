"""Deals in the free form that people use: read from JSON-able terms, made at any time, and shown in the same form.

A term is a dict: `term` says what is promised, `who` by whom, `whom` to, for or against whom, `turn` in which turn
(this one unless it says otherwise). Money is in dollars. docs/games/mobties.md lists what else each term has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from zlib import crc32

from ...kernel.bits import bit
from ...kernel.errors import BadDeal
from ...kernel.events import Log, tell
from ...kernel.sets import members
from .bargain import COUNTERS, FINE, NO_ROOM, NO_SUCH_DEAL, NOT_A_PARTY, NOT_OFFERED, accept, decline, propose, release
from .bargain import withdraw as take_back
from .box import PLACE_NAMES, SEATS, Box
from .dealforms import FORMS, MOST_WORDS, THOUSAND
from .events import DEAL_ANSWERED
from .fates import end_offer
from .state import NONE, TERMS_OF_DEAL, State
from .terms import (
    AFTER,
    BREAKS_TIE,
    CHOOSER_NAMES,
    DON_CHOOSES,
    FATE_NAMES,
    GIFTS,
    IF_ARRESTED,
    IF_KILLED,
    IF_WON,
    LIFE_NAMES,
    MOST_AMOUNT,
    MOVE_NAMES,
    MOVES,
    NOW,
    OFFERED,
    PAYS,
    SHARES,
    SPLITS,
    TERM_NAMES,
    TEST_NAMES,
    VOTES,
    WHEN_NAMES,
    add_term,
    free_slot,
    open_slot,
    set_when,
    slot_of,
)

SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))
ACTS = ("offer", "counter", "accept", "decline", "withdraw", "release")


@dataclass(frozen=True)
class Row:
    """One term in numbers, as the state holds it."""

    kind: int
    who: int
    whom: int = NONE
    place: int = NONE
    amount: int = 0
    when: int = NONE
    arg: int = NONE
    other: int = NONE
    turn: int | None = None
    text: str = ""


@dataclass(frozen=True)
class Said:
    """What a seat says about a deal."""

    act: str
    number: int
    named: int
    rows: tuple[Row, ...]


# --- reading


def read(said: Mapping[str, Any]) -> Said:
    """Understand what a seat says, or say what cannot be understood."""
    if not isinstance(said, dict):
        raise BadDeal("a deal is told as an object with `act`")
    act = said.get("act")
    if not isinstance(act, str) or act not in ACTS:
        raise BadDeal(f"`act` is one of {', '.join(ACTS)}, not {str(act)[:30]!r}")
    known = {"act", "deal", "terms", "to"}
    if set(said) - known:
        raise BadDeal(f"a deal has no {sorted(map(str, set(said) - known))[0][:30]!r}")
    number = 0 if act == "offer" else whole(said, "deal", 1, 32_000)
    if act not in ("offer", "counter"):
        return Said(act, number, 0, ())
    terms, to = said.get("terms"), said.get("to", [])
    if not isinstance(terms, list) or not 1 <= len(terms) <= TERMS_OF_DEAL:
        raise BadDeal(f"`terms` is a list of one to {TERMS_OF_DEAL} terms")
    if not isinstance(to, list) or not all(type(seat) is int and 0 <= seat < SEATS for seat in to):
        raise BadDeal("`to` is a list of seats")
    return Said(act, number, sum({1 << seat for seat in to}), read_terms(terms))


def read_terms(terms: list[Any]) -> tuple[Row, ...]:
    """All terms; a payment after a term waits for its row, or for the first one of a split."""
    rows: list[Row] = []
    starts: list[int] = []
    for term in terms:
        starts.append(len(rows))
        rows += read_term(term)
    if len(rows) > TERMS_OF_DEAL:
        raise BadDeal(f"a deal has at most {TERMS_OF_DEAL} terms; each part of a split is one")
    return tuple(row_after(row, starts) if row.kind == PAYS and row.when == AFTER else row for row in rows)


def row_after(row: Row, starts: list[int]) -> Row:
    """The payment with the row it waits for, or with none if there is no such term."""
    return replace(row, arg=starts[row.arg] if row.arg < len(starts) else NONE)


FIELDS = {name: {field["name"] for field in form} - {"who"} for name, form in FORMS.items()}
FIELDS["split"] |= {"parts"}


def read_term(term: Any) -> list[Row]:
    """One term; a split is one row for each part."""
    name = term.get("term") if isinstance(term, dict) else None
    if not isinstance(name, str) or name not in FIELDS:
        raise BadDeal(f"a term is an object whose `term` is one of {', '.join(FIELDS)}")
    surplus = set(term) - FIELDS[name] - {"term", "who", "turn"}
    if surplus:
        raise BadDeal(f"the term {name} has no {sorted(map(str, surplus))[0][:30]!r}")
    turn = whole(term, "turn", 1, 10_000) if "turn" in term else None
    if name == "split" and "parts" in term:
        return read_split(term, turn)
    kind, who = TERM_NAMES.index(name), whole(term, "who", 0, SEATS - 1)
    whom = whole(term, "whom", 0, SEATS - 1) if "whom" in FIELDS[name] else NONE
    amount = dollars(term, "amount") if "amount" in FIELDS[name] else 0
    return [replace(Row(kind, who, whom, amount=amount, turn=turn), **read_rest(name, term))]


def read_rest(name: str, term: Mapping[str, Any]) -> dict[str, Any]:
    """What only some terms have."""
    if name == "pay":
        return read_when(term)
    if name in ("vote", "tiebreak"):
        test = one_of(term, "test", TEST_NAMES)
        place = one_of(term, "place", PLACE_NAMES) if test else PLACE_NAMES.index("mansion")
        return {"when": test, "place": place}
    if name == "gift":
        return {"arg": one_of(term, "chooser", CHOOSER_NAMES) if "chooser" in term else DON_CHOOSES}
    if name == "move":
        return {"arg": one_of(term, "way", MOVE_NAMES), "place": one_of(term, "place", PLACE_NAMES)}
    if name == "word":
        text = words(term)
        return {"text": text, "amount": fingerprint(text)}
    if name in ("share", "split", "shoot") or term.get("place") is not None:
        return {"place": one_of(term, "place", PLACE_NAMES)}
    return {}


def read_when(term: Mapping[str, Any]) -> dict[str, Any]:
    """When a payment falls due."""
    when = one_of(term, "when", WHEN_NAMES) if "when" in term else NOW
    rest: dict[str, Any] = {"when": when}
    if when == AFTER:
        rest["arg"] = whole(term, "after", 0, TERMS_OF_DEAL - 1)
    elif when != NOW:
        rest["arg"] = whole(term, "seat", 0, SEATS - 1)
    if when == IF_KILLED:
        rest["other"] = whole(term, "victim", 0, SEATS - 1)
    if when == IF_WON or (when == IF_ARRESTED and term.get("place") is not None):
        rest["place"] = one_of(term, "place", PLACE_NAMES)
    return rest


def read_split(term: Mapping[str, Any], turn: int | None) -> list[Row]:
    """A split in one: what each of the tied gets."""
    parts = term["parts"]
    place = one_of(term, "place", PLACE_NAMES)
    if (
        not isinstance(parts, dict)
        or not all(str(seat) in SEAT_NAMES for seat in parts)
        or {"who", "amount"} & set(term)
    ):
        raise BadDeal("`parts` tells the dollars of each seat; a single part has `who` and `amount` instead")
    return [Row(SPLITS, int(seat), NONE, place, dollars(parts, seat), turn=turn) for seat in sorted(parts, key=int)]


def whole(said: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """A whole number in a range."""
    value = said.get(name)
    if type(value) is not int or not low <= value <= high:
        raise BadDeal(f"`{name}` is a whole number from {low} to {high}")
    return value


def dollars(said: Mapping[str, Any], name: str) -> int:
    """Dollars in whole thousands (R8)."""
    value = whole(said, name, 0, 9_999_000)
    if value % THOUSAND:
        raise BadDeal(f"`{name}` is in whole thousands of dollars")
    return value // THOUSAND


def one_of(said: Mapping[str, Any], name: str, names: tuple[str, ...]) -> int:
    """One of some names."""
    value = said.get(name)
    if not isinstance(value, str) or value not in names:
        raise BadDeal(f"`{name}` is one of {', '.join(names)}")
    return names.index(value)


def words(said: Mapping[str, Any]) -> str:
    """Free words, never enforced."""
    value = said.get("text")
    if not isinstance(value, str) or not 1 <= len(value) <= MOST_WORDS or not value.isprintable():
        raise BadDeal(f"`text` is one line of 1 to {MOST_WORDS} characters")
    return value


def fingerprint(text: str) -> int:
    """What the position keeps of free words; the words themselves stand in what was said."""
    return crc32(text.encode()) % (MOST_AMOUNT + 1)


# --- making


def make(s: State, box: Box, seat: int, said: Said, log: Log) -> tuple[int, int]:
    """Do what a seat says; returns why not (or FINE) and the number of the deal."""
    if said.act == "offer":
        return put_forward(s, box, seat, said, log)
    d = slot_of(s, said.number)
    if d == NONE:
        return NO_SUCH_DEAL, said.number
    if said.act == "counter":
        return counter(s, box, seat, d, said, log)
    if said.act == "accept":
        return accept(s, box, seat, d, log), said.number
    if said.act == "decline":
        return decline(s, seat, d, log), said.number
    if said.act == "withdraw":
        return take_back(s, seat, d, log), said.number
    return release(s, seat, d, log), said.number


def put_forward(s: State, box: Box, seat: int, said: Said, log: Log) -> tuple[int, int]:
    """Make an offer."""
    d = open_slot(s)
    if d == NONE:
        return NO_ROOM, 0
    for row in said.rows:
        i = add_term(s, d, row.kind, row.who, row.whom, row.place, row.amount)
        set_when(s, d, i, row.when, row.arg, row.other)
        s.term_turn[d, i] = max(1, s.turn_now) if row.turn is None else row.turn
    why = propose(s, box, seat, d, said.named, log)
    if why != FINE:
        free_slot(s, d)
        return why, 0
    return FINE, s.deal_number[d]


def counter(s: State, box: Box, seat: int, d: int, said: Said, log: Log) -> tuple[int, int]:
    """Put another offer in the place of one; who is a party follows from its own terms."""
    if s.deal_life[d] != OFFERED:
        return NOT_OFFERED, said.number
    if not s.deal_parties[d] & bit(seat):
        return NOT_A_PARTY, said.number
    tell(log, DEAL_ANSWERED, 0, s.deal_number[d], seat, COUNTERS)
    end_offer(s, d, log)
    return put_forward(s, box, seat, said, log)


# --- showing


def show(s: State, d: int) -> dict[str, Any]:
    """One deal."""
    return {
        "deal": s.deal_number[d],
        "life": LIFE_NAMES[s.deal_life[d]],
        "from": s.deal_from[d],
        "parties": members(s.deal_parties[d]),
        "agreed": members(s.deal_agreed[d]),
        "released": members(s.deal_released[d]),
        "binding": bool(s.deal_binding[d]),
        "terms": [{**term_at(s, d, i), "fate": FATE_NAMES[s.term_fate[d, i]]} for i in range(s.deal_size[d])],
    }


def term_at(s: State, d: int, i: int) -> dict[str, Any]:
    """One term of a deal."""
    row = Row(
        s.term_kind[d, i], s.term_who[d, i], s.term_whom[d, i], s.term_place[d, i], s.term_amount[d, i],
        s.term_when[d, i], s.term_arg[d, i], s.term_other[d, i], s.term_turn[d, i],
    )  # fmt: skip
    return show_row(row)


def show_row(row: Row) -> dict[str, Any]:
    """A term as it is read; the parts of a split stand alone."""
    term: dict[str, Any] = {"term": TERM_NAMES[row.kind], "who": row.who}
    if row.whom != NONE:
        term["whom"] = row.whom
    if row.place != NONE:
        term["place"] = PLACE_NAMES[row.place]
    if row.kind in (PAYS, SHARES, SPLITS):
        term["amount"] = row.amount * THOUSAND
    if row.kind == PAYS:
        term |= show_when(row)
    elif row.kind in (VOTES, BREAKS_TIE):
        term["test"] = TEST_NAMES[row.when]
    elif row.kind == GIFTS:
        term["chooser"] = CHOOSER_NAMES[row.arg]
    elif row.kind == MOVES:
        term["way"] = MOVE_NAMES[row.arg]
    return {**term, "turn": row.turn}


def show_when(row: Row) -> dict[str, Any]:
    """When a payment falls due."""
    when: dict[str, Any] = {"when": WHEN_NAMES[row.when]}
    if row.when == AFTER:
        when["after"] = row.arg
    elif row.when != NOW:
        when["seat"] = row.arg
    if row.when == IF_KILLED:
        when["victim"] = row.other
    return when


def told_term(packed: int) -> dict[str, Any]:
    """A term out of an event (terms.packed_term)."""
    turn, packed = packed % 16384, packed // 16384
    other, packed = packed % 8 - 1, packed // 8
    arg, packed = packed % 16 - 1, packed // 16
    when, packed = packed % 8 - 1, packed // 8
    amount, packed = packed % 16384, packed // 16384
    place, packed = packed % 16 - 1, packed // 16
    whom, packed = packed % 8 - 1, packed // 8
    return show_row(Row(packed // 8, packed % 8, whom, place, amount, when, arg, other, turn))
