"""Who knows what: section 4 of the rules, the deductions D1 to D8, the views V1 to V5, and section 6."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import malavita
from malavita.kernel.edition import Edition, parse

from .helpers import (
    ACCOMPLICE,
    BOSS,
    CARDS,
    KILLER,
    SPY,
    STANDARD_TEXT,
    SWAP,
    choices,
    deck,
    full_row,
    holding,
    lay,
    lost,
    new,
    play,
    random_play,
    row,
    told,
)
from .worlds import assert_uniform, sampled, worlds

Game = malavita.Game


def can_be(game: Game, seat: int | None, times: int = 50) -> Iterator[dict[str, Any]]:
    """Positions that a seat cannot tell from the true one."""
    for n in range(times):
        yield game.resample(seat, seed=n).truth()


def under(game: Game, seat: int | None, place: str | int) -> set[str]:
    """The cards that a face-down card can be for a seat: the one at a place such as `1@5`, or a token in the box."""
    key = "spot" if isinstance(place, str) else "placed"
    return {CARDS[truth[key].index(place)] for truth in can_be(game, seat)}


def inside(game: Game, seat: int | None, hideout: str) -> set[str]:
    """The cards that can lie in a hideout for a seat."""
    index = "ABCDEFGHI".index(hideout)
    return {card for truth in can_be(game, seat) for card in truth["pile"][index]}


# --- what each player is told (4.1, 4.2)


def test_T31_a_killed_face_down_card_is_known_to_its_owner_alone() -> None:
    """R38: A kills B's face-down card; the views of A and C do not have it."""
    game = play(holding(KILLER, players=3, rows={1: {9: "c20v"}}), "place:9:up", "kill:1")
    assert [lost(game, 1, viewer) for viewer in (0, 1, 2, None)] == ["?v", "c20v", "?v", "?v"]
    assert len(under(game, 0, place=1)) > 15  # it can be nearly anything
    assert under(game, 1, place=1) == {"c20"}


def test_T31_who_had_spied_it_still_knows_it() -> None:
    """A31, and 4.2 (3): the knowledge follows the token into the box."""
    game = holding(SPY, players=3, rows={1: {9: "c20v"}}, piles={"B": KILLER})
    play(game, "0 place:2:up", "0 spy:target:9", "1 recruit:pass")
    play(game, "2 recruit:B", f"2 hire:{KILLER}", "2 place:9:up", "2 kill:1")
    assert [lost(game, 1, viewer) for viewer in (0, 2, None)] == ["c20v", "?v", "?v"]
    assert under(game, 0, place=1) == {"c20"}


def test_T34_a_spied_token_is_known_for_good() -> None:
    """R40: it is known after a Swap has moved it."""
    game = holding(SPY, rows={1: {5: "c20v"}}, piles={"B": SWAP})
    play(game, "0 place:2:up", "0 spy:target:5", "1 recruit:B", f"1 hire:{SWAP}", "1 place:5:up", "1 move:9")
    assert row(game, 1, viewer=0) == {5: SWAP, 9: "c20v"}
    assert under(game, 0, "1@9") == {"c20"}


def test_T35_a_spied_hideout_is_known_to_the_spy() -> None:
    """R40, R41: seat 0 knows D exactly, seat 1 does not."""
    game = play(holding(SPY, piles={"D": "c17 c20 c21 c24"}, out="c25"), "place:2:up", "spy:hideout:D")
    assert inside(game, 0, "D") == {"c17", "c20", "c21", "c24"}
    assert inside(game, 1, "D") == {"c17", "c20", "c21", "c24", "c25"}


def test_R16_a_look_is_remembered_with_the_deductions_it_allows() -> None:
    """The notebook names the cards of the look, how many are left there, and which tokens are among them."""
    game = lay(piles={"D": "c17 c20 c21 c24"}, out="c25 c27")
    play(game, "0 recruit:D", "0 hire:c17", "0 place:2:up", "1 recruit:D", "1 hire:c20", "1 place:2:down")
    assert game.view(0)["notebook"]["looks"] == [
        {"look": 1, "hideout": "D", "cards": ["c20", "c21", "c24"], "left": 2, "tokens": [28], "in_hand": False}
    ]
    assert game.view(1)["notebook"]["looks"] == [
        {"look": 2, "hideout": "D", "cards": ["c21", "c24"], "left": 2, "tokens": [], "in_hand": False}
    ]


