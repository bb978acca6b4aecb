"""How a table stands with its club: what the process that sends says to the one that judges."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

ALONE = "alone"
"""The trouble of a table that belongs to no club."""


@dataclass(frozen=True, slots=True)
class Report:
    """What the club has not yet, how old that is, and why."""

    trouble: str = ""
    """Why it could not be sent, as in `line.py`; empty: the last question was answered."""
    reason: str = ""
    """The same for the log."""
    asked: bool = False
    """Whether the club has said how far it is since the process began."""
    matches: int = 0
    """How many there are at the table."""
    behind: tuple[str, ...] = ()
    """The matches of which the club has not everything, as far as is known."""
    oldest_s: int = 0
    """For how long the oldest of them has been waiting."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """The matches that the club does not take, and why."""
    told: Mapping[str, Any] = field(default_factory=dict)
    """What else the club said, by the name of who said it there: `next`, and the like."""

    __hash__ = None  # type: ignore[assignment]

    def line(self) -> bytes:
        """Return it as it goes through the pipe."""
        return json.dumps(asdict(self)).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Report:
        """Read such a line; ValueError: it is none."""
        said = json.loads(line)
        return cls(**{**said, "behind": tuple(said["behind"])})
