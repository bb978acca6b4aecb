"""What a check can find out about an input or a lamp."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from companion.language import say


class Spot(NamedTuple):
    """Where on the table something is: a seat and one of its inputs (or the lamp in it)."""

    seat: int
    name: str


class FindingKind(Enum):
    """What is the matter; `shown` is the word that the table of results shows."""

    OK = "ok"
    DEAD = "dead"
    STUCK = "stuck"
    CHATTERING = "chatters"
    SWAPPED = "swapped"
    MISWIRED = "wrong"
    BRIDGED = "bridged"
    LOST = "lost"
    DARK = "dark"
    SKIPPED = "skipped"

    @property
    def shown(self) -> str:
        """The word for it, in the language that is spoken."""
        return say(f"check-found-{self.name.lower()}")


@dataclass(frozen=True, slots=True)
class CheckFinding:
    """What was found at one spot; `other` is the input that answered in its place."""

    spot: Spot
    kind: FindingKind
    lamp: bool = False
    other: Spot | None = None
    detail: str = ""

    @property
    def well(self) -> bool:
        """Whether nothing has to be done about it."""
        return self.kind is FindingKind.OK
