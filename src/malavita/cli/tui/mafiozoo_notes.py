"""Mafiozoo in words for the panels: the notebook, the rules in short, and where every point came from."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .look import BONE, BRASS, PAPER
from .mafiozoo_plan import FAVORS
from .mafiozoo_plates import tokens_in_words
from .scene import Say, Scene, ScoreLine

RULES = 74
CHARACTERS = range(1, 13)
SOURCES = {
    "tokens": "tui-tokens",
    "cards": "tui-cards",
    "informants": "tui-informants",
    "favors": "phase-favors",
    "gems": "tui-gems-placed",
    "money": "tui-money",
    "sets": "tui-sets",
}


def notebook(scene: Scene) -> list[Text]:
    """What the reader's goons do, which tokens it knows, where the Godfather was, and what lies face down."""
    view, say = scene.view, scene.say
    lines: list[Text] = []
    if scene.seat is not None and view["goons"][scene.seat]:
        lines.append(Text(say("tui-own-goons"), f"bold {BRASS}"))
        for code in view["goons"][scene.seat]:
            lines.append(Text.assemble((say(f"location-{code}"), PAPER), (f"  {say(f'location-{code}-help')}", BONE)))
    for seat in scene.seats:
        known = tokens_in_words(scene, seat)
        if known:
            lines.append(Text(say("tui-known-tokens", seat=scene.names[seat]), f"bold {BRASS}"))
            lines.append(Text(known, PAPER))
    lines.append(Text(say("tui-godfather"), f"bold {BRASS}"))
    lines += [Text(godfather_card(scene, code), PAPER) for code in view["godfather_cards"]]
    decks = {"tokens": view["supply"], "bribery": view["deck"], "informants": view["informant_deck"]}
    lines.append(Text(say("tui-decks", **decks), BONE))
    return [*lines, legend(say)]


def godfather_card(scene: Scene, code: str) -> str:
    """A Godfather card in short."""
    card = scene.catalogue["godfather_cards"][code]
    name = scene.say(f"character-{card['character']}")
    return f"{card['character']} {name} +{card['money']}Z"


def legend(say: Say) -> Text:
    """What the letters of the favors mean."""
    parts = [
        Text.assemble((mark[0], f"bold {mark[2]} on {mark[1]}"), (f"\u00a0{say(f'favor-{name}')}", BONE))
        for name, mark in FAVORS.items()
        if name != "?"
    ]
    return Text("  ").join(parts)


def rules(say: Say) -> list[Text]:
    """The favors of the characters, the bonuses of the locations, then all rules by number."""
    places = [f"L{row}{column}" for row in range(1, 5) for column in range(1, 5)]
    people = [entry(f"{n} {say(f'character-{n}')}", say(f"character-{n}-help")) for n in CHARACTERS]
    city = [entry(say(f"location-{code}"), say(f"location-{code}-help")) for code in places]
    numbered = [Text.assemble((f"R{n}", BRASS), f"  {say(f'rule-R{n}')}") for n in range(1, RULES + 1)]
    return [legend(say), Text(), *people, Text(), *city, Text(), *numbered]


def entry(title: str, words: str) -> Text:
    """A name with what it means."""
    return Text.assemble((title, f"bold {BRASS}"), f"  {words}")


def score(scene: Scene, breakdown: list[dict[str, Any]]) -> list[ScoreLine]:
    """A line for every source of points; locations without a goon are left out."""
    lines = [score_line(scene, part) for part in breakdown if part["source"] != "location" or any(part["points"])]
    slush = [str(gems) for gems in scene.view["slush"]]
    return [*lines, ScoreLine(scene.say("source-slush"), slush, [0] * len(slush), "", "R66")]


def score_line(scene: Scene, part: dict[str, Any]) -> ScoreLine:
    """What for, what each seat had, and what it brought."""
    points, source, rule = part["points"], part["source"], part["rule"]
    if source == "majority":
        had = [str(count) for count in part["tokens"]]
        return ScoreLine(scene.say(f"neighborhood-{part['neighborhood']}"), had, points, "", rule)
    if source == "location":
        return ScoreLine(scene.say(f"location-{part['location']}"), [""] * len(points), points, "", rule)
    had = [f"{amount}Z" for amount in scene.view["money"]] if source == "money" else [""] * len(points)
    return ScoreLine(scene.say(SOURCES[source]), had, points, "", rule)
