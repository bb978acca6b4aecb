"""PortAudio: words begin on a chosen sample, and the card says when that sample is out.

Three threads meet here. PortAudio's own asks for blocks; it fills them and never waits. The
keeper delivers `heard` and `done`, watches that blocks are still asked for, and looks again for a
device that vanished. Everybody else only leaves commands.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty
from typing import Any, Final

from companion.language import say
from hw.clock import Clock, now_us, s_from_us, us_from_s
from hw.errors import DeviceGone, DeviceNonsense, HardwareError, MissingExtra
from hw.extras import load
from hw.signals import LOST, RECOVERED, WRONG_CLOCK
from hw.speaker import RATE, Failed, Onset, Sound, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.mixing import Mixing, Note
from hw.speakers.quiet import quiet
from hw.speakers.silent import SilentSpeaker

BLOCK: Final = 256
LATENCY_S: Final = 0.06
"""How much the card keeps in store. Less, and a busy program makes it crackle; more, and `stop`
is felt. The stated onset does not depend on it."""
PROBE_US: Final = 1_000_000
"""An output that has not shown its clock within this long has none."""
TROUBLED_US: Final = 200_000
"""A clock that makes no sense gets so long to show what is wrong with it."""
SILENCE_US: Final = 1_000_000
"""A card that asks for nothing for so long is gone."""
RETRY_US: Final = 5_000_000
_LOOK_S: Final = 0.2


class PortAudioSpeaker:
    """One stream that runs as long as the table does. Raises a `HardwareError` only when opened.

    While the device is away, a speaker made by `meanwhile` plays its part. `failed` is told, in a
    line for people, once each: that it went, that it is back, that it does not know its own time.
    """

    def __init__(
        self,
        config: SpeakerConfig,
        clock: Clock = now_us,
        *,
        failed: Failed | None = None,
        meanwhile: Callable[[], Speaker] = SilentSpeaker,
        retry_us: int = RETRY_US,
    ) -> None:
        self._config, self._clock, self._retry_us = config, clock, retry_us
        self._failed = failed or (lambda reason, line: None)
        self._volume = config.volume
        self._lock = threading.Lock()
        self._asked = threading.Event()
        self._closing = threading.Event()
        self._heard_us = clock()
        self._sd = library()
        self._latency: float | str = LATENCY_S
        self._stream = self._open()
        if self._mixing.clock.trouble is not None:
            # Without a clock, what is in store is the doubt: keep as little as can be.
            _abandon(self._stream)
            self._latency = "low"
            self._stream = self._open()
        self._alive = True
        self._meanwhile = meanwhile()
        self._keeper = threading.Thread(target=self._keep, name=self.name, daemon=True)
        self._keeper.start()
        self._warn()

    @property
    def name(self) -> str:
        """Library and device."""
        return f"portaudio {self._config.device or 'default'}"

    @property
    def alive(self) -> bool:
        """Whether words reach the device now."""
        return self._alive

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        with self._lock:
            if self._alive:
                self._mixing.play(sound, at, heard, done)
                return
        self._meanwhile.play(sound, at=at, heard=heard, done=done)

    def stop(self) -> None:
        """Fall silent at once."""
        self._mixing.stop()
        self._meanwhile.stop()

    def volume(self, percent: int) -> None:
        """Use this volume from now on."""
        self._volume = percent
        self._mixing.volume(percent)

    def close(self) -> None:
        """Let go of the device and of the keeper; a second call does nothing."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._mixing.notes.put(None)
        if self._keeper is not threading.current_thread():
            self._keeper.join()
        self._shut()
        self._meanwhile.close()

    def _open(self) -> Any:
        """Open a stream and wait until it has shown what it knows of time."""
        try:
            with quiet():
                stream = self._make()
        except (self._sd.PortAudioError, ValueError, OSError) as error:
            raise DeviceGone(
                say("hardware-speaker-connected", name=self.name, line=_line(error))
            ) from error
        self._mixing = Mixing(us_from_s(stream.latency), self._config.offset_us, self._volume)
        try:
            self._asked.clear()
            stream.start()
            self._probe()
        except self._sd.PortAudioError as error:
            _abandon(stream)
            raise DeviceGone(
                say("hardware-use-elsewhere", name=self.name, line=_line(error))
            ) from error
        except HardwareError:
            _abandon(stream)
            raise
        return stream

    def _make(self) -> Any:
        return self._sd.RawOutputStream(
            samplerate=RATE,
            blocksize=BLOCK,
            device=self._config.device,
            channels=1,
            dtype="int16",
            latency=self._latency,
            callback=self._callback,
        )

    def _callback(self, out: Any, frames: int, times: Any, status: Any) -> None:
        now = self._clock()
        late = bool(status.output_underflow)
        out[:] = self._mixing.fill(frames, times.outputBufferDacTime, now, late)
        self._heard_us = now
        known = self._mixing.clock
        if known.settled or known.runaway or (known.trouble and known.elapsed_us > TROUBLED_US):
            self._asked.set()
        if known.runaway:
            raise self._sd.CallbackAbort

    def _probe(self) -> None:
        self._asked.wait(s_from_us(PROBE_US))
        if self._mixing.clock.runaway:
            raise DeviceNonsense(say("hardware-takes-sound-faster-than-can", name=self.name))
        if not self._mixing.clock.now_us:
            raise DeviceGone(say("hardware-opens-but-asks-no-sound", name=self.name))

    def _warn(self) -> None:
        trouble = self._mixing.clock.trouble
        if trouble is not None:
            u = self._mixing.clock.instant(self._mixing.clock.head).u
            self._failed(
                WRONG_CLOCK,
                say(
                    "hardware-words-dated-from-program-instead",
                    name=self.name,
                    trouble=say(trouble),
                    u=round(u / 1000),
                ),
            )

    def _keep(self) -> None:
        """Deliver what the callback has to say, and keep an eye on the device."""
        while not self._closing.is_set():
            self._deliver(_LOOK_S)
            if self._alive and self._gone():
                self._lose()
            elif not self._alive and self._closing.wait(s_from_us(self._retry_us)) is False:
                self._look_again()
        self._deliver(0)

    def _deliver(self, wait_s: float) -> None:
        note: Note | None
        try:
            note = self._mixing.notes.get(timeout=wait_s) if wait_s else _next(self._mixing)
            while note is not None:
                note()
                note = _next(self._mixing)
        except Empty:
            return

    def _gone(self) -> bool:
        try:
            running = bool(self._stream.active)
        except self._sd.PortAudioError:
            running = False
        return not running or self._clock() - self._heard_us > SILENCE_US

    def _lose(self) -> None:
        self._shut()
        line = say("hardware-stopped-check-cable-play-goes", name=self.name)
        self._failed(LOST, line)

    def _look_again(self) -> None:
        try:
            with quiet():
                self._sd._terminate()  # PortAudio lists the devices only when it starts
                self._sd._initialize()
            self._stream = self._open()
        except (HardwareError, self._sd.PortAudioError):
            return
        self._alive = True
        self._failed(RECOVERED, say("hardware-speaks-again", name=self.name))

    def _shut(self) -> None:
        """Let go of the stream, then end whatever it was saying."""
        with self._lock:
            self._alive = False
        _abandon(self._stream)
        self._mixing.drop()
        self._deliver(0)


def _next(mixing: Mixing) -> Note | None:
    return mixing.notes.get_nowait()


def _abandon(stream: Any) -> None:
    stream.abort(ignore_errors=True)
    stream.close(ignore_errors=True)


def library() -> Any:
    """Return sounddevice, or raise an error that says who must act so that it is there."""
    try:
        return load("portaudio", "sounddevice", "voice")
    except MissingExtra as error:
        raise DeviceGone(say("hardware-portaudio-no-sounddevice-package-pip")) from error
    except HardwareError as error:
        raise DeviceGone(say("hardware-portaudio-portaudio-library-not-there")) from error


def _line(error: Exception) -> str:
    return " ".join(str(error).split())
