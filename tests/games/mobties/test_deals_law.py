"""The law of deals: section 4.1, the points of 4.3 and 4.4, and every row of "Deals, made exact" in section 7."""

from __future__ import annotations

import pytest

import malavita
from malavita.games.mobties.box import ATTACK, MURDER, WEAPON, WOUND
from malavita.kernel.errors import CannotUndo, IllegalAnswer

from .deals_helpers import (
    BOTH,
    attack,
    box,
    cannot_seal,
    cash,
    cast,
    choices,
    code,
    deal_of,
    end_of,
    fates,
    gift,
    kind,
    lay,
    move,
    next_turn,
    pay,
    peace,
    play,
    ready,
    refused,
    seal,
    share,
    shoot,
    split,
    tell,
    tiebreak,
    told,
    until,
    vote,
    word,
)

MANSION = {0: "mansion: made_man", 1: "mansion: hit_man", 2: "mansion: capo", 3: "docks: capo"}
DOCKS = {0: "streets: capo", 1: "docks: associate driver", 2: "docks: made_man"}
FIGHT = {
    0: "kittys: capo",
    1: "docks: capo; streets: driver",
    2: "docks: made_man; streets: associate",
    3: "kittys: driver",
}
SIEGE = {0: "docks: capo", 1: "docks: hit_man", 2: "docks: driver", 3: "kittys: capo"}


def election(terms: str = "honor", **more) -> malavita.Game:
    return lay(MANSION, "election", terms=terms, don=3, **more)


def docks(terms: str = "honor", **more) -> malavita.Game:
    return cast(lay(DOCKS, "business", players=5, terms=terms, **more), {1: 1, 2: 2})


# --- 4.1: the life of a deal


def test_R77_anybody_may_offer_at_any_moment() -> None:
    """4.1: present or not, asked or not, from the first placement on."""
    game = malavita.new("mobties", 3, seed=1, engine="python")
    assert kind(game) == "place"
    deal = seal(game, 2, pay(2, 0, 5), vote(0, 2))
    assert cash(game, 0, 2) == [30, 20] and deal_of(game, deal)["terms"][1]["turn"] == 1
    game = election()
    number = game.offer(3, [vote(1, 2), pay(3, 1, 5)])
    assert deal_of(game, number)["life"] == "offered" and told(game, "deal-offered", 0)[0]["parties"] == [1, 3]


def test_offers_are_public_and_end_when_declined_withdrawn_or_countered() -> None:
    game = election()
    first = game.offer(0, [vote(1, 0), pay(0, 1, 5)])
    assert [deal["deal"] for deal in game.view(3)["deals"]] == [first]
    game.decline(1, first)
    second = game.offer(0, [vote(1, 0), pay(0, 1, 6)])
    game.withdraw(0, second)
    third = game.offer(0, [vote(1, 0), pay(0, 1, 7)])
    fourth = game.counter(1, third, [vote(1, 0), pay(0, 1, 9)])
    assert [end_of(game, n) for n in (first, second, third, fourth)] == ["lapsed", "lapsed", "lapsed", None]
    assert [event["says"] for event in told(game, "deal-answered")] == ["decline", "withdraw", "counter"]
    game.accept(0, fourth)
    assert deal_of(game, fourth)["life"] == "sealed"


def test_a_deal_of_three_is_sealed_by_the_last() -> None:
    """Two or more parties."""
    game = election()
    deal = game.offer(0, [vote(1, 0), vote(2, 0), pay(0, 1, 5), pay(0, 2, 5)])
    game.accept(2, deal)
    assert deal_of(game, deal)["life"] == "offered" and cash(game, 0) == 100
    game.accept(1, deal)
    assert deal_of(game, deal)["life"] == "sealed" and cash(game, 0) == 90


def test_six_deals_lie_on_the_table_at_most() -> None:
    game = election()
    for _ in range(6):
        game.offer(0, [vote(1, 0), pay(0, 1, 5)])
    refused(game, "no-room", "R77", game.offer, 2, [vote(1, 2), pay(2, 1, 5)])


# --- parties (section 7)


