"""A few long-lived workers; one that dies is replaced, and costs one answer at most."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
from collections import OrderedDict, deque
from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec
import structlog

from .helping import HEAD, framed, program, surroundings
from .worker import Plain, Reply, Task

TRIES = 2
Knows = tuple[dict[str, Any], dict[str, Any]]  # a view and a catalogue


class WorkerLost(Exception):
    """The worker died or thought too long."""


class Worker:
    """One process that thinks for bots, one task at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def think(self, task: Task, patience: float) -> str:
        """The code of the answer."""
        try:
            return await asyncio.wait_for(self._ask(task), patience)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
            await self.stop()
            raise WorkerLost(repr(error)) from None

    async def start(self) -> None:
        """Start the process, if it does not run."""
        if self.pid is None:
            self._process = await asyncio.create_subprocess_exec(
                *program(f"{__package__}.worker"), env=surroundings(),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, preexec_fn=_step_back,
                start_new_session=True,
            )  # fmt: skip

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ask(self, task: Task) -> str:
        await self.start()
        assert self._process and self._process.stdin and self._process.stdout
        self._process.stdin.write(framed(task))
        await self._process.stdin.drain()
        size = int.from_bytes(await self._process.stdout.readexactly(HEAD), "big")
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(size), type=Reply).code


def _step_back() -> None:
    """Thinking is less urgent than answering people."""
    with contextlib.suppress(OSError):
        os.nice(5)


class Turns:
    """Hands out workers; those who wait have their turn one owner after the other, however many tasks one has."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._free = list(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    async def take(self, owner: str) -> Worker:
        """A worker, sooner or later; it must be given back."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """For the next owner who waits."""
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # behind all others
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


class Pool:
    """Hands tasks to whichever worker is free."""

    def __init__(self, size: int, patience: float) -> None:
        self.size, self._patience = size, patience
        self._workers = [Worker() for _ in range(size)]
        self._turns = Turns(self._workers)
        self._numbers = itertools.count(1)
        self._log = structlog.get_logger("bots")

    async def start(self) -> None:
        """Start all workers ahead of the first task."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def consider(
        self, game: str, level: str, seat: int, knows: Knows, deal: dict[str, Any], owner: str = ""
    ) -> str:
        """What a bot says to an offer: accept, decline or wait; if the worker fails, it waits."""
        task = Task(next(self._numbers), game, level, seat, knows[0], knows[1], "", [], "", deal)
        worker = await self._turns.take(owner)
        try:
            return await worker.think(task, self._patience)
        except WorkerLost as error:
            self._log.warning("worker lost", game=game, level=level, error=str(error))
            return "wait"
        finally:
            self._turns.give_back(worker)

    async def choose(
        self, game: str, level: str, seat: int, knows: Knows, kind: str, answers: list[Plain], owner: str = ""
    ) -> tuple[str, Literal["bot", "chance"]]:
        """A bot's answer, and who gave it; if the workers fail twice, chance gives any legal one."""
        seed = os.urandom(8).hex()
        task = Task(next(self._numbers), game, level, seat, knows[0], knows[1], kind, answers, seed)
        for _ in range(TRIES):
            worker = await self._turns.take(owner)
            try:
                return await worker.think(task, self._patience), "bot"
            except WorkerLost as error:
                self._log.warning("worker lost", game=game, level=level, error=str(error))
            finally:
                self._turns.give_back(worker)
        return Random(seed).choice(answers).code, "chance"
