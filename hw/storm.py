"""Keeps one source from flooding the table: told once, counted, and switched off if it must be.

Pure; time is passed in. Two things happen to a source that is broken, badly wired, or malicious:

- A fault that comes and goes is told when it begins, and when it has ended for good: what comes
  between is counted. Nobody is accused meanwhile, as with any open fault.
- A source that reports more than hands can do is switched off by name, and tried again after a
  while; each time it storms again, it waits twice as long.

So whatever is plugged in, what a source can make a journal write in an hour is bounded.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.language import say
from hw.signals import LOST, RECOVERED, Fault, Place, Report

CALM_US = 10_000_000
"""A fault has ended for good when it has not come back for so long."""
BURST = 2_000
"""So many reports may come at once: eight seats that slap and bounce are far below it."""
EACH_SECOND = 40
"""So many a second may go on for ever."""
FIRST_REST_US = 5_000_000
LONGEST_REST_US = 600_000_000

Spot = tuple[int | None, str | None]


@dataclass(slots=True)
class _Unsettled:
    """A fault that is open, or has ended and may come back."""

    reason: str
    since: int
    ended: int | None = None
    """None: it has not."""
    times: int = 1
    told_ended: bool = False


@dataclass(slots=True)
class StormWatch:
    """What of one source's reports goes on to the table."""

    name: str
    places: tuple[Place, ...]
    _allowance: float = BURST
    _at: int | None = None
    _off_until: int | None = None
    _rest_us: int = FIRST_REST_US
    _quiet_since: int = 0
    _unsettled: dict[Spot, _Unsettled] = field(default_factory=dict)

    @property
    def off(self) -> bool:
        """Whether the source is switched off at present."""
        return self._off_until is not None

    def passed(self, report: Report, now: int) -> Iterable[Report]:
        """Return what the table is told because of a report."""
        ended = () if self._untroubled else (*self.calm(now),)
        if self.off:
            return ended
        if not self._allowed(now):
            return (*ended, *self._switch_off(now))
        if isinstance(report, Fault):
            return (*ended, *self._fault(report, now))
        return (*ended, report)

    @property
    def _untroubled(self) -> bool:
        """Whether there is nothing that the passing of time could end: nearly always."""
        first = self._rest_us == FIRST_REST_US
        return first and self._off_until is None and not self._unsettled

    def calm(self, now: int) -> Iterable[Report]:
        """Yield what the passing of time ends: faults that stayed away, a rest that is over."""
        if self._off_until is not None and now >= self._off_until:
            self._off_until, self._allowance, self._at = None, BURST / 2, now
            self._quiet_since = now
            detail = say("hardware-again", name=self.name)
            yield from (Fault(now, *place, RECOVERED, detail) for place in self.places)
        if not self.off and self._calmed(now):
            self._rest_us = FIRST_REST_US
        for spot, open_ in [*self._unsettled.items()] if self._unsettled else ():
            if open_.ended is not None and now - open_.ended >= CALM_US:
                del self._unsettled[spot]
                if not open_.told_ended:
                    yield Fault(now, *spot, RECOVERED, _told(open_, open_.ended))

    def _allowed(self, now: int) -> bool:
        self._allowance, self._at = self._left(now) - 1, now
        return self._allowance >= 0

    def _calmed(self, now: int) -> bool:
        """Tell whether it has behaved for so long that its next storm is a first one again."""
        return now - self._quiet_since > 4 * self._rest_us and self._left(now) >= BURST

    def _left(self, now: int) -> float:
        """Return how many reports may come at once now: all of them, if it has long been calm."""
        passed = 0 if self._at is None else max(0, now - self._at)
        return min(BURST, self._allowance + passed * EACH_SECOND / 1_000_000)

    def _switch_off(self, now: int) -> Iterable[Report]:
        rest, self._rest_us = self._rest_us, min(2 * self._rest_us, LONGEST_REST_US)
        self._off_until = now + rest
        self._unsettled.clear()
        detail = say("hardware-switched-off-s-reports-more", name=self.name, rest=rest // 1_000_000)
        yield from (Fault(now, *place, LOST, detail) for place in self.places)

    def _fault(self, fault: Fault, now: int) -> Iterable[Report]:
        spot = (fault.seat, fault.input)
        open_ = self._unsettled.get(spot)
        if fault.reason == RECOVERED:
            if open_ is None:
                yield fault
                return
            open_.ended = now
            if open_.times == 1:
                open_.told_ended = True
                yield fault
            return
        if open_ is None or open_.reason != fault.reason:
            self._unsettled[spot] = _Unsettled(fault.reason, now)
            yield fault
            return
        open_.times += 1
        open_.ended = None
        if open_.told_ended:
            open_.told_ended = False
            yield fault


def _told(open_: _Unsettled, ended: int) -> str:
    span = max(1, round((ended - open_.since) / 1_000_000))
    return say("hardware-calm-again", reason=open_.reason, times=open_.times, span=span)
