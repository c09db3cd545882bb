"""What those who sit at a table do in the game: answer, take back, propose, agree, talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games import registry
from ...kernel.errors import CannotUndo, MalavitaError
from ...kernel.game import Game
from ..guests import Guest
from ..refusal import Refused, from_rules
from ..speech import phrases
from ..store.writer import Step
from ..wire import Ack, Answer, Deal, Pace, Phrase, Propose, Resume, Say, Undo, Vote
from .entries import Answered, AnyEntry, Dealt, Proposed, Resumed, Said, TookBack, Voted
from .manners import check_manners, check_name
from .state import TableState
from .table import Line, Table
from .votes import Ballot

Seated = Answer | Undo | Deal | Propose | Vote  # what a seat says; the rest is said by a guest
Talk = Say | Phrase
Move = Seated | Talk | Resume
WHISPERS = "whispers"  # the option by which a game allows them


class Judged:
    """What a message leads to: an entry with its number, or none if it was taken before."""

    __slots__ = ("after", "entry", "number", "seat")

    def __init__(self, seat: int | None, number: int, entry: AnyEntry | None = None, after: Game | None = None) -> None:
        self.seat, self.number, self.entry, self.after = seat, number, entry, after


async def move(table: Table, guest: Guest, message: Move, line: Line | None = None) -> Ack:
    """Judge a message, store it and tell; a message that was taken before gets the same answer again."""
    async with table.lock:
        if not table.sound:
            await table.heal()
        if line is None:
            table.hear(guest.id)
        found = judged(table.state, guest, message)
        if found.entry is not None:
            check_manners(table, guest, found.entry)
            await table.commit(found.entry, found.after, line)
        return table.acknowledge(found.number, found.seat, message.id)


class Underway:
    """A message at a table that is free, on its way without a task; each step is taken for many of them in a row."""

    __slots__ = ("at", "found", "guest", "letters", "line", "message", "now", "table", "tell", "told")

    def __init__(
        self, table: Table, guest: Guest, message: Move, line: Line, tell: Callable[[Ack | Exception], None]
    ) -> None:
        self.table, self.guest, self.message, self.line, self.tell = table, guest, message, line, tell
        table.lock.take()

    def judge(self) -> bool:
        """Whether table and rules allow it and it was not taken before; if not, that is told."""
        try:
            self.found = judged(self.table.state, self.guest, self.message)
        except Exception as error:
            self._end(error)
            return False
        if self.found.entry is None:
            self._end(None)
            return False
        return True

    def hand_in(self) -> None:
        """Give it to the writer."""
        house, entry = self.table.house, self.found.entry
        assert entry is not None
        self.at, self.now = house.clock.wall(), house.clock.now()
        try:
            house.store.write_then(self.table.rows_for(entry, self.at, self.now, self.found.after), self.stored)
        except Exception as error:
            self._end(error)

    def stored(self, failure: Exception | None) -> Step | None:
        """It is on the disk, or nobody knows whether it is: the table takes it in."""
        entry, after = self.found.entry, self.found.after
        assert entry is not None
        try:
            if failure is not None:
                raise self.table.not_stored(failure)
            self.told = self.table.take_in(entry, self.at, self.now, after)
        except Exception as error:
            return self._end(error)
        return self._write

    def _write(self) -> Step | None:
        try:
            self.letters = self.table.letters(self.told, self.message.id, self.line)
        except Exception as error:
            return self._end(error)
        return self._post

    def _post(self) -> Step | None:
        try:
            self.table.post(self.letters)
            self.table.follow()
        except Exception as error:
            return self._end(error)
        return self._end(None)

    def _end(self, error: Exception | None) -> Step | None:
        self.table.lock.release()
        self.tell(error or self.table.acknowledge(self.found.number, self.found.seat, self.message.id))
        return None


def judged(state: TableState, guest: Guest, message: Move) -> Judged:
    """What a message leads to, if table and rules allow it."""
    before = state.repeated(guest.id, message.id)
    seat = seat_for(state, guest, message)
    if before is not None:
        return Judged(seat, before)
    entry = entry_for(state, guest, seat, message)
    return Judged(seat, len(state.marks), entry, judge(state, entry))


def seat_for(state: TableState, guest: Guest, message: Move) -> int | None:
    """The seat that speaks: the guest's own, never what a message claims."""
    own = state.seats_of(guest.id)
    if type(message) is not Answer and (isinstance(message, Resume) or is_for_all(message)):
        return own[0] if own else None
    if message.seat is None and len(own) == 1:
        return own[0]
    if message.seat is None or message.seat not in own:
        raise Refused("not-seated" if not own else "which-seat" if message.seat is None else "not-yours")
    return message.seat


