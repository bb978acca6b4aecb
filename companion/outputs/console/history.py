"""What was decided, as the page lists it: newest first, and what of it can be taken back."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.verdicts import Verdict

SHOWN = 60
FIXED = frozenset(("refused", "ask", "doubt", "fault", "ruled", "void"))
"""Kinds that no ruling takes back: questions, refusals, and what lapsed by itself."""
QUIET = frozenset(("played",))
"""What happens every round as it should: listed, but in a low voice."""


@dataclass(slots=True)
class Row:
    """One verdict of the list."""

    verdict: Verdict
    text: str
    round: int
    gone: bool = False
    asked: bool = False


class History:
    """The last verdicts of a match."""

    def __init__(self) -> None:
        self._rows: deque[Row] = deque(maxlen=SHOWN)
        self._round = 0

    def note(self, verdict: Verdict, text: str) -> None:
        """List a verdict, and strike out what it takes back."""
        if verdict.kind == "overturned":
            for row in self._rows:
                if row.verdict.n == verdict.fields["of"]:
                    row.gone = True
        self._rows.append(Row(verdict, text, self._round))

    def turn(self, round_: int) -> None:
        """Follow the rounds: a ruling reaches back into the last one."""
        self._round = round_

    def take_back(self, n: int) -> bool:
        """Note that somebody asked to take a verdict back; false where it cannot be, or was."""
        for row in self._rows:
            if row.verdict.n == n and self._open(row):
                row.asked = True
                return True
        return False

    def refused(self) -> None:
        """Let what was asked for be asked again, where it was refused."""
        for row in self._rows:
            row.asked = False

    def _open(self, row: Row) -> bool:
        recent = row.round in (self._round, self._round - 1)
        return recent and not row.gone and not row.asked and row.verdict.kind not in FIXED

    def shown(self, may_rule: bool) -> Sequence[dict[str, Any]]:
        """Give the list, newest first."""
        return [
            {
                "n": row.verdict.n,
                "text": row.text,
                "kind": row.verdict.kind,
                "quiet": row.verdict.kind in QUIET,
                "gone": row.gone,
                "can": may_rule and self._open(row),
            }
            for row in reversed(self._rows)
        ]
