"""Films: a finished game written down as everybody saw it, to be watched when its rules are no longer there.

A film is data alone. It is made while the rules that were played are at hand, and shown without any.
"""

from __future__ import annotations

import asyncio
import base64
import lzma
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct, structs

from ...kernel.game import Game
from ...kernel.replay import read_save
from ...kernel.words import LANGUAGES
from ..wire import End, News, Pace, Replay, Step
from .clocks import Clocks
from .entries import Setting
from .replays import DICE, Shooting, save_text
from .seats import Chair
from .showing import end_of, names_at
from .state import TableState
from .telling import moments

PART = 40  # moments in one part


class Shot(Struct, array_like=True):
    """One moment in the head of a film: who acted, which viewers were told, how many events there were."""

    actor: int | None
    told: int
    events: int


class Moment(Struct, array_like=True):
    """One moment through all eyes: the public first, then every seat; and the whole truth."""

    views: list[dict[str, Any]]
    truth: dict[str, Any]
    standing: list[int]


class Head(Struct):
    """All of a film but its moments; what is kept for each viewer has the public first, notation all eyes last."""

    rules: int
    setting: Setting
    entries: int
    chairs: list[Chair]
    news: list[tuple[int, News]]
    marks: list[tuple[int, int, int]]
    pace: Pace
    rematch: str | None
    brought: bool
    catalogue: dict[str, Any]
    shots: list[Shot]
    events: list[list[dict[str, Any]]]
    lines: list[dict[str, list[str]]]
    last: list[dict[str, Any]]
    notation: list[str]
    end: End | None
    save: str


def pack(part: Any) -> str:
    """The stored form of a part."""
    return base64.b85encode(lzma.compress(msgspec.json.encode(part), preset=1)).decode()


def unpack(body: str, kind: Any) -> Any:
    """A part from its stored form."""
    return msgspec.json.decode(lzma.decompress(base64.b85decode(body)), type=kind)


# --- making one


def write_film(state: TableState) -> Iterator[str]:
    """The parts of a film in their stored form, the head last: with it the film is complete."""
    assert state.game is not None
    shots, waiting = [], []
    for actor, told, game in moments(state.game):
        shots.append(Shot(actor, told, game.event_count))
        truth = {name: value for name, value in game.truth().items() if name not in DICE}
        waiting.append(Moment([game.view(seat) for seat in viewers(game)], truth, game.standing()))
        if len(waiting) == PART:
            yield pack(waiting)
            waiting = []
    if waiting:
        yield pack(waiting)
    yield pack(head_of(state, state.game, shots))


def viewers(game: Game) -> list[int | None]:
    """The public and every seat."""
    return [None, *range(game.players)]


def head_of(state: TableState, game: Game, shots: list[Shot]) -> Head:
    """The head of a film."""
    names = names_at(state)
    events = [game.events(seat) for seat in viewers(game)]
    lines = [
        {language: [game.say(event, language, names) for event in told] for language in LANGUAGES} for told in events
    ]
    return Head(
        rules=game.rules_version, setting=state.setting, entries=len(state.marks), chairs=state.chairs, news=state.news,
        marks=state.marks.rows(), pace=state.pace, rematch=state.rematch, brought=state.phase == "closed",
        catalogue=game.catalogue, shots=shots, events=events, lines=lines,
        last=[game.view(seat) for seat in viewers(game)],
        notation=[*map(game.notation, viewers(game)), game.notation(whole=True)],
        end=end_of(game), save=save_text(state),
    )  # fmt: skip


# --- showing one


def state_of(code: str, head: Head) -> TableState:
    """The table as it was when the film was made, without a game."""
    state = TableState(code, head.setting)
    state.chairs, state.news, state.rematch = head.chairs, head.news, head.rematch
    state.phase, state.why_closed = ("closed", "brought") if head.brought else ("over", "")
    state.clocks = Clocks(head.pace, state.players)
    for mark in head.marks:
        state.marks.add(*mark)
    state.film, state.told_before = head, len(head.events[0])
    return state


Fetch = Callable[[int], Awaitable[str]]


async def show_film(
    wanted: Shooting, head: Head, fetch: Fetch, count: int, language: str | None, brief: bool
) -> Replay | None:
    """The same as `replays.film`, from what was written down; nothing, if the film was just put away."""
    eyes, first = 0 if wanted.seat is None else wanted.seat + 1, wanted.frame.first
    numbers = [n for n, shot in enumerate(head.shots) if wanted.everything or n == 0 or shot.told >> wanted.viewer & 1]
    parts: dict[int, list[Moment]] = {}
    steps = []
    for number in range(first, min(len(numbers), first + count)):
        which, place = divmod(numbers[number], PART)
        if which not in parts:
            body = await fetch(which + 1)
            if not body:
                return None
            parts[which] = await asyncio.to_thread(unpack, body, list[Moment])
        since = head.shots[numbers[number - 1]].events if number else 0
        shot = head.shots[numbers[number]]
        step = frame(head, number, shot, since, eyes, parts[which][place], wanted.everything, language)
        steps.append(structs.replace(step, view={}, views=None, truth=None) if brief else step)
    return structs.replace(wanted.frame, total=len(numbers), steps=steps)


async def film_of(wanted: Shooting, fetch: Fetch) -> Head | None:
    """The film of a game that has ended, if it is written down already and is of the game as it stands."""
    game = wanted.game
    body = await fetch(0) if game is not None and wanted.frame.phase in ("over", "closed") else ""
    if game is None or not body:
        return None
    return await asyncio.to_thread(head_if_of, game, body)


def head_if_of(game: Game, body: str) -> Head | None:
    """The head of a film, if it is of this game to its last answer and its end."""
    head: Head = unpack(body, Head)
    if head.rules != game.rules_version or len(head.shots) != len(game.answers_given) + 1:
        return None
    filmed, stands = read_save(head.save), read_save(game.save())
    return head if all(filmed[name] == stands[name] for name in ("answers", "end")) else None


def frame(
    head: Head, number: int, shot: Shot, since: int, viewer: int, moment: Moment, everything: bool, language: str | None
) -> Step:
    """One moment of a film."""
    events, lines = head.events[viewer][since : shot.events], None
    if language:
        lines = head.lines[viewer][language][since : shot.events]
    if not everything:
        return Step(number, events, lines, moment.views[viewer])
    return Step(
        number, events, lines, moment.views[0], shot.actor, moment.views[1:], truth=moment.truth,
        standing=moment.standing,
    )  # fmt: skip
