"""What a greedy player makes of a table of Mob Ties: what places, gangsters, cards and blows are worth, in dollars.

A rival's dollar hurts the more the nearer he is to winning; all rivals together weigh as much as oneself. A place is
worth what its racket should bring, less what agents and enemies should take there before the next Business.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp, tanh
from typing import Any

from .mobties_box import PRINTED

Crews = list[dict[str, tuple[str, ...]]]  # of each seat, who stands where

STREETS, JAIL, MORGUE, MANSION = "streets", "jail", "morgue", "mansion"
SPREAD = 60_000  # rivals so far behind the first of them count a third as much
HIDDEN_CASH = 50_000  # what a purse holds that nobody can see
RING = 22_000  # to be Don: a card, the ties, and the first word
END_WORTH = 60_000  # what it is worth to end a game that one leads
CLEAR_LEAD = 60_000
PER_TURN = 0.4  # of each family's gangsters, so many are eliminated in a turn
LASTING = 1.8  # so many turns a place is held
ATTACKS_PER_CARD = 0.2  # how often a card in a rival's hand becomes an attack before the next Business
LATER = 0.45  # part of a danger that comes only after the next Movement
FAVOR = 0.12  # part of his money's worth that a gangster earns each turn, for each point of what he could do
SHOT = {1: 7_000, 2: 10_000, 3: 13_000, 4: 15_000}  # what a weapon is worth, by the agents that it removes
DEFENSE = {1: 15_000, 2: 19_000, 3: 24_000}
ATTACK = {1: 8_000, 2: 11_000, 3: 15_000}
SPECIAL = {
    "drive_by": 8_000, "shanked": 4_000, "tony_goldstein": 15_000, "crooked_judge": 11_000, "trunk_tip": 7_000,
    "getaway": 7_000, "shakedown": 12_000, "wiretap": 2_000, "call_in_favor": 25_000, "blackmail": 9_000,
}  # fmt: skip
AGAIN = {"attack": 0.85, "defense": 0.8, "weapon": 0.7, "specialty": 0.9}  # for each card of the group held already


class Table:
    """What a seat sees, and what it makes of it."""

    def __init__(self, view: dict[str, Any], seat: int, catalogue: dict[str, Any] | None = None) -> None:
        facts = catalogue or PRINTED
        self.view, self.me, self.facts = view, seat, facts
        self.cards: dict[str, dict[str, Any]] = facts["cards"]
        self.pieces: dict[str, dict[str, Any]] = facts["gangsters"]
        self.main: list[str] = facts["clockwise"]
        self.places = [*self.main, STREETS]
        self.players: int = view["players"]
        self.seats = range(self.players)
        self.rivals = [other for other in self.seats if other != seat]
        self.cash = [HIDDEN_CASH if money is None else money for money in view["cash"]]
        self.hand: list[str] = list(view["hand"] or [])
        self.crews: Crews = [{place: tuple(crew) for place, crew in row.items()} for row in view["gangsters"]]
        self.don: int = (view["start"] - 1) % self.players if view["don"] is None else view["don"]
        self.memory: dict[Any, Any] = {}  # what others make of this table, looked at once

    # --- who stands where

    def crew(self, seat: int, place: str, crews: Crews | None = None) -> tuple[str, ...]:
        """The gangsters of a seat at a place."""
        return (crews or self.crews)[seat].get(place, ())

    def strength(self, seat: int, place: str, crews: Crews | None = None) -> int:
        """Their respect (R12)."""
        return sum(self.pieces[name]["respect"] for name in self.crew(seat, place, crews))

    def present(self, place: str, crews: Crews | None = None) -> list[int]:
        """Who stands at a place."""
        return [seat for seat in self.seats if self.crew(seat, place, crews)]

    def where(self, name: str) -> str:
        """Where an own gangster is."""
        return next(place for place, crew in self.crews[self.me].items() if name in crew)

    def moved(self, seat: int, names: tuple[str, ...], goal: str) -> Crews:
        """The table after some gangsters of a seat have gone to a place."""
        row = {place: tuple(n for n in crew if n not in names) for place, crew in self.crews[seat].items()}
        row[goal] = (*row.get(goal, ()), *names)
        return [row if other == seat else self.crews[other] for other in self.seats]

    # --- how it stands

    def worth(self, name: str) -> int:
        """What a gangster counts at the end, and a little for what he can do until then."""
        piece = self.pieces[name]
        return int(piece["worth"] * (1 + FAVOR * min(3, self.turns_left)))

    def cheapest(self, crew: tuple[str, ...]) -> str:
        """Whom one would miss least: of equals the one without a car."""
        return min(crew, key=lambda name: (self.worth(name), name == "driver", name))

    def least(self, seat: int, place: str, crews: Crews | None = None) -> float:
        """What a seat loses with a gangster of its choice at a place."""
        crew = self.crew(seat, place, crews)
        return float(self.worth(self.cheapest(crew))) if crew else 0.0

    @cached_property
    def scores(self) -> list[int]:
        """What everybody would have if the game ended now (R72)."""
        found = []
        for seat in self.seats:
            free = [name for place in self.places for name in self.crew(seat, place)]
            found.append(self.cash[seat] + sum(self.pieces[name]["worth"] for name in free))
        return found

    @cached_property
    def lead(self) -> int:
        """How far one is ahead of the best rival."""
        return self.scores[self.me] - max(self.scores[other] for other in self.rivals)

    @cached_property
    def grudges(self) -> list[float]:
        """How much a dollar of each rival hurts; all together as much as an own one pleases."""
        best = max(self.scores[other] for other in self.rivals)
        pull = [exp((self.scores[seat] - best) / SPREAD) if seat != self.me else 0.0 for seat in self.seats]
        return [share / sum(pull) for share in pull]

    def gain(self, seat: int, dollars: float) -> float:
        """What it is worth that a seat gets so many dollars."""
        return dollars if seat == self.me else -self.grudges[seat] * dollars

    @cached_property
    def needed(self) -> int:
        """How many gangsters must still be eliminated until the game ends (R68 to R70)."""
        out = sum(len(self.crew(seat, place)) for seat in self.seats for place in (JAIL, MORGUE))
        return max(0, self.players * (4 - int(self.view["heat"])) - out)

    @cached_property
    def turns_left(self) -> float:
        """How many turns the game should still last."""
        return min(8.0, self.needed / (PER_TURN * self.players))

    def ending(self, eliminated: int = 1) -> float:
        """What it is worth that some more are eliminated: who leads wants the end, who trails does not."""
        return eliminated * END_WORTH * tanh(self.lead / CLEAR_LEAD) / max(1, self.needed)

    # --- rackets

    def prize(self, place: str) -> float:
        """What it is worth to win at a place once."""
        if place in self.view["closed"]:
            return 0.0
        return float(RING if place == MANSION else self.view["rackets"].get(place, 0))

    def chance(self, place: str, crews: Crews | None = None) -> float:
        """How likely one wins the respect test at a place, as everybody stands."""
        mine = self.strength(self.me, place, crews)
        others = [s for other in self.rivals if (s := self.strength(other, place, crews))]
        if not mine or not others:
            return float(mine > 0)
        best = max(others)
        if mine > sum(others):
            return 1.0
        if mine == best:
            return 0.8 if self.don == self.me else 0.5 / others.count(best)
        share = mine**2 / (mine**2 + sum(s**2 for s in others))
        return max(0.7, share) if mine > best else 0.6 * share

    def income(self, place: str, crews: Crews | None = None) -> float:
        """What a place should bring while it is held."""
        turns = min(LASTING, max(0.3, self.turns_left))
        return self.chance(place, crews) * self.prize(place) * turns

    # --- agents

    @cached_property
    def before_agents(self) -> bool:
        """Whether this turn's Agent cards are still to be drawn."""
        return self.view["stage"] in ("setup", "election", "gift", "business", "shopping", "movement")

    @cached_property
    def agent_deck(self) -> Counter[str]:
        """The Agent cards that are still to come."""
        left = Counter(self.facts["agent_cards"])
        left.subtract(self.view["agent_discards"])
        return +left or Counter(self.facts["agent_cards"])

    def agent_total(self, place: str) -> int:
        """How many agents stand at a place."""
        return int(self.view["agents"].get(place, 0))

    def raided(self, crews: Crews) -> str:
        """Where a raid would go: to the place with most respect (R40)."""
        return max(self.main, key=lambda place: sum(self.strength(seat, place, crews) for seat in self.seats))

    def surrounded(self, place: str, crews: Crews | None = None) -> float:
        """How likely a place is surrounded after the next Agent cards (R43)."""
        crews = crews or self.crews
        missing = int(self.facts["surround_at"]) - self.agent_total(place)
        if place == STREETS or missing <= 0:
            return float(place != STREETS)
        raid = place == self.raided(crews)
        seen = self.view["agent_cards"] if self.before_agents else []
        come = [0.0] * (missing + 1)  # how likely so many agents come, the last stands for more
        come[0] = 1.0
        for n in range(int(self.view["heat"])):
            cards = {seen[n]: 1.0} if n < len(seen) else self.draws
            come = added(come, [(agents_on(card, place, raid), share) for card, share in cards.items()])
        return come[-1]

    @cached_property
    def draws(self) -> dict[str, float]:
        """How likely each Agent card is the next."""
        return {card: count / self.agent_deck.total() for card, count in self.agent_deck.items()}

    def fall(self, seat: int, place: str, crews: Crews | None = None) -> float:
        """How likely a seat loses an arrest test at a place, as everybody stands (R46)."""
        mine = self.strength(seat, place, crews)
        others = [self.strength(other, place, crews) for other in self.present(place, crews) if other != seat]
        if not others:
            return 1.0
        if len(others) == 1:
            return 0.5 if mine == others[0] else 0.8 if mine < others[0] else 0.3
        return 1 / (len(others) + 1)

    def arrest(self, place: str, crews: Crews | None = None) -> float:
        """What an arrest at a place would cost oneself: a gangster, or the weapons that save him."""
        agents = max(int(self.facts["surround_at"]), self.agent_total(place))
        return min(self.least(self.me, place, crews), self.shooting(agents))

    def shooting(self, agents: int) -> float:
        """What the weapons are worth that end a siege, if one has enough of them (R47)."""
        excess = agents - int(self.facts["surround_at"]) + 1
        levels = sorted(self.cards[kind]["level"] for kind in self.hand if self.cards[kind]["group"] == "weapon")
        alone = [level for level in levels if level >= excess]
        if alone:
            return float(by_level(SHOT, alone[0]))
        return float(sum(by_level(SHOT, level) for level in levels)) if sum(levels) >= excess else 1e9

    def siege(self, place: str, crews: Crews | None = None) -> float:
        """What agents should cost oneself at a place."""
        if place == STREETS or not self.crew(self.me, place, crews):
            return 0.0
        loss = self.surrounded(place, crews) * self.fall(self.me, place, crews) * self.arrest(place, crews)
        return loss if self.before_agents else LATER * loss

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
        return bool(self.cards[kind]["group"] == "defense" and self.cards[kind]["level"] >= level)

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
        return min(1.0, ATTACKS_PER_CARD * self.view["hand_sizes"][seat]) / max(1, prey)

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
        missed = self.has_defense(seat, self.cards[kind]["level"])
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
        level = card["level"]
        if kind in SPECIAL:
            base = SPECIAL[kind]
        else:
            base = by_level({"attack": ATTACK, "defense": DEFENSE, "weapon": SHOT}[card["group"]], level)
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


def by_level(values: dict[int, int], level: int) -> int:
    """What a card of a level is worth; no edition is forbidden to print higher ones."""
    return values[max(1, min(level, max(values)))]


def added(come: list[float], draws: list[tuple[int, float]]) -> list[float]:
    """How likely so many agents have come after one more card."""
    after = [0.0] * len(come)
    for have, chance in enumerate(come):
        for agents, share in draws:
            after[min(len(come) - 1, have + agents)] += chance * share
    return after


def agents_on(card: str, place: str, raid: bool) -> int:
    """How many agents an Agent card brings to a place."""
    if card == "fbi_raid":
        return 4 if raid else 0
    target, _, agents = card.partition("+")
    return int(agents) if target == place else 0
