"""Touch pads on one to four MPR121 controllers.

The chip says only that a hand is there, not since when. So the driver keeps when it last saw no
hand, and the true instant lies between that (less the chip's own delay) and now, or the chip's
interrupt: the uncertainty is measured at every touch, not assumed. How long the chip can have been
about it follows from what the pad was measured at before (`mpr121_levels.py`).
"""

from dataclasses import dataclass, field
from typing import Any

from companion.language import say
from hw.clock import Clock, between, now_us
from hw.config import Electrode, Irq, Mpr121Config
from hw.delays import Delays
from hw.drivers.mpr121_chip import Chip
from hw.drivers.mpr121_irq import IrqLines
from hw.drivers.mpr121_levels import SLACK_US, SLOWEST_US, WINDOW_US, Level
from hw.edges import EdgeBank
from hw.errors import HardwareError, blame
from hw.extras import load
from hw.signals import Place, Report
from hw.worker import SteppedSource

DRIVER = "mpr121"
BLIND_US = 50_000
"""While a chip is not read for so long, a quick hand may come and go unseen."""
RESTS_US = 100_000
"""How often it is read what the pads rest at; and whenever a hand has come or gone."""
BRIEFEST_US = 20_000
"""No hand comes and goes, or goes and comes, in less."""


@dataclass(slots=True)
class _Watch:
    """What is known of one chip: its bits, as of when, and what is due."""

    chip: Chip
    bits: int = 0
    seen_us: int = 0
    read_us: int = 0
    """When the last read was over: whatever the chip called for before is in it."""
    due_us: int = 0
    health_us: int = 0
    rests_us: int = 0
    lost: bool = False
    blind: set[Place] = field(default_factory=set)
    felt: dict[int, Level] = field(default_factory=dict)

    @property
    def pads(self) -> tuple[Electrode, ...]:
        return self.chip.config.electrodes

    def levels(self, bits: int) -> dict[Place, bool]:
        return {p.place: bool(bits >> p.number & 1) for p in self.pads}


