"""A table made of any mix of sources and lamps, with one thread-safe queue out.

Whoever runs a game talks to this one object; which drivers are behind it was decided elsewhere.
"""

import queue
from collections.abc import Iterable
from dataclasses import replace
from threading import Lock
from types import TracebackType
from typing import Self

from companion.language import say
from hw.checks import refuse_twice
from hw.clock import Clock, now_us
from hw.errors import HardwareError
from hw.signals import EVIDENCE_LOST, LAMP_LOST, RECOVERED, Fault, Place, Report, Signal
from hw.source import Lamps, Marking, Reaching, Sink, Source
from hw.storm import StormWatch


class Table:
    """Composes sources and lamps; numbers all signals in one sequence.

    A source's own numbering is checked on the way in: a gap becomes an `evidence-lost` fault. What
    comes and goes, or storms, is told once (`hw.storm`); `calm` lets time pass for that.
    Reports wait for `get`, or go straight to `deliver` where somebody else keeps the queue.
    """

    def __init__(
        self,
        sources: Iterable[Source],
        lamps: Iterable[Lamps] = (),
        *,
        clock: Clock = now_us,
        deliver: Sink | None = None,
        beside: Iterable[Source] = (),
    ) -> None:
        """`beside`: sources that come and go, such as phones, for inputs that others have, too.

        Who of them speaks for an input at a time is decided by whoever seats them.
        """
        fixed = tuple(sources)
        self._sources = (*fixed, *beside)
        self._lamps = tuple(lamps)
        self._clock = clock
        self._reports: queue.SimpleQueue[Report | None] = queue.SimpleQueue()
        self._deliver: Sink = deliver or self._reports.put
        self._lock = Lock()
        self._seq = 0
        self._own_us = 0
        self._closed = False
        self._dark: set[Place] = set()
        self._watches = {
            id(source): StormWatch(source.name, tuple(sorted(source.inputs | _reach_of(source))))
            for source in self._sources
        }
        refuse_twice("input", (p for source in fixed for p in sorted(source.inputs)))
        refuse_twice("lamp", (p for lamp in self._lamps for p in sorted(lamp.lamps)))

    @property
    def inputs(self) -> frozenset[Place]:
        """Every input of the table."""
        return frozenset().union(*(source.inputs for source in self._sources))

    @property
    def lamps(self) -> frozenset[Place]:
        """Every lamp of the table: seat and colour."""
        return frozenset().union(*(lamp.lamps for lamp in self._lamps))

    def start(self) -> None:
        """Start every source, or none: what was started is closed if a later one cannot."""
        try:
            for source in self._sources:
                source.start(self._sink_for(source))
        except BaseException:
            self.close()
            raise

    def get(self, timeout_s: float | None = None) -> Report | None:
        """Take the next report; None after the timeout, or once closed and drained."""
        self.calm()
        try:
            report = self._reports.get(timeout=timeout_s)
        except queue.Empty:
            return None
        if report is None:
            self._reports.put(None)
        return report

    def calm(self) -> None:
        """Say what the passing of time has ended; called every now and then, from any thread."""
        with self._lock:
            now = self._clock()
            for watch in self._watches.values() if not self._closed else ():
                for report in watch.calm(now):
                    self._put(report)

    def marks(self, wanted_us: int) -> list[tuple[str, int | None]]:
        """Return of each source, by name, before which instant it has delivered everything.

        None: it cannot say. The last is the table itself, whose own faults are stamped as they are
        told. For whoever waits for `wanted_us` to be passed; it never waits.
        """
        stated = [
            (source.name, source.mark(wanted_us) if isinstance(source, Marking) else None)
            for source in self._sources
        ]
        if self._lock.acquire(blocking=False):
            self._own_us = self._clock()
            self._lock.release()
        return [*stated, ("table", self._own_us)]

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch a lamp. A table without that lamp stays dark; a lamp that fails is a fault."""
        place = Place(seat, colour)
        for lamps in self._lamps:
            if place in lamps.lamps:
                self._try_lamp(lamps, place, on)

    def close(self) -> None:
        """Close every part, whatever the others do; `get` then drains what is left."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
        parts: tuple[Source | Lamps, ...] = (*self._sources, *self._lamps)
        errors = [error for part in parts if (error := _closing(part))]
        self._reports.put(None)
        if errors:
            raise errors[0]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _sink_for(self, source: Source) -> Sink:
        last, watch = 0, self._watches[id(source)]

        def sink(report: Report) -> None:
            nonlocal last
            with self._lock:
                if self._closed:
                    return
                if isinstance(report, Signal):
                    if missing := report.seq - last - 1:
                        for fault in _gap(source, report, missing):
                            self._pass(watch, fault)
                    last = report.seq
                self._pass(watch, report)

        return sink

    def _pass(self, watch: StormWatch, report: Report) -> None:
        for told in watch.passed(report, self._clock()):
            self._put(told)

    def _put(self, report: Report) -> None:
        if isinstance(report, Signal):
            self._seq += 1
            if report.seq != self._seq:
                report = replace(report, seq=self._seq)
        self._deliver(report)

    def _try_lamp(self, lamps: Lamps, place: Place, on: bool) -> None:
        """Try a lamp; a failure is said once, and its seat's recovery once, not at every blink."""
        try:
            lamps.set(place.seat, place.input, on)
        except HardwareError as error:
            self._lamp_failed(place, str(error))
        else:
            self._lamp_works(place)

    def _lamp_failed(self, place: Place, detail: str) -> None:
        with self._lock:
            if place not in self._dark and not self._closed:
                self._dark.add(place)
                self._put(Fault(self._clock(), place.seat, None, LAMP_LOST, detail))

    def _lamp_works(self, place: Place) -> None:
        with self._lock:
            if place not in self._dark or self._closed:
                return
            self._dark.remove(place)
            if all(other.seat != place.seat for other in self._dark):
                self._put(
                    Fault(
                        self._clock(),
                        place.seat,
                        None,
                        RECOVERED,
                        say("hardware-lamps-answer-again"),
                    )
                )


def _reach_of(source: Source) -> frozenset[Place]:
    return source.reach if isinstance(source, Reaching) else frozenset()


def _gap(source: Source, signal: Signal, missing: int) -> tuple[Fault, ...]:
    """Return the faults that say: signals of a source are missing before this one."""
    detail = say(
        "hardware-signal-came-out-turn", name=source.name, seq=signal.seq, missing=f"{missing:+d}"
    )
    lost = Fault(signal.t, None, None, EVIDENCE_LOST, detail)
    return lost, Fault(
        signal.t, None, None, RECOVERED, say("hardware-delivering-again", name=source.name)
    )


def _closing(part: Source | Lamps) -> Exception | None:
    try:
        part.close()
    except Exception as error:
        return error
    return None
