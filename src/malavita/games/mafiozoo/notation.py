"""The game as a person would write it down, from the events that a reader may know.

`2. 0 12x3 >4x2 >3x1` reads: card 2 of the round, seat 0 laid card 12 with 3 gems, 2 went on to photo 4, 1 to photo 3.
`+3t` takes 3 gems with a targeted card, `+2s` with a secret one; `?` is a card the reader cannot know.
"""

from __future__ import annotations

from typing import Any

from .box import Box

TURN = ("took", "bribed")
QUIET = ("agenda-filled", "judged", "gems-left")


def notation(events: list[dict[str, Any]], box: Box) -> list[str]:
    """The lines of the record."""
    lines: list[str] = []
    turn = 0
    for event in events:
        kind = event["kind"]
        if kind == "round-began":
            turn = 0
            lines.append(f"== round {event['round']}, seat {event['first']} begins")
        elif kind in TURN:
            turn += 1
            lines.append(f"{turn}. {remark(event)}")
        elif kind == "moved-on" and lines:
            lines[-1] += f" >{event['to']}x{event['gems']}"
        elif kind not in QUIET:
            lines.append(f"   {remark(event)}")
    return lines


def remark(event: dict[str, Any]) -> str:
    """One event in few signs."""
    kind = event["kind"]
    if kind == "took":
        return f"{event['seat']} +{event['gems']}{event['face'][0]} {event['card'] or '?'}"
    if kind == "bribed":
        photo = f"@{event['character']}" if event["card"] == "S" else ""
        return f"{event['seat']} {event['card']}{photo}x{event['gems']}"
    if kind == "offered":
        return f"{event['character']}: {event['condition']} {'-'.join(map(str, event['offers']))}"
    values = [f"{name}={plain(value)}" for name, value in event.items() if name != "kind"]
    return f"{kind} {' '.join(values)}"


def plain(value: Any) -> str:
    """A value without brackets."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ",".join(f"{key}{amount}" for key, amount in value.items())
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)
