"""Buttons of one USB device, stamped by the kernel when their report came in.

How it works
============

The kernel stamps a report on the table clock when the host has fetched it. The press itself was
earlier: the device first debounces its contact (`EvdevConfig.debounce_us`), then waits to be asked
(its poll interval, `sysfs.poll_us`). So the truth lies between the stamp less both, and the stamp;
that span is the doubt, and nothing is guessed within it.

When the kernel's buffer overruns it says SYN_DROPPED: what happened is lost for good. That is
announced for every input of the device, and then the keys are read anew (EVIOCGKEY).

An exclusive grab keeps presses from typing. It waits until every key is up: whoever watches the
keyboard would otherwise never hear that the key was let go, and repeat it for ever.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.language import say
from hw.clock import Clock, now_us
from hw.drivers.evdev.axes import AxisButton
from hw.drivers.evdev.config import Debounce, EvdevConfig, UsbInput, UsbLamp
from hw.drivers.evdev.kernel import (
    DRIVER,
    EV_ABS,
    EV_KEY,
    EV_LED,
    EV_SYN,
    SYN_DROPPED,
    SYN_REPORT,
    InputFile,
    RawEvent,
)
from hw.drivers.evdev.sysfs import SYS, InputNode, led_file, poll_us, set_led, the_one
from hw.edges import EdgeBank
from hw.errors import ConfigurationError, DeviceGone, HardwareError
from hw.signals import Place
from hw.worker import SteppedSource

STAMP_US = 1_000
"""Between the kernel's stamp and its buffer: an event can be on its way while we read."""
REPEAT = 2
"""The value of a key that is held: the kernel types it again, and nobody pressed it."""
MAX_READS = 64
"""Reads in one step, so that a storm cannot keep us here."""


