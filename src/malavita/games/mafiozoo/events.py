"""Everything visible that can happen in Mafiozoo. Arguments marked "!" are told only to who may know them."""

from __future__ import annotations

from ...kernel.events import EventKind

(
    ROUND_BEGAN, GODFATHER_MOVED, STRAWMAN_SHOWED, STRAWMAN_PLACED, DEALT, EARNED, CARD_DRAWN, INFORMANT_DRAWN,
    COMPENSATED, TOKEN_TAKEN, TOKEN_DRAWN, TOKEN_BLANK, AGENDA_FILLED, TOOK, BRIBED, MOVED_ON, LAST_CARD, BONUS_PLACED,
    INFORMED, OFFERED, JUDGED, GAINED, CROWNED, GEMS_LEFT, NOT_PAID, EXTRA_PLACED, PRODUCED, GOON_PLACED, EXCHANGED,
    TURNED_UP, SCORED, ENDED,
) = range(32)  # fmt: skip


def kind(name: str, args: str) -> EventKind:
    """An event from its name and arguments, written as `name:what it is`; no `:` for a plain number."""
    parts = [part.partition(":") for part in args.split()]
    return EventKind(name, tuple((name, unit) for name, _, unit in parts))


EVENTS = (
    kind("round-began", "round first:seat"),
    kind("godfather-moved", "character:character money"),
    kind("strawman-showed", "character:character second:character third:character secrets"),
    kind("strawman-placed", "character:character gems"),
    kind("dealt", "seat:seat count cards:types!"),
    kind("earned", "seat:seat location:location money gems"),
    kind("card-drawn", "seat:seat location:location card:type!"),
    kind("informant-drawn", "seat:seat location:location character:character!"),
    kind("compensated", "seat:seat"),
    kind("token-taken", "seat:seat place neighborhood:neighborhood"),
    kind("token-drawn", "seat:seat neighborhood:neighborhood!"),
    kind("token-blank", "seat:seat"),
    kind("agenda-filled", "place neighborhood:neighborhood"),
    kind("took", "seat:seat face:face gems card:type!"),
    kind("bribed", "seat:seat card:type character:character gems"),
    kind("moved-on", "seat:seat character:character to:character gems"),
    kind("last-card", "seat:seat card:type!"),
    kind("bonus-placed", "seat:seat location:location character:character source:source"),
    kind("informed", "seat:seat character:character gems source:source"),
    kind("offered", "character:character offers:offers condition:condition needed visited"),
    kind("judged", "character:character leaders:seats second:seats free:seats payers:seats"),
    kind("gained", "seat:seat character:character how:how price"),
    kind("crowned", "seat:seat character:character"),
    kind("gems-left", "seat:seat character:character gems to:source"),
    kind("not-paid", "seat:seat character:character price"),
    kind("extra-placed", "seat:seat character:character source:source"),
    kind("produced", "seat:seat taken gems reserve"),
    kind("goon-placed", "seat:seat location:location favor:favor other:favor"),
    kind("exchanged", "seat:seat favor:favor count"),
    kind("turned-up", "seat:seat kinds:kinds blanks"),
    kind("scored", "seat:seat tokens face_down sets majorities locations score"),
    kind("ended", "seats:seats score"),
)

# How a favor was won, and where gems come from or go to.
FOR_FREE, AS_SECOND, IN_A_TIE, WITH_MEANS, BY_PAYING = range(5)
HOWS = ("free", "second", "tie", "means", "paid")
FROM_RESERVE, FROM_SLUSH = range(2)
SOURCES = ("reserve", "slush")
