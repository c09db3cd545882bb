"""When Python looks for cycles: there are next to none here, and a long search holds up every table at once."""

from __future__ import annotations

import gc

QUICK = 20_000  # objects since the last search: they are gone through in some milliseconds
MOST = 5_000_000  # so many never wait longer, whoever plays


class Sweeper:
    """Sweeps between two heartbeats: at once if it is quick, else when nobody plays."""

    def __init__(self) -> None:
        self._swept = -1  # entries stored before the last heartbeat

    def begin(self) -> None:
        """The house is built, and stays: from now on only this sweeps."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """The house is closed: Python sweeps by itself again."""
        gc.enable()

    def beat(self, stored: int) -> None:
        """A heartbeat of the house, which has stored so many entries by now."""
        if gc.isenabled():
            return
        quiet, self._swept = stored == self._swept, stored
        if quiet:
            gc.collect(1)
        elif not QUICK < gc.get_count()[0] < MOST:
            gc.collect(0)
