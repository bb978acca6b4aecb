"""What the referee decides: values, never exceptions, also where players do something wrong."""

from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.events import Event


@dataclass(slots=True)
class Finding:
    """A verdict as a game finds it, before the referee gives it its number."""

    t: int
    kind: str
    fields: dict[str, Any] = field(default_factory=dict)
    cause: Event | None = field(default=None, compare=False, repr=False)
    """The event that led to it, where that is not simply the last one judged."""
    n: int = field(default=0, compare=False, repr=False)
    """The number of its verdict, once it has one: what a ruling that names a verdict goes by."""

    @property
    def identity(self) -> tuple[Any, ...]:
        """What makes two findings of two runs over the same evidence the same decision.

        Amounts are left out: a forfeit stays the same forfeit if it now costs less.
        """
        names = ("seat", "pile", "question", "reason", "what")
        return (self.kind, self.t, *(self.fields.get(name) for name in names))


@dataclass(slots=True)
class Verdict:
    """A finding with its number: one line of output."""

    n: int
    t: int
    kind: str
    fields: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """Return the object of its output line."""
        return {"n": self.n, "t": self.t, "verdict": self.kind, **self.fields}
