"""Many games side by side: what the buffers hold at every moment, and whose they are."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import malavita
from malavita.envs import Batch
from malavita.games import registry
from malavita.kernel.sets import members
from malavita.testing import check_engines

SPEC = registry.find("criminals")
SEATS = SPEC.seats


def batch(games: int = 8, players: int = 3, device: str = "cpu", **more: Any) -> Batch:
    return Batch("criminals", games, players, device, **{"seed": 4, **more})


def step(b: Batch, times: int = 1) -> Batch:
    for _ in range(times):
        b.step(b.sample())
    return b


def until_done(b: Batch, game: int = 0) -> Batch:
    while not b.done[game]:
        step(b)
    return b


def game_of(b: Batch, index: int) -> malavita.Game:
    """The same position as a single game."""
    game = malavita.new("criminals", b.players, seed=0, engine="python")
    game.state.block.view(np.uint8)[:] = b.host("states")[index : index + 1].view(np.uint8)
    return game


def bytes_of(b: Batch) -> list[bytes]:
    return [b.host(name).tobytes() for name in ("states", "acting", "legal", "offsets", "done", "rewards")]


# --- sameness


@pytest.mark.parametrize("players", SEATS)
def test_the_same_seed_gives_the_same_games(players: int) -> None:
    one, other, third = batch(players=players), batch(players=players), batch(players=players, seed=5)
    assert bytes_of(step(one, 60)) == bytes_of(step(other, 60))
    assert bytes_of(one) != bytes_of(step(third, 60))


@pytest.mark.parametrize("players", SEATS)
def test_interpreted_and_compiled_batches_are_equal_byte_for_byte(players: int) -> None:
    """Every buffer after every step, ends and new deals included."""
    assert check_engines("criminals", players, games=3, steps=50, one="python", other="cpu") == 150


def test_reset_begins_anew_with_the_same_or_another_seed() -> None:
    b = batch()
    opening = bytes_of(b)
    step(b, 30).reset()
    assert bytes_of(b) == opening
    b.reset(9)
    assert bytes_of(b) == bytes_of(batch(seed=9)) != opening


def test_the_games_of_a_batch_differ() -> None:
    assert len({block.tobytes() for block in batch(50).host("states")}) == 50


# --- what the buffers say


@pytest.mark.parametrize("players", SEATS)
def test_buffers_observation_and_mask_say_what_a_single_game_says(players: int) -> None:
    b = batch(5, players, observe=True)
    kinds = set()
    for _ in range(25):
        for index in range(b.games):
            game = game_of(b, index)
            if b.done[index]:
                continue
            seat = int(b.acting[index])
            question = game.question(seat)
            assert question is not None and game.to_act[0] == seat
            kinds.add(question.kind)
            ids = [answer.id for answer in question.answers]
            assert np.flatnonzero(b.mask[index]).tolist() == ids
            assert [int(b.offsets[index]) + n for n in members(int(b.legal[index]))] == ids
            assert b.observation[index].tobytes() == game.observation(seat).tobytes()
        step(b)
    assert kinds >= {"recruit", "hire", "place"}


def test_shapes_and_kinds_are_those_of_the_first_lines() -> None:
    b = batch(7, 3, observe=True)
    assert (b.action_size, b.observation_size) == (SPEC.space.size, SPEC.observation_size)
    expected = {
        "acting": ((7,), "int64"),
        "legal": ((7,), "int64"),
        "offsets": ((7,), "int64"),
        "done": ((7,), "int8"),
        "rewards": ((7, 3), "float32"),
        "observation": ((7, SPEC.observation_size), "float32"),
        "mask": ((7, SPEC.space.size), "int8"),
    }
    assert {name: (getattr(b, name).shape, str(getattr(b, name).dtype)) for name in expected} == expected


def test_without_observe_they_are_written_on_demand() -> None:
    quiet, eager = batch(), batch(observe=True)
    assert not quiet.mask.any() and not quiet.observation.any()
    quiet.look()
    assert quiet.mask.tobytes() == eager.mask.tobytes() and quiet.observation.tobytes() == eager.observation.tobytes()


def test_samples_are_legal_and_reach_every_answer() -> None:
    b, drawn = batch(1), set()
    for _ in range(300):
        drawn.add(int(b.sample()[0]))
    assert drawn == {int(b.offsets[0]) + n for n in members(int(b.legal[0]))}


@pytest.mark.parametrize("players", SEATS)
def test_rewards_are_zero_sum_and_follow_the_ranks(players: int) -> None:
    b, ended = batch(24, players, auto_reset=False), 0
    while not b.done.all():
        assert not b.rewards[b.done == 0].any(), "nothing before the end"
        step(b)
    for index in range(b.games):
        outcome = game_of(b, index).outcome
        assert outcome is not None
        rewards, ranks = b.rewards[index].astype(float).tolist(), outcome.ranks
        assert abs(sum(rewards)) < 1e-6 and -1 <= min(rewards) <= max(rewards) <= 1
        for seat in range(players):
            beaten = sum(rank > ranks[seat] for rank in ranks) - sum(rank < ranks[seat] for rank in ranks)
            assert rewards[seat] == pytest.approx(beaten / (players - 1))
        ended += max(rewards) == 1
    assert ended > 12, "mostly somebody beats all"


# --- endings


def test_a_game_that_has_ended_stays_to_be_read_until_the_next_step() -> None:
    b = until_done(batch(1, 2, observe=True))
    assert (int(b.acting[0]), int(b.legal[0]), int(b.done[0])) == (-1, 0, 1)
    assert b.mask.all(), "any action will do"
    assert game_of(b, 0).over
    assert b.observation[0].tobytes() == game_of(b, 0).observation(0).tobytes()
    last = b.rewards.copy()
    b.look()
    assert np.array_equal(b.rewards, last)
    b.step(np.zeros(1, np.int64))
    assert (int(b.done[0]), b.rewards.any()) == (0, False) and b.acting[0] >= 0
    assert game_of(b, 0).view()["turns"] == 1


def test_the_next_deal_is_the_next_of_the_series() -> None:
    """Slot n of a batch of 3 plays games n, n + 3, n + 6, …"""
    b, series = batch(3, 2), batch(9, 2)
    deals = [[], [], []]  # type: list[list[bytes]]
    was_done = [True] * 3
    while min(map(len, deals)) < 3:
        for slot in range(3):
            if was_done[slot] and not b.done[slot]:
                deals[slot].append(b.host("states")[slot].tobytes())
        was_done = [bool(flag) for flag in b.done]
        step(b)
    openings = [state.tobytes() for state in series.host("states")]
    for slot in range(3):
        assert deals[slot][:3] == openings[slot::3]


def test_without_auto_reset_a_game_that_has_ended_waits() -> None:
    b = until_done(batch(4, 2, auto_reset=False, observe=True))
    before = b.host("states")[0].tobytes(), b.rewards[0].tobytes(), b.observation[0].tobytes()
    actions = b.sample().copy()
    actions[0] = -12345  # what is said to it does not matter
    b.step(actions)
    assert (b.host("states")[0].tobytes(), b.rewards[0].tobytes(), b.observation[0].tobytes()) == before
    assert b.done[0] == 1 and b.acting[0] == -1


# --- whose buffers


def own_buffers(games: int) -> dict[str, np.ndarray[Any, Any]]:
    return {
        "acting": np.full(games, 77, np.int64),
        "legal": np.full(games, 77, np.int64),
        "offsets": np.full(games, 77, np.int64),
        "done": np.full(games, 77, np.int8),
        "rewards": np.full((games, 2 * SPEC.most_seats), 77, np.float32),
        "observation": np.full((games, SPEC.observation_size), 77, np.float32),
        "mask": np.full((games, SPEC.space.size), 77, np.int8),
        "actions": np.full(games, 77, np.int64),
    }


@pytest.mark.parametrize("device", ["cpu", "python"])
def test_buffers_of_the_caller_are_written_in_place(device: str) -> None:
    mine = own_buffers(6)
    b, other = batch(6, 2, device, buffers=mine, observe=True), batch(6, 2, device, observe=True)
    for _ in range(30):
        assert b.sample() is mine["actions"]
        b.step(mine["actions"])
        step(other)
    for name in ("acting", "legal", "offsets", "done", "observation", "mask"):
        assert getattr(b, name) is mine[name]
        assert mine[name].tobytes() == getattr(other, name).tobytes()
    assert np.shares_memory(b.rewards, mine["rewards"]) and np.array_equal(b.rewards, other.rewards)


def test_some_buffers_may_be_the_callers_and_some_not() -> None:
    legal = np.zeros(6, np.int64)
    b = batch(6, buffers={"legal": legal})
    assert b.legal is legal and legal.all() and (b.acting >= 0).all()


READ_ONLY = np.zeros(3, np.int64)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize(
    ("buffers", "reason"),
    [
        ({"acting": np.zeros(4, np.int64)}, r"buffer acting must be .* of shape \(3,\) and kind int64"),
        ({"acting": np.zeros((3, 1), np.int64)}, "buffer acting"),
        ({"acting": np.zeros(3, np.int32)}, "buffer acting"),
        ({"acting": [0, 0, 0]}, "buffer acting"),
        ({"acting": READ_ONLY}, "an array to write to"),
        ({"rewards": np.zeros((3, 2), np.float32)}, r"buffer rewards must be .* of shape \(3, 8\) and kind float32"),
        ({"mask": np.zeros((3, SPEC.space.size), bool)}, "buffer mask"),
        ({"reward": np.zeros(3)}, "there is no buffer 'reward': there are acting"),
        (5, "buffers are given by name"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(buffers: Any, reason: str) -> None:
    with pytest.raises(malavita.MalavitaError, match=reason):
        batch(3, 2, "python", buffers=buffers)


# --- mistakes


@pytest.mark.parametrize("device", ["cpu", "python"])
@pytest.mark.parametrize("wrong", [-1, 40, SPEC.space.size, 10**9, -(1 << 62)])
def test_an_illegal_action_names_its_game_and_leaves_it_as_it_was(device: str, wrong: int) -> None:
    """40 answers another question, the others are no answers at all."""
    b = batch(5, 2, device, observe=True)
    actions = b.sample().copy()
    actions[2] = wrong
    before = b.host("states")[2].tobytes(), int(b.acting[2]), int(b.legal[2]), b.mask[2].tobytes()
    with pytest.raises(malavita.IllegalAnswer, match=f"game 2: action {wrong} is not legal now") as caught:
        b.step(actions)
    assert "game 2" in caught.value.reason
    assert (b.host("states")[2].tobytes(), int(b.acting[2]), int(b.legal[2]), b.mask[2].tobytes()) == before
    step(b, 20)  # and all go on
    assert b.host("states")[2].tobytes() != before[0]


@pytest.mark.parametrize("device", ["cpu", "python"])
@pytest.mark.parametrize(
    "actions", [None, 0, np.zeros(2, np.int64), np.zeros(4, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), ["a", "b", "c"],
                np.zeros(3, bool)],
)  # fmt: skip
def test_malformed_actions_are_refused_and_change_nothing(device: str, actions: Any) -> None:
    b = batch(3, 2, device)
    before = bytes_of(b)
    with pytest.raises(malavita.MalformedAnswer, match="actions must be 3 whole numbers"):
        b.step(actions)
    assert bytes_of(b) == before


@pytest.mark.parametrize("kind", [list, np.int32, np.uint64, np.int8])
def test_any_whole_numbers_will_do(kind: Any) -> None:
    b, other = batch(3, 2), batch(3, 2)
    actions = b.sample()
    b.step(actions.tolist() if kind is list else actions.astype(kind))
    assert bytes_of(b) == bytes_of(step(other))


@pytest.mark.parametrize(
    ("given", "kind", "reason"),
    [
        (dict(device="tpu"), malavita.NoDevice, "device 'tpu' is not known: use cpu, cuda or python"),
        (dict(device=None), malavita.NoDevice, "device None"),
        (dict(game="chess"), malavita.UnknownGame, "there are criminals"),
        (dict(games=0), malavita.MalavitaError, "from 1 upwards, not 0"),
        (dict(games=2.0), malavita.MalavitaError, "not 2.0"),
        (dict(players=9), malavita.BadPlayers, "not by 9"),
        (dict(seed="x"), malavita.BadSeed, "not 'x'"),
        (dict(options={"notebook": "maybe"}), malavita.BadOption, "use one of on, off"),
        (dict(edition="nowhere"), malavita.BadEdition, "no edition"),
    ],
)
def test_mistakes_are_refused(given: dict[str, Any], kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        Batch(**{"game": "criminals", "games": 1, "players": 2, "device": "python", **given})


@pytest.mark.parametrize("seed", [-1, "x", 1.5, 1 << 70])
def test_a_bad_seed_of_a_reset_changes_nothing(seed: Any) -> None:
    b = batch(3, 2, "python")
    before = bytes_of(b)
    with pytest.raises(malavita.BadSeed):
        b.reset(seed)
    assert bytes_of(b) == before


def test_cuda_without_a_gpu_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from malavita.kernel import gpu

    monkeypatch.setattr(gpu, "cuda_available", lambda: False)
    gpu.gpu_for.cache_clear()
    with pytest.raises(malavita.NoDevice, match="no CUDA device can be used here"):
        malavita.batch("criminals", games=2, players=2, device="cuda")
    with pytest.raises(malavita.NoDevice):
        malavita.playout("criminals", games=2, players=2, device="cuda")


SIMULATED = """
import numpy as np, malavita
b = malavita.batch("criminals", games=1, players=2, device="cuda", seed=4)
told = []
for actions in (np.zeros(3, np.int64), None, np.full(1, -1), [10**6]):
    try:
        b.step(actions)
    except malavita.IllegalAnswer as error:
        told.append(f"{type(error).__name__}: {error}")
b.step(b.sample())
b.step([int(o) + (int(bits) & -int(bits)).bit_length() - 1 for o, bits in zip(b.host("offsets"), b.host("legal"))])
print("\\n".join(told))
"""


def test_a_gpu_refuses_as_the_cpu_does() -> None:
    """In the simulator of a GPU, in a process of its own."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], env=env, capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines() == [
        "MalformedAnswer: actions must be 1 whole numbers, one for each game",
        "MalformedAnswer: actions must be 1 whole numbers, one for each game",
        "IllegalAnswer: game 0: action -1 is not legal now",
        "IllegalAnswer: game 0: action 1000000 is not legal now",
    ], done.stderr


def test_the_front_door_leads_here() -> None:
    b = malavita.batch("criminals", games=4, players=3, device="python", seed=4, observe=True)
    assert isinstance(b, Batch) and b.observes and bytes_of(b) == bytes_of(batch(4, 3, "python"))
