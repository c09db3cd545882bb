"""Laying out tables for rulings: short words in, games out.

Rows and piles are written as in the notation: `"c20 c05"` is c20 with c05 on top, a trailing `v` means face-down.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import malavita
from malavita.games.registry import edition_path
from malavita.kernel.edition import Edition, parse

CARDS = [f"c{n:02}" for n in range(1, 33)]
TARGETS = [2, 3, 4, 5, 6, 7, 8, 9]
PLAIN = ["c03", "c06", "c07", "c09", "c12", "c13", "c16", "c17"]  # eight henchmen without a special
STANDARD_TEXT = edition_path("criminals", "standard").read_text("utf-8")

# Henchmen that many rulings speak of: level(modifier).
PICKPOCKET, ACCOMPLICE_1, ACCOMPLICE, KILLER, SPY, SWAP, BOSS = "c04", "c02", "c05", "c10", "c11", "c14", "c32"

Rows = Mapping[int, Mapping[int, str]]


def new(players: int = 2, seed: int = 1, **more: Any) -> malavita.Game:
    """A fresh game on the interpreted engine."""
    return malavita.new("criminals", players, seed=seed, engine="python", **more)


def lay(
    players: int = 2,
    rows: Rows | None = None,
    piles: Mapping[str, str] | None = None,
    money: list[int] | None = None,
    turn: int = 0,
    out: str | None = None,
    killed: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    edition: Edition | None = None,
    **fields: Any,
) -> malavita.Game:
    """A table with these cards; without `piles` they are empty.

    With `out` exactly these cards are left out, and all others not named were killed face-up long ago, so that the
    unknown cards of the table are few.
    """
    piles = {hideout: cards.split() for hideout, cards in (piles or {}).items()}
    placed = _placed(rows or {}, killed or {})
    used = {card for card, _, _ in placed} | {card for cards in piles.values() for card in cards}
    used |= {fields["hand"]} if fields.get("hand") else set()
    gone = {seat: [c.rstrip("v") for c in cards.split()] for seat, cards in (killed or {}).items()}
    if out is not None:
        spare = [card for card in CARDS if card not in used | set(out.split())]
        gone[0] = gone.get(0, []) + spare
        placed += [(card, None, False) for card in spare]
    laid = {
        "players": players,
        "turn": turn,
        "start": turn,
        "pile": piles,
        "spot": {card: spot for card, spot, _ in placed if spot},
        "killed": gone,
        "placed": {card: n for n, (card, _, _) in enumerate(placed, 1)},
        "shown": [card for card, _, face_down in placed if not face_down],
        **fields,
    }
    if money is not None:
        laid["money"] = money
    return malavita.position("criminals", laid, engine="python", options=options or {}, edition=edition)


def _placed(rows: Rows, killed: Mapping[int, str]) -> list[tuple[str, str | None, bool]]:
    found: list[tuple[str, str | None, bool]] = []
    for seat, row in rows.items():
        for target, stack in row.items():
            found += [(card.rstrip("v"), f"{seat}@{target}", card.endswith("v")) for card in stack.split()]
    for cards in killed.values():
        found += [(card.rstrip("v"), None, card.endswith("v")) for card in cards.split()]
    return found


def full_row(cards: Iterable[str] = PLAIN) -> dict[int, str]:
    """One henchman at every target."""
    return dict(zip(TARGETS, cards, strict=True))


def holding(card: str, **table: Any) -> malavita.Game:
    """A table where seat 0 has just taken this card out of hideout A, which is now empty."""
    return lay(at="A", hand=card, **table)


def play(game: malavita.Game, *answers: str) -> malavita.Game:
    """Give these answers, each as `seat answer` or, for the seat that is asked, as the answer alone."""
    for answer in answers:
        seat, _, code = answer.rpartition(" ")
        game.play(int(seat) if seat else game.to_act[0], code)
    return game


def choices(game: malavita.Game, seat: int = 0) -> set[str]:
    """The codes that this seat may answer now."""
    question = game.question(seat)
    return set() if question is None else {answer.code for answer in question.answers}


def kind(game: malavita.Game, seat: int = 0) -> str | None:
    """What kind of question this seat is asked."""
    question = game.question(seat)
    return question and question.kind


def row(game: malavita.Game, seat: int, viewer: int | None = -1) -> dict[int, str]:
    """The occupied targets of a row in the words of `lay`; by default as its owner sees it, `?` is unknown."""
    view = game.view(seat if viewer == -1 else viewer)
    stacks = dict(zip(view["targets"], view["rows"][seat], strict=True))
    return {target: " ".join(_face(card) for card in stack) for target, stack in stacks.items() if stack}


def lost(game: malavita.Game, seat: int, viewer: int | None = -1) -> str:
    """The killed henchmen of a seat, by default as their owner knows them."""
    return " ".join(_face(card) for card in game.view(seat if viewer == -1 else viewer)["killed"][seat])


def _face(card: Mapping[str, Any]) -> str:
    return (card["card"] or "?") + ("v" if card["face"] == "down" else "")


def pile(game: malavita.Game, hideout: str) -> set[str]:
    """What truly lies in a hideout."""
    return set(game.truth()["pile"]["ABCDEFGHI".index(hideout)])


def left(game: malavita.Game) -> dict[str, int]:
    """How many cards everybody sees in the hideouts in use."""
    return {entry["hideout"]: entry["cards"] for entry in game.view()["hideouts"]}


def kinds_told(game: malavita.Game, seat: int | None = None) -> list[str]:
    """The kinds of all events so far."""
    return [event["kind"] for event in game.events(seat)]


def told(game: malavita.Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind, as a seat was told them."""
    return [event for event in game.events(seat) if event["kind"] == kind]


