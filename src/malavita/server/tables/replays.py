"""The past of a table, made by the same rules as play: step by step through the eyes of a seat, the public, or all."""

from __future__ import annotations

from ...api import load
from ...kernel.errors import MalavitaError
from ...kernel.game import Game
from ...kernel.replay import read_save, write_save
from ..refusal import Refused, from_rules
from ..wire import News, Pace, Replay, Seat, Step
from .entries import Answered, AnyEntry, Began, Closed, Dealt, Setting, Wish
from .showing import hears, names_at, said
from .state import WHISPERED, TableState
from .telling import moments

DICE = ("key", "drawn")


def offered(state: TableState, reader: str) -> list[str]:
    """The eyes through which a reader may look: the public and the own seats, all of them after the end."""
    if state.phase == "over" or state.setting.open_book:
        return ["public", *map(str, range(state.players)), "all"]
    return ["public", *map(str, state.seats_of(reader))]


def perspective_of(state: TableState, reader: str, wanted: str) -> str:
    """The eyes asked for, if they are offered."""
    if wanted not in offered(state, reader):
        raise Refused("not-yours" if state.phase != "over" else "malformed", reason="as: a seat, public or all")
    return wanted


def film(
    state: TableState, reader: str, eyes: str, first: int, count: int, language: str | None, brief: bool = False
) -> Replay:
    """The steps from `first` on; a step is what those eyes were told at once. A brief film has no pictures."""
    if state.game is None:
        raise Refused("not-begun")
    seat = None if eyes in ("public", "all") else int(eyes)
    viewer, everything = state.viewer(seat), eyes == "all"
    shown: list[Step] = []
    total = since = 0
    for actor, viewers, game in moments(state.game):
        if not everything and not viewers >> viewer & 1:
            continue
        if first <= total < first + count:
            told = step(state, total, actor if everything else None, game, seat, since, language)
            if everything:
                told.standing = game.standing()
            if not brief:
                picture(told, game, seat, everything)
            shown.append(told)
        total, since = total + 1, game.event_count
    chairs, news = cast_of(state, reader, viewer, language)
    return Replay(
        state.code, state.game.name, eyes, offered(state, reader), total, first, shown, chairs, news,
        state.phase == "over",
    )  # fmt: skip


def cast_of(state: TableState, reader: str, viewer: int, language: str | None) -> tuple[list[Seat], list[News]]:
    """Who sits there, and what was said aloud, as a reader may know it through some eyes."""
    told = [item for viewers, item in state.news if viewers >> viewer & 1 and item.kind != WHISPERED]
    news = [said(item, language) for item in told if hears(state, item, reader)]
    return [chair.shown(number, reader) for number, chair in enumerate(state.chairs)], news


def step(
    state: TableState, number: int, actor: int | None, game: Game, seat: int | None, since: int, language: str | None
) -> Step:
    """What happened in one moment since the one before."""
    events = game.events(seat, since)
    names = names_at(state)
    lines = [game.say(event, language, names) for event in events] if language else None
    return Step(number, events, lines, {}, actor)


def picture(told: Step, game: Game, seat: int | None, everything: bool) -> None:
    """Add what the table looks like: to those eyes, or to all and in truth."""
    told.view = game.view(seat)
    if everything:
        told.views = [game.view(each) for each in range(game.players)]
        told.truth = {name: value for name, value in game.truth().items() if name not in DICE}


def save_text(state: TableState) -> str:
    """The whole game as a save file, with the proof of its shuffles."""
    if state.film is not None:
        return state.film.save
    if state.game is None:
        raise Refused("not-begun")
    content = read_save(state.game.save())
    if not state.setting.open_book:
        content["fair"] = {
            "commitment": state.commitment,
            "key": state.setting.key,
            "mix": [chair.mix for chair in state.chairs],
        }
    return write_save(content)


def notation_text(state: TableState, eyes: str) -> str:
    """The game as a person would write it down who looks through these eyes."""
    everything = eyes == "all"
    seat = None if eyes in ("public", "all") else int(eyes)
    if state.film is not None:
        kept = state.film.notation  # older films have none for eyes that see all
        return kept[-1] if everything and len(kept) > state.players + 1 else kept[0 if seat is None else seat + 1]
    if state.game is None:
        raise Refused("not-begun")
    return state.game.notation(seat, everything)


def setting_from_save(raw: bytes, owner: str, created: int) -> tuple[Setting, list[AnyEntry]]:
    """A table made of a save file: an open book that is watched, not played."""
    try:
        game = load(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Refused("malformed", reason="a save file is text") from None
    except MalavitaError as error:
        raise from_rules(error) from None
    seats = [Wish("free") for _ in range(game.players)]
    setting = Setting(
        game.name, game.edition, game.options, seats, Pace(), False, "en", False, False, owner, bytes(16).hex(),
        created, True,
    )  # fmt: skip
    content = read_save(raw.decode("utf-8"))
    entries: list[AnyEntry] = [Began(save=game.beginning().save())]
    for seat, given in content["answers"]:
        entries.append(Dealt(seat=seat, said=given) if isinstance(given, dict) else Answered(seat=seat, code=given))
    if not game.over:
        entries.append(Closed(why="brought"))
    return setting, entries
