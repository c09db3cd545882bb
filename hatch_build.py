"""Puts the page for the browser into the package; MALAVITA_SKIP_WEB=1 leaves it out.

MALAVITA_COMPILE=1 puts the compiled modules in as well, for a wheel of this platform.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def builder(root: str, part: str) -> ModuleType:
    """The program that builds a part: the page (web), or the compiled modules (native)."""
    spec = importlib.util.spec_from_file_location(f"malavita_{part}_build", Path(root) / part / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def skipped() -> bool:
    """Whether only the Python part is wanted."""
    return os.environ.get("MALAVITA_SKIP_WEB") == "1"


def compiles() -> bool:
    """Whether compiled modules are wanted."""
    return os.environ.get("MALAVITA_COMPILE") == "1"


class Build(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Builds what is not there yet before the wheel is packed."""

    _folder: str | None = None

    def dependencies(self) -> list[str]:
        """Node from pip, only where the machine has none; mypyc, only where it is wanted."""
        web, native = builder(self.root, "web"), builder(self.root, "native")
        node = [] if skipped() or web.node_on_machine() else [web.WHEEL]
        return [*node, *(native.NEEDS if compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is fresh, and the compiled modules."""
        if not skipped():
            web = builder(self.root, "web")
            if not web.fresh():
                web.build()
        if compiles() and self.target_name == "wheel" and version != "editable":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.mkdtemp()
        native = builder(self.root, "native")
        target = native.build(Path(self._folder))
        build_data["force_include"].update(
            {str(path): str(path.relative_to(target)) for path in native.compiled(target)}
        )
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Nothing is left behind."""
        if self._folder is not None:
            shutil.rmtree(self._folder)
