"""One legal game, dealt by hand, whose position every question of Criminals can be reached from; laid onto a house."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import malavita
from malavita.server.store.open import FILE
from malavita.server.store.store import PUT_ENTRY, PUT_MEMBER, PUT_TABLE
from malavita.server.tables.directory import new_code
from malavita.server.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Dealt,
    Setting,
    Wish,
    write_entry,
    write_setting,
)
from malavita.server.wire import Pace

from .house import OpenHouse

Given = tuple[int, str | dict[str, Any]]  # a seat, and its answer or what it says about a deal

LIVIA, BRUNO, ODETTE, SAM = range(4)
CAST = ("bruno", "odette", "sam", "rina", "omar")
DEAL = {
    "A": "c20 c11",
    "B": "c17 c23",
    "C": "c08 c24 c03",
    "D": "c32 c29 c15",
    "E": "c12 c13 c27",
    "F": "c02 c07 c14 c25",
    "G": "c16 c30 c04 c21",
    "H": "c26 c10 c05 c18 c01",
    "I": "c31 c28 c06 c19 c09",
}
# hideout, card, target and face; then whatever the card asks
MOVES = (
    "I c31 5:down; E c27 9:up; H c26 7:up; G c30 8:up; C c24 6:up; I c28 6:up; G c16 9:down; A c20 7:up; "
    "C c08 4:up pickpocket:take; A c11 3:up spy:hideout:F; H c10 6:up kill:2; H c05 7:up; E c12 2:up; E c13 5:down; B c23 4:down; "
    "F c07 9:down; F c25 9:down; G c21 2:up; pass"
)
# Livia's next move, as far as each of her questions
QUESTIONS = {
    "recruit": "",
    "hire": "D",
    "place": "D c15",
    "kill": "D c15 6:up",
    "pickpocket": "G c04 3:up",
    "spy": "I c19 2:up",
    "move": "H c18 8:up",
    "accomplice": "F c02",
    "boss": "B",
}
ALONE = "D c15 6:up kill:1; pass; pass"  # nobody else has a turn any more
LAST = "D c15 6:up kill:1; D c29 8:up; D c32 6:up; B c17 2:up; C c03 7:up; I c19 8:up spy:target:9; pass; pass; pass"


def opening() -> malavita.Game:
    """Four at the table, the cards dealt as above, Bruno begins."""
    piles = {hideout: cards.split() for hideout, cards in DEAL.items()}
    laid = {"players": 4, "pile": piles, "turn": BRUNO, "start": BRUNO}
    return malavita.position("criminals", laid, engine="python")


def answers(text: str) -> list[str]:
    """The codes of moves as they are written above."""
    found = []
    for move in text.split(";"):
        parts = move.split()
        names = ("recruit:", "hire:", "place:", "") if parts != ["pass"] else ("recruit:",)
        found += [f"{name}{part}" for name, part in zip(names, parts, strict=False)]
    return found


def played(codes: Sequence[str]) -> tuple[malavita.Game, list[tuple[int, str]]]:
    """The game after these answers, and who gave each."""
    game, given = opening(), []
    for code in codes:
        seat = game.to_act[0]
        game.play(seat, code)
        given.append((seat, code))
    return game, given


def lay(
    folder: Path, code: str, guest: str, opening: malavita.Game, given: Sequence[Given], beside: Sequence[str] = ()
) -> None:
    """Write the table into the store of a house, where it is found as if it had been played there."""
    bots = [Wish("bot", bot="random", character=name) for name in CAST[: opening.players - 1 - len(beside)]]
    people = [Wish("person", guest, name, "1") for name in ("Livia", *beside)]
    made = int(time.time() * 1000)
    setting = Setting(
        opening.name,
        "standard",
        opening.options,
        [*people, *bots],
        Pace(),
        False,
        "en",
        bool(beside),
        True,
        guest,
        bytes(16).hex(),
        made,
    )
    entries: list[AnyEntry] = [Began(save=opening.save())]
    entries += [entry_of(seat, said) for seat, said in given]
    with sqlite3.connect(folder / FILE) as store:
        store.execute(PUT_TABLE, (code, made, write_setting(setting), "playing", 0, None, made))
        store.execute(PUT_MEMBER, (code, guest))
        for seq, entry in enumerate(entries):
            store.execute(PUT_ENTRY, (code, seq, made, 0, write_entry(entry)))


def entry_of(seat: int, said: str | dict[str, Any]) -> AnyEntry:
    return Answered(seat=seat, code=said) if isinstance(said, str) else Dealt(seat=seat, said=said)


def sit_down_at(
    page: Page, house: OpenHouse, opening: malavita.Game, given: Sequence[Given], beside: Sequence[str] = ()
) -> str:
    """Come in as Livia and sit down at her table, after these answers, with others on one screen; returns its code."""
    page.goto(house.url)
    who = {"name": "Livia", "face": "1", "language": "en"}
    guest = page.request.post(f"{house.url}/api/guests", data=who, headers={"Origin": house.url}).json()["guest"]
    code = new_code()
    lay(house.folder, code, guest, opening, given, beside)
    page.goto(f"{house.url}/t/{code}")
    return code


def sit_down(page: Page, house: OpenHouse, moves: str, beside: Sequence[str] = ()) -> str:
    """Livia's table of Criminals after these moves."""
    return sit_down_at(page, house, opening(), played(answers(moves))[1], beside)


def at_question(page: Page, house: OpenHouse, question: str, beside: Sequence[str] = ()) -> None:
    """Livia's table at one of her questions; behind a curtain, if others share the screen."""
    begun = QUESTIONS[question]
    sit_down(page, house, f"{MOVES}; {begun}" if begun else MOVES, beside)
    page.wait_for_selector(".curtain" if beside else ".asked")


def at_the_end(page: Page, house: OpenHouse) -> str:
    """Livia's table after the last move; returns its code."""
    code = sit_down(page, house, f"{MOVES}; {LAST}")
    page.wait_for_selector("dialog .places")
    return code
