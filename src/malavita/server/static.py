"""The built page, if there is one: files with their hash in the name for ever, the rest always asked for again."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER = Path(__file__).parent / "static"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Malavita</title>
<h1>Malavita</h1>
<p>The server runs. The page for the browser has not been built here; the
<a href="/api/openapi.json">interface for programs</a> is open, and
<code>malavita tui</code> plays in the terminal.</p></html>
"""


def built() -> bool:
    """Whether there is a page to serve."""
    return (FOLDER / "index.html").is_file()


def page(folder: Path, request: Request) -> Response:
    """A file of the built page; any other path is the page itself, which knows its own ways."""
    wanted = request.path_params.get("path", "")
    found = _inside(folder, wanted)
    if found is not None:
        lasting = "assets/" in wanted and HASHED.search(wanted)
        return FileResponse(
            found, headers={"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
        )
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(PLAIN, headers={"Cache-Control": "no-cache"})
    if "." in wanted.rsplit("/", 1)[-1]:
        return Response("", 404)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file of that name, if it lies inside the folder."""
    if not wanted or "\0" in wanted:
        return None
    try:
        path = (folder / wanted).resolve()
        return path if path.is_file() and path.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None
