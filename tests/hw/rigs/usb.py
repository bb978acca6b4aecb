"""The evdev driver over a kernel of our own: an encoder that debounces, and a keyboard that not."""

import heapq
import shutil
import tempfile
from pathlib import Path

import pytest

from hw.config import EdgePolicy
from hw.drivers.evdev.config import Control, EvdevConfig, UsbInput, UsbMatch
from hw.drivers.evdev.source import EvdevSource
from hw.signals import Place
from tests.hw.rigs.base import BUTTON, STUCK_US, Move, Rig
from tests.hw.rigs.input_kernel import VIRTUAL_BUS, InputDevice, InputKernel

PLACES = tuple(Place(seat, name) for seat in (1, 2) for name in ("white", "red"))
TRIGGER = 0x120
CODES = {place: TRIGGER + n for n, place in enumerate(PLACES)}
POLL_US, DEBOUNCE_US = 8_000, 4_000
ENCODER = EdgePolicy(hold_off_us=10_000, u_us=100, stuck_us=STUCK_US, chatter_limit=30)


class KeyboardRig(Rig):
    """Keys that the kernel hears of at once, bounces and all."""

    places = PLACES
    policy = BUTTON
    debounce_us = 0
    bus = VIRTUAL_BUS
    interval: int | None = None

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.kernel = InputKernel(patch)
        self.device = self.kernel.add(self.make())
        inputs = tuple(UsbInput(Control(CODES[p], str(p)), *p, self.policy) for p in PLACES)
        config = EvdevConfig(
            "encoder", UsbMatch(vendor=0x79, product=6), inputs, debounce_us=self.debounce_us
        )
        self.source: EvdevSource = EvdevSource(config, self.clock, self.folder)

    def make(self) -> InputDevice:
        keys = tuple(CODES.values())
        return InputDevice(self.folder, keys=keys, bus=self.bus, interval=self.interval)

    def apply(self, move: Move) -> None:
        self.device.key(CODES[move.place], move.on, self.clock.now)

    def lose_evidence(self, place: Place) -> None:
        """More at once than the kernel keeps, and a key that stays down at the end."""
        self.device.down.add(CODES[place])
        self.device.overrun(self.clock.now)
        self.run(50_000)

    def vanish(self) -> None:
        self.device.unplug()

    def come_back(self) -> None:
        self.device.plug()

    def released(self) -> bool:
        return not self.kernel.held

    def dispose(self) -> None:
        shutil.rmtree(self.folder)


class EncoderRig(KeyboardRig):
    """A USB encoder: a contact must have rested, and the host asks every eight milliseconds."""

    policy = ENCODER
    debounce_us = DEBOUNCE_US
    bus, interval = 3, 8
    largest_u = (POLL_US + 1_000 + DEBOUNCE_US) // 2 + 101
    behind_us = 1_000 + (POLL_US + 1_000 + DEBOUNCE_US) // 2
    bounces = False
    flicker_us = 15_000

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__(patch)
        self._contacts = dict.fromkeys(PLACES, (False, 0))
        self._due: list[tuple[int, int]] = []
        self._phase = self.random.randrange(POLL_US)

    def apply(self, move: Move) -> None:
        self._contacts[move.place] = move.on, self.clock.now
        rested_us = self.clock.now + DEBOUNCE_US - 1_000
        poll = (rested_us - self._phase) // POLL_US + 1
        heapq.heappush(self._due, (poll * POLL_US + self._phase, PLACES.index(move.place)))

    def _move_hands(self, to_us: int) -> None:
        while self._due or self._queue:
            hand_us = self._queue[0][0] if self._queue else to_us + 1
            due_us = self._due[0][0] if self._due else to_us + 1
            if min(hand_us, due_us) > to_us:
                break
            super()._move_hands(min(hand_us, due_us))
            if due_us < hand_us:
                self._asked(*heapq.heappop(self._due))
        super()._move_hands(to_us)

    def _asked(self, at_us: int, n: int) -> None:
        """The host asks: a contact that has rested is told."""
        on, since_us = self._contacts[PLACES[n]]
        if at_us - since_us >= DEBOUNCE_US - 1_000:
            self.device.key(CODES[PLACES[n]], on, at_us)
