"""Why an answer is not legal."""

from __future__ import annotations

from ...kernel.spec import Refusal


def refusal(s, box, seat, kind, answer):
    return Refusal("wrong-question", "R9", {})
