"""How a greedy player of Mob Ties weighs a deal: term by term, what it should bring and what it should cost in dollars.

The same arithmetic serves for offers from the menu, for offers in free form and for guessing what the others will say:
they are taken to weigh a deal as one would in their place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from .mobties_table import Table
from .mobties_votes import FAITH, Poll

Term = dict[str, Any]
Deal = dict[str, Any]

HONOUR = 25_000  # what a broken word costs, unless the bot has another character
ACCEPTED, REFUSED = 0.85, 0.05  # how likely an offer is accepted that is good for the other, or bad
SLIGHT = 500  # what a deal must bring to be worth the words
PICK, HANDED = 17_000, 9_000  # the Don's card: one's pick, or what is left over
GIVING_PICK = 7_000  # what the Don loses who lets another choose
NEXT_TURN = 0.6  # part of a test's worth that is left when it is a turn away
DISTANT_TIE = 0.2  # how likely a test that is not held yet ends in a tie
HIRED = 0.5  # how likely a hired gun finds a way to attack
DEEDS = {"attack": HIRED, "shoot": 0.3, "move": 0.8, "peace": 0.9, "gift": 0.5, "tell": 0.8, "share": 0.5, "split": 0.3}
MONEY = ("pay", "share")


class Bargain:
    """A deal as one seat weighs it."""

    def __init__(self, table: Table, deal: Deal) -> None:
        self.table, self.me, self.deal = table, table.me, deal
        self.terms: list[Term] = deal["terms"]
        paid = any(term["term"] in MONEY for term in self.terms)
        split = sum(term["term"] == "split" and term["amount"] > 0 for term in self.terms) > 1
        self.binds: bool = deal.get("binding", False) or (table.view["terms"] == "honor" and (paid or split))

    def worth(self) -> float:
        """What the deal should bring, all terms together."""
        total = self.votes() + self.split()
        for term in self.terms:
            judge: Callable[[Term], float] | None = getattr(self, term["term"], None)
            if judge is not None and term["term"] not in ("split",):
                total += judge(term)
        return total - self.bad_faith()

    @cached_property
    def price(self) -> int:
        """What one has to pay, or put aside, when the deal is sealed."""
        mine = [term for term in self.terms if term["term"] == "pay" and term["who"] == self.me]
        return sum(term["amount"] for term in mine if self.binds or term["when"] == "now")

    def trust(self, seat: int) -> float:
        """How likely a seat keeps its word in this deal."""
        return 1.0 if self.binds or seat == self.me else FAITH

    def bad_faith(self) -> float:
        """What it costs that one has promised the same vote to somebody else."""
        broken = 0.0
        for term in self.terms:
            if term["term"] == "vote" and term["who"] == self.me:
                whom, _ = self.poll(term).pledges.get(self.me, (term["whom"], 0.0))
                broken += HONOUR * (whom != term["whom"])
        return broken

    # --- votes and tie-breaks

    def poll(self, term: Term) -> Poll:
        """The test that a vote, a tie-break or a racket belongs to."""
        kind = term.get("test", "racket")
        return poll_of(self.table, kind, None if kind == "election" else term["place"], term["turn"])

    def votes(self) -> float:
        """What the promised votes and tie-breaks bring, test by test."""
        tests = {
            (term["test"], term.get("place"), term["turn"]): term
            for term in self.terms
            if term["term"] in ("vote", "tiebreak")
        }
        return sum(self.test(self.poll(term)) for term in tests.values())

    def test(self, poll: Poll) -> float:
        """What the promises change at one test."""
        fixed, choice = self.fixed(poll), self.choice(poll)
        if not fixed and choice is None:
            return 0.0
        own = {voter: whom for voter, whom in fixed.items() if voter == self.me}
        own_choice = choice if self.table.don == self.me else None
        faith = 1.0 if self.binds else FAITH
        kept = poll.value(self.with_own(poll, fixed), choice)
        broken = poll.value(self.with_own(poll, own), own_choice) if faith < 1 else 0.0
        change = faith * kept + (1 - faith) * broken - poll.best_vote[0]
        return change if poll.now else NEXT_TURN * change

    def with_own(self, poll: Poll, fixed: dict[int, int]) -> dict[int, int]:
        """The promised votes, and one's own best where it is free."""
        if self.me in fixed or self.me not in poll.present or poll.tied:
            return fixed
        return {**fixed, self.me: poll.best_vote[1]}

    def fixed(self, poll: Poll) -> dict[int, int]:
        """Whom the parties promise to name at a test."""
        if poll.tied:
            return {}
        votes = [term for term in self.terms if term["term"] == "vote" and poll.speaks_of(term)]
        return {term["who"]: term["whom"] for term in votes if {term["who"], term["whom"]} <= {*poll.present}}

    def choice(self, poll: Poll) -> int | None:
        """Whom the decider promises to choose at a test."""
        for term in self.terms:
            if term["term"] == "tiebreak" and term["who"] == self.table.don and poll.speaks_of(term):
                return int(term["whom"])
        return None

    def winner(self, kind: str, place: str | None, seat: int, turn: int) -> float:
        """How likely a seat wins a test, or is arrested, if the deal is kept."""
        poll = poll_of(self.table, kind, place, turn)
        return poll.odds(self.fixed(poll), self.choice(poll)).get(seat, 0.0)

    # --- money

    def pay(self, term: Term) -> float:
        """A payment: what it brings the one and costs the other, as likely as it falls due."""
        trust = 1.0 if term["when"] == "now" else self.trust(term["who"])
        return trust * self.falls_due(term) * self.passed(term)

    def passed(self, term: Term) -> float:
        """What it is worth that money passes."""
        return self.table.gain(term["whom"], term["amount"]) + self.table.gain(term["who"], -term["amount"])

    def falls_due(self, term: Term) -> float:
        """How likely a payment falls due."""
        when, turn = term["when"], term["turn"]
        if when == "now":
            return 1.0
        if when == "after":
            return self.kept(self.terms[term["after"]])
        if when == "elected":
            return self.winner("election", None, term["seat"], turn)
        if when == "won":
            return self.winner("racket", term["place"], term["seat"], turn)
        return self.arrested(term) if when == "arrested" else 0.3

    def arrested(self, term: Term) -> float:
        """How likely somebody is arrested: now, if the test is held, else if a place is surrounded first."""
        table, seat = self.table, term["seat"]
        spots = [term["place"]] if term.get("place") else [p for p in table.main if table.crew(seat, p)]
        chances = []
        for place in spots:
            poll = poll_of(table, "arrest", place, term["turn"])
            siege = 1.0 if poll.held else table.surrounded(place) if table.before_agents or not poll.now else 0.0
            chances.append(siege * poll.odds(self.fixed(poll), self.choice(poll)).get(seat, 0.0))
        return min(1.0, sum(chances))

    def kept(self, term: Term) -> float:
        """How likely a promise is done."""
        kind, who = term["term"], term["who"]
        if kind == "vote":
            return self.trust(who) * (who in self.fixed(self.poll(term)))
        if kind == "tiebreak":
            tie = 1.0 if self.poll(term).tied else DISTANT_TIE
            return self.trust(who) * tie if who == self.table.don else 0.0
        if kind == "attack" and who == self.me:
            return float(self.table.best_blow(term["whom"], term.get("place")) is not None)
        return DEEDS.get(kind, 1.0)

    def share(self, term: Term) -> float:
        """A part of a racket, if it is won."""
        won = self.winner("racket", term["place"], term["who"], term["turn"])
        return self.trust(term["who"]) * won * self.passed(term)

    def split(self) -> float:
        """A racket that the tied share, against what the decider would do with it (R27)."""
        parts = [term for term in self.terms if term["term"] == "split"]
        if not parts:
            return 0.0
        poll = self.poll(parts[0])
        shared = sum(self.table.gain(term["who"], term["amount"]) for term in parts)
        seats = sorted(term["who"] for term in parts)
        tied = {**dict.fromkeys(seats, 1 / len(seats))} if not poll.tied else poll.broken(tuple(seats))
        alone = sum(chance * poll.outcome(seat) for seat, chance in tied.items())
        likely = float(sorted(poll.tied) == seats) if poll.tied else DISTANT_TIE
        return likely * (shared - alone)

    # --- deeds

    def gift(self, term: Term) -> float:
        """The Don's card: one's pick is worth more than what is left over."""
        poll = poll_of(self.table, "election", None, term["turn"])
        reigns = self.winner("election", None, term["who"], term["turn"]) if poll.present else 0.0
        if self.table.view["stage"] == "gift" and poll.now:
            reigns = float(self.table.don == term["who"])
        pick = term["chooser"] == "receiver"
        if term["who"] == self.me:
            return -reigns * (GIVING_PICK if pick else SLIGHT)
        return self.trust(term["who"]) * reigns * self.table.gain(term["whom"], PICK if pick else HANDED)

    def peace(self, term: Term) -> float:
        """To be left alone is worth the attacks that do not come; to leave alone costs the best of one's own."""
        table, turns = self.table, 2 if term["turn"] > self.table.view["turn"] else 1
        if term["who"] == self.me:
            blow = table.best_blow(term["whom"])
            return -max(0.0, blow or 0.0) - 2_000 * (turns - 1)
        if term["whom"] != self.me:
            return 0.0
        spared = sum(table.threat(term["who"], spot) * table.least(self.me, spot) for spot in table.places)
        return self.trust(term["who"]) * turns * spared

    def attack(self, term: Term) -> float:
        """An attack: one's own as far as it can be made, another's on a rival or on oneself."""
        table, whom = self.table, term["whom"]
        if term["who"] == self.me:
            blow = table.best_blow(whom, term.get("place"))
            return 0.0 if blow is None else blow
        spots = [spot for spot in table.places if table.crew(term["who"], spot) and table.crew(whom, spot)]
        loss = max((table.least(whom, spot) for spot in spots), default=0.0)
        return self.trust(term["who"]) * HIRED * (table.gain(whom, -loss) + table.ending() * bool(spots))

    def shoot(self, term: Term) -> float:
        """A siege that somebody ends: who stands there is saved, and the weapons are spent."""
        table, place = self.table, term["place"]
        spared = sum(
            table.gain(seat, table.surrounded(place) * table.fall(seat, place) * table.least(seat, place))
            for seat in table.present(place)
        )
        if term["who"] != self.me:
            return self.trust(term["who"]) * DEEDS["shoot"] * spared
        agents = max(table.agent_total(place), table.surround_at)
        cost = table.shooting(agents)
        return 0.0 if cost > 1e8 or not table.crew(self.me, place) else table.surrounded(place) * (spared - cost)

    def move(self, term: Term) -> float:
        """A move, against one's best; or what another's does to one's own places."""
        table, who, way, place = self.table, term["who"], term["way"], term["place"]
        if who == self.me:
            return min(0.0, self.best_move(way, place) - table.best_move)
        crew = table.crew(who, place) if way == "out" else self.elsewhere(who, place)
        if not crew:
            return 0.0
        best = max(crew, key=table.respect)
        there = table.position(table.moved(who, (best,), "streets" if way == "out" else place)) - table.position_now
        return self.trust(who) * (-0.2 * there if way == "not_to" else there)

    def elsewhere(self, seat: int, place: str) -> tuple[str, ...]:
        """The free gangsters of a seat that stand anywhere else."""
        spots = [spot for spot in self.table.places if spot != place]
        return tuple(name for spot in spots for name in self.table.crew(seat, spot))

    def best_move(self, way: str, place: str) -> float:
        """What the best move brings that does as was promised."""
        table = self.table
        if way == "not_to":
            return max(0.0, *self.moves([s for s in table.places if s != place], table.places))
        starts = [place] if way == "out" else [spot for spot in table.places if spot != place]
        return max(self.moves([place] if way == "to" else table.places, starts), default=table.best_move)

    def moves(self, goals: list[str], starts: list[str]) -> list[float]:
        """What the moves bring from some places to some others."""
        table = self.table
        return [
            table.moving(name, goal)
            for start in starts
            for name in table.crew(self.me, start)
            for goal in goals
            if goal != start and table.open(goal)
        ] or [0.0]

    def tell(self, term: Term) -> float:
        """The next Agent cards: worth what one can still save, and a little of what another can."""
        if term["whom"] == self.me:
            return self.trust(term["who"]) * self.table.look
        return self.table.gain(term["whom"], 3_000)