# --- hard deductions (4.3)


def test_D1_what_is_removed_after_a_look_was_seen_in_it() -> None:
    game = lay(piles={"D": "c17 c20 c21 c24"}, out="c25 c27")
    play(game, "0 recruit:D", "0 hire:c17", "0 place:2:up", "1 recruit:D", "1 hire:c20", "1 place:2:down")
    assert under(game, 0, "1@2") == {"c20", "c21", "c24"}


def test_D1_what_was_removed_before_a_look_was_not_seen_in_it() -> None:
    game = lay(piles={"D": "c17 c20 c21 c24"}, out="c25 c27", turn=1)
    play(game, "1 recruit:D", "1 hire:c20", "1 place:2:down", "0 recruit:D")
    assert under(game, 0, "1@2") == {"c20", "c25", "c27"}


def test_D2_the_pile_holds_what_was_seen_less_what_was_taken() -> None:
    """Own pick c17 and the face-up c21 are gone; of c20, c24, c25 one is under the token."""
    game = lay(3, piles={"G": "c17 c20 c21 c24 c25"}, out="c27")
    play(game, "0 recruit:G", "0 hire:c17", "0 place:2:up", "1 recruit:G", "1 hire:c21", "1 place:2:up")
    play(game, "2 recruit:G", "2 hire:c20", "2 place:2:down")
    assert inside(game, 0, "G") == {"c20", "c24", "c25"}
    assert under(game, 0, "2@2") == {"c20", "c24", "c25"}


def test_D3_two_looks_tell_what_went_in_between() -> None:
    """One token in between: its identity is certain."""
    game = lay(piles={"D": "c17 c20 c21 c24"}, out="c25 c27")
    play(
        game, "0 recruit:D", "0 hire:c17", "0 place:2:up", "1 recruit:D", "1 hire:c20", "1 place:2:down", "0 recruit:D"
    )
    assert under(game, 0, "1@2") == {"c20"}


def test_D3_two_tokens_between_two_looks_stay_a_pair() -> None:
    game = lay(3, piles={"G": "c17 c20 c21 c24 c25"}, out="c27")
    play(game, "0 recruit:G", "0 hire:c17", "0 place:2:up", "1 recruit:G", "1 hire:c20", "1 place:2:down")
    play(game, "2 recruit:G", "2 hire:c24", "2 place:2:down", "0 recruit:G")
    assert under(game, 0, "1@2") == under(game, 0, "2@2") == {"c20", "c24"}
    assert inside(game, 0, "G") == {"c21", "c25"}


def test_D3_a_spied_hideout_is_a_look_too() -> None:
    game = lay(piles={"D": "c17 c20 c21 c24", "A": SPY}, out="c27")
    play(game, "0 recruit:D", "0 hire:c17", "0 place:2:up", "1 recruit:D", "1 hire:c20", "1 place:2:down")
    play(game, "0 recruit:A", f"0 hire:{SPY}", "0 place:3:up", "0 spy:hideout:D")
    assert under(game, 0, "1@2") == {"c20"}


def test_D4_a_pile_without_hidden_removals_is_known_exactly() -> None:
    game = lay(piles={"D": "c17 c20 c21 c24"}, out="c25 c27")
    play(game, "0 recruit:D", "0 hire:c17", "0 place:2:up")
    assert inside(game, 0, "D") == {"c20", "c21", "c24"}
    play(game, "1 recruit:D", "1 hire:c20", "1 place:2:up")
    assert inside(game, 0, "D") == {"c21", "c24"}


def test_D5_no_token_is_the_boss() -> None:
    """Of the seen Boss, c20 and c21 one went face-down: not the Boss."""
    game = lay(piles={"D": f"c17 c20 c21 {BOSS}"}, out="c27")
    play(game, "0 recruit:D", "0 hire:c17", "0 place:2:up", "1 recruit:D", "1 hire:c20", "1 place:2:down")
    assert under(game, 0, "1@2") == {"c20", "c21"}
    assert inside(game, 0, "D") == {"c20", "c21", BOSS}


def test_D5_an_unseen_boss_is_in_a_pile_or_left_out() -> None:
    game = lay(rows={1: {5: "c20v", 6: "c21v"}}, piles={"A": "c17 c24"}, out=f"{BOSS} c25 c27")
    assert under(game, 0, "1@5") == under(game, 0, "1@6") == {"c17", "c20", "c21", "c24", "c25", "c27"}
    assert BOSS in inside(game, 0, "A")


