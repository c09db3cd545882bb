"""The game as a person would write it down, from the events that a reader may know.

`4. 2 D$3 c29@8` reads: turn 4, seat 2 paid 3 dollars at hideout D and placed c29 face-up at target 8. A `v` after the
target means face-down, `?` a card the reader cannot know; then `+$2` Pickpocket, `x1` kills at seat 1, `>9` the former
stack moved to 9, `~F` or `~5` the Spy looked there, `-` nothing could be hired.
"""

from __future__ import annotations

from typing import Any

from .box import Box


def notation(events: list[dict[str, Any]], box: Box) -> list[str]:
    """The lines of the record."""
    turns: list[str] = []
    ending: list[str] = []
    for event in events:
        kind = event["kind"]
        if kind == "looked":
            turns.append(f"{event['seat']} {event['hideout']}${event['price']}{seen(event['cards'])}")
        elif kind == "passed":
            turns.append(f"{event['seat']} pass")
        elif kind in ("revealed", "target-scored", "gang-scored", "ended"):
            ending.append(closing(event))
        else:
            if not turns:  # the record begins in the middle of a turn
                turns.append(f"{event['seat']} ...")
            turns[-1] += " " + remark(event)
    return [f"{number}. {turn}" for number, turn in enumerate(turns, 1)] + ending


def seen(cards: list[str] | None) -> str:
    """What the reader saw, in brackets."""
    return "" if cards is None else f"[{' '.join(cards)}]"


def remark(event: dict[str, Any]) -> str:
    """What happened within a turn."""
    kind = event["kind"]
    if kind == "placed":
        return f"{event['card'] or '?'}@{event['target']}{'v' if event['face'] == 'down' else ''}"
    if kind == "pocketed":
        return f"+${event['money']}"
    if kind == "killed":
        hidden = f"+{event['hidden']}v" if event["hidden"] else ""
        return f"x{event['victim']}@{event['target']}({' '.join(event['shown'])}{hidden}){seen(event['cards'])}"
    if kind == "moved":
        return f"{event['target']}>{event['to']}"
    if kind == "spied-target":
        return f"~{event['target']}{seen(event['cards'])}"
    if kind == "spied-hideout":
        return f"~{event['hideout']}{seen(event['cards'])}"
    return "-"


def closing(event: dict[str, Any]) -> str:
    """What happened at the end."""
    kind = event["kind"]
    if kind == "revealed":
        return f"   {event['seat']} shows {event['card']}@{event['target']}"
    seats = "+".join(map(str, event["seats"])) or "nobody"
    if kind == "target-scored":
        return f"   target {event['target']}: {event['points']} points, {event['each']} to {seats}"
    if kind == "gang-scored":
        return f"   {event['gang']}: {event['points']} to {seats}"
    return f"   won by {seats} with {event['score']}"
