"""The socket: typed messages in, typed messages out; whatever goes wrong is told, and the connection lives."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from .frames import TOO_LONG, Settle
from .house import House
from .lines import SocketLine
from .refusal import Reference, Refused
from .store.writer import IN_A_ROW
from .tables.moves import Underway, move
from .tables.showing import question_for
from .tables.table import Eyes, Table, encode
from .wire import Ack, Answer, Inbound, Ping, Pong, Unwatch, Watch
from .wire import Refused as RefusedMessage

MOST_WATCHED = 64
COSTS_MORE = 4  # messages, which the whole past of a long game counts for besides itself

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Inbound)


async def serve_socket(house: House, line: SocketLine, receive: Any) -> None:
    """Read messages until the client goes."""
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if not line.broken:
            await take(house, line, None if TOO_LONG in event else event.get("text") or event.get("bytes") or "")
        if line.broken:
            return


async def take(house: House, line: SocketLine, text: str | bytes | None) -> None:
    """One message, none if it was too long: taken, or refused in words; who is too fast is read on later."""
    message: Any = None
    try:
        message = decode(checked(house, line, text))
        house.metrics.count("message", type(message).__name__.lower())
        await handle(house, line, message)
    except asyncio.CancelledError:
        raise
    except Exception as error:
        refuse(house, line, message if message is not None or text is None else reference(text), error)
        if isinstance(error, Refused) and error.code == "too-fast":
            await asyncio.sleep(1 / house.settings.messages_per_second)


class Tray:
    """What arrives in one turn of the loop and waits for nobody but the disk: each step is taken for all in a row.

    Everything else, and whatever is wrong, is given back, to go the long way.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._arrived: list[tuple[SocketLine, str, Settle]] = []

    def put(self, line: SocketLine, text: str, settle: Settle) -> None:
        """One text; `settle` is called when it is done with, or with the text to give it back."""
        if not self._arrived:
            asyncio.get_running_loop().call_soon(self._take)
        self._arrived.append((line, text, settle))

    def _take(self) -> None:
        arrived, self._arrived = self._arrived[:IN_A_ROW], self._arrived[IN_A_ROW:]
        if self._arrived:
            asyncio.get_running_loop().call_soon(self._take)
        most = self._house.settings.most_message
        read = [short_message(text) if len(text) <= most else None for _, text, _ in arrived]
        answers = [
            answer
            for (line, text, settle), message in zip(arrived, read, strict=True)
            if (answer := self._begin(line, text, message, settle)) is not None
        ]
        for answer in [answer for answer in answers if answer.judge()]:
            answer.hand_in()

    def _begin(
        self, line: SocketLine, text: str, message: Answer | Watch | Unwatch | None, settle: Settle
    ) -> Underway | None:
        """An answer to be judged; what is no answer is done here."""
        house = self._house
        table = house.directory.free(message.table) if message is not None and not line.broken else None
        mute = line.speaker is None and type(message) is Answer
        slow = table is not None and isinstance(message, Watch) and far_behind(line, table, message)
        if message is None or table is None or mute or slow or not line.may_speak():
            settle(text)
            return None
        house.metrics.count("message", type(message).__name__.lower())
        if isinstance(message, Answer):
            return answer_underway(house, line, table, message, settle)
        look_or_leave(house, line, table, message)
        settle(None)
        return None


def short_message(text: str) -> Answer | Watch | Unwatch | None:
    """The message in a text, if it is one of the few that may go the short way."""
    try:
        message = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return message if type(message) in (Answer, Watch, Unwatch) else None


def look_or_leave(house: House, line: SocketLine, table: Table, message: Watch | Unwatch) -> None:
    """Follow a table that is free, or follow it no longer."""
    try:
        if isinstance(message, Watch):
            follow(line, table, message)
        else:
            leave(line, message)
    except Exception as error:
        refuse(house, line, message, error)


def answer_underway(house: House, line: SocketLine, table: Table, message: Answer, settle: Settle) -> Underway:
    """An answer at a table that is free: no task waits until it is stored."""
    assert line.speaker is not None
    eyes = begin_to_speak(table, line)

    def tell(outcome: Ack | Exception) -> None:
        try:
            if isinstance(outcome, Ack):
                acknowledge(line, eyes, outcome)
            else:
                refuse(house, line, message, outcome)
        except Exception as error:  # those beside it shall not suffer
            house.log.error("an answer could not be told", error=repr(error), exc_info=error)
        finally:
            settle(None)

    return Underway(table, line.speaker, message, line, tell)


