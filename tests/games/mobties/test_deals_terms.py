"""Each of the twelve terms kept, broken and lapsed, binding or not (4.2 to 4.4 and "Deals, made exact")."""

from __future__ import annotations

import pytest

import malavita
from malavita.kernel.errors import IllegalAnswer

from .deals_helpers import (
    BOTH,
    attack,
    cash,
    cast,
    choices,
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
DOCKS = {0: "streets: capo", 1: "docks: associate driver", 2: "docks: made_man"}  # two tied with 2 each
FIGHT = {
    0: "kittys: capo",
    1: "docks: capo; streets: driver",
    2: "docks: made_man; streets: associate",
    3: "kittys: driver",
}


def illegal(game: malavita.Game, answer: str, key: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(game, answer)
    assert caught.value.key == key and caught.value.rule


def election(terms: str = "honor", **more) -> malavita.Game:
    return lay(MANSION, "election", terms=terms, don=3, **more)


def docks(terms: str = "honor", votes: dict[int, int | str] | None = None, **more) -> malavita.Game:
    return cast(lay(DOCKS, "business", players=5, terms=terms, **more), votes or {1: 1, 2: 2})


# --- PAY


def test_pay_now_moves_at_the_sealing() -> None:
    """4.3 (1), 4.4."""
    for terms in BOTH:
        game = election(terms)
        deal = seal(game, 0, pay(0, 1, 10))
        assert cash(game, 0, 1) == [90, 110] and end_of(game, deal) == "kept"


@pytest.mark.parametrize(("winner", "fate", "money"), [(0, "kept", [90, 110]), (2, "lapsed", [100, 100])])
def test_pay_on_an_election(winner: int, fate: str, money: list[int]) -> None:
    """Escrow is released by the event, and goes back when it cannot happen any more."""
    game = election()
    deal = seal(game, 0, pay(0, 1, 10, "elected", seat=0))
    assert cash(game, 0, 1) == [90, 100]
    cast(game, {0: winner, 1: winner, 2: winner})
    assert cash(game, 0, 1) == money and end_of(game, deal) == fate


@pytest.mark.parametrize(("winner", "fate", "money"), [(1, "kept", [90, 110]), (2, "lapsed", [100, 100])])
def test_pay_on_a_racket(winner: int, fate: str, money: list[int]) -> None:
    game = lay(DOCKS, "business", players=5)
    deal = seal(game, 0, pay(0, 3, 10, "won", seat=1, place="docks"))
    cast(game, {1: winner, 2: winner})
    assert cash(game, 0, 3) == money and end_of(game, deal) == fate


def test_pay_on_a_racket_that_was_split_goes_back() -> None:
    """Nobody has won it."""
    game = docks()
    deal = seal(game, 0, pay(0, 3, 10, "won", seat=1, place="docks"))
    seal(game, 1, split("docks", {1: 20, 2: 15}))
    play(game, "court:none")
    assert end_of(game, deal) == "lapsed" and cash(game, 0, 3) == [100, 100]


def test_pay_on_a_kill_after_the_sealing() -> None:
    """Section 7: of b by a."""
    game = lay(FIGHT, "action", hands={1: "car_bomb bar_brawl"})
    deal = seal(game, 3, pay(3, 1, 10, "killed", seat=1, victim=2))
    play(game, "act:car_bomb", "target:docks:2")
    assert deal_of(game, deal)
    play(game, "defend:none")
    assert end_of(game, deal) == "kept" and cash(game, 1, 3) == [110, 90]


def test_pay_on_a_kill_that_can_no_longer_come_goes_back_at_once() -> None:
    """4.3 (1): after his action turn, so that the payer has it for bail."""
    game = lay(
        {**FIGHT, 3: "kittys: driver; jail: associate"}, "action", hands={1: "car_bomb"}, cash=[100, 100, 100, 30]
    )
    deal = seal(game, 3, pay(3, 1, 10, "killed", seat=1, victim=2))
    assert until(game, "act", seat=1)
    play(game, "act:end")
    assert end_of(game, deal) == "lapsed" and cash(game, 3) == 30
    until(game, "bail")
    assert "bail:associate" in choices(game)


def test_pay_on_a_kill_may_reach_into_the_next_turn() -> None:
    game = lay(FIGHT, "action", hands={1: "car_bomb bar_brawl"})
    deal = seal(game, 3, pay(3, 1, 10, "killed", seat=1, victim=2, turn=3))
    until(game, "act", seat=1)
    play(game, "act:end")
    next_turn(game)
    assert deal_of(game, deal) and cash(game, 3) == 90
    next_turn(game)
    assert end_of(game, deal) in ("kept", "lapsed") and game.faults() == []


def test_pay_on_a_test_waits_for_the_turn_it_names() -> None:
    """Section 7: the result of a named test; this turn's election is not the next one's."""
    game = election()
    deal = seal(game, 0, pay(0, 1, 10, "elected", seat=0, turn=3))
    cast(game, {0: 0, 1: 0, 2: 0})
    assert game.view()["don"] == 0 and cash(game, 0, 1) == [90, 100] and deal_of(game, deal)


def test_pay_on_event_without_the_money_can_only_be_broken() -> None:
    """Section 7; default on time-out: keep, if he can."""
    game = election("all_bets", cash=[5, 100, 100, 100])
    seal(game, 0, pay(0, 1, 10, "elected", seat=0))
    cast(game, {0: 0, 1: 0, 2: 0})
    assert choices(game) == {"promise:break"}
    illegal(game, "promise:keep", "no-money-to-keep")
    rich = election("all_bets")
    seal(rich, 0, pay(0, 1, 10, "elected", seat=0))
    question = cast(rich, {0: 0, 1: 0, 2: 0}).question(0)
    assert (
        question is not None and question.answers[0].code == "promise:keep" and question.default == question.answers[0]
    )


def test_a_promise_that_is_kept_is_told_once() -> None:
    game = election("all_bets")
    deal = seal(game, 0, pay(0, 1, 10, "elected", seat=0))
    cast(game, {0: 0, 1: 0, 2: 0})
    play(game, "promise:keep")
    assert len([event for event in told(game, "term-ended") if event["deal"] == deal]) == 1
    assert len(told(game, "deal-paid")) == 1


# --- SHARE


def test_share_is_paid_out_of_the_racket() -> None:
    game = lay(DOCKS, "business", players=5)
    deal = seal(game, 1, share(1, 3, "docks", 12))
    cast(game, {1: 1, 2: 1})
    assert cash(game, 1, 3) == [123, 112] and end_of(game, deal) == "kept"


def test_share_of_who_does_not_win_lapses() -> None:
    game = lay(DOCKS, "business", players=5)
    deal = seal(game, 1, share(1, 3, "docks", 12))
    cast(game, {1: 2, 2: 2})
    assert end_of(game, deal) == "lapsed" and cash(game, 1, 3) == [100, 100]


def test_share_after_a_split_is_less() -> None:
    """Section 7: out of what this racket really paid."""
    game = docks()
    deal = seal(game, 1, share(1, 3, "docks", 12))
    seal(game, 1, split("docks", {1: 8, 2: 27}))
    play(game, "court:none")
    assert cash(game, 1, 2, 3) == [100, 127, 108] and end_of(game, deal) == "kept"


def test_share_after_a_bribe_is_nothing() -> None:
    """Section 7."""
    game = lay({1: "restaurant: capo", 0: "streets: capo"}, "business")
    deal = seal(game, 1, share(1, 3, "restaurant", 5))
    until(game, "bribe")
    play(game, "bribe:look")
    assert end_of(game, deal) == "lapsed" and cash(game, 1, 3) == [100, 100]


def test_share_may_be_broken_when_it_does_not_bind() -> None:
    game = lay(DOCKS, "business", players=5, terms="all_bets")
    deal = seal(game, 1, share(1, 3, "docks", 12))
    cast(game, {1: 1, 2: 1})
    assert kind(game) == "promise" and game.to_act == (1,)
    play(game, "promise:break")
    assert cash(game, 1, 3) == [135, 100] and end_of(game, deal) == "broken"


# --- SPLIT


def test_split_lapses_without_a_tie() -> None:
    game = lay(DOCKS, "business", players=5)
    deal = seal(game, 1, split("docks", {1: 18, 2: 17}))
    cast(game, {1: 1, 2: 1})
    assert end_of(game, deal) == "lapsed" and cash(game, 1, 2) == [135, 100]


def test_split_is_for_just_the_tied() -> None:
    """R27: two of three tied cannot split it alone."""
    game = lay({0: "streets: capo", **{n: "docks: made_man" for n in (1, 2, 3)}}, "business", players=5)
    seal(game, 1, split("docks", {1: 18, 2: 17}))
    cast(game, {1: 1, 2: 2, 3: 3})
    assert kind(game) == "court" and play(game, "court:none", "court:none", "court:none").to_act == (0,)


RESTAURANT = {0: "streets: capo", 1: "restaurant: associate driver", 2: "restaurant: made_man"}


@pytest.mark.parametrize("terms", BOTH)
def test_split_all_to_one_makes_a_single_winner_who_may_bribe(terms: str) -> None:
    """Section 7: it does not bind by itself; A14."""
    game = lay(RESTAURANT, "business", players=5, terms=terms)
    deal = seal(game, 1, split("restaurant", {1: 7, 2: 0}))
    paid = seal(game, 3, pay(3, 1, 5, "won", seat=1, place="restaurant"))
    assert not deal_of(game, deal)["binding"]
    cast(game, {1: 1, 2: 2})
    assert kind(game) == "promise"
    play(game, "promise:keep", "promise:keep")
    assert kind(game) == "bribe" and game.to_act == (1,)
    play(game, "bribe:look", "hawk:none")
    if terms == "all_bets":
        play(game, "promise:keep")
    assert end_of(game, paid) == "kept" and cash(game, 1, 2, 3) == [105, 100, 95]
    assert len(game.view(1)["agent_cards"]) == 1 and end_of(game, deal) == "kept"


def test_split_all_to_one_binds_with_money_beside_it() -> None:
    """4.3: a deal with a payment binds as a whole."""
    game = lay(RESTAURANT, "business", players=5)
    seal(game, 1, split("restaurant", {1: 7, 2: 0}), pay(1, 2, 3))
    cast(game, {1: 1, 2: 2})
    assert kind(game) == "bribe" and cash(game, 1, 2) == [97, 103]


def test_the_same_split_in_two_deals_is_kept_in_both() -> None:
    """Section 7: only decided differently would be a contradiction."""
    game = docks()
    first = seal(game, 1, split("docks", {1: 18, 2: 17}))
    second = seal(game, 2, split("docks", {1: 18, 2: 17}), pay(3, 2, 5, "after", after=0))
    play(game, "court:none")
    assert end_of(game, first) == end_of(game, second) == "kept" and cash(game, 1, 2, 3) == [118, 122, 95]


# --- VOTE


def test_vote_is_cast_as_agreed_if_it_binds() -> None:
    game = election()
    seal(game, 0, vote(1, 0), pay(0, 1, 5))
    ready(game)
    assert 1 not in game.to_act


def test_vote_lapses_where_the_candidate_or_the_voter_takes_no_part() -> None:
    """And what was to be paid for it goes back."""
    game = election()
    for_absent = seal(game, 0, vote(1, 3), pay(0, 1, 5, "after", after=0))
    by_absent = seal(game, 0, vote(3, 0), pay(0, 3, 5, "after", after=0))
    cast(game, {0: 0, 1: 1, 2: 2})
    assert end_of(game, for_absent) == end_of(game, by_absent) == "lapsed" and cash(game, 0) == 100


def test_vote_of_a_lone_player_lapses() -> None:
    """R17: there is no ballot."""
    game = lay({0: "docks: capo", 1: "kittys: capo; docks: driver"}, "business")
    deal = seal(game, 2, vote(1, 1, "racket", "kittys"), pay(2, 1, 5, "after", after=0))
    cast(game, {0: 0, 1: 1})
    assert end_of(game, deal) == "lapsed" and cash(game, 2) == 100


def test_abstaining_breaks_a_promised_vote() -> None:
    game = election("all_bets")
    deal = seal(game, 0, vote(1, 0), pay(0, 1, 5))
    cast(game, {0: 0, 1: "abstain", 2: 2})
    assert fates(game, deal)[0] == "broken"


# --- TIEBREAK


def test_tiebreak_is_locked_kept_or_broken() -> None:
    game = docks()
    deal = seal(game, 1, tiebreak(0, 1, "racket", "docks"), pay(1, 0, 5, "after", after=0))
    play(game, "court:none")
    assert end_of(game, deal) == "kept" and cash(game, 0, 1) == [105, 130]
    game = play(docks("all_bets"), "court:none", "court:none")
    deal = seal(game, 1, tiebreak(0, 1, "racket", "docks"), pay(1, 0, 5, "after", after=0))
    play(game, "tie:2")
    assert fates(game, deal) == {0: "broken", 1: "lapsed"}


def test_tiebreak_lapses_without_a_tie_and_if_another_ties() -> None:
    game = lay(DOCKS, "business", players=5)
    deal = seal(game, 1, tiebreak(0, 1, "racket", "docks"), pay(1, 0, 5, "after", after=0))
    other = seal(game, 3, tiebreak(0, 3, "racket", "kittys"), pay(3, 0, 5, "after", after=0))
    cast(game, {1: 1, 2: 1})
    assert end_of(game, deal) == "lapsed" and cash(game, 1) == 135
    until(game, "shop")
    assert end_of(game, other) == "lapsed" and cash(game, 3) == 100


def test_tiebreak_of_the_last_placer_in_turn_1() -> None:
    """Section 7, A7: nobody in the Mansion; the tie-break can be sold."""
    game = lay({n: "docks: capo" for n in range(4)}, "election", turn_now=1, don=None, start=0)
    assert kind(game) == "court" and game.view()["test"]["tied"] == [0, 1, 2, 3]
    deal = seal(game, 1, tiebreak(3, 1), pay(1, 3, 7, "after", after=0))
    play(game, "court:none")
    assert game.view()["don"] == 1 and end_of(game, deal) == "kept" and cash(game, 1, 3) == [93, 107]


# --- GIFT


def elected(terms: str, *terms_of_deal, **more) -> tuple[malavita.Game, int]:
    game = election(terms, **more)
    deal = seal(game, 0, *terms_of_deal)
    return cast(game, {0: 0, 1: 0, 2: 0}), deal


def test_gift_goes_to_whom_it_was_sold() -> None:
    game, deal = elected("honor", gift(0, 2), pay(2, 0, 5, "after", after=0))
    assert kind(game) == "keep" and game.to_act == (0,)
    play(game, "keep:1")
    assert told(game, "gave")[0]["to"] == 2 and end_of(game, deal) == "kept" and cash(game, 0, 2) == [105, 95]


def test_gift_to_somebody_too_far_away_lapses() -> None:
    """R21: he shares no place with the Don."""
    game, deal = elected("honor", gift(0, 3), pay(3, 0, 5, "after", after=0))
    assert kind(game) == "give" and choices(game) == {"give:1", "give:2"}
    play(game, "give:1", "keep:1")
    assert end_of(game, deal) == "lapsed" and told(game, "escrow-returned")[0]["amount"] == 5000


def test_gift_of_who_is_not_elected_lapses() -> None:
    game = election()
    deal = seal(game, 1, gift(1, 2), pay(2, 1, 5, "after", after=0))
    cast(game, {0: 0, 1: 0, 2: 0})
    assert end_of(game, deal) == "lapsed" and cash(game, 2) == 100


def test_gift_broken_by_giving_to_another() -> None:
    game, deal = elected("all_bets", gift(0, 2), pay(2, 0, 5, "after", after=0))
    assert kind(game) == "promise"
    play(game, "promise:break", "give:1", "keep:1")
    assert fates(game, deal) == {0: "broken", 1: "lapsed"}


def test_gift_twice_promised_for_nothing_is_broken_once() -> None:
    """He is asked about one after the other; when one is kept, the other is broken by the deed."""
    game = election()
    one = seal(game, 0, gift(0, 1), to=(1,))
    two = seal(game, 0, gift(0, 2, "receiver"), to=(2,))
    cast(game, {0: 0, 1: 0, 2: 0})
    play(game, "promise:break", "promise:keep")
    assert kind(game) == "keep" and game.to_act == (2,)
    play(game, "keep:1")
    assert (end_of(game, one), end_of(game, two)) == ("broken", "kept")


# --- PEACE


def test_peace_makes_attacks_illegal() -> None:
    """4.3 (3): normal attacks, Shanked and a Drive-By that can hit."""
    crew = {**FIGHT, 2: "docks: made_man; streets: associate; jail: driver"}
    game = lay(crew, "action", hands={1: "car_bomb drive_by shanked pistol"})
    assert {"act:car_bomb", "act:drive_by", "act:shanked"} <= choices(game)
    deal = seal(game, 2, peace(1, 2, turn=3), pay(2, 1, 5))
    assert {"act:car_bomb", "act:drive_by", "act:shanked"} & choices(game) == set()
    illegal(game, "act:drive_by", "deal-forbids-attack")
    next_turn(game)
    assert deal_of(game, deal) and next_turn(game) and end_of(game, deal) == "kept"


def test_peace_that_does_not_bind_is_broken_by_the_deed() -> None:
    game = lay(FIGHT, "action", hands={1: "car_bomb"}, terms="all_bets")
    deal = seal(game, 2, peace(1, 2), pay(2, 1, 5))
    play(game, "act:car_bomb", "target:docks:2")
    assert fates(game, deal) == {0: "broken", 1: "kept"} and end_of(game, deal) == "broken"


def test_peace_is_broken_by_a_drive_by() -> None:
    game = lay(FIGHT, "action", hands={1: "drive_by"}, terms="all_bets")
    deal = seal(game, 2, peace(1, 2), pay(2, 1, 5))
    play(game, "act:drive_by")
    play(game, *["defend:none"] * 2)
    assert fates(game, deal)[0] == "broken"


def test_peace_was_kept_when_the_game_ends() -> None:
    """And all else lapses; what lies in escrow goes back."""
    crew = {n: "docks: capo; morgue: driver associate made_man hit_man" for n in range(3)}
    game = lay(crew, "action", players=3, hands={0: "pistol"})
    kept = seal(game, 1, peace(0, 1, turn=3), pay(1, 0, 5))
    lapsed = seal(game, 1, vote(0, 1, turn=3), pay(1, 0, 5, "after", after=0))
    play(game, "act:end")
    assert game.over and (end_of(game, kept), end_of(game, lapsed)) == ("kept", "lapsed")
    assert cash(game, 0, 1) == [105, 95] and game.deals() == [] and game.faults() == []


# --- ATTACK


@pytest.mark.parametrize(
    ("card", "answers"),
    [("car_bomb", ("target:docks:2",)), ("shanked", ("target:jail:2",)), ("drive_by", ())],
)
def test_attack_is_kept_by_a_normal_attack_shanked_or_a_drive_by(card: str, answers: tuple[str, ...]) -> None:
    """Section 7: whatever the defence."""
    crew = {**FIGHT, 1: "docks: capo", 2: "docks: made_man; streets: associate; jail: driver"}
    game = lay(crew, "action", hands={1: f"{card} pistol", 2: "gang_doctor"})
    deal = seal(game, 0, attack(1, 2), pay(0, 1, 10, "after", after=0))
    assert "act:end" not in choices(game)
    play(game, f"act:{card}", *answers)
    assert end_of(game, deal) == "kept" and cash(game, 0, 1) == [90, 110]


def test_attack_at_a_place_is_not_kept_elsewhere() -> None:
    game = lay(FIGHT, "action", hands={1: "car_bomb bar_brawl"})
    deal = seal(game, 0, attack(1, 2, "streets"), pay(0, 1, 10, "after", after=0))
    play(game, "act:car_bomb", "target:docks:2", "defend:none")
    assert deal_of(game, deal) and "act:end" not in choices(game)
    play(game, "act:bar_brawl", "target:streets:2")
    assert end_of(game, deal) == "kept"


def test_attack_unable_lapses_and_the_escrow_goes_back() -> None:
    """4.3 (4)."""
    game = lay(FIGHT, "action", hands={1: "pistol"})
    deal = seal(game, 0, attack(1, 2), pay(0, 1, 10, "after", after=0))
    play(game, "act:end")
    assert end_of(game, deal) == "lapsed" and cash(game, 0, 1) == [100, 100]


def test_attack_for_nothing_is_broken_able_or_not() -> None:
    """Section 7: ability would show the hand."""
    for hand in ("pistol", "car_bomb"):
        game = lay(FIGHT, "action", hands={1: hand})
        deal = seal(game, 0, attack(1, 2), to=(1,))
        play(game, "act:end")
        assert end_of(game, deal) == "broken"


def test_attack_of_who_is_not_asked_at_all() -> None:
    """Without a card or a Driver there is no action turn."""
    crew = {**FIGHT, 1: "docks: capo"}
    game = lay(crew, "action", hands={0: "pistol"})
    deal = seal(game, 0, attack(1, 2), pay(0, 1, 10, "after", after=0))
    play(game, "act:end")
    assert end_of(game, deal) == "lapsed" and cash(game, 0) == 100


# --- SHOOT

SIEGE = {0: "docks: capo", 1: "docks: hit_man", 2: "docks: driver", 3: "kittys: capo"}


def window(agents: int = 5, hands: dict[int, str] | None = None, **more) -> malavita.Game:
    return lay(SIEGE, "window", agents={"docks": agents}, hands=hands or {1: "shotgun hit_the_floor"}, **more)


def test_shoot_is_a_duty_and_frees_the_place() -> None:
    """4.3 (4), section 7."""
    game = window()
    deal = seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    assert "shoot:hold" not in choices(game, 1) and "shoot:hold" in choices(game, 0)
    with pytest.raises(IllegalAnswer) as caught:
        game.play(1, "shoot:hold")
    assert caught.value.key == "duty"
    game.play(1, "shoot:shotgun:docks")
    assert end_of(game, deal) == "kept" and cash(game, 0, 1) == [90, 110]


def test_shoot_takes_all_the_weapons_it_takes() -> None:
    """Until three or fewer; with nothing left he is unable, and what was shot stays shot."""
    game = window(7, {1: "pistol pistol hit_the_floor"})
    deal = seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    game.play(1, "shoot:pistol:docks")
    assert "shoot:hold" not in choices(game, 1)
    game.play(1, "shoot:pistol:docks")
    game.play(1, "shoot:hold")
    assert end_of(game, deal) == "lapsed" and cash(game, 0) == 100 and game.view()["agents"]["docks"] == 5


def test_shoot_saved_by_another_or_not_surrounded_lapses() -> None:
    """Section 7."""
    game = window(4, {0: "pistol", 1: "pistol"})
    deal = seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    game.play(0, "shoot:pistol:docks")
    assert end_of(game, deal) == "lapsed" and cash(game, 0) == 100
    game = window(3)
    deal = seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    assert "shoot:hold" in choices(game, 1)
    for seat in (0, 1, 2):
        game.play(seat, "shoot:hold")
    assert end_of(game, deal) == "lapsed"


def test_shoot_for_nothing_is_broken_if_the_place_stays_surrounded() -> None:
    """Broken with the arrest, and not before: the loser may still shoot."""
    game = window(5, {1: "shotgun"})
    deal = seal(game, 0, shoot(1, "docks"), to=(1,))
    for seat in (0, 1, 2):
        game.play(seat, "shoot:hold")
    assert deal_of(game, deal)
    cast(game, {0: 1, 1: 0, 2: 1})
    late = play(game.copy(), "shoot:shotgun:docks")
    assert end_of(late, deal) == "kept"
    play(game, "shoot:hold")
    assert end_of(game, deal) == "broken"


def test_shoot_of_a_loser_bound_in_the_talk_before_the_arrest() -> None:
    game = lay(SIEGE, "siege", agents={"docks": 5}, hands={1: "shotgun"})
    deal = seal(game, 0, shoot(1, "docks"), pay(0, 1, 10, "after", after=0))
    cast(game, {0: 1, 1: 0, 2: 1})
    assert kind(game) == "shoot" and "shoot:hold" not in choices(game)
    play(game, "shoot:shotgun:docks")
    assert end_of(game, deal) == "kept"


# --- MOVE

ROAM = {0: "docks: capo driver", 1: "kittys: capo driver; docks: associate", 2: "kittys: capo", 3: "kittys: driver"}


def test_move_is_a_duty() -> None:
    """4.3 (4): to a place, or out of one."""
    game = lay(ROAM, "movement", cash=[100, 100, 20, 100], don=1)
    deal = seal(game, 2, move(1, "to", "butcher"), pay(2, 1, 10, "after", after=0))
    illegal(game, "move:stay", "duty")
    play(game, "move:capo")
    assert choices(game) == {"to:butcher"}
    play(game, "to:butcher")
    assert end_of(game, deal) == "kept" and cash(game, 1, 2) == [110, 10]
    game = lay(ROAM, "movement", don=1)
    deal = seal(game, 2, move(1, "out", "kittys"), pay(2, 1, 10, "after", after=0))
    assert choices(game) == {"move:capo", "move:driver"}
    play(game, "move:driver", "to:docks")
    assert end_of(game, deal) == "kept"


def test_what_a_duty_to_move_forbids_is_refused_for_the_duty() -> None:
    """R78, not for want of room."""
    game = lay(ROAM, "movement", don=1)
    seal(game, 2, move(1, "out", "kittys"), pay(2, 1, 10, "after", after=0))
    illegal(game, "move:associate", "duty")
    game = lay(ROAM, "movement", don=1)
    seal(game, 2, move(1, "to", "butcher"), pay(2, 1, 10, "after", after=0))
    play(game, "move:capo")
    illegal(game, "to:streets", "duty")
    illegal(game, "to:kittys", "already-there")


def test_move_to_and_out_are_done_by_one_move() -> None:
    game = lay(ROAM, "movement", don=1)
    first = seal(game, 2, move(1, "to", "butcher"), pay(2, 1, 10, "after", after=0))
    second = seal(game, 2, move(1, "out", "docks"), pay(2, 1, 10, "after", after=0))
    assert choices(game) == {"move:associate"}
    play(game, "move:associate", "to:butcher")
    assert end_of(game, first) == end_of(game, second) == "kept" and cash(game, 1) == 120


def test_move_unable_lapses_and_for_nothing_is_broken() -> None:
    """4.3 (4), section 7."""
    full = {0: "docks: capo driver hit_man made_man", 1: "kittys: capo driver", 2: "docks: capo", 3: "kittys: driver"}
    game = lay(full, "movement", don=1)
    bound = seal(game, 2, move(1, "to", "docks"), pay(2, 1, 10, "after", after=0))
    idle = seal(game, 2, move(1, "to", "docks"), to=(1,))
    play(game, "move:capo", "to:butcher")
    assert (end_of(game, bound), end_of(game, idle)) == ("lapsed", "broken") and cash(game, 2) == 100


def test_move_not_to_makes_the_place_illegal() -> None:
    """4.3 (3); section 7: only in the Movement phase."""
    game = lay(ROAM, "movement", don=1)
    deal = seal(game, 2, move(1, "not_to", "butcher"), pay(2, 1, 10, "after", after=0))
    play(game, "move:capo")
    assert "to:butcher" not in choices(game)
    illegal(game, "to:butcher", "deal-forbids-move")
    play(game, "to:streets")
    assert end_of(game, deal) == "kept" and cash(game, 1) == 110


def test_move_not_to_that_does_not_bind_is_broken_by_going() -> None:
    game = lay(ROAM, "movement", don=1, terms="all_bets")
    deal = seal(game, 2, move(1, "not_to", "butcher"), pay(2, 1, 10))
    stays = play(game.copy(), "move:stay")
    assert end_of(stays, deal) == "kept"
    play(game, "move:capo", "to:butcher")
    assert fates(game, deal)[0] == "broken"


def test_move_not_to_does_not_touch_the_driver_or_a_getaway() -> None:
    """Section 7."""
    crew = {1: "streets: driver capo", 2: "docks: capo"}
    game = lay(crew, "action", hands={1: "getaway"})
    seal(game, 2, move(1, "not_to", "docks", turn=3), pay(2, 1, 10))
    play(game, "act:drive")
    assert "drive:docks:alone" in choices(game)
    play(game, "drive:docks:alone", "act:getaway", "piece:capo")
    assert "to:docks" in choices(game)


# --- TELL


def test_tell_after_the_peek() -> None:
    """4.3 (5): the promise was sealed before."""
    game = lay({1: "restaurant: capo", 0: "docks: capo driver", 2: "docks: hit_man"}, "business", feds="docks+3")
    deal = seal(game, 3, tell(1, 3), pay(3, 1, 5, "after", after=0))
    until(game, "bribe")
    play(game, "bribe:look")
    assert end_of(game, deal) == "kept" and game.view(3)["agent_cards"] == ["docks+3"] and cash(game, 1) == 105
    assert game.view(0)["agent_cards"] == [] and told(game, "told", 0)[0]["card"] is None
    assert told(game, "told", 3)[0]["card"] == "docks+3"


def test_tell_without_a_peek_lapses_before_the_agents_come() -> None:
    game = lay({1: "restaurant: capo", 0: "docks: capo driver", 2: "docks: hit_man"}, "business")
    deal = seal(game, 3, tell(1, 3), pay(3, 1, 5, "after", after=0))
    until(game, "bribe")
    play(game, "bribe:cash")
    until(game, "shoot", "act", "talk", "bail")
    assert end_of(game, deal) == "lapsed" and cash(game, 3) >= 100


def test_tell_for_the_next_turn_is_not_this_one() -> None:
    game = lay({1: "restaurant: capo", 0: "docks: capo"}, "business")
    until(game, "bribe")
    play(game, "bribe:look")
    deal = seal(game, 3, tell(1, 3, turn=3), pay(3, 1, 5))
    assert deal_of(game, deal) and game.view(3)["agent_cards"] == []


# --- WORD


@pytest.mark.parametrize("terms", BOTH)
def test_word_binds_nobody(terms: str) -> None:
    """4.3 (7): nobody ever judges a word; it is shown with the deal."""
    game = election(terms)
    deal = seal(game, 0, word(0, "I never forget a friend"), vote(1, 0))
    terms_shown = deal_of(game, deal)["terms"]
    assert terms_shown[0]["text"] == "I never forget a friend" and terms_shown[0]["fate"] == "kept"
    assert not deal_of(game, deal)["binding"]
