"""The bargains of the rulebook and of table 4.7, struck through the public interface under both terms (R77 to R80)."""

from __future__ import annotations

import pytest

import malavita

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
    pay,
    play,
    ready,
    refused,
    seal,
    share,
    split,
    tell,
    tiebreak,
    told,
    until,
    vote,
)

MANSION = {0: "mansion: made_man", 1: "mansion: hit_man", 2: "mansion: capo", 3: "docks: capo"}
RED, BLUE, GREEN = 0, 1, 2
FINAL = (vote(BLUE, GREEN), pay(GREEN, BLUE, 25, "elected", seat=GREEN), gift(GREEN, BLUE, "receiver"))


def election(terms: str = "honor") -> malavita.Game:
    return lay(MANSION, "election", terms=terms, don=3)


def test_T1_an_election_with_a_bidding_war() -> None:
    """R13, R14, R21, R23, R78: Green 5, Red 2; $25,000 move; Blue alone picks; Red's offer lapses."""
    game = election()
    red = game.offer(RED, [vote(BLUE, RED), gift(RED, BLUE)])
    green = game.offer(GREEN, [vote(BLUE, GREEN), pay(GREEN, BLUE, 25, "elected", seat=GREEN)])
    final = game.counter(BLUE, green, list(FINAL))
    assert end_of(game, green) == "lapsed" and deal_of(game, final)["agreed"] == [BLUE]
    game.accept(GREEN, final)
    assert deal_of(game, final)["binding"] and cash(game, BLUE, GREEN) == [100, 75]  # in escrow
    ready(game)
    assert game.to_act == (RED, GREEN)  # the ballot that was sold is cast already
    cast(game, {RED: RED, GREEN: GREEN})
    assert told(game, "counted")[0]["votes"][:3] == [2, 0, 5] and game.view()["don"] == GREEN
    assert cash(game, BLUE, GREEN) == [125, 75] and end_of(game, red) == "lapsed"
    assert kind(game) == "keep" and game.to_act == (BLUE,)
    assert [game.view(seat)["offered"] is None for seat in (RED, BLUE, GREEN, None)] == [True, False, False, True]
    taken, left = game.view(BLUE)["offered"]
    play(game, "keep:1")
    assert game.view(BLUE)["hand"] == [taken] and game.view(GREEN)["hand"] == [left]
    assert game.view(RED)["known_hands"] == [[]] * 4 and end_of(game, final) == "kept"


def test_T1_under_all_bets_green_may_break_both_promises_after_the_count() -> None:
    """R79, table 4.7: each is asked when it is due."""
    game = election("all_bets")
    deal = seal(game, BLUE, *FINAL)
    assert not deal_of(game, deal)["binding"] and cash(game, BLUE, GREEN) == [100, 100]
    cast(game, {RED: RED, BLUE: GREEN, GREEN: GREEN})
    assert kind(game) == "promise" and game.to_act == (GREEN,)
    assert game.view()["promise"] == {"deal": deal, "term": 1}
    play(game, "promise:break")
    assert cash(game, BLUE, GREEN) == [100, 100] and game.view()["promise"] == {"deal": deal, "term": 2}
    play(game, "promise:break")
    assert kind(game) == "give" and choices(game) == {"give:0", "give:1"}
    assert fates(game, deal) == {0: "kept", 1: "broken", 2: "broken"} and end_of(game, deal) == "broken"


def test_T1_under_all_bets_green_may_keep_both() -> None:
    """R79."""
    game = election("all_bets")
    deal = seal(game, BLUE, *FINAL)
    cast(game, {RED: RED, BLUE: GREEN, GREEN: GREEN})
    play(game, "promise:keep", "promise:keep")
    assert cash(game, BLUE, GREEN) == [125, 75] and kind(game) == "keep" and game.to_act == (BLUE,)
    play(game, "keep:2")
    assert end_of(game, deal) == "kept"


