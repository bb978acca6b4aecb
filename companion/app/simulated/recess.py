"""Play that stops for reading: between rounds the clock of a simulated match stands still.

Nothing runs on meanwhile: no deadline, no bot, no dealer, no caller. The transcript has no gap; two
lines say where it was. See docs/decisions/0038.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from companion.core.live import Actor, Inbox, Session, Standing
from companion.core.referee.events import PAUSED, RESUMED, Fault, Press, Release
from companion.kit.rounds import Rounds

LOOK_US = 20_000
"""How often it is looked whether the round is over."""
CLEAR_US = 50_000
"""Nothing that a hand has begun is cut in two: so long nothing may be about to be felt. Contacts
and pads are felt sooner after they were touched."""
HOLD = "hold"
"""Why it stops if somebody said so: until they say otherwise. Other reasons come and go."""


class Waiting:
    """Somebody who acts at a match, and has a reason of their own to wait while it should stop."""

    def __init__(self, actor: Actor, recess: Recess, waits: Callable[[], bool]) -> None:
        self._recess, self._waits = recess, waits
        self._due, self.act = actor.due, actor.act

    def due(self) -> int | None:
        """Return when they want to act."""
        return None if self._recess.wanted and self._waits() else self._due()


class Crew:
    """All who act at a match, as one: nobody does while its clock stands still."""

    def __init__(self, recess: Recess) -> None:
        self._recess = recess
        self._actors: list[Actor] = []
        self._asks: list[Callable[[], int | None]] = []
        self._dues: list[int | None] = []

    def join(self, actor: Actor) -> None:
        """Let somebody act, after all who have joined before."""
        self._actors.append(actor)
        self._asks.append(actor.due)

    def due(self) -> int | None:
        """Return when the first of them wants to act."""
        if self._recess.on:
            return None
        self._dues = [due() for due in self._asks]
        return min([due for due in self._dues if due is not None], default=None)

    def act(self, now: int) -> None:
        """Let everyone act whose time has come: what they do is evidence, and nobody's cue."""
        for actor, due in zip(self._actors, self._dues, strict=True):
            if due is not None and due <= now:
                actor.act(now)


class Recess:
    """Stops one match and lets it go on: an actor of it. `ask` and `pressed` are for any thread."""

    def __init__(
        self,
        session: Session,
        inbox: Inbox,
        pace: Standing,
        rounds: Rounds,
        felt: Callable[[], int | None],
    ) -> None:
        """`felt` tells when a hand at the table will next be felt."""
        self._session, self._inbox, self._pace, self._rounds = session, inbox, pace, rounds
        self._felt = felt
        self.again: list[Callable[[int], None]] = []
        """Told the time when play goes on."""
        self._asked: frozenset[str] = frozenset()
        self.wanted = self.on = False
        """Whether the clock should stand still, and whether it does: every actor asks, at every
        turn."""
        self._lock = Lock()
        self._at: int | None = None
        self._look = 0

    @property
    def held(self) -> bool:
        """Whether somebody said that it should, and not only reads."""
        return HOLD in self._asked

    def begin(self) -> None:
        """Let a match go on that was left at a pause, before it runs."""
        if self._session.paused:
            self._inbox.put(lambda now: Fault(now, RESUMED))

    def ask(self, why: str, on: bool) -> None:
        """Have play stopped for this reason, or for this reason no more."""
        if (why in self._asked) is not on:
            self._asked = self._asked | {why} if on else self._asked - {why}
            self.wanted = bool(self._asked)
            self._inbox.wake()

    def pressed(self, seat: int, name: str, by: int | None = None) -> bool:
        """Take a press while the clock stands: evidence like any other, which the referee refuses.

        Tell whether it does stand; if not, the press is the table's.
        """
        with self._lock:
            if self._at is None:
                return False
            self._inbox.put(Press(self._next(), self._doubt(name), seat, name, by))
            return True

    def released(self, seat: int, name: str, by: int | None = None) -> None:
        """Take what was pressed while the clock stood as let go, whether it still stands or not."""
        with self._lock:
            t = self._pace() if self._at is None else self._next()
            self._inbox.put(Release(t, self._doubt(name), seat, name, by))

    def _next(self) -> int:
        """Let the clock go on by a microsecond, so that what comes in a pause has its order."""
        assert self._at is not None
        self._at += 1
        self._pace.stand(self._at)
        return self._at

    def _doubt(self, name: str) -> int:
        return self._session.setup.uncertainty[name]

    def due(self) -> int | None:
        """Return when to look again whether it can be stopped or must go on."""
        if self.on:
            return None if self.wanted else 0
        return self._look if self.wanted else None

    def act(self, now: int) -> None:
        """Stop between rounds, or go on."""
        self._look = now + LOOK_US
        if self.wanted and not self.on and not self._busy(now):
            self._stop(now)
        elif self.on and not self.wanted:
            self._go_on()

    def _busy(self, now: int) -> bool:
        felt = self._felt()
        moving = felt is not None and felt <= now + CLEAR_US
        return moving or not self._inbox.quiet or self._rounds.on(self._session.due())

    def _stop(self, now: int) -> None:
        with self._lock:
            self._at, self.on = now, True
            self._pace.stand(now)
        self._inbox.put(Fault(now, PAUSED))

    def _go_on(self) -> None:
        with self._lock:
            at, self._at, self.on = self._next(), None, False
            self._inbox.put(Fault(at, RESUMED))
            self._pace.go_on()
        for tell in self.again:
            tell(at)
