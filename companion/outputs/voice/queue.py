"""What waits to be said. Pure: told the time, bounded, and in the order that matters."""

from collections import deque

from companion.outputs.voice.announce import Announcement, merged

MOST = 8
"""Whatever waits beyond this many is old news before its turn comes."""
_REMEMBERED = 1_000


class Queue:
    """Announcements in the order of their rank, then of their time; never one twice."""

    def __init__(self) -> None:
        self._waiting: list[Announcement] = []
        self._said: deque[int] = deque(maxlen=_REMEMBERED)
        self._muted = False
        self._until = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, announcement: Announcement) -> None:
        """Add an announcement; alike ones become one, and the least of too many is dropped."""
        if self._muted or self._known(announcement):
            return
        self._said.extend(announcement.numbers)
        self._waiting = merged(self._waiting, announcement)
        self._waiting.sort(key=lambda one: (one.rank, one.since))
        if len(self._waiting) > MOST:
            worst = max(one.rank for one in self._waiting)
            self._waiting.remove(next(one for one in self._waiting if one.rank == worst))

    def _known(self, announcement: Announcement) -> bool:
        return any(number in self._said for number in announcement.numbers)

    def cue(self, until: int) -> None:
        """Say nothing else until the cue that is being said is over."""
        self._until = max(self._until, until)

    def held(self, now: int) -> bool:
        """Tell whether a cue is being said, or is about to be."""
        return now < self._until

    def take(self, now: int) -> Announcement | None:
        """Return what is to be said now; nothing during a cue, and nothing that is stale."""
        self._waiting = [one for one in self._waiting if one.stale > now]
        if self.held(now) or not self._waiting:
            return None
        return self._waiting.pop(0)

    def due(self, now: int) -> int | None:
        """Return when it is worth asking again, if nothing else happens."""
        return max(now, self._until) if self._waiting else None

    def answered(self) -> None:
        """Drop all questions: none is open any more."""
        self._waiting = [one for one in self._waiting if not one.asks]

    def forget(self) -> None:
        """Forget the match: another begins, whose verdicts are numbered anew."""
        self._waiting.clear()
        self._said.clear()

    def mute(self, muted: bool) -> None:
        """Drop what waits and say nothing from now on, or speak again."""
        self._muted = muted
        if muted:
            self._waiting.clear()
