"""Brass is what may be chosen: the ground of a thing on the table, and the key that chooses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .canvas import Canvas
from .look import BRASS, BRASS_DARK, INK, PAPER, ink
from .scene import Scene


def ground(scene: Scene, meaning: Mapping[str, Any], rest: str) -> tuple[str, str]:
    """Text and ground of something: full brass where Enter would choose it, dark brass where it may be chosen."""
    if not scene.offer.matching(meaning):
        return ("", rest)
    return (INK, BRASS) if scene.offer.points_at(meaning) else (PAPER, BRASS_DARK)


def label(scene: Scene, meaning: Mapping[str, Any]) -> str:
    """The key that chooses this in brackets; an arrow where more is to be said; nothing where it may not be chosen."""
    key = scene.offer.key_of(meaning)
    return f"[{key.upper() or '▸'}]" if scene.offer.matching(meaning) else ""


def draw_label(canvas: Canvas, scene: Scene, x: int, y: int, meaning: Mapping[str, Any]) -> None:
    """The key, ending before column x."""
    pointed = scene.offer.points_at(meaning)
    canvas.right(x, y, label(scene, meaning), ink(INK if pointed else BRASS, BRASS if pointed else INK, bold=True))
