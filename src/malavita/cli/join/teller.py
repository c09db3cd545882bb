"""What is told of a table: whatever is new since the last time, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from ..tui.look import seat_mark
from .seen import Seen

News = dict[str, Any]
MOST_AT_FIRST = 15  # of what happened before one came
DAYS = 2 * 86_400
MANY = 12  # answers
WORDED = (
    "sat", "came-back", "stood", "bot", "began", "arranged", "late", "stumbled", "agreed", "declined", "withdrawn",
    "put-aside", "resumed",
)  # fmt: skip


@dataclass
class Memory:
    """What a reader of a table was told; it outlasts a sitting."""

    events: list[dict[str, Any]] = field(default_factory=list)
    news: int = 0
    question: object = None
    standing: dict[str, object] = field(default_factory=dict)  # what goes on for a while
    seat: object = "nobody yet"  # through whose eyes
    turn: object = None  # for which the table was drawn
    ended: bool = False


class Teller:
    """Tells one reader of one table."""

    def __init__(self, seen: Seen, memory: Memory, out: Callable[[str], None]) -> None:
        self.seen, self._say, self._memory, self._out = seen, seen.say, memory, out

    def tell(self) -> None:
        """All that is new but the question."""
        if self._memory.seat != self.seen.seat:
            self._memory.seat = self.seen.seat
            self._welcome()
        for line in self._new_lines():
            self._out(line)
        self._hear()
        self._tell_state()

    # --- who is there

    def _welcome(self) -> None:
        """Where one is, and who else."""
        self._out(self.roll())
        if self.seen.seat is None:
            self._out(self._say("join-look-on"))

    def roll(self) -> str:
        """The game, the table and everybody who sits there."""
        seats = ", ".join(self._sitter(seat) for seat in self.seen.room["seats"])
        return self._say("join-table", game=self._say("title"), code=self.seen.room["code"], seats=seats)

    def _sitter(self, seat: dict[str, Any]) -> str:
        who = self._say("join-free") if seat["kind"] == "free" else seat["name"]
        more = [seat["bot"]] if seat["bot"] else []
        more += [self._say("join-you")] if seat["seat"] == self.seen.seat else []
        return f"{seat_mark(seat['seat'])} {who}" + (f" ({', '.join(more)})" if more else "")

    # --- what happened

    def _new_lines(self) -> Iterator[str]:
        """What happened in the game; what is no longer true was taken back."""
        table = self.seen.table
        events, told = table.events, self._memory.events
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(events, told, strict=False)))
        if same < len(told):
            yield self._say("tui-undone")
        begin = same if told else max(0, len(events) - MOST_AT_FIRST)
        if begin > same:
            yield self._say("join-earlier", count=begin)
        yield from table.lines[begin:]
        self._memory.events = list(events)

    def _hear(self) -> None:
        """What was said, and what happened beside the game; who comes later is told what was said and is asked."""
        news = self.seen.table.news
        fresh = news[min(self._memory.news, len(news)) :]
        if not self._memory.news:
            asked = [each for each in fresh if each["kind"] == "proposed"][-1:] if self.seen.room["proposal"] else []
            fresh = [each for each in fresh if each["kind"].startswith("said")][-MOST_AT_FIRST:] + asked
        for words in filter(None, map(self.news_words, fresh)):
            self._out(words)
        self._memory.news = len(news)

    def news_words(self, news: News) -> str | None:
        """One piece of news in words; of some there is nothing to tell."""
        kind, text, args = news["kind"], news["text"], news["args"]
        name = news["name"] or self.seen.name(news["seat"])
        if kind.startswith("said"):
            whisper = f" → {self.seen.name(args['to'])}" if "to" in args else ""
            aside = f" ({self._say('join-watching')})" if kind == "said-aside" else ""
            lines = text.replace("\n", "\n    ")  # nobody speaks in the table's own voice
            return f"{name}{whisper}{aside}: {lines}"
        if text:
            return str(text)
        if kind == "stood":
            kind = "left" if not self.seen.update["view"] else "stood-late" if args["why"] == "late" else kind
        elif kind == "proposed":
            return self.proposal_words(name, args["what"], args["target"], args.get("pace"))
        elif kind == "carried":
            kind = f"carried-{args['what']}"
        elif kind == "rematch":
            return self._say("join-news-rematch", code=args["table"])
        elif kind not in WORDED:
            return None
        return self._say(f"join-news-{kind}", name=name, seat=self.seen.name(args.get("target")))

    def proposal_words(self, name: str, what: str, target: int | None, pace: dict[str, Any] | None) -> str:
        """Who asks for what."""
        kind = f"-{pace['kind']}" if pace else ""
        return self._say(f"join-asks-{what}{kind}", name=name, seat=self.seen.name(target))

    # --- what goes on for a while

    def _tell_state(self) -> None:
        """Whatever waits for somebody: free chairs, a pause, a proposal, one's own bot; each once."""
        for key, (state, words) in self._states().items():
            if state != self._memory.standing.get(key, False):
                self._memory.standing[key] = state
                if state:
                    self._out(words)

    def _states(self) -> dict[str, tuple[object, str]]:
        say, room = self._say, self.seen.room
        free = sum(seat["kind"] == "free" for seat in room["seats"]) if room["phase"] == "open" else 0
        link = f"{self.seen.table.door.url}/t/{room['code']}"
        start = f"\n{say('join-start')}" if room["owner"] else ""
        return {
            "free": (free, say("join-waits", count=free, link=link) + start),
            "standing": (self.seen.chair.get("stands", False), say("join-bot-plays")),
            "paused": (room["paused"], say("join-paused")),
            "proposal": (self.may_vote(), say("join-vote")),
        }

    def may_vote(self) -> int:
        """The number of the proposal that waits for the reader, or 0."""
        proposal, seat = self.seen.room["proposal"], self.seen.seat
        waits = proposal is not None and seat in proposal["needed"] and seat not in proposal["agreed"]
        return int(proposal["number"]) if waits else 0

    # --- the question

    @property
    def asks_anew(self) -> bool:
        """Whether the reader is asked something that was not shown yet."""
        question = self.seen.question
        return question is not None and self._key(question) != self._memory.question

    def forget_question(self) -> None:
        """Whatever is asked next shall be shown, even if it is the same."""
        self._memory.question = None

    def show_question(self, width: int) -> None:
        """The question, its answers by number, and the time there is; many answers in columns, where there is room."""
        question = self.seen.question
        if question is None:
            return
        self._memory.question = self._key(question)
        answers = [f"  {number}  {answer['text']}" for number, answer in enumerate(question["answers"], 1)]
        self._out("\n".join([f"\n{question['text']}{self._time()}", *in_columns(answers, width)]))

    @staticmethod
    def _key(question: dict[str, Any]) -> object:
        return question["text"], [answer["code"] for answer in question["answers"]]

    def _time(self) -> str:
        clock = next((clock for clock in self.seen.update["clocks"] if clock["seat"] == self.seen.seat), None)
        if clock is None:
            return ""
        seconds = clock["left"] // 1000
        if seconds >= DAYS:
            time = self._say("join-days", days=seconds // 86_400, hours=seconds % 86_400 // 3600)
        elif seconds >= 3600:
            time = f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
        else:
            time = f"{seconds // 60}:{seconds % 60:02}"
        return f" [{self._say('join-time', time=time)}]"


def in_columns(lines: list[str], width: int) -> list[str]:
    """Lines side by side, to be read downwards; few of them stay as they are."""
    each = max(map(len, lines), default=0) + 1
    columns = max(1, width // each) if len(lines) > MANY else 1
    rows = -(-len(lines) // columns)
    return ["".join(line.ljust(each) for line in lines[row::rows]).rstrip() for row in range(rows)]
