"""Compiling once what Numba compiles at every level: inner rules stay unfinished parts, entries are made whole.

Numba optimises each function together with all that it calls, and makes machine code of it, before the next function
takes it in; for rules that call rules through ten levels that is most of the time. Here an inner rule is only lowered.
An entry collects the parts of all rules it reaches and optimises them once, together.
"""

from __future__ import annotations

from typing import Any

from llvmlite.binding import Linkage
from numba.core.compiler import Compiler


class Part:
    """Mixed into a code library: a rule that is called from other rules only."""

    _finalized: bool

    def finalize(self) -> None:
        """Leave everything to the entry."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code."""
        return 0

    @property
    def codegen(self) -> Any:
        """Numba writes the environment of a function into its machine code; there is none."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Nothing to write."""


class Whole:
    """Mixed into a code library: an entry, which links all parts it reaches."""

    _linking_libraries: list[Any]
    _final_module: Any

    def finalize(self) -> None:
        """Link every part once, then optimise and make machine code."""
        found: dict[Any, None] = {}
        collect(self._linking_libraries, found)
        self._linking_libraries = list(found)
        super().finalize()  # type: ignore[misc]

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal  # nobody else calls it: it may be taken in wherever it is called
        super()._optimize_final_module()  # type: ignore[misc]


def collect(libraries: list[Any], found: dict[Any, None]) -> None:
    """Find all libraries that these link to, and theirs."""
    for library in libraries:
        if library not in found:
            found[library] = None
            collect(library._linking_libraries, found)


def library_as(role: type, state: Any) -> Any:
    """A code library of Numba's kind with one of the roles above."""
    library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
    library.enable_object_caching()
    kind = type(library)
    library.__class__ = type(f"{role.__name__}{kind.__name__}", (role, kind), {})
    return library


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule that is called from other rules only."""

    def define_pipelines(self) -> Any:
        """Numba's own passes, into a part."""
        self.state.library = library_as(Part, self.state)
        return super().define_pipelines()


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry."""

    def define_pipelines(self) -> Any:
        """Numba's own passes, into a whole."""
        self.state.library = library_as(Whole, self.state)
        return super().define_pipelines()