def is_for_all(message: Move) -> bool:
    """Whether it is talk that no seat in particular says or hears."""
    return isinstance(message, Talk) and message.seat is None and message.to is None


def entry_for(state: TableState, guest: Guest, seat: int | None, message: Move) -> AnyEntry:
    """The entry that a message asks for, if the table allows it."""
    if isinstance(message, (Answer, Undo)):
        return answered(state, guest, seat, message)
    if isinstance(message, Talk):
        return talked(state, guest, seat, message)
    if seat is None:
        raise Refused("not-seated")
    if isinstance(message, Resume):
        return resumed(state, guest, seat, message)
    check_playing(state, seat)
    if isinstance(message, Propose):
        return proposed(state, guest, seat, message)
    if isinstance(message, Vote):
        return voted(state, guest, seat, message)
    return dealt(state, guest, seat, message)


def answered(state: TableState, guest: Guest, seat: int | None, message: Answer | Undo) -> Answered | TookBack:
    """An answer to the question of the moment, or the last one taken back."""
    if seat is None:
        raise Refused("not-seated")
    check_playing(state, seat)
    check_version(state, seat, message.version)
    if isinstance(message, Answer):
        return Answered(who=guest.id, id=message.id, seat=seat, code=message.answer)
    return TookBack(who=guest.id, id=message.id, seat=seat)


def dealt(state: TableState, guest: Guest, seat: int, message: Deal) -> Dealt:
    """What is said about a deal: at any moment of the game, whatever else was said since (the rules judge it)."""
    if state.phase == "over" or state.paused:
        raise Refused("over" if state.phase == "over" else "paused")
    said: dict[str, Any] = {"act": message.act}
    if message.deal is not None:
        said["deal"] = message.deal
    if message.act in ("offer", "counter"):
        said |= {"terms": message.terms, "to": message.to}
    return Dealt(who=guest.id, id=message.id, seat=seat, said=said)


def judge(state: TableState, entry: AnyEntry) -> Game | None:
    """Ask the rules; they refuse in their own words."""
    try:
        return state.judge(entry)
    except CannotUndo:
        raise Refused("cannot-undo") from None
    except MalavitaError as error:
        raise from_rules(error) from None


def check_playing(state: TableState, seat: int) -> None:
    """The game must be going on, and its owner must sit in the seat."""
    if state.phase in ("open", "closed"):
        raise Refused("not-begun" if state.phase == "open" else "closed")
    if state.chairs[seat].bot:
        raise Refused("standing")


def check_version(state: TableState, seat: int, version: int) -> None:
    """An answer is to the question of the moment, not to an earlier one."""
    if state.phase == "over":
        raise Refused("over")
    if not state.fresh[seat] <= version <= state.version(seat):
        raise Refused("stale")  # talk does not make a click stale, a move does
    if state.paused:
        raise Refused("paused")


def proposed(state: TableState, guest: Guest, seat: int, message: Propose) -> Proposed:
    """A proposal, if it makes sense now and none is open that must be decided first."""
    if state.ballot is not None and not puts_aside(state, state.ballot, seat, message):
        raise Refused("proposal-open")
    if state.phase == "over" and (message.what != "undo" or in_company(state, guest)):
        raise Refused("over")  # what was secret has been told
    if message.what == "pause" and state.paused:
        raise Refused("paused")
    if message.what == "undo":
        check_undo(state, guest, seat)
    if message.what == "replace":
        check_replace(state, seat, message)
    if message.what == "pace":
        check_pace(state, message.pace)
    return Proposed(
        who=guest.id, id=message.id, what=message.what, seat=seat, target=message.target,
        bot=stand_in(state, message) if message.what == "replace" else "",
        pace=message.pace if message.what == "pace" else None,
    )  # fmt: skip


def puts_aside(state: TableState, ballot: Ballot, seat: int, message: Propose) -> bool:
    """A bot for somebody whose word is still awaited goes first, or who is away could block everything.

    Only who could decline the open proposal may put it aside: nobody escapes being replaced themselves.
    """
    target, chairs = message.target, state.chairs
    waited = message.what == "replace" and target is not None and ballot.waits_for(target, chairs)
    return waited and seat in ballot.needed(chairs)


