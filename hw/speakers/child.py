"""The process that speaks, `python -m hw.speakers.child`: started by `hw.speakers.remote`.

Sound libraries run here and nowhere else, so that what ends one of them ends only this. It does
what it is asked over its standard input and answers over its standard output, and is gone when
that input ends, whatever it is in the middle of: the kernel gives the device back.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import IO, Any

from companion.language import settle
from hw.clock import Clock, now_us
from hw.errors import HardwareError
from hw.signals import LOST, WRONG_CLOCK
from hw.speaker import Onset, Sound, Speaker
from hw.speakers.config import LANGUAGE, SpeakerConfig
from hw.speakers.mixer import MixerSpeaker
from hw.speakers.portaudio import PortAudioSpeaker
from hw.speakers.wire import (
    Answered,
    AreYouThere,
    Done,
    Heard,
    Here,
    Louder,
    Open,
    Opened,
    Refused,
    Rest,
    Rouse,
    Say,
    Stop,
    Told,
    framed,
    read_frame,
)


class MuteSpeaker:
    """Says nothing and claims nothing: stands in while it is not yet known that a device went, and
    while the device is let go."""

    name = "mute"

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """End the sound before it began."""
        if done is not None:
            done()

    def stop(self) -> None:
        """Do nothing: nothing is being said."""

    def volume(self, percent: int) -> None:
        """Do nothing: nothing is being said."""

    def close(self) -> None:
        """Hold nothing."""


class Servant:
    """Does what comes in at one pipe, and answers through the other."""

    def __init__(self, asked: IO[bytes], answers: IO[bytes], clock: Clock = now_us) -> None:
        self._asked, self._answers, self._clock = asked, answers, clock
        self._lock = threading.Lock()
        self.speaker: Speaker = MuteSpeaker()
        self._output, self._config = "", SpeakerConfig()
        self._rests = self._warned = False

    def serve(self) -> None:
        """Do what is asked until nobody asks any more."""
        while (frame := read_frame(self._asked)) is not None:
            message, sound = frame
            if isinstance(message, Open):
                self._open(message)
            elif isinstance(message, Say):
                self._say(message, sound)
            elif isinstance(message, Stop):
                self.speaker.stop()
            elif isinstance(message, Louder):
                self._config = replace(self._config, volume=message.percent)
                self.speaker.volume(message.percent)
            elif isinstance(message, Rest):
                self._rest()
            elif isinstance(message, Rouse):
                self._rouse()
            elif isinstance(message, AreYouThere):
                self._answer(Here())

    def _open(self, wanted: Open) -> None:
        config = SpeakerConfig(wanted.device, wanted.volume, wanted.delay_us, wanted.distance_m)
        reasons: list[str] = []
        for output in wanted.outputs:
            try:
                self.speaker = self._opened(output, config)
            except HardwareError as error:
                reasons.append(str(error))
                continue
            self._output, self._config = output, config
            self._answer(Opened(self.speaker.name, tuple(reasons)))
            return
        self._answer(Refused(tuple(reasons)))

    def _opened(self, output: str, config: SpeakerConfig) -> Speaker:
        if output == "mixer":
            return MixerSpeaker(config, self._clock, failed=self._told)
        return PortAudioSpeaker(config, self._clock, failed=self._told, meanwhile=MuteSpeaker)

    def _rest(self) -> None:
        """Let go of the device: a card asks for silence, too, two hundred times a second."""
        self.speaker.close()
        self.speaker, self._rests = MuteSpeaker(), True

    def _rouse(self) -> None:
        """Open the device again, if it was let go; one that is not there any more is lost."""
        if not self._rests:
            return
        self._rests = False
        try:
            self.speaker = self._opened(self._output, self._config)
        except HardwareError as error:
            self._told(LOST, str(error))

    def _say(self, say: Say, samples: bytes) -> None:
        self._rouse()
        self.speaker.play(
            Sound(say.name, samples, say.onset),
            at=say.at,
            heard=partial(self._heard, say.number),
            done=lambda: self._answer(Done(say.number)),
        )

    def _heard(self, number: int, onset: Onset) -> None:
        self._answer(Heard(number, onset.t, onset.u))

    def _told(self, reason: str, line: str) -> None:
        if reason == LOST:
            # Whoever started this process starts another: nothing more is to be said here.
            self.speaker = MuteSpeaker()
        if reason == WRONG_CLOCK:
            # A card does not know its own time any better when it is opened again.
            if self._warned:
                return
            self._warned = True
        self._answer(Told(reason, line))

    def _answer(self, message: Answered) -> None:
        """Answer from any thread; if nobody listens any more, the next thing read is the end."""
        try:
            with self._lock:
                self._answers.write(framed(message))
                self._answers.flush()
        except (OSError, ValueError):
            return


def main() -> None:
    """Serve whoever started this process, and end with them."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            # A table that is stopped ends its pipes itself, after the last word.
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    settle(os.environ.get(LANGUAGE, "en"))
    # pygame would load it along, for arrays of samples that nobody plays here.
    loaded: dict[str, Any] = sys.modules
    loaded.setdefault("numpy", None)
    # What a library prints must not get between our answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        Servant(sys.stdin.buffer, answers).serve()
    finally:
        # A library that hangs, or holds a thread, cannot hold up the end.
        os._exit(0)


if __name__ == "__main__":
    main()
