"""Business: rackets, the bribe, buying and exchanging (R25 to R33)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import cash, cast, choices, kind, lay, play, told, until

FIVE = {0: "docks: capo", 1: "kittys: capo", 2: "little_italy: capo", 3: "butcher: capo", 4: "restaurant: capo"}


def refused(game, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.rule == rule


def test_R25_five_rackets_in_order() -> None:
    game = lay(5, {**FIVE, 1: "kittys: capo; docks: driver"}, stage="business")
    cast(game, {0: 0, 1: 0})
    play(game, "bribe:cash")
    paid = [(event["place"], event["amount"] // 1000, event["seat"]) for event in told(game, "paid")]
    assert paid == [
        ("docks", 35, 0),
        ("kittys", 28, 1),
        ("little_italy", 21, 2),
        ("butcher", 14, 3),
        ("restaurant", 7, 4),
    ]


def test_R25_the_bank_pays() -> None:
    game = lay(5, FIVE, stage="business", cash={n: 10 for n in range(5)})
    play(game, "bribe:cash")
    assert [cash(game, seat) for seat in range(5)] == [45, 38, 31, 24, 17] and not game.faults()


def test_R26_an_empty_place_pays_nothing() -> None:
    game = lay(4, {0: "streets: capo", 1: "streets: capo"}, stage="business", cash={0: 0})
    assert cash(game, 0) == 0 and kind(game) != "talk"


def test_R27_without_a_split_the_don_picks_one() -> None:
    """A55: he may take it himself if he is one of the tied."""
    game = lay(4, {0: "docks: hit_man", 1: "docks: made_man"}, stage="business", cash={})
    cast(game, {0: 0, 1: 1})
    play(game, "tie:0")
    assert cash(game, 0) == 30 and cash(game, 1) == 0


def test_T15_R29_the_bribe_shows_as_many_agent_cards_as_the_heat() -> None:
    """R29, R30, A13: secretly, and no cash; they stay where they are."""
    crew = {0: "restaurant: capo", 1: "streets: capo", 2: "streets: driver", 3: "streets: capo"}
    game = lay(4, crew, stage="business", heat=2, feds=["docks+3", "fbi_raid", "kittys+1"], cash={})
    assert choices(game) == {"bribe:cash", "bribe:look"}
    play(game, "bribe:look")
    assert game.view(0)["agent_cards"] == ["docks+3", "fbi_raid"] and game.view(1)["agent_cards"] == []
    assert told(game, "peeked", 0)[0]["card"] == "docks+3" and told(game, "peeked", 1)[0]["card"] is None
    assert cash(game, 0) == 0 and game.view()["agent_deck"] == 50
    until(game, "act", "shoot", "raid")
    assert [event["card"] for event in told(game, "fed-drawn")] == ["docks+3", "fbi_raid"]


def test_R29_too_few_agent_cards_are_filled_up_before_the_look() -> None:
    """Section 7: the discards are shuffled under the rest."""
    crew = {0: "restaurant: capo", 1: "streets: capo", 2: "streets: driver"}
    game = lay(3, crew, stage="business", heat=3)
    s = game.state
    left = [s.feds[n] for n in range(50)]
    for n in range(48):
        s.spent[n] = left[n]
    s.spent_size, s.feds_left = 48, 2
    for n in range(50):
        s.feds[n] = left[48 + n] if n < 2 else -1
    play(game, "bribe:look")
    assert len(game.view(0)["agent_cards"]) == 3 and game.view()["agent_deck"] == 50
    assert told(game, "feds-reshuffled")[0]["count"] == 48 and s.feds[49] == left[49]


def test_T16_buying_takes_25_000() -> None:
    """R31."""
    game = lay(3, {0: "docks: capo"}, {0: "pistol pistol"}, stage="shopping", cash={0: 24})
    refused(game, "shop:buy", "R31")


def test_R31_buy_keep_one_the_other_goes_under_the_deck() -> None:
    """A17: unseen by others; who put it there knows it."""
    game = lay(3, {0: "docks: capo"}, stage="shopping", cash={0: 60})
    play(game, "shop:buy")
    offered = game.view(0)["offered"]
    assert cash(game, 0) == 35 and game.view(1)["offered"] is None
    play(game, "keep:1")
    assert game.view(0)["hand"] == [offered[0]] and game.view()["deck"] == 99
    assert game.view(0)["known_deck"] == [[99, offered[1]]] and game.view(1)["known_deck"] == []
    assert choices(game) == {"shop:stop", "shop:buy"}  # again and again (A15)


def test_T17_an_exchange_takes_two_cards() -> None:
    """R32."""
    game = lay(3, {0: "docks: capo"}, {0: "pistol"}, stage="shopping", cash={0: 60})
    refused(game, "shop:exchange", "R32")


def test_T18_an_exchange_of_two_for_one() -> None:
    """R32, A16: hand 3, one card at the bottom, two in the discard, face down."""
    game = lay(3, {0: "docks: capo"}, {0: "pistol pistol shotgun car_bomb"}, stage="shopping", cash={})
    play(game, "shop:exchange", "discard:pistol")
    assert choices(game) == {"discard:pistol", "discard:shotgun", "discard:car_bomb"}
    play(game, "discard:shotgun", "keep:2")
    view = game.view(0)
    assert len(view["hand"]) == 3 and view["discards"] == ["pistol", "shotgun"] and view["deck"] == 95
    assert game.view(1)["discards"] == [] and game.view(1)["discards_hidden"] == 2


def test_an_exchange_may_be_taken_back_until_cards_are_drawn() -> None:
    game = lay(3, {0: "docks: capo"}, {0: "pistol shotgun"}, stage="shopping", cash={})
    play(game, "shop:exchange", "discard:pistol")
    refused(game, "discard:pistol", "R32")
    assert game.view(1)["asking"] == "shop"
    game.undo(0)
    game.undo(0)
    assert kind(game) == "shop"


def test_R33_no_buying_elsewhere() -> None:
    game = lay(3, {n: "docks: capo" for n in range(3)}, {0: "pistol pistol"}, cash={0: 100})
    assert not any(code.startswith("shop") for code in choices(game))
    refused(game, "shop:buy", "R9")


def test_A15_in_order_from_the_don() -> None:
    game = lay(3, {n: "docks: capo" for n in range(3)}, stage="shopping", cash={n: 30 for n in range(3)}, don=1)
    asked = []
    while kind(game) == "shop":
        asked.append(game.to_act[0])
        play(game, "shop:stop")
    assert asked == [1, 2, 0]
