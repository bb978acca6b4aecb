"""Reads one table of the document, and notices every key that nobody asked for.

Every reader returns something usable even where the document is wrong, and notes the problem:
so one pass finds all mistakes, and no check needs to know about another.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence

from companion.language import number, say
from companion.setup.profile.errors import Problem, kind, shown

_BARE = re.compile(r"[A-Za-z0-9_-]+")


class TomlSection:
    """A table of the document with its path, so that a problem can name its key."""

    def __init__(self, table: dict[str, object], path: str, problems: list[Problem]) -> None:
        self.path = path
        self._table = table
        self._problems = problems
        self._asked: list[str] = []

    def key(self, name: str) -> str:
        """The whole path of one of this table's keys, as TOML would write it."""
        written = name if _BARE.fullmatch(name) else f'"{name}"'
        return f"{self.path}.{written}" if self.path else written

    def names(self) -> tuple[str, ...]:
        """Return what the owner wrote here, in the owner's order."""
        return tuple(self._table)

    def has(self, name: str) -> bool:
        """Tell whether the owner wrote this key."""
        return name in self._table

    def value(self, name: str) -> object:
        """The value as it stands, or None: for the few keys that may have several forms."""
        self._asked.append(name)
        return self._table.get(name)

    def wrong(self, name: str, wrong: str, expected: str) -> None:
        """Note a problem with one of this table's keys."""
        self._problems.append(Problem(self.key(name), wrong, expected))

    def bad(self, name: str, value: object, expected: str) -> None:
        """Note that a value is not what it should be."""
        self.wrong(name, say("profile-is", value=shown(value)), expected)

    def missing(self, expected: str) -> None:
        """Note that this table lacks what it exists for."""
        self._problems.append(Problem(self.path, say("profile-says-too-little"), expected))

    def section(self, name: str) -> TomlSection:
        """The table under this key; an empty one where there is none."""
        value = self.value(name)
        if value is not None and not isinstance(value, dict):
            self.wrong(
                name,
                say("profile-is", value=kind(value)),
                say("profile-table-2", what=self.key(name)),
            )
        table = value if isinstance(value, dict) else {}
        return TomlSection(table, self.key(name), self._problems)

    def text(self, name: str, default: str, longest: int = 200) -> str:
        """A text that can be shown: not empty, nothing invisible in it."""
        value = self.value(name)
        if value is None:
            return default
        if isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= longest:
            return value.strip()
        self.bad(name, value, say("profile-text-1-printable-characters", longest=longest))
        return default

    def choice(self, name: str, default: str, choices: Sequence[str]) -> str:
        """One of a few words."""
        value = self.value(name)
        if value is None:
            return default
        if isinstance(value, str) and value in choices:
            return value
        self.bad(name, value, say("profile-one-2", choices=", ".join(choices)))
        return default

    def flag(self, name: str, default: bool) -> bool:
        """A true or a false."""
        value = self.value(name)
        if isinstance(value, bool):
            return value
        if value is not None:
            self.bad(name, value, say("profile-true-false"))
        return default

    def whole(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self.value(name)
        if value is None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.bad(name, value, say("profile-whole-number-from", low=low, high=high))
        return default

    def number(self, name: str, default: float, low: float, high: float) -> float:
        """A number between two bounds, whole or not; never nan."""
        value = self.value(name)
        if value is None:
            return default
        if isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        self.bad(
            name, value, say("profile-number-from", low=number(low, 0, 6), high=number(high, 0, 6))
        )
        return default

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self.value(name)
        if value is None:
            return ()
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        self.bad(name, value, say("profile-list-texts"))
        return ()

    def close(self) -> None:
        """Note every key that nobody asked for as a mistake: most often a slip of the pen."""
        for name in self._table:
            if name not in self._asked:
                self.wrong(name, say("profile-not-key-profile"), nearest(name, self._asked))


def nearest(name: str, known: Iterable[str]) -> str:
    """Guess what was meant, or list what there is."""
    choices = list(dict.fromkeys(known))
    if not choices:
        return say("profile-nothing-there")
    close = difflib.get_close_matches(name[:40], choices, n=1)
    return f'"{close[0]}"' if close else say("profile-one-2", choices=", ".join(choices))