def poll_of(table: Table, kind: str, place: str | None, turn: int) -> Poll:
    """A test, looked at once."""
    key = (kind, place, turn)
    if key not in table.memory:
        table.memory[key] = Poll(table, kind, place, turn)
    poll: Poll = table.memory[key]
    return poll


# --- an offer of one's own


def in_place_of(table: Table, seat: int) -> Table:
    """The table as another might judge it: one does not know his cards."""
    if seat not in table.memory:
        known = list(table.view["known_hands"][seat])
        table.memory[seat] = Table({**table.view, "hand": known}, seat, table.facts)
    other: Table = table.memory[seat]
    return other


def offer(table: Table, terms: list[Term]) -> float:
    """What an offer should bring, as likely as all accept who must."""
    deal = {"terms": [{"turn": table.view["turn"], **term} for term in terms]}
    mine = Bargain(table, deal)
    worth = mine.worth()
    if worth <= SLIGHT or mine.price > table.cash[table.me]:
        return -1.0
    chance = 1.0
    for seat in parties(terms) - {table.me}:
        other = Bargain(in_place_of(table, seat), deal)
        likes = other.worth() > SLIGHT and other.price <= table.cash[seat]
        chance *= ACCEPTED if likes else REFUSED
    return chance * worth


def parties(terms: list[Term]) -> set[int]:
    """All whom the terms of a deal oblige or give something to."""
    found = {term["who"] for term in terms}
    return found | {term["whom"] for term in terms if term["term"] in ("pay", "share", "gift", "tell")}


# --- a promise that is due


def price_of_word(table: Table, deal: Deal, term: Term) -> float:
    """What it costs to keep a promise that is due."""
    bargain = Bargain(table, deal)
    if term["term"] in MONEY:
        return -bargain.passed(term)
    if term["term"] == "split":
        return -bargain.split()
    return {"gift": GIVING_PICK if term.get("chooser") == "receiver" else SLIGHT, "tell": 1_000}.get(term["term"], 0.0)
