"""A greedy player of Criminals: an answer is worth the points it should bring, less those it should give the rivals.

Whoever is not at a target may still come, with some chance and with a henchman out of those not yet placed. What a
place is worth follows from these chances alone: nothing is tried out in play, and nobody's habits are studied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import comb, exp
from random import Random
from typing import Any, NamedTuple

from ..kernel.question import Answer
from .base import Seen

Spread = list[float]  # the chance of each strength at a target; strength 0 is for whoever is not there

TIED = 0.45  # who shares a target gets a little less than half, for the remainder is lost (R46)
MOST_MEMBERS = 12  # more of one gang than a row can hold
POCKET_MONEY = 2
P = dict(
    own_tilt=1.0,
    tilt=1.0,
    alpha=1.0,
    come=1.0,
    own_come=1.0,
    hide=0.0,
    spy=0.4,
    price=1.0,
    lemon=0.0,
    boss_open=0.0,
    cash=0.02,
    weight=1.0,
)


class Card(NamedTuple):
    """A henchman as the catalogue describes it."""

    code: str
    level: int
    modifier: int
    gangs: tuple[str, ...]
    special: str


Piece = list[Card]  # all that one card on the table can be


@dataclass(frozen=True)
class Plan:
    """One way to use a card: the own stacks it makes, whom it kills at its target, and what is then in the purse."""

    target: int
    face: str
    mine: dict[int, list[Card]]
    money: int
    victim: int | None = None
    moved_to: int | None = None
    extra: float = 0.0


class Table:
    """What a seat reads from its view."""

    def __init__(self, seen: Seen) -> None:
        view, catalogue = seen.view, seen.catalogue
        self.view = view
        self.me = seen.seat
        self.seats = range(view["players"])
        self.values: list[int] = view["targets"]
        self.targets = range(len(self.values))
        self.money: int = view["money"][self.me]
        self.award: int = catalogue["award"][view["players"]]
        self.cards = {code: card_of(code, facts) for code, facts in catalogue["cards"].items()}
        self.piles: dict[str, int] = {h["hideout"]: h["cards"] for h in view["hideouts"] if h["cards"]}
        self.full: dict[str, int] = dict(
            zip((h["hideout"] for h in view["hideouts"]), catalogue["hideouts"][view["players"]])
        )
        self.read_notebook()
        self.stacks = [[[self.piece(lying) for lying in stack] for stack in row] for row in view["rows"]]
        self.mine = [[piece[0] for piece in stack] for stack in self.stacks[self.me]]

    def read_notebook(self) -> None:
        """Note what each hideout and each face-down card can be; a table without notebooks has shown little."""
        notes = self.view["notebook"] or {"looks": [], "unseen": self.never_shown()}
        self.unseen = [self.cards[code] for code in notes["unseen"]]
        self.contents = {hideout: self.unseen for hideout in self.piles}
        self.looked: set[str] = set()
        self.tokens: dict[int, Piece] = {}
        for page in notes["looks"]:
            block = [self.cards[code] for code in page["cards"]]
            if page["left"]:
                self.contents[page["hideout"]] = block
                self.looked.add(page["hideout"])
            self.tokens.update({token: block for token in page["tokens"]})

    def never_shown(self) -> list[str]:
        """The cards that lie nowhere in sight."""
        rows = [lying for row in self.view["rows"] for stack in row for lying in stack]
        killed = [lying for cards in self.view["killed"] for lying in cards]
        in_sight = [lying["card"] for lying in rows + killed] + (self.view["pile"] or [])
        return [code for code in self.cards if code not in in_sight]

    def piece(self, lying: dict[str, Any]) -> Piece:
        """All that a card on the table can be; the Boss is never face-down (R39)."""
        if lying["card"]:
            return [self.cards[lying["card"]]]
        return [card for card in self.tokens.get(lying["token"], self.unseen) if card.special != "boss"]

    @cached_property
    def pool(self) -> list[Card]:
        """The cards that may still be placed."""
        return self.unseen + [c for h in self.piles if h in self.looked for c in self.contents[h]]

    @cached_property
    def free(self) -> list[int]:
        """The targets where this seat has nobody."""
        return [t for t in self.targets if not self.mine[t]]


class Odds:
    """What a seat expects of the rest of the game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.p = P
        self.top = max(card.level for card in table.cards.values()) + 3
        self.envy = P["alpha"] / (len(table.seats) - 1)
        self.edge = cache(self._edge)
        self.control = cache(self._control)
        self.purse = cache(self._purse)
        self.gang_gain = cache(self._gang_gain)

    # --- who may still come

    @cached_property
    def price(self) -> float:
        """What a henchman costs on average until all piles are empty."""
        sizes = self.table.piles.values()
        return sum(n * (n + 1) / 2 for n in sizes) / (sum(sizes) or 1) or 1.0

    @cached_property
    def arrivals(self) -> list[float]:
        """How many henchmen each seat should still place."""
        view, cards = self.table.view, sum(self.table.piles.values())
        cheapest = min(self.table.piles.values(), default=99)
        wish = [0.0] * len(self.table.seats)
        for seat in self.table.seats:
            if not view["passed"][seat] and view["money"][seat] >= cheapest:
                wish[seat] = min(view["money"][seat] / self.price, view["rows"][seat].count([]))
        self.share = min(1.0, cards / (sum(wish) or 1.0))
        return [number * self.share for number in wish]

    def own_arrivals(self, money, places) -> float:
        if money < min(self.table.piles.values(), default=99):
            return 0.0
        self.arrivals
        return P["own_come"] * self.share * min(P["price"] * money / self.price, places)

    @cached_property
    def pull(self) -> list[float]:
        """How much each target attracts."""
        return [1.0 + P["weight"] * self.worth(t) for t in self.table.targets]

    def coming(self, seat: int, target: int, number: float) -> float:
        """The chance that one of so many henchmen of a seat goes to a target that is free to it."""
        total = sum(self.pull[t] for t in self.table.targets if not self.table.stacks[seat][t])
        return min(0.95, number * self.pull[target] / total)

    def newcomer(self, target: int, tilt: float) -> Spread:
        """The strength of a henchman still to come: the strong ones go where there is more to win."""
        spread = [0.0] * (self.top + 1)
        for card in self.table.pool:
            spread[card.level] += card.level ** (tilt * self.pull[target] / 6.5)
        total = sum(spread) or 1.0
        return [chance / total for chance in spread]

    # --- what a target is worth

    def worth(self, target: int, mine: int | None = None, victim: int | None = None) -> float:
        """The points of a target (R44): as it is, or with these modifiers of mine and without a victim's."""
        table = self.table
        total = float(table.values[target])
        for seat in table.seats:
            if seat == victim:
                continue
            if seat == table.me and mine is not None:
                total += mine
                continue
            total += sum(sum(card.modifier for card in piece) / len(piece) for piece in table.stacks[seat][target])
        return max(0.0, total)

    def strength(self, seat: int, target: int, killed: bool) -> Spread:
        """How strong a rival should be at a target in the end."""
        stack = self.table.stacks[seat][target]
        if stack and not killed:
            return self.sum_of(stack)
        chance = (
            min(0.95, P["come"] * self.coming(seat, target, self.arrivals[seat]))
            if not killed
            else min(0.95, P["come"] * self.arrivals[seat] / 8)
        )
        spread = [chance * x for x in self.newcomer(target, P["tilt"])]
        spread[0] += 1 - chance
        return spread

    def sum_of(self, stack: list[Piece]) -> Spread:
        """The strength of a stack of cards that may be unknown."""
        spread = [1.0] + [0.0] * self.top
        for piece in stack:
            after = [0.0] * (self.top + 1)
            for strength, chance in enumerate(spread):
                for card in piece if chance else ():
                    after[min(self.top, strength + card.level)] += chance / len(piece)
            spread = after
        return spread

    def _edge(self, target: int, victim: int | None = None) -> Spread:
        """For each strength of mine the share of the target I should get, less what the rivals' shares hurt me."""
        rivals = [self.strength(seat, target, seat == victim) for seat in self.table.seats if seat != self.table.me]
        beaten = [ahead_of(spread) for spread in rivals]
        wins = [0.0] + [1.0] * self.top
        claims = [0.0] * (self.top + 1)  # the chance that some rival, with this strength, is ahead of all others
        for strength in range(1, self.top + 1):
            for n, spread in enumerate(rivals):
                wins[strength] *= beaten[n][strength]
                claim = spread[strength]
                for other, chances in enumerate(beaten):
                    claim *= chances[strength] if other != n else 1.0
                claims[strength] += claim
        above, edge = 0.0, [0.0] * (self.top + 1)
        for strength in range(self.top, -1, -1):
            edge[strength] = wins[strength] - self.envy * (above + TIED * claims[strength])
            above += claims[strength]
        return edge

    def fight(self, target: int, stack: list[Card], victim: int | None = None) -> float:
        """What a target should bring with this stack of mine there."""
        strength = min(self.top, sum(card.level for card in stack))
        worth = self.worth(target, sum(card.modifier for card in stack), victim)
        return worth * self.edge(target, victim)[strength]

    # --- what the purse is worth

    @cached_property
    def as_it_is(self) -> list[float]:
        """What each target should bring if I pass now."""
        return [self.fight(t, self.table.mine[t]) for t in self.table.targets]

    @cached_property
    def later(self) -> list[float]:
        """What a later henchman of mine should add at each target that is free to me."""
        gains = [0.0] * len(self.table.targets)
        for t in self.table.free:
            spread = self.newcomer(t, P["own_tilt"])
            share = sum(chance * edge for chance, edge in zip(spread, self.edge(t), strict=True))
            gains[t] = max(0.0, self.worth(t) * share - self.as_it_is[t])
        return gains

    def _purse(self, money: int, places: int) -> float:
        """What money should still bring where there are so many free places."""
        number = self.own_arrivals(money, places)
        return sum(self.coming(self.table.me, t, number) * self.later[t] for t in self.table.free) + P["cash"] * money

    @cached_property
    def place(self) -> list[float]:
        """What I give up by taking a free place now."""
        number = self.own_arrivals(self.table.money, len(self.table.free))
        return [self.coming(self.table.me, t, number) * gain if gain else 0.0 for t, gain in enumerate(self.later)]

    # --- what the gangs are worth

    @cached_property
    def rate(self) -> dict[str, float]:
        """How often each gang is found among the cards still to come."""
        pool = self.table.pool
        gangs = sorted({gang for card in self.table.cards.values() for gang in card.gangs})
        return {gang: sum(gang in card.gangs for card in pool) / (len(pool) or 1) for gang in gangs}

    def members(self, gang: str, stack: list[Piece]) -> float:
        """How many of a stack should belong to a gang."""
        return sum(sum(gang in card.gangs for card in piece) / len(piece) for piece in stack)

    @cached_property
    def counts(self) -> dict[str, list[float]]:
        """Each seat's members of each gang."""
        rows = self.table.stacks
        return {gang: [sum(self.members(gang, stack) for stack in row) for row in rows] for gang in self.rate}

    def _control(self, gang: str, more: int, victim: int | None = None, target: int = 0) -> float:
        """What a gang should bring with so many more members of mine and without a victim's at a target."""
        spreads = []
        for seat in self.table.seats:
            number = self.counts[gang][seat] + (more if seat == self.table.me else 0)
            if seat == victim:
                number -= self.members(gang, self.table.stacks[seat][target])
            spreads.append(members_in_the_end(number, self.rate[gang] * self.arrivals[seat]))
        return self.table.award * sum(
            leads(spreads, seat) * (1.0 if seat == self.table.me else -self.envy) for seat in self.table.seats
        )

    def _gang_gain(self, gangs: tuple[str, ...], lost: tuple[str, ...], victim: int | None, target: int) -> float:
        """What a plan gains among the gangs."""
        total = 0.0
        for gang in self.rate:
            more = gangs.count(gang) - lost.count(gang)
            if more or victim is not None:
                total += self.control(gang, more, victim, target) - self.control(gang, 0)
        return total

    # --- what a plan is worth

    def gain(self, card: Card, plan: Plan) -> float:
        """The points a plan should bring, over passing."""
        total = plan.extra
        places = len(self.table.free)
        for target, stack in plan.mine.items():
            total += self.fight(target, stack, plan.victim) - self.as_it_is[target]
            if not self.table.mine[target]:
                total -= self.place[target]
                places -= 1
        lost: tuple[str, ...] = ()
        if card.special == "killer" and self.table.mine[plan.target]:
            lost = tuple(g for c in self.table.mine[plan.target] for g in c.gangs)
        target = plan.target if plan.victim is not None else 0
        return total + self.gang_gain(card.gangs, lost, plan.victim, target) + self.purse(plan.money, places)


