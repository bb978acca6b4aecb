"""The messages of one language: read area by area, when the first of an area is wanted."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from threading import Lock
from typing import Any

from companion.language.cldr import LOCALES
from companion.language.locale import Locale
from companion.language.pseudo import PSEUDO, stretched
from companion.language.shelf import Named, read

ENGLISH = "en"
_HERE = os.path.dirname(os.path.abspath(__file__))
_GAMES = os.path.join(os.path.dirname(_HERE), "games")
_SOURCE, _COMPILED = ".ftl", ".ftlc"
_brought: dict[str, str] = {}
"""The folders of games that other packages bring, by the area of their keys."""


class Catalogue:
    """What can be said in a language."""

    def __init__(self, language: str, found: Mapping[str, Named] | None = None) -> None:
        """Read these files, by area; None: those that there are, once something is said."""
        self.language = language
        self.messages: dict[str, Any] = {}
        """Every message that was wanted or read so far."""
        self.own: set[str] = set()
        """The keys of those that are its own, and not English."""
        self._found = None if found is None else {**found}
        self._reading = Lock()
        """Display and phones speak in threads of their own: whoever comes second waits."""

    @property
    def _unread(self) -> dict[str, Named]:
        """The files of which nothing was wanted so far; asked for while `_reading`."""
        if self._found is None:
            self._found = {**sources(self.language)}
        return self._found

    @property
    def locale(self) -> Locale:
        """How it writes numbers."""
        return LOCALES.get(self.language, LOCALES[ENGLISH])

    @property
    def fallback(self) -> Catalogue:
        """English: what is said where this one has no words."""
        return catalogue(ENGLISH)

    def find(self, key: str) -> Any:
        """Return a message as it was compiled: its own, the English one, or else its key."""
        if self._own(key):
            return self.messages[key]
        if self.language == ENGLISH or not self.fallback.has(key):
            return key
        english = self.fallback.messages[key]
        self.messages[key] = english if isinstance(english, str) else [["~", english]]
        return self.messages[key]

    def has(self, key: str) -> bool:
        """Tell whether a message is in this language."""
        return self._own(key)

    def all(self) -> dict[str, Any]:
        """Return every message of its own."""
        with self._reading:
            self._take(list(self._unread))
        return {key: self.messages[key] for key in sorted(self.own)}

    def bring(self, area: str, source: Named) -> None:
        """Take one more file, of a game that was found."""
        with self._reading:
            self._unread[area] = source

    def _own(self, key: str) -> bool:
        if key not in self.own:
            with self._reading:
                self._take([area for area in self._unread if key.startswith(f"{area}-")])
        return key in self.own

    def _take(self, areas: Iterable[str]) -> None:
        for area in areas:
            source = self._unread.pop(area, None)
            if source:
                found = read(source)
                self.messages.update(found)
                self.own |= found.keys()


class PseudoCatalogue(Catalogue):
    """English with longer words in odd letters, to see what is not translated or does not fit."""

    def find(self, key: str) -> Any:
        """Return a message, stretched."""
        english = self.fallback.find(key)
        if not self.fallback.has(key):
            return english
        self.messages[key] = stretched(english)
        return self.messages[key]

    def has(self, key: str) -> bool:
        """Tell whether English has a message."""
        return self.fallback.has(key)

    def all(self) -> dict[str, Any]:
        """Return every message of English, stretched."""
        return {key: self.find(key) for key in self.fallback.all()}


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of a language; of one that nobody has written, English."""
    if language == PSEUDO:
        return PseudoCatalogue(PSEUDO, {})
    return Catalogue(language)


def sources(language: str) -> dict[str, str]:
    """Return the files of a language, by the area that their keys begin with."""
    own, text = os.path.join(_HERE, language), f"text.{language}"
    here = {area: os.path.join(own, area + _SOURCE) for area in sorted(_named(own))}
    folders = {_area(name): os.path.join(_GAMES, name) for name in sorted(_listed(_GAMES))}
    speaking = {
        area: folder for area, folder in (folders | _brought).items() if text in _named(folder)
    }
    return here | {area: os.path.join(f, text + _SOURCE) for area, f in speaking.items()}


def _named(folder: str) -> set[str]:
    """Return what the sources in a folder are called; where only compiled forms ship, by those."""
    parted = map(os.path.splitext, _listed(folder))
    return {name for name, kind in parted if kind in (_SOURCE, _COMPILED)}


def _listed(folder: str) -> list[str]:
    """Return what is in a folder; nothing, where it is none."""
    try:
        return os.listdir(folder)
    except (FileNotFoundError, NotADirectoryError):
        return []


def _area(folder: str) -> str:
    return folder.replace("_", "-")


def bring(game: str, folder: Named) -> None:
    """Let a game that another package brings speak: its texts lie in a folder, `text.en.ftl` ..."""
    if game in _brought:
        return
    _brought[game] = os.fspath(folder)
    for language in languages():
        if f"text.{language}" in _named(_brought[game]):
            source = os.path.join(_brought[game], f"text.{language}{_SOURCE}")
            catalogue(language).bring(game, source)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue, English first."""
    found = {name for name in _listed(_HERE) if _named(os.path.join(_HERE, name))}
    return tuple(sorted(found, key=lambda name: (name != ENGLISH, name)))


def own_name(language: str) -> str:
    """Return what a language calls itself."""
    return LOCALES[language].name if language in LOCALES else language


def nearest(wanted: Iterable[str]) -> str:
    """Return the first of these that has a catalogue: pt-PT is pt-BR before it is English."""
    for one in wanted:
        tag = one.replace("_", "-").partition(".")[0].lower()
        whole = [name for name in languages() if name.lower() == tag]
        alike = [name for name in languages() if _root(name) == _root(tag)]
        if whole or alike:
            return (whole or alike)[0]
    return ENGLISH


def _root(tag: str) -> str:
    return tag.partition("-")[0].lower()


def page_catalogue(language: str, *areas: str) -> dict[str, Any]:
    """Return what a page needs to speak a language, as JSON: the messages of some areas."""
    english = catalogue(ENGLISH)
    spoken = catalogue(language)
    wanted = [key for key in english.all() if any(key.startswith(f"{area}-") for area in areas)]
    return {"language": language, "messages": {key: spoken.find(key) for key in wanted}}
