"""Makes what a reader is sent: the view, the news, the question, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ...games import registry
from ...kernel.game import Game
from ...kernel.question import Locked as Closed
from ...kernel.question import Question
from ..speech import duration, say
from ..wire import Ask, Choice, End, Locked, News, Room, TableLine, Update
from .state import TableState

if TYPE_CHECKING:
    from .films import Head

Names = Mapping[int, str]


def update_for(
    state: TableState, seat: int | None, reader: str, language: str | None, since: int, house: int,
    ack: str | None = None, room: Room | None = None,
) -> Update:  # fmt: skip
    """All that a reader may know now, and what is new since a version; an unknown version means everything."""
    viewer = state.viewer(seat)
    version = state.marks.versions[viewer]
    since = since if 0 <= since <= version else 0
    first, heard = state.marks.since(viewer, since)
    game = state.game
    if state.film is not None:
        news = news_for(state, viewer, reader, heard, language)
        shown = room or room_for(state, reader)
        return update_of(state, state.film, seat, since, first, news, language, shown, ack)
    events = game.heard(seat, first) if game else []
    return Update(
        table=state.code, seat=seat, version=version, since=since, first=first, events=events,
        news=news_for(state, viewer, reader, heard, language),
        room=room or room_for(state, reader),
        view=view_for(game, seat) if game else None,
        question=question_for(state, seat, language),
        can_undo=can_undo(state, seat),
        clocks=state.clocks.shown(seat, house),
        end=end_of(game) if game and state.phase == "over" else None,
        lines=game.retold(seat, first, language, names_at(state)) if language and game else None,
        ack=ack,
    )  # fmt: skip


def view_for(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat sees; promises in somebody's own words come with them, which a position does not hold."""
    view = game.seen(seat)
    deals = game.deals_seen() if view.get("deals") else []
    return {**view, "deals": deals} if deals else view


def update_of(
    state: TableState, film: Head, seat: int | None, since: int, first: int, news: list[News], language: str | None,
    room: Room, ack: str | None,
) -> Update:  # fmt: skip
    """The same for a game that is kept as a film."""
    eyes = 0 if seat is None else seat + 1
    lines = film.lines[eyes][language][first:] if language else None
    return Update(
        table=state.code, seat=seat, version=state.version(seat), since=since, first=first,
        events=film.events[eyes][first:], news=news, room=room, view=film.last[eyes], question=None, can_undo=False,
        clocks=[], end=film.end if state.phase == "over" else None, lines=lines, ack=ack,
    )  # fmt: skip


def news_for(state: TableState, viewer: int, reader: str, heard: int, language: str | None) -> list[News]:
    """The news that a viewer was told after the first `heard`."""
    if heard == len(state.news):
        return []
    news = [item for told, item in state.news[heard:] if told >> viewer & 1]
    return [said(item, language) for item in news if hears(state, item, reader)]


def names_at(state: TableState) -> dict[int, str]:
    """What the players are called."""
    return {seat: chair.called for seat, chair in enumerate(state.chairs) if chair.called}


def room_for(state: TableState, reader: str) -> Room:
    """The table itself, as a reader sees it."""
    setting = state.setting
    return Room(
        code=state.code, game=setting.game, edition=setting.edition, options=setting.options, players=state.players,
        phase=state.phase,  # type: ignore[arg-type]
        language=setting.language, listed=setting.listed, hotseat=setting.hotseat, pace=state.pace,
        seats=[chair.shown(seat, reader) for seat, chair in enumerate(state.chairs)],
        owner=bool(reader) and reader == setting.owner,
        host=next(iter(state.seats_of(setting.owner)), None),
        commitment=state.commitment,
        mixed=[seat for seat, chair in enumerate(state.chairs) if chair.mix],
        paused=state.paused,
        proposal=state.ballot.shown(state.chairs) if state.ballot else None,
        rematch=state.rematch, created=setting.created, closed=state.why_closed,
    )  # fmt: skip


def line_for(state: TableState, reader: str) -> TableLine:
    """The table as one line of a list."""
    room = room_for(state, reader)
    changed = changed_in(room.game, room.options)
    return TableLine(room.code, room.game, room.phase, room.language, room.pace, room.seats, room.created, changed)


def changed_in(game: str, options: Mapping[str, str]) -> int:
    """How many options of a table have another value than the recommended one."""
    return sum(options.get(option.name, option.values[0]) != option.values[0] for option in registry.find(game).options)


def question_for(state: TableState, seat: int | None, language: str | None) -> Ask | None:
    """What a seat is asked now; nothing while a bot answers for it."""
    if seat is None or state.game is None or seat not in state.asked() or state.chairs[seat].bot:
        return None
    if language is None:
        asked = state.game.asks(seat, written)
        return Ask(asked[0], asked[1]) if asked else None
    question = state.game.question(seat)
    return ask(question, language, names_at(state), state.game.locked(seat)) if question else None


def written(number: int, code: str, args: dict[str, Any]) -> Choice:
    """An answer in its written form."""
    return cast(Choice, msgspec.Raw(msgspec.json.encode(Choice(number, code, args))))


def ask(question: Question, language: str, names: Names, locked: Sequence[Closed] = ()) -> Ask:
    """A question for the wire with words, and with what is locked and why."""
    choices = [Choice(a.id, a.code, a.args, a.text(language, names)) for a in question.answers]
    shut = [Locked(a.code, a.args, a.reason, a.rule, a.say(language)) for a in locked]
    return Ask(question.kind, choices, question.text(language, names), shut)


def can_undo(state: TableState, seat: int | None) -> bool:
    """Whether a seat may take its last answer back without asking anybody."""
    return seat is not None and state.phase == "playing" and state.game is not None and state.game.can_undo(seat)


def end_of(game: Game) -> End | None:
    """How the game ended."""
    outcome = game.outcome
    return End(outcome.reason, outcome.scores, outcome.ranks, outcome.breakdown) if outcome else None


def hears(state: TableState, news: News, reader: str) -> bool:
    """Players do not hear the spectators until the end, through whatever eyes they look."""
    return news.kind != "said-aside" or state.phase == "over" or not state.seats_of(reader)


def said(news: News, language: str | None) -> News:
    """News with words in the reader's language, where they are the server's own."""
    words = words_of(news, language) if language else None
    return News(news.kind, news.at, news.seat, news.name, words, news.args) if words else news


def words_of(news: News, language: str) -> str | None:
    """A phrase, or a new pace; all other news the reader words itself."""
    if phrase := news.args.get("phrase"):
        return say(language, f"phrase-{phrase}")
    if news.kind == "closed":
        return say(language, f"closed-{news.args['why']}")
    if news.kind == "carried" and (pace := news.args.get("pace")):
        times = {name: duration(language, pace[name]) for name in ("bank", "refill")}
        return say(language, f"pace-{pace['kind']}", **times)
    return None