def card_of(code: str, facts: dict[str, Any]) -> Card:
    """A card of the catalogue."""
    return Card(code, facts["level"], facts["modifier"], tuple(facts["gangs"]), facts["special"])


def ahead_of(spread: Spread) -> Spread:
    """For each strength the share of a target it takes from a rival of this spread."""
    below, shares = 0.0, []
    for chance in spread:
        shares.append(below + TIED * chance)
        below += chance
    return shares


@cache
def members_in_the_end(number: float, more: float) -> Spread:
    """How many members there should be: the sure ones, and a Poisson number of others."""
    sure = int(number + 1e-9)
    mean = max(0.0, number - sure + more)
    spread = [0.0] * (MOST_MEMBERS + 1)
    chance = exp(-mean)
    for extra in range(MOST_MEMBERS + 1 - sure):
        spread[sure + extra] = chance
        chance *= mean / (extra + 1)
    return spread


def leads(spreads: list[Spread], seat: int) -> float:
    """The chance that a seat alone has the most."""
    total, below = 0.0, [0.0] * len(spreads)
    for number in range(1, MOST_MEMBERS + 1):
        chance = spreads[seat][number]
        for other, spread in enumerate(spreads):
            below[other] += spread[number - 1]
            if other != seat:
                chance *= below[other]
        total += chance
    return total