@pytest.mark.parametrize("terms", BOTH)
@pytest.mark.parametrize("word", ["keep", "break"])
def test_R80_reds_losing_offer_never_binds(terms: str, word: str) -> None:
    """R80, table 4.7: a vote for a card; there is no money in it."""
    game = election(terms)
    deal = seal(game, RED, vote(BLUE, RED), gift(RED, BLUE))
    assert not deal_of(game, deal)["binding"]
    cast(game, {RED: RED, BLUE: RED, GREEN: GREEN})
    assert kind(game) == "promise" and game.to_act == (RED,)
    play(game, f"promise:{word}")
    if word == "keep":
        play(game, "keep:1")
        assert told(game, "gave")[0]["to"] == BLUE and end_of(game, deal) == "kept"
    else:
        play(game, "give:2", "keep:1")
        assert end_of(game, deal) == "broken"


# --- T3: a racket tie sold by the Don

TIED = {1: "docks: associate driver", 2: "docks: made_man", 0: "streets: capo"}
SOLD = (tiebreak(0, BLUE, "racket", "docks"), share(BLUE, 0, "docks", 10))


def tied(terms: str = "honor", **more) -> malavita.Game:
    game = lay(TIED, "business", players=5, terms=terms, **more)
    return cast(game, {BLUE: BLUE, GREEN: GREEN})


def test_T3_a_racket_tie_sold_by_the_don() -> None:
    """R27, R28: bank -35,000, Don +10,000, Blue +25,000, Green nothing."""
    game = tied()
    bank = game.truth()["bank"]
    assert kind(game) == "court" and game.view()["test"]["tied"] == [BLUE, GREEN]
    deal = seal(game, BLUE, *SOLD)
    play(game, "court:none")
    assert cash(game, 0, BLUE, GREEN) == [110, 125, 100] and game.truth()["bank"] == bank - 35
    assert end_of(game, deal) == "kept" and told(game, "decided")[0]["winner"] == BLUE


def test_T3_struck_while_the_don_is_asked() -> None:
    """R28: the question is answered by the deal."""
    game = play(tied(), "court:none", "court:none")
    assert kind(game) == "tie" and game.to_act == (0,)
    seal(game, BLUE, *SOLD)
    assert cash(game, 0, BLUE, GREEN) == [110, 125, 100] and kind(game) != "tie"


def test_T3_from_the_menu() -> None:
    """R28: a quarter of the racket for the choice."""
    game = play(tied(), "court:choose:1:1")
    assert kind(game) == "reply" and game.to_act == (0,)
    play(game, "reply:accept")
    assert cash(game, 0, BLUE, GREEN) == [108, 127, 100]


def test_T3_under_all_bets_both_may_break() -> None:
    """R79: the Don by his choice, Blue when he is paid."""
    game = play(tied("all_bets"), "court:none", "court:none")
    deal = seal(game, BLUE, *SOLD)
    assert kind(game) == "tie"
    broken = play(game.copy(), "tie:2")
    assert fates(broken, deal) == {0: "broken", 1: "lapsed"} and cash(broken, 0, BLUE, GREEN) == [100, 100, 135]
    play(game, "tie:1")
    assert kind(game) == "promise" and game.to_act == (BLUE,)
    play(game, "promise:break")
    assert cash(game, 0, BLUE) == [100, 135] and fates(game, deal) == {0: "kept", 1: "broken"}


# --- votes for nothing, for money, and for money in vain


def test_T37_without_money_a_voter_may_vote_otherwise() -> None:
    """R80."""
    game = election()
    deal = seal(game, GREEN, vote(BLUE, GREEN), to=(BLUE,))
    cast(game, {RED: RED, BLUE: RED, GREEN: GREEN})
    assert game.view()["don"] == RED and end_of(game, deal) == "broken"


def test_T38_for_a_thousand_dollars_the_ballot_is_cast_as_agreed() -> None:
    """R78."""
    game = election()
    deal = seal(game, GREEN, vote(BLUE, GREEN), pay(GREEN, BLUE, 1, "after", after=0))
    ready(game)
    assert game.question(BLUE) is None
    cast(game, {RED: RED, GREEN: GREEN})
    assert {"kind": "ballot-shown", "seat": BLUE, "vote": GREEN, "votes": 2} in game.events()
    assert cash(game, BLUE, GREEN) == [101, 99] and end_of(game, deal) == "kept"


