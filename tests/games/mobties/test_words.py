"""The words of Mob Ties: complete, alike in every language, and fit to be spoken in a real game."""

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
from malavita.games.mobties import SPEC
from malavita.games.mobties.box import GANGSTER_NAMES, KIND_NAMES, PLACE_NAMES
from malavita.games.mobties.codes import TERM_NAMES, TESTS
from malavita.games.mobties.dealbook import ACTS
from malavita.games.mobties.dealforms import FORMS
from malavita.games.mobties.events import EVENTS
from malavita.games.mobties.refusals import KEYS
from malavita.games.mobties.state import OPTIONS
from malavita.games.mobties.terms import FATE_NAMES
from malavita.games.mobties.terms import TERM_NAMES as DEAL_TERMS
from malavita.games.mobties.view import PHASES
from malavita.kernel.errors import IllegalAnswer
from malavita.kernel.words import LANGUAGES

NAMES = {0: "Odette", 1: "Bruno", 2: "Ines", 3: "Abel", 4: "Ugo", 5: "Elia"}  # vowels first: where French would elide
CLASSES = ("attack", "wound", "murder", "drive_by", "shanked", "defense", "weapon", "specialty")
HOUSE_RULES = {"undercover": "on", "soldiers": "on", "sicilian": "on", "escape": "on", "don_sets_terms": "on"}


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
    """Every key that the code of Mob Ties, or whoever draws its table, can ask for."""
    box = SPEC.read_box(registry.read_edition("mobties"))
    keys = {"title", "tagline", "money", "money-none", "vote-nobody", "fed-place", "score-cash", "score-gangster"}
    keys |= {f"fed-{name}" for name in ("fbi_raid", "turn_things_around")}
    keys |= {f"reason-{name}" for name in ("heat", "truce", "undercover")}
    keys |= {f"card-{name}{part}" for name in KIND_NAMES for part in ("", "-help")}
    keys |= {f"terms-{name}{part}" for name in TERM_NAMES for part in ("", "-help")}
    keys |= {f"place-{name}" for name in PLACE_NAMES} | {f"gangster-{name}" for name in GANGSTER_NAMES}
    keys |= {f"phase-{phase}" for phase in PHASES} | {f"test-{name}" for name in TESTS.values()}
    keys |= {f"role-{name}" for name in ("agent", "gangster")} | {f"class-{name}" for name in CLASSES}
    keys |= {f"event-{event.name}" for event in EVENTS} | {f"refusal-{key}" for key in KEYS}
    keys |= {f"option-{option.name}" for option in OPTIONS}
    keys |= {f"option-{option.name}-{value}" for option in OPTIONS for value in option.values}
    keys |= {f"rule-R{n}" for n in range(1, 81)} | {f"term-{name}" for name in DEAL_TERMS}
    for kind in SPEC.kinds:
        keys.add(f"question-{kind.name}")
        keys |= {f"answer-{kind.name}-{'-'.join(kind.args(box, n))}" for n in range(kind.size)}
    return keys | {f"desk-{name}" for name in at_the_desk()}


def at_the_desk() -> set[str]:
    """What is said at the deal desks, of the terminal and of the page."""
    fields = [field for form in FORMS.values() for field in form]
    words = {f"term-{name}" for name in FORMS} | {f"fate-{fate}" for fate in FATE_NAMES if fate != "waiting"}
    words |= {f"ask-{field['name']}" for field in fields} | {f"ask-{name}" for name in ("sharer", "part", "turn")}
    words |= {f"{field['name']}-{value}" for field in fields if field["kind"] == "choice" for value in field["values"]}
    words |= {f"do-{name}" for name in (*ACTS, "new", "resume", "strike", "turn", "party", "tear", "add")}
    words |= {f"which-{name}" for name in ("strike", "turn", "party")} | {"bad-amount", "bad-text"}
    words |= {"offered", "accepted", "declined", "withdrawn", "released", "this-turn"}
    root = SPEC.folder.parents[3]
    for path in (root / "src/malavita/cli").rglob("*.py"):
        words |= set(re.findall(r"(?<!=)[\"']desk-([a-z-]*[a-z])[\"']", path.read_text("utf-8")))
    for path in (root / "web/src/table").glob("*eal*"):
        words |= set(re.findall(r"(?:\bsay\(|\"desk-)\"?([a-z-]+)\"", path.read_text("utf-8")))
    return words


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
    texts = [registry.words("mobties")._texts[language][1] for language in (one, other)]
    lines = [
        {line for line in text.splitlines() if re.match(r"(rule|refusal|option|question)-", line)} for text in texts
    ]
    same = [line for line in lines[0] & lines[1] if not line.endswith("->")]
    assert not same, same


def test_french_keeps_its_hard_spaces() -> None:
    for line in (SPEC.folder / "texts" / "fr.ftl").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"(?<!\u00a0)[;?!»](?!\w)", line.replace("[", "")), line


@pytest.mark.parametrize("players", [3, 6])
def test_whole_games_can_be_told(players: int) -> None:
    for seed in range(2):
        options = {"secret_ballots": "off", **HOUSE_RULES} if seed % 2 else {}
        game = malavita.new("mobties", players=players, seed=seed, options=options, engine="python")
        play_and_speak(game, random.Random(seed))
        for seat in (None, *range(players)):
            for event in game.events(seat):
                for language in LANGUAGES:
                    spoken(game.say(event, language, NAMES))


def play_and_speak(game: Any, dice: random.Random) -> None:
    """Play at random to the end; say every question, every answer and a refusal on the way."""
    while not game.over:
        seat = dice.choice(game.to_act)
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
