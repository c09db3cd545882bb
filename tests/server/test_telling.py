"""How much a viewer has right: found quickly for the last version, and the same as when counted through."""

from __future__ import annotations

from random import Random

from malavita.server.tables.telling import Marks


def counted(entries: list[tuple[int, int, int]], viewer: int, version: int) -> tuple[int, int]:
    told = [n for n, (who, _, _) in enumerate(entries) if who >> viewer & 1]
    if version <= 0:
        return 0, 0
    at = told[version - 1]
    return min(events for _, events, _ in entries[at:]), entries[at][2]


def test_what_is_since_a_version_is_what_was_told_since() -> None:
    luck = Random(4)
    for _ in range(40):
        marks, entries, events, news = Marks(3), [], 0, 0
        for _ in range(30):
            events = luck.randrange(events + 3) if luck.random() < 0.2 else events + luck.randrange(3)  # or taken back
            news += luck.randrange(2)
            entries.append((luck.randrange(16), events, news))
            marks.add(*entries[-1])
            for viewer in range(4):
                for version in range(marks.versions[viewer] + 1):
                    assert marks.since(viewer, version) == counted(entries, viewer, version)
