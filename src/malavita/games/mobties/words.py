"""Sentences of Mob Ties from the message files: questions, answers, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.speaker import Speaker as AnySpeaker
from ...kernel.spec import Refusal
from ...kernel.words import Words
from . import codes
from .box import GANGSTER_NAMES, KIND_NAMES, PLACE_NAMES, Box
from .codes import THOUSAND
from .dealwords import answer_args, question_args, term_sentence
from .respect import weight
from .state import (
    BAIL,
    BALLOT,
    BRIBE,
    DEFEND,
    DEST,
    DISCARD,
    GIFT,
    KEEP,
    LOSE,
    NONE,
    PROMISE,
    SHOOT,
    SHOP,
    SIEGE,
    TALK,
    TARGET,
    TIE,
    State,
)


class Speaker(AnySpeaker):
    """Words for one reader: places, gangsters, cards and money."""

    def vote(self, vote: int | str) -> str:
        """A ballot in words."""
        return self.seat(vote) if isinstance(vote, int) else self.say("vote-nobody")

    def place(self, name: str) -> str:
        """A place in words."""
        return self.say(f"place-{name}")

    def gangster(self, name: str) -> str:
        """A gangster in words."""
        return self.say(f"gangster-{name}")

    def card(self, name: str) -> str:
        """A Favor card in words."""
        return self.say(f"card-{name}")

    def fed(self, code: str) -> str:
        """An Agent card in words."""
        target, _, count = code.partition("+")
        if target in PLACE_NAMES:
            return self.say("fed-place", place=self.place(target), count=int(count))
        return self.say(f"fed-{target}")

    def money(self, dollars: int) -> str:
        """An amount of money."""
        return self.say("money", thousands=dollars // THOUSAND) if dollars else self.say("money-none")

    def terms(self, name: str) -> str:
        """The negotiation terms."""
        return self.say(f"terms-{name}")


ARGUMENTS = {
    "seat": "seat", "victim": "seat", "owner": "seat", "suspect": "seat", "don": "seat", "winner": "seat",
    "seats": "seats", "tied": "seats", "parties": "seats", "place": "place",
    "gangster": "gangster", "passenger": "gangster",
    "card": "card", "other": "card", "bottom": "card", "vote": "vote", "amount": "money", "cash": "money",
    "gangsters": "money", "total": "money", "terms": "terms", "from": "place",
}  # fmt: skip
FED_CARDS = ("fed-drawn", "closed", "peeked", "told")


def unit_of(kind: str, key: str) -> str:
    """What an argument of a message is."""
    if kind in FED_CARDS and key in ("card", "second", "third"):
        return "fed"
    if key == "to":
        return "seat" if kind in ("gave", "deal-paid", "told") else "place"
    return ARGUMENTS.get(key, "")


def wording(words: Words, language: str, box: Box, what: str, about: Any, names: Mapping[int, str]) -> str:
    """A question, answer, event or refusal as a sentence."""
    return str(SENTENCES[what](Speaker(words, language, box, names), about))


def spoken(speaker: Speaker, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """All arguments of a message in words."""
    return {key: speaker.argument(unit_of(kind, key), value) for key, value in values.items() if key != "kind"}


# --- events

SECRETS = ("low", "card", "role")


def event_sentence(speaker: Speaker, event: Mapping[str, Any]) -> str:
    """What happened, as the reader may know it."""
    kind = event["kind"]
    args = spoken(speaker, kind, event)
    secret = next((key for key in SECRETS if key in event), None)
    args["known"] = "no" if secret and event[secret] is None else "yes"
    if "low" in event:
        args["cards"] = speaker.list([speaker.card(name) for name in [*(event["low"] or []), *(event["high"] or [])]])
        del args["low"], args["high"]
    if kind in ("peeked", "told"):
        seen = [event[key] for key in ("card", "second", "third") if event[key] is not None]
        args["cards"] = speaker.list([speaker.fed(code) for code in seen])
        args["known"] = "yes" if seen else "no"
    if kind == "counted":
        found = [f"{speaker.seat(n)} {votes}" for n, votes in enumerate(event["votes"]) if votes]
        args |= {"votes": speaker.list(found), "any": "yes" if found else "no"}
    if kind in ("deal-term", "term-ended"):
        args |= {"term": term_sentence(speaker, event["term"]), "number": event["number"] + 1}
    for key in ("seats", "tied"):
        if isinstance(event.get(key), list):
            args[f"{key}_count"] = len(event[key])
    for key in ("passenger", "bottom", "other", "gangster"):
        if key in event:
            args[f"{key}_there"] = "no" if event[key] is None else "yes"
    return speaker.say(f"event-{kind}", **args)


# --- refusals


def refusal_sentence(speaker: Speaker, refusal: Refusal) -> str:
    """Why an answer is refused."""
    args = spoken(speaker, "refusal", {key: value for key, value in refusal.args.items() if key != "kind"})
    if "kind" in refusal.args:
        args["question"] = refusal.args["kind"]
    return speaker.say(f"refusal-{refusal.key}", **args)


# --- questions


def question_sentence(speaker: Speaker, about: tuple[State, int, int]) -> str:
    """What a seat is asked."""
    s, seat, kind = about
    args: dict[str, Any] = {"cash": speaker.money(s.cash[seat] * THOUSAND)}
    args |= subject(speaker, s, seat, kind)
    return speaker.say(f"question-{codes.QUESTION_NAMES[kind]}", **args)


def subject(speaker: Speaker, s: State, seat: int, kind: int) -> dict[str, Any]:
    """What the question is about."""
    if kind in (TALK, BALLOT, TIE):
        return test_words(speaker, s, seat)
    if kind == KEEP:
        return {"gift": gift_role(s, seat), "seat": other_party(speaker, s, seat)}
    if kind == BRIBE:
        return {"amount": speaker.money(speaker.box.racket[s.players, s.place] * THOUSAND), "count": s.heat}
    if kind == SHOP:
        return {"price": speaker.money(speaker.box.card_price * THOUSAND)}
    if kind == DISCARD:
        return {"which": "first" if s.plan_card == NONE else "second"}
    if kind == DEST:
        return {"gangster": speaker.gangster(GANGSTER_NAMES[s.plan_piece])}
    if kind == SHOOT:
        return {"last": "yes" if s.stage == SIEGE else "no", **siege_words(speaker, s)}
    if kind >= PROMISE:
        return question_args(speaker, s, seat, kind)
    return attack_words(speaker, s, kind)


def attack_words(speaker: Speaker, s: State, kind: int) -> dict[str, Any]:
    """What is lost, with which card, against what."""
    if kind == LOSE:
        place = s.place if s.stage == SIEGE else s.scene
        return {"how": "arrest" if s.stage == SIEGE else "death", "place": speaker.place(PLACE_NAMES[place])}
    if kind == DEFEND:
        aimed = {} if s.mark == NONE else {"gangster": speaker.gangster(GANGSTER_NAMES[s.mark])}
        return {
            "card": speaker.card(KIND_NAMES[s.strike]),
            "level": speaker.box.level[s.strike],
            "place": speaker.place(PLACE_NAMES[s.scene]),
            "aimed": "yes" if aimed else "no",
            "gangster": "",
            **aimed,
        }
    return {"card": speaker.card(KIND_NAMES[s.plan_card])} if s.plan_card != NONE else {}


def test_words(speaker: Speaker, s: State, seat: int) -> dict[str, Any]:
    """Which test it is, where, and what one's vote counts."""
    here = s.place != NONE
    return {
        "test": codes.TESTS[s.stage],
        "place": speaker.place(PLACE_NAMES[s.place]) if here else "",
        "here": "yes" if here else "no",
        "votes": weight(s, speaker.box, seat) if here else 0,
    }


