"""Events: what is told, to whom, and how much room there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from malavita.kernel import events
from malavita.kernel.chronicle import Chronicle, Told, blank_log, knows_secrets, lay_aside
from malavita.kernel.events import ARGS, EVERYONE, ROOM, new_log, tell
from malavita.kernel.rule import Workshop, rule


def events_of(past: Chronicle) -> list[Told]:
    return [past.at(number) for number in range(past.size)]


def told_in(log: Any) -> list[Told]:
    past = Chronicle()
    past.add(log)
    return events_of(past)


@rule
def story(log: Any, times: int) -> int:
    for n in range(times):
        tell(log, n, 1 << n % 4, n, 2, 3, 4, 5, 6, -7)
    tell(log, 99, EVERYONE)
    return times


def test_events_come_out_as_they_were_told() -> None:
    log = new_log()
    tell(log, 3, EVERYONE, 10, 20)
    tell(log, 4, 0b101)
    assert told_in(log) == [Told(3, EVERYONE, (10, 20, 0, 0, 0, 0, 0)), Told(4, 5, (0,) * ARGS)]
    assert told_in(new_log()) == []


def test_when_nobody_listens_nothing_happens() -> None:
    tell(None, 1, EVERYONE, 5)


def test_interpreted_and_compiled_tell_the_same() -> None:
    compiled = Workshop("cpu", {}, (Path(events.__file__).parent, Path(__file__).parent)).entry(story)
    ours, theirs = new_log(), new_log()
    assert story(ours, 9) == compiled(theirs, 9) == compiled(None, 9) == 9
    assert told_in(ours) == told_in(theirs)
    assert len(told_in(ours)) == 10


def test_the_room_is_enough_or_it_is_said() -> None:
    log = new_log()
    story(log, ROOM - 1)
    assert len(told_in(log)) == ROOM
    tell(log, 1, EVERYONE)
    with pytest.raises(OverflowError, match=f"{ROOM + 1} events"):
        told_in(log)


def test_a_chronicle_goes_on_goes_back_and_is_copied() -> None:
    log, past = new_log(), Chronicle()
    story(log, 2)
    past.add(log)
    past.add(log)
    other = past.copy()
    other.cut(1)
    assert [event.code for event in events_of(past)] == [0, 1, 99, 0, 1, 99]
    assert [event.code for event in events_of(other)] == [0]


@pytest.mark.parametrize(
    ("knows", "viewer", "told"),
    [(EVERYONE, None, True), (EVERYONE, 3, True), (0, None, False), (0, 0, False), (0b10, 1, True), (0b10, 0, False),
     (0b10, None, False), (0b1101, 2, True), (0b1101, 1, False)],
)  # fmt: skip
def test_secret_arguments_are_for_those_who_know(knows: int, viewer: int | None, told: bool) -> None:
    assert knows_secrets(Told(0, knows, ()), viewer) is told


def told_once(code: int) -> Any:
    log = new_log()
    tell(log, code, EVERYONE)
    return log


def codes_of(past: Chronicle) -> list[int]:
    return [told.code for told in events_of(past)]


def test_copies_of_a_past_go_on_without_each_other() -> None:
    past = Chronicle()
    past.add(told_once(1))
    first, second = past.copy(), past.copy()
    first.add(told_once(2))
    second.add(told_once(3))
    past.add(told_once(4))
    assert [codes_of(each) for each in (first, second, past)] == [[1, 2], [1, 3], [1, 4]]


def test_what_was_taken_back_stays_with_copies() -> None:
    past = Chronicle()
    for code in (1, 2, 3):
        past.add(told_once(code))
    copy = past.copy()
    past.cut(1)
    past.add(told_once(4))
    copy.add(told_once(5))
    assert codes_of(past) == [1, 4] and codes_of(copy) == [1, 2, 3, 5]


def test_a_log_is_written_on_again_and_nothing_of_before_is_told() -> None:
    first = blank_log()
    story(first, 5)
    past = Chronicle()
    past.add(first)
    lay_aside(first)
    again = blank_log()
    assert again is first and told_in(again) == []
    assert blank_log() is not first, "nobody else writes on it meanwhile"
    story(again, 1)
    assert len(told_in(again)) == 2 and len(events_of(past)) == 6
