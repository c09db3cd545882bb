"""What every game must hold, checked on random games through the public interface."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from ..api import load, new, position
from ..games import registry
from ..kernel.errors import BadSeat, CannotUndo, IllegalAnswer, MalformedAnswer, NotAsked
from ..kernel.game import Game

Options = Mapping[str, Any]


def random_play(game: Game, luck: Random) -> Iterator[int]:
    """Play a game to its end with random answers, stopping before each; yields the seat that will answer."""
    while not game.over:
        seat = luck.choice(game.to_act)
        yield seat
        question = game.question(seat)
        assert question is not None
        game.play(seat, luck.choice(question.answers))


def check_questions(game: Game, luck: Random) -> None:
    """Whoever is asked has answers, everybody else has none; numbers and codes name one answer each."""
    for step, seat in enumerate(random_play(game, luck)):
        assert step < registry.find(game.name).most_answers, "the game does not end"
        assert not game.faults(), game.faults()
        for other in range(game.players):
            question = game.question(other)
            assert (question is not None) == (other in game.to_act)
            if question is not None:
                assert question.answers, "asked, but without an answer"
                assert len({answer.id for answer in question.answers}) == len(question.answers)
                assert len({answer.code for answer in question.answers}) == len(question.answers)
        assert seat in game.to_act
    check_ending(game)


def check_ending(game: Game) -> None:
    """At the end nobody is asked, and there is an outcome whose ranks follow from its scores' order."""
    outcome = game.outcome
    assert game.over and outcome is not None and not game.faults()
    assert outcome.reason and outcome.breakdown
    assert len(outcome.scores) == len(outcome.ranks) == game.players
    assert min(outcome.ranks) == 1 and outcome.winners
    points = [sum(entry["points"][seat] for entry in outcome.breakdown) for seat in range(game.players)]
    assert points == outcome.scores, "the breakdown does not add up to the scores"


def check_refusals(game: Game, luck: Random) -> None:
    """Everything that is not legal is refused with a reason, and changes nothing."""
    size = registry.find(game.name).space.size
    for seat in random_play(game, luck):
        before = game.digest()
        question = game.question(seat)
        assert question is not None
        legal = {answer.id for answer in question.answers}
        for number in luck.sample(range(size), min(size, 12)):
            if number not in legal:
                refused(IllegalAnswer, game.play, seat, number)
        for other in range(game.players):
            if other not in game.to_act:
                refused(NotAsked, game.play, other, question.answers[0])
        for nonsense in ("", "nonsense", "place:99:up", size, -1, None, 1.5, ["x"]):
            refused(MalformedAnswer, game.play, seat, nonsense)
        for nobody in (-1, game.players, None, "0"):
            refused(BadSeat, game.play, nobody, question.answers[0])
        assert game.digest() == before, "a refused answer changed the position"


def refused(kind: type[Exception], act: Callable[..., None], *args: Any) -> None:
    """Demand that an act is refused in this way, with words."""
    try:
        act(*args)
    except kind as error:
        assert str(error), "a refusal without a reason"
        return
    raise AssertionError(f"not refused with {kind.__name__}")


def check_copies(game: Game, luck: Random) -> None:
    """A copy is equal and independent: playing one leaves the other alone."""
    for seat in random_play(game, luck):
        before, copy = game.digest(), game.copy()
        assert copy.digest() == before and copy.view(seat) == game.view(seat)
        question = copy.question(seat)
        assert question is not None
        copy.play(seat, luck.choice(question.answers).id)
        assert game.digest() == before
        assert len(game.answers_given) + 1 == len(copy.answers_given)


def check_saves(game: Game, luck: Random) -> None:
    """A save brings back position, past and future; a position comes back from its fields."""
    due = 0
    for step, _ in enumerate(random_play(game, luck)):
        if step == due:
            check_one_save(game)
            due += 7 + step // 7  # a save is read back answer by answer: the longer, the rarer
    check_one_save(game)


def check_one_save(game: Game) -> None:
    """One save, one position."""
    text = game.save()
    again = load(text)
    assert again.digest() == game.digest() and again.save() == text
    for viewer in [*range(game.players), None]:
        assert again.view(viewer) == game.view(viewer) and again.events(viewer) == game.events(viewer)
    laid_out = position(game.name, game.truth())
    assert laid_out.digest() == game.digest() and laid_out.truth() == game.truth()
    assert load(laid_out.save()).digest() == game.digest()


def check_undo(game: Game, luck: Random) -> None:
    """What is taken back was never said: position, events and record are as before."""
    for seat in random_play(game, luck):
        for other in range(game.players):
            if other != seat:
                refused(CannotUndo, game.undo, other)
        tried = game.copy()
        question = tried.question(seat)
        assert question is not None
        tried.play(seat, luck.choice(question.answers))
        try:
            tried.undo(seat)
        except CannotUndo:
            continue
        assert tried.digest() == game.digest() and tried.events(seat) == game.events(seat)
        assert tried.save() == game.save()


def check_words(game: Game, luck: Random) -> None:
    """Every question, answer, event and ending has words in every language, and so have the game and its options."""
    words = registry.words(game.name)
    options = [f"option-{option.name}" for option in registry.find(game.name).options]
    assert all(words.has(language, key) for key in ["title", *options] for language in ("en", "it", "fr"))
    for seat in random_play(game, luck):
        question = game.question(seat)
        assert question is not None
        for language in ("en", "it", "fr"):
            texts = [question.text(language), *(answer.text(language) for answer in question.answers)]
            assert all(texts) and len(set(texts)) == len(texts), texts
    assert game.outcome and all(words.has(lang, f"reason-{game.outcome.reason}") for lang in ("en", "it", "fr"))
    for viewer in [*range(game.players), None]:
        for event in game.events(viewer):
            assert all(game.say(event, language) for language in ("en", "it", "fr"))


CHECKS: dict[str, Callable[[Game, Random], None]] = {
    "questions": check_questions,
    "refusals": check_refusals,
    "copies": check_copies,
    "saves": check_saves,
    "undo": check_undo,
    "words": check_words,
}


def check_seeds(name: str, players: int, options: Options | None = None, engine: str | None = None) -> None:
    """One seed gives one game, another seed another."""

    def course(seed: int) -> list[str]:
        game, luck = new(name, players, seed, options=options, engine=engine), Random(1)
        return [game.digest() for _ in random_play(game, luck)] + [game.digest()]

    assert course(11) == course(11)
    assert course(11) != course(12)


def conform(name: str, players: int, seed: int = 0, options: Options | None = None, engine: str | None = None) -> None:
    """Put one game through all checks."""
    for check in CHECKS.values():
        check(new(name, players, seed, options=options, engine=engine), Random(seed))
    check_seeds(name, players, options, engine)
