"""Everything visible that can happen in Criminals. Arguments marked "!" are told only to who may know them."""

from __future__ import annotations

from ...kernel.events import EventKind

(
    LOOKED, HIRED_NOBODY, PASSED, PLACED, POCKETED, KILLED, MOVED, SPIED_TARGET, SPIED_HIDEOUT, REVEALED,
    TARGET_SCORED, GANG_SCORED, ENDED,
) = range(13)  # fmt: skip

EVENTS = (
    EventKind("looked", (("seat", "seat"), ("hideout", "hideout"), ("price", ""), ("look", ""), ("cards", "cards!"))),
    EventKind("hired-nobody", (("seat", "seat"), ("hideout", "hideout"))),
    EventKind("passed", (("seat", "seat"), ("money", ""))),
    EventKind(
        "placed",
        (
            ("seat", "seat"),
            ("hideout", "hideout"),
            ("target", "target"),
            ("face", "face"),
            ("token", ""),
            ("card", "card!"),
        ),
    ),
    EventKind("pocketed", (("seat", "seat"), ("money", ""))),
    EventKind(
        "killed",
        (
            ("seat", "seat"),
            ("victim", "seat"),
            ("target", "target"),
            ("shown", "cards"),
            ("hidden", ""),
            ("cards", "cards!"),
        ),
    ),
    EventKind("moved", (("seat", "seat"), ("target", "target"), ("to", "target"), ("count", ""))),
    EventKind("spied-target", (("seat", "seat"), ("target", "target"), ("count", ""), ("cards", "cards!"))),
    EventKind("spied-hideout", (("seat", "seat"), ("hideout", "hideout"), ("look", ""), ("cards", "cards!"))),
    EventKind("revealed", (("seat", "seat"), ("target", "target"), ("token", ""), ("card", "card"))),
    EventKind(
        "target-scored", (("target", "target"), ("points", ""), ("strength", ""), ("seats", "seats"), ("each", ""))
    ),
    EventKind("gang-scored", (("gang", "gang"), ("members", ""), ("seats", "seats"), ("points", ""))),
    EventKind("ended", (("seats", "seats"), ("score", ""))),
)
