"""The box of Mob Ties as it is printed, in the shape of a catalogue: for judging an offer without one at hand."""

from __future__ import annotations

from typing import Any

CLOCKWISE = ["docks", "kittys", "mansion", "little_italy", "butcher", "restaurant"]
ALL_CLASSES = ("attack", "wound", "murder")
PER_RESPECT = 25_000

RESPECT = {
    "capo": (3, ALL_CLASSES), "hit_man": (2, ("attack", "murder")), "made_man": (2, ("attack", "wound")),
    "associate": (1, ("attack",)), "driver": (1, ("attack",)), "soldier": (1, ("attack",)),
    "second_soldier": (1, ("attack",)), "sicilian": (0, ALL_CLASSES),
}  # fmt: skip
HIRED = ("soldier", "second_soldier", "sicilian")  # they count nothing at the end (1.11)

# class: (kind, level, count)
CARDS = {
    "attack": (("deal_gone_bad", 1, 6), ("bar_brawl", 1, 4), ("car_bomb", 2, 4)),
    "drive_by": (("drive_by", 1, 3),),
    "shanked": (("shanked", 0, 3),),
    "wound": (("broken_legs", 2, 4), ("meat_grinder", 2, 3), ("cement_shoes", 3, 3)),
    "murder": (("little_league", 2, 3), ("poisoned_spaghetti", 3, 3), ("fed_to_pigs", 3, 2), ("piano_wire", 3, 2)),
    "defense": (("hit_the_floor", 1, 7), ("bodyguard", 2, 5), ("bulletproof_vest", 2, 6), ("gang_doctor", 3, 8)),
    "weapon": (("pistol", 1, 7), ("shotgun", 2, 6), ("tommy_gun", 3, 4), ("dynamite", 4, 1)),
    "specialty": (
        ("tony_goldstein", 0, 3), ("crooked_judge", 0, 1), ("trunk_tip", 0, 3), ("getaway", 0, 2),
        ("shakedown", 0, 2), ("wiretap", 0, 1), ("call_in_favor", 0, 2), ("blackmail", 0, 2),
    ),
}  # fmt: skip
AGENTS = {
    "docks": (2, 4, 4), "kittys": (2, 3, 3), "little_italy": (2, 3, 2), "mansion": (2, 3, 1), "butcher": (3, 2, 1),
    "restaurant": (3, 2, 0),
}  # fmt: skip
SPECIAL_AGENTS = ["fbi_raid"] * 4 + ["turn_things_around"] * 4


def group(kind: str) -> str:
    """The group of a class of cards."""
    return kind if kind in ("defense", "weapon", "specialty") else "attack"


PRINTED: dict[str, Any] = {
    "clockwise": CLOCKWISE,
    "surround_at": 4,
    "card_price": 25_000,
    "first_kill": 25_000,
    "gangsters": {
        name: {
            "respect": respect,
            "worth": 0 if name in HIRED else respect * PER_RESPECT,
            "bail": (respect or 3) * PER_RESPECT,
            "may": list(may),
        }
        for name, (respect, may) in RESPECT.items()
    },
    "cards": {
        name: {"group": group(kind), "class": kind, "level": level, "count": count}
        for kind, cards in CARDS.items()
        for name, level, count in cards
    },
    "agent_cards": [
        f"{place}+{agents}"
        for place, counts in AGENTS.items()
        for agents in (1, 2, 3)
        for _ in range(counts[agents - 1])
    ]
    + SPECIAL_AGENTS,
}
