"""Setting up the table: R1 to R7."""

from __future__ import annotations

from collections import Counter

import pytest

import malavita

from .helpers import CARDS, TARGETS, left, new, row


def piles_of(game: malavita.Game) -> list[list[str]]:
    return [cards for cards in game.truth()["pile"] if cards]


def test_T5_three_players_as_in_the_rulebook() -> None:
    """R2, R3, R4, R5, R6: seven hideouts, nine henchmen out, three free rows, targets 2 to 9, $18 each."""
    view = new(3).view()
    assert {entry["hideout"]: entry["cards"] for entry in view["hideouts"]} == dict(
        zip("ABCDEFG", [2, 2, 3, 3, 4, 4, 5], strict=True)
    )
    assert view["left_out"] == 9
    assert view["rows"] == [[[]] * 8] * 3
    assert view["targets"] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert view["money"] == [18, 18, 18]


def test_T6_two_players() -> None:
    game = new(2)
    assert left(game) == dict(A=2, B=2, C=3, D=4, E=5)
    assert len(game.truth()["left_out"]) == game.view()["left_out"] == 16


def test_T7_four_players() -> None:
    game = new(4)
    assert left(game) == dict(A=2, B=2, C=3, D=3, E=3, F=4, G=4, H=5, I=5)
    assert len(game.truth()["left_out"]) == game.view()["left_out"] == 1


@pytest.mark.parametrize("players", [-1, 0, 1, 5, "2", 2.0, None, True])
def test_R1_only_two_to_four_play(players: object) -> None:
    with pytest.raises(malavita.BadPlayers):
        malavita.new("criminals", players, engine="python")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_targets_lie_in_rising_order(players: int) -> None:
    assert new(players).view()["targets"] == TARGETS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R3_each_player_has_one_free_row(players: int) -> None:
    game = new(players)
    assert [row(game, seat) for seat in range(players)] == [{}] * players
    assert [len(stacks) for stacks in game.view()["rows"]] == [8] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R4_A2_the_dealt_piles_have_the_sizes_of_the_hideouts(players: int) -> None:
    game = new(players)
    assert [len(cards) for cards in piles_of(game)] == list(left(game).values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R5_every_henchman_is_dealt_or_left_out(players: int) -> None:
    game = new(players)
    dealt = [card for cards in piles_of(game) for card in cards]
    assert sorted(dealt + game.truth()["left_out"]) == CARDS


def test_R5_the_deal_is_a_shuffle() -> None:
    """Over 200 deals for two, every henchman is left out about half the time."""
    out = Counter(card for seed in range(200) for card in new(2, seed).truth()["left_out"])
    assert sorted(out) == CARDS
    assert all(60 < out[card] < 140 for card in CARDS)  # nearly six sigma round 100


def test_A1_left_out_cards_are_in_no_view() -> None:
    game = new(2, seed=5)
    for seat in (None, 0, 1):
        assert game.view(seat)["left_out"] == 16
        assert game.view(seat)["pile"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R6_A45_eighteen_dollars_each(players: int) -> None:
    assert new(players).view()["money"] == [18] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R7_A51_the_start_player_is_drawn(players: int) -> None:
    starts = Counter(new(players, seed).view()["start"] for seed in range(120))
    assert sorted(starts) == list(range(players))
    assert max(starts.values()) - min(starts.values()) < 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R7_the_start_player_has_the_first_turn(players: int) -> None:
    for seed in range(6):
        game = new(players, seed)
        assert game.to_act == (game.view()["start"],)


def test_R5_one_seed_gives_one_deal() -> None:
    assert new(3, seed=9).truth() == new(3, seed=9).truth()
    assert piles_of(new(3, seed=9)) != piles_of(new(3, seed=10))