def test_parties_are_whom_a_term_obliges_or_gives_something_the_proposer_and_who_is_named() -> None:
    """The target of ATTACK, VOTE or PEACE need not agree."""
    game = lay(FIGHT, "business", players=4)
    for terms, to, parties in (
        ([pay(1, 2, 5)], (), [0, 1, 2]),
        ([share(1, 2, "docks", 5)], (), [0, 1, 2]),
        ([split("docks", {1: 15, 2: 15})], (), [0, 1, 2]),
        ([vote(1, 2, "racket", "docks")], (), [0, 1]),
        ([tiebreak(1, 2, "racket", "docks")], (), [0, 1]),
        ([gift(1, 2, turn=3)], (), [0, 1, 2]),
        ([peace(1, 2)], (), [0, 1]),
        ([attack(1, 2)], (), [0, 1]),
        ([shoot(1, "docks")], (), [0, 1]),
        ([move(1, "to", "docks")], (), [0, 1]),
        ([tell(1, 2)], (), [0, 1, 2]),
        ([word(1)], (3,), [0, 1, 3]),
    ):
        number = game.offer(0, terms, to)
        assert deal_of(game, number)["parties"] == parties, terms
        game.withdraw(0, number)


def test_nobody_deals_with_himself_alone() -> None:
    game = election()
    refused(game, "alone", "R77", game.offer, 0, [vote(0, 0)])
    refused(game, "same-seat", "R77", game.offer, 0, [pay(0, 0, 5), vote(1, 0)])
    assert game.offer(0, [vote(0, 0)], (1,))


# --- 4.3 (1): money


def test_escrow_is_counted_and_cannot_be_spent() -> None:
    """And the money of the game stays the same (R8)."""
    game = election(cash=[20, 100, 100, 100])
    seal(game, 0, vote(1, 0), pay(0, 1, 15, "after", after=0))
    assert cash(game, 0) == 5 and game.faults() == []
    cannot_seal(game, "cannot-pay", "R8", 0, vote(2, 0), pay(0, 2, 6, "after", after=0))


def test_escrow_goes_back_when_the_horizon_passes() -> None:
    game = lay(FIGHT, "action", hands={1: "pistol"})
    deal = seal(game, 0, pay(0, 2, 10, "killed", seat=2, victim=1, turn=3))
    next_turn(game)
    held = deal_of(game, deal)
    next_turn(game)
    assert held["terms"][0]["fate"] == "held" and end_of(game, deal) == "lapsed"
    assert told(game, "escrow-returned")[0]["amount"] == 10000


def test_under_all_bets_there_is_no_escrow() -> None:
    """4.4."""
    game = election("all_bets", cash=[0, 100, 100, 100])
    deal = seal(game, 0, vote(1, 0), pay(0, 1, 15, "after", after=0))
    assert deal_of(game, deal)["terms"][1]["fate"] == "waiting" and not told(game, "escrowed")


def test_payers_must_hold_all_they_pay_before_they_receive() -> None:
    """Section 7."""
    for terms in BOTH:
        game = election(terms, cash=[10, 100, 100, 100])
        cannot_seal(game, "cannot-pay", "R8", 0, pay(0, 1, 15), pay(1, 0, 50))
    game = election("all_bets", cash=[10, 100, 100, 100])
    assert seal(game, 0, pay(0, 1, 15, "elected", seat=0), vote(1, 0))


# --- 4.3 (2): the engine does what was sold, and shows it locked


def test_a_locked_ballot_is_known_to_all() -> None:
    """4.3 (2): so every drawn world has it."""
    game = election()
    seal(game, 0, vote(1, 0), pay(0, 1, 5))
    ready(game)
    game.play(2, "ballot:2")
    assert game.view(3)["ballots"] == [None, 0, None, None] and game.view(2)["ballots"] == [None, 0, 2, None]
    assert sum(game.observation(3) != game.resample(3, 1).observation(3)) == 0
    for seed in range(12):
        world = game.resample(0, seed)
        assert world.truth()["ballot"][1] == 0 and world.view(0) == game.view(0)


def test_a_locked_ballot_is_told_where_ballots_are_open() -> None:
    """A4, turned."""
    game = election(options={"secret_ballots": "off"})
    seal(game, 0, vote(1, 0), pay(0, 1, 5))
    ready(game)
    assert told(game, "ballot-shown") == [{"kind": "ballot-shown", "seat": 1, "vote": 0, "votes": 2}]


def test_order_of_locks_split_before_tiebreak() -> None:
    """Section 7."""
    game = docks()
    sold = seal(game, 1, tiebreak(0, 1, "racket", "docks"), pay(1, 0, 5, "after", after=0))
    shared = seal(game, 1, split("docks", {1: 18, 2: 17}))
    play(game, "court:none")
    assert end_of(game, shared) == "kept" and end_of(game, sold) == "lapsed" and cash(game, 0, 1, 2) == [100, 118, 117]


