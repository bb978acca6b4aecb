"""A speaker in a process of its own: what ends a sound library does not end the referee.

alsa-lib ends a whole process when an assertion of its own fails, as it did after under-runs. So
PortAudio and SDL run in a child (`child.py`); here is only what is promised of them. Asking never
waits: a thread writes, another reads, a third looks whether the child still answers and starts
another one if not. Meanwhile words are shown.

Where nothing has happened for half a minute, the child lets go of its device: a card asks for
silence as often as for words. News at the table have it opened again, before there is a word.

What was said stays true. A word's instant is stated some fiftieths of a second ahead of it; a
child that dies in between takes the word with it. So each statement can be asked, when its instant
has come, whether it still stands.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

from companion.language import say
from hw.clock import Clock, now_us, s_from_us
from hw.errors import DeviceGone, HardwareError
from hw.signals import LOST, RECOVERED
from hw.speaker import ENDED, Failed, Onset, Sound, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.launched import Launch, Launched, launch
from hw.speakers.life import Life
from hw.speakers.silent import SilentSpeaker
from hw.speakers.wire import Louder, Open, Rouse, Stop

FIRST_US: Final = 1_000_000
LONGEST_US: Final = 30_000_000
"""How long is waited before the first and between the last of many tries to start it again."""
STEADY_US: Final = 60_000_000
"""A process that lived so long is not one that dies at once: patience begins anew."""
LOOK_US: Final = 500_000
"""How often it is looked after a child that says something."""
CALM_US: Final = 2_000_000
"""How often, where it says nothing."""
REST_US: Final = 30_000_000
"""After so long without a word and without news, the device is let go."""


class RemoteSpeaker:
    """Speaks through a child. Raises a `HardwareError` only when made, if no output works.

    While there is no child, a speaker made by `meanwhile` plays its part. A child that died is
    told to `lost`, and somebody makes another speaker; without `lost`, it is told to `failed`, and
    another child is started, each time with more patience.
    """

    def __init__(
        self,
        outputs: tuple[str, ...],
        config: SpeakerConfig,
        clock: Clock = now_us,
        *,
        failed: Failed | None = None,
        lost: Callable[[str], None] | None = None,
        meanwhile: Callable[[], Speaker] = SilentSpeaker,
        start: Launch = launch,
    ) -> None:
        self._outputs, self._config, self._clock = outputs, config, clock
        self._failed: Failed = failed or (lambda reason, line: None)
        self._lost, self._start = lost, start
        self._volume, self._wait_us = config.volume, FIRST_US
        self._closing, self._wake = threading.Event(), threading.Event()
        self._stirred_us, self._rests = clock(), False
        self._opening: Life | None = None
        self._life = self._begun()
        self._meanwhile = meanwhile()
        self._keeper = threading.Thread(target=self._keep, name="speaker keeper", daemon=True)
        self._keeper.start()

    @property
    def name(self) -> str:
        """Library and device, as the child says."""
        return self._life.name

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the outputs before this one could not be used."""
        return self._life.reasons

    @property
    def alive(self) -> bool:
        """Whether words reach a child now."""
        return not self._life.gone

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        self._stirred_us, self._rests = self._clock(), False
        if self._life.say(sound, at, heard, done):
            self._wake.set()
        else:
            self._meanwhile.play(sound, at=at, heard=heard, done=done)

    def stop(self) -> None:
        """Fall silent at once."""
        self._life.ask(Stop())
        self._meanwhile.stop()

    def rouse(self) -> None:
        """Have the device at hand again, if it was let go."""
        self._stirred_us = self._clock()
        if self._rests:
            self._rests = False
            self._life.ask(Rouse())

    def volume(self, percent: int) -> None:
        """Use this volume from now on, also with the next child."""
        self._volume = percent
        self._life.ask(Louder(percent))

    def close(self) -> None:
        """Let the child go, and whoever looks after it; a second call does nothing."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._wake.set()
        for life in filter(None, (self._opening, self._life)):
            life.end()
        if self._keeper is not threading.current_thread():
            self._keeper.join()
        self._meanwhile.close()

    def _begun(self) -> Life:
        """Start a child and wait until it speaks."""
        config = self._config
        wanted = Open(
            self._outputs, config.device, self._volume, config.delay_us, config.distance_m
        )
        life = Life(self._started(), self._clock, config.offset_us, self._told, self._over)
        self._opening = life
        try:
            life.open(wanted)
        except HardwareError:
            life.end()
            raise
        finally:
            self._opening = None
        return life

    def _started(self) -> Launched:
        try:
            return self._start()
        except OSError as error:
            what = error.strerror or str(error)
            raise DeviceGone(say("hardware-speakers-process-cannot-started", what=what)) from error

    def _told(self, life: Life, reason: str, line: str) -> None:
        """Pass on what a child says of its output; without its device it is of no use."""
        if reason == LOST:
            life.abandon(line)
        else:
            self._failed(reason, line)

    def _over(self, life: Life, why: str) -> None:
        """Say that a child is no more, unless it was let go."""
        if self._closing.is_set() or life is self._opening:
            return
        if self._lost is not None:
            self._lost(why)
        else:
            self._failed(ENDED, say("hardware-started-again-words-shown-meanwhile", why=why))
        self._wake.set()

    def _keep(self) -> None:
        while not self._closing.is_set():
            self._wake.wait(s_from_us(LOOK_US if self._life.busy else CALM_US))
            self._wake.clear()
            if not self._life.gone:
                self._life.look()
                self._rest()
            elif self._lost is None and not self._closing.is_set():
                self._revive()

    def _rest(self) -> None:
        """Have the device let go where nothing has happened for long."""
        if not self._rests and self._clock() - self._stirred_us > REST_US:
            self._rests = self._life.rest()

    def _revive(self) -> None:
        """Start another child, with more patience each time."""
        if self._life.age_us > STEADY_US:
            self._wait_us = FIRST_US
        if self._closing.wait(s_from_us(self._wait_us)):
            return
        self._wait_us = min(2 * self._wait_us, LONGEST_US)
        try:
            life = self._begun()
        except HardwareError:
            self._wake.set()
            return
        self._life, self._rests, self._stirred_us = life, False, self._clock()
        if self._closing.is_set():
            life.end()
        else:
            self._failed(RECOVERED, say("hardware-speaks-again", name=self.name))