def plans(table: Table, card: Card, money: int) -> Iterator[Plan]:
    """All ways to place a card."""
    for t in table.targets:
        yield from (plans_over(table, card, money, t) if table.mine[t] else plans_at(table, card, money, t))


def plans_at(table: Table, card: Card, money: int, t: int) -> Iterator[Plan]:
    """All ways to place a card at a free target."""
    mine = {t: [card]}
    if card.special == "pickpocket":
        yield Plan(t, "up", mine, money + POCKET_MONEY)
    else:
        yield Plan(t, "up", mine, money, extra=P["spy"] if card.special == "spy" else 0)
    if card.special == "killer":
        for seat in table.seats:
            if seat != table.me and table.stacks[seat][t]:
                yield Plan(t, "up", mine, money, victim=seat)
    if card.special != "boss" and money:
        yield Plan(t, "down", mine, money - 1, extra=P["hide"])


def plans_over(table: Table, card: Card, money: int, t: int) -> Iterator[Plan]:
    """All ways to place a card where this seat has a stack."""
    if card.special == "accomplice":
        yield Plan(t, "up", {t: [*table.mine[t], card]}, money)
    elif card.special == "killer":
        yield Plan(t, "up", {t: [card]}, money)
    elif card.special == "swap":
        for to in table.free:
            yield Plan(t, "up", {t: [card], to: table.mine[t]}, money, moved_to=to)


