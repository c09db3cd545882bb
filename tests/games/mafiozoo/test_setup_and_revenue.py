"""Setting up, the Revenue phase, and the games for two and three (R1 to R20, R67 to R74)."""

from __future__ import annotations

import pytest

from .helpers import choices, kind, lay, new, on, play, told


def test_T15_four_players_start() -> None:
    """R1, R8, R9, R10, R14."""
    game = new(4)
    first = game.view()["first"]
    order = [(first + n) % 4 for n in range(4)]
    assert [game.view()["slush"][seat] for seat in order] == [11, 11, 10, 9]
    assert [game.view()["reserve"][seat] for seat in order] == [5, 5, 6, 7]
    income = told(game, "godfather-moved")[0]["money"]
    assert game.view()["money"] == [5 + income] * 4, "R14: everyone takes the sum shown"


@pytest.mark.parametrize("seed", range(12))
def test_T16_at_most_six_tiles_are_golden(seed: int) -> None:
    """R2, A29."""
    assert sum(photo["golden"] for photo in new(3, seed).view()["photos"]) <= 6


def test_T12_the_gambling_den_brings_two_gems() -> None:
    """R18."""
    game = lay(stage="round-start", goons={0: "L22"}, slush=[12, 8, 8])
    assert game.view()["reserve"][0] == 2 and game.view()["slush"][0] == 14


def test_T13_as_many_as_are_left() -> None:
    """R19."""
    game = lay(stage="round-start", goons={0: "L22"}, slush=[15, 8, 8])
    assert game.view()["reserve"][0] == 0 and game.view()["slush"][0] == 16


def test_T46_two_players_start() -> None:
    """R67, R68, R69, A1."""
    game = new(2)
    first = game.view()["first"]
    assert game.view()["rounds"] == 6
    assert [game.view()["slush"][seat] for seat in (first, 1 - first)] == [11, 10]
    assert game.view()["reserve"][2] + sum(photo["gems"][2] for photo in game.view()["photos"]) == 16


@pytest.mark.parametrize("seed", range(8))
def test_T47_the_strawman_bids(seed: int) -> None:
    """R15, R70, A43, A44: two gems at the Godfather, two for each card."""
    game = new(2, seed)
    shown = told(game, "strawman-showed")[0]
    wanted = [0] * 12
    for character in (game.view()["godfather"], shown["character"], shown["second"], shown["third"]):
        wanted[character - 1] += 2
    assert [photo["gems"][2] for photo in game.view()["photos"]] == wanted
    assert game.view()["deck"] == 20 and game.view()["discards"] == [], "all cards are shuffled back before the deal"


def test_A43_by_option_a_character_counts_once() -> None:
    for seed in range(60):
        game = new(2, seed, options={"strawmanDuplicate": "once"})
        shown = told(game, "strawman-showed")[0]
        cards = {shown["character"], shown["second"], shown["third"]}
        assert sum(photo["gems"][2] for photo in game.view()["photos"]) == 2 + 2 * len(cards)


def test_T51_three_players_compensate_in_round_4() -> None:
    """R20, R74, A45."""
    game = lay(stage="round-start", round_now=3, first=2, contacts=[[], [], []])
    assert game.view()["first"] == 0 and game.view()["informant_sizes"] == [1, 0, 0]
    assert lay(stage="round-start", round_now=2, first=2, contacts=[[], [], []]).view()["informant_sizes"] == [0, 0, 0]


def test_R13_the_car_passes_to_the_left() -> None:
    """A40; the hands are dealt anew (R16, R17), rounds go on (R12)."""
    game = lay(stage="round-start", first=1)
    assert game.view()["first"] == 2 and game.view()["hand_sizes"] == [5, 5, 5] and game.to_act == (2,)


def test_R3_R4_R6_R7_what_lies_on_the_table() -> None:
    """R4: five open tokens; R6: two decks; R7: hidden Godfather cards; R3: favors never run out."""
    view = new(3).view()
    assert len(view["agenda"]) == 5 and view["supply"] == 55
    assert view["deck"] == 15 and view["informant_deck"] == 12 and len(view["godfather_cards"]) == 1


def test_the_dock_is_shared_out() -> None:
    """L14 (R18): at most what the Reserve holds."""
    game = lay(stage="round-start", goons={1: "L14"}, slush=[8, 14, 8], money=[0, 0, 0])
    assert kind(game) == "dock" and choices(game) == {"dock:0", "dock:1", "dock:2"}
    play(game, "dock:2")
    assert game.view()["slush"][1] == 16 and told(game, "earned")[0]["money"] == 1


def test_revenue_of_all_upper_locations() -> None:
    """R18: L11 to L24 in order."""
    game = lay(
        stage="round-start", goons={0: "L11 L12 L13 L14 L21 L22 L23 L24"}, slush=[4, 8, 8], contacts=[[], [], []]
    )
    play(game, "token:1", "dock:3")
    assert game.view()["slush"][0] == 4 + 3 + 1 + 2
    assert game.view()["informant_sizes"][0] == 1 and game.view()["hand_sizes"][0] == 6


def test_R70_the_strawman_never_stays_on_photos() -> None:
    game = new(2)
    assert on(game, game.view()["godfather"])[2] >= 2
