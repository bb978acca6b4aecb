"""A phone that is known: its page, its screen, its sleep, and the network between it and a table.

It does what `page/clock.js` does, on a clock that drifts, stops and is rounded as browsers do.
"""

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from hw.drivers.phone import PhoneLine
from hw.phones.link import Heartbeat, Touched
from tests.hw.rigs.base import Travel

EVERY_US = 250_000
BURST = 10
BURST_US = 40_000


@dataclass(frozen=True)
class Air:
    """A network: what a way takes at least, how that varies, how often a packet is sent again."""

    base_us: int = 500
    jitter_us: int = 3_000
    loss: float = 0.0
    again_us: int = 200_000

    def way(self, random: Random) -> int:
        lost = self.again_us if random.random() < self.loss else 0
        return self.base_us + random.randint(0, self.jitter_us) + lost


@dataclass(frozen=True)
class Glass:
    """A touchscreen: what it takes from the finger to the stamp, and the browser to the page."""

    least_us: int = 9_600
    scan_us: int = 8_000
    handed_us: int = 4_000


@dataclass
class SimPhone:
    """One phone with its page open, in the true time of a test."""

    line: PhoneLine
    clock: Travel
    air: Air = field(default_factory=Air)
    glass: Glass = field(default_factory=Glass)
    seed: int = 1
    ppm: float = 40.0
    coarse_us: int = 100
    origin_us: int = 3_000_000
    """How old the page is when the test begins."""
    tells_of_sleep: bool = True

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.began_us = self.clock.now
        self.slept_us = 0
        self.asleep = False
        self.connected = False
        self.page = 1
        self.since_us = 0
        self.number = self.presses = 0
        self.got: tuple[int, int] | None = None
        self.unsent: list[Touched] = []
        self._stamped_us = self._handed_us = self._up_us = self._down_us = 0
        self._lives = 0
        self._events: list[tuple[int, int, Callable[[], None]]] = []
        self._n = 0
        self.line.ask = self._asked

    # Its clock.

    def reading(self, true_us: int) -> int:
        """What performance.now() says: drifting, and rounded to either side."""
        exact = self.origin_us + (true_us - self.began_us - self.slept_us) * (1 + self.ppm * 1e-6)
        steps = int(exact // self.coarse_us) + self.random.randint(0, 1)
        return steps * self.coarse_us

    # Time.

    def next_us(self) -> int | None:
        return self._events[0][0] if self._events else None

    def at(self, true_us: int, act: Callable[[], None]) -> None:
        self._n += 1
        heapq.heappush(self._events, (true_us, self._n, act))

    def turn(self) -> None:
        """Let the next thing happen."""
        at_us, _, act = heapq.heappop(self._events)
        self.clock.now = max(self.clock.now, at_us)
        act()

    def run(self, for_us: int) -> None:
        end = self.clock.now + for_us
        while (due := self.next_us()) is not None and due <= end:
            self.turn()
        self.clock.now = end

    # Its page.

    def connect(self) -> None:
        """Open the page's line; what was not acknowledged is sent again."""
        self._lives += 1
        self.connected, self.got = True, None
        self._up_us = self._down_us = self.clock.now
        page, life = self.page, self._lives
        self._up(lambda: self.line.opened(page, self.coarse_us))
        for n in range(BURST):
            self.at(self.clock.now + n * BURST_US, lambda: self._live(life, self.sync))
        self.at(self.clock.now + BURST * BURST_US, lambda: self._beat(life))
        self.at(self.clock.now + 1, lambda: self._live(life, self._send_again))

    def disconnect(self) -> None:
        """Lose the line: what is on its way is gone."""
        self.connected = False
        self._lives += 1
        self.line.closed()

    def reload(self) -> None:
        """Load the page anew: another clock, another count."""
        self.disconnect()
        self.page += 1
        self.origin_us, self.began_us, self.slept_us = 50_000, self.clock.now, 0
        self.presses, self.since_us, self._stamped_us = 0, 0, 0
        self.unsent.clear()

    def sleep(self, for_us: int) -> None:
        """Sleep: its clock stands still, and nothing is sent; the line stays."""
        self.asleep = True

        def wake() -> None:
            self.asleep = False
            self.slept_us += for_us
            if self.tells_of_sleep:
                self.since_us = self.reading(self.clock.now) + 2 * self.coarse_us
                for n in range(1, BURST):
                    self.at(self.clock.now + n * BURST_US, self.sync)

        self.at(self.clock.now + for_us, wake)

    def touch(self, name: str, on: bool, lost: bool = False, of: int = 0) -> None:
        """Lay a finger on a buzzer now, or lift it; `of`: of which chair, if not its own."""
        took = self.glass.least_us + self.random.randint(0, self.glass.scan_us)
        stamped = max(self._stamped_us + 1, self.clock.now + took)
        self._stamped_us = stamped
        t_us = self.reading(stamped)
        self.presses += 1
        touched = Touched(self.presses, name, on, t_us, of)
        if not lost:
            handed = stamped + self.random.randint(0, self.glass.handed_us)
            self._handed_us = max(self._handed_us, handed)
            self.at(self._handed_us, lambda: self._handle(touched))

    def sync(self) -> None:
        """Say what its clock is."""
        if self.asleep or not self.connected:
            return
        self.number += 1
        number, beat = self.number, self._heartbeat(None)
        self._up(lambda: self._answered(number, beat))

    def _heartbeat(self, word_us: int | None) -> Heartbeat:
        now = self.reading(self.clock.now)
        return Heartbeat(self.since_us, now, now if word_us is None else word_us, self.got)

    def _answered(self, number: int, beat: Heartbeat) -> None:
        self.line.sync(number, beat)
        self._down(lambda: self._answer_came(number))

    def _answer_came(self, number: int) -> None:
        if not self.asleep:
            self.got = number, self.reading(self.clock.now)

    def _handle(self, touched: Touched) -> None:
        self.unsent.append(touched)
        if self.connected:
            self._send(touched)

    def _send(self, touched: Touched) -> None:
        beat = self._heartbeat(touched.t_us)
        self._up(lambda: self._pressed(touched, beat))

    def _pressed(self, touched: Touched, beat: Heartbeat) -> None:
        last = self.line.press(touched, beat)
        self._down(lambda: self._acknowledged(last))

    def _acknowledged(self, last: int) -> None:
        self.unsent = [touched for touched in self.unsent if touched.n > last]

    def _send_again(self) -> None:
        for touched in self.unsent:
            self._send(touched)

    def _asked(self) -> None:
        self._down(self.sync)

    def _beat(self, life: int) -> None:
        if life == self._lives:
            self.sync()
            self.at(self.clock.now + EVERY_US, lambda: self._beat(life))

    def _live(self, life: int, act: Callable[[], None]) -> None:
        if life == self._lives and self.connected:
            act()

    # The network: what was sent first comes first, however late.

    def _up(self, act: Callable[[], None]) -> None:
        life = self._lives
        self._up_us = max(self._up_us, self.clock.now + self.air.way(self.random))
        self.at(self._up_us, lambda: self._live(life, act))

    def _down(self, act: Callable[[], None]) -> None:
        life = self._lives
        self._down_us = max(self._down_us, self.clock.now + self.air.way(self.random))
        self.at(self._down_us, lambda: self._live(life, act))
