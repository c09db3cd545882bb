"""The past of a table, made by the same rules as play: step by step through the eyes of a seat, the public, or all."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

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
MOST_ANSWERS = 10_000  # of a game that is brought along: the longest that people play have some hundreds


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


@dataclass(frozen=True)
class Shooting:
    """All that is needed of a table to show its replay: the table goes on while the replay is made."""

    game: Game | None  # a copy; none, if only a film is left
    eyes: str
    viewer: int
    names: dict[int, str]
    frame: Replay  # without steps

    @property
    def everything(self) -> bool:
        """Whether these eyes see all."""
        return self.eyes == "all"

    @property
    def seat(self) -> int | None:
        """The seat through whose eyes it is seen."""
        return None if self.eyes in ("public", "all") else int(self.eyes)


def shooting(state: TableState, reader: str, eyes: str, first: int, language: str | None) -> Shooting:
    """What a replay needs, taken from a table that nobody changes now."""
    if state.game is None and state.film is None:
        raise Refused("not-begun")
    viewer = state.viewer(None if eyes in ("public", "all") else int(eyes))
    chairs, news = cast_of(state, reader, viewer, language)
    frame = Replay(
        state.code, state.setting.game, eyes, offered(state, reader), 0, first, [], chairs, news,
        state.phase,  # type: ignore[arg-type]
    )  # fmt: skip
    return Shooting(state.game.copy() if state.game else None, eyes, viewer, names_at(state), frame)


def film(shot: Shooting, count: int, language: str | None, brief: bool = False) -> Replay:
    """The steps from `first` on; a step is what those eyes were told at once. A brief film has no pictures."""
    assert shot.game is not None
    shown: list[Step] = []
    total, since, first = 0, 0, shot.frame.first
    for actor, viewers, game in moments(shot.game):
        if not shot.everything and not viewers >> shot.viewer & 1:
            continue
        if first <= total < first + count:
            told = step(shot, total, actor if shot.everything else None, game, since, language)
            if shot.everything:
                told.standing = game.standing()
            if not brief:
                picture(told, game, shot.seat, shot.everything)
            shown.append(told)
        total, since = total + 1, game.event_count
    return structs.replace(shot.frame, total=total, steps=shown)


def cast_of(state: TableState, reader: str, viewer: int, language: str | None) -> tuple[list[Seat], list[News]]:
    """Who sits there, and what was said aloud, as a reader may know it through some eyes."""
    told = [item for viewers, item in state.news if viewers >> viewer & 1 and item.kind != WHISPERED]
    news = [said(item, language) for item in told if hears(state, item, reader)]
    return [chair.shown(number, reader) for number, chair in enumerate(state.chairs)], news


def step(shot: Shooting, number: int, actor: int | None, game: Game, since: int, language: str | None) -> Step:
    """What happened in one moment since the one before."""
    events = game.events(shot.seat, since)
    lines = [game.say(event, language, shot.names) for event in events] if language else None
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
        given = read_save(raw.decode("utf-8")).get("answers")
        if isinstance(given, list) and len(given) > MOST_ANSWERS:
            raise Refused("too-big")
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
