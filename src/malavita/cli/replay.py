"""`malavita replay` and `malavita verify`: read a saved game again, and prove its shuffles."""

from __future__ import annotations

import argparse

from ..api import load
from ..games import registry
from ..kernel.errors import MalavitaError
from ..kernel.game import Game
from ..kernel.replay import commitment, mixed_key, read_save
from .options import Commands, add_json, print_json, read_text


def add_to(commands: Commands) -> None:
    """Declare both commands."""
    from .main import add_language

    command = commands.add_parser("replay", help="tell a saved game again")
    command.add_argument("file", help="a save file, or - for standard input")
    command.add_argument("--seat", default="public", help="through whose eyes: a seat from 0, or public (default)")
    command.add_argument("--notation", action="store_true", help="in short notation instead of sentences")
    add_language(command)
    add_json(command)
    command.set_defaults(run=run_replay)
    command = commands.add_parser(
        "verify", help="prove that a saved game was played by the rules and dealt as promised"
    )
    command.add_argument("file", help="a save file, or - for standard input")
    command.add_argument("--commitment", help="the promise that was shown when the table opened")
    add_json(command)
    command.set_defaults(run=run_verify)


def viewer(text: str, game: Game) -> int | None:
    """The seat through whose eyes a game is told."""
    if text == "public":
        return None
    if not text.isdecimal() or int(text) >= game.players:
        raise MalavitaError(f"--seat is public or a number from 0 to {game.players - 1}, not {text!r}")
    return int(text)


def run_replay(given: argparse.Namespace) -> int:
    """Tell the game."""
    game = load(read_text(given.file))
    seat = viewer(given.seat, game)
    if given.notation and given.json:
        print_json({"game": game.name, "players": game.players, "notation": game.notation(seat)})
    elif given.notation:
        print(game.notation(seat), end="")
    elif given.json:
        events = [{**event, "text": game.say(event, given.language)} for event in game.events(seat)]
        print_json({"game": game.name, "players": game.players, "over": game.over, "events": events})
    else:
        for event in game.events(seat):
            print(game.say(event, given.language))
    return 0


def promise_of(text: str, game: Game) -> str:
    """The promise that was shown when the table opened, before players mixed in values of their own."""
    fair = read_save(text).get("fair")
    if fair is None:
        return game.commitment
    try:
        key, values = bytes.fromhex(fair["key"]), [str(value) for value in fair["mix"]]
        promise = str(fair["commitment"])
    except (KeyError, TypeError, ValueError):
        raise MalavitaError("the proof of the shuffles in this file is incomplete") from None
    if commitment(key) != promise or commitment(mixed_key(key, values)) != game.commitment:
        raise MalavitaError("the dice do not follow from the promise and the values that the players mixed in")
    return promise


def check_dealt(text: str) -> None:
    """The promise is about what the dice deal: nothing may have been laid by hand, or lie in another box."""
    saved = read_save(text)
    if saved.get("position") is not None:
        raise MalavitaError("this game was laid out by hand: its dice prove nothing about how it was dealt")
    name = saved["edition"]
    if name in registry.editions(saved["game"]) and saved["box"] != registry.read_edition(saved["game"], name).plain():
        raise MalavitaError(f"what lies in its box is not the edition {name!r}, though it says so")


def run_verify(given: argparse.Namespace) -> int:
    """Replay every answer under the rules, from the dice that were promised."""
    text = read_text(given.file)
    game = load(text)
    check_dealt(text)
    promise = promise_of(text, game)
    if given.commitment is not None and given.commitment != promise:
        raise MalavitaError(f"the dice are not those that were promised: {promise} is the promise they keep")
    report = {
        "game": game.name,
        "rules": game.rules_version,
        "players": game.players,
        "edition": game.edition,
        "options": game.options,
        "answers": len(game.answers_given),
        "over": game.over,
        "commitment": promise,
        "scores": game.outcome.scores if game.outcome else None,
        "fair": True,
    }
    if given.json:
        print_json(report)
        return 0
    print(f"{report['answers']} answers replayed under rules {report['rules']} of {game.name}: all legal.")
    print(f"The dice keep the promise {promise}.")
    if game.edition not in registry.editions(game.name):
        print(f"The edition {game.edition!r} is not one of ours: look at what lies in the box.")
    if not given.commitment:
        print("Compare it with the promise shown when the table opened, or give it with --commitment.")
    return 0