def test_order_of_locks_binding_before_cashless() -> None:
    """Section 7: the promise for nothing is broken by the lock."""
    game = election()
    idle = seal(game, 0, vote(1, 0), to=(1,))
    bound = seal(game, 2, vote(1, 2), pay(2, 1, 5))
    cast(game, {0: 0, 2: 2})
    assert game.view()["don"] == 2 and (end_of(game, idle), end_of(game, bound)) == ("broken", "kept")


def test_order_of_locks_a_binding_split_before_one_for_nothing() -> None:
    game = docks()
    idle = seal(game, 1, split("docks", {1: 35, 2: 0}))
    bound = seal(game, 2, split("docks", {1: 10, 2: 25}))
    play(game, "court:none")
    assert cash(game, 1, 2) == [110, 125] and (end_of(game, idle), end_of(game, bound)) == ("lapsed", "kept")


def test_order_of_locks_a_binding_gift_before_one_for_nothing() -> None:
    game = election()
    idle = seal(game, 0, gift(0, 1), to=(1,))
    seal(game, 0, gift(0, 2), pay(2, 0, 5))
    cast(game, {0: 0, 1: 0, 2: 0})
    play(game, "keep:1")
    assert told(game, "gave")[0]["to"] == 2 and end_of(game, idle) == "broken"


# --- 4.3 (4): duties, and what inability shows


def classes_of_hand(game: malavita.Game, seat: int) -> set[int]:
    hand = game.truth()["low"][seat] + game.truth()["high"][seat]
    return {int(box().class_of[box().kind[n]]) for n in range(100) if code(n) in hand}


def drawn_classes(game: malavita.Game, viewer: int | None, seat: int) -> set[int]:
    """The classes of cards that a seat holds in the worlds that a viewer thinks possible."""
    found: set[int] = set()
    for seed in range(60):
        world = game.resample(viewer, seed)
        assert world.view(viewer) == game.view(viewer) and world.faults() == []
        found |= classes_of_hand(world, seat)
    return found


def test_an_attack_that_could_not_be_made_reveals_only_that_fact() -> None:
    """4.3 (4): no drawn world gives him a card he would have had to play; all else is open."""
    game = lay(FIGHT, "action", hands={0: "pistol", 1: "pistol hit_the_floor", 2: "shotgun"})
    play(game, "act:end")
    assert {ATTACK, WOUND, MURDER} <= drawn_classes(game, 2, 1)
    seal(game, 0, attack(1, 2, "docks"), pay(0, 1, 10, "after", after=0))
    play(game, "act:end")
    for viewer in (2, None):
        found = drawn_classes(game, viewer, 1)
        assert not found & {ATTACK, WOUND, MURDER} and WEAPON in found
    assert game.view(2)["known_hands"] == [[]] * 4


def test_what_inability_has_shown_holds_for_cards_laid_aside() -> None:
    """The cards that he exchanges in the next turn were no attacks either, until they are shuffled."""
    game = lay(FIGHT, "action", hands={1: "pistol hit_the_floor"}, don=1)
    seal(game, 0, attack(1, 2, "docks"), pay(0, 1, 10, "after", after=0))
    play(game, "act:end")
    until(game, "shop", seat=1)
    play(game, "shop:exchange", "discard:pistol", "discard:hit_the_floor", "keep:1")
    assert game.faults() == []
    for seed in range(40):
        world = game.resample(2, seed)
        pile = world.truth()["pile_low"] + world.truth()["pile_high"]
        kinds = {int(box().class_of[box().kind[n]]) for n in range(100) if code(n) in pile}
        assert len(pile) == 2 and not kinds & {ATTACK, WOUND, MURDER}


def test_inability_is_bounded_by_who_could_use_the_card() -> None:
    """An Associate cannot use Wounds or Murders, so nothing is learnt of those."""
    crew = {**FIGHT, 1: "docks: associate"}
    game = lay(crew, "action", hands={1: "broken_legs pistol", 2: "shotgun"})
    seal(game, 0, attack(1, 2), pay(0, 1, 10, "after", after=0))
    play(game, "act:end")
    found = drawn_classes(game, 2, 1)
    assert ATTACK not in found and {WOUND, MURDER} <= found


