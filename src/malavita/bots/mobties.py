"""A greedy player of Mob Ties: an answer is worth the dollars it should bring in the end; the best is taken.

It keeps its word as long as that costs no more than its honour is worth to it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel.question import Answer
from .base import Seen
from .mobties_board import JAIL, STREETS
from .mobties_deals import HONOUR, SLIGHT, Bargain, Deal, Term, price_of_word
from .mobties_menu import court_offer, hawk_offer, hire_offers, talk_offer
from .mobties_table import Table
from .mobties_votes import ABSTAIN, Poll

Args = dict[str, Any]

NEVER = -1e9
RICH = 75_000  # with so much money a card is insurance
THIN = 4  # a hand of fewer cards is thin
INSURANCE = 5_000  # what each card is worth that a thin hand lacks, to who is rich
SIDESTEP = 1_500  # what a drive or a move must bring


class GreedyBot:
    """Weighs what each answer should bring, and takes the best."""

    name = "greedy"

    def __init__(self, honour: float = HONOUR) -> None:
        self.honour = honour

    def choose(self, seen: Seen, luck: Random) -> Answer:
        """Pick one of the answers that promise most."""
        table, answers = Table(seen.view, seen.seat, seen.catalogue), seen.question.answers
        if len(answers) == 1:
            return answers[0]
        judge = getattr(self, seen.question.kind)
        values = [judge(table, answer.args) for answer in answers]
        best = max(values)
        return luck.choice([a for a, value in zip(answers, values, strict=True) if value >= best - 1e-9])

    def consider(self, view: dict[str, Any], seat: int, deal: Deal, catalogue: dict[str, Any] | None = None) -> str:
        """Say `accept`, `decline` or `wait` to an offer on the table."""
        if deal["life"] != "offered" or seat not in deal["parties"] or seat in deal["agreed"]:
            return "wait"
        table = Table(view, seat, catalogue)
        bargain = Bargain(table, deal)
        if bargain.worth() <= SLIGHT:
            return "decline"
        return "accept" if bargain.price <= table.cash[seat] else "wait"

    # --- setting up

    def place(self, table: Table, args: Args) -> float:
        """A gangster where he should bring most; the strong first, for the others are still to come."""
        name, place = args["gangster"], args["place"]
        crews = table.moved(table.me, (name,), place)
        crowd = sum(len(table.crew(seat, place)) for seat in table.rivals)
        piled = 3_000 * len(table.crew(table.me, place)) ** 2
        return table.position(crews) - table.position_now - piled - 400 * crowd + table.respect(name)

    # --- respect tests

    def poll(self, table: Table) -> Poll:
        """The test that is held."""
        test = table.view["test"]
        return Poll(table, test["kind"], test["place"])

    def talk(self, table: Table, args: Args) -> float:
        """An offer that both sides should like, Blackmail that tips the vote, or nothing."""
        if "ready" in args:
            return SLIGHT
        poll = self.poll(table)
        if "blackmail" in args:
            return poll.pressing() - table.card("blackmail")
        return talk_offer(table, poll, args)

    def ballot(self, table: Table, args: Args) -> float:
        """The vote that should bring most; a promise weighs what it is paid and what honour is worth."""
        poll, vote = self.poll(table), args.get("seat", ABSTAIN)
        value = poll.value({table.me: vote}) + 1e-3 * (vote == table.me and poll.kind != "arrest")
        return value + sum(self.kept(table, deal, term) for deal, term in owed(table, "vote") if term["whom"] == vote)

    def tie(self, table: Table, args: Args) -> float:
        """Whom one likes best to win or to lose, and what was promised for it."""
        seat = args["seat"]
        promises = [self.kept(table, deal, term) for deal, term in owed(table, "tiebreak") if term["whom"] == seat]
        return self.poll(table).outcome(seat) + sum(promises)

    def kept(self, table: Table, deal: Deal, term: Term) -> float:
        """What it is worth to do as promised: one's honour, and the money that waits for it."""
        number = deal["terms"].index(term)
        waiting = [t for t in deal["terms"] if t["term"] == "pay" and t["when"] == "after" and t["after"] == number]
        shares = [t for t in deal["terms"] if t["term"] == "share" and t["whom"] == table.me]
        return self.honour + 0.7 * sum(int(t["amount"]) for t in (*waiting, *shares) if t["whom"] == table.me)

    def terms(self, table: Table, args: Args) -> float:
        """Terms that bind suit who keeps his word."""
        return float(("leave" in args) == (table.view["terms"] == "honor"))

    # --- the Don's cards, and Business

    def give(self, table: Table, args: Args) -> float:
        """To whom it helps least."""
        promised = any(term["whom"] == args["seat"] for _, term in owed(table, "gift"))
        return self.honour * promised - table.grudges[args["seat"]] * 10_000

    def keep(self, table: Table, args: Args) -> float:
        """The card that is worth more."""
        return table.card(table.view["offered"][args["card"] - 1], False)

    def bribe(self, table: Table, args: Args) -> float:
        """Cash, unless the next Agent cards are worth more to know."""
        return table.prize("restaurant") if "cash" in args else table.look + 1_000

    def shop(self, table: Table, args: Args) -> float:
        """Buy as insurance when rich, exchange what is of no use."""
        if "buy" in args:
            rich = table.cash[table.me] >= RICH
            safe = INSURANCE * max(0, THIN - len(table.hand)) if rich else 0
            return table.drawn + safe - int(table.facts["card_price"])
        if "exchange" in args:
            worst = sorted(table.card(kind) for kind in table.hand)[:2]
            return table.drawn - 1.1 * sum(worst) - SIDESTEP
        return 0.0 if "stop" in args else NEVER

    def discard(self, table: Table, args: Args) -> float:
        """The card that is worth least."""
        return -table.card(args["card"])

    # --- Movement

    def move(self, table: Table, args: Args) -> float:
        """The gangster who finds the best place, if that is worth it."""
        if "stay" in args:
            return SIDESTEP - self.honour * bool(owed(table, "move"))
        name, start = args["gangster"], table.where(args["gangster"])
        goals = [goal for goal in table.places if goal != start and table.open(goal)]
        return max(self.moved(table, name, goal) for goal in goals)

    def to(self, table: Table, args: Args) -> float:
        """The best place for the gangster who goes."""
        return self.moved(table, table.view["plan"]["gangster"], args["place"])

    def moved(self, table: Table, name: str, goal: str) -> float:
        """What a move should bring, with what was promised about it."""
        if goal not in table.places:
            return float(table.worth(name)) if table.view["options"]["escape"] == "on" else NEVER
        start, value = table.where(name), table.moving(name, goal) if table.where(name) in table.places else 0.0
        for deal, term in owed(table, "move"):
            done = {"to": goal == term["place"], "out": start == term["place"], "not_to": goal != term["place"]}
            value += self.kept(table, deal, term) * (1 if done[term["way"]] else -1)
        return value

    # --- Agents

    def raid(self, table: Table, args: Args) -> float:
        """Where it hurts oneself least and the others most."""
        place = args["place"]
        loss = [table.gain(s, -table.fall(s, place) * table.least(s, place)) for s in table.present(place)]
        return sum(loss) - table.agent_total(place)

    def shoot(self, table: Table, args: Args) -> float:
        """Hold fire until one would be arrested; then the cheapest weapon that saves, if the gangster is worth it."""
        if "hold" in args:
            return 0.0
        place, agents = args["place"], table.agent_total(args["place"])
        promises = [self.kept(table, *found) for found in owed(table, "shoot") if found[1]["place"] == place]
        if table.view["stage"] != "siege" and not (promises and agents >= table.surround_at):
            return -1.0
        level = table.level(args["card"])
        left = agents - level - table.surround_at + 1  # what the other weapons still have to do
        overkill = max(0, -left) * 500
        saved = table.least(table.me, place) - table.shooting(agents) + sum(promises)
        return saved - overkill + (10 * level if left > 0 else 100)

    def lose(self, table: Table, args: Args) -> float:
        """Whom one misses least."""
        name = args["gangster"]
        return -table.worth(name) - (1_000.0 if name == "driver" else 0.0)

    # --- Action

    def act(self, table: Table, args: Args) -> float:
        """The best blow or favour first; then a drive; then the end of the turn."""
        if "end" in args:
            return SLIGHT
        if "offer" in args:
            return max(hire_offers(table).values(), default=NEVER)
        if "drive" in args:
            return self.best_drive(table) - SIDESTEP
        return self.played(table, args["card"])

    def played(self, table: Table, kind: str) -> float:
        """What a card should bring when it is played now."""
        if kind in ("tony_goldstein", "crooked_judge"):
            freed = [self.freed(table, seat, name) for seat in table.seats for name in table.crew(seat, JAIL)
                     if seat == table.me or kind == "crooked_judge"]  # fmt: skip
            return max(freed, default=NEVER)
        if kind == "trunk_tip":
            return max(self.tipped(table, place) for place in table.main) - self.spent(table, kind)
        if kind == "getaway":
            return table.best_move - self.spent(table, kind)
        if kind == "shakedown":
            return max(self.shaken(table, seat) for seat in self.neighbours(table)) - self.spent(table, kind) / 2
        if kind in ("wiretap", "call_in_favor"):
            return 2 * SLIGHT if kind == "wiretap" else 2 * table.drawn
        if kind == "drive_by":
            return table.drive_by() - self.spent(table, kind)
        targets = [(place, seat) for place in (*table.places, JAIL) for seat in table.rivals if table.crew(seat, place)]
        return max((self.blow(table, kind, seat, place) for place, seat in targets), default=NEVER)

    def spent(self, table: Table, kind: str) -> float:
        """What a card would still be worth later."""
        return table.card(kind) / 3

    def blow(self, table: Table, kind: str, seat: int, place: str) -> float:
        """What an attack should bring, with what was promised about it."""
        in_jail = table.cards[kind]["class"] == "shanked"
        if in_jail != (place == JAIL) or not (in_jail or table.usable(kind, place)):
            return NEVER
        value = table.blow(kind, seat, place) - self.spent(table, kind)
        for deal, term in owed(table, "attack"):
            if term["whom"] == seat and term.get("place", place) == place:
                value += self.kept(table, deal, term)
        return value - self.honour * table.at_peace(table.me, seat)

    def target(self, table: Table, args: Args) -> float:
        """Whom the blow hurts most to one's profit."""
        return self.blow(table, table.view["plan"]["card"], args["seat"], args["place"])

    def neighbours(self, table: Table) -> list[int]:
        """The rivals who share a place with oneself."""
        return [s for s in table.rivals if any(table.crew(s, p) and table.crew(table.me, p) for p in table.places)]

    def shaken(self, table: Table, seat: int) -> float:
        """What a Shakedown takes from a rival."""
        return (1 + table.grudges[seat]) * min(10_000, table.cash[seat])

    def victim(self, table: Table, args: Args) -> float:
        """The one with money, or with cards to see."""
        if table.view["plan"]["card"] == "shakedown":
            return self.shaken(table, args["seat"])
        return float(table.view["hand_sizes"][args["seat"]])

    def freed(self, table: Table, seat: int, name: str) -> float:
        """What it is worth that a prisoner walks free."""
        return table.gain(seat, 0.9 * table.worth(name)) - table.ending()

    def free(self, table: Table, args: Args) -> float:
        """One's own best man."""
        return self.freed(table, args["seat"], args["gangster"])

    def piece(self, table: Table, args: Args) -> float:
        """The prisoner worth most, or the gangster who finds the best place."""
        if table.view["plan"]["card"] == "tony_goldstein":
            return self.freed(table, table.me, args["gangster"])
        return self.move(table, args)

    def tipped(self, table: Table, place: str) -> float:
        """What two agents more should do at a place."""
        weight = min(1.0, 0.25 + 0.2 * table.agent_total(place)) * 0.6
        return weight * sum(
            table.gain(s, -table.fall(s, place) * table.least(s, place)) for s in table.present(place)
        )  # fmt: skip

    def tip(self, table: Table, args: Args) -> float:
        """Where agents hurt the others most."""
        return self.tipped(table, args["place"])

    def best_drive(self, table: Table) -> float:
        """What the best drive should bring."""
        start = table.where("driver")
        goals = [goal for goal in table.main if table.open(goal)] if start == STREETS else [STREETS]
        riders = [None, *(name for name in table.crew(table.me, start) if name != "driver")]
        drives = [self.driven(table, g, r) for g in goals for r in riders if r is None or table.open(g, 2)]
        return max(drives, default=NEVER)

    def driven(self, table: Table, goal: str, rider: str | None) -> float:
        """What a drive should bring, alone or with a passenger."""
        names = ("driver",) if rider is None else ("driver", rider)
        return table.position(table.moved(table.me, names, goal)) - table.position_now

    def drive(self, table: Table, args: Args) -> float:
        """The best drive."""
        return self.driven(table, args["place"], args.get("gangster"))

    def defend(self, table: Table, args: Args) -> float:
        """The lowest card that suffices, if the gangster is worth it."""
        strike = table.view["attack"]
        if "none" not in args:
            return -min(table.card(args["card"]), 20_000) / 2 - table.level(args["card"]) * 100
        name = strike["gangster"] or table.cheapest(table.crew(table.me, strike["place"]))
        return table.ending() - table.worth(name)

    # --- Rescue and Heat

    def bail(self, table: Table, args: Args) -> float:
        """A free gangster is worth his bail, what he still earns, and the end that comes later."""
        if "none" in args:
            return 0.0
        name = args["gangster"]
        price, risk = int(table.pieces[name]["bail"]), 0.1 * table.score(name)
        return table.worth(name) - price - risk - table.ending()

    def accuse(self, table: Table, args: Args) -> float:
        """Nobody: there is never proof."""
        return float("none" in args)

    # --- deals

    def promise(self, table: Table, args: Args) -> float:
        """Keep one's word, unless that costs more than one's honour is worth."""
        due = table.view["promise"]
        deal = next(deal for deal in table.view["deals"] if deal["deal"] == due["deal"])
        return -price_of_word(table, deal, deal["terms"][due["term"]]) if "keep" in args else -self.honour

    def reply(self, table: Table, args: Args) -> float:
        """Accept what is worth more than it costs."""
        if "decline" in args:
            return SLIGHT
        deal = next(deal for deal in table.view["deals"] if deal["deal"] == table.view["replying"])
        return Bargain(table, deal).worth()

    def court(self, table: Table, args: Args) -> float:
        """The cheapest offer to the decider that he should like, or a split."""
        return court_offer(table, self.poll(table), args)

    def hire(self, table: Table, args: Args) -> float:
        """Peace or an attack, for sale or to be bought."""
        return 0.0 if "none" in args else hire_offers(table).get(frozenset(args.items()), NEVER)

    def hawk(self, table: Table, args: Args) -> float:
        """What one has seen, to whom it is worth most."""
        return SLIGHT if "none" in args else hawk_offer(table, args)


def owed(table: Table, kind: str) -> list[tuple[Deal, Term]]:
    """The promises of a kind that one has made for now and not yet kept."""
    return [
        (deal, term)
        for deal in table.view["deals"]
        if deal["life"] == "sealed"
        for term in deal["terms"]
        if term["term"] == kind and term["who"] == table.me and is_open(table, term)
    ]


def is_open(table: Table, term: Term) -> bool:
    """Tell whether a promise speaks of this turn and, for a vote or a tie, of this test."""
    test = table.view["test"]
    if term["turn"] != table.view["turn"] or term["fate"] not in ("waiting", "held"):
        return False
    if term["term"] not in ("vote", "tiebreak"):
        return True
    return bool(
        test and term["test"] == test["kind"] and (test["kind"] == "election" or term["place"] == test["place"])
    )
