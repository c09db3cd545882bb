"""How a GPU kernel is put together from rules: every part once.

Numba hands the compiler each part as often as there are ways to it. Mob Ties was 3,800 parts instead of 390, and was
not compiled in four minutes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def link_each_part_once() -> None:
    """Let Numba's kernels from now on be linked in this way."""
    from numba.cuda.codegen import CUDACodeLibrary

    CUDACodeLibrary.modules = property(modules_of)


def modules_of(library: Any) -> list[Any]:
    """The module of a library, and those of all that it is linked with."""
    return list(_modules(library, set()))


def _modules(library: Any, seen: set[int]) -> Iterator[Any]:
    if id(library) in seen:
        return
    seen.add(id(library))
    yield library._module
    for other in library._linking_libraries:
        yield from _modules(other, seen)
