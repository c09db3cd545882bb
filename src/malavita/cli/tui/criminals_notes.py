"""Criminals in words for the panels: the notebook, the rules in short, and where every point came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .criminals_cards import short, signed
from .look import BONE, BRASS, PAPER, SMOKE
from .scene import Say, Scene, ScoreLine

KINDS = ("pickpocket", "accomplice", "swap", "killer", "spy", "boss")
RULES = 52


def notebook(scene: Scene) -> list[Text]:
    """One entry for each look, then what was never seen."""
    notes = scene.view["notebook"]
    if notes is None:
        return []
    lines = [line for look in notes["looks"] for line in note(scene, look)]
    if notes["unseen"]:
        lines.append(Text(scene.say("tui-never-seen", count=len(notes["unseen"])), BRASS))
        lines.append(Text(cards_in_short(scene, notes["unseen"]), SMOKE))
    return lines


def note(scene: Scene, look: Mapping[str, Any]) -> list[Text]:
    """What one look left open: which cards, how many are still there, and which hidden ones are among them."""
    letter = look["hideout"]
    head = Text(scene.say("hideout-described", letter=letter, name=scene.say(f"hideout-{letter}")), f"bold {BRASS}")
    head.append(f" · {scene.say('tui-left-there', count=look['left'])}", BONE)
    lines = [head, Text(cards_in_short(scene, look["cards"]), PAPER)]
    if look["in_hand"]:
        lines.append(Text(scene.say("tui-one-in-hand"), BONE))
    return lines + [Text(where(scene, token), BONE) for token in look["tokens"]]


def cards_in_short(scene: Scene, codes: list[str]) -> str:
    """Several cards on one line."""
    return " · ".join(short(scene, code).replace(" ", "\u00a0") for code in codes)


def where(scene: Scene, token: int) -> str:
    """Where one of the cards went, by its number in the order of placing."""
    for seat, row in enumerate(scene.view["rows"]):
        for place, stack in enumerate(row):
            if any(card["token"] == token for card in stack):
                return scene.say("tui-one-lies", seat=scene.names[seat], target=target_in_words(scene, place))
    return scene.say("tui-one-killed")


def target_in_words(scene: Scene, place: int) -> str:
    """A target with its name."""
    return scene.say("target-described", value=scene.view["targets"][place], name=scene.say(f"target-{place + 1}"))


def rules(say: Say) -> list[Text]:
    """What the special henchmen do, then all rules by number."""
    kinds = [Text.assemble((say(f"kind-{kind}"), f"bold {BRASS}"), f"  {say(f'kind-{kind}-help')}") for kind in KINDS]
    numbered = [Text.assemble((f"R{n}", BRASS), f"  {say(f'rule-R{n}')}") for n in range(1, RULES + 1)]
    return [*kinds, Text(), *numbered]


def score(scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
    """One line for each target, then one for each gang, and the purses, which decide a tie."""
    targets = [entry for entry in breakdown if "target" in entry]
    gangs = [entry for entry in breakdown if "gang" in entry]
    purses = [scene.say("tui-dollars", amount=amount) for amount in scene.view["money"]]
    return [
        *(score_of_target(scene, place, entry) for place, entry in enumerate(targets)),
        *(score_of_gang(scene, entry) for entry in gangs),
        ScoreLine(scene.say("tui-money"), purses, [0] * len(purses), "", "R52"),
    ]


def score_of_target(scene: Scene, place: int, entry: dict[str, Any]) -> ScoreLine:
    """Strengths at a target and what it was worth in the end."""
    had = ["–" if strength is None else str(strength) for strength in entry["strengths"]]
    why = f"{entry['value']} {signed(entry['modifiers'])} ▸ {entry['worth']}" if entry["modifiers"] else ""
    return ScoreLine(target_in_words(scene, place), had, entry["points"], why, entry["rule"])


def score_of_gang(scene: Scene, entry: dict[str, Any]) -> ScoreLine:
    """Members of a gang."""
    had = [str(members) for members in entry["members"]]
    return ScoreLine(scene.say(f"gang-{entry['gang']}"), had, entry["points"], "", entry["rule"])
