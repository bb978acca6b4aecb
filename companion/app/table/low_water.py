"""How far everything at a table has been delivered: the least of what its parts say.

Each way to the judging thread is counted. What hands do comes from the table's sources, which state
marks; what the table says of itself is stamped as it is told. A word that was given to the speaker
may become audible from its own instant on, until it is heard. What people enter, a die, a bot or a
word that is shown is stamped on the judging thread itself, after this was asked: it needs no mark.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.kit.notice import Notice
from companion.kit.text import listed
from companion.language import number, say

PATIENCE_US = 30_000
"""A source that has not passed an instant so long after it is behind."""
IN_A_ROW = 3
"""So many times running, and it is told."""

States = Callable[[int], list[tuple[str, int | None]]]
"""Tells of each source, by name, how far it is; see `hw.table.Table.marks`."""


class LowWater:
    """Asks a table and its caller, in the time of the match; says who holds everybody up."""

    def __init__(
        self,
        states: States,
        by: int,
        now: Callable[[], int],
        words: Callable[[], int | None],
        say: Callable[[Notice], None],
        bound_us: Callable[[], int],
    ) -> None:
        """`by`: how much later the match is than the table. `words`: see `Calling.awaited`."""
        self._states, self._by, self._now, self._words = states, by, now, words
        self._say, self._bound_us = say, bound_us
        self._missed: dict[str, int] = {}
        self._counted: dict[str, int] = {}
        self._told: frozenset[str] = frozenset()

    def __call__(self, wanted: int) -> int | None:
        """Return before which instant everything has been delivered; None: somebody cannot say."""
        stated = self._states(wanted - self._by)
        late = self._now() - wanted > PATIENCE_US
        for name, mark in stated:
            passed = mark is not None and mark + self._by > wanted
            self._heed(name, passed, wanted, late or mark is None)
        self._tell()
        marks = [mark for _, mark in stated if mark is not None]
        if len(marks) < len(stated):
            return None
        word = self._words()
        low = min(marks) + self._by
        return low if word is None else min(low, word)

    def _heed(self, name: str, passed: bool, wanted: int, late: bool) -> None:
        """Count the instants that a source has let pass in silence, one after the other."""
        if passed:
            self._missed.pop(name, None)
        elif late and self._counted.get(name) != wanted:
            self._counted[name] = wanted
            self._missed[name] = self._missed.get(name, 0) + 1

    def _tell(self) -> None:
        behind = frozenset(name for name, times in self._missed.items() if times >= IN_A_ROW)
        if behind == self._told:
            return
        self._told = behind
        bound = say("table-ms", bound_us=number(self._bound_us() / 1000, 0, 6))
        notice = Notice(
            say("table-verdicts-come-up-after-press", bound=bound),
            logged=say(
                "table-how-far-not-known-verdicts", behind=listed(sorted(behind)), bound=bound
            ),
        )
        over = Notice(
            say("table-verdicts-come-once-again"), logged=say("table-all-sources-say-again-how")
        )
        self._say(notice if behind else over)
