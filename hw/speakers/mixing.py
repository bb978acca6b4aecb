"""Fills the blocks that a card asks for, and says when each word's onset is out.

Pure: told the time, never asking for it. The real callback and the simulated card drive this very
code. It runs where nothing may wait, so it takes commands from a deque and leaves what it has to
say in a queue; somebody else delivers that.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import Final

from hw.clock import us_from_s
from hw.speaker import Onset, Sound
from hw.speakers.config import gain_of
from hw.speakers.dac_clock import DacClock

FADE: Final = 128
"""Samples within which a word that is cut off falls silent: at once, but without a crack."""

Note = Callable[[], None]


@dataclass(slots=True)
class _Voice:
    """One sound on its way: where it begins, counted in the stream's samples, once that is set."""

    sound: Sound
    at: int | None = None
    heard: Callable[[Onset], None] | None = None
    done: Callable[[], None] | None = None
    start: int | None = None
    fades: int | None = None

    @property
    def length(self) -> int:
        return len(self.sound.samples) // 2

    @property
    def end(self) -> int | None:
        return None if self.start is None else self.start + self.length


@dataclass(frozen=True, slots=True)
class _Owed:
    """A statement to be made with the next block, which tells whether this one came in time."""

    sample: int
    handed_us: int
    heard: Callable[[Onset], None]


class Mixing:
    """What a stream plays. `play`, `stop` and `volume` come from any thread, `fill` from one."""

    def __init__(self, latency_us: int, offset_us: int = 0, volume: int = 100) -> None:
        self.clock = DacClock(latency_us)
        self.notes: SimpleQueue[Note | None] = SimpleQueue()
        self._offset_us = offset_us
        self._gain = gain_of(volume)
        self._commands: deque[_Voice | None] = deque()
        self._voice: _Voice | None = None
        self._fading: _Voice | None = None
        self._owed: list[_Owed] = []
        self._ending: list[tuple[int, Note]] = []

    def play(
        self,
        sound: Sound,
        at: int | None,
        heard: Callable[[Onset], None] | None,
        done: Callable[[], None] | None,
    ) -> None:
        """Say this from the next block on."""
        self._commands.append(_Voice(sound, at, heard, done))

    def stop(self) -> None:
        """Say nothing from the next block on."""
        self._commands.append(None)

    def volume(self, percent: int) -> None:
        """Use this volume from the next block on."""
        self._gain = gain_of(percent)

    def fill(self, frames: int, dac_s: float, now_us: int, underflow: bool = False) -> bytes:
        """Return the samples of the next block, whose first one is out at `dac_s` of the stream."""
        self.clock.block(frames, us_from_s(dac_s), now_us, underflow)
        self._state()
        self._obey()
        block = array("h", bytes(2 * frames))
        self._add(self._fading, block)
        self._fading = None
        self._begin(frames)
        self._add(self._voice, block)
        self._notice(frames)
        return block.tobytes()

    @property
    def idle(self) -> bool:
        """Whether nothing is being said, waited for or owed."""
        busy = self._commands or self._voice or self._fading or self._owed or self._ending
        return not busy

    def skip(self, samples: int) -> None:
        """Take note that so many samples of silence were played without asking for them."""
        self.clock.head += samples

    def drop(self) -> None:
        """End whatever waits to be said or ended: the device is gone. No `fill` may run."""
        self._obey()
        self._cut()
        while self._ending:
            self.notes.put(self._ending.pop()[1])
        self._owed.clear()
        self._fading = None

    def _state(self) -> None:
        """Make the statements owed, and end what has been out by now."""
        for owed in self._owed:
            onset = self.clock.instant(owed.sample, owed.handed_us)
            self.notes.put(_Statement(owed.heard, self._at_the_ear(onset)))
        self._owed.clear()
        for item in [item for item in self._ending if item[0] <= self.clock.now_us]:
            self._ending.remove(item)
            self.notes.put(item[1])

    def _at_the_ear(self, onset: Onset) -> Onset:
        return replace(onset, t=onset.t + self._offset_us)

    def _obey(self) -> None:
        while self._commands:
            command = self._commands.popleft()
            self._cut()
            self._voice = command

    def _cut(self) -> None:
        voice, self._voice = self._voice, None
        if voice is None:
            return
        if voice.start is not None and voice.start < self.clock.head:
            voice.fades = self.clock.head
            self._fading = voice
        if voice.done is not None:
            self.notes.put(voice.done)

    def _begin(self, frames: int) -> None:
        """Give the waiting sound its first sample, if that one is in this block."""
        voice = self._voice
        if voice is None or voice.start is not None:
            return
        head = self.clock.head
        wanted = head
        if voice.at is not None:
            wanted = self.clock.sample_at(voice.at - self._offset_us) - voice.sound.onset
        if wanted < head + frames:
            voice.start = max(head, wanted)

    def _add(self, voice: _Voice | None, block: array[int]) -> None:
        if voice is None or voice.start is None:
            return
        first = max(voice.start, self.clock.head)
        skip, into = first - voice.start, first - self.clock.head
        count = min(len(block) - into, voice.length - skip)
        if voice.fades is not None:
            count = min(count, FADE)
        if count > 0:
            samples = array("h", voice.sound.samples[2 * skip : 2 * (skip + count)])
            _mix(block, into, samples, self._gain, fade=voice.fades is not None)

    def _notice(self, frames: int) -> None:
        """Remember what this block owes: the statement of an onset, the end of a sound."""
        voice, head = self._voice, self.clock.head
        if voice is None or voice.start is None or voice.end is None:
            return
        onset = voice.start + min(voice.sound.onset, max(0, voice.length - 1))
        if voice.heard is not None and onset < head + frames:
            self._owed.append(_Owed(onset, self.clock.now_us, voice.heard))
            voice.heard = None
        if voice.end <= head + frames:
            self._voice = None
            if voice.done is not None:
                out = self.clock.instant(voice.end)
                self._ending.append((self._at_the_ear(out).t, voice.done))


@dataclass(frozen=True, slots=True)
class _Statement:
    """An onset and who wants to know it, as a note."""

    heard: Callable[[Onset], None]
    onset: Onset

    def __call__(self) -> None:
        self.heard(self.onset)


def _mix(block: array[int], into: int, samples: array[int], gain: float, *, fade: bool) -> None:
    """Add samples to a block; what would be too loud is clipped, as a card does."""
    if fade:
        steps = len(samples)
        samples = array("h", [s * (steps - n) // steps for n, s in enumerate(samples)])
    if gain != 1.0:
        # Whole numbers in a list: a third of the time of floats from a generator.
        factor = round(gain * 32_768)
        samples = array("h", [s * factor >> 15 for s in samples])
    end = into + len(samples)
    if not any(block[into:end]):
        block[into:end] = samples
        return
    for n, sample in enumerate(samples, into):
        block[n] = max(-32_768, min(32_767, block[n] + sample))
