"""What a greedy player of Mob Ties reads from the board: who stands where, how it stands, rackets and agents.

A rival's dollar hurts the more the nearer he is to winning; all rivals together weigh as much as oneself.
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
PER_TURN = 0.3  # of each family's gangsters, so many are eliminated in a turn
LASTING = 1.8  # so many turns a place is held
LATER = 0.45  # part of a danger that comes only after the next Movement
EARNS = 0.12  # part of his worth that a gangster earns each turn
SHOT = {1: 7_000, 2: 10_000, 3: 13_000, 4: 15_000}  # what a weapon is worth, by the agents that it removes


class Board:
    """What lies open on the table, and what a seat makes of it."""

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
        self.surround_at: int = facts["surround_at"]
        self.memory: dict[Any, Any] = {}  # what others make of this table, looked at once

    # --- gangsters and cards

    def respect(self, name: str) -> int:
        """The respect of a gangster."""
        return int(self.pieces[name]["respect"])

    def score(self, name: str) -> int:
        """What a gangster counts at the end (R72)."""
        return int(self.pieces[name]["worth"])

    def level(self, kind: str) -> int:
        """The level of a card, or how many agents it removes."""
        return int(self.cards[kind]["level"])

    # --- who stands where

    def crew(self, seat: int, place: str, crews: Crews | None = None) -> tuple[str, ...]:
        """The gangsters of a seat at a place."""
        return (crews or self.crews)[seat].get(place, ())

    def strength(self, seat: int, place: str, crews: Crews | None = None) -> int:
        """Their respect (R12)."""
        return sum(self.respect(name) for name in self.crew(seat, place, crews))

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
        return int(self.score(name) * (1 + EARNS * min(3, self.turns_left)))

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
            found.append(self.cash[seat] + sum(self.score(name) for name in free))
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
        if place == STREETS:
            return 0.0
        key = (place, place == self.raided(crews or self.crews))
        if key not in self.memory:
            self.memory[key] = self.besieged(*key)
        return float(self.memory[key])

    def besieged(self, place: str, raid: bool) -> float:
        """The same, for a place that a raid would hit or not."""
        missing = self.surround_at - self.agent_total(place)
        if missing <= 0:
            return 1.0
        seen = self.view["agent_cards"] if self.before_agents else []
        come = [1.0] + [0.0] * missing  # how likely so many agents come; the last stands for more
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
        agents = max(self.surround_at, self.agent_total(place))
        return min(self.least(self.me, place, crews), self.shooting(agents))

    def shooting(self, agents: int) -> float:
        """What the weapons are worth that end a siege, if one has enough of them (R47)."""
        excess = agents - self.surround_at + 1
        levels = sorted(self.level(kind) for kind in self.hand if self.cards[kind]["group"] == "weapon")
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
