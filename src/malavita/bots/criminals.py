"""A greedy player of Criminals: an answer is worth the points it should bring, less those it should leave to rivals.

Whoever is not at a target may still come, with some chance and with a henchman out of those not yet placed. What a
place is worth follows from these chances alone: nothing is tried out in play, and nobody's habits are studied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, reduce
from itertools import accumulate
from math import comb, exp, prod
from random import Random
from typing import Any, NamedTuple

from ..kernel.question import Answer
from .base import Seen

Spread = list[float]  # the chance of each strength, or of each number of gang members
Args = dict[str, Any]  # what an answer means

TIED = 0.45  # who shares a target gets a little less than half, for the remainder is lost (R46)
SPITE = 1.0  # how much a point of the average rival hurts
RIVALS_COME = 1.2  # how likely rivals are to go where they are not yet, against an even spread
RIVALS_TILT = 1.0  # how much more often rivals send the strong where there is more to win
OWN_TILT = 0.8  # the same for oneself
EVEN_PULL = 6.5  # the pull of an average target: 1 and its points
CASH = 0.02  # points for a dollar in the end, when it only breaks ties (R52)
HIDING = 0.015  # for each point at stake, what it is worth that nobody can answer a card
SPYING = 0.4  # points for a look
LEMONS = 0.04  # part of its worth that an unseen hideout loses with each card that others have picked out
POCKET_MONEY, FACE_DOWN_PRICE = 2, 1
MOST_MEMBERS = 12  # of one gang in one row; more would change nothing
NEVER = -99.0  # for a card that may not be chosen


class Card(NamedTuple):
    """A henchman as the catalogue describes it."""

    code: str
    level: int
    modifier: int
    gangs: tuple[str, ...]
    special: str


Piece = list[Card]  # all that one card on the table can be


class Plan(NamedTuple):
    """One way to place a card: where, which own stacks that makes, what is then in the purse, and what it does."""

    card: Card
    target: int
    face: str
    mine: dict[int, list[Card]]
    money: int
    victim: int | None = None
    moved_to: int | None = None


class Table:
    """What a seat reads from its view."""

    def __init__(self, seen: Seen) -> None:
        self.view, self.me = seen.view, seen.seat
        players = self.view["players"]
        self.rivals = [seat for seat in range(players) if seat != self.me]
        self.values: list[int] = self.view["targets"]
        self.targets = range(len(self.values))
        self.money: int = self.view["money"][self.me]
        self.award: int = seen.catalogue["award"][players]
        self.dealt: list[int] = seen.catalogue["hideouts"][players]
        self.cards = {code: read_card(code, facts) for code, facts in seen.catalogue["cards"].items()}
        self.read_notebook()
        self.stacks = [[[self.piece(lying) for lying in stack] for stack in row] for row in self.view["rows"]]
        self.mine = [[piece[0] for piece in stack] for stack in self.stacks[self.me]]
        self.free = [target for target in self.targets if not self.mine[target]]
        self.one_accomplice = self.view["options"]["accompliceLimit"] == "one"

    def read_notebook(self) -> None:
        """Note what each hideout and each face-down card can be; without a notebook only what lies in sight counts."""
        notes = self.view["notebook"] or {"looks": [], "unseen": self.out_of_sight()}
        self.unseen = [self.cards[code] for code in notes["unseen"]]
        self.seen_piles: dict[str, list[Card]] = {}
        self.seen_tokens: dict[int, Piece] = {}
        for page in notes["looks"]:
            block = [self.cards[code] for code in page["cards"]]
            if page["left"]:
                self.seen_piles[page["hideout"]] = block
            self.seen_tokens.update({token: block for token in page["tokens"]})
        self.to_come = self.unseen + [card for block in self.seen_piles.values() for card in block]
        self.piles: dict[str, int] = {pile["hideout"]: pile["cards"] for pile in self.view["hideouts"] if pile["cards"]}

    def out_of_sight(self) -> list[str]:
        """The cards that lie nowhere in sight."""
        rows = [lying for row in self.view["rows"] for stack in row for lying in stack]
        killed = [lying for cards in self.view["killed"] for lying in cards]
        in_sight = [lying["card"] for lying in rows + killed] + (self.view["pile"] or [])
        return [code for code in self.cards if code not in in_sight]

    def piece(self, lying: dict[str, Any]) -> Piece:
        """All that a card on the table can be; the Boss is never face-down (R39)."""
        if lying["card"]:
            return [self.cards[lying["card"]]]
        return [card for card in self.seen_tokens.get(lying["token"], self.unseen) if card.special != "boss"]

    def contents(self, hideout: str) -> list[Card]:
        """All the cards that a hideout can hold."""
        return self.seen_piles.get(hideout, self.unseen)

    def picked(self, hideout: str) -> int:
        """How many cards others have taken from a hideout that this seat has not seen."""
        number = [pile["hideout"] for pile in self.view["hideouts"]].index(hideout)
        return 0 if hideout in self.seen_piles else self.dealt[number] - self.piles[hideout]


class Forecast:
    """What the rest of the game should bring to targets and gangs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.envy = SPITE / len(table.rivals)
        self.top = max(card.level for card in table.cards.values()) + 3  # more strength seldom matters
        self.modifiers = [[expect(stack, lambda card: card.modifier) for stack in row] for row in table.stacks]
        self.pull = [1.0 + self.worth(target, self.modifiers[table.me][target]) for target in table.targets]
        self.edge, self.gang = cache(self._edge), cache(self._gang)
        self.foresee_arrivals()

    def foresee_arrivals(self) -> None:
        """Foresee how many henchmen each seat will still place, by its purse, its free places and the piles."""
        view, sizes = self.table.view, self.table.piles.values()
        self.cheapest = min(sizes, default=0)
        self.price = sum(n * (n + 1) / 2 for n in sizes) / max(1, sum(sizes)) or 1.0
        self.share = 1.0
        seats = zip(view["passed"], view["money"], view["rows"], strict=True)
        wishes = [0.0 if passed else self.affords(money, row.count([])) for passed, money, row in seats]
        self.share = min(1.0, sum(sizes) / (sum(wishes) or 1.0))
        self.arrivals = [wish * self.share for wish in wishes]

    def affords(self, money: int, places: int) -> float:
        """How many henchmen so much money should place; the piles are shared with the rivals."""
        return self.share * min(money / self.price, places) if money >= self.cheapest > 0 else 0.0

    def coming(self, target: int, number: float, free: list[int]) -> float:
        """The chance that one of so many henchmen of a seat goes to a target, and not to another that is free to it."""
        pulls = sum(self.pull[other] for other in free if other != target)
        return min(0.95, number * self.pull[target] / (self.pull[target] + pulls))

    def newcomer(self, target: int, tilt: float) -> Spread:
        """The strength of a henchman still to come: the strong ones go where there is more to win."""
        spread = [0.0] * (self.top + 1)
        for card in self.table.to_come:
            spread[card.level] += card.level ** (tilt * self.pull[target] / EVEN_PULL)
        total = sum(spread) or 1.0
        return [chance / total for chance in spread]

    def strength(self, seat: int, target: int, killed: bool) -> Spread:
        """How strong a rival should be at a target in the end; strength 0 means not to be there."""
        stack = [] if killed else self.table.stacks[seat][target]
        if stack:
            return reduce(self.stronger, stack, [1.0] + [0.0] * self.top)
        free = [other for other in self.table.targets if not self.table.stacks[seat][other]]
        chance = self.coming(target, RIVALS_COME * self.arrivals[seat], free)
        spread = [chance * share for share in self.newcomer(target, RIVALS_TILT)]
        return [spread[0] + 1 - chance, *spread[1:]]

    def stronger(self, spread: Spread, piece: Piece) -> Spread:
        """The strength of a stack with one more card, which may be unknown."""
        after = [0.0] * (self.top + 1)
        for strength, chance in enumerate(spread):
            for card in piece if chance else ():
                after[min(self.top, strength + card.level)] += chance / len(piece)
        return after

    def worth(self, target: int, mine: float, victim: int | None = None) -> float:
        """The points of a target with these modifiers of mine and without a victim's (R44)."""
        theirs = sum(self.modifiers[seat][target] for seat in self.table.rivals if seat != victim)
        return max(0.0, self.table.values[target] + mine + theirs)

    def _edge(self, target: int, victim: int | None = None) -> Spread:
        """For each strength of mine the share of the target I should get, less what the rivals' shares hurt me."""
        rivals = [self.strength(seat, target, seat == victim) for seat in self.table.rivals]
        beaten = [[below - (1 - TIED) * x for below, x in zip(accumulate(r), r, strict=True)] for r in rivals]
        edge, above = [0.0] * (self.top + 1), 0.0
        for mine in range(self.top, 0, -1):
            shares = [row[mine] for row in beaten]
            claim = sum(r[mine] * prod(shares[:n] + shares[n + 1 :]) for n, r in enumerate(rivals))
            edge[mine] = prod(shares) - self.envy * (above + TIED * claim)
            above += claim
        edge[0] = -self.envy * above
        return edge

    def fight(self, target: int, stack: list[Card], victim: int | None = None) -> float:
        """What a target should bring with this stack of mine there."""
        strength = min(self.top, sum(card.level for card in stack))
        return self.worth(target, sum(card.modifier for card in stack), victim) * self.edge(target, victim)[strength]

    def open_fight(self, target: int) -> float:
        """What a target should bring with an unknown henchman of mine there."""
        chances = zip(self.newcomer(target, OWN_TILT), self.edge(target), strict=True)
        return self.worth(target, 0) * sum(chance * edge for chance, edge in chances)

    def _gang(self, gang: str, more: int, victim: int | None, target: int) -> float:
        """What a gang should bring with so many more members of mine, and without a victim's stack at a target."""
        pool, spreads = self.table.to_come, []
        rate = sum(gang in card.gangs for card in pool) / max(1, len(pool))
        for seat, row in enumerate(self.table.stacks):
            left = [stack for n, stack in enumerate(row) if (seat, n) != (victim, target)]
            number = sum(expect(stack, lambda card: gang in card.gangs) for stack in left)
            number += more if seat == self.table.me else 0
            spreads.append(members_in_the_end(number, rate * self.arrivals[seat]))
        rivals = sum(alone_ahead(spreads, seat) for seat in self.table.rivals)
        return self.table.award * (alone_ahead(spreads, self.table.me) - self.envy * rivals)

    def gang_gain(self, plan: Plan) -> float:
        """What a plan gains or loses in all gangs: a Killer may replace own henchmen (R27), or remove a rival's."""
        lost = self.table.mine[plan.target] if plan.card.special == "killer" else []
        gangs = [*plan.card.gangs, *(gang for card in lost for gang in card.gangs)]
        if plan.victim is not None:
            gangs += [gang for stack in self.table.stacks[plan.victim][plan.target] for c in stack for gang in c.gangs]
        total = 0.0
        for gang in dict.fromkeys(gangs):
            more = (gang in plan.card.gangs) - sum(gang in card.gangs for card in lost)
            target = plan.target if plan.victim is not None else 0
            total += self.gang(gang, more, plan.victim, target) - self.gang(gang, 0, None, 0)
        return total


