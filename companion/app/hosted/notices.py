"""What a table has to say about itself: told once to everybody, and shown while it is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from threading import Lock

from companion.app.table.meaning import Key, Who, broken, faulty, mended
from companion.kit.notice import Notice
from companion.language import listed, say
from companion.language.retold import told
from hw.clock import Clock
from hw.signals import RECOVERED, Fault


class Faults:
    """Knows every fault that has not been mended, and which of them were told."""

    def __init__(self) -> None:
        self._now: dict[Key, str] = {}
        self._reasons: dict[Key, str] = {}
        self.who: Who = lambda chair: ""
        self._told: dict[Key, str] = {}
        self._mended: dict[Key, str] = {}
        self._lock = Lock()

    def take(self, fault: Fault) -> None:
        """Take note of a fault or of its end, from any thread."""
        key = fault.seat, fault.input
        with self._lock:
            if fault.reason == RECOVERED:
                self._now.pop(key, None)
                self._mended[key] = fault.detail or say("hosted-works-again")
            else:
                self._now[key] = fault.detail or fault.reason
                self._reasons[key] = fault.reason

    def changes(self) -> list[str]:
        """Say for the log what was lost and mended since the last time, one line a cause."""
        with self._lock:
            fresh = {k: why for k, why in self._now.items() if self._told.get(k) != why}
            gone = {
                k: self._mended.get(k, say("hosted-works-again"))
                for k in self._told
                if k not in self._now
            }
            self._told, self._mended = dict(self._now), {}
        return [*_lines(fresh), *_lines(gone)]

    def shown(self) -> list[str]:
        """Say what everything that is wrong now, and was told, means for those who play."""
        with self._lock:
            kinds: dict[str, list[Key]] = {}
            for key in self._told:
                kinds.setdefault(self._reasons[key], []).append(key)
        return [told(partial(faulty, reason, keys, self.who)) for reason, keys in kinds.items()]


def _lines(faults: Mapping[Key, str]) -> list[str]:
    causes: dict[str, list[Key]] = {}
    for key, why in faults.items():
        causes.setdefault(why, []).append(key)
    return [f"{_where(keys)}: {why}" for why, keys in causes.items()]


def _where(keys: list[Key]) -> str:
    if len(keys) == 1 and keys[0][1] is not None:
        return say("hosted-seat-input", seat=keys[0][0] or 0, input=keys[0][1])
    seats = sorted({seat for seat, _ in keys if seat is not None})
    if not seats:
        return say("hosted-whole-table")
    if len(seats) == 1:
        return say("hosted-seat", seat=seats[0])
    return say("hosted-seats", seats=listed([*map(str, seats)]))


NEWS_US = 45_000_000
"""How long news that nothing has to be done about stays on the screen."""

Tell = Callable[[str], None]


class Notices:
    """Takes what went wrong, from any thread; tells it when its own thread looks.

    `tell` gets each line once, as it belongs into a log; `speak` a short sentence for those that
    no verdict speaks of. `shown` is what everything that is wrong now means for those who play.
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
        self.news: Callable[[], None] = lambda: None
        """Called from any thread when there is something to tell."""

    def tell(self, teller: Tell) -> None:
        """Add a listener, who is told from the next line on."""
        self._tellers.append(teller)

    def speak(self, speaker: Tell) -> None:
        """Add a speaker, which says it, too."""
        self._speakers.append(speaker)

    def part(self, name: str, why: str | None, error: Exception | None = None) -> None:
        """Tell that a part cannot do its work, or works again."""
        meaning = told(lambda: broken(name, error))
        with self._lock:
            self._parts.pop(name, None)
            if why is not None:
                self._parts[name] = meaning
        if why is not None:
            self._note(
                Notice(
                    meaning,
                    meaning.partition(". ")[0] + ".",
                    say("hosted-part-failed", part=name, why=why),
                )
            )
        else:
            self._note(Notice(mended(name), mended(name), say("hosted-part-works", part=name)))

    def stands(self, name: str, notice: Notice | None, over: Notice) -> None:
        """Tell of something that stays so until it is over; None: now it is."""
        with self._lock:
            self._parts.pop(name, None)
            if notice is not None:
                self._parts[name] = notice.shown
        self._note(notice or over)

    def call_them(self, who: Who) -> None:
        """Speak of those who sit by their names."""
        self._faults.who = who

    def fault(self, fault: Fault) -> None:
        """Tell that a sensor or lamp failed, or works again."""
        self._faults.take(fault)
        self.news()

    def say(self, notice: Notice) -> None:
        """Say something that passes: a match was resumed, the journal is written again."""
        with self._lock:
            self._news = [*self._news[-3:], (self._clock() + NEWS_US, notice.shown)]
        self._note(notice)

    def _note(self, notice: Notice) -> None:
        with self._lock:
            self._untold.append(notice)
        self.news()

    def look(self) -> bool:
        """Tell what is new; say whether what is shown has changed."""
        changes = self._faults.changes()
        with self._lock:
            untold, self._untold = [*self._untold, *map(Notice, changes)], []
            now = self._clock()
            self._news = [news for news in self._news if news[0] > now]
            shown = (*self._parts.values(), *self._faults.shown(), *(n[1] for n in self._news))
        for notice in untold:
            for teller in self._tellers:
                teller(notice.log)
            for speaker in self._speakers if notice.spoken else ():
                speaker(notice.spoken)
        changed, self.shown = shown != self.shown, shown
        return changed
