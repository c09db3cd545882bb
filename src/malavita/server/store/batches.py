"""What the house and the process that writes say to each other, besides the jobs themselves."""

from __future__ import annotations

from typing import Literal

import msgspec

from .base import Conflict, StoreFailed, Unwritable


class Where(msgspec.Struct):
    """The data folder, the address of a PostgreSQL database if there is one, and how many seconds it may take."""

    folder: str
    address: str
    patience: float


class Written(msgspec.Struct):
    """What became of a batch."""

    how: Literal["done", "conflict", "unwritable", "failed"]
    why: str = ""

    def fault(self) -> StoreFailed | None:
        """What went wrong, if something did."""
        kind = FAULTS.get(self.how)
        return kind(self.why) if kind else None


FAULTS: dict[str, type[StoreFailed]] = {"conflict": Conflict, "unwritable": Unwritable, "failed": StoreFailed}