def all_pass(game: malavita.Game) -> malavita.Outcome:
    """Everybody passes; returns the result."""
    while not game.over:
        game.play(game.to_act[0], "recruit:pass")
    assert game.outcome is not None
    return game.outcome


def scored(rows: Rows, players: int = 2, money: list[int] | None = None, **table: Any) -> malavita.Outcome:
    """The result when the game ends with these rows."""
    return all_pass(lay(players, rows, money=money or [0] * players, **table))


def at_target(outcome: malavita.Outcome, value: int) -> dict[str, Any]:
    """How the points of one target fell."""
    return next(entry for entry in outcome.breakdown if entry.get("target") == value)


def of_gang(outcome: malavita.Outcome, gang: str) -> dict[str, Any]:
    """How the points of one gang fell."""
    return next(entry for entry in outcome.breakdown if entry.get("gang") == gang)


def random_play(game: malavita.Game, dice: random.Random, keen: bool = True) -> Iterator[tuple[int, str]]:
    """Play at random to the end, telling seat and answer before it is given; the keen pass only when they must."""
    while not game.over:
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        codes = [answer.code for answer in question.answers]
        code = dice.choice(codes[1:] if keen and question.kind == "recruit" and len(codes) > 1 else codes)
        yield seat, code
        game.play(seat, code)


# --- decks of our own


def deck(**changes: Mapping[str, Any]) -> Edition:
    """The standard edition with some henchmen changed: `deck(c31={"special": "boss"})`."""
    text = STANDARD_TEXT
    for card, values in changes.items():
        for key, value in values.items():
            text = changed(text, card, key, value)
    return parse(text.replace('edition = "standard"', 'edition = "changed"'))


def changed(text: str, card: str, key: str, value: Any) -> str:
    """The text of an edition file with one value of one henchman changed."""
    written = f'"{value}"' if isinstance(value, str) else str(value)
    pattern = rf'(id = "{card}"\n(?:\w+ = .*\n)*?{key} = ).*'
    text, times = re.subn(pattern, lambda found: found[1] + written, text)
    assert times == 1, f"no {key} of {card} in the edition file"
    return text
