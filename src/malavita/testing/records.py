"""Recorded truth: how many answers there are at each depth, and whole games in readable form."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ..api import new
from ..kernel.game import Game
from .conformance import random_play


def count_answers(name: str, players: int, seed: int, depth: int, options: Any = None) -> list[int]:
    """How many sequences of answers there are of length 1, 2, … from the opening of a seed (perft)."""
    level = [new(name, players, seed, options=options)]
    counts = []
    for left in reversed(range(depth)):
        counts.append(sum(number_of_answers(game) for game in level))
        level = [after for game in level for after in followers(game)] if left else []
    return counts


def number_of_answers(game: Game) -> int:
    """How many answers the seat that is asked first has."""
    question = None if game.over else game.question(game.to_act[0])
    return len(question.answers) if question else 0


def followers(game: Game) -> list[Game]:
    """The game after each answer of the seat that is asked first."""
    if game.over:
        return []
    seat = game.to_act[0]
    question = game.question(seat)
    assert question is not None
    after = []
    for answer in question.answers:
        copy = game.copy()
        copy.play(seat, answer.id)
        after.append(copy)
    return after


LOOKS = (0, 12, 24, 48, 96, 192, 384)  # answers before which every view is written down; the digest stands at each


def playthrough(name: str, players: int, seed: int) -> str:
    """A random game as text: every question with its answers, what each viewer learns, and now and then every view."""
    game, luck = new(name, players, seed), Random(seed)
    lines = [f"{name}, {players} players, seed {seed}, rules {game.rules_version}", f"promise {game.commitment}", ""]
    told = [0] * (players + 1)
    for step, seat in enumerate(random_play(game, luck)):
        lines += news(game, told)
        if step in LOOKS:
            lines += views(game)
        question = game.question(seat)
        assert question is not None
        codes = " ".join(answer.code for answer in question.answers)
        lines += [f"[{step}] {game.digest()} seat {seat}: {question.text('en')}", f"    {codes}"]
    lines += news(game, told) + views(game)
    return "\n".join([*lines, "", json.dumps(game.outcome.__dict__, sort_keys=True), "", game.notation()])


def news(game: Game, told: list[int]) -> list[str]:
    """The events since the last look, as the public and as each seat is told them, where that differs."""
    lines = []
    for viewer in [None, *range(game.players)]:
        place = game.players if viewer is None else viewer
        events = game.events(viewer, told[place])
        for event, public in zip(events, game.events(None, told[place]), strict=True):
            if viewer is None or event != public:
                who = "public" if viewer is None else f"seat {viewer}"
                lines.append(f"    {who}: {game.say(event, 'en')}  {json.dumps(event, sort_keys=True)}")
        told[place] += len(events)
    return lines


def views(game: Game) -> list[str]:
    """What every viewer sees, and the truth."""
    lines = [f"    truth {json.dumps(game.truth(), sort_keys=True)}"]
    for viewer in [None, *range(game.players)]:
        lines.append(f"    view {viewer} {json.dumps(game.view(viewer), sort_keys=True)}")
    return lines
