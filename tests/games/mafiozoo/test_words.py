"""The words of Mafiozoo: complete, alike in every language, and fit to be spoken in a real game."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import malavita
from malavita.games import registry
from malavita.games.mafiozoo import SPEC
from malavita.games.mafiozoo.box import CONDITIONS, FAVOR_NAMES, LOCATION_CODES, NEIGHBORHOOD_NAMES
from malavita.games.mafiozoo.events import EVENTS, SOURCES
from malavita.games.mafiozoo.refusals import KEYS
from malavita.games.mafiozoo.state import OPTIONS
from malavita.games.mafiozoo.view import PHASES
from malavita.kernel.errors import IllegalAnswer
from malavita.kernel.words import LANGUAGES

NAMES = {0: "Odette", 1: "Bruno", 2: "Ines", 3: "Abel"}  # vowels first: where French would have to elide
SCORES = ("tokens", "cards", "informants", "favors", "gems", "money", "sets", "majority", "location")


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Any]:
    """The messages of one file by key."""
    path = SPEC.folder / "texts" / f"{language}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)], path
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), f"{path} says twice: {[key for key in keys if keys.count(key) > 1]}"
    return dict(zip(keys, found, strict=True))


def variables(message: Any) -> set[str]:
    """The variables that a message uses."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def demanded() -> set[str]:
    """Every key that the code of Mafiozoo, or whoever draws its table, can ask for."""
    box = SPEC.read_box(registry.read_edition("mafiozoo"))
    keys = {
        "title",
        "tagline",
        "character-described",
        "card-secret",
        "card-targeted",
        "reason-rounds-played",
        SPEC.nobody,
    }
    keys |= {f"character-{n}{part}" for n in range(1, 13) for part in ("", "-help")}
    keys |= {f"location-{code}{part}" for code in LOCATION_CODES for part in ("", "-help")}
    keys |= {f"favor-{name}" for name in FAVOR_NAMES} | {f"neighborhood-{name}" for name in NEIGHBORHOOD_NAMES}
    keys |= {f"condition-{name}" for name in CONDITIONS} | {f"source-{name}" for name in SOURCES}
    keys |= {f"phase-{phase}" for phase in PHASES} | {f"score-{name}" for name in SCORES}
    keys |= {f"event-{event.name}" for event in EVENTS} | {f"refusal-{key}" for key in KEYS}
    keys |= {f"option-{option.name}" for option in OPTIONS}
    keys |= {f"option-{option.name}-{value}" for option in OPTIONS for value in option.values}
    keys |= {f"rule-R{n}" for n in range(1, 75)}
    for kind in SPEC.kinds:
        keys.add(f"question-{kind.name}")
        keys |= {f"answer-{kind.name}-{next(iter(kind.args(box, n)))}" for n in range(kind.size)}
    return keys


def spoken(text: str) -> str:
    """A sentence, found to be one."""
    assert text.strip() == text and text, repr(text)
    assert not re.search(r"None|True|[{}]|  |\.\.|\(\)|, ,| ,|,\.", text), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    here, english = messages(language), messages("en")
    assert here.keys() == english.keys()
    for key, message in here.items():
        assert variables(message) == variables(english[key]), key


def test_every_key_is_demanded_and_there() -> None:
    assert demanded() == messages("en").keys()


@pytest.mark.parametrize(("one", "other"), [("en", "it"), ("en", "fr"), ("it", "fr")])
def test_sentences_differ_between_languages(one: str, other: str) -> None:
    texts = [registry.words("mafiozoo")._texts[language][1] for language in (one, other)]
    lines = [
        {line for line in text.splitlines() if re.match(r"(rule|refusal|option|question)-", line)} for text in texts
    ]
    same = [line for line in lines[0] & lines[1] if not line.endswith("->")]
    assert not same, same


def test_french_keeps_its_hard_spaces() -> None:
    for line in (SPEC.folder / "texts" / "fr.ftl").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"(?<!\u00a0)[;?!»](?!\w)", line.replace("[", "")), line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told(players: int) -> None:
    for seed in range(2):
        options = {"informantWindow": "everyone", "revealDiscards": "on"} if seed % 2 else {}
        game = malavita.new("mafiozoo", players=players, seed=seed, options=options, engine="python")
        play_and_speak(game, random.Random(seed))
        for seat in (None, *range(players)):
            for event in game.events(seat):
                for language in LANGUAGES:
                    spoken(game.say(event, language, NAMES))


def play_and_speak(game: Any, dice: random.Random) -> None:
    """Play at random to the end; say every question, every answer and a refusal on the way."""
    while not game.over:
        (seat,) = game.to_act
        question = game.question(seat)
        for language in LANGUAGES:
            spoken(question.text(language))
            said = [spoken(answer.text(language)) for answer in question.answers]
            assert len(set(said)) == len(said), said
        legal = {answer.id for answer in question.answers}
        with pytest.raises(IllegalAnswer) as caught:
            game.play(seat, dice.choice([n for n in range(SPEC.space.size) if n not in legal]))
        for language in LANGUAGES:
            spoken(caught.value.text(language))
        game.play(seat, dice.choice(question.answers))


def test_R69_the_strawman_has_a_name_in_every_sentence() -> None:
    game, luck = malavita.new("mafiozoo", 2, seed=7), random.Random(7)
    while not game.over:
        seat = luck.choice(game.to_act)
        question = game.question(seat)
        assert question
        game.play(seat, luck.choice(question.answers))
    names = {0: "Odette", 1: "Bruno"}
    for language, strawman in (("en", "Strawman"), ("it", "Burattino"), ("fr", "Homme de paille")):
        his = [game.say(event, language, names) for event in game.events(None) if event.get("seat") == 2]
        assert his and all(strawman in line for line in his), his