def test_D6_a_face_up_card_was_in_its_pile_since_the_deal() -> None:
    """What seat 0 saw in D is in no other place; what came face-up from A lies nowhere else."""
    game = lay(piles={"A": "c17 c20", "D": "c21 c24 c25"}, out="c27", turn=1)
    play(game, "1 recruit:A", "1 hire:c17", "1 place:2:up")
    assert game.view(0)["rows"][1][0][0]["from"] == "A"
    for truth in can_be(game, 0, 20):
        assert truth["origin"][CARDS.index("c17")] == "A"
        assert len(truth["pile"][0]) == 1


def test_D7_who_hired_nobody_shows_that_no_accomplice_and_no_killer_lay_there() -> None:
    """R20."""
    game = lay(rows={1: full_row()}, piles={"A": "c20 c21"}, turn=1, out=f"{ACCOMPLICE} {KILLER} {SPY} c24")
    assert inside(game, 0, "A") == {"c20", "c21", ACCOMPLICE, KILLER, SPY, "c24"}
    play(game, "1 recruit:A")
    assert inside(game, 0, "A") == {"c20", "c21", SPY, "c24"}
    assert inside(game, None, "A") == {"c20", "c21", SPY, "c24"}


def test_D7_holds_for_tokens_taken_from_that_pile_later() -> None:
    game = lay(rows={1: full_row()}, piles={"A": "c20 c21"}, turn=1, out=f"{ACCOMPLICE} {KILLER} c24")
    play(game, "1 recruit:A", "0 recruit:A", "0 hire:c20", "0 place:9:down")
    assert under(game, 1, "0@9") == {"c20", "c21"}  # who looked saw just these
    assert under(game, None, "0@9") == {"c20", "c21", "c24"}


def test_D8_by_counting_the_last_unknown_card_is_certain() -> None:
    """Everything else has been seen, so the one card left out is known."""
    game = lay(piles={"A": "c17"}, out="c20")
    play(game, "0 recruit:A", "0 hire:c17", "0 place:2:up")
    assert {tuple(truth["left_out"]) for truth in can_be(game, 1, 20)} == {("c20",)}
    assert game.view(1)["notebook"]["unseen"] == ["c20"]


# --- section 6


def test_section_6_D5_a_card_taken_from_a_pile_of_one_can_be_the_boss_until_it_is_placed() -> None:
    game = play(lay(piles={"A": "c17"}, out=f"{BOSS} c20"), "0 recruit:A", "0 hire:c17")
    assert {truth["hand"] for truth in can_be(game, 1)} == {"c17", "c20", BOSS}
    play(game, "0 place:2:down")
    assert under(game, 1, "0@2") == {"c17", "c20"}


def test_section_6_D5_a_card_taken_from_company_is_not_the_boss() -> None:
    game = play(lay(piles={"A": "c17 c21"}, out=f"{BOSS} c20"), "0 recruit:A", "0 hire:c17")
    assert {truth["hand"] for truth in can_be(game, 1)} == {"c17", "c20", "c21"}


def test_section_6_D7_a_card_taken_against_a_full_row_is_an_accomplice_or_a_killer() -> None:
    """Seen by the others between taking and placing."""
    table = lay(rows={0: full_row()}, piles={"A": f"{KILLER} c20"}, out=f"{ACCOMPLICE} c21 {BOSS}")
    game = play(table, "0 recruit:A", f"0 hire:{KILLER}")
    assert {truth["hand"] for truth in can_be(game, 1)} == {KILLER, ACCOMPLICE}


def test_section_6_D7_a_pile_one_may_choose_from_holds_somebody_choosable() -> None:
    """The buyer with a full row is still thinking: a Killer or an Accomplice is there."""
    table = lay(rows={0: full_row()}, piles={"A": f"{KILLER} c20"}, out=f"{ACCOMPLICE} c21 {BOSS}")
    play(table, "0 recruit:A")
    assert all({KILLER, ACCOMPLICE} & set(truth["pile"][0]) for truth in can_be(table, 1))


def test_section_6_D7_covers_the_lone_boss_against_a_full_row() -> None:
    """R20: that pile of one held neither Accomplice nor Killer; it can be the Boss."""
    game = lay(rows={1: full_row()}, piles={"A": BOSS}, turn=1, out=f"{ACCOMPLICE} {KILLER} c20")
    play(game, "1 recruit:A")
    assert inside(game, 0, "A") == {BOSS, "c20"}


