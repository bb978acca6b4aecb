"""What is wrong with a profile, in lines that its owner can act on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: where it is, what is there, and what would be right."""

    key: str
    wrong: str
    expected: str

    def line(self, source: str) -> str:
        """Say it on one line, however odd the owner's keys and file names are."""
        parts = [part for part in (source, self.key) if part]
        return one_line(f"{': '.join([*parts, self.wrong])}; expected {self.expected}")


class ProfileError(Exception):
    """The profile cannot be used; `problems` holds every mistake, not only the first."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.line(source) for problem in self.problems))


def one_line(text: str) -> str:
    """Escape whatever would break the line or hide in it."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


def shown(value: object) -> str:
    """Quote a value in a message, short whatever its size."""
    if value is None:
        return "missing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:37]}..."'
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a number beyond all bounds"
    if isinstance(value, float):
        return str(value)
    return kind(value)


def kind(value: object) -> str:
    """Name the type of a value as TOML's own documentation does."""
    if isinstance(value, bool):
        return "true or false"
    names = {str: "a text", int: "a whole number", float: "a number", list: "a list"}
    names[dict] = "a table"
    return names.get(type(value), "a date or time")
