"""Every refusal with its key and its rule; and that a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import malavita
from malavita.games.criminals.refusals import KEYS

from .helpers import (
    ACCOMPLICE,
    ACCOMPLICE_1,
    BOSS,
    KILLER,
    PICKPOCKET,
    SPY,
    SWAP,
    choices,
    full_row,
    holding,
    lay,
    new,
    play,
)


def refused(game: malavita.Game, seat: int, answer: Any) -> tuple[str, str]:
    """The key and rule of the refusal of an answer that is not offered and changes nothing."""
    before = (game.digest(), game.events(), game.answers_given)
    with pytest.raises(malavita.IllegalAnswer) as caught:
        game.play(seat, answer)
    assert (game.digest(), game.events(), game.answers_given) == before
    assert caught.value.reason
    assert str(caught.value).endswith(f"[{caught.value.rule}]") or not caught.value.rule
    return caught.value.key, caught.value.rule


# --- recruiting


def test_R4_a_hideout_that_is_not_in_use() -> None:
    assert refused(new(2), new(2).to_act[0], "recruit:F") == ("hideout-unused", "R4")
    game = new(3)
    assert refused(game, game.to_act[0], "recruit:H") == ("hideout-unused", "R4")


def test_R14_T14_an_empty_hideout() -> None:
    assert refused(lay(piles={"B": "c17"}), 0, "recruit:A") == ("hideout-empty", "R14")


def test_R14_T8_a_hideout_too_dear() -> None:
    assert refused(lay(piles={"C": "c17 c20 c21"}, money=[2, 18]), 0, "recruit:C") == ("too-poor", "R14")


def test_R17_a_card_that_is_not_in_the_pile() -> None:
    game = play(lay(piles={"A": "c17 c20", "B": "c21"}), "recruit:A")
    assert refused(game, 0, "hire:c21") == ("not-in-pile", "R17")


def test_R18_T12_a_boss_in_company() -> None:
    game = play(lay(piles={"A": f"c17 {BOSS}"}), "recruit:A")
    assert refused(game, 0, f"hire:{BOSS}") == ("boss-not-alone", "R18")


@pytest.mark.parametrize("card", ["c20", PICKPOCKET, SPY, SWAP])
def test_R19_T23_T24_a_card_without_a_place(card: str) -> None:
    game = play(lay(rows={0: full_row()}, piles={"A": f"{card} {KILLER}"}), "recruit:A")
    assert refused(game, 0, f"hire:{card}") == ("no-place", "R19")


def test_A3_looking_and_passing() -> None:
    game = play(lay(piles={"A": "c17 c20"}), "recruit:A")
    assert refused(game, 0, "recruit:pass") == ("wrong-question", "R9")


@pytest.mark.parametrize("answer", ["hire:c17", "place:2:up", "pickpocket:take", "kill:1", "spy:nothing", "move:3"])
def test_R9_an_answer_to_another_question(answer: str) -> None:
    assert refused(lay(piles={"A": "c17"}), 0, answer) == ("wrong-question", "R9")


# --- placing


def test_R39_T13_a_face_down_boss() -> None:
    assert refused(holding(BOSS, money=[3, 18]), 0, "place:5:down") == ("boss-face-down", "R39")


@pytest.mark.parametrize("card", ["c17", ACCOMPLICE, SWAP, KILLER])
def test_R28_T18_face_down_on_an_own_stack(card: str) -> None:
    assert refused(holding(card, rows={0: {8: "c20"}}), 0, "place:8:down") == ("occupied-face-down", "R28")


def test_R24_T10_face_down_without_a_dollar() -> None:
    assert refused(holding("c20", money=[0, 18]), 0, "place:8:down") == ("face-down-poor", "R24")


@pytest.mark.parametrize("card", ["c17", PICKPOCKET, SPY, BOSS])
def test_R28_T15_T20_a_second_henchman_on_an_own_target(card: str) -> None:
    assert refused(holding(card, rows={0: {8: ACCOMPLICE}}), 0, "place:8:up") == ("occupied", "R28")


def test_A20_a_second_accomplice_where_the_table_allows_one() -> None:
    game = holding(ACCOMPLICE_1, rows={0: {8: f"c20 {ACCOMPLICE}"}}, options={"accompliceLimit": "one"})
    assert refused(game, 0, "place:8:up") == ("accomplice-limit", "A20")


# --- acting


def test_R27_T27_oneself_on_a_free_target() -> None:
    game = play(holding(KILLER, rows={1: {9: "c20"}}), "place:9:up")
    assert refused(game, 0, "kill:0") == ("kill-self", "R27")


def test_T27_another_victim_on_an_own_target() -> None:
    """R27: the turn is over with the own stack; nobody is asked for another victim."""
    game = play(holding(KILLER, rows={0: {9: "c09"}, 1: {9: "c27"}}), "place:9:up")
    assert refused(game, 0, "kill:1") == ("not-asked", "R8")


@pytest.mark.parametrize("answer", ["kill:2", "kill:3"])
def test_R36_a_victim_who_is_not_there(answer: str) -> None:
    game = play(holding(KILLER, players=3, rows={1: {9: "c20"}, 2: {8: "c21"}}), "place:9:up")
    assert refused(game, 0, answer) == ("kill-nobody-there", "R36")


@pytest.mark.parametrize("hideout", ["A", "I"])
def test_R40_spying_on_an_empty_hideout(hideout: str) -> None:
    game = play(holding(SPY, piles={"B": "c17"}), "place:9:up")
    assert refused(game, 0, f"spy:hideout:{hideout}") == ("spy-empty", "R40")


@pytest.mark.parametrize("target", [5, 6])
def test_R26_A23_moving_onto_an_own_henchman(target: int) -> None:
    game = play(holding(SWAP, rows={0: {5: ACCOMPLICE, 6: "c20"}}), "place:5:up")
    assert refused(game, 0, f"move:{target}") == ("move-occupied", "R26")


def test_swap_no_room_cannot_be_met_because_of_R19() -> None:
    """R26, A25: without a free target a Swap is not chosen in the first place, so its refusal is never spoken."""
    game = play(lay(rows={0: full_row()}, piles={"A": f"{SWAP} {KILLER}"}), "recruit:A")
    assert f"hire:{SWAP}" not in choices(game)
    with pytest.raises(malavita.BadPosition):
        holding(SWAP, rows={0: full_row()})


def test_every_key_has_its_ruling_in_this_file() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [key for key in KEYS if f'"{key}"' not in text] == []


# --- the wrong seat, the wrong time, no answer at all


@pytest.mark.parametrize("answer", ["recruit:A", "recruit:pass", "place:2:up"])
def test_R8_out_of_turn(answer: str) -> None:
    game = lay(3, piles={"A": "c17"}, turn=1)
    for seat in (0, 2):
        assert refused(game, seat, answer) == ("not-asked", "R8")
    with pytest.raises(malavita.NotAsked):
        game.play(0, answer)


def test_R10_after_passing() -> None:
    game = play(lay(piles={"A": "c17 c20"}), "0 recruit:pass")
    assert refused(game, 0, "recruit:A") == ("not-asked", "R8")


def test_R13_after_the_end() -> None:
    game = play(lay(piles={"A": "c17"}), "recruit:pass", "recruit:pass")
    assert refused(game, 0, "recruit:A") == ("over", "R13")
    assert refused(game, 1, "recruit:pass") == ("over", "R13")


@pytest.mark.parametrize("seat", [-1, 2, 3, "0", None, 0.0, True])
def test_R1_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    game = lay(piles={"A": "c17"})
    with pytest.raises(malavita.BadSeat):
        game.play(seat, "recruit:pass")
    with pytest.raises(malavita.BadSeat):
        game.question(seat)


@pytest.mark.parametrize(
    "answer",
    [
        "", "recruit", "recruit:", "recruit:J", "RECRUIT:A", "recruit:a", " recruit:A", "recruit:A ", "hire:c33", "hire:c1",
        "place:1:up", "place:10:up", "place:2", "place:2:UP", "kill:4", "kill:-1", "spy:5", "spy:target:1", "move:1",
        "pass", "\x00", "recruit:A\nrecruit:B", "ⅾ", -1, 10_000, 1.0, None, True, [], {}, b"recruit:A",
    ],
)  # fmt: skip
def test_what_is_no_answer_at_all(answer: Any) -> None:
    game = lay(piles={"A": "c17"})
    assert refused(game, 0, answer) == ("malformed", "R8")
    with pytest.raises(malavita.MalformedAnswer):
        game.play(0, answer)


def test_answers_may_be_given_as_code_number_or_answer() -> None:
    games = [lay(piles={"A": "c17"}) for _ in range(3)]
    question = games[0].question(0)
    assert question is not None
    answer = question.answers[1]
    for game, form in zip(games, (answer, answer.id, answer.code), strict=True):
        game.play(0, form)
    assert len({game.digest() for game in games}) == 1


def test_an_answer_kept_from_earlier_is_judged_anew() -> None:
    """R14: the pile has become too dear for what is left."""
    game = lay(piles={"A": "c17 c20", "B": "c21"}, money=[3, 0])
    question = game.question(0)
    assert question is not None
    old = {answer.code: answer for answer in question.answers}["recruit:A"]
    play(game, "recruit:A", "hire:c17", "place:2:down", "1 recruit:pass")
    assert refused(game, 0, old) == ("too-poor", "R14")


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_is_either_offered_or_refused_with_a_rule(seed: int) -> None:
    """At every step of a random game, for the seat that is asked and for one that is not."""
    import random

    from .helpers import random_play

    game = new(3, seed=seed)
    space = game._spec.space
    dice = random.Random(seed)
    for seat, _ in random_play(game, dice):
        offered = choices(game, seat)
        for number in dice.sample(range(space.size), 12):
            code = space.code(game._box, number)
            if code not in offered:
                key, rule = refused(game, seat, number)
                assert key in KEYS
                assert rule[0] in "RA"
        assert refused(game, (seat + 1) % 3, "recruit:pass") == ("not-asked", "R8")