def test_T39_under_all_bets_money_stays_with_who_does_not_deliver() -> None:
    """R79."""
    game = election("all_bets")
    deal = seal(game, GREEN, vote(BLUE, GREEN), pay(GREEN, BLUE, 10))
    assert cash(game, BLUE, GREEN) == [110, 90]
    cast(game, {RED: RED, BLUE: RED, GREEN: GREEN})
    assert cash(game, BLUE, GREEN) == [110, 90] and fates(game, deal) == {0: "broken", 1: "kept"}


# --- the other rows of table 4.7


def test_R27_a_racket_split_binds_under_honor() -> None:
    """Table 4.7: 18,000 and 17,000 of the Docks, with no question."""
    game = tied()
    deal = seal(game, BLUE, split("docks", {BLUE: 18, GREEN: 17}))
    assert deal_of(game, deal)["binding"]
    play(game, "court:none")
    assert cash(game, 0, BLUE, GREEN) == [100, 118, 117] and end_of(game, deal) == "kept"
    assert [event["amount"] for event in told(game, "racket-split")] == [18000, 17000]


def test_R27_under_all_bets_each_of_the_tied_is_asked() -> None:
    """Table 4.7, section 7: the split falls with the first who breaks it, and the Don decides."""
    game = play(tied("all_bets"), "court:none", "court:none")
    deal = seal(game, BLUE, split("docks", {BLUE: 18, GREEN: 17}))
    assert kind(game) == "promise" and game.to_act == (BLUE,)
    play(game, "promise:keep")
    assert game.to_act == (GREEN,)
    kept = play(game.copy(), "promise:keep")
    assert cash(kept, BLUE, GREEN) == [118, 117] and end_of(kept, deal) == "kept"
    play(game, "promise:break")
    assert kind(game) == "tie" and game.to_act == (0,)
    assert fates(game, deal) == {0: "lapsed", 1: "broken"} and end_of(game, deal) == "broken"


PEEK = {1: "restaurant: capo", 0: "docks: capo"}


def peeked(terms: str) -> malavita.Game:
    """Blue alone at the Restaurant has bribed the cop."""
    game = lay(PEEK, "business", terms=terms, feds="docks+3 fbi_raid")
    until(game, "bribe")
    return play(game, "bribe:look")


@pytest.mark.parametrize("terms", BOTH)
def test_R30_selling_the_peek(terms: str) -> None:
    """Table 4.7: told at the sealing under Honor; asked under All Bets, and the money stays."""
    game = peeked(terms)
    assert kind(game) == "hawk" and game.view(BLUE)["agent_cards"] == ["docks+3"]
    deal = seal(game, RED, pay(RED, BLUE, 5), tell(BLUE, RED))
    assert cash(game, RED, BLUE)[1] == 105
    if terms == "honor":
        assert game.view(RED)["agent_cards"] == ["docks+3"] and end_of(game, deal) == "kept"
    else:
        assert game.view(RED)["agent_cards"] == []
        play(game, "hawk:none")
        assert kind(game) == "promise" and game.to_act == (BLUE,)
        kept = play(game.copy(), "promise:keep")
        assert kept.view(RED)["agent_cards"] == ["docks+3"]
        play(game, "promise:break")
        assert game.view(RED)["agent_cards"] == [] and cash(game, BLUE) == 105 and end_of(game, deal) == "broken"
    assert all(event["card"] is None for event in told(game, "told", 3))


GUN = {0: "kittys: capo", 1: "docks: capo", 2: "docks: made_man", 3: "kittys: driver"}


