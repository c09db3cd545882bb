"""The house rules of 1.11, all off by default."""

from __future__ import annotations

from .helpers import cash, cast, choices, kind, lay, new, play, told, where


def test_all_are_off_by_default() -> None:
    options = new(3).options
    assert [options[name] for name in ("don_sets_terms", "undercover", "soldiers", "sicilian", "escape")] == ["off"] * 5


def test_the_don_sets_the_terms() -> None:
    crew = {0: "mansion: capo", 1: "mansion: driver", 2: "docks: capo"}
    game = lay(3, crew, stage="election", options={"don_sets_terms": "on"})
    cast(game, {0: 0, 1: 0})
    assert choices(game) == {"terms:leave", "terms:turn"}
    play(game, "terms:turn")
    assert game.view()["terms"] == "all_bets" and told(game, "terms-set")


def test_soldiers_are_hired_into_the_streets() -> None:
    game = lay(3, {0: "docks: capo"}, stage="shopping", cash={0: 60}, options={"soldiers": "on"})
    play(game, "shop:soldier", "shop:soldier")
    assert game.view()["gangsters"][0]["streets"] == ["soldier", "second_soldier"] and cash(game, 0) == 10


def test_the_sicilian_lands_and_enters_later() -> None:
    game = lay(3, {0: "docks: capo"}, stage="shopping", cash={0: 75}, options={"sicilian": "on"})
    play(game, "shop:sicilian")
    assert where(game, 0, "sicilian") == "airstrip" and kind(game) == "move"
    play(game, "move:sicilian", "to:kittys")
    assert where(game, 0, "sicilian") == "kittys" and game.view()["strength"]["kittys"][0] == 0


def test_escape_counts_only_the_airstrip() -> None:
    game = lay(
        3, {0: "docks: capo; streets: driver", 1: "streets: capo"}, stage="movement", heat=3, options={"escape": "on"}
    )
    play(game, "move:capo", "to:airstrip")
    assert where(game, 0, "capo") == "airstrip"
    dead = {1: "morgue: capo driver associate; streets: hit_man"}
    end = lay(3, {0: "airstrip: capo; docks: hit_man", **dead}, stage="heat", heat=3, cash={}, options={"escape": "on"})
    assert end.outcome is not None and end.outcome.scores[:2] == [75_000, 0]


def test_the_undercover_agent_is_a_secret_until_found() -> None:
    crew = {0: "docks: capo", 1: "docks: capo", 2: "docks: capo"}
    game = lay(3, crew, stage="heat", cash={n: 25 for n in range(3)}, agent=2, options={"undercover": "on"})
    assert game.view(2)["role"] == "agent" and game.view(0)["role"] == "gangster" and game.view(0)["agent"] is None
    assert kind(game) == "accuse"
    play(game, "accuse:1")
    assert cash(game, 0) == 0 and game.view()["agent"] is None and game.to_act == (1,)
    assert "accuse:2" in choices(game)
    play(game, "accuse:2")
    assert game.view()["agent"] == 2


def test_the_undercover_agent_wins_through_jail() -> None:
    dead = "morgue: capo driver"
    crew = {0: f"docks: hit_man; {dead}", 1: f"docks: hit_man; {dead}", 2: "docks: driver"}
    game = lay(3, crew, stage="heat", heat=3, convicts=6, cash={0: 500}, agent=2, options={"undercover": "on"}, queue=3)
    assert game.outcome is not None and game.outcome.winners == [2] and game.outcome.reason == "undercover"
