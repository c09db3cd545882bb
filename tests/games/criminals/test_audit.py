"""Whole games against the rules written afresh: every offer, every effect, every score, and the invariants T49, T50."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import malavita
from malavita.kernel.edition import Edition, parse

from .helpers import CARDS, STANDARD_TEXT, TARGETS, choices, new, random_play, told

LETTERS = "ABCDEFGHI"


def wild_deck() -> Edition:
    """Half of all henchmen act, there are four Bosses, and two players have the means to fill their rows."""
    text = STANDARD_TEXT.replace("piles = [2, 2, 3, 4, 5]\nmoney = 18", "piles = [4, 4, 4, 4, 4, 4, 4, 4]\nmoney = 40")
    cards = text.split("[[henchman]]")
    kinds = ["pickpocket", "accomplice", "swap", "killer", "spy", "boss"]
    for n in range(1, 25):
        cards[n] = cards[n].replace('special = "plain"', f'special = "{kinds[n % 6]}"')
    return parse("[[henchman]]".join(cards))


TABLES = [(2, None), (3, None), (4, None), (2, wild_deck())]
IDS = ["two", "three", "four", "wild"]


class Rules:
    """What 3.1 and 3.2 allow, from the true position alone."""

    def __init__(self, game: malavita.Game) -> None:
        self.cards = game.catalogue["cards"]
        truth = game.truth()
        self.truth = truth
        self.seat = truth["turn"]
        self.money = truth["money"][self.seat]
        self.piles = dict(zip(LETTERS, map(set, truth["pile"]), strict=True))
        self.rows: dict[int, dict[int, list[str]]] = {seat: {} for seat in range(truth["players"])}
        order = sorted(range(32), key=lambda n: truth["placed"][n])
        for n in order:
            if truth["spot"][n]:
                seat, target = map(int, truth["spot"][n].split("@"))
                self.rows[seat].setdefault(target, []).append(CARDS[n])

    def kind(self, card: str) -> str:
        return str(self.cards[card]["special"])

    def offers(self) -> set[str]:
        """Everything that may be answered now."""
        return {str(answer) for answer in getattr(self, f"may_{self.truth['ask']}")()}

    def may_recruit(self) -> list[str]:
        """R11, R12, R14."""
        return ["recruit:pass"] + [f"recruit:{h}" for h, pile in self.piles.items() if 0 < len(pile) <= self.money]

    def may_hire(self) -> list[str]:
        """R17 to R19."""
        pile = self.piles[self.truth["at"]]
        able = [card for card in pile if self.kind(card) != "boss" or len(pile) == 1]
        return [f"hire:{card}" for card in able if self.placements(card)]

    def may_place(self) -> list[str]:
        return self.placements(self.truth["hand"])

    def placements(self, card: str) -> list[str]:
        """3.2, points 1 to 7, without what the action is asked for."""
        mine = self.rows[self.seat]
        free = [target for target in TARGETS if target not in mine]
        stacks = list(mine)
        found = [f"place:{target}:up" for target in free]
        if self.kind(card) in ("accomplice", "killer") or (self.kind(card) == "swap" and free):
            found += [f"place:{target}:up" for target in stacks]
        if self.kind(card) != "boss" and self.money >= 1:
            found += [f"place:{target}:down" for target in free]
        return found

    def may_pickpocket(self) -> list[str]:
        """R33."""
        return ["pickpocket:take", "pickpocket:leave"]

    def may_kill(self) -> list[str]:
        """R36."""
        there = [seat for seat, row in self.rows.items() if seat != self.seat and self.truth["target"] in row]
        return ["kill:nobody"] + [f"kill:{seat}" for seat in there]

    def may_spy(self) -> list[str]:
        """R40."""
        targets = [f"spy:target:{target}" for target in TARGETS]
        return ["spy:nothing", *targets] + [f"spy:hideout:{h}" for h, pile in self.piles.items() if pile]

    def may_move(self) -> list[str]:
        """R26."""
        return [f"move:{target}" for target in TARGETS if target not in self.rows[self.seat]]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_section_3_2_exactly_the_legal_answers_are_offered(players: int, edition: Edition | None, seed: int) -> None:
    """R9 to R28 at every question of whole games, also with a deck full of specials."""
    game = new(players, seed=seed, edition=edition)
    for seat, _ in random_play(game, random.Random(seed)):
        assert choices(game, seat) == Rules(game).offers()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_T49_every_card_is_in_exactly_one_place(players: int, edition: Edition | None, seed: int) -> None:
    """At every moment, and at the end without a card in hand: piles, rows, killed, left out; 32 in all."""
    game = new(players, seed=seed, edition=edition)
    for _ in random_play(game, random.Random(seed), keen=seed % 2 == 0):
        assert places(game) == CARDS
        assert game.faults() == []
    assert game.truth()["hand"] is None
    assert places(game) == CARDS


def places(game: malavita.Game) -> list[str]:
    truth = game.truth()
    on_table = [card for card, spot in zip(CARDS, truth["spot"], strict=True) if spot]
    hand = [truth["hand"]] if truth["hand"] else []
    groups = [*truth["pile"], *truth["killed"], truth["left_out"], on_table, hand]
    return sorted(card for group in groups for card in group)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_T50_money_is_conserved(players: int, edition: Edition | None, seed: int) -> None:
    """Purses, and what the events tell of payments and gains, add up to what was handed out."""
    game = new(players, seed=seed, edition=edition)
    handed_out = sum(game.view()["money"])
    for _ in random_play(game, random.Random(seed)):
        paid = sum(event["price"] for event in told(game, "looked"))
        paid += sum(event["face"] == "down" for event in told(game, "placed"))
        gained = sum(event["money"] for event in told(game, "pocketed"))
        assert sum(game.view()["money"]) + paid - gained == handed_out


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_R43_to_R52_scored_afresh(players: int, edition: Edition | None, seed: int) -> None:
    """Scores and ranks by the rules as they are written, from the cards on the table."""
    game = new(players, seed=seed, edition=edition)
    for _ in random_play(game, random.Random(seed)):
        pass
    outcome = game.outcome
    assert outcome is not None
    scores = score_afresh(game)
    assert outcome.scores == scores
    standing = [(score, money) for score, money in zip(scores, game.view()["money"], strict=True)]
    assert outcome.ranks == [1 + sum(other > mine for other in standing) for mine in standing]
    assert told(game, "ended")[0] == {"kind": "ended", "seats": outcome.winners, "score": max(scores)}


def score_afresh(game: malavita.Game) -> list[int]:
    rules = Rules(game)
    scores = [0] * game.players
    for target in TARGETS:
        crews = {seat: row[target] for seat, row in rules.rows.items() if target in row}
        strengths = {seat: sum(rules.cards[card]["level"] for card in crew) for seat, crew in crews.items()}
        worth = max(0, target + sum(rules.cards[card]["modifier"] for crew in crews.values() for card in crew))
        best = [seat for seat, strength in strengths.items() if strength == max(strengths.values())]
        for seat in best:
            scores[seat] += worth // len(best)
    for gang in ("northside", "westside", "outfit"):
        counts = [
            sum(gang in rules.cards[card]["gangs"] for crew in rules.rows[seat].values() for card in crew)
            for seat in range(game.players)
        ]
        if max(counts) > 0 and counts.count(max(counts)) == 1:
            scores[counts.index(max(counts))] += game.catalogue["award"][game.players]
    return scores


@pytest.mark.parametrize(("players", "edition"), TABLES, ids=IDS)
def test_R30_what_lies_face_down_stays_so_and_what_lies_face_up_too(players: int, edition: Edition | None) -> None:
    game = new(players, seed=8, edition=edition)
    shown: set[str] = set()
    for _ in random_play(game, random.Random(8)):
        truth = game.truth()
        assert shown <= set(truth["shown"])
        shown = set(truth["shown"])
        down = {event["token"] for event in told(game, "placed") if event["face"] == "down"}
        assert down == {
            number for number, card in zip(truth["placed"], CARDS, strict=True) if number and card not in shown
        }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_ends_within_dealt_cards_and_players_turns(players: int) -> None:
    """Termination, 3.1: R20 apart, every turn takes a card or passes a player."""
    for seed in range(5):
        game = new(players, seed=seed)
        dealt = 32 - game.view()["left_out"]
        for _ in random_play(game, random.Random(seed)):
            pass
        kinds: Counter[Any] = Counter(event["kind"] for event in game.events())
        assert kinds["passed"] == players
        assert kinds["looked"] - kinds["hired-nobody"] == kinds["placed"] <= dealt


def test_the_wild_table_is_worth_its_name() -> None:
    """Everything that can happen happens in the games above."""
    kinds: set[str] = set()
    for seed in range(4):
        game = new(2, seed=seed, edition=wild_deck())
        for _ in random_play(game, random.Random(seed)):
            pass
        kinds |= {event["kind"] for event in game.events()}
    assert kinds >= {"hired-nobody", "pocketed", "killed", "moved", "spied-target", "spied-hideout", "revealed"}
