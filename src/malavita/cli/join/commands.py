"""What can be typed besides a number; where it means the same, it is called as in `malavita tui --plain`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...kernel.errors import MalavitaError
from ...kernel.words import LANGUAGES
from ..deal_lines import deal_help, deal_lines
from ..deal_notation import Unclear, read_offer, seat_called
from ..tui.look import seat_mark

if TYPE_CHECKING:
    from .sitting import Sitting

PACES = {
    "none": {"kind": "none", "bank": 0, "refill": 0},
    "live": {"kind": "live", "bank": 60, "refill": 60},
    "slow": {"kind": "slow", "bank": 86_400, "refill": 86_400},
}


async def obey(at: Sitting, line: str) -> None:
    """Do what a line says."""
    word, _, rest = line.partition(" ")
    if not line:
        at.show_question()
    elif line.isdecimal():
        await at.answer(int(line))
    elif line.startswith("@"):
        await talk(at, line[1:])
    elif word in COMMANDS:
        await COMMANDS[word](at, rest.strip())
    elif word in SAYINGS:
        await say_of_deal(at, word, rest.strip())
    else:
        raise Unclear(line)


async def talk(at: Sitting, line: str) -> None:
    """Say ` words` to everybody, `Leo words` to Leo alone; to a name that nobody has, nothing is said."""
    names = {seat["name"]: seat["seat"] for seat in at.seen.room["seats"] if seat["name"]}
    meant = [name for name in names if line.casefold().startswith(f"{name} ".casefold())]
    name = max(meant, key=len, default="")
    if not name and not line.startswith(" "):
        at.tell(" ".join(f"@{name}" for name in names))
        return
    room = "spectators" if at.seen.seat is None else "table"
    text, to = line[len(name) :].strip(), names.get(name)
    await at.table.send("say", text=text, to=to, seat=at.table.seat, room=room)


# --- looking


async def help_me(at: Sitting, rest: str) -> None:
    """All commands, who sits where, and how a deal is typed."""
    at.tell(at.seen.say("join-help"))
    seats = ", ".join(f"{seat} {seat_mark(seat)} {name}" for seat, name in at.seen.names.items())
    at.tell(f"{at.seen.say('tui-seats')}: {seats}")
    if at.seen.view and "deals" in await at.seen.catalogue():
        at.tell(deal_help(at.seen.say))


async def table(at: Sitting, rest: str) -> None:
    """Who sits here, and the drawing of the table."""
    at.tell(at.teller.roll())
    if at.seen.view:
        await at.draw()


async def log(at: Sitting, rest: str) -> None:
    """All that has happened."""
    at.tell("\n".join(at.table.lines) or at.seen.say("join-nothing-yet"))


async def notebook(at: Sitting, rest: str) -> None:
    """What the reader has seen in the game."""
    check_begun(at)
    lines = [text.plain for text in at.seen.board.notebook(await at.seen.scene())]
    at.tell("\n".join(lines) or at.seen.say("tui-notebook-empty"))


async def notes(at: Sitting, rest: str) -> None:
    """The reader's own notes."""
    found = await at.seen.request("GET", "notes")
    at.tell(found["text"] or at.seen.say("join-no-notes"))


async def note(at: Sitting, rest: str) -> None:
    """Write one more note."""
    if not rest:
        raise Unclear("note")
    found = await at.seen.request("GET", "notes")
    await at.seen.request("PUT", "notes", {"text": "\n".join(filter(None, [found["text"], rest]))})
    at.tell(at.seen.say("join-noted"))


async def turn_language(at: Sitting, rest: str) -> None:
    """Turn to the next language."""
    from .sitting import Over

    language = LANGUAGES[(LANGUAGES.index(at.seen.language) + 1) % len(LANGUAGES)]
    at.leave(Over(language=language))


# --- with the others


async def vote(at: Sitting, yes: bool) -> None:
    """Agree to what is proposed, or not."""
    proposal = at.seen.room["proposal"]
    if proposal is None:
        raise MalavitaError(at.seen.say("join-no-proposal"))
    await at.table.send("vote", proposal=proposal["number"], yes=yes, seat=at.table.seat)


async def ask(at: Sitting, rest: str) -> None:
    """Propose what needs consent: `undo`, `pause`, `replace Leo`, `pace slow`."""
    what, _, more = rest.partition(" ")
    if what in ("undo", "pause") and not more:
        await at.table.send("propose", what=what, seat=at.table.seat)
    elif what == "replace" and (target := seat_called(at.seen.names, more.strip())) is not None:
        await at.table.send("propose", what=what, target=target, seat=at.table.seat)
    elif what == "pace" and more.strip() in PACES:
        await at.table.send("propose", what=what, pace=PACES[more.strip()], seat=at.table.seat)
    else:
        at.tell(at.seen.say("join-ask-help"))


