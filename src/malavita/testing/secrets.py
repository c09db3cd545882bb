"""The master test: what a viewer cannot know makes no difference to anything it is shown (non-interference).

At random moments everything a viewer cannot know is drawn anew. The drawn world must look the same to that viewer, now
and at every moment of its past: views, answers, observations, events, notation, words and error messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ..api import new
from ..games import registry
from ..kernel.errors import IllegalAnswer, MalavitaError
from ..kernel.game import Game
from ..kernel.replay import key_from_seed
from .conformance import random_play

LANGUAGES = ("en", "it", "fr")
CONVERSATION = 4  # no conversation has more answers that can be taken back


def check_secrets(
    name: str, players: int, seed: int = 0, options: Mapping[str, Any] | None = None, share: float = 0.3,
    engine: str | None = None,
) -> int:  # fmt: skip
    """Play one game and test a share of its moments for every viewer; returns how many worlds were drawn."""
    luck = Random(f"secrets {name} {players} {seed}")
    game = new(name, players, seed, options=options, engine=engine)
    drawn = 0
    for _ in random_play(game, luck):
        if luck.random() < share:
            drawn += check_moment(game, luck)
    return drawn + check_moment(game, luck)


def check_moment(game: Game, luck: Random) -> int:
    """Draw one world for every viewer of a position and compare."""
    for viewer in [*range(game.players), None]:
        world = game.copy()
        renamed = world.replace_hidden(viewer, key_from_seed(luck.getrandbits(60)))
        assert not world.faults(), world.faults()
        compare_now(game, world, viewer)
        past = relive(game, world, renamed, viewer)
        compare_past(game, past, viewer)
    return game.players + 1


def compare_now(game: Game, world: Game, viewer: int | None) -> None:
    """View, question, observation and refusals of this moment."""
    assert world.view(viewer) == game.view(viewer), difference(world.view(viewer), game.view(viewer))
    assert world.over == game.over
    if viewer is None:
        return
    assert world.observation(viewer).tobytes() == game.observation(viewer).tobytes(), "the observation differs"
    ours, theirs = game.question(viewer), world.question(viewer)
    assert ours == theirs, "the question differs"
    if ours is not None and theirs is not None:
        for language in LANGUAGES:
            assert ours.text(language) == theirs.text(language)
            assert [a.text(language) for a in ours.answers] == [a.text(language) for a in theirs.answers]
    assert refusals(game, viewer) == refusals(world, viewer), "an error message differs"


def refusals(game: Game, seat: int) -> list[str]:
    """What a seat is told when it tries every answer there is, each on a copy."""
    told = []
    for number in range(registry.find(game.name).space.size):
        try:
            game.copy().play(seat, number)
            told.append("legal")
        except MalavitaError as error:
            told.append(f"{type(error).__name__} {error}")
    return told


def relive(game: Game, world: Game, renamed: list[int], viewer: int | None) -> Game:
    """The true game's past under the drawn world's names: legal throughout, told alike, and ending in that world.

    The last answers of an unfinished conversation are its owner's secret; a world drawn for others stops before them.
    """
    for secret_answers in range(CONVERSATION):
        past = relive_until(game, renamed, viewer, len(game.answers_given) - secret_answers)
        if past is not None and without_dice(past) == without_dice(world):
            return past
    raise AssertionError("the drawn world has no past")


def relive_until(game: Game, renamed: list[int], viewer: int | None, size: int) -> Game | None:
    """The first answers of a game under other names; None if that is illegal or told otherwise."""
    spec = registry.find(game.name)
    past = game.beginning()
    spec.rename(past.state, past.box, renamed)
    told = game.events(viewer)
    for seat, number in game.answers_given[: max(0, size)]:
        kind, answer = spec.space.split(number)
        try:
            past.play(seat, spec.space.number(kind, spec.rename_answer(kind, answer, renamed)))
        except IllegalAnswer:
            return None
        if past.events(viewer) != told[: len(past.events(viewer))]:
            return None
    return past


def without_dice(game: Game) -> dict[str, Any]:
    """A whole position but for the dice, which are drawn anew with the world."""
    return {name: value for name, value in game.truth().items() if name not in ("key", "drawn")}


def compare_past(game: Game, past: Game, viewer: int | None) -> None:
    """Events in numbers and words, and the notation, of the whole game."""
    assert past.events(viewer) == game.events(viewer)
    assert past.notation(viewer) == game.notation(viewer)
    for ours, theirs in zip(game.events(viewer), past.events(viewer), strict=True):
        assert [game.say(ours, lang) for lang in LANGUAGES] == [past.say(theirs, lang) for lang in LANGUAGES]


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """The parts of two views that differ, for a readable failure."""
    return "; ".join(f"{key}: {one[key]} against {other[key]}" for key in one if one[key] != other[key])
