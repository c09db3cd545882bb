"""The documents of the wire: fresh, complete, and true."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from malavita.cli.wire import FILES, text_of
from malavita.kernel.words import LANGUAGES
from malavita.server import speech, wire
from malavita.server.documents import asyncapi, openapi
from malavita.server.http.routes import ROUTES

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("document", sorted(FILES))
def test_committed_documents_are_fresh(document: str) -> None:
    assert (ROOT / FILES[document]).read_text("utf-8") == text_of(document), "run: malavita wire --write ."


def test_every_path_is_described_with_what_goes_in_and_out() -> None:
    paths = openapi()["paths"]
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        assert operation["summary"] and str(route.status) in operation["responses"]
        assert ("requestBody" in operation) == (route.takes is not None)


def test_every_message_is_described() -> None:
    messages = asyncapi()["components"]["messages"]
    for union in (wire.Inbound, wire.Outbound):
        for kind in union.__args__:
            assert any(message["name"] == kind.__name__ for message in messages.values())


def test_every_reference_in_the_documents_leads_somewhere() -> None:
    for document in (openapi(), asyncapi()):
        text = msgspec.json.encode(document).decode()
        for part in text.split('"$ref":"#/')[1:]:
            found = document
            for key in part.split('"')[0].split("/"):
                found = found[key]


VARIABLES = ("reason", "bots", "seats", "name", "game", "link", "bank", "refill", "count")


def test_the_servers_words_are_in_every_language_with_the_same_variables() -> None:
    words = speech.words()
    keys = {language: words.keys(language) for language in LANGUAGES}
    assert keys["en"] == keys["it"] == keys["fr"]
    for key in keys["en"]:
        texts = [speech.say(language, key, **dict.fromkeys(VARIABLES, "R")) for language in LANGUAGES]
        assert len({text.count("R") for text in texts} | {0}) <= 2 or key.startswith("phrase")


def test_every_refusal_that_the_code_names_has_words() -> None:
    import re

    folder = Path(speech.__file__).parent
    named = {
        code
        for path in folder.rglob("*.py")
        for code in re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
    named |= {code for path in folder.rglob("*.py") for pair in re.findall(r'Refused\("([a-z-]+)" if [^)]*else "([a-z-]+)"', path.read_text("utf-8")) for code in pair}  # fmt: skip
    assert len(named) > 30
    for code in named:
        assert speech.words().has("en", f"refused-{code}"), code
