"""What shows a match to people: a view joins the table, runs it, and returns when it is over.

A view that draws keeps the main thread for itself and runs the table on another one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, Protocol

from companion.app.keyboard import Keyboard
from companion.app.practice_table import PracticeTable
from companion.explain import Explainer
from companion.live.listener import View
from companion.referee.events import Event
from companion.referee.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Playing:
    """A match about to begin, and everything a view needs of it."""

    table: PracticeTable
    keyboard: Keyboard
    people: Sequence[int]
    going: Callable[[], bool]
    """False once the match is as long as it was meant to be."""
    quiet: bool = False


class Face(Protocol):
    """One way to show a match."""

    def play(self, playing: Playing) -> None:
        """Let the match run to its end, showing it."""


class Lines:
    """Prints one line a verdict, and the score at the end: for scripts, and for reading."""

    def __init__(self, out: IO[str] | None = None) -> None:
        self._out = out or sys.stdout
        self._explainer: Explainer | None = None

    def play(self, playing: Playing) -> None:
        """Run on this very thread: printing a line is all there is to do."""
        table = playing.table
        explainer = Explainer(table.session.setup)
        if not playing.quiet:
            self._explainer = explainer
            table.join(listener=self)
        table.run(playing.going)
        print(explainer.state(table.session.state()), file=self._out)

    def heard(self, event: Event) -> None:
        """Only what is decided is printed."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Print it."""
        if self._explainer is not None:
            for verdict in verdicts:
                print(self._explainer.line(verdict), file=self._out)


VIEWS: Mapping[str, Callable[[], Face]] = {"none": Lines}
"""The views by name, the one that shows most first; each raises OSError where it cannot show."""

WITHOUT_PEOPLE = frozenset({"none"})
"""Views that nobody can press a key in."""


def face_of(name: str) -> tuple[str, Face]:
    """The view of that name; `auto` is the first that this machine can show."""
    if name != "auto":
        return name, VIEWS[name]()
    for each in [*VIEWS][:-1]:
        try:
            return each, VIEWS[each]()
        except OSError:
            continue
    last = [*VIEWS][-1]
    return last, VIEWS[last]()
