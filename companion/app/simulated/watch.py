"""Looks after what a screen shows while a simulated match runs: news that fade, and the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.app.simulated.recess import Recess
from companion.app.simulated.views import Playing
from companion.core.referee.events import INPUTS
from companion.core.referee.game import Want
from companion.kit.text import reading_us
from companion.outputs.display import Stage
from companion.outputs.display.bell import REST_MS
from companion.outputs.display.desk import Desk
from companion.outputs.display.look import Look
from companion.outputs.display.scene import EndView, Pause
from companion.outputs.display.screens import rests
from hw.clock import now_us

READING = "reading"
GRACE_US = 700_000
"""How long nothing can be chosen at the end: whoever still plays must not leave by a slip."""


class Watch:
    """Is asked before every look, and says how long until the next; on the thread that draws."""

    def __init__(
        self,
        desk: Desk,
        stage: Stage,
        playing: Playing,
        ended: Callable[[Stage, Playing], EndView],
    ) -> None:
        self._desk, self._stage, self._playing = desk, stage, playing
        self._ended, self._waits = ended, True
        self._over: tuple[EndView, int] | None = None
        self._status, self._since = "", 0
        self._marks: frozenset[str] | None = None
        self.rest_ms = REST_MS
        """How long it need not be asked again, unless something happens."""

    def going(self) -> bool:
        """Tell whether to go on showing: the last score stays until somebody closes it."""
        if not self._playing.table.ended:
            self._rest()
            self._stage.read(self._playing.reading())
            self._mark()
            table, now = self._playing.table, self._playing.table.pace()
            rest = None if table.recess.wanted else table.resting(now)
            lasting = self._stage.tick(now, now_us(), rest)
            self.rest_ms = min(lasting.ms(self._playing.speed), self._fade())
            return True
        if self._playing.passing:
            return False
        self.rest_ms = min(self._end(), self._fade())
        return True

    def _end(self) -> int:
        """Show how it ended; what follows can be chosen once nobody's finger is on its way. Return
        for how many milliseconds there is nothing to do."""
        now = now_us()
        if self._over is None:
            self._over = (self._ended(self._stage, self._playing), now)
            self._stage.pause(Pause.NO)
            self._stage.end(replace(self._over[0], waits=True))
            self._desk.look = Look()
        elif self._waits and now - self._over[1] > GRACE_US:
            self._waits = False
            self._stage.end(self._over[0])
        return _ms_until(self._over[1] + GRACE_US, now) if self._waits else REST_MS

    def _rest(self) -> None:
        """Have play stopped while somebody reads, and show that it is."""
        recess = self._playing.table.recess
        recess.ask(READING, rests(self._desk.look))
        self._stage.pause(_pause_of(recess), stands=recess.on)

    def _mark(self) -> None:
        """Mark what a teacher asks for."""
        marks = self._playing.lesson.marks if self._playing.lesson else None
        if marks != self._marks:
            self._marks, seats = marks, self._playing.people
            named = marks or frozenset()
            wants = [Want(seat, name) for seat in seats for name in INPUTS if name in named]
            self._stage.want(None if marks is None else wants, named)

    def _fade(self) -> int:
        """Take away what has been read; return for how many milliseconds something is read."""
        look, now = self._desk.look, now_us()
        if look.status != self._status:
            self._status, self._since = look.status, now
        elif look.status and now - self._since > reading_us(look.status):
            self._desk.look = replace(look, status="")
            return REST_MS
        return _ms_until(self._since + reading_us(look.status), now) if look.status else REST_MS


def _ms_until(end: int, now: int) -> int:
    """Return the milliseconds until just after that, or as long as nobody looks at all."""
    return max(0, min(REST_MS, (end - now) // 1000 + 1))


def _pause_of(recess: Recess) -> Pause:
    if not recess.wanted:
        return Pause.NO
    if not recess.on:
        return Pause.SOON
    return Pause.HELD if recess.held else Pause.READING