class Judge:
    """What plans and hideouts are worth, in points over passing now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.forecast = Forecast(table)
        self.as_it_is = [self.forecast.fight(target, table.mine[target]) for target in table.targets]
        self.later = {t: max(0.0, self.forecast.open_fight(t) - self.as_it_is[t]) for t in table.free}
        self.best, self.purse = cache(self._best), cache(self._purse)

    def _purse(self, money: int, *taken: int) -> float:
        """What so much money should still bring at the free targets that are not yet taken."""
        free = [target for target in self.table.free if target not in taken]
        number = self.forecast.affords(money, len(free))
        return sum(self.forecast.coming(t, number, free) * self.later[t] for t in free) + CASH * money

    def gain(self, plan: Plan) -> float:
        """The points that a plan should bring."""
        total = self.forecast.gang_gain(plan) + self.purse(plan.money, *plan.mine)
        for target, stack in plan.mine.items():
            total += self.forecast.fight(target, stack, plan.victim) - self.as_it_is[target]
        if plan.face == "down":
            total += HIDING * self.forecast.worth(plan.target, plan.card.modifier)
        elif plan.card.special == "spy":
            total += SPYING
        return total

    def _best(self, card: Card, money: int) -> float:
        """The most that a card should bring to whoever keeps so much money; a card without a place brings nothing."""
        return max(map(self.gain, plans(self.table, card, money)), default=self.purse(money))

    def hideout(self, hideout: str) -> float:
        """What the best card of a hideout should bring, once its price is paid; the Boss must be alone (R18)."""
        table, price = self.table, self.table.piles[hideout]
        usual = max(0, table.money - round(self.forecast.price))  # so that a card need not be weighed for every price
        barred = "boss" if price > 1 else None
        gains = [NEVER if card.special == barred else self.best(card, usual) for card in table.contents(hideout)]
        value = expected_best(gains, price) + self.purse(table.money - price) - self.purse(usual)
        return value - LEMONS * table.picked(hideout) * max(0.0, value)


class GreedyBot:
    """Weighs what each answer should bring, and takes the best."""

    name = "greedy"

    def choose(self, seen: Seen, luck: Random) -> Answer:
        """Pick one of the answers that promise most."""
        judge, weigh = Judge(Table(seen)), WEIGH[seen.question.kind]
        values = [weigh(judge, answer.args) for answer in seen.question.answers]
        least = max(values) - 1e-9
        return luck.choice([a for a, value in zip(seen.question.answers, values, strict=True) if value >= least])


# --- how the answers to each kind of question are weighed


def weigh_recruit(judge: Judge, args: Args) -> float:
    """Pay for a hideout, or pass and keep the money."""
    return CASH * judge.table.money if "pass" in args else judge.hideout(args["hideout"])


def weigh_hand(judge: Judge, args: Args) -> float:
    """Place, kill or move for the best use of the card in hand that the answer leaves open."""
    table, card = judge.table, judge.table.cards[judge.table.view["hand"]["card"]]
    return max(judge.gain(plan) for plan in plans(table, card, table.money) if fits(plan, table, args))


def fits(plan: Plan, table: Table, args: Args) -> bool:
    """Whether a plan agrees with an answer, and with the target that was already chosen for the card in hand."""
    target = table.values[plan.target]
    if "face" in args:
        return (target, plan.face) == (args["target"], args["face"])
    if (target, plan.face) != (table.view["hand"]["target"], "up"):
        return False
    return plan.victim == args.get("seat") if plan.moved_to is None else table.values[plan.moved_to] == args["target"]


def weigh_spy(judge: Judge, args: Args) -> float:
    """Look at hidden cards where one may still go, or into a hideout one can pay and does not know."""
    table = judge.table
    if "hideout" in args:
        price = table.piles[args["hideout"]]
        known = len(table.contents(args["hideout"])) == price
        return 0.0 if known or price > table.money else 1.0 + 1.0 / price
    if "target" in args and (target := table.values.index(args["target"])) in table.free:
        hidden = sum(len(piece) > 1 for row in table.stacks for piece in row[target])
        return hidden * judge.forecast.worth(target, 0) / 4
    return 0.0


WEIGH: dict[str, Callable[[Judge, Args], float]] = {
    "recruit": weigh_recruit,
    "hire": lambda judge, args: judge.best(judge.table.cards[args["card"]], judge.table.money),
    "place": weigh_hand,
    "kill": weigh_hand,
    "move": weigh_hand,
    "pickpocket": lambda judge, args: float("take" in args),
    "spy": weigh_spy,
}


# --- all ways to place a card


def plans(table: Table, card: Card, money: int) -> Iterator[Plan]:
    """All plans for a card."""
    for target in table.targets:
        yield from (plans_over if table.mine[target] else plans_at)(table, card, money, target)


def plans_at(table: Table, card: Card, money: int, target: int) -> Iterator[Plan]:
    """The plans for a card at a free target."""
    mine = {target: [card]}
    yield Plan(card, target, "up", mine, money + (POCKET_MONEY if card.special == "pickpocket" else 0))
    if card.special == "killer":
        victims = [seat for seat in table.rivals if table.stacks[seat][target]]
        yield from (Plan(card, target, "up", mine, money, victim) for victim in victims)
    if card.special != "boss" and money >= FACE_DOWN_PRICE:
        yield Plan(card, target, "down", mine, money - FACE_DOWN_PRICE)


def plans_over(table: Table, card: Card, money: int, target: int) -> Iterator[Plan]:
    """The plans for a card where there are own henchmen already."""
    stack = table.mine[target]
    if card.special == "accomplice" and not (table.one_accomplice and len(stack) > 1):
        yield Plan(card, target, "up", {target: [*stack, card]}, money)
    elif card.special == "killer":
        yield Plan(card, target, "up", {target: [card]}, money)
    elif card.special == "swap":
        yield from (Plan(card, target, "up", {target: [card], to: stack}, money, None, to) for to in table.free)


# --- counting


def read_card(code: str, facts: dict[str, Any]) -> Card:
    """A card of the catalogue."""
    return Card(code, facts["level"], facts["modifier"], tuple(facts["gangs"]), facts["special"])


def expect(stack: list[Piece], of: Callable[[Card], float]) -> float:
    """What the cards of a stack, some of them unknown, should count together."""
    return sum(sum(map(of, piece)) / len(piece) for piece in stack)


@lru_cache(maxsize=4096)
def members_in_the_end(number: float, more: float) -> Spread:
    """How many members there should be: the sure ones and a Poisson number of others."""
    sure = min(MOST_MEMBERS, int(number + 1e-9))
    mean = max(0.0, number - sure + more)
    others = accumulate(range(1, MOST_MEMBERS + 1 - sure), lambda chance, n: chance * mean / n, initial=exp(-mean))
    return [0.0] * sure + list(others)


def alone_ahead(spreads: list[Spread], seat: int) -> float:
    """The chance that a seat alone has the most members."""
    below = [list(accumulate(spread)) for other, spread in enumerate(spreads) if other != seat]
    return sum(chance * prod([row[n] for row in below]) for n, chance in enumerate(spreads[seat][1:]))


def expected_best(gains: list[float], draws: int) -> float:
    """What the best of so many cards drawn from these should bring."""
    ways = [comb(worse, draws - 1) for worse in range(len(gains))]  # in so many draws a card is the best
    return sum(gain * n for gain, n in zip(sorted(gains), ways, strict=True)) / sum(ways)
