"""Settings: from a file, from the environment, from the command line, in that order; all checked at once."""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..kernel.errors import MalavitaError

PREFIX = "MALAVITA_SERVER_"
KINDS = {"int": "a whole number", "float": "a number", "bool": "true or false", "str": "a text", "array": "a list"}
UNKNOWN = re.compile(r"unknown field `([^`]*)`")
WRONG = re.compile(r"Expected `(int|float|bool|str|array)`(?: (>=|<=) ([\d.]+?)(?:\.0)?)?(?:,.*)? - at `\$\.(\w+)`$")


class BadSettings(MalavitaError):
    """Some settings cannot be."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the house is run."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = "malavita-data"
    postgres: str = ""  # an address like postgresql://…; empty means SQLite in the data folder
    editions: str = ""  # a folder with edition files of the owner's own
    public_url: str = ""  # how the house is reached from outside, without a slash at the end
    origins: list[str] = []  # other addresses whose pages may connect
    secure_cookies: bool = False  # on when reached by https only
    trust_proxy: bool = False  # believe X-Forwarded-For
    workers: Annotated[int, Meta(ge=1, le=64)] = max(1, (os.cpu_count() or 2) - 1)
    bot_patience: Annotated[float, Meta(gt=0, le=600)] = 20.0
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.6
    store_patience: Annotated[float, Meta(gt=0, le=600)] = 15.0  # seconds that the database may take
    idle_seconds: Annotated[int, Meta(ge=0)] = 300
    film_seconds: Annotated[float, Meta(gt=0)] = 60.0
    away_seconds: Annotated[int, Meta(ge=1, le=3600)] = 300  # after that others may give the seat to a bot
    open_hours: Annotated[int, Meta(ge=1, le=24 * 90)] = 48
    most_tables: Annotated[int, Meta(ge=1)] = 60  # unfinished ones of one guest
    uploads_per_day: Annotated[float, Meta(ge=1)] = 20.0  # games that one guest brings along
    most_message: Annotated[int, Meta(ge=256, le=1 << 20)] = 16_384
    most_upload: Annotated[int, Meta(ge=1024, le=4_000_000)] = 400_000
    messages_per_second: Annotated[float, Meta(ge=1)] = 20.0  # less than one would let nobody speak at all
    requests_per_second: Annotated[float, Meta(ge=1)] = 30.0
    guests_per_hour: Annotated[float, Meta(ge=1)] = 120.0
    lines_per_address: Annotated[int, Meta(ge=1)] = 64
    compress: bool = False
    webhook_private: bool = False
    metrics: Literal["local", "open", "off"] = "local"  # who may read /metrics
    log_level: str = "info"
    log_format: str = "json"


def read_settings(file: Path | None, given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings; a mistake names its place and what would be right."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text("utf-8")))
        except (OSError, ValueError) as error:
            raise BadSettings(f"{file.name} cannot be read: {error}") from None
    values.update(_from(environment))
    values.update({key: value for key, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {in_words(str(error))}") from None
    check(settings)
    return settings


def in_words(fault: str) -> str:
    """What the library says of a wrong value, as whoever wrote the setting understands it."""
    if found := UNKNOWN.search(fault):
        near = difflib.get_close_matches(found[1], Settings.__struct_fields__, 1)
        return f"there is no setting {found[1]}" + (f": did you mean {near[0]}?" if near else "")
    if found := WRONG.search(fault):
        kind, bound, limit, name = found.groups()
        most = {None: "", ">=": f", {limit} or more", "<=": f", {limit} or less"}[bound]
        return f"{name} is {KINDS[kind]}{most}"
    return fault


def _from(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in environment.items():
        if key.startswith(PREFIX):
            name = key.removeprefix(PREFIX).lower()
            found[name] = [part.strip() for part in value.split(",") if part.strip()] if name == "origins" else value
    return found


def check(settings: Settings) -> None:
    """What types alone do not tell."""
    faults = []
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        faults.append("public_url begins with http:// or https://")
    if settings.public_url.endswith("/"):
        faults.append("public_url has no slash at its end")
    if settings.postgres and not settings.postgres.startswith(("postgres://", "postgresql://", "host=", "dbname=")):
        faults.append("postgres is an address like postgresql://user@host/database")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        faults.append("log_level is debug, info, warning or error")
    if settings.log_format not in ("json", "text"):
        faults.append("log_format is json or text")
    if faults:
        raise BadSettings("settings: " + "; ".join(faults))
