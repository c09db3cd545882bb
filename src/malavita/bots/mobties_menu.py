"""The offers of the menu of Mob Ties as deals, so that a greedy player weighs them like any other."""

from __future__ import annotations

from typing import Any

from .mobties_deals import Term, offer
from .mobties_table import Table
from .mobties_votes import Poll

Args = dict[str, Any]

VOTE_PRICES = (5_000, 10_000, 25_000)
FALL_PRICE = 10_000  # times the tier
CARD_PRICE = 25_000
PEACE_PRICES = (10_000, 25_000)
HIT_PRICE = 10_000
PEEK_PRICE = 5_000  # times the tier


def price(poll: Poll, tier: int) -> int:
    """What a vote costs; to go to Jail for somebody costs more."""
    return FALL_PRICE * tier if poll.kind == "arrest" else VOTE_PRICES[tier - 1]


def votes_for(poll: Poll, voter: int, whom: int) -> Term:
    """A promised vote at a test."""
    return {"term": "vote", "who": voter, "whom": whom, "test": poll.kind, "place": poll.place}


def pays(who: int, whom: int, amount: int, when: str = "now", **more: Any) -> Term:
    """A promised payment."""
    return {"term": "pay", "who": who, "whom": whom, "amount": amount, "when": when, **more}


# --- in the talk before a test


def talk_offer(table: Table, poll: Poll, args: Args) -> float:
    """What an offer in the talk before a test should bring."""
    me, seat = table.me, args["seat"]
    if "buy" in args or "sell" in args:
        voter, payer = (seat, me) if "buy" in args else (me, seat)
        return offer(table, vote_for_money(poll, voter, payer, price(poll, args["price"])))
    voter, candidate = (seat, me) if "buy_with_card" in args else (me, seat)
    terms = [
        votes_for(poll, voter, candidate),
        {"term": "gift", "who": candidate, "whom": voter, "chooser": "receiver"},
    ]
    if "buy_with_card" in args:
        terms.append(pays(me, seat, CARD_PRICE, "elected", seat=me))
    return offer(table, terms)


def vote_for_money(poll: Poll, voter: int, payer: int, amount: int) -> list[Term]:
    """A vote for the payer; at an arrest the voter takes the fall."""
    if poll.kind == "arrest":
        fall = pays(payer, voter, amount, "arrested", seat=voter, place=poll.place)
        return [votes_for(poll, voter, voter), fall]
    return [votes_for(poll, voter, payer), pays(payer, voter, amount, "after", after=0)]


# --- at a tie


def court_offer(table: Table, poll: Poll, args: Args) -> float:
    """What an offer at a tie should bring."""
    if "none" in args:
        return 0.0
    racket = int(table.view["rackets"].get(poll.place or "", 0))
    if "split" in args:
        return offer(table, even_split(poll, racket))
    tie = {"term": "tiebreak", "who": table.don, "whom": args["seat"], "test": poll.kind, "place": poll.place}
    if poll.kind == "racket":
        part = racket // 1000 * args["price"] // 4 * 1000
        return offer(
            table, [tie, {"term": "share", "who": table.me, "whom": table.don, "place": poll.place, "amount": part}]
        )
    return offer(table, [tie, pays(table.me, table.don, price(poll, args["price"]), "after", after=0)])


def even_split(poll: Poll, racket: int) -> list[Term]:
    """A tied racket in even parts of whole thousands (A11)."""
    part, left = divmod(racket // 1000, len(poll.tied))
    return [
        {"term": "split", "who": seat, "place": poll.place, "amount": 1000 * (part + (n < left))}
        for n, seat in enumerate(sorted(poll.tied))
    ]


# --- in an action turn


def hire_offers(table: Table) -> dict[frozenset[tuple[str, Any]], float]:
    """What each offer of an action turn should bring, by its arguments."""
    if "hire" not in table.memory:
        table.memory["hire"] = {frozenset(args.items()): offer(table, terms) for args, terms in all_hires(table)}
    found: dict[frozenset[tuple[str, Any]], float] = table.memory["hire"]
    return found


def all_hires(table: Table) -> list[tuple[Args, list[Term]]]:
    """The offers of an action turn: peace for sale, an attack for sale, peace to be bought."""
    found: list[tuple[Args, list[Term]]] = []
    for other in table.rivals:
        for tier, amount in enumerate(PEACE_PRICES, start=1):
            args: Args = {"sell_peace": True, "seat": other, "price": tier}
            found.append((args, peace(table, table.me, other, amount)))
        found.append(({"buy_peace": True, "seat": other}, peace(table, other, table.me, HIT_PRICE)))
        for victim in table.rivals:
            if victim != other:
                hit = {"term": "attack", "who": table.me, "whom": victim}
                pay = pays(other, table.me, HIT_PRICE, "after", after=0)
                found.append(({"sell_attack": True, "seat": other, "victim": victim}, [hit, pay]))
    return found


def peace(table: Table, seat: int, payer: int, amount: int) -> list[Term]:
    """Peace until the end of the next turn, for money now."""
    return [
        {"term": "peace", "who": seat, "whom": payer, "turn": table.view["turn"] + 1},
        pays(payer, seat, amount),
    ]


# --- after a look at the Agent cards


def hawk_offer(table: Table, args: Args) -> float:
    """What it should bring to tell somebody what one has seen."""
    tell = {"term": "tell", "who": table.me, "whom": args["seat"]}
    return offer(table, [pays(args["seat"], table.me, PEEK_PRICE * args["price"]), tell])