def siege_words(speaker: Speaker, s: State) -> dict[str, Any]:
    """Where the agents are."""
    if s.stage == SIEGE:
        return {"place": speaker.place(PLACE_NAMES[s.place]), "count": s.agents[s.place]}
    return {"place": "", "count": 0}


def gift_role(s: State, seat: int) -> str:
    """Whether a card is kept for oneself after a purchase, by the Don, or by the receiver who chooses."""
    if s.stage != GIFT:
        return "none"
    return "receiver" if seat == s.plan_seat else "don"


def other_party(speaker: Speaker, s: State, seat: int) -> str:
    """Who gets the other card."""
    if s.stage != GIFT:
        return ""
    return speaker.seat(s.don if seat == s.plan_seat else s.plan_seat)


# --- answers


def answer_sentence(speaker: Speaker, about: tuple[State, int, int, int]) -> str:
    """What a seat may answer."""
    s, seat, kind, number = about
    declared = codes.KINDS_OF_QUESTIONS[kind]
    given = dict(declared.args(speaker.box, number))
    if kind == KEEP:
        card = codes.kind_of_card(speaker.box, s.offered[number])
        same = codes.kind_of_card(speaker.box, s.offered[1 - number]) == card
        return speaker.say("answer-keep-card", card=speaker.card(card), number=number + 1, same="yes" if same else "no")
    args = spoken(speaker, "answer", given) | detail(speaker, s, seat, kind, number)
    return speaker.say(f"answer-{declared.name}-{'-'.join(key for key in given)}", **args)


def detail(speaker: Speaker, s: State, seat: int, kind: int, number: int) -> dict[str, Any]:
    """What else is worth saying about an answer."""
    box = speaker.box
    if kind == BALLOT:
        return {"test": codes.TESTS[s.stage], "own": "yes" if number == seat else "no"}
    if kind == TIE:
        return {"own": "yes" if number == seat else "no"}
    if kind == BAIL and number < len(GANGSTER_NAMES):
        return {"amount": speaker.money(box.bail[number] * THOUSAND)}
    if kind == BRIBE:
        return {"amount": speaker.money(box.racket[s.players, s.place] * THOUSAND), "count": s.heat}
    if kind == SHOP:
        prices = (0, box.card_price, 0, box.soldier_price, box.sicilian_price)
        return {"amount": speaker.money(prices[number] * THOUSAND)}
    if kind == TARGET:
        return {"card": speaker.card(KIND_NAMES[s.plan_card])}
    return answer_args(speaker, s, kind, number) if kind == TALK or kind >= PROMISE else {}


SENTENCES: dict[str, Any] = {
    "event": event_sentence,
    "refusal": refusal_sentence,
    "question": question_sentence,
    "answer": answer_sentence,
}