def test_a_victim_out_of_reach_reveals_nothing() -> None:
    crew = {0: "kittys: capo", 1: "butcher: capo", 2: "docks: made_man"}
    game = lay(crew, "action", hands={1: "car_bomb pistol"})
    deal = seal(game, 0, attack(1, 2), pay(0, 1, 10, "after", after=0))
    play(game, "act:end")
    assert end_of(game, deal) == "lapsed" and set(game.truth()["barred"]) == {0}


def test_a_shot_that_could_not_be_fired_reveals_only_that_fact() -> None:
    game = lay(SIEGE, "window", agents={"docks": 5}, hands={1: "pistol hit_the_floor bodyguard", 2: "shotgun"})
    seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    game.play(1, "shoot:pistol:docks")
    game.play(1, "shoot:hold")
    found = drawn_classes(game, 2, 1)
    assert WEAPON not in found and {ATTACK, WOUND, MURDER} <= found


def test_who_is_bound_after_he_held_his_fire_has_shown_nothing() -> None:
    """He may well hold a weapon: the deal lapses, and nobody concludes anything."""
    game = lay(SIEGE, "window", agents={"docks": 5}, hands={1: "shotgun", 0: "pistol"})
    game.play(1, "shoot:hold")
    deal = seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    game.play(0, "shoot:hold")
    game.play(2, "shoot:hold")
    cast(game, {0: 2, 1: 2, 2: 2})
    play(game, "shoot:hold")
    assert end_of(game, deal) == "lapsed" and set(game.truth()["barred"]) == {0} and cash(game, 0) == 100
    assert game.view(1)["hand"] == ["shotgun"]


def test_duties_are_refused_with_a_reason() -> None:
    """R78, in words."""
    game = lay(FIGHT, "action", hands={1: "car_bomb"})
    seal(game, 0, attack(1, 2), pay(0, 1, 10, "after", after=0))
    with pytest.raises(IllegalAnswer) as caught:
        play(game, "act:end")
    assert (caught.value.key, caught.value.rule) == ("duty", "R78") and "promised" in str(caught.value)
    question = game.question(1)
    assert question is not None and question.default in question.answers  # who is out of time does his duty


# --- 4.3 (6): contradictions


def test_contradictions_with_a_binding_deal_cannot_be_sealed() -> None:
    """Section 7: each kind."""
    game = lay({**FIGHT, 3: "mansion: driver"}, "election", don=0, players=4)
    next_day = {"turn": 3}
    for sealed, contrary in (
        (vote(1, 2, **next_day), vote(1, 3, **next_day)),
        (vote(1, 2, "racket", "docks"), vote(1, 1, "racket", "docks")),
        (vote(1, 2, "arrest", "docks"), vote(1, 1, "arrest", "docks")),
        (tiebreak(1, 2, "racket", "docks"), tiebreak(1, 3, "racket", "docks")),
        (tiebreak(1, 2, **next_day), tiebreak(1, 3, **next_day)),
        (gift(1, 2, **next_day), gift(1, 3, **next_day)),
        (gift(1, 2, **next_day), gift(1, 2, "receiver", **next_day)),
        (peace(1, 2), attack(1, 2)),
        (peace(1, 2, **next_day), attack(1, 2, **next_day)),
        (attack(1, 2), peace(1, 2, **next_day)),
        (move(1, "to", "docks"), move(1, "to", "kittys")),
        (move(1, "out", "docks"), move(1, "out", "kittys")),
        (move(1, "to", "docks"), move(1, "out", "docks")),
        (move(1, "to", "docks"), move(1, "not_to", "docks")),
        (split("docks", {1: 15, 2: 15}), split("docks", {1: 10, 2: 20})),
    ):
        table = game.copy()
        seal(table, 1, sealed, pay(1, 3, 5))
        cannot_seal(table, "contradicts", "R78", 1, contrary, pay(3, 1, 5))
        cannot_seal(table, "contradicts", "R78", 3, contrary, word(3))  # not even for nothing


