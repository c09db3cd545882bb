"""Respect tests and the election (R12 to R24)."""

from __future__ import annotations

import pytest

from malavita.kernel.errors import IllegalAnswer

from .helpers import agents, cast, choices, kind, lay, next_turn, no_offers, play, told, until, where

MANSION = {0: "mansion: made_man", 1: "mansion: hit_man", 2: "mansion: capo", 3: "docks: capo"}


def election(crew=None, **more):
    return lay(crew=crew or MANSION, stage="election", **more)


def test_R12_strength_is_the_respect_there() -> None:
    game = election({0: "mansion: capo driver; docks: hit_man", 1: "mansion: associate"})
    assert game.view()["strength"]["mansion"][:2] == [4, 1] and game.view()["strength"]["docks"][0] == 2


def test_R13_only_those_present_vote_for_one_of_them_or_abstain() -> None:
    game = election()
    assert game.to_act == (0, 1, 2) and game.question(3) is None
    cast(game, {})
    assert choices(game, 1) == {"ballot:0", "ballot:1", "ballot:2", "ballot:abstain"}
    with pytest.raises(IllegalAnswer) as caught:
        game.play(0, "ballot:3")
    assert caught.value.rule == "R13"


def test_ballots_are_secret_until_all_are_in() -> None:
    """A4: who has voted is public, how is not."""
    game = cast(election(), {0: 0, 2: 2})
    assert game.view()["asked"] == [1] and game.view()["ballots"] == [None] * 4 and game.view(2)["ballots"][2] == 2
    assert not told(game, "ballot-shown")
    game.play(1, "ballot:2")
    assert [event["vote"] for event in told(game, "ballot-shown")] == [0, 2, 2]
    assert told(game, "elected")[0]["seat"] == 2 and told(game, "counted")[0]["votes"][:3] == [2, 0, 5]


def test_open_ballots_are_cast_one_after_the_other() -> None:
    """A4, turned."""
    game = cast(election(options={"secret_ballots": "off"}), {})
    assert game.to_act == (0,)
    game.play(0, "ballot:1")
    assert told(game, "ballot-shown")[0]["vote"] == 1 and game.view()["ballots"][0] == 1 and game.to_act == (1,)


def test_T14_a_lent_vote_decides() -> None:
    """R14: 4 against 3 lent to the 2."""
    game = election({0: "mansion: capo associate", 1: "mansion: capo", 2: "mansion: hit_man"})
    cast(game, {0: 0, 1: 2, 2: 2})
    assert told(game, "elected")[0]["seat"] == 2 and told(game, "counted")[0]["votes"][:3] == [4, 0, 5]


def test_R14_if_all_abstain_all_are_tied() -> None:
    """Section 7."""
    game = cast(election(), {0: "abstain", 1: "abstain", 2: "abstain"})
    assert kind(game) == "tie" and choices(game) == {"tie:0", "tie:1", "tie:2"}


def test_R15_the_don_decides_ties_present_or_not() -> None:
    """A5, A55: only among the tied."""
    game = lay(4, {0: "streets: capo", 1: "docks: hit_man", 2: "docks: made_man", 3: "docks: driver"}, stage="business")
    cast(game, {1: 1, 2: 2, 3: "abstain"})
    assert game.to_act == (0,) and choices(game) == {"tie:1", "tie:2"}
    with pytest.raises(IllegalAnswer) as caught:
        game.play(0, "tie:3")
    assert caught.value.rule == "R15"
    game.play(0, "tie:2")
    assert told(game, "paid")[0]["seat"] == 2


def test_T12_first_election_tied_the_last_placer_decides() -> None:
    """R16, A6."""
    crew = {0: "mansion: hit_man", 1: "mansion: made_man", 2: "docks: capo", 3: "docks: capo"}
    game = election(crew, turn_now=1, don=None, start=1)
    cast(game, {0: 0, 1: 1})
    assert kind(game) == "tie" and game.to_act == (0,)  # to the right of the start player


def test_T13_later_the_previous_don_decides_from_anywhere() -> None:
    """R16, A54."""
    crew = {0: "mansion: hit_man", 1: "mansion: made_man", 2: "docks: capo", 3: "docks: capo"}
    game = cast(election(crew, don=3), {0: 0, 1: 1})
    assert game.to_act == (3,) and kind(game) == "tie"
    game.play(3, "tie:1")
    assert game.view()["don"] == 1


def test_R17_alone_without_a_ballot() -> None:
    game = election({0: "docks: capo", 1: "mansion: driver", 2: "docks: capo"})
    assert game.view()["don"] == 1 and not told(game, "test-opened")


def test_R18_no_test_in_the_streets_or_in_jail() -> None:
    game = lay(3, {n: "streets: capo; jail: driver" for n in range(3)}, stage="business")
    assert kind(game) != "talk" and not told(game, "test-opened")
    assert game.view()["rackets"].get("streets") is None


