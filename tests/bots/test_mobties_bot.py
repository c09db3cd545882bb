"""The greedy bot of Mob Ties: legal, fair, repeatable, quick, honest up to a price, and much better than chance."""

from __future__ import annotations

import copy
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import malavita
from malavita.bots.base import Bargainer, Bot, RandomBot, Seen, look_at, make, names
from malavita.bots.mobties import GreedyBot
from malavita.bots.mobties_box import PRINTED
from malavita.bots.mobties_deals import HONOUR, Bargain
from malavita.bots.mobties_table import Table
from malavita.bots.mobties_votes import Poll
from malavita.kernel.question import Answer, Question

GREEDY = GreedyBot()
KINDS = {
    "place", "talk", "ballot", "tie", "terms", "give", "keep", "bribe", "shop", "discard", "move", "to", "raid",
    "shoot", "lose", "act", "target", "victim", "free", "piece", "tip", "drive", "defend", "bail", "accuse", "promise",
    "reply", "court", "hire", "hawk",
}  # fmt: skip
TERMS = ("honor", "all_bets")
HOUSE = {"don_sets_terms": "on", "undercover": "on", "soldiers": "on", "sicilian": "on", "escape": "on"}
FREE = ("docks", "kittys", "mansion", "little_italy", "butcher", "restaurant", "streets")
SPOTS = (*FREE, "jail", "morgue", "airstrip", "gone", "aside")


def new(players: int, seed: int, **options: str) -> malavita.Game:
    return malavita.new("mobties", players, seed=seed, engine="cpu", options=options)


def decisions(game: malavita.Game, bots: list[Bot], luck: Random) -> Iterator[tuple[Seen, Answer]]:
    """Play a game to its end; every decision is told before it is played."""
    while not game.over:
        seat = game.to_act[0]
        seen = look_at(game, seat)
        answer = bots[seat].choose(seen, luck)
        yield seen, answer
        game.play(seat, answer)


def finish(game: malavita.Game, bots: list[Bot], luck: Random) -> malavita.Game:
    for _ in decisions(game, bots, luck):
        pass
    return game


def mixed(players: int, seat: int) -> list[Bot]:
    """Greedy at one seat, random at the others."""
    return [GREEDY if n == seat else RandomBot() for n in range(players)]


def lay(crew: Mapping[int, str], stage: str, hands: Mapping[int, str] | None = None, **fields: Any) -> malavita.Game:
    """A table of three at the beginning of a stage of turn 2, seat 0 is Don; money in thousands."""
    terms = fields.pop("terms", "honor")
    laid: dict[str, Any] = {"players": 3, "turn_now": 2, "don": 0, "stage": stage, "cash": [100] * 3, **fields}
    laid["crew"] = [spots(crew.get(seat, "")) for seat in range(3)]
    held = [(hands or {}).get(seat, "").split() for seat in range(3)]
    laid["low"] = [[f"{kind}.1" for kind in hand if kind in LOW] for hand in held]
    laid["high"] = [[f"{kind}.1" for kind in hand if kind not in LOW] for hand in held]
    return malavita.position("mobties", laid, engine="python", options={"terms": terms})


def spots(text: str) -> list[list[str]]:
    """A crew, written as "docks: capo driver; streets: hit_man"."""
    found: dict[str, list[str]] = {spot: [] for spot in SPOTS}
    for part in filter(None, text.split(";")):
        place, _, crew = part.partition(":")
        found[place.strip()] = crew.split()
    return list(found.values())


# the kinds in the first half of the deck
LOW = {
    "deal_gone_bad", "bar_brawl", "car_bomb", "drive_by", "shanked", "broken_legs", "meat_grinder", "cement_shoes",
    "little_league", "poisoned_spaghetti", "fed_to_pigs", "piano_wire", "hit_the_floor", "bodyguard",
}  # fmt: skip


def says(game: malavita.Game, seat: int | None = None, bot: GreedyBot = GREEDY) -> str:
    """What the bot answers for a seat."""
    return bot.choose(look_at(game, game.to_act[0] if seat is None else seat), Random(1)).code


def play(game: malavita.Game, *answers: str) -> malavita.Game:
    for answer in answers:
        game.play(game.to_act[0], answer)
    return game


# --- it plays by the rules, on what it sees alone


