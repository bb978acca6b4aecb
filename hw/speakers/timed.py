"""What outputs without a card's clock share: one sound at a time, begun and ended at its time."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from hw.clock import Clock, now_us
from hw.speaker import RATE, Onset, Sound
from hw.speakers.later import Later


@dataclass(slots=True, eq=False)
class Turn:
    """One sound, from the wish to say it to its end."""

    sound: Sound
    heard: Callable[[Onset], None] | None
    done: Callable[[], None] | None


class TimedSpeaker(ABC):
    """A speaker that only says how a sound is begun and broken off."""

    lead_us = 0
    """How long before its onset should be out a sound has to be begun."""

    def __init__(self, clock: Clock = now_us, *, threaded: bool = True) -> None:
        self._clock = clock
        self._later = Later(f"speaker {self.name}", clock, threaded=threaded)
        self._lock = threading.Lock()
        self._turn: Turn | None = None
        self._closed = False

    @property
    @abstractmethod
    def name(self) -> str:
        """What people call it in messages."""

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        turn = Turn(sound, heard, done)
        if not self._swap(turn):
            _call(done)
            return
        now = self._clock()
        begin = now if at is None else max(now, at - self._onset_us(sound) - self.lead_us)
        self._later.at(begin, lambda: self._start(turn))

    def stop(self) -> None:
        """Fall silent at once."""
        if self._swap(None):
            self._later.at(self._clock(), self._silence_if_idle)

    def close(self) -> None:
        """End what is being said; a second call does nothing."""
        self._swap(None)
        self._closed = True
        self._later.close()

    def due(self) -> int | None:
        """Return when it next has something to do, where it is stepped by hand."""
        return self._later.due()

    def act(self, now: int) -> None:
        """Do whatever is due by now, where it is stepped by hand."""
        self._later.act(now)

    @abstractmethod
    def _begin(self, sound: Sound) -> Onset:
        """Begin a sound in place of any other; say when its first sample is heard."""

    @abstractmethod
    def _silence(self) -> None:
        """Break off whatever is heard."""

    def _onset_us(self, sound: Sound) -> int:
        """Return how long after it was begun a sound is heard to begin."""
        onset = min(sound.onset, max(0, len(sound.samples) // 2 - 1))
        return onset * 1_000_000 // RATE

    def _certain_us(self, onset: Onset) -> int:
        """Return when nothing can keep that onset from happening any more."""
        return onset.t

    def _swap(self, turn: Turn | None) -> bool:
        """Put one sound in the place of another, which ends there; False: the speaker is closed."""
        with self._lock:
            if self._closed:
                return False
            before, self._turn = self._turn, turn
        if before is not None:
            _call(before.done)
        return True

    def _start(self, turn: Turn) -> None:
        if self._turn is not turn:
            return
        first = self._begin(turn.sound)
        onset = Onset(first.t + self._onset_us(turn.sound), first.u)
        self._later.at(self._certain_us(onset), lambda: self._state(turn, onset))
        self._later.at(first.t + turn.sound.length_us, lambda: self._finish(turn))

    def _state(self, turn: Turn, onset: Onset) -> None:
        if self._turn is turn and turn.heard is not None:
            turn.heard(onset)

    def _finish(self, turn: Turn) -> None:
        with self._lock:
            if self._turn is not turn:
                return
            self._turn = None
        _call(turn.done)

    def _silence_if_idle(self) -> None:
        if self._turn is None:
            self._silence()


def _call(done: Callable[[], None] | None) -> None:
    if done is not None:
        done()
