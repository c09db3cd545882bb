"""One table at work: one inbox, stored and then told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

import msgspec

from ...kernel.game import MANY, Game
from ..refusal import Refused
from ..store import StoreFailed
from ..store.base import Statement
from ..store.store import DROP_FILM, DROP_MEMBER, DROP_SUMMARY, PUT_ENTRY, PUT_MEMBER, SET_TABLE
from ..wire import Ack, Presence, Room, Update
from .entries import AnyEntry, Arranged, Sat, Setting, Stood, write_entry
from .lock import Lock
from .reading import in_turns, read_back
from .showing import names_at, room_for, update_for
from .state import TableState

if TYPE_CHECKING:
    from ..house import House

Row = tuple[str, int, int | None]  # what lists are made from: phase, listed, due
HEALS_AFTER = 1000  # milliseconds
OVER = "over"
encode = msgspec.json.Encoder().encode


def ends(after: Game | None) -> bool:
    """Whether a move was the last."""
    return after is not None and not after.to_act


class Line(Protocol):
    """A connection that can be written to without waiting."""

    guest: str

    def post(self, data: bytes) -> None:
        """Send, sooner or later, in order."""
        ...


@dataclass(slots=True)
class Eyes:
    """Through whose eyes a line follows a table, in which language, and how far it has come."""

    seat: int | None
    language: str | None
    version: int
    acked: str | None = None  # the message that the last update acknowledged
    presence: bytes = b""  # what was last said of who is connected


Letters = dict[tuple[object, ...], tuple[Update, list[Line]]]  # by what they depend on: an update, and its readers


class Table:
    """A table in memory; whatever it holds can be rebuilt from the store."""

    def __init__(self, house: House, code: str, setting: Setting, due: int | None) -> None:
        self.house, self.code, self.setting = house, code, setting
        self.state = TableState(code, setting)
        self.lock = Lock()
        self.watching: dict[Line, Eyes] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.weighed: set[tuple[int, int]] = set()  # offers that bots have thought about, by deal and seat
        self.considering: dict[int, asyncio.Task[None]] = {}  # by seat
        self.rests_until = 0  # bots among themselves take their time while nobody watches
        self.touched = self.since = house.clock.now()
        self._rested = -1  # when it was touched before it rested
        self.heard: dict[str, int] = {}  # when those who sit here, and do not watch, were last heard of
        self.sound = True  # what is in memory is what is in the store
        self._row: Row = ("open", int(setting.listed), due)
        self._rooms: tuple[int, dict[str, msgspec.Raw]] = (-1, {})

    # --- reading it back

    async def read_back(self) -> None:
        """Make everything again from what is stored."""
        store = self.house.store
        try:
            self.state = await read_back(store, self.code, self.setting, await store.entries(self.code), self._failed)
        except StoreFailed:
            raise Refused("not-stored") from None
        self._rooms = (-1, {})
        self.sound = True
        if self.state.film is not None or self.state.why_closed == "rules":
            self.house.log.warning("the rules of this game are gone", table=self.code, film=self.state.film is not None)

    async def heal(self) -> None:
        """After a failure, read back what is really stored, and tell those who watch."""
        if self.sound:
            return
        await self.read_back()
        self.tell_all()
        self.follow()
        await self.house.begin_if_full(self)

    def wake_up(self, phase: str, listed: int) -> None:
        """After it was read back: go on where it stood; the stored row may lag behind the entries."""
        self._row = (phase, listed, self._row[2])
        self.follow()

    # --- writing

    async def commit(
        self, entry: AnyEntry, after: Game | None = None, line: Line | None = None, also: Sequence[Statement] = ()
    ) -> int:
        """Store an entry, and whatever must be stored with it or not at all, then take it in and tell everybody who may
        know; the lock is held by the caller.
        """
        at, now = self.house.clock.wall(), self.house.clock.now()
        try:
            await self.house.store.write_job([*self.rows_for(entry, at, now, after), *also])
        except asyncio.CancelledError:
            self.sound = False  # it may be written all the same
            raise
        except StoreFailed as error:
            raise self.not_stored(error) from None
        told = self.take_in(entry, at, now, after)
        if isinstance(entry, Sat | Stood | Arranged):
            self.give_back_eyes()
        self.post(self.letters(told, entry.id, line))
        self.follow()
        return told

    def not_stored(self, error: Exception) -> Refused:
        """Nobody can be sure what is stored now."""
        self._unsound()
        self.house.log.error("not stored", table=self.code, error=str(error))
        return Refused("not-stored")

    def _unsound(self) -> None:
        """It must be read back, soon, even if nobody comes again."""
        self.sound = False
        self.house.alarms.set(self.code, self.house.clock.now() + HEALS_AFTER)

    def _failed(self, what: str, error: Exception) -> None:
        self.house.log.error(what, table=self.code, error=repr(error), exc_info=error)

    def take_in(self, entry: AnyEntry, at: int, now: int, after: Game | None) -> int:
        """Fold an entry that is stored; returns the set of viewers that are told."""
        try:
            told = self.state.apply(entry, at, now, after)
        except Exception:
            self._unsound()  # it is stored, and here it may be half there
            raise
        if ends(after):
            self._row = OVER, int(self.state.setting.listed), None  # was written with it
        self.touched = now
        self.house.metrics.stored += 1
        return told

    def rows_for(self, entry: AnyEntry, at: int, now: int, after: Game | None) -> list[Statement]:
        """What is written for an entry; with the last move of a game, that it is over."""
        rows: list[Statement] = [(PUT_ENTRY, (self.code, len(self.state.marks), at, now, write_entry(entry)))]
        if type(entry) is Sat:
            rows.append((PUT_MEMBER, (self.code, entry.who)))
        if type(entry) is Stood and (gone := self._leaves(entry.seat)):
            rows.append((DROP_MEMBER, (self.code, gone)))
        if ends(after):
            rows.append((SET_TABLE, (OVER, int(self.state.setting.listed), None, at, self.code)))
        return rows

    def _leaves(self, seat: int) -> str:
        """The guest who has nothing to do with the table any more once this seat is free, if there is one."""
        state = self.state
        guest = state.chairs[seat].guest
        stays = state.phase != "open" or guest == state.setting.owner or len(state.seats_of(guest)) > 1
        return "" if stays else guest

    def follow(self) -> None:
        """What comes after an entry: bots think, clocks run, the absent are called; if that fails, soon again."""
        try:
            self._follow()
        except Exception as error:
            self._failed("what follows failed", error)
            self.house.alarms.set(self.code, self.house.clock.now() + HEALS_AFTER)

    def _follow(self) -> None:
        state = self.state
        phase, shown, kept = self._row
        due = self.wakes()
        listed = int(state.setting.listed)
        if (
            (state.phase, listed) != (phase, shown)
            or (due is None) != (kept is None)
            or (due is not None and kept is not None and due < kept)
        ):
            before, self._row = self._row, (state.phase, listed, due)
            row = (state.phase, listed, due, self.house.clock.wall(), self.code)
            resumed = (phase, state.phase) == ("over", "playing")
            again = [(DROP_FILM, (self.code,)), (DROP_SUMMARY, (self.code,))] if resumed else []
            self.house.store.write((SET_TABLE, row), *again).add_done_callback(partial(self._row_written, before))
        if due is not None:
            self.house.alarms.set(self.code, due)
        if state.game is not None:
            self.house.callers.look(self)
        if state.phase == "playing" and not state.paused and state.has_bots():
            self.house.bots_of(self)
        if not self.watching:
            self._rest()

    def _row_written(self, before: Row, written: asyncio.Future[None]) -> None:
        """The row is for lists, the entries are the truth; if it was not written, it will be after the next entry."""
        if not written.cancelled() and written.exception() is not None:
            self._row = before

    # --- telling

    def letters(self, told: int, id: str = "", sender: Line | None = None) -> Letters:
        """What is sent to those who watch, if they are among the viewers told; passers-by get the same letter."""
        now, state, letters = self.house.clock.now(), self.state, Letters()
        for line, eyes in self.watching.items():
            if told >> state.viewer(eyes.seat) & 1:
                try:
                    self._write_to(letters, line, eyes, now, id if line is sender else None)
                except Exception as error:  # the others get theirs, and this one all of it the next time
                    self._failed("a letter failed", error)
        return letters

    def post(self, letters: Letters) -> None:
        """Write letters out and send them."""
        for update, lines in letters.values():
            try:
                data = encode(update)
                for line in lines:
                    line.post(data)
            except Exception as error:  # its readers will notice the gap
                self._failed("a letter was not sent", error)

    def _write_to(self, letters: Letters, line: Line, eyes: Eyes, now: int, ack: str | None) -> None:
        reader = line.guest if self.state.knows(line.guest) else ""
        key = (eyes.seat, reader, eyes.language, eyes.version, ack)
        letter = letters.get(key)
        if letter is None:
            letter = letters[key] = (self.show(reader, eyes, now, ack), [])
        letter[1].append(line)
        eyes.acked = ack or eyes.acked
        eyes.version = self.state.version(eyes.seat)

    def show(self, reader: str, eyes: Eyes, now: int, ack: str | None = None) -> Update:
        """What a reader is sent now; all who neither sit here nor opened the table are sent the same."""
        room = self._room(reader)
        return update_for(self.state, eyes.seat, reader, eyes.language, eyes.version, now, ack, room)

    def _room(self, reader: str) -> Room:
        """The table as a reader sees it, already in its written form; made again only when it changes."""
        if self._rooms[0] != self.state.room_stamp:
            self._rooms = (self.state.room_stamp, {})
        rooms = self._rooms[1]
        if reader not in rooms:
            rooms[reader] = msgspec.Raw(encode(room_for(self.state, reader)))
        return cast(Room, rooms[reader])

    def tell_all(self) -> None:
        """Send everybody what they have not seen yet."""
        now, letters = self.house.clock.now(), Letters()
        for line, eyes in self.watching.items():
            if eyes.version != self.state.version(eyes.seat):
                try:
                    self._write_to(letters, line, eyes, now, None)
                except Exception as error:
                    self._failed("a letter failed", error)
        self.post(letters)

    def acknowledge(self, entry: int, seat: int | None, id: str) -> Ack:
        """The answer to a message that was taken, the same each time it is asked for."""
        return Ack(id, self.code, self.state.marks.version_at(self.state.viewer(seat), entry))

    # --- who is there

    def watch(self, line: Line, seat: int | None, language: str | None, version: int) -> None:
        """Follow the table from a version on."""
        eyes = Eyes(seat, language, version)
        self.watching[line] = eyes
        self.touched = self.house.clock.now()
        letters = Letters()
        self._write_to(letters, line, eyes, self.touched, None)
        self.post(letters)
        if self.state.setting.hotseat:
            self.house.callers.again(self)
        self.house.came_or_went(self)

    def far_behind(self, seat: int | None, version: int) -> bool:
        """Whether a viewer of that version must be told of very much at once."""
        state = self.state
        if state.game is None or state.game.event_count <= MANY:
            return False
        version = version if 0 <= version <= state.version(seat) else 0
        return state.game.event_count - state.marks.since(state.viewer(seat), version)[0] > MANY

    async def tell_ahead(self, language: str | None) -> None:
        """Make ready what somebody far behind will be told, in turns with all others; no lock is needed for it."""
        if self.state.game is not None:
            await in_turns(self.state.game.tell_ahead(language, names_at(self.state)))

    def give_back_eyes(self) -> None:
        """Seats may have changed hands: whoever looks through eyes that are not the own any more looks anew."""
        for line, eyes in self.watching.items():
            own = self.state.seats_of(line.guest)
            if eyes.seat is not None and eyes.seat not in own:
                eyes.seat, eyes.version = own[0] if len(own) == 1 else None, 0

    def unwatch(self, line: Line) -> None:
        """Follow no longer."""
        if self.watching.pop(line, None) is not None:
            self.touched = self.house.clock.now()
            self.hear(line.guest)
            self.house.came_or_went(self)

    def rest_if_left(self, since: int) -> None:
        """Rest, once, if nobody has looked since then; not at once, for whoever goes may come back, over and over."""
        if not self.watching and self._rested < self.touched <= since:
            self._rested = self.touched
            self._rest()

    def _rest(self) -> None:
        """Nobody looks: hold only what cannot be made again in a moment."""
        self._rooms = (-1, {})
        self.state.rest()

    def sees(self, seat: int) -> bool:
        """Whether the owner of a seat is here; at a hot seat, whether the screen is this seat's."""
        guest, hot = self.state.chairs[seat].guest, self.state.setting.hotseat
        eyes = [eyes for line, eyes in self.watching.items() if line.guest == guest]
        return bool(eyes) and (not hot or seat in [one.seat for one in eyes])

    def hear(self, guest: str) -> None:
        """Somebody is here, or was just now."""
        if self.state.seats_of(guest):
            self.heard[guest] = self.house.clock.now()

    def away(self, guest: str) -> int:
        """How long somebody who sits here has not been seen, in milliseconds; at most since the table was read back."""
        return 0 if guest in self.present() else self.house.clock.now() - self.heard.get(guest, self.since)

    def present(self) -> set[str]:
        """The guests that are connected to this table."""
        return {line.guest for line in self.watching}

    def tell_presence(self) -> None:
        """Say who is connected, to whoever was told something else."""
        here = self.present()
        seats = [seat for seat, chair in enumerate(self.state.chairs) if chair.guest in here]
        seated = {chair.guest for chair in self.state.chairs}
        data = encode(Presence(self.code, seats, sum(line.guest not in seated for line in self.watching)))
        for line, eyes in self.watching.items():
            if eyes.presence != data:
                eyes.presence = data
                line.post(data)

    def wakes(self) -> int | None:
        """When a seat's time is up, or the time in which the game should have begun, if somebody waits for it."""
        if self.state.phase == "playing":
            return self.state.clocks.due()
        return self._row[2] if self.state.phase == "open" else None

    @property
    def expired(self) -> bool:
        """The time in which its game should have begun is over."""
        due = self._row[2]
        return due is not None and due <= self.house.clock.now()

    @property
    def idle(self) -> bool:
        """Nobody watches and nobody thinks: it may be dropped from memory."""
        return not (self.watching or self.thinking or self.considering or self.lock.locked())