def hired(terms: str, hands: dict[int, str] | None = None) -> tuple[malavita.Game, int]:
    """Red pays Blue for an attack on Green."""
    game = lay(GUN, "action", terms=terms, hands=hands or {1: "car_bomb pistol", 2: "gang_doctor"})
    return game, seal(game, RED, pay(RED, BLUE, 10, "after", after=1), attack(BLUE, GREEN))


def test_R78_a_hired_gun_must_shoot() -> None:
    """Table 4.7: a duty while he is able; paid whatever the defence."""
    game, deal = hired("honor")
    assert game.to_act == (BLUE,) and cash(game, RED) == 90 and "act:end" not in choices(game)
    play(game, "act:car_bomb", "target:docks:2")
    assert cash(game, RED, BLUE) == [90, 110] and end_of(game, deal) == "kept"
    play(game, "defend:gang_doctor")
    assert kind(game) == "act" and "act:end" in choices(game)


def test_R79_a_hired_gun_may_not_shoot_and_may_not_be_paid() -> None:
    """Table 4.7 under All Bets."""
    game, deal = hired("all_bets")
    idle = play(game.copy(), "act:end")
    assert fates(idle, deal) == {0: "lapsed", 1: "broken"} and cash(idle, RED, BLUE) == [100, 100]
    play(game, "act:car_bomb", "target:docks:2", "defend:gang_doctor")
    assert kind(game) == "promise" and game.to_act == (RED,)
    play(game, "promise:break")
    assert cash(game, RED, BLUE) == [100, 100] and fates(game, deal) == {0: "broken", 1: "kept"}


FALL = {0: "docks: capo", 2: "docks: hit_man", 1: "kittys: capo", 3: "kittys: driver"}


@pytest.mark.parametrize("terms", BOTH)
def test_R78_taking_the_fall(terms: str) -> None:
    """Table 4.7: Green votes against himself and is paid when he goes to Jail."""
    game = lay(FALL, "siege", terms=terms, agents={"docks": 4})
    deal = seal(
        game, RED, vote(GREEN, GREEN, "arrest", "docks"), pay(RED, GREEN, 30, "arrested", seat=GREEN, place="docks")
    )
    if terms == "honor":
        assert cash(game, RED) == 70
        ready(game)
        assert game.to_act == (RED,)
        cast(game, {RED: GREEN})
        play(game, "shoot:hold")
    else:
        cast(game, {RED: GREEN, GREEN: GREEN})
        play(game, "shoot:hold")
        assert kind(game) == "promise" and game.to_act == (RED,)
        play(game, "promise:keep")
    assert game.view()["gangsters"][GREEN]["jail"] == ["hit_man"]
    assert cash(game, RED, GREEN) == [70, 130] and end_of(game, deal) == "kept"


def test_taking_the_fall_in_vain() -> None:
    """4.3 (1): saved by a weapon, he is not arrested, and the money goes back."""
    game = lay(FALL, "siege", agents={"docks": 4}, hands={2: "shotgun"})
    deal = seal(
        game, RED, vote(GREEN, GREEN, "arrest", "docks"), pay(RED, GREEN, 30, "arrested", seat=GREEN, place="docks")
    )
    cast(game, {RED: GREEN})
    play(game, "shoot:shotgun:docks")
    assert cash(game, RED, GREEN) == [100, 100] and fates(game, deal) == {0: "kept", 1: "lapsed"}
    assert end_of(game, deal) == "lapsed"


def test_an_offer_needs_a_party_to_accept_it() -> None:
    """R77: who is not concerned cannot agree, nor anybody twice."""
    game = election()
    deal = game.offer(RED, [vote(BLUE, RED), gift(RED, BLUE)])
    refused(game, "not-a-party", "R77", game.accept, 3, deal)
    refused(game, "already", "R77", game.accept, RED, deal)
    refused(game, "not-yours", "R77", game.withdraw, BLUE, deal)
    refused(game, "not-sealed", "R77", game.release, BLUE, deal)
    game.accept(BLUE, deal)
    refused(game, "not-offered", "R77", game.accept, BLUE, deal)
    refused(game, "no-such-deal", "R77", game.accept, BLUE, 99)
