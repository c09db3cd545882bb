"""The words of Criminals and of the house: complete, alike in every language, and fit to be spoken in a real game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import malavita
from malavita.games import registry
from malavita.games.criminals import SPEC
from malavita.games.criminals.box import GANG_NAMES, HIDEOUT_LETTERS, KINDS, TARGETS
from malavita.games.criminals.edition import CARD_CODES
from malavita.games.criminals.events import EVENTS
from malavita.games.criminals.refusals import KEYS
from malavita.games.criminals.state import OPTIONS
from malavita.games.criminals.view import PHASES
from malavita.games.criminals.words import Speaker, refusal_sentence
from malavita.kernel.spec import Refusal
from malavita.kernel.words import LANGUAGES

FOLDERS = {"house": registry.HOUSE_TEXTS, "criminals": SPEC.folder / "texts"}
NAMES = {0: "Odette", 1: "Bruno", 2: "Ines", 3: "Abel"}  # vowels first: where French would have to elide
PAIRS = [("en", "it"), ("en", "fr"), ("it", "fr")]
GAMES = 30

# What refusals.py tells with each refusal, and an example of each.
REFUSED_WITH = {
    "wrong-question": "kind",
    "hideout-unused": "hideout players",
    "hideout-empty": "hideout",
    "too-poor": "hideout price money",
    "not-in-pile": "card",
    "boss-not-alone": "card",
    "no-place": "card",
    "boss-face-down": "card target",
    "occupied-face-down": "card target",
    "face-down-poor": "card target price money",
    "accomplice-limit": "card target",
    "occupied": "card target",
    "kill-self": "victim target",
    "kill-nobody-there": "victim target",
    "spy-empty": "hideout",
    "move-occupied": "target",
}
SAMPLES: dict[str, Any] = {"hideout": "D", "card": "c32", "target": 9, "victim": 0, "kind": "hire"}
SAMPLES |= {"players": 2, "price": 3, "money": 1}

# What may well be the same word in two languages: names, and sentences that hold nothing but names.
SHARED = re.compile(
    r"title|(gang|hideout|target|card)-\w+|kind-[a-z]+|tui-(title|bot|log|no|refused|score|gangs|dollars|points|points-count)"
)


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


@cache
def messages(part: str, language: str) -> dict[str, Any]:
    """The messages of one file by key."""
    path: Path = FOLDERS[part] / f"{language}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body
    faults = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not faults, f"{path} cannot be read here: {faults[0]}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), f"{path} says twice: {[key for key in keys if keys.count(key) > 1]}"
    return dict(zip(keys, found, strict=True))


def variables(message: Any) -> set[str]:
    """The variables that a message uses."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def patterns(node: Any) -> Iterator[Any]:
    """All patterns of a message, those inside selectors too."""
    if isinstance(node, ast.Pattern):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from patterns(part)


