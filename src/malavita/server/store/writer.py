"""Writes through a process of its own: jobs that wait together are stored together, and then told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast

import msgspec

from ..helping import HEAD, framed, program, surroundings
from .base import Conflict, Job, StoreFailed, Unwritable
from .batches import Where, Written

MOST_TOGETHER = 512
IN_A_ROW = 32  # for so many the same step is taken; then others have their turn
Step = Callable[[], "Step | None"]  # something to do, and what is to be done after it
Done = Callable[[Exception | None], "Step | None"]  # told when a job is on the disk, or why it is not
Waiting = tuple[Job, Done]
Told = Callable[[StoreFailed | None], None]


class Scribe(asyncio.SubprocessProtocol):
    """The process that writes, seen from the house: one batch at a time."""

    def __init__(self) -> None:
        self._told: Told | None = None
        self._heard = b""
        self.gone = asyncio.Event()

    @classmethod
    async def start(cls, where: Where) -> Scribe:
        """A new process, which has been told where to write."""
        _, scribe = await asyncio.get_running_loop().subprocess_exec(
            cls, *program(f"{__package__}.scribe"), env=surroundings(database=True), stderr=None, start_new_session=True
        )  # fmt: skip
        scribe._pipe.write(framed(where))
        return scribe

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._process = cast(asyncio.SubprocessTransport, transport)
        self._pipe = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))
        self.pid = self._process.get_pid()

    def write(self, jobs: Sequence[Job], told: Told) -> None:
        """Give it a batch; `told` is called with what became of it."""
        assert self._told is None
        try:
            batch = framed(jobs)
        except Exception as error:  # whatever it is, those who wait must hear of it
            asyncio.get_running_loop().call_soon(told, Unwritable(repr(error)))
            return
        self._told = told
        if not self._pipe.is_closing():  # else we shall hear of its end
            self._pipe.write(batch)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """An answer, or the beginning of one."""
        self._heard += data
        end = HEAD + int.from_bytes(self._heard[:HEAD], "big")
        if len(self._heard) >= max(HEAD, end):
            body, self._heard = self._heard[HEAD:end], self._heard[end:]
            self._tell(msgspec.msgpack.decode(body, type=Written).fault())

    def process_exited(self) -> None:
        """Whoever waits must hear of it."""
        self._process.close()
        self.gone.set()
        self._tell(StoreFailed("the process that writes has ended"))

    def _tell(self, fault: StoreFailed | None) -> None:
        told, self._told = self._told, None
        if told is not None:
            told(fault)

    def give_up(self) -> None:
        """It is silent: whoever waits must hear of it now, though it may take its time to die."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self.gone.set()
        self._tell(StoreFailed("the database does not answer"))

    async def stop(self, patience: float) -> None:
        """Nothing more will come."""
        self._pipe.close()
        try:
            await asyncio.wait_for(self.gone.wait(), patience)
        except TimeoutError:
            self.give_up()


class Writer:
    """The only one who writes to the database."""

    def __init__(self, where: Where, watch: Callable[[int, Exception | None], None] | None = None) -> None:
        self._where = where
        self._watch = watch or (lambda size, error: None)
        self._waiting: deque[Waiting] = deque()
        self._alone: deque[Waiting] = deque()  # of a batch that was refused, each for itself
        self._busy = False
        self._untold = 0  # jobs that are stored, and not told yet
        self._idle = asyncio.Event()
        self._idle.set()
        self.scribe: Scribe | None = None
        self._starting: asyncio.Task[None] | None = None  # held, so that it is not collected under way
        self._alarm: asyncio.TimerHandle | None = None  # rings when a batch takes too long
        self._stopping = False

    async def start(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self.scribe = await Scribe.start(self._where)

    def write(self, job: Job) -> asyncio.Future[None]:
        """A promise that is kept when the job is on the disk, or broken with `StoreFailed`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(job, partial(_keep, future))
        return future

    def write_then(self, job: Job, done: Done) -> None:
        """Call back when the job is on the disk, or with the `StoreFailed` that says why it is not."""
        self._waiting.append((job, done))
        if not self._busy:  # what comes in during one turn of the loop goes out together
            self._busy = True
            self._idle.clear()
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Hand over what has gathered while the last batch was written."""
        if not self._waiting and not self._alone:
            self._busy = False
            return
        if self._alone:
            batch = [self._alone.popleft()]
        else:
            batch = [self._waiting.popleft() for _ in range(min(MOST_TOGETHER, len(self._waiting)))]
        if self.scribe is None or self.scribe.gone.is_set():
            self._starting = asyncio.create_task(self._start_and_give(batch))
        else:
            self._give(self.scribe, batch)

    def _give(self, scribe: Scribe, batch: list[Waiting]) -> None:
        self._alarm = self._loop.call_later(self._where.patience, self._lose_patience, scribe)
        scribe.write([job for job, _ in batch], partial(self._written, batch))

    async def _start_and_give(self, batch: list[Waiting]) -> None:
        """Whoever wrote is gone: another takes its place."""
        try:
            await self.start()
        except OSError as error:
            self._written(batch, StoreFailed(str(error)))
        else:
            assert self.scribe is not None
            self._give(self.scribe, batch)

    def _lose_patience(self, scribe: Scribe) -> None:
        """Another process may have more luck; but who closes does not wait for it."""
        if self._stopping:
            left = [*self._alone, *self._waiting]
            self._alone.clear()
            self._waiting.clear()
            self._untold += len(left)
            self._tell(left, StoreFailed("the house closes"))
        scribe.give_up()

    def _written(self, batch: list[Waiting], fault: StoreFailed | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        alone = isinstance(fault, Conflict | Unwritable) and len(batch) > 1  # one was refused: no other shall suffer
        if alone:
            self._alone.extend(batch)
        self._send()  # the next batch is written while this one is told
        if not alone:
            self._watch(len(batch), fault)
            self._untold += len(batch)
            self._tell(batch, fault)

    def _tell(self, batch: Sequence[Waiting], fault: StoreFailed | None) -> None:
        """Tell many, then let all of them take their next step: the same work many times in a row is quicker."""
        steps: list[Step] = [partial(done, fault) for _, done in batch[:IN_A_ROW]]
        if len(batch) > IN_A_ROW:
            self._loop.call_soon(self._tell, batch[IN_A_ROW:], fault)
        self._untold -= len(steps)
        while steps:
            steps = [after for step in steps if (after := _taken(step)) is not None]
        if not self._busy and not self._untold:
            self._idle.set()

    async def stop(self) -> None:
        """Write what waits, as long as the database answers, then end."""
        self._stopping = True
        await self._idle.wait()
        if self.scribe is not None:
            await self.scribe.stop(self._where.patience)


def _taken(step: Step) -> Step | None:
    try:
        return step()
    except Exception as fault:  # the others shall not suffer
        about = {"message": "a job was stored, and what follows from it failed", "exception": fault}
        asyncio.get_running_loop().call_exception_handler(about)
        return None


def _keep(promise: asyncio.Future[None], error: Exception | None) -> Any:
    if promise.done():
        return
    if error is None:
        promise.set_result(None)
    else:
        promise.set_exception(error)
