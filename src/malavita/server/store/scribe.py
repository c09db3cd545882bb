"""The process that writes: it takes batches from the house and says of each when it is on the disk, or why it is not.

The first message says where to write.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from .base import Conflict, Job, StoreFailed
from .batches import HEAD, Where, Written, framed
from .open import database


def messages(source: BinaryIO) -> Iterator[bytes]:
    """Messages until the line is closed; half a message is none."""
    while len(head := source.read(HEAD)) == HEAD:
        size = int.from_bytes(head, "big")
        if len(body := source.read(size)) < size:
            return
        yield body


def main() -> None:
    """Write until the house is gone; it alone says when to stop, not whoever stops the house."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    arriving = messages(sys.stdin.buffer)
    where = msgspec.msgpack.decode(next(arriving), type=Where)
    base = database(Path(where.folder), where.address)
    jobs = msgspec.msgpack.Decoder(list[Job])

    def write(batch: bytes) -> Written:
        try:
            base.write(jobs.decode(batch))
        except Conflict as error:
            return Written("conflict", str(error))
        except Exception as error:  # whatever it is, those who wait must hear of it
            return Written("failed", str(error) if isinstance(error, StoreFailed) else repr(error))
        return Written("done")

    for batch in arriving:
        sys.stdout.buffer.write(framed(write(batch)))
        sys.stdout.buffer.flush()
    base.close()


if __name__ == "__main__":
    main()
