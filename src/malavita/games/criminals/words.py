"""Sentences of Criminals from the message files: questions, answers, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.bits import has
from ...kernel.speaker import Speaker as AnySpeaker
from ...kernel.spec import Refusal
from ...kernel.words import Words
from . import codes
from .box import GANG_LETTERS, GANG_NAMES, KINDS, Box
from .edition import CARD_CODES
from .state import MOVE, NONE, PLACE, State


class Speaker(AnySpeaker):
    """Words for one reader: cards, hideouts and targets."""

    def card(self, code: str) -> str:
        """A henchman in words: name, level, modifier, gangs, special."""
        number = CARD_CODES.index(code)
        gangs = [self.say(f"gang-{GANG_NAMES[n]}") for n in range(len(GANG_LETTERS)) if has(self.box.gangs[number], n)]
        special = KINDS[self.box.special[number]]
        parts = [self.say(f"kind-{special}")] if special != "plain" else []
        return self.say(
            "card-described",
            name=self.say(f"card-{code}"),
            level=self.box.level[number],
            modifier=f"{self.box.modifier[number]:+d}".replace("-", "−"),
            modified="yes" if self.box.modifier[number] else "no",
            about=", ".join(parts + gangs),
            plain="no" if parts + gangs else "yes",
        )

    def hideout(self, letter: str) -> str:
        """A hideout in words."""
        return self.say("hideout-described", letter=letter, name=self.say(f"hideout-{letter}"))

    def target(self, value: int) -> str:
        """A target in words."""
        place = [self.box.value[n] for n in range(8)].index(value) + 1
        return self.say("target-described", value=value, name=self.say(f"target-{place}"))

    def gang(self, name: str) -> str:
        """A gang in words."""
        return self.say(f"gang-{name}")


ARGUMENTS = {
    "seat": "seat", "victim": "seat", "seats": "seats", "card": "card", "cards": "cards", "shown": "cards",
    "hideout": "hideout", "target": "target", "to": "target", "gang": "gang",
}  # fmt: skip


def wording(words: Words, language: str, box: Box, what: str, about: Any, names: Mapping[int, str]) -> str:
    """A question, answer, event or refusal as a sentence."""
    speaker = Speaker(words, language, box, names)
    return str(SENTENCES[what](speaker, about))


def event_sentence(speaker: Speaker, event: Mapping[str, Any]) -> str:
    """What happened, as the reader may know it."""
    args = {key: speaker.argument(ARGUMENTS.get(key, ""), value) for key, value in event.items() if key != "kind"}
    known = event.get("cards") is not None or event.get("card") is not None
    several = len(event["seats"]) if "seats" in event else 1
    count = len(event["cards"]) if event.get("cards") is not None else event.get("count", 0)
    args |= {"known": "yes" if known else "no", "several": several, "size": count}
    if "shown" in event:
        args |= {"open": len(event["shown"]), "own": "yes" if event["victim"] == event["seat"] else "no"}
    return speaker.say(f"event-{event['kind']}", **args)


def refusal_sentence(speaker: Speaker, refusal: Refusal) -> str:
    """Why an answer is refused."""
    args = {key: speaker.argument(ARGUMENTS.get(key, ""), value) for key, value in refusal.args.items()}
    return speaker.say(f"refusal-{refusal.key}", **args)


def question_sentence(speaker: Speaker, about: tuple[State, int, int]) -> str:
    """What a seat is asked."""
    s, seat, kind = about
    args: dict[str, Any] = {"money": s.money[seat]}
    if s.at != NONE:
        args |= {"hideout": speaker.hideout(codes.hideout(speaker.box, s.at)), "left": s.left[s.at]}
    if kind >= PLACE:
        args["card"] = speaker.card(codes.card(speaker.box, s.hand))
    if s.target != NONE:
        args["target"] = speaker.target(codes.target(speaker.box, s.target))
    return speaker.say(f"question-{codes.KINDS_OF_QUESTIONS[kind].name}", **args)


def answer_sentence(speaker: Speaker, about: tuple[State, int, int, int]) -> str:
    """What a seat may answer."""
    s, seat, kind, number = about
    declared = codes.KINDS_OF_QUESTIONS[kind]
    given = declared.args(speaker.box, number)
    args = {key: speaker.argument(ARGUMENTS.get(key, ""), value) for key, value in given.items()}
    key = f"answer-{declared.name}-{next(iter(given))}"
    if "hideout" in given:
        args["price"] = s.left["ABCDEFGHI".index(given["hideout"])]
    if kind == PLACE:
        args["own"] = own_stack(s, speaker.box, seat, number % 8)
    if kind in (PLACE, MOVE):
        args["held"] = KINDS[speaker.box.special[s.hand]]
    return speaker.say(key, **args)


def own_stack(s: State, box: Box, seat: int, target: int) -> str:
    """Whether the seat has henchmen at a target, as messages ask for it."""
    return "yes" if has(s.occupied[seat], target) else "no"


SENTENCES: dict[str, Any] = {
    "event": event_sentence,
    "refusal": refusal_sentence,
    "question": question_sentence,
    "answer": answer_sentence,
}
