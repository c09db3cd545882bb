"""A game in single steps, as a GPU runs it, is the same game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import malavita
from malavita.games import registry
from malavita.kernel.record import same_bytes
from malavita.kernel.spec import DOING, FINISHED, OPENING

PACED = [
    (name, players)
    for name in registry.names()
    for players in registry.find(name).seats
    if registry.find(name).pace is not None
]


@pytest.mark.parametrize(("name", "players"), PACED)
def test_hearing_and_running_on_step_by_step_is_playing(name: str, players: int) -> None:
    spec, game = registry.find(name), malavita.new(name, players=players, seed=players)
    pace, box = spec.pace, game._box
    assert pace is not None
    stepped = spec.state(same_bytes(game._block))
    answers = 0
    while not game.over:
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        answer = question.answers[answers * 7 % len(question.answers)]
        pace.hear(stepped, box, seat, spec.space.split(answer.id)[1], None)
        while not spec.asked(stepped, box) and pace.moment(stepped) != FINISHED:
            pace.run_once(stepped, box, None)
        game.play(seat, answer)
        assert stepped.block.tobytes() == game._block.tobytes()
        assert 0 <= pace.moment(stepped) <= FINISHED
        assert game.over or not pace.waved or pace.moment(stepped) & DOING < OPENING
        assert (pace.moment(stepped) == FINISHED) == game.over
        answers += 1
    assert answers > 50


WAVED = [name for name in registry.names() if (pace := registry.find(name).pace) is not None and pace.waved]
PLAY_IN_WAVES = """
from malavita.envs.playout import playout
name, players = {name!r}, {players}
ours, theirs = (playout(name, 2, players, seed=5, device=device) for device in ("cuda", "python"))
assert (ours.lengths > 50).all()
for part in ("scores", "ranks", "lengths"):
    assert (getattr(ours, part) == getattr(theirs, part)).all(), part
"""


@pytest.mark.parametrize("name", WAVED)
def test_waves_of_games_in_the_simulator_are_the_same_games(name: str) -> None:
    code = PLAY_IN_WAVES.format(name=name, players=registry.find(name).seats[0])
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