def check_undo(state: TableState, guest: Guest, seat: int) -> None:
    """There must be something to take back, and nothing that another gave who is away now and cannot be asked."""
    stay, given = state.back_to(seat), state.game.answers_given if state.game is not None else []
    if stay >= len(given):
        raise Refused("nothing-answered")
    for (who, _), by_hand in zip(given[stay:], state.by_hand[stay:], strict=False):
        chair = state.chairs[who]
        if by_hand and chair.bot and chair.guest not in ("", guest.id):
            raise Refused("owner-away", name=chair.called)


def check_pace(state: TableState, pace: Pace | None) -> None:
    """The pace must be another one that can be kept."""
    check_kept(pace)
    if pace == state.pace:
        raise Refused("same-pace")


def check_kept(pace: Pace | None) -> None:
    """A clock needs a bank."""
    if pace is None or (pace.kind != "none" and not pace.bank):
        raise Refused("no-pace")


def check_replace(state: TableState, seat: int, message: Propose) -> None:
    """Only another person's seat can be given to a bot."""
    target = message.target
    if target is None or target >= state.players or target == seat or not state.chairs[target].person:
        raise Refused("no-seat")


def stand_in(state: TableState, message: Propose) -> str:
    """The strongest bot: nobody gives another's seat to one that plays badly."""
    from ...bots.base import names

    best = names(state.setting.game)[-1]
    if message.bot not in ("", best):
        raise Refused("best-bot", bots=best)
    return best


def in_company(state: TableState, guest: Guest) -> bool:
    """Whether another person has a seat here."""
    return any(chair.guest not in ("", guest.id) for chair in state.chairs)


def check_bot(game: str, level: str) -> None:
    """There must be such a bot for this game."""
    from ...bots.base import names

    if level not in names(game):
        raise Refused("no-bot", bots=", ".join(names(game)))


def voted(state: TableState, guest: Guest, seat: int, message: Vote) -> Voted:
    """A vote on the proposal that is open."""
    ballot = state.ballot
    if ballot is None or ballot.number != message.proposal or seat not in ballot.needed(state.chairs):
        raise Refused("no-proposal")
    return Voted(who=guest.id, id=message.id, seat=seat, yes=message.yes)


def resumed(state: TableState, guest: Guest, seat: int, message: Resume) -> Resumed:
    """The end of a pause."""
    if not state.paused:
        raise Refused("not-paused")
    return Resumed(who=guest.id, id=message.id, seat=seat)


def talked(state: TableState, guest: Guest, seat: int | None, message: Talk) -> Said:
    """Words or a set phrase, to all or to one."""
    if seat is not None and message.to is not None:
        check_whisper(state, seat, message.to)
    return said(state, guest, seat, message) if isinstance(message, Say) else phrased(state, guest, seat, message)


def check_whisper(state: TableState, seat: int, to: int) -> None:
    """Where the table allows it, a person may whisper to another, once the game has begun and seats are settled."""
    if state.setting.options.get(WHISPERS) != "on":
        rules = {option.name: option.rule for option in registry.find(state.setting.game).options}
        raise Refused("no-whispers", rules.get(WHISPERS))
    if to >= state.players:
        raise Refused("no-seat")
    if to == seat:
        raise Refused("whisper-self")
    if not state.chairs[to].person:
        raise Refused("whisper-nobody")
    check_playing(state, seat)


def said(state: TableState, guest: Guest, seat: int | None, message: Say) -> Said:
    """Words, at the table or among the spectators."""
    text = "".join(sign for sign in message.text if sign.isprintable() or sign == "\n").strip()
    if not text:
        raise Refused("empty")
    if message.room == "spectators" and seat is not None and state.phase != "over":
        raise Refused("spectators-only")
    room = message.room if seat is not None else room_of_strangers(state, message.room)
    name = called(state, guest, seat)
    return Said(who=guest.id, id=message.id, seat=seat, name=name, text=text, room=room, to=message.to)


def phrased(state: TableState, guest: Guest, seat: int | None, message: Phrase) -> Said:
    """A set phrase, by its key."""
    if message.phrase not in phrases():
        raise Refused("no-phrase")
    name, room = called(state, guest, seat), "table" if seat is not None else room_of_strangers(state, "table")
    return Said(who=guest.id, id=message.id, seat=seat, name=name, phrase=message.phrase, room=room, to=message.to)


def room_of_strangers(state: TableState, wanted: str) -> str:
    """Where a guest without a seat is heard: while the game is played by the spectators alone."""
    return "spectators" if state.phase == "playing" else wanted


def called(state: TableState, guest: Guest, seat: int | None) -> str:
    """What whoever speaks is called: in a seat as everybody knows them there, outside as nobody in a seat is."""
    if seat is None:
        check_name(state, guest)
    return state.chairs[seat].name if seat is not None else guest.name
