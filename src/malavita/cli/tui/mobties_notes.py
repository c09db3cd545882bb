"""Mob Ties in words for the panels: what the reader knows, the rules in short, and where every dollar came from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from .look import BONE, BRASS, PAPER
from .mobties_hand import legend
from .mobties_plan import CARD, FAMILY, RESPECT, RING, letters, money
from .scene import Say, Scene, ScoreLine

RULES = 80


def notebook(scene: Scene) -> list[Text]:
    """The next Agent cards if seen, others' cards if known, the discards, a legend, and the terms of the table."""
    view, say = scene.view, scene.say
    lines = note(say(f"terms-{view['terms']}"), [say(f"terms-{view['terms']}-help")])
    if view["role"]:
        lines += [Text(say(f"role-{view['role']}"), f"bold {PAPER}")]
    if view["agent_cards"]:
        lines += note(say("tui-next-agents"), [fed(scene, code) for code in view["agent_cards"]])
    for seat, cards in enumerate(view["known_hands"]):
        if cards:
            lines += note(say("tui-known-cards", seat=scene.names[seat]), [cards_in_words(scene, cards)])
    crews = [(scene.names[seat], crew.get("airstrip", [])) for seat, crew in enumerate(view["gangsters"])]
    runway = [f"{name}: {len(people)}" for name, people in crews if people]
    if runway:
        lines += note(say("place-airstrip"), runway)
    if view["discards"]:
        lines += note(say("tui-discards"), [cards_in_words(scene, view["discards"])])
    return lines + note(say("tui-legend"), legend_lines(scene))


def note(title: str, lines: list[str]) -> list[Text]:
    """A title with what stands below it."""
    return [Text(title, f"bold {BRASS}"), *(Text(line, BONE) for line in lines)]


def cards_in_words(scene: Scene, cards: list[str]) -> str:
    """Several Favor cards on one line, alike ones counted."""
    counted = Counter(cards)
    return ", ".join(scene.say(f"card-{card}") + (f" ×{n}" if n > 1 else "") for card, n in counted.items())


def fed(scene: Scene, code: str) -> str:
    """An Agent card in words."""
    target, _, count = code.partition("+")
    if count:
        return scene.say("fed-place", place=scene.say(f"place-{target}"), count=int(count))
    return scene.say(f"fed-{target}")


def legend_lines(scene: Scene) -> list[str]:
    """The letters of the gangsters with respect and bail, the signs on the plates, and the classes of cards."""
    signs, facts = letters(scene.say), scene.catalogue["gangsters"]
    family = [
        f"{signs[one]} {scene.say(f'gangster-{one}')} {RESPECT}{facts[one]['respect']} {bail(scene, one)}"
        for one in FAMILY
    ]
    plates = f"{CARD} {scene.say('tui-cards')} · {RESPECT} {scene.say('tui-respect')} · {RING} {scene.say('tui-don')}"
    return [*family, plates, " · ".join(legend(scene))]


def bail(scene: Scene, gangster: str) -> str:
    """What it costs to bail a gangster out."""
    return money(scene, scene.catalogue["gangsters"][gangster]["bail"])


def rules(say: Say) -> list[Text]:
    """All rules by number."""
    return [Text.assemble((f"R{n}", BRASS), f"  {say(f'rule-R{n}')}") for n in range(1, RULES + 1)]


def score(scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
    """Cash, then every kind of gangster that counts."""
    return [score_line(scene, entry) for entry in breakdown]


def score_line(scene: Scene, entry: dict[str, Any]) -> ScoreLine:
    """One source of money."""
    if entry["source"] == "cash":
        what = scene.say("score-cash")
    else:
        what = scene.say("score-gangster", gangster=scene.say(f"gangster-{entry['gangster']}"))
    return ScoreLine(what, [""] * len(entry["points"]), entry["points"], "", entry["rule"])
