"""The messages of one language: read area by area, when the first of an area is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from companion.language.cldr import LOCALES
from companion.language.locale import Locale
from companion.language.pseudo import PSEUDO, stretched
from companion.language.shelf import read

ENGLISH = "en"
_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"
_brought: dict[str, Path] = {}
"""The folders of games that other packages bring, by the area of their keys."""


class Catalogue:
    """What can be said in a language."""

    def __init__(self, language: str, found: dict[str, Path] | None = None) -> None:
        """Read these files, by area; None: those that there are, once something is said."""
        self.language = language
        self.messages: dict[str, Any] = {}
        """Every message that was wanted or read so far."""
        self.own: set[str] = set()
        """The keys of those that are its own, and not English."""
        self._found = found
        self._reading = Lock()
        """Display and phones speak in threads of their own: whoever comes second waits."""

    @property
    def _unread(self) -> dict[str, Path]:
        """The files of which nothing was wanted so far; asked for while `_reading`."""
        if self._found is None:
            self._found = sources(self.language)
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

    def bring(self, area: str, source: Path) -> None:
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


def sources(language: str) -> dict[str, Path]:
    """Return the files of a language, by the area that their keys begin with."""
    here = {file.stem: file for file in _files(_HERE / language, "*")}
    games = {_area(file.parent.name): file for file in _files(_GAMES, f"*/text.{language}")}
    brought = {
        area: folder / f"text.{language}.ftl"
        for area, folder in _brought.items()
        if _files(folder, f"text.{language}")
    }
    return here | games | brought


def _files(folder: Path, name: str) -> list[Path]:
    """Find sources by what they are called; where only the compiled forms ship, by those."""
    found = {
        *folder.glob(f"{name}.ftl"),
        *(f.with_suffix(".ftl") for f in folder.glob(f"{name}.ftlc")),
    }
    return sorted(found)


def _area(folder: str) -> str:
    return folder.replace("_", "-")


def bring(game: str, folder: Path) -> None:
    """Let a game that another package brings speak: its texts lie in a folder, `text.en.ftl` ..."""
    if game in _brought:
        return
    _brought[game] = folder
    for language in languages():
        if _files(folder, f"text.{language}"):
            catalogue(language).bring(game, folder / f"text.{language}.ftl")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue, English first."""
    found = {folder.name for folder in _HERE.iterdir() if folder.is_dir() and _files(folder, "*")}
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
