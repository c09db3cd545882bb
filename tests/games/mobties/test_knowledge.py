"""What seats know, and the worlds that are drawn for them (section 5)."""

from __future__ import annotations

import random

from malavita.games.mobties.box import ANY_ATTACK, HALF
from malavita.games.mobties.cards import in_hand, mark_unable

from .helpers import box, cast, choices, kind, lay, new, play, until


def held(game, seat: int) -> list[int]:
    return [card for card in range(100) if in_hand(game.state, seat, card)]


def test_a_seat_publicly_unable_to_attack_holds_no_attack_in_any_world() -> None:
    game = lay(3, {n: "docks: capo" for n in range(3)}, {0: "pistol", 1: "pistol shotgun gang_doctor", 2: "car_bomb"})
    mark_unable(game.state, 1, ANY_ATTACK)
    kinds = set()
    for seed in range(14):
        world = game.resample(0, seed)
        assert not world.faults()
        hand = [box().kind[card] for card in held(world, 1)]
        assert all(box().class_of[kind] not in range(5) for kind in hand)
        kinds |= set(hand)
    assert len(kinds) > 4
    assert any(box().kind[card] < 12 for seed in range(10) for card in held(game.resample(0, seed), 2))


def test_the_mark_goes_with_the_card() -> None:
    game = lay(3, {n: "docks: capo" for n in range(3)}, {0: "car_bomb", 1: "gang_doctor"})
    mark_unable(game.state, 1, ANY_ATTACK)
    play(game, "act:car_bomb", "target:docks:1", "defend:gang_doctor")
    assert sum(game.state.barred) == 0


def test_who_put_a_card_to_the_bottom_finds_it_there_in_every_world() -> None:
    game = lay(3, {0: "docks: capo"}, stage="shopping", cash={0: 30})
    play(game, "shop:buy", "keep:1")
    bottom = game.view(0)["known_deck"]
    assert all(game.resample(0, seed).view(0)["known_deck"] == bottom for seed in range(5))
    cards = {game.resample(1, seed).state.deck[(game.state.deck_top + 98) % 100] for seed in range(8)}
    assert len(cards) > 3  # anybody else may think of any card


def test_a_card_known_at_the_top_is_lost_sight_of_in_a_choice_of_two() -> None:
    """Somebody draws it with another: it is in that hand or at the bottom, and in no third place."""
    game = lay(3, {0: "docks: capo", 1: "docks: capo"}, stage="shopping", cash={0: 30, 1: 30})
    known = game.state.deck[0]
    game.state.sure[known] |= 1  # as if seat 0 had put it there
    play(game, "shop:stop", "shop:buy", "keep:1")
    places = set()
    for seed in range(10):
        world = game.resample(0, seed)
        place = "hand" if in_hand(world.state, 1, known) else "deck"
        assert place == "hand" or world.state.deck[(world.state.deck_top + world.state.deck_left - 1) % 100] == known
        places.add(place)
    assert places == {"hand", "deck"} and game.view(0)["known_hands"][1] == []


def test_a_wiretapped_card_may_be_laid_aside_unseen() -> None:
    game = lay(3, {0: "docks: capo", 1: "docks: capo"}, {1: "car_bomb pistol shotgun"}, stage="shopping", cash={})
    card = held(game, 1)[0]
    game.state.sure[card] |= 1
    play(game, "shop:exchange", "discard:pistol", "discard:shotgun", "keep:1")
    assert game.view(0)["known_hands"][1] == []
    places = {in_hand(game.resample(0, seed).state, 1, card) for seed in range(10)}
    assert places == {True, False}  # still in the hand, or one of the two


def test_ballots_of_others_are_drawn_anew_and_their_own_stays() -> None:
    crew = {n: "mansion: capo" for n in range(3)}
    game = cast(lay(3, crew, stage="election"), {0: 2, 1: 2})
    worlds = [game.resample(0, seed).state for seed in range(14)]
    assert {world.ballot[0] for world in worlds} == {2} and len({world.ballot[1] for world in worlds}) == 4
    assert all(world.ballot[2] == -1 for world in worlds)


def test_looked_at_agent_cards_stay_and_the_others_move() -> None:
    crew = {0: "restaurant: capo", 1: "streets: capo", 2: "streets: driver"}
    game = play(lay(3, crew, stage="business", heat=2), "bribe:look")
    seen = game.view(0)["agent_cards"]
    worlds = [game.resample(0, seed) for seed in range(10)]
    assert all(world.view(0)["agent_cards"] == seen for world in worlds)
    assert len({tuple(world.state.feds) for world in worlds}) == 10
    assert len({tuple(game.resample(1, seed).state.feds)[-2:] for seed in range(8)}) > 3


def test_conversations_are_rewound_for_others() -> None:
    game = play(lay(3, {0: "docks: capo", 1: "docks: capo"}, {0: "car_bomb"}), "act:car_bomb")
    assert kind(game.resample(1, 1)) == "act" and kind(game.resample(0, 1)) == "target"


def test_playing_one_of_two_copies_leaves_nobody_with_false_certainty() -> None:
    """Two others each know of one Pistol; after one was played neither knows whether there is another."""
    game = lay(4, {0: "docks: capo", 1: "docks: capo"}, {0: "pistol pistol"}, stage="window", agents={"docks": 3})
    one, two = held(game, 0)
    game.state.sure[one] |= 2
    game.state.sure[two] |= 4
    game.play(0, "shoot:pistol:docks")
    assert [game.view(seat)["known_hands"][0] for seat in (1, 2)].count([]) == 2


def test_worlds_of_long_games_keep_all_invariants() -> None:
    dice = random.Random(5)
    for players in (3, 6):
        game = new(players, 5)
        while not game.over:
            question = game.question(game.to_act[0])
            assert question is not None
            game.play(question.seat, dice.choice(question.answers))
            if dice.random() < 0.02:
                assert not game.resample(dice.choice([None, *range(players)]), 1).faults()
    assert HALF == 50 and choices(until(new(3), "talk", "tie", "give", "keep"))
