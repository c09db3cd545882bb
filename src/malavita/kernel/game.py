"""One game at one table: the public face of the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeVar, cast

import numpy as np

from .bargaining import Bargaining
from .chronicle import Chronicle, Told, blank_log, knows_secrets, lay_aside
from .engine import Engine, engine_for, preferred
from .errors import (
    BadDeal,
    BadPosition,
    BadSeat,
    CannotUndo,
    IllegalAnswer,
    MalformedAnswer,
    NotAsked,
)
from .events import EVERYONE, new_log
from .question import Answer, Locked, Question
from .record import Frozen
from .replay import commitment, dice_key, write_save
from .sets import members
from .setting import Setting
from .spec import Refusal
from .units import put, truth
from .view import Memory, Sight

MANY = 500  # events: what is made of so many at once is kept, for who asks next


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, with which scores and ranks (1 is best), and where each point came from."""

    reason: str
    scores: list[int]
    ranks: list[int]
    breakdown: list[dict[str, Any]]

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


Moment = Callable[[], Any]
Refused = TypeVar("Refused", bound=IllegalAnswer)


def fresh(value: Any) -> Any:
    """The same lists and tables once more: whoever asked may change them."""
    if isinstance(value, dict):
        return {key: fresh(part) for key, part in value.items()}
    return [fresh(part) for part in value] if isinstance(value, list) else value


@cache
def _given(seat: int, answer: int) -> tuple[int, int]:
    """An answer as it is noted; there are few, and thousands of games note the same."""
    return seat, answer


