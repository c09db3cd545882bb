"""The file that knows Numba, with its two linkers: marks rules, and builds their compiled twins for CPU and GPU.

A rule is a plain Python function and stays one: calling it runs it interpreted. A `Workshop` makes compiled
twins of a set of rules on demand. A twin is the same code object with other globals, in which every rule it calls
is replaced by that rule's twin, so that interpreted and compiled forms live side by side in one process.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np

try:
    import fcntl
except ImportError:  # Windows: two who compile at the same time do the same work twice
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., Any])

MASK64 = (1 << 64) - 1

_PRIMITIVES: dict[Any, Callable[[ModuleType], Any]] = {}
_listeners: list[Callable[[str, int, int], None]] = []


def rule(function: F) -> F:
    """Mark a function as part of the rules: it may be compiled."""
    function.__malavita_rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    """Tell whether this is a function marked with `@rule`."""
    return getattr(value, "__malavita_rule__", False) is True


# --- primitives: the few functions whose compiled form differs from the interpreted one


def word(value: int) -> int:
    """Take a whole number as an unsigned 64-bit word; compiled: `uint64`."""
    return int(value) & MASK64


def whole(value: int) -> int:
    """Take a word of less than 63 bits back as an ordinary number; compiled: `int64`."""
    return int(value)


def count(bits: int) -> int:
    """How many members a set has."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return int(bits & -bits).bit_length() - 1


def _swar_count(x):  # type: ignore[no-untyped-def]
    # Sets have at most 62 members, so signed arithmetic never meets the sign bit.
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101) >> 56


def _count_twin(numba: ModuleType) -> Any:
    return numba.njit(_swar_count, error_model="numpy")


def _lowest_twin(numba: ModuleType) -> Any:
    counted = numba.njit(_swar_count, error_model="numpy")

    def lowest_of(bits):  # type: ignore[no-untyped-def]
        return counted((bits & -bits) - 1)

    return numba.njit(lowest_of, error_model="numpy")


def _gpu_count_twin(cuda: ModuleType) -> Any:
    def count_of(bits):  # type: ignore[no-untyped-def]
        return np.int64(cuda.popc(np.int64(bits)))

    return cuda.jit(count_of, device=True)


def _gpu_lowest_twin(cuda: ModuleType) -> Any:
    def lowest_of(bits):  # type: ignore[no-untyped-def]
        return np.int64(cuda.ffs(np.int64(bits))) - 1

    return cuda.jit(lowest_of, device=True)


_PRIMITIVES[word] = lambda numba: np.uint64
_PRIMITIVES[whole] = lambda numba: np.int64
_PRIMITIVES[count] = functools.cache(_count_twin)
_PRIMITIVES[lowest] = functools.cache(_lowest_twin)
_GPU_PRIMITIVES: dict[Any, Callable[[ModuleType], Any]] = {
    **_PRIMITIVES,
    count: functools.cache(_gpu_count_twin),
    lowest: functools.cache(_gpu_lowest_twin),
}


# --- progress


def on_compile(listener: Callable[[str, int, int], None]) -> None:
    """Let somebody follow compilation: called with what is compiled, how many are done, and of how many."""
    _listeners.append(listener)


def _announce(name: str, done: int, total: int) -> None:
    for listener in _listeners:
        listener(name, done, total)


# --- the cache


def cache_folder() -> Path:
    """Where compiled rules are kept between runs."""
    chosen = os.environ.get("MALAVITA_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "malavita"


def sources_key(folders: tuple[Path, ...], constants: str = "") -> str:
    """A name for the state of the rule sources, since Numba's cache does not notice a change in a called function.

    `constants` are values compiled into the rules that come from elsewhere.
    """
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version_info[:3]} {constants}".encode())
    for path in _rule_files(folders):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _rule_files(folders: tuple[Path, ...]) -> list[Path]:
    """The files with rules, and those whose constants and records they use: not the words, views and editions."""
    texts = {path: path.read_text("utf-8") for folder in folders for path in folder.glob("*.py")}
    wanted = {path for path, text in texts.items() if "\n@rule\n" in text}
    before: set[Path] = set()
    while wanted != before:  # what they import, and what that imports, to the last
        before = set(wanted)
        used = {name for path in wanted for name in re.findall(r"^from \.+([\w.]+) import", texts[path], re.MULTILINE)}
        stems = {name.rsplit(".", 1)[-1] for name in used}
        wanted |= {path for path in texts if path.stem in stems}
    return sorted(wanted)