class Mpr121Source(SteppedSource):
    """Delivers touches; a chip that fails is set up again, and both are said."""

    def __init__(self, config: Mpr121Config, clock: Clock = now_us) -> None:
        pads = [pad for chip in config.chips for pad in chip.electrodes]
        bank = EdgeBank({pad.place: pad.policy for pad in pads})
        super().__init__(f"{DRIVER} bus {config.bus}", bank, clock)
        self._config = config
        self._bus: Any = None
        self._watches: list[_Watch] = []
        self._irqs: dict[str, IrqLines] = {}
        self._delays = Delays()

    def step(self, wait_us: int | None = None) -> None:
        """Wait for the next poll or interrupt, then read every chip that is due."""
        due = min((watch.due_us for watch in self._watches), default=None)
        self._wait(self._until(due) if wait_us is None else wait_us)
        called = self._called()
        with self._lock:
            for watch in self._watches:
                irq = watch.chip.config.irq
                stamp = called.get((irq.chip, irq.offset)) if irq else None
                if stamp is not None or self._clock() >= watch.due_us:
                    self._visit(watch, stamp)
            self._send(self._bank.tick(self._clock()))
            self._state_if_wanted()

    def _low_water(self) -> int | None:
        """Return the earliest stamp that the next change can get."""
        now = self._clock()
        try:
            called = any(lines.pending() for lines in self._irqs.values())
        except HardwareError:
            return None
        if called or any(watch.lost for watch in self._watches):
            return self._stated_us if called else None
        quiet_us = now - self._delays.allowed_us(now)
        return self._bank.low(min([now, *(self._next_us(w, now, quiet_us) for w in self._watches)]))

    def _next_us(self, watch: _Watch, now: int, quiet_us: int) -> int:
        """Return the earliest stamp of what a chip tells next.

        One that calls has not called: it is dated half of its longest delay before the call. One
        that is polled is dated halfway from as long before it was read last, when all was known, to
        the end of the read that shows it; and that is still to come. If it fails instead, it is by
        when it was read last.
        """
        if self._is_dated(watch.chip.config.irq):
            return min(now, quiet_us) - (SLOWEST_US + 1) // 2
        return min(watch.seen_us, (watch.seen_us - SLOWEST_US + now) // 2)

    def _open(self) -> None:
        self._bus = self._open_bus()
        for config in self._config.chips:
            watch = _Watch(Chip(self._bus, config))
            self._send(self._bank.start(self._clock(), watch.levels(self._set_up(watch))))
            self._watches.append(watch)
        self._open_irqs()

    def _open_bus(self) -> Any:
        smbus2 = load(DRIVER, "smbus2", "pi")
        try:
            return smbus2.SMBus(self._config.bus)
        except OSError as error:
            raise blame(say("hardware-i2c-bus-2", bus=self._config.bus), error) from error

    def _open_irqs(self) -> None:
        irqs = [chip.irq for chip in self._config.chips if chip.irq is not None]
        for path in sorted({irq.chip for irq in irqs}):
            lines = self._irqs[path] = IrqLines(path, [irq for irq in irqs if irq.chip == path])
            if self._waker is not None:
                self._waker.watch(lines.fd)

    def _shut(self) -> None:
        for path in list(self._irqs):
            self._drop_irqs(path)
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()

    def _drop_irqs(self, path: str) -> None:
        lines = self._irqs.pop(path)
        if self._waker is not None:
            self._waker.forget(lines.fd)
        lines.close()

    def _called(self) -> dict[tuple[str, int], int]:
        """Return the interrupt lines pulled, and when. Lines that fail: their chips are polled."""
        called: dict[tuple[str, int], int] = {}
        for path, lines in list(self._irqs.items()):
            try:
                stamps, now = lines.stamps(), self._clock()
                called |= {(path, offset): t for offset, t in stamps.items()}
                for t in stamps.values():
                    self._delays.note(now - t, now)
            except HardwareError:
                self._drop_irqs(path)
        return called

    def _visit(self, watch: _Watch, stamp_us: int | None) -> None:
        try:
            if watch.lost:
                self._recover(watch)
            else:
                self._read(watch, stamp_us)
        except HardwareError as error:
            self._lose(watch, error)

    def _read(self, watch: _Watch, stamp_us: int | None) -> None:
        began_us = self._clock()
        bits, values = watch.chip.look()
        if stamp_us is not None and stamp_us <= watch.read_us:
            stamp_us = None  # an earlier read was told of that already
        watch.read_us = self._clock()
        self._send(self._changes(watch, bits, stamp_us))
        self._send(self._unseen(watch, bits, began_us))
        self._feel(watch, bits, values, began_us)
        watch.bits, watch.seen_us = bits, began_us
        watch.due_us = began_us + self._config.poll_us
        if began_us >= watch.health_us:
            watch.health_us = began_us + self._config.health_us
            watch.chip.check()
            self._check_range(watch)

    def _feel(self, watch: _Watch, bits: int, values: dict[int, int], began_us: int) -> None:
        """Keep what the pads were measured at, and now and then what they rest at."""
        for number, value in values.items():
            if (watch.bits ^ bits) >> number & 1:
                watch.felt[number].turned()
            watch.felt[number].was(began_us, value)
        if bits != watch.bits or began_us >= watch.rests_us:
            watch.rests_us = began_us + RESTS_US
            for number, register in watch.chip.baselines().items():
                watch.felt[number].rests_at(register)

    def _is_dated(self, irq: Irq | None) -> bool:
        """Tell whether an interrupt line tells of every change."""
        return irq is not None and irq.chip in self._irqs

    def _changes(self, watch: _Watch, bits: int, stamp_us: int | None) -> list[Report]:
        changed = watch.bits ^ bits
        latest_us = self._latest(watch, changed.bit_count(), stamp_us)
        reports: list[Report] = []
        for pad in watch.pads:
            if changed >> pad.number & 1:
                on = bool(bits >> pad.number & 1)
                late_us = watch.felt[pad.number].late_us(on)
                t_us, u_us = between(self._earliest(watch, late_us, stamp_us), latest_us)
                reports += self._bank.edge(pad.place, t_us, on, u_us)
        return reports

    def _latest(self, watch: _Watch, changes: int, stamp_us: int | None) -> int:
        """Return until when what is seen now has happened.

        A call is dated by the end of a window. What was read before the next has ended then, too;
        after it, a change that is alone is still the one that was called for, as long as no hand
        can have gone again.
        """
        if stamp_us is None:
            return watch.read_us
        since_us = watch.read_us - stamp_us
        alone = changes == 1 and since_us < BRIEFEST_US
        return stamp_us if alone or since_us <= WINDOW_US - SLACK_US else watch.read_us

    def _unseen(self, watch: _Watch, bits: int, began_us: int) -> list[Report]:
        """Say which pads a hand may have touched and left since they were last read."""
        gap_us = began_us - watch.seen_us
        if gap_us <= BLIND_US or self._is_dated(watch.chip.config.irq):
            return []
        same = [p.place for p in watch.pads if not (watch.bits ^ bits) >> p.number & 1]
        detail = say("hardware-not-read-ms", where=watch.chip.where, gap_us=gap_us // 1_000)
        return [report for place in same for report in self._bank.gap(began_us, place, detail)]

    def _earliest(self, watch: _Watch, late_us: int, stamp_us: int | None) -> int:
        """Return when a change that is seen now can have happened at the earliest."""
        if stamp_us is None:
            return watch.seen_us - late_us
        if stamp_us - watch.seen_us <= WINDOW_US - SLACK_US:
            return stamp_us - late_us  # the window that was read ended one window before the call
        return max(watch.seen_us - late_us, stamp_us - SLOWEST_US)

    def _check_range(self, watch: _Watch) -> None:
        """Say which pads cannot be measured, and which can again."""
        bad = {p for p, out in watch.levels(watch.chip.out_of_range()).items() if out}
        detail = say("hardware-pad-out-range-shorted-wire", where=watch.chip.where)
        self._send(self._bank.lost(watch.seen_us, sorted(bad - watch.blind), detail))
        levels = watch.levels(watch.bits)
        back = {place: levels[place] for place in sorted(watch.blind - bad)}
        self._send(self._bank.found(watch.seen_us, back, say("hardware-pad-range-again")))
        watch.blind = bad

    def _lose(self, watch: _Watch, error: HardwareError) -> None:
        watch.lost = True
        watch.due_us = self._clock() + self._config.retry_us
        self._send(self._bank.lost(watch.seen_us, watch.levels(0), str(error)))

    def _recover(self, watch: _Watch) -> None:
        levels = watch.levels(self._set_up(watch))
        detail = say("hardware-re-initialised-hand-rested-pad", where=watch.chip.where)
        self._send(self._bank.found(watch.seen_us, levels, detail))

    def _set_up(self, watch: _Watch) -> int:
        watch.chip.set_up()
        watch.seen_us = self._clock()
        watch.bits, _ = watch.chip.look()
        watch.read_us = self._clock()
        watch.lost, watch.blind = False, set()
        watch.felt = {pad.number: Level(pad.touch, pad.release) for pad in watch.pads}
        watch.due_us, watch.rests_us = watch.seen_us + self._config.poll_us, watch.seen_us
        watch.health_us = watch.seen_us + self._config.health_us
        return watch.bits
