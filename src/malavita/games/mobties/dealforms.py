"""The forms of the deal desk: the fields of each term and what may stand in them, for all who let people write.

A field is of a kind: `seat`, `place`, `amount`, `choice`, `line` (another term of the offer) or `text`. It is asked for
only where its `needs` are chosen; a `party` must agree to the deal; `other_than` names a field with another seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .box import MAIN, MANSION, PLACE_NAMES
from .state import TERMS_OF_DEAL
from .terms import CHOOSER_NAMES, MOVE_NAMES, TERM_NAMES, TEST_NAMES, WHEN_NAMES

Field = dict[str, Any]

THOUSAND = 1000
MOST_WORDS = 140
MAIN_PLACES = PLACE_NAMES[:MAIN]
RACKETS = tuple(place for place in MAIN_PLACES if place != PLACE_NAMES[MANSION])
ON_FOOT = (*MAIN_PLACES, "streets")
KEPT_BY_DEEDS = [name for name in TERM_NAMES if name not in ("pay", "word")]  # what a payment can wait for


def seat(name: str, **more: Any) -> Field:
    """A player."""
    return {"name": name, "kind": "seat", **more}


def place(values: Sequence[str], **more: Any) -> Field:
    """A place; if it is optional, none means anywhere."""
    return {"name": "place", "kind": "place", "values": [*values], **more}


def choice(name: str, values: Sequence[str]) -> Field:
    """One of some names."""
    return {"name": name, "kind": "choice", "values": [*values]}


WHO = seat("who", party=True)
WHOM = seat("whom", other_than="who")
TO_PARTY = seat("whom", other_than="who", party=True)
AMOUNT = {"name": "amount", "kind": "amount", "unit": THOUSAND}
TEST = (
    choice("test", TEST_NAMES),
    place(RACKETS, needs={"test": ["racket"]}),
    place(MAIN_PLACES, needs={"test": ["arrest"]}),
    seat("whom"),
)

FORMS: dict[str, tuple[Field, ...]] = {
    "pay": (
        WHO, TO_PARTY, AMOUNT, choice("when", WHEN_NAMES),
        {"name": "after", "kind": "line", "values": KEPT_BY_DEEDS, "needs": {"when": ["after"]}},
        seat("seat", needs={"when": ["elected", "won", "arrested", "killed"]}),
        place(RACKETS, needs={"when": ["won"]}),
        place(MAIN_PLACES, needs={"when": ["arrested"]}, optional=True),
        seat("victim", needs={"when": ["killed"]}, other_than="seat"),
    ),
    "share": (WHO, TO_PARTY, place(RACKETS), AMOUNT),
    "split": (WHO, place(RACKETS), AMOUNT),
    "vote": (WHO, *TEST),
    "tiebreak": (WHO, *TEST),
    "gift": (WHO, TO_PARTY, choice("chooser", CHOOSER_NAMES[::-1])),
    "peace": (WHO, WHOM),
    "attack": (WHO, WHOM, place((*ON_FOOT, "jail"), optional=True)),
    "shoot": (WHO, place(MAIN_PLACES)),
    "move": (WHO, choice("way", MOVE_NAMES), place(ON_FOOT)),
    "tell": (WHO, TO_PARTY),
    "word": (WHO, {"name": "text", "kind": "text", "most": MOST_WORDS}),
}  # fmt: skip


def fields_of(name: str, given: Mapping[str, Any]) -> list[Field]:
    """The fields that a term has, as far as it is written."""
    return [field for field in FORMS[name] if is_asked(field, given)]


def is_asked(field: Field, given: Mapping[str, Any]) -> bool:
    """Tell whether what a field needs is chosen."""
    return all(given.get(name) in values for name, values in field.get("needs", {}).items())


def described() -> dict[str, Any]:
    """The forms as the catalogue has them."""
    return {"most_terms": TERMS_OF_DEAL, "turns_ahead": 1, "terms": {name: [*form] for name, form in FORMS.items()}}
