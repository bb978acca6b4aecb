"""After a match is on again: has what was before it read little by little, for whoever shows it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from threading import Event as Flag
from threading import Thread

from companion.app.table.meaning import torn
from companion.core.live.listener import Listener, Remembering
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.keep.journal.past import Past
from companion.kit.notice import Notice
from hw.clock import Clock

AT_ONCE_US = 10_000
"""So long it reads at a stretch: no press notices it."""
STEP = 20
PAUSE_S = 0.02
"""So long it waits in between, where it has a thread of its own."""


class Reminder:
    """Reads one match's past; looked at now and then from a thread that has time."""

    def __init__(
        self,
        past: Past,
        listeners: Sequence[Listener],
        clock: Clock,
        say: Callable[[Notice], None],
    ) -> None:
        self._told = [one for one in listeners if isinstance(one, Remembering)]
        self._past, self._clock, self._say = past, clock, say
        self._items: Iterator[Event | Verdict] = iter(past)
        self._piece: tuple[Event | Verdict, ...] | None = None
        self._owed: list[Remembering] = []
        self.done = False

    def look(self) -> None:
        """Read a little, and hand it on; what somebody cannot take yet is offered again."""
        if self.done:
            return
        if not self._owed:
            self._piece, self._owed = self._read(), [*self._told]
        self._owed = [one for one in self._owed if not one.remember(self._piece or ())]
        if not self._owed and not self._piece:
            self._end()

    def _read(self) -> tuple[Event | Verdict, ...]:
        piece: list[Event | Verdict] = []
        began = self._clock()
        while self._clock() - began < AT_ONCE_US:
            more = [*islice(self._items, STEP)]
            piece += more
            if not more:
                break
        return tuple(piece)

    def _end(self) -> None:
        """Say what is wrong with the older part of the record: the match does not depend on it."""
        self.done = True
        for problem in self._past.problems:
            self._say(torn(problem))


class InBackground:
    """Has a past read on a thread of its own, for a program that has none to spare."""

    def __init__(self, reminder: Reminder) -> None:
        self._reminder, self._stopped = reminder, Flag()
        self._thread = Thread(target=self._run, name="reminding", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Read no more."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._reminder.done and not self._stopped.wait(PAUSE_S):
            self._reminder.look()
