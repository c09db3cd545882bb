"""What the house and the process that writes say to each other, besides the jobs themselves."""

from __future__ import annotations

from typing import Literal

import msgspec

from .base import Conflict, StoreFailed


class Where(msgspec.Struct):
    """The data folder, and the address of a PostgreSQL database if there is one."""

    folder: str
    address: str


class Written(msgspec.Struct):
    """What became of a batch."""

    how: Literal["done", "conflict", "failed"]
    why: str = ""

    def fault(self) -> StoreFailed | None:
        """What went wrong, if something did."""
        if self.how == "done":
            return None
        return Conflict(self.why) if self.how == "conflict" else StoreFailed(self.why)