class Game(Bargaining):
    """A game in progress."""

    def __init__(self, setting: Setting, engine: Engine | None = None, like: Game | None = None) -> None:
        """A new game, or one in the same position and with the same past as another."""
        self._setting, self._spec, self._box = setting, setting.spec, setting.box
        self._players = setting.players
        if like is None:
            self._engine = engine or engine_for(setting.spec, preferred())
            self._engine.ready(setting.box.block)
            self._boxes = self._engine.rows(setting.box.block, "box")
            self._bytes = bytearray(setting.spec.state.dtype.itemsize)
        else:
            self._engine, self._boxes, self._bytes = like._engine, like._boxes, like._bytes[:]
        self._block = np.frombuffer(self._bytes, self._spec.state.dtype)
        self._states = self._block if self._engine.takes_blocks else self._engine.rows(self._block)
        self._s = self._spec.state(self._block)
        self._answers: list[tuple[int, Any]] = []  # seat and id; or seat and what it said about a deal
        self._said: list[tuple[int, Mapping[str, Any]]] = []  # of these, what was said about deals
        self._earlier: list[tuple[bytes, int]] = []  # what may be taken back: position and number of events
        self._found: tuple[bytes, dict[Any, Any]] = (b"", {})  # what was found out about this very position
        self._latest: Frozen | None = None  # the last moment that was looked at
        if like is None:
            self._events = Chronicle()
            self._memory = Memory()  # what its viewers were shown last
            self._deal()
        else:
            self._answers, self._said, self._earlier = like._answers[:], like._said[:], like._earlier[:]
            self._events, self._memory = like._events.copy(), like._memory
            self._found, self._latest = like._found, like._latest

    # --- what it is

    @property
    def name(self) -> str:
        """The game's name."""
        return self._spec.name

    @property
    def players(self) -> int:
        """How many play."""
        return self._setting.players

    @property
    def options(self) -> dict[str, str]:
        """The table's options."""
        return dict(self._setting.head["options"])

    @property
    def edition(self) -> str:
        """The name of the edition that is played."""
        return self._setting.edition.name

    @property
    def rules_version(self) -> int:
        """The version of the rules that is played."""
        return self._spec.rules_version

    @property
    def commitment(self) -> str:
        """The promise about the dice: may be shown at once, and checked when the key is told at the end."""
        return commitment(self._setting.key)

    @property
    def catalogue(self) -> dict[str, Any]:
        """What lies in the box, as everybody may read it."""
        return cast(dict[str, Any], fresh(self._setting.catalogue))

    # --- what is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked something now."""
        found = self._findings()
        if "asked" not in found:
            found["asked"] = tuple(members(int(self._engine.who_is_asked(self._states, 0, self._boxes))))
        asked: tuple[int, ...] = found["asked"]
        return asked

    def question(self, seat: int) -> Question | None:
        """What this seat is asked now; None when it is asked nothing."""
        kind, bits = self.asked_of(seat)
        if not bits:
            return None
        then = self._moment()
        answers = [self._answer(seat, kind, number, then) for number in members(bits)]

        def say(language: str, names: Mapping[int, str]) -> str:
            return self._say(language, "question", (then(), seat, kind), names)

        return Question(seat, self._spec.kinds[kind].name, answers, say, self._default(seat, kind, then))

    def _moment(self) -> Moment:
        """What gives the values of this moment: words speak of it, whenever they are asked for."""
        data = bytes(self._bytes)
        return cache(lambda: Frozen(self._spec.state, data))

    def _default(self, seat: int, kind: int, then: Moment) -> Callable[[], int] | None:
        rule = self._spec.default
        if rule is None:
            return None
        box = self._setting.read_only_box
        return lambda: self._spec.space.number(kind, rule(then(), box, seat))

    def again(self, seat: int, given: Any) -> None:
        """Repeat an entry of `answers_given` or of a save file."""
        if isinstance(given, dict):
            self.bargain(seat, given)
        else:
            self.play(seat, given)

    def asks(self, seat: int, write: Callable[[int, str, dict[str, Any]], Any]) -> tuple[str, list[Any]] | None:
        """The same without words, in a hurry: kind and answers, each written once of its number, code and meaning."""
        kind, bits = self.asked_of(seat)
        if not bits:
            return None
        first, setting, answers = self._spec.space.offsets[kind], self._setting, []
        written = setting.written
        for number in members(bits):
            if written[first + number] is None:
                written[first + number] = write(first + number, *setting.forms[first + number])
            answers.append(written[first + number])
        return self._spec.kinds[kind].name, answers

    def asked_of(self, seat: int) -> tuple[int, int]:
        """The bare question: its kind, and the set of legal answers, which is empty when nothing is asked."""
        self._check_seat(seat)
        found = self._findings()
        if seat not in found:
            found[seat] = self._what_is_asked(seat)
        asked: tuple[int, int] = found[seat]
        return asked

    def locked(self, seat: int) -> list[Locked]:
        """What this seat sees before it but may not choose now, with the reasons; for whoever draws the table."""
        kind, bits = self.asked_of(seat)
        if not bits or not self._spec.shown_refusals:
            return []
        box = self._setting.read_only_box
        declared, found = self._spec.kinds[kind], []
        for number in range(declared.size):
            if bits >> number & 1:
                continue
            why = self._spec.refusal(self._frozen(), box, seat, kind, number)
            if why.key in self._spec.shown_refusals:
                say = self._illegal(seat, kind, number).text
                found.append(Locked(declared.code(box, number), declared.args(box, number), why.key, why.rule, say))
        return found

    def play(self, seat: int, answer: Answer | int | str) -> None:
        """Give an answer: an `Answer`, its id or its code."""
        self._check_seat(seat)
        kind, number = self._resolve(answer)
        asked, bits = self.asked_of(seat)
        if not bits:
            raise self._not_asked(seat)
        if asked != kind or not bits >> number & 1:
            raise self._illegal(seat, kind, number)
        self._apply(seat, kind, number)

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back, where nothing was revealed by it."""
        if not self.can_undo(seat):
            raise CannotUndo(self._setting.words.say("en", "refusal-cannot-undo"))
        self._bytes[:], told = self._earlier.pop()
        self._answers.pop()
        self._events.cut(told)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last answer back."""
        self._check_seat(seat)
        return bool(self._earlier) and self._answers[-1][0] == seat and self._may_take_back(seat)

    # --- deals, in games that have them: at any time and by any seat

    def bargain(self, seat: int, said: Mapping[str, Any]) -> int:
        """Say something about a deal, as `offer` and the others do; returns the number of the deal."""
        self._check_seat(seat)
        bargains = self._spec.bargains
        if bargains is None:
            raise self._refuse(BadDeal, "no-deals", "")
        if self.over:
            raise self._not_asked(seat)
        meant = bargains.read(said)
        before, log = bytes(self._bytes), new_log()
        why, number = bargains.make(self._s, self._box, seat, meant, log)
        if why:
            self._bytes[:] = before
            raise self._no_deal(bargains.refusal(self._frozen(), seat, meant, why))
        self._events.add(log)
        self._said.append((seat, json.loads(json.dumps(said))))
        self._answers.append(self._said[-1])
        self._earlier.clear()
        return number

    def deals(self, seat: int | None = None) -> list[dict[str, Any]]:
        """The deals on the table, with the words that were given."""
        if seat is not None:
            self._check_seat(seat)
        return [] if self._spec.bargains is None else self._spec.bargains.shown(self._frozen(), self._said)

    def deals_seen(self) -> list[dict[str, Any]]:
        """The same, made only once: not to be changed."""
        found = self._findings()
        if "deals" not in found:
            found["deals"] = self.deals()
        deals: list[dict[str, Any]] = found["deals"]
        return deals

    def _no_deal(self, refusal: Refusal) -> BadDeal:
        def say(language: str) -> str:
            return self._say(language, "refusal", refusal, {})

        return BadDeal(say("en"), refusal.rule, refusal.key, say)

    def _may_take_back(self, seat: int) -> bool:
        return bool(self._spec.can_take_back(self._s, self._box, seat))

    # --- what may be known

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything this seat may know of the position; None is the public."""
        return self._with_own(self._public_view(None), seat, None)

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """The same, with what all may know made only once, and what did not change not again: not to be changed."""
        found = self._findings()
        if "public" not in found:
            found["public"] = self._public_view(self._memory)
        return self._with_own(found["public"], seat, self._memory)

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may know it, from event number `since` on."""
        if seat is not None:
            self._check_seat(seat)
        events = self._events
        told = map(events.at, range(max(0, since), events.size))
        return [fresh(self._redact(event, knows_secrets(event, seat))) for event in told]

    def heard(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """The same, made only once for all who may know no more than the public: not to be changed."""
        found, name = self._findings(), ("heard", since)
        if name not in found:
            told = [self._events.at(number) for number in range(since, self._events.size)]
            knowing = 0
            for event in told:
                knowing |= event.knows if event.knows != EVERYONE else 0
            found[name] = told, knowing, self._public_events(told)
        told, knowing, public = found[name]
        if seat is None or not knowing >> seat & 1:
            return public  # type: ignore[no-any-return]
        return [
            self._redact(event, True) if event.knows != EVERYONE and knows_secrets(event, seat) else known
            for event, known in zip(told, public, strict=True)
        ]

    def retold(self, seat: int | None, since: int, language: str, names: Mapping[int, str]) -> list[str]:
        """The same in words; what all may know is said only once: not to be changed."""
        heard, public = self.heard(seat, since), self.heard(None, since)
        found, name = self._findings(), ("retold", since, language, *names.items())
        if name not in found:
            found[name] = self._public_lines(found["heard", since][0], public, language, names)
        said: list[str] = found[name]
        if heard is public:
            return said
        return [
            line if event is known else self.say(event, language, names)
            for event, known, line in zip(heard, public, said, strict=True)
        ]

    def tell_ahead(self, language: str | None, names: Mapping[int, str]) -> Iterator[None]:
        """Make what all may know of every event, one after the other: who is then told of all waits for little."""
        for number in range(self._events.size):
            told = self._events.at(number)
            event = self._made_once(told)
            if language:
                self._said_once(told, event, language, names)
            yield

    @property
    def event_count(self) -> int:
        """How many events there are; everybody is told of all."""
        return self._events.size

    def notation(self, seat: int | None = None, whole: bool = False) -> str:
        """The game so far as a person would write it down, with only what this seat may know; or the whole of it."""
        head = f"{self.name} · {self.players} players · edition {self.edition} · rules {self.rules_version}"
        chosen = " ".join(f"{k}={v}" for k, v in self.options.items() if self._is_turned(k, v))
        told = [self._redact(self._events.at(n), True) for n in range(self.event_count)] if whole else self.events(seat)
        lines = self._spec.notation(told, self._box)
        return "\n".join([head + (f" · {chosen}" if chosen else ""), *lines]) + "\n"

    def _is_turned(self, name: str, value: str) -> bool:
        return any(option.name == name and option.values[0] != value for option in self._spec.options)

    def observation(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What this seat sees as numbers, for learning."""
        self._check_seat(seat)
        out = np.zeros(self._spec.observation_size, np.float32)
        self._engine.look(self._states, 0, self._boxes, seat, out)
        return out

    def resample(self, seat: int | None = None, seed: int | None = None) -> Game:
        """Another game that this seat (None: the public) cannot tell apart from this one; it has no past."""
        if seat is not None:
            self._check_seat(seat)
        other = self.copy()
        other.replace_hidden(seat, dice_key(seed))
        return other

    def replace_hidden(self, seat: int | None, key: bytes) -> list[int]:
        """Draw all that a seat cannot know anew, in place; returns which card now lies where each card lay."""
        renamed = np.arange(self._spec.hidden_things, dtype=np.int64)
        k0, k1 = (self._engine.key(int.from_bytes(key[n : n + 8], "little")) for n in (0, 8))
        self._engine.imagine(self._states, 0, self._boxes, -1 if seat is None else seat, k0, k1, renamed)
        self._answers, self._said, self._events, self._earlier = [], [], Chronicle(), []
        self._setting = replace(self._setting, key=key, position=self.truth())
        return [int(card) for card in renamed]

    def say(self, event: Mapping[str, Any], language: str = "en", names: Mapping[int, str] | None = None) -> str:
        """An event in words, as its reader may know it."""
        return self._say(language, "event", event, names or {})

    # --- how it ended

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        if not self.over:
            return None
        found = self._findings()
        if "outcome" not in found:
            found["outcome"] = self._settled()
        end: Outcome = found["outcome"]
        return Outcome(end.reason, end.scores[:], end.ranks[:], fresh(end.breakdown))

    def _settled(self) -> Outcome:
        wide = self._spec.most_seats
        scores, ranks = np.zeros(wide, np.int64), np.zeros(wide, np.int64)
        self._engine.settle(self._states, 0, self._boxes, scores, ranks)
        breakdown = self._spec.breakdown(self._frozen(), self._setting.read_only_box)
        size = self.players
        return Outcome(self._spec.reason(self._s, self._box), scores[:size].tolist(), ranks[:size].tolist(), breakdown)

    def standing(self) -> list[int]:
        """The points of every seat if the game ended in this position, hidden things counted: never for a seat."""
        wide = self._spec.most_seats
        scores, ranks = np.zeros(wide, np.int64), np.zeros(wide, np.int64)
        self._engine.settle(self._states, 0, self._boxes, scores, ranks)
        return [int(score) for score in scores[: self.players]]

    # --- keeping it

    def copy(self) -> Game:
        """A game of its own in the same position with the same past."""
        return Game(self._setting, like=self)

    def rest(self) -> None:
        """Hold no more than must be held until somebody asks again; what was found out is found out anew then."""
        self._found, self._latest = (b"", {}), None
        self._memory.clear()

    def digest(self) -> str:
        """A short name for the exact position, secrets included."""
        return self._s.digest()

    def truth(self) -> dict[str, Any]:
        """The whole position by field name, secrets included: never for a seat."""
        return {**truth(self._spec, self._s, self._setting.read_only_box), "options": self.options}

    def faults(self) -> list[str]:
        """The invariants that this position breaks: none, if the rules are right."""
        return self._faults_found(self._engine)

    def _faults_found(self, engine: Engine) -> list[str]:
        states, boxes = engine.rows(self._block), engine.rows(self._setting.box.block, "box")
        bits = int(engine.inspect(states, 0, boxes))
        if self._setting.position is not None:
            bits &= ~self._spec.dealt_only
        return [self._spec.invariants[n] for n in members(bits)]

    def save(self) -> str:
        """The whole game as text, secrets included."""
        setting = self._setting
        content: dict[str, Any] = {
            "game": self.name,
            "rules": self.rules_version,
            "edition": self.edition,
            "box": setting.edition.plain(),
            "players": self.players,
            "options": self.options,
            "key": setting.key.hex(),
            "commitment": self.commitment,
            "answers": [
                [seat, given if isinstance(given, dict) else self._spec.space.code(setting.read_only_box, given)]
                for seat, given in self._answers
            ],
            "end": self.digest(),
        }
        if setting.position is not None:
            content["position"] = setting.position
        return write_save(content)

    def beginning(self) -> Game:
        """The same game before its first answer."""
        return Game(self._setting, self._engine)

    @property
    def state(self) -> Any:
        """The record of the position itself, secrets included: for tests and engines, never for a seat."""
        return self._s

    @property
    def box(self) -> Any:
        """The record of what lies in the box."""
        return self._box

    @property
    def answers_given(self) -> list[tuple[int, Any]]:
        """Every answer so far as seat and id (or what was said about a deal), secrets included."""
        return list(self._answers)

    # --- inside

    def _deal(self) -> None:
        setting = self._setting
        k0, k1 = (self._engine.key(int.from_bytes(setting.key[n : n + 8], "little")) for n in (0, 8))
        log = new_log()
        self._engine.open_game(self._states, 0, self._boxes, setting.players, setting.options, k0, k1, log)
        if setting.position is not None:
            self._lay_out(setting.position)
        else:
            self._events.add(log)

    def _lay_out(self, fields: dict[str, Any]) -> None:
        try:
            for name, value in fields.items():
                if name not in ("options", "players"):
                    put(self._spec, self._s, self._setting.read_only_box, name, value)
            self._spec.complete(self._s, self._box, set(fields))
            faults = self._faults_found(engine_for(self._spec, "python"))  # it notices, too, what lies outside of all
        except BadPosition:
            raise
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise BadPosition(f"this position is impossible: {error}") from None
        if faults:
            raise BadPosition("this position is impossible: " + "; ".join(faults))

    def _findings(self) -> dict[Any, Any]:
        """What follows from the position alone is found out once, as long as not a byte of it changes."""
        if self._bytes != self._found[0]:
            self._found = (bytes(self._bytes), {})
        return self._found[1]

    def _frozen(self) -> Any:
        found = self._findings()
        if "frozen" not in found:
            found["frozen"] = self._latest = Frozen(self._spec.state, self._found[0], self._latest)
        return found["frozen"]

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self._players:
            raise BadSeat(f"there is no seat {seat!r}: seats run from 0 to {self.players - 1}")

    def _what_is_asked(self, seat: int) -> tuple[int, int]:
        bits = int(self._engine.legal(self._states, 0, self._boxes, seat))
        return int(self._engine.what_kind(self._states, 0, self._boxes, seat)) if bits else 0, bits

    def _public_view(self, memory: Memory | None) -> dict[str, Any]:
        board = self._spec.view(self._sight(None, None, memory), self._setting.read_only_box)
        return {**self._setting.head, "seat": None, "over": self.over, **board, "options": self.options}

    def _with_own(self, public: dict[str, Any], seat: int | None, memory: Memory | None) -> dict[str, Any]:
        """A view with what its owner alone may see in the place of what everybody sees."""
        if seat is None:
            return public
        self._check_seat(seat)
        own = self._spec.own_view
        if own is None:
            return {**public, "seat": seat}
        return {**public, "seat": seat, **own(self._sight(seat, public, memory), self._setting.read_only_box)}

    def _sight(self, seat: int | None, public: dict[str, Any] | None, memory: Memory | None) -> Sight:
        return Sight(self._s, self._setting.read_only_box, seat, self._spec.sights, self._frozen(), public, memory)

    def _resolve(self, answer: Answer | int | str) -> tuple[int, int]:
        if isinstance(answer, Answer):
            answer = answer.code
        if isinstance(answer, str):
            number = self._setting.codes.get(answer)
        else:
            whole = type(answer) is int or isinstance(answer, np.integer)
            number = int(answer) if whole and 0 <= answer < self._spec.space.size else None
        if number is None:
            raise self._refuse(MalformedAnswer, "malformed", self._spec.turn_rule, answer=repr(answer)[:60])
        return self._spec.space.split(number)

    def _not_asked(self, seat: int) -> NotAsked:
        if self.over:
            return self._refuse(NotAsked, "over", self._spec.end_rule)
        return self._refuse(NotAsked, "not-asked", self._spec.turn_rule)

    def _illegal(self, seat: int, kind: int, number: int) -> IllegalAnswer:
        refusal = self._spec.refusal(self._frozen(), self._setting.read_only_box, seat, kind, number)

        def say(language: str) -> str:
            return self._say(language, "refusal", refusal, {})

        return IllegalAnswer(say("en"), refusal.rule, refusal.key, say)

    def _refuse(self, kind: type[Refused], key: str, rule: str, **args: Any) -> Refused:
        def say(language: str) -> str:
            return self._setting.words.say(language, f"refusal-{key}", **args)

        return kind(say("en"), rule, key, say)

    def _apply(self, seat: int, kind: int, number: int) -> None:
        before = (bytes(self._bytes), self._events.size)
        log = blank_log()
        self._engine.give(self._states, 0, self._boxes, seat, number, log)
        self._events.add(log)
        lay_aside(log)
        self._answers.append(_given(seat, self._spec.space.number(kind, number)))
        if self._may_take_back(seat):
            self._earlier.append(before)
        else:
            self._earlier.clear()

    def _answer(self, seat: int, kind: int, number: int, then: Moment) -> Answer:
        declared = self._spec.kinds[kind]
        about = (seat, kind, number)

        def say(language: str, names: Mapping[int, str]) -> str:
            return self._say(language, "answer", (then(), *about), names)

        box = self._setting.read_only_box
        code, args = declared.code(box, number), declared.args(box, number)
        return Answer(self._spec.space.number(kind, number), code, args, say)

    def _say(self, language: str, what: str, about: Any, names: Mapping[int, str]) -> str:
        setting, nobody = self._setting, self._spec.nobody
        if nobody:
            names = {self.players: setting.words.say(language, nobody), **names}
        return str(self._spec.wording(setting.words, language, setting.read_only_box, what, about, names))

    def _public_events(self, told: list[Told]) -> list[dict[str, Any]]:
        if len(told) > MANY:
            return [self._made_once(event) for event in told]
        return [self._redact(event, knows_secrets(event, None)) for event in told]

    def _public_lines(
        self, told: list[Told], public: list[dict[str, Any]], language: str, names: Mapping[int, str]
    ) -> list[str]:
        if len(told) > MANY:
            pairs = zip(told, public, strict=True)
            return [self._said_once(each, event, language, names) for each, event in pairs]
        return [self.say(event, language, names) for event in public]

    def _made_once(self, told: Told) -> dict[str, Any]:
        """An event as all may know it, kept by what it holds: its number may be another's after an undo."""
        made, key = self._memory.made("events"), (told.code, told.knows, told.args)
        if key not in made:
            made[key] = self._redact(told, knows_secrets(told, None))
        event: dict[str, Any] = made[key]
        return event

    def _said_once(self, told: Told, event: dict[str, Any], language: str, names: Mapping[int, str]) -> str:
        made, key = self._memory.made((language, *names.items())), (told.code, told.knows, told.args)
        if key not in made:
            made[key] = self.say(event, language, names)
        said: str = made[key]
        return said

    def _redact(self, told: Told, secrets: bool) -> dict[str, Any]:
        kind, args = self._setting.shapes[told.code]
        event: dict[str, Any] = {"kind": kind}
        for n, (name, secret, form) in enumerate(args):
            event[name] = None if secret and not secrets else form(told.args[n])
        return event
