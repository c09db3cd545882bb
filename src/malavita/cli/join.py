"""`malavita join`: sit down at a table of a server, line by line, in words; also for screen readers and scripts."""

from __future__ import annotations

import argparse
import asyncio
import sys
from random import Random
from typing import Any

from ..kernel.errors import MalavitaError
from .options import Commands

TALK = "When you are asked: a number answers, '@ words' speaks to everybody, '@Leo words' whispers to Leo."


def add_to(commands: Commands) -> None:
    """Declare the command."""
    from .main import add_language

    command = commands.add_parser("join", help="sit down at a server's table, line by line", epilog=TALK)
    command.add_argument("url", help="the server, as http://house:8000")
    command.add_argument("table", help="the table's code")
    command.add_argument("--name", default="Guest", help="what you are called")
    command.add_argument("--token", default="", help="who you are already, instead of a name")
    command.add_argument("--watch", action="store_true", help="look on without a seat")
    command.add_argument("--random", action="store_true", help="let chance answer")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play until the end."""
    from ..client import ServerRefused

    try:
        return asyncio.run(play(given))
    except ServerRefused as error:
        raise MalavitaError(error.text) from None


async def play(given: argparse.Namespace) -> int:
    """Tell what happens, ask what is asked."""
    from ..client import Door, TableClient

    door = Door(given.url, given.token, given.language)
    if not given.token:
        door = await Door.come_in(given.url, given.name, given.language)
    code = given.table.rsplit("/", 1)[-1].upper()
    if not given.watch:
        await door.sit(code)
    told = heard = 0
    async with TableClient(door, code, language=given.language) as table:
        async for update in table.updates():
            told = tell(update, told)
            heard = hear(table.news, heard, update["room"]["seats"])
            if update["end"]:
                print(" : ".join(map(str, update["end"]["scores"])))
                return 0
            if update["room"]["phase"] == "closed":
                return 1
            if update["question"]:
                await answer(table, update, given.random)
    return 0


def tell(update: dict[str, Any], told: int) -> int:
    """Print the lines that are new; returns how many were told in all."""
    lines = update["lines"] or []
    fresh = lines[max(0, told - update["first"]) :]
    for line in fresh:
        print(line, flush=True)
    return int(update["first"] + len(lines))


def hear(news: list[dict[str, Any]], heard: int, seats: list[dict[str, Any]]) -> int:
    """Print what was said since, a whisper with whom it is for; returns how much was heard in all."""
    for each in news[min(heard, len(news)) :]:
        if each["text"]:
            whisper = f" → {seats[each['args']['to']]['name']}" if "to" in each["args"] else ""
            print(f"{each['name']}{whisper}: {each['text']}" if each["name"] else each["text"], flush=True)
    return len(news)


async def answer(table: Any, update: dict[str, Any], chance: bool) -> None:
    """Ask the question and send the answer; a refusal is told, and the question comes again."""
    from ..client import ServerRefused

    answers = update["question"]["answers"]
    print(update["question"]["text"])
    for number, choice in enumerate(answers, 1):
        print(f"  {number}  {choice['text']}")
    chosen = Random().choice(answers) if chance else await choose(table, answers)
    try:
        await table.answer(chosen["code"], update["version"])
    except ServerRefused as error:
        print(error.text)


async def choose(table: Any, answers: list[dict[str, Any]]) -> dict[str, Any]:
    """Read a number, without holding up the line to the server; until then, talk."""
    while True:
        line = await asyncio.to_thread(sys.stdin.readline)
        if not line:
            raise MalavitaError("no more answers: the table goes on without you")
        if line.strip().isdecimal() and 1 <= int(line) <= len(answers):
            return answers[int(line) - 1]
        if line.startswith("@"):
            await talk(table, line[1:].rstrip())


async def talk(table: Any, line: str) -> None:
    """Say ` words` to everybody, `Leo words` to Leo alone; to a name that nobody has, nothing is said."""
    from ..client import ServerRefused

    names = {seat["name"]: seat["seat"] for seat in table.update["room"]["seats"] if seat["name"]}
    meant = [name for name in names if line.casefold().startswith(f"{name} ".casefold())]
    name = max(meant, key=len, default="")
    if not name and not line.startswith(" "):
        print(" ".join(f"@{name}" for name in names))
        return
    try:
        await table.say(line[len(name) :].strip(), names.get(name))
    except ServerRefused as error:
        print(error.text)
