"""Contacts through gpiozero's pins, with any of its pin factories.

For boards and libraries that libgpiod 2 does not reach. Used at pin level, below gpiozero's
buttons: only there does a stamp come with the edge, and nothing is debounced before it.
"""

from collections.abc import Callable
from typing import Any

from companion.language import say
from hw.clock import Clock, between, now_us, us_from_s
from hw.config import GpiozeroConfig, Line
from hw.drivers.gpiozero_pins import (
    DRIVER,
    KINDS,
    USER_SPACE_LATE_US,
    borrow,
    give_back,
    let_go,
    take_pin,
    translate,
)
from hw.edges import EdgeBank
from hw.signals import WRONG_CLOCK, Fault, Place
from hw.worker import SteppedSource

OLDEST_STAMP_US = 1_000_000
"""An edge older than this was stamped on another clock, not delivered late."""


class GpiozeroSource(SteppedSource):
    """Delivers edges from gpiozero's threads; its own thread ends hold-offs and audits pins."""

    def __init__(self, config: GpiozeroConfig, clock: Clock = now_us) -> None:
        self._kind = KINDS[config.factory]
        policies = {line.place: line.policy for line in config.lines}
        bank = EdgeBank(policies, level=self._kind.level, grace_us=USER_SPACE_LATE_US)
        super().__init__(f"{DRIVER} {config.factory}", bank, clock)
        self._config = config
        self._late_us = self._kind.late_us if config.late_us is None else config.late_us
        self._reach_us = {line.place: self._reach(line) for line in config.lines}
        self._stamped_us: dict[Place, int] = {}
        self._factory: Any = None
        self._pins: dict[Place, Any] = {}
        # gpiozero keeps only weak references to its handlers.
        self._handlers: list[Callable[[float, float], None]] = []
        self._audit_us: int | None = None
        self._gone: set[Place] = set()
        self._clock_told = False

    def step(self, wait_us: int | None = None) -> None:
        """Wait for what is due, then end hold-offs, and audit the pins from time to time."""
        with self._lock:
            wait_us = self._until(self._audit_us) if wait_us is None else wait_us
        self._wait(wait_us)
        with self._lock:
            now = self._clock()
            self._send(self._bank.tick(now))
            if self._audit_us is not None and now >= self._audit_us:
                self._audit_us = now + self._config.audit_us
                self._audit(now)

    def _open(self) -> None:
        self._factory = borrow(self._config.factory)
        with self._lock:
            levels = {line.place: self._open_pin(line) for line in self._config.lines}
            self._send(self._bank.start(self._clock(), levels))
            self._audit_us = self._clock() + self._config.audit_us

    def _open_pin(self, line: Line) -> bool:
        pin = self._pins[line.place] = take_pin(self._factory, line.offset)
        handler = self._handler(line.place)
        self._handlers.append(handler)
        try:
            pin.input_with_pull("up" if self._config.pull_up else "floating")
            pin.edges = "both"
            pin.bounce = None
            pin.when_changed = handler
            return self._on(pin.state)
        except Exception as error:
            raise translate(f"{self._name} GPIO{line.offset}", error) from error

    def _shut(self) -> None:
        for pin in self._pins.values():
            let_go(pin)
        self._pins.clear()
        if self._factory is not None:
            self._factory = None
            give_back(self._config.factory)

    def _handler(self, place: Place) -> Callable[[float, float], None]:
        def handler(ticks: float, state: float) -> None:
            self._changed(place, ticks, self._on(state))

        return handler

    def _changed(self, place: Place, ticks: float, on: bool) -> None:
        now = self._clock()
        with self._lock:
            t_us, late_us = self._stamp(ticks, now)
            mid_us, half_us = between(t_us - late_us, t_us)
            early_us = self._early_us(place, mid_us)
            self._send(self._bank.edge(place, mid_us, on, half_us, early_us))
        self._wake()

    def _reach(self, line: Line) -> int:
        """Return how long before its stamp a contact may have begun to bounce."""
        measured = self._config.late_us is not None
        return line.policy.hold_off_us if self._kind.unnumbered and not measured else 0

    def _early_us(self, place: Place, t_us: int) -> int:
        before_us = self._stamped_us.get(place, t_us - self._reach_us[place])
        self._stamped_us[place] = t_us
        return max(0, min(self._reach_us[place], t_us - before_us))

    def _stamp(self, ticks: float, now: int) -> tuple[int, int]:
        """Return when the edge was stamped, and how late that may have been."""
        t_us = us_from_s(ticks) if self._kind.ticks else now
        if now - OLDEST_STAMP_US <= t_us <= now + self._late_us + 1_000:
            return t_us, self._late_us
        self._tell_clock(now)
        return now, max(self._late_us, USER_SPACE_LATE_US)

    def _tell_clock(self, now: int) -> None:
        """Say once that this kernel (before 5.7) or library stamps on another clock."""
        if not self._clock_told:
            self._clock_told = True
            detail = say("hardware-stamps-not-table-clock-stamping", name=self._name)
            self._send([Fault(now, None, None, WRONG_CLOCK, detail)])

    def _audit(self, asked: int) -> None:
        levels = {}
        for place, pin in self._pins.items():
            try:
                levels[place] = self._on(pin.state)
            except Exception as error:
                self._gone.add(place)
                self._send(self._bank.lost(asked, [place], str(translate(self._name, error))))
        now = self._clock()
        back = {place: on for place, on in levels.items() if place in self._gone}
        self._gone.difference_update(back)
        self._send(self._bank.found(now, back, say("hardware-pin-answers-again")))
        self._send(self._bank.audit(asked, now, levels))

    def _on(self, state: float) -> bool:
        return bool(state) != self._config.active_low
