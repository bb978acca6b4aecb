"""What a rig is: hands on one side, a driver on the other, and a clock that only we move."""

import heapq
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from random import Random

from hw.config import EdgePolicy
from hw.signals import Fault, Place, Report, Signal
from hw.worker import SteppedSource

START_US = 5_000_000
STUCK_US = 3_000_000
BUTTON = EdgePolicy(hold_off_us=10_000, u_us=100, stuck_us=STUCK_US)
PAD = EdgePolicy(hold_off_us=10_000, u_us=0, stuck_us=STUCK_US, chatter_limit=30)


@dataclass
class Travel:
    """The table clock of a test."""

    now: int = START_US

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1_000_000


@dataclass(frozen=True, order=True)
class Move:
    """What truly happened: the evidence is measured against this."""

    t: int
    place: Place
    on: bool


@dataclass
class Heard:
    """A sink that keeps everything."""

    reports: list[Report] = field(default_factory=list)

    def __call__(self, report: Report) -> None:
        self.reports.append(report)

    @property
    def signals(self) -> list[Signal]:
        return [r for r in self.reports if isinstance(r, Signal)]

    @property
    def faults(self) -> list[Fault]:
        return [r for r in self.reports if isinstance(r, Fault)]

    def of(self, place: Place) -> list[Signal]:
        return [s for s in self.signals if (s.seat, s.input) == place]

    def reasons(self, place: Place) -> list[str]:
        return [f.reason for f in self.faults if (f.seat, f.input) == place]


class Rig(ABC):
    """Moves hands in true time, lets the driver hear of it late, as drivers do."""

    largest_u = 100
    """The doubt this driver may at most admit to for a plain press."""
    bounces = True
    """Whether a bounce reaches the driver at all; pads filter it in the chip."""
    flicker_us = 1_000
    """How fast a bad wire can flicker and still be seen through this device."""
    behind_us: int | None = 3_000
    """How far its marks are behind the clock, mostly, when it is asked all the time; None: it
    cannot say how far it is."""

    def __init__(self) -> None:
        self.clock = Travel()
        self.heard = Heard()
        self.truth: list[Move] = []
        self.random = Random(11)
        self._queue: list[tuple[int, int, Move]] = []
        self._n = 0

    source: SteppedSource
    places: tuple[Place, ...]

    def open(self) -> None:
        self.source.open(self.heard)

    def ask(self) -> list[tuple[int, int, int]]:
        """Have the source asked after every step how far it is; return (time, mark, reports)."""
        stated: list[tuple[int, int, int]] = []
        step = self.source.step

        def stepped(wait_us: int | None = None) -> None:
            step(wait_us)
            mark = self.source.mark(self.clock())
            if mark is not None:
                stated.append((self.clock(), mark, len(self.heard.reports)))

        self.source.step = stepped  # type: ignore[method-assign]
        return stated

    def move(self, place: Place, on: bool, at_us: int, *, true: bool = True) -> None:
        """Plan a hand's move; a bounce is a move that is not `true`."""
        self._n += 1
        heapq.heappush(self._queue, (at_us, self._n, Move(at_us, place, on)))
        if true:
            self.truth.append(Move(at_us, place, on))

    def run(self, for_us: int, every_us: int | None = None) -> None:
        """Let time pass; the driver gets a turn now and then, as the scheduler likes."""
        end = self.clock.now + for_us
        while self.clock.now < end:
            pause = every_us or self.random.randint(300, 2_000)
            self._move_hands(min(end, self.clock.now + pause))
            self.source.step(0)

    def wait(self, for_us: int) -> None:
        """Let time pass in which the driver gets no turn."""
        self._move_hands(self.clock.now + for_us)

    def _move_hands(self, to_us: int) -> None:
        while self._queue and self._queue[0][0] <= to_us:
            at_us, _, move = heapq.heappop(self._queue)
            self.clock.now = max(self.clock.now, at_us)
            self.apply(move)
        self.clock.now = to_us

    @abstractmethod
    def apply(self, move: Move) -> None:
        """Do it to the device, now."""

    @abstractmethod
    def lose_evidence(self, place: Place) -> None:
        """Make a press and its release disappear in a way the driver can notice."""

    @abstractmethod
    def vanish(self) -> None:
        """Take the device away."""

    @abstractmethod
    def come_back(self) -> None:
        """Give it back."""

    @abstractmethod
    def released(self) -> bool:
        """Whether the driver has let go of the device."""

    def dispose(self) -> None:
        """Take down what the rig itself had set up."""
        return