def test_what_can_be_kept_together_can_be_sealed() -> None:
    game = lay({**FIGHT, 3: "mansion: driver"}, "election", don=0, players=4)
    for one, other in (
        (vote(1, 2, "racket", "docks"), vote(1, 1, "racket", "kittys")),
        (vote(1, 2, "racket", "docks"), vote(1, 1, "racket", "docks", turn=3)),
        (vote(1, 2, "racket", "docks"), vote(1, 2, "racket", "docks")),
        (vote(1, 2, "racket", "docks"), vote(1, 3, "arrest", "docks")),
        (tiebreak(1, 2, "racket", "docks"), tiebreak(2, 1, "racket", "docks")),
        (peace(1, 2), attack(1, 3)),
        (peace(1, 2), attack(1, 2, turn=3)),
        (peace(1, 2), attack(2, 1)),
        (move(1, "to", "docks"), move(1, "out", "kittys")),
        (move(1, "not_to", "docks"), move(1, "not_to", "kittys")),
        (split("docks", {1: 15, 2: 15}), split("docks", {1: 10, 3: 20})),
        (split("docks", {1: 15, 2: 15}), split("docks", {1: 10, 2: 20}, turn=3)),
        (share(1, 3, "docks", 30), share(2, 3, "docks", 30)),
    ):
        table = game.copy()
        seal(table, 1, one, pay(1, 3, 5))
        seal(table, 1, other, pay(1, 3, 5))
        assert len(table.deals()) == 2


def test_a_deal_that_contradicts_itself_cannot_be_offered() -> None:
    game = election()
    for terms in (
        [peace(1, 2), attack(1, 2)],
        [vote(1, 0), vote(1, 2)],
        [move(1, "to", "docks", turn=3), move(1, "to", "kittys", turn=3)],
    ):
        refused(game, "contradicts", "R78", game.offer, 0, terms)


def test_promises_for_nothing_may_contradict_one_another() -> None:
    """4.3 (7): they bind nobody."""
    game = election()
    seal(game, 0, vote(1, 0), to=(1,))
    seal(game, 2, vote(1, 2), to=(1,))
    cast(game, {0: 0, 1: 2, 2: 2})
    assert [event["fate"] for event in told(game, "term-ended")] == ["broken", "kept"]


def test_under_all_bets_anything_may_be_promised_twice() -> None:
    """R79: no deal binds."""
    game = election("all_bets")
    seal(game, 0, vote(1, 0), pay(0, 1, 5))
    seal(game, 2, vote(1, 2), pay(2, 1, 5))
    assert len(game.deals()) == 2


@pytest.mark.parametrize("terms", BOTH)
def test_R28_no_more_can_be_shared_than_the_racket_pays(terms: str) -> None:
    """Section 7: in one deal, and under Honor with what binds already."""
    game = lay(DOCKS, "business", players=5, terms=terms)
    refused(game, "above-racket", "R28", game.offer, 1, [share(1, 3, "docks", 36)])
    cannot_seal(game, "above-racket", "R28", 1, share(1, 3, "docks", 20), share(1, 4, "docks", 16))
    seal(game, 1, share(1, 3, "docks", 20))
    if terms == "honor":
        cannot_seal(game, "above-racket", "R28", 1, share(1, 4, "docks", 16))
    assert seal(game, 1, share(1, 4, "docks", 15))


# --- release


@pytest.mark.parametrize("terms", BOTH)
def test_release_needs_all_parties(terms: str) -> None:
    """4.3 (6)."""
    game = election(terms)
    deal = seal(game, 0, vote(1, 0), vote(2, 0), pay(0, 1, 5, "after", after=0), pay(0, 2, 5, "elected", seat=0))
    game.release(0, deal)
    game.release(1, deal)
    refused(game, "already", "R77", game.release, 1, deal)
    refused(game, "not-a-party", "R77", game.release, 3, deal)
    assert deal_of(game, deal)["released"] == [0, 1]
    game.release(2, deal)
    assert end_of(game, deal) == "lapsed" and cash(game, 0) == 100 and game.deals() == []
    ready(game)
    assert game.to_act == (0, 1, 2)


def test_release_before_the_reveal_gives_the_ballot_back() -> None:
    game = election()
    deal = seal(game, 0, vote(1, 0), pay(0, 1, 5, "after", after=0))
    ready(game)
    assert game.to_act == (0, 2)
    game.release(0, deal)
    game.release(1, deal)
    assert game.to_act == (0, 1, 2) and game.faults() == []
    cast(game, {0: 0, 1: 2, 2: 2})
    assert game.view()["don"] == 2


def test_release_does_not_free_a_ballot_that_another_deal_holds() -> None:
    game = election()
    deal = seal(game, 0, vote(1, 0), pay(0, 1, 5, "after", after=0))
    seal(game, 0, vote(1, 0), pay(0, 1, 1))
    ready(game)
    game.release(0, deal)
    game.release(1, deal)
    assert game.to_act == (0, 2)