def test_section_6_R20_the_look_is_remembered() -> None:
    game = play(lay(rows={0: full_row()}, piles={"A": f"c20 {SPY}"}), "0 recruit:A")
    assert inside(game, 0, "A") == {"c20", SPY}
    assert game.view(0)["notebook"]["looks"][0]["cards"] == [SPY, "c20"]


# --- exact sampling (4.4): every world that fits, no other, all alike

Story = tuple[dict[str, Any], list[str]]

STORIES: dict[str, Story] = {
    "pool: nobody has looked": (dict(piles={"A": "c17 c20", "B": "c21"}, out="c24 c25"), []),
    "pool with a token and the Boss (D5)": (
        dict(piles={"C": "c17 c20 c21"}, out=f"c24 {BOSS}", turn=1),
        ["1 recruit:C", "1 hire:c17", "1 place:5:down"],
    ),
    "tokens of before the first look, and an open block": (
        dict(piles={"D": "c17 c20 c21 c24"}, out="c25 c27", turn=1),
        ["1 recruit:D", "1 hire:c17", "1 place:5:down", "0 recruit:D", "0 hire:c20", "0 place:2:up"],
    ),
    "open block with a token": (
        dict(piles={"E": "c17 c20 c21 c24 c25"}, out="c27"),
        ["0 recruit:E", "0 hire:c17", "0 place:5:down", "1 recruit:E", "1 hire:c20", "1 place:5:down"],
    ),
    "open block with the Boss": (
        dict(piles={"E": f"c17 c20 c21 c24 {BOSS}"}, out="c27"),
        ["0 recruit:E", "0 hire:c17", "0 place:5:up", "1 recruit:E", "1 hire:c20", "1 place:5:down"],
    ),
    "closed block of two, then an open one": (
        dict(players=3, piles={"G": "c17 c20 c21 c24 c25 c27"}, out="c30"),
        [
            "0 recruit:G", "0 hire:c17", "0 place:5:up", "1 recruit:G", "1 hire:c20", "1 place:5:down",
            "2 recruit:G", "2 hire:c21", "2 place:5:down", "0 recruit:G", "0 hire:c24", "0 place:6:up",
            "1 recruit:G", "1 hire:c25", "1 place:6:down",
        ],
    ),
    "R20 (D7) against the pool": (
        dict(rows={1: full_row()}, piles={"A": "c20 c21", "B": f"{KILLER} c24"}, out=f"{ACCOMPLICE}", turn=1),
        ["1 recruit:A"],
    ),
    "R20 (D7) with the Boss in the pile": (
        dict(rows={1: full_row()}, piles={"A": f"c20 {BOSS}", "B": f"{KILLER} c24"}, out="c21", turn=1),
        ["1 recruit:A"],
    ),
    "R20 at a pile of one (section 6)": (
        dict(rows={1: full_row()}, piles={"A": BOSS, "B": f"{KILLER} c24"}, out="c21 c25", turn=1),
        ["1 recruit:A"],
    ),
    "an opponent holds a card out of company (section 6)": (
        dict(piles={"C": "c17 c20 c21"}, out=f"c24 {BOSS}", turn=1),
        ["1 recruit:C", "1 hire:c17"],
    ),
    "an opponent holds the only card of a pile (section 6)": (
        dict(piles={"C": "c17", "B": "c20 c21"}, out=f"c24 {BOSS}", turn=1),
        ["1 recruit:C", "1 hire:c17"],
    ),
    "an opponent is about to act with his card": (
        dict(piles={"C": f"{SPY} c20 c21"}, out=f"c24 {BOSS}", turn=1),
        ["1 recruit:C", f"1 hire:{SPY}", "1 place:5:up"],
    ),
    "an opponent with a full row is choosing (section 6)": (
        dict(rows={1: full_row()}, piles={"C": f"{KILLER} c20 c21"}, out=f"c24 {ACCOMPLICE} {BOSS}", turn=1),
        ["1 recruit:C"],
    ),
    "an opponent with a full row holds a card (section 6)": (
        dict(rows={1: full_row()}, piles={"C": f"{KILLER} c20 c21"}, out=f"c24 {ACCOMPLICE} {BOSS}", turn=1),
        ["1 recruit:C", f"1 hire:{KILLER}"],
    ),
    "spied, moved and killed tokens": (
        dict(players=3, piles={"A": "c17 c20", "B": "c21 c24", "C": SPY, "D": SWAP, "E": KILLER}, turn=1),
        [
            "1 recruit:A", "1 hire:c17", "1 place:5:down", "2 recruit:B", "2 hire:c21", "2 place:6:down",
            "0 recruit:C", f"0 hire:{SPY}", "0 place:2:up", "0 spy:target:5",
            "1 recruit:D", f"1 hire:{SWAP}", "1 place:5:up", "1 move:7",
            "2 recruit:B", "2 hire:c24", "2 place:7:down",
            "0 recruit:E", f"0 hire:{KILLER}", "0 place:6:up", "0 kill:2",
        ],
    ),
    "own cards are certain, the opponent's are not": (
        dict(piles={"A": "c17 c20", "B": "c21 c24"}, out="c25"),
        ["0 recruit:A", "0 hire:c17", "0 place:5:down", "1 recruit:B", "1 hire:c21", "1 place:5:down"],
    ),
}  # fmt: skip


