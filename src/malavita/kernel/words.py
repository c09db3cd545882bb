"""Words from message files (Project Fluent): the one place that knows the library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from .errors import MalavitaError

LANGUAGES = ("en", "it", "fr")
KEPT = 8192  # a table says the same things over and over


class UnknownLanguage(MalavitaError):
    """There are no words in that language."""


class Words:
    """The messages of one game, or of the house, in every language."""

    def __init__(self, texts: Mapping[str, tuple[str, ...]]) -> None:
        self._texts = dict(texts)
        self._bundles: dict[str, Any] = {}
        self._said = lru_cache(KEPT)(self._put_into_words)

    def say(self, language: str, key: str, **args: Any) -> str:
        """A message in words; a key that does not exist is a fault of ours, and loud."""
        return self._said(language, key, tuple((name, type(value), value) for name, value in args.items()))

    def _put_into_words(self, language: str, key: str, args: tuple[tuple[str, type, Any], ...]) -> str:
        bundle = self._bundle(language)
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"message {key} has no text in {language}")
        text, errors = bundle.format_pattern(message.value, {name: value for name, _, value in args})
        if errors:
            raise KeyError(f"message {key} in {language}: {errors[0]}")
        return str(text)

    def has(self, language: str, key: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self._bundle(language).has_message(key))

    def keys(self, language: str) -> set[str]:
        """All message keys of a language."""
        return set(self._bundle(language)._messages)

    def _bundle(self, language: str) -> Any:
        if language not in self._texts:
            raise UnknownLanguage(f"no words in {language!r}: there are {', '.join(self._texts)}")
        if language not in self._bundles:
            self._bundles[language] = _make_bundle(language, self._texts[language])
        return self._bundles[language]


@cache
def _make_bundle(language: str, texts: tuple[str, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle
