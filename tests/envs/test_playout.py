"""Whole random games: the same seed gives the same games, on every engine and however they are cut into pieces."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import malavita
from malavita.envs.playout import Playout, playout
from malavita.games import registry
from malavita.games.registry import edition_path
from malavita.kernel.edition import parse

SEATS = registry.find("criminals").seats


def run(games: int = 40, players: int = 3, seed: int = 5, **more: Any) -> Playout:
    return playout("criminals", games, players, seed, **more)


def same(one: Playout, other: Playout) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ("scores", "ranks", "lengths"))


@pytest.mark.parametrize("players", SEATS)
def test_the_same_seed_gives_the_same_games(players: int) -> None:
    assert same(run(players=players), run(players=players))
    assert not same(run(players=players), run(players=players, seed=6))


@pytest.mark.parametrize("players", SEATS)
def test_interpreted_and_compiled_games_are_equal(players: int) -> None:
    assert same(run(6, players), run(6, players, device="python"))


@pytest.mark.parametrize("players", SEATS)
def test_the_result_has_one_row_a_game(players: int) -> None:
    result = run(50, players)
    assert (result.game, result.players, result.games) == ("criminals", players, 50)
    assert result.scores.shape == result.ranks.shape == (50, players) and result.lengths.shape == (50,)
    assert result.steps == result.lengths.sum() and result.seconds > 0
    assert result.lengths.min() >= players and result.lengths.max() < registry.find("criminals").most_answers
    assert len(set(result.lengths.tolist())) > 5, "games differ"


@pytest.mark.parametrize("players", SEATS)
def test_ranks_follow_from_scores(players: int) -> None:
    result = run(300, players)
    assert (result.ranks.min(axis=1) == 1).all() and (result.ranks.max(axis=1) <= players).all()
    for scores, ranks in zip(result.scores.tolist(), result.ranks.tolist(), strict=True):
        for seat in range(players):
            assert ranks[seat] == 1 + sum(rank < ranks[seat] for rank in ranks), "as in sport: 1, 2, 2, 4"
            assert all(scores[seat] >= scores[other] for other in range(players) if ranks[seat] < ranks[other])


def test_a_long_series_begins_like_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(50)
    short = run(20)
    assert np.array_equal(whole.scores[:20], short.scores) and np.array_equal(whole.lengths[:20], short.lengths)
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(import_module("malavita.envs.playout"), "CHUNK", 20)
    assert same(whole, run(50, progress=lambda done, total: told.append((done, total))))
    assert told == [(20, 50), (40, 50), (50, 50)]


def test_options_and_editions_are_played() -> None:
    assert not same(run(200), run(200, options={"accompliceLimit": "one", "noLegalCard": "passOut"}))
    text = edition_path("criminals", "standard").read_text("utf-8")
    richer = parse(text.replace("money = 18", "money = 40"))
    assert run(200, edition=richer).lengths.mean() > run(200).lengths.mean()


def test_the_front_door_leads_here() -> None:
    assert same(malavita.playout("criminals", games=40, players=3, seed=5), run())


@pytest.mark.parametrize(
    ("given", "kind", "reason"),
    [
        (dict(game="chess"), malavita.UnknownGame, "there is no game 'chess': there are criminals"),
        (dict(players=5), malavita.BadPlayers, "played by 2, 3, 4 players, not by 5"),
        (dict(players=2.0), malavita.BadPlayers, "not by 2.0"),
        (dict(players="2"), malavita.BadPlayers, "not by '2'"),
        (dict(games=0), malavita.MalavitaError, "from 1 upwards, not 0"),
        (dict(games="9"), malavita.MalavitaError, "not '9'"),
        (dict(games=10**15), malavita.MalavitaError, "no memory"),
        (dict(games=10**30), malavita.MalavitaError, "no memory"),
        (dict(seed=-1), malavita.BadSeed, "not -1"),
        (dict(seed=1 << 62), malavita.BadSeed, "whole number from 0 to"),
        (dict(seed=None), malavita.BadSeed, "not None"),
        (dict(device="tpu"), malavita.NoDevice, "device 'tpu' is not known: use one of cpu, python, cuda"),
        (dict(options={"x": 1}), malavita.BadOption, "unknown option 'x'"),
        (dict(options=[1]), malavita.BadOption, "by name and value"),
        (dict(edition="nowhere"), malavita.BadEdition, "no edition 'nowhere'"),
        (dict(edition=5), malavita.BadEdition, "not as 5"),
    ],
)
def test_mistakes_are_refused(given: dict[str, Any], kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        playout(**{"game": "criminals", "games": 1, "players": 2, "device": "python", **given})
