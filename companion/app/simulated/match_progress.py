"""How far a match of bots is that is played at once: told on a terminal, where nothing else is."""

from __future__ import annotations

import sys
from collections.abc import Callable

from companion.app.cli.progress import ProgressLine
from companion.app.simulated.practice_table import PracticeTable
from companion.language import say


def line_for(table: PracticeTable, *, quiet: bool) -> ProgressLine:
    """Return the line of a match; it stays empty where the match itself is to be seen."""
    unseen = quiet or not sys.stdout.isatty()
    return ProgressLine("playing", shown=unseen and table.skips)


def watched(
    table: PracticeTable, line: ProgressLine, hands: int | None, going: Callable[[], bool]
) -> Callable[[], bool]:
    """Return `going`, which the loop asks at every turn, so that it also tells how far it is."""

    def looked() -> bool:
        if line.due:
            line.at(*_measure(table, hands))
        return going()

    return looked


def _measure(table: PracticeTable, hands: int | None) -> tuple[float, float | None, str]:
    """Return how much is played of how much: by hands, or by the leader's way to the target."""
    played = table.progress.hands
    if hands is not None:
        return played, hands, say("evening-hand", played=played + 1, hands=hands)
    target = getattr(table.session.setup.options, "target", None)
    scores = table.session.state().get("scores")
    if isinstance(target, int) and isinstance(scores, list) and scores:
        return max(0, *scores), target, say("evening-hand-2", played=played + 1)
    return played, None, say("evening-hand-2", played=played + 1)
