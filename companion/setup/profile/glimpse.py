"""The little of a profile that safe mode needs, of a profile that may be what is wrong.

No game is asked and no other file is read. Each part that can be understood is taken as it is
written, and whatever cannot is as if it had been left out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from companion.language.catalogue import ENGLISH
from companion.setup.profile.errors import Problem
from companion.setup.profile.model import ConsoleSettings, Display
from companion.setup.profile.parse import read_console, read_display, read_language
from companion.setup.profile.section import TomlSection

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What the table speaks, how the display stands, and where phones are served."""

    display: Display = field(default_factory=Display)
    console: ConsoleSettings = field(default_factory=ConsoleSettings)
    language: str = ENGLISH


def glimpsed(text: str) -> Glimpse:
    """Return what can be understood of a profile; never raises."""
    try:
        document: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError):
        return Glimpse()
    return Glimpse(
        _part(document, "display", read_display, Display()),
        _part(document, "console", read_console, ConsoleSettings()),
        read_language(TomlSection(document, "", [])),
    )


def _part(document: dict[str, object], name: str, read: Callable[[TomlSection], T], usual: T) -> T:
    problems: list[Problem] = []
    found = read(TomlSection(document, "", problems).section(name))
    return usual if problems else found
