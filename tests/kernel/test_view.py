"""The gate for secrets is closed unless somebody opened it."""

from __future__ import annotations

import pytest

from malavita.games import registry
from malavita.kernel.record import OWNER, PUBLIC, SECRET, Record, Row, field
from malavita.kernel.view import Hidden, Memory, Sight, check_audiences


class Table(Record):
    """A field of every audience."""

    pot: int = field("i2", "the pot", 0, 99, PUBLIC)
    bets: Row = field("i2", "bets", 0, 99, PUBLIC, (3,))
    hands: Row = field("i2", "hands by seat", 0, 99, OWNER, (3,))
    deck: int = field("i8", "the deck", 0, 1 << 40, SECRET)
    order: Row = field("i2", "order of the deck", 0, 99, SECRET, (3,))
    clue: int = field("i2", "a clue", 0, 99, "detective")


RULES = {"detective": lambda s, box, seat: s.clue if seat == box else None}


def sight(seat: int | None) -> Sight:
    s = Table()
    s.pot, s.deck, s.clue = 5, 12345, 42
    for n in range(3):
        s.bets[n], s.hands[n], s.order[n] = n, 10 + n, 20 + n
    return Sight(s, 2, seat, RULES)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_public_fields_are_open_to_all(seat: int | None) -> None:
    assert sight(seat).number("pot") == 5
    assert sight(seat).row("bets") == [0, 1, 2]


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("name", ["deck", "order", "clue", "hands"])
def test_everything_else_is_closed(seat: int | None, name: str) -> None:
    for ask in (sight(seat).number, sight(seat).row):
        with pytest.raises(Hidden, match=name):
            ask(name)


@pytest.mark.parametrize("name", ["deck", "order", "clue"])
def test_secrets_have_no_owner(name: str) -> None:
    with pytest.raises(Hidden):
        sight(0).own(name)


def test_an_owner_sees_its_own_row_and_the_public_none() -> None:
    assert [sight(seat).own("hands") for seat in (0, 1, 2, None)] == [10, 11, 12, None]


def test_a_named_rule_opens_what_it_says_to_whom_it_says() -> None:
    assert [sight(seat).by_rule("detective") for seat in (0, 1, 2, None)] == [None, None, 42, None]
    with pytest.raises(LookupError):
        sight(0).by_rule("anybody")


def richer(s: Table, box: int, seat: int | None) -> list[int | None]:
    """A rule whose reading depends on what it has read: the order only of a full pot."""
    return [s.pot, s.order[0] if s.pot > 50 else None, seat]


def test_a_lasting_rule_is_asked_again_when_something_it_read_changed() -> None:
    s, memory = Table(), Memory()

    def shown(seat: int | None = 0) -> list[int | None]:
        found: list[int | None] = Sight(s, 2, seat, {"richer": richer}, memory=memory).lasting("richer")
        return found

    first = shown()
    s.order[0] = s.clue = 7
    assert shown() is first, "it has read neither"
    s.pot = 60
    assert shown() == [60, 7, 0]
    s.order[0] = 8
    assert shown() == [60, 8, 0], "now it has read the order"
    assert shown(1) == [60, 8, 1] and shown(None) == [60, 8, None], "every viewer has a memory of its own"
    kept = shown()
    memory.clear()
    assert shown() == kept and shown() is not kept


def test_without_a_memory_a_lasting_rule_is_as_any_other() -> None:
    s = Table()
    looks = [Sight(s, 2, 0, {"richer": richer}).lasting("richer") for _ in range(2)]
    assert looks[0] == looks[1] and looks[0] is not looks[1]


def test_an_unknown_audience_is_refused() -> None:
    check_audiences(Table, RULES)
    with pytest.raises(TypeError, match="clue: no view rule named 'detective'"):
        check_audiences(Table, {})


@pytest.mark.parametrize("name", registry.names())
def test_every_field_of_every_game_has_an_audience_that_exists(name: str) -> None:
    spec = registry.find(name)
    check_audiences(spec.state, spec.sights)
    assert {spec.state.fields[secret].audience for secret in ("key", "drawn")} == {SECRET}
