"""One sitting at a table: what happens is told as it comes, lines that are typed are obeyed at once."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from ...client import Door, NoAnswer, ServerRefused, TableClient
from ...kernel.errors import MalavitaError
from ..deal_notation import Unclear
from .ending import final_score
from .keyboard import Keyboard
from .seen import Seen
from .teller import Memory, Teller

NARROW, USUAL, WIDE, HEIGHT = 80, 100, 160, 60
A_MOMENT = 0.2  # seconds, until chance tries again what was refused


class Over(NamedTuple):
    """How a sitting ended: with an exit code, or at another table or in another language."""

    code: int = 0
    table: str = ""
    language: str = ""


class Sitting:
    """A reader at a table."""

    def __init__(self, seen: Seen, memory: Memory, keyboard: Keyboard, chance: bool) -> None:
        self.seen, self.table, self.memory, self.keyboard = seen, seen.table, memory, keyboard
        self.tell = keyboard.tell
        self.teller = Teller(seen, memory, self.tell)
        self.chance = chance
        self.shown = asyncio.Event()  # the reader has a question before the eyes
        self.over: asyncio.Future[Over] = asyncio.get_running_loop().create_future()
        self.table.line_listeners.append(self._line_turned)

    async def sit(self) -> Over:
        """Until it is over."""
        tasks: list[asyncio.Future[Any]] = [asyncio.create_task(part) for part in (self.listen(), self.obey())]
        try:
            await asyncio.wait([*tasks, self.over], return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
            return await self.over
        finally:
            for task in tasks:
                task.cancel()

    def leave(self, over: Over) -> None:
        """End the sitting."""
        if not self.over.done():
            self.over.set_result(over)

    def _line_turned(self, stands: bool) -> None:
        self.tell(self.seen.say("join-line-stands" if stands else "join-line-broken"))

    # --- what happens

    async def listen(self) -> None:
        """Tell every update as it comes."""
        async for update in self.table.updates():
            self.teller.tell()
            self.memory.ended &= update["end"] is not None  # a last answer may be taken back
            if update["end"]:
                await self._end()
            elif update["room"]["phase"] == "closed":
                self.leave(Over(1))
            elif update["question"] is None:
                self._forget_question()
            elif self.teller.asks_anew:
                await self._ask()
            if self.over.done():
                return

    async def _end(self) -> None:
        """The final score, once; a person may stay and talk about it, a script is done and gets the bare numbers."""
        if not self.memory.ended:
            self.memory.ended = True
            self.tell("\n".join(await final_score(self.seen)))
            self.tell(self.seen.say("join-again"))
        if not self.keyboard.person:
            self.tell(" : ".join(map(str, self.seen.update["end"]["scores"])))
            self.leave(Over())

    async def _ask(self) -> None:
        turn = self.seen.view.get("turn")
        if self.keyboard.person and turn != self.memory.turn:
            self.memory.turn = turn
            await self.draw()
        self.show_question()
        while self.chance and (question := self.seen.question) is not None:
            if await self.give(Random().choice(question["answers"])["code"]):
                return
            await asyncio.sleep(A_MOMENT)

    def show_question(self) -> None:
        """The question of the moment, if there is one."""
        self.teller.show_question(self._width if self.keyboard.person else 0)
        if self.seen.question is not None:
            self.shown.set()

    def _forget_question(self) -> None:
        self.teller.forget_question()
        self.shown.clear()

    async def give(self, code: str) -> bool:
        """Give an answer; one that is refused leads to the question of the moment again."""
        self._forget_question()
        try:
            await self.table.answer(code, self.seen.update["version"])
        except ServerRefused as refused:
            self.refuse(refused)
            if self.teller.asks_anew:
                self.show_question()
            return False
        return True

    @property
    def _width(self) -> int:
        return min(WIDE, max(NARROW, shutil.get_terminal_size((USUAL, HEIGHT)).columns - 1))

    async def draw(self) -> None:
        """The drawing of the table without its colours, and the hand."""
        if not self.seen.update["view"]:
            self.tell(self.teller.roll())
            return
        width, scene = self._width, await self.seen.scene()
        drawings = [self.seen.board.draw(scene, width, HEIGHT), self.seen.board.hand(scene, width)]
        self.tell("\n".join(["", *(drawing.text.rstrip() for drawing in drawings if drawing)]))

    # --- what is typed

    async def obey(self) -> None:
        """Do what each line says; a number of a script waits until there is a question."""
        while (line := await self.keyboard.line()) is not None:
            await self._obey_safely(line.strip())
        if self.keyboard.person:
            self.quit()
        elif not self.chance and self.seen.seat is not None and not self.over.done():
            await self.shown.wait()
            raise MalavitaError(self.seen.say("join-no-more-lines"))
        await asyncio.shield(self.over)

    async def _obey_safely(self, line: str) -> None:
        from .commands import obey

        try:
            if line.isdecimal() and not self.keyboard.person:
                await self.shown.wait()
            await obey(self, line)
        except ServerRefused as refused:
            self.refuse(refused)
        except Unclear as unclear:
            self.tell(f"✕ {self.seen.say('plain-unclear', text=str(unclear).strip()[:60])}")
        except NoAnswer:
            self.tell(f"✕ {self.seen.say('join-nobody', url=self.table.door.url)}")
        except (MalavitaError, OSError) as error:
            self.tell(f"✕ {error}")

    def refuse(self, refused: ServerRefused) -> None:
        """Why not, and by which rule; the question stands."""
        self.tell(f"✕ {self.seen.refusal(refused.text, refused.rule)}")

    async def answer(self, number: int) -> None:
        """Answer the question of the moment by number."""
        question = self.seen.question
        if question is None:
            self.tell(f"✕ {self.seen.say('refusal-not-asked')}")
        elif not 1 <= number <= len(question["answers"]):
            self.tell(f"✕ {self.seen.say('join-no-such-number', number=number, last=len(question['answers']))}")
        else:
            await self.give(question["answers"][number - 1]["code"])

    def quit(self) -> None:
        """Close; a seat in a game that goes on stays one's own."""
        if self.seen.seat is not None and self.seen.room["phase"] in ("open", "playing"):
            self.tell(self.seen.say("join-seat-kept"))
        self.leave(Over())


@asynccontextmanager
async def sitting_at(
    door: Door, code: str, seat: int | None, public: bool, memory: Memory, keyboard: Keyboard, chance: bool
) -> AsyncIterator[Sitting]:
    """Sit down in front of a table."""
    async with TableClient(door, code, seat, public, door.language) as table:
        update = await table.until(lambda update: True)
        yield Sitting(Seen(table, update["room"]["game"], door.language), memory, keyboard, chance)
