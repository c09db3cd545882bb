"""The process that writes: it takes batches from the house and says of each when it is on the disk, or why it is not.

The first message says where to write.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ..helping import answer_each, end_with_the_house, messages
from .base import Conflict, Database, Job, StoreFailed, Unwritable
from .batches import Where, Written
from .open import database


def write(base: Database, jobs: list[Job]) -> Written:
    """Store a batch, and say what became of it: whatever that is, those who wait must hear of it."""
    try:
        base.write(jobs)
    except Conflict as error:
        return Written("conflict", str(error))
    except Unwritable as error:
        return Written("unwritable", str(error))
    except StoreFailed as error:
        return Written("failed", str(error))
    except Exception as error:
        return Written("unwritable", repr(error))
    return Written("done")


def main() -> None:
    """Write until the house is gone."""
    end_with_the_house()
    arriving = messages(sys.stdin.buffer)
    decoder = msgspec.msgpack.Decoder(list[Job])
    for first in arriving:
        where = msgspec.msgpack.decode(first, type=Where)
        base = database(Path(where.folder), where.address, patience=where.patience)
        answer_each(arriving, lambda batch: write(base, decoder.decode(batch)))
        base.close()


if __name__ == "__main__":
    main()
