"""One house for one store: a claim that ends with the process that made it, however that ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

from ...kernel.errors import MalavitaError

FILE = "malavita.lock"


class AlreadyOpen(MalavitaError):
    """Another house keeps this store; `address` says where it is, if that is known."""

    def __init__(self, address: str) -> None:
        super().__init__("a house is already open there" + (f": {address}" if address else ""))
        self.address = address


class Claim(Protocol):
    """What the house holds while it is open, and its helpers do not."""

    def take(self) -> None:
        """Claim the store, unless another house has."""
        ...

    def tell(self, address: str) -> None:
        """Say where this house is, to whoever finds the store claimed."""
        ...

    def hold(self) -> bool:
        """Whether the claim still stands; one that was lost is made again, unless another house was quicker."""
        ...

    def interrupt(self) -> None:
        """Break off, from another thread, what is under way."""
        ...

    def release(self) -> None:
        """Let others have it."""
        ...


class FileClaim:
    """A lock on a file beside the tables; the system takes it away when the process is gone."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: int | None = None

    def take(self) -> None:
        """Lock the file."""
        import fcntl

        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)  # closed in every process that is started
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            address = os.read(file, 200).decode(errors="replace").strip()
            os.close(file)
            raise AlreadyOpen(address) from None
        self._file = file
        os.truncate(file, 0)

    def tell(self, address: str) -> None:
        """Write the address into the file."""
        if self._file is not None:
            os.pwrite(self._file, f"{address}\n".encode(), 0)

    def hold(self) -> bool:
        """The system holds it."""
        return True

    def interrupt(self) -> None:
        """Nothing takes its time here."""

    def release(self) -> None:
        """Unlock the file."""
        if self._file is not None:
            os.truncate(self._file, 0)
            os.close(self._file)
            self._file = None


def claim(folder: Path, address: str) -> Claim:
    """The claim to a data folder, or to a PostgreSQL database if an address is given."""
    if address:
        from .postgres import PostgresClaim

        return PostgresClaim(address)
    return FileClaim(folder)
