"""The end and the points (R60 to R66), and the gems of every color (R1, R11)."""

from __future__ import annotations

from typing import Any

import malavita
from malavita.games.mafiozoo.box import NEIGHBORHOOD_NAMES

from .helpers import finish, lay, new


def ended(tokens: dict[int, list[int]], **table: Any) -> malavita.Game:
    """A game that ends now; tokens by seat as numbers of the six kinds."""
    kinds, taker = [], []
    for seat, counts in tokens.items():
        for kind, count in enumerate(counts):
            kinds += [NEIGHBORHOOD_NAMES[kind]] * count
            taker += [seat] * count
    rest = [name for name in NEIGHBORHOOD_NAMES for _ in range(10 - kinds.count(name))]
    taken = len(kinds)
    fields = {"tokens": kinds + rest, "taker": taker, "agenda": list(range(taken, taken + 5)), "blind": []}
    base = {"money": [0, 0, 0], "contacts": [[], [], []], "slush": [8, 8, 8]}
    return lay(stage="round-end", round_now=4, **{**base, **fields, **table})


def test_T43_tokens_and_what_is_left() -> None:
    """R60, R61, R62, R63, A37, A38."""
    game = ended({0: [2, 1, 1, 1, 1, 3]}, money=[7, 0, 0], contacts=[[3], [], []], favors={0: "booze"}, gems={1: (2,)})
    parts = {entry["source"]: entry["points"][0] for entry in game.outcome.breakdown if entry["source"] != "location"}
    assert parts["tokens"] == 9 and parts["sets"] == 1
    assert sum(parts[name] for name in ("money", "informants", "favors", "gems", "cards")) == 6
    assert game.outcome.scores[0] == 15 + 1 + 6, "and all six majorities (R64)"


def test_T44_a_tie_gives_no_majority() -> None:
    """R64."""
    game = ended({0: [3, 0, 0, 0, 0, 0], 1: [3, 1, 0, 0, 0, 0]})
    majority = [entry["points"] for entry in game.outcome.breakdown if entry["source"] == "majority"]
    assert majority[0] == [0, 0, 0] and majority[1] == [0, 1, 0]


def test_T45_more_gems_in_the_slush_fund_win_a_tie() -> None:
    """R66, A39: equal too, it is shared."""
    assert ended({}, slush=[4, 6, 2]).outcome.ranks == [2, 1, 3]
    assert ended({}, slush=[6, 6, 2]).outcome.winners == [0, 1]


def test_R65_locations_bring_their_points() -> None:
    assert ended({}, goons={0: "L11 L14", 1: "L44"}).outcome.scores == [9, 6, 0]


def test_R73_the_strawman_does_not_score() -> None:
    assert len(finish(new(2)).outcome.scores) == 2


def test_T53_every_color_keeps_its_16_gems() -> None:
    """R1, R11."""
    for players in (2, 3, 4):
        game = new(players)
        while not game.over:
            view = game.view()
            for color in range(3 if players == 2 else players):
                held = view["reserve"][color] + (view["slush"][color] if color < players else 0)
                assert held + sum(photo["gems"][color] for photo in view["photos"]) == 16
            question = game.question(game.to_act[0])
            game.play(question.seat, question.answers[-1])


def test_A23_when_no_token_is_left_a_blank_one_counts() -> None:
    """R5, R62."""
    fields = {"taker": [1] * 60, "agenda": [None] * 5, "supply": 60, "slush": [8, 8, 8]}
    game = lay(stage="surplus", round_now=4, favors={0: "booze booze booze"}, **fields)
    assert game.over and game.view()["tokens"][0]["blank"] == 2
