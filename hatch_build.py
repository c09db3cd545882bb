"""Puts the page for the browser into the package; MALAVITA_SKIP_WEB=1 leaves it out."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def builder(root: str) -> ModuleType:
    """The program that builds the page."""
    spec = importlib.util.spec_from_file_location("malavita_web_build", Path(root) / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def skipped() -> bool:
    """Whether only the Python part is wanted."""
    return os.environ.get("MALAVITA_SKIP_WEB") == "1"


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Builds the page before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node from pip, only where the machine has none."""
        web = builder(self.root)
        return [] if skipped() or web.node_on_machine() else [web.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless it is fresh."""
        if not skipped():
            web = builder(self.root)
            if not web.fresh():
                web.build()
