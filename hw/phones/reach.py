"""The hand of one chair on the piles of others, as the phone of that chair tells of it. Pure.

A pile has an owner, and the owner's phone tells of the owner's hand. This is another hand on the
same pile: its signals say whose (`by`), and end with its own release. What cannot be told of it is
a fault of this hand (`REACH`), never of the pile: the owner's evidence is as good as before.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from hw.boards.clocksync import Instant
from hw.edges import EdgeBank
from hw.phones.config import PILE, PhoneConfig
from hw.signals import REACH, Fault, Place, Report, Signal


class Reach:
    """Where the hand of one chair lies. Not thread-safe: a driver holds its own lock."""

    def __init__(self, config: PhoneConfig, next_seq: Callable[[], int]) -> None:
        """`next_seq` numbers what it tells among all that its source tells."""
        self._seat, self._next_seq = config.seat, next_seq
        self._bank = EdgeBank(config.reaches)

    @property
    def piles(self) -> frozenset[Place]:
        """The piles that it can lie on."""
        return self._bank.inputs

    def start(self, t_us: int) -> list[Report]:
        """Begin with a hand that lies nowhere."""
        return self._told(self._bank.start(t_us, dict.fromkeys(self.piles, False)))

    def edge(self, chair: int, on: bool, at: Instant) -> list[Report]:
        """Take a hand that is laid on a pile or lifted; where none can be, nothing comes of it."""
        place = Place(chair, PILE)
        if place not in self.piles:
            return []
        return self._told(self._bank.edge(place, at.t_us, on, at.u_us))

    def tick(self, now_us: int) -> list[Report]:
        """Report what time alone brings about."""
        return self._told(self._bank.tick(now_us))

    def due(self) -> int | None:
        """Return when `tick` has something to do next."""
        return self._bank.due()

    def low(self, sure_us: int) -> int:
        """Return the earliest stamp that a report can still have: see `EdgeBank.low`."""
        return self._bank.low(sure_us)

    def lost(self, t_us: int, detail: str, sure_us: int) -> list[Report]:
        """Take note that nothing is known of the hand."""
        return self._told(self._bank.lost(t_us, sorted(self.piles), detail, sure_us))

    def found(
        self, t_us: int, chairs: Iterable[int], detail: str, sure_us: int | None
    ) -> list[Report]:
        """Take note that it is known again, and on whose piles it lies."""
        down = {Place(chair, PILE) for chair in chairs}
        levels = {place: place in down for place in sorted(self.piles)}
        return self._told(self._bank.found(t_us, levels, detail, sure_us))

    def _told(self, reports: Iterable[Report]) -> list[Report]:
        """Say whose hand it is, and of faults that they are this hand's: each once."""
        told: list[Report] = []
        for report in reports:
            if isinstance(report, Signal):
                told.append(replace(report, by=self._seat, seq=self._next_seq()))
            elif isinstance(report, Fault):
                fault = replace(report, seat=self._seat, input=REACH)
                told += [fault] if fault not in told else []
        return told


def is_reach(report: Report) -> bool:
    """Tell whether it is about a hand on another's pile."""
    if isinstance(report, Fault):
        return report.input == REACH
    return isinstance(report, Signal) and report.by not in (None, report.seat)