def test_release_while_the_promise_is_asked() -> None:
    """Nobody is asked about a deal that is no more."""
    game = election("all_bets")
    deal = seal(game, 0, vote(1, 0), pay(0, 1, 5, "elected", seat=0))
    cast(game, {0: 0, 1: 0, 2: 0})
    assert kind(game) == "promise"
    game.release(0, deal)
    game.release(1, deal)
    assert kind(game) == "give" and game.view()["promise"] is None and game.faults() == []
    assert end_of(game, deal) == "lapsed"


# --- horizons, and offers that come too late


def test_promises_reach_to_the_end_of_the_next_turn() -> None:
    """4.1."""
    game = election()
    refused(game, "bad-turn", "R77", game.offer, 0, [vote(1, 0, turn=4), pay(0, 1, 5)])
    refused(game, "bad-turn", "R77", game.offer, 0, [vote(1, 0, turn=1), pay(0, 1, 5)])
    assert game.offer(0, [vote(1, 0, turn=3), pay(0, 1, 5)])


def test_what_has_passed_cannot_be_promised() -> None:
    """Too late: election, gift, racket, movement, arrest, action."""
    game = lay({**FIGHT, 3: "kittys: driver; jail: associate"}, "rescue")
    assert kind(game) == "bail"
    for term in (
        vote(1, 2),
        tiebreak(1, 2),
        gift(1, 2),
        vote(1, 2, "racket", "docks"),
        share(1, 2, "docks", 5),
        split("docks", {1: 15, 2: 15}),
        move(1, "to", "docks"),
        tell(1, 2),
        vote(1, 2, "arrest", "docks"),
        shoot(1, "docks"),
        attack(1, 2),
        pay(1, 2, 5, "elected", seat=1),
        pay(1, 2, 5, "won", seat=1, place="docks"),
        pay(1, 2, 5, "arrested", seat=1),
        pay(1, 2, 5, "killed", seat=1, victim=3),
    ):
        refused(game, "too-late", "R77", game.offer, 1, [term, word(2)])
        later = game.offer(1, [{**term, "turn": 3}, word(2)])
        game.withdraw(1, later)
    assert game.offer(1, [peace(1, 2), pay(2, 1, 5)])


def test_turn_1_has_no_business_and_no_movement() -> None:
    """R10."""
    game = malavita.new("mobties", 3, seed=1, engine="python")
    for term in (share(0, 1, "docks", 5), vote(0, 1, "racket", "docks"), move(0, "to", "docks"), tell(0, 1)):
        refused(game, "too-late", "R77", game.offer, 0, [term, word(1)])


def test_votes_are_too_late_once_ballots_are_called() -> None:
    game = election()
    offer = game.offer(0, [vote(1, 0), pay(0, 1, 5)])
    ready(game)
    refused(game, "too-late", "R77", game.accept, 1, offer)
    refused(game, "too-late", "R77", game.offer, 0, [vote(1, 0), pay(0, 1, 5)])
    cast(game, {0: 0, 1: 1, 2: 2})
    assert end_of(game, offer) == "lapsed"


def test_a_decided_test_cannot_be_sold() -> None:
    """While the winner of the Restaurant is asked about the bribe, and the loser of an arrest about his weapons."""
    game = lay(
        {0: "streets: capo", 1: "restaurant: associate driver", 2: "restaurant: made_man"}, "business", players=5
    )
    offers = [
        game.offer(1, [tiebreak(0, 1, "racket", "restaurant"), pay(1, 0, 5, "after", after=0)]),
        game.offer(1, [split("restaurant", {1: 4, 2: 3})]),
    ]
    cast(game, {1: 1, 2: 1})
    assert kind(game) == "bribe"
    refused(game, "too-late", "R77", game.accept, 0, offers[0])
    refused(game, "too-late", "R77", game.accept, 2, offers[1])
    refused(game, "too-late", "R77", game.offer, 3, [pay(3, 4, 5, "won", seat=2, place="restaurant")])
    assert seal(game, 1, share(1, 3, "restaurant", 2))
    game = lay(SIEGE, "siege", agents={"docks": 4})
    cast(game, {0: 1, 1: 0, 2: 1})
    assert kind(game) == "shoot"
    refused(game, "too-late", "R77", game.offer, 1, [tiebreak(0, 1, "arrest", "docks"), pay(1, 0, 5)])


