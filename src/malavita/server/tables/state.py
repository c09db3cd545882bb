"""A table as the fold of its entries: pure, without time of its own, the same after every restart."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...kernel.game import Game
from ...kernel.replay import commitment
from ..wire.common import News, Pace
from .clocks import Clocks
from .entries import (
    Answered,
    AnyEntry,
    Arranged,
    Began,
    BotSat,
    Closed,
    Dealt,
    Proposed,
    Rematched,
    Resumed,
    Said,
    Sat,
    Setting,
    Stood,
    TookBack,
    Voted,
)
from .opening import rebuild
from .past import Past
from .seats import Chair, chairs_for
from .telling import Marks, everyone, reseated, told_by
from .votes import Ballot

if TYPE_CHECKING:
    from .films import Head

BY_THE_RULES = Answered, TookBack, Dealt
PASSING = Answered, TookBack, Said  # what leaves the room as it was
WHISPERED = "said-to"  # news for two
IDS_KEPT = 64  # messages of each guest who sits here, and of all others together
OTHERS = ""  # the name under which the messages of all others are kept
LATE_TOO_OFTEN = 3
ANNOUNCED = {"clock": "late", "chance": "stumbled"}  # answers that neither a person nor a bot has chosen


class TableState:
    """Everything about a table, rebuilt by `apply` from one entry after another."""

    def __init__(self, code: str, setting: Setting) -> None:
        self.code = code
        self._lay(setting)
        self.marks = Marks(self.players)
        self.phase = "open"
        self.game: Game | None = None
        self.film: Head | None = None  # instead of the game, if its rules are no longer there
        self.told_before = 0  # how many events a film has
        self.why_closed = ""
        self.paused = False
        self.ballot: Ballot | None = None
        self.ballots = 0
        self.rematch: str | None = None
        self.news: list[tuple[int, News]] = []
        self.answers: list[int] = []  # the entry of every answer that stands
        self.past = Past()
        self.by_hand = bytearray()  # for each of them, whether a person gave it, and neither a bot nor the clock
        self.ids: dict[str, dict[str, int]] = {}  # of each guest who sits here, and under no name of all others
        self.commitment = commitment(bytes.fromhex(setting.key))
        self.room_stamp = 0  # changes with whatever a `Room` shows
        self._asked: tuple[int, ...] = ()

    def _lay(self, setting: Setting) -> None:
        self.setting = setting
        self.chairs = chairs_for(setting.seats)
        self.players = len(self.chairs)
        self.clocks = Clocks(setting.pace, self.players)
        self.fresh = [0] * (self.players + 1)  # each viewer's version when the game last changed for it

    # --- who is who

    def viewer(self, seat: int | None) -> int:
        """The number of a viewer: a seat, or the public as the last."""
        return self.players if seat is None else seat

    def version(self, seat: int | None) -> int:
        """How much a viewer has been told."""
        return self.marks.versions[self.viewer(seat)]

    @property
    def pace(self) -> Pace:
        """How time runs now; the people at the table may agree on another pace."""
        return self.clocks.pace

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def knows(self, guest: str) -> bool:
        """Whether a guest sits here or has opened the table, and so is shown it otherwise than a passer-by."""
        return guest == self.setting.owner or guest in [chair.guest for chair in self.chairs]

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked something now; for the engine, not for eyes."""
        return self._asked

    def has_bots(self) -> bool:
        """Whether bots answer for some seat."""
        return bool([chair for chair in self.chairs if chair.bot])

    def repeated(self, who: str, id: str) -> int | None:
        """The entry that this message has led to before."""
        if not id:
            return None
        found = self.ids[who].get(id) if who in self.ids else None
        return found if found is not None or OTHERS not in self.ids else self.ids[OTHERS].get(f"{who} {id}")

    # --- the fold

    def judge(self, entry: AnyEntry) -> Game | None:
        """The game after an entry, on a copy; an entry that the rules refuse raises their refusal."""
        if self.game is None or not isinstance(entry, BY_THE_RULES):
            return None
        after = self.game.copy()
        if isinstance(entry, Answered):
            after.play(entry.seat, entry.code)
        elif isinstance(entry, Dealt):
            after.bargain(entry.seat, entry.said)
        else:
            after.undo(entry.seat)
        return after

    def apply(self, entry: AnyEntry, at: int, house: int, after: Game | None = None) -> int:
        """Take one entry in; returns the set of viewers that are told."""
        before, ballot, answers = (self.game, self.paused), self.ballot, len(self.answers)
        told = FOLDS[type(entry)](self, entry, at, after)
        if entry.id:
            self._remember(entry.who, entry.id)
        to_act = self.game.to_act if self.game else ()
        self._close_finished(at, to_act)
        self._asked = to_act if self.phase == "playing" and not self.paused else ()
        self._run_clocks(house, entry, told, len(self.answers) - answers)
        self.room_stamp += not isinstance(entry, PASSING) or self.phase == "over" or ballot is not self.ballot
        events = self.game.event_count if self.game else self.told_before
        self.marks.add(told, events, len(self.news))
        said = told
        if before != (self.game, self.paused):
            actor = entry.seat if isinstance(entry, (Answered, TookBack)) else None
            told &= ~still_asked(before[0], self.game, actor) if before[1] == self.paused else told
            self.fresh = [
                version if told >> viewer & 1 else self.fresh[viewer]
                for viewer, version in enumerate(self.marks.versions)
            ]
        return said

    def _remember(self, who: str, id: str) -> None:
        """What a guest said under an id: many strangers cannot make us forget what a player said."""
        if who not in self.ids and not self.seats_of(who):
            who, id = OTHERS, f"{who} {id}"
        if who not in self.ids:  # a good moment to forget those who stood up before the game began
            self.ids = {name: kept for name, kept in self.ids.items() if name == OTHERS or self.seats_of(name)}
        kept = self.ids.setdefault(who, {})
        kept[id] = len(self.marks)
        if len(kept) > IDS_KEPT:
            del kept[next(iter(kept))]

    def tell(self, kind: str, at: int, told: int | None = None, **more: Any) -> int:
        """Add news for a set of viewers, everybody if none is given."""
        told = everyone(self.players) if told is None else told
        self.news.append((told, News(kind, at, **more)))
        return told

    def rest(self) -> None:
        """Hold only what cannot be made again in a moment."""
        if self.game is not None:
            self.game.rest()
        self.past.rest()

    # --- one method for each kind of entry

    def _arranged(self, entry: Arranged, at: int, after: Game | None) -> int:
        assert entry.setting is not None
        mixes = {chair.guest: chair.mix for chair in self.chairs if chair.guest and chair.mix}
        seats = self.players
        self._lay(entry.setting)
        for chair in self.chairs:
            chair.mix = mixes.pop(chair.guest, "")
        if self.players != seats:
            self.marks.seat(self.players)
            self.news = [(reseated(told, seats, self.players), news) for told, news in self.news]
        return self.tell("arranged", at)

    def _sat(self, entry: Sat, at: int, after: Game | None) -> int:
        chair = self.chairs[entry.seat]
        stays = chair.guest == entry.who and not chair.bot and chair.name == entry.name
        kind = "came-back" if chair.guest == entry.who and chair.bot else "sat"
        chair.guest, chair.name, chair.face, chair.bot = entry.who, entry.name, entry.face, ""
        chair.mix = entry.mix or chair.mix
        if stays and entry.mix:
            return everyone(self.players)  # something for the shuffle; nobody has come
        return self.tell(kind, at, seat=entry.seat, name=entry.name)

    def _stood(self, entry: Stood, at: int, after: Game | None) -> int:
        chair = self.chairs[entry.seat]
        name = chair.name
        if self.phase == "open":
            chair.guest = chair.name = chair.face = chair.mix = ""
        else:
            chair.bot = entry.bot
        self.ballot = None
        return self.tell("stood", at, seat=entry.seat, name=name, args={"why": entry.why, "bot": chair.bot})

    def _bot_sat(self, entry: BotSat, at: int, after: Game | None) -> int:
        chair = self.chairs[entry.seat]
        chair.bot, chair.character = entry.bot, entry.character
        return self.tell("bot", at, seat=entry.seat, args={"bot": entry.bot})

    def _began(self, entry: Began, at: int, after: Game | None) -> int:
        self.game = after or rebuild(entry.save)
        self.phase = "playing"
        return self.tell("began", at)

    def _answered(self, entry: Answered, at: int, after: Game | None) -> int:
        before, after = self.game, after or self.judge(entry)
        assert before is not None and after is not None
        told = told_by(before, after, entry.seat)
        self.game = after
        self._count_answer(after, entry.by == "seat")
        if entry.by in ANNOUNCED:
            self.tell(ANNOUNCED[entry.by], at, told, seat=entry.seat)
        if told == everyone(self.players):  # a whole move, not a step of a conversation
            if self.ballot is not None and self.ballot.what == "undo":
                self.ballot = None  # there is something else to take back now
            self._count_late(self.chairs[entry.seat], entry.by)
        return told

    def _count_answer(self, game: Game, by_hand: bool) -> None:
        """One more answer stands; the position after it may be worth keeping."""
        self.answers.append(len(self.marks))
        self.by_hand.append(by_hand)
        if self.past.wants(len(self.answers)):
            self.past.note(len(self.answers), game)

    def _count_late(self, chair: Chair, by: str) -> None:
        """How often in a row the clock had to answer; what a bot answers says nothing of the owner."""
        if by == "clock":
            chair.late += 1
        elif by == "seat":
            chair.late = 0

    def _took_back(self, entry: TookBack, at: int, after: Game | None) -> int:
        before, after = self.game, after or self.judge(entry)
        assert before is not None and after is not None
        self.game = after
        self.answers.pop()
        self.past.cut(len(self.answers))
        self.by_hand.pop()
        return told_by(before, after, entry.seat)

    def _proposed(self, entry: Proposed, at: int, after: Game | None) -> int:
        if self.ballot is not None:
            self.tell("put-aside", at, seat=self.ballot.by, args=self.ballot.told())
        self.ballots += 1
        self.ballot = Ballot(
            self.ballots, entry.what, entry.seat, entry.target, entry.bot, self.back_to(entry.seat), entry.pace
        )  # fmt: skip
        self.ballot.agreed.add(entry.seat)
        self.tell("proposed", at, seat=entry.seat, args=self.ballot.told())
        return self._count_votes(at)

    def _voted(self, entry: Voted, at: int, after: Game | None) -> int:
        assert self.ballot is not None
        if entry.yes:
            self.ballot.agreed.add(entry.seat)
            self.tell("agreed", at, seat=entry.seat, args={"what": self.ballot.what})
            return self._count_votes(at)
        ballot, self.ballot = self.ballot, None
        kind = "withdrawn" if entry.seat == ballot.by else "declined"
        return self.tell(kind, at, seat=entry.seat, args={"what": ballot.what, "by": ballot.by})

    def _resumed(self, entry: Resumed, at: int, after: Game | None) -> int:
        self.paused = False
        return self.tell("resumed", at, seat=entry.seat)

    def _said(self, entry: Said, at: int, after: Game | None) -> int:
        spectators = 1 << self.players
        told = spectators if entry.room == "spectators" and self.phase != "over" else None
        args: dict[str, Any] = {"phrase": entry.phrase} if entry.phrase else {}
        kind = "said" if entry.room == "table" else "said-aside"
        if entry.to is not None and entry.seat is not None:
            kind, told, args["to"] = WHISPERED, 1 << entry.seat | 1 << entry.to, entry.to
        return self.tell(kind, at, told, seat=entry.seat, name=entry.name, text=entry.text or None, args=args)

    def _dealt(self, entry: Dealt, at: int, after: Game | None) -> int:
        self.game = after or self.judge(entry)
        assert self.game is not None
        self._count_answer(self.game, bool(entry.who))
        return everyone(self.players)

    def _rematched(self, entry: Rematched, at: int, after: Game | None) -> int:
        self.rematch = entry.code
        return self.tell("rematch", at, args={"table": entry.code})

    def _closed(self, entry: Closed, at: int, after: Game | None) -> int:
        return self.close(entry.why, at)

    def close(self, why: str, at: int) -> int:
        """Nobody plays here any more."""
        self.phase, self.why_closed = "closed", why
        return self.tell("closed", at, args={"why": why})

    # --- what follows from an entry

    def back_to(self, seat: int) -> int:
        """How many answers stay when this seat's last one is taken back."""
        given = self.game.answers_given if self.game else []
        return max((n for n, (who, _) in enumerate(given) if who == seat), default=len(given))

    def _count_votes(self, at: int) -> int:
        ballot = self.ballot
        if ballot is None or not ballot.carried(self.chairs):
            return everyone(self.players)
        self.ballot = None
        if ballot.what == "pause":
            self.paused = True
        elif ballot.what == "replace" and ballot.target is not None:
            self.chairs[ballot.target].bot = ballot.bot
        elif ballot.what == "pace" and ballot.pace is not None:
            self.clocks = Clocks(ballot.pace, self.players)  # everybody's bank is full again
        else:
            self._go_back(ballot.back_to)
        return self.tell("carried", at, seat=ballot.by, args=ballot.told())

    def _go_back(self, stay: int) -> None:
        assert self.game is not None
        given = self.game.answers_given[:stay]
        self.past.cut(stay)
        kept = self.past.last()
        game = kept[1].copy() if kept else self.game.beginning()
        for number in range(kept[0] if kept else 0, stay):
            game.again(*given[number])
            if self.past.wants(number + 1):
                self.past.note(number + 1, game.copy())
        self.game = game
        del self.answers[stay:]
        del self.by_hand[stay:]

    def _close_finished(self, at: int, to_act: tuple[int, ...]) -> None:
        if self.phase == "playing" and not to_act:
            self.phase = "over"
            self.ballot = None
            self.tell("over", at)
        elif self.phase == "over" and to_act:
            self.phase = "playing"

    def _run_clocks(self, house: int, entry: AnyEntry, told: int, answers: int) -> None:
        """Time goes on; `answers` is how many more of them stand now, or how many were taken back if below 0."""
        if not self.clocks.on:
            return
        if answers < 0:
            self.clocks.take_back(house, -answers)
        elif answers and isinstance(entry, Answered | Dealt):
            moved = isinstance(entry, Answered) and told == everyone(self.players)  # talk gives no time
            self.clocks.answered(house, entry.seat, moved)
        if self.phase != "playing" or self.paused or self.game is None:
            self.clocks.stop(house)
            return
        bots = {seat for seat, chair in enumerate(self.chairs) if chair.bot and not chair.guest}
        away = {seat for seat, chair in enumerate(self.chairs) if chair.bot and chair.guest}
        waited = waited_for(self.game) - bots
        self.clocks.run(house, frozenset(waited), frozenset(set(self.asked()) - waited - bots), frozenset(away))


def still_asked(before: Game | None, after: Game | None, actor: int | None) -> int:
    """The seats, but for who acted, that were asked the very same before, a set: their clicks are not stale."""
    seats = 0
    if before is not None and after is not None:
        for seat in before.to_act:
            if seat != actor and seat in after.to_act and before.asked_of(seat) == after.asked_of(seat):
                seats |= 1 << seat
    return seats


def waited_for(game: Game) -> set[int]:
    """The seats that everybody knows the table to wait for."""
    view = game.seen()
    asked = view.get("asked")
    if isinstance(asked, list):
        return set(asked)
    turn = view.get("turn")
    return {turn} if isinstance(turn, int) and not game.over else set()


FOLDS: dict[type, Callable[..., int]] = {
    Arranged: TableState._arranged,
    Sat: TableState._sat,
    Stood: TableState._stood,
    BotSat: TableState._bot_sat,
    Began: TableState._began,
    Answered: TableState._answered,
    TookBack: TableState._took_back,
    Proposed: TableState._proposed,
    Voted: TableState._voted,
    Resumed: TableState._resumed,
    Said: TableState._said,
    Dealt: TableState._dealt,
    Rematched: TableState._rematched,
    Closed: TableState._closed,
}
