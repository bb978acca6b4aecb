"""What was decided, as the page lists it: newest first, and what of it can be taken back."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.verdicts import Verdict

SHOWN = 60
QUIET = frozenset(("played",))
"""What happens every round as it should: listed, but in a low voice."""


@dataclass(slots=True)
class Row:
    """One verdict of the list."""

    verdict: Verdict
    text: str
    gone: bool = False


class History:
    """The last verdicts of a match."""

    def __init__(self) -> None:
        self._rows: deque[Row] = deque(maxlen=SHOWN)
        self._reachable: frozenset[int] = frozenset()
        self._asked: set[int] = set()
        self._ruled: deque[int] = deque(maxlen=SHOWN)
        """What the rulings that were heard, and not yet judged, are to take back."""

    def note(self, verdict: Verdict, text: str) -> None:
        """List a verdict, and strike out what it takes back."""
        if verdict.kind == "overturned":
            for row in self._rows:
                if row.verdict.n == verdict.fields["of"]:
                    row.gone = True
        self._rows.append(Row(verdict, text))

    def follow(self, reachable: frozenset[int]) -> None:
        """Take over what a ruling takes back now."""
        self._reachable = reachable

    def take_back(self, n: int) -> bool:
        """Note that somebody asked to take a verdict back; false where it cannot be, or was."""
        known = any(row.verdict.n == n for row in self._rows)
        if not known or not self._can(n):
            return False
        self._asked.add(n)
        return True

    def heard(self, n: int) -> None:
        """Note that a ruling is to take a verdict back; from a phone or from elsewhere."""
        self._ruled.append(n)

    def taken_back(self, n: int) -> bool:
        """Note that a verdict was taken back; tell whether somebody asked for that here."""
        if n in self._ruled:
            self._ruled.remove(n)
        asked = n in self._asked
        self._asked.discard(n)
        return asked

    def refused(self) -> int | None:
        """Let what was not taken back be asked for again, and say what it was."""
        n = self._ruled.popleft() if self._ruled else None
        self._asked.discard(n or 0)
        return n

    def _can(self, n: int) -> bool:
        return n in self._reachable and n not in self._asked

    def shown(self, may_rule: bool) -> Sequence[dict[str, Any]]:
        """Return the list, newest first."""
        return [
            {
                "n": row.verdict.n,
                "text": row.text,
                "kind": row.verdict.kind,
                "quiet": row.verdict.kind in QUIET,
                "gone": row.gone,
                "can": may_rule and self._can(row.verdict.n),
            }
            for row in reversed(self._rows)
        ]