def test_an_offer_lapses_as_soon_as_a_term_cannot_come_due() -> None:
    """Section 7: with its racket, its arrest, its mover, its place."""
    game = lay({0: "docks: capo; kittys: driver", 1: "docks: hit_man; kittys: capo"}, "business")
    gone = game.offer(0, [vote(1, 0, "racket", "docks"), pay(0, 1, 5)])
    stays = game.offer(0, [vote(1, 0, "racket", "kittys"), pay(0, 1, 5)])
    cast(game, {0: 0, 1: 1})
    assert end_of(game, gone) == "lapsed" and deal_of(game, stays)
    mover = game.offer(1, [move(0, "to", "butcher"), pay(1, 0, 5)])
    until(game, "move")
    assert end_of(game, stays) == "lapsed"
    play(game, "move:stay")
    assert end_of(game, mover) == "lapsed"


def test_a_closed_place_ends_what_was_promised_there() -> None:
    """R45: the money goes back at once, and nothing more can be promised there."""
    game = lay(
        {0: "docks: capo driver", 1: "docks: hit_man", 2: "streets: capo"}, "siege", agents={"kittys": 4, "docks": 4}
    )
    sealed = seal(game, 0, move(1, "to", "kittys", turn=3), pay(0, 1, 5, "after", after=0))
    offer = game.offer(0, [share(0, 1, "kittys", 5, turn=3)])
    assert kind(game) == "talk" and game.view()["closed"] == []
    cast(game, {0: 1, 1: 0})
    play(game, "shoot:hold")
    if kind(game) == "lose":
        play(game, "lose:driver")
    assert game.view()["closed"] == ["kittys"]
    assert end_of(game, sealed) == end_of(game, offer) == "lapsed" and cash(game, 0) == 100
    refused(game, "too-late", "R77", game.offer, 0, [shoot(1, "kittys", turn=3), pay(0, 1, 5)])


def test_a_closed_mansion_ends_elections_and_gifts() -> None:
    """R24."""
    game = lay(FIGHT, "action", hands={1: "pistol"}, closed=["mansion"])
    for term in (
        vote(1, 2, turn=3),
        gift(1, 2, turn=3),
        pay(1, 2, 5, "elected", seat=1, turn=3),
        tiebreak(1, 2, turn=3),
    ):
        refused(game, "too-late", "R77", game.offer, 1, [term, word(2)])


# --- deals beside the questions


def test_a_deal_in_the_middle_of_a_conversation_that_leaves_an_answer() -> None:
    """The acting player goes on where he was; he can take nothing back any more."""
    crew = {**FIGHT, 3: "docks: driver"}
    game = play(lay(crew, "action", hands={1: "car_bomb pistol"}), "act:car_bomb")
    assert choices(game) == {"target:docks:2", "target:docks:3", "target:streets:2"}
    seal(game, 2, peace(1, 2), pay(2, 1, 5))
    assert choices(game) == {"target:docks:3"}
    with pytest.raises(CannotUndo):
        game.undo(1)


def test_a_deal_in_the_middle_of_a_conversation_that_leaves_none() -> None:
    game = play(lay(FIGHT, "action", hands={1: "car_bomb pistol"}), "act:car_bomb")
    seal(game, 2, peace(1, 2), pay(2, 1, 5))
    assert kind(game) == "act" and "act:car_bomb" not in choices(game) and game.faults() == []


def test_a_duty_sealed_after_another_gangster_was_chosen() -> None:
    """4.3 (4): he is able, so he must; the choice is asked anew."""
    game = lay({1: "docks: capo; kittys: driver", 2: "docks: capo"}, "movement", don=1)
    play(game, "move:driver")
    deal = seal(game, 2, move(1, "out", "docks"), pay(2, 1, 5, "after", after=0))
    assert kind(game) == "move" and choices(game) == {"move:capo"}
    play(game, "move:capo", "to:streets")
    assert end_of(game, deal) == "kept"


def test_a_deal_between_others_does_not_disturb_a_conversation() -> None:
    game = play(lay(FIGHT, "action", hands={1: "car_bomb pistol"}), "act:car_bomb")
    seal(game, 0, pay(0, 3, 5), word(3))
    assert kind(game) == "target"
    play(game, "target:docks:2", "defend:none")
    assert game.faults() == []


def test_a_deal_while_a_card_is_drawn_to_choose_from() -> None:
    game = election()
    cast(game, {0: 0, 1: 0, 2: 0})
    play(game, "give:1")
    seal(game, 2, pay(2, 3, 5), word(3))
    assert kind(game) == "keep"
    play(game, "keep:1")
    assert game.faults() == [] and told(game, "gave")[0]["to"] == 1