def unfold(story: Story, edition: Edition | None = None) -> tuple[Game, Game]:
    """The opening of a story, and where it has come to."""
    table, answers = story
    start = lay(**{"out": "", **table}, edition=edition)
    return start, play(start.copy(), *answers)


def check_worlds(start: Game, now: Game, viewer: int | None, most: int, each: int = 16) -> None:
    """All worlds that fit are drawn, equally often, and no other; of more than `most` worlds only the latter is tested."""
    expected = worlds(start, now, viewer)
    if len(expected) <= most:
        assert_uniform(sampled(now, viewer, each * len(expected)), expected)
    else:
        assert set(sampled(now, viewer, 40)) <= expected


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", STORIES)
def test_section_4_4_exactly_the_worlds_that_fit(name: str, viewer: int | None) -> None:
    """V5, D1 to D8: what can be, can be drawn, each world as often as any other; what cannot be, never."""
    start, now = unfold(STORIES[name])
    check_worlds(start, now, viewer, most=30 if viewer == 0 else 9)


SEVERAL_BOSSES: dict[str, Story] = {
    "A9, R20: a pile of Bosses only": (
        dict(piles={"A": f"c31 {BOSS}", "B": "c17 c20"}, out="c30 c21", turn=1),
        ["1 recruit:A"],
    ),
    "tokens out of piles with Bosses": (
        dict(piles={"C": f"c17 c20 {BOSS}", "A": "c31"}, out="c30", turn=1),
        ["1 recruit:C", "1 hire:c17", "1 place:5:down"],
    ),
    "Bosses and others, one in each place": (
        dict(piles={"A": "c31", "B": BOSS, "C": "c17"}, out="c20"),
        [],
    ),
    "a buyer who can choose, so not Bosses only": (
        dict(piles={"A": f"c17 {BOSS}", "B": "c31"}, out="c30 c20", turn=1),
        ["1 recruit:A"],
    ),
}


@pytest.mark.parametrize("name", SEVERAL_BOSSES)
def test_A9_worlds_with_several_bosses(name: str) -> None:
    """D5 and D7 with three Bosses in the box."""
    edition = deck(c30={"special": "boss"}, c31={"special": "boss"})
    start, now = unfold(SEVERAL_BOSSES[name], edition)
    check_worlds(start, now, 0, most=30, each=12 if "R20" in name else 30)


@pytest.mark.parametrize("seed", range(10))
def test_section_4_4_random_small_tables(seed: int) -> None:
    """Whatever was played, no world is drawn that does not fit, and of few worlds each is drawn."""
    dice = random.Random(seed)
    start = small_table(dice)
    now = start.copy()
    moments = [now.copy() for _ in random_play(now, dice)]
    for moment in dice.sample(moments, min(4, len(moments))):
        viewer = dice.choice([0, 1, 2, None])
        expected = worlds(start, moment, viewer)
        drawn = set(sampled(moment, viewer, 40))
        assert drawn <= expected
        assert len(expected) > 4 or drawn == expected


