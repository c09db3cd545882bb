"""A greedy player of Mafiozoo: an answer is worth the points it should bring in the end; the best is taken."""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel.question import Answer
from .base import Seen
from .mafiozoo_table import CARRIED, Favors, Table, Way, leads_to, less

MAJORITY = {-1: 0.5, 0: 1.0, 1: 0.3}  # one more token by the lead before it: a tie spoils a rival's majority (R64)


class GreedyBot:
    """Weighs what each answer should bring, and takes the best."""

    name = "greedy"

    def choose(self, seen: Seen, luck: Random) -> Answer:
        """Pick one of the answers that promise most."""
        table, answers = Table(seen), seen.question.answers
        judge = getattr(self, seen.question.kind)
        values = [judge(table, answer.args) for answer in answers]
        best = max(values)
        return luck.choice([a for a, value in zip(answers, values, strict=True) if value >= best - 1e-9])

    def dock(self, table: Table, args: dict[str, Any]) -> float:
        """Gems up to what the cards need, Zoollars for the rest."""
        gems: int = args["gems"]
        return table.fund(table.slush + gems, len(table.view["hand"]) - 1) - table.coin * gems

    def bribe(self, table: Table, args: dict[str, Any]) -> float:
        """The card that is best played now; bonuses wait for the last window, when all bids are known."""
        return table.hand(args["card"]) if "card" in args else -99.0

    def use(self, table: Table, args: dict[str, Any]) -> float:
        """Gems taken, or the best way for so many."""
        if "take" in args:
            return table.gain((), args["take"])
        ways = table.ways(table.view["plan"]["card"])
        return max(table.gain(way) for way in ways if sum(gems for _, gems in way) == args["place"])

    def photo(self, table: Table, args: dict[str, Any]) -> float:
        """The best way that begins at a photo."""
        return self.way(table, ((args["character"], table.view["plan"]["gems"]),))

    def onward(self, table: Table, args: dict[str, Any]) -> float:
        """The best way that goes on like this."""
        begun = tuple((step["character"], step["gems"]) for step in table.view["plan"]["way"])
        if "stop" in args:
            return table.gain(begun)
        photo, gems = begun[-1]
        return self.way(table, (*begun[:-1], (photo, gems - args["gems"]), (args["character"], args["gems"])))

    def way(self, table: Table, begun: Way) -> float:
        """The best way that can come of one that is begun."""
        ways = table.ways(table.view["plan"]["card"])
        return max(table.gain(way) for way in ways if leads_to(way, begun))

    def window(self, table: Table, args: dict[str, Any]) -> float:
        """A bonus placed where it tips the bid."""
        if "done" in args:
            return 0.0
        return self.gem(table, args.get("character", table.view["godfather"]))

    def gem(self, table: Table, photo: int) -> float:
        """One gem more on a photo, from the Reserve if there is one."""
        more = table.bid(photo, table.mine[photo] + 1) - table.bid(photo, table.mine[photo])
        return more - (0.0 if table.reserve else table.carried)

    def inform(self, table: Table, args: dict[str, Any]) -> float:
        """An Informant is a point in the end: it is played when it brings more."""
        if "keep" in args:
            return 1.0
        photo, gems = table.view["character"], args.get("slush", 1)
        more = table.bid(photo, table.mine[photo] + gems) - table.bid(photo, table.mine[photo])
        return more - (table.carried * gems if "slush" in args else 0.0)

    def pay(self, table: Table, args: dict[str, Any]) -> float:
        """Whether the favor is worth its price."""
        person = table.view["character"]
        return 0.0 if "no" in args else table.favor(person) - table.price(person) * table.coin

    def token(self, table: Table, args: dict[str, Any]) -> float:
        """A neighborhood for sets and majorities; unseen it is any of them."""
        kinds = table.catalogue["neighborhoods"]
        if "unseen" in args:
            return sum(self.neighborhood(table, kind) for kind in kinds) / len(kinds)
        return self.neighborhood(table, table.view["agenda"][args["place"] - 1])

    def neighborhood(self, table: Table, kind: str) -> float:
        """What one more token of a kind does for a set and for the majority."""
        known = [tokens["known"] for tokens in table.view["tokens"]]
        mine = known[table.seat]
        rarest = min(mine.values())
        a_set = 1 / list(mine.values()).count(rarest) if mine[kind] == rarest else 0.0
        most = max(other[kind] for seat, other in enumerate(known) if seat != table.seat)
        lead = mine[kind] - most
        return a_set + MAJORITY.get(lead, 0.0)

    def extra(self, table: Table, args: dict[str, Any]) -> float:
        """One gem more: for a bid of this round, or left for the next one or for the end."""
        if "none" in args:
            return 0.0
        photo = args["character"]
        if photo > table.view["character"]:
            return self.gem(table, photo)
        return self.left(table, 1) + (0.1 * table.favor(photo) if table.rounds_left else 0.0)

    def left(self, table: Table, gems: int) -> float:
        """Gems left on a photo already evaluated: a point each in the end, before that a bid (R53, R61)."""
        if not table.rounds_left:
            return float(gems)
        return 0.6 * gems - CARRIED * max(0, gems - table.reserve)

    def producer(self, table: Table, args: dict[str, Any]) -> float:
        """Gems on the Femme fatale for the next round."""
        return self.left(table, args["gems"])

    def goon(self, table: Table, args: dict[str, Any]) -> float:
        """A location with the best that can follow."""
        if "done" in args:
            return table.leftover(table.held)
        code = args["location"]
        return max((self.bought(table, code, spent) for spent in table.payments(table.held, code)), default=0.0)

    def bought(self, table: Table, code: str, spent: Favors) -> float:
        """A location paid like this, with the best that can follow."""
        return table.locations[code] + table.purchases(table.goons | {code}, less(table.held, *spent))

    def payment(self, table: Table, args: dict[str, Any]) -> float:
        """The favors that are missed least."""
        return self.bought(table, table.view["plan"]["location"], (args["favor"], args["other"]))

    def keep(self, table: Table, args: dict[str, Any]) -> float:
        """The favor that helps most in the next round."""
        return table.kept(args["favor"])
