"""The short form of the kill harness, on both stores."""

from __future__ import annotations

from pathlib import Path

from .kill import OVERTAKEN, run


async def test_kill_9_loses_nothing_repeats_nothing_and_everybody_resumes(tmp_path: Path, address: str) -> None:
    report = await run(tmp_path, tables=16, kills=3, address=address)
    assert report["lost"] == report["twice"] == 0, report
    assert report["acknowledged"] > report["acknowledged_at_kills"][0] > 0, report  # killed in the middle of it
    assert report["breaks"] >= 2 * 6, "every client was cut off"
    assert set(report["refused"]) <= {"not-stored"} | OVERTAKEN, report
    assert report["said"].keys() >= {"say", "undo", "deal"} and report["arrived"] > 2, report