def test_blackmail_adds_two_votes_once() -> None:
    """1.7: before the ballots, at most one each."""
    game = election(hands={0: "blackmail blackmail"})
    assert choices(game, 0) == {"talk:ready", "talk:blackmail"} and choices(game, 1) == {"talk:ready"}
    game.play(0, "talk:blackmail")
    assert choices(game, 0) == {"talk:ready"} and game.view()["hand_sizes"][0] == 1
    cast(game, {0: 0, 1: 1, 2: 2})
    assert told(game, "counted")[0]["votes"][:3] == [4, 2, 3] and game.view()["don"] == 0


# --- the election


def test_R19_the_winner_wears_the_ring() -> None:
    assert cast(election(), {0: 2, 1: 2, 2: 2}).view()["don"] == 2


def test_R20_nobody_in_the_mansion() -> None:
    """A7: later the Don stays and draws nothing."""
    game = election({n: "docks: capo" for n in range(4)}, don=1)
    assert game.view()["don"] == 1 and not told(game, "drew") and game.view()["phase"] == "business"


def test_R20_in_the_first_turn_the_last_placer_names_the_don() -> None:
    """A7, section 7: a tie of all seats."""
    game = no_offers(election({n: "docks: capo" for n in range(4)}, turn_now=1, don=None, start=2))
    assert game.to_act == (1,) and choices(game) == {f"tie:{n}" for n in range(4)}
    game.play(1, "tie:3")
    assert game.view()["don"] == 3 and game.view(3)["offered"] is not None


def test_T2_who_may_receive_the_dons_card() -> None:
    """R21, A8."""
    crew = {
        0: "mansion: capo; docks: driver; restaurant: hit_man",
        1: "docks: capo",
        2: "restaurant: capo",
        3: "butcher: capo",
    }
    game = election(crew)
    assert game.view()["don"] == 0 and choices(game) == {"give:1", "give:2"}
    with pytest.raises(IllegalAnswer) as caught:
        game.play(0, "give:3")
    assert caught.value.rule == "R21"


def test_T2_nobody_shares_a_place_one_card() -> None:
    """R22."""
    game = election({0: "mansion: capo", 1: "butcher: capo", 2: "butcher: capo", 3: "butcher: driver"})
    assert game.view()["hand_sizes"] == [1, 0, 0, 0] and game.view()["phase"] != "election"


def test_R21_one_card_is_kept_and_one_given() -> None:
    """Section 5: the Don knows both, the receiver his own, the others neither."""
    game = election({0: "mansion: capo; docks: driver", 1: "docks: capo", 2: "mansion: driver", 3: "butcher: capo"})
    cast(game, {0: 0, 2: 2})
    offered = game.view(0)["offered"]
    assert game.view(1)["offered"] is None and len(offered) == 2
    play(game, "give:1")
    assert game.view(1)["asking"] == "give" and game.view(0)["asking"] == "keep"
    play(game, "keep:2")
    assert game.view(0)["hand"] == [offered[1]] and game.view(1)["hand"] == [offered[0]]
    assert game.view(0)["known_hands"][1] == [offered[0]] and game.view(1)["known_hands"][0] == []
    assert [told(game, "gave", seat)[0]["card"] for seat in (0, 1, 2)] == [offered[0], offered[0], None]
    assert game.view(2)["known_hands"] == [[], [], [], []]


def test_the_gift_may_be_taken_back_until_it_is_made() -> None:
    game = election({0: "mansion: capo; docks: driver", 1: "docks: capo", 2: "docks: driver"})
    play(game, "give:1")
    game.undo(0)
    assert kind(game) == "give"


def test_R24_T26_an_empty_surrounded_mansion_closes() -> None:
    """R24, R45, A50: no more elections, the Don stays, no cards."""
    crew = {0: "docks: capo", 1: "kittys: capo", 2: "streets: capo", 3: "streets: driver"}
    game = lay(4, crew, stage="siege", agents={"mansion": 4})
    assert game.view()["closed"] == ["mansion"] and agents(game, "mansion") == 0
    next_turn(game)
    assert game.view()["phase"] in ("business", "movement") and game.view()["don"] == 0
    assert not told(game, "elected") and not told(game, "drew")


def test_T26_next_turn_starts_with_business() -> None:
    game = lay(3, {n: "docks: capo" for n in range(3)}, stage="election", closed=["mansion"], don=2)
    assert game.view()["phase"] == "business" and game.view()["don"] == 2 and kind(game) == "talk"
    assert where(game, 0, "capo") == "docks"


def test_R53_prisoners_have_no_vote() -> None:
    game = election({0: "mansion: capo", 1: "jail: capo", 2: "mansion: driver", 3: "docks: capo"})
    assert game.to_act == (0, 2)
    assert kind(until(game, "act", "shop", "move")) is not None