def test_an_offer_of_the_menu_taken_back_while_its_reply_is_asked() -> None:
    game = play(election(), "talk:buy:1:1")
    assert kind(game) == "reply" and game.to_act == (1,)
    filler = [game.offer(2, [word(2)], (1,)) for _ in range(5)]
    game.withdraw(0, game.view()["replying"])
    assert kind(game) == "talk" and game.view()["replying"] is None
    assert all(deal_of(game, number)["agreed"] == [2] for number in filler)


def test_an_offer_of_the_menu_accepted_beside_the_question() -> None:
    game = play(election(), "talk:buy:1:1")
    game.accept(1, game.view()["replying"])
    assert kind(game) == "talk" and game.deals()[0]["life"] == "sealed"


def test_an_offer_of_the_menu_countered_beside_the_question() -> None:
    game = play(election(), "talk:buy:1:1")
    number = game.counter(1, game.view()["replying"], [vote(1, 0), pay(0, 1, 12, "after", after=0)])
    assert kind(game) == "talk"
    game.accept(0, number)
    assert cash(game, 0) == 88


def test_the_menu_is_closed_while_the_table_is_full() -> None:
    game = docks()
    for _ in range(6):
        game.offer(3, [word(3)], (4,))
    assert choices(game) == {"court:none"}
    game = play(lay(FIGHT, "action", hands={1: "pistol"}), "act:offer")
    for _ in range(6):
        game.offer(3, [word(3)], (0,))
    assert choices(game) == {"hire:none"} and len(game.deals()) == 6
    game = lay({1: "restaurant: capo", 0: "streets: capo"}, "business")
    play(game, "bribe:look")
    for _ in range(6):
        game.offer(3, [word(3)], (0,))
    assert choices(game) == {"hawk:none"}


def test_promises_wait_until_nobody_else_is_asked() -> None:
    """4.4: a TELL that is due at the sealing, while another is in a conversation."""
    game = lay(
        {1: "restaurant: capo", 0: "streets: capo"}, "business", terms="all_bets", cash=100, hands={0: "pistol shotgun"}
    )
    play(game, "bribe:look", "hawk:none")
    assert kind(game) == "shop" and game.to_act == (0,)
    play(game, "shop:exchange")
    deal = seal(game, 3, tell(1, 3), pay(3, 1, 5))
    assert kind(game) == "discard"
    play(game, "discard:pistol", "discard:shotgun", "keep:1")
    assert kind(game) == "promise" and game.to_act == (1,)
    play(game, "promise:keep")
    assert end_of(game, deal) == "kept" and len(game.view(3)["agent_cards"]) == 1


def test_that_an_offer_is_being_made_is_a_secret_until_it_is() -> None:
    """A drawn world goes back to the question before."""
    game = lay(FIGHT, "action", hands={1: "pistol"})
    before = game.view(2)
    play(game, "act:offer")
    world = game.resample(2, 1)
    assert game.view(2) == before == world.view(2) and kind(world) == "act" and "act:offer" in choices(world)


# --- the end of a deal


def test_the_end_of_a_deal_is_its_worst_term() -> None:
    """Section 7: broken if any term is, else lapsed if any lapsed, else fulfilled."""
    game = election("all_bets")
    broken = seal(game, 0, pay(0, 1, 5), vote(1, 0), pay(0, 1, 5, "elected", seat=2))
    lapsed = seal(game, 0, pay(0, 1, 5), pay(0, 1, 5, "elected", seat=2))
    kept = seal(game, 0, pay(0, 1, 5), vote(2, 0))
    cast(game, {0: 0, 1: 1, 2: 0})
    assert [end_of(game, n) for n in (broken, lapsed, kept)] == ["broken", "lapsed", "kept"]
    assert fates(game, broken) == {0: "kept", 1: "broken", 2: "lapsed"}


def test_deals_keep_the_terms_under_which_they_were_sealed() -> None:
    """1.11: the Don may turn the token."""
    game = election(options={"don_sets_terms": "on"})
    bound = seal(game, 0, peace(1, 0, turn=3), pay(0, 1, 5))
    cast(game, {0: 0, 1: 0, 2: 0})
    play(game, "terms:turn")
    assert game.view()["terms"] == "all_bets" and deal_of(game, bound)["binding"]
    loose = seal(game, 0, peace(2, 0, turn=3), pay(0, 2, 5))
    assert not deal_of(game, loose)["binding"] and game.truth()["truces"][1] == [0]