def prune_cache(folder: Path, keep: int = 16) -> None:
    """Remove what was compiled from old sources, but for the most recent."""
    kept = sorted((path for path in folder.glob("*") if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in kept[:-keep]:
        shutil.rmtree(path, ignore_errors=True)


def _names_used(code: CodeType) -> Iterator[str]:
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_used(constant)


class Workshop:
    """Makes the twins of one game's rules for one engine ("python", "cpu" or "cuda")."""

    def __init__(
        self, engine: str, parts: dict[str, Callable[..., Any]], folders: tuple[Path, ...] = (), constants: str = ""
    ) -> None:
        self.engine = engine
        self.parts = parts
        self._twins: dict[Any, Any] = {}
        self._entries: dict[Any, Any] = {}
        self._numba: ModuleType | None = None
        if engine != "python":
            self._numba = import_numba()
            self._cache = cache_folder() / sources_key(folders, constants)
            if not self._cache.exists():
                prune_cache(cache_folder())

    def entry(self, function: Callable[..., Any]) -> Any:
        """This function as this engine runs it, to be called from Python; compiled ones are kept in the cache."""
        if function not in self._entries:
            linked = self.relink(function)
            self._entries[function] = linked if self._numba is None else self._cached(linked)
        return self._entries[function]

    def door(self, function: Callable[..., Any]) -> Any:
        """An entry that is always called as it was before: Numba need not look each time at what it gets."""
        entry = self.entry(function)
        forms = list(getattr(entry, "overloads", {}).values())
        return forms[0].entry_point if len(forms) == 1 else entry

    def twin(self, function: Callable[..., Any]) -> Any:
        """This function as this engine runs it, to be called from other rules only, which saves compiling its door."""
        if function not in self._twins:
            linked = self.relink(function)
            self._twins[function] = self._inner(linked)
        return self._twins[function]

    def in_cache(self, function: Callable[..., Any]) -> bool:
        """Tell whether this entry was compiled before and is kept in the cache."""
        return self._numba is None or any(self._cache.rglob(f"*.{function.__qualname__}-*.nbi"))

    def prepare(self, jobs: list[tuple[str, Callable[[], object]]], title: str, last: Callable[..., Any]) -> float:
        """Make the first call of each entry, telling the listeners if the last is not kept; returns the seconds."""
        began = time.perf_counter()
        with contextlib.nullcontext() if self.in_cache(last) else self._alone():
            quiet = self.in_cache(last)  # whoever had to wait finds it there
            for done, (name, job) in enumerate(jobs):
                if not quiet:
                    _announce(f"{title}: {name}", done, len(jobs))
                job()
            if not quiet:
                _announce(title, len(jobs), len(jobs))
        return time.perf_counter() - began

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """While no other process compiles these rules, where the system knows locks on files."""
        with contextlib.ExitStack() as held:
            with contextlib.suppress(OSError):
                self._cache.mkdir(parents=True, exist_ok=True)
                mark = held.enter_context((self._cache / "compiling").open("w"))
                if fcntl is not None:
                    fcntl.flock(mark, fcntl.LOCK_EX)
            yield

    def relink(self, function: Callable[..., Any]) -> FunctionType:
        """The same code with the game's parts, and the twins of the rules it calls, in the place of its globals."""
        assert isinstance(function, FunctionType)
        names = dict(function.__globals__)
        for name in set(_names_used(function.__code__)):
            value = self.parts.get(name, names.get(name))
            if value is not None and is_rule(value):
                names[name] = self.twin(value)
            elif self._numba is not None and isinstance(value, FunctionType) and value in _PRIMITIVES:
                names[name] = self._primitive(value)
            elif name in self.parts:
                names[name] = value
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
        copy.__kwdefaults__ = function.__kwdefaults__
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        return copy

    def _primitive(self, function: Any) -> Any:
        assert self._numba is not None
        return _GPU_PRIMITIVES[function](import_cuda()) if self.engine == "cuda" else _PRIMITIVES[function](self._numba)

    def _inner(self, linked: FunctionType) -> Any:
        if self._numba is None:  # Numba's simulator wants to know who speaks of threads
            return import_cuda().jit(linked, device=True) if "cuda" in linked.__code__.co_names else linked
        if self.engine == "cuda":
            return _widened(import_cuda().jit(linked, device=True))
        from .linker import PartCompiler

        bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        return _widened(self._numba.njit(linked, error_model="numpy", pipeline_class=PartCompiler, **bare))

    def _cached(self, linked: FunctionType) -> Any:
        assert self._numba is not None
        from .linker import WholeCompiler

        config = self._numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._cache)
        try:
            return self._numba.njit(linked, cache=True, error_model="numpy", nogil=True, pipeline_class=WholeCompiler)
        finally:
            config.CACHE_DIR = before


def _widened(dispatcher: Any) -> Any:
    """Let a rule be compiled once for all whole numbers: Numba would do it for every width and every constant."""
    from numba.core import types

    def wide(kind: Any) -> Any:
        whole_number = isinstance(kind, types.IntegerLiteral) or kind in (types.int8, types.int16, types.int32)
        return types.int64 if whole_number else kind

    narrow = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: narrow(
        tuple(wide(kind) for kind in args), {name: wide(kind) for name, kind in kws.items()}
    )
    return dispatcher


def import_numba() -> ModuleType:
    """Numba, imported late because it is slow to import."""
    return import_module("numba")


def import_cuda() -> Any:
    """Numba's CUDA side, or its simulator when NUMBA_ENABLE_CUDASIM is set."""
    from numba import cuda

    return cuda


def numba_available() -> bool:
    """Tell whether compiled engines can be had at all."""
    try:
        import_numba()
    except ImportError:
        return False
    return True


def cuda_available() -> bool:
    """Tell whether a GPU (or the simulator) can be used."""
    try:
        return bool(import_cuda().is_available())
    except Exception:  # any failure of a driver stack means: no GPU
        return False
