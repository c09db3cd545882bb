"""What a greedy player makes of a table of Mob Ties: what places, blows and cards are worth, in dollars.

A place is worth what its racket should bring, less what agents and enemies should take there before the next Business.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from .mobties_board import JAIL, MORGUE, SHOT, STREETS, Board, Crews, by_level

ATTACKS_PER_CARD = 0.2  # how often a card in a rival's hand becomes an attack before the next Business
DEFENSE = {1: 15_000, 2: 19_000, 3: 24_000}
ATTACK = {1: 8_000, 2: 11_000, 3: 15_000}
SPECIAL = {
    "drive_by": 8_000, "shanked": 4_000, "tony_goldstein": 15_000, "crooked_judge": 11_000, "trunk_tip": 7_000,
    "getaway": 7_000, "shakedown": 12_000, "wiretap": 2_000, "call_in_favor": 25_000, "blackmail": 9_000,
}  # fmt: skip
AGAIN = {"attack": 0.85, "defense": 0.8, "weapon": 0.7, "specialty": 0.9}  # for each card of the group held already


class Table(Board):
    """What a seat sees, and what it makes of it."""

    # --- enemies

    @cached_property
    def unseen(self) -> Counter[str]:
        """The Favor cards whose place one does not know."""
        left = Counter({kind: card["count"] for kind, card in self.cards.items()})
        known = self.view["known_hands"]
        for cards in (self.hand, self.view["discards"], *known, [kind for _, kind in self.view["known_deck"]]):
            left.subtract(cards)
        return +left

    def has_defense(self, seat: int, level: int) -> float:
        """How likely a seat holds a card that stops an attack of some level (R57)."""
        known = self.hand if seat == self.me else self.view["known_hands"][seat]
        if any(self.stops(kind, level) for kind in known):
            return 1.0
        unknown = self.view["hand_sizes"][seat] - len(known)
        total = self.unseen.total()
        good = sum(count for kind, count in self.unseen.items() if self.stops(kind, level))
        return 1 - (1 - good / total) ** max(0, unknown) if total else 0.0

    def stops(self, kind: str, level: int) -> bool:
        """Tell whether a card stops an attack of some level."""
        return bool(self.cards[kind]["group"] == "defense" and self.level(kind) >= level)

    def at_peace(self, seat: int, other: int) -> bool:
        """Tell whether a seat has sold its peace to another."""
        return any(
            term["term"] == "peace" and (term["who"], term.get("whom")) == (seat, other) and term["fate"] == "waiting"
            for deal in self.view["deals"]
            if deal["life"] == "sealed"
            for term in deal["terms"]
        )

    def threat(self, seat: int, place: str, crews: Crews | None = None) -> float:
        """How likely a rival attacks oneself at a place before the next Business."""
        if not self.crew(seat, place, crews) or self.at_peace(seat, self.me):
            return 0.0
        prey = sum(
            len([other for other in self.present(spot, crews) if other != seat])
            for spot in self.places
            if self.crew(seat, spot, crews)
        )
        return min(1.0, ATTACKS_PER_CARD * int(self.view["hand_sizes"][seat])) / max(1, prey)

    def danger(self, place: str, crews: Crews | None = None) -> float:
        """What enemies should cost oneself at a place."""
        if not self.crew(self.me, place, crews):
            return 0.0
        saved = 0.5 * self.has_defense(self.me, 2)
        blows = sum(self.threat(other, place, crews) for other in self.rivals)
        loss = min(2.0, blows) * (1 - saved) * self.least(self.me, place, crews)
        if place == STREETS:
            loss += 0.04 * sum(self.worth(name) for name in self.crew(self.me, place, crews))  # Drive-By
        return loss

    # --- the whole table

    def position(self, crews: Crews | None = None) -> float:
        """What one's gangsters should bring and cost where they stand."""
        return sum(
            self.income(place, crews) - self.siege(place, crews) - self.danger(place, crews) + self.reach(place, crews)
            for place in self.places
            if self.crew(self.me, place, crews)
        )

    def reach(self, place: str, crews: Crews | None = None) -> float:
        """What it is worth to stand where one's attack cards find somebody."""
        users = {use for name in self.crew(self.me, place, crews) for use in self.pieces[name]["may"]}
        usable = sum(self.cards[kind]["class"] in users for kind in self.hand)
        prey = sum(self.grudges[other] for other in self.present(place, crews) if other != self.me)
        return min(2, usable) * prey * 4_000

    def moving(self, name: str, goal: str) -> float:
        """What an own gangster's move would bring."""
        return self.position(self.moved(self.me, (name,), goal)) - self.position_now

    @cached_property
    def position_now(self) -> float:
        """What one's gangsters should bring and cost as they stand."""
        return self.position()

    def open(self, place: str, arriving: int = 1) -> bool:
        """Tell whether some gangsters could come to a place (R35)."""
        if place == STREETS:
            return True
        return place not in self.view["closed"] and sum(len(self.crew(s, place)) for s in self.seats) + arriving <= 5

    @cached_property
    def best_move(self) -> float:
        """What the best move would bring, or staying."""
        moves = [
            self.moving(name, goal)
            for place in self.places
            for name in self.crew(self.me, place)
            for goal in self.places
            if goal != place and self.open(goal)
        ]
        return max([0.0, *moves])

    @cached_property
    def look(self) -> float:
        """What it is worth to know the next Agent cards: the worst siege can be left (R29)."""
        if not self.before_agents or self.view["agent_cards"]:
            return 0.0
        return 0.6 * max([0.0, *(self.siege(place) for place in self.main)])

    # --- blows

    def usable(self, kind: str, place: str) -> bool:
        """Tell whether one has a gangster at a place who may use an attack card (R56)."""
        return any(self.cards[kind]["class"] in self.pieces[name]["may"] for name in self.crew(self.me, place))

    def blow(self, kind: str, seat: int, place: str) -> float:
        """What an attack on a rival at a place should bring, the card not counted."""
        if place == JAIL:
            return 0.4 * self.grudges[seat] * self.least(seat, JAIL)
        missed = self.has_defense(seat, self.level(kind))
        return (1 - missed) * self.kill(seat, place) + missed * self.grudges[seat] * 8_000

    def kill(self, seat: int, place: str) -> float:
        """What it is worth that a rival loses a gangster at a place: his loss, the heat, the racket, first blood."""
        lost = self.cheapest(self.crew(seat, place))
        crews = self.moved(seat, (lost,), MORGUE)
        racket = self.income(place, crews) - self.income(place)
        first = self.view["turn"] == 1 and not any(self.crew(other, MORGUE) for other in self.seats)
        bonus = self.facts["first_kill"] if first else 0
        return self.grudges[seat] * self.least(seat, place) + self.ending() + racket + bonus

    def drive_by(self) -> float:
        """What a Drive-By should bring: everybody in the Streets is attacked, one's own too (A26)."""
        spared = self.view["options"]["drive_by_spares_own"] == "on"
        value = 0.0
        for seat in self.present(STREETS):
            if seat == self.me and spared:
                continue
            hit = 1 - self.has_defense(seat, 1)
            for name in self.crew(seat, STREETS):
                value += hit * (self.gain(seat, -self.worth(name)) + self.ending())
        return value

    def best_blow(self, seat: int, place: str | None = None) -> float | None:
        """What the best attack on a rival would bring that one can make now, or nothing if there is none."""
        blows = [
            self.blow(kind, seat, spot) - self.card(kind)
            for kind in set(self.hand)
            for spot in ([place] if place else self.places)
            if self.cards[kind]["group"] == "attack" and self.usable(kind, spot) and self.crew(seat, spot)
        ]
        return max(blows, default=None)

    # --- cards

    def card(self, kind: str, holding: bool = True) -> float:
        """What a card is worth in one's hand, for the turns that are left; the more of its group, the less."""
        card = self.cards[kind]
        if kind in SPECIAL:
            base = SPECIAL[kind]
        else:
            base = by_level({"attack": ATTACK, "defense": DEFENSE, "weapon": SHOT}[card["group"]], self.level(kind))
        if card["class"] in ("wound", "murder", "attack") and not any(self.usable(kind, p) for p in self.places):
            base = base // 4
        held = sum(self.cards[other]["group"] == card["group"] for other in self.hand) - holding
        return float(base * AGAIN[card["group"]] ** max(0, held) * min(1.0, 0.1 + self.turns_left / 3))

    @cached_property
    def drawn(self) -> float:
        """What one should get by drawing two cards and keeping the better."""
        values = sorted(((self.card(kind, False), count) for kind, count in self.unseen.items()), reverse=True)
        total = self.unseen.total()
        if total < 2:
            return 0.0
        found, above = 0.0, 0
        for value, count in values:
            below = total - above - count
            pairs = count * below + count * (count - 1) / 2
            found += value * pairs
            above += count
        return found / (total * (total - 1) / 2)
