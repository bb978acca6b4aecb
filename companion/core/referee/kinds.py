"""How a game declares its verdicts: kind by kind, with fields, reasons, and what becomes of them.

Whatever faces people can walk through such a declaration and find what it has no words for; in
tests, a finding that does not fit its declaration is an error. See Vocabulary.verdicts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.events import CARDS, INPUTS, PAUSED, REACH
from companion.core.referee.schema import (
    INT,
    SEAT,
    TEXT,
    Fields,
    nullable,
    one_of,
    optional,
    problem,
    required,
    shown,
)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of verdict: what it tells, and what may be done with it."""

    fields: Fields = field(default_factory=dict)
    """What every verdict of this kind tells."""
    by: str = ""
    """The field whose words tell its cases apart: `reason`, `question`, `ruling`; none: it has
    no cases."""
    cases: Mapping[str, Fields] = field(default_factory=dict)
    """Every word that this field can be, with what is told in that case alone."""
    private: bool = False
    """Only the seat that it names may see or hear it."""
    final: bool = False
    """No ruling takes it back: nothing followed from it."""
    unhurried: bool = False
    """Nobody waits for it, and no lamp tells it: it may be told a moment later, with others."""
    hasty: frozenset[str] = frozenset()
    """The cases in which somebody did not wait for the word: statistics count them."""

    def each(self) -> Iterator[tuple[str, Fields]]:
        """Yield every case with all its fields; a kind without cases is one, without a word."""
        for word, more in self.cases.items():
            yield word, {self.by: required(one_of(word)), **self.fields, **more}
        if not self.by:
            yield "", self.fields

    def misfit(self, values: Mapping[str, Any]) -> str | None:
        """Say in one line what in a finding's fields was not declared, or nothing."""
        if not self.by:
            return problem(values, self.fields)
        word = values.get(self.by)
        if not isinstance(word, str) or word not in self.cases:
            known = ", ".join(self.cases) or "none"
            return f'"{self.by}" is {shown(word)}; declared: {known}'
        return problem(values, {self.by: required(TEXT), **self.fields, **self.cases[word]})


Verdicts = Mapping[str, Kind]


class MisfitError(Exception):
    """A finding that its game has not declared: a mistake in the game, not at the table."""


def cases(*words: str, **told: Any) -> dict[str, Fields]:
    """Make cases that tell the same: fields by name, nothing more than the word without any."""
    return dict.fromkeys(words, told)


SELF_REFUSED = (
    "late-arrival", "bad-seat", PAUSED, "nothing-to-overturn", "cannot-be-overturned",
)  # fmt: skip
"""Why the referee itself refuses something, whatever is played."""

_INPUT = one_of(*INPUTS, REACH, CARDS)

REFUSED: Fields = {
    "event": required(TEXT),
    "seat": optional(nullable(SEAT)),
    "input": optional(nullable(_INPUT)),
    "cue": optional(one_of("ready", "play")),
}
"""What a refusal tells of what it refuses; see `described`."""

OVERTURNED: Fields = {"of": required(INT), "why": optional(TEXT)}
"""What every `overturned` tells; a game that goes back adds where play goes on."""

SHARED: Verdicts = {
    "refused": Kind(REFUSED, by="reason", final=True),
    "overturned": Kind(OVERTURNED),
    "fault": Kind(
        {
            "seat": required(nullable(SEAT)),
            "input": required(nullable(_INPUT)),
            "reason": required(TEXT),
        },
        final=True,
    ),
}
"""The kinds of verdict that every game has. A game's refusals are listed in its vocabulary."""
