"""What a table has to say about itself: told once to everybody, and shown while it is so."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from companion.app.hosted.faults import Faults
from companion.kit.notice import Notice
from hw.clock import Clock
from hw.signals import Fault

NEWS_US = 45_000_000
"""How long news that nothing has to be done about stays on the screen."""

Tell = Callable[[str], None]


class Notices:
    """Takes what went wrong, from any thread; tells it when its own thread looks.

    `tell` gets each line once, `speak` a short sentence for those that no verdict speaks of.
    `shown` is everything worth seeing now.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._parts: dict[str, str] = {}
        self._news: list[tuple[int, str]] = []
        self._untold: list[Notice] = []
        self._faults = Faults()
        self._lock = Lock()
        self._tellers: list[Tell] = []
        self._speakers: list[Tell] = []
        self.shown: tuple[str, ...] = ()

    def tell(self, teller: Tell) -> None:
        """Add a listener, who is told from the next line on."""
        self._tellers.append(teller)

    def speak(self, speaker: Tell) -> None:
        """Add a speaker, which says it, too."""
        self._speakers.append(speaker)

    def part(self, name: str, why: str | None) -> None:
        """Tell that a part cannot do its work, or works again."""
        with self._lock:
            self._parts.pop(name, None)
            if why is not None:
                self._parts[name] = f"{name}: {why}"
        line = f"{name}: {why}; trying again" if why else f"{name}: works again"
        self._note(Notice(line, f"The {name} {'does not work' if why else 'works again'}."))

    def fault(self, fault: Fault) -> None:
        """Tell that a sensor or lamp failed, or works again."""
        self._faults.take(fault)

    def say(self, notice: Notice) -> None:
        """Say something that passes: a match was resumed, the journal is written again."""
        with self._lock:
            self._news = [*self._news[-3:], (self._clock() + NEWS_US, notice.shown)]
        self._note(notice)

    def _note(self, notice: Notice) -> None:
        with self._lock:
            self._untold.append(notice)

    def look(self) -> bool:
        """Tell what is new; say whether what is shown has changed."""
        changes = self._faults.changes()
        with self._lock:
            untold, self._untold = [*self._untold, *map(Notice, changes)], []
            now = self._clock()
            self._news = [news for news in self._news if news[0] > now]
            shown = (*self._parts.values(), *self._faults.lines(), *(n[1] for n in self._news))
        for notice in untold:
            for teller in self._tellers:
                teller(notice.shown)
            for speaker in self._speakers if notice.spoken else ():
                speaker(notice.spoken)
        changed, self.shown = shown != self.shown, shown
        return changed
