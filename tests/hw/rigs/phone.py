"""The driver of phones, and a simulated phone on a simulated network: drift, jitter, slow glass."""

import pytest

from hw.config import EdgePolicy
from hw.drivers.phone import PhoneLine, PhoneSource
from hw.phones.config import PhoneConfig
from hw.signals import Place
from tests.hw.phones.sim_phone import SimPhone
from tests.hw.rigs.base import STUCK_US, Move, Rig

NEVER_US = 1 << 62
BUZZER = EdgePolicy(hold_off_us=0, u_us=0, stuck_us=STUCK_US, chatter_limit=60)


class PhoneRig(Rig):
    """One chair and its phone."""

    places = tuple(Place(1, name) for name in ("white", "red", "pile"))
    largest_u = 20_000
    bounces = False
    flicker_us = 10_000
    behind_us = 45_000

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        names = tuple(place.input for place in self.places)
        self.source: PhoneSource = PhoneSource(PhoneConfig(1, names, BUZZER, BUZZER), self.clock)
        self.line = PhoneLine(self.clock)
        self.phone = SimPhone(self.line, self.clock)

    def open(self) -> None:
        super().open()
        self.phone.connect()
        self.phone.run(1_000_000)
        self.line.sit(self.source)

    def apply(self, move: Move) -> None:
        if self.source._thread is not None:
            self.phone.connect()
            self.phone.run(500_000)
            self.line.sit(self.source)
        self.phone.touch(move.place.input, move.on)
        if self.source._thread is not None:
            self.phone.run(100_000)

    def _move_hands(self, to_us: int) -> None:
        while self._due() <= to_us:
            at_us = self._due()
            if self._queue and self._queue[0][0] == at_us:
                super()._move_hands(at_us)
            else:
                self.phone.turn()
        self.clock.now = max(self.clock.now, to_us)

    def _due(self) -> int:
        hands = self._queue[0][0] if self._queue else NEVER_US
        page = self.phone.next_us()
        return min(hands, NEVER_US if page is None else page)

    def lose_evidence(self, place: Place) -> None:
        """A page that forgets a press and its release before it has sent them."""
        for on in (True, False):
            self.phone.touch(place.input, on)
            self.run(100_000)
        for on in (True, False):
            self.phone.touch(place.input, on, lost=True)
        for on in (True, False):
            self.phone.touch(place.input, on)
            self.run(100_000)

    def vanish(self) -> None:
        self.phone.disconnect()

    def come_back(self) -> None:
        self.phone.connect()

    def released(self) -> bool:
        return self.source._line is None