def test_it_is_found_by_name() -> None:
    assert "greedy" in names("mobties")
    assert make("greedy", "mobties").name == "greedy"
    assert isinstance(make("greedy", "mobties"), Bargainer)
    assert not isinstance(make("random", "mobties"), Bargainer)


def test_what_it_believes_of_the_box_is_what_lies_in_it() -> None:
    catalogue = new(3, 1).catalogue
    for name, fact in PRINTED.items():
        assert sorted(fact) == sorted(catalogue[name]) if name == "agent_cards" else fact == catalogue[name], name


@pytest.mark.parametrize("terms", TERMS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_answers_are_legal_against_itself_and_against_chance(players: int, terms: str) -> None:
    for seed, bots in enumerate([[GREEDY] * players, mixed(players, 0), mixed(players, players - 1)]):
        for seen, answer in decisions(new(players, seed, terms=terms), bots, Random(seed)):
            assert answer in seen.question.answers


def test_every_kind_of_question_is_answered() -> None:
    """Chance plays, so that every kind comes up; the bot is asked beside it."""
    asked: Counter[str] = Counter()
    for seed in range(12):
        options = HOUSE if seed % 3 == 0 else {"terms": TERMS[seed % 2]}
        for seen, _ in decisions(new(3 + seed % 4, seed, **options), [RandomBot()] * 6, Random(seed)):
            if asked[seen.question.kind] < 60:
                assert GREEDY.choose(seen, Random(seed)) in seen.question.answers
            asked[seen.question.kind] += 1
    assert set(asked) == KINDS


@pytest.mark.parametrize("options", [{"cash_hidden": "on"}, {"secret_ballots": "off"}, {"weapons_window": "surrounded"},
                                     {"movement_mandatory": "on", "lone_must_move": "on"}, HOUSE], ids=str)  # fmt: skip
def test_other_tables_do_not_confuse_it(options: dict[str, str]) -> None:
    for seen, answer in decisions(new(4, 3, **options), mixed(4, 1), Random(3)):
        assert answer in seen.question.answers


def test_the_same_sight_and_luck_give_the_same_answer() -> None:
    for number, (seen, answer) in enumerate(decisions(new(4, 7), mixed(4, 2), Random(0))):
        assert answer in seen.question.answers
        if number % 3 == 0:
            again = copy.deepcopy(seen.view), copy.deepcopy(seen.catalogue)
            first, second = (make("greedy", "mobties").choose(seen, Random(5)) for _ in range(2))
            assert first == second
            assert (seen.view, seen.catalogue) == again, "what is shown must not be touched"


@pytest.mark.parametrize("players", [3, 5])
def test_what_it_cannot_see_does_not_matter(players: int) -> None:
    game = new(players, 11)
    for number, (seen, _) in enumerate(decisions(game, mixed(players, 0), Random(1))):
        if seen.seat == 0:
            elsewhere = look_at(game.resample(0, number), 0)
            assert GREEDY.choose(elsewhere, Random(number)) == GREEDY.choose(seen, Random(number))


def test_it_never_asks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, luck = new(3, 4), Random(4)
    while not game.over and game.view()["turn"] < 6:
        seen = look_at(game, game.to_act[0])
        bare = Question(
            seen.seat, seen.question.kind, [Answer(a.id, a.code, a.args) for a in seen.question.answers], str
        )
        with monkeypatch.context() as closed:
            for name in [name for name in vars(malavita.Game) if not name.startswith("__")]:
                closed.setattr(malavita.Game, name, property(lambda game: pytest.fail("the bot asked the game")))
            answer = GREEDY.choose(Seen(seen.seat, seen.view, bare, seen.catalogue), luck)
        game.play(seen.seat, answer.id)


# --- it plays with sense


def test_it_defends_with_the_lowest_card_that_suffices() -> None:
    crew = {0: "docks: capo", 1: "docks: hit_man"}
    game = lay(crew, "action", {0: "car_bomb deal_gone_bad", 1: "gang_doctor bodyguard hit_the_floor"})
    assert says(play(game, "act:car_bomb", "target:docks:1")) == "defend:bodyguard"
    game = lay(crew, "action", {0: "car_bomb deal_gone_bad", 1: "gang_doctor bodyguard hit_the_floor"})
    assert says(play(game, "act:deal_gone_bad", "target:docks:1")) == "defend:hit_the_floor"


def test_it_gives_up_the_cheapest_but_keeps_the_car() -> None:
    crew = {0: "docks: capo", 1: "docks: hit_man driver associate; kittys: capo"}
    game = lay(crew, "action", {0: "car_bomb"})
    assert says(play(game, "act:car_bomb", "target:docks:1", "defend:none")) == "lose:associate"


def test_it_attacks_the_rival_who_leads() -> None:
    crew = {0: "docks: capo", 1: "docks: capo", 2: "docks: capo"}
    game = lay(crew, "action", {0: "car_bomb"}, cash=[100, 20, 260])
    assert says(game) in ("act:car_bomb", "act:offer")
    play(game, "act:car_bomb")
    assert says(game) == "target:docks:2"


def test_who_leads_wants_the_end_and_who_trails_does_not() -> None:
    crew = {0: "docks: capo; kittys: hit_man", 1: "docks: associate; jail: capo", 2: "kittys: capo; morgue: driver"}
    for cash, wanted in (([300, 50, 50], True), ([0, 50, 400], False)):
        table = Table(lay(crew, "action", heat=3, cash=cash).view(0), 0)
        assert (table.ending() > 0) is wanted


def test_it_votes_for_itself_where_it_can_win_and_against_the_strong_where_it_could_be_arrested() -> None:
    crew = {0: "docks: capo", 1: "docks: hit_man", 2: "docks: associate; kittys: capo"}
    game = play(lay(crew, "business"), *["talk:ready"] * 3)
    assert [says(game, seat) for seat in (0, 1)] == ["ballot:0", "ballot:1"]
    game = lay(crew, "siege", agents=[5, 0, 0, 0, 0, 0])
    play(game, *["talk:ready"] * 3)
    assert says(game, 1) in ("ballot:0", "ballot:2")
    assert all(says(game, seat) != f"ballot:{seat}" for seat in range(3))


def test_it_shoots_only_when_that_saves_its_man() -> None:
    crew = {0: "docks: capo; kittys: driver", 1: "kittys: hit_man"}
    game = lay(crew, "siege", {0: "pistol shotgun tommy_gun"}, agents=[5, 0, 0, 0, 0, 0])
    assert says(game) == "shoot:shotgun:docks"
    game = lay(crew, "siege", {0: "pistol"}, agents=[8, 0, 0, 0, 0, 0])
    assert says(game) == "shoot:hold"
    game = lay(crew, "window", {0: "pistol shotgun tommy_gun"}, agents=[5, 0, 0, 0, 0, 0])
    assert says(game) == "shoot:hold", "another may be arrested: there is a last chance"


def test_it_leaves_a_place_that_the_agents_will_surround() -> None:
    crew = {0: "butcher: capo; docks: hit_man", 1: "docks: made_man; kittys: capo", 2: "little_italy: capo"}
    game = lay(crew, "movement", agents=[0, 0, 0, 0, 5, 0])
    assert says(game) == "move:capo"


def test_it_frees_its_best_man_and_shakes_down_the_rich() -> None:
    crew = {0: "docks: capo; jail: hit_man driver", 1: "docks: capo", 2: "docks: hit_man"}
    game = lay(crew, "action", {0: "tony_goldstein"})
    assert says(game) == "act:tony_goldstein"
    assert says(play(game, "act:tony_goldstein")) == "piece:hit_man"
    game = lay(crew, "action", {0: "shakedown"}, cash=[50, 2, 90])
    assert says(play(game, "act:shakedown")) == "victim:2"


def test_places_are_taken_by_worth_and_not_piled_up() -> None:
    for seed in range(3):
        game = new(4, seed)
        for _ in decisions(game, [GREEDY] * 4, Random(seed)):
            if game.view()["turn"]:
                break
        for crew in game.view()["gangsters"]:
            assert len([place for place in FREE if place in crew]) >= 3


# --- it bargains


def offered(game: malavita.Game, seat: int, *terms: dict[str, Any], to: tuple[int, ...] = ()) -> dict[str, Any]:
    number = game.offer(seat, list(terms), to)
    return next(deal for deal in game.view(seat)["deals"] if deal["deal"] == number)


def answer_to(game: malavita.Game, deal: dict[str, Any], seat: int) -> str:
    bare = GREEDY.consider(game.view(seat), seat, deal)
    assert GREEDY.consider(game.view(seat), seat, deal, game.catalogue) == bare
    return bare


def pay(who: int, whom: int, amount: int, **more: Any) -> dict[str, Any]:
    return {"term": "pay", "who": who, "whom": whom, "amount": amount, "when": "now", **more}


CREW = {
    0: "mansion: capo; docks: hit_man; kittys: driver",
    1: "mansion: hit_man; docks: made_man; kittys: capo",
    2: "docks: capo; kittys: hit_man; restaurant: driver",
}
# What seat 1 does or gives for a price that seat 0 offers, and what seat 0 does or gives.
TERMS_OF_ONE: dict[str, dict[str, Any]] = {
    "pay": {"when": "elected", "seat": 0, "amount": 1_000, "whom": 0},
    "share": {"place": "docks", "amount": 1_000, "whom": 0},
    "vote": {"test": "racket", "place": "docks", "whom": 0},
    "tiebreak": {"test": "racket", "place": "docks", "whom": 0},
    "gift": {"chooser": "receiver", "whom": 0},
    "peace": {"whom": 0},
    "attack": {"whom": 2},
    "shoot": {"place": "docks"},
    "move": {"way": "not_to", "place": "restaurant"},
    "tell": {"whom": 0},
    "word": {"text": "you will see"},
}


@pytest.mark.parametrize("terms", TERMS)
@pytest.mark.parametrize("name", sorted({*TERMS_OF_ONE, "split"}))
def test_it_considers_each_of_the_twelve_terms(name: str, terms: str) -> None:
    """Well paid it accepts; if it has to pay as much for nothing, it declines."""
    for price, payer, wanted in ((60_000, 0, "accept"), (60_000, 1, "decline")):
        game = lay(CREW, "election", {1: "car_bomb pistol gang_doctor"}, terms=terms)
        term = {"term": name, "who": 1, **TERMS_OF_ONE.get(name, {})}
        if name == "split":
            term = {"term": "split", "place": "docks", "parts": {"0": 13_000, "1": 12_000}}
        deal = offered(game, 0, pay(payer, 1 - payer, price), term)
        assert answer_to(game, deal, 1) == wanted


def test_it_waits_where_it_is_not_asked_or_cannot_pay() -> None:
    game = lay(CREW, "election", cash=[100, 1, 100])
    deal = offered(game, 0, pay(0, 1, 5_000))
    assert answer_to(game, deal, 2) == "wait"
    assert answer_to(game, deal, 0) == "wait"
    want = {"term": "pay", "who": 2, "whom": 1, "amount": 60_000, "when": "now"}
    deal = offered(game, 0, pay(1, 0, 5_000), want)
    assert answer_to(game, deal, 1) == "wait", "a good deal, but first there must be money"


def test_a_vote_that_cannot_win_is_for_sale_and_one_that_wins_is_not() -> None:
    crew = {0: "docks: capo driver", 1: "docks: hit_man", 2: "docks: made_man"}
    game = lay(crew, "business")
    vote = {"term": "vote", "who": 1, "whom": 0, "test": "racket", "place": "docks"}
    deal = offered(game, 0, vote, pay(0, 1, 10_000, when="after", after=0))
    assert answer_to(game, deal, 1) == "accept"
    vote = {"term": "vote", "who": 0, "whom": 1, "test": "racket", "place": "docks"}
    deal = offered(game, 1, vote, pay(1, 0, 5_000, when="after", after=0))
    assert answer_to(game, deal, 0) == "decline"


def test_it_replies_as_it_considers() -> None:
    replies = 0
    for seed in range(3):
        game = new(4, seed)
        for seen, answer in decisions(game, mixed(4, 1), Random(seed)):
            if seen.question.kind == "reply" and seen.seat == 1 and len(seen.question.answers) == 2:
                deal = next(deal for deal in seen.view["deals"] if deal["deal"] == seen.view["replying"])
                assert answer.code == f"reply:{GREEDY.consider(seen.view, 1, deal)}"
                replies += 1
    assert replies > 5


def test_offers_at_random_are_always_answered() -> None:
    said: Counter[str] = Counter()
    game = lay(CREW, "election", {1: "car_bomb pistol"}, terms="all_bets")
    luck = Random(2)
    for _ in range(150):
        terms = []
        for name in luck.choices(sorted(TERMS_OF_ONE), k=3):
            term = {"term": name, "who": luck.randrange(3), **TERMS_OF_ONE[name], "turn": luck.choice((2, 3))}
            terms.append(term)
        try:
            deal = offered(game, 0, *terms, to=(1,))
        except malavita.kernel.errors.BadDeal:
            continue
        said[answer_to(game, deal, 1)] += 1
        game.withdraw(0, deal["deal"])
    assert said["accept"] and said["decline"]


@pytest.mark.parametrize(("honour", "amount", "wanted"), [(HONOUR, 10_000, "keep"), (HONOUR, 60_000, "break"),
                                                          (0, 10_000, "break"), (1e9, 60_000, "keep")])  # fmt: skip
def test_it_keeps_its_word_up_to_a_price(honour: float, amount: int, wanted: str) -> None:
    game = lay({0: "mansion: capo", 1: "mansion: hit_man", 2: "docks: capo"}, "election", terms="all_bets")
    vote = {"term": "vote", "who": 1, "whom": 0, "test": "election"}
    game.accept(1, game.offer(0, [vote, pay(0, 1, amount, when="after", after=0)]))
    play(game, "talk:ready", "talk:ready", "ballot:0", "ballot:0")
    assert look_at(game, 0).question.kind == "promise"
    assert says(game, 0, GreedyBot(honour)) == f"promise:{wanted}"


def test_a_promised_vote_is_cast_as_long_as_it_is_cheap() -> None:
    crew = {0: "docks: capo; mansion: capo", 1: "docks: hit_man", 2: "docks: hit_man made_man"}
    game = lay(crew, "business", terms="all_bets")
    vote = {"term": "vote", "who": 1, "whom": 0, "test": "racket", "place": "docks"}
    game.accept(1, game.offer(0, [vote, pay(0, 1, 5_000, when="after", after=0)]))
    play(game, *["talk:ready"] * 3)
    assert says(game, 1) == "ballot:0"


# --- its arithmetic


def test_chances_add_up() -> None:
    game = lay(CREW, "business")
    table = Table(game.view(1), 1)
    for kind, place in (("racket", "docks"), ("racket", "kittys"), ("arrest", "docks"), ("election", None)):
        poll = Poll(table, kind, place)
        assert sum(poll.odds({}).values()) == pytest.approx(1)
        assert sum(poll.odds({1: 0}).values()) == pytest.approx(1)
        assert poll.odds({0: 1, 1: 1, 2: 1}).get(1) == pytest.approx(1)
    assert sum(table.grudges) == pytest.approx(1)
    assert table.grudges[1] == 0
    assert 0 <= table.surrounded("docks") <= 1


def test_what_a_deal_gives_one_it_takes_from_the_other() -> None:
    game = lay(CREW, "election")
    deal = offered(game, 0, pay(0, 1, 10_000))
    assert Bargain(Table(game.view(1), 1), deal).worth() > 10_000
    assert Bargain(Table(game.view(0), 0), deal).worth() < -10_000
    assert Bargain(Table(game.view(2), 2), deal).worth() == pytest.approx(0, abs=10_000)


# --- how well, and how fast


@pytest.mark.parametrize("terms", TERMS)
def test_it_beats_chance_clearly(terms: str) -> None:
    won = games = 0.0
    for players in (3, 4, 5, 6):
        for seed in range(6):
            seat = seed % players
            outcome = finish(new(players, 300 + seed, terms=terms), mixed(players, seat), Random(seed)).outcome
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
            games += 1
    assert won >= 0.9 * games


def test_it_decides_quickly() -> None:
    spent, number = 0.0, 0
    for players in (3, 6):
        game, luck, bots = new(players, 6), Random(6), mixed(players, 0)
        while not game.over:
            seen = look_at(game, game.to_act[0])
            start = time.process_time()
            answer = bots[seen.seat].choose(seen, luck)
            if seen.seat == 0:
                spent += time.process_time() - start
                number += 1
            game.play(seen.seat, answer)
    assert spent / number < 0.03  # a few milliseconds; the rest is for slow machines
