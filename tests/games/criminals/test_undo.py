"""Taking back: the choice of card and place, until the last answer of the turn; a look never."""

from __future__ import annotations

import pytest

import malavita

from .helpers import KILLER, PICKPOCKET, SPY, SWAP, choices, full_row, kind, lay, play, row


def cannot(game: malavita.Game, seat: int) -> None:
    """Taking back is refused and changes nothing."""
    before = (game.digest(), game.answers_given, game.events())
    with pytest.raises(malavita.CannotUndo):
        game.undo(seat)
    assert (game.digest(), game.answers_given, game.events()) == before


def looking(**table: object) -> malavita.Game:
    """Seat 0 has paid for C and looks at three cards."""
    cards = f"{SPY} {PICKPOCKET} {SWAP}"
    return play(lay(piles={"C": cards}, **table), "recruit:C")  # type: ignore[arg-type]


def test_R17_the_choice_of_a_card_can_be_taken_back() -> None:
    game = looking()
    before, view = game.digest(), game.view(0)
    play(game, f"hire:{SPY}").undo(0)
    assert (game.digest(), game.view(0), kind(game)) == (before, view, "hire")
    play(game, f"hire:{PICKPOCKET}")
    assert game.view(0)["hand"]["card"] == PICKPOCKET


def test_R16_a_look_can_never_be_taken_back() -> None:
    cannot(looking(), 0)


def test_R16_nor_can_the_look_after_the_card_was() -> None:
    """Undo goes back to the open pile and no further."""
    game = play(looking(), f"hire:{SPY}")
    game.undo(0)
    cannot(game, 0)


def test_R20_a_look_that_found_nobody_stays() -> None:
    game = play(lay(rows={0: full_row()}, piles={"A": f"c20 {SPY}"}), "recruit:A")
    cannot(game, 0)


def test_R10_a_pass_stays() -> None:
    cannot(play(lay(piles={"A": "c17"}), "recruit:pass"), 0)


@pytest.mark.parametrize("face", ["up", "down"])
def test_R23_a_placed_card_stays(face: str) -> None:
    game = play(lay(piles={"A": "c17"}), "recruit:A", "hire:c17", f"place:5:{face}")
    cannot(game, 0)
    cannot(game, 1)


@pytest.mark.parametrize(("card", "asked"), [(PICKPOCKET, "pickpocket"), (SPY, "spy"), (SWAP, "move")])
def test_R31_the_target_can_be_taken_back_before_the_action(card: str, asked: str) -> None:
    game = play(looking(rows={0: {5: "c17"}}), f"hire:{card}")
    before, offered = game.digest(), choices(game)
    play(game, "place:5:up" if card == SWAP else "place:6:up")
    assert kind(game) == asked
    game.undo(0)
    assert (game.digest(), choices(game)) == (before, offered)
    game.undo(0)
    assert kind(game) == "hire"
    cannot(game, 0)


def test_R36_the_killers_target_can_be_taken_back() -> None:
    game = play(lay(rows={1: {9: "c17"}}, piles={"A": KILLER}), "recruit:A", f"hire:{KILLER}", "place:9:up")
    assert kind(game) == "kill"
    game.undo(0)
    assert row(play(game, "place:8:up"), 0) == {8: KILLER}
    assert row(game, 1) == {9: "c17"}


@pytest.mark.parametrize(
    ("card", "place", "action"),
    [
        (PICKPOCKET, 6, "pickpocket:take"),
        (PICKPOCKET, 6, "pickpocket:leave"),
        (SPY, 6, "spy:target:5"),
        (SPY, 6, "spy:hideout:C"),
        (SPY, 6, "spy:nothing"),
        (SWAP, 5, "move:9"),
    ],
)
def test_R32_the_last_answer_of_the_turn_stays(card: str, place: int, action: str) -> None:
    game = play(looking(rows={0: {5: "c17"}}), f"hire:{card}", f"place:{place}:up", action)
    cannot(game, 0)


def test_R27_killing_the_own_stack_stays() -> None:
    game = play(lay(rows={0: {9: "c17"}}, piles={"A": KILLER}), "recruit:A", f"hire:{KILLER}", "place:9:up")
    cannot(game, 0)


def test_only_the_player_on_turn_can_take_back() -> None:
    game = play(looking(players=3), f"hire:{SPY}")
    cannot(game, 1)
    cannot(game, 2)


def test_nothing_to_take_back_at_the_start_and_at_the_end() -> None:
    game = lay(piles={"A": "c17"})
    cannot(game, 0)
    cannot(play(game, "recruit:pass", "recruit:pass"), 1)


def test_what_was_taken_back_was_never_told() -> None:
    """The others see the same events whether or not somebody wavered."""
    straight = play(looking(), f"hire:{PICKPOCKET}", "place:6:up", "pickpocket:take")
    wavering = play(looking(), f"hire:{SPY}", "place:5:up")
    wavering.undo(0)
    wavering.undo(0)
    play(wavering, f"hire:{PICKPOCKET}", "place:6:up", "pickpocket:take")
    assert wavering.digest() == straight.digest()
    for viewer in (0, 1, None):
        assert wavering.events(viewer) == straight.events(viewer)
        assert wavering.view(viewer) == straight.view(viewer)
    assert wavering.answers_given == straight.answers_given


def test_the_others_see_no_difference_while_somebody_wavers() -> None:
    """Which question of the placing is asked would tell the kind of card."""
    game = play(looking(), f"hire:{SPY}")
    views = [game.view(1)]
    views.append(play(game, "place:5:up").view(1))
    game.undo(0)
    views.append(game.view(1))
    assert views[0] == views[1] == views[2]


def test_a_copy_has_its_own_past() -> None:
    game = play(looking(), f"hire:{SPY}")
    other = game.copy()
    other.undo(0)
    assert (kind(game), kind(other)) == ("place", "hire")
    game.undo(0)
    assert game.digest() == other.digest()


def test_a_drawn_world_has_no_past() -> None:
    cannot(play(looking(), f"hire:{SPY}").resample(0, seed=1), 0)


def test_taking_back_keeps_the_money_right() -> None:
    """T50: paid once, whatever is taken back."""
    game = play(looking(), f"hire:{SPY}")
    game.undo(0)
    play(game, f"hire:{SPY}", "place:5:down")
    assert game.view()["money"] == [14, 18]
    assert game.faults() == []
