"""One thread that writes: jobs that wait together are committed together, and told when they are on the disk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue

from .base import Conflict, Database, Job, StoreFailed

MOST_TOGETHER = 512
PAUSE = 0.004  # seconds between two commits: when many write, they gather; who writes alone never waits
Step = Callable[[], "Step | None"]  # something to do, and what is to be done after it
Done = Callable[[Exception | None], "Step | None"]  # told when a job is on the disk, or why it is not
Waiting = tuple[Job, Done]


class Writer:
    """The only one who writes to the database."""

    def __init__(self, database: Database, watch: Callable[[int, Exception | None], None] | None = None) -> None:
        self._database = database
        self._watch = watch or (lambda size, error: None)
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._gathered: list[Waiting] = []
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write; called in the event loop that will wait."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def write(self, job: Job) -> asyncio.Future[None]:
        """A promise that is kept when the job is on the disk, or broken with `StoreFailed`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(job, partial(_keep, future))
        return future

    def write_then(self, job: Job, done: Done) -> None:
        """Call back when the job is on the disk, or with the `StoreFailed` that says why it is not."""
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((job, done))

    def _hand_over(self) -> None:
        """What came in during one turn of the loop goes to the thread together."""
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def stop(self) -> None:
        """Write what waits, then end."""
        if self._thread.is_alive():
            self._queue.put(self._gathered)
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        free = 0.0
        while (first := self._queue.get()) is not None:
            time.sleep(max(0.0, free - time.monotonic()))
            batch, last = self._gather(first)
            if batch:
                self._commit(batch)
            if last:
                return
            free = time.monotonic() + PAUSE

    def _gather(self, first: list[Waiting]) -> tuple[list[Waiting], bool]:
        batch = list(first)
        while len(batch) < MOST_TOGETHER and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                return batch, True
            batch += more
        return batch, False

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            self._database.write([job for job, _ in batch])
        except Conflict as error:
            self._one_by_one(batch, error)
        except Exception as error:  # whatever it is, those who wait must hear of it
            self._tell(batch, error if isinstance(error, StoreFailed) else StoreFailed(repr(error)))
        else:
            self._tell(batch, None)

    def _one_by_one(self, batch: list[Waiting], error: Conflict) -> None:
        """One job of a batch was refused: the others shall not suffer."""
        if len(batch) == 1:
            self._tell(batch, error)
            return
        for item in batch:
            self._commit([item])

    def _tell(self, batch: Sequence[Waiting], error: Exception | None) -> None:
        assert self._loop is not None
        self._watch(len(batch), error)
        self._loop.call_soon_threadsafe(_settle, batch, error)


def _settle(batch: Sequence[Waiting], error: Exception | None) -> None:
    """Tell all of a batch, then let all take their next step: the same work many times in a row is quicker."""
    steps: list[Step] = [partial(done, error) for _, done in batch]
    while steps:
        steps = [after for step in steps if (after := _taken(step)) is not None]


def _taken(step: Step) -> Step | None:
    try:
        return step()
    except Exception as fault:  # the others shall not suffer
        about = {"message": "a job was stored, and what follows from it failed", "exception": fault}
        asyncio.get_running_loop().call_exception_handler(about)
        return None


def _keep(promise: asyncio.Future[None], error: Exception | None) -> None:
    if promise.done():
        return
    if error is None:
        promise.set_result(None)
    else:
        promise.set_exception(error)