class EvdevSource(SteppedSource):
    """Delivers one USB device's inputs and lights its lamps; one that is unplugged is awaited."""

    def __init__(self, config: EvdevConfig, clock: Clock = now_us, sys: Path = SYS) -> None:
        policies = {item.place: item.policy for item in config.inputs}
        bank = EdgeBank(policies, grace_us=STAMP_US)
        super().__init__(f"{DRIVER} {config.title}", bank, clock)
        self._config, self._sys = config, sys
        self._keys = {item.control.code: item.place for item in config.inputs if not _is_axis(item)}
        self._axes = {item.place: item.control for item in config.inputs if _is_axis(item)}
        self._files: list[InputFile] = []
        self._nodes: list[InputNode] = []
        self._buttons: dict[tuple[int, Place], AxisButton] = {}
        self._on: dict[Place, set[int]] = {place: set() for place in self.inputs}
        self._last_us: dict[Place, int] = {}
        self._retry_us: int | None = None
        self._wanted: dict[Place, bool] = {}
        self.poll_us = 0
        """How long a report may wait in the device, as far as is known since it was opened."""
        self.shortest_us: int | None = None
        """The shortest time between two edges of one key: no debounce is longer than that."""

    @property
    def title(self) -> str:
        """What its owner calls the device."""
        return self._config.title

    @property
    def config(self) -> EvdevConfig:
        """What the driver was told."""
        return self._config

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return frozenset(lamp.place for lamp in self._config.lamps)

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp; remembered while the device is away."""
        place = Place(seat, colour)
        with self._lock:
            for lamp in self._config.lamps:
                if lamp.place == place:
                    self._wanted[place] = on
                    self._light(lamp, on)

    def step(self, wait_us: int | None = None) -> None:
        """Wait for presses or for what is due, then read every one and deliver."""
        if wait_us is None:
            wait_us = self._until(self._retry_us)
        self._wait(wait_us)
        now = self._clock()
        with self._lock:
            try:
                self._read() if self._files else self._look_again(now)
            except HardwareError as error:
                self._lose(now, error)
            self._send(self._bank.tick(now))

    def _low_water(self) -> int | None:
        """Look whether the kernel has anything for us; if not, all but the youngest has come.

        What the device is deaf for puts a stamp back by half of it.
        """
        now = self._clock()
        if not self._files:
            return None
        if any(file.dropping or file.pending() for file in self._files):
            return self._stated_us
        deaf_us = self._config.debounce_us + self.poll_us
        return self._bank.low(now - STAMP_US - (deaf_us + 1) // 2)

    def _open(self) -> None:
        with self._lock:
            self._send(self._bank.start(self._clock(), self._connect()))

    def _connect(self) -> dict[Place, bool]:
        """Open every part of the device; return which inputs are on."""
        config = self._config
        self._nodes = the_one(config.title, config.match, self._sys)
        polls = [poll_us(node, self._sys) for node in self._nodes]
        self.poll_us = max(polls) if config.poll_us is None else config.poll_us
        try:
            for node in self._nodes:
                self._add(InputFile(node.path))
            self._check_codes()
            levels = self._levels(self._files)
            self._grab()
        except HardwareError:
            self._shut()
            raise
        self._retry_us, self._last_us = None, {}
        return levels

    def _add(self, file: InputFile) -> None:
        self._files.append(file)
        if self._waker is not None:
            self._waker.watch(file.fd)
        for _ in range(MAX_READS):
            if not file.read():
                break
        axes = file.codes(EV_ABS)
        for place, control in self._axes.items():
            if control.code in axes:
                config = self._config
                button = AxisButton(control.side, config.axis_on, config.axis_off)
                self._buttons[file.fd, place] = button

    def _check_codes(self) -> None:
        """Refuse a device that lacks what the table counts on."""
        keys = frozenset[int]().union(*(file.codes(EV_KEY) for file in self._files))
        measured = {place for _, place in self._buttons}
        missing = [
            item.control.name
            for item in self._config.inputs
            if item.control.code not in keys and item.place not in measured
        ]
        if missing:
            name = self._nodes[0].name
            raise ConfigurationError(
                say(
                    "hardware-usb-device-has-no-companion",
                    title=self.title,
                    name=name,
                    missing=", ".join(missing),
                )
            )

    def _shut(self) -> None:
        files, self._files = self._files, []
        if self._stop:
            self._darken(files)
        for file in files:
            if self._waker is not None:
                self._waker.forget(file.fd)
            file.close()
        self._buttons.clear()
        for holders in self._on.values():
            holders.clear()

    def _look_again(self, now: int) -> None:
        if self._retry_us is None or now < self._retry_us:
            return
        levels = self._connect()
        self._send(self._bank.found(self._clock(), levels, say("hardware-back", name=self._name)))
        for lamp in self._config.lamps:
            if lamp.place in self._wanted:
                self._light(lamp, self._wanted[lamp.place])

    def _lose(self, now: int, error: HardwareError) -> None:
        self._shut()
        self._retry_us = now + self._config.retry_us
        self._send(self._bank.lost(now, sorted(self.inputs), str(error)))

    def _read(self) -> None:
        for file in self._files:
            for _ in range(MAX_READS):
                events = file.read()
                for event in events:
                    self._take(file, event)
                if not events:
                    break
        self._grab()

    def _take(self, file: InputFile, event: RawEvent) -> None:
        if event.kind == EV_SYN:
            self._mark(file, event.code)
        elif file.dropping:
            return
        elif event.kind == EV_KEY and event.value != REPEAT:
            self._key(file, event)
        elif event.kind == EV_ABS:
            self._axis(file, event)

    def _mark(self, file: InputFile, code: int) -> None:
        """Take the end of a report, or word of a loss: what follows is void up to its end."""
        if code == SYN_DROPPED:
            file.dropping = True
        elif code == SYN_REPORT and file.dropping:
            file.dropping = False
            self._resync(file)

    def _key(self, file: InputFile, event: RawEvent) -> None:
        place = self._keys.get(event.code)
        if place is not None:
            self._edge(file, place, event.t_us, bool(event.value))

    def _axis(self, file: InputFile, event: RawEvent) -> None:
        for place, control in self._axes.items():
            button = self._buttons.get((file.fd, place))
            if control.code == event.code and button is not None:
                self._edge(file, place, event.t_us, button.move(event.value))

    def _edge(self, file: InputFile, place: Place, t_us: int, on: bool) -> None:
        """Report a change; an input is on while any part of the device says so."""
        holders = self._on[place]
        before = bool(holders)
        holders.add(file.fd) if on else holders.discard(file.fd)
        if bool(holders) != before:
            early_us = self._early_us(place, t_us)
            self._send(self._bank.edge(place, t_us, bool(holders), early_us=early_us))

    def _early_us(self, place: Place, t_us: int) -> int:
        """Return how long before its stamp an edge may have been."""
        config, last_us = self._config, self._last_us.get(place)
        self._last_us[place] = t_us
        since_us = None if last_us is None else t_us - last_us
        if since_us is not None:
            self.shortest_us = min(since_us, self.shortest_us or since_us)
        deaf_us = config.debounce_us + self.poll_us
        free = since_us is None or since_us > deaf_us
        if config.debounce is Debounce.HOLDS_OFF and free:
            return self.poll_us
        return deaf_us

    def _resync(self, file: InputFile) -> None:
        """Say that evidence is lost, and take the state as it is now."""
        places = sorted(self._places_of(file))
        now, detail = self._clock(), say("hardware-more-presses-once-than-kernel", name=self._name)
        for place in places:
            self._send(self._bank.gap(now, place, detail))
        levels = self._levels([file])
        self._last_us = {}
        self._send(self._bank.sync(self._clock(), {place: levels[place] for place in places}))

    def _places_of(self, file: InputFile) -> Iterator[Place]:
        keys = file.codes(EV_KEY)
        yield from (place for code, place in self._keys.items() if code in keys)
        yield from (place for fd, place in self._buttons if fd == file.fd)

    def _levels(self, files: Iterable[InputFile]) -> dict[Place, bool]:
        """Read which inputs are on in these parts; return which are on in all."""
        for file in files:
            held = file.held()
            for code, place in self._keys.items():
                self._hold(file, place, code in held)
            for (fd, place), button in self._buttons.items():
                if fd == file.fd:
                    self._hold(file, place, button.measure(file.axis(self._axes[place].code)))
        return {place: bool(holders) for place, holders in self._on.items()}

    def _hold(self, file: InputFile, place: Place, on: bool) -> None:
        holders = self._on[place]
        holders.add(file.fd) if on else holders.discard(file.fd)

    def _grab(self) -> None:
        """Take the device for ourselves, each part as soon as none of its keys is down."""
        for file in self._files if self._config.grab else ():
            if not file.grabbed and not file.down:
                file.grab()

    def _light(self, lamp: UsbLamp, on: bool) -> None:
        if not self._files:
            raise DeviceGone(say("hardware-not-plugged-lamps-set-when", name=self._name))
        if isinstance(lamp.led, str):
            set_led(led_file(self._nodes, lamp.led, self._name), on)
            return
        lit = [file for file in self._files if lamp.led in file.codes(EV_LED)]
        if not lit:
            raise ConfigurationError(
                say("hardware-has-no-led-number", name=self._name, led=lamp.led)
            )
        for file in lit:
            file.light(lamp.led, on)

    def _darken(self, files: list[InputFile]) -> None:
        self._files = files
        for lamp in self._config.lamps:
            try:
                if self._wanted.get(lamp.place):
                    self._light(lamp, False)
            except HardwareError:
                continue
        self._files = []


def _is_axis(item: UsbInput) -> bool:
    return item.control.side != 0
