"""What an evening remembers of the last one: what was chosen, and who has played here."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from companion.keep.journal.opening import default_folder
from companion.keep.remembered import read_document, write_document
from companion.outputs.start import Choices, Chosen, recalled, remembered

FILE = "start.json"
MOST_NAMES = 40


def file_of(environment: Mapping[str, str] = os.environ) -> Path:
    """Return where it is kept: in the folder of state in which the journal lies."""
    return default_folder(environment).parent / FILE


class Memory:
    """Reads once, writes whenever a match begins."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._document, self.trouble = read_document(file)
        """`trouble` is what was wrong with it, in one line."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who has played here, the last ones first."""
        found = self._document.get("names")
        known = found if isinstance(found, list) else ()
        return tuple(name for name in known if isinstance(name, str) and name)[:MOST_NAMES]

    def recall(self, usual: Chosen, choices: Choices) -> Chosen:
        """Return what was chosen last, on top of what is usual."""
        return recalled(self._document.get("chosen"), usual, choices)

    def keep(self, chosen: Chosen) -> str:
        """Remember what is chosen and who plays; return what went wrong, or nothing."""
        people = [chair.name for chair in chosen.people]
        self._document = {"chosen": remembered(chosen), "names": _first(people, self.names)}
        return write_document(self._file, self._document)


def _first(names: Iterable[str], before: Iterable[str]) -> list[str]:
    """Return the names with these at the front, each of them once."""
    return list(dict.fromkeys((*names, *before)))[:MOST_NAMES]
