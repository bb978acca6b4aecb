"""What is wrong with what an owner wrote, in lines that they can act on."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.kit.text import NO_BREAK
from companion.language import say


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: where it is, what is there, and what would be right."""

    key: str
    wrong: str
    expected: str

    def line(self, source: str) -> str:
        """Say it on one line, however odd the owner's keys and file names are."""
        parts = [part for part in (source, self.key) if part]
        wrong = ": ".join([*parts, self.wrong])
        return one_line(say("kit-problem", wrong=wrong, expected=self.expected))


class ProfileError(Exception):
    """The profile cannot be used; `problems` holds every mistake, not only the first."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.line(source) for problem in self.problems))


def one_line(text: str) -> str:
    """Escape whatever would break the line or hide in it."""
    return "".join(
        char if char.isprintable() or char in NO_BREAK else char.encode("unicode_escape").decode()
        for char in text
    )
