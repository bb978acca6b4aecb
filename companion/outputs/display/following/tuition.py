"""What a teacher says and asks for on one screen, until they say something else."""

from collections.abc import Mapping
from dataclasses import replace

from companion.core.referee.events import BUTTONS
from companion.kit.face import Answer
from companion.kit.text import clean


class Tuition:
    """A lesson as one screen knows it. A second line is only for while it is being read."""

    def __init__(self) -> None:
        self.words = self._then = ""
        self.reading = self.fleeting = False
        """Whether everything waits until it was read; whether it goes with the next READY."""
        self.step: tuple[int, int] | None = None
        self.entries: frozenset[str] = frozenset()
        """What a teacher wants entered, by the names of prompts."""

    def teach(self, words: str, *, fleeting: bool) -> None:
        """Take what is said now."""
        words, _, then = words.partition("\n")
        self.words, self._then, self.fleeting = clean(words), clean(then), fleeting

    @property
    def said(self) -> str:
        """What is shown of it."""
        return f"{self.words} {self._then}".strip() if self.reading else self.words

    def asked(self, answer: Answer) -> Answer:
        """Return an answer, marked if it is wanted."""
        return replace(answer, marked=True) if answer.prompt.name in self.entries else answer


def keys_of(hints: Mapping[tuple[int, str], str]) -> dict[str, str]:
    """Return the keys of each input, of everybody who plays on this keyboard."""
    own: dict[str, list[str]] = {}
    players = {seat for seat, name in hints if name in BUTTONS}
    for (seat, name), key in hints.items():
        if seat in players:
            own.setdefault(name, []).append(key.upper())
    return {name: " / ".join(keys) for name, keys in own.items()}
