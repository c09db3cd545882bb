"""The command line: every command, every mistake in one line with exit code 2, and an owner's own edition."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import malavita
from malavita.cli.main import main
from malavita.games.registry import edition_path
from malavita.kernel.replay import write_save

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Single games start at once; the language does not depend on the machine."""
    monkeypatch.setenv("MALAVITA_ENGINE", "python")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; gives the exit code, the output and the complaints."""

    def command(*arguments: object) -> tuple[int, str, str]:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = int(stop.code or 0)
        return code, *capsys.readouterr()

    return command


def played(seed: int = 3) -> malavita.Game:
    game, luck = malavita.new("criminals", 3, seed=seed, engine="python"), Random(seed)
    while not game.over:
        seat = game.to_act[0]
        question = game.question(seat)
        assert question is not None
        game.play(seat, luck.choice(question.answers[-3:]))
    return game


GAME = played()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.save"
    path.write_text(GAME.save(), "utf-8")
    return path


def refused(answer: tuple[int, str, str], told: str) -> None:
    """Exit code 2, nothing on standard output, one line on standard error that says what is wrong."""
    code, out, err = answer
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.endswith("\n"), err
    assert err.startswith("malavita")
    assert "Traceback" not in err
    assert told in err, err


# --- help


@pytest.mark.parametrize(
    "command", ["", "play", "tui", "sim", "bench", "replay", "verify", "edition", "edition copy", "join"]
)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    code, out, err = run(*command.split(), "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: malavita {command}".rstrip())


def test_help_names_every_command(run: Run) -> None:
    out = run("--help")[1]
    assert all(
        re.search(rf"^    {name} ", out, re.MULTILINE)
        for name in ("play", "sim", "bench", "replay", "verify", "edition", "tui")
    )
    assert run("--version")[1] == f"malavita {malavita.__version__}\n"


def test_it_is_a_module_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "malavita", "sim", "chess"], capture_output=True, text=True, timeout=60
    )
    refused((done.returncode, done.stdout, done.stderr), "there is no game 'chess'")


# --- sim


def test_sim_counts_random_games(run: Run) -> None:
    code, out, _ = run("sim", "criminals", "--players", 3, "--games", "1,000", "--seed", 5, "--json")
    report = json.loads(out)
    assert (code, report["game"], report["players"], report["games"]) == (0, "criminals", 3, 1000)
    assert report["decisions"] == malavita.playout("criminals", games=1000, players=3, seed=5).steps
    assert len(report["score"]) == 3 and sum(report["win share"]) == pytest.approx(1, abs=0.001)
    assert report["length"]["min"] <= report["length"]["mean"] <= report["length"]["max"]
    assert report["decisions per second"] > 0
    again = json.loads(run("sim", "criminals", "-p", 3, "-n", 1000, "-s", 5, "--json")[1])
    assert {**report, "seconds": 0, "decisions per second": 0} == {**again, "seconds": 0, "decisions per second": 0}


def test_sim_on_the_interpreter_and_with_house_rulings(run: Run) -> None:
    given = ("sim", "-p", 2, "-n", 5, "--json")
    one, other = (json.loads(run(*given, "--device", device)[1]) for device in ("python", "cpu"))
    assert one["score"] == other["score"] and one["decisions"] == other["decisions"]
    many = ("sim", "-p", 4, "-n", 3000, "--json")
    ruled = json.loads(run(*many, "--option", "accompliceLimit=one", "-o", "noLegalCard=passOut")[1])
    assert ruled["score"] != json.loads(run(*many)[1])["score"]


def test_sim_for_people(run: Run) -> None:
    code, out, _ = run("sim", "-n", 200)
    assert code == 0
    assert re.search(r"^ +players  4$", out, re.MULTILINE) and re.search(r"^ +games  200$", out, re.MULTILINE)
    assert "win share" in out and "{" not in out


def test_sim_between_bots(run: Run) -> None:
    code, out, _ = run("sim", "--bots", "greedy,random", "--games", 6, "--seed", 1, "--json")
    report = json.loads(out)
    assert (code, report["players"], report["games"], report["bots"]) == (0, 2, 6, ["greedy", "random"])
    assert report["win share"][0] > report["win share"][1], "sense beats chance"
    assert sum(report["win share"]) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("sim chess", "there is no game 'chess': there are criminals"),
        ("sim --players 5", "criminals is played by 2, 3, 4 players, not by 5"),
        ("sim --players 0", "0 is below 1"),
        ("sim --players three", "'three' is not a whole number"),
        ("sim --players 2.5", "'2.5' is not a whole number"),
        ("sim --option revealKilled=maybe", "option revealKilled cannot be 'maybe': use one of off, on"),
        ("sim --option colour=red", "unknown option 'colour': there are noLegalCard"),
        ("sim --option revealKilled", "write --option NAME=VALUE, not 'revealKilled'"),
        (
            "sim --edition nowhere",
            "there is no edition 'nowhere' of criminals: there are standard, or give a .toml file",
        ),
        ("sim --edition nowhere.toml", "there is no edition 'nowhere.toml'"),
        ("sim --games 0", "0 is below 1"),
        ("sim --games -3", "-3 is below 1"),
        ("sim --games 1000000000000000", "no memory"),
        ("sim --seed -1", "-1 is below 0"),
        ("sim --seed 9223372036854775808", "a seed of a series is a whole number"),
        ("sim --device tpu", "invalid choice: 'tpu'"),
        ("sim --bots greedy,genius", "no bot 'genius' plays criminals: there are random, greedy"),
        ("sim --bots greedy,random -p 3", "3 players need 3 bots, not 2"),
        ("sim --bots greedy", "criminals is played by 2, 3, 4 players, not by 1"),
        ("sim --bots random,random --option x=y", "unknown option 'x'"),
        ("sim --bots random,random --edition nowhere", "no edition 'nowhere'"),
        ("sim --speed 9", "unrecognized arguments: --speed"),
        ("bench chess", "there is no game 'chess'"),
        ("bench --players 9", "not by 9"),
        ("bench --repeats 0", "0 is below 1"),
        ("tui chess", "there is no game 'chess'"),
        ("tui --bot genius", "no bot 'genius'"),
        ("tui --language de", "invalid choice: 'de'"),
        ("play --port x", "'x' is not a whole number"),
        ("tui", "a table needs a terminal"),
        ("replay nowhere.save", "nowhere.save cannot be read: No such file or directory"),
        ("verify nowhere.save", "nowhere.save cannot be read"),
        ("replay .", "cannot be read: Is a directory"),
        ("edition show chess", "there is no game 'chess'"),
        ("edition show criminals gold", "there is no edition 'gold'"),
        ("edition check nowhere.toml", "nowhere.toml cannot be read"),
        ("edition copy chess x.toml", "there is no game 'chess'"),
        ("edition copy criminals x.txt", "an edition file ends in .toml"),
        ("edition copy criminals nowhere/x.toml", "nowhere/x.toml cannot be written: No such file or directory"),
        ("edition copy criminals x.toml --from gold", "there is no edition 'gold'"),
        ("edition", "the following arguments are required"),
        ("edition burn", "invalid choice: 'burn'"),
        ("", "the following arguments are required: COMMAND"),
        ("steal", "invalid choice: 'steal'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(run(*arguments.split()), told)
    assert list(tmp_path.iterdir()) == [], "nothing was written"


@pytest.mark.parametrize(
    "arguments", [("sim", "a\nb"), ("sim", "--wrong\nly"), ("replay", "a\nb.save"), ("edition", "check", "\n\n"), ("sim", "-e", "\0.toml"),
                  ("sim", "--edition", "x" * 3000 + ".toml"), ("edition", "copy", "criminals", "x" * 3000 + ".toml")],
    ids=range(7),
)  # fmt: skip
def test_a_strange_argument_is_still_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    refused(run(*arguments), "")


# --- bench


def test_bench_reports_every_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MALAVITA_ENGINE", "cpu")
    code, out, err = run("bench", "--no-peers", "--no-compile", "--repeats", 1, "--json")
    report = json.loads(out)
    assert code == 0 and set(report) == {"machine", "game", "players", "state, bytes", "figures"}
    assert (report["game"], report["players"]) == ("criminals", 4) and report["state, bytes"] <= 512
    assert set(report["machine"]) == {"cpu", "cores", "python", "numpy", "load", "date"}
    assert len(report["figures"]) == 7
    for figure in report["figures"].values():
        assert figure["median"] > 0 and figure["best"] > 0 and figure["unit"] in ("decisions/s", "µs each")
    assert len(re.findall("^bench: ", err, re.MULTILINE)) == 7, "progress"


def test_bench_needs_a_gpu_for_a_gpu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malavita.cli.bench.cuda_available", lambda: False)
    refused(run("bench", "--device", "cuda"), "no CUDA device can be used here")


# --- replay and verify


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_replay_tells_a_game_in_three_languages(run: Run, saved: Path, language: str) -> None:
    code, out, err = run("replay", saved, "--language", language)
    assert (code, err) == (0, "")
    assert out.splitlines() == [GAME.say(event, language) for event in GAME.events()]


def test_replay_speaks_the_language_of_the_machine(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("replay", saved)[1] == run("replay", saved, "-l", "it")[1] != run("replay", saved, "-l", "en")[1]
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert run("replay", saved)[1] == run("replay", saved, "-l", "en")[1]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_replay_in_notation_through_any_eyes(run: Run, saved: Path, seat: int | None) -> None:
    eyes = () if seat is None else ("--seat", seat)
    assert run("replay", saved, "--notation", *eyes) == (0, GAME.notation(seat), "")
    assert GAME.notation(0) != GAME.notation(None) != GAME.notation(2)


def test_replay_for_programs(run: Run, saved: Path) -> None:
    code, out, _ = run("replay", saved, "--json", "--seat", 1, "--language", "fr")
    report = json.loads(out)
    assert (code, report["game"], report["players"], report["over"]) == (0, "criminals", 3, True)
    assert report["events"] == [{**event, "text": GAME.say(event, "fr")} for event in GAME.events(1)]


def test_replay_reads_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(GAME.save()))
    assert run("replay", "-", "--notation") == (0, GAME.notation(), "")


@pytest.mark.parametrize("seat", ["3", "-1", "x", "²", "1.0", ""])
def test_replay_through_eyes_that_are_not_there(run: Run, saved: Path, seat: str) -> None:
    refused(run("replay", saved, f"--seat={seat}"), "--seat is public or a number from 0 to 2")


def test_verify_proves_a_game(run: Run, saved: Path) -> None:
    code, out, err = run("verify", saved)
    assert (code, err) == (0, "")
    assert f"{len(GAME.answers_given)} answers replayed under rules 1 of criminals: all legal." in out
    assert f"The dice keep the promise {GAME.commitment}." in out and "--commitment" in out
    assert "--commitment" not in run("verify", saved, "--commitment", GAME.commitment)[1]


def test_verify_of_a_game_that_nobody_dealt(run: Run, tmp_path: Path) -> None:
    game = malavita.position("criminals", GAME.copy().beginning().truth() | {"turn": 0}, seed=3, engine="python")
    (tmp_path / "laid.malavita").write_text(game.save())
    code, out, complaint = run("verify", tmp_path / "laid.malavita", "--json")
    assert (code, out) == (2, "") and "laid out by hand" in complaint


def test_verify_of_a_box_that_is_not_what_it_says(run: Run, tmp_path: Path) -> None:
    text = edition_path("criminals", "standard").read_text("utf-8")
    number = re.search(r"level = (\d)", text)
    assert number is not None
    other = text[: number.start(1)] + str((int(number[1]) + 1) % 10) + text[number.end(1) :]
    (tmp_path / "other.toml").write_text(other, "utf-8")
    game = malavita.new("criminals", 3, seed=3, engine="python", edition=str(tmp_path / "other.toml"))
    (tmp_path / "game.malavita").write_text(game.save())
    code, _, complaint = run("verify", tmp_path / "game.malavita")
    assert code == 2 and "'standard'" in complaint


def test_verify_for_programs(run: Run, saved: Path) -> None:
    code, out, _ = run("verify", saved, "--json", "--commitment", GAME.commitment)
    assert GAME.outcome is not None
    assert (code, json.loads(out)) == (
        0,
        {
            "game": "criminals",
            "rules": 1,
            "players": 3,
            "edition": "standard",
            "options": GAME.options,
            "answers": len(GAME.answers_given),
            "over": True,
            "commitment": GAME.commitment,
            "scores": GAME.outcome.scores,
            "fair": True,
        },
    )


@pytest.mark.parametrize("promise", ["00" * 32, "", "x"])
def test_verify_with_another_promise(run: Run, saved: Path, promise: str) -> None:
    refused(run("verify", saved, "--commitment", promise), f"{GAME.commitment} is the promise they keep")


TEXT = GAME.save()
CONTENT = json.loads(TEXT.splitlines()[1])


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TEXT.replace("recruit:", "recruit;", 1), "altered or damaged: its seal does not fit"),
        (TEXT[: len(TEXT) // 2], "cut short"),
        ("", "not a save file"),
        ("\x00\x01", "not a save file"),
        (TEXT.replace("malavita-save 1", "malavita-save 7"), "save format 7 is not known here: this is format 1"),
        (write_save({**CONTENT, "rules": 99}), "saved under rules 99 of criminals, but these are rules 1"),
        (write_save({**CONTENT, "key": "00" * 16}), "the key in the save file is not the one that was promised"),
        (write_save({**CONTENT, "answers": CONTENT["answers"][:-1]}), "does not lead to the saved position"),
        (write_save({**CONTENT, "answers": [[0, "sing"]]}), "answer 1 of the save file cannot be played"),
        (write_save({**CONTENT, "game": "chess"}), "there is no game 'chess'"),
        (write_save({**CONTENT, "box": 5}), "which edition"),
    ],
    ids=range(11),
)
def test_a_tampered_save_is_refused(run: Run, saved: Path, command: str, text: str, told: str) -> None:
    saved.write_text(text, "utf-8")
    refused(run(command, saved), told)


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("edition", "check")])
def test_a_file_that_is_not_text(run: Run, saved: Path, command: tuple[str, ...]) -> None:
    saved.write_bytes(b"\xff\xfe\x00malavita")
    refused(run(*command, saved), "it is not text")


# --- editions


def test_editions_are_listed(run: Run) -> None:
    code, out, _ = run("edition", "list")
    assert code == 0 and "criminals: standard" in out.splitlines()
    assert json.loads(run("edition", "list", "--json")[1])["criminals"] == ["standard"]


def test_an_edition_is_shown_with_guesses_marked(run: Run) -> None:
    code, out, _ = run("edition", "show", "criminals")
    lines = out.splitlines()
    assert code == 0 and lines[0] == "Criminals, 2012 (edition standard of criminals)"
    assert re.search(r"^  targets\.values +\[2, 3, 4, 5, 6, 7, 8, 9\] +rulebook$", out, re.MULTILINE)
    assert re.search(r"^\? henchman\.c01\.level +1 +reconstructed$", out, re.MULTILINE)
    guesses = sum(line.startswith("?") for line in lines)
    assert lines[-1].startswith(f"{guesses} of {len(lines) - 2} values are reconstructed")


def test_an_edition_for_programs(run: Run) -> None:
    data = json.loads(run("edition", "show", "criminals", "standard", "--json")[1])
    assert {"path": "targets.values", "value": [2, 3, 4, 5, 6, 7, 8, 9], "from": "rulebook"} in data
    assert all(set(datum) == {"path", "value", "from"} and datum["from"] for datum in data)


def test_an_owner_copies_changes_checks_and_plays(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    code, out, _ = run("edition", "copy", "criminals", mine)
    assert code == 0 and f"malavita edition check {mine}" in out
    assert mine.read_text("utf-8") == edition_path("criminals", "standard").read_text("utf-8")

    text = mine.read_text("utf-8").replace('edition = "standard"', 'edition = "mine"')
    card = 'id = "c32"\nlevel = 10\nmodifier = 0\n'
    assert card in text
    mine.write_text(text.replace(card, card.replace("modifier = 0", "modifier = 9")), "utf-8")

    code, out, _ = run("edition", "check", mine)
    assert code == 0 and out == f"{mine} is a complete edition of criminals: {len(json.loads(run('edition', 'show', 'criminals', mine, '--json')[1]))} values, no fault.\n"  # fmt: skip
    report = json.loads(run("edition", "check", mine, "--json")[1])
    assert (report["game"], report["edition"], report["faults"]) == ("criminals", "mine", [])
    assert re.search(r"henchman\.c32\.modifier +9 ", run("edition", "show", "criminals", mine)[1])

    given = ("sim", "-p", 2, "-n", 300, "--seed", 1, "--json")
    changed, standard = (json.loads(run(*given, *more)[1]) for more in (("--edition", mine), ()))
    assert changed["score"] != standard["score"] and sum(changed["score"]) > sum(standard["score"])
    assert run("sim", "--bots", "greedy,random", "-n", 1, "--edition", mine, "--json")[0] == 0


def test_a_copy_never_writes_over_a_file(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("precious", "utf-8")
    refused(run("edition", "copy", "criminals", mine), "is there already: choose another name")
    assert mine.read_text("utf-8") == "precious"


STANDARD = edition_path("criminals", "standard").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("this is not TOML", "mine.toml is not TOML"),
        ("a = " + "[" * 9999, "mine.toml is not TOML"),
        ("", "game, edition, title must be given as text"),
        (STANDARD.replace('game = "criminals"', 'game = "chess"'), "chess"),
        (STANDARD.replace('id = "c05"\nlevel = 2\n', 'id = "c05"\n'), "henchman c05: level is missing"),
        (STANDARD.replace('id = "c05"\nlevel = 2', 'id = "c05"\nlevel = 99'), "level is 99, but must be a whole number from 1 to 10"),
        (STANDARD.replace('id = "c05"', 'id = "c06"'), "henchman c06 is there twice"),
        (STANDARD.replace("award = 5", "award = 5\nbonus = 1"), "players.2: unknown bonus"),
        (STANDARD + '\n[[henchman]]\nid = "c33"\n', "33 cards, but there are 32 (R5)"),
        (STANDARD.replace('from = { rest = "rulebook" }', "", 1), "targets.values has no provenance"),
        (STANDARD.replace("ones = 31", "ones = 2020-01-01"), "notes.ones must be text, a whole number or a list"),
        (STANDARD.replace("piles = [2, 2, 3, 4, 5]", "piles = [9, 9, 9, 9]"), "piles need 36 henchmen, but there are 32"),
    ],
    ids=["not TOML", "too deep", "empty", "another game", "missing", "out of range", "twice", "surplus", "33 cards", "provenance", "date", "contradictory"],
)  # fmt: skip
def test_a_faulty_edition_is_refused_wherever_it_is_used(run: Run, tmp_path: Path, text: str, told: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text, "utf-8")
    for command in (("edition", "check", mine), ("edition", "show", "criminals", mine), ("sim", "-n", 1, "-e", mine)):
        refused(run(*command), told)
    assert mine.read_text("utf-8") == text


# --- stopping


def test_a_faulty_edition_for_programs(run: Run, tmp_path: Path) -> None:
    text = edition_path("criminals", "standard").read_text("utf-8")
    (tmp_path / "faulty.toml").write_text(text.replace("level = ", "level = -", 2), "utf-8")
    code, out, complaint = run("edition", "check", tmp_path / "faulty.toml", "--json")
    assert (code, complaint) == (2, "") and len(json.loads(out)["faults"]) >= 2


def test_replay_in_notation_for_programs(run: Run, saved: Path) -> None:
    code, out, _ = run("replay", saved, "--notation", "--json")
    assert code == 0 and json.loads(out)["notation"] == GAME.notation()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("tui", "mobties", "--load", "SAVED", "--plain"), "criminals with 3 players"),
        (("tui", "--load", "SAVED", "--players", "4", "--plain"), "criminals with 3 players"),
        (("tui", "criminals", "--humans", "9", "--plain"), "9 people are too many"),
        (("tui", "criminals", "--pause", "nan"), "seconds from 0"),
        (("tui", "criminals", "--pause", "-1"), "seconds from 0"),
        (("tui", "--plain"), "the input has ended"),
        (("sim", "--bots", "greedy,random", "--device", "cuda"), "cpu"),
        (("sim", "--bots", ""), "bot"),
    ],
)
def test_nothing_that_was_asked_for_is_left_out_silently(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], told: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    code, _, complaint = run(*(str(saved) if argument == "SAVED" else argument for argument in arguments))
    assert code == 2 and told in complaint and complaint.count("\n") == 1


def test_a_narrow_terminal_gets_a_mark_instead_of_a_letter() -> None:
    command = [sys.executable, "-m", "malavita", "edition", "show", "mobties"]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False)
    assert done.returncode == 0 and b"Traceback" not in done.stderr and b"?" in done.stdout


def test_stopping_a_command_is_not_a_mistake(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*given: Any, **more: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("malavita.cli.sim.playout", stop)
    assert run("sim") == (130, "", "malavita: stopped\n")


@pytest.mark.parametrize("command", [("edition", "list"), ("edition", "show", "criminals")])
def test_a_reader_who_goes_away_is_not_a_mistake(command: tuple[str, ...]) -> None:
    """As in `malavita edition show criminals | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        [sys.executable, "-m", "malavita", *command], stdout=writing, stderr=subprocess.PIPE, env=env, timeout=60
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_fault_of_the_machine_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("malavita.cli.edition.print_json", full)
    refused(run("edition", "list", "--json"), "No space left on device")


def test_a_folder_that_cannot_be_made_is_named(run: Run) -> None:
    refused(run("serve", "--data", f"{os.devnull}/house"), f"{os.devnull}/house: Not a directory")