class GreedyBot:
    """Weighs what each answer should bring, and takes the best."""

    name = "greedy"

    def choose(self, seen: Seen, luck: Random) -> Answer:
        """Pick one of the answers that promise most."""
        odds = Odds(Table(seen))
        judge = getattr(self, seen.question.kind)
        values = [judge(odds, answer.args) for answer in seen.question.answers]
        best = max(values)
        return luck.choice([a for a, value in zip(seen.question.answers, values, strict=True) if value >= best - 1e-9])

    def recruit(self, odds: Odds, args: dict[str, Any]) -> float:
        table = odds.table
        if "pass" in args:
            return P["cash"] * table.money
        price = table.piles[args["hideout"]]
        pocket = max(0, table.money - 2)
        base = odds.purse(pocket, len(table.free) - 1)
        if not hasattr(odds, "memo"):
            odds.memo = {}
        gains = []
        for card in table.contents[args["hideout"]]:
            if card not in odds.memo:
                odds.memo[card] = (
                    max((odds.gain(card, plan) for plan in plans(table, card, pocket)), default=base) - base
                )
            gains.append(odds.memo[card] if price == 1 or card.special != "boss" else -99.0)
        removed = table.full[args["hideout"]] - price if args["hideout"] not in table.looked else 0
        best = expected_best(sorted(gains, reverse=True), price)
        return best + odds.purse(table.money - price, max(0, len(table.free) - 1)) - P["lemon"] * removed

    def hire(self, odds: Odds, args: dict[str, Any]) -> float:
        card = odds.table.cards[args["card"]]
        return max(odds.gain(card, plan) for plan in plans(odds.table, card, odds.table.money))

    def place(self, odds: Odds, args: dict[str, Any]) -> float:
        return self.of_hand(odds, odds.table.values.index(args["target"]), args["face"])

    def of_hand(self, odds: Odds, target, face="up", ok=lambda plan: True) -> float:
        card = odds.table.cards[odds.table.view["hand"]["card"]]
        found = [
            p for p in plans(odds.table, card, odds.table.money) if p.target == target and p.face == face and ok(p)
        ]
        return max(odds.gain(card, plan) for plan in found)

    def pickpocket(self, odds: Odds, args: dict[str, Any]) -> float:
        return float("take" in args)

    def kill(self, odds: Odds, args: dict[str, Any]) -> float:
        t = odds.table.values.index(odds.table.view["hand"]["target"])
        return self.of_hand(odds, t, ok=lambda plan: plan.victim == args.get("seat"))

    def move(self, odds: Odds, args: dict[str, Any]) -> float:
        t = odds.table.values.index(odds.table.view["hand"]["target"])
        return self.of_hand(odds, t, ok=lambda plan: odds.table.values[plan.moved_to] == args["target"])

    def spy(self, odds: Odds, args: dict[str, Any]) -> float:
        table = odds.table
        if "hideout" in args:
            h = args["hideout"]
            n = table.piles[h]
            known = len(table.contents[h]) == n
            return 0.0 if known or n > table.money else 1.0 + 1.0 / n
        if "target" in args:
            t = table.values.index(args["target"])
            hidden = sum(len(piece) > 1 for row in table.stacks for piece in row[t])
            return hidden * odds.worth(t) / 4 * (not table.mine[t])
        return 0.0


def expected_best(gains: list[float], draws: int) -> float:
    """The best of so many cards drawn from these, which are sorted from the best down."""
    ways = comb(len(gains), draws)
    return sum(gain * comb(len(gains) - 1 - n, draws - 1) / ways for n, gain in enumerate(gains))
