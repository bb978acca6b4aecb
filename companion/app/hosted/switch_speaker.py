"""A speaker whose output can be changed while the table speaks: outputs come and go."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from hw.speaker import Onset, Sound, Speaker


class SwitchSpeaker:
    """Speaks through one output, and through a silent one while there is no other.

    The silent output shows each word as a sign, so that play goes on by eye.
    """

    def __init__(self, silent: Speaker, volume: int) -> None:
        self._silent, self._volume = silent, volume
        self._output: Speaker | None = None
        self._lock = Lock()

    @property
    def name(self) -> str:
        """The output that is used now, if there is one yet."""
        output = self._output
        return "no output" if output is None else output.name

    @property
    def by_eye(self) -> bool:
        """Whether words are shown, because none can be heard."""
        return self._output is None

    def use(self, output: Speaker | None) -> None:
        """Speak through this from now on; None: there is no output any more."""
        with self._lock:
            self._output = output
        if output is not None:
            output.volume(self._volume)

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        self._current().play(sound, at=at, heard=heard, done=done)

    def stop(self) -> None:
        """Fall silent at once."""
        self._current().stop()

    def volume(self, percent: int) -> None:
        """Use this volume from now on, and through whatever output comes later."""
        self._volume = percent
        self._current().volume(percent)

    def close(self) -> None:
        """Let go of what shows words; an output is closed by whoever opened it."""
        self._silent.close()

    def _current(self) -> Speaker:
        with self._lock:
            return self._output or self._silent
