"""Respect tests of Mob Ties as a greedy player foresees them: who votes for whom, and what comes of it (R12 to R18).

Every voter is given chances for whom he names; pledges of sealed deals count, the binding ones for sure. The chances of
all outcomes follow by counting the votes through.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from .mobties_board import MANSION
from .mobties_table import Table

ABSTAIN = -1
FOR_HIMSELF = 0.7  # how likely one votes for oneself
AGAINST_BEST = 0.45  # how likely one votes against the strongest other
FAITH = 0.7  # how likely a promise is kept that does not bind
PRESSURE = 2  # what Blackmail adds

Odds = dict[int, float]  # the chance of each seat


class Poll:
    """A respect test: at an election or a racket somebody wins, at an arrest somebody loses."""

    def __init__(self, table: Table, kind: str, place: str | None, turn: int | None = None) -> None:
        self.table, self.kind, self.place = table, kind, place
        self.now = turn is None or turn == table.view["turn"]
        test = table.view["test"] if self.now else None
        self.held = bool(test and test["kind"] == kind and (test["place"] == place or kind == "election"))
        self.present: list[int] = test["present"] if test and self.held else table.present(place or MANSION)
        self.tied: list[int] = test["tied"] if test and self.held else []
        pressed = test["pressed"] if test and self.held else []
        self.weights = {
            seat: table.strength(seat, place or MANSION) + PRESSURE * (seat in pressed) for seat in self.present
        }

    # --- what is promised

    @cached_property
    def pledges(self) -> dict[int, tuple[int, float]]:
        """Whom voters have promised to name, and how likely they will."""
        return {who: (whom, faith) for who, whom, faith in self.promised("vote")}

    def promised(self, kind: str) -> list[tuple[int, int, float]]:
        """Who has promised a vote or a tie-break to whom in this test, and how likely he keeps it."""
        found = []
        for deal in self.table.view["deals"]:
            if deal["life"] == "sealed" and self.now:
                for term in deal["terms"]:
                    if term["term"] == kind and self.speaks_of(term) and term["fate"] in ("waiting", "held"):
                        found.append((term["who"], term["whom"], 1.0 if deal["binding"] else FAITH))
        return found

    def speaks_of(self, term: Mapping[str, Any]) -> bool:
        """Tell whether a promised vote or tie-break belongs to this test."""
        same_time = (term["turn"] == self.table.view["turn"]) == self.now
        return same_time and term["test"] == self.kind and (self.kind == "election" or term["place"] == self.place)

    # --- who names whom

    def guess(self, seat: int) -> Odds:
        """Whom a voter will name."""
        if seat in self.pledges:
            whom, faith = self.pledges[seat]
            return mixed({whom: 1.0}, self.habit(seat), faith)
        return self.habit(seat)

    def habit(self, seat: int) -> Odds:
        """Whom a voter names who has promised nothing."""
        others = [other for other in self.present if other != seat]
        even = even_odds([*others, ABSTAIN])
        if self.kind != "arrest":
            return mixed({seat: 1.0}, even, FOR_HIMSELF)
        best = max(self.weights[other] for other in others)
        return mixed(even_odds([other for other in others if self.weights[other] == best]), even, AGAINST_BEST)

    # --- what comes of it

    def odds(self, fixed: Mapping[int, int], choice: int | None = None) -> Odds:
        """How likely each seat wins (or is arrested), with some votes and perhaps the tie-break known."""
        if self.tied:
            return self.broken(tuple(self.tied), choice)
        if len(self.present) < 2:
            return {seat: 1.0 for seat in self.present}
        found: Odds = {}
        for votes, chance in self.counts(fixed).items():
            best = max(votes)
            tied = tuple(seat for seat, count in zip(self.present, votes, strict=True) if count == best)
            for seat, share in self.broken(tied, choice).items():
                found[seat] = found.get(seat, 0.0) + chance * share
        return found

    def counts(self, fixed: Mapping[int, int]) -> dict[tuple[int, ...], float]:
        """How likely each count of the votes is."""
        counts: dict[tuple[int, ...], float] = {(0,) * len(self.present): 1.0}
        for voter in self.present:
            after: dict[tuple[int, ...], float] = {}
            guess = {fixed[voter]: 1.0} if voter in fixed else self.guess(voter)
            for votes, chance in counts.items():
                for whom, share in guess.items():
                    then = tuple(
                        count + self.weights[voter] if seat == whom else count
                        for seat, count in zip(self.present, votes, strict=True)
                    )
                    after[then] = after.get(then, 0.0) + chance * share
            counts = after
        return counts

    def broken(self, tied: tuple[int, ...], choice: int | None = None) -> Odds:
        """Whom the decider chooses of the tied (R15)."""
        if len(tied) == 1:
            return {tied[0]: 1.0}
        if choice in tied:
            return {choice: 1.0}
        don = self.table.don
        if don == self.table.me:
            return {max(tied, key=self.outcome): 1.0}
        wish = [whom for who, whom, _ in self.promised("tiebreak") if who == don and whom in tied]
        if wish:
            return {wish[0]: 1.0}
        if don in tied and self.kind != "arrest":
            return {don: 1.0}
        return even_odds([seat for seat in tied if seat != don])

    # --- what it is worth

    def outcome(self, seat: int) -> float:
        """What it is worth that a seat wins, or is arrested."""
        table, place = self.table, self.place or MANSION
        if self.kind != "arrest":
            return table.gain(seat, table.prize(place))
        loss = table.arrest(place) if seat == table.me else 0.8 * table.least(seat, place)
        return table.gain(seat, -loss) + 0.5 * table.ending()

    def value(self, fixed: Mapping[int, int], choice: int | None = None) -> float:
        """What the test should bring, with some votes and perhaps the tie-break known."""
        return sum(chance * self.outcome(seat) for seat, chance in self.odds(fixed, choice).items())

    @cached_property
    def best_vote(self) -> tuple[float, int]:
        """What the test should bring with one's best vote, and that vote; pledged for sure, it is that."""
        me = self.table.me
        if self.tied or me not in self.present or self.pledges.get(me, (0, 0.0))[1] == 1.0:
            return self.value({}), self.pledges.get(me, (ABSTAIN, 0.0))[0]
        votes = [me, *(seat for seat in self.present if seat != me), ABSTAIN]
        return max(((self.value({me: vote}), vote) for vote in votes), key=lambda found: found[0])

    def pressing(self) -> float:
        """What Blackmail would bring."""
        me = self.table.me
        before = self.best_vote[0]
        self.weights[me] += PRESSURE
        after = self.value({me: self.best_vote[1]})
        self.weights[me] -= PRESSURE
        return after - before


def even_odds(seats: list[int]) -> Odds:
    """Each as likely."""
    return {seat: 1 / len(seats) for seat in seats}


def mixed(one: Odds, two: Odds, share: float) -> Odds:
    """Two guesses in one."""
    both = {seat: share * chance for seat, chance in one.items()}
    for seat, chance in two.items():
        both[seat] = both.get(seat, 0.0) + (1 - share) * chance
    return both