async def undo(at: Sitting, rest: str) -> None:
    """Take the last answer back."""
    await at.table.send("undo", version=at.seen.update["version"], seat=at.table.seat)


async def resume(at: Sitting, rest: str) -> None:
    """End a pause."""
    await at.table.send("resume")


async def phrase(at: Sitting, rest: str) -> None:
    """Say a set phrase by its number; without one, list them."""
    shelf = await at.table.door.request("GET", f"/api/shelf?language={at.seen.language}")
    keys = list(shelf["phrases"])
    if rest.isdecimal() and 1 <= int(rest) <= len(keys):
        await at.table.send("phrase", phrase=keys[int(rest) - 1], seat=at.table.seat)
    else:
        at.tell("\n".join(f"  phrase {n}  {shelf['phrases'][key]}" for n, key in enumerate(keys, 1)))


# --- chairs


async def back(at: Sitting, rest: str) -> None:
    """Sit down again where a bot plays in one's place; or take a chair that is free."""
    from .sitting import Over

    await at.table.door.sit(at.table.code, at.table.seat)
    if at.seen.seat is None:
        at.leave(Over(table=at.table.code))


async def leave(at: Sitting, rest: str) -> None:
    """Stand up: a bot plays until one is back."""
    from .sitting import Over

    await at.seen.request("POST", "stand", {"seat": at.table.seat})
    if not at.seen.view:
        at.leave(Over(table=at.table.code))


async def start(at: Sitting, rest: str) -> None:
    """Begin, with bots (of that level) in the free chairs."""
    await at.seen.request("POST", "start", {"bot": rest})


async def rematch(at: Sitting, rest: str) -> None:
    """Go to another table with the same people."""
    from .sitting import Over

    code = at.seen.room["rematch"]
    if at.seen.seat is not None or not code:
        code = (await at.seen.request("POST", "rematch"))["table"]
    at.leave(Over(table=code))


async def save(at: Sitting, rest: str) -> None:
    """Write the finished game to a file."""
    text = await at.seen.request("GET", "save")
    path = Path.cwd() / f"{at.seen.game}-{at.table.code}.malavita"
    path.write_text(text, encoding="utf-8")
    at.tell(at.seen.say("tui-saved", file=path.name))


async def close(at: Sitting, rest: str) -> None:
    """Close this program; the seat stays one's own."""
    at.quit()


# --- deals


async def deals(at: Sitting, rest: str) -> None:
    """All deals in words."""
    await check_deals(at)
    for line in deal_lines(at.seen.deals, at.seen.names, at.seen.say, at.seen.clauses):
        at.tell(line)


async def say_of_deal(at: Sitting, act: str, rest: str) -> None:
    """Offer, or say something of the deal with that number."""
    await check_deals(at)
    more: dict[str, Any] = {}
    if act != "deal":
        number, _, rest = rest.partition(" ")
        if not number.isdecimal():
            raise Unclear(f"{act} {number} {rest}")
        more["deal"] = int(number)
    if act in ("deal", "counter"):
        draft = read_offer(at.seen, rest)
        more |= {"terms": draft.terms, "to": sorted(draft.named)}
    version = at.seen.update["version"]
    await at.table.send("deal", act="offer" if act == "deal" else act, version=version, seat=at.table.seat, **more)


async def check_deals(at: Sitting) -> None:
    """Deals need a game that has them."""
    check_begun(at)
    if "deals" not in await at.seen.catalogue():
        raise MalavitaError(at.seen.say("refusal-no-deals"))


def check_begun(at: Sitting) -> None:
    """The game must have begun."""
    if not at.seen.view:
        raise MalavitaError(at.seen.say("join-not-begun"))


SAYINGS = ("deal", "counter", "accept", "decline", "withdraw", "release")
COMMANDS: dict[str, Callable[[Sitting, str], Awaitable[None]]] = {
    "help": help_me,
    "?": help_me,
    "table": table,
    "log": log,
    "notebook": notebook,
    "notes": notes,
    "note": note,
    "language": turn_language,
    "yes": lambda at, rest: vote(at, True),
    "no": lambda at, rest: vote(at, False),
    "ask": ask,
    "undo": undo,
    "go": resume,
    "phrase": phrase,
    "back": back,
    "leave": leave,
    "start": start,
    "rematch": rematch,
    "save": save,
    "quit": close,
    "deals": deals,
}
