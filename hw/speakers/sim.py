"""A simulated card: plays into a recording of which the true instant of every sample is known.

It has a buffer, a crystal and a scheduler that calls late, and it drives the very code that the
real callback drives. Stepped, it travels in time; with `start`, it runs on a thread and the
machine's own load makes it late.
"""

from __future__ import annotations

import threading
from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty
from random import Random
from typing import Final, Literal

from hw.clock import Clock, now_us, s_from_us
from hw.speaker import RATE, Onset, Sound
from hw.speakers.config import SpeakerConfig
from hw.speakers.dac_clock import SETTLED
from hw.speakers.mixing import Mixing

RECORDED: Final = 20_000
"""Blocks that the recording holds: nearly two minutes of 256 samples each."""


@dataclass(frozen=True, slots=True)
class SimCard:
    """What kind of card it is, and how badly the machine treats it.

    `late_us`: the scheduler wakes the callback up to so late. `stall_us`: the program gets to run
    up to so long after that; both happen to one block in `every`, by chance. `error_us`: stated
    times are wrong by up to so much, either way.
    """

    block: int = 256
    blocks: int = 2
    late_us: int = 0
    stall_us: int = 0
    every: int = 1
    error_us: int = 0
    restart_us: int = 2_000
    ppm: int = 0
    epoch: Literal["table", "zero", "foreign"] = "table"
    flags: bool = True
    seed: int = 0

    @property
    def latency_us(self) -> int:
        """How long a full buffer plays."""
        return self.block * self.blocks * 1_000_000 // RATE


@dataclass(frozen=True, slots=True)
class Played:
    """A block as it was played: its samples, and the true instant of the first one."""

    t_us: float
    samples: bytes


Fill = Callable[[int, float, int, bool], bytes]


class SimDac:
    """The card itself: asks for blocks when there is room, and plays them when they are due."""

    def __init__(self, card: SimCard, fill: Fill, began_us: int = 0) -> None:
        self.card = card
        self.played: deque[Played] = deque(maxlen=RECORDED)
        self.underruns = 0
        self._fill = fill
        self._random = Random(card.seed)
        self._period_us = 1_000_000 / (RATE * (1 + card.ppm / 1_000_000))
        self._drained_us = float(began_us)
        self._flag = False
        self._wake_us = began_us

    def due(self) -> int:
        """Return when the next block is asked for."""
        return self._wake_us

    def step(self, clock: Clock | None = None) -> None:
        """Ask for one block. With a clock, the program's delay is what it really is."""
        wake_us = self._wake_us if clock is None else max(self._wake_us, clock())
        dry = wake_us > self._drained_us
        stated_s = self._stated(wake_us)
        now = wake_us + self._at_times(self.card.stall_us) if clock is None else clock()
        samples = self._fill(
            self.card.block, stated_s, now, (dry or self._flag) and self.card.flags
        )
        self._take(samples, dry, now if clock is None else clock())

    def _take(self, samples: bytes, dry: bool, handed_us: int) -> None:
        self._flag = False
        if dry or handed_us > self._drained_us:
            self.underruns += 1
            self._flag = not dry
            self._drained_us = handed_us + self._up_to(self.card.restart_us)
        self.played.append(Played(self._drained_us, samples))
        self._drained_us += self.card.block * self._period_us
        room_us = self._drained_us - (self.card.blocks - 1) * self.card.block * self._period_us
        self._wake_us = max(handed_us, round(room_us)) + self._at_times(self.card.late_us)

    def skip(self, now: int) -> int:
        """Play silence until shortly before now without asking for it; say how many samples."""
        length_us = self.card.block * self._period_us
        blocks = max(0, int((now - self._wake_us) / length_us) - SETTLED - self.card.blocks)
        self._drained_us += blocks * length_us
        self._wake_us += round(blocks * length_us)
        return blocks * self.card.block

    def onsets(self, mark: int) -> list[float]:
        """The true instants at which samples of this value were played."""
        found, wanted = [], array("h", [mark]).tobytes()
        for block in self.played:
            if wanted not in block.samples:
                continue
            values = array("h", block.samples)
            found += [block.t_us + n * self._period_us for n, v in enumerate(values) if v == mark]
        return found

    def _stated(self, wake_us: int) -> float:
        if self.card.epoch == "zero":
            return 0.0
        error_us = self._random.uniform(-self.card.error_us, self.card.error_us)
        shift_us = 1.7e15 if self.card.epoch == "foreign" else 0.0
        return (max(wake_us, self._drained_us) + error_us + shift_us) / 1_000_000

    def _at_times(self, most_us: int) -> int:
        return 0 if self._random.randrange(self.card.every) else self._up_to(most_us)

    def _up_to(self, most_us: int) -> int:
        return self._random.randint(0, most_us) if most_us else 0


class SimSpeaker:
    """A speaker on a simulated card. Stepped with `due` and `act`, or on a thread with `start`."""

    def __init__(
        self,
        config: SpeakerConfig | None = None,
        card: SimCard | None = None,
        began_us: int = 0,
        clock: Clock | None = None,
    ) -> None:
        """With the `clock` of whoever steps it, silence is skipped instead of played."""
        self._clock = clock
        self._config = config or SpeakerConfig(volume=100)
        card = card or SimCard()
        self._mixing = Mixing(card.latency_us, self._config.offset_us, self._config.volume)
        self.dac = SimDac(card, self._mixing.fill, began_us)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def name(self) -> str:
        """What people call it in messages; it has no library and no device."""
        return "simulated speaker"

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        if not self._stop.is_set():
            self._catch_up()
            self._mixing.play(sound, at, heard, done)
        elif done is not None:
            done()

    def stop(self) -> None:
        """Fall silent at once."""
        self._mixing.stop()

    def volume(self, percent: int) -> None:
        """Use this volume from now on."""
        self._mixing.volume(percent)

    def close(self) -> None:
        """End what is being said; a second call does nothing."""
        if self._stop.is_set():
            return
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
        self._mixing.drop()
        self._deliver()

    def due(self) -> int | None:
        """Return when the card next asks for a block that matters."""
        idle = self._clock is not None and self._mixing.idle
        return None if self._stop.is_set() or idle else self.dac.due()

    def act(self, now: int) -> None:
        """Let the card play on until now."""
        if self._clock is not None and self._mixing.idle:
            self._mixing.skip(self.dac.skip(now))
        while (due := self.due()) is not None and due <= now:
            self.dac.step()
            self._deliver()

    def _catch_up(self) -> None:
        if self._clock is not None:
            self.act(self._clock())
            while self.dac.due() <= self._clock():
                self.dac.step()

    def start(self, clock: Clock = now_us) -> None:
        """Run on a thread of its own, as late as the machine makes it."""
        self._thread = threading.Thread(target=self._run, args=(clock,), name=self.name)
        self._thread.start()

    def _run(self, clock: Clock) -> None:
        while not self._stop.is_set():
            wait_us = self.dac.due() - clock()
            if wait_us <= 0 or not self._stop.wait(s_from_us(wait_us)):
                self.dac.step(clock)
                self._deliver()

    def _deliver(self) -> None:
        while True:
            try:
                note = self._mixing.notes.get_nowait()
            except Empty:
                return
            if note is not None:
                note()
