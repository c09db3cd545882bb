"""What a greedy player makes of a table of Mafiozoo: what favors, bids, cards and goons should bring, in points.

A favor is worth its share of the best location it helps to pay. A bid is worth the chance that it wins, with the cards
the rivals still hold, times the favor. The cards of the hand are weighed one by one: nothing is tried out in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from math import prod

from .base import Seen

TOKEN = 1.25  # a point, and a chance of sets and majorities
CASH = 1 / 3  # what a Zoollar is worth at the end (R61)
SAVED = 0.12  # what it is worth more while there is still something to pay
PRICE = 4  # Zoollars worth having for the next thing to pay
CARRIED = 0.4  # a gem in the Slush Fund for the next rounds
READY = 0.45  # a gem more for the cards of this round
PER_CARD = 2  # so many gems a card of this round should need
LATER = 0.95  # what the other cards of the hand should still bring
KEPT = 0.5  # a favor kept for the next round, over a token
OPENED = 0.3  # a location more within reach
HALF_PAID = 0.5  # the share of a favor when the other one is still missing
WIDTH = 5  # so many purchases are followed up at each step
MOST_ADDED = 9
CARD_HITS = 0.16  # the chance that a rival's card comes to a given photo
ADDED = (0.5, 0.3, 0.2)  # and there with 1, 2 or 3 gems
# What a location's bonus should bring in each round to come.
BONUS = {
    "L11": 0.4, "L12": 0.8, "L13": 1.25, "L14": 1.4, "L21": 0.4, "L22": 0.8, "L23": 1.0, "L24": 1.2,
    "L31": 0.3, "L32": 0.7, "L33": 0.2, "L34": 0.4, "L41": 0.3, "L42": 0.6, "L43": 0.7, "L44": 0.6,
}  # fmt: skip
FAVOR_OF = {1: "booze", 2: "permit", 3: "jewelry", 4: "weapons", 5: "godfather", 9: "godfather"}
WILD = "godfather"
Way = tuple[tuple[int, int], ...]  # photos with the gems that stay there
Favors = tuple[str, ...]


@cache
def added(cards: int) -> tuple[float, ...]:
    """How likely a rival with so many cards to play adds 0, 1, 2... gems to a given photo."""
    if cards <= 0:
        return (1.0,) + (0.0,) * MOST_ADDED
    before, after = added(cards - 1), [0.0] * (MOST_ADDED + 1)
    for gems, chance in enumerate(before):
        after[gems] += chance * (1 - CARD_HITS)
        for more, share in enumerate(ADDED, start=1):
            after[min(MOST_ADDED, gems + more)] += chance * CARD_HITS * share
    return tuple(after)


@cache
def below(cards: int, margin: int) -> float:
    """How likely a rival with so many cards to play adds fewer than so many gems."""
    return sum(added(cards)[: max(0, margin)])


@cache
def ways(gems: int, photo: int, links: tuple[tuple[int, ...], ...], passed: tuple[int, ...] = ()) -> tuple[Way, ...]:
    """All ways to leave so many gems, beginning at a photo (R26 to R29)."""
    found: list[Way] = [((photo, gems),)]
    for stays in range(1, gems):
        for ahead in links[photo]:
            if ahead not in passed:
                rest = ways(gems - stays, ahead, links, (*passed, photo))
                found += [((photo, stays), *way) for way in rest]
    return tuple(found)


def leads_to(way: Way, begun: Way) -> bool:
    """Tell whether a way can still come out of one that is begun."""
    last = len(begun) - 1
    if len(way) <= last or way[:last] != begun[:last] or way[last][0] != begun[last][0]:
        return False
    return sum(gems for _, gems in way) == sum(gems for _, gems in begun)


def less(favors: Favors, *spent: str) -> Favors:
    """Favors without those that are spent."""
    left = list(favors)
    for favor in spent:
        left.remove(favor)
    return tuple(left)


class Table:
    """What a seat sees, and what it makes of it."""

    def __init__(self, seen: Seen) -> None:
        view = seen.view
        self.view, self.seat, self.catalogue = view, seen.seat, seen.catalogue
        self.rounds_left: int = view["rounds"] - view["round"]
        self.money: int = view["money"][seen.seat]
        self.reserve: int = view["reserve"][seen.seat]
        self.slush: int = view["slush"][seen.seat]
        self.works: list[str] = view["working"][seen.seat]
        self.goons = frozenset(view["goons"][seen.seat])
        self.photos = {photo["character"]: photo for photo in view["photos"]}
        self.mine = {n: photo["gems"][seen.seat] for n, photo in self.photos.items()}
        self.held: Favors = tuple(name for name, n in view["favors"][seen.seat].items() for _ in range(n))
        self._values: dict[tuple[int, int], float] = {}
        self._plans: dict[tuple[frozenset[str], Favors], float] = {}

    # --- locations and favors

    def open(self, goons: frozenset[str]) -> list[str]:
        """The locations within reach of these goons (R55)."""
        places = self.catalogue["locations"].items()
        return [c for c, at in places if c not in goons and (at["outside"] or not goons.isdisjoint(at["roads"]))]

    @cached_property
    def locations(self) -> dict[str, float]:
        """What a goon on each location should bring: points, its bonus, and the roads it opens."""
        within = {*self.reach, *self.goons}
        found = {}
        for code, place in self.catalogue["locations"].items():
            opened = sum(other not in within for other in place["roads"]) if self.rounds_left else 0
            found[code] = place["points"] + BONUS[code] * self.rounds_left + OPENED * opened
        return found

    @cached_property
    def reach(self) -> list[str]:
        """The locations within reach now."""
        return self.open(self.goons)

    @cached_property
    def expected(self) -> Favors:
        """The favors in hand and those that the bids on the photos should still bring this round."""
        now = self.view["character"] or 0
        coming = [FAVOR_OF[n] for n in FAVOR_OF if n > now and self.mine[n] and self.chance(n, self.mine[n]) > 0.5]
        return (*self.held, *coming)

    def share(self, code: str, favor: str) -> float:
        """What a favor is worth for a location: half of it, or all that is missing when the other one is there."""
        cost = list(self.catalogue["locations"][code]["cost"])
        icon = next((i for i in (favor, "?", cost[0] if favor == WILD else "") if i in cost), None)
        if icon is None:
            return 0.0
        cost.remove(icon)
        there = cost[0] in self.expected or WILD in self.expected or (cost[0] == "?" and bool(self.expected))
        return self.locations[code] - TOKEN if there else self.locations[code] * HALF_PAID

    @cached_property
    def worths(self) -> dict[str, float]:
        """What one more favor of each kind is worth: those that are there take the best locations first."""
        found = {}
        for favor in FAVOR_OF.values():
            shares = sorted((self.share(code, favor) for code in self.reach), reverse=True)
            place = self.expected.count(favor)
            found[favor] = max(TOKEN, shares[place] if place < len(shares) else 0.0)
        return found

    def favor(self, person: int) -> float:
        """What the favor of a character is worth."""
        if person in FAVOR_OF:
            return self.worths[FAVOR_OF[person]]
        # a gem left on a photo is a token in the end (R61), and a bid before
        gem, fund, card = (0.7, CARRIED, 1.3) if self.rounds_left else (1.0, 0.0, 1.0)
        money = 5 * self.coin
        return {6: TOKEN + gem, 7: money, 8: 2 * gem + fund, 10: 2 * TOKEN, 11: card, 12: TOKEN + 1}[person]

    @property
    def coin(self) -> float:
        """What a Zoollar is worth: more while money is short."""
        return CASH + (SAVED if self.rounds_left and self.money < 3 * PRICE else 0)

    # --- bids

    @cached_property
    def rivals(self) -> list[tuple[int, int]]:
        """The other colors, with the cards each will still play; the strawman plays none."""
        sizes = [*self.view["hand_sizes"], 0] if self.view["phase"] == "bribery" else [0] * 4
        return [(n, max(0, sizes[n] - 1)) for n in range(len(self.view["reserve"])) if n != self.seat]

    def places(self, person: int, gems: int) -> tuple[float, float, float]:
        """How likely a bid is alone first, tied for first, alone second."""
        behind, level = [], []
        for color, cards in self.rivals:
            margin = gems - self.photos[person]["gems"][color]
            behind.append(below(cards, margin))
            level.append(below(cards, margin + 1))
        first, at_least = prod(behind), prod(level)
        second = sum((1 - level[n]) * prod(behind[:n] + behind[n + 1 :]) for n in range(len(behind)))
        return first, at_least - first, second

    def chance(self, person: int, gems: int) -> float:
        """How likely a bid brings the favor, for nothing or for money."""
        photo = self.photos[person]
        if photo["condition"] == "means":
            return float(gems >= photo["needed"])
        if photo["condition"] == "pay" and self.money >= self.price(person):
            return 1.0
        first, tied, second = self.places(person, gems)
        return first + (tied + second if person == self.view["godfather"] else 0)

    def price(self, person: int) -> int:
        """What this seat would pay for a favor (R41)."""
        return int(self.photos[person]["needed"]) - ("L44" in self.works)

    def bid(self, person: int, gems: int) -> float:
        """What so many gems on a photo should bring, with those that come back."""
        if (person, gems) not in self._values:
            self._values[person, gems] = self._bid(person, gems) if gems else 0.0
        return self._values[person, gems]

    def _bid(self, person: int, gems: int) -> float:
        """The same, not looked up: for nothing, for money, or with the Godfather's bonus (R37 to R46)."""
        photo, favor = self.photos[person], self.favor(person)
        if photo["condition"] == "means":
            return self.carried * gems + (favor if gems >= photo["needed"] else 0.0)
        first, tied, second = self.places(person, gems)
        bought = self.bought(person, favor) if photo["condition"] == "pay" else 0.0
        if person != self.view["godfather"]:
            return first * favor + (1 - first) * (bought + self.carried * gems)
        crown = first * max(TOKEN, self.worths[WILD])
        lost = 1 - first - tied - second
        return (1 - lost) * favor + crown + lost * bought + (second + lost) * self.carried * gems

    def bought(self, person: int, favor: float) -> float:
        """What is gained by paying for a favor, if there is money enough for this one and those already bid for."""
        price, left = self.price(person), self.money
        now = self.view["character"] or 0
        for n, gems in self.mine.items():
            if n != person and n > now and gems and self.photos[n]["condition"] == "pay":
                left -= self.price(n) if self.places(n, gems)[0] < 0.5 else 0
        return max(0.0, favor - price * self.coin) if left >= price else 0.0

    @property
    def carried(self) -> float:
        """What a gem in the Slush Fund is worth after this round."""
        return CARRIED if self.rounds_left else 0.01

    def fund(self, gems: int, cards: int) -> float:
        """What gems in the Slush Fund are worth with so many cards to play."""
        return self.carried * gems + READY * min(gems, PER_CARD * cards)

    # --- Bribery cards

    @cached_property
    def links(self) -> tuple[tuple[int, ...], ...]:
        """Where gems can go on to from each photo (R27)."""
        kind = "lines" if "L34" in self.works else "strings"
        return ((), *(tuple(self.catalogue["characters"][n][kind]) for n in range(1, 13)))

    def ways(self, card: str) -> Iterator[Way]:
        """All ways to place gems with a card."""
        limit = min(self.limit(card), self.slush)
        for photo in self.photos if card == "S" else (int(card),):
            for gems in range(1, limit + 1):
                yield from ways(gems, photo, self.links)

    def limit(self, card: str) -> int:
        """How many gems a card moves (R23 to R25)."""
        return 2 if card == "S" else 4 if "L43" in self.works else 3

    def gain(self, way: Way, take: int = 0) -> float:
        """What a card should bring, for gems placed on a way or gems taken."""
        cards = len(self.view["hand"]) - 2  # one is played now, one never
        bids = 0.0
        for photo, gems in way:
            take -= gems
            bids += self.bid(photo, self.mine[photo] + gems) - self.bid(photo, self.mine[photo])
        return bids + self.fund(self.slush + take, cards) - self.fund(self.slush, cards)

    @cached_property
    def cards(self) -> dict[str, float]:
        """What each type of card in the hand should bring at best."""
        taken = {card: self.gain((), min(self.limit(card), self.reserve)) for card in self.view["hand"]}
        return {card: max([gain, *map(self.gain, self.ways(card))]) for card, gain in taken.items()}

    def hand(self, card: str) -> float:
        """What the hand should bring when this card is played now; the worst of the others is never played."""
        others = list(self.view["hand"])
        others.remove(card)
        return self.cards[card] + LATER * sum(sorted((self.cards[other] for other in others), reverse=True)[:-1])

    # --- goons

    def payments(self, favors: Favors, code: str) -> set[Favors]:
        """The sensible ways to pay a location: a Godfather's Favor only for what is missing (R56)."""
        if len(favors) < 2:
            return set()
        one, two = sorted(self.catalogue["locations"][code]["cost"], key="?".__eq__)
        first = one if one in favors else WILD
        if first not in favors:
            return set()
        rest = less(favors, first)
        seconds = set(rest) if two == "?" else {two if two in rest else WILD} & set(rest)
        return {(first, second) for second in seconds}

    def purchases(self, goons: frozenset[str], favors: Favors) -> float:
        """The most that favors should bring: goons now, one favor for later, the others as tokens."""
        favors = tuple(sorted(favors))
        if (goons, favors) not in self._plans:
            found = [self.leftover(favors)]
            for code, spent in self.offers(goons, favors):
                found.append(self.locations[code] + self.purchases(goons | {code}, less(favors, *spent)))
            self._plans[goons, favors] = max(found)
        return self._plans[goons, favors]

    def offers(self, goons: frozenset[str], favors: Favors) -> list[tuple[str, Favors]]:
        """The dearest locations that can be paid, and how: more of them would only cost time."""
        found = [(code, spent) for code in self.open(goons) for spent in self.payments(favors, code)]
        return sorted(found, key=lambda offer: (-self.locations[offer[0]], offer))[:WIDTH]

    def leftover(self, favors: Favors) -> float:
        """What favors are worth that buy no goon."""
        if not favors:
            return 0.0
        kept = max(self.kept(favor) for favor in favors)
        return kept + TOKEN * (len(favors) - 1)

    def kept(self, favor: str) -> float:
        """What a favor is worth in the next round."""
        if not self.rounds_left:
            return 1.0
        best = max((self.share(code, favor) for code in self.reach), default=0.0)
        return max(TOKEN, best * 0.9) + (KEPT if favor == WILD else 0)
