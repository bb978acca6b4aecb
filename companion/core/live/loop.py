"""The judging loop: the only thread on which anything is decided.

It sleeps until evidence comes in or somebody is due, and never waits for anything else.
"""

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush

from companion.core.live.actor import Actor
from companion.core.live.inbox import Foretold, Inbox, Item
from companion.core.live.pace import Pace
from companion.core.live.session import Session
from companion.core.referee.events import Event

REST_US = 500_000
"""How often the loop turns where nothing happens, so that a watchdog sees it alive."""
SOONEST_US, SOON_US = 200, 2_000
"""How long is waited before it is asked again how far everything has been delivered."""

Marks = Callable[[int], int | None]
"""Asks all that senses before which instant everything has been delivered, in the time of the
match; None: somebody cannot say. It is told which instant is waited for, and never waits."""


class Loop:
    """Joins inbox, actors and session in time."""

    def __init__(
        self,
        session: Session,
        inbox: Inbox,
        pace: Pace,
        actors: Iterable[Actor] = (),
        turned: Callable[[], None] = lambda: None,
        rest_us: int = REST_US,
        marks: Marks | None = None,
    ) -> None:
        self._session, self._inbox, self._pace = session, inbox, pace
        self._actors = [*actors]
        self._dues = [actor.due for actor in self._actors]
        self._turned, self._rest_us = turned, rest_us
        self._marks = marks
        self._now = pace()
        self._ask_from = 0
        """Before that, asking for the mark again would bring nothing."""
        self._ahead: list[tuple[int, int, Event, Callable[[], bool] | None]] = []
        """What is not judged yet, by its instant; of what is foretold, also what tells whether it
        has happened by then."""
        self._count = 0

    def run(self, going: Callable[[], bool]) -> None:
        """Turn until told to stop; `going` is asked once a turn."""
        while going():
            self.turn()

    def turn(self) -> None:
        """Wait for the next thing to happen, and let it happen."""
        dues = [due() for due in self._dues]
        items = self._pace.wait(self._next(dues), self._inbox)
        if items:
            self._take(items)
        self._now = now = self._pace()
        for due in dues:
            if due is not None and due <= now:
                self._act(dues, now)
                break
        mark = None if self._marks is None else self._mark(now, self._marks)
        # What they have just done is evidence before time passes over it, and so is everything that
        # was delivered before the mark was stated: this order is what makes it true.
        if not self._inbox.empty() and (items := self._inbox.wait(0)):
            self._take(items)
        if self._ahead and self._ahead[0][0] <= now:
            self._session.take(self._happened(now))
        self._session.pass_time(now, mark)
        self._turned()

    def _act(self, dues: list[int | None], now: int) -> None:
        """Let everyone act whose time has come; what one does may make the next ones due."""
        acted = False
        for place, known in enumerate(dues):
            due = self._dues[place]() if acted else known
            if due is not None and due <= now:
                self._actors[place].act(now)
                acted = True

    def _take(self, items: Sequence[Item]) -> None:
        """Expect what has come at its instant: a word that is foretold, until it is heard."""
        ahead = self._ahead
        for item in items:
            told = item(self._pace()) if callable(item) else item
            self._count += 1
            if isinstance(told, Foretold):
                heappush(ahead, (told.event.t, self._count, told.event, told.stands))
            else:
                heappush(ahead, (told.t, self._count, told, None))
        self._inbox.ahead = len(ahead)

    def _next(self, dues: list[int | None]) -> int:
        first, due = self._now + self._rest_us, self._session.wakes()
        if due is not None and due < first:
            first = due
        if self._ahead and self._ahead[0][0] < first:
            first = self._ahead[0][0]
        for due in dues:
            if due is not None and due < first:
                first = due
        if self._marks is not None and (awaited := self._session.awaits()) is not None:
            first = min(first, max(awaited + 1, self._ask_from))
        return first

    def _mark(self, now: int, marks: Marks) -> int | None:
        """Ask how far everything has been delivered, if something waits for that."""
        wanted = self._session.awaits()
        if self._ahead and (wanted is None or self._ahead[0][0] < wanted):
            wanted = self._ahead[0][0]
        if wanted is None or wanted > now or now < self._ask_from:
            return None
        mark = marks(wanted)
        if mark is None:
            self._ask_from = now + self._rest_us
        else:
            self._ask_from = now + min(max(SOONEST_US, wanted + 1 - mark), SOON_US)
        return mark

    def _happened(self, now: int) -> list[Event]:
        """Return what was expected until now and has come."""
        ahead, taken = self._ahead, []
        while ahead and ahead[0][0] <= now:
            _, _, event, stands = heappop(ahead)
            if stands is None or stands():
                taken.append(event)
        self._inbox.ahead = len(ahead)
        return taken