def small_table(dice: random.Random) -> Game:
    """Three players, six hidden cards most of which are special, one row that is full."""
    specials = ["c02", "c04", "c05", "c10", "c11", "c14", "c15", "c18", "c19", "c32"]
    hidden = dice.sample(specials, 4) + dice.sample(["c20", "c21", "c24", "c25"], 2)
    dice.shuffle(hidden)
    piles = {"A": " ".join(hidden[:2]), "B": " ".join(hidden[2:4]), "C": hidden[4]}
    return lay(3, rows={dice.randrange(3): full_row()}, piles=piles, out=hidden[5], turn=dice.randrange(3))


# --- invariants of the view (4.6)


def long_game() -> Edition:
    """Two players with money and henchmen enough to fill their rows, so that R20 happens."""
    text = STANDARD_TEXT.replace("piles = [2, 2, 3, 4, 5]\nmoney = 18", "piles = [4, 4, 4, 4, 4, 4, 4, 4]\nmoney = 40")
    return parse(text)


TABLES = [(2, None), (3, None), (4, None), (2, long_game())]
IDS = ["two", "three", "four", "long"]


def cards_in(thing: Any) -> set[str]:
    """Every card that is named anywhere in this."""
    text = thing if isinstance(thing, str) else json.dumps(thing)
    return {card for card in CARDS if card in text}


@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_T48_V1_no_view_names_a_card_its_viewer_has_not_seen(players: int, edition: Edition | None) -> None:
    """Nor do events and notation. Only the notebook's list of unseen cards names the rest, which follows by counting."""
    game = new(players, seed=players, edition=edition)
    witness = Witness(players)
    for n, (seat, code) in enumerate(random_play(game, random.Random(players))):
        witness.note_shown(game)
        if n % 3 == 0 or code.startswith("place"):
            witness.check(game)
        witness.note(game, seat, code)
    witness.note_shown(game)
    witness.check(game)


class Witness:
    """Notes what each seat has lawfully seen, from the true position and the answers alone."""

    def __init__(self, players: int) -> None:
        self.seen: dict[int | None, set[str]] = {seat: set() for seat in [*range(players), None]}

    def note(self, before: Game, seat: int, code: str) -> None:
        """A seat looks somewhere."""
        verb, *args = code.split(":")
        truth = before.truth()
        if (verb == "recruit" and args[0] != "pass") or (verb == "spy" and args[0] == "hideout"):
            self.seen[seat] |= set(truth["pile"]["ABCDEFGHI".index(args[-1])])
        if verb == "spy" and args[0] == "target":
            self.seen[seat] |= {c for c, spot in zip(CARDS, truth["spot"], strict=True) if spot and spot[2:] == args[1]}

    def note_shown(self, now: Game) -> None:
        """Everybody sees what lies, or was killed, face-up."""
        shown = set(now.truth()["shown"])
        for seen in self.seen.values():
            seen |= shown

    def check(self, game: Game) -> None:
        """No viewer is shown more, and none is denied what lies face-up."""
        shown = set(game.truth()["shown"])
        for viewer, seen in self.seen.items():
            view = game.view(viewer)
            if viewer is not None:
                assert set(view["notebook"].pop("unseen")) == set(CARDS) - seen
            assert shown <= cards_in(view) <= seen
            assert cards_in(game.events(viewer)) <= seen
            assert cards_in(game.notation(viewer)) <= seen


@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_T48_no_view_tells_the_order_in_a_pile_or_the_left_out_cards(players: int, edition: Edition | None) -> None:
    """A48, A1: a pile is a set, shown in the order of the cards; of the left out only the number is told."""
    game = new(players, seed=3, edition=edition)
    for _ in random_play(game, random.Random(players)):
        view = game.view(game.to_act[0])
        assert view["pile"] is None or view["pile"] == sorted(view["pile"])
        assert view["left_out"] == len(game.truth()["left_out"])


@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_V2_worlds_that_a_seat_cannot_tell_apart_look_alike(players: int, edition: Edition | None) -> None:
    """View, question and observation are the same to the last detail."""
    game = new(players, seed=5, edition=edition)
    dice = random.Random(players)
    for n, _ in enumerate(random_play(game, dice)):
        viewer = dice.choice([*range(players), None])
        other = game.resample(viewer, seed=n)
        assert other.view(viewer) == game.view(viewer)
        assert other.faults() == []
        if viewer is not None:
            assert other.question(viewer) == game.question(viewer)
            assert (other.observation(viewer) == game.observation(viewer)).all()