def texts(message: Any) -> Iterator[str]:
    """The pieces of plain text of a message."""
    for pattern in patterns(message):
        yield from (part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def before(message: Any, *names: str) -> Iterator[str]:
    """The text directly before each use of these variables."""
    for pattern in patterns(message):
        for text, part in zip(pattern.elements, pattern.elements[1:], strict=False):
            shown = isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
            if shown and part.expression.id.name in names and isinstance(text, ast.TextElement):
                yield text.value


def demanded() -> set[str]:
    """Every key that the code of Criminals can ask for."""
    box = SPEC.read_box(registry.read_edition("criminals"))
    keys = {"title", "tagline", "seat", "list", "card-described", "hideout-described", "target-described"}
    keys |= {"score-target", "score-gang", "reason-all-passed"}
    keys |= {"refusal-not-asked", "refusal-over", "refusal-malformed", "refusal-cannot-undo"}
    keys |= {f"card-{code}" for code in CARD_CODES} | {f"gang-{name}" for name in GANG_NAMES}
    keys |= {f"kind-{kind}" for kind in KINDS} | {f"kind-{kind}-help" for kind in KINDS}
    keys |= {f"hideout-{letter}" for letter in HIDEOUT_LETTERS} | {f"target-{n}" for n in range(1, TARGETS + 1)}
    keys |= {f"phase-{phase}" for phase in {"placing", *PHASES.values()}}
    keys |= {f"event-{event.name}" for event in EVENTS} | {f"refusal-{key}" for key in KEYS}
    keys |= {f"option-{option.name}" for option in OPTIONS}
    keys |= {f"option-{option.name}-{value}" for option in OPTIONS for value in option.values}
    keys |= {f"rule-R{n}" for n in range(1, 53)}
    for kind in SPEC.kinds:
        keys.add(f"question-{kind.name}")
        keys |= {f"answer-{kind.name}-{next(iter(kind.args(box, n)))}" for n in range(kind.size)}
    return keys


def spoken(text: str) -> str:
    """A sentence, found to be one."""
    assert text.strip() == text and text, repr(text)
    assert not re.search(r"None|True|[{}]|  |\.\.|\(\)|, ,| ,|,\.", text), text
    return text


# --- the files


@pytest.mark.parametrize("part", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(part: str, language: str) -> None:
    here, english = messages(part, language), messages(part, "en")
    assert here.keys() == english.keys()
    for key, message in here.items():
        assert variables(message) == variables(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_and_game_do_not_say_the_same_key(language: str) -> None:
    assert not messages("house", language).keys() & messages("criminals", language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_demands_exists(language: str) -> None:
    assert demanded() <= messages("house", language).keys() | messages("criminals", language).keys()


def test_no_key_of_the_game_is_idle() -> None:
    assert set(messages("criminals", "en")) <= demanded()


@pytest.mark.parametrize("part", FOLDERS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_languages_differ(part: str, one: str, other: str) -> None:
    first, second = messages(part, one), messages(part, other)
    write = FluentSerializer().serialize_entry
    for key in first:
        if not SHARED.fullmatch(key) and not key.endswith("-described"):
            bare = [write(ast.Message(entry.id, entry.value)) for entry in (first[key], second[key])]
            assert bare[0] != bare[1], f"{key} is the same in {one} and {other}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    words = registry.words("criminals")
    for kind, codes in (("card", CARD_CODES), ("hideout", HIDEOUT_LETTERS), ("kind", KINDS), ("gang", GANG_NAMES)):
        assert len({words.say(language, f"{kind}-{code}") for code in codes}) == len(codes)
    for letter in HIDEOUT_LETTERS:
        assert words.say(language, f"hideout-{letter}").startswith(letter)


@pytest.mark.parametrize("part", FOLDERS)
def test_french_never_needs_to_elide_before_a_name(part: str) -> None:
    for key, message in messages(part, "fr").items():
        for text in before(message, "seat", "seats", "victim", "card", "cards", "gang", "file"):
            assert not re.search(r"\b(de|que|le|la|ne|si|jusque|lorsque|parce que|à la|du|au) $", text), key


@pytest.mark.parametrize("part", FOLDERS)
def test_italian_never_needs_to_contract_before_a_henchman(part: str) -> None:
    for key, message in messages(part, "it").items():
        for text in before(message, "card", "cards"):
            assert not re.search(r"\b(di|a|da|in|su|con|per) $", text), key


@pytest.mark.parametrize("part", FOLDERS)
def test_french_punctuation_and_dollars_keep_their_hard_space(part: str) -> None:
    for key, message in messages(part, "fr").items():
        for text in texts(message):
            assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", text), key
            assert not re.search(r"(?<!\u00a0)\$", text), key


# --- the sentences


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told(players: int) -> None:
    for seed in range(GAMES):
        options = {"revealKilled": "on", "accompliceLimit": "one"} if seed % 3 == 2 else {}
        game = malavita.new("criminals", players=players, seed=seed, options=options, engine="python")
        play_and_speak(game, random.Random(seed))
        for seat in (None, *range(players)):
            for event in game.events(seat):
                for language in LANGUAGES:
                    spoken(game.say(event, language))
                    spoken(game.say(event, language, NAMES))


def play_and_speak(game: malavita.kernel.game.Game, dice: random.Random) -> None:
    """Play at random to the end; say every question and every answer on the way."""
    while not game.over:
        (seat,) = game.to_act
        question = game.question(seat)
        assert question is not None
        for language in LANGUAGES:
            spoken(question.text(language))
            said = [spoken(answer.text(language)) for answer in question.answers]
            assert len(set(said)) == len(said), said
        spoken(refused(game, seat, dice))
        wanted = [answer for answer in question.answers if answer.code != "recruit:pass"] or question.answers
        game.play(seat, dice.choice(wanted if dice.random() < 0.95 else question.answers))


def refused(game: malavita.kernel.game.Game, seat: int, dice: random.Random) -> str:
    """Why an answer that is not legal now is refused."""
    question = game.question(seat)
    assert question is not None
    legal = {answer.id for answer in question.answers}
    wrong = dice.choice([number for number in range(SPEC.space.size) if number not in legal])
    with pytest.raises(malavita.kernel.errors.IllegalAnswer) as caught:
        game.play(seat, wrong)
    return caught.value.reason


def speaker(language: str) -> Speaker:
    """Somebody who speaks about the standard edition."""
    return Speaker(registry.words("criminals"), language, SPEC.read_box(registry.read_edition("criminals")), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_can_be_said(key: str, language: str) -> None:
    args = {name: SAMPLES[name] for name in REFUSED_WITH[key].split()}
    spoken(refusal_sentence(speaker(language), Refusal(key, "R1", args)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_asked_first_is_named(language: str) -> None:
    refusals = [Refusal("wrong-question", "R9", {"kind": kind.name}) for kind in SPEC.kinds]
    said = {refusal_sentence(speaker(language), refusal) for refusal in refusals}
    assert len(said) == len(SPEC.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_can_be_told(language: str) -> None:
    say = speaker(language).say
    for several, seats in enumerate(["", "Odette", "Odette, Bruno"]):
        for number in (0, 1, 2):
            spoken(say("score-target", target="9 (X)", worth=number, seats=seats, several=several, each=number))
            spoken(say("score-gang", gang="Outfit", seats=seats, several=several, points=number, members=number))


# --- the secrets, told only to who may know them


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_henchmen_stay_hidden_in_words(language: str) -> None:
    game = malavita.new("criminals", players=2, seed=1, engine="python")
    owner = speaker(language)
    event = {"kind": "killed", "seat": 0, "victim": 1, "target": 9, "shown": ["c05"], "hidden": 1, "cards": None}
    public = spoken(game.say(event, language, NAMES))
    assert owner.card("c05") in public and owner.card("c29") not in public
    own = spoken(game.say({**event, "cards": ["c05", "c29"]}, language, NAMES))
    assert owner.card("c05") in own and owner.card("c29") in own
    itself = spoken(game.say({**event, "victim": 0}, language, NAMES))
    assert "Bruno" in public and "Bruno" not in itself and "Odette" in itself


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_henchman_is_described_by_what_is_printed(language: str) -> None:
    who = speaker(language)
    assert who.card("c29") == f"Gilda (8, −2, {who.say('gang-outfit')})"
    assert who.card("c30").endswith("(9)") and who.card("c31").endswith("(9, −3)")
    assert who.card("c02").endswith(f"(1, {who.say('kind-accomplice')}, {who.say('gang-outfit')})")
    assert who.hideout("D").startswith("D (") and who.target(9).startswith("9 (")
