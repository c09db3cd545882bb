"""What may be said about deals, each in a word."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any


class Bargaining(ABC):
    """Deals, in games that have them: at any time and by any seat."""

    @abstractmethod
    def bargain(self, seat: int, said: Mapping[str, Any]) -> int:
        """Say something about a deal, as `offer` and the others do; returns the number of the deal."""

    def offer(self, seat: int, terms: list[dict[str, Any]], to: tuple[int, ...] = ()) -> int:
        """Offer a deal to all whom its terms concern, and to those named."""
        return self.bargain(seat, {"act": "offer", "terms": terms, "to": list(to)})

    def counter(self, seat: int, deal: int, terms: list[dict[str, Any]], to: tuple[int, ...] = ()) -> int:
        """Put another offer in the place of one."""
        return self.bargain(seat, {"act": "counter", "deal": deal, "terms": terms, "to": list(to)})

    def accept(self, seat: int, deal: int) -> None:
        """Agree to an offer; with the last party it is sealed."""
        self.bargain(seat, {"act": "accept", "deal": deal})

    def decline(self, seat: int, deal: int) -> None:
        """Decline an offer."""
        self.bargain(seat, {"act": "decline", "deal": deal})

    def withdraw(self, seat: int, deal: int) -> None:
        """Take the own offer back."""
        self.bargain(seat, {"act": "withdraw", "deal": deal})

    def release(self, seat: int, deal: int) -> None:
        """Release the others from a sealed deal; it ends when all parties have."""
        self.bargain(seat, {"act": "release", "deal": deal})
