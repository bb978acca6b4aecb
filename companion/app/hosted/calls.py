"""Calls every match of a hosted table: paused, quickened and slowed down from a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from companion.app.hosted.guests import Guests
from companion.app.table.calling import LEAD_US
from companion.core.live import Session, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.rounds import Rounds
from companion.outputs.caller.caller import Caller
from companion.outputs.caller.pace import pace_of


class Calls(Protocol):
    """Joins a caller to whatever says their words."""

    def heard(self, event: Event) -> None:
        """Take note of an event."""

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take note of how the match stands."""

    def awaited(self) -> int | None:
        """Return the earliest instant at which a word on its way can have been heard."""

    def due(self) -> int | None:
        """Return when the next word is due."""

    def act(self, now: int) -> None:
        """Say it."""


class Cues:
    """Sits a caller down at every match. All but `header` is for the judging thread.

    A match that is resumed is called by fresh chance: repeated, the first waits could be known.
    """

    def __init__(
        self,
        pace: str,
        traps: float | None,
        make: Callable[[Caller, Session], Calls],
        draw: Callable[[], int],
    ) -> None:
        self.pace, self._traps = pace, traps
        self._make, self._draw = make, draw
        self.paused = False
        self._seed: int | None = None
        self._caller: Caller | None = None
        self._calls: Calls | None = None
        self._session: Session | None = None
        self._rounds: Rounds | None = None

    def header(self, pace: str = "") -> dict[str, Any]:
        """Return what the header of the next match says of how it is called."""
        self._seed, pace = self._draw(), pace or self.pace
        return {"seed": self._seed, "pace": pace, "traps": pace_of(pace, self._traps).traps}

    def join(self, session: Session) -> Guests:
        """Call a match."""
        seed, self._seed = self._seed if self._seed is not None else self._draw(), None
        pace = pace_of(self.pace, self._traps)
        self._caller = Caller(
            pace, KITS[session.setup.game].customs_of(session.setup), seed, LEAD_US
        )
        self._calls = self._make(self._caller, session)
        self._session, self._rounds = session, Rounds(KITS[session.setup.game], session.setup)
        self._rounds.out = self._speaks
        return Guests((self._calls, self._rounds), (self,))

    def _speaks(self) -> bool:
        return self._caller is not None and self._caller.speaks

    def rests(self) -> bool:
        """Tell whether the table is at a pause, and the round that was on is over."""
        if not self.paused or self._session is None or self._rounds is None:
            return False
        return not self._rounds.on(self._session.due())

    def due(self) -> int | None:
        """Return when the next word is due; never, while the table is at a pause."""
        return None if self.paused or self._calls is None else self._calls.due()

    def awaited(self) -> int | None:
        """Return the earliest instant at which a word on its way can have been heard."""
        return None if self._calls is None else self._calls.awaited()

    def resting(self, now: int) -> int | None:
        """Return until when the table rests before the next READY; not while it is at a pause."""
        return None if self.paused or self._caller is None else self._caller.resting(now)

    def act(self, now: int) -> None:
        """Let the caller speak."""
        if self._calls is not None and not self.paused:
            self._calls.act(now)

    def pause(self, on: bool, now: int) -> None:
        """Call nothing until told to go on; then begin with a READY."""
        self.paused = on
        if self._caller is not None:
            self._caller.begin_again(now)

    def change_pace(self, name: str) -> None:
        """Call by another pace from the next wait on."""
        self.pace = name
        if self._caller is not None:
            self._caller.change_pace(pace_of(name, self._traps))
