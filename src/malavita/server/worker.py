"""A bot's worker: reads what a seat may know and writes its answer.

It is a process of its own and is told nothing else, so a bot cannot see more than its seat does.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from typing import Any

import msgspec

from ..bots.base import Bot, Seen, make
from ..kernel.question import Answer, Question
from .helping import answer_each, end_with_the_house, messages


class Plain(msgspec.Struct):
    """One answer without words."""

    id: int
    code: str
    args: dict[str, Any]


class Task(msgspec.Struct):
    """All that a seat may know when it is asked."""

    number: int
    game: str
    level: str
    seat: int
    view: dict[Any, Any]
    catalogue: dict[Any, Any]
    kind: str
    answers: list[Plain]
    seed: str
    deal: dict[Any, Any] | None = None  # an offer to consider, instead of a question


class Reply(msgspec.Struct):
    """The code of the answer."""

    number: int
    code: str


@cache
def bot(level: str, game: str) -> Bot:
    """A bot, made once."""
    return make(level, game)


def think(task: Task) -> Reply:
    """Let the bot choose; a bot that knows nothing of deals declines them."""
    if task.deal is not None:
        judge = getattr(bot(task.level, task.game), "consider", None)
        word = judge(task.view, task.seat, task.deal, task.catalogue) if judge else "decline"
        return Reply(task.number, word)
    answers = [Answer(plain.id, plain.code, plain.args) for plain in task.answers]
    question = Question(task.seat, task.kind, answers, lambda language, names: task.kind)
    chosen = bot(task.level, task.game).choose(
        Seen(task.seat, task.view, question, task.catalogue), Random(task.seed)
    )  # fmt: skip
    return Reply(task.number, chosen.code)


def main() -> None:
    """Answer until the line is closed."""
    end_with_the_house()
    decoder = msgspec.msgpack.Decoder(Task)
    answer_each(messages(sys.stdin.buffer), lambda task: think(decoder.decode(task)))


if __name__ == "__main__":
    main()
