"""The game as a person would write it down, from the events that a reader may know; `?` is what he cannot know."""

from __future__ import annotations

from typing import Any

from .box import Box

QUIET = ("ready", "voted", "held-fire", "undefended", "surrounded", "agents-came", "stayed")


def notation(events: list[dict[str, Any]], box: Box) -> list[str]:
    """The lines of the record."""
    lines: list[str] = []
    for event in events:
        kind = event["kind"]
        if kind == "turn-began":
            lines.append(f"== turn {event['turn']}")
        elif kind not in QUIET:
            lines.append(f"   {remark(event)}")
    return lines


def remark(event: dict[str, Any]) -> str:
    """One event in few signs."""
    if event["kind"] == "ballot-shown":
        return f"{event['seat']} -> {event['vote']} ({event['votes']})"
    if event["kind"] in ("moved", "got-away"):
        return f"{event['seat']} {event['gangster']} {event['from']}-{event['to']}"
    if event["kind"] == "attacked":
        return f"{event['seat']} x {event['victim']} {event['card']} @{event['place']}"
    values = [f"{name}={plain(value)}" for name, value in event.items() if name != "kind"]
    return f"{event['kind']} {' '.join(values)}"


def plain(value: Any) -> str:
    """A value without brackets."""
    if value is None:
        return "?"
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)
