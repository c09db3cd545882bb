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
LATEST = 40  # so many events are also compared in words; the others were so at an earlier moment
CONVERSATION = 5  # no conversation has more answers that can be taken back


def check_secrets(
    name: str, players: int, seed: int = 0, options: Mapping[str, Any] | None = None, share: float = 0.3,
    engine: str | None = None,
) -> int:  # fmt: skip
    """Play one game and test a share of its moments for every viewer; returns how many worlds were drawn."""
    luck = Random(f"secrets {name} {players} {seed}")
    share = min(share, registry.find(name).world_share)
    game = new(name, players, seed, options=options, engine=engine)
    drawn = 0
    trail: list[Any] = []  # the true position before each answer
    for _ in random_play(game, luck):
        if luck.random() < share:
            drawn += check_moment(game, trail, luck)
        trail.append(game.state.copied())
    return drawn + check_moment(game, trail, luck)


def check_moment(game: Game, trail: list[Any], luck: Random) -> int:
    """Draw one world for every viewer of a position and compare."""
    for viewer in [*range(game.players), None]:
        world = game.copy()
        renamed = world.replace_hidden(viewer, key_from_seed(luck.getrandbits(60)))
        assert not world.faults(), world.faults()
        compare_now(game, world, viewer)
        past = Past(game, trail, world, renamed, viewer).relive()
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


class Past:
    """The true game's past under a drawn world's names: legal throughout, told alike, and ending in that world.

    The last answers of an unfinished conversation are its owner's secret; a world drawn for others stops before them.
    Silent answers, which nobody else learns of, may be asked of others in the drawn world, and are given there.
    """

    def __init__(self, game: Game, trail: list[Any], world: Game, renamed: list[int], viewer: int | None) -> None:
        self.game, self.trail, self.world, self.viewer = game, trail, world, viewer
        self.renamed = renamed
        self.spec = registry.find(game.name)
        self.told = game.events(viewer)
        self.past = game.beginning()
        self.held = list(range(self.spec.hidden_things))
        self.compared = 0
        self.goal = without_dice(world)
        self.found: Game | None = None

    def relive(self) -> Game:
        """Replay the past; the drawn world must be met at its end."""
        answers = self.game.answers_given
        for number, (seat, answer) in enumerate(answers):
            self.take_names(self.trail[number])
            if not self.give(seat, answer, self.trail[number], near=len(answers) - number < CONVERSATION):
                break
        else:
            self.take_names(self.game.state)
            while not self.meet() and self.keep_silent():
                pass
        assert self.found is not None, "the drawn world has no past"
        return self.found

    def meet(self) -> bool:
        """Whether this moment is the drawn world's; it is kept then."""
        met = without_dice(self.past) == self.goal
        if met:
            self.found = self.past.copy()
        return met

    def take_names(self, then: Any) -> None:
        """Use those of the world's names that hold at this moment, and were not used before."""
        names = self.spec.names_so_far(self.renamed, then, self.game.state)
        if names != self.held:
            self.spec.realign(self.past.state, self.past.box, then, self.held)
            fresh = [n if name == held else name for n, (name, held) in enumerate(zip(names, self.held, strict=True))]
            self.spec.rename(self.past.state, self.past.box, fresh)
            self.held = list(names)

    def give(self, seat: int, number: int, then: Any, near: bool) -> bool:
        """Give the same answer under these names, or tell that it is illegal or told otherwise."""
        kind, answer = self.spec.space.split(number)
        renamed = self.spec.rename_answer(then, self.past.box, seat, kind, answer, self.held)
        silent = self.spec.is_silent(kind, answer)
        while True:
            if near:
                self.meet()
            before = self.past.copy()
            try:
                self.past.play(seat, self.spec.space.number(kind, renamed))
                if self.told_alike():
                    return True
                self.past = before  # it answered a question that only this world asks
            except IllegalAnswer:
                pass
            if silent:
                return True
            if not self.keep_silent():
                return False

    def keep_silent(self) -> bool:
        """Let whoever is asked answer silently, if that can be."""
        for seat in self.past.to_act:
            question = self.past.question(seat)
            for answer in question.answers if question else []:
                if self.spec.is_silent(*self.spec.space.split(answer.id)):
                    self.past.play(seat, answer)
                    return self.told_alike()
        return False

    def told_alike(self) -> bool:
        """Compare the events since the last answer."""
        news = self.past.events(self.viewer, self.compared)
        same = news == self.told[self.compared : self.compared + len(news)]
        self.compared += len(news) if same else 0
        return same


def without_dice(game: Game) -> dict[str, Any]:
    """A position but for the dice, which are drawn anew with the world, and for what no player can tell apart."""
    plain = {name: value for name, value in game.truth().items() if name not in ("key", "drawn")}
    return registry.find(game.name).alike(plain)


def compare_past(game: Game, past: Game, viewer: int | None) -> None:
    """Events in numbers and words, and the notation, of the whole game."""
    assert past.events(viewer) == game.events(viewer)
    assert past.notation(viewer) == game.notation(viewer)
    for ours, theirs in zip(game.events(viewer)[-LATEST:], past.events(viewer)[-LATEST:], strict=True):
        assert [game.say(ours, lang) for lang in LANGUAGES] == [past.say(theirs, lang) for lang in LANGUAGES]


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """The parts of two views that differ, for a readable failure."""
    return "; ".join(f"{key}: {one[key]} against {other[key]}" for key in one if one[key] != other[key])
