"""The conformance kit: puts any game through what every game must hold. Shipped, so that new games can use it too."""

from .conformance import CHECKS, conform
from .engines import check_engines, check_invariants_at_speed
from .records import count_answers, playthrough
from .secrets import check_secrets

__all__ = [
    "CHECKS",
    "check_engines",
    "check_invariants_at_speed",
    "check_secrets",
    "conform",
    "count_answers",
    "playthrough",
]