@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_V3_every_block_has_as_many_cards_as_places(players: int, edition: Edition | None) -> None:
    """The pages of the notebook balance, and with the unseen and the certain cards they make up the deck."""
    game = new(players, seed=7, edition=edition)
    for _ in random_play(game, random.Random(players)):
        for seat in range(players):
            book = game.view(seat)["notebook"]
            for page in book["looks"]:
                assert len(page["cards"]) == page["left"] + len(page["tokens"]) + page["in_hand"]
            blocks = [card for page in book["looks"] for card in page["cards"]] + book["unseen"]
            truth = game.truth()
            assert sorted({*blocks, *truth["known"][seat], *truth["shown"]}) == CARDS
            assert not set(blocks) & {*truth["known"][seat], *truth["shown"]}


# --- a drawn world has a past (V4)


def opening_of(game: Game, new_name: dict[str, str]) -> dict[str, Any]:
    """The opening position with the cards renamed."""
    truth = game.truth()
    origin = dict(zip(CARDS, truth["origin"], strict=True))
    return {
        **truth,
        "pile": [[new_name[card] for card in cards] for cards in truth["pile"]],
        "left_out": [new_name[card] for card in truth["left_out"]],
        "origin": {new_name[card]: hideout for card, hideout in origin.items()},
    }


def known_answers(game: Game, codes: list[tuple[int, str]], viewer: int | None) -> list[tuple[int, str]]:
    """The answers that the world of a viewer knows of: of an opponent's unfinished turn only the choice of a card."""
    view = game.view()
    if view["phase"] == "placing" and view["turn"] != viewer:
        while not codes[-1][1].startswith("hire:"):
            codes = codes[:-1]
    return codes


def without_dice(truth: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in truth.items() if name not in ("key", "drawn")}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_V4_a_drawn_world_can_be_played_from_its_deal(players: int, edition: Edition | None, seed: int) -> None:
    """Every answer is legal there, the viewer is told the same at every step, and it ends in the world that was drawn."""
    opening = new(players, seed=seed, edition=edition)
    game = opening.copy()
    dice = random.Random(seed * 10 + players)
    moments = []
    codes: list[tuple[int, str]] = []
    for seat, code in random_play(game, dice):
        moments.append((game.copy(), list(codes)))
        codes.append((seat, code))
    moments.append((game, codes))
    for moment, given in dice.sample(moments, 4):
        viewer = dice.choice([*range(players), None])
        relive(opening, moment, known_answers(moment, given, viewer), viewer, dice)


def relive(opening: Game, moment: Game, codes: list[tuple[int, str]], viewer: int | None, dice: random.Random) -> None:
    """Draw a world, go back to its deal and play it again beside the true one."""
    drawn = moment.copy()
    names = drawn.replace_hidden(viewer, dice.randbytes(16))
    new_name = {card: CARDS[names[n]] for n, card in enumerate(CARDS)}
    real = opening.copy()
    fields = opening_of(opening, new_name)
    other = malavita.position("criminals", fields, edition=opening._setting.edition, engine="python")
    for seat, code in codes:
        verb, _, card = code.partition(":")
        renamed = f"hire:{new_name[card]}" if verb == "hire" else code
        assert renamed in choices(other, seat)
        real.play(seat, code)
        other.play(seat, renamed)
        assert other.events(viewer) == real.events(viewer)
    assert without_dice(other.truth()) == without_dice(drawn.truth())
    assert other.view(viewer) == moment.view(viewer)


def test_V5_no_drawn_world_hides_a_boss() -> None:
    """D5: neither under a token nor taken from company, over whole games."""
    for seed in range(6):
        game = new(4, seed=seed)
        dice = random.Random(seed)
        for n, _ in enumerate(random_play(game, dice)):
            if n % 5 == 0:
                truth = game.resample(dice.randrange(4), seed=n).truth()
                boss = CARDS.index(BOSS)
                assert truth["placed"][boss] == 0 or BOSS in truth["shown"]
                assert truth["hand"] != BOSS or truth["left"]["ABCDEFGHI".index(truth["at"])] == 0


def test_D7_happens_in_the_long_games_above() -> None:
    """The tables of V1 to V4 are worth their names: R20 occurs in them."""
    nobody = 0
    for seed in range(5):
        game = new(2, seed=seed, edition=long_game())
        for _ in random_play(game, random.Random(seed * 10 + 2)):
            pass
        nobody += len(told(game, "hired-nobody"))
    assert nobody > 0
