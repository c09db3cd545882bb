"""Sentences of Mafiozoo from the message files: questions, answers, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.speaker import Speaker as AnySpeaker
from ...kernel.spec import Refusal
from ...kernel.words import Words
from . import codes
from .box import NEIGHBORHOOD_NAMES, Box
from .bribery import card_limit
from .favors import price
from .state import BRIBE, INFORM, ONWARD, PAY_PRICE, PAYMENT, PHOTO, TOKEN, USE, WINDOW, State
from .table import type_of


class Speaker(AnySpeaker):
    """Words for one reader: characters, cards and places."""

    def character(self, number: int) -> str:
        """A character in words."""
        return self.say("character-described", number=number, name=self.say(f"character-{number}"))

    def card(self, kind: str) -> str:
        """A type of Bribery card in words."""
        return (
            self.say("card-secret") if kind == "S" else self.say("card-targeted", character=self.character(int(kind)))
        )

    def location(self, code: str) -> str:
        """A location in words."""
        return self.say(f"location-{code}")

    def favor(self, name: str) -> str:
        """A favor in words."""
        return self.say(f"favor-{name}")

    def neighborhood(self, name: str) -> str:
        """A neighborhood in words."""
        return self.say(f"neighborhood-{name}")

    def source(self, name: str) -> str:
        """The Reserve or the Slush Fund."""
        return self.say(f"source-{name}")

    def kinds(self, counts: Mapping[str, int]) -> str:
        """Tokens by kind."""
        parts = [f"{count} × {self.neighborhood(name)}" for name, count in counts.items() if count]
        return self.list(parts)


ARGUMENTS = {
    "seat": "seat", "first": "seat", "seats": "seats", "leaders": "seats", "second": "seats", "free": "seats",
    "payers": "seats", "character": "character", "third": "character", "card": "card", "cards": "cards",
    "location": "location", "favor": "favor", "other": "favor", "neighborhood": "neighborhood", "source": "source",
    "kinds": "kinds",
}  # fmt: skip
SPECIAL = {
    ("strawman-showed", "second"): "character",
    ("moved-on", "to"): "character",
    ("gems-left", "to"): "source",
    ("refusal", "to"): "character",
}


def wording(words: Words, language: str, box: Box, what: str, about: Any, names: Mapping[int, str]) -> str:
    """A question, answer, event or refusal as a sentence."""
    return str(SENTENCES[what](Speaker(words, language, box, names), about))


def spoken(speaker: Speaker, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """All arguments of a message in words."""
    units = {key: SPECIAL.get((kind, key), ARGUMENTS.get(key, "")) for key in values}
    return {key: speaker.argument(units[key], value) for key, value in values.items() if key != "kind"}


def event_sentence(speaker: Speaker, event: Mapping[str, Any]) -> str:
    """What happened, as the reader may know it."""
    kind = event["kind"]
    args = spoken(speaker, kind, event)
    secret = next((key for key in ("cards", "card", "neighborhood", "character") if key in event), None)
    args["known"] = "no" if secret and event[secret] is None else "yes"
    args["placed"] = "no" if event.get("location", "") is None else "yes"
    for key in ("seats", "leaders", "second", "free", "payers"):
        if isinstance(event.get(key), list):
            args[f"{key}_count"] = len(event[key])
    if kind == "offered":
        args["offers"] = speaker.list([f"{speaker.seat(n)} {gems}" for n, gems in enumerate(event["offers"]) if gems])
    if kind == "turned-up":
        args["size"] = sum(event["kinds"].values())
    return speaker.say(f"event-{kind}", **args)


def refusal_sentence(speaker: Speaker, refusal: Refusal) -> str:
    """Why an answer is refused."""
    args = spoken(speaker, "refusal", {key: value for key, value in refusal.args.items() if key != "kind"})
    if "kind" in refusal.args:
        args["question"] = refusal.args["kind"]
    return speaker.say(f"refusal-{refusal.key}", **args)


def question_sentence(speaker: Speaker, about: tuple[State, int, int]) -> str:
    """What a seat is asked."""
    s, seat, kind = about
    args: dict[str, Any] = {"reserve": s.reserve[seat], "slush": s.slush[seat], "money": s.money[seat]}
    args |= plan_words(speaker, s, seat, kind)
    return speaker.say(f"question-{codes.QUESTION_NAMES[kind]}", **args)


def plan_words(speaker: Speaker, s: State, seat: int, kind: int) -> dict[str, Any]:
    """What the question is about."""
    box = speaker.box
    if kind in (USE, PHOTO, ONWARD):
        args = {"card": speaker.card(codes.card_type(box, type_of(s.plan_card))), "gems": s.plan_gems}
        if kind == USE:
            args["limit"] = card_limit(s, box, seat)
        if kind == ONWARD:
            last = s.plan_length - 1
            args |= {"character": speaker.character(s.plan_photo[last] + 1), "here": s.plan_stays[last]}
        return args
    if kind in (INFORM, PAY_PRICE):
        args = {"character": speaker.character(s.person + 1)}
        return args | ({"price": price(s, box, seat)} if kind == PAY_PRICE else {})
    if kind == TOKEN:
        return {"count": s.due_tokens}
    if kind == PAYMENT:
        return {"location": speaker.location(codes.location(box, s.plan_goon))}
    return {}


def answer_sentence(speaker: Speaker, about: tuple[State, int, int, int]) -> str:
    """What a seat may answer."""
    s, seat, kind, number = about
    declared = codes.KINDS_OF_QUESTIONS[kind]
    given = dict(declared.args(speaker.box, number))
    args = spoken(speaker, "answer", given)
    if kind in (BRIBE, WINDOW) and "location" in given:
        return speaker.say(f"answer-{declared.name}-location", **bonus_words(speaker, s, given))
    if kind == TOKEN and "place" in given:
        args["neighborhood"] = speaker.neighborhood(NEIGHBORHOOD_NAMES[s.tokens[s.agenda[number]]])
    if kind == PAY_PRICE:
        args["price"] = price(s, speaker.box, seat)
    return speaker.say(f"answer-{declared.name}-{next(iter(given))}", **args)


def bonus_words(speaker: Speaker, s: State, given: Mapping[str, Any]) -> dict[str, Any]:
    """Which location places a gem on whom."""
    photo = given.get("character", s.visited + 1)
    return {"location": speaker.location(given["location"]), "character": speaker.character(photo)}


SENTENCES: dict[str, Any] = {
    "event": event_sentence,
    "refusal": refusal_sentence,
    "question": question_sentence,
    "answer": answer_sentence,
}
