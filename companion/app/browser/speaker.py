"""A page as a speaker: Web Audio says when a sound is out, and the page how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.app.table.speaker import silent_output
from hw.clock import Clock
from hw.speaker import Onset, Sound

Tell = Callable[[dict[str, Any]], None]


@dataclass(slots=True)
class _Saying:
    """A sound that was handed to the page."""

    number: int
    heard: Callable[[Onset], None] | None
    done: Callable[[], None] | None
    onset_us: int | None = None
    cut: bool = False

    def stands(self) -> bool:
        """Tell whether nothing kept its onset from being heard."""
        return not self.cut


class PageSpeaker:
    """Hands sounds to the page. Until the page may sound, words are shown, as at a silent table."""

    name = "the page"

    def __init__(self, tell: Tell, clock: Clock) -> None:
        self._tell, self._clock = tell, clock
        self.silent = silent_output(clock=clock, threaded=False)
        """Says nothing while the page may not sound, at its pace."""
        self.audible = False
        """Whether the page may sound: browsers ask for a finger first."""
        self._count = 0
        self._now: _Saying | None = None

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        self._cut()
        if not self.audible:
            self.silent.play(sound, at=at, heard=heard, done=done)
            return
        self.silent.stop()
        self._count += 1
        self._now = _Saying(self._count, heard, done)
        told = {"id": self._count, "samples": sound.samples, "onset": sound.onset, "at": at}
        self._tell({"type": "sound", **told})

    def heard(self, number: int, t: int, u: int) -> None:
        """Take what the page knows of an onset, mostly ahead of it."""
        now = self._now
        if now is not None and now.number == number:
            now.onset_us = t
            if now.heard is not None:
                now.heard(Onset(t, u, now.stands))

    def done(self, number: int) -> None:
        """Take note that a sound is over."""
        if self._now is not None and self._now.number == number:
            ended, self._now = self._now, None
            if ended.done is not None:
                ended.done()

    def stop(self) -> None:
        """Fall silent at once."""
        self._cut()
        self.silent.stop()
        self._tell({"type": "hush"})

    def volume(self, percent: int) -> None:
        """Use this volume from now on."""
        self._tell({"type": "volume", "percent": percent})

    def close(self) -> None:
        """Fall silent."""
        self.stop()

    def due(self) -> int | None:
        """Return when it next has something to show."""
        return self.silent.due()

    def act(self, now: int) -> None:
        """Show what is due."""
        self.silent.act(now)

    def _cut(self) -> None:
        """Break off what is being said; what was not heard by now will not be."""
        saying, self._now = self._now, None
        if saying is None:
            return
        saying.cut = saying.onset_us is None or saying.onset_us > self._clock()
        if saying.done is not None:
            saying.done()