def checked(house: House, line: SocketLine, text: str | bytes | None) -> str | bytes:
    """What was sent, if it is not too fast and not too much."""
    if not line.may_speak():
        raise Refused("too-fast")
    if text is None or len(text) > house.settings.most_message:
        raise Refused("too-big")
    return text


def decode(text: str | bytes) -> Any:
    """A typed message; anything else is malformed."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)[:200]) from None


def reference(text: str | bytes) -> Reference | None:
    """The id and table of a message that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(text, type=Reference)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def handle(house: House, line: SocketLine, message: Any) -> None:
    """Do what a message asks for."""
    kind = type(message)
    if kind is Ping:
        line.post(encode(Pong(message.id)))
    elif kind is Watch:
        await watch(house, line, message)
    elif kind is Unwatch:
        leave(line, message)
    else:
        await speak(house, line, message)


async def watch(house: House, line: SocketLine, message: Watch) -> None:
    """Follow a table as soon as it is found and nobody is at work there."""
    check_watched(line, message)
    table = await house.directory.find(message.table)
    if far_behind(line, table, message):
        if not line.may_ask_for_much(COSTS_MORE):
            raise Refused("too-fast")
        await table.tell_ahead(message.language)
        table = await house.directory.find(message.table)  # it may have been dropped meanwhile
    async with table.lock:
        await table.heal()
        follow(line, table, message)


def far_behind(line: SocketLine, table: Table, message: Watch) -> bool:
    """Whether who wants to follow a table must first be told of very much."""
    own = table.state.seats_of(line.guest)
    return table.far_behind(own[0] if own else None, message.version)


def check_watched(line: SocketLine, message: Watch) -> None:
    """Not too many tables for one line."""
    if len(line.tables) >= MOST_WATCHED and message.table not in line.tables:
        raise Refused("too-many-tables")


def follow(line: SocketLine, table: Table, message: Watch) -> None:
    """Follow a table through one's own eyes, or the public's."""
    check_watched(line, message)
    own = table.state.seats_of(line.guest)
    if message.seat is not None and message.seat not in own:
        raise Refused("not-yours")
    seat = message.seat
    if seat is None and not message.public and not (table.state.setting.hotseat and len(own) > 1):
        seat = own[0] if own else None
    line.tables[message.table] = table
    line.language = message.language or line.language
    table.watch(line, seat, message.language, message.version)


def leave(line: SocketLine, message: Unwatch) -> None:
    """Follow a table no longer."""
    table = line.tables.pop(message.table, None)
    if table is not None:
        table.unwatch(line)


async def speak(house: House, line: SocketLine, message: Any) -> None:
    """A move or words; whoever watches hears of it by an update, everybody else by a bare acknowledgement."""
    if line.speaker is None:
        raise Refused("need-guest")
    table = await house.directory.find(message.table)
    eyes = begin_to_speak(table, line)
    acknowledge(line, eyes, await move(table, line.speaker, message, line))


def begin_to_speak(table: Table, line: SocketLine) -> Eyes | None:
    """The eyes of who speaks, which have not seen the acknowledgement yet."""
    eyes = table.watching.get(line)
    if eyes is not None:
        eyes.acked = None
    return eyes


def acknowledge(line: SocketLine, eyes: Eyes | None, ack: Ack) -> None:
    """Say that a message was stored, unless an update has said so."""
    if eyes is None or eyes.acked != ack.id:
        line.post(encode(ack))


def refuse(house: House, line: SocketLine, message: Any, error: Exception) -> None:
    """Say what is wrong; what is no refusal is a fault of ours, and written down."""
    if isinstance(error, Refused):
        house.metrics.count("refused", error.code)
    else:
        house.log.error("a message failed", error=repr(error), type=type(message).__name__, exc_info=error)
        error = Refused("fault")
    line.post(encode(refusal(line, message, error)))


def refusal(line: SocketLine, message: Any, refused: Refused) -> RefusedMessage:
    """A refusal in the reader's language, with what the reader is asked now."""
    code = getattr(message, "table", None)
    table = line.tables.get(code) if isinstance(code, str) else None
    text = refused.text(line.language)
    id = getattr(message, "id", None)
    if table is None:
        return RefusedMessage(refused.code, text, id, code, refused.rule)
    seat = _seat(table, line, message)
    version = table.state.version(seat)
    eyes = table.watching.get(line)
    question = question_for(table.state, seat, eyes.language if eyes else None)
    return RefusedMessage(refused.code, text, id, code, refused.rule, version, question)


def _seat(table: Table, line: SocketLine, message: Any) -> int | None:
    own = table.state.seats_of(line.guest)
    wanted = getattr(message, "seat", None)
    if wanted in own:
        return int(wanted)
    eyes = table.watching.get(line)
    return eyes.seat if eyes else None
